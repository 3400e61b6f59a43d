/** What names a rule, a player or a proposal, rightly, nearly, or too early. */
import { card, day, enact, page, type Setting } from '../table.ts';
import { events, FIRST, LOOSE } from './parts.ts';

const titled = (number: number, title: string, more = '') =>
  page(`rule: ${number}\ntier: mutable\ntitle: ${title}\n${more}`, `Words of ${number}.`);

const BY_TITLE = {
  ...LOOSE,
  202: titled(202, 'Dice', 'mechanics: { titles: [cite-by-title] }'),
  206: titled(206, 'Losses'),
  207: titled(207, 'Twins'),
  208: titled(208, 'Twins'),
};

/** By the name, what is called by it. */
const RULES = [
  ...['206', 'Losses', 'Losse', 'Twins', 'Twinns', 'Zebra and Co', '2060', '399', 'L206'],
  ...['{ amendment: 301 }', '{ amendment: 399 }'],
];

const PEOPLE_NAMED = 'ann: { name: Ann }\n  bob: { name: Bob }\n  cyd: { name: Cyd }';

export const NAMES: Readonly<Record<string, Setting>> = {
  ...Object.fromEntries(
    RULES.flatMap((name) =>
      [true, false].map((byTitle): [string, Setting] => [
        `rule ${name} is amended${byTitle ? ', where titles may be cited' : ''}`,
        {
          cards: byTitle ? BY_TITLE : { ...BY_TITLE, 202: titled(202, 'Dice') },
          proposals: { ...FIRST, 302: enact(302, 'b', `amend: ${name}\nmechanics: none`) },
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    ['both', 'new-only'].flatMap((take) =>
      ['206', '302', '301', '208'].map((name): [string, Setting] => [
        `an event cites Rule ${name} after it was renumbered and repealed: ${take}`,
        {
          game: `readings: { renumbering: { take: ${take} } }`,
          cards: LOOSE,
          proposals: {
            301: enact(301, 'a', 'repeal: 208'),
            302: enact(302, 'b', 'amend: 206\nmechanics: none'),
          },
          events: events(`on: ${day(303, 0)}, rule: ${name}, note: So.`),
        },
      ]),
    ),
  ),
  'all are gone, and one of them throws': {
    proposals: FIRST,
    events: events(
      `on: ${day(301, 1)}, leave: a`,
      `on: ${day(301, 1)}, forfeit: b`,
      'after: 301, leave: c',
      `on: ${day(302, 1)}, roll: { by: a, die: 1 }`,
    ),
  },
  ...Object.fromEntries(
    ['an', 'bobb', 'zoe', 'dan', 'cyd'].map((by): [string, Setting] => [
      `${by} throws, and dan joins later, when cyd has left`,
      {
        players: PEOPLE_NAMED,
        cards: LOOSE,
        proposals: { 301: enact(301, 'ann', 'votes: { for: [ann, bob, cyd] }') },
        events: events(
          `on: ${day(301, 1)}, ${by === 'cyd' ? 'forfeit' : 'leave'}: cyd`,
          `on: ${day(302, 0)}, roll: { by: ${by}, die: 1 }`,
          `on: ${day(303, 0)}, join: { id: dan, name: Dan }`,
        ),
      },
    ]),
  ),
  'a player without a date of joining is named before': {
    proposals: FIRST,
    events: events('after: 301, note: So.', 'after: 301, join: { id: d, name: D }').replace(
      'note: So.',
      'points: { d: 1 }, rule: 201',
    ),
  },
  ...Object.fromEntries(
    [{}, FIRST, { ...FIRST, 302: enact(302, 'b') }].map((proposals, size): [string, Setting] => [
      `a debate is on a proposal that is none of ${size}`,
      {
        proposals,
        events: events(`on: ${day(303, 0)}, debate: { on-proposal: 399 }`),
      },
    ]),
  ),
  'no rule is in force': {
    cards: Object.fromEntries(
      [101, 201].flatMap((first) => Array.from({ length: 16 }, (_, i) => [first + i, null])),
    ),
    events: events(`on: ${day(301, 0)}, rule: 101, note: So.`),
  },
  'two rules come to bear one number': {
    cards: { ...LOOSE, 202: card(202, '') },
    proposals: {
      301: enact(
        301,
        'a',
        'changes: [{ amend: 206, mechanics: none, text: One. }, { amend: 208, mechanics: none, text: Two. }]',
      ),
      302: enact(302, 'b', 'amend: 301\nmechanics: none'),
    },
  },
};
