/** The report on a record that changed. */
import { type Redline, type RedlinePart, redline } from '../../archive/redline/redline.ts';
import type { Code } from '../../diagnostics/codes.ts';
import type { Related, Spot } from '../../diagnostics/finding.ts';
import type { KeyDifference } from '../../records/differences/differences.ts';
import type { Fact } from '../../records/differences/fact.ts';

export interface Rewriting {
  /** The code of a rewritten settled record by default. */
  readonly code?: Code;
  /** `Proposal 301 is settled, but its votes changed.` */
  readonly message: string;
  /** Present if the general remedy does not fit. */
  readonly help?: string | undefined;
  /** Where the record is to be put right; `undefined` if its file is gone. */
  readonly is: Spot | undefined;
  /** Where it stood; `undefined` if it did not exist. */
  readonly was: Spot | undefined;
  /** A place that a reader also has to see. */
  readonly see?: Related | undefined;
  /** The record that may say that it was wrong. */
  readonly corrects?: string | undefined;
  /** How many more of its kind there are in its file, which are not listed. */
  readonly more?: number | undefined;
}

const GONE = 'Put the record back. If it was wrong, correct it in place.';
/** In characters: of a longer value a message has the words that changed and those around them. */
const MAX_SHOWN = 120;
/** In characters, on each side of words that changed. */
const AROUND = 24;

/** A record that stood at `was` and is gone; a reader would look for it at `is`. */
export function gone(
  what: string,
  was: Spot,
  { is, help = GONE }: { is?: Spot | undefined; help?: string } = {},
): Rewriting {
  return { message: `${what}, but it is gone.`, help, is, was };
}

/**
 * One message for every difference. `file` is the present place of the record. If a statement has a file
 * of its own, as a vote may have, that file is at fault, and it has no key for a correction.
 */
export function rewordings(
  what: string,
  differences: readonly KeyDifference[],
  {
    file,
    stood = file,
    help,
  }: { file: string; stood?: string | undefined; help?: string | undefined },
): readonly Rewriting[] {
  return differences.map(({ was, is }) => {
    const isApart = (is?.at.file ?? file) !== file || (was?.at.file ?? stood) !== stood;
    return {
      message: `${what}, but ${wordsOfChange({ was, is })}.`,
      help: isApart ? `Put it back as it was. If it was wrong, say so in ${file}.` : help,
      corrects: isApart || help === undefined ? file : undefined,
      ...placesOf({ was, is }, isApart ? undefined : { file, stood }),
    };
  });
}

/**
 * The place of a fact now and before. If it is missing, the record in which it would stand, if that is
 * given.
 */
export function placesOf(
  { was, is }: Stated,
  within?: { readonly file: string; readonly stood: string },
): Pick<Rewriting, 'is' | 'was'> {
  return {
    is: is ? changedLine(is, was) : within && { file: within.file, path: [] },
    was: was ? changedLine(was, is) : within && { file: within.stood, path: [] },
  };
}

type Stated = Pick<KeyDifference, 'was' | 'is'>;

/** The place of a fact; of a text, the first line in which the other text differs. */
function changedLine({ at, value }: Fact, other: Fact | undefined): Spot {
  if (!('body' in at) || !other) return at;
  const [lines, others] = [value.split('\n'), other.value.split('\n')];
  const differs = lines.findIndex((line, i) => line.trimEnd() !== others[i]?.trimEnd());
  const before = lines.slice(0, differs < 0 ? -1 : differs);
  const offset = before.reduce((sum, line) => sum + line.length + 1, 0);
  return { file: at.file, body: [offset, offset] };
}

/** `its `votes.b` changed from `for` to `against``. */
export function wordsOfChange({ was, is }: Stated): string {
  const stated = is ?? was;
  if (!stated) return 'it changed';
  const called =
    'body' in stated.at || stated.name.includes('`') ? stated.name : `\`${stated.name}\``;
  if (!was) return `it states its ${called} only now, as ${shown(stated.value)}`;
  if (!is) return `it no longer states its ${called}, which was ${shown(was.value)}`;
  const values = `changed from \`${was.value}\` to \`${is.value}\``;
  return `its ${called} ${values.length <= MAX_SHOWN ? values : changedWords(was, is)}`;
}

/** From the first word that changed to the last, between the words before and after. */
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
