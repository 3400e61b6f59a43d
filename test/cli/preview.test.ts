/** What a reviewer reads about a change of the records. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { GamePreview } from '../../src/cli/preview/preview.ts';
import { run } from '../../src/cli/run.ts';
import { enact, page, type Setting, sourcesOf } from '../engine/table.ts';
import { CONTEXT } from './context.ts';

const root = mkdtempSync(join(tmpdir(), 'nomotheca-preview-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Nobody has to vote, so that a vote can be forgotten. */
const OPTIONAL = {
  '105': page(
    'rule: 105\ntier: immutable\nmechanics:\n  electorate: true\n  participation: optional',
    'Every player may vote.',
  ),
};
const CARRIED = enact(301, 'a');
/** Two for it and the third silent, who need not vote: under the default reading that is not unanimous. */
const CARRIED_BY_TWO: Setting = {
  cards: OPTIONAL,
  proposals: { 301: enact(301, 'a', 'votes: { for: [a, b] }') },
};
/** C did not vote on Proposal 302, and let it be. */
const WITHOUT_C = 'votes: { for: [a, b] }\nstands: { why: C let it be. }';
const PLAYED_ON = {
  before: { game: 'unobjected: stands', proposals: { 301: CARRIED } },
  after: {
    game: 'unobjected: stands',
    proposals: { 301: CARRIED, 302: enact(302, 'b', WITHOUT_C) },
  },
};

/** The change from one game to another, as `nomic preview` says it. */
async function preview(earlier: Setting, later: Setting, format = 'json'): Promise<string> {
  const folder = commit(earlier);
  rmSync(join(folder, 'content'), { recursive: true });
  lay(folder, later);
  const argv = ['preview', '--base', 'main', '--format', format];
  const { out = '', err } = await run(argv, { ...CONTEXT, cwd: folder, repository: folder });
  expect(err).toBeUndefined();
  return out;
}

/** A repository with a game on its branch `main`. */
function commit(setting: Setting): string {
  const folder = mkdtempSync(join(root, 'game-'));
  const git = (...args: readonly string[]) => {
    const who = ['-c', 'user.name=Clerk', '-c', 'user.email=clerk@example.org'];
    execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'pipe' });
  };
  lay(folder, setting);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--no-gpg-sign', '--message=As it was');
  return folder;
}

function lay(folder: string, setting: Setting): void {
  for (const { file, text } of sourcesOf(setting)) {
    const path = join(folder, 'content', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

async function changeOf(earlier: Setting, later: Setting): Promise<GamePreview> {
  const { games } = JSON.parse(await preview(earlier, later)) as {
    readonly games: readonly GamePreview[];
  };
  const [game] = games;
  if (!game) throw new Error('The change touches no game.');
  return game;
}

test('a move is told with its outcome, its arithmetic, its text, and who is next', async () => {
  const change = await changeOf(
    { proposals: { 301: CARRIED } },
    {
      proposals: {
        301: CARRIED,
        302: enact(302, 'b', 'amend: 301\nmechanics: keep', 'An old rule.'),
      },
    },
  );
  expect(change).toMatchObject({
    refusals: [],
    warnings: [],
    more: 0,
    next: 'Next: C, Proposal 303.',
  });
  expect(change.moves).toMatchObject([
    {
      file: 'games/test/proposals/302.md',
      is: 'new',
      says: 'Proposal 302 by B, 3 January 2026: Amend Rule 301.',
      results: [
        expect.stringMatching(
          /^Adopted 3 : 0 \(Rule 203\)\. Rule 301 amended, now Rule 302: version 2\. B \+/,
        ),
      ],
      texts: [{ of: 'amend Rule 301' }],
    },
  ]);
  const [move] = change.moves;
  expect(move?.arithmetic).toContain('Rule 203 asks whether the vote is unanimous: yes.');
  expect(move?.texts[0]?.redline).toMatchObject([
    { kind: 'removed', words: 'A new ' },
    { kind: 'added', words: 'An old ' },
    { kind: 'same' },
  ]);
});

test('a vote that comes later is told with whose it is', async () => {
  const open = (votes: string) => ({
    proposals: {
      301: page(`proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\nvotes: ${votes}`, 'Tea.'),
    },
  });
  const { moves } = await changeOf(open('{ for: [a] }'), open('{ for: [a], against: [b] }'));
  expect(moves).toMatchObject([
    {
      is: 'changed',
      results: ['B votes against it.', 'Open: 1 for, 1 against so far.', expect.any(String)],
    },
  ]);
});

test('records that cannot be read are refused, and make no move', async () => {
  const change = await changeOf({}, { proposals: { 301: page('proposal: x') } });
  expect(change.moves).toEqual([]);
  expect(change.refusals.length).toBeGreaterThan(0);
});

test('what the check refuses is said first', async () => {
  const illegal = enact(302, 'c');
  const change = await changeOf(
    { proposals: { 301: CARRIED } },
    { proposals: { 301: CARRIED, 302: illegal } },
  );
  expect(change.refusals).toEqual([expect.stringContaining('turn')]);
});

describe('a reviewer is warned', () => {
  test('of a voter whose silence decides', async () => {
    const { warnings } = await changeOf(
      { cards: OPTIONAL },
      { cards: OPTIONAL, proposals: { 301: enact(301, 'a', 'votes: { for: [a, b] }') } },
    );
    expect(warnings).toEqual([
      'C did not vote on Proposal 301. It is defeated; with a vote for it, it would be adopted.',
    ]);
  });

  test('of a vote that was changed or removed, and of a text changed after votes were cast', async () => {
    const open = (votes: string, text: string) => ({
      proposals: {
        301: page(`proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\nvotes: ${votes}`, text),
      },
    });
    const { warnings, moves } = await changeOf(
      open('{ for: [a, b] }', 'Players are polite.'),
      open('{ against: [b] }', 'Players are rude.'),
    );
    expect(warnings).toEqual([
      'The vote of A on Proposal 301 was for, and is gone.',
      'The vote of B on Proposal 301 was for, and is against now.',
      'What Proposal 301 asks for changed after 2 votes were cast.',
    ]);
    expect(moves).toMatchObject([{ is: 'changed' }]);
  });

  test('of an illegal move that a Judgment lets stand', async () => {
    const late = enact(302, 'c');
    const judgment = page(
      'judgment: 1\nquestion: May C propose?\nby: b\ninvoked: 2026-01-05\njudge: b\nruling: "Yes"\ngiven: 2026-01-05\nsettles: [{ move: 302, is: legal }]',
      'Let it be.',
    );
    const { warnings } = await changeOf(
      { proposals: { 301: CARRIED } },
      { proposals: { 301: CARRIED, 302: late }, judgments: { 1: judgment } },
    );
    expect(warnings).toContain(
      'Judgment 1 lets Proposal 302 stand, whatever the check finds wrong with it.',
    );
  });

  test('of what breaks a rule and stands, since nobody objected', async () => {
    const { warnings, refusals } = await changeOf(PLAYED_ON.before, PLAYED_ON.after);
    expect(refusals).toEqual([]);
    expect(warnings).toContainEqual(
      expect.stringContaining('Proposal 302 stands. Nobody objected:'),
    );
  });

  test.each([
    ['nobody could win any more', 'win: [{ when: player.points >= 100 }]', ['112', '208', '213']],
    ['no Judge could be chosen any more', 'judge: { chosen: preceding-player }', ['212']],
  ])('that with it %s', async (lost, mechanics, without) => {
    const only = page(`rule: 250\ntier: mutable\nmechanics:\n  ${mechanics}`, 'The only one.');
    const gone = Object.fromEntries(without.map((number) => [number, null]));
    const cards = { ...gone, '250': only };
    const { warnings, refusals } = await changeOf(
      { cards },
      { cards, proposals: { 301: enact(301, 'a', 'repeal: 250') } },
    );
    expect(refusals).toEqual([]);
    expect(warnings).toEqual([`With this change ${lost}.`]);
  });
});

test('Markdown takes the words of a record for words', async () => {
  const text = 'Be <b>bold</b> [here](https://example.org) @somebody `now`.';
  const out = await preview({}, { proposals: { 301: enact(301, 'a', '', text) } }, 'markdown');
  expect(out).toContain('### Test');
  expect(out).toContain('Be &#60;b&#62;bold');
  expect(out).not.toMatch(/<b>|\[here\]|@somebody|`now`/);
});

async function check(folder: string, ...options: readonly string[]) {
  const outcome = await run(['check', ...options], {
    ...CONTEXT,
    cwd: folder,
    repository: folder,
  });
  return outcome.out;
}

test('the check with a base counts only the notes that are new', async () => {
  const doubtful = enact(301, 'a', 'votes: { for: [a, b], abstain: [c] }');
  const folder = commit({ proposals: { 301: doubtful } });
  expect(await check(folder)).toMatch(/nothing wrong, \d+ notes?$/m);
  expect(await check(folder, '--base', 'main')).toMatch(/nothing wrong$/m);
});

test('the check with a base warns of what the change has stand against a rule', async () => {
  const folder = commit(PLAYED_ON.before);
  lay(folder, PLAYED_ON.after);
  const stands = 'Proposal 302 stands. Nobody objected';
  expect(await check(folder)).not.toContain(stands);
  expect(await check(folder, '--base', 'main')).toContain(stands);
  const annotated = await check(folder, '--base', 'main', '--format', 'github');
  expect(annotated).toMatch(/^::warning .*Proposal 302 stands\./m);
  const { findings } = JSON.parse(
    (await check(folder, '--base', 'main', '--format', 'json')) ?? '',
  );
  const told = findings.filter(({ code }: { readonly code: string }) => code === 'unobjected');
  expect(told).toHaveLength(1);
});

test('the check with a base says nothing of what stood before', async () => {
  const folder = commit(PLAYED_ON.after);
  expect(await check(folder, '--base', 'main')).toMatch(/nothing wrong$/m);
});

describe('what is no move is told by what it turns', () => {
  const defeated = CARRIED_BY_TWO;

  test('a reading that is declared late', async () => {
    const change = await changeOf(defeated, {
      ...defeated,
      game: 'readings: { unanimity: { take: none-against, why: It was meant. } }\ncorrected: { on: 2024-02-01, why: It was meant. }',
    });
    expect(change.moves).toEqual([]);
    expect(change.warnings).toContain('Proposal 301 was defeated, and is adopted now.');
  });

  test('a card of the ruleset', async () => {
    const change = await changeOf(defeated, {
      ...defeated,
      cards: {
        ...OPTIONAL,
        '203': page(
          'rule: 203\ntier: mutable\nmechanics:\n  adoption: votes.for > votes.against',
          'A majority adopts.',
        ),
      },
    });
    expect(change.warnings).toContain('Proposal 301 was defeated, and is adopted now.');
  });

  test('and refused, where the check refuses it', async () => {
    const change = await changeOf(defeated, {
      ...defeated,
      game: 'readings: { unanimity: { take: none-against, why: It was meant. } }',
    });
    expect(change.refusals).toEqual([expect.stringContaining('declared only now')]);
  });
});

test('a closed proposal that the check refuses is not called open', async () => {
  const change = await changeOf(
    { proposals: { 301: CARRIED } },
    { proposals: { 301: CARRIED, 302: enact(302, 'c') } },
  );
  expect(change.moves.flatMap(({ results }) => results)).toContain(
    'Not made: the check refuses it.',
  );
});

test('a change without a move says so', async () => {
  expect(await preview({}, {}, 'text')).toBe('The change brings no move.\n');
});

test('without a base there is nothing to say', async () => {
  const { status, err } = await run(['preview'], CONTEXT);
  expect(status).toBe(2);
  expect(err).toContain('--base origin/main');
});
