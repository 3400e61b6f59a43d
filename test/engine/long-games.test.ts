/** Games with very many moves: the last moves are no more work than the first. */
import { expect, it } from 'vitest';
import { replay } from '../../src/engine/replay.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { callsIn } from '../calls-in.ts';
import { hangingOn, page, play, type Setting, sourcesOf } from './table.ts';

/** No rule says who judges, so that under another reading none of the Judgments would stand. */
function judging(count: number): Setting {
  const front = (number: number) =>
    `judgment: ${number}\nquestion: Q\nby: b\ninvoked: 2026-01-01\njudge: a\nruling: "TRUE"\ngiven: 2026-01-02`;
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const judgments = Object.fromEntries(numbers.map((number) => [number, page(front(number))]));
  return { cards: { 212: null }, judgments };
}

/** The work of the replay alone. */
function workOf(setting: Setting): number {
  const { records } = parseRecords(sourcesOf(setting), READINGS);
  const [game] = records.games.values();
  const [ruleset] = records.rulesets.values();
  if (!game || !ruleset) throw new Error('Nothing to replay.');
  return callsIn(() => replay(game, ruleset));
}

it('Judgments of one turn, each of them undone under another reading', () => {
  expect(Object.keys(hangingOn(play(judging(3)), 'judge-without-rule'))).toHaveLength(3);
  const floor = workOf(judging(200));
  // 16 times as many; what grew with the square of it would be 256 times as much.
  expect(workOf(judging(3200))).toBeLessThan(32 * floor);
});
