/** Questions that are still open, what they hold up, and what Judgments refer to. */
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
  page,
  play,
  type Setting,
  wrongs,
} from './table.ts';

const open = (on: string, more = '') =>
  page(`judgment: 1\nquestion: How many votes has each?\nby: b\ninvoked: ${on}\n${more}`);

/** Rules 207 and 214 differ on how many votes each player has, and no rule decides between them. */
const UNDECIDED = { 110: null, 211: null, 214: card(214, '{ ballots: 2 }') };
const CONFLICT: Setting = { cards: UNDECIDED, proposals: inTurn('') };

describe('an undetermined move', () => {
  it('stops the game where nobody has asked a Judge', () => {
    expect(wrongs(CONFLICT)).toEqual(['law/conflict']);
    expect(play(CONFLICT).status).toBe('stopped');
  });

  it('suspends the game while the question is open, and is no error', () => {
    const replayed = play({ ...CONFLICT, judgments: { one: open(day(301, 1)) } });
    expect(replayed.status).toBe('suspended');
    expect(errorsOf(replayed)).toEqual([]);
    expect(notesOf(replayed, 'law/conflict')).toHaveLength(1);
    expect(outcomes(replayed)).toEqual({ 301: 'open' });
  });

  it('suspends the game while the Judgment is overruled and another Judge is wanted', () => {
    const bench = `bench: [{ judge: c, ruling: 'One', given: ${day(301, 1)}, overruled: { for: [a, b] } }]`;
    const replayed = play({ ...CONFLICT, judgments: { one: open(day(301, 1), bench) } });
    expect(replayed.status).toBe('suspended');
  });

  it('is settled by the Judgment once it is given', () => {
    const one = judged(1, day(301, 1), 'c', 'settles: [{ move: 301, is: legal }]');
    const replayed = play({ ...CONFLICT, judgments: { one } });
    expect(replayed.status).toBe('playing');
    expect(errorsOf(replayed)).toEqual([]);
    expect(outcomes(replayed)).toEqual({ 301: 'adopted' });
  });

  it('stops the game where the Judgment that was given settles something else', () => {
    const one = judged(1, day(301, 0), 'c', 'settles: [{ points: { b: 1 } }]');
    expect(wrongs({ ...CONFLICT, judgments: { one } })).toEqual(['law/conflict']);
  });

  it('stops the game where the question that is open was asked in another turn', () => {
    const cards = { ...UNDECIDED, 214: null };
    const proposals = inTurn('enact: { mechanics: { ballots: 2 } }', '');
    const events = `  - { on: ${day(302, 0)}, consent: { players: [a, c], to: continue, during: 1 } }`;
    const setting = { cards, proposals, judgments: { one: open(day(301, 0)) }, events };
    expect(play(setting).status).toBe('stopped');
    expect(wrongs(setting)).toEqual(['law/conflict']);
  });

  it('is undetermined where a reading was left open, and suspends the game too', () => {
    const game = 'readings: { unanimity: { take: open } }';
    const proposals = inTurn('votes: { for: [a, b], abstain: [c] }');
    expect(play({ game, proposals }).status).toBe('stopped');
    const judgments = { one: open(day(301, 1)) };
    const replayed = play({ game, proposals, judgments });
    expect(replayed.status).toBe('suspended');
    expect(notesOf(replayed, 'reading/open')).toHaveLength(1);
  });
});

describe('an illegal move', () => {
  it('is illegal although a question is open', () => {
    const judgments = { one: open(day(301, 0)) };
    const setting = { proposals: { 301: enact(301, 'a', 'repeal: 101') }, judgments };
    expect(wrongs(setting)).toEqual(['proposal/not-permitted']);
    expect(play(setting).status).toBe('stopped');
  });
});

describe('an open question', () => {
  it('is on record, with the turn and the rules that it is about', () => {
    const judgments = { one: open(day(301, 0), 'rules: [207, 105]') };
    const replayed = play({ proposals: inTurn(''), judgments });
    expect(replayed.judgments).toMatchObject([
      {
        status: 'open',
        during: '301',
        version: 0,
        rules: [
          { id: '207', number: 207, version: 0 },
          { id: '105', number: 105, version: 0 },
        ],
      },
    ]);
    expect(replayed.status).toBe('playing');
  });

  it('is asked by a player', () => {
    const by = (who: string) =>
      page(`judgment: 1\nquestion: May they?\nby: ${who}\ninvoked: ${day(301, 0)}`);
    const asked = (who: string) => ({ proposals: inTurn(''), judgments: { one: by(who) } });
    expect(wrongs(asked('zoe'))).toEqual(['unknown/player']);
    const gone = '  - { on: 2025-12-01, leave: c }';
    const two = { 301: enact(301, 'a', 'votes: { for: [a, b] }') };
    expect(wrongs({ ...asked('c'), proposals: two, events: gone })).toEqual(['gone/player']);
  });

  it('may be about a rule that is gone, and not about one that never was', () => {
    const about = (rule: string) => ({
      proposals: inTurn('repeal: 210', 'amend: 206\nmechanics: keep'),
      judgments: { one: open(day(302, 1), `rules: [${rule}]`) },
    });
    expect(play(about('210')).judgments[0]?.rules).toMatchObject([{ id: '210', number: 210 }]);
    expect(play(about('206')).judgments[0]?.rules).toMatchObject([{ id: '206', number: 302 }]);
    expect(play(about('302')).judgments[0]?.rules).toMatchObject([{ id: '206', number: 302 }]);
    const titled = {
      ...about('Dice'),
      cards: { 205: page('rule: 205\ntier: mutable\ntitle: Dice', 'Dice are thrown.') },
    };
    expect(play(titled).judgments[0]?.rules).toMatchObject([{ id: '205', number: 205 }]);
    expect(errorsOf(play(about('999')))).toMatchObject([
      { code: 'unknown/rule', message: 'There was no rule 999 when Judgment was invoked.' },
    ]);
    expect(errorsOf(play(about('Dice')))).toMatchObject([
      { code: 'unknown/title', message: 'There was no rule “Dice” when Judgment was invoked.' },
    ]);
  });
});

describe('precedents cited', () => {
  const citing = (cites: string) => ({
    proposals: inTurn('', ''),
    judgments: {
      one: judged(1, day(301, 0), 'c', 'by: b'),
      two: judged(2, day(302, 0), 'a', `by: b\ncites: [${cites}]`),
    },
  });

  it('are other Judgments of the game', () => {
    expect(wrongs(citing('1'))).toEqual([]);
    expect(wrongs(citing('3'))).toEqual(['unknown/judgment']);
    expect(wrongs(citing('2'))).toEqual(['unknown/judgment']);
    expect(wrongs(citing('1, 3, 4'))).toEqual(['unknown/judgment', 'unknown/judgment']);
  });
});

describe('what is recorded behind a suspended move', () => {
  const game = 'readings: { unanimity: { take: open } }';
  const undecided = 'votes: { for: [a, b], abstain: [c] }';
  const judgments = { one: open(day(301, 1)) };
  const behind = (...more: readonly string[]): Setting => ({
    game,
    proposals: inTurn(undecided, ...more),
    judgments,
  });
  const told = (setting: Setting) =>
    notesOf(play(setting), 'game/waiting').map(({ message, at }) => [
      message.split(':')[0],
      at.file,
    ]);

  it('waits, and the first of it says so', () => {
    const note = '3 records of moves and events wait, of which this is the first';
    const events = `  - { on: ${day(303, 1)}, note: Still nothing. }`;
    expect(told({ ...behind('', ''), events })).toEqual([[note, 'games/test/proposals/302.md']]);
    expect(told(behind(''))).toEqual([
      ['What is recorded here waits', 'games/test/proposals/302.md'],
    ]);
    expect(told(behind())).toEqual([]);
  });

  it('is not checked, and is no error', () => {
    const replayed = play(behind('repeal: 101'));
    expect([replayed.status, errorsOf(replayed)]).toEqual(['suspended', []]);
    expect(outcomes(replayed)).toEqual({ 301: 'open' });
  });

  it('is replayed once the Judgment is given', () => {
    const settles = 'settles: [{ reading: unanimity, take: none-against }]';
    const given = { one: judged(1, day(301, 1), 'c', settles) };
    expect(told({ ...behind(''), judgments: given })).toEqual([]);
    expect(wrongs({ ...behind('repeal: 101'), judgments: given })).toEqual([
      'proposal/not-permitted',
    ]);
  });

  it('is all but the question itself, which is open and on record', () => {
    const replayed = play(behind());
    expect(replayed.judgments).toMatchObject([{ status: 'open', during: '301' }]);
    const by = page(`judgment: 1\nquestion: Well?\nby: zoe\ninvoked: ${day(301, 1)}`);
    expect(wrongs({ ...behind(''), judgments: { one: by } })).toEqual(['unknown/player']);
  });

  it('counts another question as waiting that was asked in a later turn', () => {
    const two = page(`judgment: 2\nquestion: And?\nby: b\ninvoked: ${day(302, 1)}`);
    const setting = { ...behind(''), judgments: { ...judgments, two } };
    expect(told(setting)).toEqual([
      [
        '2 records of moves and events wait, of which this is the first',
        'games/test/proposals/302.md',
      ],
    ]);
  });
});
