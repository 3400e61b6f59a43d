/**
 * Runs cases one after the other in a thread of its own. A case that never ends can then be stopped,
 * reported, and left behind.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Fault } from './fault.ts';
import { type Kind, makeCase } from './make-case.ts';

export interface FuzzOptions {
  readonly seed: number;
  /** Number of the first case. */
  readonly first: number;
  readonly count: number;
  readonly only?: Kind | undefined;
}

/** The messages of the thread. */
export type Said =
  /** It begins with a case, or with a smaller form of it. */
  | { readonly kind: 'begun'; readonly number: number }
  | {
      readonly kind: 'done';
      readonly number: number;
      readonly isFaulty: boolean;
      readonly isRewritten: boolean;
      readonly isShown: boolean;
      readonly damage: readonly Kind[];
    }
  | Failed;

export interface Failed {
  readonly kind: 'failed';
  readonly number: number;
  readonly about: string;
  readonly faults: readonly Fault[];
  /** The records, as small as they still have the first of the faults. */
  readonly smallest: string;
}

export type Done = Extract<Said, { kind: 'done' }>;

/** Milliseconds of work. A case that takes more, and far more than others, will not end. */
const PATIENCE = 60_000;
const TIMES_THE_MEDIAN = 200;
/** Milliseconds of the clock. */
const LOOK_EVERY = 500;

/** Everything that came of the cases, in their order. */
export async function* fuzz(options: FuzzOptions): AsyncGenerator<Done | Failed> {
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-fuzz-'));
  const end = options.first + options.count;
  let next = options.first;
  const durations: number[] = [];
  try {
    while (next < end) {
      for await (const said of runThread({ ...options, first: next, count: end - next }, folder)) {
        yield said;
        next = said.number + 1;
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }

  async function* runThread(part: FuzzOptions, folder: string): AsyncGenerator<Done | Failed> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { options: part, folder: mkdtempSync(join(folder, 'records-')) },
    });
    const said: (Done | Failed)[] = [];
    let now = { number: part.first, since: work() };
    let isOver = false;
    let failure: unknown;
    worker.on('message', (message: Said) => {
      if (message.kind === 'begun') now = { number: message.number, since: work() };
      else said.push(message);
      if (message.kind === 'done') durations.push(work() - now.since);
    });
    worker.on('error', (error) => {
      failure = error;
    });
    worker.on('exit', () => {
      isOver = true;
    });
    try {
      for await (const _ of setInterval(LOOK_EVERY)) {
        yield* said.splice(0);
        if (failure !== undefined) throw failure;
        if (isOver && said.length === 0) return;
        const taken = work() - now.since;
        if (taken < PATIENCE || taken < TIMES_THE_MEDIAN * median(durations)) continue;
        yield endless(options, now.number);
        return;
      }
    } finally {
      await worker.terminate();
    }
  }
}

/** The time of this process, whose other thread waits, in milliseconds: a busy machine adds nothing. */
function work(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function median(durations: readonly number[]): number {
  return durations.toSorted((a, b) => a - b)[durations.length >> 1] ?? 0;
}

function endless(options: FuzzOptions, number: number): Failed {
  const { about } = makeCase({ ...options, number });
  const fault = {
    what: 'it does not end',
    detail: `Stopped after ${PATIENCE / 1000} seconds of work or more.`,
  };
  return { kind: 'failed', number, about, faults: [fault], smallest: '(It was not looked for.)' };
}
