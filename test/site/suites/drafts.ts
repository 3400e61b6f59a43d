/** The desk: each kind of move is composed, refused, mended and taken away. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nomic } from '../../cli/context.ts';
import { watchPage } from '../watched-page.ts';
import type { Opened } from './opened.ts';

/** What is put into which fields, in this order. */
type Fields = readonly (readonly [name: string, value: string])[];

interface Composed {
  readonly move: string;
  readonly game: string;
  readonly fields: Fields;
  /** A part of what is wrong with it. */
  readonly refused: string;
  readonly mend: Fields;
  /** A part of what it then does. */
  readonly does: string;
}

const ROBOT = 'two-players-and-a-robot';

const MOVES: readonly Composed[] = [
  {
    move: 'to enact a rule',
    game: ROBOT,
    fields: [
      ['by', 'otto'],
      ['text', 'Tea is served at five.'],
    ],
    refused: 'Vera Lindqvist',
    mend: [['by', 'vera']],
    does: 'Proposal 307 by Vera Lindqvist',
  },
  {
    move: 'to amend a rule',
    game: ROBOT,
    fields: [
      ['change', 'amend'],
      ['rule', '101'],
      ['text', 'Rules are rules.'],
    ],
    refused: 'Rule 101 is immutable',
    mend: [
      ['rule', '306'],
      ['text', 'Whoever lost the last vote pours the tea.'],
    ],
    does: 'It needs 2 of the 3 votes',
  },
  {
    move: 'to repeal a rule',
    game: ROBOT,
    fields: [
      ['change', 'repeal'],
      ['rule', '102'],
    ],
    refused: 'Rule 102 is immutable',
    mend: [['rule', '213']],
    does: 'Repeal Rule 213',
  },
  {
    move: 'to transmute a rule',
    game: ROBOT,
    fields: [
      ['change', 'transmute'],
      ['rule', '306'],
      ['by', 'otto'],
    ],
    refused: 'Vera Lindqvist',
    mend: [['by', 'vera']],
    does: 'Transmute Rule 306',
  },
  {
    move: 'mechanics',
    game: ROBOT,
    fields: [
      ['text', 'Tea is served at five.'],
      ['mechanics', 'adoptoin: { majority: simple }'],
    ],
    refused: 'adoptoin',
    mend: [['mechanics', '']],
    does: 'Proposal 307 by Vera Lindqvist',
  },
  {
    move: 'a motion',
    game: 'fresh',
    fields: [
      ['change', 'act'],
      ['text', 'We thank Ada for the tea.'],
      ['acts', '- { apoint: { chair: ann } }'],
    ],
    refused: 'apoint',
    mend: [['acts', '']],
    does: 'Proposal 301 by Ann',
  },
  {
    move: 'a vote',
    game: 'open-vote',
    fields: [
      ['kind', 'vote'],
      ['eve', 'for'],
      ['on', '2026-03-01'],
    ],
    refused: 'dated 2026-03-01',
    mend: [['on', '2026-03-04']],
    does: 'Every vote is cast, and it is carried',
  },
  {
    move: 'the end of a vote',
    game: 'all-voted',
    fields: [
      ['kind', 'closed'],
      ['on', '2026-03-01'],
    ],
    refused: 'closed',
    mend: [['on', '2026-03-05']],
    does: 'Adopted 3 : 0',
  },
  {
    move: 'the withdrawal of a proposal',
    game: 'open-vote',
    fields: [
      ['kind', 'withdrawn'],
      ['on', '2026-03-01'],
    ],
    refused: 'before `proposed`',
    mend: [['on', '2026-03-04']],
    does: 'Withdrawn.',
  },
  {
    move: 'a question to a Judge',
    game: 'all-voted',
    fields: [
      ['kind', 'ask'],
      ['by', 'ben'],
      ['question', 'Is tea a rule?'],
      ['about', '999'],
    ],
    refused: '999',
    mend: [['about', '203, 207']],
    does: 'waits for Eve',
  },
  {
    move: 'a Judgment',
    game: 'open-vote',
    fields: [
      ['kind', 'given'],
      ['judge', 'ben'],
      ['ruling', 'It may.'],
      ['reading', 'unanimity'],
      ['take', 'all-for'],
      ['on', '2026-03-04'],
    ],
    refused: 'the Judge is Eve',
    mend: [['judge', '']],
    does: 'Judgment 1 by Eve: It may.',
  },
  {
    move: 'a Judge who accepts',
    game: 'open-vote',
    fields: [
      ['kind', 'accepted'],
      ['judge', 'ben'],
      ['on', '2026-03-04'],
    ],
    refused: 'the Judge is Eve',
    mend: [['judge', '']],
    does: 'Judgment 1 waits for Eve',
  },
  {
    move: 'a Judge who refuses',
    game: 'open-vote',
    fields: [
      ['kind', 'refused'],
      ['judge', 'ben'],
      ['on', '2026-03-04'],
    ],
    refused: 'the Judge is Eve',
    mend: [['judge', '']],
    does: 'Judgment 1 waits for Ben',
  },
];

export function drafts(at: Opened): void {
  describe('the desk', () => {
    it.each(MOVES)(
      'refuses $move that is not in order, and gives the record of one that is',
      async ({ game, fields, refused, mend, does }) => {
        const { page, faults, go, close } = await watchPage(at.browser, at.site);
        await go(`games/${game}/desk/`);
        await fill(page, fields);
        await expect.poll(() => statusOf(page)).toMatch(/^Not in order/);
        const verdict = page.locator('.verdict');
        expect(
          await verdict.locator('.finding[data-kind="fault"]').allTextContents(),
        ).toContainEqual(expect.stringContaining(refused));
        expect(await verdict.locator('pre mark').count()).toBeGreaterThan(0);
        await fill(page, mend);
        await expect.poll(() => statusOf(page)).toBe('In order.');
        expect(await verdict.textContent()).toContain(does);
        expect(await verdict.locator('pre mark').count()).toBe(0);
        expect(await checkOf(page, at.site.content, game)).toContain('nothing wrong');
        expect(faults).toEqual([]);
        await close();
      },
    );

    it('records what a Judgment settles, and names no option of a command', async () => {
      const { page, faults, go, close } = await watchPage(at.browser, at.site);
      await go('games/open-vote/desk/');
      await fill(page, [['kind', 'vote']]);
      await expect.poll(() => statusOf(page)).toBe('Not a move yet.');
      const verdict = page.locator('.verdict');
      expect(await verdict.innerText()).toContain('Nobody votes. Choose who votes, and how.');
      expect(await verdict.innerText()).not.toContain('--');
      await fill(page, [
        ['kind', 'given'],
        ['ruling', 'It may.'],
        ['reading', 'unanimity'],
        ['take', 'all-for'],
        ['settled', '301'],
        ['is', 'legal'],
        ['on', '2026-03-04'],
      ]);
      await expect.poll(() => statusOf(page)).toBe('In order.');
      const text = await page.locator('.verdict pre').textContent();
      expect(text).toContain('  - { reading: unanimity, take: all-for }\n');
      expect(text).toContain('  - { move: 301, is: legal }\n');
      expect(await checkOf(page, at.site.content, 'open-vote')).toContain('nothing wrong');
      expect(faults).toEqual([]);
      await close();
    });

    it('shows no answer to a draft that has been altered since', async () => {
      const { page, faults, go, close } = await watchPage(at.browser, at.site);
      await page.addInitScript(holdDrafts);
      await go(`games/${ROBOT}/desk/`);
      await release(page);
      await expect.poll(() => statusOf(page)).toBe('Not a move yet.');
      // At the very moment of typing, whatever the engine does.
      const typed = await page.evaluate(() => {
        const text = document.querySelector<HTMLTextAreaElement>('[name=text]');
        if (text) text.value = 'Tea is served at five.';
        text?.dispatchEvent(new Event('input', { bubbles: true }));
        const answer = document.querySelector<HTMLElement>('[data-answer]');
        return [document.querySelector('[data-status]')?.textContent, answer?.inert];
      });
      expect(typed).toEqual(['The rules are being asked …', true]);
      await waitForDraft(page);
      await fill(page, [['by', 'otto']]);
      await release(page);
      await waitForDraft(page);
      expect(await statusOf(page)).toBe('The rules are being asked …');
      await release(page);
      await expect.poll(() => statusOf(page)).toMatch(/^Not in order/);
      expect(await page.locator('[data-answer]').evaluate((each) => each.matches('[inert]'))).toBe(
        false,
      );
      expect(faults).toEqual([]);
      await close();
    });

    it('puts several changes into one proposal', async () => {
      const { page, faults, go, close } = await watchPage(at.browser, at.site);
      await go(`games/${ROBOT}/desk/`);
      await fill(page, [['text', 'Tea is served at five.']]);
      await page.getByRole('button', { name: 'Add another change' }).click();
      const second = page.getByRole('group', { name: 'Change 2' });
      await second.locator('[name=change]').selectOption('repeal');
      await second.locator('[name=rule]').selectOption('101');
      await expect.poll(() => statusOf(page)).toMatch(/^Not in order/);
      await second.locator('[name=rule]').selectOption('213');
      await expect.poll(() => statusOf(page)).toBe('In order.');
      expect(await page.locator('.verdict h3').allTextContents()).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^Enact a new mutable rule/),
          'Repeal Rule 213',
        ]),
      );
      expect(await checkOf(page, at.site.content, ROBOT)).toContain('nothing wrong');
      await second.getByRole('button', { name: 'Remove' }).click();
      await expect.poll(() => page.locator('.verdict pre').textContent()).not.toContain('213');
      expect(faults).toEqual([]);
      await close();
    });

    it('says what would come of a proposal', async () => {
      const { page, faults, go, close } = await watchPage(at.browser, at.site);
      await go('games/fresh/desk/');
      await fill(page, [['text', 'Tea is served at five.']]);
      await expect.poll(() => statusOf(page)).toBe('In order.');
      const verdict = await page.locator('.verdict').innerText();
      expect(verdict).toContain('Not yet: Ann, Ben and Eve.');
      expect(verdict).toMatch(/If everybody votes for it\s+Adopted 3 : 0 \(Rule 203\)/);
      expect(verdict).toMatch(
        /If everybody votes against it\s+Defeated 0 : 3 .*Ann −10 \(Rule 206\)/,
      );
      expect(verdict).toContain('Next: Ben, Proposal 302.');
      expect(faults).toEqual([]);
      await close();
    });

    it('says on which readings that depends', async () => {
      const { page, faults, go, close } = await watchPage(at.browser, at.site);
      await go('games/open-vote/desk/');
      await fill(page, [
        ['kind', 'vote'],
        ['eve', 'abstain'],
        ['on', '2026-03-04'],
      ]);
      await expect.poll(() => statusOf(page)).toBe('In order.');
      const verdict = await page.locator('.verdict').innerText();
      expect(verdict).toMatch(/If the vote is closed then\s+Defeated 2 : 0 : 1/);
      expect(verdict).toContain('Does an abstention or silence defeat unanimity?');
      expect(faults).toEqual([]);
      await close();
    });

    it('takes a number where no rule numbers proposals, and says where nobody plays', async () => {
      const { page, faults, go, close } = await watchPage(at.browser, at.site);
      await go('games/gnomic/desk/');
      await fill(page, [['text', 'Tea is served at five.']]);
      await expect.poll(() => page.locator('.verdict').innerText()).toContain('Nobody plays');
      expect(faults).toEqual([]);
      await close();
    });

    it('lets the record be downloaded, and opened at the forge with everything filled in', async () => {
      const { page, go, close } = await watchPage(at.browser, at.site);
      await go(`games/${ROBOT}/desk/`);
      await fill(page, [['text', 'Tea & cake, “at five” <b>+1</b>']]);
      await expect.poll(() => statusOf(page)).toBe('In order.');
      const text = await page.locator('.verdict pre').textContent();
      const arrival = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download' }).click();
      const download = await arrival;
      expect(download.suggestedFilename()).toBe('307.md');
      expect(readFileSync(await download.path(), 'utf8')).toBe(text);
      const send = page.getByRole('link', { name: 'Open it at forge.example' });
      const address = new URL((await send.getAttribute('href')) ?? '');
      expect(address.pathname).toBe(`/owner/name/_new/main/content/games/${ROBOT}/proposals`);
      expect(address.searchParams.get('filename')).toBe('307.md');
      expect(address.searchParams.get('value')).toBe(text);
      await close();
    });

    it('never runs what is typed', async () => {
      const { page, faults, go, close } = await watchPage(at.browser, at.site, { bypassCSP: true });
      await go(`games/${ROBOT}/desk/`);
      const harm = '<img src=x onerror="window.harmed = 1"><script>window.harmed = 1</script>';
      await fill(page, [
        ['title', harm],
        ['text', harm],
        ['mechanics', `x: "${'<b>'}"`],
      ]);
      await expect.poll(() => statusOf(page)).toMatch(/^Not in order/);
      await fill(page, [['mechanics', '']]);
      await expect.poll(() => statusOf(page)).toMatch(/order/);
      expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
      expect(await page.locator('.verdict :is(img, script)').count()).toBe(0);
      expect(faults).toEqual([]);
      await close();
    });

    it('fits a narrow window, and is in order for those who cannot see it', async () => {
      const { page, go, close } = await watchPage(at.browser, at.site, {
        viewport: { width: 390, height: 800 },
        bypassCSP: true,
      });
      await go(`games/${ROBOT}/desk/`);
      await fill(page, [
        ['change', 'amend'],
        ['rule', '101'],
        ['text', 'Rules.'],
      ]);
      await expect.poll(() => statusOf(page)).toMatch(/^Not in order/);
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
    });

    it('says that it takes a script', async () => {
      const { page, go, close } = await watchPage(at.browser, at.site, {
        javaScriptEnabled: false,
      });
      await go(`games/${ROBOT}/desk/`);
      expect(await page.locator('main').innerText()).toContain('takes a script');
      expect(await page.locator('main form').isVisible()).toBe(false);
      await close();
    });
  });
}

/** Keeps each draft from the engine until it is released. */
function holdDrafts(): void {
  const held: (() => void)[] = [];
  Object.assign(window, { held });
  window.Worker = class extends Worker {
    override postMessage(message: { readonly asked: { readonly ask: string } }): void {
      if (message.asked.ask === 'draft') held.push(() => super.postMessage(message));
      else super.postMessage(message);
    }
  };
}

async function waitForDraft(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Held).held.length > 0);
}

async function release(page: Page): Promise<void> {
  await waitForDraft(page);
  await page.evaluate(() => (window as unknown as Held).held.shift()?.());
}

interface Held {
  readonly held: (() => void)[];
}

function statusOf(page: Page): Promise<string | null> {
  return page.locator('[data-status]').textContent();
}

/** By the names of fields, or the player who votes; the first where several changes have one. */
async function fill(page: Page, fields: Fields): Promise<void> {
  for (const [name, value] of fields) {
    const field = page.locator(`.draft [name="${name}"], .draft [data-voter="${name}"]`).first();
    if (!(await field.isVisible()))
      await field.locator('xpath=ancestor::details/summary').press('Enter');
    const isSelect = await field.evaluate((each) => each.tagName === 'SELECT');
    await (isSelect ? field.selectOption(value) : field.fill(value));
  }
}

/** What the command says of the game with the record that the desk shows. */
async function checkOf(page: Page, content: string, game: string): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-drafted-'));
  cpSync(content, join(folder, 'content'), { recursive: true });
  const file = (await page.locator('[data-file]').textContent()) ?? '';
  const path = join(folder, 'content', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, (await page.locator('.verdict pre').textContent()) ?? '');
  const { out } = await nomic(`check ${game}`, { cwd: folder });
  rmSync(folder, { recursive: true });
  return out;
}
