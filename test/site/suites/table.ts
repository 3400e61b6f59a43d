/** The table: a game is begun, played, refused its illegal moves, and kept. */
import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import axe from 'axe-core';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nomic } from '../../cli/context.ts';
import { type WatchedPage, watchPage } from '../watched-page.ts';
import type { Opened } from './opened.ts';
import { bytesOf, MOST } from './same-engine.ts';

const GAME = 'a-game-at-the-table';

export function table(at: Opened): void {
  const sitWith = async (
    options: BrowserContextOptions,
    players: readonly string[],
  ): Promise<WatchedPage> => {
    const watched = await watchPage(at.browser, at.site, options);
    await watched.go('play/');
    await begin(watched.page, players);
    return watched;
  };
  const sit = (...players: readonly string[]) => sitWith({}, players);

  describe('the table', () => {
    it('plays a turn: a proposal, its votes, its end, and a throw', async () => {
      const { page, faults, close } = await sit('Ada', 'Ben');
      await fill(page, { text: 'Tea is served at five.' });
      expect(await make(page)).toContain('Proposal 301 by Ada');
      expect(await make(page)).toBe(
        'The move is not made. Nobody votes. Choose who votes, and how.',
      );
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

    it('refuses a move that is not in order, and says why', async () => {
      const { page, faults, close } = await sit('Ada', 'Ben');
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

    it('keeps the game, and takes moves back one after the other', async () => {
      const { page, close } = await sit('Ada', 'Ben');
      const before = await kept(page);
      await fill(page, { text: 'Tea is served at five.' });
      await make(page);
      await ballot(page, { ada: 'for' });
      await make(page);
      await page.reload();
      await page.locator('[data-turn] form').waitFor();
      expect(await page.locator('[data-voter]').count()).toBe(1);
      const back = page.getByRole('button', { name: 'Take the last move back' });
      await back.click();
      await expect.poll(() => page.locator('[data-voter]').count()).toBe(2);
      await back.click();
      await expect.poll(() => kept(page)).toBe(before);
      await expect.poll(() => back.isDisabled()).toBe(true);
      await close();
    });
    it('plays ten turns, which then are a folder that is checked and published', async () => {
      const { page, faults, go, close } = await sit('Ada', 'Ben', 'Zoë');
      for (const turn of TEN_TURNS) await play(page, turn);
      await judge(page);
      const scores = await page.locator('[data-scores] tbody').innerText();
      const folder = mkdtempSync(join(tmpdir(), 'nomotheca-table-'));
      const zip = await takeAway(page, folder);
      unpack(zip, folder);
      const { out } = await nomic('check', { cwd: folder });
      expect(out).toContain('1 game: nothing wrong');
      await promisify(execFile)(process.execPath, [resolve('src/cli/nomic.js'), 'build'], {
        cwd: folder,
      });
      const published = readFileSync(
        join(folder, 'dist/games/a-game-at-the-table/index.html'),
        'utf8',
      );
      for (const row of scores.split('\n')) {
        const [name = '', points = ''] = row.split('\t');
        expect(published).toMatch(new RegExp(`${name}</bdi>[^]*?>${points}<`));
      }
      await page.getByRole('link', { name: 'Leave the table' }).click();
      await page.getByLabel('Open a game from its zip').setInputFiles(zip);
      await page.waitForURL('**/play/#a-game-at-the-table-2');
      await page.locator('[data-turn] form').waitFor();
      expect(await page.locator('[data-scores] tbody').innerText()).toBe(scores);
      expect(await page.locator('[data-past] li').count()).toBe(TEN_TURNS.length + 1);
      rmSync(folder, { recursive: true });
      await go('play/');
      expect(await page.locator('[data-games] li').count()).toBe(2);
      expect(faults).toEqual([]);
      await close();
    });

    it('opens no zip that is no game, and says why', async () => {
      const { page, close } = await watchPage(at.browser, at.site);
      await page.goto(`${at.site.address}play/`);
      const open = async (files: Zippable) => {
        const buffer = Buffer.from(zipSync(files));
        const zip = { name: 'game.zip', mimeType: 'application/zip', buffer };
        await page.locator('[data-said]').evaluate((status) => status.replaceChildren());
        await page.getByLabel('Open a game from its zip').setInputFiles(zip);
        await expect.poll(() => saidOn(page)).toContain('game.zip is not opened.');
        return saidOn(page);
      };
      const head = strToU8('---\ntitle: Tea\nruleset: nowhere\nmedium: table\nplayers: {}\n---\n');
      expect(await open({ '../evil.md': head })).toContain('outside of its folder');
      expect(await open({ 'games/tea/game.md': head })).toContain('nowhere');
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await close();
    });

    it('shows what is damaged or of another version, hands it out, and leaves it as it is', async () => {
      const { page, go, close } = await watchPage(at.browser, at.site);
      await go('play/');
      const damaged = { torn: '{"version":1,"id":"torn","rec', old: '{"version":0}', odd: '[1]' };
      await page.evaluate((all) => {
        for (const [id, bytes] of Object.entries(all)) {
          localStorage.setItem(`nomotheca/table/${id}`, bytes);
        }
      }, damaged);
      await page.reload();
      const games = page.locator('[data-games]');
      const said = await games.innerText();
      expect(said).toContain('torn: What is kept of it is damaged.');
      expect(said).toContain('old: Another version of this page has kept it.');
      expect(said).toContain('odd: What is kept of it is damaged.');
      const arrival = page.waitForEvent('download');
      await games.getByRole('button', { name: 'Download what is kept of torn' }).click();
      expect(readFileSync(await (await arrival).path(), 'utf8')).toBe(damaged.torn);
      await page.locator('#title').fill('Torn');
      await begin(page, ['Ada', 'Ben']);
      expect(await kept(page, 'torn')).toBe(damaged.torn);
      expect(await kept(page, 'torn-2')).toContain('"id":"torn-2"');
      await page.getByRole('link', { name: 'Leave the table' }).click();
      page.on('dialog', (dialog) => dialog.accept());
      await games.getByRole('button', { name: 'Remove torn', exact: true }).click();
      await expect.poll(() => kept(page, 'torn')).toBe(null);
      await close();
    });

    it('goes on where the storage is full, says that nothing is kept, and hands the game out', async () => {
      const { page, close } = await sit('Ada', 'Ben');
      const before = await kept(page);
      await page.evaluate(() => {
        let size = 4_000_000;
        for (let i = 0; size > 0; i += 1) {
          try {
            localStorage.setItem(`filler-${i}`, 'x'.repeat(size));
          } catch {
            size = Math.floor(size / 2);
          }
        }
      });
      await fill(page, { text: 'Tea is served at five.' });
      expect(await make(page)).toContain('This is not kept. The storage that the browser has');
      expect(await kept(page)).toBe(before);
      expect(await page.locator('[data-problems]').innerText()).toContain('Take the game away');
      const folder = mkdtempSync(join(tmpdir(), 'nomotheca-table-'));
      unpack(await takeAway(page, folder), folder);
      expect((await nomic('check', { cwd: folder })).out).toContain('nothing wrong');
      rmSync(folder, { recursive: true });
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) {
          if (key.startsWith('filler-')) localStorage.removeItem(key);
        }
      });
      await ballot(page, { ada: 'for' });
      expect(await make(page)).not.toContain('not kept');
      expect(await kept(page)).toContain('ada');
      expect(await page.locator('[data-problems]').isVisible()).toBe(false);
      await close();
    });

    it('is played where the browser keeps nothing at all', async () => {
      const { page, faults, go, close } = await watchPage(at.browser, at.site);
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Kept out.', 'SecurityError');
          },
        });
      });
      await go('play/?set=gnomic');
      await begin(page, ['Ada', 'Ben']);
      const problems = page.locator('[data-problems]');
      expect(await problems.innerText()).toContain('The browser keeps nothing for this site.');
      await page.getByRole('link', { name: 'Leave the table' }).click();
      page.on('dialog', (dialog) => dialog.accept());
      await page.getByRole('button', { name: 'Remove “A game at the table”' }).click();
      await expect.poll(() => page.locator('[data-shelf]').isVisible()).toBe(false);
      expect(faults).toEqual([]);
      await close();
    });

    it('follows another window, and never writes over what that one kept', async () => {
      const { page, close } = await sit('Ada', 'Ben');
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.locator('[data-turn] form').waitFor();
      await fill(page, { text: 'Tea is served at five.' });
      await make(page);
      await expect.poll(() => other.locator('[data-voter]').count()).toBe(2);
      // Changed without a word to this window, as by one that has been asleep.
      const strange = (await kept(page))?.replace('Tea', 'Coffee') ?? '';
      await page.evaluate(([key, bytes]) => localStorage.setItem(key, bytes), [
        keyOf(GAME),
        strange,
      ] as const);
      await ballot(page, { ada: 'for' });
      expect(await make(page)).toContain('changed in another window');
      expect(await kept(page)).toBe(strange);
      await close();
    });

    it.each(['light', 'dark'] as const)(
      'fits a narrow window in the %s scheme, and is in order for those who cannot see it',
      async (colorScheme) => {
        const viewport = { width: 390, height: 800 };
        const options = { viewport, colorScheme, bypassCSP: true };
        const { page, close } = await sitWith(options, ['Ada', 'Ben']);
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
        await page.evaluate(axe.source);
        const violations = await page.evaluate(async () => {
          const loaded = window as unknown as { readonly axe: typeof axe };
          return (await loaded.axe.run()).violations.map(
            ({ id, nodes }) => `${id} ${nodes[0]?.html}`,
          );
        });
        expect(violations).toEqual([]);
        await close();
      },
    );

    it('never runs what players write', async () => {
      const harm = '<img src=x onerror="window.harmed = 1"><script>window.harmed = 1</script>';
      const { page, faults, close } = await sitWith({ bypassCSP: true }, [harm.slice(0, 60), 'B']);
      await fill(page, { title: harm, text: harm });
      await make(page);
      expect(await page.locator('[data-table] :is(img, script)').count()).toBe(0);
      expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
      expect(faults).toEqual([]);
      await close();
    });

    it('can be played with the keyboard alone', async () => {
      const { page, go, close } = await watchPage(at.browser, at.site);
      await go('play/');
      await page.locator('#seat-1').focus();
      await page.keyboard.type('Ada');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Ben');
      await page.keyboard.press('Enter');
      await page.locator('[data-turn] form').waitFor();
      await expect.poll(() => focused(page)).toBe('A game at the table');
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

    it('is small, and loads its scripts for nobody else', async () => {
      const { page, go, close } = await watchPage(at.browser, at.site);
      const scripts = new Set<string>();
      page.on('request', (request) => scripts.add(new URL(request.url()).pathname));
      await go('play/');
      expect([...scripts].some((name) => /worker-/.test(name))).toBe(false);
      await begin(page, ['Ada', 'Ben']);
      expect(bytesOf(scripts, at.site)).toBeLessThan(MOST);
      const [, own = ''] = /src="([^"]*)"><\/script>\s*<\/main>/.exec(await page.content()) ?? [];
      expect(own).toContain('/_astro/');
      const pages = globSync('**/*.html', { cwd: at.site.folder });
      const using = pages.filter((file) => {
        return readFileSync(join(at.site.folder, file), 'utf8').includes(own);
      });
      expect(using).toEqual([join('play', 'index.html')]);
      await close();
    });

    it('says that it takes a script', async () => {
      const { page, go, close } = await watchPage(at.browser, at.site, {
        javaScriptEnabled: false,
      });
      await go('play/');
      expect(await page.locator('main').innerText()).toContain('takes a script');
      expect(await page.locator('main form').first().isVisible()).toBe(false);
      await close();
    });
  });
}

interface PlayedTurn {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly votes: Readonly<Record<string, string>>;
  readonly comes: string;
}

const ALL = { ada: 'for', ben: 'for', zoe: 'for' };
const enact = (text: string) => [['text', text]] as const;

/** Ada, Ben and Zoë in turn, under Suber's set; from the second on votes need only a majority. */
const TEN_TURNS: readonly PlayedTurn[] = [
  { fields: enact('Tea is served at five.'), votes: ALL, comes: 'Rule 301 enacted' },
  {
    fields: [
      ['change', 'amend'],
      ['rule', '203'],
      ['text', 'A rule-change is adopted by a simple majority of the votes.'],
      ['mechanics', 'adoption: votes.majority'],
    ],
    votes: ALL,
    comes: 'Rule 203 amended, now Rule 302',
  },
  {
    fields: enact('Cake is served at four.'),
    votes: { ...ALL, ada: 'against' },
    comes: 'Adopted 2 : 1 (Rule 302)',
  },
  {
    fields: enact('Nobody speaks.'),
    votes: { ...ALL, ben: 'against', zoe: 'against' },
    comes: 'Ada −10 (Rule 206)',
  },
  {
    fields: [
      ['change', 'transmute'],
      ['rule', '115'],
    ],
    votes: ALL,
    comes: 'Rule 115 transmuted',
  },
  {
    fields: [
      ['change', 'repeal'],
      ['rule', '301'],
    ],
    votes: { ...ALL, ada: 'against' },
    comes: 'Rule 301 repealed',
  },
  { fields: enact('Whoever rhymes, smiles.'), votes: ALL, comes: 'Rule 307 enacted' },
  {
    fields: [
      ['text', 'Whoever proposes what is adopted has ten points.'],
      ['mechanics', 'awards:\n  - { on: adopted, to: proposer, points: 10 }'],
    ],
    votes: ALL,
    comes: 'Rule 308 enacted',
  },
  { fields: enact('Hats are worn.'), votes: ALL, comes: 'Zoë +10' },
  {
    fields: [
      ['change', 'repeal'],
      ['rule', '309'],
    ],
    votes: { ...ALL, zoe: 'against' },
    comes: 'Rule 309 repealed',
  },
];

/** Proposes, votes, closes and throws. */
async function play(page: Page, { fields, votes, comes }: PlayedTurn): Promise<void> {
  for (const [name, value] of fields) {
    const field = page.locator(`[data-turn] [name=${name}]`);
    if (!(await field.isVisible()))
      await page.getByText('Mechanics', { exact: true }).first().press('Enter');
    const isSelect = await field.evaluate((each) => each.tagName === 'SELECT');
    await (isSelect ? field.selectOption(value) : field.fill(value));
  }
  expect(await make(page)).toContain('0 for, 0 against so far');
  await ballot(page, votes);
  await make(page);
  expect(await make(page)).toContain(comes);
  expect(await make(page, 'Throw it')).toContain('Next: ');
}

/** A question is put to the Judge, who answers it. */
async function judge(page: Page): Promise<void> {
  await page.locator('[name=kind]').selectOption('ask');
  await fill(page, { question: 'May tea be drunk from a cup?', about: '203' });
  expect(await make(page)).toContain('Judgment 1 waits for');
  await fill(page, { ruling: 'It may', reasons: 'No rule says otherwise.' });
  expect(await make(page)).toContain('It may');
}

async function takeAway(page: Page, folder: string): Promise<string> {
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take the game away' }).click();
  const path = join(folder, (await arrival).suggestedFilename());
  await (await arrival).saveAs(path);
  return path;
}

function unpack(zip: string, folder: string): void {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}

async function begin(page: Page, players: readonly string[]): Promise<void> {
  for (const [i, name] of players.entries()) await page.locator(`#seat-${i + 1}`).fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('[data-turn] form').waitFor();
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`[data-turn] [name=${name}]`).fill(value);
  }
}

async function ballot(page: Page, ways: Readonly<Record<string, string>>): Promise<void> {
  for (const [voter, way] of Object.entries(ways)) {
    await page.locator(`[data-voter=${voter}]`).selectOption(way);
  }
}

/** Makes the move, and returns what is said of it. */
async function make(page: Page, press = 'Make the move'): Promise<string> {
  await page.locator('[data-said]').evaluate((status) => status.replaceChildren());
  await page.getByRole('button', { name: press }).click();
  await expect.poll(() => saidOn(page), { timeout: 60_000 }).not.toBe('');
  return saidOn(page);
}

async function saidOn(page: Page): Promise<string> {
  return (await page.locator('[data-said]').textContent()) ?? '';
}

function keyOf(game: string): string {
  return `nomotheca/table/${game}`;
}

function kept(page: Page, game = GAME): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), keyOf(game));
}

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
