/**
 * The marks by which one wins, by Suber's cards with another mark in Rule 208. A vote earns A 10 points,
 * B 11 and C 12. Rule 112 lets changes make only points a way to win.
 */
import { describe, expect, test } from 'vitest';
import {
  errorsOf,
  inTurn,
  newRule,
  notesOf,
  page,
  play,
  type Setting,
  wrongsIn,
} from '../table.ts';
import { by, events, law, rulings, wrong } from './in-short.ts';

const marked = (when: string) => law({ 208: `win: [{ when: '${when}' }]` });
const ANY_WAY = law({ 112: '' });
const amended = (when: string) => `amend: 208\nmechanics: { win: [{ when: '${when}' }] }`;

/** The faults; or else the winner, and the way. */
function won(setting: Setting): string {
  const replayed = play(setting);
  const { winner } = replayed;
  return wrongsIn(replayed).join(' ') || (winner ? `${winner.player} by ${winner.by}` : '');
}

/** After one vote, and an event. */
test.each([
  ['player.points >= 10', '', 'a by points'],
  ['player.points > 10', '', ''],
  ['player.points >= 21/2', '', ''],
  ['player.points == 10', '', 'a by points'],
  ['players.count == 1', 'leave: a; leave: b', 'c by rule'],
  ['player.gold >= 3', 'change: { b: { gold: 3 } }', 'b by gold'],
  ['player.speaker', 'appoint: { speaker: b }, rule: 209', 'b by rule'],
  ['player.points >= 10 && game.turn > 1', '', ''],
  ['player.points == 10 && game.turn == 2', '', ''],
])('%s, with %j: %j', (when, happened, expected) => {
  const has = 'quantities: { gold: { starts: 0 } }, offices: { speaker: { holders: 1 } }';
  const cards = { ...ANY_WAY, ...marked(when), ...law({ 209: has }) };
  const days = happened && events(...happened.split('; ').map((event) => `2 ${event}`));
  expect(won({ cards, proposals: by('a'), events: days })).toBe(expected);
});

/** A rule gives points for throws. Only a throw that belongs to a turn is the rules' own, or a Judge lets it stand. */
test.each<[string, string, Setting?]>([
  ['[propose, roll]', 'a by points'],
  ['[propose]', 'win/on-words'],
  [
    '[propose]',
    'a by points',
    { judgments: rulings(['2026-01-02', 'c', '{ is: legal, event: e1 }']) },
  ],
])('a throw wins if the parts of a turn are %s: %s', (turn, expected, setting) => {
  const awards = 'awards: [{ on: rolled, to: roller, points: roll.die }]';
  const cards = { ...marked('player.points >= 6'), ...law({ 202: `turn: ${turn}, ${awards}` }) };
  const thrown = events('2 roll: { by: a, die: 6, for: 301 }, id: e1');
  expect(won({ cards, proposals: by('a'), events: thrown, ...setting })).toBe(expected);
});

/** The mark is that of the day. There is none while no rule has a way to win. */
test.each([
  [100, [amended('player.points >= 10')], 'a by points'],
  [11, [amended('player.points >= 30'), '', '', ''], ''],
  [11, ['', '', ''], 'game/over'],
  [22, ['repeal: 208', '', '', ''], ''],
  // The vote that changes the mark is the first by the new one
  [100, [amended('player.points >= 11')], ''],
  [100, ['', amended('player.points >= 11')], 'b by points'],
  [22, ['repeal: 208', '', newRule('{ win: [{ when: player.points >= 23 }] }'), ''], 'a by points'],
])('a mark of %i, and the votes %j: %j', (mark, acts, expected) => {
  const cards = marked(`player.points >= ${mark}`);
  expect(won({ cards, proposals: inTurn(...acts) })).toBe(expected);
});

test('if several rules say what winning is and all hold, the one that is met is cited', () => {
  const says = law({ 209: 'win: [{ when: player.points >= 11 }]' });
  const setting = { cards: { ...marked('player.points >= 99'), ...says }, proposals: by('ab') };
  expect(won(setting)).toBe('');
  const { winner } = play({ ...setting, game: 'readings: { several-wins: { take: all-hold } }' });
  expect(winner).toMatchObject({ player: 'b', rule: { number: 209, version: 2 } });
});

/** B lost 10 points with Proposal 302, and meets the mark when turn 3 begins with Proposal 303. */
test('a moment is seen when it comes, though nothing else has changed', () => {
  const lost = by('ab', { 302: 'votes: { for: [b], against: [a, c] }' });
  const mark = marked('player.points == -10 && game.turn >= 3');
  const cards = { ...ANY_WAY, ...mark, ...law({ 202: '' }) };
  expect(won({ cards, proposals: lost })).toBe('');
  const open = page('proposal: 303\nby: c\nproposed: 2026-01-05\nenact: {}', 'Open.');
  expect(won({ cards, proposals: { ...lost, 303: open } })).toBe('b by rule');
});

describe('two who reach the mark at once', () => {
  const both: Setting = { cards: marked('player.points >= 15'), proposals: by('a') };
  const given = (points: string) => events(`2 points: { ${points} }, rule: 210`);

  test.each([
    ['undetermined', 'a: 20, b: 20', 'win/simultaneous'],
    ['mover', 'b: 20, c: 20', 'win/simultaneous'],
    ['highest', 'a: 20, b: 31', 'b by points'],
    ['highest', 'a: 10, b: 20', 'win/simultaneous'],
  ])('%s, %s: %s', (take, points, expected) => {
    const game = `readings: { simultaneous-win: { take: ${take} } }`;
    expect(won({ ...both, game, events: given(points) })).toBe(expected);
  });

  test('suspend the game while a Judge is asked', () => {
    const judgments = { 1: page('judgment: 1\nquestion: Who?\nby: c\ninvoked: 2026-01-03') };
    const replayed = play({ ...both, events: given('a: 20, b: 20'), judgments });
    expect([replayed.status, errorsOf(replayed)]).toEqual(['suspended', []]);
  });
});

/** A has won by the points of Rule 208. */
test.each([
  ['a', ''],
  ['{ player: a, by: points }', ''],
  ['b', 'winner/mismatch'],
  ['{ player: b, by: points }', 'winner/mismatch'],
  ['{ player: a, by: paradox }', 'winner/mismatch'],
  ['{ player: a, by: gold }', 'winner/mismatch'],
  ['{ player: a, by: rule }', 'winner/mismatch'],
  ['{ player: a, by: rule }, rule: 208', ''],
  ['{ player: a, by: judgment }', 'winner/mismatch'],
  ['z', 'unknown/player'],
])('the recorded winner %s: %j', (winner, expected) => {
  const recorded = { proposals: by('a'), events: events(`2 winner: ${winner}`) };
  expect(wrong({ ...recorded, cards: marked('player.points >= 10') })).toBe(expected);
});

test.each([
  ['{ player: c, by: rule }, rule: 210', 'yes', 'c by rule'],
  ['{ player: c, by: rule }, rule: 210', 'no', 'winner/mismatch'],
  ['{ player: c, by: rule }', 'yes', 'winner/mismatch'],
])('by the words of a rule, where no other says who wins, %s: %s, %s', (winner, take, expected) => {
  const cards = law({ 112: '', 208: '' });
  const game = `readings: { win-by-words: { take: ${take} } }`;
  const setting = { game, cards, proposals: by('a') };
  expect(won({ ...setting, events: events(`2 winner: ${winner}`) })).toBe(expected);
});

test.each([
  [210, 'c by rule'],
  [211, 'winner/mismatch'],
])('a rule by whose words one may win speaks of its own: by Rule %i, %s', (rule, expected) => {
  const cards = law({ 112: '', 208: '', 210: 'readings: { win-by-words: yes }' });
  const recorded = events(`2 winner: { player: c, by: rule }, rule: ${rule}`);
  expect(won({ cards, proposals: by('a'), events: recorded })).toBe(expected);
});

test('whoever records another means is told what is wrong with it', () => {
  const recorded = events('2 winner: { player: a, by: gold }');
  const cards = marked('player.points >= 10');
  expect(errorsOf(play({ cards, proposals: by('a'), events: recorded }))).toMatchObject([
    {
      message: 'A (a) did not win by gold, but by points under Rule 208.',
      help: 'Write `by: points`, or leave `by` out.',
      mismatch: { recorded: 'gold', computed: 'points' },
    },
  ]);
});

/** A change that makes winning anything else is adopted, and void: nobody may win without the points. */
test.each([
  ['player.points >= 5', ''],
  ['player.points / 2 > 3', ''],
  ['300 <= player.points', ''],
  ['player.points >= 50 * players.count', ''],
  ['player.points >= (game.medium == "table" ? 1 : 300)', ''],
  ['player.points * (game.medium == "table" ? 2 : 1) >= 300', ''],
  ['game.medium == "computer" && player.points >= 300', ''],
  ['player.points >= 300 && !player.speaker', ''],
  ['(player.speaker && player.points >= 300)', ''],
  ['player.points >= 300 && player.gold > 3', ''],
  ['player.points >= (player.speaker ? 300 : 500)', ''],
  ['player.points >= 300 - 10 * game.circuit && player.speaker', ''],
  ['player.speaker', 'change/void'],
  ['player.gold > 3', 'change/void'],
  ['player.points >= 300 || player.robot', 'change/void'],
  ['player.points >= 300 || game.turn > 9', 'change/void'],
  ['player.points >= 300 && game.circuit > 9', 'change/void'],
  ['players.count == 1', 'change/void'],
  ['rules.mutable > 20 && player.points > 20', 'change/void'],
  ['true', 'change/void'],
  ['player.points + game.turn >= 300', 'change/void'],
  ['player.points >= 300 - player.gold', 'change/void'],
  ['player.points + player.gold >= 300', 'change/void'],
  ['player.points >= 300 || (player.points > 9 && player.speaker)', 'change/void'],
  ['!(player.points >= 300 && player.speaker)', 'change/void'],
])('while 112 is in force, winning by %s: %j', (when, expected) => {
  const cards = law({ 208: '', 210: 'offices: { speaker: { holders: 1 } }' });
  const act = newRule(`{ win: [{ when: '${when}' }] }`);
  expect(wrong({ cards, proposals: inTurn(act) })).toBe(expected);
});

test.each([
  ['players.count == 3', ['enact', 'mechanics', 'becomes', 'mechanics', 'win', 0, 'when']],
  ['player.points > 300', undefined],
])('nor may a rule become one by which %s wins', (when, path) => {
  const becomes = `{ when: game.turn > 8, mechanics: { win: [{ when: ${when} }] } }`;
  const notes = notesOf(
    play({ proposals: inTurn(newRule(`{ becomes: ${becomes} }`)) }),
    'change/void',
  );
  expect(notes).toMatchObject(path ? [{ rule: { number: 112 }, at: { path } }] : []);
});

const CREDITS = {
  112: 'winning-by: { only: credits }',
  208: "win: [{ when: 'player.credits >= 100 && !player.speaker' }]",
  209: 'quantities: { credits: { starts: 0 } }, offices: { speaker: { holders: 1 } }',
};
const only = (formula: string) => ({ 112: `winning-by: { only: '${formula}' }` });
const AT = (medium: string) => only(`game.medium == "${medium}" ? "credits" : "points"`);
/** It divides by zero while three are playing. */
const WITHOUT = only('1 / (players.count - 3) > 0 ? "credits" : "points"');
const TEN = { 208: "win: [{ when: 'player.points >= 10 && !player.speaker' }]" };

/** By Rule 112 one wins by credits alone, or by a quantity that a formula chooses. */
test.each<[Record<number, string>, act: string, event: string, string]>([
  [{}, amended('player.credits >= 200 && !player.speaker'), '', ''],
  [{}, amended('player.credits >= 200'), '', ''],
  [{}, amended('player.points >= 200'), '', 'change/void'],
  [{}, amended('player.speaker'), '', 'change/void'],
  [AT('computer'), amended('player.points >= 200'), '', 'change/void'],
  [AT('table'), amended('player.points >= 200'), '', ''],
  [WITHOUT, amended('player.points >= 200'), '', 'format/formula'],
  // It is not asked for by a change by which nobody wins
  [WITHOUT, 'repeal: 210', '', ''],
  // It is what the winner won by, whatever else the mark asks
  [{}, '', 'change: { b: { credits: 100 } }, rule: 209', 'b by credits'],
  [TEN, '', '', 'a by points'],
  // It is given under a rule alone that lets anybody give it
  [{ 115: '' }, '', 'change: { b: { credits: 1 } }', 'points/no-authority'],
  [{ 112: '' }, '', 'change: { b: { credits: 1 } }', ''],
])('if credits alone win, but for %j, %j and %j: %j', (says, act, event, expected) => {
  const happened = event && events(`2 ${event}`);
  const cards = law({ ...CREDITS, ...says });
  expect(won({ cards, proposals: inTurn(act), events: happened })).toBe(expected);
});

const POINTS = 'win: [{ when: player.points >= 500 }]';
const TURNS = 'win: [{ when: game.turn > 99 }]';
const STAYS = 'readings: { last-way-to-win: { take: must-stay, why: Custom. } }';
const ANEW = `{ enact: { mechanics: { ${POINTS} } }, text: Anew. }`;

/** At a table that reads Rule 112 so that the last rule by which points win has to stay. */
test.each<[act: string, string, cards?: Record<number, string | null>]>([
  ['repeal: 208', 'change/void'],
  ['amend: 208\nmechanics: none', 'change/void'],
  ['amend: 208\nmechanics: { forfeit: allowed }', 'change/void'],
  ['amend: 208\nmechanics: { win: [{ when: game.turn > 9 }] }', 'change/void'],
  // It may be changed for another, in whichever order
  ['amend: 208\nmechanics: { win: [{ when: player.points >= 9000 }] }', ''],
  [`changes: [{ repeal: 208 }, ${ANEW}]`, ''],
  [`changes: [${ANEW}, { repeal: 208 }]`, ''],
  // It is not the last while another rule has one, of points
  ['repeal: 208', '', { 209: POINTS }],
  ['changes: [{ repeal: 208 }, { repeal: 209 }]', 'change/void', { 209: POINTS }],
  ['repeal: 208', 'change/void', { 209: TURNS }],
  ['repeal: 208', 'change/void', { 208: TURNS.replace(']', `, ${POINTS.slice(6)}`) }],
  // No rule protects it, or there was none
  ['repeal: 208', '', { 112: null }],
  ['repeal: 208', '', { 208: 'forfeit: allowed' }],
  [newRule('{ forfeit: allowed }'), '', { 208: null }],
])('where the last way to win has to stay, %j: %j, with %j', (act, expected, cards = {}) => {
  const setting = { cards: law({ 208: POINTS, ...cards }), proposals: inTurn(act) };
  expect(wrong({ game: STAYS, ...setting })).toBe(expected);
});

test('the last way to win may go unless the table says that it may not, also of a fiat', () => {
  expect(wrong({ proposals: inTurn('repeal: 208') })).toBe('');
  const cards = law({ 202: 'fiat: { tiers: [mutable], by: Elf }' });
  const decreed = events('0 fiat: { by: Elf, repeal: 208 }');
  expect(wrong({ game: STAYS, cards, events: decreed })).toBe('win/not-by-points');
});
