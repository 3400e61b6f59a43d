/**
 * Compares the time of a check with that of only reading and parsing the same files. It does so for
 * games of several sizes, and measures the memory. The other program is JavaScript, so it does not wait
 * for a compiler.
 */
import { join, resolve } from 'node:path';
import { writeGame } from './bench-game.ts';
import { job, ratio, runInTurns, told } from './bench-jobs.ts';

/** Each is twice the last. */
const SIZES = [2_000, 4_000, 8_000];
const RUNS = 3;
const NOMIC = resolve('src/cli/nomic.js');
const FLOOR = resolve('scripts/bench-floor.js');

/** Writes only to `folder`. */
export function benchCheck(folder: string): void {
  const nothing = job(() => ['-e', '0']);
  const real = job(() => [NOMIC, 'check', 'n-nomic']);
  const games = SIZES.map((proposals) => {
    const content = join(folder, String(proposals));
    return {
      proposals,
      files: writeGame(proposals, content).files.size,
      floor: job(() => [FLOOR, content]),
      check: job(() => [NOMIC, 'check', '--content', content]),
    };
  });
  const jobs = [nothing, real, ...games.flatMap(({ floor, check }) => [floor, check])];
  runInTurns(jobs, RUNS, folder);

  console.log(`node -e 0            ${told(nothing)}`);
  console.log(`check n-nomic        ${told(real)}  ${ratio(real, nothing)} of node -e 0`);
  for (const { proposals, files, floor, check } of games) {
    console.log(`\n${proposals} proposals, ${files} files`);
    console.log(`  read and parse     ${told(floor)}`);
    console.log(
      `  check              ${told(check)}  ${ratio(check, floor)} of reading and parsing`,
    );
  }
  console.log();
  for (const [index, larger] of games.entries()) {
    const smaller = games[index - 1];
    if (!smaller) continue;
    const sizes = `${smaller.proposals} to ${larger.proposals}`;
    console.log(`${sizes.padEnd(20)} ${ratio(larger.check, smaller.check)} for twice the game`);
  }
}
