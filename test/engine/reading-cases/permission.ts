import type { Replay } from '../../../src/engine/results/types.ts';
/** Readings of which rule-changes may be made at all. */

import { card, enact, inTurn, type Setting } from '../table.ts';
import {
  faults,
  outcomeOf,
  type ReadingCase,
  seen,
  textOf,
  WITHOUT_TURNS,
  WORDS_OF_206,
  whether,
} from './reading-case.ts';

const SILENT_ON_KINDS = { 103: null, 114: card(114, '', 'immutable') };

const ONLY_203 = { 109: null, 114: card(114, '', 'immutable') };

function atMost(most: number) {
  return {
    cards: { 209: card(209, `{ limits: [{ of: mutable, most: ${most} }] }`) },
    proposals: inTurn(''),
  };
}

function amending(last: string) {
  return {
    proposals: {
      301: enact(301, 'a', 'amend: 206\nmechanics: keep', 'The first words.'),
      302: enact(302, 'b', 'amend: { amendment: 301 }\nmechanics: keep', 'The second words.'),
      303: enact(303, 'c', last),
    },
  };
}

/** The second proposal is made while the first, which would enact Rule 301, is still under vote. */
function onVote(second: string) {
  return {
    cards: WITHOUT_TURNS,
    proposals: inTurn(
      'enact: {}\nclosed: 2026-01-03',
      `${second}\nproposed: 2026-01-02\nclosed: 2026-01-04`,
    ),
  };
}

/** Whether there is still a rule that says what adopts a change. */
const isInForce = (replayed: Replay) => textOf('203')(replayed) !== undefined;

export const PERMISSION: readonly ReadingCase[] = [
  {
    reading: 'enacted-tier',
    story: 'a proposal enacts an immutable rule, and Rule 103 speaks of mutable ones',
    game: { proposals: inTurn('enact: { tier: immutable }') },
    ...whether('Proposal 301 may be made', { 'as-listed': 'proposal/not-permitted', any: 'legal' }),
    quiet: { proposals: inTurn('enact: { tier: mutable }') },
  },
  {
    reading: 'permitted-when',
    story: 'a proposal amends a rule that another, still under vote, would enact',
    game: onVote('amend: 301'),
    during: 302,
    ...seen(
      'whether Proposal 302 may be made',
      (replayed) => [faults(replayed), replayed.lives.get('301')?.changes.length],
      {
        adopted: [[[], 2], 'it is legal'],
        made: [[['unknown/rule'], undefined], 'it is illegal: there is no such rule'],
      },
    ),
    quiet: onVote('amend: 206\nmechanics: keep'),
  },
  {
    reading: 'transmuted-to-itself',
    story: 'a proposal transmutes a mutable rule into a mutable rule',
    game: { proposals: inTurn('transmute: { rule: 206, to: mutable }') },
    ...whether('Proposal 301 may be made', { no: 'proposal/not-permitted', yes: 'legal' }),
    quiet: { proposals: inTurn('transmute: { rule: 206, to: immutable }') },
  },
  {
    reading: 'compound-proposal',
    story: 'a proposal repeals two rules',
    game: { proposals: inTurn('changes: [{ repeal: 204 }, { repeal: 206 }]') },
    // A Judge who says no makes it void, and play goes on.
    ...seen(
      'whether Proposal 301 may be made',
      (replayed) => outcomeOf(301)(replayed) === 'adopted',
      {
        yes: [true, 'it is legal'],
        no: [false, 'it is illegal: the rules do not allow this change'],
      },
    ),
    judged: 'the outcome of Proposal 301',
    quiet: { proposals: inTurn('changes: [{ repeal: 204 }]') },
  },
  {
    reading: 'breached-limit',
    story: 'a vote carries one rule more than a limit allows',
    game: atMost(13),
    ...seen(
      'whether the vote on Proposal 301 is in order',
      (replayed) => [faults(replayed), replayed.lives.has('301')],
      {
        'not-adopted': [
          [['limit/breached'], false],
          'it is illegal: the vote carried something that a limit forbids',
        ],
        'adopted-and-void': [[[], false], 'it is legal'],
        'adopted-in-effect': [[[], true]],
      },
    ),
    quiet: atMost(14),
  },
  {
    reading: 'implicit-change',
    story: 'no rule says which changes may be made, and one says what adopts them',
    game: { cards: SILENT_ON_KINDS, proposals: inTurn('') },
    ...whether('Proposal 301 may be made', { no: 'law/no-change-possible', yes: 'legal' }),
    quiet: { proposals: inTurn('') },
  },
  {
    reading: 'last-rule-of-change',
    story: 'the only rule goes that says what adopts a change',
    game: { cards: ONLY_203, proposals: inTurn('repeal: 203') },
    judged: 'the change of the rules',
    ...seen('whether the vote on Proposal 301 is in order', isInForce, {
      'may-go': [false, 'it is undetermined: no rule permits any change'],
      'must-stay': [true, 'it is legal'],
    }),
    quiet: { cards: ONLY_203, proposals: inTurn('repeal: 206') },
  },
  {
    reading: 'amended-amendment',
    story: 'the amendment of an amendment is repealed',
    game: amending('repeal: { amendment: 302 }'),
    during: 303,
    ...seen('the effect of adopting Proposal 303', textOf('206'), {
      'as-it-was': [
        'The first words.',
        'Rule 302 loses an amendment (mutable: “The first words.”)',
      ],
      neither: [
        WORDS_OF_206,
        'Rule 302 loses an amendment (mutable: “When a proposed rule-change is defeated, the player who prop…”)',
      ],
    }),
    quiet: amending('repeal: { amendment: 301 }'),
  },
  {
    reading: 'silence-decides',
    story: 'A puts C out, and nobody objects',
    game: leaving('by: a'),
    ...whether('the leave event may happen', { no: 'seat/no-authority', yes: 'legal' }),
    quiet: leaving('by: c'),
  },
];

function leaving(more: string): Setting {
  return {
    game: 'unobjected: stands',
    proposals: inTurn(''),
    events: `  - { on: 2026-01-03, leave: c, ${more}, stands: { why: Nobody minded. } }`,
  };
}
