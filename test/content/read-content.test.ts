import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAX_BYTES } from '../../src/content/decode-source.ts';
import { readContent } from '../../src/content/read-content.ts';
import { parseRecordPath } from '../../src/content/record-path.ts';
import { type Files, makeFolder } from './made-folder.ts';

function read(dir: string) {
  const content = readContent(dir);
  if (!content.ok) throw new Error(content.message);
  return content;
}

function found(files: Files) {
  return read(makeFolder(files)).findings.map(({ code, at, message }) => ({
    code,
    file: at.file,
    message,
  }));
}

describe('what is a record', () => {
  test('records of every kind are read, in the order of their paths', () => {
    const all = {
      'rulesets/s/ruleset.md': 'R',
      'rulesets/s/101.md': '101',
      'games/g/game.md': 'G',
      'games/g/proposals/301.md': 'P',
      'games/g/judgments/1.md': 'J',
      'games/g/events/2009.md': 'E',
      'games/b/game.md': 'B',
    };
    const { sources, findings } = read(makeFolder(all));
    expect(findings).toEqual([]);
    const inOrder = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1));
    expect(sources).toEqual(inOrder.map(([file, text]) => ({ file, text })));
  });

  test('an empty folder has nothing in it and nothing wrong, and one that is not there is none', () => {
    const nothing = { sources: [], findings: [], leftovers: [], ofGit: [] };
    expect(read(makeFolder())).toEqual({ ok: true, ...nothing });
    const message = expect.stringContaining('nowhere');
    expect(readContent(join(makeFolder(), 'nowhere'))).toMatchObject({ ok: false, message });
  });

  test('what git and desktops leave behind is passed over; other hidden files are not', () => {
    const left = ['.gitkeep', 'games/.DS_Store', 'games/g/proposals/.gitkeep'];
    expect(found(Object.fromEntries(left.map((file) => [file, ''])))).toEqual([]);
    const file = 'games/g/.301.md.swp';
    expect(found({ [file]: 'x' })).toMatchObject([{ code: 'format/file', file }]);
  });

  test('a folder with a wrong name has one finding, whatever is in it but for files of git', () => {
    const files = ['game/g/game.md', 'game/g/proposals/301.md', 'game/x.png', 'game/.gitkeep'];
    const texts = Object.fromEntries([...files, 'game/g/HEAD'].map((file) => [file, 'x']));
    expect(found(texts).map(({ file }) => file)).toEqual(['game/g/HEAD', 'game/g/game.md']);
    expect(found({ 'images/.gitkeep': '' })).toEqual([]);
  });

  test.each([
    ['games/g/proposals/301.mdx', 'program'],
    ['games/g/proposals/301.txt', 'only files that end in .md'],
    ['games/g/proposals/more/301.md', 'No record belongs'],
    ['games/g/drafts/301.md', 'No record belongs'],
    ['games/g/proposals.md', 'No record belongs'],
    ['games/g.md', 'No record belongs'],
    ['README.md', 'No record belongs'],
    ['drafts/g/game.md', 'No record belongs'],
    ['rulesets/s/cards/101.md', 'No record belongs'],
    ['games/My Game/game.md', 'cannot be the id'],
    ['games/-g/game.md', 'cannot be the id'],
    ['games/g/proposals/301 draft.md', 'cannot be the name'],
    [`games/${'g'.repeat(101)}/game.md`, 'cannot be the id'],
    ['games/con/game.md', 'cannot be the id'],
    ['rulesets/com1/ruleset.md', 'cannot be the id'],
    ['games/g/proposals/index.html.md', 'cannot be the name'],
    ['games/g/judgments/1.html.md', 'cannot be the name'],
    ['games/g/proposals/feed.xml.md', 'cannot be the name'],
    ['games/g/proposals/301..md', 'cannot be the name'],
    ['games/g/proposals/.301.md', 'cannot be the name'],
    ['games/g/proposals/..md', 'cannot be the name'],
    ['games/g/proposals/NUL.md', 'cannot be the name'],
    ['games/g/events/lpt9.md', 'cannot be the name'],
    ['games/g/events/e\u0301.md', 'cannot be the name'],
    ['games/g/events/\u00e9.md', 'cannot be the name'],
    [`games/g/events/${'e'.repeat(101)}.md`, 'cannot be the name'],
  ])('%s is no record', (file, why) => {
    expect(found({ [file]: 'x' })).toEqual([
      { code: 'format/file', file, message: expect.stringContaining(why) },
    ]);
  });
});

test.each([
  // Where it belongs.
  [
    'games/g/301.md',
    /^If it holds proposals, it belongs in that folder: `games.g.proposals.301.md`\.$/,
  ],
  ['games/g/proposal-301.md', /: `games.g.proposals.301.md`\.$/],
  ['proposals/301.md', /^It belongs in the folder of its game: `games.<game>.proposals`\.$/],
  ['games/g/events.md', /^If it holds events, .* in that folder: `games.g.events.events.md`\.$/],
  ['games/g/notes.md', /Records are rulesets\//],
  // A name that it may have.
  ['games/g/proposals/305.1.md', /`305-1\.md` would do/],
  ['games/g/proposals/305..md', /`305\.md` would do/],
  ['games/g/proposals/-.1.md', /A name has at most 100 characters/],
  ['games/g/proposals/con.1.md', /`con-1\.md` would do/],
  ['games/g/proposals/con.md', /Windows keeps this name/],
  ['games/aux/game.md', /Windows keeps this name/],
  [`games/g/events/${'e'.repeat(101)}.md`, /has 101 characters, but only 100 are allowed/],
])('%s is told what to do', (file, help) => {
  expect(parseRecordPath(file)).toMatchObject({ ok: false, help: expect.stringMatching(help) });
});

describe('what is not opened', () => {
  test('links to files and to folders are not followed', () => {
    const outside = makeFolder({ 'secret.md': 'secret' });
    const dir = makeFolder({ 'games/g/game.md': 'G' });
    symlinkSync(join(outside, 'secret.md'), join(dir, 'games/g/proposals.md'));
    symlinkSync(outside, join(dir, 'games/g/proposals'));
    symlinkSync(outside, join(dir, '.gitkeep'));
    const { sources, findings } = read(dir);
    expect(sources.map(({ file }) => file)).toEqual(['games/g/game.md']);
    expect(findings.map(({ at, message }) => `${at.file}: ${message}`)).toEqual([
      '.gitkeep: A symbolic link is in the place of a record.',
      'games/g/proposals: A symbolic link is in the place of a record.',
      'games/g/proposals.md: A symbolic link is in the place of a record.',
    ]);
  });

  test.each([
    ...['.git', '.GIT', 'games/.Git', '.git ', '.git. .', 'git~1', 'GIT~1', '.g\u200cit'],
    ...['.git::$INDEX_ALLOCATION', '\ufeff.git', '.gitattributes', 'games/g/.GITATTRIBUTES'],
    ...['.gitmodules', 'HEAD', 'games/g/head', 'commondir'],
  ])('%j belongs to git, whatever it is', (name) => {
    for (const laid of [{ [name]: 'x' }, { [`${name}/x`]: 'x' }, { [`${name}/301.md`]: 'x' }]) {
      const { findings, ofGit, sources } = read(makeFolder(laid));
      const isHead = /(head|commondir)$/i.test(name);
      const isFolder = !(name in laid);
      expect(ofGit).toEqual(isHead && isFolder ? [] : [name]);
      expect(findings.map(({ code }) => code)).toEqual(['format/file']);
      expect(sources).toEqual([]);
    }
  });

  test('a game may be called head, and what git leaves alone stays', () => {
    const { findings, ofGit } = read(
      makeFolder({ 'games/head/game.md': 'G', 'games/git/.gitkeep': '', '.gitignore': '' }),
    );
    expect([findings, ofGit]).toEqual([[], []]);
  });

  test('of what a command left no record is read, and what would be git’s own is', () => {
    const left = 'games/g/proposals/301.md.1f3a9c2b.unfinished';
    const { sources, findings, leftovers, ofGit } = read(
      makeFolder({ [`${left}/1f3a9c2b`]: 'x', [`${left}/301.md`]: 'x', [`${left}/HEAD`]: 'x' }),
    );
    expect(sources).toEqual([]);
    expect(leftovers.map(({ at }) => at.file)).toEqual([left]);
    expect(findings.map(({ at }) => at.file)).toEqual([`${left}/HEAD`]);
    expect(ofGit).toEqual([`${left}/HEAD`]);
  });

  test('folders within folders without end are given up', () => {
    const dir = makeFolder();
    mkdirSync(join(dir, 'a/'.repeat(20)), { recursive: true });
    expect(read(dir).findings).toHaveLength(1);
  });
});

describe('what is text', () => {
  const file = 'games/g/game.md';

  test('a mark at the beginning goes, and every line ends the same way', () => {
    const { sources } = read(makeFolder({ [file]: '\ufeffa\r\nb\rc\n\r\nd\ufeff' }));
    expect(sources).toEqual([{ file, text: 'a\nb\nc\n\nd\ufeff' }]);
  });

  test.each([
    ['NUL bytes', Buffer.from('a\0b'), 'no text'],
    ['bytes that are not UTF-8', Buffer.from([0x61, 0xff, 0xfe]), 'UTF-8'],
    ['a surrogate in UTF-8', Buffer.from([0xed, 0xa0, 0x80]), 'UTF-8'],
    ['more than the limit', Buffer.alloc(MAX_BYTES + 1, 'a'), `only ${MAX_BYTES}`],
  ])('%s are none', (_, bytes, why) => {
    expect(found({ [file]: bytes })).toEqual([
      { code: 'format/file', file, message: expect.stringContaining(why) },
    ]);
  });

  test('as much as the limit is read', () => {
    expect(read(makeFolder({ [file]: Buffer.alloc(MAX_BYTES, 'a') })).sources).toHaveLength(1);
  });
});
