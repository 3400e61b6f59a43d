/** A proposal that was drafted at the desk and sent as a link. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LinkedDraft } from '../../src/try-out/links/draft-link.ts';
import { packLink } from '../../src/try-out/links/pack.ts';
import { type ScratchGame, scratchGame } from './scratch-game.ts';

let scratch: ScratchGame;
beforeEach(() => {
  scratch = scratchGame();
});
afterEach(() => scratch.remove());

const POLITE = {
  kind: 'enact',
  rule: '',
  tier: '',
  title: 'Manners',
  text: 'Be polite.',
  mechanics: 'awards: [{ on: adopted, to: proposer, points: 2 }]',
} as const;
const DRAFT = {
  game: 'friends',
  on: '2026-03-01',
  move: { kind: 'propose', by: 'anna', number: '', changes: [POLITE] },
} satisfies LinkedDraft;

const linkTo = async (draft: unknown) =>
  `https://archive.example/games/friends/desk/#${await packLink('draft', draft)}`;
const proposeFrom = (link: string, ...more: readonly string[]) =>
  scratch.nomic(['propose', 'friends', '--from', link, ...more]);

test('is recorded as if it had been proposed by the command', async () => {
  const { status, out } = await proposeFrom(await linkTo(DRAFT), '--on', '2026-03-02');
  expect(out).toContain('Written: content/games/friends/proposals/301.md');
  expect(out).toContain('the proposer receives 2 points');
  expect(status).toBe(0);
  const record = scratch.read('games/friends/proposals/301.md');
  expect(record).toContain('by: anna');
  expect(record).toContain('proposed: 2026-03-02');
  expect(record).toContain('title: Manners');
  expect(record).toMatch(/---\nBe polite\.\n$/);
});

test('is not recorded where it is not in order', async () => {
  const late = { ...DRAFT, move: { ...DRAFT.move, by: 'eve' } };
  const { status, err } = await proposeFrom(await linkTo(late));
  expect(status).toBe(1);
  expect(err).toContain('it is the turn of Anna Berg');
  expect(() => scratch.read('games/friends/proposals/301.md')).toThrow();
});

test('asks nobody for what is in the link', async () => {
  const nobody = () => Promise.reject(new Error('Somebody is asked.'));
  const ask = { choose: nobody, press: nobody, several: nobody, write: nobody };
  const words = ['propose', 'friends', '--from', await linkTo(DRAFT)];
  const { out } = await scratch.nomic(words, { ask });
  expect(out).toContain('Written:');
});

test.each<readonly [what: string, link: () => Promise<string>, says: string]>([
  ['no link', async () => 'https://archive.example/', 'The link is damaged.'],
  ['one that was cut off', async () => (await linkTo(DRAFT)).slice(0, -1), 'cut off on its way'],
  ['a link to a game', () => packLink('game', {}), 'a link to a game, not to a draft'],
  ['another value', () => linkTo('a text'), 'it does not have a draft'],
  [
    'a change of no kind',
    () => linkTo({ ...DRAFT, move: { ...DRAFT.move, changes: [{ kind: 'evil' }] } }),
    'it does not have a draft',
  ],
  [
    'half a character',
    () => linkTo({ ...DRAFT, move: { ...DRAFT.move, by: '\ud800' } }),
    'it does not have a draft',
  ],
  [
    'another game',
    () => linkTo({ ...DRAFT, game: 'foes\u001b[2J' }),
    'the draft is for the game foes␛[2J',
  ],
  [
    'a vote',
    () => linkTo({ ...DRAFT, move: { kind: 'vote', number: 301, ballots: [] } }),
    'the draft is another move, and no proposal',
  ],
])('refuses %s', async (_, link, says) => {
  const { status, err } = await proposeFrom(await link());
  expect(err).toContain(says);
  expect(err).not.toContain('    at ');
  expect(status).toBe(2);
});

test('has the whole proposal, so that nothing is said beside it', async () => {
  const { status, err } = await proposeFrom(await linkTo(DRAFT), '--enact', '--text', 'More.');
  expect(err).toContain('--from has the whole proposal: leave out --text');
  expect(status).toBe(2);
});
