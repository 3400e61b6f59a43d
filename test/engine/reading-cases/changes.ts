/** Readings of which changes may be made, and how they are numbered and adopted. */
import { card, enact, inTurn, newRule, page } from '../table.ts';
import { faults, outcomeOf, type ReadingCase } from './reading-case.ts';

const MAJORITY = { 203: card(203, '{ adoption: votes.majority }') };
const TWO_AGAINST_ONE = 'votes: { for: [a, b], against: [c] }';

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

const WORDS_OF_206 =
  'When a proposed rule-change is defeated, the player who proposed it loses 10 points.';

function reenacting(last: string) {
  return {
    proposals: {
      301: enact(301, 'a', 'repeal: 206'),
      302: enact(302, 'b', '', WORDS_OF_206),
      303: enact(303, 'c', last),
    },
  };
}

function decreeing(what: string) {
  return {
    cards: { 210: card(210, '{ fiat: { tiers: [mutable], by: Magic Elf } }') },
    proposals: inTurn(''),
    events: `  - { on: 2026-01-02, fiat: { by: Magic Elf, ${what}, text: Mine. } }`,
  };
}

const PAIR = 'a: { name: A }\n  b: { name: B }';

function restoring(second: string) {
  const ayes = 'votes: { for: [a, b] }';
  return {
    players: PAIR,
    proposals: {
      301: enact(301, 'a', `amend: 203\nmechanics: keep\n${ayes}`),
      302: enact(302, 'b', `${second}\n${ayes}`),
      303: enact(303, 'a', ayes),
      304: enact(304, 'b', ayes),
    },
  };
}

const withdrawn = page(
  'proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\nwithdrawn: 2026-01-02',
  'Thought better of.',
);

const SILENT_104 = { 104: card(104, '', 'immutable') };

const PRICED = { 214: card(214, '{ awards: [{ on: withdrawn, to: proposer, points: -1 }] }') };

const GENERAL_ABOVE_SPECIFIC = {
  203: card(203, '{ adoption: votes.unanimous }', 'immutable'),
  214: card(214, '{ adoption: [{ of: { kind: enact }, needs: votes.majority }] }'),
};

const ALLOWING_14 = newRule('{ limits: [{ of: mutable, most: 14 }] }');

export const CHANGES: readonly ReadingCase[] = [
  {
    reading: 'new-rule-tier',
    story: 'rules of either tier may be enacted, and a proposal names none',
    game: { cards: BOTH_TIERS, proposals: inTurn('') },
    during: 301,
    judge: 'c',
    sees: ({ lives }) => lives.get('301')?.changes.at(-1)?.rule?.tier,
    under: { yielding: 'mutable', prevailing: 'immutable' },
    what: 'what Proposal 301 would change',
    says: {
      yielding: 'Rule 301 is enacted (mutable: “Words of 301.”)',
      prevailing: 'Rule 301 is enacted (immutable: “Words of 301.”)',
    },
    quiet: { cards: BOTH_TIERS, proposals: inTurn('enact: { tier: mutable }') },
  },
  {
    reading: 'compound-order',
    story: 'a proposal transmutes an immutable rule and amends it',
    game: { proposals: inTurn(both(transmuting(101), '{ amend: 101, text: Obey. }')) },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { 'as-left': [], 'as-found': ['proposal/not-permitted'] },
    what: 'whether Proposal 301 may be made',
    says: {
      'as-left': 'it is legal',
      'as-found': 'it is illegal: a change that this rule does not admit',
    },
    quiet: { proposals: inTurn(both(transmuting(101), '{ amend: 210, text: Talk. }')) },
  },
  {
    reading: 'compound-order',
    story: 'a proposal repeals the rule that keeps winning to points and makes another way to win',
    game: { cards: MUTABLE_112, proposals: inTurn(both('{ repeal: 112 }', byHeadCount)) },
    during: 301,
    judge: 'c',
    sees: ({ lives }) => lives.has('301'),
    under: { 'as-left': true, 'as-found': false },
    what: 'what becomes of the rules',
    says: {
      'as-left': 'Rule 112 is repealed, Rule 301 is enacted (mutable: “Last.”)',
      'as-found': 'Rule 112 stays as it is',
    },
    quiet: { cards: MUTABLE_112, proposals: inTurn(both('{ repeal: 112 }', enacting('One.'))) },
  },
  {
    reading: 'compound-adoption',
    story: 'two votes of three, where one part needs all of them and the other a majority',
    game: {
      cards: MAJORITY,
      proposals: inTurn(`${both(transmuting(101), enacting('One.'))}\n${TWO_AGAINST_ONE}`),
    },
    during: 301,
    judge: 'c',
    sees: ({ versions, proposals }) => [proposals[0]?.outcome, versions.at(-1)?.changed.length],
    under: { 'as-a-whole': ['defeated', 29], 'by-parts': ['adopted', 1] },
    what: 'the outcome of Proposal 301',
    says: { 'as-a-whole': 'it is defeated', 'by-parts': 'it is adopted' },
    quiet: { cards: MAJORITY, proposals: inTurn(both(transmuting(101), enacting('One.'))) },
  },
  {
    reading: 'compound-kind',
    story: 'a proposal enacts, transmutes and enacts where enacting earns more',
    game: {
      cards: EXTRA_FOR_ENACTING,
      proposals: inTurn(both(enacting('One.'), transmuting(101), enacting('Two.'))),
    },
    during: 301,
    judge: 'c',
    sees: ({ ledger }) => ledger.map(({ amount }) => amount.valueOf()),
    under: { 'its-first': [10, 5], compound: [10] },
    what: 'what Proposal 301 earns',
    says: { 'its-first': 'A receives 15 points', compound: 'A receives 10 points' },
    quiet: {
      cards: EXTRA_FOR_ENACTING,
      proposals: inTurn(both(enacting('One.'), enacting('Two.'))),
    },
  },
  {
    reading: 'numbering-law',
    story: 'the law of numbering comes to let rules keep their numbers',
    game: { cards: MUTABLE_108, proposals: inTurn(numbering(301, 'keeps-its-own')) },
    during: 301,
    judge: 'c',
    sees: ({ lives }) => lives.get('108')?.changes.at(-1)?.rule?.number,
    under: { 'law-of-the-vote': 301, 'law-it-makes': 108 },
    what: 'what becomes of the rules',
    says: {
      'law-of-the-vote': 'Rule 301 is amended (mutable: “Words of 301.”)',
      'law-it-makes': 'Rule 108 is amended (mutable: “Words of 301.”)',
    },
    quiet: { cards: MUTABLE_108, proposals: inTurn(numbering(301, 'takes-proposal-number')) },
  },
  {
    reading: 'numbering-raised',
    story: 'numbers come to begin with 401 when 301 is taken',
    game: { cards: MUTABLE_108, proposals: inTurn(numbering(401, 'takes-proposal-number'), '') },
    during: 302,
    judge: 'a',
    sees: faults,
    under: { 'the-first': ['proposal/number'], 'goes-on': [] },
    what: 'whether Proposal 302 may be made',
    says: { 'the-first': 'it is illegal: a number is wrong, or missing', 'goes-on': 'it is legal' },
    quiet: { cards: MUTABLE_108, proposals: inTurn(numbering(1, 'takes-proposal-number'), '') },
  },
  {
    reading: 'several-limits',
    story: 'a new rule allows fewer mutable rules than the one before it',
    game: { proposals: inTurn(ALLOWING_14, '') },
    during: 302,
    judge: 'a',
    sees: ({ lives }) => lives.has('302'),
    under: { 'all-hold': false, conflict: true },
    what: 'what becomes of the rules',
    says: {
      'all-hold': 'nothing becomes of them',
      conflict: 'Rule 302 is enacted (mutable: “Words of 302.”)',
    },
    quiet: { proposals: inTurn(ALLOWING_14, 'repeal: 210') },
  },
  {
    reading: 'limit-law',
    story: 'a vote makes 12 the most where there are 13',
    game: { proposals: inTurn(limiting(12)) },
    during: 301,
    judge: 'c',
    sees: ({ versions }) => versions.length,
    under: { 'law-it-makes': 1, 'law-of-the-vote': 2 },
    what: 'what becomes of the rules',
    says: {
      'law-it-makes': 'Rule 209 stays as it is',
      'law-of-the-vote': 'Rule 301 is amended (mutable: “Words of 301.”)',
    },
    quiet: { proposals: inTurn(limiting(13)) },
  },
  {
    reading: 'fiat-number',
    story: 'an elf enacts a rule by fiat after Proposal 301, and states no number',
    game: decreeing('enact: {}'),
    during: 301,
    judge: 'c',
    sees: faults,
    under: { next: [], 'as-stated': ['proposal/number'] },
    what: 'whether the fiat event may happen',
    says: { next: 'it is legal', 'as-stated': 'it is illegal: a number is wrong, or missing' },
    quiet: decreeing('enact: {}, number: 7'),
  },
  {
    reading: 'reenacted-number',
    story: 'Rule 206 is repealed, re-enacted as 302, and called 206',
    game: reenacting('amend: 206'),
    during: 303,
    judge: 'b',
    sees: faults,
    under: { no: ['gone/rule'], yes: [] },
    what: 'whether Proposal 303 may be made',
    says: { no: 'it is illegal: the rule had been repealed', yes: 'it is legal' },
    quiet: reenacting('amend: 302'),
  },
  {
    reading: 'restored-is-amended',
    story: 'Rule 203 is amended, the amendment is repealed, and then the second circuit ends',
    game: restoring('repeal: { amendment: 301 }'),
    during: 304,
    judge: 'a',
    sees: ({ versions }) => versions.at(-1)?.cause.by,
    under: { yes: 'proposal', no: 'itself' },
    what: 'what becomes of the rules',
    says: {
      yes: 'Rule 302 stays as it is',
      no: 'Rule 302 changes by its own terms (mutable: “A rule-change is adopted if and only if the vote is unanimou…”)',
    },
    quiet: restoring(''),
  },
  {
    reading: 'withdrawal',
    story: 'a proposal is withdrawn',
    game: { cards: SILENT_104, proposals: { 301: withdrawn } },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { yes: [], no: ['proposal/not-permitted'] },
    what: 'whether Proposal 301 may be withdrawn',
    says: { yes: 'it is legal', no: 'it is illegal: a change that this rule does not admit' },
    quiet: { cards: PRICED, proposals: { 301: withdrawn } },
  },
  {
    reading: 'retroactive-effect',
    story: 'no rule speaks of retroactive effect, and a proposal claims it',
    game: { cards: { 107: null }, proposals: inTurn('effective: 2025-12-01') },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { yes: [], no: ['effect/retroactive'] },
    what: 'whether the vote on Proposal 301 is in order',
    says: { yes: 'it is legal', no: 'it is illegal: an effect earlier than the vote' },
    quiet: { cards: { 107: null }, proposals: inTurn('effective: 2026-01-02') },
  },
  {
    reading: 'specific-or-prevailing',
    story: 'an immutable rule demands unanimity, and a mutable one a majority for enactments',
    game: { cards: GENERAL_ABOVE_SPECIFIC, proposals: inTurn(TWO_AGAINST_ONE) },
    during: 301,
    judge: 'c',
    sees: outcomeOf(301),
    under: { prevailing: 'defeated', specific: 'adopted' },
    what: 'the outcome of Proposal 301',
    says: { prevailing: 'it is defeated', specific: 'it is adopted' },
    quiet: { cards: GENERAL_ABOVE_SPECIFIC, proposals: inTurn(newRule('{}')) },
  },
];
