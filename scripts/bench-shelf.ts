/**
 * Simulates an archive of many games: how long N runners take to make it, and what one turn costs. The
 * parts are made one after another, and the longest counts as the time of all runners. Prints also what
 * the site is made of. `npm run bench -- shelf=1000` takes that many games.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { generateGame } from '../test/games/generate-game.ts';
import { SAMPLES } from '../test/samples.ts';

const RUNNERS = [1, 2, 4, 8];
const PROPOSALS = 30;
const NOMIC = resolve('src/cli/nomic.js');

/** Writes only to `folder`. */
export function benchShelf(folder: string, games = 50): void {
  const content = join(folder, 'content');
  cpSync(join(SAMPLES, 'rulesets/suber'), join(content, 'rulesets/suber'), { recursive: true });
  for (let game = 0; game < games; game++) writeGame(content, game, PROPOSALS);
  const [site, cache] = [join(folder, 'site'), join(folder, 'cache')];
  const nomic = (...args: readonly string[]) => run(folder, [...args, '--content', content]);
  const build = () => nomic('build', '--out', site, '--cache', cache).seconds;

  const whole = build();
  console.log(`\nA shelf of ${games} games of ${PROPOSALS} proposals, in seconds of the processor`);
  console.log(`  whole build        ${told(whole)}`);
  tellSite(site);
  writeGame(content, 0, PROPOSALS + 1);
  const turn = build();
  console.log(
    `  after one turn     ${told(turn)}  ${(turn / whole).toFixed(3)} of the whole build`,
  );
  for (const runners of RUNNERS.filter((each) => each <= games)) {
    const place = join(folder, `runners-${runners}`);
    const none = join(place, 'none');
    const { output } = nomic('plan', '--json', '--runners', String(runners), '--cache', none);
    const { include }: { include: readonly { runner: number; games: string }[] } =
      JSON.parse(output);
    const times = include.map(({ runner, games: share }) => {
      const kept = join(place, `cache-${runner}`);
      return nomic('build', '--game', share, '--out', join(place, `${runner}`), '--cache', kept);
    });
    const longest = Math.max(...times.map(({ seconds }) => seconds));
    const folders = include.map(({ runner }) => join(place, `${runner}`));
    const joined = ['--out', join(place, 'site'), '--cache', join(place, 'cache')];
    const join_ = nomic('join', ...folders, ...joined).seconds;
    const all = longest + join_;
    console.log(
      `  ${runners} runner${runners > 1 ? 's' : ' '}          ${told(all)}  ${told(longest)} for the longest part, ${told(join_)} to join, which does not divide: ${(join_ / all).toFixed(2)}`,
    );
    rmSync(place, { recursive: true });
  }
}

/** The shell adds up what a command and all its children took of the processor. */
const TIMED = '"$@" > "$0"; times';

function run(folder: string, args: readonly string[]) {
  const said = join(folder, 'said');
  const command = [process.execPath, NOMIC, ...args];
  const times = execFileSync('sh', ['-c', TIMED, said, ...command], { encoding: 'utf8' });
  const [, ofChildren = ''] = times.split('\n');
  const [user = 0, system = 0] = ofChildren.split(' ').map((time) => {
    const [minutes, seconds] = time.split(/[ms]/);
    return Number(minutes) * 60 + Number(seconds);
  });
  return { seconds: user + system, output: readFileSync(said, 'utf8') };
}

function writeGame(content: string, game: number, proposals: number): void {
  for (const [file, text] of generateGame({ seed: game + 1, proposals }).files) {
    const path = join(content, file.replace(/^games\/random/, `games/random-${game}`));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** The kinds of files that weigh most, the pages of games by the folder below their game. */
function tellSite(site: string): void {
  const kinds = new Map<string, { files: number; bytes: number }>();
  let [files, bytes] = [0, 0];
  for (const name of globSync('**/*', { cwd: site })) {
    const entry = statSync(join(site, name));
    if (!entry.isFile()) continue;
    const [first = '', , third = ''] = name.split('/');
    const kind = first === 'games' ? `a game's ${third}` : first;
    const known = kinds.get(kind) ?? { files: 0, bytes: 0 };
    kinds.set(kind, { files: known.files + 1, bytes: known.bytes + entry.size });
    files += 1;
    bytes += entry.size;
  }
  console.log(`  files of the site  ${String(files).padStart(7)}  ${(bytes / 1e6).toFixed(1)} MB`);
  const heaviest = [...kinds].sort(([, a], [, b]) => b.bytes - a.bytes).slice(0, 8);
  for (const [kind, { files: count, bytes: size }] of heaviest) {
    console.log(
      `    ${kind.padEnd(17)}${String(count).padStart(7)}  ${(size / 1e6).toFixed(1)} MB`,
    );
  }
}

const told = (seconds: number) => seconds.toFixed(1).padStart(7);
