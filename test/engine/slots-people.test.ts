/** Robots, offices, teams, those who leave, and whose word alone changes rules. */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  inTurn,
  outcomes,
  page,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const after301 = (...events: readonly string[]) =>
  events.map((event) => `  - { on: ${day(301, 1)}, ${event} }`).join('\n');

describe('a robot', () => {
  const HAL = 'a: { name: A }\n  b: { name: B }\n  hal: { name: HAL, robot: true }';
  const FOR = 'votes: { for: [a, b, hal] }';
  const AGAINST = 'votes: { for: [a, b], against: [hal] }';
  const CARDS = {
    203: card(203, '{ adoption: votes.for > votes.against }'),
    210: card(210, '{ robot-votes: roll.die >= 4 }'),
  };
  const voting = (
    votes: string,
    die?: number,
    cards: NonNullable<Setting['cards']> = CARDS,
  ): Setting => ({
    players: HAL,
    cards,
    proposals: { 301: enact(301, 'a', votes) },
    ...(die !== undefined && { events: after301(`roll: { by: hal, die: ${die}, for: 301 }`) }),
  });

  it.each([
    [FOR, 4, []],
    [FOR, 3, ['vote/robot']],
    [AGAINST, 3, []],
    [AGAINST, 4, ['vote/robot']],
    ['votes: { for: [a, b], abstain: [hal] }', 4, ['vote/robot']],
    [FOR, undefined, ['vote/robot']],
  ])('votes as its throw has it: %s on %s', (votes, die, codes) => {
    expect(wrongs(voting(votes, die))).toEqual(codes);
  });

  it('votes as it is recorded where no rule speaks of its throws', () => {
    expect(wrongs(voting(FOR, undefined, {}))).toEqual([]);
  });

  it('votes by the law of the vote, when the rule is changed in mid-game', () => {
    const played = (second: string, third: string): Setting => ({
      players: HAL,
      cards: CARDS,
      proposals: {
        301: enact(301, 'a', FOR),
        302: enact(302, 'b', `amend: 210\nmechanics: { robot-votes: roll.die >= 2 }\n${second}`),
        303: enact(303, 'a', third),
      },
      events: [
        after301('roll: { by: hal, die: 5, for: 301 }'),
        `  - { on: ${day(302, 1)}, roll: { by: hal, die: 3, for: 302 } }`,
        `  - { on: ${day(303, 1)}, roll: { by: hal, die: 3, for: 303 } }`,
      ].join('\n'),
    });
    expect(wrongs(played(AGAINST, FOR))).toEqual([]);
    expect(wrongs(played(FOR, FOR))).toEqual(['vote/robot']);
    expect(wrongs(played(AGAINST, AGAINST))).toEqual(['vote/robot']);
  });

  it('may be kept from voting, and earns nothing by its throw', () => {
    const cards = { 105: card(105, '{ electorate: "!player.robot" }', 'immutable') };
    expect(wrongs(voting(FOR, undefined, cards))).toEqual(['vote/ineligible']);
    expect(scores(play(voting('votes: { for: [a, b] }', 6, cards)))).toEqual({
      a: 10,
      b: 0,
      hal: 0,
    });
  });

  it('may have thrown for the vote that won, on the day of it', () => {
    const cards = { ...CARDS, 208: card(208, '{ win: [{ when: player.points >= 7 }] }') };
    const won = play(voting(FOR, 4, cards));
    expect(won.status).toBe('won');
    expect(won.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(wrongs(voting(AGAINST, 4, cards))).toEqual(['vote/robot']);
  });

  it('takes no turn', () => {
    const two = (second: string): Setting => ({
      players: 'a: { name: A }\n  hal: { name: B Hal, robot: true }\n  c: { name: Cyd }',
      proposals: {
        301: enact(301, 'a', 'votes: { for: [a, hal, c] }'),
        302: enact(302, second, 'votes: { for: [a, hal, c] }'),
      },
    });
    expect(wrongs(two('c'))).toEqual([]);
    expect(wrongs(two('hal'))).toEqual(['turn/robot']);
    expect(wrongs(two('a'))).toEqual(['turn/out-of-order']);
  });
});

describe('an office', () => {
  const speaker = (holders: number | string) => ({
    210: card(210, `{ offices: { speaker: { holders: ${holders} } } }`),
  });
  const appointed = (cards: NonNullable<Setting['cards']>, ...events: readonly string[]) =>
    ({ cards, events: after301(...events) }) satisfies Setting;

  it.each([
    ['one', 'appoint: { speaker: a }', []],
    ['as many as there are places', 'appoint: { speaker: [a, b] }', []],
    ['more than there are places', 'appoint: { speaker: [a, b, c] }', ['limit/breached']],
    ['nobody', 'appoint: { speaker: null }', []],
    ['a stranger', 'appoint: { speaker: zoe }', ['unknown/player']],
    ['to what is nearly an office', 'appoint: { speeker: a }', ['office/no-authority']],
    ['to a mere title', 'appoint: { king: a }', []],
    ['to an office that a rule’s words create', 'appoint: { king: a }, rule: 209', []],
  ])('is filled by appointing %s', (_, event, codes) => {
    expect(wrongs(appointed(speaker(2), event))).toEqual(codes);
  });

  it('that says nothing of its holders may be held by everyone', () => {
    const cards = { 210: card(210, '{ offices: { clerk: {} } }') };
    expect(wrongs(appointed(cards, 'appoint: { clerk: [a, b, c] }'))).toEqual([]);
  });

  it('passes from one to another, and is vacated by null and by leaving', () => {
    const holders = (...events: readonly string[]) =>
      play(appointed(speaker(2), ...events)).offices.get('speaker');
    expect(holders('appoint: { speaker: a }', 'appoint: { speaker: b }')).toEqual(['b']);
    expect(holders('appoint: { speaker: [a, b] }', 'appoint: { speaker: null }')).toEqual([]);
    expect(holders('appoint: { speaker: [a, b] }', 'leave: a')).toEqual(['b']);
  });

  it('counts those who join with a role among its holders', () => {
    const joining = (role: string) => `join: { id: d, name: D, roles: [${role}] }`;
    const { offices } = play(appointed(speaker(2), 'appoint: { speaker: a }', joining('speaker')));
    expect(offices.get('speaker')).toEqual(['a', 'd']);
    expect(wrongs(appointed(speaker(1), 'appoint: { speaker: a }', joining('speaker')))).toEqual([
      'limit/breached',
    ]);
    expect(wrongs(appointed(speaker(1), joining('speeker')))).toEqual(['office/no-authority']);
  });

  const powers = (
    mechanics: string,
    proposals: NonNullable<Setting['proposals']>,
    holder = 'b',
  ): Setting => ({
    cards: {
      ...speaker(1),
      202: card(202, ''),
      203: card(203, '{ adoption: votes.for > votes.against }'),
      204: card(204, ''),
      207: card(207, ''),
      209: card(209, mechanics),
      112: card(112, '', 'immutable'),
    },
    proposals,
    events: `  - { on: 2025-12-01, appoint: { speaker: ${holder} } }`,
  });

  it('may give votes', () => {
    const proposals = inTurn('votes: { for: [b], against: [a, c] }');
    const outcome = (holder: string) =>
      outcomes(play(powers('{ ballots: "player.speaker ? 3 : 1" }', proposals, holder)))[301];
    expect([outcome('b'), outcome('c')]).toEqual(['adopted', 'defeated']);
  });

  it('may give points', () => {
    const award = '{ awards: [{ on: adopted, to: for, points: 1, if: player.speaker }] }';
    expect(scores(play(powers(award, inTurn(''))))).toEqual({ a: 0, b: 1, c: 0 });
    expect(scores(play(powers(award, inTurn(''), 'null')))).toEqual({ a: 0, b: 0, c: 0 });
  });

  it('may give the game, at once', () => {
    const winner = (events?: string) => {
      const setting = powers('{ win: [{ when: player.speaker }], overrides: [win] }', {}, 'null');
      return play(events ? { ...setting, events } : setting).winner?.player;
    };
    expect(winner()).toBeUndefined();
    expect(winner(after301('appoint: { speaker: b }'))).toBe('b');
  });
});

describe('team-mates', () => {
  const judged = (judge: string, game: string): Setting => ({
    game,
    proposals: inTurn(''),
    judgments: {
      1: page(
        `judgment: 1\nquestion: Q?\nby: b\ninvoked: ${day(301, 1)}\njudge: ${judge}\nruling: "No"\ngiven: ${day(301, 1)}`,
        'Why.',
      ),
    },
  });

  it('of the player moving do not judge', () => {
    const teams = 'teams: { red: [a, c], blue: [b] }';
    expect(wrongs(judged('c', ''))).toEqual([]);
    expect(wrongs(judged('c', teams))).toEqual(['judge/wrong']);
    expect(wrongs(judged('b', teams))).toEqual([]);
    const custom = `${teams}\nreadings: { own-cause: { take: "yes" } }`;
    expect(wrongs(judged('c', custom))).toEqual([]);
  });
});
