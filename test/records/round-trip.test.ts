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
import { events } from './made-events.ts';
import { judgment } from './made-judgments.ts';
import { proposal, vote } from './made-proposals.ts';
import { card, FILE, game, ruleset } from './made-records.ts';

const RUNS = { numRuns: 300, seed: 20_090_817 };

function roundTrips<Shape extends z.ZodMiniObject, Record>(
  name: string,
  records: fc.Arbitrary<Record>,
  kind: ReadyKind<Shape, Record>,
  { file, called }: { readonly file: string; readonly called: string },
) {
  test(name, () => {
    const unwritten = new Set(keysOf(kind));
    fc.assert(
      fc.property(records, (record) => {
        for (const key of Object.keys(frontOf(kind, kind.write(record).fields))) {
          unwritten.delete(key);
        }
        const text = writeRecord(kind, record);
        expect(parseRecord(kind, { file, text }, called), text).toEqual({ record, findings: [] });
      }),
      RUNS,
    );
    // What is never made would not be missed.
    expect([...unwritten]).toEqual([]);
  });
}

roundTrips('a rule card', card, CARD, { file: 'rulesets/s/1.md', called: 's' });
roundTrips('a ruleset', ruleset, RULESET, { file: FILE.ruleset, called: 's' });
roundTrips('a game', game, GAME, { file: FILE.game, called: 'g' });
roundTrips('a proposal', proposal, PROPOSAL, { file: 'games/g/proposals/x.md', called: 'x' });
roundTrips('a vote in a file of its own', vote, VOTE, {
  file: 'games/g/votes/301-a.md',
  called: '301-a',
});
roundTrips('a judgment', judgment, JUDGMENT, { file: 'games/g/judgments/x.md', called: 'x' });
roundTrips('a file of events', events, EVENTS, { file: 'games/g/events/x.md', called: 'x' });
