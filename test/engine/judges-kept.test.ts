/**
 * What a question to a Judge comes to, for each way in which it was answered and under each law of
 * judging. Here, whoever changes the engine reads what else changes.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { defined } from '../../src/helpers/defined.ts';
import { card, enact, page, play, type Setting } from './table.ts';
import { tellBeside } from './tell-replay.ts';

const PLAYERS = 'a: { name: A }\n  b: { name: B }\n  c: { name: C }\n  d: { name: D }';
const by = (judge: string, more = '') => ({ 212: card(212, `{ judge: { ${judge} }${more} }`) });

const LAWS: Readonly<Record<string, NonNullable<Setting['cards']>>> = {
  'as Suber has it': {},
  'as Suber has it, and another joins': {},
  'as Suber has it, and the Judge leaves': {},
  'in no order of turns, which has a direction': {
    ...by('chosen: preceding-player, then: preceding-judge'),
    201: card(201, '{ turns: { order: none, direction: backward } }'),
  },
  'backward in an order of turns': {
    ...by("chosen: preceding-player, overruled-by: 'votes.for > votes.against'"),
    201: card(201, '{ turns: { order: surname, direction: backward } }'),
  },
  'in nobody’s turn': {
    ...by("chosen: preceding-player, binds-next-turn: 'votes.for >= 3'"),
    201: card(201, ''),
  },
  'by which to be late has a price': by(
    'chosen: by-lot, accept-within: 1 days, deliver-within: 1 days',
    ', awards: [{ on: refused, to: judge, points: -2, if: judge.late }, { on: judged, to: judge, points: 3, if: "!judge.late" }, { on: late, to: judge, points: -3 }]',
  ),
  'nothing is said of Judges': by("verdicts: ['Yes', 'No']"),
  'chosen by lot, with days to accept and to answer': by(
    'chosen: by-lot, accept-within: 2 days, deliver-within: 3 days',
    ', awards: [{ on: judged, to: judge, points: 2 }, { on: late, to: judge, points: -4 }]',
  ),
  'appointed, and no turn begins before the answer': by(
    'chosen: appointed, deliver-within: 2 days, binds-next-turn: until-given',
  ),
  'appointed, and those who hold the office judge': by(
    'chosen: appointed',
    ', offices: { judge: {} }',
  ),
  'overruled by the others, and the next has as many days': by(
    "chosen: preceding-player, overruled-by: 'votes.for > votes.against', then: preceding-judge, deliver-within: 2 days",
    ', awards: [{ on: refused, to: judge, points: -4, if: judge.late }, { on: judged, to: judge, points: 2 }]',
  ),
  'in days that are longer by a pause': by(
    'chosen: by-lot, accept-within: 1 days, deliver-within: 2 days',
  ),
  'overruled by a proposal, at any time': by(
    'chosen: preceding-player, overruled-by: proposal, then: preceding-judge, binds-next-turn: true',
  ),
  'the others consent to the next turn': by(
    "chosen: preceding-player, overruled-by: 'votes.for > votes.against', then: preceding-judge, binds-next-turn: 'votes.for >= 2'",
  ),
};

const bench = (...judges: readonly string[]) => `bench: [${judges.join(', ')}]`;
const givenOn = (day: string) => `ruling: 'Yes', given: 2026-01-${day}`;
const given = givenOn('02');

/** The Judge whom Suber's rule has judge is D. */
const ANSWERS: readonly string[] = [
  '',
  'judge: d',
  'judge: c',
  'judge: a',
  "judge: d\nruling: 'Yes'\ngiven: 2026-01-01",
  "judge: c\nruling: 'No'\ngiven: 2026-01-02",
  "judge: d\nruling: 'Perhaps'\ngiven: 2026-01-04",
  "judge: d\nruling: 'Yes'\ngiven: 2026-01-05",
  "judge: z\nruling: 'Yes'\ngiven: 2026-01-02",
  "ruling: 'Yes'\ngiven: 2026-01-02",
  bench(`{ judge: d, accepted: 2026-01-03, ${givenOn('06')} }`),
  bench(`{ judge: d, accepted: 2026-01-04, ${givenOn('08')} }`),
  bench('{ judge: d, refused: 2026-01-02 }', `{ judge: c, ${givenOn('04')} }`),
  bench('{ judge: d, refused: 2026-01-04 }', `{ judge: c, ${givenOn('04')} }`),
  bench('{ judge: d }', '{ judge: c }', `{ judge: a, ${givenOn('04')} }`),
  bench('{ judge: d }', '{ judge: c, accepted: 2026-01-02 }', '{ judge: b }'),
  bench(
    '{ judge: d, refused: 2026-01-02 }',
    '{ judge: c, refused: 2026-01-02 }',
    '{ judge: b, refused: 2026-01-02 }',
    `{ judge: d, ${givenOn('03')} }`,
  ),
  bench(`{ judge: e, ${givenOn('02')} }`),
  bench(`{ judge: e, ${givenOn('03')} }`),
  bench('{ judge: [c, d], refused: 2026-01-02 }'),
  bench(`{ judge: d, ${given}, overruled: { on: 2026-01-02, for: [a, b], against: [c, d] } }`),
  bench(
    `{ judge: d, ${given}, overruled: { proposal: 301 } }`,
    `{ judge: c, ${givenOn('03')}, overruled: { proposal: 303 } }`,
  ),
  bench(`{ judge: d, ${given}, overruled: { for: [a, b, c] } }`, `{ judge: c, ${given} }`),
  bench(
    `{ judge: d, ${given}, overruled: { for: [a, b], against: [c] } }`,
    `{ judge: c, ${given} }`,
  ),
  bench(
    `{ judge: d, ${given}, overruled: { for: [a], against: [b, c] } }`,
    `{ judge: c, ${given} }`,
  ),
  bench(`{ judge: d, ${given}, overruled: { on: 2026-01-03, for: [a, b, c] } }`),
  bench(
    `{ judge: d, ${given}, overruled: { on: 2026-01-05, for: [a, b, c, d] } }`,
    `{ judge: b, ${givenOn('05')} }`,
  ),
  bench(`{ judge: d, ${given}, overruled: { for: [a, b, z], abstain: [c] } }`),
  bench(`{ judge: d, ${given}, overruled: { proposal: 302 } }`, `{ judge: c, ${givenOn('05')} }`),
  bench(`{ judge: d, ${given}, overruled: { proposal: 301 } }`),
  bench(`{ judge: d, ${given}, overruled: { proposal: 399 } }`),
  bench(`{ judge: [c, d], ${given} }`),
  bench(
    `{ judge: d, ${given}, overruled: { for: [a, b, c] } }`,
    `{ judge: c, ${given}, overruled: { for: [a, b, d] } }`,
    `{ judge: d, ${given} }`,
  ),
  bench(`{ judge: d, ${given} }`, `{ ${given} }`),
  `judge: d\nruling: 'Yes'\ngiven: 2026-01-02\nsettles: [{ move: 301, is: illegal }]`,
  `judge: d\nruling: 'Yes'\ngiven: 2026-01-02\nsettles: [{ move: 302, is: undetermined }]`,
  `judge: d\nruling: 'Yes'\ngiven: 2026-01-02\nsettles: [{ points: { b: 7, z: 1 } }, { change: { c: { gold: 1 } } }]`,
  `judge: d\nruling: 'Yes'\ngiven: 2026-01-02\nsettles: [{ judgment: 2, is: illegal }]`,
  `judge: d\nruling: 'Yes'\ngiven: 2026-01-02\nrules: [101, 399]\ncites: [2, 9]`,
  `judge: d\nruling: 'Yes'\ngiven: 2026-01-02\nappeals: 2`,
];

const votes = 'votes: { for: [a, b, c, d] }';
const PROPOSALS = {
  301: enact(301, 'a', votes),
  302: enact(302, 'b', votes),
  303: enact(303, 'c', votes),
};
const question = (number: number, invoked: string, answer: string) =>
  page(
    `judgment: ${number}\nquestion: May they?\nby: b\ninvoked: ${invoked}\n${answer}`,
    'Because.',
  );

/** What happens beside the question, by a word of the law under which it does. */
const EVENTS: Readonly<Record<string, string>> = {
  pause: '  - { on: 2026-01-03, pause: { until: 2026-01-04 } }',
  office: '  - { on: 2025-12-31, appoint: { judge: [a, d] } }',
  joins: '  - { on: 2026-01-01, join: { id: e, name: E } }',
  leaves: '  - { on: 2026-01-02, leave: d }',
};

describe.each(Object.entries(LAWS))('%s', (law, cards) => {
  const [events] = Object.keys(EVENTS).flatMap((word) => (law.includes(word) ? EVENTS[word] : []));
  const asked = (answer?: string) =>
    play({
      cards,
      players: PLAYERS,
      proposals: PROPOSALS,
      ...defined({ events }),
      judgments: {
        ...(answer !== undefined && { 1: question(1, '2026-01-01', answer) }),
        2: question(2, '2026-01-03', "judge: a\nruling: 'No'\ngiven: 2026-01-04"),
      },
    });
  let without: Replay;
  beforeAll(() => {
    without = asked();
  });

  it.each(ANSWERS)('%s', (answer) => {
    expect(tellBeside(asked(answer), without).join('\n')).toMatchSnapshot();
  });
});
