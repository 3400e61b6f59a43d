/** The board: a game is begun and played, and refused its illegal moves. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { ballot, begin, boardOf, fill, make, saidOn } from './board-page.ts';
import { bytesOf, MOST } from './engine-bytes.ts';
import { browserForTests, siteUnder } from './opened.ts';
import { watchPage } from './watched-page.ts';

const browser = await browserForTests();
const site = siteUnder('/archive');

const sit = boardOf(browser, site);

test('plays a turn: a proposal, its votes, its end, and a throw', async () => {
  const { page, faults, close } = await sit(['Ada', 'Ben']);
  await fill(page, { text: 'Tea is served at five.' });
  expect(await make(page)).toContain('Proposal 301 by Ada');
  expect(await make(page)).toBe('The move is not made. Nobody votes. Choose who votes, and how.');
  await ballot(page, { ada: 'for', ben: 'against' });
  expect(await make(page)).toContain('it is lost');
  expect(await make(page)).toContain('Defeated 1 : 1 (Rule 203). Ada −10 (Rule 206).');
  const why = await page.locator('[data-done]').innerText();
  expect(why).toContain('Rule 203 asks whether the vote is unanimous: no.');
  expect(why).toContain('When a proposed rule-change is defeated');
  await fill(page, { die: '4' });
  expect(await make(page)).toContain('Next: Ben, Proposal 302.');
  expect(await page.locator('[data-done]').innerText()).toContain('Ada +4');
  expect(await page.locator('[data-scores] tbody').innerText()).toMatch(/Ben\s+0\s+Ada\s+−6/);
  expect(await page.locator('[data-past]').innerText()).toContain('Proposal 301 by Ada');
  expect(faults).toEqual([]);
  await close();
});

test('shows whoever votes what the proposal does, beside words that do not say it', async () => {
  const { page, faults, close } = await sit(['Ada', 'Ben']);
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
  const matter = page.locator('[data-matter]');
  expect(await matter.innerText()).toContain(effect);
  expect(await matter.innerText()).toContain('Napkins are blue.');
  const tops = await Promise.all(
    [matter, page.locator('[data-ballots]')].map((each) => each.boundingBox()),
  );
  expect(tops[0]?.y).toBeLessThan(tops[1]?.y ?? 0);
  expect(faults).toEqual([]);
  await close();
});

test('refuses a move that is not in order, and says why', async () => {
  const { page, faults, close } = await sit(['Ada', 'Ben']);
  await page.locator('[name=change]').selectOption('repeal');
  await page.locator('[name=rule]').selectOption('101');
  expect(await make(page)).toContain('The move is not made. Rule 101 is immutable');
  const verdict = page.locator('[data-turn] .verdict');
  expect(await verdict.innerText()).toContain('Rule 103');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('verdict');
  expect(await page.locator('[data-past] li').count()).toBe(0);
  expect(faults).toEqual([]);
  await close();
});

test.each(['light', 'dark'] as const)(
  'fits a narrow window in the %s scheme, and is in order for those who cannot see it',
  async (colorScheme) => {
    const viewport = { width: 390, height: 800 };
    const options = { viewport, colorScheme, bypassCSP: true };
    const { page, close } = await sit(['Ada', 'Ben'], options);
    await fill(page, { text: 'Tea is served at five.' });
    await make(page);
    await ballot(page, { ada: 'for', ben: 'against' });
    await make(page);
    await make(page);
    await page.locator('[data-rules] summary').first().press('Enter');
    const [inner, whole] = await page.evaluate(() => [
      innerWidth,
      document.documentElement.scrollWidth,
    ]);
    expect(whole).toBeLessThanOrEqual(inner ?? 0);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  },
);

test('never runs what players write', async () => {
  const harm = '<img src=x onerror="window.harmed = 1"><script>window.harmed = 1</script>';
  const { page, faults, close } = await sit([harm.slice(0, 60), 'B'], { bypassCSP: true });
  await fill(page, { title: harm, text: harm });
  await make(page);
  expect(await page.locator('[data-board] :is(img, script)').count()).toBe(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(faults).toEqual([]);
  await close();
});

test('can be played with the keyboard alone', async () => {
  const { page, go, close } = await watchPage(browser, site);
  await go('play/');
  await page.locator('#seat-1').focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ben');
  await page.keyboard.press('Enter');
  await page.locator('[data-turn] form').waitFor();
  await expect.poll(() => focused(page)).toBe('A game at the board');
  await tabTo(page, 'text');
  await page.keyboard.type('Tea is served at five.');
  await tabTo(page, 'Make the move');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('The last move');
  await tabTo(page, 'ada');
  await page.keyboard.type('for');
  await tabTo(page, 'Make the move');
  await page.keyboard.press('Enter');
  await expect.poll(() => saidOn(page)).toContain('1 for, 0 against so far');
  await close();
});

test('is small, and loads its scripts for nobody else', async () => {
  const { page, go, close } = await watchPage(browser, site);
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
  await close();
});

test('says that it takes a script', async () => {
  const { page, go, close } = await watchPage(browser, site, {
    javaScriptEnabled: false,
  });
  await go('play/');
  expect(await page.locator('main').innerText()).toContain('takes a script');
  expect(await page.locator('main form').first().isVisible()).toBe(false);
  await close();
});

/** The words of what has the focus, or else its name. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: it } = document;
    if (it instanceof HTMLSelectElement) return it.name || it.dataset.voter || '';
    return it?.textContent || it?.getAttribute('name') || '';
  });
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`No key leads to ${name}.`);
}
