/** The command that brings rulesets in: what it prints, what it writes, and when it refuses. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { SAMPLES } from '../samples.ts';
import { CONTEXT } from './context.ts';

const GNOMIC = resolve('test/fixtures/sources/gnomic.txt');
const SUBER = resolve('test/fixtures/sources/suber-nomic.txt');
const TIERS = 'sacred:0,immutable:101-119,mutable:201-213';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nomotheca-import-'));
  mkdirSync(path('content'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Words in a line, of which those in quotation marks stay together. */
function nomic(line: string, cwd = folder) {
  const words = line.match(/"[^"]*"|\S+/g) ?? [];
  return run(
    words.map((word) => word.replaceAll('"', '')),
    { ...CONTEXT, cwd },
  );
}
const path = (file: string) => join(folder, file);
const read = (file: string) => readFileSync(path(`content/rulesets/${file}`), 'utf8');
const write = (file: string, text: string | Uint8Array) => writeFileSync(path(file), text);
const suberIsThere = () =>
  cpSync(join(SAMPLES, 'rulesets/suber'), path('content/rulesets/suber'), { recursive: true });
const MINE = `import ruleset ${GNOMIC} --as mine --tiers ${TIERS}`;

test('imports a ruleset of which the archive then has nothing to complain', async () => {
  suberIsThere();
  const { status, out } = await nomic(MINE);
  expect(status).toBe(0);
  expect(out).toContain('33 rules.');
  expect(out).toContain('Written: content/rulesets/mine/ruleset.md and 33 cards.');
  expect(readdirSync(path('content/rulesets/mine'))).toHaveLength(34);
  expect(read('mine/106.md')).toBe(
    "---\nrule: 106\ntier: immutable\n---\nAny proposed rule change must be posted to the Message Board before it is voted on. If adopted, it must guide play in the form in which it was voted on. [Of course, Suber's version says that the rule must be written down. ]\n",
  );
  const check = await nomic('check');
  expect(check).toMatchObject({ status: 0 });
  const show = await nomic('show rulesets/mine');
  expect(show.out).toContain('Rule 104. Two decks of cards.');
});

test('says what it recognised, what it did not place, and where mechanics come from', async () => {
  suberIsThere();
  const { out = '' } = await nomic(MINE);
  const lines = out.split('\n');
  expect(lines[0]).toBe('Recognised: “Rule N”, a line for the title, the text, its history.');
  for (const line of [
    'Title: Gnomic Ruleset',
    '  sacred, “Sacred Rules”: 0',
    '  mutable, “Mutable Rules”: 201-213',
    '  104  immutable  Two decks of cards.',
    '  106  immutable  (no title)',
    '  before the rules, lines 3-8, 52 words: “Back to message board -- Back to Gnomic main page”',
    '  after the rules, lines 268-273, 38 words: “Initial Ruleset --- Previous Ruleset --- Ruleset Version 0 -…”',
  ]) {
    expect(lines).toContain(line);
  }
  const sections = new Map(out.split('\n\n').map((part) => [part.split(':')[0], part]));
  const numbers = (title: string) =>
    sections
      .get(title)
      ?.match(/^ {2}\d+(?= {2})/gm)
      ?.map(Number);
  const proposed = 'Mechanics copied from rules with the same words';
  expect(numbers(proposed)).toEqual([
    0, 102, 103, 104, 105, 107, 108, 109, 110, 112, 113, 114, 201, 202, 203, 204, 205, 206, 207,
    208, 209, 211, 212, 213,
  ]);
  expect(sections.get(proposed)).toContain(
    '\n  109  rulesets/suber/109, rulesets/gnomic/109, rulesets/smurp/109\n',
  );
  const open = 'Mechanics still to write, if the rule needs any';
  expect(numbers(open)).toEqual([101, 106, 111, 115, 116, 117, 118, 119, 210]);
  expect(sections.get(open)).toContain(
    '\n  101  the same words have no mechanics in rulesets/gnomic/101\n',
  );
  expect(read('mine/109.md')).toContain('mechanics:');
  expect(read('mine/101.md')).not.toContain('mechanics:');
});

test('takes mechanics from the sets that come with the software', async () => {
  const { out } = await nomic(`import ruleset ${SUBER} --as mine`);
  expect(out).toMatch(/\n {2}207 {2}.*rulesets\/suber\/207/);
  expect(read('mine/207.md')).toContain('mechanics:');
});

const OWN_WORDS = `Mutable Rules

7. Every defeated proposal costs its author ten points. Tea is at five.

8. Every defeated proposal costs its author ten hats.

9. Tea is at five.
`;
const OFFERED = '7  “Every defeated proposal costs its author ten points”: ';
const SENTENCE = 'When a proposal is defeated, the proposer loses 10 points.';

test('offers what the words of a rule seem to say, and writes it only if asked to', async () => {
  write('rules.txt', OWN_WORDS);
  const { out } = await nomic('import ruleset rules.txt --as mine');
  // No rule of the set declares hats.
  expect(out).toContain(`
Mechanics that the words seem to say, offers: --offers writes them on the cards:
  ${OFFERED}${SENTENCE}

Mechanics still to write, if the rule needs any:
  8
  9
`);
  expect(read('mine/7.md')).not.toContain('mechanics:');
  const taken = await nomic('import ruleset rules.txt --as taken --offers');
  const known = ' (the same words have no mechanics in rulesets/mine/7)';
  expect(taken.out).toContain(
    `\nMechanics that the words seem to say, and are written on the cards:\n  ${OFFERED}${SENTENCE}${known}\n`,
  );
  expect(read('taken/7.md')).toContain(`mechanics:\n  - ${SENTENCE}\n`);
  expect(read('taken/8.md')).not.toContain('mechanics:');
  expect(await nomic('check')).toMatchObject({ status: 0 });
});

test('reads a folder with a file for each rule, in the order of their numbers', async () => {
  mkdirSync(path('rules'));
  write('rules/10.md', '---\ntier: loose\n---\nThe tenth.\n');
  write('rules/9.md', '---\ntier: firm\ntitle: Nine\n---\nThe ninth.\n');
  write('rules/notes.pdf', 'No rule.');
  mkdirSync(path('rules/8.md'));
  const { status, out } = await nomic('import ruleset rules --as mine');
  expect(status).toBe(0);
  expect(read('mine/9.md')).toBe('---\nrule: 9\ntitle: Nine\ntier: firm\n---\nThe ninth.\n');
  expect(readdirSync(path('content/rulesets/mine')).sort()).toEqual([
    '10.md',
    '9.md',
    'ruleset.md',
  ]);
  expect(out).toContain(
    'Not read, as no files in .md, .markdown or .txt:\n  rules/8.md\n  rules/notes.pdf\n',
  );
});

test('with --dry-run says the same and writes nothing', async () => {
  const { status, out } = await nomic(`import ruleset ${SUBER} --as mine --dry-run`);
  expect(status).toBe(0);
  expect(out).toContain(
    'Nothing written. Without --dry-run: content/rulesets/mine/ruleset.md and 29 cards.',
  );
  expect(readdirSync(path('content'))).toEqual([]);
});

test('takes title, author, source and date from the command line', async () => {
  await nomic(
    `import ruleset ${SUBER} --as mine --title "A: set" --author "P. S." --source "A book" --published 1990`,
  );
  expect(read('mine/ruleset.md')).toBe(
    '---\ntitle: "A: set"\nauthor: P. S.\nsource: A book\npublished: "1990"\ntiers:\n' +
      '  - { id: immutable, title: Immutable Rules }\n  - { id: mutable, title: Mutable Rules }\n---\n',
  );
});

test('writes where --content says', async () => {
  mkdirSync(path('else'));
  const { out } = await nomic(`import ruleset ${SUBER} --as mine --content else`);
  expect(out).toContain('Written: else/rulesets/mine/ruleset.md');
  expect(existsSync(path('else/rulesets/mine/213.md'))).toBe(true);
});

test('reads a page for what it is, whatever its name', async () => {
  const page = '<!DOCTYPE html><h2>Mutable Rules</h2><p>1. One &amp; two.<p>2. Three.';
  write('page', page);
  const { out } = await nomic('import ruleset page --as mine');
  expect(out).toContain(', in HTML.');
  expect(read('mine/1.md')).toContain('\nOne & two.\n');
});

test('shows no character that a terminal would obey, nor a command to a build server', async () => {
  write('x.txt', 'Mutable Rules\n\nRule 1. ::error::\u001b[2J\n\nOne.\n\nHistory: x');
  const { out = '' } = await nomic('import ruleset x.txt --as mine');
  expect(out).not.toContain('\u001b');
  expect(out).not.toMatch(/^\s*::/m);
});

describe('is refused with exit status 2', () => {
  test('a ruleset that is there already, which stays as it was', async () => {
    mkdirSync(path('content/rulesets/mine'), { recursive: true });
    write('content/rulesets/mine/ruleset.md', 'mine');
    const { status, err } = await nomic(`import ruleset ${SUBER} --as mine`);
    expect(status).toBe(2);
    expect(err).toContain('content/rulesets/mine exists already, and is not overwritten.');
    expect(readdirSync(path('content/rulesets/mine'))).toEqual(['ruleset.md']);
    expect(read('mine/ruleset.md')).toBe('mine');
  });

  test('a document that does not tell its tiers, with what to add', async () => {
    const { status, err = '' } = await nomic(`import ruleset ${GNOMIC} --as mine`);
    expect(status).toBe(2);
    expect(err).toContain(` --tiers ${TIERS}\n`);
    expect(existsSync(path('content/rulesets'))).toBe(false);
  });

  test('a folder of rulesets that leads elsewhere', async () => {
    mkdirSync(path('outside'));
    symlinkSync(path('outside'), path('content/rulesets'));
    const { status, err } = await nomic(`import ruleset ${SUBER} --as mine`);
    expect(status).toBe(2);
    expect(err).toContain('is not a folder');
    expect(readdirSync(path('outside'))).toEqual([]);
  });

  test.each([
    ['import', 'Something is missing: nomic import [ruleset] <file>.'],
    [`import game ${SUBER} --as x`, 'Only rulesets can be imported, not “game”.'],
    [`import ruleset ${SUBER}`, 'The new ruleset needs an id'],
    [`import ruleset ${SUBER} --as ../mine`, '“../mine” cannot be the id of a ruleset'],
    ['import ruleset none.txt --as x', 'There is no file “none.txt”. There are big, latin, letter'],
    ['import ruleset . --as x', '. has no files in .md, .markdown or .txt.'],
    ['import ruleset big --as x', 'big has more than 1048576 bytes'],
    ['import ruleset latin --as x', 'latin cannot be read. The file is not text in UTF-8.'],
    ['import ruleset letter --as x', 'There is no ruleset in this document'],
    [`import ruleset ${SUBER} --as x --tiers a`, '“a” in --tiers is not a tier'],
  ])('%s: %s', async (line, message) => {
    write('big', Buffer.alloc((1 << 20) + 1, 'a'));
    write('latin', Buffer.from([0x31, 0x2e, 0x20, 0xe4]));
    write('letter', 'Dear all,\n\nno rules.\n');
    const { status, err, out } = await nomic(line);
    expect(status).toBe(2);
    expect(err).toContain(message);
    expect(out).toBeUndefined();
    expect(readdirSync(path('content'))).toEqual([]);
  });
});

test('a folder of records that is not there yet has none', async () => {
  const place = path('new');
  mkdirSync(place);
  const line = `import ruleset ${SUBER} --as mine`;
  expect((await nomic(`${line} --dry-run`, place)).status).toBe(0);
  expect(readdirSync(place)).toEqual([]);
  expect((await nomic(line, place)).status).toBe(0);
  expect(readdirSync(join(place, 'content/rulesets/mine'))).toHaveLength(30);
});
