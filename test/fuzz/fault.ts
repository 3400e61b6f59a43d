/** Conditions for every output of the program, for any input. */
import type { LocatedFinding, Range } from '../../src/diagnostics/finding.ts';
import { REGISTER } from '../../src/diagnostics/register.ts';
import { invisibleIn } from '../diagnostics/invisible.ts';

export interface Fault {
  /** Which invariant, and where: the same for the same fault in another record. */
  readonly what: string;
  readonly detail: string;
}

interface Looked {
  /** Everything that authors have written, where such words are no slip. */
  readonly written: string;
  readonly inColour?: boolean | undefined;
}

const SLIP = /\bundefined\b|\bNaN\b|\[object\b/g;
const PLAIN_LINE = /^[\t -~]*$/;
const LONGEST_MESSAGE = 1_000;

/** Words of JavaScript's that no author has written, and characters that nobody sees. */
export function faultsOfOutput(
  what: string,
  output: string,
  { written, inColour = false }: Looked,
): readonly Fault[] {
  const slips = [...new Set(output.match(SLIP) ?? [])].filter((slip) => !written.includes(slip));
  const odd = output.split('\n').filter((line) => !PLAIN_LINE.test(line));
  const unseen = odd.flatMap((line) =>
    invisibleIn(line, { inColour }).map((each) => `${each}: ${line}`),
  );
  return [
    ...slips.map((slip) => ({ what: `${what} says ${slip}`, detail: around(output, slip) })),
    ...unseen.slice(0, 1).map((detail) => ({ what: `${what} has what nobody sees`, detail })),
  ];
}

/** `texts` are those of the files in which a finding may have its place. */
export function faultsOfFinding(
  finding: LocatedFinding,
  texts: (file: string, revision?: string) => string | undefined,
): readonly Fault[] {
  const { code, message } = finding;
  const faults: Fault[] = [];
  const add = (what: string, detail = '') =>
    faults.push({ what: `${code} ${what}`, detail: `${detail} ${message}`.trim() });
  if (!REGISTER[code]) add('is no code');
  if (message === '') add('has no message');
  if (message.length > LONGEST_MESSAGE) add('has an endless message');
  for (const place of [finding, ...finding.related]) {
    const text = texts(place.file, 'revision' in place ? place.revision : undefined);
    if (!isWithin(place, text ?? '')) add('lies outside its file', `${place.file} ${at(place)}`);
  }
  return faults;
}

/** A place may be the end of a line, where something is missing. */
function isWithin({ line, column, endLine, endColumn }: Range, text: string): boolean {
  const lines = text.split('\n');
  const isIn = (l: number, c: number) => c >= 1 && c <= (lines[l - 1]?.length ?? -1) + 1;
  const isForward = endLine > line || (endLine === line && endColumn >= column);
  const hasEnd = isIn(endLine, endColumn) || (endColumn === 0 && lines[endLine - 1] === '');
  return isIn(line, column) && hasEnd && (isForward || lines[line - 1] === '');
}

function at({ line, column, endLine, endColumn }: Range): string {
  return `${line}:${column}–${endLine}:${endColumn}`;
}

function around(text: string, words: string): string {
  const from = text.indexOf(words);
  return text.slice(Math.max(0, from - 100), from + 100);
}

/** An exception, told by its message and the first line of the project that it came through. */
export function faultOfException(doing: string, error: unknown): Fault {
  if (!(error instanceof Error)) return { what: `${doing} throws`, detail: String(error) };
  const frame = /(?:src|test)[\\/][^\s:)]+:\d+/.exec(error.stack ?? '')?.[0] ?? 'nowhere';
  return {
    what: `${doing} throws ${error.name} at ${frame}`,
    detail: error.stack ?? error.message,
  };
}
