/** Damage done to a record at random, as careless hands and hostile ones would do it. */
import type { Random } from './random.ts';

type Blow = (text: string, random: Random) => string;

const BLOWS: Readonly<Record<string, Blow>> = {
  'a line is lost': onLines((lines, at) => lines.toSpliced(at, 1)),
  'a line is doubled': onLines((lines, at) => lines.toSpliced(at, 0, lines[at] ?? '')),
  'two lines change places': onLines((lines, at) => {
    const [line = ''] = lines.slice(at, at + 1);
    return lines.toSpliced(at, 1).toSpliced(at + 1, 0, line);
  }),
  'a character is lost': onCharacters((text, at) => text.slice(0, at) + text.slice(at + 1)),
  'a character slips in': onCharacters((text, at, random) => {
    const strange = random.pick(STRANGE);
    return text.slice(0, at) + strange + text.slice(at);
  }),
  'the end is lost': onCharacters((text, at) => text.slice(0, at)),
  'the beginning is lost': onCharacters((text, at) => text.slice(at)),
  'a number is another': (text, random) => {
    const numbers = [...text.matchAll(/\d+/g)];
    if (numbers.length === 0) return text;
    const { 0: number, index } = random.pick(numbers);
    const other = random.pick(['0', '-1', '1/3', '99999999999999999999', '1e400', 'x']);
    return text.slice(0, index) + other + text.slice(index + number.length);
  },
  'a word is another': (text, random) => {
    const words = [...text.matchAll(/[a-z]{2,}/g)];
    if (words.length === 0) return text;
    const { 0: word, index } = random.pick(words);
    return text.slice(0, index) + random.pick(WORDS) + text.slice(index + word.length);
  },
};

const STRANGE = [
  ...['\0', '\t', '\r', '\u2028', '\ufeff', '\u202e', '\ud83d\ude00', 'é', '[', '{', '}'],
  ...[']', ':', '#', '"', "'", '&a ', '*a ', '!!js ', '|', '>', '---\n', '- ', '%', '@', '`', ','],
];

const WORDS = [
  ...['__proto__', 'constructor', 'toString', 'null', 'true', 'repeal', 'enact', 'p1', 'p999'],
  ...['for', 'votes', 'adopted', 'defeated', 'mutable', 'immutable', 'keep', 'amendment', ''],
];

export const KINDS_OF_DAMAGE = Object.keys(BLOWS);

export function damage(kind: string, text: string, random: Random): string {
  return BLOWS[kind]?.(text, random) ?? text;
}

function onLines(change: (lines: readonly string[], at: number) => readonly string[]): Blow {
  return (text, random) => {
    const lines = text.split('\n');
    return change(lines, random.below(lines.length)).join('\n');
  };
}

function onCharacters(change: (text: string, at: number, random: Random) => string): Blow {
  return (text, random) => change(text, random.below(text.length), random);
}
