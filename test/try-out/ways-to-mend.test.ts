/** The forms of the desk and of the board can hold each move that mends a fault. */
import { expect, test } from 'vitest';
import { doneHtml, verdictHtml } from '../../src/site/render/html/verdict-html.ts';
import type { MoveDraft } from '../../src/try-out/moves.ts';
import type { OpenGame } from '../../src/try-out/open-game.ts';
import { type ShownWay, tryDraft } from '../../src/try-out/try-draft.ts';
import { law } from '../engine/by-hand/in-short.ts';
import { day, enact, page, type Setting, sourcesOf } from '../engine/table.ts';
import { ask, change, event, given, opened, sit } from './sit.ts';

const PROPOSAL = { kind: 'propose', by: 'a', number: '', changes: [change] } as const;

function waysOf(setting: Setting, move: MoveDraft, on: string) {
  const more = { isPublished: true, notesOtherwise: false };
  const open = opened('test', sourcesOf(setting), more);
  return { open, ways: waysAt(open, move, on) };
}

function waysAt(open: OpenGame, move: MoveDraft, on: string): readonly ShownWay[] {
  const drafted = tryDraft(open, move, on);
  const ways = [drafted, ...drafted.faults].flatMap((each) => each.ways);
  const html = verdictHtml(drafted);
  for (const { words } of ways) expect(html).toContain(`data-mends>${words}</button>`);
  return ways;
}

test('an immutable rule is transmuted first, by a proposal in order', () => {
  const amending = { ...change, kind: 'amend', rule: '101', text: 'Tea.', title: '' } as const;
  const { open, ways } = waysOf({}, { ...PROPOSAL, changes: [amending] }, day(301, 1));
  expect(ways.map(({ words }) => words)).toEqual(['Propose to transmute Rule 101 to mutable']);
  const [way] = ways;
  expect(way && tryDraft(open, way.move, day(301, 1))).toMatchObject({ missing: [], faults: [] });
});

test('an open vote is closed first, and its missing votes are cast before that', () => {
  const open = enact(301, 'a', 'votes: { for: [a] }').replace(/closed:.*\n/, '');
  const next = waysOf({ proposals: { 301: open } }, { ...PROPOSAL, by: 'b' }, day(302, 1));
  expect(next.ways).toContainEqual({
    words: 'Close the vote on 301',
    move: { kind: 'closed', number: 301 },
  });
  const closing = waysOf(
    { proposals: { 301: open } },
    { kind: 'closed', number: 301 },
    day(302, 1),
  );
  expect(closing.ways).toEqual([
    { words: 'Vote on Proposal 301', move: { kind: 'vote', number: 301, ballots: [] } },
  ]);
});

test('a turn that a question delays begins with consent', () => {
  const { make, open } = sit();
  const proposal = { kind: 'propose', by: 'ada', number: '', changes: [change] } as const;
  const ballots = ['ada', 'ben', 'cyd'].map((voter) => ({ voter, way: 'for' }) as const);
  const moves: readonly MoveDraft[] = [
    proposal,
    { kind: 'vote', number: 301, ballots },
    { kind: 'closed', number: 301 },
    { kind: 'roll', by: 'ada', die: 4 },
    { kind: 'ask', by: 'cyd', question: 'May tea be green?', rules: '' },
  ];
  for (const move of moves) expect(make(move), move.kind).toEqual([]);
  const ways = waysAt(open(), { ...proposal, by: 'ben' }, '2026-03-02T10:30:00Z');
  expect(ways).toEqual([{ words: 'Record who consents', move: { kind: 'consent', by: 'ada' } }]);
  expect(make({ kind: 'consent', by: 'ada' })).toEqual([]);
});

test('a vote that is over is corrected', () => {
  const late = { kind: 'vote', number: 301, ballots: [{ voter: 'a', way: 'for' }] } as const;
  const [way, another] = waysOf({ proposals: { 301: enact(301, 'a') } }, late, day(302, 1)).ways;
  expect(way?.words).toBe('Correct Proposal 301');
  expect(way?.move).toMatchObject({ kind: 'correct', record: '301', why: '' });
  expect(another).toBeUndefined();
});

test('a turn that an answer alone lets begin waits for the answer', () => {
  const judge = 'judge: { chosen: preceding-player, binds-next-turn: until-given }';
  const asked = page(`judgment: 1\nquestion: May they?\nby: c\ninvoked: ${day(301, 1)}`);
  const setting = {
    cards: law({ 212: judge }),
    proposals: { 301: enact(301, 'a') },
    judgments: { one: asked },
  };
  const { ways } = waysOf(setting, { ...PROPOSAL, by: 'b' }, day(302, 0));
  const answer = { kind: 'given', judgment: 1, judge: '', ruling: '', reasons: '', settles: [] };
  expect(ways).toEqual([{ words: 'Answer Judgment 1', move: answer }]);
});

test('a win is corrected if the Judgment that gives it is overruled', () => {
  const { make, open } = sit();
  const crowned = { ...given, judge: 'cyd', settles: [{ winner: 'cyd' }] } as const;
  for (const move of [ask, crowned, event({ what: 'win', player: 'cyd' })])
    expect(make(move)).toEqual([]);
  const ballots = ['ada', 'ben'].map((voter) => ({ voter, way: 'for' }) as const);
  const overruled = { kind: 'overruled', judgment: 1, ballots } as const;
  expect(waysAt(open(), overruled, '2026-03-02T11:00:00Z')).toMatchObject([
    { words: 'Correct Event 1 of 2026-03', move: { record: 'events/2026-03/1' } },
  ]);
});

test('a verdict and an account name readings by their questions, each once, and titles by their fields', () => {
  const { make, open } = sit();
  for (const move of [ask, { ...given, judge: 'cyd' } as const]) expect(make(move)).toEqual([]);
  const drafted = tryDraft(open(), { ...PROPOSAL, by: 'ada' }, '2026-03-02T11:00:00Z');
  const question = 'When may the next turn begin after Judgment has been invoked?';
  for (const html of [verdictHtml(drafted), doneHtml(drafted, false)]) {
    expect(html.split(question)).toHaveLength(2);
    expect(html).toContain('It is illegal: the turn had to wait for Judgment');
    expect(html).not.toMatch(/contestable|unless-objected|with-consent/);
  }
  const untitled = tryDraft(
    sit('gnomic').open(),
    { ...PROPOSAL, by: 'ada' },
    '2026-03-02T11:00:00Z',
  );
  expect(verdictHtml(untitled)).toContain('Give it a title.<');
  expect(verdictHtml(untitled)).not.toMatch(/enact:|>proposal\/text/);
});
