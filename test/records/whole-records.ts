/** Records that between them have every key, each with something to say and nothing wrong. */

export const FILES = {
  ruleset: 'rulesets/s/ruleset.md',
  card: 'rulesets/s/101.md',
  game: 'games/g/game.md',
  proposal: 'games/g/proposals/301.md',
  vote: 'games/g/votes/300-ada.md',
  judgment: 'games/g/judgments/1.md',
  events: 'games/g/events/1.md',
} as const;

export type RecordKind = keyof typeof FILES;

/** A set, a game and a proposal for the others to stand among. */
export const AROUND: Readonly<Record<string, string>> = {
  [FILES.ruleset]: `---
title: A Set
tiers: [{ id: immutable, title: Immutable Rules }, { id: mutable, title: Mutable Rules }]
---
`,
  [FILES.game]: `---
title: A Game
ruleset: s
medium: table
started: 2019-12-31
players: { ada: { name: Ada Byron }, ben: { name: Ben }, cyd: { name: Cyd Ex } }
unobjected: stands
---
`,
  'games/g/proposals/300.md': `---
proposal: 300
by: ben
proposed: 2020-01-05
repeal: 101
---
`,
};

const CORRECTED = 'corrected: { on: 2021-06-01, why: It was misread. }';
const STANDS = 'stands: { why: Nobody minded. }';

const ENDED = `proposed: 2020-01-01
closed: 2020-01-03
outcome: adopted
effective: 2020-01-04
ending-source: 'https://example.org/7'`;

/** Changes without a text of their own. */
export const BARE = /transmut|a repeal|lost|in part|nobody/;

/** The head of each record, by its subject; the text is the same everywhere. */
export const WHOLE: Readonly<Record<RecordKind, Readonly<Record<string, string>>>> = {
  ruleset: {
    'a ruleset': `title: A Set
author: A. Uthor
source: A book
published: 1982
tiers: [{ id: immutable, title: Immutable Rules }, { id: mutable, title: Mutable Rules }]
${CORRECTED}`,
  },
  card: {
    'a card': `rule: 101
title: A Rule
tier: immutable
mechanics: { participation: required }
${CORRECTED}`,
  },
  game: {
    'a game': `title: A Game
ruleset: s
medium: mail
started: 2020-01-01
sample: true
invented: true
players: { ada: { name: Ada Byron, surname: Lovelace, robot: true, account: github:ada-b }, 7: { name: Seven } }
readings: { unanimity: { take: all-for, since: 2020-02-01, why: So we play. } }
clerks: [github:ada-b]
inbox: [{ discord: proposals, proposals: each, votes: { 👍: for } }, { github: pulls, votes: { reactions: { yes: for }, comments: { yes: for }, reviews: { approved: for } }, closes: merged }, { mail: x }]
teams: { red: [ada, 7] }
unobjected: stands
second-votes: refused
on-words: players
${CORRECTED}`,
  },
  proposal: {
    'a new rule': `proposal: 301
name: The First
by: ada
with: [ben]
enact: { number: 401, title: A Title, tier: mutable, mechanics: { forfeit: allowed } }
votes: { for: [ada, { by: ben, strength: 2/3, why: Because. }], against: [cyd], abstain: [dee], cast: { ada: 2020-01-02 } }
awards: { ada: 10, ben: { gold: -1/2 } }
facts: { weight: 0.5 }
wording: paraphrased
as-meant: true
notes: A note.
revised: 2020-01-02
${ENDED}
${STANDS}
${CORRECTED}`,
    'an amendment': `proposal: 3.1-a
by: ada
amend: 101
title: Another Title
mechanics: { forfeit: forbidden }
votes: { tally: { for: 3, against: 1/2, abstain: 0 } }
${ENDED}`,
    'an amendment in part': `proposal: 301
amend: { amendment: 299 }
mechanics: keep
replace: [{ from: old words, to: new words }]
votes: { for: [ada] }
cast: { ada: 2020-01-02 }`,
    'a transmutation': `proposal: 301
transmute: { rule: 101, to: mutable }
withdrawn: 2020-01-02`,
    'a repeal': `proposal: 301
repeal: A Rule`,
    'an amendment repealed': `proposal: 301
repeal: { amendment: 299 }`,
    'lost words': `proposal: 301
amend: 101
text: lost`,
    'lost words of a new rule': `proposal: 301
enact: { text: lost }`,
    'a lost proposal': `proposal: 301
lost: true
closed: 2020-01-02`,
    'several changes': `proposal: 301
changes:
  - { enact: { title: A, tier: mutable, mechanics: { forfeit: allowed } }, text: Words. }
  - { amend: 101, replace: [{ from: a, to: "" }], mechanics: none }
  - { amend: 102, title: B, text: lost }
  - { repeal: { amendment: 300 }, text: Left. }
  - { transmute: { rule: A Rule, to: immutable } }`,
    'a motion': `proposal: 301
act: [{ join: { id: eve, name: Eve }, rule: 101, why: So it was. }, { leave: ben }, { resume: {} }]`,
  },
  vote: {
    'a vote': `vote: abstain
on: 2020-01-06
strength: 1/2`,
  },
  judgment: {
    'a judgment': `judgment: 3a
kind: a CFJ
question: Is it legal?
by: { name: A Guest }
appeals: 1
arguments: [{ by: ada, text: It is. }, { by: { name: A Guest }, text: It is not. }]
invoked: 2020-01-01
rules: [101, A Rule]
judge: [ben, cyd]
accepted: 2020-01-02
ruling: It is legal.
given: 2020-01-03
ruling-source: 'https://example.org/9'
overruled: { on: 2020-01-04, for: [ada], against: [ben], abstain: [cyd], sources: [m1, m2] }
settles: [{ reading: unanimity, take: all-for }]
cites: [1, 2-b]
${STANDS}
${CORRECTED}`,
    'one that nobody took': `judgment: 3
question: Is it legal?
by: ada
judge: ben
refused: 2020-01-03`,
    'one with a bench': `judgment: 3
question: Is it legal?
by: ada
invoked: 2020-01-01
bench:
  - { judge: ben, refused: 2020-01-02 }
  - { judge: [cyd], accepted: 2020-01-03, ruling: No., given: 2020-01-04, overruled: { proposal: 305, on: 2020-01-05 } }
settles:
  - { move: 301, part: 1, is: illegal }
  - { event: fall, is: legal }
  - { judgment: 2, is: illegal }
  - { points: { ada: 10 } }
  - { change: { ada: { gold: 1/2 } } }
  - { winner: ada }
  - { play: cannot-go-on }`,
  },
  events: {
    'an event': `id: fall
on: 2020-01-01
after: 301
roll: { by: ada, die: 6, for: 301 }
rule: 101
why: So it was.
${STANDS}
${CORRECTED}`,
    'scores that stand': `scores: { ada: 10, ben: { gold: 1/2 } }
stands: true`,
    'several events': `events:
  - { id: a, on: 2020-01-01, after: one, join: { id: eve, name: Eve Ex, surname: X, robot: true, account: "github:e[bot]", seat: 2, roles: [guest] } }
  - { on: 2020, note: Something else., rule: A, stands: { why: C }, corrected: { on: 2021, why: D } }`,
    'one who leaves': 'leave: ben',
    'one who forfeits': 'forfeit: cyd',
    points: 'points: { ada: 10 }',
    'a change': 'change: { ada: { gold: 1/2 } }',
    'a set': 'set: { ada: { gold: 0 } }',
    offices: 'appoint: { judge: ada, clerk: [ada, ben], herald: }',
    consent: 'consent: { players: [ada], to: continue, during: 1 }',
    'a debate': 'debate: { on-proposal: 301 }',
    'a pause': 'pause: { until: 2020-02-01 }',
    'its end': 'resume: { until: 2020-02-01 }',
    'a winner': 'winner: ada',
    'a winner by points': 'winner: { player: ada, by: points }',
    'other names': 'rename: { ada: Ada B. }',
    'a new round': 'round: { why: Somebody won., reset: [points] }',
    'the end': 'end: It was late.',
    'a new rule': `fiat: { by: The Elf, cause: cleaning, number: 401, enact: { title: A, tier: mutable }, text: Words. }`,
    'an amendment': 'fiat: { by: The Elf, amend: 101, title: B, mechanics: none, text: Words. }',
  },
};
