/**
 * A change is written whole or not at all, also if another command writes at the same moment.
 *
 * @module-tag slow
 */
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FileChange, folderOf, writeFiles } from '../../src/cli/record-edits/write-files.ts';
import { makeFolder } from '../content/made-folder.ts';
import { FAILURES, Killed, restoreDisk, watchDisk } from './failing-disk.ts';

const FAILING = ['killed', 'full', 'faulty'] as const;

type Part = Omit<FileChange, 'dir'>;

/** The changes of two commands that have read the same. */
const RIVALS: Readonly<Record<string, readonly [Part, Part]>> = {
  'change a file': [
    { file: 'votes.md', before: 'nobody\n', text: 'ann\n' },
    { file: 'votes.md', before: 'nobody\n', text: 'ben\n' },
  ],
  'make a file': [
    { file: 'new/301.md', text: 'ann\n' },
    { file: 'new/301.md', text: 'ben\n' },
  ],
  'make a folder': [
    folderOf('', 'set', [{ file: 'set/1.md', text: 'ann\n' }]),
    folderOf('', 'set', [{ file: 'set/1.md', text: 'ben\n' }]),
  ],
};

afterEach(restoreDisk);
beforeEach(() => {
  // Nobody waits for the disk to say that it has a text, nor for a dead process with a turn.
  watchDisk(() => undefined);
  vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out');
});

describe.each(Object.entries(RIVALS))('of two that %s', (_, [one, other]) => {
  test('one is refused, whenever the other comes between, and nothing is left', () => {
    const refusals = new Set<string>();
    for (let at = 1; ; at += 1) {
      const dir = makeFolder({ 'votes.md': 'nobody\n' });
      let second: string | undefined = 'not begun';
      const restore = watchDisk(({ count }) => {
        if (count === at) second = writeFiles([{ ...other, dir }]);
      });
      const first = writeFiles([{ ...one, dir }]);
      restore();
      if (second === 'not begun') break;
      expect([first, second].filter((each) => each === undefined)).toHaveLength(1);
      expect(wholeOf(dir)).toContain(first === undefined ? 'ann\n' : 'ben\n');
      expect(readdirSync(dir, { recursive: true }).join()).not.toContain('.unfinished');
      refusals.add(first ?? second ?? '');
    }
    const what = one.before === undefined ? 'written' : 'changed';
    expect([...refusals].sort()).toEqual(
      [
        ...(one.before === undefined
          ? [`${one.file} exists already, and is not overwritten.`]
          : []),
        `${one.file} was ${what} in the meantime, so it is left as it is. Try again.`,
      ].sort(),
    );
  });
});

/** Changes to `BEFORE`, and the files that are there after them. */
const BEFORE = { 'a.md': 'A\n', 'b.md': 'B\n', 'old/1.md': 'old\n' };
const AT_ONCE: Readonly<Record<string, readonly [changes: readonly Part[], after: object]>> = {
  'change a file': [[{ file: 'a.md', before: 'A\n', text: 'A!\n' }], { ...BEFORE, 'a.md': 'A!\n' }],
  'make a file': [[{ file: 'new/c.md', text: 'C\n' }], { ...BEFORE, 'new/c.md': 'C\n' }],
  'make a folder': [
    [
      folderOf(
        '',
        'set',
        ['1', '2'].map((n) => ({ file: `set/${n}.md`, text: n })),
      ),
    ],
    { ...BEFORE, 'set/1.md': '1', 'set/2.md': '2' },
  ],
  'take a folder away': [
    [{ file: 'old', text: undefined }],
    { 'a.md': BEFORE['a.md'], 'b.md': BEFORE['b.md'] },
  ],
  'change two files': [
    [
      { file: 'a.md', before: 'A\n', text: 'A!\n' },
      { file: 'b.md', before: 'B\n', text: 'B!\n' },
    ],
    { ...BEFORE, 'a.md': 'A!\n', 'b.md': 'B!\n' },
  ],
};

describe.each(Object.entries(AT_ONCE))('to %s', (_, [changes, after]) => {
  test.each(FAILING)('is whole or undone where the disk or the process is %s', (how) => {
    for (let at = 1; ; at += 1) {
      const dir = makeFolder(BEFORE);
      let last = 0;
      const restore = watchDisk((change) => {
        last = change.count;
        FAILURES[how](change, at);
      });
      const said = orKilled(() => writeFiles(changes.map((each) => ({ ...each, dir }))));
      restore();
      if (last < at) break;
      const there = filesOf(dir);
      for (const file of new Set([...Object.keys(BEFORE), ...Object.keys(after)])) {
        const either = [Reflect.get(BEFORE, file), Reflect.get(after, file)];
        expect(either, `${file} at ${at}`).toContain(there[file]);
      }
      if (how === 'full' && said !== undefined) {
        expect(said).toMatch(/^\S+ cannot be written: the disk is full\.$/);
        expect(
          readdirSync(dir)
            .filter((name) => name !== 'new')
            .sort(),
        ).toEqual(['a.md', 'b.md', 'old']);
      }
      if (how !== 'killed' && said === undefined) expect(there, `at ${at}`).toEqual(after);
      const left = changes.filter(({ file, text }) => !isDone(there, file, text));
      expect(writeFiles(left.map((each) => ({ ...each, dir }))), `at ${at}`).toBeUndefined();
      expect(filesOf(dir)).toEqual(after);
    }
  });
});

function orKilled(work: () => string | undefined): string | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    return 'killed';
  }
}

type Files = Readonly<Record<string, string>>;

function isDone(there: Files, file: string, text: FileChange['text']): boolean {
  if (typeof text === 'string') return there[file] === text;
  const isThere = Object.keys(there).some((each) => each.startsWith(`${file}/`));
  return isThere === (text !== undefined);
}

/** All files but those in workplaces. */
function filesOf(dir: string): Files {
  const names = globSync('**/*.md', { cwd: dir, exclude: ['**/*.unfinished/**'] });
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(dir, name), 'utf8')]));
}

function wholeOf(dir: string): string {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('');
}

test.each([
  { kind: 'change a file', until: 'renameSync' },
  { kind: 'make a file', until: 'linkSync' },
  { kind: 'make a folder', until: 'fsyncSync' },
])('to $kind overwrites nothing that an editor has written before $until', ({ kind, until }) => {
  const [one] = RIVALS[kind] ?? [];
  const file = typeof one?.text === 'string' ? one.file : `${one?.file}/1.md`;
  const dir = makeFolder({ 'votes.md': 'nobody\n' });
  const restore = watchDisk(({ name }) => {
    if (name !== until) return;
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), 'by an editor\n');
  });
  const said = one && writeFiles([{ ...one, dir }]);
  restore();
  const what = one?.before === undefined ? 'written' : 'changed';
  expect(said).toBe(`${one?.file} was ${what} in the meantime, so it is left as it is. Try again.`);
  expect(readFileSync(join(dir, file), 'utf8')).toBe('by an editor\n');
});

test('what the dead left is swept, and a disk that refuses that does not undo the change', () => {
  const left = ['a.md.unfinished/0a', 'a.md.1f3a9c2b.unfinished/1f3a9c2b', 'b.md.unfinished/0b'];
  const change = { file: 'a.md', before: 'A\n', text: 'A!\n' };
  for (const isRefused of [false, true]) {
    const dir = makeFolder({
      'a.md': 'A\n',
      ...Object.fromEntries(left.map((name) => [name, ''])),
    });
    const restore = watchDisk(({ name, count }) => {
      if (isRefused && name === 'rmSync') FAILURES.faulty({ name, count }, count);
    });
    expect(writeFiles([{ ...change, dir }])).toBeUndefined();
    restore();
    expect(readFileSync(join(dir, 'a.md'), 'utf8')).toBe('A!\n');
    const names = readdirSync(dir).filter((name) => name !== 'a.md');
    if (!isRefused) expect(names).toEqual(['b.md.unfinished']);
  }
});

test('what somebody else wrote is not overwritten, and nothing else is written either', () => {
  const dir = makeFolder({ 'a.md': 'A\n', 'b.md': 'B\n' });
  writeFileSync(join(dir, 'b.md'), 'B, by an editor\n');
  const changes = [
    { dir, file: 'a.md', before: 'A\n', text: 'A!\n' },
    { dir, file: 'b.md', before: 'B\n', text: 'B!\n' },
  ];
  expect(writeFiles(changes)).toBe(
    'b.md was changed in the meantime, so it is left as it is. Try again.',
  );
  expect(wholeOf(dir)).toBe('A\nB, by an editor\n');
  expect(readdirSync(dir)).toEqual(['a.md', 'b.md']);
});
