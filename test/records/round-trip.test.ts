/** To read what was written is the identity, on everything that a record can say. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { EVENTS } from '../../src/records/kinds/event.ts';
import { GAME } from '../../src/records/kinds/game.ts';
import { JUDGMENT } from '../../src/records/kinds/judgment.ts';
import { PROPOSAL } from '../../src/records/kinds/proposal.ts';
import { frontOf, keysOf, type ReadyKind } from '../../src/records/kinds/record-kind.ts';
import { CARD, RULESET } from '../../src/records/kinds/ruleset.ts';
import { VOTE } from '../../src/records/kinds/votes.ts';
import { parseRecord } from '../../src/records/parse/parse-sources.ts';
import { writeRecord } from '../../src/records/write-record.ts';
import { events } from './made-facts.ts';
import { judgment } from './made-judgments.ts';
import { proposal, vote } from './made-proposals.ts';
import { card, FILE, game, ruleset } from './made-records.ts';

/** A formula is compiled anew once many others were, so its function is compared by its name alone. */
function named(value: unknown): unknown {
  if (typeof value === 'function') return value.name;
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, named(each)]));
  if (Array.isArray(value)) return value.map(named);
  if (typeof value !== 'object' || value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(each)]));
}

function roundTrips<Shape extends z.ZodMiniObject, Record>(
  file: string,
  called: string,
  records: fc.Arbitrary<Record>,
  kind: ReadyKind<Shape, Record>,
  atLeast = 100,
) {
  const tryOut = (numRuns: number, seed: number) => {
    const unwritten = new Set(keysOf(kind));
    fc.assert(
      fc.property(records, (record) => {
        for (const key of Object.keys(frontOf(kind, kind.write(record).fields))) {
          unwritten.delete(key);
        }
        const text = writeRecord(kind, record);
        const read = parseRecord(kind, { file, text }, called);
        expect(named(read), text).toEqual(named({ record, findings: [] }));
      }),
      { numRuns, seed },
    );
    // A part that is never made would not be missed.
    expect([...unwritten]).toEqual([]);
  };
  test(file, () => tryOut(atLeast, 20_090_817));
  test(`${file}, at length`, { tags: 'night' }, () => tryOut(300, 1982));
}

roundTrips('rulesets/s/1.md', 's', card, CARD);
roundTrips(FILE.ruleset, 's', ruleset, RULESET);
roundTrips(FILE.game, 'g', game, GAME);
roundTrips('games/g/proposals/x.md', 'x', proposal, PROPOSAL);
roundTrips('games/g/votes/301-a.md', '301-a', vote, VOTE);
roundTrips('games/g/judgments/x.md', 'x', judgment, JUDGMENT);
roundTrips('games/g/events/x.md', 'x', events, EVENTS, 300);
