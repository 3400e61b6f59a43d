/** Damage to the records of a game that leaves most of them well formed. */
import { parse, stringify } from 'yaml';
import type { Source } from '../../src/content/source.ts';
import type { Random } from '../games/random.ts';

type Front = Map<string, unknown>;

const RECORD = /^games\/[^/]+\/(proposals|judgments|events)\//;
const DATE = /^\d{4}-\d\d-\d\d/;

/** A few keys taken out, changed, or put in the place of others. */
export function damageRecords(sources: readonly Source[], random: Random): readonly Source[] {
  let files = sources;
  for (let blows = 1 + random.below(4); blows > 0; blows--) files = strike(files, random);
  return files;
}

/** A record with its front matter changed. */
export function changed(text: string, change: (front: Front) => void): string {
  const [, matter = '', body = ''] = /^---\n(.*?\n)---\n?(.*)$/s.exec(text) ?? [];
  const front: Front = parse(matter, { mapAsMap: true });
  change(front);
  return `---\n${stringify(front)}---\n${body}`;
}

function strike(sources: readonly Source[], random: Random): readonly Source[] {
  const own = sources.filter(({ file }) => RECORD.test(file));
  const [one, other] = [random.pick(own), random.pick(own)];
  const blow = random.pick(BLOWS);
  const fronts = new Map(
    [one, other].map(({ file, text }) => [file, { text, front: frontOf(text) }]),
  );
  const [mine, theirs] = [fronts.get(one.file)?.front, fronts.get(other.file)?.front];
  if (!mine || !theirs) return sources;
  blow(random.pick(placesIn(mine, random)), random.pick(placesIn(theirs, random)), random);
  return sources.map((source) => {
    const struck = fronts.get(source.file)?.front;
    if (!struck) return source;
    return {
      ...source,
      text: changed(source.text, (front) => {
        front.clear();
        for (const [key, value] of struck) front.set(key, value);
      }),
    };
  });
}

function frontOf(text: string): Front {
  let found: Front = new Map();
  changed(text, (front) => {
    found = new Map(front);
  });
  return found;
}

/** What a blow falls on: the front matter of a record, or one event of a list. */
function placesIn(front: Front, random: Random): readonly Front[] {
  const events = front.get('events');
  return Array.isArray(events) && events.length > 0 ? [random.pick(events)] : [front];
}

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

type Blow = (mine: Front, theirs: Front, random: Random) => void;

const BLOWS: readonly Blow[] = [
  (mine, _, random) => {
    const keys = [...mine.keys()];
    if (keys.length > 0) mine.delete(random.pick(keys));
  },
  (mine, _, random) => {
    for (const key of ['proposed', 'invoked', 'on', 'given', 'by']) {
      if (random.chance(0.5)) mine.delete(key);
    }
  },
  (mine, theirs, random) => {
    const shared = [...mine.keys()].filter((each) => theirs.has(each));
    if (shared.length === 0) return;
    const key = random.pick(shared);
    const [value, other] = [mine.get(key), theirs.get(key)];
    mine.set(key, other);
    theirs.set(key, value);
  },
  (mine, theirs, random) => {
    if (theirs.size === 0) return;
    const key = random.pick([...theirs.keys()]);
    mine.set(key, theirs.get(key));
  },
  (mine, theirs, random) => {
    const [key, other] = [dateKey(mine, random), dateKey(theirs, random)];
    if (key && other) mine.set(key, theirs.get(other));
  },
  (mine, _, random) => {
    const key = dateKey(mine, random);
    if (key) mine.set(key, String(mine.get(key)).slice(0, random.pick([4, 7, 10])));
  },
  (mine, _, random) => {
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
  (mine, _, random) => {
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
