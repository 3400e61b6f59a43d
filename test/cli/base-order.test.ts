/** Judges one after another and events of one day: what of them is settled, and what is not. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { GAME, makeRepository } from './base-repository.ts';
import { nomic } from './context.ts';

const base = makeRepository(mkdtempSync(join(tmpdir(), 'nomotheca-order-')));
afterAll(() => rmSync(base.folder, { recursive: true, force: true }));

/** What is found where a record was the first text and is the second. */
async function between(name: string, then: string, now: string) {
  base.restore();
  base.write(`${GAME}/${name}`, then);
  base.git('add', '--all');
  base.git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message=Then');
  base.write(`${GAME}/${name}`, now);
  return foundNow();
}

async function foundNow() {
  const { out } = await nomic('check --base HEAD --format json', { cwd: base.folder });
  const { findings } = JSON.parse(out ?? '') as {
    findings: readonly { code: string; message: string; file: string; line: number }[];
  };
  return findings
    .filter(({ code }) => code === 'history/rewritten')
    .map(({ file, line, message }) => `${file.replace('games/g/', '')}:${line}: ${message}`);
}

describe('events', () => {
  const file = (...rows: readonly string[]) =>
    `---\nevents:\n${rows.map((row) => `  - { ${row} }\n`).join('')}---\n`;
  const [a, b, c] = [
    'on: 2020-01-01, note: A',
    'on: 2020-01-01, note: B',
    'on: 2020-01-02, note: C',
  ];
  const found = (then: readonly string[], now: readonly string[]) =>
    between('events/2020.md', file(...then), file(...now));

  it('of one day keep their order', async () => {
    expect(await found([a, b, c], [b, a, c])).toEqual([
      'events/2020.md:3: The event of 2020-01-01 (note) is past, but it stands before one that came first.',
    ]);
  });

  it('of one day keep their order from file to file', async () => {
    base.restore();
    base.write(`${GAME}/events/2020.md`, file(a));
    base.write(`${GAME}/events/more.md`, file(b));
    base.git('add', '--all');
    base.git('commit', '--quiet', '--no-gpg-sign', '--message=Two files');
    rmSync(join(base.folder, GAME, 'events/2020.md'));
    base.write(`${GAME}/events/then.md`, file(a));
    // `more.md` is as it was.
    expect(await foundNow()).toEqual([
      'events/then.md:3: The event of 2020-01-01 (note) is past, but it stands after one that came later.',
    ]);
  });

  it('of different days may stand anywhere in their file', async () => {
    expect(await found([a, b, c], [c, a, b])).toEqual([]);
  });

  it('without a date stay behind the one above them', async () => {
    const undated = 'note: Then this';
    expect(await found([a, undated, c], [undated, a, c])).toHaveLength(1);
    expect(await found([a, undated, c], [a, c, undated])).toEqual([
      'events/2020.md:5: The event (note) is past, but it stands before one that came first.',
    ]);
    expect(await found([a, undated, c], [c, a, undated])).toEqual([]);
  });

  it('may be joined by others', async () => {
    expect(await found([a, b], ['on: 2020-01-03, note: D', a, b, c])).toEqual([]);
  });

  it('may change places where the file says so', async () => {
    const openly = `${a}, corrected: { on: 2020-02-01, why: It was the other way round. }`;
    expect(await found([a, b], [b, openly])).toEqual([]);
  });

  it('are told apart by their day and kind when one above them is new', async () => {
    const changed = c.replace('C', 'D');
    expect(await found([a, c], [a, 'on: 2020-01-01, scores: { a: 0 }', changed])).toEqual([
      expect.stringMatching(
        /^events\/2020.md:5: The event of 2020-01-02 \(note\) is past, but its `note` changed/,
      ),
    ]);
  });
});

describe('a bench', () => {
  const judgment = (bench: readonly string[], body: string) =>
    `---\njudgment: 1\nquestion: Is it?\nby: b\ninvoked: 2020-01-02\nbench:\n${bench.map((row) => `  - { ${row} }\n`).join('')}---\n${body}\n`;
  const refused = 'judge: b, refused: 2020-01-02';
  const yes = 'judge: a, ruling: "Yes", given: 2020-01-03';
  const overruled = `${yes}, overruled: { for: [b, a] }`;
  const found = (then: string, now: string) => between('judgments/1.md', then, now);

  it('is settled down to the last who ruled, and not only as many as did', async () => {
    const then = judgment([refused, yes], 'It is.');
    expect(await found(then, judgment([refused, yes.replace('Yes', 'No')], 'It is.'))).toEqual([
      expect.stringContaining('its `bench.2.ruling` changed'),
    ]);
  });

  it('leaves the reasons to the next Judge once one was overruled', async () => {
    const next = 'judge: b, ruling: "No", given: 2020-01-04';
    const now = judgment([overruled, next], 'It is not.');
    expect(await found(judgment([overruled], 'It is.'), now)).toEqual([]);
    expect(await found(judgment([overruled, 'judge: b'], 'It is.'), now)).toEqual([]);
    expect(await found(now, judgment([overruled, next], 'It may be.'))).toHaveLength(1);
  });

  it('keeps who overruled whom, in whatever order they are named', async () => {
    const next = `judge: b, ruling: "No", given: 2020-01-04`;
    const then = judgment([overruled, next], 'It is not.');
    const again = `${next}, overruled: { for: [a] }`;
    expect(
      await found(then, judgment([overruled.replace('b, a', 'a, b'), again], 'It is.')),
    ).toEqual([]);
    expect(await found(then, judgment([overruled.replace('b, a', 'b'), again], 'It is.'))).toEqual([
      expect.stringContaining('it no longer states its `overruled.a`, which was `for`'),
    ]);
  });
});
