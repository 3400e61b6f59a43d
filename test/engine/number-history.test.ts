/** The message to a writer of a number that no rule in force bears. */
import { expect, test } from 'vitest';
import { enact, errorsOf, inTurn, play, type Setting } from './table.ts';

const KEEP = 'mechanics: keep';

function said(setting: Setting): readonly (readonly [string, string | undefined])[] {
  return errorsOf(play(setting)).map(({ message, help }) => [message, help]);
}

const amending = (number: number) => ({ proposals: inTurn(`amend: ${number}\n${KEEP}`) });

test('a number that one slip of the fingers makes of another is corrected', () => {
  expect(said(amending(2100))).toEqual([['There is no Rule 2100.', 'Did you mean 210?']]);
  expect(said(amending(266))).toEqual([['There is no Rule 266.', 'Did you mean 206?']]);
});

test('of a number in another series, or near to several, the rules in force are named', () => {
  const inForce = 'The rules in force are 101 to 116 and 201 to 213.';
  expect(said(amending(412))).toEqual([['There is no Rule 412.', inForce]]);
  expect(said(amending(912))).toEqual([['There is no Rule 912.', inForce]]);
  expect(said(amending(217))).toEqual([['There is no Rule 217.', inForce]]);
});

test('a number that was given up is told with what became of its rule', () => {
  const proposals = inTurn(`amend: 206\n${KEEP}`, 'repeal: 301', `amend: 206\n${KEEP}`);
  expect(said({ proposals })).toEqual([
    [
      'Rule 206 became Rule 301 by Proposal 301 and was repealed by Proposal 302 on 2026-01-04, and no rule in force has that number.',
      'To bring it back, write `enact: {}` for `amend: 206`. The rules in force are 101 to 116, 201 to 205 and 207 to 213.',
    ],
  ]);
});

/** A change of what wins is void by Rule 112. */
test.each([
  ['votes: { for: [a], against: [b, c] }', 'was defeated'],
  [
    'enact: { mechanics: { win: [{ when: game.turn > 9 }] } }',
    'was adopted and has changed no rule',
  ],
])(
  'the number of a proposal that made no rule is told with what became of the proposal',
  (first, fate) => {
    const proposals = { 301: enact(301, 'a', first), 302: enact(302, 'b', `amend: 301\n${KEEP}`) };
    expect(said({ proposals })).toEqual([
      [
        'There is no Rule 301.',
        `Proposal 301 ${fate}, and no rule has had its number. The rules in force are 101 to 116 and 201 to 213.`,
      ],
    ]);
  },
);
