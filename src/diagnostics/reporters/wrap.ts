/** Prose broken into lines. */
import { displayWidth, fitting } from './display-width.ts';

const NARROWEST = 20;

/**
 * Breaks at spaces, and within a word only where it is longer than a line. Line feeds stay, and
 * the lines of a paragraph keep its indent.
 */
export function wrap(text: string, columns: number): readonly string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, columns));
}

function wrapLine(text: string, columns: number): readonly string[] {
  const words = text.trimStart();
  const indent = text.slice(0, text.length - words.length);
  const room = Math.max(NARROWEST, columns - displayWidth(indent));
  if (displayWidth(words) <= room) return [text];
  return breakWords(words, room).map((line) => indent + line);
}

function breakWords(text: string, room: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => pieces(each, room))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (displayWidth(longer) > room && line !== '') {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  return lines;
}

function pieces(word: string, room: number): readonly string[] {
  if (displayWidth(word) <= room) return [word];
  const parts: string[] = [];
  for (let rest = word; rest !== ''; ) {
    const part = fitting(rest, room);
    parts.push(part);
    rest = rest.slice(part.length);
  }
  return parts;
}
