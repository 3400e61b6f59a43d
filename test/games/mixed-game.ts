/**
 * Makes up a small game from a seed. Cards, votes, events, Judgments and readings meet at random, legal
 * or not. Its figures are small, so that many are equal.
 */
import { READINGS, type Reading } from '../../src/law/readings/register.ts';
import { card, day, enact, judged, type Setting } from '../engine/table.ts';
import { ACTS, CHANGES, EVENTS, MECHANICS, SETTLEMENTS } from './mixed-pieces.ts';
import { createRandom, type Random } from './random.ts';

const NAMES = ['Ann Young', 'Bob Zimmer', 'Cy Adams', 'Di Young', 'Ed Baker'];
const FIRST = 301;
/** Cards that say something to the engine, one of which may say another thing. */
const REPLACED = [103, 105, 109, 110, 112, 113, 114, 201, 202, 203, 204, 206, 207, 209, 212];
/** A law that lets nearly anything happen: what is illegal ends a replay, so it has to be rare. */
const LOOSE = {
  105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
  108: card(108, '{ numbering: { first: 301, changed-rule: keeps-its-own } }', 'immutable'),
  203: card(203, '{ adoption: votes.majority }'),
  212: card(212, '{ judge: { chosen: by-lot, overruled-by: proposal } }'),
};

export function mixedGame(seed: number): Setting {
  const random = createRandom(seed);
  const ids = [...'abcde'].slice(0, 2 + random.below(4));
  const size = 2 + random.below(4);
  // An illegal move ends a replay, unless the record says that nobody objected.
  const stands = random.chance(0.7) ? 'stands: { why: Nobody minded. }' : '';
  const remembered = random.chance(0.7) ? 1 : 0.5;
  const recall = (records: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(records).map(([name, text]) => [name, withDates(random, text, remembered)]),
    );
  return {
    players: ids.map((id, index) => playerOf(random, id, index)).join('\n  '),
    medium: random.pick(['table', 'mail', 'computer']),
    game: `${customsOf(random)}${stands && '\nunobjected: stands'}`,
    cards: cardsOf(random),
    proposals: recall(proposalsOf(random, ids, size, stands)),
    judgments: recall(judgmentsOf(random, ids, size, stands)),
    ...eventsOf(random, size, stands),
  };
}

/** A record with such a share of its dates; how a vote ended is said where it has no date. */
function withDates(random: Random, record: string, share: number): string {
  const isKept = () => random.chance(share);
  const ended = record.includes('outcome:') ? '' : 'outcome: adopted\n';
  return record
    .replaceAll(/^(?:proposed|invoked|given): .*\n/gm, (line) => (isKept() ? line : ''))
    .replace(/^closed: .*\n/m, (line) => (isKept() ? line : ended));
}

function playerOf(random: Random, id: string, index: number): string {
  const more = random.chance(0.02) ? ', robot: true' : '';
  return `${id}: { name: ${NAMES[index]}${more} }`;
}

function customsOf(random: Random): string {
  const taken = random.shuffle<Reading>(READINGS).slice(0, random.below(4));
  const customs = taken.map(({ id, options }) => `${id}: { take: ${random.pick(options).id} }`);
  return `readings: { ${customs.join(', ')} }`;
}

function cardsOf(random: Random): NonNullable<Setting['cards']> {
  const order = random.pick(['none', 'none', 'seat', '{ order: surname, direction: backward }']);
  const turns = card(201, `{ turns: ${order}, quantities: { points: { starts: 0 } } }`);
  const cards: Record<string, string | null> = { ...LOOSE, 201: turns };
  for (const number of random.shuffle(REPLACED).slice(0, random.below(3))) {
    const tier = number < 200 ? 'immutable' : 'mutable';
    cards[number] = random.chance(0.3) ? null : card(number, mechanicsOf(random), tier);
  }
  for (let number = 214; number < 216; number++) {
    cards[number] = card(number, mechanicsOf(random), random.pick(['mutable', 'immutable']));
  }
  return cards;
}

/** One to three slots. */
function mechanicsOf(random: Random): string {
  const slots = random.shuffle(MECHANICS).slice(0, 1 + random.below(2));
  return `{ ${slots.map((values) => random.pick(values)).join(', ')} }`;
}

function proposalsOf(random: Random, ids: readonly string[], size: number, stands: string) {
  const made = Array.from({ length: size }, (_, index): [string, string] => {
    const number = FIRST + index;
    const by = ids[index % ids.length] ?? 'a';
    const facts = random.chance(0.2) ? `facts: { index: ${random.below(4)} }` : '';
    const end = endOf(random, ids, number);
    const claim = random.chance(0.03) ? `awards: { ${random.pick(ids)}: ${random.below(11)} }` : '';
    const parts = [changeOf(random), end, facts, claim, stands];
    return [`${number}`, enact(number, by, parts.filter(Boolean).join('\n'), `Rule ${number}.`)];
  });
  return Object.fromEntries(made);
}

function changeOf(random: Random): string {
  const change = random.pick(CHANGES);
  return change
    .replace('MECHANICS', () => mechanicsOf(random))
    .replaceAll('ACT', () => random.pick(ACTS));
}

/** How the vote went, if it is over. */
function endOf(random: Random, ids: readonly string[], number: number): string {
  if (random.chance(0.05)) return `withdrawn: ${day(number, 1)}`;
  if (random.chance(0.05)) return 'outcome: adopted # The votes: unknown.';
  if (random.chance(0.1)) {
    const [yes, no, none] = [random.below(4), random.below(3), random.below(2)];
    return `votes: { tally: { for: ${yes}, against: ${no}, abstain: ${none} } }`;
  }
  const isWilling = random.chance(0.7);
  const cast = Object.groupBy(ids, () => {
    if (isWilling && random.chance(0.85)) return 'for';
    return random.pick(['for', 'against', 'abstain', 'silent']);
  });
  const ways = (['for', 'against', 'abstain'] as const).flatMap((way) =>
    cast[way] ? [`${way}: [${cast[way].map((id) => voterOf(random, id)).join(', ')}]`] : [],
  );
  return ways.length > 0 ? `votes: { ${ways.join(', ')} }` : 'votes: { tally: { for: 0 } }';
}

function voterOf(random: Random, id: string): string {
  return random.chance(0.01) ? `{ by: ${id}, strength: ${1 + random.below(2)} }` : id;
}

function judgmentsOf(random: Random, ids: readonly string[], size: number, stands: string) {
  const made = Array.from({ length: random.below(4) }, (_, index): [string, string] => {
    const on = day(FIRST + random.below(size), random.pick([0, 1]));
    const settles = random.chance(0.7) ? `\nsettles: [${random.pick(SETTLEMENTS)}]` : '';
    const by = `by: ${random.pick(ids)}${settles}\n${stands}`;
    return [`j${index + 1}`, judged(index + 1, on, random.pick(ids), by)];
  });
  return Object.fromEntries(made);
}

function eventsOf(random: Random, size: number, stands: string): Pick<Setting, 'events'> {
  const made = Array.from({ length: random.below(6) }, (_, index) => {
    const number = FIRST + random.below(size);
    const place = random.chance(0.7)
      ? `on: ${day(number, random.pick([0, 1]))}`
      : `after: ${number}`;
    const rule = random.chance(0.5) ? `, rule: ${random.pick([201, 214, 215])}` : '';
    const event = random.pick(EVENTS);
    const more = /stands|winner|fiat/.test(event) || !stands ? '' : `, ${stands}`;
    return `  - { id: e${index + 1}, ${place}, ${event}${rule}${more} }`;
  });
  return made.length > 0 ? { events: made.join('\n') } : {};
}
