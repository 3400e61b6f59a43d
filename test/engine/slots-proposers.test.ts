/** Who may propose, whether a proponent may vote, and how many voted. */
import { describe, expect, it } from 'vitest';
import {
  card,
  enact,
  errorsOf,
  inTurn,
  notesOf,
  outcomes,
  play,
  type Setting,
  wrongs,
} from './table.ts';

describe('who may propose', () => {
  const bench = (movers: string, more: Setting = {}): Setting => ({
    cards: { 209: card(209, '{ proposers: player.speaker, offices: { speaker: {} } }') },
    events: '  - { on: 2025-12-31, appoint: { speaker: [a, c] } }',
    proposals: Object.fromEntries(
      movers.split('').map((by, index) => [301 + index, enact(301 + index, by)]),
    ),
    ...more,
  });

  it('is whom the rule names, each in turn', () => {
    expect(wrongs(bench('aca'))).toEqual([]);
    const [finding, ...others] = errorsOf(play(bench('ab')));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      code: 'proposal/ineligible',
      rule: { number: 209 },
      message: 'B (b) makes Proposal 302, and may not propose.',
      help: 'Those who may propose are a, c.',
    });
    expect(wrongs(bench('aa'))).toEqual(['turn/out-of-order']);
  });

  it('is asked of the day on which the proposal is made', () => {
    const later = '  - { on: 2026-01-02, appoint: { speaker: b } }';
    const events = `  - { on: 2025-12-31, appoint: { speaker: [a, c] } }\n${later}`;
    expect(wrongs(bench('ab', { events }))).toEqual([]);
  });

  it('says whose turn comes next', () => {
    expect(play(bench('a')).toMove).toBe('c');
    const game = 'readings: { turn-without-proposal: { take: comes-round } }';
    expect(play(bench('a', { game })).toMove).toBe('b');
  });

  it('passes nobody over where rules differ on it, and nothing decides between them', () => {
    const cards = {
      110: card(110, '', 'immutable'),
      211: card(211, ''),
      209: card(209, '{ proposers: player.points > 0 }'),
      210: card(210, '{ proposers: player.points > 1 }'),
    };
    expect(play({ cards }).toMove).toBe('a');
    expect(play({ cards: { ...cards, 210: null } }).toMove).toBeUndefined();
  });

  it('is no matter of turns where there are none', () => {
    const cards = { ...bench('').cards, 201: card(201, '{ turns: none }') };
    expect(wrongs(bench('caa', { cards }))).toEqual([]);
    expect(wrongs(bench('cb', { cards }))).toEqual(['proposal/ineligible']);
  });
});

describe('a proponent', () => {
  const cards = { 105: card(105, "{ electorate: '!player.proposer', participation: required }") };

  it('may be kept from voting', () => {
    const vote = (votes: string) =>
      wrongs({ cards, proposals: inTurn(`votes: { for: ${votes} }`) });
    expect(vote('[b, c]')).toEqual([]);
    expect(vote('[a, b, c]')).toEqual(['vote/ineligible']);
    expect(vote('[b]')).toEqual(['vote/missing']);
  });

  it('may have more votes than the others, or earn more', () => {
    const strong = {
      207: card(207, "{ ballots: 'player.proposer ? 2 : 1' }"),
      203: card(203, '{ adoption: votes.for > votes.against }'),
      204: card(204, "{ awards: [{ on: adopted, to: for, points: 'player.proposer ? 7 : 1' }] }"),
      202: card(202, ''),
    };
    const proposals = inTurn('votes: { for: [a], against: [b] , abstain: [c] }');
    const played = play({ cards: strong, proposals });
    expect(outcomes(played)).toEqual({ 301: 'adopted' });
    expect(played.players[0]?.holdings.get('points')?.valueOf()).toBe(7);
  });
});

describe('how many voted', () => {
  const voting = (votes: string, ballots = '1', quorum = 'votes.voters >= 2'): Setting => ({
    cards: {
      105: card(105, '{ participation: optional }'),
      203: card(203, `{ adoption: votes.for > votes.against, quorum: ${quorum} }`),
      207: card(207, `{ ballots: '${ballots}' }`),
    },
    proposals: inTurn(`votes: { ${votes} }`),
  });
  const adopted = (setting: Setting) => {
    const played = play(setting);
    return (
      errorsOf(played)
        .map(({ code }) => code)
        .join() || outcomes(played)[301]
    );
  };

  it.each([
    ['for: [a]', '1', 'defeated'],
    ['for: [a, b]', '1', 'adopted'],
    ['for: [a], abstain: [b]', '1', 'adopted'],
    ['for: [a]', '5', 'defeated'],
    ['for: [a, a]', '2', 'defeated'],
    ['for: [a, a], abstain: [b]', '2', 'adopted'],
    ['tally: { for: 2, against: 1 }', '1', 'adopted'],
    ['tally: { for: 1 }', '1', 'defeated'],
    ['tally: { for: 3 }', '3', 'defeated'],
    ['tally: { for: 6, against: 3 }', '3', 'adopted'],
  ])('is not how much they weigh: %s with %s each', (votes, ballots, outcome) => {
    expect(adopted(voting(votes, ballots))).toBe(outcome);
  });

  it('is not to be had from a tally of votes that weigh unequally', () => {
    const unequal = 'player.proposer ? 2 : 1';
    expect(adopted(voting('tally: { for: 3 }', unequal))).toBe('format/formula');
    expect(adopted(voting('for: [a, b]', unequal))).toBe('adopted');
  });

  it('is what the record says where a tally does not tell it', () => {
    const unequal = 'player.proposer ? 2 : 1';
    const stated = (tally: string, outcome: string) => {
      const votes = `votes: { tally: { ${tally} } }\noutcome: ${outcome}`;
      return { ...voting('', unequal), proposals: inTurn(votes) };
    };
    expect(adopted(stated('for: 3', 'adopted'))).toBe('adopted');
    expect(adopted(stated('for: 3', 'defeated'))).toBe('defeated');
    expect(adopted(stated('for: 1, against: 2', 'adopted'))).toBe('outcome/mismatch');
    const replay = play(stated('for: 3', 'adopted'));
    expect(replay.proposals[0]?.decidedBy).toEqual([]);
    expect(notesOf(replay, 'attested').map(({ message }) => message)).toContainEqual(
      expect.stringContaining('How many voted on Proposal 301 does not follow from the tally'),
    );
  });
});

describe('a voting period', () => {
  it('may be chosen by a fact of the proposal', () => {
    const period = `'proposal.facts.urgent == 1 ? "1 day" : "7 days"'`;
    const cards = {
      105: card(105, '{ participation: optional }'),
      209: card(209, `{ voting-period: ${period}, proposal-facts: { urgent: { default: 0 } } }`),
    };
    const vote = 'votes: { for: [a, b], cast: { b: 2026-01-04 } }\nclosed: 2026-01-09';
    const made = (facts: string) => wrongs({ cards, proposals: inTurn(`${facts}${vote}`) });
    expect(made('facts: { urgent: 1 }\n')).toEqual(['vote/late']);
    expect(made('facts: { urgent: 0 }\n')).toEqual([]);
    expect(made('')).toEqual([]);
  });
});
