/** The stay that a Judgment puts on the next turn, and the consent that lifts it (Suber's 212). */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  judged,
  page,
  play,
  type Setting,
  wrongs,
} from './table.ts';

const asked = (number: number, on: string) =>
  page(`judgment: ${number}\nquestion: May they?\nby: c\ninvoked: ${on}`);
const OPEN = { one: asked(1, day(301, 1)) };
const TWO_TURNS = inTurn('', '');
const PENDING = ['turn/judgment-pending'];

function consent(on: string, players: string, during = ', during: 1'): string {
  return `  - { on: ${on}, consent: { players: [${players}], to: continue${during} } }`;
}

describe('consent to what nobody has asked', () => {
  it.each([
    ['where it names no Judgment', '', ['events', 0, 'consent']],
    ['at the Judgment that it names', ', during: 1', ['events', 0, 'consent', 'during']],
  ])('is refused %s', (_, during, path) => {
    const events = consent(day(301, 0), 'a', during);
    const [found] = errorsOf(play({ proposals: TWO_TURNS, judgments: OPEN, events }));
    expect(found).toMatchObject({ code: 'unknown/judgment', at: { path } });
  });
});

describe('consent on the day of the question', () => {
  const on = day(301, 1);
  const first = judged(1, day(301, 0), 'c', `judge: c\nruling: 'Yes'\ngiven: ${day(301, 0)}`);

  it('comes after the question, though another Judgment and no other event came before', () => {
    const events = consent(on, 'a, b', ', during: 2');
    const judgments = { one: first, two: asked(2, on) };
    expect(wrongs({ proposals: inTurn(''), judgments, events })).toEqual([]);
  });

  it('comes before the answer of that day, though other events came before', () => {
    const events = [`  - { on: ${on}, note: Asked. }`, consent(on, 'a, b')].join('\n');
    const judgments = { one: judged(1, on, 'c', `judge: c\nruling: 'Yes'\ngiven: ${on}`) };
    const { timeline } = play({ proposals: inTurn(''), judgments, events });
    expect(timeline.map(({ kind }) => kind).slice(-4)).toEqual([
      'invoked',
      'event',
      'given',
      'event',
    ]);
  });
});

describe('while a Judgment is pending', () => {
  it('the next turn may not begin, and the rule is told', () => {
    const [error] = errorsOf(play({ proposals: TWO_TURNS, judgments: OPEN }));
    expect(error).toMatchObject({
      code: 'turn/judgment-pending',
      at: { file: 'games/test/proposals/302.md', path: ['by'] },
      rule: { number: 212, version: 1 },
    });
  });

  it('the turn under way goes on to its end', () => {
    expect(wrongs({ proposals: inTurn(''), judgments: { one: asked(1, day(301, 0)) } })).toEqual(
      [],
    );
    const roll = '  - { on: 2026-01-02, roll: { by: a, die: 5, for: 301 } }';
    const table: Setting = { medium: 'table', proposals: inTurn(''), judgments: OPEN };
    expect(wrongs({ ...table, events: roll })).toEqual([]);
  });

  it.each([
    ['is given', day(301, 1), []],
    ['is given too late', day(302, 1), PENDING],
  ])('and then %s', (_, given, codes) => {
    const one = judged(1, day(301, 1), 'c', `judge: c\nruling: 'Yes'\ngiven: ${given}`);
    expect(wrongs({ proposals: TWO_TURNS, judgments: { one } })).toEqual(codes);
  });

  it('is lifted by the day before the turn for one that is given undated', () => {
    const one = page(
      'judgment: 1\nquestion: May they?\nby: c\ninvoked: 2026-01-02\njudge: c\nruling: "Yes"',
    );
    expect(wrongs({ proposals: TWO_TURNS, judgments: { one } })).toEqual([]);
  });
});

describe('consent', () => {
  const five = {
    players:
      'a: { name: A }\n  b: { name: B }\n  c: { name: C }\n  d: { name: D }\n  e: { name: E }',
    proposals: {
      301: enact(301, 'a', 'votes: { for: [a, b, c, d, e] }'),
      302: enact(302, 'b', 'votes: { for: [a, b, c, d, e] }'),
    },
    judgments: { one: judged(1, day(301, 1), '', 'by: c\nbench: []') },
  };

  it.each([
    ['all the others', 'a, c', []],
    ['half of the others', 'a', PENDING],
    ['half of the others and the next player', 'a, b', PENDING],
  ])('of three players: %s', (_, players, codes) => {
    const setting = { proposals: TWO_TURNS, judgments: OPEN };
    expect(wrongs({ ...setting, events: consent(day(301, 1), players) })).toEqual(codes);
  });

  it.each([
    ['three of the four others', 'a, c, d', []],
    ['two of the four others', 'a, c', PENDING],
    ['two of the others and the next player', 'a, b, c', PENDING],
    ['the same player three times', 'a, a, a', PENDING],
  ])('of five players: %s', (_, players, codes) => {
    expect(wrongs({ ...five, events: consent(day(301, 1), players) })).toEqual(codes);
  });

  it('adds up over the days', () => {
    const events = `${consent(day(301, 1), 'a')}\n${consent(day(302, 0), 'c')}`;
    expect(wrongs({ proposals: TWO_TURNS, judgments: OPEN, events })).toEqual([]);
  });

  it.each([
    ['on the day before', day(301, 1), []],
    ['on the day of the turn', day(302, 0), []],
    ['on the day after', day(302, 1), PENDING],
  ])('comes before the turn: %s', (_, on, codes) => {
    const setting = { proposals: TWO_TURNS, judgments: OPEN };
    expect(wrongs({ ...setting, events: consent(on, 'a, c') })).toEqual(codes);
  });

  it('is to one Judgment, and each pending one stays the turn', () => {
    const judgments = { ...OPEN, two: asked(2, day(301, 1)) };
    const first = consent(day(301, 1), 'a, c');
    const second = consent(day(301, 1), 'a, c', ', during: two');
    expect(wrongs({ proposals: TWO_TURNS, judgments, events: first })).toEqual(PENDING);
    expect(wrongs({ proposals: TWO_TURNS, judgments, events: `${first}\n${second}` })).toEqual([]);
  });

  it('is to the latest Judgment where it names none', () => {
    const events = consent(day(301, 1), 'a, c', '');
    expect(wrongs({ proposals: TWO_TURNS, judgments: OPEN, events })).toEqual([]);
  });

  it('is to a Judgment that was invoked', () => {
    const events = consent(day(301, 1), 'a, c', ', during: 7');
    expect(wrongs({ proposals: TWO_TURNS, judgments: OPEN, events })).toEqual(['unknown/judgment']);
    const none = consent(day(301, 1), 'a, c', '');
    expect(wrongs({ proposals: TWO_TURNS, events: none })).toEqual(['unknown/judgment']);
  });

  it('is for players to give', () => {
    const events = consent(day(301, 1), 'a, c, zoe');
    expect(wrongs({ proposals: TWO_TURNS, judgments: OPEN, events })).toEqual(['unknown/player']);
  });
});

describe('the stay is the rule’s', () => {
  const staying = (stay: string) => ({
    212: card(212, `{ judge: { chosen: preceding-player, binds-next-turn: ${stay} } }`),
  });
  const setting = { proposals: TWO_TURNS, judgments: OPEN };

  it('and there is none where no rule says so', () => {
    expect(wrongs({ ...setting, cards: { 212: null } })).toEqual([]);
    expect(wrongs({ ...setting, cards: staying('false') })).toEqual([]);
    const some = card(212, '{ judge: { chosen: preceding-player } }');
    expect(wrongs({ ...setting, cards: { 212: some } })).toEqual([]);
  });

  it('and nobody’s consent lifts it where it lasts until the Judgment is given', () => {
    const cards = staying('until-given');
    const events = consent(day(301, 1), 'a, c');
    expect(wrongs({ ...setting, cards, events })).toEqual(PENDING);
    const judgments = { one: judged(1, day(301, 1), 'c') };
    expect(wrongs({ ...setting, cards, judgments })).toEqual([]);
  });

  it('and ends with it, for the turn after its repeal', () => {
    expect(wrongs({ ...setting, proposals: inTurn('repeal: 212', '') })).toEqual([]);
    expect(wrongs({ ...setting, proposals: inTurn('repeal: 213', '') })).toEqual(PENDING);
  });

  it.each([
    ['one', 'votes.for >= 1', 'c', []],
    ['all', 'votes.unanimous', 'c', PENDING],
    ['all', 'votes.unanimous', 'a, c', []],
  ])(
    'and a formula says whose consent lifts it: %s of the others',
    (_, formula, players, codes) => {
      const events = consent(day(301, 1), players);
      expect(wrongs({ ...setting, cards: staying(formula), events })).toEqual(codes);
    },
  );
});

describe('whose move it is', () => {
  const stay = (value: string) => ({
    212: card(212, `{ judge: { chosen: preceding-player, binds-next-turn: ${value} } }`),
  });

  it.each<readonly [string, Setting, boolean]>([
    ['no Judgment', {}, true],
    ['a Judgment is pending', { judgments: OPEN }, false],
    ['too few consent', { judgments: OPEN, events: consent(day(301, 1), 'a') }, false],
    ['enough consent', { judgments: OPEN, events: consent(day(301, 1), 'a, c') }, true],
    [
      'nobody may consent',
      {
        judgments: OPEN,
        cards: stay('true'),
        events: consent(day(301, 1), 'a, c'),
        game: 'readings: { stay-consent: { take: nobody } }',
      },
      false,
    ],
    ['a card has it until given', { judgments: OPEN, cards: stay('until-given') }, false],
    ['no rule stays the turn', { judgments: OPEN, cards: stay('false') }, true],
    ['the Judgment is given', { judgments: { one: judged(1, day(301, 1), 'c', 'by: c') } }, true],
  ])('is said as the next proposal is checked: %s', (_, setting, isFree) => {
    const next = wrongs({ ...setting, proposals: TWO_TURNS });
    expect(next).toEqual(isFree ? [] : PENDING);
    const { toMove, stayed } = play({ ...setting, proposals: inTurn('') });
    expect({ toMove, stayed }).toEqual(
      isFree
        ? { toMove: 'b', stayed: undefined }
        : { toMove: undefined, stayed: { player: 'b', by: ['one'] } },
    );
  });
});

describe('once the Judgment is given', () => {
  const answered = judged(1, day(301, 1), 'c');
  // The words of 212 ask for consent, and do not say that the answer stands in its place.
  it.each([
    ['nobody has consented', '', '# stay-ends as the register has it', PENDING],
    ['one of the two others has', 'a', '# stay-ends as the register has it', PENDING],
    ['both have', 'a, c', '# stay-ends as the register has it', []],
    [
      'nobody has, and the players simply go on',
      '',
      'readings: { stay-ends: { take: when-given } }',
      [],
    ],
  ])('the next turn begins or not: %s', (_, players, game, codes) => {
    const events = players ? { events: consent(day(302, 0), players) } : {};
    const judgments = { one: answered };
    expect(wrongs({ game, proposals: TWO_TURNS, judgments, ...events })).toEqual(codes);
  });

  it('the turn after that waits no longer', () => {
    const setting: Setting = {
      game: '# stay-ends as the register has it',
      proposals: inTurn('', '', ''),
      judgments: { one: answered },
      events: consent(day(302, 0), 'a, c'),
    };
    expect(wrongs(setting)).toEqual([]);
  });

  it('says that it came after the Judgment, and what lets play go on', () => {
    const game = '# stay-ends as the register has it';
    const [error] = errorsOf(play({ game, proposals: TWO_TURNS, judgments: { one: answered } }));
    expect(error?.message).toBe(
      'B begins a turn after Judgment one, with the consent of 0 of the 2 other players.',
    );
    expect(error?.help).toContain('consent: { players: [a, c], to: continue, during: one }');
    expect(error?.help).toContain('stay-ends: { take: when-given }');
  });
});
