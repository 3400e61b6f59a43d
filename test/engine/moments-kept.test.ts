/**
 * What a moment comes to that is just before another, the same, just after it, or known as a day
 * alone. Here, whoever changes the engine reads what else changes; what the rules mean is expected
 * elsewhere.
 */
import { describe, expect, it } from 'vitest';
import { card, page, play, type Setting } from './table.ts';
import { tellReplay } from './tell-replay.ts';

const NOON = '2026-01-05T12:00Z';
const MOMENTS = [
  '2026-01-05T11:59Z',
  NOON,
  '2026-01-05T12:01Z',
  '2026-01-04',
  '2026-01-05',
  '2026-01-06',
  '2026-01',
];

const LOOSE = {
  105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
  201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
  205: card(205, ''),
  212: card(212, '{ judge: { chosen: appointed } }'),
};

const proposal = (number: number, more: string, act = 'enact: {}') =>
  page(
    `proposal: ${number}\nby: a\n${act}\n${more}`,
    /^(?:repeal|transmute)/.test(act) ? '' : 'New.',
  );
const carried = 'votes: { for: [a, b, c] }';
const first = (more: string, act?: string): Setting => ({
  cards: LOOSE,
  proposals: { 301: proposal(301, more, act) },
});
const under = (mechanics: string, setting: Setting): Setting => ({
  ...setting,
  cards: {
    ...LOOSE,
    ...setting.cards,
    // Whoever may keep silent lets a vote close before its period is over.
    105: card(105, '{ electorate: true }', 'immutable'),
    214: card(214, mechanics),
  },
});
const judged = (more: string) =>
  page(`judgment: 1\nquestion: May they?\nby: b\n${more}`, 'Because they may.');

/** Each has something else at noon, or begins so that a period ends at noon. */
const MATTERS: Readonly<Record<string, (moment: string) => Setting>> = {
  'takes effect when the vote closes': (moment) =>
    first(`proposed: 2026-01-03\nclosed: ${NOON}\n${carried}\neffective: ${moment}`),
  'is due when another proposal is made': (moment) => ({
    cards: LOOSE,
    proposals: {
      301: proposal(
        301,
        `proposed: 2026-01-03\nclosed: 2026-01-03\n${carried}\neffective: ${moment}`,
        'repeal: 206',
      ),
      302: proposal(
        302,
        `proposed: ${NOON}\nclosed: 2026-01-07\nvotes: { for: [a], against: [b, c] }`,
      ),
    },
  }),
  'is cast when the vote closes': (moment) =>
    first(`proposed: 2026-01-03\nclosed: ${NOON}\n${carried}\ncast: { c: ${moment} }`),
  'is cast when a period is over': (moment) =>
    under(
      '{ voting-period: 1 days }',
      first(
        `proposed: 2026-01-04T12:00Z\nclosed: 2026-01-08\n${carried}\ncast: { a: 2026-01-05T11:00Z, b: 2026-01-05T11:00Z, c: ${moment} }`,
      ),
    ),
  'closes when a period is over': (moment) =>
    under(
      '{ voting-period: 1 days }',
      first(`proposed: 2026-01-04T12:00Z\nclosed: ${moment}\nvotes: { for: [a, b] }`),
    ),
  'leaves when a proposal is made': (moment) => ({
    ...first(`proposed: ${NOON}\nclosed: 2026-01-08\n${carried}`),
    events: `  - { on: ${moment}, leave: c }`,
  }),
  'leaves when a vote is cast': (moment) => ({
    ...first(
      `proposed: 2026-01-03\nclosed: 2026-01-08\nvotes: { for: [a, b], against: [c] }\ncast: { c: ${NOON} }`,
    ),
    events: `  - { on: ${moment}, leave: c }`,
  }),
  'resumes when a pause would end': (moment) => ({
    ...under(
      '{ voting-period: 2 days }',
      first(`proposed: 2026-01-04T12:00Z\nclosed: 2026-01-07T00:00Z\nvotes: { for: [a, b] }`),
    ),
    events: `  - { on: 2026-01-05T00:00Z, pause: { until: ${NOON} } }\n  - { on: ${moment}, resume: {} }`,
  }),
  'pauses when a period is over': (moment) => ({
    ...under(
      '{ voting-period: 1 days }',
      first(`proposed: 2026-01-04T12:00Z\nclosed: 2026-01-06T12:00Z\nvotes: { for: [a, b] }`),
    ),
    events: `  - { on: ${moment}, pause: { until: 2026-01-06T12:00Z } }`,
  }),
  'is paused until when a proposal is made': (moment) => ({
    ...under(
      '{ voting-period: 1 days }',
      first(`proposed: ${NOON}\nclosed: 2026-01-06T12:00Z\nvotes: { for: [a, b] }`),
    ),
    events: `  - { on: 2026-01-03, pause: { until: ${moment} } }`,
  }),
  'is until when the last thing happens': (moment) => ({
    ...first(`proposed: 2026-01-03\nclosed: 2026-01-03\n${carried}`),
    events: `  - { on: 2026-01-04, pause: { until: ${moment} } }\n  - { on: ${NOON}, note: Nothing. }`,
  }),
  'accepts, and answers, when the days for it are over': (moment) => ({
    ...under('{ judge: { accept-within: 1 days, deliver-within: 2 days } }', first(carried)),
    proposals: {},
    judgments: {
      1: judged(
        `invoked: 2026-01-04T12:00Z\nbench: [{ judge: c, accepted: ${moment}, ruling: 'Yes', given: 2026-01-07T12:00Z }]`,
      ),
    },
  }),
  'answers when the days for it are over': (moment) => ({
    ...under('{ judge: { deliver-within: 1 days } }', first(carried)),
    proposals: {},
    judgments: {
      1: judged(`invoked: 2026-01-04T12:00Z\njudge: c\nruling: 'Yes'\ngiven: ${moment}`),
    },
  }),
  'overrules when the next turn begins': (moment) => ({
    cards: {
      105: LOOSE[105],
      212: card(
        212,
        '{ judge: { chosen: appointed, overruled-by: votes.unanimous, overruled-before: next-turn, then: preceding-judge } }',
      ),
    },
    proposals: {
      301: proposal(301, `proposed: 2026-01-03\nclosed: 2026-01-03T13:00Z\n${carried}`),
      302: proposal(302, `proposed: ${NOON}\nclosed: 2026-01-08\n${carried}`).replace(
        'by: a',
        'by: b',
      ),
    },
    judgments: {
      1: judged(
        `invoked: 2026-01-03\nbench: [{ judge: c, ruling: 'Yes', given: 2026-01-03, overruled: { for: [a, b], on: ${moment} } }, { judge: a, ruling: 'No', given: 2026-01-09 }]`,
      ),
    },
  }),
  'is asked when a proposal is made': (moment) => ({
    cards: { 105: LOOSE[105] },
    proposals: {
      301: proposal(301, `proposed: 2026-01-03\nclosed: 2026-01-03T13:00Z\n${carried}`),
      302: proposal(302, `proposed: ${NOON}\nclosed: 2026-01-08\n${carried}`).replace(
        'by: a',
        'by: b',
      ),
    },
    judgments: {
      1: judged(`invoked: ${moment}\njudge: c\nruling: 'Yes'\ngiven: 2026-01-08`),
    },
  }),
  'is custom when a vote closes': (moment) => ({
    ...first(
      `proposed: 2026-01-03\nclosed: ${NOON}\nvotes: { for: [a, b], abstain: [c] }`,
      'transmute: { rule: 101, to: mutable }',
    ),
    game: `readings: { unanimity: { take: none-against, since: ${moment} } }`,
  }),
  'is found when a vote closes': (moment) => ({
    ...first(
      `proposed: 2026-01-03\nclosed: ${NOON}\nvotes: { for: [a, b], abstain: [c] }`,
      'transmute: { rule: 101, to: mutable }',
    ),
    judgments: {
      1: judged(
        `invoked: 2026-01-03\njudge: c\nruling: 'Yes'\ngiven: ${moment}\nsettles: [{ reading: unanimity, take: none-against }]`,
      ),
    },
  }),
};

describe.each(Object.entries(MATTERS))('what %s', (_, setting) => {
  it.each(MOMENTS)('%s', (moment) => {
    const told = tellReplay(play(setting(moment)));
    const kept = told.filter((line) => !/^(?:tiers|voids|version|offices|circuit) /.test(line));
    expect(kept.join('\n')).toMatchSnapshot();
  });
});
