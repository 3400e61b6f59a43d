/**
 * Measures commands in processes of their own, as a user starts them. Jobs run in turns, and the best run
 * of each counts, so that other work of the machine matters less. Nothing is deleted meanwhile: a
 * file system is slow after it has removed many files.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const MEMORY = resolve('scripts/bench-memory.js');

export interface Job {
  /** The arguments for Node. The job may write to the new folder `output`. */
  readonly command: (output: string) => readonly string[];
  readonly cwd: string;
  /** The output of the latest run. */
  output: string;
  seconds: number;
  /** Peak resident memory, of all its Node processes together. */
  megabytes: number;
}

/** A job for Node, not yet run. */
export function job(command: Job['command'], cwd = '.'): Job {
  return { command, cwd, output: '', seconds: Number.POSITIVE_INFINITY, megabytes: 0 };
}

/** Writes only to `folder`. */
export function runInTurns(jobs: readonly Job[], runs: number, folder: string): void {
  for (let run = 1; run <= runs; run++) {
    for (const each of jobs) runOnce(each, mkdtempSync(join(folder, 'run-')));
    if (process.stderr.isTTY) process.stderr.write(`\rrun ${run} of ${runs}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r');
}

/** Each process writes its peak of memory as it ends. The peaks may be at different moments. */
function runOnce(job: Job, place: string): void {
  const memory = join(place, 'memory');
  mkdirSync(memory);
  job.output = join(place, 'output');
  const start = performance.now();
  execFileSync(process.execPath, ['--import', MEMORY, ...job.command(job.output)], {
    cwd: job.cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BENCH_MEMORY: memory },
  });
  job.seconds = Math.min(job.seconds, (performance.now() - start) / 1000);
  const peaks = readdirSync(memory).map((name) => Number(readFileSync(join(memory, name), 'utf8')));
  job.megabytes = Math.max(job.megabytes, peaks.reduce((sum, peak) => sum + peak, 0) / 1024);
}

export function told({ seconds, megabytes }: Job): string {
  return `${seconds.toFixed(3).padStart(7)} s  ${megabytes.toFixed(0).padStart(5)} MB`;
}

export function ratio(one: Job, other: Job): string {
  return `${(one.seconds / other.seconds).toFixed(2)} ×`;
}
