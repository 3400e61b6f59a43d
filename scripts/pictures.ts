/** Takes the pictures of the documentation anew, from the sample games: `node scripts/pictures.ts`. */
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { begin, fill } from '../test/site/board-page.ts';
import { buildSite } from '../test/site/built-site.ts';
import { openBrowser } from '../test/site/open-browser.ts';
import { AT_A_TABLE, draftExample, EXAMPLES } from '../test/site/sentence-examples.ts';

interface Picture {
  /** Below `public/`. */
  readonly file: string;
  readonly page: string;
  /** What of the page is shown. */
  readonly of: string;
  readonly prepare: (page: Page) => Promise<void>;
  /** Of the window, where it is another. */
  readonly width?: number;
}

/** Pixels of the window for what is shown by itself. */
const NARROW = 800;

const PICTURES: readonly Picture[] = [
  {
    file: 'the-desk-refused.webp',
    page: 'games/fresh/desk/',
    of: '[data-desk]',
    prepare: async (page) => {
      await amend(page, '101', 'Players may do as they like.');
      await said(page, /^Not in order/);
    },
  },
  {
    file: 'the-desk.webp',
    page: 'games/fresh/desk/',
    of: '[data-desk]',
    prepare: async (page) => {
      await amend(page, '205', ADDED);
      await said(page, /^In order/);
    },
  },
  {
    file: 'what-if.webp',
    page: 'games/n-nomic/readings/?unanimity=all-for',
    of: '[data-what-if]',
    prepare: async (page) => {
      await page.waitForSelector('[data-supposed] > *');
    },
  },
  {
    file: 'the-board.webp',
    page: 'play/',
    of: '[data-board]',
    prepare: async (page) => {
      await begin(page, ['Ann', 'Ben', 'Zoë']);
      await fill(page, { text: 'Whoever is late brings biscuits.' });
      await page.locator('[data-turn] button[type=submit]').first().click();
      for (const voter of ['ann', 'ben']) {
        await page.locator(`[data-voter=${voter}] [data-way=for]`).click();
        await page.locator(`[data-voter=${voter}]`).waitFor({ state: 'detached' });
      }
      await page.mouse.move(0, 0);
    },
  },
  ...EXAMPLES.map((example) => ({
    file: example.file,
    page: AT_A_TABLE,
    of: '.sentence-editor',
    width: NARROW,
    prepare: async (page: Page) => {
      await draftExample(page, example);
      await page.locator('h1').click();
      await page.addStyleTag({ content: '.sentence-editor > div { display: none }' });
    },
  })),
];

/** Pixels of a picture's width, and the most of its height. */
const [WIDTH, MOST_HEIGHT] = [1100, 1000];

const ADDED =
  'An adopted rule-change takes full effect at the moment of the completion of the vote that adopted it. It is read aloud before the next turn.';

async function amend(page: Page, rule: string, words: string): Promise<void> {
  await page.locator('[name=change]').selectOption('amend');
  await page.locator('[name=rule]').selectOption(rule);
  await page.locator('[name=text]').fill(words);
  await page.locator('[name=on]').fill('2026-03-02');
  await page.locator('[name=on]').blur();
}

async function said(page: Page, words: RegExp): Promise<void> {
  await page.locator('[data-status]', { hasText: words }).waitFor();
}

const browser = await openBrowser();
const { site, close } = await buildSite('/', 'test/site/at-the-desk');
const only = process.argv[2];
for (const { file, page: path, of, width = WIDTH, prepare } of PICTURES) {
  if (only !== undefined && !file.includes(only)) continue;
  const page = await browser.newPage({ viewport: { width, height: 1600 }, bypassCSP: true });
  await page.goto(site.address + path);
  await prepare(page);
  const taken = sharp(await page.locator(of).screenshot({ animations: 'disabled' }));
  const { width: wide, height } = await taken.metadata();
  const shown = { left: 0, top: 0, width: wide, height: Math.min(height, MOST_HEIGHT) };
  const { data, info } = await taken
    .extract(shown)
    .webp({ quality: 60 })
    .toBuffer({ resolveWithObject: true });
  writeFileSync(`public/${file}`, data);
  console.log(
    `public/${file}: ${info.width} × ${info.height}, ${Math.round(info.size / 1024)} KiB`,
  );
  await page.close();
}
await close();
await browser.close();
