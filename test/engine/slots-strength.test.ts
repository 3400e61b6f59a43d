/**
 * A community that weighs votes by strength and lets each proposal carry its own threshold, on its
 * cards alone; and what ballots are when they are not one each.
 */
import { describe, expect, it } from 'vitest';
import { toJson } from '../../src/values/number.ts';
import { card, enact, errorsOf, outcomes, play, type Setting, scores, wrongs } from './table.ts';

const NO_SUBER = Object.fromEntries(
  [...Array(16).keys(), ...Array.from({ length: 13 }, (_, n) => n + 100)].map((n) => [
    101 + n,
    null,
  ]),
);

const CARDS = {
  ...NO_SUBER,
  1: card(1, '{ changes: { mutable: [enact, amend, repeal], immutable: [amend] } }', 'immutable'),
  2: card(
    2,
    '{ quantities: { strength: { starts: 1, least: 0, most: 10, symbol: S } }, ballots: player.strength, grants: [{ what: quantity, of: [strength] }] }',
  ),
  3: card(3, '{ electorate: player.strength > 0, participation: optional }'),
  4: card(
    4,
    '{ proposal-facts: { index: { default: 1, least: 1, most: 9 } }, ' +
      'adoption: votes.for > votes.against && votes.for >= proposal.facts.index * votes.against }',
  ),
  5: card(5, '{ quorum: votes.cast >= votes.eligible / 3 }'),
};

/** Before anything is proposed a has a strength of 3/2, b and c of 1/3. */
const STRENGTHS =
  '  - { on: 2025-12-01, set: { a: { strength: 3/2 }, b: { strength: 1/3 }, c: { strength: 1/3 } } }';

function community(proposals: readonly string[], more: Setting = {}): Setting {
  const made = proposals.map((act, index) => [301 + index, enact(301 + index, 'a', act)]);
  return {
    ...more,
    cards: { ...CARDS, ...more.cards },
    proposals: Object.fromEntries(made),
    events: more.events ?? STRENGTHS,
  };
}

const AGAINST_TWO = 'votes: { for: [a], against: [b, c] }';

describe('a threshold that the proposal carries', () => {
  it.each([
    ['', 'adopted'],
    ['2', 'adopted'],
    // 3/2 for is exactly 9/4 times the 2/3 against.
    ['9/4', 'adopted'],
    ['226/100', 'defeated'],
    ['9', 'defeated'],
  ])('decides its vote: %s', (index, outcome) => {
    const facts = index === '' ? '' : `\nfacts: { index: ${index} }`;
    const replayed = play(community([AGAINST_TWO + facts]));
    expect(errorsOf(replayed)).toEqual([]);
    expect(outcomes(replayed)).toEqual({ 301: outcome });
  });

  it.each([['1/2'], ['10']])('must keep within its bounds: %s', (index) => {
    expect(wrongs(community([`${AGAINST_TWO}\nfacts: { index: ${index} }`]))).toEqual([
      'proposal/text',
    ]);
  });

  it('is a matter for the rules, which may change it in mid-game', () => {
    const stricter =
      'amend: 4\nmechanics: { proposal-facts: { index: { default: 5 } }, adoption: votes.for >= proposal.facts.index * votes.against }';
    const replayed = play(community([AGAINST_TWO, stricter, AGAINST_TWO]));
    expect(outcomes(replayed)).toEqual({ 301: 'adopted', 302: 'adopted', 303: 'defeated' });
  });

  it('may be demanded of every proposal', () => {
    const demanding = `amend: 4\nmechanics: { proposal-facts: { index: { least: 1 } }, adoption: votes.for >= proposal.facts.index * votes.against }`;
    expect(wrongs(community([demanding, 'facts: { index: 1 }']))).toEqual([]);
    expect(wrongs(community([demanding, '']))).toEqual(['proposal/text']);
  });

  it('may be higher for some rules than for others', () => {
    const cards = {
      6: card(
        6,
        '{ adoption: [{ of: { tier: immutable }, needs: votes.for >= 3 * votes.against }] }',
      ),
    };
    const amendment = `amend: 1\nmechanics: keep\n${AGAINST_TWO}`;
    expect(outcomes(play(community([amendment])))).toEqual({ 301: 'adopted' });
    expect(outcomes(play(community([amendment], { cards })))).toEqual({ 301: 'defeated' });
  });
});

describe('votes that weigh by strength', () => {
  const countOf = (setting: Setting) => {
    const count = play(setting).proposals.at(-1)?.count;
    if (!count) throw new Error('nothing was counted');
    return [count.for, count.against, count.abstain, count.eligible].map(toJson);
  };

  it('are counted exactly', () => {
    expect(countOf(community([AGAINST_TWO]))).toEqual(['3/2', '2/3', 0, '13/6']);
  });

  it('weigh what the voter has when the vote closes', () => {
    const events = `${STRENGTHS}\n  - { on: 2026-01-02, change: { b: { strength: 1 } } }`;
    const [first, second] = [AGAINST_TWO, AGAINST_TWO];
    expect(countOf(community([first], { events }))).toEqual(['3/2', '2/3', 0, '13/6']);
    expect(countOf(community([first, second], { events }))).toEqual(['3/2', '5/3', 0, '19/6']);
    expect(outcomes(play(community([first, second], { events })))).toEqual({
      301: 'adopted',
      302: 'defeated',
    });
  });

  it('do not weigh what was gained by the same vote', () => {
    const cards = {
      6: card(6, '{ awards: [{ on: adopted, to: for, quantity: strength, amount: 1 }] }'),
    };
    const setting = community([AGAINST_TWO, AGAINST_TWO], { cards });
    expect(scores(play(setting), 'strength')).toEqual({ a: '7/2', b: '1/3', c: '1/3' });
    expect(countOf(setting)).toEqual(['5/2', '2/3', 0, '19/6']);
  });

  it('are a quorum by their weight, and not by heads', () => {
    const weak = 'votes: { for: [b, c] }';
    const replayed = play(community([weak]));
    // 2/3 cast of 13/6 is less than a third; a alone is more.
    expect(outcomes(replayed)).toEqual({ 301: 'defeated' });
    expect(outcomes(play(community(['votes: { for: [a] }'])))).toEqual({ 301: 'adopted' });
  });

  it('are not had by those without strength', () => {
    const events = `${STRENGTHS}\n  - { on: 2025-12-02, set: { b: { strength: 0 } } }`;
    expect(wrongs(community([AGAINST_TWO], { events }))).toEqual(['vote/ineligible']);
    expect(countOf(community(['votes: { for: [a], against: [c] }'], { events }))).toEqual([
      '3/2',
      '1/3',
      0,
      '11/6',
    ]);
  });

  it('fit a tally of fractions', () => {
    const tally = (against: string) => `votes: { tally: { for: 3/2, against: ${against} } }`;
    expect(wrongs(community([tally('2/3')]))).toEqual([]);
    expect(wrongs(community([tally('3/4')]))).toEqual(['vote/ineligible']);
  });
});

describe('a voter with several ballots', () => {
  const three = (ballots: string, votes: string, adoption = 'votes.for > votes.against') =>
    community([`votes: ${votes}`], {
      cards: {
        3: card(3, `{ electorate: true, participation: optional, ballots: ${ballots} }`),
        2: card(2, '{ quantities: { strength: { starts: 1 } } }'),
        4: card(4, `{ adoption: ${adoption} }`),
      },
    });

  it('casts them all one way, or divides them', () => {
    expect(outcomes(play(three('2', '{ for: [a, b], against: [c] }')))).toEqual({ 301: 'adopted' });
    const divided = '{ for: [a, b], against: [a, b, c] }';
    expect(outcomes(play(three('2', divided)))).toEqual({ 301: 'defeated' });
  });

  it('casts no more of them than there are', () => {
    const thrice = '{ for: [a, a, a, b, c] }';
    expect(wrongs(three('3', thrice))).toEqual([]);
    expect(wrongs(three('2', thrice))).toEqual(['vote/twice']);
    expect(wrongs(three('5/2', thrice))).toEqual(['vote/twice']);
  });

  it('is silent with those that are not cast', () => {
    const outcome = (ballots: string) =>
      outcomes(play(three(ballots, '{ for: [a, a, b, c] }', 'votes.abstain == 1')));
    expect(outcome('3')).toEqual({ 301: 'adopted' });
    expect(outcome('2')).toEqual({ 301: 'defeated' });
  });

  it('does not make a vote unanimous that others vote against', () => {
    const unruled = (votes: string): Setting => ({
      cards: { 207: card(207, '') },
      proposals: { 301: enact(301, 'a', `votes: ${votes}`) },
    });
    for (const unanimity of ['all-for', 'none-against']) {
      const game = `readings: { unanimity: { take: ${unanimity} } }`;
      const outcome = (votes: string) => outcomes(play({ ...unruled(votes), game }))[301];
      expect(outcome('{ for: [a, a, a], against: [b, c] }')).toBe('defeated');
      expect(outcome('{ for: [a, a, b, c] }')).toBe('adopted');
    }
  });

  it('is among the votes cast with an abstention, where that is the reading, for a majority too', () => {
    const taking = (cast: string): Setting => ({
      game: `readings: { majority: { take: of-cast }, abstention-cast: { take: "${cast}" } }`,
      cards: { 203: card(203, '{ adoption: votes.majority }') },
      proposals: { 301: enact(301, 'a', 'votes: { for: [a], abstain: [b, c] }') },
    });
    expect(outcomes(play(taking('no')))).toEqual({ 301: 'adopted' });
    expect(outcomes(play(taking('yes')))).toEqual({ 301: 'defeated' });
  });

  it('may have less than none', () => {
    const replayed = play(three('players.count - 4', '{ for: [a, b, c] }'));
    expect(errorsOf(replayed)).toEqual([]);
    expect(replayed.proposals[0]?.count?.eligible.toFraction()).toBe('-3');
  });
});
