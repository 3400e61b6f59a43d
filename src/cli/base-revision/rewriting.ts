/** What to report about a settled record that changed. */
import type { Code } from '../../diagnostics/codes.ts';
import type { Spot } from '../../diagnostics/finding.ts';
import type { Fact } from './fact.ts';

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
}

const GONE = 'Put the record back. One that was wrong is corrected where it stands.';
/** Longer values are not repeated in a message: the two places show them. */
const MAX_SHOWN = 120;

/** A record that stood at `was` and is gone; a reader would look for it at `is`. */
export function gone(
  what: string,
  was: Spot,
  { is, help = GONE }: { is?: Spot | undefined; help?: string } = {},
): Rewriting {
  return { message: `${what}, but it is gone.`, help, is, was };
}

/** One for every fact that changed. `file` is where the record stands now. */
export function differences(
  what: string,
  then: readonly Fact[],
  now: readonly Fact[],
  { file, help }: { file: string; help?: string },
): readonly Rewriting[] {
  const is = new Map(now.map((each) => [each.name, each]));
  const was = new Map(then.map((each) => [each.name, each]));
  const stood = then[0]?.at.file ?? file;
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [before, after] = [was.get(name), is.get(name)];
    if (saysOf(before) === saysOf(after)) return [];
    return {
      message: `${what}, but ${change(name, before, after)}.`,
      help,
      is: after?.at ?? { file, path: [] },
      was: before?.at ?? { file: stood, path: [] },
    };
  });
}

function saysOf(stated: Fact | undefined): string | undefined {
  return stated?.says ?? stated?.value;
}

function change(name: string, before: Fact | undefined, after: Fact | undefined): string {
  if (!before) return `it states its ${name} only now`;
  if (!after) return `it no longer states its ${name}`;
  const values = `changed from \`${before.value}\` to \`${after.value}\``;
  return `its ${name} ${values.length <= MAX_SHOWN ? values : 'changed'}`;
}
