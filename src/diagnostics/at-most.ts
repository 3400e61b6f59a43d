/** One record may give rise to any number of findings: of each kind the first are listed, and how many more there are. */
import type { Finding } from './finding.ts';

/** The most findings of one kind in one file. */
export const MAX_REPORTED = 50;

/** Something that is listed, and how many of its kind are not, after it. */
interface Listed {
  readonly more?: number | undefined;
}

/** The first of all, the last of which says how many more there are. Only those are made. */
export function firstOf<Each, Made extends Listed>(
  all: readonly Each[],
  make: (each: Each) => Made,
): readonly Made[] {
  const first = all.slice(0, MAX_REPORTED).map(make);
  return withMore(first, all.length - first.length);
}

/** The first of each kind, in their order, the last of which says how many more there are. */
export function firstOfEach<Each extends Listed>(
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
      const told = withMore(first, left);
      return first.map((each, i) => [each, told[i]] as const);
    }),
  );
  return all.flatMap((each) => listed.get(each) ?? []);
}

/** The last of those that are listed stands for the others too. */
export function withMore<Each extends Listed>(
  listed: readonly Each[],
  left: number,
): readonly Each[] {
  const last = listed.at(-1);
  return last && left > 0 ? listed.with(-1, { ...last, more: (last.more ?? 0) + left }) : listed;
}

/** The first findings of each kind in each file. */
export function firstFindings<Each extends Finding>(findings: readonly Each[]): readonly Each[] {
  return firstOfEach(findings, ({ code, severity, at }) => `${severity} ${code} ${at.file}`);
}

/** ` And 3 more like this.` */
export function moreWords(more: number | undefined): string {
  return more === undefined ? '' : ` And ${more} more like this.`;
}
