/**
 * What changes of rules come to, right and wrong, wherever a record may have them. Here, whoever
 * changes the engine reads what else changes; what the rules mean is expected elsewhere.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { card, day, enact, inTurn, page, play, type Setting } from './table.ts';
import { tellBeside } from './tell-replay.ts';

const CARDS: NonNullable<Setting['cards']> = {
  206: page(
    'rule: 206\ntier: mutable\ntitle: Losses\nmechanics: { awards: [{ on: defeated, to: proposer, points: -10 }] }',
    'Whoever loses a vote pays 10 points.',
  ),
  209: card(
    209,
    '{ limits: [{ of: mutable, most: 16, least: 12 }, { of: immutable, least: 15 }] }',
  ),
  211: card(211, '{ fiat: { tiers: [mutable, immutable], by: Elf } }'),
};

/** The change, and the text of it, if it has one. */
type Change = readonly [change: string, text?: string];

const CHANGES: readonly Change[] = [
  ['enact: {}', 'New.'],
  ['enact: { title: Songs, tier: mutable, mechanics: { titles: required } }', 'Sing.'],
  ['enact: { tier: immutable }', 'New.'],
  ['enact: { tier: holy }', 'New.'],
  ['enact: { mechanics: { win: [{ when: game.turn > 9 }] } }', 'New.'],
  ['enact: { mechanics: { limits: [{ of: holy, most: 3 }] } }', 'New.'],
  ['enact: { mechanics: { limits: [{ of: mutable, most: 3 }] } }', 'New.'],
  ['enact: { mechanics: { adoption: votes.majority } }', 'New.'],
  ['enact: { mechanics: { overrides: [win], quantities: { gold: { starts: 1 } } } }', 'New.'],
  ['enact: {}', 'Whoever loses a vote pays 10 points.'],
  ['amend: 206\nmechanics: none', 'Nobody pays.'],
  ['amend: 206\nmechanics: keep', 'Whoever loses a vote pays 99 points.'],
  ['amend: 206', 'Nobody pays.'],
  ['amend: 206\nmechanics: keep', 'Whoever loses a vote pays 10 points.'],
  [
    'amend: 206\ntitle: Gains\nmechanics: { awards: [{ on: defeated, to: proposer, points: 5 }] }',
    'Gain.',
  ],
  ['amend: 206\nmechanics: keep\nreplace: [{ from: Whoever loses, to: Who has lost }]'],
  ['amend: 206\nmechanics: keep\nreplace: [{ from: a, to: b }]'],
  [
    'amend: 206\nmechanics: keep\nreplace: [{ from: Whoever, to: Who }, { from: nothing, to: all }]',
  ],
  ['amend: 101\nmechanics: none', 'Abide.'],
  ['amend: 399\nmechanics: none', 'Abide.'],
  ['amend: { amendment: 399 }\nmechanics: none', 'Abide.'],
  ['amend: Losses\nmechanics: none', 'Nobody pays.'],
  ['repeal: 206'],
  ['repeal: 101'],
  ['repeal: 399'],
  ['repeal: { amendment: 206 }'],
  ['transmute: { rule: 101, to: mutable }'],
  ['transmute: { rule: 206, to: immutable }'],
  ['transmute: { rule: 206, to: mutable }'],
  ['transmute: { rule: 206, to: holy }'],
  ['transmute: { rule: 399, to: mutable }'],
  ['repeal: 209'],
  ['repeal: 202'],
  ['amend: 112\nmechanics: none', 'Anything wins.'],
];

const flow = (change: string, text?: string) => {
  const words = text === undefined ? [] : [`text: ${text}`];
  return [...change.split('\n'), ...words].join(', ');
};
const alone = (number: number, by: string, change: string, text = '') =>
  enact(number, by, `${change}\nvotes: { for: [a, b, c] }`, text);
const after302 = { 302: enact(302, 'b') };

type Place = (change: string, text?: string) => Setting;

const PLACES: Readonly<Record<string, Place>> = {
  alone: (...change) => ({ proposals: { 301: alone(301, 'a', ...change), ...after302 } }),
  'as the second of two': (...change) => ({
    proposals: inTurn(`changes: [{ repeal: 208 }, { ${flow(...change)} }]`, ''),
  }),
  'where the vote fails': (...change) => ({
    proposals: {
      301: alone(301, 'a', ...change).replace('for: [a, b, c]', 'for: [a], against: [b, c]'),
      ...after302,
    },
  }),
  'where it waits': (change, text) => ({
    proposals: {
      301: alone(301, 'a', `${change}\neffective: ${day(302, 1)}`, text),
      302: enact(302, 'b', 'amend: 206\nmechanics: keep', 'Whoever loses pays 10 points.'),
      303: enact(303, 'c'),
    },
  }),
  'where the words of Rule 206 are lost, which is Rule 301 by then': (...change) => ({
    proposals: inTurn(
      'changes: [{ amend: 206, mechanics: keep, text: lost }]',
      `changes: [{ enact: {}, text: One. }, { ${flow(...change).replaceAll('206', '301')} }]`,
    ),
  }),
  'by fiat': (...change) => ({
    proposals: { 301: enact(301, 'a') },
    events: `  - { on: ${day(301, 1)}, fiat: { by: Elf, ${flow(...change)} } }`,
  }),
};

describe.each(Object.entries(PLACES))('%s', (_, place) => {
  const settled = (setting: Setting) => play({ cards: CARDS, ...setting });
  let ordinary: Replay;
  beforeAll(() => {
    ordinary = settled(place('repeal: 210'));
  });

  it.each(CHANGES.map((change): [string, Change] => [change.join(' '), change]))(
    '%s',
    (_, change) => {
      expect(tellBeside(settled(place(...change)), ordinary).join('\n')).toMatchSnapshot();
    },
  );
});
