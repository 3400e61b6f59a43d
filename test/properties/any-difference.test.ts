/** Any difference of any two archives is allowed by the row that names it, or refused with who may. */
import type * as arbitrary from 'fast-check';
import { expect, test } from 'vitest';
import { findRewritings } from '../../src/cli/base-revision/compare-base.ts';
import { notTheirs } from '../../src/cli/base-revision/not-theirs.ts';
import { RIGHTS } from '../../src/cli/base-revision/rights.ts';
import {
  compareRecords,
  type RevisionComparison,
} from '../../src/records/differences/compare-records.ts';
import type { KindName } from '../../src/records/differences/kinds.ts';
import { PROPOSAL } from '../../src/records/kinds/proposal.ts';
import type { Records, WrittenGame } from '../../src/records/types.ts';
import { writeRecord } from '../../src/records/write-record.ts';
import { toGameId } from '../../src/values/ids.ts';
import fc from '../by-chance.ts';
import { events } from '../records/made-facts.ts';
import { judgment } from '../records/made-judgments.ts';
import { proposal } from '../records/made-proposals.ts';
import { card, game, ruleset } from '../records/made-records.ts';

const archive: arbitrary.Arbitrary<Records> = fc
  .record({
    ...{ game, ruleset, card, events },
    proposal: fc.option(proposal, { freq: 9, nil: undefined }),
    judgment: fc.option(judgment, { freq: 9, nil: undefined }),
    isTold: fc.boolean(),
  })
  .map((made): Records => {
    const set = { ...made.ruleset, cards: [made.card] };
    const whole: WrittenGame = {
      ...made.game,
      id: toGameId('g'),
      ruleset: set.id,
      clerks: ['github:clerk'],
      proposals: made.proposal ? [made.proposal] : [],
      judgments: made.judgment ? [made.judgment] : [],
      events: made.events.events,
      narratives: new Map(made.isTold ? [[made.events.file, made.events.narrative]] : []),
    };
    return {
      rulesets: new Map([[set.id, set]]),
      games: new Map([[whole.id, whole]]),
      malformed: { games: new Set(), rulesets: new Set() },
    };
  });

/** Each difference in a comparison that has no other. */
function oneByOne(compared: RevisionComparison) {
  const [changed] = compared.games;
  const rulesets = [...compared.rulesets].flatMap(([id, changes]) =>
    changes.flatMap((change) =>
      change.differences.map((difference) => ({
        kind: change.kind,
        difference,
        alone: {
          ...compared,
          games: compared.games.map((each) => ({ ...each, changes: [] })),
          rulesets: new Map([[id, [{ ...change, differences: [difference] }]]]),
        },
      })),
    ),
  );
  const games = (changed?.changes ?? []).flatMap((change) =>
    change.differences.map((difference) => ({
      kind: change.kind,
      difference,
      alone: {
        ...compared,
        games: changed ? [{ ...changed, changes: [{ ...change, differences: [difference] }] }] : [],
        rulesets: new Map(),
      },
    })),
  );
  return [...rulesets, ...games];
}

/** The row that speaks of a key, if there is one. */
function hasRow(kind: KindName, key: string): boolean {
  return Object.hasOwn(RIGHTS[kind], key);
}

test('any difference is allowed by a row that names it, or refused with who may', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(archive, archive, (then, now) => {
      for (const { kind, difference, alone } of oneByOne(compareRecords(then, now))) {
        const { key } = difference;
        expect(hasRow(kind, key), `${kind}.${key}`).toBe(true);
        seen.add(`${kind}.${key}`);
        expect(notTheirs(alone, then, 'github:clerk')).toEqual([]);
        const [refused, ...more] = notTheirs(alone, then, 'github:stranger');
        expect(more).toEqual([]);
        if (!refused) continue;
        expect(refused.message).toMatch(
          /(^| )is for (a clerk|a player|`.+) to record, but the author/,
        );
        expect(refused.help).toContain(`The row \`${kind}.${key}\` of the rights says: `);
        expect(refused.is ?? refused.was).toBeDefined();
      }
    }),
    { numRuns: 150 },
  );
  // A part that never differed would not be missed.
  const rows = Object.entries(RIGHTS).flatMap(([kind, keys]) =>
    Object.keys(keys).map((key) => `${kind}.${key}`),
  );
  expect(rows.filter((row) => !seen.has(row) && !UNSEEN.has(row))).toEqual([]);
});

/** The common parts of two such archives, and lists whose parts have rows of their own. */
const UNSEEN: ReadonlySet<string> = new Set([
  ...['game.new', 'game.gone', 'game.ruleset', 'game.clerks', 'ruleset.new', 'ruleset.gone'],
  ...['game.readings', 'proposal.cast', 'judgment.bench', 'judgment.arguments'],
  ...['judgment.seat.overruled', 'judgment.argument.by'],
  // A voter on overruling, or an arguer, in both.
  ...['judgment.overruling.for', 'judgment.overruling.against', 'judgment.overruling.abstain'],
  ...['judgment.argument.text'],
]);

test('what is written otherwise differs, and the same does not', () => {
  fc.assert(
    fc.property(archive, archive, (then, now) => {
      expect(compareRecords(then, then).games.flatMap(({ changes }) => changes)).toEqual([]);
      const { games } = compareRecords(then, now);
      const written = [then, now].map(({ games: all }) => {
        const [of] = all.get('g')?.proposals ?? [];
        return of && writeRecord(PROPOSAL, of);
      });
      const isDifferent = written[0] !== written[1];
      const changed = games.flatMap(({ changes }) =>
        changes.filter(({ kind }) => kind === 'proposal'),
      );
      if (isDifferent) expect(changed.length, written.join()).toBeGreaterThan(0);
      expect(() => findRewritings(compareRecords(then, now))).not.toThrow();
    }),
  );
});
