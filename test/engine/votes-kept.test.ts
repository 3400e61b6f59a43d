/**
 * What votes come to, in each form of a record and on both sides of each bound that rules set. Here,
 * whoever changes the engine reads what else changes; what the rules mean is expected elsewhere.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { card, day, enact, judged, play, type Setting } from './table.ts';
import { tellBeside } from './tell-replay.ts';

const FIVE =
  'a: { name: A }\n  b: { name: B }\n  c: { name: C }\n  d: { name: D }\n  e: { name: E }';

/** Each in place of some of Suber's cards. */
const LAWS: Readonly<Record<string, NonNullable<Setting['cards']>>> = {
  'as Suber has it': {},
  'a majority of those who vote': {
    105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
    203: card(203, '{ adoption: votes.for > votes.against }'),
  },
  'a quorum of three, and two thirds': {
    105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
    203: card(203, '{ quorum: votes.cast >= 3, adoption: votes.for * 3 >= votes.cast * 2 }'),
  },
  'a period of two days, and a price of silence': {
    105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
    203: card(203, '{ adoption: votes.majority }'),
    205: card(205, '{ voting-period: 2 days }'),
    214: card(
      214,
      '{ awards: [{ on: resolved, to: silent, points: -1 }, { on: adopted, to: against, points: 10 }, { on: defeated, to: for, points: 2 }, { on: adopted, to: abstained, points: 3 }] }',
    ),
  },
  'from -3 to 5 points, and gold for votes': {
    105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
    201: card(201, '{ turns: seat, quantities: { points: { starts: 0, least: -3, most: 5 } } }'),
    203: card(203, '{ adoption: votes.for > votes.against }'),
    214: card(
      214,
      '{ awards: [{ on: adopted, to: against, quantity: gold, amount: 2 }, { on: resolved, to: for, points: -2 }, { on: resolved, to: silent, points: 1 }] }',
    ),
  },
  'one against decides it, and two do not': {
    105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
    203: card(203, '{ adoption: votes.against != 1 }'),
    202: card(202, ''),
    204: card(204, ''),
    206: card(206, '{ awards: [{ on: resolved, to: for, points: 1, if: adoption.unanimous }] }'),
  },
  'each kind of change needs votes of its own': {
    105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
    109: card(109, '', 'immutable'),
    203: card(
      203,
      '{ quorum: votes.cast >= 2, adoption: [{ of: { kind: enact }, needs: votes.for >= 3 }, { of: { kind: amend }, needs: votes.unanimous }, { needs: votes.for > votes.against }] }',
    ),
    204: card(
      204,
      '{ awards: [{ on: adopted, to: against, points: 10, if: adoption.unanimous }] }',
    ),
  },
  'two votes for some, a quorum of voters, and awards by how many voted': {
    105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
    202: card(202, '{ awards: [{ on: adopted, to: proposer, points: votes.for }] }'),
    203: card(203, '{ quorum: votes.voters >= 3, adoption: votes.for > votes.against }'),
    204: card(204, '{ awards: [{ on: adopted, to: against, points: 10 }] }'),
    206: card(206, '{ awards: [{ on: defeated, to: for, points: 4 / votes.abstain }] }'),
    207: card(207, '{ ballots: "player.points > 0 || player.proposer ? 2 : 1" }'),
  },
  'two votes for whoever proposes': {
    105: card(
      105,
      '{ electorate: "!player.proposer || player.points >= 0", participation: required }',
      'immutable',
    ),
    203: card(203, '{ adoption: votes.majority }'),
    207: card(207, '{ ballots: "player.proposer ? 2 : 1" }'),
  },
};

const dated = (closed: string) => `closed: ${closed}`;
const VOTES: readonly string[] = [
  'votes: { for: [a, b, c, d, e] }',
  'votes: { for: [a, b, c], against: [d, e] }',
  'votes: { for: [a, b], against: [c, d], abstain: [e] }',
  'votes: { for: [a, b], against: [c] }',
  'votes: { for: [a, b] }',
  'votes: { for: [a], against: [b, c, d] }',
  'votes: { abstain: [a, b, c] }',
  'votes: { against: [a, b, c, d, e] }',
  'votes: { for: [a, a, b], against: [c] }',
  'votes: { for: [a], against: [a, b] }',
  'votes: { tally: { for: 3, against: 2, abstain: 0 } }',
  'votes: { tally: { for: 2, against: 1, abstain: 0 } }',
  'votes: { tally: { for: 5, against: 1, abstain: 0 } }',
  'votes: { tally: { for: 2, against: 1, abstain: 1 } }\nawards: { a: 3, c: 10 }',
  'votes: { for: [a, b, c], against: [d, e] }\nawards: { a: 6, d: 10, e: 10 }',
  'votes: { tally: { for: 3, against: 2 } }\nawards: { a: 5 }',
  'votes: { tally: { for: 3, against: 2 } }\nawards: { a: 4, b: -2, d: { gold: 2 } }',
  'votes: { tally: { for: 1, against: 2 } }\nawards: { a: -3, z: 2 }',
  'outcome: adopted\nawards: { a: 9, b: { gold: 1, silver: 2 } }',
  'votes: { for: [a, b, c], cast: { a: 2026-01-01, b: 2026-01-03, c: 2026-01-04 } }',
  `votes: { for: [a, b, c], against: [d] }\n${dated('2026-01-03')}`,
  `votes: { for: [a, b, c], against: [d] }\n${dated('2026-01-04')}`,
  'votes: { for: [a, b, c], against: [d] }\noutcome: defeated',
  'votes: { for: [a, d], against: [b, c] }\noutcome: adopted',
  'changes: [{ enact: {}, text: One. }, { amend: 209, mechanics: none, text: Two. }, { transmute: { rule: 209, to: immutable } }]\nvotes: { for: [a, b, c], against: [d, e] }',
  'changes: [{ amend: 209, mechanics: none, text: Two. }, { repeal: 207 }]\nvotes: { for: [a, b], against: [c] }',
  'act: [{ points: { b: 1 } }]\nvotes: { for: [a, b], against: [c] }',
  // Words that keep `enact` from adding votes.
  'outcome: adopted # votes: unknown',
  'outcome: adopted # votes: unknown\nawards: { a: 9, d: 10 }',
  'outcome: defeated # votes: unknown',
  'withdrawn: 2026-01-02',
  'lost: true',
  'lost: true\nawards: { a: 3, z: 1 }',
];

describe.each(Object.entries(LAWS))('%s', (_, cards) => {
  let unmoved: Replay;
  beforeAll(() => {
    unmoved = play({ cards, players: FIVE });
  });

  it.each(VOTES)('%s', (votes) => {
    const replayed = play({ cards, players: FIVE, proposals: { 301: enact(301, 'a', votes) } });
    expect(tellBeside(replayed, unmoved).join('\n')).toMatchSnapshot();
  });

  it.each(VOTES)('%s, which a Judge finds illegal', (votes) => {
    const proposals = { 301: enact(301, 'a', votes) };
    const judgments = {
      1: judged(1, day(301, 1), 'e', 'by: b\nsettles: [{ move: 301, is: illegal }]'),
    };
    const replayed = play({ cards, players: FIVE, proposals, judgments });
    const told = tellBeside(replayed, unmoved).filter((line) =>
      /^(?:proposals|error|note)/.test(line),
    );
    expect(told.join('\n')).toMatchSnapshot();
  });
});

it('a vote for which no rule is left that says what adopts a proposal', () => {
  const cards = {
    105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
    201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
    203: card(203, '{ adoption: votes.for > votes.against }'),
  };
  const proposals = {
    301: enact(301, 'a', 'closed: 2026-01-09'),
    302: enact(302, 'b', 'repeal: 203'),
  };
  expect(tellBeside(play({ cards, proposals }), undefined).join('\n')).toMatchSnapshot();
});
