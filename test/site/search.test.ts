/** Searching, by words and by filters, with the keyboard alone. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BASES } from './built-site.ts';
import { browserForTests, siteUnder } from './opened.ts';
import { watchPage } from './watched-page.ts';

const browser = await browserForTests();

describe.each(BASES)('the site under %s', (base) => {
  const site = siteUnder(base);
  const open = (options = {}) => watchPage(browser, site, options);

  describe('search', () => {
    it('finds a rule once, however many versions it stands in', async () => {
      const { page, faults, go, close } = await open();
      await go('search/?q=clockwise&Game=N+Nomic');
      await expect.poll(() => page.locator('[data-found]').textContent()).toBe('One found.');
      expect(await page.locator('.results a').getAttribute('href')).toMatch(
        /\/n-nomic\/rules\/201\//,
      );
      expect(faults).toEqual([]);
      await close();
    });

    it('keeps the words and the filters in the address, and goes back', async () => {
      const { page, faults, go, close } = await open();
      await go('search/');
      await page.getByLabel('Words').fill('points');
      await page.waitForURL('**/search/?q=points');
      const found = page.locator('[data-found]');
      await expect.poll(() => found.textContent()).toMatch(/^\d+ found\.$/);
      const all = await found.textContent();
      await page.getByLabel('Kind', { exact: true }).selectOption('Proposal');
      await page.waitForURL('**/search/?q=points&Kind=Proposal');
      await expect.poll(() => found.textContent()).not.toBe(all);
      const kinds = await page.locator('.results .where').allTextContents();
      expect(kinds.every((kind) => kind.startsWith('Proposal'))).toBe(true);
      await page.goBack();
      await page.waitForURL('**/search/?q=points');
      await expect.poll(() => found.textContent()).toBe(all);
      expect(await page.getByLabel('Kind', { exact: true }).inputValue()).toBe('');
      await page.goForward();
      await expect
        .poll(() => page.getByLabel('Kind', { exact: true }).inputValue())
        .toBe('Proposal');
      expect(faults).toEqual([]);
      await close();
    });

    it('looks among the Judgments of a game from their list', async () => {
      const { page, faults, go, close } = await open();
      await go('games/worked-example/judgments/');
      await page.getByText(/^Narrow by /).click();
      await page.getByLabel('Ruling').selectOption('No');
      await page.getByLabel('Rule', { exact: true }).selectOption('306');
      await page.getByLabel('Words of these Judgments').fill('saucer');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search/?**');
      await expect.poll(() => page.locator('[data-found]').textContent()).toBe('One found.');
      expect(await page.getByLabel('Kind', { exact: true }).inputValue()).toBe('Judgment');
      expect(await page.locator('.results h2').textContent()).toContain('Judgment 1');
      expect(faults).toEqual([]);
      await close();
    });

    it('is used with the keyboard, and marks the words where it leads', async () => {
      const { page, faults, go, close } = await open();
      await go('');
      await page.getByLabel('Search the archive').fill('infinitely');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search/?q=infinitely');
      await page.locator('.results a').first().waitFor();
      await page.getByLabel('Words').focus();
      await page.keyboard.press('ArrowDown');
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      const first = await focused();
      expect(first).toMatch(/Rule|Proposal/);
      await page.keyboard.press('ArrowDown');
      expect(await focused()).not.toBe(first);
      await page.keyboard.press('ArrowUp');
      expect(await focused()).toBe(first);
      await page.keyboard.press('Escape');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('q');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/?highlight=infinitely');
      expect(await page.locator('[data-pagefind-body] mark').first().textContent()).toBe(
        'infinitely',
      );
      expect(faults).toEqual([]);
      await close();
    });

    it('finds every page that may be found, were it only by what it asks for', () => {
      const entry = readFileSync(join(site.folder, 'pagefind/pagefind-entry.json'), 'utf8');
      const { languages } = JSON.parse(entry) as {
        languages: Record<string, { page_count: number }>;
      };
      const indexed = Object.values(languages).reduce((sum, each) => sum + each.page_count, 0);
      const pages = globSync('**/*.html', { cwd: site.folder });
      const findable = pages.filter((file) =>
        readFileSync(join(site.folder, file), 'utf8').includes('data-pagefind-body'),
      );
      expect(findable.length).toBeGreaterThan(200);
      expect(indexed).toBe(findable.length);
    });

    it('says without a script that it takes one, and leads to everything', async () => {
      const { page, go, close } = await open({ javaScriptEnabled: false });
      await go('search/');
      expect(await page.locator('noscript p').innerText()).toMatch(/^To search takes a script\./);
      expect(await page.getByLabel('Words').isVisible()).toBe(false);
      await page.locator('.findable').getByRole('link', { name: 'The Teapot' }).click();
      await page.waitForURL('**/games/worked-example/');
      await close();
    });
  });
});

// What no address is in is the same under every path.
describe('search, wherever the site lies', () => {
  const site = siteUnder('/');
  const open = (options = {}) => watchPage(browser, site, options);

  it('filters Judgments by game, ruling, judge, rule and year', async () => {
    const { page, go, close } = await open();
    await go('search/?Kind=Judgment&Game=The+Teapot');
    const found = page.locator('[data-found]');
    await expect.poll(() => found.textContent()).toBe('5 found.');
    for (const [name, value] of [
      ['Ruling', 'No'],
      ['Judge', 'Cosima Wray'],
      ['Rule', '306'],
      ['Year', '2025'],
    ] as const) {
      await page.getByLabel(name, { exact: true }).selectOption(value);
    }
    await expect.poll(() => found.textContent()).toBe('One found.');
    expect(await page.locator('.results h2').textContent()).toContain('saucer');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.waitForURL(/\/search\/$/);
    await close();
  });

  it('quotes the words of a page, and none of its headings', async () => {
    const { page, go, close } = await open();
    for (const [query, result, begins] of [
      ['Kind=Proposal&q=eligible+voter', 'Proposal 308', 'Every player is an eligible voter.'],
      ['Kind=Judgment&q=lentil', 'Judgment 1', 'The two points were taken'],
    ] as const) {
      await go(`search/?${query}&Game=The+Teapot`);
      const found = page.locator('.results li', { hasText: result });
      const words = found.locator('p').last();
      await expect.poll(() => words.textContent()).toMatch(new RegExp(`^${begins}`));
    }
    await go('search/?q=lentil');
    const cut = page.locator('.results li p').last();
    await expect.poll(() => cut.textContent()).toMatch(/^The two points .* …$/);
    await go('search/?q=undue+cheerfulness&Kind=Judgment');
    await expect.poll(() => cut.textContent()).toMatch(/^… .* …$/);
    await go('search/?Kind=Proposal');
    await page.locator('.results li').first().waitFor();
    const furniture = /As voted on|Notes on the record|enact a new rule/i;
    for (const item of await page.locator('.results li').all()) {
      expect(await item.locator('p').last().textContent()).not.toMatch(furniture);
    }
    await close();
  });

  it('finds a proposal by what it asks for, and says it', async () => {
    const { page, go, close } = await open();
    await go('search/?q=repeal+312&Kind=Proposal&Game=The+Teapot');
    const found = page.locator('.results li', { hasText: 'Proposal 327' });
    await found.waitFor();
    expect(await found.locator('.where').textContent()).toContain('Repeal Rule 312');
    await close();
  });

  it('covers games, players, readings, Initial Sets and documentation', async () => {
    const { page, faults, go, close } = await open();
    for (const [query, kind, title] of [
      ['q=teapot', 'Game', 'The Teapot'],
      ['q=cosima', 'Player', 'Cosima Wray'],
      ['q=unanimity', 'Reading', 'Readings'],
      ['q=deck', 'Initial Set', 'Dvorak'],
      ['q=forgejo', 'Guide', 'A repository of your own'],
    ]) {
      await go(`search/?${query}&Kind=${kind?.replace(' ', '+')}`);
      const first = page.locator('[data-results] > li').first();
      await expect.poll(() => first.locator('h2').textContent()).toContain(title);
      expect(await first.locator('.where').textContent()).toContain(kind);
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('finds no page by the title of its game alone, and names the game', async () => {
    const { page, go, close } = await open();
    const count = async (query: string) => {
      await go(`search/?${query}`);
      const found = page.locator('[data-found]');
      await expect.poll(() => found.textContent()).toMatch(/^(\d+|One) found/);
      return Number.parseInt((await found.textContent())?.replace('One', '1') ?? '', 10);
    };
    expect(await count('q=teapot')).toBeLessThan((await count('Game=The+Teapot')) / 2);
    expect(await page.locator('.results .where').first().textContent()).toContain('The Teapot');
    await close();
  });

  it('says beside each filter what it would leave of what was found', async () => {
    const { page, go, close } = await open();
    await go('search/?q=points&Kind=Proposal');
    const found = page.locator('[data-found]');
    const kind = page.getByLabel('Kind', { exact: true });
    const said = async (value: string) => {
      const text = await kind.locator(`option[value="${value}"]`).textContent();
      return `${/\((\d+)\)/.exec(text ?? '')?.[1]} found.`;
    };
    await expect.poll(() => found.textContent()).toMatch(/^\d+ found\.$/);
    await expect.poll(() => said('Proposal')).toBe(await found.textContent());
    const rules = await said('Rule');
    await kind.selectOption('Rule');
    await expect.poll(() => found.textContent()).toBe(rules);
    await page.getByText('More filters').click();
    const game = page.getByLabel('Game', { exact: true });
    await expect.poll(() => game.locator('option').count()).toBeGreaterThan(1);
    const [, first] = await game.locator('option').all();
    const left = `${/\((\d+)\)/.exec((await first?.textContent()) ?? '')?.[1]} found.`;
    await game.selectOption((await first?.getAttribute('value')) ?? '');
    await expect.poll(() => found.textContent()).toBe(left);
    await close();
  });

  it('fetches one part of the index for a filter alone, and for words no filter but the kind', async () => {
    const { page, go, close } = await open();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await go('search/?Kind=Judgment');
    await page.locator('.results > li').first().waitFor();
    expect(fetched.filter((url) => url.includes('/pagefind/index/'))).toHaveLength(1);
    fetched.length = 0;
    await go('search/?q=points');
    await page.locator('.results > li').first().waitFor();
    await expect
      .poll(() => fetched.filter((url) => url.includes('/pagefind/filter/')).length)
      .toBe(1);
    await close();
  });

  it.each([
    ['proposal 305 n nomic', 'Go to Proposal 305 of N Nomic', 'games/n-nomic/proposals/305/'],
    ['rule 203 teapot', 'Go to Rule 203 of The Teapot', 'games/worked-example/rules/203/'],
    [
      '16 January 2025',
      'Go to the rules on 16 January 2025 of The Teapot',
      'games/worked-example/versions/',
    ],
  ])('offers for %s to go there, before anything else', async (words, offer, leads) => {
    const { page, faults, go, close } = await open();
    await go(`search/?q=${encodeURIComponent(words)}`);
    const first = page.locator('.results h2').first();
    await expect.poll(() => first.textContent()).toBe(offer);
    await page.getByLabel('Words').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/${leads}**`);
    expect(faults).toEqual([]);
    await close();
  });

  it('takes the name of a game for a filter, and as words in quotation marks', async () => {
    const { page, go, close } = await open();
    await go('search/?q=saucer+teapot');
    const found = page.locator('[data-found]');
    await expect.poll(() => found.textContent()).toMatch(/found in The Teapot\.$/);
    await page.getByRole('link', { name: 'Look for the words “teapot” in every game' }).click();
    await expect.poll(() => page.getByLabel('Words').inputValue()).toBe('"teapot" saucer');
    await close();
  });

  it('says that no page has a word, rather than to show pages with a shorter one', async () => {
    const { page, go, close } = await open();
    await go('search/?q=wine');
    const found = page.locator('[data-found]');
    await expect.poll(() => found.textContent()).toBe('No page has the word “wine”.');
    expect(await page.locator('.results li').count()).toBe(0);
    await close();
  });

  it('puts the very words before their like, and documentation and findings last', async () => {
    const { page, go, close } = await open();
    await go('search/?q=winning');
    const found = page.locator('[data-found]');
    await expect.poll(() => found.textContent()).toMatch(/^\d+ found\.$/);
    const count = Number.parseInt((await found.textContent()) ?? '', 10);
    for (let shown = 10; shown < count; shown += 10) {
      await expect.poll(() => page.locator('.results > li').count()).toBe(shown);
      await page.locator('[data-more] button').click();
    }
    await expect.poll(() => page.locator('.results > li').count()).toBe(count);
    const items = await page.locator('.results > li').evaluateAll((all) =>
      all.map((item) => ({
        kind: item.querySelector('.where')?.textContent?.split(' · ')[0] ?? '',
        isVery: /\bwinning\b/i.test(item.querySelector('h2')?.textContent ?? ''),
      })),
    );
    const kinds = items.map(({ kind }) => ['Guide', 'Finding'].indexOf(kind));
    expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
    expect(new Set(kinds)).toEqual(new Set([-1, 0, 1]));
    expect(items[0]?.isVery).toBe(true);
    await close();
  });

  it('says when there is nothing', async () => {
    const { page, go, close } = await open();
    // Search takes the longest beginning that it knows, and no page has a word that begins so.
    await go('search/?q=%E2%98%83%E7%8A%AC');
    await expect
      .poll(() => page.locator('[data-found]').textContent())
      .toBe('No page has the word “犬”.');
    await close();
  });
});
