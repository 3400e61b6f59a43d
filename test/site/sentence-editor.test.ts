/**
 * A rule's mechanics, written in sentences by people who know no YAML. `client/examples-played.test.ts`
 * shows that the game is then played so.
 *
 * @module-tag slow
 */
import { describe, expect, test } from 'vitest';
import { mechanicsOf } from '../../src/records/rewrite-mechanics.ts';
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
import { open } from './watched-page.ts';

const NIGHT = { tags: ['night'] };
/** One sentence that is taken out, with others chosen, and one that is rewritten. */
const BY_DAY = ['Two votes for the Speaker', 'A win at 50 points'];
/** One sentence that is chosen, one altered, one typed. */
const AT_THE_BOARD = [
  '10 points for the proposer of an adopted change',
  'A majority instead of unanimity',
  'A rule that changes after two circuits',
];

describe('somebody who knows no YAML', () => {
  const isByDay = ({ wanted }: SentenceExample) => BY_DAY.includes(wanted);
  test.for(EXAMPLES.filter(isByDay))('makes at the desk: $wanted', writeAtDesk);
  test.for(EXAMPLES.filter((each) => !isByDay(each)))('makes: $wanted', NIGHT, writeAtDesk);

  async function writeAtDesk(example: SentenceExample): Promise<void> {
    const { page, go } = await open();
    await go(AT_A_TABLE);
    await draftExample(page, example);
    // By Rule 110 the immutable Rule 109 prevails over a part of it.
    const isVoid = example.mechanics.adoption === 'votes.majority';
    const says = isVoid ? 'In order, but void by Rule 110.' : 'In order.';
    await expect.poll(() => statusOf(page)).toBe(says);
    const record = (await page.locator('.handing pre').textContent()) ?? '';
    expectMechanics(record, example);
  }

  // The editor is the same, and so is the engine.
  test.for(EXAMPLES.filter(({ wanted }) => AT_THE_BOARD.includes(wanted)))(
    'makes at the board as well, and the others vote: $wanted',
    NIGHT,
    async (example) => {
      const { page } = await sit(['Ann', 'Ben', 'Eve']);
      await chooseKind(page, example.rule === undefined ? 'enact' : 'amend');
      if (example.rule !== undefined)
        await page.locator('[data-turn] [name=rule]').selectOption(example.rule);
      await writeExample(page, example);
      await press(page, 'Put Proposal 301 to the vote');
      const votes = { ann: 'for', ben: 'for', eve: 'for' };
      expect(await castVotes(page, votes)).toContain('Adopted 3 : 0');
      const { records } = JSON.parse((await kept(page)) ?? '');
      const isProposal = ({ file }: { readonly file: string }) => /\/301\.md$/.test(file);
      expectMechanics(records.find(isProposal)?.text, example);
    },
  );
});

function expectMechanics(record: string, { mechanics }: SentenceExample): void {
  const found = mechanicsOf(record);
  expect(found.ok && found.mechanics[0]?.raw).toEqual(mechanics);
}

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
  const list = page.getByRole('listbox', { name: 'Possible next words' });
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
  await tabTo('Remove');
  await expect
    .poll(() => page.locator('.handing pre').textContent())
    .toContain('- When a proposal is adopted, the proposer receives 8 points.');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.handing pre').textContent()).not.toContain('mechanics');
});

test('says at which word a sentence stops, and takes the nearest one for it', async () => {
  const { page, go } = await open({ bypassCSP: true });
  await go(AT_A_TABLE);
  const field = page.getByRole('combobox', { name: 'A new sentence' });
  await field.pressSequentially('When a proposal is adopted, the proposer deserves 10 points');
  await page.keyboard.press('Enter');
  const problem = page.locator('.note.problem');
  await problem.waitFor();
  expect(await problem.locator('mark').textContent()).toBe('deserves');
  const typed = page.getByRole('combobox', { name: 'The sentence' });
  expect(await typed.getAttribute('aria-invalid')).toBe('true');
  expect(await axeFindings(page)).toEqual([]);
  await problem
    .getByRole('button', { name: /^Use “When a proposal/ })
    .first()
    .click();
  await expect.poll(() => page.locator('.sentences .filled').count()).toBe(1);
});

test(
  'says below a sentence where the words say another figure, and makes it that',
  NIGHT,
  async () => {
    const { page, go } = await open({ bypassCSP: true });
    await go(AT_A_TABLE);
    await page.locator('[data-kinds] button[value=amend]').click();
    await page.locator('[name=rule]').selectOption('206');
    await page.locator('.sentences .filled').waitFor();
    const words = page.locator('[name=text]');
    await words.fill((await words.inputValue()).replace('10', '4'));
    const doubt = page.locator('.sentences .note.problem');
    await doubt.waitFor();
    expect(await doubt.textContent()).toContain('The words say 4, but this says 10.');
    expect(await page.locator('.offers li').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await doubt.getByRole('button', { name: 'Make it 4' }).click();
    await doubt.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.locator('.handing pre').textContent())
      .toContain('the proposer loses 4 points.');
  },
);

test(
  'says which name the game does not have yet, and takes the one that is near',
  NIGHT,
  async () => {
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
      .poll(() => page.locator('.handing pre').textContent())
      .toContain('the proposer receives 3 points.');
  },
);

test('shows what was there before, and puts it back', NIGHT, async () => {
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
  const text = page.locator('.handing pre');
  await expect.poll(() => text.textContent()).toContain('the proposer loses 4 points.');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect.poll(() => text.textContent()).toContain('mechanics: none');
  await page.getByRole('button', { name: /^Put back/ }).click();
  await expect.poll(() => text.textContent()).toContain('mechanics: keep');
});

test('leads to the rule that says the same', NIGHT, async () => {
  const { page, go } = await open();
  await go(AT_A_TABLE);
  await page.getByRole('combobox', { name: 'A new sentence' }).fill('Each player has 2 votes.');
  await page.keyboard.press('Enter');
  const row = page.locator('.sentences .filled');
  await row.waitFor();
  expect(await page.locator('.note.elsewhere').textContent()).toContain(
    'Each player has one vote.',
  );
  await page.getByRole('button', { name: 'Amend Rule 207 instead' }).click();
  await expect.poll(() => page.locator('[name=change]').inputValue()).toBe('amend');
  // The sentence comes along, and the one that the rule has stays in sight.
  await page.getByRole('button', { name: /^Put back/ }).waitFor();
  expect(await page.locator('.sentences').textContent()).toContain('Each player has one vote.');
  expect(await row.getByRole('textbox').inputValue()).toBe('2');
});

test('fits a narrow window, light and dark, with its list open', NIGHT, async () => {
  const { page, go } = await open({
    viewport: { width: 390, height: 800 },
    bypassCSP: true,
  });
  await go(AT_A_TABLE);
  await page.locator('[data-kinds] button[value=amend]').click();
  await page.locator('[name=rule]').selectOption('203');
  await page.getByRole('combobox', { name: 'A new sentence' }).pressSequentially('When a ');
  await page.getByRole('listbox', { name: 'Possible next words' }).waitFor();
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
