/** `nomic check`: checks every record and every move. */

import { MALFORMED_GAME, summaryJson } from '../../archive/json/game-json.ts';
import { proposalResult } from '../../archive/words/proposal-result.ts';
import { textsByFile } from '../../content/source.ts';
import { firstFindings } from '../../diagnostics/at-most.ts';
import type { Finding, LocatedFinding } from '../../diagnostics/finding.ts';
import { githubSummary, reportGithub } from '../../diagnostics/reporters/github.ts';
import { reportJson } from '../../diagnostics/reporters/json.ts';
import { COLOUR, PLAIN } from '../../diagnostics/reporters/palette.ts';
import { hasError, type Report } from '../../diagnostics/reporters/report.ts';
import { reportSarif } from '../../diagnostics/reporters/sarif.ts';
import { reportText, type SourceOf } from '../../diagnostics/reporters/text.ts';
import { visible } from '../../diagnostics/visible.ts';
import type { Replay } from '../../engine/results/types.ts';
import { inSeries } from '../../helpers/words.ts';
import { byPlace, gameIds, type Library, locateFindings, locateShown } from '../../pipeline.ts';
import { newNotes, newUnobjected } from '../../record-edits/say/new-notes.ts';
import { locate } from '../../records/locate/locate.ts';
import { replayGames } from '../../replay-games.ts';
import { unplayable } from '../../try-out/playable.ts';
import { accountBook, authorFault, keepsAccounts } from '../base-revision/account-book.ts';
import { compareBase } from '../base-revision/compare-base.ts';
import { type Base, notAsCommitted, readBase } from '../base-revision/read-base.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { called } from '../command-line/called-as.ts';
import { type ContentFolder, contentFolder, recordsIn } from '../command-line/content-folder.ts';
import {
  type CommandContext,
  type CommandOutcome,
  misnamed,
  misuse,
  refused,
  STATUS,
} from '../command-line/outcome.ts';
import { describePreview, type GamePreview } from '../preview/describe-preview.ts';
import { effectsText, previewMarkdown } from '../preview/preview-forms.ts';
import { compareRevisions, type Revisions } from '../preview/revisions.ts';

/** In characters. A table of findings gets the remaining room. */
const MAX_PREVIEW = 60_000;

export async function check(given: Arguments, context: CommandContext): Promise<CommandOutcome> {
  const files = given.lists.get('against') ?? [];
  const outcome = checkRecords(given, context);
  if (files.length === 0 || outcome.status === STATUS.usage) return outcome;
  const { checkAgainst } = await import('../inbox/check-against.ts');
  const compared = await checkAgainst(files, given, context);
  if (!compared.ok) return misuse(compared.message);
  const { differences, says } = compared;
  const isText = (given.values.get('format') ?? 'text') === 'text';
  const lines = [...differences, ...says].map((each) => `${visible(each)}\n`).join('');
  const status = differences.length > 0 ? STATUS.findings : outcome.status;
  if (isText) return { ...outcome, status, out: `${outcome.out ?? ''}\n${lines}` };
  return { ...outcome, status, err: `${outcome.err ?? ''}${lines}` };
}

export function checkRecords(given: Arguments, context: CommandContext): CommandOutcome {
  const folder = contentFolder(given, context);
  const rev = given.values.get('base');
  const author = given.values.get('author');
  const misled = authorFault(author, rev);
  if (misled !== undefined) return misuse(misled);
  // The comparison needs all present records.
  const read = recordsIn(given, context, rev === undefined ? given.operands : []);
  if (!read.ok) return read.outcome;
  const library = { ...read, findings: [...read.findings, ...read.leftovers, ...unplayable(read)] };
  const known = gameIds(library.records);
  const stranger = given.operands.find((id) => !known.includes(id));
  if (stranger !== undefined) return misnamed('game', stranger, known);
  // Git is not called if files among the records could be taken for a repository.
  const isCompared = rev !== undefined && library.ofGit.length === 0;
  const base = isCompared ? readBase(folder.dir, rev, context.programs) : undefined;
  if (base && !base.ok) return refused({ ...base, lines: [base.message] });
  // A sender sends a commit, so the folder must have its records.
  const astray = author !== undefined && base?.head && notAsCommitted(base.head, read.sources);
  if (astray)
    return misuse(
      `${astray} differs between the folder and the commit. With --author the command checks a commit, so commit the record first. If the folder is a checkout, remove the attributes that make git change the file.`,
    );

  const chosen =
    given.operands.length === 0 ? known : known.filter((id) => given.operands.includes(id));
  // Notes on readings are computed only if somebody wants them, or for a change.
  const notesOtherwise = showsNotes(given) || base !== undefined;
  const replays = replayGames(library.records, chosen, { notesOtherwise });
  const rewritten = base ? compareBase(base, library, author) : [];
  const revisions = base && compareRevisions(base, library, replays);
  const { shown, notes } = showsNotes(given)
    ? { shown: locateFindings(library, replays), notes: [] }
    : locateShown(library, replays);
  // Old notes are not counted again for a change.
  const news = revisions && new Set(newIn(revisions, newNotes));
  const findings = [...withWarnings(library, shown, revisions), ...rewritten].sort(byPlace);
  const report: Report = {
    findings: given.operands.length === 0 ? findings : concerning(findings, chosen, library),
    counted: notes.filter((note) => {
      const { game } = note;
      return (!news || news.has(note)) && (game === undefined || chosen.includes(game));
    }),
    games: new Map(
      chosen.map((id) => {
        const replay = replays.get(id);
        return [id, replay ? summaryJson(replay) : MALFORMED_GAME];
      }),
    ),
    last: new Map(
      [...replays].flatMap(([id, replay]) => lastDecided(replay).map((said) => [id, said])),
    ),
    mayRestOnReadings: [...replays.values()].some((replay) => replay.mayRestOnReadings),
  };
  const isTold = revisions && given.values.get('format') !== 'sarif';
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  const does = isTold ? describePreview(revisions, errors) : [];
  const written = write({ ...report, does }, given, context, folder, sourcesOf(library, base));
  const effects = revisions && written.stepSummary && previewMarkdown(does);
  const isLong = effects && effects.length > MAX_PREVIEW;
  const summary = isLong ? 'The effects of this change are too long to show here.\n' : effects;
  const status = hasError(report.findings) ? STATUS.findings : STATUS.ok;
  return {
    status,
    ...written,
    ...(summary && { stepSummary: `${summary}\n${written.stepSummary}` }),
    ...(rev !== undefined && uncompared(rev, base)),
    ...(author !== undefined && base && revisions && unasked(author, base, revisions)),
  };
}

/** Moves against a rule are warned of, even if notes are only counted. */
function withWarnings(
  library: Library,
  shown: readonly LocatedFinding[],
  revisions: Revisions | undefined,
): readonly LocatedFinding[] {
  if (!revisions) return shown;
  const fresh = newIn(revisions, newUnobjected);
  if (fresh.length === 0) return shown;
  const warnings = locate(
    firstFindings(fresh).map((finding) => ({ ...finding, warns: true })),
    library.sources,
  );
  const others = shown.filter(({ code, file, message }) => {
    return !warnings.some(
      (each) => each.code === code && each.file === file && each.message === message,
    );
  });
  return [...others, ...warnings];
}

function newIn({ ids, before, after }: Revisions, notesIn: typeof newNotes): readonly Finding[] {
  return ids.flatMap((id) => {
    const replay = after.get(id);
    return replay ? notesIn(before.get(id), replay) : [];
  });
}

/** Says that nothing was compared, so that silence is no agreement. */
function uncompared(rev: string, base: Base | undefined): Pick<CommandOutcome, 'err'> | undefined {
  const { games, rulesets } = base?.records ?? {};
  if (games && games.size + (rulesets?.size ?? 0) > 0) return undefined;
  const none = base?.sources.length ? 'none of its records can be read' : 'it has no records';
  const why = base ? none : 'files of git are among the records';
  return { err: `nomic: ${visible(`nothing was compared with “${rev}”: ${why}.`)}\n` };
}

/** The same for an author, in games that state no accounts. */
function unasked(author: string, { tip, records }: Base, { ids }: Revisions) {
  const { games } = tip?.records ?? records;
  const silent = ids.filter((id) => {
    const game = games.get(id);
    return game !== undefined && !keepsAccounts(accountBook(game));
  });
  if (silent.length === 0) return undefined;
  const why = `no change in ${inSeries(silent)} was compared with the account “${author}”, since game.md names no account of a player or clerk`;
  return { err: `nomic: ${visible(why)}.\n` };
}

/** Text and annotations count notes by default; formats for programs have all. */
function showsNotes({ values, switches }: Arguments): boolean {
  const format = values.get('format');
  return switches.has('notes') || format === 'json' || format === 'sarif';
}

/** The findings in the named games and their rulesets. */
function concerning(
  findings: readonly LocatedFinding[],
  chosen: readonly string[],
  { records }: Library,
): readonly LocatedFinding[] {
  const folders = chosen.flatMap((id) => {
    const ruleset = records.games.get(id)?.ruleset;
    return [`games/${id}/`, ...(ruleset === undefined ? [] : [`rulesets/${ruleset}/`])];
  });
  return findings.filter(({ file }) => folders.some((folder) => file.startsWith(folder)));
}

/** A deleted file is quoted from the base. */
function sourcesOf(library: Library, base: Base | undefined): SourceOf {
  const now = textsByFile(library.sources);
  const then = [base, base?.tip].flatMap((each) =>
    each ? [{ rev: each.rev, texts: textsByFile(each.sources) }] : [],
  );
  return (file, revision) =>
    revision === undefined
      ? (now.get(file) ?? then[0]?.texts.get(file))
      : then.find(({ rev }) => rev === revision)?.texts.get(file);
}

/** With the effects of the change, if there is a base. */
function write(
  report: Report & { readonly does: readonly GamePreview[] },
  { values, switches }: Arguments,
  context: CommandContext,
  { named, inRepository, dir }: ContentFolder,
  sourceOf: SourceOf,
): Pick<CommandOutcome, 'commands' | 'out' | 'stepSummary'> {
  const notes = switches.has('notes');
  const does = report.does.flatMap(({ id: game, moves }) =>
    moves.flatMap(({ file, does }) => (does.length === 0 ? [] : [{ game, file, does }])),
  );
  switch (values.get('format')) {
    case 'json':
      return {
        // Programs read here what each move does to the rules.
        out: reportJson(report, values.has('base') ? { does } : {}),
      };
    case 'sarif':
      return { out: reportSarif(report, inRepository) };
    case 'github': {
      const options = { notes, prefix: inRepository };
      const commands = reportGithub(report, options);
      return { commands, stepSummary: githubSummary(report, options) };
    }
    default: {
      const { command, columns, colour } = context;
      const palette = colour ? COLOUR : PLAIN;
      const call = called(context, { values });
      const lastCommit = (file: string) => context.lastCommitOf?.(dir, file);
      const page = { command, call, columns, palette, notes, prefix: named, sourceOf, lastCommit };
      return { out: reportText(report, page) + effectsText(report.does, columns) };
    }
  }
}

/** The latest decided proposal, if the game goes on. */
function lastDecided(replay: Replay): readonly string[] {
  const last = replay.timeline.findLast((entry) => entry.kind === 'resolved');
  if (replay.status !== 'playing' || last?.kind !== 'resolved') return [];
  const proposal = replay.proposals.find(({ written }) => written.name === last.proposal);
  if (!proposal) return [];
  return [`Proposal ${proposal.written.number}: ${proposalResult(replay, proposal)}`];
}
