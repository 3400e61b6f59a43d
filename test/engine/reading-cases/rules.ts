import { players } from '../by-hand/in-short.ts';
import { card, day, enact, inTurn, judged, madeBy, newRule, scores } from '../table.ts';
import {
  lastCause,
  newNumbers,
  type ReadingCase,
  seen,
  textOf,
  WITHDRAWN,
  WITHOUT_TURNS,
  WORDS_OF_206,
  whether,
} from './reading-case.ts';

const AMEND = 'amend: 206\nmechanics: keep';

/** The repeal of the amendment that 301 laid on Rule 206, with a text of its own. */
const repealAmendment = (text: string) => ({
  ...inTurn(AMEND),
  302: `${enact(302, 'b', 'repeal: { amendment: 301 }').trim()}\n${text}\n`,
});

const transmuting = (first: string) => ({
  players: players(2),
  proposals: madeBy('abab', [first]),
});

/** Anybody moves at any time; 302 repeals a rule while the vote on 301, which repeals 210, is on. */
function overlapping(rule: number) {
  return {
    cards: { ...WITHOUT_TURNS, 212: card(212, '{ judge: { chosen: appointed } }') },
    proposals: inTurn(
      'repeal: 210\nclosed: 2026-01-10',
      `repeal: ${rule}\nproposed: 2026-01-02\nclosed: 2026-01-05`,
    ),
  };
}

/** The same, and 301 repeals 211 as well. */
function overlappingInPart(rule: number) {
  const { cards, proposals } = overlapping(rule);
  const both = 'changes: [{ repeal: 210 }, { repeal: 211 }]\nclosed: 2026-01-10';
  return { cards, proposals: { ...proposals, 301: enact(301, 'a', both) } };
}

/** Proposal 302 enacts a rule in a tier that prevails, which 301 adds; 303 amends what 301 made. */
function inCharter(mechanics: string) {
  const adding =
    '{ tiers: [{ id: charter, title: Charter, above: immutable }], changes: { mutable: [enact, amend, repeal], immutable: [amend], charter: [enact] } }';
  return {
    cards: { 103: card(103, '{ changes: { immutable: [amend] } }', 'immutable') },
    proposals: inTurn(
      `amend: 103\nmechanics: ${adding}`,
      'enact: { tier: charter, mechanics: { participation: optional } }',
      `amend: 301\nmechanics: ${mechanics}`,
    ),
  };
}

export const RULES: readonly ReadingCase[] = [
  {
    reading: 'renumbering',
    story: 'Rule 206 is called by its old number once it is 301',
    game: { proposals: inTurn(AMEND, AMEND) },
    during: 302,
    ...whether('Proposal 302 may be made', { both: 'legal', 'new-only': 'unknown/rule' }),
    quiet: { proposals: inTurn(AMEND, 'amend: 301\nmechanics: keep') },
  },
  {
    reading: 'withdrawn-number',
    story: 'the proposal after a withdrawn 301 is numbered 302',
    game: { cards: { 104: null }, proposals: { first: WITHDRAWN, second: enact(302, 'a') } },
    during: 302,
    judge: 'c',
    ...whether('Proposal 302 may be made', { 'used-up': 'legal', reused: 'proposal/number' }),
  },
  {
    reading: 'withdrawn-number',
    story: 'the proposal after a withdrawn 301 is numbered 301',
    game: {
      cards: { 104: null },
      proposals: {
        first: WITHDRAWN,
        second: enact(301, 'a', 'proposed: 2026-01-03\nclosed: 2026-01-04'),
      },
    },
    on: '2026-01-03',
    ...whether('Proposal 301 may be made', { 'used-up': 'proposal/number', reused: 'legal' }),
  },
  {
    reading: 'compound-number',
    story: 'one proposal enacts a rule, repeals one, and enacts another',
    game: {
      proposals: inTurn(
        'changes: [{ enact: {}, text: One. }, { repeal: 206 }, { enact: {}, text: Two. }]',
      ),
    },
    ...seen('the change of the rules', newNumbers, {
      'one-number': [[301, 301], 'Rule 301 is enacted (mutable: “Two.”)'],
      'each-change': [[301, 303], 'Rule 303 is enacted (mutable: “Two.”)'],
      successive: [[301, 302], 'Rule 302 is enacted (mutable: “Two.”)'],
    }),
    quiet: { proposals: inTurn('changes: [{ enact: {}, text: One. }]') },
  },
  {
    reading: 'defeated-compound',
    story: 'the proposal after a defeated 301, which would have enacted two rules, is numbered 302',
    game: {
      proposals: inTurn(
        'changes: [{ enact: {}, text: One. }, { enact: {}, text: Two. }]\nvotes: { for: [a], against: [b, c] }',
        '',
      ),
    },
    during: 302,
    ...whether('Proposal 302 may be made', { 'as-if-adopted': 'proposal/number', one: 'legal' }),
    quiet: {
      proposals: inTurn(
        'changes: [{ enact: {}, text: One. }]\nvotes: { for: [a], against: [b, c] }',
        '',
      ),
    },
  },
  {
    reading: 'repealed-amendment',
    story: 'the repeal of an amendment states a text of its own',
    game: { proposals: repealAmendment('Defeat is a lesson.') },
    during: 302,
    ...seen('the effect of adopting Proposal 302', textOf('206'), {
      'the-text-under-it': [
        WORDS_OF_206,
        'Rule 301 loses an amendment (mutable: “When a proposed rule-change is defeated, the player who prop…”)',
      ],
      'as-stated': [
        'Defeat is a lesson.',
        'Rule 301 loses an amendment (mutable: “Defeat is a lesson.”)',
      ],
    }),
    quiet: { proposals: repealAmendment(WORDS_OF_206) },
  },
  {
    reading: 'transmuted-is-amended',
    story: 'Rule 203 is transmuted, and then the second circuit ends',
    game: transmuting('transmute: { rule: 203, to: immutable }'),
    during: 304,
    judge: 'a',
    ...seen('the change of the rules', lastCause, {
      no: [
        'itself',
        'Rule 301 changes by its own terms (immutable: “A rule-change is adopted if and only if the vote is unanimou…”)',
      ],
      yes: ['proposal', 'Rule 301 stays as it is'],
    }),
    quiet: transmuting('transmute: { rule: 204, to: immutable }'),
  },
  {
    reading: 'deferred-effect',
    story: 'a proposal names a day after the close of its vote',
    game: {
      cards: { 205: null },
      proposals: inTurn('effective: 2026-01-10'),
      events: '  - { on: 2026-02-01, note: A month later. }',
    },
    ...seen('the time when changes take effect', ({ versions }) => versions.at(-1)?.on?.text, {
      waits: ['2026-01-10', 'Proposal 301 takes effect on 2026-01-10'],
      'at-close': ['2026-01-02', 'at the close of the vote'],
    }),
    quiet: { proposals: inTurn('effective: 2026-01-02') },
  },
  {
    reading: 'void-extent',
    story: 'a mutable rule conflicts with Rule 105 in one of the two things that it says',
    game: {
      proposals: inTurn(
        newRule('{ participation: optional, awards: [{ on: adopted, to: everyone, points: 1 }] }'),
        '',
      ),
    },
    ...seen('the list of rules that are void as a whole', (replayed) => scores(replayed), {
      'the-conflict': [{ a: 11, b: 12, c: 1 }, 'no rule is void as a whole'],
      'the-whole-rule': [{ a: 10, b: 11, c: 0 }, 'all of Rule 301 is void'],
    }),
    quiet: { proposals: inTurn(newRule('{ participation: optional }'), '') },
  },
  {
    reading: 'tier-gone',
    story: 'the rule that adds a tier is amended to add it no more, and a rule is in it',
    game: inCharter('{ changes: { mutable: [enact, amend, repeal] } }'),
    during: 303,
    ...seen(
      'the rank of the tiers',
      ({ versions }) => versions.at(-1)?.voids.map(({ rule }) => rule),
      {
        yields: [['302'], 'the tiers are, from the first, Immutable Rules and Mutable Rules'],
        stands: [
          ['105'],
          'the tiers are, from the first, Charter, Immutable Rules and Mutable Rules',
        ],
      },
    ),
    quiet: inCharter('keep'),
  },
  {
    reading: 'vanished-target',
    story: 'the rule that a proposal repeals is gone by the close of its vote',
    game: overlapping(210),
    ...whether('the vote on Proposal 301 is in order', {
      'no-effect': 'legal',
      illegal: 'gone/rule',
    }),
    quiet: overlapping(209),
  },
  {
    reading: 'impossible-part',
    story: 'one of two rules that a proposal repeals is gone by the close of its vote',
    game: overlappingInPart(210),
    ...seen('the change of the rules', ({ lives }) => lives.get('211')?.changes.at(-1)?.kind, {
      'the-rest-takes-effect': ['repeal', 'Rule 211 is repealed'],
      'the-whole-fails': ['initial', 'Rule 211 stays as it is'],
    }),
    quiet: overlappingInPart(209),
  },
  {
    reading: 'contest-number',
    story: 'Rule 207 is amended after another rule on ballots was enacted',
    game: { proposals: inTurn(newRule('{ ballots: 2 }'), 'amend: 207\nmechanics: keep') },
    during: 302,
    ...seen(
      'the order in which rules prevail',
      ({ versions }) => versions.at(-1)?.voids.map(({ rule }) => rule),
      {
        latest: [['207'], 'Rule 302 is void on “ballots”'],
        lowest: [['301'], 'Rule 301 is void on “ballots”'],
      },
    ),
    quiet: { proposals: inTurn(newRule('{ ballots: 2 }'), AMEND) },
  },
  {
    reading: 'void-number',
    story: 'the proposal after a void 301 is numbered 302',
    game: {
      proposals: inTurn('', ''),
      judgments: { void: judged(1, day(301, 0), 'c', 'settles: [{ move: 301, is: illegal }]') },
    },
    during: 302,
    ...whether('Proposal 302 may be made', { 'used-up': 'legal', reused: 'proposal/number' }),
  },
];
