/**
 * What becomes of the law, and of what players hold, when rules that conflict come, change and go:
 * games made at random, each kept as one line in `__snapshots__/versions.txt`. `tellReplay` has what is
 * behind it in full.
 */
import { expect, test } from 'vitest';
import { createRandom, type Random } from '../games/random.ts';
import { inBrief } from './brief-replay.ts';
import { card, day, inTurn, play, type Setting } from './table.ts';

/** Many say the same slot otherwise. */
const MECHANICS: readonly string[] = [
  'quantities: { gold: { starts: 2 } }',
  'quantities: { gold: { starts: 2, most: 3 }, iron: { starts: player.gold } }',
  'quantities: { gold: { starts: 0, least: 1, most: 2 } }, titles: required',
  'quantities: { points: { starts: 3, most: 6 } }, overrides: [quantities]',
  'awards: [{ on: adopted, to: proposer, quantity: gold, amount: 2 }]',
  'awards: [{ on: adopted, to: for, quantity: iron, amount: 1 }, { on: adopted, to: proposer, points: 1 }]',
  'offices: { clerk: { holders: 1 } }',
  'offices: { clerk: {}, guard: { holders: 1 } }, quantities: { silver: { starts: 1 } }',
  'retroactive: permitted, quorum: votes.cast >= 1',
  'retroactive: permitted, titles: [cite-by-title]',
  'quorum: votes.cast >= 2, overrides: [105]',
  'judge: { chosen: by-lot }, retroactive: permitted',
  'judge: { chosen: appointed, deliver-within: 2 days }',
  'tiers: [{ id: bylaw, title: Bylaws }]',
  'tiers: [{ id: charter, title: Charter, above: mutable }]',
  'precedence: [claims], defers-to: [quantities]',
  'precedence: [lowest-number]',
  'precedence: { between: same-tier, tests: [claims, lowest-effective-number] }',
  'numbering: { first: 301, changed-rule: keeps-its-own }, titles: required',
  'numbering: { first: 301, changed-rule: takes-proposal-number, new-rule: next }',
  'forfeit: forbidden, voting-period: 1 days',
  'voting-period: 2 days, overrides: [voting-period]',
  'becomes: { when: game.turn >= 3, mechanics: { quantities: { gold: { starts: 1, most: 1 } } } }, quantities: { gold: { starts: 5 } }',
  'becomes: { when: game.turn >= 3, unless: amended, mechanics: { retroactive: permitted } }, offices: { guard: {} }',
  'limits: [{ of: mutable, most: 17 }]',
  'fiat: { tiers: [mutable], by: Elf }',
];

const READINGS: Readonly<Record<string, readonly string[]>> = {
  'void-extent': ['the-whole-rule', 'the-whole-rule', 'the-conflict', 'open'],
  'contest-number': ['lowest', 'latest', 'open'],
  'tier-gone': ['stands', 'open'],
  'bound-set': ['cut', 'open'],
  'undeclared-holding': ['no', 'yes', 'open'],
  'numbering-law': ['law-it-makes'],
  'compound-order': ['as-found'],
  'compound-number': ['successive', 'open'],
  'transmuted-is-amended': ['no'],
  'restored-is-amended': ['no', 'open'],
  'several-awards': ['conflict'],
  'several-quorums': ['conflict'],
};

const LAW: NonNullable<Setting['cards']> = {
  103: card(
    103,
    '{ changes: { mutable: [enact, amend, repeal, transmute], immutable: [enact, amend, repeal, transmute], bylaw: [enact, amend, transmute] } }',
    'immutable',
  ),
  105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
  203: card(203, '{ adoption: votes.for > votes.against }'),
  214: card(214, '{ tiers: [{ id: bylaw, title: Bylaws }] }'),
};

const SIZE = 6;

/** A change in flow style; `number` is that of its proposal. */
function changeOf(random: Random, number: number): string {
  const earlier = 301 + random.below(Math.max(1, number - 301));
  const kind = number < 303 ? random.below(4) : random.below(12);
  if (kind === 4) return `repeal: ${earlier}`;
  if (kind === 5) return `amend: ${earlier}, mechanics: keep, text: Again.`;
  if (kind === 6) return `amend: ${earlier}, mechanics: { ${random.pick(MECHANICS)} }, text: Else.`;
  if (kind === 7) {
    const to = random.pick(['immutable', 'mutable', 'bylaw']);
    return `transmute: { rule: ${earlier}, to: ${to} }`;
  }
  if (kind === 8) return 'repeal: 214';
  const tier = random.pick(['', '', '', 'tier: immutable, ', 'tier: bylaw, ']);
  return `enact: { ${tier}title: T${number}, mechanics: { ${random.pick(MECHANICS)} } }, text: New.`;
}

function make(random: Random): Setting {
  const acts = Array.from({ length: SIZE }, (_, index) => {
    const size = random.chance(0.4) ? 2 : 1;
    const changes = Array.from({ length: size }, () => `{ ${changeOf(random, 301 + index)} }`);
    return `changes: [${changes.join(', ')}]\nstands: { why: Nobody minded. }`;
  });
  const readings = random.shuffle(Object.entries(READINGS)).slice(0, 1 + random.below(3));
  const taken = readings.map(([id, options]) => `${id}: { take: ${random.pick(options)} }`);
  const events = [
    `{ on: ${day(302, 1)}, appoint: { clerk: a }, stands: { why: So it was. } }`,
    `{ on: ${day(303, 1)}, change: { a: { gold: 3, iron: 1 }, b: { points: 5 } }, stands: { why: So it was. } }`,
    `{ on: ${day(304, 1)}, leave: c }`,
    `{ on: ${day(304, 1)}, set: { b: { gold: 4 } }, stands: { why: So it was. } }`,
  ].filter(() => random.chance(0.5));
  return {
    game: `unobjected: stands\nreadings: { ${taken.join(', ')} }`,
    cards: random.chance(0.8)
      ? LAW
      : { ...LAW, 110: card(110, '', 'immutable'), 211: card(211, '') },
    proposals: inTurn(...acts),
    ...(events.length > 0 && { events: events.map((event) => `  - ${event}`).join('\n') }),
  };
}

test('what rules that come, change and go leave', async () => {
  const told = Array.from({ length: 250 }, (_, index) => index + 1).map(
    (seed) => `${seed}: ${inBrief(play(make(createRandom(seed))))}`,
  );
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/versions.txt');
});
