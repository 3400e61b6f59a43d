/** Who leaves, comes back, holds an office, has another name or other scores. */
import { card, day, enact, judged, type Setting } from '../table.ts';
import { events, FIRST, LOOSE, late, under } from './parts.ts';

export const PEOPLE: Readonly<Record<string, Setting>> = {
  // Who leaves
  ...Object.fromEntries(
    ['stands', 'lapses'].flatMap((take) =>
      ['', 'outcome: adopted', 'withdrawn'].map((end): [string, Setting] => [
        `who leaves has two proposals open, one ${end || 'without a result'}: ${take}`,
        {
          cards: LOOSE,
          game: `readings: { leaver-proposal: { take: ${take} }, withdrawal: { take: yes } }`,
          proposals: {
            301: late(301, 'a', 'votes: { for: [b, c] }'),
            302:
              end === 'withdrawn'
                ? enact(302, 'a', `withdrawn: ${day(330, 0)}`)
                : late(302, 'a', `votes: { for: [b, c] }\n${end}`),
            303: late(303, 'b', 'votes: { for: [b, c] }'),
          },
          events: events(`on: ${day(310, 0)}, leave: a`),
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    ['', ', seat: 1', ', seat: 2'].map((seat): [string, Setting] => [
      `a player comes back, who held an office${seat}`,
      under(
        '{ quantities: { gold: { starts: 2 } }, offices: { clerk: {}, guard: { holders: 2 } } }',
        {
          proposals: { ...FIRST, 302: enact(302, 'b', 'votes: { for: [a, b] }') },
          events: events(
            `on: ${day(301, 1)}, rule: 214, appoint: { clerk: [b, c], guard: a }`,
            `on: ${day(301, 1)}, rule: 214, change: { c: { gold: 3 } }`,
            `on: ${day(301, 1)}, leave: c`,
            `on: ${day(302, 1)}, join: { id: c, name: Cy Young${seat}, roles: [clerk] }`,
            `on: ${day(302, 1)}, join: { id: d, name: Di Lee, roles: [guard] }`,
          ),
        },
      ),
    ]),
  ),

  // Offices and titles
  ...Object.fromEntries(
    ['clerks: a', 'king: a', 'clerk: [a, b]', 'clerk: [a]', 'guard: [a, b, c]'].flatMap((office) =>
      ['', ', rule: 214'].map((rule): [string, Setting] => [
        `appoint ${office}${rule}`,
        under('{ offices: { clerk: { holders: 1 }, guard: {} } }', {
          game: 'readings: { title-without-office: { take: yes } }',
          proposals: FIRST,
          events: events(`on: ${day(301, 1)}, appoint: { ${office} }${rule}`),
        }),
      ]),
    ),
  ),

  // Names
  ...Object.fromEntries(
    ['Ann Smith', 'Bo Young', 'Ann Young', 'Madonna'].map((name): [string, Setting] => [
      `${name} is the new name of Ann Young`,
      {
        players:
          'a: { name: Ann Young }\n  b: { name: Bo Lee }\n  c: { name: Cy Poe, surname: Xu }',
        cards: { 201: card(201, '{ turns: surname, quantities: { points: { starts: 0 } } }') },
        proposals: { 301: enact(301, 'b') },
        events: events(`on: ${day(301, 1)}, rename: { a: ${name}, c: Cy Moe }`),
      },
    ]),
  ),

  // Scores
  ...Object.fromEntries(
    ['', ', stands: true', ', why: By heart.', ', stands: true, why: By heart.'].map(
      (more): [string, Setting] => [
        `scores that differ after a vote, an event and a Judgment${more}`,
        {
          cards: LOOSE,
          proposals: FIRST,
          judgments: {
            1: judged(1, day(301, 1), 'c', 'settles: [{ points: { a: 3, b: -1 } }]'),
          },
          events: events(
            `on: ${day(301, 1)}, rule: 201, points: { a: 2 }`,
            'after: 301, rule: 201, points: { a: 0, b: 1 }',
            `on: ${day(302, 1)}, scores: { a: 7, b: { points: 4 } }${more}`,
          ),
        },
      ],
    ),
  ),
};
