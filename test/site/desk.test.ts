/**
 * The desk: what it answers, in what form, and to whom.
 * @module-tag slow
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packLink } from '../../src/try-out/links/pack.ts';
import { axeFindings } from './axe-findings.ts';
import { checkOf, type Fields, fill, ROBOT, statusOf } from './desk-page.ts';
import { holdQuestions, release, waitForHeld } from './held-questions.ts';
import { site } from './the-site.ts';
import { open } from './watched-page.ts';

test('records what a Judgment settles, and names no option of a command', async () => {
  const { page, go } = await open();
  await go('games/open-vote/desk/');
  await fill(page, ['kind=vote']);
  await expect.poll(() => statusOf(page)).toBe('Nothing to check yet.');
  const verdict = page.locator('.verdict');
  expect(await verdict.innerText()).toContain('Choose who votes, and how.');
  expect(await verdict.innerText()).not.toContain('--');
  await fill(page, [
    'kind=given',
    'ruling=It may.',
    // Nobody has met the question in this game, so it is among the others.
    'reading=*',
    'reading=unanimity',
    'take=all-for',
    'settled=301',
    'is=legal',
    'on=2026-03-04',
  ]);
  await expect.poll(() => statusOf(page)).toBe('In order.');
  const text = await page.locator('.handing pre').textContent();
  expect(text).toContain('  - { reading: unanimity, take: all-for }\n');
  expect(text).toContain('  - { move: 301, is: legal }\n');
  expect(await checkOf(page, site.content, 'open-vote')).toContain('nothing wrong');
});

interface Mended {
  readonly game: string;
  /** The draft at fault: fields of the form, or the move of a link. */
  readonly draft: Fields | object;
  readonly button: string;
  /** The form in which the cure is made, the field that has the focus, and what is filled in. */
  readonly kind: string;
  readonly focus: string;
  readonly filled?: Readonly<Record<string, string>>;
  /** Fields that the player has to fill in, and the answer of the rules then. */
  readonly rest?: Fields;
  readonly status: string;
}

const NEXT = ['kind=propose', 'by=ben', 'text=Tea is green.', 'on=2026-03-04'];
const VOTE = { kind: 'vote', number: 301, ballots: [{ voter: 'ann', way: 'for' }] };
const MENDED: readonly Mended[] = [
  {
    game: 'stayed',
    draft: NEXT,
    button: 'Record who consents',
    kind: 'consent',
    focus: 'by',
    status: 'In order.',
  },
  {
    game: 'open-vote',
    draft: NEXT,
    button: 'Close the vote on 301',
    kind: 'closed',
    focus: 'number',
    status: 'Not in order: one error.',
  },
  {
    game: 'open-vote',
    draft: ['kind=closed', 'on=2026-03-04'],
    button: 'Vote on Proposal 301',
    kind: 'vote',
    focus: 'number',
    rest: ['eve=for'],
    status: 'In order.',
  },
  {
    game: 'fresh',
    draft: ['kind=propose', 'change=amend', 'rule=101', 'text=Tea.'],
    button: 'Propose to transmute Rule 101 to mutable',
    kind: 'propose',
    focus: 'by',
    filled: { change: 'transmute', rule: '101', tier: 'mutable' },
    status: 'In order.',
  },
  {
    game: 'to-throw',
    draft: NEXT,
    button: 'Throw the die',
    kind: 'roll',
    focus: 'by',
    filled: { by: 'ann' },
    rest: ['die=4'],
    status: 'In order.',
  },
  {
    game: 'open-vote',
    draft: { kind: 'overruled', judgment: 1, ballots: VOTE.ballots },
    button: 'Answer Judgment 1',
    kind: 'given',
    focus: 'judgment',
    rest: ['ruling=It may.'],
    status: 'In order.',
  },
  {
    game: 'to-throw',
    draft: VOTE,
    button: 'Correct Proposal 301',
    kind: 'correct',
    focus: 'record',
    filled: { record: '301' },
    status: 'Nothing to check yet.',
  },
];

test.each(MENDED)('$button is a button, which leads to the form of that move', async (row) => {
  const { game, draft, button, kind, focus, filled = {}, rest = [], status } = row;
  const { page, go } = await open();
  const link = await packLink('draft', { game, on: '2026-03-04', move: draft });
  await go(`games/${game}/desk/${Array.isArray(draft) ? '' : `#${link}`}`);
  if (Array.isArray(draft)) await fill(page, draft);
  await page.locator('.verdict').getByRole('button', { name: button }).click();
  const filledIn = (name: string) => page.locator(`.draft [name=${name}]`).first().inputValue();
  expect(await filledIn('kind')).toBe(kind);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(focus);
  for (const [name, value] of Object.entries(filled)) expect(await filledIn(name)).toBe(value);
  await fill(page, rest);
  await expect.poll(() => statusOf(page)).toBe(status);
});

test('shows no answer to a draft that has been altered since', { tags: ['night'] }, async () => {
  const { page, go } = await open();
  await holdQuestions(page, 'draft');
  await go(`games/${ROBOT}/desk/`);
  await release(page);
  await expect.poll(() => statusOf(page)).toBe('Nothing to check yet.');
  // At the very moment of typing, whatever the engine does.
  const typed = await page.evaluate(() => {
    const text = document.querySelector<HTMLTextAreaElement>('[name=text]');
    if (text) text.value = 'Tea is served at five.';
    text?.dispatchEvent(new Event('input', { bubbles: true }));
    const answer = document.querySelector<HTMLElement>('[data-answer]');
    return [document.querySelector('[data-status]')?.textContent, answer?.inert];
  });
  expect(typed).toEqual(['Checking …', true]);
  await waitForHeld(page);
  await fill(page, ['by=otto']);
  await release(page);
  await waitForHeld(page);
  expect(await statusOf(page)).toBe('Checking …');
  await release(page);
  await expect.poll(() => statusOf(page)).toMatch(/^Not in order/);
  expect(await page.locator('[data-verdict]').evaluate((each) => each.matches('[inert]'))).toBe(
    false,
  );
});

test('puts several changes into one proposal', async () => {
  const { page, go } = await open();
  await go(`games/${ROBOT}/desk/`);
  await fill(page, ['text=Tea is served at five.']);
  await page.getByRole('button', { name: 'Add another change' }).click();
  const second = page.getByRole('group', { name: 'Change 2' });
  await second.locator('[data-kinds] button[value=repeal]').click();
  await second.locator('[name=rule]').selectOption('101');
  await expect.poll(() => statusOf(page)).toMatch(/^Not in order/);
  await second.locator('[name=rule]').selectOption('213');
  await expect.poll(() => statusOf(page)).toBe('In order, and words only.');
  await expect
    .poll(() => page.locator('.verdict h3').allTextContents())
    .toEqual(
      expect.arrayContaining([expect.stringMatching(/^Enact a new rule/), 'Repeal Rule 213']),
    );
  expect(await checkOf(page, site.content, ROBOT)).toContain('nothing wrong');
  await second.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => page.locator('.handing pre').textContent()).not.toContain('213');
});

test('says what would come of a proposal', { tags: ['night'] }, async () => {
  const { page, go } = await open();
  await go('games/fresh/desk/');
  await fill(page, ['text=Tea is served at five.']);
  await expect.poll(() => statusOf(page)).toBe('In order, and words only.');
  await expect
    .poll(() => page.locator('.verdict').innerText())
    .toContain('Still to vote: Ann, Ben and Eve.');
  const verdict = await page.locator('.verdict').innerText();
  expect(verdict).toMatch(/If everybody votes for it\s+Adopted 3 : 0 \(Rule 203\)/);
  expect(verdict).toMatch(/If everybody votes against it\s+Defeated 0 : 3 .*Ann −10 \(Rule 206\)/);
  expect(verdict).toContain('Next: Ben is to make Proposal 302.');
});

test('says on which readings that depends', { tags: ['night'] }, async () => {
  const { page, go } = await open();
  await go('games/open-vote/desk/');
  await fill(page, ['kind=vote', 'eve=abstain', 'on=2026-03-04']);
  await expect.poll(() => statusOf(page)).toBe('In order.');
  await expect
    .poll(() => page.locator('.verdict').innerText())
    .toMatch(/If the vote is closed then\s+Defeated 2 : 0 : 1/);
  expect(await page.locator('.verdict').innerText()).toContain(
    'Does an abstention or silence defeat unanimity?',
  );
});

test('takes a number where no rule numbers proposals, and says where nobody plays', {
  tags: ['night'],
}, async () => {
  const { page, go } = await open();
  await go('games/gnomic/desk/');
  await fill(page, ['text=Tea is served at five.']);
  await expect.poll(() => page.locator('.verdict').innerText()).toContain('Nobody plays');
});

test('has the seats before a script runs, and says of a game that is over what is still legal', async () => {
  const html = readFileSync(join(site.folder, 'games/n-nomic/desk/index.html'), 'utf8');
  const seats = [...html.matchAll(/<section class="seat[^>]* aria-label="([^"]*)"/g)];
  expect(seats.map(([, name]) => name)).toEqual(
    ['A', 'C', 'E', 'B', 'D', 'F'].map((each) => `Player ${each}`),
  );
  expect(html).toContain('Nobody can propose any more.');
  const { page, go } = await open();
  await go('games/n-nomic/desk/');
  await expect.poll(() => page.locator('[name=kind]').inputValue()).toBe('correct');
  expect(await page.locator('option[value=propose]').isDisabled()).toBe(true);
  await expect.poll(() => page.locator('[name=corrected]').inputValue()).toContain('proposal: 308');
});

test('lets the record be downloaded, and opened at the forge with everything filled in', async () => {
  const { page, go } = await open();
  await go(`games/${ROBOT}/desk/`);
  await fill(page, ['text=Tea & cake, “at five” <b>+1</b>']);
  await expect.poll(() => statusOf(page)).toBe('In order, and words only.');
  const text = await page.locator('.handing pre').textContent();
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
});

test('never runs what is typed', async () => {
  const { page, go } = await open({ bypassCSP: true });
  await go(`games/${ROBOT}/desk/`);
  const harm = '<img src=x onerror="window.harmed = 1"><script>window.harmed = 1</script>';
  await fill(page, [`title=${harm}`, `text=${harm}`, 'mechanics=x: "<b>"']);
  await expect.poll(() => statusOf(page)).toMatch(/^Not in order/);
  await fill(page, ['mechanics=']);
  await expect.poll(() => statusOf(page)).toMatch(/order/);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(await page.locator('.verdict :is(img, script)').count()).toBe(0);
});

test('fits a narrow window, and is in order for those who cannot see it', {
  tags: ['night'],
}, async () => {
  const { page, go } = await open({
    viewport: { width: 390, height: 800 },
    bypassCSP: true,
  });
  await go(`games/${ROBOT}/desk/`);
  await fill(page, ['change=amend', 'rule=101', 'text=Rules.']);
  await expect.poll(() => statusOf(page)).toMatch(/^Not in order/);
  const [inner, whole] = await page.evaluate(() => [
    innerWidth,
    document.documentElement.scrollWidth,
  ]);
  expect(whole).toBeLessThanOrEqual(inner ?? 0);
  expect(await axeFindings(page)).toEqual([]);
});

test('repeats the words of a choice below its menu only if the menu cuts them', async () => {
  const { page, go } = await open();
  await go('games/gnomic/desk/');
  const repeated = page.locator('label:has([name=rule])[data-whole]');
  const choose = () => fill(page, ['change=amend', 'rule=115']);
  await choose();
  expect(await repeated.count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await choose();
  await expect.poll(() => repeated.getAttribute('data-whole')).toMatch(/^115 Changing the rules/);
});

test('is reached from a rule or an open proposal, with it in the form', async () => {
  const { page, go } = await open();
  const form = page.locator('[data-draft]');
  await go('games/open-vote/rules/');
  const rule = page.locator('.rule', { has: page.locator('[href="#rule-204"]') });
  await rule.getByRole('link', { name: 'Propose a change' }).click();
  await form.waitFor();
  await expect.poll(() => form.locator('[name=rule]').inputValue()).toBe('204');
  expect(await form.locator('[name=text]').inputValue()).toMatch(/^If and when rule-changes/);
  await go('games/open-vote/rules/205/');
  await page.getByRole('link', { name: 'Propose a change' }).click();
  await expect.poll(() => form.locator('[name=rule]').inputValue()).toBe('205');
  await form.locator('[name=text]').fill('Tea is served at five.');
  await expect.poll(() => page.url()).toContain('#draft=');
  await page.reload();
  await expect.poll(() => form.locator('[name=text]').inputValue()).toMatch(/^Tea/);
  expect(await form.locator('[name=rule]').inputValue()).toBe('205');
  await go('games/open-vote/');
  await page.getByRole('link', { name: 'Vote on it' }).click();
  await expect.poll(() => form.locator('[name=kind]').inputValue()).toBe('vote');
  await go('games/all-voted/proposals/301/');
  await page.getByRole('link', { name: 'Vote on it' }).click();
  await expect.poll(() => form.locator('[name=kind]').inputValue()).toBe('closed');
  await go('games/fresh/desk/#amend=999');
  await expect.poll(() => page.locator('[data-handed]').innerText()).toContain('No rule 999');
  await page.goto('about:blank');
  await go('games/fresh/desk/#draft=1.abcz');
  await expect.poll(() => page.locator('[data-handed]').innerText()).toContain('is damaged');
  await page.goto('about:blank');
  const move = { kind: 'closed', number: 301 };
  await go(`games/fresh/desk/#${await packLink('draft', { game: 'all-voted', on: '', move })}`);
  await expect
    .poll(() => page.locator('[data-handed]').innerText())
    .toBe('The link cannot be opened. It has a draft for the game all-voted.');
});
