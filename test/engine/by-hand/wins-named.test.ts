/**
 * The ways to win in Suber's set. They are 200 points, or half of them at a table (Rule 208), and nothing
 * else (112). Then there is paradox (213), and the fiat of a Judge. And a record's statement of the
 * winner.
 */
import { expect, test } from 'vitest';
import {
  card,
  day,
  errorsOf,
  inTurn,
  judged,
  newRule,
  play,
  type Setting,
  wrongs,
} from '../table.ts';
import { custom, events, law, made, rulings, voted } from './in-short.ts';
import { told } from './told.ts';

const mark = (points: number) => law({ 208: `win: [{ when: player.points >= ${points} }]` });
const points = (day: number, id: string, sum: number | string) =>
  events(`${day} points: { ${id}: ${sum} }, rule: 201`);
const winner = (words: string, more = '') => `  - { on: 2026-02-01, winner: ${words}${more} }`;
const ONE = inTurn('');

test.each([
  ['computer', points(1, 'b', 200), 'b by points 208; won; nobody'],
  ['mail', points(1, 'b', 200), 'b by points 208; won; nobody'],
  ['table', points(1, 'b', 100), 'b by points 208; won; nobody'],
  ['computer', points(1, 'b', 199), 'nobody; playing; a'],
  ['table', points(1, 'b', 99), 'nobody; playing; a'],
  ['computer', points(1, 'b', '399/2'), 'nobody; playing; a'],
  ['computer', `${points(1, 'c', 200)}\n${points(1, 'b', 300)}`, 'game/over'],
])('in a %s game, with %j: %s', (medium, happened, expected) => {
  expect(told({ medium, events: happened }, 'winner', 'status', 'next')).toBe(expected);
});

test('the game is won by the first, on the day and under the rule of the last point', () => {
  const first = `${points(1, 'c', 200)}\n${points(1, 'b', 300)}`;
  expect(play({ events: first }).winner?.player).toBe('c');
  const last = `${points(1, 'b', 199)}\n${points(5, 'b', 1)}`;
  expect(play({ events: last }).winner).toMatchObject({
    on: { text: '2026-01-05' },
    rule: { number: 208, version: 0 },
  });
});

/** Where two reach a mark at once, that of the one with most counts, if there is one. */
const GIFT = law({ 204: 'awards: [{ on: adopted, to: everyone, points: 30 }]' });
const LOWER = 'amend: 208\nmechanics: { win: [{ when: player.points >= 10 }] }';

test.each<[string, Setting, string]>([
  ['a lower mark is reached by both', { proposals: inTurn('', LOWER) }, 'b by points 302'],
  ['all gain 30', { proposals: ONE, cards: { ...GIFT, ...mark(30) } }, 'a by points 208'],
  [
    'all gain 30, and B had as much as A',
    { proposals: ONE, cards: { ...GIFT, ...mark(30) }, events: points(0, 'b', 10) },
    'win/simultaneous',
  ],
  [
    'no rule says who wins',
    { proposals: inTurn('repeal: 208'), events: points(32, 'a', 1000) },
    'nobody',
  ],
])('if %s', (_, setting, expected) => {
  expect(told({ ...setting, game: custom('simultaneous-win highest') }, 'winner')).toBe(expected);
});

test('a mark that is lowered is reached on the day of the vote', () => {
  const setting = { proposals: inTurn('', LOWER), game: custom('simultaneous-win highest') };
  expect(play(setting).winner?.on).toMatchObject({ text: day(302, 1) });
});

/** By gold, where Rule 112 does not say that points alone win. */
const goldLaw = (when: string) => ({
  112: null,
  ...law({ 214: `win: [{ when: ${when} }], quantities: { gold: { starts: 0 } }` }),
});

test.each([
  ['player.gold >= 3', 'c by gold 214'],
  ['players.count <= player.gold', 'c by gold 214'],
  ['player.gold > players.count - 1', 'c by gold 214'],
  // Compared with another quantity it is by the rule
  ['player.points + 3 <= player.gold', 'c by rule 214'],
  ['player.gold >= player.points + 3', 'c by rule 214'],
])('with three pieces of gold C wins if %s: %s', (when, expected) => {
  const cards = { ...goldLaw(when), 208: null };
  expect(told({ cards, events: events('1 change: { c: { gold: 3 } }, rule: 214') }, 'winner')).toBe(
    expected,
  );
});

test.each([
  ['with the rule whose words the reading quotes', {}, 208],
  ['with the rule itself, where none has these words', { 208: null }, 214],
])(
  'of two who win at once the finding cites the rule, and the note comes %s',
  (_, gone, quoted) => {
    const happened = events('1 change: { b: { gold: 3 }, c: { gold: 4, points: 1 } }, rule: 214');
    const cards = { ...goldLaw('player.gold >= 3'), ...gone };
    const { findings } = play({ game: custom('several-wins all-hold'), cards, events: happened });
    const found = findings.filter(({ message }) => /who wins/i.test(message));
    expect(found.map(({ code, rule }) => [code, rule?.number])).toEqual([
      ['contestable', quoted],
      ['win/simultaneous', 214],
    ]);
  },
);

/** 301 grants a win, which 112 forbids, and 302 repeals 210. */
const GRANT = inTurn(newRule('{ grants: [{ what: win }] }'), 'repeal: 210');
const NO_112 = law({ 112: '' });
const cite = (rule: number) => winner('{ player: b, by: rule }', `, rule: ${rule}`);

test.each<[Setting, string]>([
  [{ proposals: GRANT }, 'change/void'],
  [{ proposals: ONE, cards: NO_112, events: cite(301) }, 'winner/mismatch'],
  [{ proposals: GRANT, cards: NO_112, events: cite(301) }, 'b by rule 301'],
  [{ proposals: GRANT, cards: NO_112, events: cite(208) }, 'winner/mismatch'],
  [{ proposals: GRANT, cards: NO_112, events: cite(210) }, 'gone/rule'],
  [{ proposals: GRANT, cards: NO_112, events: cite(399) }, 'unknown/rule'],
  [{ cards: NO_112, events: winner('{ player: b, by: rule }') }, 'winner/mismatch'],
  // A has won by points, or nobody yet; events.test.ts has the other rows
  [
    { cards: mark(10), proposals: ONE, events: winner('{ player: a, by: rule }') },
    'winner/mismatch',
  ],
  [
    { cards: mark(10), proposals: ONE, events: winner('{ player: a, by: paradox }') },
    'winner/mismatch',
  ],
  [{ cards: mark(10), events: winner('a') }, 'winner/mismatch'],
])('of %j the winner: %s', (setting, expected) => {
  expect(told(setting, 'winner')).toBe(expected);
});

test('another winner than the one who won is told beside that one, and makes nobody win', () => {
  const [error] = errorsOf(play({ cards: mark(10), proposals: ONE, events: winner('b') }));
  expect(error).toMatchObject({
    mismatch: { recorded: 'b', computed: 'a' },
    help: 'Write `winner: a`.',
  });
  expect(play({ cards: mark(10), events: winner('a') }).winner).toBeUndefined();
});

test.each([
  ['player.points >= 50', ''],
  ['player.points >= 2 * 50', ''],
  ['player.points >= 50 || game.turn >= 9', 'change/void'],
  ['game.turn >= 9', 'change/void'],
  ['player.points >= 50 || player.robot', 'change/void'],
  ['player.points >= 50 && players.count > 2', 'change/void'],
])('under 112 a vote may not make winning anything but by points: %s is %s', (when, expected) => {
  const proposals = inTurn(newRule(`{ win: [{ when: ${when} }] }`));
  expect(wrongs({ proposals }).join(' ')).toBe(expected);
  expect(wrongs({ cards: { 112: null }, proposals })).toEqual([]);
});

/** Rule 103 is mutable here, nothing forbids its repeal, and A has it repealed: B cannot move. */
const FREE = {
  103: card(103, '{ changes: { mutable: [enact, amend, repeal, transmute] } }'),
  114: card(114, '', 'immutable'),
};
const STUCK: Setting = { cards: FREE, proposals: inTurn('repeal: 103') };
const JUDGED = { judgments: { one: judged(1, voted(301), 'c', 'by: c') } };
const EARLY = { judgments: { one: judged(1, made(301), 'c') } };
const by = (id: string) => ({ events: winner(`{ player: ${id}, by: paradox }`) });
const under = (more: Setting['cards']): Setting => ({ cards: { ...FREE, ...more }, ...JUDGED });
const says = (claims: string) => ({
  ...mark(10),
  ...law({ 213: `deadlock: first-unable${claims}` }),
});
const FOUND = {
  judgments: { one: judged(1, voted(301), 'c', 'by: c\nsettles: [{ play: cannot-go-on }]') },
};
const finds = (verdict: string) => ({
  ...CALLER,
  212: card(212, `{ judge: { chosen: appointed, finds-deadlock: ["${verdict}"] } }`),
});
const CALLER = law({ 213: 'deadlock: caller, overrides: [win]' });
const LEFT = { events: `  - { on: 2026-01-31, leave: c }\n${by('c').events}` };
const NO_TURNS = law({
  201: 'turns: none, quantities: { points: { starts: 0 } }',
  212: 'judge: { chosen: appointed }',
});

test.each<[string, Setting, string]>([
  // A Judge of that turn has to have said what follows
  ['nobody is asked', {}, 'law/no-change-possible'],
  ['nobody is asked, and B is recorded', by('b'), 'b by paradox 213'],
  ['nobody is asked, and A is recorded', by('a'), 'winner/mismatch'],
  [
    'nobody is asked, and C is to win by asking',
    { cards: { ...FREE, ...CALLER }, ...by('c') },
    'law/no-change-possible',
  ],
  ['a Judge has said so', JUDGED, 'nobody'],
  [
    'a Judge has said something in another turn',
    { proposals: inTurn('', 'repeal: 103'), ...JUDGED },
    'law/no-change-possible',
  ],
  // The first player unable to complete a turn wins, or whoever asked
  ['B is recorded', { ...JUDGED, ...by('b') }, 'b by paradox 213'],
  ['A is recorded', { ...JUDGED, ...by('a') }, 'winner/mismatch'],
  ['C is recorded', { ...JUDGED, ...by('c') }, 'winner/mismatch'],
  ['C, who asked, is recorded', { ...under(CALLER), ...FOUND, ...by('c') }, 'c by paradox 213'],
  ['C, who asked something else, is', { ...under(CALLER), ...by('c') }, 'winner/mismatch'],
  ['B, who did not, is', { ...under(CALLER), ...FOUND, ...by('b') }, 'winner/mismatch'],
  ['C has left', { ...under(CALLER), ...FOUND, ...LEFT }, 'gone/player'],
  ['nobody has turns', { ...under(NO_TURNS), ...FOUND, ...by('b') }, 'winner/mismatch'],
  // Only a verdict that finds it makes the caller win, if a rule says which
  ['the verdict finds it', { ...under(finds('Yes')), ...FOUND, ...by('c') }, 'c by paradox 213'],
  ['the verdict does not', { ...under(finds('True')), ...FOUND, ...by('c') }, 'winner/mismatch'],
  // Not without a paradox, a rule on it, or a Judgment of the turn
  ['there is none', { proposals: ONE, ...by('b') }, 'winner/mismatch'],
  ['there is no rule on it', { ...under({ 213: null }), ...by('b') }, 'winner/mismatch'],
  ['a turn is over', { proposals: inTurn('', ''), ...EARLY, ...by('c') }, 'winner/mismatch'],
  // It goes before winning by points, by the claim of Suber's 213
  ['A has won by points', under(mark(10)), 'a by points 208'],
  ['A has, and B is recorded', { ...under(mark(10)), ...by('b') }, 'b by paradox 213'],
  ['and 213 claims so', { ...under(says(', overrides: [208]')), ...by('b') }, 'b by paradox 213'],
  [
    'and 213 claims otherwise',
    { ...under(says(', overrides: [207]')), ...by('b') },
    'winner/mismatch',
  ],
  ['and 213 claims nothing', { ...under(says('')), ...by('b') }, 'winner/mismatch'],
])('no rule can be changed any more, and %s: %s', (_, more, expected) => {
  expect(told({ ...STUCK, ...more }, 'winner')).toBe(expected);
});

/** By what a player wins whom a Judge names: by points or a paradox if there are, else by Judgment. */
const naming = (id: string, more = '', on = voted(301)) => ({
  judgments: rulings([on, 'c', `{ winner: ${id} }${more}`]),
});
const PAIR = '  - { on: 2025-12-31, points: { a: 30, b: 30 }, rule: 201 }';

test.each<[string, Setting, string]>([
  ['many reach the mark', { cards: { ...GIFT, ...mark(30) }, ...naming('b') }, 'b by points 208'],
  [
    'another was taken to have won',
    {
      game: custom('simultaneous-win mover'),
      proposals: {},
      cards: mark(30),
      events: PAIR,
      ...naming('b', '', '2026-02-01'),
    },
    'b by points 208',
  ],
  ['nobody reaches the mark', { cards: mark(30), ...naming('b') }, 'b by judgment 212'],
  ['no change is possible', { ...STUCK, ...naming('b') }, 'b by paradox 213'],
  [
    'no change is possible, without 213',
    { ...STUCK, cards: { ...FREE, 213: null }, ...naming('b') },
    'b by judgment 212',
  ],
  [
    'the move is legal and illegal alike',
    naming('a', ', { move: 301, is: undetermined }'),
    'a by paradox 213',
  ],
  // An event may say so, as the Judgment has it
  ['B is recorded', { ...naming('b'), events: winner('b') }, 'b by judgment 212'],
  [
    'B is recorded, by Judgment',
    { ...naming('b'), events: winner('{ player: b, by: judgment }') },
    'b by judgment 212',
  ],
  ['A is recorded', { ...naming('b'), events: winner('a') }, 'winner/mismatch'],
  [
    'B is recorded, and no Judge has named anybody',
    {
      judgments: { one: judged(1, voted(301), 'c') },
      events: winner('{ player: b, by: judgment }'),
    },
    'winner/mismatch',
  ],
])('a Judge names the winner where %s: %s', (_, more, expected) => {
  expect(told({ proposals: ONE, ...more }, 'winner')).toBe(expected);
});

/** Rule 214 lets nothing but points win, and 211 lets the lower number prevail. */
test.each([
  [209, 'b by rule 209'],
  [215, 'win/not-by-points'],
])('where Rule %i lets the winner be named: %s', (number, expected) => {
  const naming = { 214: 'winning-by: points-only', [number]: 'grants: [{ what: win }]' };
  const cards = { 112: null, ...law(naming) };
  expect(told({ cards, events: winner('b', `, rule: ${number}`) }, 'winner')).toBe(expected);
});

/** A cure names only a rule that lets it be done: by words alone nobody wins here (112). */
test.each([
  ['', 'Record no winner, or record first what makes a condition for winning true.'],
  [
    'grants: [{ what: win }]',
    'Record no winner, or record first what makes a condition for winning true, or cite Rule 209, which lets the winner be named.',
  ],
])('where Rule 209 has %j, the help is: %s', (says, help) => {
  const cards = { 112: null, ...law({ 209: says }) };
  const named = play({ cards, events: winner('{ player: b, by: points }') });
  expect(errorsOf(named).map((found) => found.help)).toEqual([help]);
});
