import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SAMPLES } from '../samples.ts';
import { nomic } from './context.ts';

let cwd = '';
const write = (file: string, text: string) => {
  const path = join(cwd, 'content', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'nomotheca-play-'));
  cpSync(join(SAMPLES, 'rulesets/suber'), join(cwd, 'content/rulesets/suber'), { recursive: true });
  write(
    'games/g/game.md',
    '---\ntitle: A Game\nruleset: suber\nmedium: computer\nstarted: 2020-01-01\nplayers:\n  a: { name: Ada Ash }\n  b: { name: Bob Birch }\n  c: { name: Cy Cedar }\n---\n',
  );
  write(
    'games/g/proposals/301.md',
    '---\nproposal: 301\nby: a\nproposed: 2020-01-01\nenact: {}\nvotes: { for: [a, b, c] }\nclosed: 2020-01-02\n---\nBe polite.\n',
  );
});
afterEach(() => rmSync(cwd, { recursive: true }));

const proposal302 = (more: string) =>
  `---\nproposal: 302\nby: b\nproposed: 2020-01-03\nenact: {}\n${more}---\nBe kind.\n`;
const question = `---
judgment: 1
question: May kindness be compelled?
by: c
invoked: 2020-01-03
judge: a
---
`;

describe('a game in progress', () => {
  it('says whose move it is and who would judge', async () => {
    const { status, out } = await nomic('status g', { cwd });
    expect(status).toBe(0);
    expect(out).toContain('  Play goes on.\n');
    expect(out).toContain('  To move   Bob Birch, to propose a rule-change, Proposal 302\n');
    expect(out).toContain('  Judge     Cy Cedar would decide a question raised now\n');
  });

  it('says what is open', async () => {
    write('games/g/proposals/302.md', proposal302('votes: { for: [b] }\n'));
    write('games/g/judgments/1.md', question);
    const { out } = await nomic('status g', { cwd });
    expect(out).toContain('Proposal 302 by Bob Birch, 3 January 2020');
    expect(out).toContain('Judgment 1 waits for Ada Ash: May kindness be compelled?\n');
    const json = JSON.parse((await nomic('status --format json', { cwd })).out ?? '');
    expect(json.games.g).toMatchObject({
      toMove: 'b',
      due: 'close-vote',
      open: {
        proposals: [{ number: 302, name: '302', by: 'b', proposed: '2020-01-03' }],
        judgments: [{ number: 1, name: '1', by: 'c', judge: 'a' }],
      },
    });
  });

  it('waits where a Judgment keeps the next turn from beginning', async () => {
    write('games/g/judgments/1.md', question.replace('01-03', '01-02'));
    const { out } = await nomic('status g', { cwd });
    expect(out).toContain('  To move   nobody yet: the turn of Bob Birch waits for Judgment 1\n');
    const json = JSON.parse((await nomic('status --format json', { cwd })).out ?? '');
    const stayed = { player: 'b', by: ['1'] };
    expect(json.games.g).toMatchObject({ toMove: null, due: null, stayed });
  });

  it('is shown as far as it is in order', async () => {
    write('games/g/proposals/302.md', proposal302('votes: { for: [b] }\nclosed: 2020-01-04\n'));
    for (const command of ['status g', 'show g']) {
      const { status, out, err } = await nomic(command, { cwd });
      expect(status).toBe(1);
      expect(out).toContain('The replay stopped at a move that is not in order.');
      expect(err).toBe('nomic: something in g is not in order. See: nomic check g\n');
    }
    const { out, status } = await nomic('check --format json', { cwd });
    expect(status).toBe(1);
    const { ok, games, findings } = JSON.parse(out ?? '');
    expect(ok).toBe(false);
    expect(games.g).toMatchObject({ version: 1, status: 'stopped', scores: { a: 10 } });
    expect(findings[0]).toMatchObject({ code: 'vote/missing', file: 'games/g/proposals/302.md' });
    // At the same place, what is wrong comes before what is only worth knowing.
    const { line, column } = findings[0];
    expect(findings[1]).toMatchObject({ severity: 'note', line, column });
    expect(findings).toHaveLength(2);
  });

  it('cannot be shown while its records are malformed', async () => {
    write('games/g/proposals/302.md', proposal302('vots: { for: [b] }\n'));
    for (const command of ['status g', 'show g']) {
      const { status, err } = await nomic(command, { cwd });
      expect(status).toBe(1);
      expect(err).toBe('nomic: the records of g cannot be read. See: nomic check\n');
    }
    const { out } = await nomic('check --format json', { cwd });
    expect(JSON.parse(out ?? '').games.g).toEqual({
      version: null,
      status: 'malformed',
      scores: {},
      toMove: null,
      winner: null,
    });
  });

  it('does not keep others from being checked', async () => {
    write(
      'games/h/game.md',
      '---\ntitle: Another\nruleset: suber\nmedium: mial\nplayers: {}\n---\n',
    );
    const all = await nomic('check', { cwd });
    expect(all.status).toBe(1);
    expect(all.out).toContain('✓ g  playing at version 1');
    expect(all.out).toContain('✗ h  malformed');
    const one = await nomic('check g', { cwd });
    expect(one.status).toBe(0);
    expect(one.out).not.toContain('h  malformed');
    const json = JSON.parse((await nomic('check g --format json', { cwd })).out ?? '');
    expect(Object.keys(json.games)).toEqual(['g']);
    expect(json.ok).toBe(true);
  });

  it('names files from the root of the repository on GitHub', async () => {
    write('games/g/proposals/302.md', proposal302('votes: { for: [b] }\nclosed: 2020-01-04\n'));
    const { out, stepSummary } = await nomic('check --format github', {
      cwd,
      repository: dirname(cwd),
    });
    const folder = cwd.slice(dirname(cwd).length + 1);
    expect(out).toContain(`::error file=${folder}/content/games/g/proposals/302.md,line=6,`);
    expect(stepSummary).toContain('| g | stopped | 1 |');
    const sarif = JSON.parse(
      (await nomic('check --format sarif', { cwd, repository: cwd })).out ?? '',
    );
    const uris = sarif.runs[0].results.map(
      (each: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
        each.locations[0]?.physicalLocation.artifactLocation.uri,
    );
    expect(uris).toContain('content/games/g/proposals/302.md');
  });
});
