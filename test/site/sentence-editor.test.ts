/**
 * What a rule does, written in sentences by people who know no YAML; and that the game is then played so.
 * @module-tag slow
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, test } from 'vitest';
import type { Source } from '../../src/content/source.ts';
import { mechanicsOf } from '../../src/records/rewrite-mechanics.ts';
import { deskChoices } from '../../src/try-out/desk-choices.ts';
import type { Move } from '../../src/try-out/draft-move.ts';
import { openGame } from '../../src/try-out/open-game.ts';
import { tryDraft } from '../../src/try-out/try-draft.ts';
import { sit } from './at-the-board.ts';
import { axeFindings } from './axe-findings.ts';
import { vote as castVotes, chooseKind, kept, press } from './board-page.ts';
import { statusOf } from './desk-page.ts';
import {
  AT_A_TABLE,
  draftExample,
  EXAMPLES,
  type SentenceExample,
  writeExample,
} from './sentence-examples.ts';
import { site } from './the-site.ts';
import { open } from './watched-page.ts';

const GAME = 'at-a-table';
const RECORDS: readonly Source[] = JSON.parse(
  readFileSync(join(site.folder, 'games', GAME, 'records.json'), 'utf8'),
);

const [ANN, BEN, EVE] = ['ann', 'ben', 'eve'] as const;
const NAMES = [ANN, BEN, EVE];

/* The game goes on from the record that the desk shows. */

interface Played {
  readonly records: readonly Source[];
  /** What was said of the last move. */
  readonly says: string;
}

function openOf(records: readonly Source[]) {
  const open = openGame({ game: GAME, sources: records, base: '/', isPublished: false });
  if (!open) throw new Error('The records of the game cannot be read.');
  return open;
}

function tried({ records }: Pick<Played, 'records'>, move: Move) {
  return tryDraft(openOf(records), move, '2026-03-02');
}

function make(game: Pick<Played, 'records'>, ...moves: readonly Move[]): Played {
  return moves.reduce<Played>(
    ({ records }, move) => {
      const { file, text, faults, missing, says } = tried({ records }, move);
      expect([...missing, ...faults.map(({ message }) => message)]).toEqual([]);
      const others = records.filter((record) => record.file !== file);
      return { records: [...others, { file, text }], says: says.join(' ') };
    },
    { ...game, says: '' },
  );
}

function scoresOf({ records }: Played): Readonly<Record<string, string>> {
  const { replay } = openOf(records).checkpoints;
  return Object.fromEntries(
    replay.players.map(({ id, holdings }) => [
      id,
      String(holdings.get('points')?.toFraction() ?? 0),
    ]),
  );
}

const roll = (by: string, die = 1): Move => ({ kind: 'roll', by, die });

function vote(number: number, ...against: readonly string[]): readonly [Move, Move] {
  const ballots = NAMES.map((voter) => {
    return { voter, way: against.includes(voter) ? 'against' : 'for' } as const;
  });
  return [
    { kind: 'vote', number, ballots },
    { kind: 'closed', number },
  ];
}

const NEW = { kind: 'enact', rule: '', tier: 'mutable', title: '' } as const;

function propose(by: string, mechanics = '', count = 1): Move {
  const changes = Array.from({ length: count }, (_, i) => ({
    ...NEW,
    text: `Tea ${i}.`,
    mechanics,
  }));
  return { kind: 'propose', by, number: '', changes };
}

/** What the game then does, with which nobody could be wrong about what was written. */
const PLAYED: Readonly<Record<string, (adopted: Played) => void>> = {
  '10 points for the proposer of an adopted change': (adopted) => {
    const after = make(adopted, roll(ANN), propose(BEN), ...vote(302));
    expect(scoresOf(after)).toEqual({ ann: '1', ben: '10', eve: '0' });
  },
  'Two votes for the Speaker': (adopted) => {
    const appoint: Move = {
      kind: 'propose',
      by: BEN,
      number: '',
      changes: [],
      acts: '- appoint: { speaker: eve }',
      words: 'Eve is Speaker.',
    };
    const after = make(adopted, roll(ANN), appoint, ...vote(302), propose(BEN), ...vote(303));
    expect(after.says).toContain('Adopted 4 : 0');
  },
  'No die': (adopted) => {
    expect(openOf(adopted.records).checkpoints.replay.due).toBe('propose');
    make(adopted, propose(BEN));
  },
  'A majority instead of unanimity': (adopted) => {
    const after = make(adopted, roll(ANN), propose(BEN), ...vote(302, EVE));
    expect(after.says).toContain('Adopted 2 : 1');
  },
  'A win at 50 points': (adopted) => {
    const gift = '- When a proposal is adopted, the proposer receives 50 points.';
    const rich = make(adopted, roll(ANN), propose(BEN, gift), ...vote(302), roll(BEN));
    const after = make(rich, propose(EVE), ...vote(303));
    expect(after.says).toContain('Eve');
    expect(openOf(after.records).checkpoints.replay.winner?.player).toBe(EVE);
  },
  'A tax of one point each circuit': (adopted) => {
    const two = make(adopted, roll(ANN, 2), propose(BEN), ...vote(302), roll(BEN, 3));
    expect(scoresOf(two)).toEqual({ ann: '2', ben: '3', eve: '0' });
    const after = make(two, propose(EVE), ...vote(303), roll(EVE, 4));
    expect(scoresOf(after)).toEqual({ ann: '1', ben: '2', eve: '3' });
  },
  'A limit of thirty rules': (adopted) => {
    const mutableWith = (count: number) => {
      const after = make(adopted, roll(ANN), propose(BEN, '', count), ...vote(302));
      const { rules } = deskChoices(openOf(after.records).archive);
      return rules.filter(({ tier }) => tier === 'mutable').length;
    };
    // There are 13 mutable rules; what would make more than 30 is void.
    expect(mutableWith(17)).toBe(30);
    expect(mutableWith(18)).toBe(13);
  },
  'A rule that changes after two circuits': (adopted) => {
    let game = make(adopted, roll(ANN));
    for (const [i, by] of [BEN, EVE, ANN, BEN, EVE].entries()) {
      game = make(game, propose(by), ...vote(302 + i), roll(by));
    }
    expect(scoresOf(game)).toEqual({ ann: '2', ben: '2', eve: '2' });
    const after = make(game, propose(ANN), ...vote(307), roll(ANN));
    expect(scoresOf(after)).toEqual({ ann: '4', ben: '2', eve: '2' });
  },
};

const AT_THE_BOARD: readonly string[] = [
  '10 points for the proposer of an adopted change',
  'A majority instead of unanimity',
  'A rule that changes after two circuits',
];

async function recordOn(page: Page): Promise<Source> {
  const file = (await page.locator('[data-file]').textContent()) ?? '';
  return { file, text: (await page.locator('.verdict pre').textContent()) ?? '' };
}

async function write(page: Page, example: SentenceExample): Promise<Source> {
  await draftExample(page, example);
  await expect.poll(() => statusOf(page)).toBe('In order.');
  return recordOn(page);
}

describe('somebody who knows no YAML', () => {
  it.each(EXAMPLES)('makes, and the game is played by it: $wanted', async (example) => {
    const { page, go } = await open();
    await go(AT_A_TABLE);
    const record = await write(page, example);
    const found = mechanicsOf(record.text);
    const [mechanics] = found.ok ? found.mechanics : [];
    expect(mechanics?.raw).toEqual(example.mechanics);
    const adopted = make({ records: [...RECORDS, record] }, ...vote(301));
    expect(adopted.says).toContain('Adopted 3 : 0');
    PLAYED[example.wanted]?.(adopted);
  });

  // The editor is the same, and so is the engine: one sentence that is chosen, one altered, one typed.
  it.each(EXAMPLES.filter(({ wanted }) => AT_THE_BOARD.includes(wanted)))(
    'makes at the board as well, and the others vote: $wanted',
    async (example) => {
      const { page } = await sit(['Ann', 'Ben', 'Eve']);
      await chooseKind(page, example.rule === undefined ? 'enact' : 'amend');
      if (example.rule !== undefined)
        await page.locator('[data-turn] [name=rule]').selectOption(example.rule);
      await writeExample(page, example);
      await press(page, 'Put Proposal 301 to the vote');
      expect(await castVotes(page, { ann: 'for', ben: 'for', eve: 'for' })).toContain(
        'Adopted 3 : 0',
      );
      const { records } = JSON.parse((await kept(page)) ?? '');
      const text = records.find(({ file }: Source) => file.endsWith('/proposals/301.md'))?.text;
      const found = mechanicsOf(text);
      expect(found.ok && found.mechanics[0]?.raw).toEqual(example.mechanics);
    },
  );
});

test('is written by keyboard alone, with a list of what may follow', async () => {
  const { page, go } = await open();
  await go(AT_A_TABLE);
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const tabTo = async (name: string) => {
    for (let i = 0; i < 60 && !(await focused()).startsWith(name); i++)
      await page.keyboard.press('Tab');
    expect(await focused()).toContain(name);
  };
  await page.locator('[name=text]').focus();
  await page.keyboard.type('Whoever proposes what is adopted has points.');
  await tabTo('A new sentence');
  const list = page.getByRole('listbox', { name: 'What may follow' });
  const field = page.getByRole('combobox', { name: 'A new sentence' });
  await page.keyboard.type('when a proposal is ad');
  await list.getByRole('option', { name: 'adopted', exact: true, selected: true }).waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  const active = await field.getAttribute('aria-activedescendant');
  expect(await page.locator(`#${active}`).textContent()).toBe('adopted');
  await page.keyboard.press('Tab');
  await page.keyboard.type(', the prop');
  await list.getByRole('option', { name: 'proposer', exact: true, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await list.getByRole('option', { name: 'receives', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect(await list.isVisible()).toBe(false);
  await page.keyboard.type('7 points');
  await page.keyboard.press('Enter');
  await page.locator('.sentences .filled').waitFor();
  await tabTo('How many');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('8');
  await tabTo('Take out');
  await expect
    .poll(() => page.locator('.verdict pre').textContent())
    .toContain('- When a proposal is adopted, the proposer receives 8 points.');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.verdict pre').textContent()).not.toContain('mechanics');
});

test('says at which word a sentence stops, and takes the nearest one for it', async () => {
  const { page, go } = await open({ bypassCSP: true });
  await go(AT_A_TABLE);
  const field = page.getByRole('combobox', { name: 'A new sentence' });
  await field.pressSequentially('When a proposal is adopted, the proposer recieves 10 points');
  await page.keyboard.press('Enter');
  const problem = page.locator('.note.problem');
  await problem.waitFor();
  expect(await problem.locator('mark').textContent()).toBe('recieves');
  const typed = page.getByRole('combobox', { name: 'The sentence' });
  expect(await typed.getAttribute('aria-invalid')).toBe('true');
  expect(await axeFindings(page)).toEqual([]);
  await problem.getByRole('button', { name: /^Use “When a proposal/ }).click();
  await expect.poll(() => page.locator('.sentences .filled').count()).toBe(1);
});

test('says below a sentence where the words say another figure, and makes it that', async () => {
  const { page, go } = await open({ bypassCSP: true });
  await go(AT_A_TABLE);
  await page.locator('[data-kinds] button[value=amend]').click();
  await page.locator('[name=rule]').selectOption('206');
  await page.locator('.sentences .filled').waitFor();
  const words = page.locator('[name=text]');
  await words.fill((await words.inputValue()).replace('10', '4'));
  const doubt = page.locator('.sentences .note.problem');
  await doubt.waitFor();
  expect(await doubt.textContent()).toContain('The words say 4, and this says 10.');
  expect(await page.locator('.offers li').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await doubt.getByRole('button', { name: 'Make it 4' }).click();
  await doubt.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.locator('.verdict pre').textContent())
    .toContain('the proposer loses 4 points.');
});

test('says which name the game does not have yet, and takes the one that is near', async () => {
  const { page, go } = await open({ bypassCSP: true });
  await go(AT_A_TABLE);
  await page.locator('[name=text]').fill('Whoever proposes what is adopted gets 3 points.');
  const field = page.getByRole('combobox', { name: 'A new sentence' });
  await field.pressSequentially('When a proposal is adopted, the proposer receives 3 ponits.');
  await page.keyboard.press('Enter');
  const news = page.locator('.note.new-name');
  await news.waitFor();
  expect(await news.textContent()).toContain(
    'This game has no quantity “ponits” yet; did you mean “points”?',
  );
  expect(await axeFindings(page)).toEqual([]);
  await news.getByRole('button', { name: 'Use “points”' }).click();
  await news.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.locator('.verdict pre').textContent())
    .toContain('the proposer receives 3 points.');
});

test('shows what was there before, and puts it back', async () => {
  const { page, go } = await open();
  await go(AT_A_TABLE);
  await page.locator('[name=on]').fill('2026-03-02');
  await page.locator('[data-kinds] button[value=amend]').click();
  await page.locator('[name=rule]').selectOption('206');
  const number = page.getByRole('textbox', { name: /^How many/ });
  await number.fill('4');
  await number.press('Enter');
  const before = page.locator('.note.before del');
  await before.waitFor();
  expect(await before.textContent()).toContain('loses 10 points');
  const text = page.locator('.verdict pre');
  await expect.poll(() => text.textContent()).toContain('the proposer loses 4 points.');
  await page.getByRole('button', { name: /^Take out/ }).click();
  await expect.poll(() => text.textContent()).toContain('mechanics: none');
  await page.getByRole('button', { name: /^Put back/ }).click();
  await expect.poll(() => text.textContent()).toContain('mechanics: keep');
});

test('follows what is recorded by hand, and leads to the rule that says the same', async () => {
  const { page, go } = await open();
  await go(AT_A_TABLE);
  await page.getByText('As recorded', { exact: true }).click();
  await page.locator('[name=mechanics]').fill('ballots: 2');
  const row = page.locator('.sentences .filled');
  await row.waitFor();
  expect(await page.locator('.note.elsewhere').textContent()).toContain(
    'Each player has one vote.',
  );
  await page.getByRole('button', { name: 'Amend Rule 207 instead' }).click();
  await expect.poll(() => page.locator('[name=change]').inputValue()).toBe('amend');
  await expect.poll(() => row.textContent()).toBe('Each player has one vote.');
});

test('fits a narrow window, light and dark, with its list open', async () => {
  const { page, go } = await open({
    viewport: { width: 390, height: 800 },
    bypassCSP: true,
  });
  await go(AT_A_TABLE);
  await page.locator('[data-kinds] button[value=amend]').click();
  await page.locator('[name=rule]').selectOption('203');
  await page.getByRole('combobox', { name: 'A new sentence' }).pressSequentially('When a ');
  await page.getByRole('listbox', { name: 'What may follow' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  const [inner, whole] = await page.evaluate(() => [
    innerWidth,
    document.documentElement.scrollWidth,
  ]);
  expect(whole).toBeLessThanOrEqual(inner ?? 0);
});
