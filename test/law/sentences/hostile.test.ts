/** Sentences that somebody writes to make the reader slow: they cost no more than their size warrants. */
import { cpuUsage } from 'node:process';
import { expect, test } from 'vitest';
import { complete, read, readAll } from '../../../src/law/sentences/sentences.ts';

const SIZE = 100_000;
/** Seconds of the processor. */
const MOST = 2;

/** Sentences of as many words as may be, with parts again and again. */
function again(beginning: string, part: string, end = ''): readonly string[] {
  const words = part.match(/[\p{L}\d]+|\S/gu)?.length ?? 1;
  const sentence = `${beginning}${part.repeat(Math.floor(1950 / words))}${end}`;
  return Array.from({ length: Math.ceil(SIZE / sentence.length) }, () => sentence);
}

const NUMBER = 'proposals are numbered from ';
const WIN = 'a player wins when ';

test.each([
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
])('%s', (_, sentences) => {
  read('A player may forfeit the game.');
  const before = cpuUsage();
  const result = readAll(sentences);
  const { user, system } = cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(MOST);
  // What is read has to be printed, too, and the message about what is refused is short.
  if (!result.ok) expect(JSON.stringify(result.problems).length).toBeLessThan(SIZE);
});

test('the beginning of a sentence', () => {
  const before = cpuUsage();
  complete(`${WIN}${'1 + '.repeat(SIZE / 4)}`);
  const { user, system } = cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(MOST);
});
