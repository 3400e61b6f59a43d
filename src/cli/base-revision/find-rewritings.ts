/**
 * The effect of a change on settled records: a pure function of the records of two revisions. There are
 * two rules. A settled record stays as it was (`settled-changes.ts`). And the added records are replayed
 * with the others, and no settled decision may differ (`late-additions.ts`).
 */
import type { RevisionComparison } from '../../records/differences/compare-records.ts';
import { lateAdditions } from './late-additions.ts';
import { gone, type Rewriting } from './rewriting.ts';
import { settledChanges, settledInRuleset } from './settled-changes.ts';

export function findRewritings(compared: RevisionComparison): readonly Rewriting[] {
  const { then, now, games, rulesets } = compared;
  const begun = [...then.games.values()].filter(
    ({ id, sample, proposals, judgments, events }) =>
      // Until its first move, the beginning of a game may still be arranged.
      proposals.length + judgments.length + events.length > 0 &&
      !now.malformed.games.has(id) &&
      // A sample goes as a whole, with the ruleset if only samples began with it.
      !(sample && !now.games.has(id)),
  );
  const used = new Set(begun.map(({ ruleset }) => ruleset));
  return [
    ...[...used].flatMap((id) => {
      // Otherwise a card that is there only now may have been there unread.
      const isWhole = !then.malformed.rulesets.has(id);
      return settledInRuleset(rulesets.get(id) ?? [], isWhole);
    }),
    ...begun.flatMap((was) => {
      const game = games.find((each) => each.was === was);
      if (!game) return [gone(`The game ${was.id} has begun`, { file: was.file, path: ['title'] })];
      return [...settledChanges(game), ...lateAdditions({ then, now }, game)];
    }),
  ];
}
