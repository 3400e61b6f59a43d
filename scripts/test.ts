/**
 * `npm test`: checks style, types and the tests of a pull request at the same time. Each runs even if
 * another fails, so that one run reports all faults. With `fast` or `night` as the first word it runs only
 * tests. Vitest gets the other words. The last line is `N passed, N failed`, where style and types count
 * as one each.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import type { TestCase } from 'vitest/node';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

type Run = 'fast' | 'gate' | 'night';

const [first, ...others] = process.argv.slice(2);
const mode: Run = first === 'fast' || first === 'night' ? first : 'gate';
const options = mode === 'gate' ? process.argv.slice(2) : others;
const parts = await Promise.all(
  mode === 'gate' ? [runTests(), checkStyle(), checkTypes()] : [runTests()],
);
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function checkStyle(): Promise<Tally> {
  const { ok, out } = await run('biome', ['check', '--error-on-warnings']);
  tell('Style', 'biome check', out);
  return one(ok);
}

/**
 * The type checker reports success even if it reads no file, as with an unknown version of TypeScript. So
 * this compares its count with the number of files.
 */
async function checkTypes(): Promise<Tally> {
  const { ok, out } = await run('astro', ['check', '--minimumFailingSeverity', 'warning']);
  const read = Number(/Result \((\d+) files?\)/.exec(out)?.[1] ?? 0);
  const there = globSync(['{src,scripts,test}/**/*.{ts,astro}', 'astro.config.mjs']).length;
  const missed =
    read < there ? `astro check has read ${read} files, but there are ${there}.\n` : '';
  tell('Types', 'astro check', out + missed);
  return one(ok && missed === '');
}

/** Vitest prints its own summary. The last line has the figures of its state. */
async function runTests(): Promise<Tally> {
  tell('Tests', `vitest run --mode ${mode}`);
  const { parseCLI, startVitest } = await import('vitest/node');
  const { filter, options: given } = parseCLI(['vitest', 'run', ...options]);
  const vitest = await startVitest(filter, { ...given, mode, watch: false });
  await vitest.close();
  const modules = vitest.state.getTestModules();
  const states = modules.flatMap((module) => [...module.children.allTests()].map(stateOf));
  const count = (state: string) => states.filter((each) => each === state).length;
  // A suite that cannot be loaded, or an error outside of every test, fails no single test.
  const broken = modules.filter((module) => module.errors().length > 0).length;
  const strays = vitest.state.getUnhandledErrors().length;
  const [passed, failed] = [count('passed'), count('failed') + broken + strays];
  if (passed + failed > 0 || given.changed) return { passed, failed };
  console.log(`No test was run: there is none, or its tags leave it out of “${mode}”.`);
  return { passed: 0, failed: 1 };
}

function stateOf(test: TestCase): string {
  return test.result().state;
}

function one(ok: boolean): Tally {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function tell(title: string, command: string, out = ''): void {
  process.stdout.write(`\n── ${title} (${command})\n\n${out}`);
}

/** Runs a tool of the project, and collects its output. */
function run(tool: string, args: readonly string[]): Promise<{ ok: boolean; out: string }> {
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean; out: string }>();
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(tool, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colour },
    shell: process.platform === 'win32',
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
  }
  child.on('error', (error) => {
    resolve({ ok: false, out: `${tool} cannot be run: ${error.message}\n` });
  });
  child.on('close', (status) => resolve({ ok: status === 0, out }));
  return promise;
}
