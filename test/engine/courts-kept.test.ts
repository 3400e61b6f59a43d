/**
 * What games come to in which Judges say what is legal: proposals, events and Judgments made at
 * random, whose faults others find legal, illegal or neither. It is kept as one line
 * for each, in `__snapshots__/courts.txt`; `tellReplay` has what is behind it in full.
 */
import { expect, test } from 'vitest';
import { createRandom, type Random } from '../games/random.ts';
import { inBrief } from './brief-replay.ts';
import { card, day, enact, judged, play, type Setting } from './table.ts';

const CARDS: readonly NonNullable<Setting['cards']>[] = [
  {},
  { 212: card(212, '{ judge: { chosen: by-lot } }') },
  {
    110: card(110, '', 'immutable'),
    211: card(211, ''),
    212: card(212, '{ judge: { chosen: by-lot } }'),
  },
  {
    201: card(201, '{ turns: none, quantities: { points: { starts: 0, least: 0, most: 9 } } }'),
    212: card(212, "{ judge: { chosen: appointed, overruled-by: 'votes.for > votes.against' } }"),
  },
  {
    201: card(201, '{ turns: seat, turn: [propose, { part: roll, faces: 6 }] }'),
    212: card(212, '{ judge: { chosen: appointed, overruled-by: proposal } }'),
    215: card(215, '{ offices: { clerk: { holders: 1 } }, quantities: { gold: { starts: 1 } } }'),
  },
];

const REACHING = 'past-moves: { take: yes }, judged-events: { take: yes }';
const CUSTOMS: readonly string[] = [
  REACHING,
  REACHING,
  REACHING,
  'past-moves: { take: no }, judged-events: { take: yes }',
  'past-moves: { take: yes }, judged-events: { take: no }',
  'past-moves: { take: open }, judged-events: { take: yes }',
  'past-moves: { take: yes }, judged-events: { take: open }',
  `${REACHING}, void-number: { take: reused }, wrong-judge: { take: binds }`,
  `${REACHING}, vanished-target: { take: illegal }, missing-vote: { take: open }`,
  `${REACHING}, void-move: { take: open }, judge-moment: { take: when-given }`,
];

/** What is wrong with a proposal, or may be. */
const FAULTS: readonly string[] = [
  'repeal: 399',
  'amend: 206',
  'enact: { tier: holy }',
  'repeal: 101',
  'changes: [{ repeal: 207 }, { repeal: 399 }]',
  'changes: [{ repeal: 101 }, { amend: 206, text: Less. }, { enact: {}, text: More. }]',
  'act: [{ leave: z }, { points: { b: 1 } }]',
  'act: [{ points: { z: 1 } }, { points: { y: 1 } }]',
  'facts: { index: 1 }',
  'effective: 2025-12-01',
  'votes: { for: [a, b, c] }',
  'votes: { for: [a, b, y, z] }',
  'votes: { for: [a], against: [b, c, d] }',
  'votes: { for: [a, b, c, d] }\noutcome: defeated',
  'votes: { for: [a, b, c, d] }\nawards: { a: 99 }',
];

const SOUND: readonly string[] = [
  'points: { b: 3 }, rule: 202',
  'leave: d',
  'scores: { a: 50, b: 60 }, stands: true',
  'consent: { players: [b, c], to: continue }',
  'debate: { on-proposal: 302 }',
  'set: { b: { points: 7 } }, rule: 202',
  'roll: { by: a, die: 2 }',
];

const FAULTY: readonly string[] = [
  'points: { a: 3, z: 1, y: 2 }',
  'points: { b: 2 }, rule: 399',
  'roll: { by: b, die: 9, for: 399 }',
  'scores: { a: 50, b: 60 }',
  'scores: { a: 50, z: 60 }',
  'leave: z',
  'winner: b',
  'winner: { player: z, by: points }, rule: 399',
  'winner: { player: b, by: gold }, rule: 208',
  'appoint: { clerk: [a, z] }',
  'appoint: { king: z, clerk: a }',
  'consent: { players: [a, z], to: continue, during: 9 }',
  'debate: { on-proposal: 399 }',
  'end: All went home.',
  'round: { reset: [silver, gold] }',
  'join: { id: a, name: A }',
  'rename: { z: Zoe, a: B }',
  'change: { a: { gold: 2, silver: 1 } }',
  'set: { b: { points: 99 } }',
  'fiat: { by: Imp, repeal: 399 }',
  'fiat: { by: Imp, enact: { mechanics: { quantities: { points: { starts: 5 } } } }, text: New. }',
  'fiat: { by: Imp, repeal: 203 }',
  'fiat: { by: Imp, repeal: 206 }',
];

const VERDICTS = ['legal', 'legal', 'legal', 'illegal', 'undetermined'];
const SIZE = 3;

/** What a Judge has to settle, as a Judgment names it. */
type Doubts = string[];

function make(random: Random): Setting {
  const some = <Made>(count: number, makeOne: (index: number) => Made) =>
    Array.from({ length: count }, (_, index) => makeOne(index));
  const doubts: Doubts = [
    'judgment: 1',
    ...(random.chance(0.3) ? ['judgment: 2', 'judgment: 3'] : []),
  ];
  const proposals = some(SIZE, (i) => [`p${i}`, makeProposal(random, i, doubts)]);
  const events = some(SIZE, (i) => makeEvent(random, i, doubts)).join('\n');
  return {
    players: 'a: { name: A }\n  b: { name: B }\n  c: { name: C }\n  d: { name: D }',
    game: `readings: { ${random.pick(CUSTOMS)} }`,
    cards: random.pick(CARDS),
    proposals: Object.fromEntries(proposals),
    events,
    judgments: Object.fromEntries(
      some(SIZE, (i) => [`j${i}`, makeJudgment(random, i + 1, doubts)]),
    ),
  };
}

function makeProposal(random: Random, index: number, doubts: Doubts): string {
  const made = enact(301 + index, 'abc'.charAt(index), 'votes: { for: [a, b, c, d] }');
  if (random.chance(0.7)) return made;
  doubts.push(`move: ${301 + index}`);
  if (random.chance(0.2)) return made.replace(/^by: .*$/m, `by: ${random.pick(['d', 'z'])}`);
  const fault = random.pick(FAULTS);
  const votes = fault.includes('votes') ? '' : '\nvotes: { for: [a, b, c, d] }';
  return enact(301 + index, 'abc'.charAt(index), `${fault}${votes}`);
}

function makeEvent(random: Random, index: number, doubts: Doubts): string {
  const isFaulty = random.chance(0.5);
  if (isFaulty) doubts.push(`event: e${index}`);
  const place = random.chance(0.9)
    ? `on: ${day(301 + random.below(SIZE), random.pick([0, 1]))}`
    : `after: ${301 + random.below(SIZE)}`;
  return `  - { id: e${index}, ${place}, ${random.pick(isFaulty ? FAULTY : SOUND)} }`;
}

function makeJudgment(random: Random, number: number, doubts: Doubts): string {
  const on = day(301 + random.below(SIZE), random.pick([0, 1]));
  const settled = random.shuffle(doubts).slice(0, 1 + random.below(doubts.length));
  const settles = settled.map((doubt) => `{ ${doubt}, is: ${random.pick(VERDICTS)} }`);
  const judge = random.chance(0.9) ? 'd' : random.pick(['c', 'z']);
  const by = `by: ${random.pick(['a', 'b', 'c'])}`;
  const more = random.chance(0.1) ? '\ncites: [9]\nrules: [399]' : '';
  return judged(number, on, judge, `${by}\nsettles: [${settles.join(', ')}]${more}`);
}

test('what Judges make of it', async () => {
  const told = Array.from({ length: 400 }, (_, index) => index + 1).map(
    (seed) => `${seed}: ${inBrief(play(make(createRandom(seed))))}`,
  );
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/courts.txt');
});
