/**
 * The warnings to a reviewer of a change of the records.
 *
 * @module-tag slow
 */
import { expect, test } from 'vitest';
import { card, enact, judged, page, type Setting } from '../engine/table.ts';
import { CARRIED, changeOf, OPTIONAL, PLAYED_ON } from './changed-games.ts';

/** Two for it and the third silent, who need not vote: under the default reading that is not unanimous. */
const DEFEATED: Setting = {
  cards: OPTIONAL,
  proposals: { 301: enact(301, 'a', 'votes: { for: [a, b] }') },
};
const NOW_ADOPTED = 'Proposal 301 was defeated, and is adopted now.';
const READING = 'readings: { unanimity: { take: none-against, why: It was meant. } }';
const MAJORITY = card(203, '{ adoption: votes.for > votes.against }');

const open = (votes: string, text = 'Players are polite.'): Setting => ({
  proposals: {
    301: page(`proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\nvotes: ${votes}`, text),
  },
});
const carried = (more: Setting = {}): Setting => ({
  ...more,
  proposals: { 301: CARRIED, ...more.proposals },
});
/** A game in whose rules only 250 says something, and the same game in which it is repealed. */
const only = (mechanics: string, ...without: readonly number[]): [Setting, Setting] => {
  const gone = Object.fromEntries(without.map((number) => [number, null]));
  const cards = { ...gone, 250: card(250, `{ ${mechanics} }`) };
  return [{ cards }, { cards, proposals: { 301: enact(301, 'a', 'repeal: 250') } }];
};

interface Told {
  readonly warnings?: unknown;
  readonly refusals?: unknown;
  readonly moves?: unknown;
}

test.each<readonly [of: string, change: readonly [Setting, Setting], told: Told]>([
  [
    'a voter whose silence decides',
    [{ cards: OPTIONAL }, DEFEATED],
    {
      warnings: [
        'C did not vote on Proposal 301. It is defeated; a vote for it would make it adopted.',
      ],
    },
  ],
  [
    'votes that were changed or removed, and a text changed after votes were cast',
    [open('{ for: [a, b] }'), open('{ against: [b] }', 'Players are rude.')],
    {
      warnings: [
        'The vote of A on Proposal 301 was for, and is gone.',
        'The vote of B on Proposal 301 was for, and is against now.',
        'Proposal 301 was changed after 2 votes were cast.',
      ],
      moves: [{ is: 'changed' }],
    },
  ],
  [
    'nothing where only the record beside a text changed',
    [open('{ for: [a, b] }'), open('{ for: [a, b] }\nwith: [c]\nname: Manners')],
    { warnings: [] },
  ],
  [
    'an illegal move that a Judgment lets stand',
    [
      carried(),
      carried({
        proposals: { 302: enact(302, 'c') },
        judgments: { 1: judged(1, '2026-01-05', 'b', 'settles: [{ move: 302, is: legal }]') },
      }),
    ],
    {
      warnings: expect.arrayContaining(['Judgment 1 lets Proposal 302 stand against the check.']),
    },
  ],
  [
    'what breaks a rule and stands, since nobody objected',
    [PLAYED_ON.before, PLAYED_ON.after],
    {
      warnings: expect.arrayContaining([
        expect.stringContaining('Proposal 302 stands. Nobody objected:'),
      ]),
      refusals: [],
    },
  ],
  [
    'the repeal of the last rule by which one wins',
    only('win: [{ when: player.points >= 100 }]', 112, 208, 213),
    { warnings: ['With this change nobody could win any more.'], refusals: [] },
  ],
  [
    'the repeal of the last rule by which a Judge is chosen',
    only('judge: { chosen: preceding-player }', 212),
    { warnings: ['With this change no Judge could be chosen any more.'], refusals: [] },
  ],
  // A change without a move is told by the outcomes that it turns
  [
    'a reading that is declared late',
    [
      DEFEATED,
      { ...DEFEATED, game: `${READING}\ncorrected: { on: 2024-02-01, why: It was meant. }` },
    ],
    { warnings: expect.arrayContaining([NOW_ADOPTED]), moves: [] },
  ],
  [
    'a card of the ruleset',
    [DEFEATED, { ...DEFEATED, cards: { ...OPTIONAL, 203: MAJORITY } }],
    { warnings: expect.arrayContaining([NOW_ADOPTED]) },
  ],
  [
    'a late reading that is not said to be a correction, which the check refuses',
    [DEFEATED, { ...DEFEATED, game: READING }],
    {
      refusals: [expect.stringContaining('declared only now')],
    },
  ],
])('of %s', async (_, [before, after], told) => {
  expect(await changeOf(before, after)).toMatchObject(told);
});
