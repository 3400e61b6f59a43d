/** Games with very many moves: the last moves are no more work than the first. */
import { expect, it } from 'vitest';
import { type ReplayOptions, replay } from '../../src/engine/replay.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { callsIn } from '../calls-in.ts';
import { card, hangingOn, inTurn, page, play, type Setting, sourcesOf } from './table.ts';

/** No rule says who judges, so that under another reading none of the Judgments would stand. */
function judging(count: number): Setting {
  const front = (number: number) =>
    `judgment: ${number}\nquestion: Q\nby: b\ninvoked: 2026-01-01\njudge: a\nruling: "TRUE"\ngiven: 2026-01-02`;
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const judgments = Object.fromEntries(numbers.map((number) => [number, page(front(number))]));
  return { cards: { 212: null }, judgments };
}

/** The work of the replay alone. */
function workOf(setting: Setting, options?: ReplayOptions): number {
  const { records } = parseRecords(sourcesOf(setting), READINGS);
  const [game] = records.games.values();
  const [ruleset] = records.rulesets.values();
  if (!game || !ruleset) throw new Error('Nothing to replay.');
  return callsIn(() => replay(game, ruleset, options));
}

it('Judgments of one turn, each of them undone under another reading', () => {
  expect(Object.keys(hangingOn(play(judging(3)), 'judge-without-rule'))).toHaveLength(3);
  const floor = workOf(judging(200));
  // 16 times as many; what grew with the square of it would be 256 times as much.
  expect(workOf(judging(3200))).toBeLessThan(32 * floor);
});

/** Two rules award the same, and whether that is a conflict is a reading; offices have nothing to do with it. */
function enacting(turns: number, offices: number): Setting {
  const awards = (points: number) =>
    `{ awards: [{ on: adopted, to: proposer, points: ${points} }] }`;
  const cards = Array.from({ length: offices }, (_, i) => {
    return [600 + i, card(600 + i, `{ offices: { o${i}: {} } }`)] as const;
  });
  return {
    cards: {
      ...Object.fromEntries(cards),
      208: null,
      209: null,
      901: card(901, awards(1)),
      902: card(902, awards(2)),
    },
    proposals: inTurn(...Array<string>(turns).fill('')),
  };
}

it('rules without mechanics, where many others have some', () => {
  const ofForty = (offices: number) => {
    const [few, more] = [10, 50].map((turns) =>
      workOf(enacting(turns, offices), { notesOtherwise: false }),
    );
    return (more ?? 0) - (few ?? 0);
  };
  const { proposals } = play(enacting(50, 10), { notesOtherwise: false });
  expect(proposals.filter(({ outcome }) => outcome === 'adopted')).toHaveLength(50);
  const floor = ofForty(10);
  expect(floor).toBeGreaterThan(0);
  // What looked at every rule that has mechanics was nearly twice the work.
  expect(ofForty(200)).toBeLessThan(1.3 * floor);
});

it('an amendment that takes a long text away', () => {
  const mechanics = '{ titles: [required] }';
  const amending = (sentences: number): Setting => {
    const words = Array.from({ length: sentences }, (_, i) => `Every player may praise tree ${i}.`);
    const long = card(206, mechanics).replace('The words of Rule 206.', words.join(' '));
    return { cards: { 206: long }, proposals: inTurn('amend: 206\nmechanics: keep') };
  };
  const options = { notesOtherwise: false };
  expect(play(amending(1), options).proposals[0]?.outcome).toBe('adopted');
  const floor = workOf(amending(1), options);
  // The words that go are compared with the mechanics only where those that come are doubted.
  expect(workOf(amending(200), options)).toBeLessThan(1.2 * floor);
});
