/**
 * Takes the pictures of the documentation and of the README anew, from the sample games:
 * `node scripts/pictures.ts [PART OF THE NAME]`.
 */
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { begin, fill } from '../test/site/board-page.ts';
import { buildSite } from '../test/site/built-site.ts';
import { openBrowser } from '../test/site/open-browser.ts';
import { README_PICTURES } from '../test/site/readme-pictures.ts';
import { AT_A_TABLE, draftExample, EXAMPLES } from '../test/site/sentence-examples.ts';
import { readArguments } from './read-arguments.ts';

interface Picture {
  readonly file: string;
  /** By default `public/docs`. */
  readonly folder?: string;
  readonly page: string;
  /** Selects the part of the page in the picture. */
  readonly of: string;
  /** Selects the part at the top of the picture. */
  readonly from?: string;
  readonly prepare: (page: Page) => Promise<void>;
  /** Returns a link for a second window, which the picture shows next to the first. */
  readonly sent?: (page: Page) => Promise<string>;
  /** Pixels of the window, by default `WIDTH`. */
  readonly width?: number;
  /** By default `MOST_HEIGHT`. */
  readonly mostHeight?: number;
}

/** Pixels of the window for a small part of a page. */
const NARROW = 800;

/** Pixels of each of two windows. */
const BESIDE = 560;
/** Pixels between two windows. */
const GAP = 24;

const PLAYERS = ['Ann', 'Ben', 'Zoë'];

const PICTURES: readonly Picture[] = [
  {
    file: 'the-desk-refused.webp',
    page: 'games/fresh/desk/',
    of: '[data-desk]',
    from: '[data-desk] [data-kinds]',
    prepare: async (page) => {
      await amend(page, '101', 'Players may do as they like.');
      await said(page, /^Not in order/);
    },
  },
  {
    file: 'the-desk.webp',
    page: 'games/fresh/desk/',
    of: '[data-desk]',
    mostHeight: 1500,
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
    from: '[data-ask]',
    prepare: async (page) => {
      await begin(page, PLAYERS);
      await propose(page, 'Whoever is late brings biscuits.');
      await vote(page, ['ann', 'for'], ['ben', 'for']);
      await page.mouse.move(0, 0);
    },
  },
  {
    file: 'the-board-by-links.webp',
    page: 'play/',
    of: '[data-board]',
    from: '[data-ask]',
    width: BESIDE,
    prepare: async (page) => {
      await begin(page, PLAYERS.slice(0, 2));
      await propose(page, 'Whoever is late brings biscuits.');
      await vote(page, ['ann', 'for']);
    },
    sent: async (page) => {
      await page.locator('[data-link]').click();
      const address = page.locator('[data-address]');
      await address.waitFor();
      return address.inputValue();
    },
  },
  {
    file: 'the-board-replay.webp',
    page: 'play/',
    of: '[data-walk]',
    prepare: async (page) => {
      await begin(page, PLAYERS);
      await propose(page, 'Whoever is late brings biscuits.');
      await vote(page, ['ann', 'for'], ['ben', 'for'], ['zoe', 'for']);
      await throwDie(page, 4);
      await propose(page, 'Nobody speaks before noon.');
      await vote(page, ['ann', 'against'], ['ben', 'for'], ['zoe', 'for']);
      await throwDie(page, 6);
      for (let step = 0; step < 2; step += 1) await page.locator('[data-walk-back]').click();
      await page.locator('[data-walk-shown]').waitFor();
    },
  },
  {
    file: 'the-board-won.webp',
    page: 'play/',
    of: '[data-board]',
    prepare: async (page) => {
      await begin(page, PLAYERS);
      await page.locator('[data-kinds] button[value=amend]').click();
      await page.locator('[data-turn] [name=rule]').selectOption('208');
      await page.getByRole('textbox', { name: /^How many.*at least/ }).fill('5');
      await page.getByRole('textbox', { name: /^How many.*at least/ }).press('Enter');
      await propose(page, 'The winner is the first player to achieve 5 (positive) points.');
      await vote(page, ['ann', 'for'], ['ben', 'for'], ['zoe', 'for']);
      await throwDie(page, 6);
      await page.locator('[data-ask]', { hasText: 'Ann has won.' }).waitFor();
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
      await page.addStyleTag({
        content: '.sentence-editor > :is(div, details), .make { display: none }',
      });
    },
  })),
  ...README_PICTURES.map((picture) => ({ ...picture, folder: '.github' })),
];

/** Pixels of a picture's width, and the most of its height. */
const [WIDTH, MOST_HEIGHT] = [1100, 1000];

const ADDED =
  'An adopted rule-change takes full effect at the moment of the completion of the vote that adopted it. It is read aloud before the next turn.';

async function propose(page: Page, text: string): Promise<void> {
  await fill(page, { text });
  await page.locator('[data-turn] button[type=submit]').first().click();
}

async function vote(page: Page, ...votes: readonly (readonly [string, string])[]): Promise<void> {
  for (const [voter, way] of votes) {
    await page.locator(`[data-voter=${voter}] [data-way=${way}]`).click();
    await page.locator(`[data-voter=${voter}]`).waitFor({ state: 'detached' });
  }
}

async function throwDie(page: Page, shows: number): Promise<void> {
  const die = page.getByLabel('Your own die shows');
  await die.fill(String(shows));
  await die.press('Enter');
  await die.waitFor({ state: 'detached' });
}

async function amend(page: Page, rule: string, words: string): Promise<void> {
  await page.locator('[data-kinds] button[value=amend]').click();
  await page.locator('[name=rule]').selectOption(rule);
  await page.locator('[name=text]').fill(words);
  await page.locator('[name=on]').fill('2026-03-02');
  await page.locator('[name=on]').blur();
}

async function said(page: Page, words: RegExp): Promise<void> {
  await page.locator('[data-status]', { hasText: words }).waitFor();
}

const browser = await openBrowser();
const { site, close } = await buildSite();
const [only] = readArguments(import.meta.url);
for (const picture of PICTURES) {
  const { file, folder = 'public/docs', page: path, width = WIDTH, prepare, sent } = picture;
  const place = `${folder}/${file}`;
  if (only !== undefined && !place.includes(only)) continue;
  const page = await openPage(site.address + path, width);
  await prepare(page);
  const taken = [await take(page, picture)];
  if (sent) {
    // A window of its own shares nothing with the first.
    const other = await openPage(await sent(page), width);
    await other.locator('[data-voter]').first().waitFor();
    taken.push(await take(other, picture));
    await other.close();
  }
  const join = { across: taken.length, shim: GAP, background: '#dfe5dc' };
  const whole = taken.length === 1 ? sharp(taken[0]) : sharp(taken, { join });
  const { data, info } = await whole.webp({ quality: 60 }).toBuffer({ resolveWithObject: true });
  writeFileSync(place, data);
  console.log(`${place}: ${info.width} × ${info.height}, ${Math.round(info.size / 1024)} KiB`);
  await page.close();
}
await close();
await browser.close();

async function openPage(address: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 1600 }, bypassCSP: true });
  await page.goto(address);
  return page;
}

/** Cuts the picture to one screen. */
async function take(page: Page, { of, from, mostHeight = MOST_HEIGHT }: Picture): Promise<Buffer> {
  const element = page.locator(of);
  const top = from === undefined ? 0 : (await topOf(page, from)) - (await topOf(page, of));
  const taken = sharp(await element.screenshot({ animations: 'disabled' }));
  const { width, height } = await taken.metadata();
  const shown = { left: 0, top, width, height: Math.min(height - top, mostHeight) };
  return taken.extract(shown).png().toBuffer();
}

async function topOf(page: Page, selector: string): Promise<number> {
  return Math.floor((await page.locator(selector).boundingBox())?.y ?? 0);
}
