/** Proposals that are planned, lost, or wait for a day. */
import { card, day, enact, page, type Setting } from '../table.ts';
import { LOOSE, late } from './parts.ts';

export const CHANGES_OF_RULES: Readonly<Record<string, Setting>> = {
  // What is planned before another vote is over
  'an amendment comes after two that are open': {
    cards: LOOSE,
    proposals: {
      301: late(
        301,
        'a',
        'enact: { mechanics: { awards: [{ on: defeated, to: proposer, points: 5 }] } }',
        'Gain 5.',
      ),
      302: late(
        302,
        'b',
        'amend: 301\nmechanics: { awards: [{ on: defeated, to: proposer, points: 7 }] }',
        'Gain 7.',
      ),
      303: late(303, 'c', 'amend: 301\nmechanics: keep', 'Gain 9.'),
    },
  },
  'a part is impossible that another vote has made so': {
    cards: LOOSE,
    proposals: {
      301: late(301, 'a', 'repeal: 206'),
      302: late(
        302,
        'b',
        'changes: [{ amend: 206, mechanics: none, text: Two. }, { repeal: 208 }]',
      ),
      303: late(303, 'c', 'amend: 208\nmechanics: none', 'Three.'),
    },
  },

  // Lost proposals
  ...Object.fromEntries(
    [
      'by: a\nlost: true',
      'lost: true',
      'by: b\nlost: true',
      'by: z\nlost: true',
      'by: a\nlost: true\nawards: { a: 5 }',
    ].flatMap((front) =>
      [0, 1, 2].map((rules): [string, Setting] => [
        `${front.replaceAll('\n', ', ')}, where ${rules} rules give points`,
        {
          cards: {
            202: rules > 0 ? card(202, '{ awards: [{ on: adopted, to: for, points: 1 }] }') : null,
            206: rules > 1 ? card(206, '{ awards: [{ on: resolved, to: for, points: 1 }] }') : null,
            214: card(214, '{ awards: [{ on: left, to: proposer, points: 1 }] }'),
          },
          proposals: { 301: page(`proposal: 301\n${front}\nproposed: ${day(301, 0)}`) },
        },
      ]),
    ),
  ),

  // What waits for a day
  'two come into effect at once, and one before': {
    cards: LOOSE,
    proposals: {
      301: enact(301, 'a', 'repeal: 206\neffective: 2026-01-15'),
      303: enact(303, 'c', 'repeal: 204\neffective: 2026-01-15\nclosed: 2026-01-06'),
      302: enact(
        302,
        'b',
        'amend: 206\nmechanics: none\neffective: 2026-01-12\nclosed: 2026-01-07',
      ),
      304: enact(304, 'a', 'proposed: 2026-01-20\nclosed: 2026-01-21').replace(
        `proposed: ${day(304, 0)}\n`,
        '',
      ),
    },
  },
  'one rule is repealed twice, on one day': {
    cards: LOOSE,
    game: 'readings: { due-order: { take: by-number } }',
    proposals: {
      301: enact(301, 'a', 'repeal: 206\neffective: 2026-01-15\nclosed: 2026-01-08'),
      302: enact(302, 'b', 'repeal: 206\neffective: 2026-01-15\nclosed: 2026-01-06'),
      303: enact(303, 'a', 'proposed: 2026-01-20\nclosed: 2026-01-21').replace(
        `proposed: ${day(303, 0)}\n`,
        '',
      ),
    },
  },
};
