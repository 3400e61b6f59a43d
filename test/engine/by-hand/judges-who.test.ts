/** The Judge (Rule 212), alone, in a panel or on appeal, and those who may ask one. */
import { expect, test } from 'vitest';
import { createGameArchive } from '../../../src/archive/lookup/game-archive.ts';
import { createLinks } from '../../../src/archive/lookup/links.ts';
import { describeJudgment } from '../../../src/archive/page-models/judgments/describe-judgment.ts';
import { plain } from '../../../src/archive/words/phrase.ts';
import { enact, errorsOf, inTurn, judged, page, play, type Setting, wrongs } from '../table.ts';
import { ANYBODY, custom, events, law, made, players, voted } from './in-short.ts';
import { said, told } from './told.ts';

/** Those of A to D who may judge what B asks in a proposal's turn, and answer on a day. */
function mayJudge(setting: Setting, during = 301, given = made(during)): string {
  const answer = (judge: string) => `by: b\njudge: ${judge}\nruling: 'Yes'\ngiven: ${given}`;
  const isLawful = (judge: string) => {
    const judgments = { one: judged(1, made(during), '', answer(judge)) };
    return wrongs({ ...setting, judgments }).length === 0;
  };
  return [...'abcd'].filter(isLawful).join(' ');
}

const ONE = inTurn('');
const byA = (votes: string) => ({ 301: enact(301, 'a', `votes: { for: [${votes}] }`) });
const seated = (medium: string, names: string, mover: string): Setting => ({
  medium,
  players: names,
  proposals: { 301: enact(301, mover) },
});
const ZED_FIRST = 'b: { name: Zoe Zed }\n  a: { name: Al Zed }\n  c: { name: Bo Ames }';
const MOTT = 'b: { name: Zoe Zed }\n  a: { name: Al Mott }\n  c: { name: Bo Ames }';
const SURNAMES = 'a: { name: Ann, surname: Zed }\n  b: { name: Bea Young }\n  c: { name: Cy Ames }';
const ROBOT_C = 'a: { name: A }\n  b: { name: B }\n  c: { name: C, robot: true }';
const team = (red: string): Setting => ({
  players: players(4),
  game: `teams: { red: [${red}] }`,
  proposals: byA('a, b, c, d'),
});
const chosen = (how: string) => law({ 212: `judge: { chosen: ${how} }` });
const AMENDED = inTurn('amend: 212\nmechanics: { judge: { chosen: appointed } }', '');
const LATER = [301, voted(301)] as const;

/** By Rule 212 it is the player who precedes the one moving, and no team-mate of theirs. */
test.each<[string, Setting, string, number?, string?]>([
  ['in the turn of A, who is first', { proposals: ONE }, 'c'],
  ['in the turn of B', { proposals: inTurn('', '') }, 'a', 302],
  ['in the turn of C', { proposals: inTurn('', '', '') }, 'b', 303],
  ['before anybody has moved, with A to move', {}, 'c'],
  ['by seats', seated('table', ZED_FIRST, 'b'), 'c'],
  ['by surnames', seated('computer', MOTT, 'c'), 'b'],
  ['by the surname that the record gives', seated('computer', SURNAMES, 'c'), 'a'],
  ['after C has left', { proposals: byA('a, b'), events: events('0 leave: c') }, 'b'],
  ['where C is a robot, which takes no turns', { players: ROBOT_C, proposals: ONE }, 'b'],
  [
    'after D has joined',
    { proposals: byA('a, b, c, d'), events: events('0 join: { id: d, name: D }') },
    'd',
  ],
  ['beside team-mates of A', team('d, a, c'), 'b'],
  ['beside team-mates of B', team('d, b, c'), 'd'],
  ['where all are of one team', { game: 'teams: { red: [a, b, c] }', proposals: ONE }, ''],
  // Between the question and the answer, nobody who joins becomes the Judge
  [
    'though D has joined since',
    { proposals: byA('a, b, c, d'), events: events('1 join: { id: d, name: D }') },
    'c',
    ...LATER,
  ],
  [
    'where C has left since',
    { proposals: byA('a, b'), events: events('1 leave: c') },
    'b',
    ...LATER,
  ],
  // By other rules, those in force
  ['where no rule says who judges', { cards: { 212: null }, proposals: ONE }, 'a c'],
  [
    'where custom lets anybody judge without a rule',
    { cards: { 212: null }, proposals: ONE, game: custom('judge-without-rule anybody') },
    'a b c',
  ],
  ['where Judges are appointed', { cards: chosen('appointed'), proposals: ONE }, 'a b c'],
  [
    'where they are drawn from all but the caller',
    { cards: chosen('by-lot'), proposals: ONE },
    'a c',
  ],
  ['before 212 is amended', { proposals: AMENDED }, 'c'],
  ['after 212 is amended', { proposals: AMENDED }, 'a b c', 302],
])('%s', (_, setting, expected, during, given) => {
  expect(mayJudge(setting, during, given)).toBe(expected);
});

test('a wrong Judge is told with the rule, the place and the right one', () => {
  const judgments = { one: judged(1, made(301), 'b') };
  expect(errorsOf(play({ proposals: ONE, judgments }))).toMatchObject([
    {
      code: 'judge/wrong',
      at: { file: 'games/test/judgments/one.md', path: ['judge'] },
      rule: { number: 212, version: 0 },
      help: 'If c judged, write `judge: c`. If not, remove the ruling, which binds nobody.',
    },
  ]);
});

const ALL_REFUSE =
  'bench: [{ judge: c, refused: 2026-02-01 }, { judge: b, refused: 2026-02-01 }, { judge: a }]';

/** Nobody judges in a turn of their own, or of a team-mate. */
test.each<[string, Setting, string, string]>([
  ['team-mates', team('a, c, d'), 'bench: [{ judge: d }]', 'D and C'],
  ['the mover', { proposals: ONE }, ALL_REFUSE, 'A'],
])('whom the rule passes over is told: %s', (_, setting, bench, names) => {
  const judgments = { one: judged(1, made(301), '', `by: b\n${bench}`) };
  expect(errorsOf(play({ ...setting, judgments })).at(-1)?.message).toContain(
    `; ${names} may not judge in a turn of their own team.`,
  );
});

const NO_TURNS = law({ 201: 'turns: none, quantities: { points: { starts: 0 } }' });

test.each([
  ['', {}, 'a'],
  ['', NO_TURNS, 'a'],
  ['judge-without-order nobody', NO_TURNS, undefined],
])('after B has moved, under %j, the Judge is told beforehand', (taken, cards, expected) => {
  const setting = { game: custom(taken), cards, proposals: inTurn('', '') };
  expect(play(setting).wouldJudge).toBe(expected);
});

/** Judgments of the day on which 301 is made. */
const asked = (number: number | string, more: string) =>
  page(`judgment: ${number}\nquestion: May they?\ninvoked: ${made(301)}\n${more}`, 'Because.');
const given = `ruling: 'Yes'\ngiven: ${made(301)}`;
const court = (
  judgments: Readonly<Record<string, string>>,
  cards: Setting['cards'] = ANYBODY,
): Setting => ({ cards, proposals: ONE, judgments });
const PRECEDING = chosen('preceding-player');
const VERDICTS = chosen("appointed, verdicts: ['Yes', 'No']");
const PAID = law({
  212: 'judge: { chosen: appointed }, awards: [{ on: judged, to: judge, points: 3 }]',
});

test('whether it was for them to judge is not checked of one whose name is lost', () => {
  expect(said(court({ 1: asked(1, `by: a\n${given}`) }, PRECEDING), 'attested')).toEqual([
    'The record does not say who gave Judgment 1, so nobody can check that the right person did.',
  ]);
});

test('everybody in a panel has to be a Judge by the rules, and earns what a Judge earns', () => {
  const panel = { 1: asked(1, `by: a\njudge: [c, b]\n${given}`) };
  expect(told(court(panel), 'judgments')).toBe('given c b');
  expect(errorsOf(play(court(panel, PRECEDING)))).toMatchObject([
    { code: 'judge/wrong', at: { path: ['judge', 1] } },
  ]);
  const paid = { ...court(panel, PAID), proposals: {} };
  expect(told(paid, 'points')).toBe('b 3 c 3');
});

/** Zoe does not play: she may ask unless a rule, or custom, says that only players may. */
test('somebody who does not play may put a question, unless only players may', () => {
  const zoe = court({ 1: asked(1, `by: { name: Zoe }\njudge: c\n${given}`) });
  expect(wrongs(zoe)).toEqual([]);
  const closed = page(
    'rule: 212\ntier: mutable\nmechanics:\n  - The Judge is appointed.\n  - Only a player may invoke Judgment.',
    'Players may ask.',
  );
  const refused = {
    code: 'unknown/player',
    message: 'Zoe does not play and has invoked Judgment, which only a player may do.',
    at: { path: ['by'] },
    rule: { number: 212 },
  };
  expect(errorsOf(play({ ...zoe, cards: { 212: closed } }))).toMatchObject([refused]);
  expect(errorsOf(play({ ...zoe, game: custom('stranger-asks no') }))).toMatchObject([refused]);
  const elsewhere = law({ 209: 'readings: { stranger-asks: no }' });
  expect(errorsOf(play({ ...zoe, cards: { ...zoe.cards, ...elsewhere } }))).toMatchObject([
    { ...refused, rule: { number: 209 } },
  ]);
});

const REMANDED = `kind: appeal\nby: b\nappeals: 1\njudge: [a, b]\nruling: remanded\ngiven: ${made(301)}`;
const LATE = 'arguments: [{ by: { name: Zoe }, text: It was late. }]';
const FIRST = { 1: judged(1, made(301), 'c') };
const TWO = { ...FIRST, '1a': asked('1a', `${REMANDED}\n${LATE}`) };

test('an appeal is from a Judgment of the game, and is ruled on in the words of the court', () => {
  expect(wrongs(court(TWO, VERDICTS))).toEqual([]);
  const plainly = { 1: asked(1, `by: b\njudge: c\nruling: remanded\ngiven: ${made(301)}`) };
  expect(wrongs(court(plainly, VERDICTS))).toEqual(['judge/verdict']);
  expect(wrongs(court({ '1a': TWO['1a'] }))).toEqual(['unknown/judgment']);
});

function pagesOf(judgments: Readonly<Record<string, string>>) {
  const replayed = play(court(judgments));
  const ruleset = { file: '', id: 'suber', title: '', tiers: [], body: '', cards: [] } as const;
  const archive = createGameArchive(
    replayed,
    { ...ruleset, id: replayed.game.ruleset },
    createLinks('/'),
  );
  return replayed.judgments.map((judgment) => describeJudgment(archive, judgment));
}

test('the page of an appeal leads to what is appealed, and back', () => {
  const [first, second] = pagesOf(TWO);
  expect(first?.appealedIn.map(({ words }) => words)).toEqual(['Judgment 1a']);
  expect(second).toMatchObject({ kind: 'appeal', appeals: { words: 'Judgment 1' } });
  expect(second?.arguments.map(({ by, text }) => `${plain(by)}: ${text}`)).toEqual([
    'Zoe: It was late.',
  ]);
});

const appeal = (number: string, of: string, ruling: string) =>
  asked(
    number,
    `by: b\nappeals: ${of}${ruling && `\njudge: [a, b]\nruling: ${ruling}\ngiven: ${made(301)}`}`,
  );
const stands = (number: string, ruling: string) =>
  `The ruling that counts now is that of Judgment ${number}: “${ruling}”.`;

/** An appeal from an appeal is one more from the same question. */
test.each([
  [1, { ...TWO, '1b': appeal('1b', '1', 'affirmed') }, ['limit/breached']],
  [1, { ...TWO, '1b': appeal('1b', '1a', 'affirmed') }, ['limit/breached']],
  [1, TWO, []],
  [2, { ...TWO, '1b': appeal('1b', '1a', 'affirmed') }, []],
])('where a Judgment may be appealed from %i times, %j: %j', (most, judgments, expected) => {
  expect(wrongs(court(judgments, chosen(`appointed, appeals: ${most}`)))).toEqual(expected);
});

/** On the page of each Judgment, however often it was appealed, stands what holds at last. */
test.each<[string, Readonly<Record<string, string>>, readonly (readonly string[])[]]>([
  ['none', FIRST, [[]]],
  ['one', TWO, [[stands('1a', 'remanded')], []]],
  [
    'one and another from it',
    { ...TWO, '1b': appeal('1b', '1a', 'affirmed') },
    [[stands('1b', 'affirmed')], [stands('1b', 'affirmed')], []],
  ],
  [
    'one that is open',
    { ...FIRST, '1b': appeal('1b', '1', '') },
    [['An appeal is open: Judgment 1b.'], []],
  ],
])('with appeals, %s', (_, judgments, expected) => {
  expect(pagesOf(judgments).map(({ onAppeal }) => onAppeal.map(plain))).toEqual(expected);
});

test('two appeals from each other have an end', () => {
  const round = { 1: appeal('1', '2', 'affirmed'), 2: appeal('2', '1', 'reversed') };
  expect(pagesOf(round).flatMap(({ onAppeal }) => onAppeal)).toHaveLength(2);
});

/** The turn of 302 begins on its first day; the vote may have been before it on that day. */
test.each([
  ['before the next turn', ', overruled-before: next-turn', voted(301), ''],
  ['before the next turn', ', overruled-before: next-turn', made(302), ''],
  ['before the next turn', ', overruled-before: next-turn', voted(302), 'judge/overruled-how'],
  ['whenever', '', voted(302), ''],
])('a Judge may be overruled %s (%s): on %s %s', (_, before, on, expected) => {
  const seats = `{ judge: c, ${given}, overruled: { for: [a, b], on: ${on} } }`.replace('\n', ', ');
  const next = `{ judge: b, ruling: 'No', given: ${on} }`;
  const cards = chosen(`appointed, overruled-by: votes.unanimous${before}`);
  const judgments = { 1: asked(1, `by: a\nbench: [${seats}, ${next}]`) };
  const setting = { ...court(judgments, cards), proposals: inTurn('', '', '') };
  expect(wrongs(setting).join(' ')).toBe(expected);
});
