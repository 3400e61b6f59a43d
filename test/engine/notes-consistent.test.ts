/**
 * A note on another reading tells the result of the whole move under it: outcome, awards and winner are
 * those of one game.
 */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  hangingOn,
  inTurn,
  notesOf,
  play,
  type Setting,
  scores,
} from './table.ts';

const taking = (reading: string, option: string) => `readings: { ${reading}: { take: ${option} } }`;

/** B abstains: whether the vote is unanimous is a reading, on which the outcome and an award depend. */
const ABSTAINING: Setting = {
  game: taking('unanimity', 'none-against'),
  cards: {
    204: card(204, '{ awards: [{ on: adopted, to: proposer, points: 5, if: votes.unanimous }] }'),
  },
  proposals: inTurn('votes: { for: [a, c], abstain: [b] }'),
};
const EARNS = 'the award for Proposal 301';

describe('the other result of a note', () => {
  it('has the awards of the outcome that the reading gives', () => {
    const replayed = play(ABSTAINING);
    const mattered = hangingOn(replayed, 'unanimity');
    expect(mattered['the outcome of Proposal 301']?.['all-for']).toBe('it is defeated');
    expect(mattered[EARNS]).toEqual({
      'none-against': 'A receives 12 points',
      'all-for': 'A loses 3 points',
    });
    expect(scores(replayed)).toMatchObject({ a: 12 });
    const other = play({ ...ABSTAINING, game: taking('unanimity', 'all-for') });
    expect(scores(other)).toMatchObject({ a: -3 });
  });

  it('says what follows from it for what asks for no reading itself', () => {
    const setting = (option: string): Setting => ({
      game: taking('unanimity', option),
      cards: {
        202: null,
        204: card(204, '{ awards: [{ on: adopted, to: proposer, points: 5 }] }'),
        206: null,
        208: card(208, '{ win: [{ when: player.points >= 5 }] }'),
      },
      proposals: inTurn('votes: { for: [a, c], abstain: [b] }'),
    });
    const mattered = hangingOn(play(setting('all-for')), 'unanimity');
    expect(mattered).toEqual({
      'the outcome of Proposal 301': {
        'all-for': 'it is defeated',
        'none-against': 'it is adopted',
      },
      [EARNS]: {
        'all-for': 'nobody receives anything',
        'none-against': 'A receives 5 points',
      },
      'the winner': { 'all-for': 'nobody has won', 'none-against': 'A has won' },
    });
    expect(play(setting('none-against')).winner?.player).toBe('a');
  });

  it('heeds the votes, whatever the record says came of them', () => {
    const votes = 'votes: { for: [a, c], abstain: [b] }\noutcome: adopted\nawards: { a: 12 }';
    const replayed = play({ ...ABSTAINING, proposals: inTurn(votes) });
    expect(hangingOn(replayed, 'unanimity')[EARNS]?.['all-for']).toBe('A loses 3 points');
  });

  it('is none where the votes would not stand under that reading', () => {
    const setting = (option: string): Setting => ({
      game: taking('electorate-moment', option),
      proposals: { 301: enact(301, 'a', `closed: ${day(302, 1)}`) },
      events: `  - { on: ${day(302, 0)}, join: { id: d, name: D } }`,
    });
    const mattered = hangingOn(play(setting('at-proposal')), 'electorate-moment');
    expect(mattered['whether the vote on Proposal 301 is in order']?.['at-close']).toBe(
      'it is illegal: a voter has not voted',
    );
  });

  it('leaves no trace in the game that is played', () => {
    const { versions, ledger, timeline } = play(ABSTAINING);
    expect(versions.map(({ number }) => number)).toEqual([0, 1]);
    expect(ledger).toHaveLength(2);
    expect(timeline.map(({ kind }) => kind)).toEqual(['proposed', 'resolved']);
  });

  it('names a win under another reading once, since play would have ended there', () => {
    const eleven = 'enact: { mechanics: { win: [{ when: player.points >= 11 }] } }';
    const replayed = play({ proposals: inTurn(eleven, '', '', '') });
    const wins = notesOf(replayed, 'contestable').filter(
      ({ message }) => message.includes('under “all-hold”') && message.includes('won'),
    );
    expect(scores(replayed)).toEqual({ a: 23, b: 11, c: 12 });
    expect(wins.map(({ at }) => at.file)).toEqual(['games/test/proposals/302.md']);
  });

  it('names a win again under a further reading, by which play has not ended yet', () => {
    const when = 'player.points < 3 ? round(player.points) == 3 : round(player.points) == 4';
    const replayed = play({
      game: taking('rounding-ties', 'down'),
      cards: {
        202: card(
          202,
          `{ awards: [{ on: adopted, to: proposer, points: proposal.number - 597/2 }] }`,
        ),
        208: card(208, `{ win: [{ when: "${when}" }] }`),
      },
      proposals: inTurn('', ''),
    });
    const ties = replayed.readings.find(({ id }) => id === 'rounding-ties');
    const named = ties?.mattered.map(({ results }) => results.map(({ option }) => option));
    expect(named).toEqual([
      ['down', 'up'],
      ['down', 'up', 'even'],
    ]);
  });
});
