/**
 * A process that runs tests while a source has a fault in it. The fault is put in when Vitest loads
 * the source, so nothing on the disk is changed; it is a process so that it can be ended whatever
 * the fault makes it do.
 */
import { resolve } from 'node:path';
import {
  BaseSequencer,
  createVitest,
  type TestCase,
  type TestModule,
  type TestSpecification,
} from 'vitest/node';
import type { Request, Selection, TracedFile, Tried } from './messages.ts';
import { type Mutant, mutated, traced } from './mutant.ts';
import { TEST_FILES } from './test-files.ts';

type Change = (text: string) => string;

/** Vitest would put the files in an order of its own. */
class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

let ran: string[] = [];
let failed: Tried['failed'][number][] = [];
let errors: string[] = [];
let changes: ReadonlyMap<string, Change> = new Map();

const vitest = await createVitest(
  'test',
  {
    config: false,
    watch: false,
    ...TEST_FILES,
    setupFiles: [resolve(import.meta.dirname, 'note-seen.ts')],
    reporters: [{ onTestCaseResult, onTestModuleEnd }],
    pool: 'threads',
    // Kept on the disk, a module is found there by the text that it had before the fault.
    fsModuleCache: false,
    // One worker and no isolation: each source is loaded once for all the tests of a run.
    maxWorkers: 1,
    isolate: false,
    bail: Number(process.argv[2] ?? 1),
    testTimeout: 600_000,
    sequence: { sequencer: AsAsked },
  },
  {
    plugins: [
      {
        name: 'mutate',
        enforce: 'pre',
        transform: (code, id) => changes.get(id)?.(code),
      },
    ],
  },
);

process.on('message', async (request: Request) => {
  process.send?.(request.ask === 'trace' ? await trace(request.mutants) : await attempt(request));
});
process.send?.('ready');

async function trace(mutants: readonly Mutant[]): Promise<readonly TracedFile[]> {
  const files = Map.groupBy(mutants.entries(), ([, { file }]) => file);
  change(
    new Map([...files].map(([file, of]) => [resolve(file), (text) => traced(text, new Map(of))])),
  );
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications());
  return testModules.map(tracedFile);
}

function tracedFile(module: TestModule): TracedFile {
  const tests = [...module.children.allTests()].map((test) => ({
    id: test.id,
    name: test.fullName,
    passed: test.result().state === 'passed',
    milliseconds: test.diagnostic()?.duration ?? 0,
    seen: test.meta().seenMutants ?? [],
  }));
  return { file: module.moduleId, atOnce: module.meta().seenMutants ?? [], tests };
}

async function attempt(asked: Extract<Request, { ask: 'try' }>): Promise<Tried> {
  const { mutant, selections } = asked;
  change(new Map([[resolve(mutant.file), (text) => mutated(text, mutant)]]));
  ran = [];
  failed = [];
  errors = [];
  const { unhandledErrors } = await vitest.runTestSpecifications(selections.map(specificationOf));
  return { ran, failed, errors: [...errors, ...unhandledErrors.map(messageOf)] };
}

/** Vitest keeps what became of earlier runs, so this run's failures are noted as they happen. */
function onTestCaseResult(test: TestCase): void {
  if (test.result().state !== 'failed') return;
  failed.push({ file: test.module.moduleId, name: test.fullName });
}

function onTestModuleEnd(module: TestModule): void {
  if (module.state() !== 'skipped') ran.push(module.moduleId);
  errors.push(...module.errors().map(messageOf));
}

function specificationOf({ file, tests }: Selection): TestSpecification {
  return vitest.getRootProject().createSpecification(file, { testIds: [...tests] });
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}

function change(next: ReadonlyMap<string, Change>): void {
  for (const path of new Set([...changes.keys(), ...next.keys()])) vitest.invalidateFile(path);
  changes = next;
}
