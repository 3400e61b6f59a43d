/**
 * gray-matter knows front matter in several languages, one of which it runs. A record has YAML: at
 * every door the others are refused where they open, and nothing runs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Source } from '../../src/content/source.ts';
import { editRecord } from '../../src/record-edits/insert/insert.ts';
import { createEngine } from '../../src/try-out/engine-for-pages.ts';
import { makeFolder } from '../content/made-folder.ts';
import { nomic } from './context.ts';

const LANGUAGES = ['js', 'javascript', 'json', 'toml', 'coffee', 'cson', 'yaml', 'toString', '-'];
const PROPOSAL = 'games/g/proposals/301.md';
const AROUND = {
  'rulesets/s/ruleset.md': '---\ntitle: A Set\ntiers: [{ id: mutable, title: Mutable }]\n---\n',
  'rulesets/s/101.md': '---\nrule: 101\ntier: mutable\n---\nBe polite.\n',
  'games/g/game.md':
    '---\ntitle: A Game\nruleset: s\nmedium: table\nplayers: { ada: { name: Ada } }\n---\n',
};

describe.each(LANGUAGES)('front matter that opens with ---%s', (language) => {
  let cwd: string;
  let marker: string;
  let text: string;

  beforeEach(() => {
    marker = join(makeFolder(), 'it-ran');
    const program = `process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(marker)}, '')`;
    text = `---${language}\n(${program}, { proposal: 301, by: 'ada' })\n---\nWords.\n`;
    const files = Object.entries({ ...AROUND, [PROPOSAL]: text });
    cwd = makeFolder(Object.fromEntries(files.map(([file, each]) => [`content/${file}`, each])));
  });

  const FOUND = { code: 'format/yaml', file: PROPOSAL, line: 1, column: 4 };

  test('is refused by a check, and by what writes', async () => {
    const { out = '', status } = await nomic('check --format json', { cwd });
    expect(status).toBe(1);
    expect(JSON.parse(out).findings).toEqual([expect.objectContaining(FOUND)]);
    for (const line of ['vote g 301 --for ada', 'correct g 301 --why x', 'build --out site']) {
      const refused = await nomic(line, { cwd });
      expect(`${refused.out}${refused.err}`, line).toMatch(
        /records of g cannot be read|Front matter is YAML and nothing else/,
      );
      expect(refused.status, line).not.toBe(0);
    }
    expect(readFileSync(join(cwd, 'content', PROPOSAL), 'utf8')).toBe(text);
    expect(existsSync(marker)).toBe(false);
  });

  test('is refused in the browser, where a game is opened, and where something is added', async () => {
    const records = { ...AROUND, [PROPOSAL]: text };
    const sources: readonly Source[] = Object.entries(records).map(([file, each]) => ({
      file,
      text: each,
    }));
    const engine = createEngine();
    const report = await engine({ ask: 'check', sources, unread: [] });
    expect(JSON.parse(String(report)).findings).toEqual([expect.objectContaining(FOUND)]);
    const given = { game: 'g', sources, base: '/', isPublished: false };
    expect(engine({ ask: 'open', ...given })).toBe(false);
    const addition = { path: ['notes'], as: 'value', value: 'x' } as const;
    expect(editRecord(text, [addition], [])).toBeUndefined();
    expect(existsSync(marker)).toBe(false);
  });
});
