/**
 * `npm run bench`: how long a check takes beside merely reading and parsing the same files, how that
 * grows with the game, and how much memory it takes. Everything is measured in processes of their
 * own, as a user would start them, and told as ratios, which hold on any machine. The jobs take
 * turns, and of each the best run counts, so that whatever else the machine does spoils none.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { generateGame } from '../test/games/generate-game.ts';

const SIZES = [1_000, 10_000, 20_000];
const SEED = 1982;
const RUNS = 5;
const NOMIC = resolve('src/cli/main.ts');
const FLOOR = resolve('scripts/bench-floor.ts');
const MEMORY = resolve('scripts/bench-memory.ts');

interface Job {
  readonly args: readonly string[];
  seconds: number;
  /** Peak resident memory. */
  megabytes: number;
}

const folder = mkdtempSync(join(tmpdir(), 'nomotheca-bench-'));
try {
  const nothing = job('-e', '0');
  const real = job(NOMIC, 'check', 'n-nomic');
  const games = SIZES.map((proposals) => {
    const content = join(folder, String(proposals));
    const files = writeGame(proposals, content);
    return {
      proposals,
      files,
      floor: job(FLOOR, content),
      check: job(NOMIC, 'check', '--content', content),
    };
  });
  const jobs = [nothing, real, ...games.flatMap(({ floor, check }) => [floor, check])];
  for (let run = 1; run <= RUNS; run++) {
    for (const each of jobs) runOnce(each);
    if (process.stderr.isTTY) process.stderr.write(`\rrun ${run} of ${RUNS}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r');

  console.log(`node -e 0            ${told(nothing)}`);
  console.log(`check n-nomic        ${told(real)}  ${ratio(real, nothing)} of node -e 0`);
  for (const { proposals, files, floor, check } of games) {
    console.log(`\n${proposals} proposals, ${files} files`);
    console.log(`  read and parse     ${told(floor)}`);
    console.log(
      `  check              ${told(check)}  ${ratio(check, floor)} of reading and parsing`,
    );
  }
  const [, smaller, larger] = games;
  if (smaller && larger) {
    console.log(`\n10,000 to 20,000     ${ratio(larger.check, smaller.check)} for twice the game`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

function job(...args: readonly string[]): Job {
  return { args, seconds: Number.POSITIVE_INFINITY, megabytes: 0 };
}

function writeGame(proposals: number, content: string): number {
  const { files } = generateGame({ seed: SEED, proposals });
  for (const [file, text] of files) {
    const path = join(content, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  cpSync('content/rulesets/suber', join(content, 'rulesets/suber'), { recursive: true });
  return files.size;
}

/** Memory is told by the process itself as it ends. */
function runOnce(job: Job): void {
  const memory = join(folder, 'memory');
  const start = performance.now();
  execFileSync(process.execPath, ['--import', MEMORY, ...job.args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BENCH_MEMORY: memory },
  });
  job.seconds = Math.min(job.seconds, (performance.now() - start) / 1000);
  job.megabytes = Math.max(job.megabytes, Number(readFileSync(memory, 'utf8')) / 1024);
}

function told({ seconds, megabytes }: Job): string {
  return `${seconds.toFixed(3).padStart(7)} s  ${megabytes.toFixed(0).padStart(5)} MB`;
}

function ratio(one: Job, other: Job): string {
  return `${(one.seconds / other.seconds).toFixed(2)} ×`;
}
