/** Legal games with random damage: whatever becomes of them, it is told and nothing is thrown. */
import { describe, expect, test } from 'vitest';
import { gameJson, summaryJson } from '../../src/archive/json/game-json.ts';
import type { Source } from '../../src/content/source.ts';
import type { LocatedFinding, Range } from '../../src/diagnostics/finding.ts';
import { REGISTER } from '../../src/diagnostics/register.ts';
import { reportGithub } from '../../src/diagnostics/reporters/github.ts';
import { reportJson } from '../../src/diagnostics/reporters/json.ts';
import { PLAIN } from '../../src/diagnostics/reporters/palette.ts';
import { reportSarif } from '../../src/diagnostics/reporters/sarif.ts';
import { reportText } from '../../src/diagnostics/reporters/text.ts';
import { damage, KINDS_OF_DAMAGE } from '../games/damage.ts';
import { generateGame } from '../games/generate-game.ts';
import { createRandom, type Random } from '../games/random.ts';
import { asRead, errorsOf, type Played, play, sourcesOf } from './play.ts';

const TURNS = 30;
const ROUNDS = 60;

/** Damage that once led to an exception or to a finding out of place, by kind and seed. */
const REGRESSIONS: readonly (readonly [kind: string, seed: number])[] = [];

describe.each(KINDS_OF_DAMAGE)('%s', (kind) => {
  test.each([1, 2, 3])('and it is told (%i)', (part) => {
    for (let round = 0; round < ROUNDS; round++) checkDamage(kind, part * 1000 + round);
  });
});

test.each(REGRESSIONS)('%s, as it once was not (%i)', checkDamage);

test('damage is noticed more often than not', () => {
  const noticed = Array.from({ length: 200 }, (_, seed) => {
    const { random, sources } = damaged('a line is lost', seed);
    return errorsOf(play(random.shuffle(sources)).findings).length > 0;
  });
  expect(noticed.filter(Boolean).length).toBeGreaterThan(100);
});

function checkDamage(kind: string, seed: number): void {
  const { sources } = damaged(kind, seed);
  const about = `${kind}, seed ${seed}`;
  const played = tryTo(about, () => play(sources));
  for (const finding of played.findings) checkFinding(finding, played, about);
  tryTo(about, () => report(played));
}

/** A small legal game of which one record, or a few, are damaged. */
function damaged(kind: string, seed: number) {
  const random = createRandom(seed);
  const game = generateGame({ seed: random.below(20), proposals: TURNS });
  const whole = sourcesOf(game);
  const hit = new Set(Array.from({ length: 1 + random.below(3) }, () => random.pick(whole)));
  const sources = whole.flatMap((source) =>
    hit.has(source) ? strike(kind, source, random) : source,
  );
  return { random, sources };
}

function strike(kind: string, { file, text }: Source, random: Random): readonly Source[] {
  const read = asRead(damage(kind, text, random));
  return read === undefined ? [] : [{ file, text: read }];
}

function checkFinding(finding: LocatedFinding, { sources }: Played, about: string): void {
  const what = `${about}: ${finding.code} “${finding.message}”`;
  expect(REGISTER[finding.code], what).toBeDefined();
  expect(finding.message, what).not.toMatch(/undefined|\[object|NaN/);
  for (const place of [finding, ...finding.related]) {
    const text = sources.find(({ file }) => file === place.file)?.text;
    if (text !== undefined) expect(isWithin(place, text), `${what} at ${at(place)}`).toBe(true);
    else expect(place.line, what).toBe(1);
  }
}

/** Whether a range lies in a text; it may stand at the end of a line, where something is missing. */
function isWithin({ line, column, endLine, endColumn }: Range, text: string): boolean {
  const lines = text.split('\n');
  const isIn = (l: number, c: number) => c >= 1 && c <= (lines[l - 1]?.length ?? -1) + 1;
  const isForward = endLine > line || (endLine === line && endColumn >= column);
  return isIn(line, column) && (endColumn === 0 || isIn(endLine, endColumn)) && isForward;
}

function at({ line, column, endLine, endColumn }: Range): string {
  return `${line}:${column}–${endLine}:${endColumn}`;
}

function report({ findings, replay, sources }: Played): void {
  const games = new Map(replay ? [[replay.game.id, summaryJson(replay)]] : []);
  const text = new Map(sources.map((source) => [source.file, source.text]));
  const sourceOf = (file: string) => text.get(file);
  reportText(
    { findings, games },
    { columns: 80, palette: PLAIN, notes: true, prefix: '', sourceOf },
  );
  JSON.parse(reportJson({ findings, games }));
  JSON.parse(reportSarif({ findings, games }, 'content/'));
  reportGithub({ findings, games }, { notes: true, prefix: 'content/' });
  if (replay) gameJson(replay);
}

function tryTo<Result>(about: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw new Error(`${about} leads to an exception.`, { cause: error });
  }
}
