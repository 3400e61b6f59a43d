/**
 * The board: a game is begun and played, and refused its illegal moves.
 * @module-tag slow
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sit } from './at-the-board.ts';
import { axeFindings } from './axe-findings.ts';
import { ballotOf, begin, chooseKind, fill, make, press, vote } from './board-page.ts';
import { bytesOf, MOST } from './engine-bytes.ts';
import { holdQuestions, release, waitForHeld } from './held-questions.ts';
import { site } from './the-site.ts';
import { open } from './watched-page.ts';

test('plays a turn: a proposal, its votes, its end, and a throw', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  const asked = page.locator('[data-ask]');
  expect(await asked.innerText()).toContain('Ada, what do you propose?');
  await fill(page, { text: 'Tea is served at five.' });
  expect(await make(page)).toContain('Proposal 301 by Ada');
  expect(await asked.innerText()).toContain('Ada and Ben, how do you vote?');
  await vote(page, { ada: 'for' });
  expect(await asked.innerText()).toContain('Ben, how do you vote?');
  const against = ballotOf(page, 'ben', 'against');
  expect(await against.innerText()).toMatch(
    /Against\s+defeated 1 : 1\s+Ada −10 \(Rule 206\): 0 → −10\./,
  );
  expect(await vote(page, { ben: 'against' })).toContain(
    'Defeated 1 : 1 (Rule 203). Ada −10 (Rule 206): 0 → −10.',
  );
  await page.getByText('The words of these rules').click();
  const why = await page.locator('[data-done]').innerText();
  expect(why).toContain('Rule 203 asks whether the vote is unanimous: no.');
  expect(why).toContain('When a proposed rule-change is defeated');
  expect(await asked.innerText()).toContain('Ada, throw the die.');
  await page.getByLabel('Your own die shows').fill('4');
  expect(await press(page, 'Take it')).toContain('Next: Ben, Proposal 302.');
  expect(await page.locator('[data-done]').innerText()).toContain('Ada +4');
  const face = page.getByRole('img', { name: 'a die that shows 4' });
  expect(await page.locator('[data-done]').locator(face).count()).toBe(1);
  await expect.poll(() => page.locator('[data-walk]').locator(face).count()).toBe(1);
  expect(await page.locator('[data-past]').innerText()).toContain('Ada threw 4 for');
  expect(await page.locator('[data-player=ada] .score').innerText()).toMatch(/−6\s+points/);
  expect(await page.locator('[data-past]').innerText()).toContain('Proposal 301 by Ada');
});

test('loses nothing that was typed: by a reload, another kind of change, another move, or leaving', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  const text = page.locator('[data-turn] [name=text]');
  await fill(page, { title: 'Tea', text: 'Tea is served at five.' });
  await chooseKind(page, 'amend');
  await page.locator('[name=rule]').selectOption('206');
  await fill(page, { text: 'Nothing happens.' });
  await chooseKind(page, 'enact');
  expect(await text.inputValue()).toBe('Tea is served at five.');
  await chooseKind(page, 'amend');
  expect(await text.inputValue()).toBe('Nothing happens.');
  await chooseKind(page, 'repeal');
  await chooseKind(page, 'enact');
  expect(await text.inputValue()).toBe('Tea is served at five.');
  await page.reload();
  await expect.poll(() => text.inputValue()).toBe('Tea is served at five.');
  expect(await page.locator('[data-turn] [name=title]').inputValue()).toBe('Tea');
  await page.getByRole('button', { name: 'Ask for Judgment' }).click();
  await fill(page, { question: 'May tea be green?' });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => text.inputValue()).toBe('Tea is served at five.');
  await page.getByRole('link', { name: 'Leave the board' }).click();
  // A form that is left behind would take what is pressed while the game is laid out again.
  await expect.poll(() => page.locator('[data-turn] form').count()).toBe(0);
  await page.locator('[data-games] a').click();
  await expect.poll(() => text.inputValue()).toBe('Tea is served at five.');
  await page.getByRole('button', { name: 'Ask for Judgment' }).click();
  const question = page.locator('[data-turn] [name=question]');
  await expect.poll(() => question.inputValue()).toBe('May tea be green?');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => text.inputValue()).toBe('Tea is served at five.');
  await make(page);
  await press(page, 'Undo');
  await expect.poll(() => text.inputValue()).toBe('');
});

test('loses nothing that was typed by Back and Forward of the browser, or by a look at a rule', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  const turn = page.locator('[data-turn]');
  const text = turn.locator('[name=text]');
  await fill(page, { text: 'Tea is served at five.' });
  await page.locator('[data-card="206"] summary').click();
  expect(await text.inputValue()).toBe('Tea is served at five.');
  await page.goBack();
  await page.locator('[data-games] a').waitFor();
  await page.goForward();
  await expect.poll(() => text.inputValue()).toBe('Tea is served at five.');
  const another = (name: string) =>
    page.locator('[data-moves]').getByRole('button', { name, exact: true }).click();
  await another('Somebody joins');
  await turn.getByLabel('Name', { exact: true }).fill('Kit');
  await turn.getByRole('button', { name: 'Back' }).click();
  await another('Call a player otherwise');
  expect(await turn.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  await turn.getByRole('button', { name: 'Back' }).click();
  await another('Somebody joins');
  await expect.poll(() => turn.getByLabel('Name', { exact: true }).inputValue()).toBe('Kit');
});

test('shows the move that was asked for last, however long the one before takes', async () => {
  const { page, go } = await open();
  await holdQuestions(page, 'read-draft');
  await go('play/');
  await begin(page, ['Ada', 'Ben']);
  const turn = page.locator('[data-turn]');
  const another = (name: string) =>
    page.locator('[data-moves]').getByRole('button', { name, exact: true }).click();
  await fill(page, { text: 'Tea is served at five.' });
  await another('Somebody joins');
  // What was typed for the proposal is read before its form is there again.
  await turn.getByRole('button', { name: 'Back' }).click();
  await waitForHeld(page);
  await another('Call a player otherwise');
  await release(page);
  // The engine answers in order: when it has tried this name, it has answered before.
  await turn.getByLabel('Name', { exact: true }).fill('Kit');
  await expect.poll(() => turn.locator('[data-status]').textContent()).not.toMatch(/being asked/);
  expect(await turn.getByRole('heading').first().innerText()).toContain('Call a player otherwise');
});

test('says for each move what it undoes', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  const undo = page.locator('[data-undo]');
  expect(await undo.isDisabled()).toBe(true);
  await fill(page, { text: 'Tea is served at five.' });
  await make(page);
  expect(await undo.innerText()).toBe('Undo Proposal 301');
  await vote(page, { ada: 'for' });
  expect(await undo.innerText()).toBe('Undo Ada’s vote');
  await vote(page, { ben: 'for' });
  expect(await undo.innerText()).toBe('Undo the end of the vote on Proposal 301');
  expect(await press(page, 'Undo')).toBe('Undone: the end of the vote on Proposal 301.');
  expect(await page.locator('[data-ask]').innerText()).toBe('All have voted.');
});

test('chooses the kind of change by buttons, and asks for no tier that the rules fix', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  const turn = page.locator('[data-turn]');
  const kinds = turn.getByRole('group', { name: 'Kind of change' });
  const pressed = kinds.locator('[aria-pressed=true]');
  expect(await pressed.innerText()).toBe('A new rule');
  expect(await turn.locator('[name=tier]').isVisible()).toBe(false);
  await kinds.getByRole('button', { name: 'Transmute' }).press('Enter');
  expect(await pressed.innerText()).toBe('Transmute');
  await turn.locator('[name=rule]').selectOption('103');
  expect(await turn.locator('[name=tier]').isVisible()).toBe(false);
  // In sight, however long the form is.
  const make = await turn.locator('button[type=submit]').boundingBox();
  expect((make?.y ?? 0) + (make?.height ?? 0)).toBeLessThanOrEqual(900);
  await turn.locator('button[type=submit]').click();
  expect(await page.locator('[data-sheet] h2').innerText()).toContain('transmute Rule 103');
  const needs = await page.locator('.needs').innerText();
  expect(needs.match(/Rule 109/g)).toHaveLength(1);
});

test('shows whoever votes what the proposal does, beside words that do not say it', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  await page.locator('[data-turn] details:has([name=mechanics]) summary').press('Enter');
  await fill(page, {
    text: 'Napkins are blue.',
    mechanics: 'awards: [{ on: adopted, to: proposer, points: 50 }]',
  });
  const effect = 'When a proposal is adopted, the proposer receives 50 points.';
  const verdict = page.locator('[data-turn] .verdict .does');
  await expect.poll(() => verdict.innerText()).toContain(effect);
  expect(await verdict.innerText()).toMatch(/^What the new rule “Napkins are blue” does:/);
  await make(page);
  const sheet = page.locator('[data-sheet]');
  expect(await sheet.innerText()).toContain(effect);
  expect(await sheet.innerText()).toContain('Napkins are blue.');
});

test('shows the card that a proposal changes and the one that decides, and opens it in its place', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  await chooseKind(page, 'amend');
  await page.locator('[name=rule]').selectOption('206');
  await fill(page, { text: 'Nothing happens.' });
  await make(page);
  const card = (number: string) => page.locator(`[data-card="${number}"]`);
  expect(await card('206').innerText()).toContain('Proposal 301 changes this');
  expect(await card('203').innerText()).toContain('decides this vote');
  await page.locator('[data-sheet]').getByRole('link', { name: 'Rule 203' }).click();
  expect(await card('203').getAttribute('open')).toBe('');
  expect(await card('203').innerText()).toContain('What it does');
});

test('refuses a move that is not in order, and says why', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  await chooseKind(page, 'repeal');
  await page.locator('[name=rule]').selectOption('101');
  expect(await make(page)).toContain('The move is not made. Rule 101 is immutable');
  const verdict = page.locator('[data-turn] .verdict');
  expect(await verdict.innerText()).toContain('Rule 103');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('verdict');
  expect(await page.locator('[data-past] li').count()).toBe(0);
  expect(await page.locator('[data-so-far]').isVisible()).toBe(false);
});

test.each(['light', 'dark'] as const)(
  'fits a narrow window in the %s scheme, and is in order for those who cannot see it',
  async (colorScheme) => {
    const viewport = { width: 390, height: 800 };
    const options = { viewport, colorScheme, bypassCSP: true };
    const { page } = await sit(['Ada', 'Ben'], options);
    await fill(page, { text: 'Tea is served at five.' });
    await make(page);
    await inOrder(page);
    const ballot = await ballotOf(page, 'ada', 'for').boundingBox();
    expect((ballot?.y ?? 0) + (ballot?.height ?? 0)).toBeLessThan(viewport.height);
    await vote(page, { ada: 'for' });
    await inOrder(page);
    await vote(page, { ben: 'against' });
    await page.locator('[data-rules] summary').first().press('Enter');
    await inOrder(page);
  },
);

async function inOrder(page: Page): Promise<void> {
  const [inner, whole] = await page.evaluate(() => [
    innerWidth,
    document.documentElement.scrollWidth,
  ]);
  expect(whole).toBeLessThanOrEqual(inner ?? 0);
  expect(await axeFindings(page)).toEqual([]);
}

test.each(['light', 'dark'] as const)(
  'the words of a vote are as readable under the mouse, in the %s scheme',
  async (colorScheme) => {
    const { page } = await sit(['Ada', 'Ben'], { colorScheme, bypassCSP: true });
    await fill(page, { text: 'Tea is served at five.' });
    await make(page);
    for (const way of ['for', 'abstain']) {
      await ballotOf(page, 'ada', way).hover();
      expect(await axeFindings(page, 'at colours')).toEqual([]);
    }
  },
);

test('a verdict that a rule lists is chosen by a button, and is not typed', async () => {
  const { page, go } = await open({ bypassCSP: true });
  await go('play/?set=nomic-mit-tens');
  await begin(page, ['Ada', 'Ben', 'Zoë']);
  await page.getByRole('button', { name: 'Ask for Judgment' }).click();
  await fill(page, { question: 'May tea be green?' });
  await make(page);
  const verdicts = page.getByRole('group', { name: 'Verdict' }).getByRole('button');
  expect(await verdicts.allInnerTexts()).toEqual(['True', 'False', 'Undecided']);
  expect(await page.getByRole('textbox', { name: 'Ruling' }).isVisible()).toBe(false);
  await verdicts.nth(0).click();
  await verdicts.nth(2).click();
  const pressed = page.locator('[data-verdicts] [aria-pressed=true]');
  expect(await pressed.allInnerTexts()).toEqual(['Undecided']);
  expect(await axeFindings(page)).toEqual([]);
  const judge = page.getByLabel('Judge', { exact: true });
  if (await judge.isVisible()) await judge.selectOption('Ben');
  expect(await make(page)).toMatch(/Judgment 1 by \S+: Undecided\./);
});

test('never runs what players write', async () => {
  const harm = '<img src=x onerror="window.harmed = 1"><script>window.harmed = 1</script>';
  const { page } = await sit([harm.slice(0, 60), 'B'], { bypassCSP: true });
  await fill(page, { title: harm, text: harm });
  await make(page);
  expect(await page.locator('[data-board] :is(img, script)').count()).toBe(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});

test('is small, and loads its scripts for nobody else', async () => {
  const { page, go } = await open();
  const scripts = new Set<string>();
  page.on('request', (request) => scripts.add(new URL(request.url()).pathname));
  await go('play/');
  expect([...scripts].some((name) => /worker-/.test(name))).toBe(false);
  await begin(page, ['Ada', 'Ben']);
  expect(bytesOf(scripts, site)).toBeLessThan(MOST);
  const [, own = ''] = /src="([^"]*)"><\/script>\s*<\/main>/.exec(await page.content()) ?? [];
  expect(own).toContain('/_astro/');
  const pages = globSync('**/*.html', { cwd: site.folder });
  const using = pages.filter((file) => {
    return readFileSync(join(site.folder, file), 'utf8').includes(own);
  });
  expect(using).toEqual([join('play', 'index.html')]);
});

test('says that it takes a script', async () => {
  const { page, go } = await open({
    javaScriptEnabled: false,
  });
  await go('play/');
  expect(await page.locator('main').innerText()).toContain('takes a script');
  expect(await page.locator('main form').first().isVisible()).toBe(false);
});
