/** Readings of which changes may be made, and how they are numbered and adopted. */

import { players, votes } from '../by-hand/in-short.ts';
import { card, enact, inTurn, madeBy, newRule } from '../table.ts';
import {
  comesOut,
  lastCause,
  MAJORITY,
  type ReadingCase,
  seen,
  WITHDRAWN,
  WORDS_OF_206,
  whether,
} from './reading-case.ts';

const TWO_AGAINST_ONE = votes('ab/c');

const both = (...changes: readonly string[]) => `changes: [${changes.join(', ')}]`;
const enacting = (text: string) => `{ enact: {}, text: ${text} }`;
const transmuting = (rule: number) => `{ transmute: { rule: ${rule}, to: mutable } }`;

const BOTH_TIERS = {
  103: card(
    103,
    '{ changes: { mutable: [enact, amend, repeal, transmute], immutable: [enact, transmute] } }',
    'immutable',
  ),
};

const MUTABLE_112 = { 112: card(112, '{ winning-by: points-only }') };
const byHeadCount =
  '{ enact: { mechanics: { win: [{ when: players.count == 1 }] } }, text: Last. }';

const EXTRA_FOR_ENACTING = {
  214: card(
    214,
    `{ awards: [{ on: adopted, to: proposer, points: 5, if: 'proposal.kind == "enact"' }] }`,
  ),
};

const MUTABLE_108 = {
  108: card(108, '{ numbering: { first: 301, changed-rule: takes-proposal-number } }'),
};

const numbering = (first: number, changed: string) =>
  `amend: 108\nmechanics: { numbering: { first: ${first}, changed-rule: ${changed} } }`;

const limiting = (most: number) =>
  `amend: 209\nmechanics: { limits: [{ of: mutable, most: ${most} }] }`;

const reenacting = (last: string) => ({
  proposals: { ...inTurn('repeal: 206', '', last), 302: enact(302, 'b', '', WORDS_OF_206) },
});

/** Rule 202 prevails over the rule on votes, and Rule 210 does not. */
function decreeing(what: string, rule: 202 | 210 = 202) {
  return {
    cards: { [rule]: card(rule, '{ fiat: { tiers: [mutable], by: Magic Elf } }') },
    proposals: inTurn(''),
    events: `  - { on: 2026-01-02, fiat: { by: Magic Elf, ${what}, text: Mine. } }`,
  };
}

const restoring = (second: string) => ({
  players: players(2),
  proposals: madeBy('abab', ['amend: 203\nmechanics: keep', second]),
});

const SILENT_104 = { 104: card(104, '', 'immutable') };

const PRICED = { 214: card(214, '{ awards: [{ on: withdrawn, to: proposer, points: -1 }] }') };

const GENERAL_ABOVE_SPECIFIC = {
  203: card(203, '{ adoption: votes.unanimous }', 'immutable'),
  214: card(214, '{ adoption: [{ of: { kind: enact }, needs: votes.majority }] }'),
};

const ALLOWING_14 = newRule('{ limits: [{ of: mutable, most: 14 }] }');

export const CHANGES: readonly ReadingCase[] = [
  {
    reading: 'fiat-beside-vote',
    story: 'Rule 210 lets the Elf amend mutable rules, and Rule 203 asks for a unanimous vote',
    game: decreeing('amend: 206, mechanics: none', 210),
    ...whether('the fiat event may happen', {
      'another-way': 'legal',
      'vote-alone': 'proposal/not-permitted',
    }),
    quiet: { proposals: inTurn('') },
  },
  {
    reading: 'new-rule-tier',
    story: 'rules of either tier may be enacted, and a proposal names none',
    game: { cards: BOTH_TIERS, proposals: inTurn('') },
    ...seen(
      'the effect of adopting Proposal 301',
      ({ lives }) => lives.get('301')?.changes.at(-1)?.rule?.tier,
      {
        yielding: ['mutable', 'Rule 301 is enacted (mutable: “Words of 301.”)'],
        prevailing: ['immutable', 'Rule 301 is enacted (immutable: “Words of 301.”)'],
      },
    ),
    quiet: { cards: BOTH_TIERS, proposals: inTurn('enact: { tier: mutable }') },
  },
  {
    reading: 'compound-order',
    story: 'a proposal transmutes an immutable rule and amends it',
    game: { proposals: inTurn(both(transmuting(101), '{ amend: 101, text: Obey. }')) },
    judge: 'c',
    ...whether('Proposal 301 may be made', {
      'as-left': 'legal',
      'as-found': 'proposal/not-permitted',
    }),
    quiet: { proposals: inTurn(both(transmuting(101), '{ amend: 210, text: Talk. }')) },
  },
  {
    reading: 'compound-order',
    story: 'a proposal repeals the rule that keeps winning to points and makes another way to win',
    game: { cards: MUTABLE_112, proposals: inTurn(both('{ repeal: 112 }', byHeadCount)) },
    ...seen('the change of the rules', ({ lives }) => lives.has('302'), {
      'as-left': [true, 'Rule 302 is enacted (mutable: “Last.”)'],
      'as-found': [false, 'they stay as they are'],
    }),
    quiet: { cards: MUTABLE_112, proposals: inTurn(both('{ repeal: 112 }', enacting('One.'))) },
  },
  {
    reading: 'void-part',
    story: 'of two changes one makes another way to win than points',
    game: { proposals: inTurn(both(enacting('Tea.'), byHeadCount)) },
    ...seen('the change of the rules', ({ lives }) => lives.has('301'), {
      'the-rest-takes-effect': [true, 'Rule 301 is enacted (mutable: “Tea.”)'],
      'the-whole-is-void': [false, 'they stay as they are'],
    }),
    quiet: { proposals: inTurn(both(enacting('Tea.'), enacting('Cake.'))) },
  },
  {
    reading: 'compound-adoption',
    story: 'two votes of three, where one part needs all of them and the other a majority',
    game: {
      cards: MAJORITY,
      proposals: inTurn(`${both(transmuting(101), enacting('One.'))}\n${TWO_AGAINST_ONE}`),
    },
    judge: 'c',
    ...seen(
      'the outcome of Proposal 301',
      ({ versions, proposals }) => [proposals[0]?.outcome, versions.at(-1)?.changed.length],
      {
        'as-a-whole': [['defeated', 29], 'it is defeated'],
        'by-parts': [['adopted', 1], 'it is adopted'],
      },
    ),
    quiet: { cards: MAJORITY, proposals: inTurn(both(transmuting(101), enacting('One.'))) },
  },
  {
    reading: 'compound-kind',
    story: 'a proposal enacts, transmutes and enacts where enacting earns more',
    game: {
      cards: EXTRA_FOR_ENACTING,
      proposals: inTurn(both(enacting('One.'), transmuting(101), enacting('Two.'))),
    },
    judge: 'c',
    ...seen(
      'the award for Proposal 301',
      ({ ledger }) => ledger.map(({ amount }) => amount.valueOf()),
      { 'its-first': [[10, 5], 'A receives 15 points'], compound: [[10], 'A receives 10 points'] },
    ),
    quiet: {
      cards: EXTRA_FOR_ENACTING,
      proposals: inTurn(both(enacting('One.'), enacting('Two.'))),
    },
  },
  {
    reading: 'numbering-law',
    story: 'the law of numbering comes to let rules keep their numbers',
    game: { cards: MUTABLE_108, proposals: inTurn(numbering(301, 'keeps-its-own')) },
    ...seen(
      'the change of the rules',
      ({ lives }) => lives.get('108')?.changes.at(-1)?.rule?.number,
      {
        'law-of-the-vote': [301, 'Rule 301 is amended (mutable: “Words of 301.”)'],
        'law-it-makes': [108, 'Rule 108 is amended (mutable: “Words of 301.”)'],
      },
    ),
    quiet: { cards: MUTABLE_108, proposals: inTurn(numbering(301, 'takes-proposal-number')) },
  },
  {
    reading: 'numbering-raised',
    story: 'numbers come to begin with 401 when 301 is taken',
    game: { cards: MUTABLE_108, proposals: inTurn(numbering(401, 'takes-proposal-number'), '') },
    during: 302,
    ...whether('Proposal 302 may be made', { 'the-first': 'proposal/number', 'goes-on': 'legal' }),
    quiet: { cards: MUTABLE_108, proposals: inTurn(numbering(1, 'takes-proposal-number'), '') },
  },
  {
    reading: 'several-limits',
    story: 'a new rule allows fewer mutable rules than the one before it',
    game: { proposals: inTurn(ALLOWING_14, '') },
    during: 302,
    ...seen('the change of the rules', ({ lives }) => lives.has('302'), {
      'all-hold': [false, 'they stay as they are'],
      conflict: [true, 'Rule 302 is enacted (mutable: “Words of 302.”)'],
    }),
    quiet: { proposals: inTurn(ALLOWING_14, 'repeal: 210') },
  },
  {
    reading: 'limit-law',
    story: 'a vote makes 12 the most where there are 13',
    game: { proposals: inTurn(limiting(12)) },
    ...seen('the change of the rules', ({ versions }) => versions.length, {
      'law-it-makes': [1, 'Rule 209 stays as it is'],
      'law-of-the-vote': [2, 'Rule 301 is amended (mutable: “Words of 301.”)'],
    }),
    quiet: { proposals: inTurn(limiting(13)) },
  },
  {
    reading: 'fiat-number',
    story: 'an elf enacts a rule by fiat after Proposal 301, and states no number',
    game: decreeing('enact: {}'),
    ...whether('the fiat event may happen', { next: 'legal', 'as-stated': 'proposal/number' }),
    quiet: decreeing('enact: {}, number: 7'),
  },
  {
    reading: 'reenacted-number',
    story: 'Rule 206 is repealed, re-enacted as 302, and called 206',
    game: reenacting('amend: 206'),
    during: 303,
    ...whether('Proposal 303 may be made', { no: 'gone/rule', yes: 'legal' }),
    quiet: reenacting('amend: 302'),
  },
  {
    reading: 'restored-is-amended',
    story: 'Rule 203 is amended, the amendment is repealed, and then the second circuit ends',
    game: restoring('repeal: { amendment: 301 }'),
    during: 304,
    judge: 'a',
    ...seen('the change of the rules', lastCause, {
      yes: ['proposal', 'Rule 302 stays as it is'],
      no: [
        'itself',
        'Rule 302 changes by its own terms (mutable: “A rule-change is adopted if and only if the vote is unanimou…”)',
      ],
    }),
    quiet: restoring(''),
  },
  {
    reading: 'withdrawal',
    story: 'a proposal is withdrawn',
    game: { cards: SILENT_104, proposals: { 301: WITHDRAWN } },
    ...whether('Proposal 301 may be withdrawn', { yes: 'legal', no: 'proposal/not-permitted' }),
    quiet: { cards: { ...SILENT_104, ...PRICED }, proposals: { 301: WITHDRAWN } },
  },
  {
    reading: 'retroactive-effect',
    story: 'no rule speaks of retroactive effect, and a proposal claims it',
    game: { cards: { 107: null }, proposals: inTurn('effective: 2025-12-01') },
    ...whether('the vote on Proposal 301 is in order', { yes: 'legal', no: 'effect/retroactive' }),
    quiet: { cards: { 107: null }, proposals: inTurn('effective: 2026-01-02') },
  },
  {
    reading: 'specific-or-prevailing',
    story: 'an immutable rule demands unanimity, and a mutable one a majority for enactments',
    game: { cards: GENERAL_ABOVE_SPECIFIC, proposals: inTurn(TWO_AGAINST_ONE) },
    ...comesOut(301, { prevailing: 'defeated', specific: 'adopted' }),
    quiet: { cards: GENERAL_ABOVE_SPECIFIC, proposals: inTurn(newRule('{}')) },
  },
];
