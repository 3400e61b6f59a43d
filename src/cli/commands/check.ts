/** `nomic check`: whether every record and every move is in order. */
import { MALFORMED_GAME, summaryJson } from '../../archive/game-json.ts';
import type { LocatedFinding } from '../../diagnostics/finding.ts';
import { githubSummary, reportGithub } from '../../diagnostics/reporters/github.ts';
import { reportJson } from '../../diagnostics/reporters/json.ts';
import { COLOUR, PLAIN } from '../../diagnostics/reporters/palette.ts';
import { hasError, type Report } from '../../diagnostics/reporters/report.ts';
import { reportSarif } from '../../diagnostics/reporters/sarif.ts';
import { reportText, type SourceOf } from '../../diagnostics/reporters/text.ts';
import { visible } from '../../diagnostics/visible.ts';
import {
  byPlace,
  gameIds,
  type Library,
  locateFindings,
  locateTold,
  type Replays,
  readLibrary,
  replayGames,
} from '../../pipeline.ts';
import type { Arguments } from '../arguments.ts';
import { compareBase } from '../base/compare-base.ts';
import { type Base, readBase } from '../base/read-base.ts';
import { notAmong } from '../choose.ts';
import { type ContentFolder, contentFolder } from '../content-folder.ts';
import { type Context, misuse, type Outcome, STATUS } from '../outcome.ts';

export function check(given: Arguments, context: Context): Outcome {
  const folder = contentFolder(given, context);
  const rev = given.values.get('base');
  // What was recorded once is compared with all that is recorded now.
  const library = readLibrary(folder.dir, rev === undefined ? given.operands : []);
  if (!library.ok) return misuse(library.message);
  const known = gameIds(library.records);
  const stranger = given.operands.find((id) => !known.includes(id));
  if (stranger !== undefined) return misuse(notAmong('game', stranger, known));
  const base = rev === undefined ? undefined : readBase(folder.dir, rev);
  if (base && !base.ok) return misuse(base.message);

  const chosen =
    given.operands.length === 0 ? known : known.filter((id) => given.operands.includes(id));
  const replays = replayGames(library.records, chosen);
  const rewritten = base ? compareBase(base, library) : [];
  const { told, notes } = showsNotes(given)
    ? { told: locateFindings(library, replays), notes: [] }
    : locateTold(library, replays);
  const findings = [...told, ...rewritten].sort(byPlace);
  const report: Report = {
    findings: given.operands.length === 0 ? findings : concerning(findings, chosen, library),
    counted: notes.filter(({ game }) => game === undefined || chosen.includes(game)),
    games: new Map(chosen.map((id) => [id, gameLine(id, replays)])),
  };
  const written = write(report, given, context, folder, sourcesOf(library, base));
  const status = hasError(report.findings) ? STATUS.findings : STATUS.ok;
  return { status, ...written, ...(base && base.sources.length === 0 && nothingIn(base)) };
}

/** A first archive has no past; nor has one whose folder was moved, and that should be noticed. */
function nothingIn({ rev }: Base): Pick<Outcome, 'err'> {
  const message = `“${rev}” has no records in this folder: nothing was compared.`;
  return { err: `nomic: ${visible(message)}\n` };
}

/** Text and annotations count notes unless they are asked for; formats for machines have them all. */
function showsNotes({ values, switches }: Arguments): boolean {
  const format = values.get('format');
  return switches.has('notes') || format === 'json' || format === 'sarif';
}

function gameLine(id: string, replays: Replays) {
  const replay = replays.get(id);
  return replay ? summaryJson(replay) : MALFORMED_GAME;
}

/** What was found in the games named, and in the rulesets with which they began. */
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

/** A file that is gone is quoted as it was. */
function sourcesOf(library: Library, base: Base | undefined): SourceOf {
  const now = new Map(library.sources.map(({ file, text }) => [file, text]));
  const then = new Map(base?.sources.map(({ file, text }) => [file, text]));
  return (file, revision) =>
    revision === undefined ? (now.get(file) ?? then.get(file)) : then.get(file);
}

function write(
  report: Report,
  { values, switches }: Arguments,
  { columns, colour }: Context,
  { named, inRepository }: ContentFolder,
  sourceOf: SourceOf,
): Pick<Outcome, 'commands' | 'out' | 'stepSummary'> {
  const notes = switches.has('notes');
  switch (values.get('format')) {
    case 'json':
      return { out: reportJson(report) };
    case 'sarif':
      return { out: reportSarif(report, inRepository) };
    case 'github': {
      const options = { notes, prefix: inRepository };
      const commands = reportGithub(report, options);
      return { commands, stepSummary: githubSummary(report, options) };
    }
    default: {
      const palette = colour ? COLOUR : PLAIN;
      return { out: reportText(report, { columns, palette, notes, prefix: named, sourceOf }) };
    }
  }
}
