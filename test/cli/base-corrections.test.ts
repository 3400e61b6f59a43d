/** Settled records that were wrong are put right openly, wherever they stand. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { GAME, makeRepository } from './base-repository.ts';
import { nomic } from './context.ts';

const CARD = 'content/rulesets/suber/206.md';
const SET = 'content/rulesets/suber/ruleset.md';
const CORRECTED = 'corrected: { on: 2020-02-01, why: Copied wrongly. }';

const base = makeRepository(mkdtempSync(join(tmpdir(), 'nomotheca-corrections-')));
beforeEach(() => {
  base.git('checkout', '--quiet', '--force', '--detach', 'main');
  base.restore();
});
afterAll(() => rmSync(base.folder, { recursive: true, force: true }));

const path = (file: string) => join(base.folder, file);
const read = (file: string) => readFileSync(path(file), 'utf8');

function change(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not say “${from}”.`);
  base.write(file, changed);
}

/** Puts a key into the front matter of a file. */
function correct(file: string, correction = CORRECTED): void {
  change(file, '---\n', `---\n${correction}\n`);
}

/** What happens in the game is not all lawful, and that is left out here. */
async function findings() {
  const { out } = await nomic('check --base HEAD --format json', { cwd: base.folder });
  const { findings } = JSON.parse(out ?? '') as {
    findings: readonly { class: string; message: string; help: string }[];
  };
  return findings.filter((found) => found.class === 'rewritten' || found.class === 'malformed');
}

const messages = async () => (await findings()).map(({ message }) => message);

describe('a correction', () => {
  it.each([
    [
      'game.md',
      `${GAME}/game.md`,
      'medium: computer',
      'medium: table',
      'The game has begun, but its `medium` changed from `computer` to `table`.',
    ],
    [
      'a card',
      CARD,
      'proposed it loses 10 points',
      'proposed it loses ten points',
      'Rule 206 is one with which a game began, but its text changed',
    ],
    [
      'ruleset.md',
      SET,
      'Immutable Rules',
      'Immutable rules',
      'The ruleset suber is one with which a game began, but its `tiers` changed',
    ],
  ])('is possible in %s', async (_, file, from, to, message) => {
    change(file, from, to);
    const [found, ...others] = await findings();
    expect(found?.message).toContain(message);
    expect(found?.help).toContain('`corrected: { on, why }`');
    expect(others).toEqual([]);
    correct(file);
    expect(await messages()).toEqual([]);
  });

  it('covers the record in which it stands and no other', async () => {
    change(`${GAME}/game.md`, 'medium: computer', 'medium: table');
    correct(CARD);
    expect(await messages()).toEqual([
      'The game has begun, but its `medium` changed from `computer` to `table`.',
    ]);
  });

  it('is used up by the change that it explains', async () => {
    change(CARD, 'proposed it loses 10 points', 'proposed it loses ten points');
    correct(CARD);
    base.git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=Put right');
    change(CARD, 'proposed it loses ten points', 'proposed it loses no points');
    expect(await messages()).toHaveLength(1);
    correct(CARD, 'title: Defeat');
    change(CARD, /^title: Defeat\n/m, '');
    change(CARD, 'on: 2020-02-01', 'on: 2020-02-02');
    expect(await messages()).toEqual([]);
  });

  describe('that was declared', () => {
    const settle = () => {
      correct(`${GAME}/proposals/301.md`);
      base.edit('events/2020.md', 'All is well.', `All is well., ${CORRECTED}`);
      correct(CARD);
      base.git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=Put right');
    };
    const FILES = [`${GAME}/proposals/301.md`, `${GAME}/events/2020.md`, CARD];
    const NAMES = ['Proposal 301', 'Rule 206', 'The event of 2020-01-02 (note)'];
    const refused = (what: string) => NAMES.map((name) => expect.stringContaining(name + what));

    it('may not be taken back', async () => {
      settle();
      for (const file of FILES) change(file, /(, |\n)corrected: \{.*?\}/, '');
      const found = await messages();
      expect(found.sort()).toEqual(refused(' was openly corrected, but it no longer states its'));
    });

    it('may not be reworded', async () => {
      settle();
      for (const file of FILES) change(file, 'Copied wrongly.', 'Never mind.');
      const found = await messages();
      expect(found.sort()).toEqual(refused(' was openly corrected, but its `corrected` changed'));
    });

    it('may not be reworded beside another change', async () => {
      settle();
      change(CARD, 'Copied wrongly.', 'Copied badly.');
      change(CARD, 'proposed it loses 10 points', 'proposed it loses ten points');
      expect(await messages()).toHaveLength(2);
    });

    it('gives way to a later one', async () => {
      settle();
      for (const file of FILES) {
        change(file, 'on: 2020-02-01, why: Copied wrongly.', 'on: 2020-02-02, why: Once more.');
      }
      expect(await messages()).toEqual([]);
    });
  });

  it.each([
    ['before what it corrects had happened', '2020-01-01', 'before 2020-01-02, of which it tells'],
  ])('cannot have been made %s', async (_, on, why) => {
    correct(`${GAME}/proposals/301.md`, `corrected: { on: ${on}, why: Misread. }`);
    expect(await messages()).toEqual([`The correction of Proposal 301 is dated ${on}, ${why}.`]);
  });

  it('may say that a card was left out, or is one too many', async () => {
    rmSync(path('content/rulesets/suber/213.md'));
    base.write('content/rulesets/suber/999.md', '---\nrule: 999\ntier: mutable\n---\nNew.\n');
    expect(await messages()).toEqual([
      'Rule 213 is one with which a game began, but it is gone.',
      'Rule 999 was not among the rules with which a game began.',
    ]);
    correct(SET);
    correct('content/rulesets/suber/999.md');
    expect(await messages()).toEqual([]);
  });

  it('of one event does not open its file for ever', async () => {
    const opened = '{ on: 2020-01-01, note: The game begins.';
    base.edit('events/2020.md', opened, `${opened}, ${CORRECTED}`);
    base.git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=Put right');
    base.edit('events/2020.md', '  - { on: 2020-01-02, note: All is well. }\n', '');
    expect(await messages()).toEqual(['The event of 2020-01-02 (note) is past, but it is gone.']);
    base.edit('events/2020.md', 'on: 2020-02-01', 'on: 2020-03-01');
    expect(await messages()).toEqual([]);
  });

  it('needs a reason', async () => {
    change(CARD, 'proposed it loses 10 points', 'proposed it loses ten points');
    correct(CARD, 'corrected: { on: 2020-02-01 }');
    expect(await messages()).toEqual(['`why` is missing. It is the reason for it.']);
  });

  it('of a record that is as it was is nothing to object to', async () => {
    correct(`${GAME}/game.md`);
    correct(`${GAME}/proposals/301.md`);
    correct(CARD);
    expect(await messages()).toEqual([]);
  });
});

describe('a base that is not in order', () => {
  it('is compared as far as it can be read', async () => {
    base.edit('proposals/302.md', 'enact: {}', 'enacts: {}');
    base.write(CARD, 'No front matter.');
    base.git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=Broken');
    base.restore();
    expect(await messages()).toEqual([]);
    base.edit('proposals/301.md', '[a, b]', '[a], against: [b]');
    expect(await messages()).toContainEqual(expect.stringContaining('its `votes.b` changed'));
  });

  it('may be put in order', async () => {
    base.write(`${GAME}/judgments/2.md`, read(`${GAME}/judgments/1.md`));
    base.git('add', '--all');
    base.git('commit', '--quiet', '--no-gpg-sign', '--message=Twice');
    rmSync(path(`${GAME}/judgments/1.md`));
    expect(await messages()).toEqual([]);
    rmSync(path(`${GAME}/judgments/2.md`));
    expect(await messages()).toContain('Judgment 1 is given, but it is gone.');
  });
});

it('leaves a game alone that has no move yet', async () => {
  for (const folder of ['proposals', 'judgments', 'events']) {
    rmSync(path(`${GAME}/${folder}`), { recursive: true });
  }
  base.git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=Before the first move');
  change(`${GAME}/game.md`, '  b: { name: Bob B }', '  b: { name: Bob B }\n  c: { name: Cyd C }');
  change(CARD, 'proposed it loses 10 points', 'proposed it loses ten points');
  expect(await messages()).toEqual([]);
});
