/** What a Judgment makes of events, of other Judgments, and of what players hold. */
import { describe, expect, it } from 'vitest';
import { ANYBODY } from './judge-reaches/beginnings.ts';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  judged,
  notesOf,
  outcomes,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const settling = (number: number, settles: string, on = day(301, 0)) => ({
  [`j${number}`]: judged(number, on, 'c', `settles: [${settles}]`),
});
const ANY = { 212: ANYBODY };

describe('an event that a Judge finds legal is made', () => {
  const made = (event: string, setting: Setting = {}) =>
    play({
      ...setting,
      cards: { ...ANY, ...setting.cards },
      events: `  - { id: it, on: 2026-01-01, ${event} }`,
      judgments: settling(1, '{ event: it, is: legal }'),
    });

  it('points are given', () => {
    expect(scores(made('points: { a: 10 }'))).toMatchObject({ a: 10, b: 0 });
  });

  it('has all that the rules alone say against it, of itself and of what follows', () => {
    const declares = 'mechanics: { quantities: { points: { starts: 5 } } }';
    const { timeline, findings } = made(`fiat: { by: Imp, enact: { ${declares} }, text: New. }`, {
      cards: { 110: card(110, '', 'immutable'), 211: card(211, '') },
    });
    const [{ judged: said } = {}] = timeline.filter((entry) => entry.kind === 'event');
    expect(said?.objections).toEqual([
      expect.stringMatching(/^Imp changes a rule .* no rule in force grants that/),
      expect.stringMatching(/differ on “quantities.points.starts”/),
    ]);
    expect(findings.filter(({ code }) => code === 'by-judgment')).toHaveLength(2);
  });

  it('is called by its id, and another that is near it is not taken for it', () => {
    const [wrong] = errorsOf(
      play({
        cards: ANY,
        events:
          '  - { on: 2026-01-01, note: First. }\n  - { id: gift, on: 2026-01-01, points: { a: 10 } }',
        judgments: settling(1, '{ event: gitf, is: legal }'),
      }),
    );
    expect(wrong).toMatchObject({ code: 'unknown/event', help: 'Did you mean `gift`?' });
  });

  it('an office is held', () => {
    expect([...made('appoint: { king: a }').offices]).toEqual([['king', ['a']]]);
  });

  it('scores hold from then on, whatever the reckoning comes to', () => {
    const replayed = made('scores: { a: 7, b: 0 }');
    expect(scores(replayed)).toMatchObject({ a: 7, b: 0 });
    expect(replayed.ledger).toMatchObject([{ basis: { by: 'judgment', judgment: 1 } }]);
  });

  it('a winner has won by that Judgment', () => {
    expect(made('winner: b').winner).toMatchObject({ player: 'b', by: 'judgment', judgment: 'j1' });
  });

  it('a rule is changed by fiat', () => {
    const replayed = made('fiat: { by: Elf, amend: 208, mechanics: keep, text: Mine. }');
    expect(replayed.versions).toHaveLength(2);
  });

  it('a player has gone who forfeits', () => {
    const cards = { 113: card(113, '{ forfeit: forbidden }') };
    const [, , c] = made('forfeit: c', { cards }).players;
    expect(c?.status).toBe('forfeited');
  });
});

describe('an event that a Judge finds illegal changes nothing', () => {
  it('though the rules alone would let it stand', () => {
    const replayed = play({
      cards: ANY,
      events: '  - { id: it, on: 2026-01-01, rule: 206, points: { a: -10 } }',
      judgments: settling(1, '{ event: it, is: illegal }'),
    });
    expect(scores(replayed)).toMatchObject({ a: 0 });
    expect(errorsOf(replayed)).toEqual([]);
    expect(notesOf(replayed, 'by-judgment').map(({ message }) => message)).toEqual([
      'The event “it” is void: Judgment 1 finds it illegal.',
    ]);
    expect(replayed.timeline.at(-1)).toMatchObject({ judged: { judgment: 'j1', is: 'illegal' } });
  });
});

describe('a Judgment on a Judgment', () => {
  const ABSTAINING = inTurn('votes: { for: [a, b], abstain: [c] }');
  const adopting = settling(1, '{ reading: unanimity, take: none-against }');
  const twice = (is: string, more = {}) =>
    play({
      cards: ANY,
      proposals: ABSTAINING,
      judgments: { ...adopting, ...settling(2, `{ judgment: 1, is: ${is} }`), ...more },
    });

  it('binds nobody where another finds it illegal', () => {
    expect(outcomes(twice('legal'))).toEqual({ 301: 'adopted' });
    const struck = twice('illegal');
    expect(outcomes(struck)).toEqual({ 301: 'defeated' });
    expect(struck.judgments[0]).toMatchObject({
      status: 'void',
      judged: { judgment: 'j2', is: 'illegal' },
    });
  });

  it('stands again where what set it aside is set aside in its turn', () => {
    const third = settling(3, '{ judgment: 2, is: illegal }');
    expect(outcomes(twice('illegal', third))).toEqual({ 301: 'adopted' });
  });

  it('may be on the legitimacy of its own Judge', () => {
    const own = { j1: judged(1, day(301, 0), 'b', 'settles: [{ judgment: 1, is: legal }]') };
    expect(wrongs({ proposals: inTurn(''), judgments: own })).toEqual([]);
    const silent = { j1: judged(1, day(301, 0), 'b') };
    expect(wrongs({ proposals: inTurn(''), judgments: silent })).toEqual(['judge/wrong']);
  });

  it.each([
    ['two', [2, 1]],
    ['three', [2, 3, 1]],
  ])(
    'does not make Judges of %s who are none and speak for each other in a circle',
    (_, others) => {
      const judgments = Object.fromEntries(
        others.map((other, index) => {
          const settles = `settles: [{ judgment: ${other}, is: legal }]`;
          return [`j${index + 1}`, judged(index + 1, day(301, 0), 'ab'.charAt(index % 2), settles)];
        }),
      );
      expect(wrongs({ proposals: inTurn(''), judgments })).toEqual(['judge/wrong']);
      const byTheJudge = {
        ...judgments,
        j1: judged(1, day(301, 0), 'c', 'settles: [{ judgment: 2, is: legal }]'),
      };
      const last = Object.entries(byTheJudge).slice(0, 2);
      expect(wrongs({ proposals: inTurn(''), judgments: Object.fromEntries(last) })).toEqual([]);
    },
  );

  it('that finds itself illegal says nothing else', () => {
    const settles = 'settles: [{ judgment: 1, is: illegal }, { points: { b: 5 } }]';
    const replayed = play({
      proposals: inTurn(''),
      judgments: { j1: judged(1, day(301, 0), 'c', settles) },
    });
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.judgments[0]?.status).toBe('void');
    expect(scores(replayed).b).toBe(0);
  });
});

describe('what a Judgment gives and takes', () => {
  const gold = { 210: card(210, '{ quantities: { gold: { starts: 0 } } }'), ...ANY };
  const giving = (settles: string, cards: Setting['cards'] = gold) =>
    play({ cards, judgments: settling(1, settles) });

  it.each(['{ change: { a: { gold: 3 } } }', '{ points: { a: { gold: 3 } } }'])(
    'may be any quantity: %s',
    (settles) => {
      expect(scores(giving(settles), 'gold')).toMatchObject({ a: 3, b: 0 });
    },
  );

  it('must be declared by a rule', () => {
    const [error] = errorsOf(giving('{ change: { a: { golb: 3 } } }'));
    expect(error).toMatchObject({ code: 'points/no-authority', help: 'Did you mean “gold”?' });
  });

  it('is noted where the game ends by it', () => {
    const replayed = giving('{ points: { b: 10 } }', {
      ...ANY,
      208: card(208, '{ win: [{ when: player.points >= 10 }] }'),
    });
    expect(replayed.winner).toMatchObject({ player: 'b', by: 'points' });
    expect(notesOf(replayed, 'by-judgment').map(({ message }) => message)).toEqual([
      'B (b) wins by Judgment 1. Rule 208 names the winner only by what that Judgment decides.',
    ]);
  });
});

describe('a winner by a Judgment who shares a name', () => {
  it('is named with the id', () => {
    const replayed = play({
      events: '  - { on: 2025-12-31, rename: { c: B } }\n  - { on: 2026-02-01, rename: { c: C } }',
      cards: { ...ANY, 208: card(208, '{ win: [{ when: player.points >= 10 }] }') },
      judgments: settling(1, '{ points: { b: 10 } }'),
    });
    expect(notesOf(replayed, 'by-judgment').map(({ message }) => message)).toEqual([
      'B (b) wins by Judgment 1. Rule 208 names the winner only by what that Judgment decides.',
    ]);
  });
});

describe('a move after the win that a Judge lets stand', () => {
  it('is voted on, scored, and changes the rules', () => {
    const replayed = play({
      cards: { ...ANY, 208: card(208, '{ win: [{ when: player.points >= 10 }] }') },
      proposals: inTurn('', ''),
      judgments: settling(1, '{ move: 302, is: legal }', day(302, 0)),
    });
    expect(errorsOf(replayed)).toEqual([]);
    expect(outcomes(replayed)).toEqual({ 301: 'adopted', 302: 'adopted' });
    expect(replayed.versions).toHaveLength(3);
    expect(scores(replayed)).toMatchObject({ a: 10, b: 11 });
    expect(replayed.winner?.player).toBe('a');
  });
});

describe('words that cannot be applied', () => {
  const replaced = 'mechanics: keep\nreplace: [{ from: unheard-of, to: word }]';
  const message = (more: string) =>
    notesOf(
      play({
        cards: ANY,
        proposals: { 301: enact(301, 'a', more) },
        judgments: settling(1, '{ move: 301, is: legal }'),
      }),
      'by-judgment',
    )[0]?.message;

  it('are not applied where a Judge lets the proposal stand, and that is said', () => {
    expect(message(`amend: 201\n${replaced}`)).toContain(
      'The change could not be made all the same, so the rules stay as they are.',
    );
    const parts =
      'changes: [{ amend: 201, mechanics: keep, replace: [{ from: unheard-of, to: x }] }, { enact: {}, text: New. }]';
    expect(message(parts)).toContain('Of its 2 changes 1 could not be made all the same.');
  });
});
