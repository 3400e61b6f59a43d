/**
 * `npm run mutate -- --sample 200 --seed 1`: puts small faults into the engine, the law and the
 * records, one at a time, and counts how many of them the tests notice.
 *
 * The sample is drawn evenly from all faults that the type checker lets pass; the same seed and
 * sources give the same. Words for people are left as they are: fixtures hold the tool to those.
 * Sources on the disk are never changed.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { equivalenceOf } from './equivalents.ts';
import { hostTests } from './hosted-tests.ts';
import type { Mutant } from './mutant.ts';
import { mutantsOf } from './mutants-of.ts';
import { describeMutant, summary, type Verdict } from './report.ts';
import { addResult, beginResults, readResults } from './results.ts';
import { draw } from './sample.ts';
import { Experience, type Selected, selectionsFor } from './selections.ts';
import { createTypeChecker } from './type-checker.ts';

const USAGE = `npm run mutate -- [options]

  --sample N     how many faults to try (200)
  --seed S       a number that decides which (1)
  --only PATH    only faults in sources with this in their path
  --results FILE keep what was found; the same command goes on where it was interrupted
  --work S       seconds of work for the tests of one fault (60). A fault that only the tests
                 after those would notice counts as survived
`;

const SOURCES = 'src/{engine,law,records,values,helpers}/**/*.ts';
/** Milliseconds of work: starting a process and loading all sources are among it. */
const PATIENCE = 20_000;
/** What the tests of a file take is work and not time, so a few times as much has no end. */
const TIMES_AS_MUCH = 3;

const asked = readOptions();
const files = globSync(SOURCES)
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const sourceOf = (file: string) => readFileSync(file, 'utf8');
const { of, sample, host, traced, found } = await prepare();
beginResults(asked.results, { of, sample, traced, found });

const experience = new Experience();
const verdicts: Verdict[] = [];
let isSound = false;
for (const [index, mutant] of sample.entries()) {
  const known = found[index] && { ...found[index], mutant };
  const verdict = equivalent(mutant) ?? known ?? (await judge(mutant, index));
  verdicts.push(verdict);
  if (!known) addResult(asked.results, verdict);
  console.log(`${index + 1} ${verdict.fate} ${describeMutant(mutant)}  ${verdict.by ?? ''}`);
}
host.close();
console.log(summary(verdicts));

function readOptions() {
  const options = {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    results: { type: 'string', default: '' },
    work: { type: 'string', default: '60' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch {
    console.error(USAGE);
    process.exit(2);
  }
}

/** The sample, and what the tests come upon in it: as it was kept, or found out now. */
async function prepare() {
  const hash = createHash('sha256').update(JSON.stringify([asked.sample, asked.seed, asked.only]));
  for (const file of [...files, ...globSync('test/**/*.ts').sort()]) hash.update(sourceOf(file));
  const of = hash.digest('hex');
  const kept = readResults(asked.results);
  if (kept?.of === of) return { ...kept, host: hostTests(kept.sample) };
  if (kept) throw new Error(`${asked.results} is of other sources, tests or options.`);
  const sample = drawSample();
  const host = hostTests(sample);
  const traced = await host.trace();
  for (const { file, tests } of traced) {
    for (const { name } of tests.filter(({ passed }) => !passed)) {
      console.log(`Left out, since it fails without any fault: ${name} (${file})`);
    }
  }
  return { of, sample, host, traced, found: [] };
}

function drawSample(): readonly Mutant[] {
  const possible = files
    .filter((file) => file.includes(asked.only))
    .flatMap((file) => mutantsOf(file, sourceOf(file)));
  console.log(`${possible.length} faults are possible in ${files.length} files.`);
  const sample = draw(possible, Number(asked.sample), Number(asked.seed), createTypeChecker(files));
  console.log(`${sample.length} were drawn that the type checker lets pass. Tracing the tests …`);
  return sample;
}

/** Asked of what was found earlier too: it may have become known since. */
function equivalent(mutant: Mutant): Verdict | undefined {
  const by = equivalenceOf(sourceOf(mutant.file), mutant);
  return by === undefined ? undefined : { mutant, fate: 'equivalent', by };
}

async function judge(mutant: Mutant, number: number): Promise<Verdict> {
  const selected = selectionsFor(traced, number, {
    source: mutant.file,
    experience,
    most: 1000 * Number(asked.work),
  });
  if (selected.selections.length === 0) return { mutant, fate: 'unseen' };
  const answer = await host.attempt({ number, ...trial(selected) });
  if (answer === 'late') return { mutant, fate: 'timed out' };
  if (answer === 'ended') return { mutant, fate: 'killed', by: 'the process ended' };
  experience.add(answer);
  const [by] = [...answer.failed.map(({ name }) => name), ...answer.errors];
  if (by === undefined) return { mutant, fate: 'survived' };
  if (!isSound) await expectSound(selected);
  return { mutant, fate: 'killed', by };
}

function trial({ selections, longest }: Selected) {
  return { selections, patience: PATIENCE + TIMES_AS_MUCH * longest };
}

/** After the first test that failed, holds the host to running the same tests without a fault. */
async function expectSound({ selections, longest }: Selected): Promise<void> {
  const few = { selections: selections.slice(0, 5), longest };
  const answer = await host.attempt({ number: -1, ...trial(few) });
  isSound = typeof answer !== 'string' && answer.failed.length + answer.errors.length === 0;
  if (!isSound) throw new Error('Tests fail without any fault that passed before.');
}
