/**
 * What a replay comes to, in all it says, one line for each thing. A test looks at a small part of
 * it; the rest is kept as these lines.
 */
import Fraction from 'fraction.js';
import type { Finding } from '../../src/diagnostics/finding.ts';
import type { ReadingTaken, Replay } from '../../src/engine/results/types.ts';
import { toJson } from '../../src/values/number.ts';

/** Without what stands on the cards, and without readings on which nothing depended. */
export function tellReplay(replayed: Replay): readonly string[] {
  const { game: _, tiers, versions, lives, readings, findings, ...rest } = replayed;
  const [{ voids } = {}, ...version] = versions;
  const proposals = rest.proposals.map(({ awards: _, ...proposal }) => proposal);
  const things = { tiers: tiers.map(({ id }) => id).join(' '), voids, version, ...rest, proposals };
  const changes = [...lives.values()].flatMap((life) => life.changes);
  return [
    ...Object.entries(things).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each) => toLine(name, each)),
    ),
    ...changes.filter(({ kind }) => kind !== 'initial').map((each) => toLine('change', each)),
    ...readings.flatMap(readingLines),
    ...findings.map(findingLine),
  ];
}

/** The lines that a replay has beyond another, and how many of the other's it does not have. */
export function tellBeside(replayed: Replay, other: Replay | undefined): readonly string[] {
  const [own, others] = [tellReplay(replayed), other ? tellReplay(other) : []];
  const gone = Object.entries(
    Object.groupBy(beyond(others, own), (line) => line.slice(0, line.indexOf(' '))),
  );
  return [
    ...beyond(own, others),
    `without ${gone.map(([name, lines = []]) => `${lines.length} ${name}`).join(', ')}`,
  ];
}

function beyond(lines: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
}

function readingLines({ mattered, ...reading }: ReadingTaken): readonly string[] {
  return mattered.map((each) => toLine('reading', { ...reading, ...each }));
}

const SAID_OF_READINGS = new Set(['contestable', 'reading/open']);

/** The line of a reading has the words of what depends on it, so the finding leaves them out. */
function findingLine(finding: Finding): string {
  const { code, severity, game: _, message, help, ...rest } = finding;
  return toLine(severity, {
    code,
    ...rest,
    ...(!SAID_OF_READINGS.has(code) && { message, help }),
  });
}

/** Without quotation marks, and without the keys under which there is nothing. */
function toLine(name: string, value: unknown): string {
  const text = JSON.stringify(brief(value), (key, each) =>
    isNothing(each) && !/^\d*$/.test(key) ? undefined : each,
  );
  return `${name} ${text}`.replaceAll('"', '').replaceAll(/games\/test\/|\.md(?=\W)/g, '');
}

/** In a list, the place of nothing says something; under a key it does not. */
function isNothing(value: unknown): boolean {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return value === false || isEmpty;
}

/** Records, rules, places and formulas by what they are called. */
function brief(value: unknown): unknown {
  if (value instanceof Fraction) return toJson(value);
  if (Array.isArray(value)) return value.map(brief);
  if (typeof value === 'string') return value.length > 200 ? `${value.slice(0, 200)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Map) return briefly([...value]);
  if ('precision' in value && 'text' in value) return value.text;
  if ('names' in value && 'source' in value) return value.source;
  if ('formula' in value && 'figures' in value && 'result' in value) return reckoned(value);
  if ('by' in value && 'proposal' in value && 'number' in value)
    return `proposal ${value.proposal}`;
  if ('raw' in value) return value.raw;
  if ('fact' in value) return value.fact;
  if ('file' in value && 'name' in value) return value.name;
  if ('number' in value && 'version' in value && ('text' in value || 'id' in value))
    return `${value.number}@${value.version}`;
  if ('path' in value && 'file' in value && Array.isArray(value.path))
    return `${value.file} ${value.path.join('.')}${'part' in value ? ` ${value.part}` : ''}`;
  return briefly(Object.entries(value));
}

/** A formula with its result, and with the figures in it. */
function reckoned({
  formula,
  result,
  figures,
  ...rest
}: object & Partial<Record<string, unknown>>) {
  const names = Object.entries(brief(figures) ?? {}).map(([name, value]) => `${name} ${value}`);
  const text = `${brief(formula)} = ${brief(result)}; ${names.join(', ')}`;
  return Object.keys(rest).length === 0
    ? text
    : [brief(Object.values(rest)), text].flat().join(': ');
}

function briefly(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries.map(([key, each]) => [key, brief(each)]));
}
