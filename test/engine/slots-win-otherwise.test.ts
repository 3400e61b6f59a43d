/** Winning otherwise than by points, and the quantity by which alone one wins. */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
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
