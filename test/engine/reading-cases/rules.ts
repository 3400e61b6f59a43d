import { card, day, enact, inTurn, judged, newRule, page, scores } from '../table.ts';
import { faults, newNumbers, type ReadingCase } from './reading-case.ts';

const AMEND = 'amend: 206\nmechanics: keep';
const PAIR = 'a: { name: A }\n  b: { name: B }';
const both = 'votes: { for: [a, b] }';

const withdrawnFirst = page(
  'proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\nwithdrawn: 2026-01-02',
  'Thought better of.',
);

const sameNumber = page(
  'proposal: 301\nby: a\nproposed: 2026-01-03\nenact: {}\nvotes: { for: [a, b, c] }\nclosed: 2026-01-04',
  'Thought of again.',
);

function repealAmendment(text: string): string {
  const front =
    'proposal: 302\nby: b\nproposed: 2026-01-03\nrepeal: { amendment: 301 }\nvotes: { for: [a, b, c] }\nclosed: 2026-01-04';
  return page(front, text);
}

const under206 =
  'When a proposed rule-change is defeated, the player who proposed it loses 10 points.';

function transmuting(first: string) {
  return {
    players: PAIR,
    proposals: {
      301: enact(301, 'a', `${first}\n${both}`),
      302: enact(302, 'b', both),
      303: enact(303, 'a', both),
      304: enact(304, 'b', both),
    },
  };
}

/** Anybody moves at any time; 302 repeals a rule while the vote on 301, which repeals 210, is on. */
function overlapping(rule: number) {
  const repeal = (number: number, target: number, by: string, from: string, to: string) =>
    page(
      `proposal: ${number}\nby: ${by}\nproposed: ${from}\nrepeal: ${target}\nvotes: { for: [a, b, c] }\nclosed: ${to}`,
    );
  return {
    cards: {
      201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
      212: card(212, '{ judge: { chosen: appointed } }'),
    },
    proposals: {
      301: repeal(301, 210, 'a', '2026-01-01', '2026-01-10'),
      302: repeal(302, rule, 'b', '2026-01-02', '2026-01-05'),
    },
  };
}

/** The same, and 301 repeals 211 as well. */
function overlappingInPart(rule: number) {
  const { cards, proposals } = overlapping(rule);
  const both = proposals[301].replace('repeal: 210', 'changes: [{ repeal: 210 }, { repeal: 211 }]');
  return { cards, proposals: { ...proposals, 301: both } };
}

/** Proposal 302 enacts a rule in a tier that prevails, which 301 adds; 303 amends what 301 made. */
function inCharter(mechanics: string) {
  const adding =
    '{ tiers: [{ id: charter, title: Charter, above: immutable }], changes: { mutable: [enact, amend, repeal], charter: [enact] } }';
  return {
    cards: { 103: card(103, '{ changes: { mutable: [amend] } }') },
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
    judge: 'a',
    sees: faults,
    under: { both: [], 'new-only': ['unknown/rule'] },
    what: 'whether Proposal 302 may be made',
    says: { both: 'it is legal', 'new-only': 'it is illegal: there is no such rule' },
    quiet: { proposals: inTurn(AMEND, 'amend: 301\nmechanics: keep') },
  },
  {
    reading: 'withdrawn-number',
    story: 'the proposal after a withdrawn 301 is numbered 302',
    game: {
      cards: { 104: null },
      proposals: { first: withdrawnFirst, second: enact(302, 'a') },
    },
    during: 302,
    judge: 'c',
    sees: faults,
    under: { 'used-up': [], reused: ['proposal/number'] },
    what: 'whether Proposal 302 may be made',
    says: { 'used-up': 'it is legal', reused: 'it is illegal: a number is wrong, or missing' },
    quiet: { proposals: inTurn('', '') },
  },
  {
    reading: 'withdrawn-number',
    story: 'the proposal after a withdrawn 301 is numbered 301',
    game: {
      cards: { 104: null },
      proposals: {
        first: withdrawnFirst,
        second: sameNumber,
      },
    },
    during: 301,
    on: '2026-01-03',
    judge: 'c',
    sees: faults,
    under: { 'used-up': ['proposal/number'], reused: [] },
    what: 'whether Proposal 301 may be made',
    says: { 'used-up': 'it is illegal: a number is wrong, or missing', reused: 'it is legal' },
    quiet: { proposals: inTurn('', '') },
  },
  {
    reading: 'compound-number',
    story: 'one proposal enacts two rules',
    game: {
      proposals: inTurn('changes: [{ enact: {}, text: One. }, { enact: {}, text: Two. }]'),
    },
    during: 301,
    judge: 'c',
    sees: newNumbers,
    under: { 'one-number': [301, 301], successive: [301, 302] },
    what: 'what becomes of the rules',
    says: {
      successive: 'Rule 302 is enacted (mutable: “Two.”)',
      'one-number': 'Rule 301 is enacted (mutable: “Two.”)',
    },
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
    judge: 'a',
    sees: faults,
    under: { 'as-if-adopted': ['proposal/number'], one: [] },
    what: 'whether Proposal 302 may be made',
    says: { 'as-if-adopted': 'it is illegal: a number is wrong, or missing', one: 'it is legal' },
    quiet: {
      proposals: inTurn(
        'changes: [{ enact: {}, text: One. }, { repeal: 210 }]\nvotes: { for: [a], against: [b, c] }',
        '',
      ),
    },
  },
  {
    reading: 'repealed-amendment',
    story: 'the repeal of an amendment states a text of its own',
    game: { proposals: { ...inTurn(AMEND), 302: repealAmendment('Defeat is a lesson.') } },
    during: 302,
    judge: 'a',
    sees: ({ lives }) => lives.get('206')?.changes.at(-1)?.rule?.text,
    under: { 'the-text-under-it': under206, 'as-stated': 'Defeat is a lesson.' },
    what: 'what Proposal 302 would change',
    says: {
      'the-text-under-it':
        'Rule 301 loses an amendment (mutable: “When a proposed rule-change is defeated, the player who prop…”)',
      'as-stated': 'Rule 301 loses an amendment (mutable: “Defeat is a lesson.”)',
    },
    quiet: { proposals: { ...inTurn(AMEND), 302: repealAmendment(under206) } },
  },
  {
    reading: 'transmuted-is-amended',
    story: 'Rule 203 is transmuted, and then the second circuit ends',
    game: transmuting('transmute: { rule: 203, to: immutable }'),
    during: 304,
    judge: 'a',
    sees: ({ versions }) => versions.at(-1)?.cause.by,
    under: { no: 'itself', yes: 'proposal' },
    what: 'what becomes of the rules',
    says: {
      no: 'Rule 301 changes by its own terms (immutable: “A rule-change is adopted if and only if the vote is unanimou…”)',
      yes: 'Rule 301 stays as it is',
    },
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
    during: 301,
    judge: 'c',
    sees: ({ versions }) => versions.at(-1)?.on?.text,
    under: { waits: '2026-01-10', 'at-close': '2026-01-02' },
    what: 'when changes take effect',
    says: {
      waits: 'Proposal 301 takes effect on 2026-01-10',
      'at-close': 'at the close of the vote',
    },
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
    during: 301,
    judge: 'c',
    sees: (replayed) => scores(replayed),
    under: {
      'the-conflict': { a: 11, b: 12, c: 1 },
      'the-whole-rule': { a: 10, b: 11, c: 0 },
    },
    what: 'which rules are void as a whole',
    says: {
      'the-conflict': 'no rule is void as a whole',
      'the-whole-rule': 'all of Rule 301 is void',
    },
    quiet: { proposals: inTurn(newRule('{ participation: optional }'), '') },
  },
  {
    reading: 'tier-gone',
    story: 'the rule that adds a tier is amended to add it no more, and a rule is in it',
    game: inCharter('{ changes: { mutable: [enact, amend, repeal] } }'),
    during: 303,
    judge: 'b',
    sees: ({ versions }) => versions.at(-1)?.voids.map(({ rule }) => rule),
    under: { yields: ['302'], stands: ['105'] },
    what: 'the rank of the tiers',
    says: {
      yields: 'the tiers are, from the first, Immutable Rules and Mutable Rules',
      stands: 'the tiers are, from the first, Charter, Immutable Rules and Mutable Rules',
    },
    quiet: inCharter('keep'),
  },
  {
    reading: 'vanished-target',
    story: 'the rule that a proposal repeals is gone by the close of its vote',
    game: overlapping(210),
    during: 301,
    judge: 'c',
    sees: faults,
    under: { 'no-effect': [], illegal: ['gone/rule'] },
    what: 'whether the vote on Proposal 301 is in order',
    says: { 'no-effect': 'it is legal', illegal: 'it is illegal: the rule had been repealed' },
    quiet: overlapping(209),
  },
  {
    reading: 'impossible-part',
    story: 'one of two rules that a proposal repeals is gone by the close of its vote',
    game: overlappingInPart(210),
    during: 301,
    judge: 'c',
    sees: ({ lives }) => lives.get('211')?.changes.at(-1)?.kind,
    under: { 'the-rest-takes-effect': 'repeal', 'the-whole-fails': 'initial' },
    what: 'what becomes of the rules',
    says: {
      'the-rest-takes-effect': 'Rule 211 is repealed',
      'the-whole-fails': 'Rule 211 stays as it is',
    },
    quiet: overlappingInPart(209),
  },
  {
    reading: 'contest-number',
    story: 'Rule 207 is amended after another rule on ballots was enacted',
    game: {
      proposals: inTurn(newRule('{ ballots: 2 }'), 'amend: 207\nmechanics: keep'),
    },
    during: 302,
    judge: 'a',
    sees: ({ versions }) => versions.at(-1)?.voids.map(({ rule }) => rule),
    under: { latest: ['207'], lowest: ['301'] },
    what: 'which rules prevail',
    says: { latest: 'Rule 302 is void on “ballots”', lowest: 'Rule 301 is void on “ballots”' },
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
    judge: 'a',
    sees: faults,
    under: { 'used-up': [], reused: ['proposal/number'] },
    what: 'whether Proposal 302 may be made',
    says: { 'used-up': 'it is legal', reused: 'it is illegal: a number is wrong, or missing' },
    quiet: { proposals: inTurn('', '') },
  },
];
