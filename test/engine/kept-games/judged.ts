/** What a Judgment settles or waits for, what stands though nobody may, and what has no date. */
import { card, day, enact, judged, page, type Setting } from '../table.ts';
import { both, events, FIRST, LOOSE, late, question, under } from './parts.ts';

const UNDATED = page(
  'proposal: 301\nby: a\nrepeal: 206\noutcome: adopted\nvotes: { for: [a, b, c] }',
);

const VOID = 'settles: [{ move: 301, is: illegal }]';

export const JUDGED: Readonly<Record<string, Setting>> = {
  // Acts of what is possible in part
  ...Object.fromEntries(
    ['the-whole-fails', 'the-rest-takes-effect'].flatMap((take) =>
      ['repeal: 206', 'changes: [{ repeal: 206 }, { repeal: 208 }]', 'enact: {}'].map(
        (change): [string, Setting] => [
          `${change}, and an act, come after Rule 206 is gone: ${take}`,
          {
            game: `readings: { impossible-part: { take: ${take} } }`,
            cards: LOOSE,
            proposals: {
              301: late(301, 'a', 'repeal: 206'),
              302: late(302, 'b', `${change}\nact: [{ points: { a: 2 } }, { round: {} }]`),
            },
          },
        ],
      ),
    ),
  ),

  // Rules that are gone
  ...Object.fromEntries(
    ['points: { a: 2 }', 'note: So.'].flatMap((event) =>
      [
        [UNDATED, ''],
        [enact(301, 'a', 'repeal: 206'), ''],
        [enact(301, 'a', 'enact: {}'), `on: ${day(301, 1)}, fiat: { by: Elf, repeal: 206 }`],
      ].map(([proposal = '', before = ''], i): [string, Setting] => [
        `${event} under a rule that is gone in way ${i}`,
        {
          cards: { 211: card(211, '{ fiat: { tiers: [mutable], by: Elf } }') },
          proposals: { 301: proposal },
          events: events(
            ...[
              before,
              before
                ? `on: ${day(302, 0)}, rule: 206, ${event}`
                : `after: 301, rule: 206, ${event}`,
            ].filter(Boolean),
          ),
        },
      ]),
    ),
  ),
  'points under a rule that is not enacted yet': {
    cards: LOOSE,
    proposals: { ...FIRST, 302: enact(302, 'b') },
    events: events(`on: ${day(301, 1)}, rule: 302, points: { a: 1 }`),
  },

  // Numbers by fiat
  ...Object.fromEntries(
    ['next', 'stated'].flatMap((take) =>
      [
        'enact: {}',
        'enact: { number: 206 }',
        'enact: {}, number: 206',
        'enact: {}, number: 250',
      ].map((change): [string, Setting] => [
        `the Elf may ${change} where the number is ${take}, and two proposals follow`,
        {
          game: take === 'next' ? 'readings: { fiat-number: { take: next } }' : '',
          cards: { ...LOOSE, 211: card(211, '{ fiat: { tiers: [mutable], by: Elf } }') },
          proposals: { ...FIRST, 302: enact(302, 'b'), 303: enact(303, 'c') },
          events: events(`on: ${day(301, 1)}, fiat: { by: Elf, ${change}, text: Sing. }`),
        },
      ]),
    ),
  ),

  // What Judgments set aside
  ...Object.fromEntries(
    ['illegal', 'undetermined', 'legal'].flatMap((is) =>
      ['a', 'b'].map((next): [string, Setting] => [
        `what was recorded of a move is ${is}, and ${next} moves next`,
        {
          game: next === 'a' ? 'readings: { void-move: { take: again } }' : '',
          proposals: {
            301: enact(301, 'a', 'awards: { a: 10 }\noutcome: adopted'),
            302: enact(302, next),
          },
          judgments: { 1: judged(1, day(301, 0), 'c', `settles: [{ move: 301, is: ${is} }]`) },
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    ['awards: { a: 10 }', 'outcome: adopted', ''].map((more): [string, Setting] => [
      `nothing but ${more || 'votes'} is recorded of a void move of somebody`,
      {
        proposals: { 301: enact(301, 'a', more).replace('by: a\n', '') },
        judgments: { 1: judged(1, day(301, 0), 'c', VOID) },
      },
    ]),
  ),
  ...Object.fromEntries(
    ['rules: [201]', 'rules: [399]', 'rules: [201, 206]'].map((rules): [string, Setting] => [
      `a Judgment on ${rules} is set aside`,
      {
        cards: LOOSE,
        proposals: FIRST,
        judgments: {
          1: judged(1, day(301, 0), 'c', rules),
          2: judged(2, day(301, 0), 'b', 'by: c\nsettles: [{ judgment: 1, is: illegal }]'),
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      '{ points: { z: 1 } }',
      '{ points: { a: 1, c: -2 } }',
      '{ change: { a: { silver: 1 } } }',
      '{ change: { a: { points: 1, gold: 1 } } }',
      '{ points: { a: 200 } }',
      '{ change: { b: { points: 200 } } }',
    ].map((settles): [string, Setting] => [
      `a Judgment gives ${settles}`,
      under('{ quantities: { gold: { starts: 0 } } }', {
        proposals: FIRST,
        judgments: { 1: judged(1, day(301, 1), 'c', `settles: [${settles}]`) },
      }),
    ]),
  ),
  'a question is asked by somebody who left': {
    proposals: FIRST,
    judgments: { 1: judged(1, day(302, 0), 'a', 'by: c') },
    events: events(`on: ${day(301, 1)}, leave: c`),
  },
  'it is not recorded who asked and who answered': {
    proposals: FIRST,
    judgments: {
      1: page(
        `judgment: 1\nquestion: May they?\nby: b\ninvoked: ${day(301, 1)}\nruling: 'Yes'\ngiven: ${day(301, 1)}`,
      ),
    },
  },

  // What waits for a Judgment
  ...Object.fromEntries(
    [
      [{}, ''],
      [{}, `on: ${day(302, 0)}, note: One.`],
      [{ 302: enact(302, 'b') }, `on: ${day(302, 0)}, note: One.`],
    ].map(([more, event]): [string, Setting] => [
      `a move is put to a Judge, and of others ${Object.keys(more ?? {}).length} and ${event ? 1 : 0} wait`,
      both('{ adoption: votes.majority }', '{ adoption: votes.unanimous }', {
        cards: { 110: null, 203: null, 211: null },
        proposals: { ...FIRST, ...(more as Setting['proposals']) },
        judgments: { 1: question(1).replace(day(301, 1), day(301, 0)) },
        ...(event && { events: events(String(event)) }),
      }),
    ]),
  ),
  'a vote is open with a vote that counts not, and a Judge has refused': {
    cards: {
      212: card(212, '{ judge: { chosen: appointed } }'),
      214: card(214, '{ awards: [{ on: refused, to: judge, points: -1 }] }'),
    },
    proposals: {
      301: page(
        `proposal: 301\nby: a\nproposed: ${day(301, 0)}\nenact: {}\nvotes: { for: [z] }`,
        'New.',
      ),
    },
    judgments: {
      1: page(
        `judgment: 1\nquestion: May they?\nby: b\ninvoked: ${day(301, 0)}\nbench: [{ judge: c, refused: ${day(301, 0)} }, { judge: a }]`,
      ),
    },
  },

  // What stands though it need not, or may not
  'all stands, and nothing need': {
    game: 'unobjected: stands',
    proposals: { 301: enact(301, 'a', 'stands: { why: Nobody minded. }') },
    judgments: { 1: judged(1, day(301, 1), 'c', 'stands: { why: Nobody minded. }') },
    events: events(`on: ${day(301, 1)}, note: So., stands: { why: Nobody minded. }`),
  },
  ...Object.fromEntries(
    ['by: b', 'by: z', ''].flatMap((by) =>
      ['', 'with: [c, y]'].map((more): [string, Setting] => [
        `a proposal is ${by || 'made by somebody'}${more && ` ${more}`}`,
        { proposals: { 301: enact(301, 'a', more).replace('by: a\n', by && `${by}\n`) } },
      ]),
    ),
  ),

  // Withdrawals
  ...Object.fromEntries(
    ['yes', 'no', ''].flatMap((take) =>
      ['', 'awards: { a: -2 }', 'votes: { for: [z] }'].map((more): [string, Setting] => [
        `a proposal is withdrawn, custom says ${take || 'nothing'}, with ${more || 'no more'}`,
        {
          game: take && `readings: { withdrawal: { take: ${take} } }`,
          cards: {
            104: take ? null : card(104, '{ readings: { withdrawal: no } }', 'immutable'),
          },
          proposals: { 301: enact(301, 'a', `withdrawn: ${day(301, 1)}\n${more}`) },
        },
      ]),
    ),
  ),
  'a withdrawal has its price': under(
    '{ awards: [{ on: withdrawn, to: proposer, points: -2 }, { on: proposed, to: proposer, points: 1 }] }',
    {
      proposals: {
        301: enact(301, 'a', `withdrawn: ${day(301, 1)}`),
        302: enact(302, 'b', `withdrawn: ${day(302, 1)}\nawards: { b: -3 }`),
      },
    },
  ),

  // Titles
  ...Object.fromEntries(
    ['proposed', 'adopted'].flatMap((take) =>
      ['enact: {}', 'enact: { title: Songs }', 'repeal: 206'].map((change): [string, Setting] => [
        `a title is missing when ${take}: ${change}`,
        under(
          '{ titles: required, awards: [{ on: untitled, to: proposer, points: -3 }, { on: proposed, to: proposer, points: 1 }] }',
          {
            game: `readings: { untitled-when: { take: ${take} } }`,
            proposals: { 301: enact(301, 'a', change) },
          },
        ),
      ]),
    ),
  ),
};
