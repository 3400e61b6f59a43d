/** Runs tests against faults, in a process that is replaced when a fault makes it hang. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Request, TracedFile, Trial, Tried } from './messages.ts';
import type { Mutant } from './mutant.ts';

export interface HostedTests {
  /** All tests without any fault, with the mutants whose places each comes upon. */
  readonly trace: () => Promise<readonly TracedFile[]>;
  /** `late` if the tests would not end, `ended` if the process did not survive them. */
  readonly attempt: (trial: Trial) => Promise<Tried | 'ended' | 'late'>;
  readonly close: () => void;
}

export function hostTests(mutants: readonly Mutant[]): HostedTests {
  const cache = mkdtempSync(join(tmpdir(), 'nomotheca-mutate-'));
  let host: ChildProcess | undefined;

  async function opened(): Promise<ChildProcess> {
    if (host) return host;
    const script = resolve(import.meta.dirname, 'test-host.ts');
    host = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await ask<'ready'>(host, { ask: 'begin', mutants, cache });
    return host;
  }

  async function trace(): Promise<readonly TracedFile[]> {
    const files = await ask<readonly TracedFile[]>(await opened(), { ask: 'trace' });
    if (files === 'ended') throw new Error('The tests did not run to their end.');
    return files;
  }

  async function attempt(trial: Trial): Promise<Tried | 'ended' | 'late'> {
    const running = await opened();
    const answer = await ask<Tried | 'late'>(running, { ask: 'try', ...trial });
    if (answer === 'late') running.kill('SIGKILL');
    if (typeof answer === 'string') host = undefined;
    return answer;
  }

  function close(): void {
    host?.kill('SIGKILL');
    rmSync(cache, { recursive: true, force: true });
  }

  return { trace, attempt, close };
}

/** The host answers each request with one message. */
function ask<Answer>(host: ChildProcess, request: Request): Promise<Answer | 'ended'> {
  const { promise, resolve: answer } = Promise.withResolvers<Answer | 'ended'>();
  const onEnd = () => answer('ended');
  host.once('exit', onEnd);
  host.once('message', (message: Answer) => {
    host.off('exit', onEnd);
    answer(message);
  });
  host.send(request);
  return promise;
}
