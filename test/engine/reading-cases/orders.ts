/** Readings of the order in which players move and changes take effect. */
import { card, day, enact, inTurn } from '../table.ts';
import { faults, type ReadingCase } from './reading-case.ts';

const players = (first: string) =>
  `a: { name: ${first} }\n  b: { name: Berg }\n  c: { name: Cole }`;

/** Somebody joins after the turn of A, and the next turn is that of the player given. */
function joining(name: string, next: string) {
  return {
    proposals: {
      301: enact(301, 'a'),
      302: enact(302, next, 'votes: { for: [a, b, c, d] }'),
    },
    events: `  - { on: ${day(301, 1)}, join: { id: d, name: ${name} } }`,
  };
}

const WITHOUT_ORDER = {
  201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
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
    game: { players: players('Ähre'), proposals: inTurn('') },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { 'with-its-letter': [], 'after-z': ['turn/out-of-order'] },
    what: 'whether Ähre may make Proposal 301',
    says: { 'with-its-letter': 'Ähre is in turn', 'after-z': 'it is out of turn' },
    quiet: { players: players('Abré'), proposals: inTurn('') },
  },
  {
    reading: 'newcomer-turn',
    story: 'Ade, who comes between A and B, joins after the turn of A and moves',
    game: joining('Ade', 'd'),
    during: 302,
    judge: 'a',
    sees: faults,
    under: { 'at-once': [], 'next-circuit': ['turn/out-of-order'] },
    what: 'whether Ade may make Proposal 302',
    says: { 'at-once': 'Ade is in turn', 'next-circuit': 'it is out of turn' },
    quiet: joining('Dole', 'b'),
  },
  {
    reading: 'due-order',
    story: 'two amendments wait for one day, and the second was adopted first',
    game: waiting('2026-02-01', '2026-02-01'),
    during: 301,
    judge: 'c',
    sees: ({ lives }) => lives.get('206')?.changes.at(-1)?.rule?.text,
    under: { 'by-number': 'Words of 302.', 'by-adoption': 'Words of 301.' },
    what: 'the order in which changes take effect that are due at one moment',
    says: { 'by-number': 'it is 301, 302', 'by-adoption': 'it is 302, 301' },
    quiet: waiting('2026-02-01', '2026-02-02'),
  },
  {
    reading: 'same-surname',
    story: 'Zoe Byron, who sits first, moves before Ada Byron',
    game: {
      players: 'a: { name: Zoe Byron }\n  b: { name: Ada Byron }\n  c: { name: Cole }',
      proposals: { 301: enact(301, 'a') },
    },
    during: 301,
    judge: { 'by-full-name': 'b', 'by-seat': 'c' },
    sees: faults,
    under: { 'by-full-name': ['turn/out-of-order'], 'by-seat': [] },
    what: 'whether Zoe Byron may make Proposal 301',
    says: { 'by-full-name': 'it is out of turn', 'by-seat': 'Zoe Byron is in turn' },
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
    during: 301,
    judge: { 'by-seat': 'c', 'by-surname': 'b' },
    sees: faults,
    under: { 'by-seat': [], 'by-surname': ['turn/out-of-order'] },
    what: 'whether Cole may make Proposal 301',
    says: { 'by-seat': 'Cole is in turn', 'by-surname': 'it is out of turn' },
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
    during: 301,
    judge: { 'first-seat': 'b', 'last-seat': 'a' },
    sees: faults,
    under: { 'first-seat': [], 'last-seat': ['turn/out-of-order'] },
    what: 'whether A may make Proposal 301',
    says: { 'first-seat': 'A is in turn', 'last-seat': 'it is out of turn' },
    quiet: {
      cards: { 201: card(201, '{ turns: { order: seat, direction: forward } }') },
      proposals: { 301: enact(301, 'a') },
    },
  },
  {
    reading: 'surname-of-renamed',
    story: 'Bell, who comes second by surname, takes the name of Young, and moves after Ash',
    game: {
      players: 'a: { name: Ash }\n  b: { name: Bell }\n  c: { name: Cole }',
      cards: { 201: card(201, '{ turns: surname }') },
      events: `  - { on: ${day(301, 1)}, rename: { b: Bea Young } }`,
      proposals: { 301: enact(301, 'a'), 302: enact(302, 'b') },
    },
    during: 301,
    judge: 'c',
    sees: faults,
    under: { new: ['turn/out-of-order'], former: [] },
    what: 'under which surname Bea Young moves',
    says: { new: 'under Young', former: 'under Bell' },
    quiet: {
      players: 'a: { name: Ash }\n  b: { name: Bell }\n  c: { name: Cole }',
      events: '  - { on: 2025-12-31, rename: { b: Bea Bell } }',
      proposals: inTurn('', ''),
    },
  },
];
