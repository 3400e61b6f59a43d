/** Examples of the documentation can be copied, and it has every key that a record may have. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Source } from '../../src/content/source.ts';
import { SAMPLES } from '../samples.ts';

/** The mappings that schemas are made of: what each is called, and its keys as the tables have them. */
const mappings = vi.hoisted(() => new Map<string, readonly string[]>());

vi.mock('../../src/values/schema.ts', async (importOriginal) => {
  const schema = await importOriginal<typeof import('../../src/values/schema.ts')>();
  const mapping: typeof schema.mapping = (what, shape, says) => {
    if (mappings.has(what)) throw new Error(`Two mappings are called “${what}”.`);
    const keys = Object.entries(shape).map(([key, { _zod }]) =>
      _zod.def.type === 'optional' ? key : `${key} *`,
    );
    mappings.set(what, keys);
    return schema.mapping(what, shape, says);
  };
  return { ...schema, mapping };
});

// Mechanics come first, so that what is added after them belongs to records.
await import('../../src/law/schema/parse-mechanics.ts');
const ofMechanics = new Set(mappings.keys());
const { parseRecords } = await import('../../src/records/parse-records.ts');
const { READINGS } = await import('../../src/law/readings/register.ts');
const { replayGames } = await import('../../src/replay-games.ts');
const { readLibrary } = await import('../../src/read-library.ts');
const { documentedKeys } = await import('../../src/values/schema.ts');
const { COMMANDS } = await import('../../src/cli/usage/usage.ts');

const PAGES = 'src/site/pages/docs';
const pages = globSync(`${PAGES}/*.mdx`).map((file) => readFileSync(file, 'utf8'));

interface Example {
  readonly language: string;
  /** The file that it is, or the kind of record that it is a part of. */
  readonly of: string;
  readonly text: string;
}

const examples: readonly Example[] = pages.flatMap((page) =>
  [...page.matchAll(/^```(markdown|yaml)(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', of = '', text = '']) => ({ language, of: of.trim(), text }),
  ),
);
const files: readonly Source[] = examples
  .filter(({ language }) => language === 'markdown')
  .map(({ of, text }) => ({ file: of, text }));
const parts = examples.filter(({ language }) => language === 'yaml');

const library = readLibrary(SAMPLES);
if (!library.ok) throw new Error(library.message);
const suber = library.sources.filter(({ file }) => file.startsWith('rulesets/suber/'));

test('the examples that are files are games without a fault', () => {
  const { records, findings } = parseRecords([...suber, ...files], READINGS);
  expect(findings).toEqual([]);
  const replays = [...replayGames(records)].map(([id, { findings: found, versions }]) => ({
    id,
    errors: found.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    played: versions.length > 1,
  }));
  expect(replays).toEqual([
    { id: 'house-party', errors: [], played: true },
    { id: 'sunday-nomic', errors: [], played: true },
  ]);
});

test('the path above each file is the path it is meant for', () => {
  const told = pages.flatMap((page) => [
    ...page.matchAll(/`content\/([^`]+\.md)`\n\n```markdown (.*)/g),
  ]);
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter(([, path, file]) => path !== file)).toEqual([]);
});

test.each(parts)('an example of part of a record is well formed: $text', ({ of, text }) => {
  const { findings } = parseRecords([...suber, ...files, wholeOf(of, text)], READINGS);
  expect(findings).toEqual([]);
});

/** A record that the part could have been taken from. */
function wholeOf(kind: string, part: string): Source {
  if (kind === 'proposal')
    return record('proposals', `proposal: 399\nby: ada\n${withChange(part)}`);
  if (kind === 'judgment') {
    return record('judgments', `judgment: 9\nquestion: Is it?\nby: mo\n${part}`, 'Because.');
  }
  if (kind === 'events') return record('events', `events:\n${part}`);
  if (kind !== 'game') throw new Error(`“${kind}” is no kind of record: ${part}`);
  const game = files.find(({ file }) => file === 'games/sunday-nomic/game.md');
  const text = game?.text.replace('---\n', `---\n${part}`).replace('Sunday', 'Monday') ?? '';
  return { file: 'games/monday-nomic/game.md', text };
}

function withChange(part: string): string {
  const isChange = /^(enact|amend|repeal|transmute|changes|lost):/m.test(part);
  const whole = isChange ? part : `enact: {}\n${part}`;
  return /^enact:/m.test(whole) ? `${whole}---\nThe text of a rule.\n` : whole;
}

function record(folder: string, front: string, body = ''): Source {
  const end = front.includes('\n---\n') ? '' : `---\n${body}`;
  return { file: `games/sunday-nomic/${folder}/part.md`, text: `---\n${front}${end}` };
}

test('every mapping that a record may have is in the register of keys, and each key says something', () => {
  const inRecords = [...mappings.keys()].filter((what) => !ofMechanics.has(what));
  expect(inRecords.length).toBeGreaterThan(20);
  const page = readFileSync(`${PAGES}/every-key.mdx`, 'utf8');
  const shown = [...page.matchAll(/^<KeyTable of="([^"]+)"/gm)].map(([, what = '']) => what);
  expect(shown.toSorted()).toEqual(inRecords.toSorted());
  for (const what of inRecords) {
    const keys = documentedKeys().get(what) ?? [];
    expect(keys.map(({ key, isOptional }) => (isOptional ? key : `${key} *`))).toEqual(
      mappings.get(what),
    );
    expect(keys.filter(({ says }) => says === '')).toEqual([]);
  }
});

test('the options of the importer are told as it has them', () => {
  const page = readFileSync(`${PAGES}/writing-a-ruleset.mdx`, 'utf8');
  const told = [...page.matchAll(/^\| `--([a-z-]+)/gm)].map(([, name]) => name);
  const options = COMMANDS.find(({ name }) => name === 'import')?.options ?? [];
  expect(told).toEqual(options.map(({ name }) => name).filter((name) => name !== 'help'));
});

test('the commands shown are there', () => {
  const shown = pages.flatMap((page) => [...page.matchAll(/(?:^|`)nomic ([a-z]+)/gm)]);
  const names = COMMANDS.map(({ name }) => name);
  expect([...new Set(shown.map(([, name]) => name))].sort()).toEqual(names.toSorted());
});
