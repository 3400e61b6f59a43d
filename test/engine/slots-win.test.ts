/** Who wins, by points and otherwise, one or two at once; and the limits on how many rules there are. */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  newRule,
  notesOf,
  page,
  play,
  type Setting,
  wrongs,
} from './table.ts';

const marked = (when: string) => ({ 208: card(208, `{ win: [{ when: '${when}' }] }`) });
const after301 = (...events: readonly string[]) =>
  events.map((event) => `  - { on: ${day(301, 1)}, ${event} }`).join('\n');

/** Who won, and by what; or what is wrong. */
function end(setting: Setting): readonly (string | undefined)[] {
  const replayed = play(setting);
  const wrong = errorsOf(replayed).map(({ code }) => code);
  if (wrong.length > 0) return wrong;
  return replayed.winner ? [replayed.winner.player, replayed.winner.by] : [];
}

describe('winning by points', () => {
  it.each([
    ['player.points >= 10', ['a', 'points']],
    ['player.points > 10', []],
    ['player.points >= 21/2', []],
    ['player.points == 10', ['a', 'points']],
  ])('is reaching the mark, to the fraction: %s', (when, result) => {
    expect(end({ cards: marked(when), proposals: inTurn('') })).toEqual(result);
  });

  it('is by the mark of the day', () => {
    const mark = (when: string) => `amend: 208\nmechanics: { win: [{ when: '${when}' }] }`;
    expect(end({ proposals: inTurn(mark('player.points >= 10')) })).toEqual(['a', 'points']);
    const raised = inTurn(mark('player.points >= 30'), '', '', '');
    expect(end({ cards: marked('player.points >= 11'), proposals: raised })).toEqual([]);
    expect(end({ cards: marked('player.points >= 11'), proposals: inTurn('', '', '') })).toEqual([
      'game/over',
    ]);
  });

  it('is open to nobody while no rule says what winning is', () => {
    const reenacted = newRule('{ win: [{ when: player.points >= 23 }] }');
    const proposals = inTurn('repeal: 208', '', '', '');
    expect(end({ cards: marked('player.points >= 22'), proposals })).toEqual([]);
    const again = inTurn('repeal: 208', '', reenacted, '');
    expect(end({ cards: marked('player.points >= 22'), proposals: again })).toEqual([
      'a',
      'points',
    ]);
  });

  it('is by whichever of the rules that say so is met, where all of them hold', () => {
    const cards = {
      ...marked('player.points >= 99'),
      209: card(209, '{ win: [{ when: player.points >= 11 }] }'),
    };
    const game = 'readings: { several-wins: { take: all-hold } }';
    const { winner } = play({ game, cards, proposals: inTurn('', '') });
    expect(winner).toMatchObject({ player: 'b', rule: { number: 209, version: 2 } });
  });
});

describe('two who reach the mark at once', () => {
  const both = (game: string, points = 'a: 20, b: 20'): Setting => ({
    cards: marked('player.points >= 15'),
    proposals: inTurn(''),
    events: after301(`points: { ${points} }, rule: 210`),
    game,
  });
  const taking = (option: string) => `readings: { simultaneous-win: { take: ${option} } }`;

  it.each([
    ['', 'a: 20, b: 20', ['win/simultaneous']],
    [taking('undetermined'), 'a: 20, b: 20', ['win/simultaneous']],
    [taking('mover'), 'a: 20, b: 20', ['a', 'points']],
    [taking('mover'), 'b: 20, c: 20', ['win/simultaneous']],
    [taking('highest'), 'a: 20, b: 20', ['a', 'points']],
    [taking('highest'), 'a: 20, b: 31', ['b', 'points']],
    [taking('highest'), 'a: 10, b: 20', ['win/simultaneous']],
  ])('%s, %s', (game, points, result) => {
    expect(end(both(game, points))).toEqual(result);
  });

  it('suspend the game while a Judge is asked', () => {
    const open = page(`judgment: 1\nquestion: Who?\nby: c\ninvoked: ${day(302, 0)}`);
    const replayed = play({ ...both(''), judgments: { 1: open } });
    expect([replayed.status, errorsOf(replayed)]).toEqual(['suspended', []]);
  });
});

describe('a recorded winner', () => {
  const won = (winner: string): Setting => ({
    cards: marked('player.points >= 10'),
    proposals: inTurn(''),
    events: after301(`winner: ${winner}`),
  });

  it.each([
    ['a', []],
    ['{ player: a, by: points }', []],
    ['b', ['winner/mismatch']],
    ['{ player: b, by: points }', ['winner/mismatch']],
    ['{ player: a, by: paradox }', ['winner/mismatch']],
    ['{ player: a, by: gold }', ['winner/mismatch']],
    ['{ player: a, by: rule }', ['winner/mismatch']],
    ['{ player: a, by: rule }, rule: 208', []],
    ['{ player: a, by: judgment }', ['winner/mismatch']],
  ])('must be who won: %s', (winner, codes) => {
    expect(wrongs(won(winner))).toEqual(codes);
  });

  it('is told what is wrong with the means, and not to write what stands there', () => {
    const [finding] = errorsOf(play(won('{ player: a, by: gold }')));
    expect(finding).toMatchObject({
      message: 'A (a) is recorded as winning by gold, and won by points under Rule 208.',
      help: 'Write `by: points`, or leave `by` out.',
      mismatch: { recorded: 'gold', computed: 'points' },
    });
  });

  it('may have won by the words of a rule in force', () => {
    const setting = {
      ...won('{ player: c, by: rule }, rule: 210'),
      cards: { 208: card(208, ''), 112: card(112, '', 'immutable') },
    };
    expect(end(setting)).toEqual(['c', 'rule']);
    expect(wrongs({ ...setting, events: after301('winner: { player: c, by: rule }') })).toEqual([
      'winner/mismatch',
    ]);
  });
});

describe('a limit', () => {
  const limited = (limit: string, ...acts: readonly string[]): readonly string[] =>
    wrongs({
      cards: { 209: card(209, `{ limits: [${limit}] }`), 114: card(114, '', 'immutable') },
      proposals: inTurn(...acts),
    });
  const TRANSMUTE = 'transmute: { rule: 116, to: mutable }';

  it.each([
    ['touched from below', '{ of: mutable, most: 14 }', [''], []],
    ['passed', '{ of: mutable, most: 14 }', ['', ''], ['change/void']],
    ['touched from above', '{ of: mutable, least: 12 }', ['repeal: 210'], []],
    [
      'passed downwards',
      '{ of: mutable, least: 12 }',
      ['repeal: 210', 'repeal: 206'],
      ['change/void'],
    ],
    ['passed by transmuting', '{ of: immutable, least: 16 }', [TRANSMUTE], ['change/void']],
    ['not touched by amending', '{ of: mutable, most: 13 }', ['amend: 210'], []],
    ['a formula', '{ of: mutable, most: rules.immutable - 2 }', ['', ''], ['change/void']],
    [
      'touched by two changes at once',
      '{ of: mutable, most: 13 }',
      ['changes:\n  - repeal: 210\n  - { enact: {}, text: New. }'],
      [],
    ],
    [
      'repealed with the vote that would pass it',
      '{ of: mutable, most: 13 }',
      ['changes:\n  - repeal: 209\n  - { enact: {}, text: New. }\n  - { enact: {}, text: Newer. }'],
      [],
    ],
  ])('%s', (_, limit, acts, codes) => {
    expect(limited(limit, ...acts)).toEqual(codes);
  });

  it('binds the vote that sets it too low', () => {
    const lower = (most: number) =>
      `amend: 209\nmechanics: { limits: [{ of: mutable, most: ${most} }] }`;
    expect(limited('{ of: mutable, most: 20 }', lower(13))).toEqual([]);
    expect(limited('{ of: mutable, most: 20 }', lower(12))).toEqual(['change/void']);
  });

  it('is kept together with every other', () => {
    const two = '{ of: mutable, most: 20 }, { of: mutable, most: 13 }';
    expect(limited(two, '')).toEqual(['change/void']);
    expect(limited('{ of: mutable, most: 20 }', '')).toEqual([]);
  });

  it('is no matter for a proposal that is defeated', () => {
    const proposals = { 301: enact(301, 'a', 'votes: { for: [a], against: [b, c] }') };
    const cards = { 209: card(209, '{ limits: [{ of: mutable, most: 13 }] }') };
    expect(wrongs({ cards, proposals })).toEqual([]);
    expect(notesOf(play({ cards, proposals }), 'law/void')).toEqual([]);
  });
});
