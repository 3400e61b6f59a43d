/** Limits messages, and the findings of one record. The last listed finding counts those left out. */
import type { Finding } from './finding.ts';

/** The most characters of a message or its help, with all quotations. */
export const MAX_MESSAGE = 1000;
const HALF = MAX_MESSAGE / 2 - 2;

/** Cuts a long text in the middle, since a quotation from a record is usually there. */
export function shortened(text: string): string {
  if (text.length <= MAX_MESSAGE) return text;
  // The cut may divide a pair of surrogates; half of a pair is not a character.
  const start = text.slice(0, HALF).replace(/[\ud800-\udbff]$/, '');
  const end = text.slice(-HALF).replace(/^[\udc00-\udfff]/, '');
  return `${start} … ${end}`;
}

/** The most findings of one kind in one file. */
export const MAX_REPORTED = 50;

interface ListEntry {
  /** So many more of its kind are left out. */
  readonly more?: number | undefined;
}

/** Makes only the first ones. */
export function firstOf<Each, Made extends ListEntry>(
  all: readonly Each[],
  make: (each: Each) => Made,
): readonly Made[] {
  const first = all.slice(0, MAX_REPORTED).map(make);
  return withMore(first, all.length - first.length);
}

/** Keeps the first ones of each kind, in their order. */
export function firstOfEach<Each extends ListEntry>(
  all: readonly Each[],
  kindOf: (each: Each) => string,
): readonly Each[] {
  if (all.length <= MAX_REPORTED) return all;
  const kinds = Map.groupBy(all, kindOf);
  if ([...kinds.values()].every(({ length }) => length <= MAX_REPORTED)) return all;
  const listed = new Map(
    [...kinds.values()].flatMap((kind) => {
      const first = kind.slice(0, MAX_REPORTED);
      const left = kind.slice(MAX_REPORTED).reduce((sum, { more = 0 }) => sum + 1 + more, 0);
      const counted = withMore(first, left);
      return first.map((each, i) => [each, counted[i]] as const);
    }),
  );
  return all.flatMap((each) => listed.get(each) ?? []);
}

export function withMore<Each extends ListEntry>(
  listed: readonly Each[],
  left: number,
): readonly Each[] {
  const last = listed.at(-1);
  return last && left > 0 ? listed.with(-1, { ...last, more: (last.more ?? 0) + left }) : listed;
}

/** Keeps the first findings of each kind in each file. */
export function firstFindings<Each extends Finding>(findings: readonly Each[]): readonly Each[] {
  return firstOfEach(findings, ({ code, severity, at }) => `${severity} ${code} ${at.file}`);
}

/** ` And 3 more like this.` */
export function moreWords(more: number | undefined): string {
  return more === undefined ? '' : ` And ${more} more like this.`;
}
