/** One small fault in a source, as a slip of the hand could make it. */
export interface Mutant {
  /** The source, from the project's folder, with `/`. */
  readonly file: string;
  /** Where the text that it replaces begins and ends, in characters from 0. */
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly was: string;
  readonly becomes: string;
  /** Whether a whole statement is replaced, and not an expression. */
  readonly isStatement: boolean;
}

/** A source with the fault in it. */
export function mutated(text: string, { start, end, becomes }: Mutant): string {
  return text.slice(0, start) + becomes + text.slice(end);
}

/** The lines that a fault touches, in one line, as they stand and as it makes them. */
export function mutatedLine(text: string, mutant: Mutant): { line: string; becomes: string } {
  const from = text.lastIndexOf('\n', mutant.start) + 1;
  const to = text.indexOf('\n', mutant.end);
  const line = text.slice(from, to < 0 ? text.length : to);
  const shifted = { ...mutant, start: mutant.start - from, end: mutant.end - from };
  return { line: inLine(line), becomes: inLine(mutated(line, shifted)) };
}

function inLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/**
 * A source that says, for as long as it does what it does once, that it is being loaded. What it
 * imports has been loaded before.
 */
export function loadingMarked(text: string): string {
  return `globalThis.isSourceLoading = true; ${text}\nglobalThis.isSourceLoading = false;\n`;
}

/**
 * A source with all of its faults in it, each under its number: `globalThis.isMutant` is asked, when
 * the place of a fault is come upon, whether the source has it now.
 */
export function switched(text: string, mutants: ReadonlyMap<number, Mutant>): string {
  const inserts = [...mutants].flatMap(([number, { start, end, becomes, isStatement }]) => {
    const asked = `globalThis.isMutant(${number})`;
    const [open, close] = isStatement
      ? [`if (${asked}) { ${becomes} } else { `, ' }']
      : [`(${asked} ? (${becomes}) : (`, '))'];
    // Where several meet, the inner ends before the outer, and begins after it.
    return [
      { at: start, rank: start - end, text: open },
      { at: end, rank: end - start - text.length, text: close },
    ];
  });
  inserts.sort((a, b) => a.at - b.at || a.rank - b.rank);
  let made = '';
  let done = 0;
  for (const insert of inserts) {
    made += text.slice(done, insert.at) + insert.text;
    done = insert.at;
  }
  return made + text.slice(done);
}
