/** What no rule decides, what has no value, and what is read otherwise. */
import { card, day, enact, judged, type Setting } from '../table.ts';
import { both, events, FIRST, LOOSE, question, SILENT } from './parts.ts';

export const UNDECIDED: Readonly<Record<string, Setting>> = {
  // Rules that nothing decides between
  'two rules differ on one award, and two Judges answer': both(
    '{ awards: [{ on: judged, to: judge, points: 1 }, { on: refused, to: judge, points: -1 }] }',
    '{ awards: [{ on: judged, to: judge, points: 2 }, { on: refused, to: judge, points: -2 }] }',
    {
      game: 'readings: { several-awards: { take: conflict } }',
      cards: { 110: null, 211: null },
      proposals: FIRST,
      judgments: {
        1: question(
          1,
          `bench: [{ judge: a, refused: ${day(301, 1)} }, { judge: c, ruling: 'Yes', given: ${day(302, 1)} }]`,
        ),
      },
    },
  ),
  'no rule decides a vote after two Judgments': both(
    '{ adoption: votes.majority }',
    '{ adoption: votes.unanimous }',
    {
      cards: { 110: null, 203: null, 211: null },
      proposals: FIRST,
      judgments: {
        1: judged(1, day(301, 0), 'c'),
        2: judged(2, day(301, 0), 'c'),
      },
    },
  ),
  'no rule decides a vote, and the Judgment in its turn is not given': both(
    '{ adoption: votes.majority }',
    '{ adoption: votes.unanimous }',
    {
      cards: { 110: null, 203: null, 211: null },
      proposals: FIRST,
      judgments: { 1: question(1).replace(day(301, 1), day(301, 0)) },
    },
  ),

  // What has no value
  ...Object.fromEntries(
    [
      '{ turns: "game.turn > 9 ? \\"seat\\" : game.medium" }',
      '{ forfeit: game.medium }',
      '{ deadlock: game.medium }',
      '{ retroactive: game.medium }',
      '{ participation: game.medium }',
      '{ judge: { chosen: game.medium } }',
      '{ winning-by: { only: game.medium } }',
      '{ winning-by: { only: \'game.medium == "mail" ? "gold" : "Gold!"\' } }',
      '{ voting-period: "game.turn > 9 ? \\"1 days\\" : game.medium" }',
      '{ voting-period: "game.turn > 9 ? \\"1 days\\" : \\"soon\\"" }',
      '{ electorate: player.iron }',
      '{ electorate: player.points }',
      '{ ballots: player.iron }',
      '{ ballots: 1 / (game.turn - game.turn) }',
      '{ awards: [{ on: adopted, to: for, points: player.iron }] }',
      '{ awards: [{ on: adopted, to: for, points: 1, if: player.points }] }',
      '{ win: [{ when: player.points }] }',
      '{ win: [{ when: player.points > player.iron }] }',
    ].map((mechanics): [string, Setting] => [
      mechanics,
      {
        cards: {
          ...Object.fromEntries(SILENT.map((number) => [number, null])),
          201: card(201, '{ quantities: { points: { starts: 0 } } }'),
          214: card(214, mechanics),
        },
        proposals: { 301: enact(301, 'a', 'effective: 2026-01-01') },
        judgments: { 1: judged(1, day(301, 1), 'c') },
        events: events(
          `on: ${day(301, 1)}, rule: 201, points: { a: 1 }`,
          `on: ${day(301, 1)}, change: { a: { points: 1 } }`,
          `on: ${day(302, 0)}, forfeit: a`,
          `on: ${day(302, 0)}, winner: { player: a, by: paradox }`,
        ),
      },
    ]),
  ),

  // What is read otherwise
  ...Object.fromEntries(
    [
      '',
      'readings: { unanimity: { take: none-against } }',
      'readings: { unanimity: { take: open } }',
    ].flatMap((game) =>
      ['', 'settles: [{ reading: unanimity, take: none-against }]'].map(
        (settles): [string, Setting] => [
          `a vote that depends on a reading: ${game}, ${settles}`,
          {
            game,
            cards: LOOSE,
            proposals: {
              301: enact(
                301,
                'a',
                'transmute: { rule: 101, to: mutable }\nvotes: { for: [a, b], abstain: [c] }',
              ),
              302: enact(
                302,
                'b',
                'transmute: { rule: 102, to: mutable }\nvotes: { for: [a, b], abstain: [c] }',
              ),
            },
            ...(settles && { judgments: { 1: judged(1, day(301, 0), 'c', settles) } }),
          },
        ],
      ),
    ),
  ),
};
