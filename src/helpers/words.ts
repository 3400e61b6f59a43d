const MAX_QUOTED = 60;

/** A recorded word or text in backquotes, cut where it would fill the screen. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `\`${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line}\``;
}

/** Words in a row, as a sentence has them: `a`, `a and b`, `a, b and c`; or with another word. */
export function inSeries(words: readonly (string | number)[], joint = ' and '): string {
  const [last, ...others] = words.toReversed();
  if (last === undefined) return '';
  return others.length === 0 ? `${last}` : `${others.toReversed().join(', ')}${joint}${last}`;
}

/** Whole numbers in a row; those that follow one another as `301 to 305`. */
export function numbersInSeries(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of new Set(numbers)) {
    const run = runs.at(-1);
    if (run && run.to + 1 === number) run.to = number;
    else runs.push({ from: number, to: number });
  }
  return inSeries(
    runs.flatMap(({ from, to }): readonly (string | number)[] => {
      if (to - from > 1) return [`${from} to ${to}`];
      return to > from ? [from, to] : [from];
    }),
  );
}

/** The words with a capital letter at their beginning, as a sentence has it. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words with a small letter at their beginning, as they stand within a sentence. */
export function uncapital(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** The name of a quantity, an office or the like, as words: `bank_notes` is called bank notes. */
export function nameWords(name: string): string {
  return name.replaceAll('_', ' ');
}
