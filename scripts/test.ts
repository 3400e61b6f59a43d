/**
 * `npm test`: style, types, then every test. All three run whatever the others found, so that one
 * run tells everything that is wrong. The last line is `N passed, N failed`, in which style and
 * types count as one each.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import type { TestCase } from 'vitest/node';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const style = await checkStyle();
const types = await checkTypes();
const tests = await runTests();
const passed = style.passed + types.passed + tests.passed;
const failed = style.failed + types.failed + tests.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function checkStyle(): Promise<Tally> {
  heading('Style', 'biome check');
  return one((await run('biome', ['check', '--error-on-warnings'])).ok);
}

/**
 * The type checker reports success for whatever files it reads, none included, as it does with a
 * version of TypeScript that it does not know. So its count has to be that of the files there are.
 */
async function checkTypes(): Promise<Tally> {
  heading('Types', 'astro check');
  const { ok, out } = await run('astro', ['check', '--minimumFailingSeverity', 'warning']);
  const read = Number(/Result \((\d+) files?\)/.exec(out)?.[1] ?? 0);
  const there = globSync(['{src,scripts,test}/**/*.{ts,astro}', 'astro.config.mjs']).length;
  if (read >= there) return one(ok);
  console.log(`astro check has read ${read} files, but there are ${there}.`);
  return one(false);
}

/** Vitest prints its own summary; the figures of the last line are taken from what it knows. */
async function runTests(): Promise<Tally> {
  heading('Tests', 'vitest run');
  const { startVitest } = await import('vitest/node');
  const vitest = await startVitest([], { watch: false, run: true });
  await vitest.close();
  const modules = vitest.state.getTestModules();
  const states = modules.flatMap((module) => [...module.children.allTests()].map(stateOf));
  const count = (state: string) => states.filter((each) => each === state).length;
  // A suite that cannot be loaded, or an error outside of every test, fails no single test.
  const broken = modules.filter((module) => module.errors().length > 0).length;
  const strays = vitest.state.getUnhandledErrors().length + (modules.length === 0 ? 1 : 0);
  return { passed: count('passed'), failed: count('failed') + broken + strays };
}

function stateOf(test: TestCase): string {
  return test.result().state;
}

function one(ok: boolean): Tally {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function heading(title: string, command: string): void {
  console.log(`\n── ${title} (${command})\n`);
}

/** Runs a tool of the project and shows what it prints while it prints it. */
function run(tool: string, args: readonly string[]): Promise<{ ok: boolean; out: string }> {
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean; out: string }>();
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(tool, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...colour },
    shell: process.platform === 'win32',
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    process.stdout.write(text);
  });
  child.on('error', (error) => {
    console.error(`${tool} cannot be run: ${error.message}`);
    resolve({ ok: false, out });
  });
  child.on('close', (status) => resolve({ ok: status === 0, out }));
  return promise;
}
