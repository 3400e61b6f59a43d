/** Reports a changed record. */
import { type Redline, type RedlinePart, redline } from '../../archive/redline/redline.ts';
import type { Code } from '../../diagnostics/codes.ts';
import type { RelatedSpot, Spot } from '../../diagnostics/finding.ts';
import type { KeyDifference } from '../../records/differences/differences.ts';
import type { Fact } from '../../records/differences/fact.ts';

export interface Rewriting {
  /** By default, the code of a rewritten settled record. */
  readonly code?: Code;
  /** `Proposal 301 is settled, but its votes changed.` */
  readonly message: string;
  /** Only if the general cure does not fit. */
  readonly help?: string | undefined;
  /** The place for the cure; `undefined` if the file is gone. */
  readonly is: Spot | undefined;
  /** Its former place; `undefined` if it is new. */
  readonly was: Spot | undefined;
  /** Another place that explains the finding. */
  readonly see?: RelatedSpot | undefined;
  /** The record that may declare a correction. */
  readonly corrects?: string | undefined;
  /** The number of similar ones in the file that are not listed. */
  readonly more?: number | undefined;
}

const GONE = 'Put the record back. If it was wrong, correct it in place.';
/** In characters. A longer value is shortened to its changed words and their surroundings. */
const MAX_SHOWN = 120;
/** In characters, on each side of changed words. */
const AROUND = 24;

/** Reports a record that was at `was` and is gone; `is` is where one would look for it. */
export function gone(
  what: string,
  was: Spot,
  { is, help = GONE }: { is?: Spot | undefined; help?: string } = {},
): Rewriting {
  return { message: `${what}, but it was taken out of the records.`, help, is, was };
}

/**
 * One message for all differences. `file` is the record's present file. If a vote has a file of its own,
 * that file is at fault, and has no key for corrections.
 */
export function rewordings(
  what: string,
  differences: readonly KeyDifference[],
  {
    file,
    stood = file,
    help,
    turns,
  }: { file: string } & Readonly<Partial<Record<'stood' | 'help' | 'turns', string | undefined>>>,
): readonly Rewriting[] {
  const turning = turns === undefined ? '' : `: that turns ${turns}`;
  return differences.map(({ was, is }) => {
    const isApart = (is?.at.file ?? file) !== file || (was?.at.file ?? stood) !== stood;
    return {
      message: `${what}, but ${wordsOfChange({ was, is })}${turning}.`,
      help: isApart ? `Put it back as it was. If it was wrong, say so in ${file}.` : help,
      corrects: isApart || help === undefined ? file : undefined,
      ...placesOf({ was, is }, isApart ? undefined : { file, stood }),
    };
  });
}

/** The present and former place of a fact. If it is missing, the given record in which it would be. */
export function placesOf(
  { was, is }: ValuePair,
  within?: { readonly file: string; readonly stood: string },
): Pick<Rewriting, 'is' | 'was'> {
  return {
    is: is ? changedLine(is, was) : within && { file: within.file, path: [] },
    was: was ? changedLine(was, is) : within && { file: within.stood, path: [] },
  };
}

type ValuePair = Pick<KeyDifference, 'was' | 'is'>;

/** The place of a fact. If it is a text, its first changed line. */
function changedLine({ at, value }: Fact, other: Fact | undefined): Spot {
  if (!('body' in at) || !other) return at;
  const [lines, others] = [value.split('\n'), other.value.split('\n')];
  const differs = lines.findIndex((line, i) => line.trimEnd() !== others[i]?.trimEnd());
  const before = lines.slice(0, differs < 0 ? -1 : differs);
  const offset = before.reduce((sum, line) => sum + line.length + 1, 0);
  return { file: at.file, body: [offset, offset] };
}

/** `its `votes.b` changed from `for` to `against``. */
export function wordsOfChange({ was, is }: ValuePair): string {
  const stated = is ?? was;
  if (!stated) return 'it changed';
  const called =
    'body' in stated.at || stated.name.includes('`') ? stated.name : `\`${stated.name}\``;
  if (!was) return `it states its ${called} only now, as ${shown(stated.value)}`;
  if (!is) return `it no longer states its ${called}, which was ${shown(was.value)}`;
  const values = `changed from \`${was.value}\` to \`${is.value}\``;
  return `its ${called} ${values.length <= MAX_SHOWN ? values : changedWords(was, is)}`;
}

/** From the first changed word to the last, with the words around them. */
function changedWords(before: Fact, after: Fact): string {
  const parts = redline(before.value, after.value);
  const from = parts.findIndex(({ kind }) => kind !== 'same');
  const to = parts.findLastIndex(({ kind }) => kind !== 'same') + 1;
  const [same, rest] = [wordsOf(parts.slice(0, from)), wordsOf(parts.slice(to))];
  const lead = same.length <= AROUND ? same : `…${same.slice(-AROUND).replace(/^\S*/, '')}`;
  const trail = rest.length <= AROUND ? rest : `${rest.slice(0, AROUND).replace(/\S*$/, '')}…`;
  const passage = parts.slice(from, to);
  const without = (kind: RedlinePart['kind']) =>
    shown(lead + wordsOf(passage.filter((part) => part.kind !== kind)) + trail);
  return `changed from ${without('added')} to ${without('removed')}`;
}

function wordsOf(parts: Redline): string {
  return parts.map(({ words }) => words).join('');
}

function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const half = MAX_SHOWN / 2;
  if (line.length <= MAX_SHOWN) return `\`${line}\``;
  return `\`${line.slice(0, half)} … ${line.slice(-half)}\``;
}
