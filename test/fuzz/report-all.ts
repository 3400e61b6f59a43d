/** All findings, by every reporter, for people and for machines. */
import { MALFORMED_GAME, summaryJson } from '../../src/archive/json/game-json.ts';
import type { LocatedFinding } from '../../src/diagnostics/finding.ts';
import { githubSummary, reportGithub } from '../../src/diagnostics/reporters/github.ts';
import { reportJson } from '../../src/diagnostics/reporters/json.ts';
import { COLOUR, PLAIN } from '../../src/diagnostics/reporters/palette.ts';
import type { Report } from '../../src/diagnostics/reporters/report.ts';
import { reportSarif } from '../../src/diagnostics/reporters/sarif.ts';
import { reportText, type SourceOf } from '../../src/diagnostics/reporters/text.ts';
import { gameIds, type Library, type Replays } from '../../src/pipeline.ts';

export interface Reported {
  readonly what: string;
  readonly output: string;
  readonly inColour?: boolean | undefined;
}

/** Narrower than any word, as a terminal may be, and wider than most lines. */
const LOOKS = [
  { columns: 1, palette: COLOUR },
  { columns: 100, palette: PLAIN },
];

export function reportOf(
  { records }: Library,
  replays: Replays,
  findings: readonly LocatedFinding[],
): Report {
  const games = gameIds(records).map((id) => {
    const replay = replays.get(id);
    return [id, replay ? summaryJson(replay) : MALFORMED_GAME] as const;
  });
  return { findings, games: new Map(games) };
}

export function reportAll(report: Report, sourceOf: SourceOf): readonly Reported[] {
  const prefix = 'content/';
  const texts = LOOKS.map(({ columns, palette }) => ({
    what: 'the text report',
    output: reportText(report, {
      command: 'nomic',
      columns,
      palette,
      notes: true,
      prefix,
      sourceOf,
    }),
    inColour: palette === COLOUR,
  }));
  const json = { what: 'the JSON report', output: reportJson(report) };
  const sarif = { what: 'the SARIF report', output: reportSarif(report, prefix) };
  for (const { output } of [json, sarif]) JSON.parse(output);
  return [
    ...texts,
    json,
    sarif,
    { what: 'the commands for GitHub', output: reportGithub(report, { notes: true, prefix }) },
    { what: 'the summary for GitHub', output: githubSummary(report, { notes: true, prefix }) },
  ];
}
