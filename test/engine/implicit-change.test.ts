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
    told.filter((message) => message.includes('the rules permit changes implicitly')),
  ).toHaveLength(3);
});

it('is no longer stopped by what an earlier Judge found of another matter', () => {
  const judgments = { 1: settling('reading: unanimity, take: none-against') };
  const codes = errorsOf(play({ ...REPEALED, judgments })).map(({ code }) => code);
  expect(codes).toEqual(['law/no-change-possible']);
});

it.each([
  ['which changes no rule', 'act: [{ join: { id: d, name: D } }]', 'act'],
  ['whose change comes to nothing', 'amend: 399\nmechanics: none', 'amend'],
])('is asked where a proposal says what it does %s', (_, act, key) => {
  const judgments = { 1: settling('reading: implicit-change, take: yes') };
  const replayed = play({ ...REPEALED, judgments, proposals: inTurn('repeal: 103', act) });
  const asked = notesOf(replayed, 'contestable').filter(
    ({ at, message }) => at.file.endsWith('302.md') && message.startsWith('Whether play can'),
  );
  expect(asked.map(({ at }) => at)).toEqual([expect.objectContaining({ path: [key] })]);
});
