/**
 * A change may leave the words of a rule and change its mechanics. It is invisible in a place without
 * the sentences of the mechanics. Here is each place that shows one change, with the sentences before
 * and after it.
 *
 * @module-tag slow
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareVersions } from '../../src/archive/rule-history/compare-versions.ts';
import { readWords } from '../../src/law/sentences/read-words.ts';
import { versionChangeHtml } from '../../src/site/render/html/compared-rule-html.ts';
import { boardView } from '../../src/try-out/board-view.ts';
import { deskChoices } from '../../src/try-out/desk-choices.ts';
import { type OpenGame, openGame, openWithWords } from '../../src/try-out/open-game.ts';
import { tryDraft } from '../../src/try-out/try-draft.ts';
import * as words from '../../src/try-out/words.ts';
import { scratchGame } from '../cli/scratch-game.ts';
import { brokenLinks } from '../site/broken-links.ts';

const WORDS =
  'When a proposed rule-change is defeated, the player who proposed it loses 10 points.';
const FIRST = 'When a proposal is defeated, the proposer loses 10 points.';
const SECOND = 'When a proposal is defeated, the proposer receives 50 points.';
const THIRD = 'When a proposal is adopted, the proposer receives 7 points.';
/** The effects of Proposal 301, and the possible ones of Proposal 302. */
const ADOPTED = [FIRST, SECOND] as const;
const OPEN = [SECOND, THIRD] as const;

const game = scratchGame();
const ALL = ['--for', 'anna,ben,carla,dov,eve'];
const shown = new Map<string, string>();

async function say(place: string, ...words: readonly string[]): Promise<void> {
  const { out = '', err } = await game.nomic(words, { repository: game.folder });
  shown.set(place, out + (err ?? ''));
}

function git(...args: readonly string[]): void {
  const who = ['-c', 'user.name=Clerk', '-c', 'user.email=clerk@example.org'];
  execFileSync('git', [...who, ...args], { cwd: game.folder, stdio: 'pipe' });
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--no-gpg-sign', '--message=As it was');
}

/** The output of commands for reviewers of the present branch. */
async function review(stage: string): Promise<void> {
  for (const form of ['text', 'markdown', 'json']) {
    await say(`preview, ${form}, ${stage}`, 'preview', '--base', 'main', '--format', form);
  }
  for (const form of ['text', 'json']) {
    await say(`check --base, ${form}, ${stage}`, 'check', '--base', 'main', '--format', form);
  }
}

function opened(): OpenGame {
  const files = globSync('content/**/*.md', { cwd: game.folder });
  const sources = files.map((file) => {
    return {
      file: file.slice('content/'.length),
      text: readFileSync(join(game.folder, file), 'utf8'),
    };
  });
  const given = { game: 'friends', sources, base: '/', isPublished: true };
  const open = openGame(given);
  if (!open) throw new Error('The game cannot be opened.');
  return openWithWords(open, words);
}

function draftAtDesk(): void {
  const change = {
    kind: 'amend',
    rule: '301',
    tier: '',
    title: '',
    text: WORDS,
    mechanics: `- ${THIRD}`,
  } as const;
  const move = { kind: 'propose', by: 'ben', number: '', changes: [change] } as const;
  shown.set('desk, a draft', wordsIn(tryDraft(opened(), move, '2026-03-05').does));
}

const CLOSED = { kind: 'closed', number: 301 } as const;

beforeAll(async () => {
  git('init', '--quiet', '--initial-branch=main');
  commit();
  const amend = (rule: string, sentence: string) => {
    expect(readWords(sentence).ok).toBe(true);
    return ['propose', 'friends', '--amend', rule, '--mechanics', sentence];
  };
  await game.nomic([...amend('206', SECOND), '--on', '2026-03-02']);
  await game.nomic(['vote', 'friends', ...ALL, '--on', '2026-03-03']);
  shown.set('desk, a vote closed', wordsIn(tryDraft(opened(), CLOSED, '2026-03-04').does));
  await say('close', 'close', 'friends', '--on', '2026-03-04');
  await review('adopted');
  await say('say, adopted', 'say', 'friends', '--on', '2026-03-04');
  commit();
  git('checkout', '--quiet', '-b', 'later');
  draftAtDesk();
  await say('propose', ...amend('301', THIRD), '--on', '2026-03-05');
  await review('open');
  await say('say, open', 'say', 'friends', '--on', '2026-03-05');
  for (const form of ['text', 'mail', 'markdown', 'json']) {
    await say(`status, ${form}`, 'status', 'friends', '--format', form, '--on', '2026-03-06');
  }
  for (const form of ['text', 'markdown', 'json']) {
    const life = ['show', 'friends', '--rule', '301', '--format', form];
    await say(`life of a rule, ${form}`, ...life);
  }
  for (const form of ['text', 'markdown', 'json']) {
    await say(`the rules, ${form}`, 'show', 'friends', '--format', form);
  }
  const open = opened();
  shown.set('desk, the vote', wordsIn(deskChoices(open).votes));
  shown.set('board, the vote', wordsIn(boardView(open, { on: '2026-03-06' }).sheet));
  build();
});
afterAll(() => game.remove());

function build(): void {
  const nomic = resolve('src/cli/nomic.js');
  const args = [nomic, 'build', '--out', 'site', '--site', 'https://archive.example'];
  const env = { ...process.env, FORCE_COLOR: '0', npm_config_local_prefix: resolve('.') };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: game.folder, env });
  expect(status, String(stderr)).toBe(0);
  const page = (file: string) =>
    readFileSync(join(game.folder, 'site/games/friends', file), 'utf8');
  const lives = JSON.parse(page('lives.json'));
  const files = {
    'proposal page, adopted': 'proposals/301/index.html',
    'proposal page, open': 'proposals/302/index.html',
    'page of the game': 'index.html',
    'rule page': 'rules/206/index.html',
    'version page': 'versions/1/index.html',
    'pages of the filed changes': 'files/amended/index.html',
    'feed of the game': 'feed.xml',
    'feed of the archive': '../../feed.xml',
    'feed of the rule': 'rules/206/feed.xml',
    'game.json': 'game.json',
    'lives.json': 'lives.json',
    'rules.txt': 'versions/1/rules.txt',
    'rules.md': 'versions/1/rules.md',
    'rules.json': 'versions/1/rules.json',
  };
  for (const [place, file] of Object.entries(files)) shown.set(place, page(file));
  shown.set('redline between versions', wordsIn(compareVersions(lives, 0, 1)));
  const addresses = { rules: '/', versions: '/' };
  shown.set('versions one by one', versionChangeHtml(lives, 1, addresses)?.rules ?? '');
}

/** The words in data, in order; the parts of one redline follow one another without a break. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const isRedline = Array.isArray(value) && value.every((part) => 'words' in Object(part));
  if (isRedline) return value.map((part) => Object(part).words).join('');
  return Object.values(value).map(wordsIn).join('\n');
}

/** As it is read: no marks, and a space wherever a line or an element ends. */
function readAsText(text: string): string {
  return text
    .replaceAll(/<\/?(?:del|ins)>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\\(?=\W)/g, '')
    .replaceAll(/\s+/g, ' ');
}

const PLACES: readonly (readonly [string, readonly string[]])[] = [
  ...each(ADOPTED, ['desk, a vote closed', 'close', 'say, adopted']),
  ...each(ADOPTED, reviewed('adopted')),
  ...each(ADOPTED, ['life of a rule, text', 'life of a rule, markdown', 'life of a rule, json']),
  ...each(ADOPTED, ['proposal page, adopted', 'rule page', 'version page']),
  ...each(ADOPTED, ['pages of the filed changes', 'feed of the game', 'feed of the archive']),
  ...each(ADOPTED, ['feed of the rule', 'redline between versions', 'versions one by one']),
  ...each([...ADOPTED, ...OPEN], ['game.json', 'the rules, json']),
  ...each(ADOPTED, ['lives.json']),
  ...each([SECOND], ['the rules, text', 'the rules, markdown']),
  ...each([SECOND], ['rules.txt', 'rules.md', 'rules.json']),
  ...each(OPEN, ['desk, a draft', 'propose', ...reviewed('open'), 'say, open']),
  ...each(OPEN, ['status, text', 'status, mail', 'status, markdown', 'status, json']),
  ...each(OPEN, ['desk, the vote', 'board, the vote', 'proposal page, open', 'page of the game']),
];

function reviewed(stage: string): readonly string[] {
  const previews = ['text', 'markdown', 'json'].map((form) => `preview, ${form}, ${stage}`);
  return [...previews, ...['text', 'json'].map((form) => `check --base, ${form}, ${stage}`)];
}

function each(sentences: readonly string[], places: readonly string[]) {
  return places.map((place) => [place, sentences] as const);
}

test.each(PLACES)('%s says what the change does, before and after', (place, sentences) => {
  const text = readAsText(shown.get(place) ?? '');
  for (const sentence of sentences) expect(text).toContain(sentence);
});

const PASSED = 'If all vote for it: adopted 5 : 0; Ben Cole +11 (Rule 202): 0 → 11.';
const FAILED = 'If all vote against it: defeated 0 : 5; Ben Cole +50 (Rule 301): 0 → 50.';

test.each([
  ...['preview, text, open', 'preview, markdown, open', 'preview, json, open'],
  ...['status, text', 'status, mail', 'status, markdown', 'status, json', 'proposal page, open'],
])('%s says what each outcome of the vote would pay', (place) => {
  const text = readAsText(shown.get(place) ?? '');
  expect(text).toContain(PASSED);
  expect(text).toContain(FAILED);
});

test('the page of a settled proposal says what was held before its vote and after', () => {
  const text = readAsText(shown.get('proposal page, adopted') ?? '');
  expect(text).toContain('Anna Berg +10 (Rule 202): 0 → 10.');
  expect(text).not.toContain('If all vote');
});

test('no link leads nowhere in a site that lies at the root', () => {
  const { broken, checked } = brokenLinks(join(game.folder, 'site'), '/');
  expect(checked).toBeGreaterThan(1000);
  expect(broken).toEqual([]);
});

test('no place is shown that nothing is asked of', () => {
  expect([...shown.keys()].toSorted()).toEqual(PLACES.map(([place]) => place).toSorted());
});
