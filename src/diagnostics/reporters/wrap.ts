/** Prose broken into lines. */
import { wrapAnsi } from 'fast-wrap-ansi';
import { displayWidth } from './display-width.ts';

const NARROWEST = 20;

/**
 * Breaks at spaces, and within a word only where it is longer than a line. Line feeds stay, and
 * the lines of a paragraph keep its indent.
 */
export function wrap(text: string, columns: number): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const words = line.trimStart();
    const indent = line.slice(0, line.length - words.length);
    const room = Math.max(NARROWEST, columns - displayWidth(indent));
    if (displayWidth(words) <= room) return [line];
    return wrapAnsi(words, room, { hard: true })
      .split('\n')
      .map((part) => indent + part);
  });
}
