/**
 * Every key that a record may have, with values of every wrong shape, alone and beside each other
 * key of its mapping: a finding says what is wrong, and nothing throws.
 */
import { expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import type { Place } from './schema-places.ts';

const mappings = vi.hoisted(() => new Map<string, z.ZodMiniObject>());

vi.mock('../../src/values/schema.ts', async (importOriginal) => {
  const schema = await importOriginal<typeof import('../../src/values/schema.ts')>();
  const mapping: typeof schema.mapping = (what, shape) => {
    const made = schema.mapping(what, shape);
    mappings.set(what, made);
    return made;
  };
  return { ...schema, mapping };
});

const { mechanics } = await import('../../src/law/schema/parse-mechanics.ts');
const { parseRecords } = await import('../../src/records/parse-records.ts');
const { READINGS } = await import('../../src/law/readings/register.ts');
const { placesIn, rightValue } = await import('./schema-places.ts');

const RECORDS: Readonly<Record<string, string>> = {
  'a game': 'games/g/game.md',
  'a proposal': 'games/g/proposals/301.md',
  'a vote in a file of its own': 'games/g/votes/301-ada.md',
  'a judgment': 'games/g/judgments/1.md',
  'a record of events': 'games/g/events/1.md',
  'a ruleset': 'rulesets/s/ruleset.md',
  'a rule card': 'rulesets/s/101.md',
};

const WRONG: Readonly<Record<string, string>> = {
  nothing: 'null',
  'an empty text': '""',
  'a text': '"No such thing."',
  'a number': '-1.5',
  'a huge number': '1e300',
  'a number beyond all': '.inf',
  'no number': '.nan',
  'a truth value': 'false',
  'a date': '2020-13-41',
  'an empty list': '[]',
  'a list': '[null, 1, [x], { y: 1 }]',
  'an empty mapping': '{}',
  'a mapping': '{ constructor: { from: 1, precision: [] }, kind: named, cast: 1, for: { a: 1 } }',
  'a nest': `${'['.repeat(20)}{ a: ${'['.repeat(20)}${']'.repeat(20)} }${']'.repeat(20)}`,
};

const opaque = (schema: unknown) => (schema === mechanics ? mappings.get('mechanics') : undefined);

/** Mechanics are the same wherever they stand, and are walked where they stand most of all. */
const places = Object.keys(RECORDS).flatMap((what) => {
  const schema = mappings.get(what);
  return schema ? placesIn(what, schema, what === 'a rule card' ? opaque : () => undefined) : [];
});
const byRecord = Object.groupBy(places, ({ name }) => name.split('/')[0] ?? '');

/** How much is wrong with a record, which must be said in words that make sense. */
function tell(kind: string, matter: string): number {
  const source = { file: RECORDS[kind] ?? '', text: `---\n${matter}\n---\nWords.\n` };
  const { findings } = parseRecords([source], READINGS);
  for (const { message, help = '' } of findings) {
    if (/undefined|\[object|Symbol\(/.test(message + help)) expect.fail(`${matter}: ${message}`);
  }
  return findings.length;
}

test('no mapping is left out, and every key has a value that is right', () => {
  const walked = new Set(places.map(({ shape }) => Object.keys(shape).join()));
  const missed = [...mappings].filter(([, { shape }]) => !walked.has(Object.keys(shape).join()));
  expect(missed.map(([what]) => what)).toEqual([]);
  const keys = places.flatMap(({ name, shape }) =>
    Object.entries(shape).map(([key, schema]) => ({ key: `${name}/${key}`, schema })),
  );
  expect(keys.length).toBeGreaterThan(200);
  const unfilled = keys.filter(({ schema }) => rightValue(schema, opaque) === undefined);
  expect(unfilled.map(({ key }) => key)).toEqual([]);
});

test.each(Object.keys(RECORDS))('%s: each key with each wrong value', (kind) => {
  let told = 0;
  for (const place of byRecord[kind] ?? []) {
    for (const key of Object.keys(place.shape)) {
      for (const value of Object.values(WRONG)) told += tell(kind, only(place, [key, value]));
    }
  }
  expect(told).toBeGreaterThan(50);
});

/** A vote in a file of its own has three keys, which make three pairs. */
const FEW_PAIRS: Readonly<Record<string, number>> = { 'a vote in a file of its own': 8 };

test.each(Object.keys(RECORDS))('%s: each two keys with wrong values', (kind) => {
  let told = 0;
  for (const place of byRecord[kind] ?? []) {
    for (const [i, key] of Object.keys(place.shape).entries()) {
      for (const [j, other] of Object.keys(place.shape).entries()) {
        if (i >= j) continue;
        told += tell(kind, only(place, [key, turn(i + 3 * j)], [other, turn(i * j)]));
      }
    }
  }
  expect(told).toBeGreaterThan(FEW_PAIRS[kind] ?? 20);
});

test.each(Object.keys(RECORDS))('%s: what is right with one key wrong', (kind) => {
  let told = 0;
  for (const place of byRecord[kind] ?? []) {
    for (const right of wholesOf(kind, place)) {
      for (const [i, key] of [...right.keys()].entries()) {
        // Each wrong value of another key: alone, each key had all of them.
        for (const value of Object.values(WRONG).filter((_, j) => (i + j) % 3 === 0)) {
          told += tell(kind, place.write(new Map([...right, [key, value]])));
        }
      }
    }
  }
  expect(told).toBeGreaterThan(30);
});

/** Mappings with as many keys as go together, and among them each key at least once. */
function wholesOf(kind: string, place: Place): readonly ReadonlyMap<string, string>[] {
  const wholes: ReadonlyMap<string, string>[] = [];
  for (const key of Object.keys(place.shape)) {
    if (!wholes.some((whole) => whole.has(key))) wholes.push(wholeWith(key, kind, place));
  }
  return wholes;
}

function wholeWith(first: string, kind: string, place: Place): ReadonlyMap<string, string> {
  let whole = new Map<string, string>();
  let wrong = Number.POSITIVE_INFINITY;
  for (const key of [first, ...Object.keys(place.shape)]) {
    const schema = place.shape[key];
    const more = new Map(whole).set(key, (schema && rightValue(schema, opaque)) ?? 'null');
    const found = tell(kind, place.write(more));
    if (found > wrong) continue;
    whole = more;
    wrong = found;
  }
  return whole;
}

function turn(i: number): string {
  const values = Object.values(WRONG);
  return values[i % values.length] ?? 'null';
}

function only(place: Place, ...given: readonly (readonly [string, string])[]): string {
  return place.write(new Map(given));
}
