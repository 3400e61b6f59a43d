/**
 * In which order things happened, for each date that a record may leave out. Here, whoever changes
 * the order of the timeline reads what else changes; what it means is expected elsewhere.
 */
import { expect, it } from 'vitest';
import { card, page, play } from './table.ts';
import { tellReplay } from './tell-replay.ts';

const CARDS = {
  105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
  201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
  212: card(212, '{ judge: { chosen: appointed } }'),
};

/** What the record says of a proposal; N is its own day, M the day after. */
const PROPOSALS: Readonly<Record<string, string>> = {
  'with both dates': 'proposed: N\nclosed: M\nvotes: { for: [a, b, c] }',
  'without a beginning': 'closed: M\nvotes: { for: [a, b, c] }',
  'without an end': 'proposed: N\nvotes: { for: [a, b, c] }\noutcome: adopted',
  'without dates': 'votes: { for: [a, b, c] }\noutcome: adopted',
  'by month': 'proposed: 2026-01\nclosed: 2026-01\nvotes: { for: [a, b, c] }',
  'withdrawn without a beginning': 'withdrawn: M',
  open: 'proposed: N\nvotes: { for: [a] }',
  'by the minute': 'proposed: NT10:00Z\nclosed: NT11:00Z\nvotes: { for: [a, b, c] }',
  'at the minute of the first':
    'proposed: 2026-01-01T11:00Z\nclosed: MT11:00Z\nvotes: { for: [a, b, c] }',
  'begun within a month': 'proposed: 2026-01\nclosed: M\nvotes: { for: [a, b, c] }',
  late: 'proposed: 2026-01-08\nclosed: 2026-01-09\nvotes: { for: [a, b, c] }',
};

const judgment = (dates: string, more = '') =>
  page(`judgment: 1\nquestion: May they?\nby: b\njudge: c\nruling: 'Yes'\n${dates}\n${more}`);

/** Beside the proposals: what may stand anywhere. */
const OTHERS: Readonly<Record<string, { judgment?: string; event: string }>> = {
  undated: { judgment: judgment(''), event: 'note: Here.' },
  'by what it is about': {
    judgment: judgment('', 'settles: [{ move: 301, is: legal }]'),
    event: 'after: 301, note: Here.',
  },
  'on the day of a vote': {
    judgment: judgment(
      'invoked: 2026-01-02\ngiven: 2026-01-03',
      'settles: [{ move: 301, is: legal }]',
    ),
    event: 'on: 2026-01-02, note: Here.',
  },
  'answered before the vote': {
    judgment: judgment(
      'invoked: 2026-01\ngiven: 2026-01-01',
      'settles: [{ move: 301, is: legal }]',
    ),
    event: 'after: 301, on: 2026, note: Here.',
  },
  'after the other, by month': {
    judgment: judgment('given: 2026-01'),
    event: 'on: 2026-01, after: 302, note: Here.',
  },
  'between the making of a proposal and its vote': {
    judgment: judgment('invoked: 2026-01-03\ngiven: 2026-01-03'),
    event: 'on: 2026-01-03, note: Here.',
  },
  'in the order of the record': {
    event: 'on: 2026-01, note: First. }\n  - { on: 2026-01-31, note: Second.',
  },
  'by throws': {
    event:
      'on: 2026-01-02, roll: { by: a, die: 3 } }\n  - { on: 2026-01-04, roll: { by: a, die: 4 }',
  },
  'by throws of the minute': {
    event:
      'on: 2026-01-01T11:00Z, roll: { by: a, die: 3 } }\n  - { on: 2026-01-03T10:59Z, roll: { by: a, die: 4 }',
  },
};

function proposal(number: number, day: number, more: string): string {
  const dates = more.replaceAll('N', `2026-01-0${day}`).replaceAll('M', `2026-01-0${day + 1}`);
  return page(`proposal: ${number}\nby: a\nenact: {}\n${dates}`, 'Words.');
}

const pairs = Object.entries(PROPOSALS).flatMap(([first, one]) =>
  Object.entries(PROPOSALS).map(([second, two]) => [first, second, one, two] as const),
);

it.each(pairs)('301 %s, 302 %s', (_, __, one, two) => {
  const proposals = { 301: proposal(301, 1, one), 302: proposal(302, 3, two) };
  const told = Object.entries(OTHERS).flatMap(([name, { judgment = '', event }]) => {
    const replayed = play({
      cards: CARDS,
      proposals,
      judgments: judgment === '' ? {} : { one: judgment },
      events: `  - { ${event} }`,
    });
    const order = tellReplay(replayed).filter((line) => /^(?:timeline|error)/.test(line));
    return [`${name}:`, ...order.map((line) => line.replace('timeline ', ''))];
  });
  expect(told.join('\n')).toMatchSnapshot();
});
