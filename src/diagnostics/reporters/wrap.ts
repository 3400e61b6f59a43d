/** Prose broken into lines. */
import { wrapAnsi } from 'fast-wrap-ansi';
import { displayWidth } from './display-width.ts';

const NARROWEST = 20;
/** What stands before a sentence that goes or comes; the lines below it leave it room. */
const SIGN = /^[−+] /u;

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
    const sign = SIGN.exec(words)?.[0] ?? '';
    const hanging = ' '.repeat(sign.length);
    return wrapAnsi(words.slice(sign.length), room - sign.length, { hard: true })
      .split('\n')
      .map((part, i) => indent + (i === 0 ? sign : hanging) + part);
  });
}
