/** Sentences that somebody writes to make the reader slow: they cost no more than their size warrants. */
import { beforeAll, expect, test } from 'vitest';
import { complete } from '../../../src/law/sentences/editing.ts';
import { readWords } from '../../../src/law/sentences/read-words.ts';
import { readAll } from '../../../src/law/sentences/sentences.ts';
import { callsIn } from '../../calls-in.ts';
import { PORTIONS } from '../../portions.ts';

const SIZE = 100_000;

/** Sentences of as many words as may be, with parts again and again. */
function again(beginning: string, part: string, end = ''): readonly string[] {
  const words = part.match(/[\p{L}\d]+|\S/gu)?.length ?? 1;
  const sentence = `${beginning}${part.repeat(Math.floor(1950 / words))}${end}`;
  return Array.from({ length: Math.ceil(SIZE / sentence.length) }, () => sentence);
}

const NUMBER = 'proposals are numbered from ';
const WIN = 'a player wins when ';

/** Nearly as many as are read at once. */
const HONEST = Array.from(
  { length: 360 },
  (_, i) => `When a proposal is adopted, the proposer receives ${i + 1} points.`,
);
let most = 0;

beforeAll(() => {
  readWords('A player may forfeit the game.');
  // The dearest takes thirteen times as much. Growth with the square of the size would be thousands.
  most = 20 * callsIn(() => expect(readAll(HONEST).ok).toBe(true));
});

const MADE: readonly (readonly [string, readonly string[]])[] = [
  ['one sentence', [`${WIN}${'1 + '.repeat(SIZE / 4)}1`]],
  ['brackets', again(WIN, '(')],
  ['brackets that end', again(WIN, '', `${'('.repeat(950)}1 is 1${')'.repeat(950)}`)],
  ['signs', again(NUMBER, '− ', '1')],
  ['a sum', again(NUMBER, '1 + ', '1')],
  ['conditions', again(NUMBER, '1 if it is always so, otherwise ', '1')],
  ['both', again(WIN, '1 is 1 and ', '1 is 1')],
  ['denials', again(WIN, 'it is not so that (')],
  ['nested halves', again(NUMBER, 'half of (')],
  ['lists', again(NUMBER, 'the least of (1, 1 and ')],
  ['rules within rules', again('', 'once 1 is 1, this rule changes to say that ')],
  ['texts', again('a verdict is one of ', '“a”, ', '“b”')],
  ['quotation marks', again('', '“ ')],
  ['articles', again('', 'the ')],
  ['words of no meaning', again('', 'x ')],
  ['many short ones', Array.from({ length: SIZE / 2 }, () => 'a')],
  ['many beginnings', Array.from({ length: SIZE / 20 }, () => 'when a proposal is a')],
];

for (const { options, has } of PORTIONS) {
  test.each(MADE.filter((_, i) => has(i)))('%s', options, (_, sentences) => {
    let told = '';
    const calls = callsIn(() => {
      const result = readAll(sentences);
      told = result.ok ? '' : JSON.stringify(result.problems);
    });
    expect(calls).toBeLessThan(most);
    // The message about what is refused is short.
    expect(told.length).toBeLessThan(SIZE);
  });
}

test('the beginning of a sentence', () => {
  expect(callsIn(() => complete(`${WIN}${'1 + '.repeat(SIZE / 4)}`))).toBeLessThan(most);
});
