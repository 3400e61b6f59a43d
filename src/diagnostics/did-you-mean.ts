/** Longer words are not compared: every key, id or name that we suggest is shorter. */
const MAX_LENGTH = 64;
/** Limits the cost of one suggestion. */
const MAX_CANDIDATES = 1000;

/**
 * Finds the first candidate with the fewest typing errors, ignoring case. An error is a letter added,
 * left out, replaced or swapped with its neighbour. A third of the letters may be wrong.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length === 0 || word.length > MAX_LENGTH) return undefined;
  const wanted = word.toLowerCase();
  let allowed = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let looked = 0;
  for (const candidate of candidates) {
    if (looked++ >= MAX_CANDIDATES) break;
    if (candidate.length > MAX_LENGTH) continue;
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const errors = distance(wanted, candidate.toLowerCase());
    if (errors > allowed || errors >= word.length) continue;
    best = candidate;
    allowed = errors - 1;
  }
  return best;
}

/** The general help, which tells all that there is, after the candidate that is meant. */
export function helpMeant(word: string, near: string | undefined, general: string) {
  if (near === undefined) return { help: general };
  return { help: `Did you mean “${near}”? ${general}`, meant: [word, near] as const };
}

/**
 * The nearest of some names or numbers. A number may stand among letters, be misspelt, or be too high or
 * low. A name may be abbreviated: `md` is markdown.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [number, other] = word.match(/\d{1,9}/g) ?? [];
  if (number !== undefined && other === undefined && known.includes(number)) return number;
  if (number !== word) {
    const letters = new RegExp(`^${[...word.replace(/\W/g, '')].join('.*')}`, 'i');
    const [only, second] = known.filter((each) => word.length > 1 && letters.test(each));
    return didYouMean(word, known) ?? (second === undefined ? only : undefined);
  }
  const off = (each: string) => Math.abs(Number(each) - Number(word));
  const numbers = known.filter((each) => /^\d+$/.test(each)).sort((a, b) => off(a) - off(b));
  return didYouMean(word, numbers) ?? numbers[0];
}

/** The edit distance, where a swap of two neighbours counts once (optimal string alignment). */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const errors = Math.min(replaced, at(last, j) + 1, at(row, j - 1) + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(swapped ? Math.min(errors, at(beforeLast, j - 2) + 1) : errors);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
