/**
 * A process that runs tests while the sources have a fault. All faults are put in when Vitest loads
 * the sources, and one at a time is in force, so nothing on the disk is changed. It is a process so
 * that it can be ended whatever the fault makes it do.
 */
import { resolve } from 'node:path';
import {
  BaseSequencer,
  createVitest,
  type TestCase,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';
import type { Request, TracedFile, Trial, Tried } from './messages.ts';
import { loadingMarked, type Mutant, switched } from './mutant.ts';
import { TEST_FILES } from './test-files.ts';

/** Vitest would put the files in an order of its own. */
class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

const SOURCES = `${resolve('src').replaceAll('\\', '/')}/`;

/** What this run's tests say: Vitest itself keeps what became of earlier runs. */
let tried: { ran: string[]; failed: Tried['failed'][number][]; errors: string[] };
let vitest: Vitest;
/** The work of this process when it last said something, in milliseconds. */
let heard = 0;

/** Milliseconds of the clock between two looks at the work that a run takes. */
const LOOK_EVERY = 500;

process.on('message', async (request: Request) => {
  process.send?.(await answerTo(request));
});

async function answerTo(
  request: Request,
): Promise<'ready' | 'late' | readonly TracedFile[] | Tried> {
  if (request.ask === 'trace') return trace();
  if (request.ask === 'try') return attempt(request);
  vitest = await open(request.mutants, request.cache);
  return 'ready';
}

function open(mutants: readonly Mutant[], cache: string): Promise<Vitest> {
  const files = Map.groupBy(mutants.entries(), ([, { file }]) => resolve(file));
  return createVitest(
    'test',
    {
      config: false,
      watch: false,
      ...TEST_FILES,
      setupFiles: [resolve(import.meta.dirname, 'switch-mutants.ts')],
      reporters: [{ onTestCaseResult, onTestModuleEnd }],
      pool: 'threads',
      // Its own, because modules are kept there under the text that they had before the faults.
      fsModuleCachePath: cache,
      // One worker and no isolation: each source is loaded once for all the tests of a run.
      maxWorkers: 1,
      isolate: false,
      testTimeout: 600_000,
      sequence: { sequencer: AsAsked },
    },
    {
      plugins: [
        {
          name: 'mutate',
          enforce: 'pre',
          transform: (code, id) => {
            if (!id.startsWith(SOURCES)) return undefined;
            return loadingMarked(switched(code, new Map(files.get(id))));
          },
        },
      ],
    },
  );
}

async function trace(): Promise<readonly TracedFile[]> {
  const { testModules } = await run(-1, 0, await vitest.globTestSpecifications());
  return testModules.map(tracedFile);
}

function tracedFile(module: TestModule): TracedFile {
  const tests = [...module.children.allTests()].map((test) => ({
    id: test.id,
    name: test.fullName,
    passed: test.result().state === 'passed',
    milliseconds: test.meta().work ?? 0,
    seen: test.meta().seenMutants ?? [],
  }));
  const { loadedMutants: loaded = [], seenMutants: seen = [] } = module.meta();
  return { file: module.moduleId, loaded, seen, tests };
}

/** `late` as soon as the run seems to be without end. */
async function attempt(trial: Trial): Promise<Tried | 'late'> {
  const { promise, resolve: giveUp } = Promise.withResolvers<'late'>();
  heard = work();
  const watch = setInterval(() => {
    if (work() - heard > trial.patience) giveUp('late');
  }, LOOK_EVERY);
  const answer = await Promise.race([runTrial(trial), promise]);
  clearInterval(watch);
  return answer;
}

/** Milliseconds, of all threads. What a busy machine makes slow is no more work. */
function work(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function runTrial({ number, selections }: Trial): Promise<Tried> {
  const project = vitest.getRootProject();
  const specifications = selections.map(({ file, tests }) =>
    project.createSpecification(file, { testIds: [...tests] }),
  );
  const { unhandledErrors } = await run(number, 1, specifications);
  return { ...tried, errors: [...tried.errors, ...unhandledErrors.map(messageOf)] };
}

function run(number: number, bail: number, specifications: TestSpecification[]) {
  tried = { ran: [], failed: [], errors: [] };
  vitest.provide('mutant', number);
  vitest.config.bail = bail;
  return vitest.runTestSpecifications(specifications);
}

function onTestCaseResult(test: TestCase): void {
  heard = work();
  if (test.result().state !== 'failed') return;
  tried.failed.push({ file: test.module.moduleId, name: test.fullName });
}

function onTestModuleEnd(module: TestModule): void {
  heard = work();
  if (module.state() !== 'skipped') tried.ran.push(module.moduleId);
  tried.errors.push(...module.errors().map(messageOf));
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}
