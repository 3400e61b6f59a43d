/**
 * The Judge, how one is overruled, and what is late. A moves in the turn of Proposal 301, made on 1
 * January and adopted on the 2nd. B moves next, from the 3rd on. B asks on the 1st, unless another is
 * named. Before A comes D, before D comes C.
 */
import { expect, test } from 'vitest';
import { card, enact, errorsOf, page, play, type Setting } from '../table.ts';
import { players } from './in-short.ts';

const ALL = 'votes: { for: [a, b, c, d] }';

interface Asked {
  readonly judge?: string;
  readonly by?: string;
  /** Other mechanics beside those on Judges. */
  readonly more?: string;
  readonly events?: string;
  /** Whether B has moved on the 3rd. */
  readonly next?: boolean;
}

/** The faults; or the answer to the question, and its author. */
function asked(answer: string, { judge, by = 'b', more = '', events, next }: Asked = {}): string {
  const setting: Setting = {
    players: players(4),
    ...(judge !== undefined && { cards: { 212: card(212, `{ judge: { ${judge} }${more} }`) } }),
    proposals: { 301: enact(301, 'a', ALL), ...(next && { 302: enact(302, 'b', ALL) }) },
    judgments: {
      1: page(`judgment: 1\nquestion: May they?\nby: ${by}\ninvoked: 2026-01-01\n${answer}`, 'So.'),
    },
    ...(events !== undefined && { events }),
  };
  const replayed = play(setting);
  const wrong = errorsOf(replayed).map(({ code }) => code);
  if (wrong.length > 0) return wrong.join(' ');
  const [judgment] = replayed.judgments;
  return [judgment?.status, ...(judgment?.judges ?? [])].join(' ');
}

const ruled = (judge: string, given = '2026-01-01', ruling = 'Yes') =>
  `judge: ${judge}\nruling: '${ruling}'\ngiven: ${given}`;
const seat = (judge: string, more = "ruling: 'Yes', given: 2026-01-01") =>
  `{ judge: ${judge}, ${more} }`;
const overruled = (judge: string, how: string, on = '') =>
  seat(judge, `ruling: 'Yes', given: 2026-01-01, overruled: { ${how}${on && `, on: ${on}`} }`);
const bench = (...seats: readonly string[]) => `bench: [${seats.join(', ')}]`;

/** Suber: the player before the one who moves judges, and all others together overrule the Judge. */
test.each([
  ['', 'open'],
  ['judge: d', 'open'],
  ['judge: c', 'judge/wrong'],
  [ruled('d'), 'given d'],
  [ruled('c'), 'judge/wrong'],
  [ruled('b'), 'judge/wrong'],
  [ruled('a'), 'judge/wrong'],
  [ruled('z'), 'unknown/player'],
  [ruled('d', '2026-01-09'), 'given d'],
  ["ruling: 'Yes'\ngiven: 2026-01-02", 'given'],
  [bench(seat('d')), 'given d'],
  [bench(seat('d', 'refused: 2026-01-01'), seat('c')), 'given c'],
  [bench(seat('d', 'refused: 2026-01-01'), seat('b')), 'judge/wrong'],
  [bench(overruled('d', 'for: [a, b, c]')), 'overruled'],
  [bench(overruled('d', 'for: [a, b, c]'), seat('c')), 'given c'],
  [bench(overruled('d', 'for: [a, b, c]'), seat('b')), 'judge/wrong'],
  [bench(overruled('d', 'for: [a, b], against: [c]'), seat('c')), 'judge/overruled-how'],
  [bench(overruled('d', 'for: [a, b]'), seat('c')), 'judge/overruled-how'],
  [bench(overruled('d', 'for: [a, b, c]'), overruled('c', 'for: [a, b, d]'), seat('b')), 'given b'],
  [
    bench(overruled('d', 'for: [a, b, c]'), overruled('c', 'for: [a, b, d]'), seat('a')),
    'judge/wrong',
  ],
  [bench(overruled('d', 'for: [a, b, c, d]'), seat('c')), 'vote/ineligible'],
  [bench(overruled('d', 'for: [a, b, z]'), seat('c')), 'unknown/player judge/overruled-how'],
  [bench(overruled('d', 'proposal: 301'), seat('c')), 'judge/overruled-how'],
  [bench(seat('d'), seat('c')), 'judge/overruled-how'],
])('by the player before: %j is %s', (answer, expected) => {
  expect(asked(answer)).toBe(expected);
});

test.each([
  ['', 'turn/judgment-pending'],
  ['judge: d', 'turn/judgment-pending'],
  [ruled('d'), 'given d'],
  [ruled('d', '2026-01-02'), 'given d'],
  [ruled('d', '2026-01-05'), 'turn/judgment-pending'],
  [bench(overruled('d', 'for: [a, b, c]', '2026-01-02'), seat('c')), 'given c'],
])('before the next turn: %j is %s', (answer, expected) => {
  expect(asked(answer, { next: true })).toBe(expected);
});

/** The others are those but B, whose turn waits. */
test.each([
  ['a, c', 'open'],
  ['a, c, d', 'open'],
  ['a', 'turn/judgment-pending'],
  ['a, b', 'turn/judgment-pending'],
])('while the question is open, B moves with the consent of %s: %s', (consent, expected) => {
  const events = `  - { on: 2026-01-02, consent: { players: [${consent}], to: continue } }`;
  expect(asked('', { next: true, events })).toBe(expected);
});

test.each([
  // Anybody but whoever asked, by lot
  ['chosen: by-lot', ruled('a'), 'given a'],
  ['chosen: by-lot', ruled('c'), 'given c'],
  ['chosen: by-lot', ruled('b'), 'judge/wrong'],
  ['chosen: by-lot', ruled('z'), 'unknown/player'],
  ['chosen: appointed', ruled('z'), 'unknown/player'],
  // Verdicts
  ["chosen: by-lot, verdicts: ['Yes', 'No']", ruled('c', '2026-01-01', 'No'), 'given c'],
  ["chosen: by-lot, verdicts: ['Yes', 'No']", ruled('c', '2026-01-01', 'Perhaps'), 'judge/verdict'],
  ["chosen: by-lot, verdicts: ['Yes', 'No']", ruled('c', '2026-01-01', 'yes'), 'judge/verdict'],
  // Days to answer, and to accept
  ['chosen: by-lot, deliver-within: 2 days', ruled('c', '2026-01-03'), 'given c'],
  ['chosen: by-lot, deliver-within: 2 days', ruled('c', '2026-01-05'), 'judge/late'],
  ['chosen: by-lot, deliver-within: 1 weeks', ruled('c', '2026-01-07'), 'given c'],
  ['chosen: by-lot, deliver-within: 1 weeks', ruled('c', '2026-01-10'), 'judge/late'],
  [
    'chosen: by-lot, accept-within: 2 days',
    bench(seat('c', "accepted: 2026-01-02, ruling: 'Yes', given: 2026-01-08")),
    'given c',
  ],
  [
    'chosen: by-lot, accept-within: 2 days',
    bench(seat('c', "accepted: 2026-01-06, ruling: 'Yes', given: 2026-01-08")),
    'judge/late',
  ],
  // Other ways to overrule; where no rule says how, it is not regulated
  [
    "chosen: by-lot, overruled-by: 'votes.for > votes.against'",
    bench(overruled('c', 'for: [a, b], against: [d]'), seat('d')),
    'given d',
  ],
  [
    "chosen: by-lot, overruled-by: 'votes.for > votes.against'",
    bench(overruled('c', 'for: [a], against: [d]'), seat('d')),
    'judge/overruled-how',
  ],
  [
    'chosen: by-lot, overruled-by: proposal',
    bench(overruled('c', 'proposal: 301'), seat('d', "ruling: 'No', given: 2026-01-03")),
    'given d',
  ],
  [
    'chosen: by-lot, overruled-by: proposal',
    bench(overruled('c', 'proposal: 399'), seat('d')),
    'unknown/proposal',
  ],
  [
    'chosen: by-lot, overruled-by: proposal',
    bench(overruled('c', 'for: [a, b, d]'), seat('d')),
    'judge/overruled-how',
  ],
  ['chosen: by-lot', bench(overruled('c', 'for: [a, b, d]'), seat('d')), 'given d'],
])('%s: %j is %s', (judge, answer, expected) => {
  expect(asked(answer, { judge })).toBe(expected);
});

test.each([
  ['c', 'again', 'given c'],
  ['c', 'nobody', 'judge/wrong'],
  ['d', 'nobody', 'given d'],
])(
  'after C has refused, the lot falls on %s (exhausted-bench: %s): %s',
  (judge, taken, expected) => {
    const answer = bench(seat('c', 'refused: 2026-01-01'), seat(judge));
    const more = `, readings: { exhausted-bench: ${taken} }`;
    expect(asked(answer, { judge: 'chosen: by-lot', more })).toBe(expected);
  },
);

test.each([
  ['d', 'given d'],
  ['a', 'judge/wrong'],
  ['c', 'judge/wrong'],
])('where D holds the office of Judge, %s is %s', (judge, expected) => {
  const events = '  - { on: 2025-12-31, appoint: { judge: d }, rule: 212 }';
  const law = { judge: 'chosen: appointed', more: ', offices: { judge: { holders: 1 } }', events };
  expect(asked(ruled(judge), law)).toBe(expected);
});

test('a question is for players to ask, or for guests, and not for nobody known', () => {
  expect(asked(ruled('d'), { by: 'c' })).toBe('given d');
  expect(asked(ruled('d'), { by: '{ name: A Guest }' })).toBe('given d');
  expect(asked(ruled('d'), { by: 'z' })).toBe('unknown/player');
});
