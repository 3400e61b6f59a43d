/** Records in memory, replayed as the command would replay them from a disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../../src/content/source.ts';
import type { LocatedFinding } from '../../src/diagnostics/finding.ts';
import type { ReplayOptions } from '../../src/engine/replay.ts';
import type { Replay } from '../../src/engine/results/types.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { type Library, locateFindings } from '../../src/pipeline.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { replayGames } from '../../src/replay-games.ts';
import { type GameOptions, type GeneratedGame, generateGame } from '../games/generate-game.ts';
import { withRecord } from '../games/with-record.ts';
import { SAMPLES } from '../samples.ts';

const SUBER = 'rulesets/suber';

/** Suber's Initial Set. */
const initialSet: readonly Source[] = readdirSync(join(SAMPLES, SUBER)).map((name) => ({
  file: `${SUBER}/${name}`,
  text: readFileSync(join(SAMPLES, SUBER, name), 'utf8'),
}));

/** The same, but for a Rule 108 under which a proposal gives its new rule a number. */
const withGivenNumbers: readonly Source[] = initialSet.map(({ file, text }) => ({
  file,
  text: text.replace(
    /^ +- Proposals are numbered from \d+\.$/m,
    '$&\n  - A new rule has the number that its proposal gives it.',
  ),
}));

export interface Played {
  readonly sources: readonly Source[];
  readonly findings: readonly LocatedFinding[];
  /** The one game among the records, unless they are malformed. */
  readonly replay: Replay | undefined;
}

export function sourcesOf({
  files,
  givesNumbers,
}: Pick<GeneratedGame, 'files'> & Partial<GeneratedGame>): readonly Source[] {
  const ruleset = givesNumbers ? withGivenNumbers : initialSet;
  return [...ruleset, ...[...files].map(([file, text]) => ({ file, text }))];
}

export function play(sources: readonly Source[], options?: ReplayOptions): Played {
  const { records, findings } = parseRecords(sources, READINGS);
  const library: Library = { sources, records, findings, unread: [] };
  const replays = replayGames(records, undefined, options);
  return {
    sources,
    findings: locateFindings(library, replays),
    replay: [...replays.values()][0],
  };
}

/** A game that is legal to begin with, and its replay. */
export function playLegally(options: GameOptions) {
  const game = generateGame(options);
  const { replay, ...played } = withRecord(`the seed ${options.seed}`, sourcesOf(game), () => {
    const made = play(sourcesOf(game));
    if (!made.replay) throw new Error(`It is malformed: ${made.findings[0]?.message}`);
    return { ...made, replay: made.replay };
  });
  return { game, replay, ...played };
}

export function errorsOf(findings: readonly LocatedFinding[]): readonly string[] {
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(({ code, file, line, column, message }) => `${file}:${line}:${column} ${code} ${message}`);
}
