/** Runs tests against faults, in a process that is replaced when a fault makes it hang. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Request, Selection, TracedFile, Tried } from './messages.ts';
import type { Mutant } from './mutant.ts';

/** All tests, with the mutants that each comes upon. */
export async function traceTests(mutants: readonly Mutant[]): Promise<readonly TracedFile[]> {
  const host = await start(0);
  const files = await ask<readonly TracedFile[]>(host, { ask: 'trace', mutants });
  host.kill();
  if (files === 'ended') throw new Error('The tests did not run to their end.');
  return files;
}

export interface HostedTests {
  /** Runs tests until one fails. `ended` if the process did not survive it, or ran out of time. */
  readonly attempt: (
    mutant: Mutant,
    selections: readonly Selection[],
    milliseconds: number,
  ) => Promise<Tried | 'ended' | 'late'>;
  readonly close: () => void;
}

export function hostTests(): HostedTests {
  let host: ChildProcess | undefined;

  async function attempt(
    mutant: Mutant,
    selections: readonly Selection[],
    milliseconds: number,
  ): Promise<Tried | 'ended' | 'late'> {
    host ??= await start(1);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      close();
    }, milliseconds);
    const answer = await ask<Tried>(host, { ask: 'try', mutant, selections });
    clearTimeout(timer);
    if (answer === 'ended') host = undefined;
    return late ? 'late' : answer;
  }

  function close(): void {
    host?.kill('SIGKILL');
  }

  return { attempt, close };
}

async function start(bail: number): Promise<ChildProcess> {
  const script = resolve(import.meta.dirname, 'test-host.ts');
  const host = fork(script, [String(bail)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(host, 'message');
  return host;
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
