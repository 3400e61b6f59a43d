import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { SAMPLES } from '../samples.ts';
import { GAME, makeRepository, type Name } from './base-repository.ts';
import { nomic } from './context.ts';

interface Found {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly related: readonly { readonly file: string; readonly revision: string }[];
}

const base = makeRepository(mkdtempSync(join(tmpdir(), 'nomotheca-base-')));
const path = (file: string) => join(base.folder, file);
beforeEach(base.restore);
afterAll(() => rmSync(base.folder, { recursive: true, force: true }));

async function rewritten(): Promise<readonly Found[]> {
  const { out, err } = await nomic('check --base main --format json', { cwd: base.folder });
  expect(err).toBeUndefined();
  const { findings } = JSON.parse(out ?? '') as { findings: readonly Found[] };
  return findings.filter(({ code }) => code === 'history/rewritten');
}

describe('check --base', () => {
  it('finds nothing where nothing changed', async () => {
    expect(await rewritten()).toEqual([]);
  });

  it.each<[string, Name, string, string]>([
    ['commentary', 'proposals/301.md', 'A comment.', 'Another comment.'],
    [
      'the order of keys and names',
      'proposals/301.md',
      'votes: { for: [a, b] }\nclosed: 2020-01-02',
      'closed: 2020-01-02\nvotes: { for: [b, a] }',
    ],
    ['blanks at the end of a line', 'proposals/301.md', 'polite.', 'polite.  '],
    [
      'how a record is laid out',
      'proposals/301.md',
      'proposal: 301',
      '"proposal":   "301" # a comment',
    ],
    ['the votes on an open proposal', 'proposals/302.md', '[b]', '[a, b]'],
    ['the close of an open proposal', 'proposals/302.md', '[b] }', '[a, b] }\nclosed: 2020-01-04'],
    [
      'a new event',
      'events/2020.md',
      'events:\n',
      'events:\n  - { on: 2020-01-03, note: More. }\n',
    ],
    [
      'a new reading',
      'game.md',
      'readings:\n',
      'readings:\n  rounding-ties: { take: even, why: So it is. }\n',
    ],
    [
      'a new reading of what nobody voted on',
      'game.md',
      'readings:\n',
      'readings:\n  unanimity: { take: none-against, why: So it is. }\n',
    ],
    ['the reason for a reading', 'game.md', 'So it was always done.', 'It is custom.'],
    ['the title of the game', 'game.md', 'A Game', 'The Game'],
    [
      'a correction said openly',
      'proposals/301.md',
      '[a, b] }',
      '[a], against: [b] }\ncorrected: { on: 2020-02-01, why: Misread. }',
    ],
    [
      'a Judge overruled since',
      'judgments/1.md',
      'judge: a\nruling: "Yes"\ngiven: 2020-01-02T13:00Z\n---\nIt is.',
      'bench:\n  - { judge: a, ruling: "Yes", given: 2020-01-02T13:00Z, overruled: { for: [b] } }\n  - { judge: b, ruling: "No", given: 2020-01-02T14:00Z }\n---\nIt is not.',
    ],
  ])('permits %s', async (_, name, from, to) => {
    base.edit(name, from, to);
    expect(await rewritten()).toEqual([]);
  });

  it.each<[string, Name, string, string, number, string]>([
    [
      'votes',
      'proposals/301.md',
      '[a, b]',
      '[a], against: [b]',
      6,
      'Proposal 301 is settled, but its `votes.b` changed from `for` to `against`.',
    ],
    [
      'words',
      'proposals/301.md',
      'polite',
      'rude',
      10,
      'Proposal 301 is settled, but its text changed from `Players are polite.` to `Players are rude.`.',
    ],
    [
      'a close',
      'proposals/301.md',
      'closed: 2020-01-02\n',
      '',
      2,
      'but it no longer states its `closed`, which was `2020-01-02`.',
    ],
    [
      'an outcome added',
      'proposals/301.md',
      'closed:',
      'outcome: adopted\nclosed:',
      7,
      'but it states its `outcome` only now, as `adopted`.',
    ],
    [
      'words that become another wording',
      'proposals/301.md',
      'closed:',
      'wording: paraphrased\nclosed:',
      7,
      'but it states its `wording` only now, as `paraphrased`.',
    ],
    [
      'a ruling',
      'judgments/1.md',
      '"Yes"',
      '"No"',
      7,
      'Judgment 1 is given, but its `ruling` changed',
    ],
    ['reasons', 'judgments/1.md', 'It is.', 'It is indeed.', 10, 'but its reasons changed'],
    [
      'an event',
      'events/2020.md',
      'All is well.',
      'All is ill.',
      4,
      'The event of 2020-01-02 (note) is past, but its `note` changed',
    ],
    [
      'an event left out',
      'events/2020.md',
      '  - { on: 2020-01-02, note: All is well. }\n',
      '',
      2,
      'The event of 2020-01-02 (note) is past, but it is gone.',
    ],
    [
      'the seats',
      'game.md',
      '  a: { name: Ada A }\n',
      '',
      6,
      'The game has begun, but its `players` changed',
    ],
    [
      'a reading',
      'game.md',
      'of-cast',
      'of-eligible',
      9,
      'The game has begun, but its `readings.majority.take` changed from `of-cast` to `of-eligible`.',
    ],
  ])('refuses %s', async (_, name, from, to, line, message) => {
    base.edit(name, from, to);
    const found = await rewritten();
    expect(found.map(({ file }) => file)).toEqual([`games/g/${name}`]);
    expect(found[0]?.line).toBe(line);
    expect(found[0]?.message).toContain(message);
    expect(found[0]?.related.map(({ file, revision }) => [file, revision])).toEqual([
      [`games/g/${name}`, 'main'],
    ]);
  });

  it('refuses a paraphrase that is said to be verbatim', async () => {
    base.edit('proposals/301.md', 'closed:', 'wording: paraphrased\nclosed:');
    base.git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=Paraphrased');
    base.restore();
    const { out } = await nomic('check --base main', { cwd: base.folder });
    base.git('reset', '--quiet', '--hard', 'HEAD~1');
    expect(out).toContain(
      'Proposal 301 is settled, but it no longer states its `wording`, which was',
    );
  });

  it('refuses a settled proposal that is gone, at the place where it was', async () => {
    rmSync(path(`${GAME}/proposals/301.md`));
    const [found] = await rewritten();
    expect(found).toMatchObject({ file: 'games/g/proposals/301.md', line: 2, related: [] });
    expect(found?.message).toBe('Proposal 301 is settled, but it is gone.');
    const { out } = await nomic('check --base main', { cwd: base.folder });
    expect(out).toContain('2 │ proposal: 301');
  });

  it('recognises what has only moved to another file', async () => {
    renameSync(path(`${GAME}/proposals/301.md`), path(`${GAME}/proposals/polite.md`));
    renameSync(path(`${GAME}/events/2020.md`), path(`${GAME}/events/january.md`));
    expect(await rewritten()).toEqual([]);
  });

  it('guards the cards with which a game began, and no others', async () => {
    cpSync(path('content/rulesets/suber'), path('content/rulesets/other'), { recursive: true });
    rmSync(path('content/rulesets/suber/213.md'));
    base.write('content/rulesets/suber/999.md', '---\nrule: 999\ntier: mutable\n---\nNew.\n');
    const found = await rewritten();
    expect(found.map(({ file, message }) => [file, message])).toEqual([
      ['rulesets/suber/213.md', 'Rule 213 is one with which a game began, but it is gone.'],
      ['rulesets/suber/999.md', 'Rule 999 was not among the rules with which a game began.'],
    ]);
  });

  it('compares formulas by what they say', async () => {
    const card = (when: string) =>
      readFileSync(join(SAMPLES, 'rulesets/suber/208.md'), 'utf8').replace(
        /^ +- A player wins [^.]*\.$/m,
        `  win: [{ when: '${when}' }]`,
      );
    const spaced = 'player.points>=(game.medium == "table" ?100:200 )';
    base.write('content/rulesets/suber/208.md', card(spaced));
    expect(await rewritten()).toEqual([]);
    base.write('content/rulesets/suber/208.md', card(spaced.replace('100', '101')));
    const [found, ...others] = await rewritten();
    expect(found?.message).toBe(
      'Rule 208 is one with which a game began, but its `mechanics` changed from `… [{ when: player.points >= (game.medium == "table" ? 100 : 200) }] }` to `… [{ when: player.points>=(game.medium == "table" ?101:200 ) }] }`.',
    );
    expect(others).toEqual([]);
  });

  it('refuses a game that is gone', async () => {
    rmSync(path(GAME), { recursive: true });
    expect((await rewritten()).map(({ message }) => message)).toEqual([
      'The game g has begun, but it is gone.',
    ]);
  });

  it('has nothing to compare with where the base has no content', async () => {
    base.git('checkout', '--quiet', '--orphan', 'empty');
    base.git('rm', '-r', '--quiet', '--cached', '.');
    base.git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message=Empty');
    base.git('checkout', '--quiet', '--force', 'main');
    const { out } = await nomic('check --base empty --format json', { cwd: base.folder });
    expect(out).not.toContain('history/rewritten');
  });

  it('needs a repository', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'nomotheca-outside-'));
    cpSync(path('content'), join(outside, 'content'), { recursive: true });
    const { status, err } = await nomic('check --base main', { cwd: outside });
    rmSync(outside, { recursive: true });
    expect(status).toBe(2);
    expect(err).toContain('--base needs a repository of git round');
  });
});
