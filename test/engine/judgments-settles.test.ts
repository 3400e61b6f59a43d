/** What a Judgment settles outranks the engine, in each of its forms. */
import { describe, expect, it } from 'vitest';
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

const settling = (settles: string, on = day(301, 0), judge = 'c', number = 1) => ({
  [`j${number}`]: judged(number, on, judge, `settles: [${settles}]`),
});
const NONE_AGAINST = '{ reading: unanimity, take: none-against }';
const abstaining = 'votes: { for: [a, b], abstain: [c] }';

describe('a reading', () => {
  const three = inTurn(abstaining, abstaining, abstaining);

  it('binds the turn in which Judgment was invoked, and no other', () => {
    const second = settling(NONE_AGAINST, day(302, 1), 'a');
    expect(outcomes(play({ proposals: three, judgments: second }))).toEqual({
      301: 'defeated',
      302: 'adopted',
      303: 'defeated',
    });
  });

  it('binds later turns where a precedent does, until another departs from it', () => {
    const game = 'readings: { precedent: { take: "yes" } }';
    const first = settling(NONE_AGAINST);
    const adopted = { 301: 'adopted', 302: 'adopted', 303: 'adopted' };
    expect(outcomes(play({ game, proposals: three, judgments: first }))).toEqual(adopted);
    const departing = settling('{ reading: unanimity, take: all-for }', day(303, 0), 'b', 2);
    expect(
      outcomes(play({ game, proposals: three, judgments: { ...first, ...departing } })),
    ).toEqual({ ...adopted, 303: 'defeated' });
  });

  it('makes Judgments binding in later turns, itself among them, if that is what it settles', () => {
    const both = settling(`${NONE_AGAINST}, { reading: precedent, take: "yes" }`);
    expect(outcomes(play({ proposals: three, judgments: both }))).toEqual({
      301: 'adopted',
      302: 'adopted',
      303: 'adopted',
    });
  });

  it('is the last one given, of two in one turn', () => {
    const judgments = {
      ...settling(NONE_AGAINST),
      ...settling('{ reading: unanimity, take: all-for }', day(301, 1), 'c', 2),
    };
    expect(outcomes(play({ proposals: inTurn(abstaining), judgments }))).toEqual({
      301: 'defeated',
    });
  });

  it('binds the first turn where it was asked before anybody had moved', () => {
    const judgments = settling('{ reading: first-turn, take: whoever-begins }', '2025-12-30');
    expect(wrongs({ proposals: { 301: enact(301, 'b') }, judgments })).toEqual([]);
  });

  it('binds the turn of the one moving, where between turns that is the next player', () => {
    const game = 'readings: { moving: { take: next-to-move } }';
    const proposals = inTurn(abstaining, abstaining);
    const judgments = settling(NONE_AGAINST, day(301, 1), 'a');
    expect(outcomes(play({ game, proposals, judgments }))).toEqual({
      301: 'defeated',
      302: 'adopted',
    });
  });

  it('outranks game custom', () => {
    const game = 'readings: { unanimity: { take: none-against } }';
    const judgments = settling('{ reading: unanimity, take: all-for }');
    const proposals = inTurn(abstaining);
    expect(outcomes(play({ game, proposals, judgments }))).toEqual({ 301: 'defeated' });
    expect(outcomes(play({ game, proposals }))).toEqual({ 301: 'adopted' });
  });

  it('binds nobody once the Judgment is overruled', () => {
    const settles = `settles: [${NONE_AGAINST}]`;
    const one = judged(
      1,
      day(301, 0),
      '',
      `bench: [{ judge: c, ruling: 'Yes', given: ${day(301, 0)}, overruled: { for: [a, b] } }]\n${settles}`,
    );
    const setting = { proposals: inTurn(abstaining), judgments: { one } };
    expect(outcomes(play(setting))).toEqual({ 301: 'defeated' });
  });

  it('that was left open is settled by it', () => {
    const game = 'readings: { unanimity: { take: open } }';
    const proposals = inTurn(abstaining);
    expect(wrongs({ game, proposals })).toEqual(['reading/open']);
    expect(wrongs({ game, proposals, judgments: settling(NONE_AGAINST) })).toEqual([]);
  });
});

describe('a move that is legal', () => {
  const legal = (number: number, judge = 'c') =>
    settling(`{ move: ${number}, is: legal }`, day(number, 0), judge);

  it.each<readonly [string, string, Setting]>([
    ['out of turn', 'turn/out-of-order', { proposals: { 301: enact(301, 'b') } }],
    ['wrongly numbered', 'proposal/number', { proposals: { 307: enact(307, 'a') } }],
    ['not permitted', 'proposal/not-permitted', { proposals: inTurn('repeal: 101') }],
    ['short of a vote', 'vote/missing', { proposals: inTurn('votes: { for: [a, b] }') }],
    ['retroactive', 'effect/retroactive', { proposals: inTurn('effective: 2025-01-01') }],
  ])('stands although it is %s, and the note says what would be wrong', (_, code, setting) => {
    const [number = 0] = Object.keys(setting.proposals ?? {}).map(Number);
    expect(wrongs(setting)).toEqual([code]);
    const judge = code === 'turn/out-of-order' ? 'a' : 'c';
    const replayed = play({ ...setting, judgments: legal(number, judge) });
    expect(errorsOf(replayed)).toEqual([]);
    const [objection] = errorsOf(play(setting));
    const notes = notesOf(replayed, 'by-judgment').map(({ message }) => message);
    expect(notes.join()).toContain(`Judgment 1 lets Proposal ${number} stand`);
    expect(notes.join()).toContain(objection?.message);
  });

  it('changes the rules when it is adopted', () => {
    const replayed = play({ proposals: inTurn('repeal: 101'), judgments: legal(301) });
    expect(replayed.lives.get('101')?.changes.at(-1)).toMatchObject({ kind: 'repeal', version: 1 });
  });

  it('ends as the record says, whatever its votes would come to', () => {
    const proposals = inTurn(
      'votes: { for: [a], against: [b, c] }\noutcome: adopted\nawards: { a: 4 }',
    );
    expect(wrongs({ proposals })).toEqual(['outcome/mismatch']);
    const replayed = play({ proposals, judgments: legal(301) });
    expect(outcomes(replayed)).toEqual({ 301: 'adopted' });
    expect(scores(replayed)).toEqual({ a: 4, b: 0, c: 0 });
  });

  it('settles that move and no other', () => {
    const proposals = { 301: enact(301, 'b'), 302: enact(302, 'b') };
    const judgments = legal(301, 'a');
    expect(wrongs({ proposals, judgments })).toEqual(['turn/out-of-order']);
  });

  it('is no stranger’s to name', () => {
    const judgments = settling('{ move: 399, is: legal }');
    expect(wrongs({ proposals: inTurn(''), judgments })).toEqual(['unknown/proposal']);
  });
});

describe('a move of an earlier turn that is legal', () => {
  const late = (no: string) => ({
    game: no,
    judgments: { late: judged(1, day(302, 0), 'a', 'settles: [{ move: 301, is: legal }]') },
  });
  const NO = 'readings: { past-moves: { take: "no" } }';
  const OPEN = 'readings: { past-moves: { take: open } }';
  const YES = 'readings: { past-moves: { take: "yes" } }';
  const voted = 'votes: { for: [a, b], against: [c] }\noutcome: adopted';
  const lost = { proposals: inTurn(voted, '') };
  const wrong = { proposals: inTurn('repeal: 101', '') };

  it('stands by the Judgment, where one reaches so far', () => {
    expect(wrongs({ ...lost, ...late('') })).toEqual(['outcome/mismatch']);
    expect(wrongs({ ...lost, ...late(YES) })).toEqual([]);
    expect(wrongs({ ...wrong, ...late(YES) })).toEqual([]);
    expect(wrongs({ ...lost, ...late(NO) })).toEqual(['outcome/mismatch']);
    expect(wrongs({ ...wrong, ...late(NO) })).toEqual(['proposal/not-permitted']);
  });

  it('is undetermined where the players have left open how far one reaches', () => {
    expect(wrongs({ ...lost, ...late(OPEN) })).toContain('reading/open');
    expect(wrongs({ ...wrong, ...late(OPEN) })).toContain('reading/open');
  });

  it('depends on that only where something would be wrong with it', () => {
    const told = (setting: Setting) =>
      notesOf(play(setting), 'contestable').filter(({ message }) =>
        message.includes('May a Judgment settle a move of another turn'),
      ).length;
    // The outcome, and what the proposal earns.
    expect(told({ ...lost, ...late(YES) })).toBe(2);
    expect(told({ ...wrong, ...late(YES) })).toBe(1);
    expect(told({ proposals: inTurn('', ''), ...late(YES) })).toBe(0);
    expect(wrongs({ proposals: inTurn('', ''), ...late(OPEN) })).toEqual([]);
  });
});

describe('a move that is illegal', () => {
  const judgments = settling('{ move: 301, is: illegal }');

  it('is void: it earns nothing and changes nothing, and its number is used', () => {
    const replayed = play({ proposals: inTurn('repeal: 206', ''), judgments });
    expect(errorsOf(replayed)).toEqual([]);
    expect(outcomes(replayed)).toEqual({ 301: 'void', 302: 'adopted' });
    expect(scores(replayed)).toEqual({ a: 0, b: 11, c: 0 });
    expect(replayed.lives.get('206')?.changes).toHaveLength(1);
    expect(replayed.versions).toHaveLength(2);
    expect(notesOf(replayed, 'by-judgment')).toHaveLength(1);
  });

  it('is void for nothing that would have been wrong with it', () => {
    expect(wrongs({ proposals: inTurn('repeal: 101\nvotes: { for: [a] }'), judgments })).toEqual(
      [],
    );
  });
});

describe('a move that is undetermined', () => {
  const judgments = settling('{ move: 301, is: undetermined }');
  const paradox = (player: string) =>
    `  - { on: 2026-02-01, winner: { player: ${player}, by: paradox } }`;

  it('changes nothing, and leaves its player unable to complete the turn', () => {
    const replayed = play({ proposals: inTurn(''), judgments });
    expect(outcomes(replayed)).toEqual({ 301: 'undetermined' });
    expect(replayed.versions).toHaveLength(1);
    expect(replayed.toMove).toBe('a');
  });

  it('makes that player the winner by paradox, and nobody else', () => {
    const won = play({ proposals: inTurn(''), judgments, events: paradox('a') });
    expect(won.winner).toMatchObject({ player: 'a', by: 'paradox', rule: { number: 213 } });
    const other = { proposals: inTurn(''), judgments, events: paradox('b') };
    expect(wrongs(other)).toEqual(['winner/mismatch']);
  });

  it('is not passed over: nobody else may move', () => {
    expect(wrongs({ proposals: inTurn('', ''), judgments })).toEqual(['turn/incomplete']);
  });
});

describe('points', () => {
  it('are given on the day and by the word of the Judge', () => {
    const judgments = settling('{ points: { b: 3, c: -1/2 } }');
    const replayed = play({ proposals: inTurn(''), judgments });
    expect(scores(replayed)).toEqual({ a: 10, b: 3, c: '-1/2' });
    const given = replayed.ledger.filter(({ cause }) => cause.by === 'judgment');
    expect(given).toMatchObject([
      { player: 'b', cause: { judgment: 'j1' }, rule: { number: 212, version: 0 } },
      { player: 'c', cause: { judgment: 'j1' } },
    ]);
  });

  it('can decide the game', () => {
    const judgments = settling('{ points: { b: 200 } }');
    expect(play({ proposals: inTurn(''), judgments }).winner).toMatchObject({ player: 'b' });
  });

  it('are for those who play or played', () => {
    const judgments = settling('{ points: { zoe: 3 } }');
    expect(wrongs({ proposals: inTurn(''), judgments })).toEqual(['unknown/player']);
  });
});

describe('a winner', () => {
  it('is whom the Judge names', () => {
    const replayed = play({
      proposals: inTurn(''),
      judgments: settling('{ winner: b }', day(301, 1)),
    });
    expect(replayed).toMatchObject({ status: 'won', winner: { player: 'b' } });
  });

  it('is who wins of several who reach the mark at once', () => {
    const cards = {
      204: card(204, '{ awards: [{ on: adopted, to: everyone, points: 30 }] }'),
      208: card(208, '{ win: [{ when: player.points >= 30 }] }'),
    };
    const setting = { cards, proposals: inTurn('') };
    expect(wrongs(setting)).toEqual(['win/simultaneous']);
    const judgments = settling('{ winner: b }', day(301, 1));
    expect(play({ ...setting, judgments })).toMatchObject({
      status: 'won',
      winner: { player: 'b' },
    });
  });
});

describe('a set of rules at odds with itself', () => {
  const cards = {
    110: card(110, '', 'immutable'),
    209: card(209, '{ quantities: { gold: { starts: 1 } } }'),
    210: card(210, '{ quantities: { gold: { starts: 2 } } }'),
    211: card(211, ''),
    212: card(212, '{ judge: { chosen: appointed } }'),
  };
  const found = (move: number, on: string, more: Setting = {}) =>
    play({
      cards,
      proposals: inTurn('', '', ''),
      judgments: { 1: judged(1, on, 'c', `by: a\nsettles: [{ move: ${move}, is: legal }]`) },
      ...more,
    }).findings.map(({ code, at }) => `${code} ${at.file.split('/').at(-1)}`);

  it('begins the game all the same where a Judgment settles the first proposal', () => {
    expect(found(301, day(301, 1))).toContain('by-judgment game.md');
    const events = '  - { on: 2025-12-31, note: All were there. }';
    expect(found(301, day(301, 1), { events })).toContain('by-judgment game.md');
    expect(found(303, day(303, 1))).toContain('law/conflict game.md');
  });

  it('leaves open whether a Judgment of a later turn does so', () => {
    expect(found(301, day(301, 1))).not.toContain('contestable game.md');
    expect(found(301, day(302, 1))).toContain('contestable game.md');
    const game = 'readings: { past-moves: { take: no } }';
    expect(found(301, day(302, 1), { game })).toContain('law/conflict game.md');
  });
});

describe('two Judgments that disagree on one move', () => {
  const LEGAL = '{ move: 301, is: legal }';
  const ILLEGAL = '{ move: 301, is: illegal }';
  /** The first is asked for before the vote, the second on its day, and both are given on that day. */
  const ofOneDay = (first: string, second: string): Setting => ({
    proposals: inTurn(''),
    judgments: {
      1: judged(1, day(301, 0), 'c', `settles: [${first}]`).replace(
        `given: ${day(301, 0)}`,
        `given: ${day(301, 1)}`,
      ),
      2: judged(2, day(301, 1), 'c', `settles: [${second}]`),
    },
  });

  it('have the later one stand, on one day that of the later number', () => {
    expect(outcomes(play(ofOneDay(LEGAL, ILLEGAL)))).toEqual({ 301: 'void' });
    expect(outcomes(play(ofOneDay(ILLEGAL, LEGAL)))).toEqual({ 301: 'adopted' });
  });

  it('say of the earlier one that it no longer holds', () => {
    const said = (setting: Setting) =>
      notesOf(play(setting), 'by-judgment').map(({ message }) => message);
    expect(said(ofOneDay(LEGAL, ILLEGAL))).toContain(
      'Judgment 1 finds Proposal 301 legal. Judgment 2, which was given later, finds it illegal, and that stands.',
    );
    expect(said(ofOneDay(LEGAL, LEGAL)).join()).not.toContain('given later');
  });
});

describe('a move that appears equally legal and illegal', () => {
  const paradox = settling('{ move: 301, is: undetermined }');
  const help = (cards: Setting['cards'] & object) =>
    notesOf(play({ cards, proposals: inTurn(''), judgments: paradox }), 'by-judgment').map(
      ({ rule, help: words }) => [rule?.number, words],
    );

  it('leads to the rule that says who wins by that', () => {
    expect(help({})).toEqual([[213, expect.stringContaining('by: paradox')]]);
    expect(help({ 213: null })).toEqual([[undefined, undefined]]);
  });
});
