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
  UNGRANTED,
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

describe('winning otherwise', () => {
  const free = (when: string, setting: Setting): Setting => ({
    ...setting,
    cards: { 112: card(112, '', 'immutable'), ...marked(when), ...setting.cards },
  });

  it.each([
    ['being the last', 'players.count == 1', after301('leave: a', 'leave: b'), ['c', 'rule']],
    ['another quantity', 'player.gold >= 3', after301('change: { b: { gold: 3 } }'), ['b', 'gold']],
    ['an office', 'player.speaker', after301('appoint: { speaker: b }, rule: 209'), ['b', 'rule']],
    ['points and more', 'player.points >= 10 && game.turn > 1', '', []],
    ['a turn', 'player.points == 10 && game.turn == 2', '', []],
  ])('is by %s', (_, when, events, result) => {
    const cards = {
      209: card(
        209,
        '{ quantities: { gold: { starts: 0 } }, offices: { speaker: { holders: 1 } } }',
      ),
    };
    expect(end(free(when, { cards, proposals: inTurn(''), events }))).toEqual(result);
  });

  it('is seen when the moment comes, though nothing else has changed', () => {
    const open = page(`proposal: 303\nby: c\nproposed: ${day(303, 0)}\nenact: {}`, 'Words.');
    const lost = inTurn('', 'votes: { for: [b], against: [a, c] }');
    const setting = (proposals: NonNullable<Setting['proposals']>) =>
      free('player.points == -10 && game.turn >= 3', { cards: { 202: card(202, '') }, proposals });
    expect(end(setting(lost))).toEqual([]);
    expect(end(setting({ ...lost, 303: open }))).toEqual(['b', 'rule']);
  });

  it.each([
    ['player.points >= 5', []],
    ['player.points / 2 > 3', []],
    ['player.points >= (game.medium == "table" ? 1 : 300)', []],
    ['player.points * (game.medium == "table" ? 2 : 1) >= 300', []],
    ['game.medium == "computer" && player.points >= 300', []],
    ['player.speaker', ['change/void']],
    ['player.gold > 3', ['change/void']],
    ['player.points >= 300 || player.robot', ['change/void']],
    ['player.points >= 300 || game.turn > 9', ['change/void']],
    ['player.points >= 300 && game.circuit > 9', ['change/void']],
    ['players.count == 1', ['change/void']],
    ['rules.mutable > 20 && player.points > 20', ['change/void']],
    ['true', ['change/void']],
    ['player.points >= 300 && !player.speaker', []],
    ['(player.speaker && player.points >= 300)', []],
    ['player.points >= 300 && player.gold > 3', []],
    ['player.points >= (player.speaker ? 300 : 500)', []],
    ['300 <= player.points', []],
    ['player.points >= 50 * players.count', []],
    ['player.points >= 300 - 10 * game.circuit && player.speaker', []],
    ['player.points + game.turn >= 300', ['change/void']],
    ['player.points >= 300 - player.gold', ['change/void']],
    ['player.points + player.gold >= 300', ['change/void']],
    ['player.points >= 300 || (player.points > 9 && player.speaker)', ['change/void']],
    ['!(player.points >= 300 && player.speaker)', ['change/void']],
  ])('is no rule-change while 112 is in force: %s', (when, codes) => {
    const cards = {
      208: card(208, ''),
      210: card(210, '{ offices: { speaker: { holders: 1 } } }'),
    };
    const act = newRule(`{ win: [{ when: '${when}' }] }`);
    expect(wrongs({ cards, proposals: inTurn(act) })).toEqual(codes);
  });

  it('may not be smuggled in as what a rule becomes', () => {
    const act = newRule(
      '{ becomes: { when: game.turn > 8, mechanics: { win: [{ when: players.count == 3 }] } } }',
    );
    const path = ['enact', 'mechanics', 'becomes', 'mechanics', 'win', 0, 'when'];
    expect(notesOf(play({ proposals: inTurn(act) }), 'change/void')).toMatchObject([
      { rule: { number: 112 }, at: { path } },
    ]);
    const byPoints = act.replace('players.count == 3', 'player.points > 300');
    expect(wrongs({ proposals: inTurn(byPoints) })).toEqual([]);
  });
});

describe('the quantity by which alone one wins', () => {
  const PURSE = '{ quantities: { credits: { starts: 0 } }, offices: { speaker: { holders: 1 } } }';
  const cards = {
    112: card(112, '{ winning-by: { only: credits } }', 'immutable'),
    208: card(208, "{ win: [{ when: 'player.credits >= 100 && !player.speaker' }] }"),
    209: card(209, PURSE),
  };
  const amended = (when: string): Setting => ({
    cards,
    proposals: inTurn(`amend: 208\nmechanics: { win: [{ when: '${when}' }] }`),
  });

  it.each([
    ['player.credits >= 200 && !player.speaker', []],
    ['player.credits >= 200', []],
    ['player.points >= 200', ['change/void']],
    ['player.speaker', ['change/void']],
  ])('is the only one that a vote may set a mark of: %s', (when, codes) => {
    expect(wrongs(amended(when))).toEqual(codes);
  });

  it('is what the winner won by, whatever else the mark asks of the winner', () => {
    const events = after301('change: { b: { credits: 100 } }, rule: 209');
    expect(end({ cards, proposals: inTurn(''), events })).toEqual(['b', 'credits']);
    const points = {
      ...cards,
      208: card(208, "{ win: [{ when: 'player.points >= 10 && !player.speaker' }] }"),
    };
    expect(end({ cards: points, proposals: inTurn('') })).toEqual(['a', 'points']);
  });

  it('is given and taken under a rule alone, and any other under the rule that declares it', () => {
    const giving = (change: string) =>
      wrongs({
        cards: { ...cards, ...UNGRANTED },
        proposals: inTurn(''),
        events: after301(`change: { b: { ${change} } }`),
      });
    expect(giving('credits: 1')).toEqual(['points/no-authority']);
    const free = { ...cards, 112: card(112, '', 'immutable') };
    const events = after301('change: { b: { credits: 1 } }');
    expect(wrongs({ cards: free, proposals: inTurn(''), events })).toEqual([]);
  });

  it('may be chosen by a formula', () => {
    const chosen = (medium: string) =>
      card(112, `{ winning-by: { only: 'game.medium == "${medium}" ? "credits" : "points"' } }`);
    const set = (medium: string) => ({
      ...amended('player.points >= 200'),
      cards: { ...cards, 112: chosen(medium) },
      medium: 'mail',
    });
    expect(wrongs(set('mail'))).toEqual(['change/void']);
    expect(wrongs(set('table'))).toEqual([]);
  });

  it('is not asked for by a change by which nobody wins', () => {
    const chosen = card(
      112,
      `{ winning-by: { only: '1 / (players.count - 3) > 0 ? "credits" : "points"' } }`,
    );
    const without = { ...cards, 112: chosen };
    expect(wrongs({ cards: without, proposals: inTurn('', 'repeal: 210') })).toEqual([]);
    expect(wrongs({ ...amended('player.points >= 200'), cards: without })).toEqual([
      'format/formula',
    ]);
  });
});
