/**
 * Searching, by words and by filters, with the keyboard alone.
 * @module-tag slow
 */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { open } from './watched-page.ts';

async function searching() {
  const { page, go, faults } = await open();
  const found = page.locator('[data-found]');
  const said = () => expect.poll(() => found.textContent()).not.toBe('');
  /** The archive has too many games for all to be searched unasked. */
  const widen = async () => {
    await said();
    const button = page.getByRole('button', { name: 'Look there too' });
    if (!(await button.isVisible())) return;
    await button.click();
    await button.waitFor({ state: 'detached' });
    await said();
  };
  return {
    page,
    go,
    faults,
    widen,
    /** The message once something has been found. */
    look: async (query: string) => {
      await go(`search/?${query}`);
      await widen();
    },
    said: () => found.textContent(),
    filter: (name: string) => page.getByLabel(name, { exact: true }),
    items: page.locator('.results > li'),
  };
}

test('keeps the words and the filters in the address, and goes back', async () => {
  const { page, go, said, filter, widen } = await searching();
  await go('search/');
  await page.getByLabel('Words').fill('points');
  await page.waitForURL('**/search/?q=points');
  await widen();
  await expect.poll(said).toMatch(/^\d+ found\.$/);
  const all = await said();
  await filter('Kind').selectOption('Proposal');
  await page.waitForURL('**/search/?q=points&Kind=Proposal');
  await expect.poll(said).not.toBe(all);
  const kinds = await page.locator('.results .where').allTextContents();
  expect(kinds.every((kind) => kind.startsWith('Proposal'))).toBe(true);
  await page.goBack();
  await page.waitForURL('**/search/?q=points');
  await expect.poll(said).toBe(all);
  expect(await filter('Kind').inputValue()).toBe('');
  await page.goForward();
  await expect.poll(() => filter('Kind').inputValue()).toBe('Proposal');
});

test('is used with the keyboard, and marks the words where it leads', async () => {
  const { page, go, widen } = await searching();
  await go('');
  await page.getByLabel('Search the archive').fill('infinitely');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/?q=infinitely');
  await widen();
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
  const marked = page.locator('[data-pagefind-body] mark').first();
  expect(await marked.textContent()).toBe('infinitely');
});

test('looks among the Judgments of a game from their list, by ruling and rule', async () => {
  const { page, go } = await open();
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
});

/** A query, and its first result: the title and the words below it. */
const FIRST: readonly (readonly [query: string, title: string, where?: string])[] = [
  ['q=teapot&Kind=Game', 'The Teapot', 'Game'],
  ['q=cosima&Kind=Player', 'Cosima Wray', 'Player'],
  ['q=unanimity&Kind=Reading', 'Readings', 'Reading'],
  ['q=deck&Kind=Initial+Set', 'Dvorak', 'Initial Set'],
  ['q=forgejo&Kind=Guide', 'A repository of your own', 'Guide'],
  ['q=repeal+312&Kind=Proposal&Game=The+Teapot', 'Proposal 327', 'Repeal Rule 312'],
  ['q=cosima+wray', 'Cosima Wray', 'Player'],
  ['q=clockwise&Game=N+Nomic', 'Rule 201', 'N Nomic'],
  ['q=proposal+305+n+nomic', 'Go to Proposal 305 of N Nomic'],
  ['q=rule+203+teapot', 'Go to Rule 203 of The Teapot'],
  ['q=16+January+2025', 'Go to the rules on 16 January 2025 of The Teapot'],
];

test('finds every kind of page, and offers to go where the words lead', async () => {
  const { page, look, said } = await searching();
  for (const [query, title, where = ''] of FIRST) {
    await look(query);
    const first = page.locator(`${where === '' ? '.results' : '[data-results]'} > li`).first();
    await expect.poll(() => first.locator('h2').textContent()).toContain(title);
    expect(await first.textContent()).toContain(where);
    // A rule is found once, however many versions it stands in.
    if (query.includes('clockwise')) expect(await said()).toBe('One found.');
  }
  await page.getByLabel('Words').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/games/worked-example/versions/**');
});

test('says that no page has a word, rather than to show pages with a shorter one', async () => {
  const { look, said, items } = await searching();
  await look('q=wine');
  expect(await said()).toBe('No page has the word “wine”.');
  expect(await items.count()).toBe(0);
  // It takes the longest beginning that it knows, and no page has a word that begins so.
  await look('q=%E2%98%83%E7%8A%AC');
  expect(await said()).toBe('No page has the word “犬”.');
});

/** A query, the message on it, and the first result. */
test.each([
  ['proposl', 'No page has the word “proposl”. It is taken for “', 'Proposal'],
  ['proposl 305 n nomic', 'No page has the word “proposl”.', 'Go to Proposal 305 of N Nomic'],
  ['who won teapot', '', 'Edith Oyelaran won by paradox in The Teapot'],
  // The game that was really played, before those written for the archive.
  ['rule 101', '', 'Go to Rule 101 of N Nomic'],
  ['judgments on 204', '', 'Go to the Judgments on Rule 204 of The Teapot'],
  ['judgment rule 101', 'No Judgment cites Rule 101. ', ''],
  ['judgement teapot', '', 'Judgment '],
  ['ten points', '', 'Rule 206'],
  // Its words are “receive 10 points”; those of Rule 206 are “loses 10 points”.
  ['which rule gives ten points?', '', 'Rule 204'],
  ['what rule takes ten points?', '', 'Rule 206'],
  ['tranmsutation', 'It is taken for “transmutation”.', ''],
])('understands “%s”', async (typed, said, first) => {
  const { look, page, said: isSaid } = await searching();
  await look(`q=${encodeURIComponent(typed)}`);
  await expect.poll(isSaid).toContain(said);
  await expect.poll(() => page.locator('.results > li h2').first().textContent()).toContain(first);
});

test('shows a rule that several games have once, first of the game really played', async () => {
  const { look, page } = await searching();
  await look('q=ten+points&Kind=Rule');
  const shared = page.locator('.results > li', {
    has: page.getByText('Rule 206', { exact: true }),
  });
  await expect.poll(() => shared.count()).toBe(1);
  expect(await shared.locator('.where').textContent()).toBe('Rule · N Nomic · In force');
  expect(await shared.locator('.same').textContent()).toMatch(/^The same in .*The Teapot/);
  const games = await shared.locator('.same a').evaluateAll((all) => all.map(String));
  expect(games).toContainEqual(expect.stringContaining('/games/worked-example/rules/206/'));
});

test('finds no page to which it offers to go', async () => {
  const { look, page } = await searching();
  await look('q=rule+203+teapot');
  await page.locator('.goings a').waitFor();
  const addresses = await page
    .locator('.results > li h2 a')
    .evaluateAll((all) => all.map((each) => new URL((each as HTMLAnchorElement).href).pathname));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('filters Judgments by ruling, judge, rule and year', { tags: ['night'] }, async () => {
  const { page, look, said, filter } = await searching();
  await look('Kind=Judgment&Game=The+Teapot');
  await expect.poll(said).toBe('5 found.');
  for (const [name, value] of [
    ['Ruling', 'No'],
    ['Judge', 'Cosima Wray'],
    ['Rule', '306'],
    ['Year', '2025'],
  ] as const) {
    await filter(name).selectOption(value);
  }
  await expect.poll(said).toBe('One found.');
  expect(await page.locator('.results h2').textContent()).toContain('saucer');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.waitForURL(/\/search\/$/);
});

test('quotes the words of a page, and none of its headings', { tags: ['night'] }, async () => {
  const { look, items } = await searching();
  for (const [query, result, quoted] of [
    ['Kind=Proposal&q=eligible+voter&Game=The+Teapot', 'Proposal 308', /^Every player is an elig/],
    ['Kind=Judgment&q=lentil&Game=The+Teapot', 'Judgment 1', /^The two points were taken/],
    ['q=lentil', '', /^The two points .* …$/],
    ['q=undue+cheerfulness&Kind=Judgment', '', /^… .* …$/],
  ] as const) {
    await look(query);
    const words = items.filter({ hasText: result }).last().locator('p').last();
    await expect.poll(() => words.textContent()).toMatch(quoted);
  }
  await look('Kind=Proposal');
  await items.first().waitFor();
  const furniture = /As voted on|Notes on the record|enact a new rule/i;
  for (const item of await items.all()) {
    expect(await item.locator('p').last().textContent()).not.toMatch(furniture);
  }
});

test('finds no page by the title of its game alone', { tags: ['night'] }, async () => {
  const { page, look, said } = await searching();
  const count = async (query: string) => {
    await look(query);
    await expect.poll(said).toMatch(/^(\d+|One) found/);
    return Number.parseInt((await said())?.replace('One', '1') ?? '', 10);
  };
  expect(await count('q=teapot')).toBeLessThan((await count('Game=The+Teapot')) / 2);
  expect(await page.locator('.results .where').first().textContent()).toContain('The Teapot');
});

test('says beside each filter what it would leave', { tags: ['night'] }, async () => {
  const { page, look, said, filter } = await searching();
  await look('q=points&Kind=Proposal');
  const leaves = async (name: string, value: string) => {
    const text = await filter(name).locator(`option[value="${value}"]`).textContent();
    return `${/\((\d+)\)/.exec(text ?? '')?.[1]} found.`;
  };
  await expect.poll(said).toMatch(/^\d+ found\.$/);
  await expect.poll(() => leaves('Kind', 'Proposal')).toBe(await said());
  const rules = await leaves('Kind', 'Rule');
  await filter('Kind').selectOption('Rule');
  await expect.poll(said).toBe(rules);
  await page.getByText('More filters').click();
  await expect.poll(() => filter('Game').locator('option').count()).toBeGreaterThan(1);
  const left = await leaves('Game', 'N Nomic');
  await filter('Game').selectOption('N Nomic');
  await expect.poll(said).toBe(left);
});

test('fetches no more of the index than it needs', { tags: ['night'] }, async () => {
  const { page, look, items } = await searching();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const of = (part: string) => fetched.filter((url) => url.includes(`/pagefind/${part}/`));
  const folders = () =>
    fetched.flatMap((url) => /\/archive\/(.*)pagefind\/index\//.exec(url)?.[1] ?? []);
  // The index of the archive, and that of the game alone.
  await look('Kind=Judgment&Game=The+Teapot');
  await items.first().waitFor();
  expect(folders().toSorted()).toEqual(['', 'games/worked-example/']);
  fetched.length = 0;
  // Only one game has the word. The kind is the one filter of its pages that is fetched.
  await look('q=saucer');
  await items.first().waitFor();
  expect(folders().toSorted()).toEqual(['', 'games/worked-example/']);
  const filters = () => of('filter').filter((url) => url.includes('/games/'));
  await expect.poll(() => filters().length).toBe(1);
});

/** A number is looked for in digits too, and each word lies in its own part of an index. */
test.each([
  ['points', 250],
  ['ten points', 280],
])(
  'finds the first for “%s” in many games with %d KB at most',
  { tags: ['night'] },
  async (words, most) => {
    const { page, go } = await open();
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (/\/pagefind\/|\.js(on)?$/.test(response.url())) bodies.push(response.body());
    });
    await go(`search/?q=${encodeURIComponent(words)}`);
    await page.locator('[data-results] > li').first().waitFor();
    // There are more games than it looks into unasked.
    await page.getByRole('button', { name: 'Look there too' }).waitFor();
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
    expect(sizes.length).toBeGreaterThan(50);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(most * 1000);
  },
);

test('lists the newest year first, of all games', { tags: ['night'] }, async () => {
  const { look, items } = await searching();
  await look('Kind=Proposal');
  await items.first().waitFor();
  const wheres = await items.locator('.where').allTextContents();
  const years = wheres.map((where) => / · (\d{4})\b/.exec(where)?.[1] ?? '');
  expect(years).toEqual(years.toSorted().toReversed());
  // Pages of a kind without years.
  await look('Kind=Guide');
  await expect.poll(() => items.locator('.where').first().textContent()).toBe('Guide');
});

test('finds the pages of the other games if an index cannot be loaded', async () => {
  const { page, look, said, faults } = await searching();
  await page.route('**/games/n-nomic/pagefind/*.pf_meta', (route) => route.abort());
  await look('q=clockwise');
  await expect.poll(said).toMatch(/found/);
  const widened = page.locator('[data-widen]');
  await expect.poll(() => widened.textContent()).toContain('loaded: games/n-nomic/.');
  expect(faults.splice(0)).toContainEqual(expect.stringContaining('pf_meta'));
});

test('shows pages of the games before any of the guide is there', async () => {
  const { page, go, items, said } = await searching();
  const isReleased = Promise.withResolvers<void>();
  await page.route('**/docs/pagefind/**', async (route) => {
    await isReleased.promise;
    await route.continue();
  });
  await go('search/?q=paradox');
  await items.first().waitFor();
  const early = await items.locator('h2').allTextContents();
  expect(await items.locator('.where', { hasText: 'Guide' }).count()).toBe(0);
  isReleased.resolve();
  await expect.poll(said).toMatch(/found/);
  expect(await items.locator('.where', { hasText: 'Guide' }).count()).toBeGreaterThan(0);
  expect((await items.locator('h2').allTextContents()).slice(0, early.length)).toEqual(early);
});

test('takes the name of a game for a filter, or as words', { tags: ['night'] }, async () => {
  const { page, look, said } = await searching();
  await look('q=saucer+teapot');
  await expect.poll(said).toMatch(/found in The Teapot\.$/);
  await page.getByRole('link', { name: 'Look for the words “teapot” in every game' }).click();
  await expect.poll(() => page.getByLabel('Words').inputValue()).toBe('"teapot" saucer');
});

test('puts the very words first, documentation and findings last', {
  tags: ['night'],
}, async () => {
  const { page, look, said, items } = await searching();
  await look('q=winning');
  await expect.poll(said).toMatch(/^\d+ found\.$/);
  const more = page.locator('[data-more] button');
  while (await more.isVisible()) {
    const shown = await items.count();
    await more.click();
    await expect.poll(() => items.count()).toBeGreaterThan(shown);
  }
  // The same rule in other games is found too, and stands below the first.
  const found = (await items.count()) + (await items.locator('.same a').count());
  expect(`${found} found.`).toBe(await said());
  const wheres = await items.locator('.where').allTextContents();
  const kinds = wheres.map((where) => ['Guide', 'Finding'].indexOf(where.split(' · ')[0] ?? ''));
  expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
  expect(new Set(kinds)).toEqual(new Set([-1, 0, 1]));
  expect(await items.first().locator('h2').textContent()).toMatch(/\bwinning\b/i);
});
