/**
 * What players receive on each occasion, and of what bounds make of it, in a game in which every
 * occasion arises. Here, whoever changes the engine reads what else changes.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { AWARD_OCCASIONS, AWARD_RECIPIENTS } from '../../src/law/mechanics/mechanics.ts';
import { card, enact, page, play, type Setting } from './table.ts';
import { tellBeside } from './tell-replay.ts';

const PLAYERS =
  'a: { name: A }\n  b: { name: B }\n  c: { name: C }\n  d: { name: D }\n  e: { name: E }';

/** Everything for which an award may be made; in `tallied` the votes have no names. */
function story(tallied: boolean): Setting {
  const votes = (named: string, tally: string) =>
    `votes: ${tallied ? `{ tally: ${tally} }` : named}`;
  return {
    players: PLAYERS,
    proposals: {
      301: enact(301, 'a', votes('{ for: [a, b, c], against: [d] }', '{ for: 3, against: 1 }')),
      302: enact(
        302,
        'b',
        votes('{ for: [b], against: [a, c], abstain: [d] }', '{ for: 1, against: 2, abstain: 1 }'),
      ),
      303: enact(303, 'c', 'withdrawn: 2026-01-06'),
      304: enact(
        304,
        'c',
        `enact: { title: Songs }\n${votes('{ for: [a, b, c, d, e] }', '{ for: 5 }')}`,
      ),
    },
    judgments: {
      1: page(
        "judgment: 1\nquestion: Late?\nby: b\ninvoked: 2026-01-01\nbench: [{ judge: e, refused: 2026-01-02 }, { judge: d, accepted: 2026-01-02, ruling: 'Yes', given: 2026-01-09 }]",
      ),
      2: page(
        "judgment: 2\nquestion: May they?\nby: a\ninvoked: 2026-01-03\nbench: [{ judge: a, ruling: 'No', given: 2026-01-04, overruled: { for: [b, c, d, e] } }, { judge: e, ruling: 'Yes', given: 2026-01-04 }]",
      ),
    },
    events: [
      '  - { on: 2026-01-02, roll: { by: a, die: 5, for: 301 } }',
      '  - { on: 2026-01-10, leave: e }',
    ].join('\n'),
  };
}

const QUANTITIES: Readonly<Record<string, string>> = {
  'without bounds': '{ points: { starts: 0 }, gold: { starts: 0 } }',
  'from 0 to 4':
    '{ points: { starts: 0, most: 4, least: 0 }, gold: { starts: 1, most: 2, least: 0 } }',
};

const table = (quantities: string, awards: string, tallied = false) =>
  play({
    ...story(tallied),
    game: 'readings: { withdrawal: { take: yes } }',
    cards: {
      105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
      201: card(201, `{ turns: none, quantities: ${quantities} }`),
      202: card(202, ''),
      203: card(203, '{ adoption: votes.for > votes.against }'),
      206: card(206, ''),
      208: null,
      212: card(
        212,
        '{ judge: { chosen: appointed, overruled-by: votes.unanimous, then: preceding-judge, deliver-within: 3 days, accept-within: 3 days } }',
      ),
      214: awards === '' ? null : card(214, `{ awards: ${awards} }`),
    },
  });

describe.each(Object.entries(QUANTITIES))('%s', (_, quantities) => {
  let without: Replay;
  let tallied: Replay;
  beforeAll(() => {
    without = table(quantities, '');
    tallied = table(quantities, '', true);
  });

  it.each(AWARD_OCCASIONS)('on: %s', (on) => {
    const all = AWARD_RECIPIENTS.filter((to) => on === 'rolled' || to !== 'roller');
    const told = [
      all.map((to, i) => `{ on: ${on}, to: ${to}, points: ${i + 1} }`),
      all.map((to, i) => `{ on: ${on}, to: ${to}, quantity: gold, amount: ${3 - i} }`),
      [`{ on: ${on}, to: everyone, points: 'player.gold - 2', if: player.points < 1 }`],
    ].flatMap((awards) => [
      ...tellBeside(table(quantities, `[${awards.join(', ')}]`), without),
      'where the votes have no names:',
      ...tellBeside(table(quantities, `[${awards.join(', ')}]`, true), tallied),
    ]);
    expect(told.join('\n')).toMatchSnapshot();
  });
});
