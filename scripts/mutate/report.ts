/** What a mutation run prints. */
import type { Mutant } from './mutant.ts';
import { wilsonInterval } from './sample.ts';

export interface Verdict {
  readonly mutant: Mutant;
  /** `unseen`: no test comes upon it, so none was run. `equivalent`: none could notice it. */
  readonly fate: 'killed' | 'timed out' | 'survived' | 'unseen' | 'equivalent';
  /** The first test that noticed it, or why none could. */
  readonly by?: string;
}

export function describeMutant({ file, line, column, was, becomes }: Mutant): string {
  return `${file}:${line}:${column}  ${inLine(was)}  →  ${inLine(becomes)}`;
}

function inLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 50)} … ${line.slice(-25)}` : line;
}

/** Counts, the share killed with its interval, and what was not noticed. */
export function summary(verdicts: readonly Verdict[]): string {
  const of = (fate: Verdict['fate']) => verdicts.filter((verdict) => verdict.fate === fate);
  const alive = [...of('survived'), ...of('unseen')];
  const equivalent = of('equivalent');
  const size = verdicts.length - equivalent.length;
  const dead = size - alive.length;
  const [low, high] = wilsonInterval(dead, size);
  return [
    '',
    ...alive.map(({ mutant, fate }) => `${fate}  ${describeMutant(mutant)}`),
    ...equivalent.map(({ mutant, by }) => `equivalent  ${describeMutant(mutant)}  ${by}`),
    '',
    `${of('killed').length} killed, ${of('timed out').length} timed out, ` +
      `${of('survived').length} survived, ${of('unseen').length} seen by no test, ` +
      `${equivalent.length} equivalent and left out`,
    `${dead} of ${size} noticed: ${percent(dead / size)} ` +
      `(${percent(low)} to ${percent(high)} with 95 % confidence)`,
  ].join('\n');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
