/** In which order moves come: pauses, consents, throws and rounds. */
import { card, day, enact, judged, page, type Setting } from '../table.ts';
import { events, FIRST, LOOSE, late, question, under } from './parts.ts';

const robots = 'a: { name: A }\n  b: { name: B }\n  r: { name: R, robot: true }';

export const ORDER_OF_PLAY: Readonly<Record<string, Setting>> = {
  // Pauses
  ...Object.fromEntries(
    ['11:59', '12:00', '12:01'].map((time): [string, Setting] => [
      `a vote closes at ${time} whose day was longer by six hours`,
      {
        cards: {
          ...LOOSE,
          105: card(105, '{ electorate: true }', 'immutable'),
          214: card(214, '{ voting-period: 1 days }'),
        },
        proposals: {
          301: page(
            `proposal: 301\nby: a\nproposed: 2026-01-04T06:00Z\nclosed: 2026-01-05T${time}Z\nenact: {}\nvotes: { for: [a, b] }`,
            'New.',
          ),
        },
        events: events('on: 2026-01-04T10:00Z, pause: {}', 'on: 2026-01-04T16:00Z, resume: {}'),
      },
    ]),
  ),
  'a pause is over when play resumes': {
    proposals: FIRST,
    events: events(
      'on: 2026-01-03, pause: { until: 2026-01-04 }',
      'on: 2026-01-08, pause: {}',
      'on: 2026-01-09, resume: {}',
    ),
  },

  // What an event names
  'after which of two votes on one number is not said': {
    cards: LOOSE,
    proposals: { 301: enact(301, 'a'), '301-b': enact(301, 'b') },
    events: events('after: 301, note: So.'),
  },
  'after the other of two votes on one number': {
    cards: LOOSE,
    proposals: { 301: enact(301, 'a'), '301-b': enact(301, 'b') },
    events: events('after: 301-b, note: So.'),
  },
  ...Object.fromEntries(
    ['', ', during: 1', ', during: 2', ', during: 3'].map((during): [string, Setting] => [
      `two questions are asked, and players consent${during}`,
      {
        cards: { 212: card(212, '{ judge: { binds-next-turn: votes.for > 2 } }') },
        proposals: { ...FIRST, 303: late(303, 'b', '') },
        judgments: { 1: question(1), 2: question(2) },
        events: events(
          `on: ${day(302, 0)}, consent: { players: [a, b, c], to: continue${during} }`,
        ),
      },
    ]),
  ),
  'players consent in the turn after a Judgment': {
    proposals: { ...FIRST, 302: enact(302, 'b') },
    judgments: { 1: judged(1, day(301, 1), 'c') },
    events: events(`on: ${day(302, 1)}, consent: { players: [a], to: continue }`),
  },

  // The parts of a turn
  ...Object.fromEntries(
    ['[propose, { part: roll, faces: 6 }]', '[{ part: roll, faces: 6 }, propose]'].flatMap((turn) =>
      ['a', 'b'].map((next): [string, Setting] => [
        `in a turn of ${turn}, ${next} throws next`,
        {
          cards: {
            202: card(
              202,
              `{ turn: ${turn}, awards: [{ on: rolled, to: roller, points: roll.die }] }`,
            ),
          },
          proposals: { 301: enact(301, 'a'), 302: enact(302, 'b') },
          events: events(
            `on: ${turn.startsWith('[propose') ? day(301, 1) : '2025-12-31'}, roll: { by: a, die: 3 }`,
            `on: ${turn.startsWith('[propose') ? day(302, 1) : day(301, 1)}, roll: { by: ${next}, die: 5 }`,
          ),
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    [0, 1].map((half): [string, Setting] => [
      `a robot throws ${half === 0 ? 'while its vote is open' : 'in its turn'}`,
      {
        players: robots,
        cards: {
          202: card(
            202,
            '{ turn: [propose, { part: roll, faces: 6 }], awards: [{ on: rolled, to: roller, points: roll.die }], robot-votes: roll.die > 3, proposers: "player.robot || true" }',
          ),
        },
        proposals: {
          301: enact(301, 'a', 'votes: { for: [a, b, r] }'),
          302: enact(302, 'b', 'votes: { for: [a, b, r] }'),
          303: enact(303, 'r', `votes: { for: [a, b, r] }\nclosed: ${day(304, 0)}`),
        },
        events: events(
          `on: ${day(301, 0)}, roll: { by: r, die: 4, for: 301 }`,
          `on: ${day(301, 1)}, roll: { by: a, die: 1 }`,
          `on: ${day(302, 0)}, roll: { by: r, die: 5, for: 302 }`,
          `on: ${day(302, 1)}, roll: { by: b, die: 2 }`,
          `on: ${day(303, 0)}, roll: { by: r, die: 6, for: 303 }`,
          `on: ${half === 0 ? day(303, 1) : day(304, 1)}, roll: { by: r, die: 3 }`,
        ),
      },
    ]),
  ),

  // Rounds
  'a round begins, for a reason, with other holdings': under(
    '{ quantities: { gold: { starts: 2 } } }',
    {
      proposals: FIRST,
      events: events(
        `on: ${day(301, 1)}, rule: 214, change: { a: { gold: 3 }, b: { points: 4 } }`,
        `on: ${day(301, 1)}, rule: 214, change: { c: { silver: 1 } }`,
        `on: ${day(302, 0)}, why: Spring has come., round: { reset: [gold, points, silver] }`,
      ),
    },
  ),
  'a round begins that resets what nobody holds': under('{ quantities: { gold: { starts: 2 } } }', {
    proposals: FIRST,
    events: events(`on: ${day(301, 1)}, round: { why: Why not., reset: [golds] }`),
  }),
  'a round begins that resets nothing like it': under('{ quantities: { gold: { starts: 2 } } }', {
    proposals: FIRST,
    events: events(`on: ${day(301, 1)}, round: { reset: [iron] }`),
  }),
  ...Object.fromEntries(
    ['goes-on', 'begins-anew'].map((take): [string, Setting] => [
      `a round begins where the order ${take}`,
      {
        game: take === 'goes-on' ? '' : 'readings: { round-order: { take: goes-on } }',
        proposals: FIRST,
        events: events(
          `on: ${day(301, 1)}, rule: 201, points: { b: 200 }`,
          `on: ${day(302, 0)}, round: { reset: [points] }`,
        ),
      },
    ]),
  ),
};
