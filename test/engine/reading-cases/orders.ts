/** Readings of the order in which players move and changes take effect. */

import { votes } from '../by-hand/in-short.ts';
import { card, day, enact, inTurn } from '../table.ts';
import { faults, type ReadingCase, seen, textOf, WITHOUT_TURNS, whether } from './reading-case.ts';

const named = (first: string) => `a: { name: ${first} }\n  b: { name: Berg }\n  c: { name: Cole }`;

/** Somebody joins after the turn of A, and the next turn is that of the player given. */
function joining(name: string, next: string) {
  return {
    proposals: { 301: enact(301, 'a'), 302: enact(302, next, votes('abcd')) },
    events: `  - { on: ${day(301, 1)}, join: { id: d, name: ${name} } }`,
  };
}

const WITHOUT_ORDER = {
  ...WITHOUT_TURNS,
  205: null,
};

/** Both change Rule 206 later; the vote on the first lasts longer. */
function waiting(first: string, second: string) {
  const amending = (effective: string, closed: string) =>
    `amend: 206\nmechanics: keep\neffective: ${effective}\nclosed: ${closed}`;
  return {
    cards: WITHOUT_ORDER,
    proposals: inTurn(amending(first, '2026-01-10'), amending(second, '2026-01-04')),
    events: '  - { on: 2026-03-01, note: A month later. }',
  };
}

export const ORDERS: readonly ReadingCase[] = [
  {
    reading: 'alphabet',
    story: 'Ähre begins, and the others are Berg and Cole',
    game: { players: named('Ähre'), proposals: inTurn('') },
    ...whether('Proposal 301 may be made', {
      'with-its-letter': 'legal',
      'after-z': 'turn/out-of-order',
    }),
    quiet: { players: named('Abré'), proposals: inTurn('') },
  },
  {
    reading: 'newcomer-turn',
    story: 'Ade, who comes between A and B, joins after the turn of A and moves',
    game: joining('Ade', 'd'),
    during: 302,
    ...whether('Proposal 302 may be made', {
      'at-once': 'legal',
      'next-circuit': 'turn/out-of-order',
    }),
    quiet: joining('Dole', 'b'),
  },
  {
    reading: 'due-order',
    story: 'two amendments wait for one day, and the second was adopted first',
    game: waiting('2026-02-01', '2026-02-01'),
    ...seen('the change of the rules', textOf('206'), {
      'by-number': ['Words of 302.', 'Rule 302 is amended (mutable: “Words of 302.”)'],
      'by-adoption': ['Words of 301.', 'Rule 301 is amended (mutable: “Words of 301.”)'],
    }),
    quiet: waiting('2026-02-01', '2026-02-02'),
  },
  {
    reading: 'same-surname',
    story: 'Zoe Byron, who sits first, moves before Ada Byron',
    game: {
      players: 'a: { name: Zoe Byron }\n  b: { name: Ada Byron }\n  c: { name: Cole }',
      proposals: { 301: enact(301, 'a') },
    },
    judge: { 'by-full-name': 'b', 'by-seat': 'c' },
    ...whether('Proposal 301 may be made', {
      'by-full-name': 'turn/out-of-order',
      'by-seat': 'legal',
    }),
    quiet: {
      players: 'a: { name: Ada Byron }\n  b: { name: Zoe Byron }\n  c: { name: Cole }',
      proposals: { 301: enact(301, 'a') },
    },
  },
  {
    reading: 'equal-in-order',
    story: 'Cole sits before Bell, and the order of turns gives both the same number',
    game: {
      players: 'a: { name: Cole }\n  b: { name: Bell }\n  c: { name: Dane }',
      cards: { 201: card(201, '{ turns: { order: player.points } }') },
      proposals: { 301: enact(301, 'a') },
    },
    judge: { 'by-seat': 'c', 'by-surname': 'b' },
    ...whether('Proposal 301 may be made', {
      'by-seat': 'legal',
      'by-surname': 'turn/out-of-order',
    }),
    quiet: {
      players: 'a: { name: Bell }\n  b: { name: Cole }\n  c: { name: Dane }',
      cards: { 201: card(201, '{ turns: { order: player.points } }') },
      proposals: { 301: enact(301, 'a') },
    },
  },
  {
    reading: 'first-backward',
    story: 'turns go backward from seat to seat, and A in the first seat begins',
    game: {
      cards: { 201: card(201, '{ turns: { order: seat, direction: backward } }') },
      proposals: { 301: enact(301, 'a') },
    },
    judge: { 'first-seat': 'b', 'last-seat': 'a' },
    ...whether('Proposal 301 may be made', {
      'first-seat': 'legal',
      'last-seat': 'turn/out-of-order',
    }),
    quiet: {
      cards: { 201: card(201, '{ turns: { order: seat, direction: forward } }') },
      proposals: { 301: enact(301, 'a') },
    },
  },
  {
    reading: 'surname-of-renamed',
    story:
      'Bell, who comes second by surname, takes the name of Young, and in the next circuit moves after Ash',
    game: {
      players: 'a: { name: Ash }\n  b: { name: Bell }\n  c: { name: Cole }',
      cards: { 201: card(201, '{ turns: surname }') },
      events: `  - { on: ${day(301, 1)}, rename: { b: Bea Young } }`,
      proposals: {
        301: enact(301, 'a'),
        302: enact(302, 'b'),
        303: enact(303, 'c'),
        304: enact(304, 'a'),
        305: enact(305, 'b'),
      },
    },
    ...seen('the list of players and surnames', faults, {
      new: [['turn/out-of-order'], 'Bea Young plays under Young'],
      former: [[], 'Bea Young plays under Bell'],
    }),
    quiet: {
      players: 'a: { name: Ash }\n  b: { name: Bell }\n  c: { name: Cole }',
      events: '  - { on: 2025-12-31, rename: { b: Bea Bell } }',
      proposals: inTurn('', ''),
    },
  },
];
