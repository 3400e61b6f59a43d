/**
 * `check --base`: the effect of a change on settled records, and dates that lie ahead of its commit. A
 * settled record stays as it was (`settled-changes.ts`). And the added records are replayed with the
 * others, and no settled decision may differ (`late-additions.ts`).
 */
import { textsByFile } from '../../content/source.ts';
import { firstOfEach } from '../../diagnostics/at-most.ts';
import type { Finding, LocatedFinding, Spot } from '../../diagnostics/finding.ts';
import { correcting } from '../../diagnostics/mending-command.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import { READINGS } from '../../law/readings/register.ts';
import type { Library } from '../../pipeline.ts';
import {
  compareRecords,
  type RevisionComparison,
} from '../../records/differences/compare-records.ts';
import { calledIn } from '../../records/differences/differences.ts';
import { standingOf } from '../../records/differences/kinds.ts';
import { locate } from '../../records/locate/locate.ts';
import { parseRecords } from '../../records/parse-records.ts';
import { dayAt } from '../../values/moment.ts';
import { EARLIEST_ZONE } from '../command-line/dates.ts';
import { lateAdditions } from './late-additions.ts';
import { notTheirs } from './not-theirs.ts';
import type { Base, CommitRecords, Head } from './read-base.ts';
import { gone, type Rewriting, wordsOfChange } from './rewriting.ts';
import { settledChanges, settledInRuleset } from './settled-changes.ts';

const GAME = /^games\/([^/]+)\//;

/**
 * Each finding stands where the record is now, with the place where it stood beside it. A record
 * that is gone is reported in its file; if the file is gone too, where it was.
 */
export function compareBase(
  base: Base,
  library: Library,
  /** The account from which the change was sent. Without one, nobody asks whose hand it was. */
  author?: string,
): readonly LocatedFinding[] {
  const { tip = base } = base;
  const compared = compareRecords(base.records, library.records);
  const made = locateAll(base, library, [
    ...findRewritings(compared),
    ...(base.head ? datesAhead(compared, base.head, library) : []),
    ...(author === undefined ? [] : notTheirs(compared, tip.records, author)),
  ]);
  if (tip === base) return made;
  const merged = mergedInto(tip, base, library);
  const known = new Set(made.map(sameness));
  const later = compareRecords(tip.records, merged.records);
  const settledSince = findRewritings(later).map((rewriting) => ({
    ...rewriting,
    help: `“${tip.rev}” has gone on since this branch left it: merge it into this branch first.`,
  }));
  return [
    ...made,
    ...locateAll(tip, merged, settledSince).filter((each) => !known.has(sameness(each))),
  ];
}

/** On the records of two revisions. */
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

const WAIT = 'Give the day on which it happened. Record a future event only after it has happened.';

/**
 * Dates of what is said to have happened that lie ahead of the commit which records it. A file that the
 * folder and the commit have differently is not committed yet.
 */
function datesAhead(
  { games, rulesets }: RevisionComparison,
  { on: committed, texts }: Head,
  { sources }: Library,
): readonly Rewriting[] {
  const here = textsByFile(sources);
  const has = (file: string) => here.has(file) && texts().get(file) === here.get(file);
  const changes = [...[...rulesets.values()].flat(), ...games.flatMap((game) => game.changes)];
  return changes.flatMap((change) =>
    change.differences.flatMap(({ key, was, is }): readonly Rewriting[] => {
      if (!is?.on || standingOf(change.kind, key) !== 'happened') return [];
      if (is.on.from <= committed + EARLIEST_ZONE || !has(is.at.file)) return [];
      const message = `${calledIn(change)} has a future date: ${wordsOfChange({ was, is })}, but the commit is of ${dayAt(committed).text}.`;
      return [{ code: 'format/date', message, help: WAIT, is: is.at, was: undefined }];
    }),
  );
}

/** The other branch with the files that this one changed, as far as that can be said by file. */
function mergedInto(tip: CommitRecords, base: CommitRecords, { sources }: Content): Content {
  const [was, is] = [base.sources, sources].map(textsByFile);
  const isTouched = (file: string) => was?.get(file) !== is?.get(file);
  const both = [
    ...tip.sources.filter(({ file }) => !isTouched(file)),
    ...sources.filter(({ file }) => isTouched(file)),
  ].sort((a, b) => (a.file < b.file ? -1 : 1));
  return { sources: both, records: parseRecords(both, READINGS).records };
}

type Content = Pick<Library, 'sources' | 'records'>;

function sameness({ code, file, line, message }: LocatedFinding): string {
  return JSON.stringify([code, file, line, message]);
}

function locateAll(then: CommitRecords, { sources }: Content, found: readonly Rewriting[]) {
  const files = new Set(sources.map(({ file }) => file));
  const first = firstOfEach(found, ({ code, is, was }) => `${code} ${(is ?? was)?.file}`);
  const rewritings = first.map((rewriting) => {
    const { is, was } = rewriting;
    return !is && was && files.has(was.file) ? { ...rewriting, is: was } : rewriting;
  });
  const here = place(rewritings, 'is', sources);
  const before = place(rewritings, 'was', then.sources);
  return rewritings.flatMap((rewriting) => {
    const [is, was] = [here.get(rewriting), before.get(rewriting)];
    const lost = was && toPutBack(was.file, files);
    const back = lost === undefined ? {} : { gone: [lost], since: then.rev };
    if (!is) return was ? { ...was, ...back } : [];
    return was ? { ...is, ...back, related: [asItStood(was, then.rev), ...is.related] } : is;
  });
}

/** A file or a whole game that is gone, or a card, of which nothing may change. */
function toPutBack(file: string, files: ReadonlySet<string>): string | undefined {
  const [game] = /^games\/[^/]+/.exec(file) ?? [];
  if (game !== undefined && ![...files].some((each) => each.startsWith(`${game}/`))) return game;
  const isCard = file.startsWith('rulesets/') && !file.endsWith('/ruleset.md');
  return isCard || !files.has(file) ? file : undefined;
}

/** All at once, so that a file is read only once for all its findings. */
function place(rewritings: readonly Rewriting[], which: 'is' | 'was', sources: Library['sources']) {
  const spots = rewritings.flatMap((rewriting) => {
    const at = rewriting[which];
    return at ? [{ rewriting, at }] : [];
  });
  const located = locate(
    spots.map(({ rewriting, at }) => finding(rewriting, at)),
    sources,
  );
  const places = new Map<Rewriting, LocatedFinding>();
  spots.forEach(({ rewriting }, i) => {
    const found = located[i];
    if (found) places.set(rewriting, found);
  });
  return places;
}

function asItStood({ file, line, column, endLine, endColumn }: LocatedFinding, revision: string) {
  const message = `As it stood on ${revision}`;
  return { message, file, line, column, endLine, endColumn, revision };
}

function finding(
  { code = 'history/rewritten', message, help, corrects, more, see }: Rewriting,
  at: Spot,
): Finding {
  const game = GAME.exec(at.file)?.[1];
  return {
    code,
    severity: REGISTER[code].severity,
    at,
    game,
    message,
    help,
    more,
    related: see && [see],
    ...(corrects !== undefined && { mendings: correcting(at, corrects) }),
  };
}
