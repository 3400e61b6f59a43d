/** The smallest form of an archive that still has a fault: without files and lines that it needs not. */
import type { FuzzCase } from './make-case.ts';

export type HasFault = (fuzzCase: FuzzCase) => Promise<boolean>;

/** Looks at the archive so many times at most. */
const MOST_TRIES = 250;

/** `hasFault` holds of the archive that is given, and of what is given back. */
export async function shrink(whole: FuzzCase, hasFault: HasFault): Promise<FuzzCase> {
  let smallest = whole;
  let tries = 0;

  async function keepIfFaulty(smaller: FuzzCase): Promise<boolean> {
    if (tries++ >= MOST_TRIES || !(await hasFault(smaller))) return false;
    smallest = smaller;
    return true;
  }

  await keepIfFaulty({ ...smallest, base: new Map() });
  await keepIfFaulty({ ...smallest, base: smallest.files });
  for (const part of ['files', 'base'] as const) {
    const names = () => [...smallest[part].keys()];
    await withoutParts(names, (kept) => {
      const files = new Map([...smallest[part]].filter(([file]) => kept.includes(file)));
      return keepIfFaulty({ ...smallest, [part]: files });
    });
    for (const file of names()) {
      const lines = () => (smallest[part].get(file)?.toString('latin1') ?? '').split('\n');
      await withoutParts(lines, (kept) => {
        const bytes = Buffer.from(kept.join('\n'), 'latin1');
        return keepIfFaulty({ ...smallest, [part]: new Map(smallest[part]).set(file, bytes) });
      });
    }
  }
  return smallest;
}

/** Leaves out half of what there is, then a quarter, and so on down to single ones. */
async function withoutParts(
  all: () => readonly string[],
  keep: (kept: readonly string[]) => Promise<boolean>,
): Promise<void> {
  for (let size = all().length >> 1; size >= 1; size >>= 1) {
    for (let from = 0; from < all().length; ) {
      const isGone = await keep(all().toSpliced(from, size));
      if (!isGone) from += size;
    }
  }
}
