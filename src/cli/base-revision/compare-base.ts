/**
 * `check --base`: reports changes of settled records, and dates after the commit. A settled record may
 * not change (`settled-changes.ts`). Added records are replayed with the others, and may change no
 * settled decision (`late-additions.ts`).
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
import { lateAdditions, outcomeTurned } from './late-additions.ts';
import { notTheirs } from './not-theirs.ts';
import type { Base, CommitRecords, Head } from './read-base.ts';
import { gone, type Rewriting, wordsOfChange } from './rewriting.ts';
import { settledChanges, settledInRuleset } from './settled-changes.ts';

const GAME = /^games\/([^/]+)\//;

/**
 * Reports each finding at the present record, with its former place. A record that is gone is reported in
 * its file, or at its former place if the file is gone.
 */
export function compareBase(
  base: Base,
  library: Library,
  /** The account that sent the change. Without it, rights are not checked. */
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

/** Compares two revisions of the records. */
export function findRewritings(compared: RevisionComparison): readonly Rewriting[] {
  const { then, now, games, rulesets } = compared;
  const begun = [...then.games.values()].filter(
    ({ id, sample, proposals, judgments, events }) =>
      // The beginning of a game may change until its first move.
      proposals.length + judgments.length + events.length > 0 &&
      !now.malformed.games.has(id) &&
      // A sample may be removed as a whole, with its ruleset if no other game uses it.
      !(sample && !now.games.has(id)),
  );
  const used = new Set(begun.map(({ ruleset }) => ruleset));
  return [
    ...[...used].flatMap((id) => {
      // Otherwise, a card may have existed without being readable.
      const isWhole = !then.malformed.rulesets.has(id);
      return settledInRuleset(rulesets.get(id) ?? [], isWhole);
    }),
    ...begun.flatMap((was) => {
      const game = games.find((each) => each.was === was);
      if (!game) return [gone(`The game ${was.id} has begun`, { file: was.file, path: ['title'] })];
      const revisions = { then, now };
      return [
        ...settledChanges(game, (change) => outcomeTurned(revisions, game, change)),
        ...lateAdditions(revisions, game),
      ];
    }),
  ];
}

const WAIT = 'Give the day on which it happened. Record a future event only after it has happened.';

/**
 * Dates of past events that are after the commit. Files that differ from the commit are not committed
 * yet.
 */
function datesAhead(
  { games, rulesets }: RevisionComparison,
  { on: committed, texts }: Head,
  { sources }: Library,
): readonly Rewriting[] {
  const here = textsByFile(sources);
  const changes = [...[...rulesets.values()].flat(), ...games.flatMap((game) => game.changes)];
  return changes.flatMap((change) =>
    change.differences.flatMap(({ key, was, is }): readonly Rewriting[] => {
      if (!is?.on || standingOf(change.kind, key) !== 'happened') return [];
      if (is.on.from <= committed + EARLIEST_ZONE) return [];
      const { file } = is.at;
      if (!here.has(file) || texts().get(file) !== here.get(file)) return [];
      const message = `${calledIn(change)} has a future date: ${wordsOfChange({ was, is })}, but the commit is of ${dayAt(committed).text}.`;
      return [{ code: 'format/date', message, help: WAIT, is: is.at, was: undefined }];
    }),
  );
}

/** The other branch with the files that this one changed, as far as a merge works by file. */
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

function locateAll(
  then: CommitRecords & Pick<Base, 'head'>,
  { sources }: Content,
  found: readonly Rewriting[],
) {
  const files = new Set(sources.map(({ file }) => file));
  const first = firstOfEach(found, ({ code, is, was }) => `${code} ${(is ?? was)?.file}`);
  const rewritings = first.map((rewriting) => {
    const { is, was } = rewriting;
    return !is && was && files.has(was.file) ? { ...rewriting, is: was } : rewriting;
  });
  const here = place(rewritings, 'is', sources, then.head);
  const before = place(rewritings, 'was', then.sources);
  return rewritings.flatMap((rewriting) => {
    const [is, was] = [here.get(rewriting), before.get(rewriting)];
    if (!was) return is ?? [];
    const isWhole = rewriting.help === undefined && OF_ONE_RECORD.test(was.file);
    const lost = isWhole ? was.file : toPutBack(was.file, files);
    const back = lost === undefined ? {} : { gone: [lost], since: then.rev };
    if (!is) return { ...was, ...back };
    const { file, line, column, endLine, endColumn } = was;
    const message = `As it stood on ${then.rev}`;
    const stood = { message, file, line, column, endLine, endColumn, revision: then.rev };
    return { ...is, ...back, related: [stood, ...is.related] };
  });
}

/** Nothing else can be lost with such a file if it is put back. */
const OF_ONE_RECORD = /^games\/[^/]+\/(?:proposals|judgments)\//;

/** A file or game that must come back: it is gone, or nothing in it may change. */
function toPutBack(file: string, files: ReadonlySet<string>): string | undefined {
  const [game] = /^games\/[^/]+/.exec(file) ?? [];
  if (game !== undefined && ![...files].some((each) => each.startsWith(`${game}/`))) return game;
  const isCard = file.startsWith('rulesets/') && !file.endsWith('/ruleset.md');
  return isCard || !files.has(file) ? file : undefined;
}

/** Places all findings of a file together, so that it is read once. */
function place(
  rewritings: readonly Rewriting[],
  which: 'is' | 'was',
  sources: Library['sources'],
  head?: Head,
) {
  const here = textsByFile(sources);
  const isCommitted = (file: string) => head?.texts().get(file) === here.get(file);
  const spots = rewritings.flatMap((rewriting) => {
    const at = rewriting[which];
    return at ? [{ rewriting, at }] : [];
  });
  const located = locate(
    spots.map(({ rewriting, at }) => finding(rewriting, at, isCommitted)),
    sources,
  );
  const places = new Map<Rewriting, LocatedFinding>();
  spots.forEach(({ rewriting }, i) => {
    const found = located[i];
    if (found) places.set(rewriting, found);
  });
  return places;
}

function finding(
  { code = 'history/rewritten', message, help, corrects, more, see }: Rewriting,
  at: Spot,
  isCommitted: (file: string) => boolean,
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
    ...(corrects !== undefined && { mendings: correcting(at, corrects, isCommitted(corrects)) }),
  };
}
