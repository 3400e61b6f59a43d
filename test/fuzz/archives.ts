/** The archives that are damaged: the samples, made-up games, every fixture, hostile ones. */
import { globSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURES, type Fixture, readFixtures, takeMarks } from '../fixtures/fixture.ts';
import { generateGame } from '../games/generate-game.ts';
import type { Random } from '../games/random.ts';
import { SAMPLES } from '../samples.ts';

/** Path under the content folder → bytes. Files that are the same are the same object. */
export type Files = ReadonlyMap<string, Buffer>;

export interface Archive {
  /** Such as `fixture vote/missing/one-of-six`. */
  readonly name: string;
  readonly files: Files;
  /** The same archive as it was recorded before, where there is such a thing. */
  readonly before?: Files;
}

const GAMES = globSync('games/*', { cwd: SAMPLES })
  .map((path) => path.replace(/^.*[\\/]/, ''))
  .sort();
const MADE_UP = 40;
const MOST_TURNS = 25;

const fixtures = readFixtures();
const known = new Map<string, Archive>();
const texts = new Map<string, Buffer>();

/** One of them all, and of each kind often enough. */
export function pickArchive(random: Random): Archive {
  const kind = random.pick(['recorded', 'fixture', 'fixture', 'made up', 'made up', 'hostile']);
  if (kind === 'recorded') return recorded(random.pick(GAMES));
  if (kind === 'fixture') return fromFixture(random.pick(fixtures));
  return kind === 'hostile' ? hostile() : madeUp(random.below(MADE_UP));
}

/** One archive of every kind but those made up, as a store of whatever records can say. */
export function allRecorded(): readonly Archive[] {
  return [...GAMES.map(recorded), ...fixtures.map(fromFixture), hostile()];
}

function recorded(game: string): Archive {
  return remember(`game ${game}`, () => {
    const own = readFolder(SAMPLES, `games/${game}`);
    const [, ruleset = ''] =
      /^ruleset: *(\S+)/m.exec(String(own.get(`games/${game}/game.md`))) ?? [];
    return { files: new Map([...own, ...readFolder(SAMPLES, `rulesets/${ruleset}`)]) };
  });
}

function madeUp(seed: number): Archive {
  return remember(`made-up game ${seed}`, () => {
    const { files } = generateGame({ seed, proposals: seed % MOST_TURNS });
    const own = [...files].map(([file, text]) => [file, Buffer.from(text)] as const);
    return { files: new Map([...readFolder(SAMPLES, 'rulesets/suber'), ...own]) };
  });
}

function hostile(): Archive {
  return remember('the hostile game', () => ({
    files: new Map([
      ...readFolder(SAMPLES, 'rulesets/suber'),
      ...readFolder('test/site/hostile', 'games'),
    ]),
  }));
}

function fromFixture({ name, folder, rulesets, game }: Fixture): Archive {
  return remember(`fixture ${name}`, () => {
    const borrowed = rulesets.flatMap((id) => [...readFolder(SAMPLES, `rulesets/${id}`)]);
    if (game)
      borrowed.push(['games/example/game.md', readOnce(join(FIXTURES, 'games', `${game}.md`))]);
    const files = new Map([...borrowed, ...readFolder(join(folder, 'content'))]);
    const before = readFolder(join(folder, 'base'));
    return { files, ...(before.size > 0 && { before: new Map([...files, ...before]) }) };
  });
}

function remember(name: string, make: () => Omit<Archive, 'name'>): Archive {
  const archive = known.get(name) ?? { name, ...make() };
  known.set(name, archive);
  return archive;
}

/** Without the markers of fixtures, and without what is no file. */
function readFolder(root: string, within = '.'): Files {
  const paths = globSync(`${within}/**/*`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => lstatSync(join(root, path)).isFile());
  return new Map(paths.sort().map((path) => [path, readOnce(join(root, path))]));
}

function readOnce(path: string): Buffer {
  const read = texts.get(path) ?? withoutMarks(path, readFileSync(path));
  texts.set(path, read);
  return read;
}

function withoutMarks(path: string, bytes: Buffer): Buffer {
  const text = bytes.toString('utf8');
  const { text: kept, marks } = takeMarks(path, text);
  return marks.length > 0 ? Buffer.from(kept) : bytes;
}
