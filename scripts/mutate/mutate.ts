/**
 * `npm run mutate -- --sample 200 --seed 1 [--only PATH]`: puts small faults into the engine, the law
 * and the records, one at a time, and counts how many of them the tests notice.
 *
 * The sample is drawn evenly from all faults that the type checker lets pass; the same seed and
 * sources give the same. Words for people are left as they are: fixtures hold the tool to those.
 * Sources on the disk are never changed.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { equivalenceOf } from './equivalents.ts';
import { hostTests } from './hosted-tests.ts';
import type { Selection } from './messages.ts';
import type { Mutant } from './mutant.ts';
import { mutantsOf } from './mutants-of.ts';
import { describeMutant, summary, type Verdict } from './report.ts';
import { draw } from './sample.ts';
import { Experience, selectionsFor } from './selections.ts';
import { createTypeChecker } from './type-checker.ts';

const SOURCES = 'src/{engine,law,records,values}/**/*.ts';

const { values: asked } = parseArgs({
  options: {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});

const files = globSync(SOURCES)
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const possible = files
  .filter((file) => file.includes(asked.only))
  .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
console.log(`${possible.length} faults are possible in ${files.length} files.`);
const sample = draw(possible, Number(asked.sample), Number(asked.seed), createTypeChecker(files));
console.log(`${sample.length} were drawn that the type checker lets pass. Tracing the tests …`);
const host = hostTests(sample);
const traced = await host.trace();
for (const { file, tests } of traced) {
  for (const { name } of tests.filter(({ passed }) => !passed)) {
    console.log(`Left out, since it fails without any fault: ${name} (${file})`);
  }
}

const experience = new Experience();
const verdicts: Verdict[] = [];
for (const [index, mutant] of sample.entries()) {
  const verdict = await judge(mutant, index);
  verdicts.push(verdict);
  console.log(`${index + 1} ${verdict.fate} ${describeMutant(mutant)}  ${verdict.by ?? ''}`);
}
host.close();
console.log(summary(verdicts));

async function judge(mutant: Mutant, index: number): Promise<Verdict> {
  const why = equivalenceOf(readFileSync(mutant.file, 'utf8'), mutant);
  if (why !== undefined) return { mutant, fate: 'equivalent', by: why };
  const { selections, milliseconds } = selectionsFor(traced, index, experience);
  if (selections.length === 0) return { mutant, fate: 'unseen' };
  // Far more than the tests take, since the machine may be busier by now than it was.
  const answer = await host.attempt(index, selections, 60_000 + 10 * milliseconds);
  if (answer === 'late') return { mutant, fate: 'timed out' };
  if (answer === 'ended') return { mutant, fate: 'killed', by: 'the process ended' };
  experience.add(answer);
  const [by] = [...answer.failed.map(({ name }) => name), ...answer.errors];
  if (by === undefined) return { mutant, fate: 'survived' };
  if (!verdicts.some(({ fate }) => fate === 'killed')) await expectSound(selections);
  return { mutant, fate: 'killed', by };
}

/** After the first test that failed, holds the host to running the same tests without a fault. */
async function expectSound(selections: readonly Selection[]): Promise<void> {
  const answer = await host.attempt(-1, selections.slice(0, 5), 600_000);
  const sound = typeof answer !== 'string' && answer.failed.length + answer.errors.length === 0;
  if (!sound) throw new Error('Tests fail without any fault that passed before.');
}
