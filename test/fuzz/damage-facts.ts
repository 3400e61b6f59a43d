/** Damage to what a record tells that leaves most of them well formed: dates, votes, whole happenings. */
import type { Random } from '../games/random.ts';
import { inFrontMatter, type TreeDamage } from './damage-tree.ts';

type Front = Map<string, unknown>;

/** It falls on the front matter of a record, or on one event of a list. */
export const damageFacts: TreeDamage = (bytes, random) =>
  inFrontMatter(bytes, (root) => {
    if (!(root instanceof Map)) return;
    const events: unknown = root.get('events');
    const front: unknown = Array.isArray(events) && events.length > 0 ? random.pick(events) : root;
    if (front instanceof Map) random.pick(BLOWS)(front, random);
  });

const DATE = /^\d{4}-\d\d-\d\d/;

const HAPPENINGS: readonly Readonly<Record<string, unknown>>[] = [
  { pause: {} },
  { resume: {} },
  { note: 'It rained.' },
  { appoint: { scribe: 'p1' }, rule: 212 },
  { set: { p1: { points: 3 } }, rule: 212 },
  { points: { p2: 4 }, rule: 212 },
  { winner: 'p1' },
  { leave: 'p3' },
  { consent: { players: ['p1'], to: 'continue' } },
  { debate: { 'on-proposal': 301 } },
  { end: 'They went home.' },
];

const BLOWS: readonly ((mine: Front, random: Random) => void)[] = [
  (mine, random) => {
    const keys = [...mine.keys()];
    if (keys.length > 0) mine.delete(random.pick(keys));
  },
  (mine, random) => {
    for (const key of ['proposed', 'invoked', 'on', 'given', 'by']) {
      if (random.chance(0.5)) mine.delete(key);
    }
  },
  (mine, random) => {
    const [key, other] = [dateKey(mine, random), dateKey(mine, random)];
    if (key && other) mine.set(key, mine.get(other));
  },
  (mine, random) => {
    const key = dateKey(mine, random);
    if (key) mine.set(key, String(mine.get(key)).slice(0, random.pick([4, 7, 10])));
  },
  (mine, random) => {
    const keys = [...mine.keys()].filter((each) => typeof mine.get(each) === 'number');
    if (keys.length === 0) return;
    const key = random.pick(keys);
    mine.set(key, Number(mine.get(key)) + random.pick([-10, -1, 1, 10]));
  },
  (mine) => {
    const votes = mine.get('votes');
    if (!(votes instanceof Map)) return;
    const size = (way: string) => votes.get(way)?.length ?? 0;
    mine.set('votes', {
      tally: { for: size('for'), against: size('against'), abstain: size('abstain') },
    });
  },
  (mine) => {
    if (!mine.has('proposal')) return;
    const kept = [...mine].filter(([key]) =>
      ['proposal', 'by', 'proposed', 'closed', 'awards'].includes(key),
    );
    mine.clear();
    for (const [key, value] of kept) mine.set(key, value);
    mine.set('lost', true);
  },
  (mine) => {
    if (!mine.has('votes')) return;
    mine.delete('votes');
    mine.set('outcome', 'adopted');
  },
  (mine, random) => {
    if (mine.has('proposal') || mine.has('judgment')) return;
    const on = mine.get('on');
    mine.clear();
    for (const [key, value] of Object.entries(random.pick(HAPPENINGS))) mine.set(key, value);
    if (on !== undefined) mine.set('on', on);
  },
];

function dateKey(front: Front, random: Random): string | undefined {
  const keys = [...front.keys()].filter((key) => DATE.test(String(front.get(key))));
  return keys.length > 0 ? random.pick(keys) : undefined;
}
