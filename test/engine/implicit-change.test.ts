/** Play after the rule is gone that says which rule-changes may be made. */
import { expect, it } from 'vitest';
import { card, day, errorsOf, inTurn, judged, notesOf, play, type Setting } from './table.ts';

const REPEALED: Setting = {
  cards: {
    103: card(103, '{ changes: { mutable: [enact, amend, repeal, transmute] } }'),
    114: card(114, '', 'immutable'),
  },
  proposals: inTurn('repeal: 103', '', ''),
};

const settling = (settles: string) => judged(1, day(301, 1), 'c', `settles: [{ ${settles} }]`);

it('cannot go on unless a Judge finds that changes are permitted implicitly', () => {
  const [stuck, ...others] = errorsOf(play(REPEALED));
  expect(stuck?.code).toBe('law/no-change-possible');
  expect(stuck?.at.file).toContain('301');
  expect(others).toEqual([]);
});

it('goes on from one such Judgment, in later turns as well', () => {
  const judgments = { 1: settling('reading: implicit-change, take: yes') };
  const replayed = play({ ...REPEALED, judgments });
  expect(errorsOf(replayed)).toEqual([]);
  expect(replayed.proposals.map(({ outcome }) => outcome)).toEqual([
    'adopted',
    'adopted',
    'adopted',
  ]);
  const told = notesOf(replayed, 'contestable').map(({ message }) => message);
  expect(
    told.filter((message) =>
      message.includes('“no” it is undetermined: no rule permits any change'),
    ),
  ).toHaveLength(2);
});

it('is no longer stopped by what an earlier Judge found of another matter', () => {
  const judgments = { 1: settling('reading: unanimity, take: none-against') };
  const codes = errorsOf(play({ ...REPEALED, judgments })).map(({ code }) => code);
  expect(codes).toEqual(['law/no-change-possible']);
});

it('is asked of a proposal that changes no rule', () => {
  const judgments = { 1: settling('reading: implicit-change, take: yes') };
  const proposals = inTurn('repeal: 103', 'act: [{ join: { id: d, name: D } }]');
  const notes = notesOf(play({ ...REPEALED, judgments, proposals }), 'contestable');
  const asked = notes.filter(({ message }) => message.includes('no rule permits any change'));
  expect(asked.map(({ at }) => at.file)).toEqual(['games/test/proposals/302.md']);
});
