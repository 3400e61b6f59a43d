/** Slots whose value a formula chooses: the same cards and the same moves, at a table, by mail, by computer. */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  inTurn,
  newRule,
  outcomes,
  page,
  play,
  type Setting,
  wrongs,
} from './table.ts';

const TABLE = 'game.medium == "table"';

interface Case {
  readonly slot: string;
  readonly mechanics: string;
  readonly setting: Setting;
  readonly table: readonly string[];
  readonly mail: readonly string[];
}

/** Played without throws of the die at every medium. */
const NO_DIE = {
  202: card(202, ''),
  203: card(203, '{ adoption: votes.for > votes.against }'),
  204: card(204, ''),
};
const bare = (...numbers: readonly number[]) =>
  Object.fromEntries(
    numbers.map((number) => [number, card(number, '', number < 200 ? 'immutable' : 'mutable')]),
  );

const JUDGED = (judge: string) => ({
  1: page(`judgment: 1\nquestion: Q?\nby: a\ninvoked: ${day(301, 1)}\nbench: [${judge}]`, 'Why.'),
});
const RULED = `ruling: "No", given: ${day(301, 1)}`;
const SILENT_C = { proposals: { 301: enact(301, 'a', 'votes: { for: [a, b] }') } };
const ONE_TO_TWO = { proposals: { 301: enact(301, 'a', 'votes: { for: [a], against: [b, c] }') } };

const CASES: readonly Case[] = [
  {
    slot: 'electorate',
    mechanics: `{ electorate: '${TABLE} || player.points > 0' }`,
    setting: { ...SILENT_C, cards: bare(105) },
    table: ['adopted'],
    mail: ['vote/ineligible', 'vote/ineligible'],
  },
  {
    slot: 'participation',
    mechanics: `{ participation: '${TABLE} ? "required" : "optional"' }`,
    setting: { ...SILENT_C, cards: bare(105) },
    table: ['vote/missing'],
    mail: ['adopted'],
  },
  {
    slot: 'ballots',
    mechanics: `{ ballots: '${TABLE} ? 1 : player.points + 2' }`,
    setting: {
      ...SILENT_C,
      proposals: { 301: enact(301, 'a', 'votes: { for: [a, a], against: [b], abstain: [c] }') },
      cards: bare(207),
    },
    table: ['vote/twice'],
    mail: ['defeated'],
  },
  {
    slot: 'quorum',
    mechanics: `{ quorum: '${TABLE} ? votes.cast == 3 : votes.cast >= 2' }`,
    setting: { ...SILENT_C, cards: bare(105) },
    table: ['defeated'],
    mail: ['adopted'],
  },
  {
    slot: 'adoption',
    mechanics: `{ adoption: '${TABLE} ? votes.unanimous : votes.for > 0' }`,
    setting: { ...ONE_TO_TWO, cards: bare(203) },
    table: ['defeated'],
    mail: ['adopted'],
  },
  {
    slot: 'retroactive',
    mechanics: `{ retroactive: '${TABLE} ? "forbidden" : "permitted"' }`,
    setting: { proposals: inTurn('effective: 2025-12-01'), cards: bare(107) },
    table: ['effect/retroactive'],
    mail: ['adopted'],
  },
  {
    slot: 'numbering',
    mechanics: `{ numbering: { first: '${TABLE} ? 1 : 301', changed-rule: '${TABLE} ? "keeps-its-own" : "takes-proposal-number"' } }`,
    setting: { proposals: inTurn(''), cards: bare(108) },
    table: ['proposal/number'],
    mail: ['adopted'],
  },
  {
    slot: 'numbering, of changed rules',
    mechanics: `{ numbering: { first: 301, changed-rule: '${TABLE} ? "keeps-its-own" : "takes-proposal-number"' } }`,
    setting: {
      proposals: inTurn('amend: 210', 'amend: 301'),
      cards: bare(108),
      game: 'readings: { renumbering: { take: new-only } }',
    },
    table: ['unknown/rule'],
    mail: ['adopted'],
  },
  {
    slot: 'numbering, of some changed rules',
    mechanics: `{ numbering: { first: 301, changed-rule: 'proposal.kind == "transmute" ? "keeps-its-own" : "takes-proposal-number"' } }`,
    setting: {
      proposals: inTurn(
        'amend: 210',
        'transmute: { rule: 301, to: immutable }',
        'transmute: { rule: 301, to: mutable }',
      ),
      cards: bare(108),
      game: 'readings: { renumbering: { take: new-only } }',
    },
    table: ['adopted'],
    mail: ['adopted'],
  },
  {
    slot: 'turns',
    mechanics: `{ turns: { order: '${TABLE} ? "seat" : "none"' } }`,
    setting: {
      proposals: { 301: enact(301, 'b') },
      cards: { ...bare(201), ...bare(208) },
    },
    table: ['turn/out-of-order'],
    mail: ['adopted'],
  },
  {
    slot: 'turn',
    mechanics: `{ turn: [propose, { part: roll, if: '${TABLE}' }] }`,
    setting: { proposals: inTurn('', '') },
    table: ['turn/incomplete'],
    mail: ['adopted'],
  },
  {
    slot: 'turn, by who takes it',
    mechanics: `{ turn: [propose, { part: roll, if: '${TABLE} && player.points > 0' }] }`,
    setting: {
      proposals: inTurn('', '', ''),
      events: `  - { on: ${day(301, 1)}, points: { b: 1 }, rule: 210 }`,
    },
    table: ['turn/incomplete'],
    mail: ['adopted'],
  },
  {
    slot: 'voting-period',
    mechanics: `{ voting-period: '${TABLE} ? "2 days" : "1 day"' }`,
    setting: SILENT_C,
    table: ['vote/missing'],
    mail: ['adopted'],
  },
  {
    slot: 'limits',
    mechanics: `{ limits: [{ of: mutable, most: '${TABLE} ? 13 : 14' }] }`,
    setting: { proposals: inTurn('') },
    table: ['change/void'],
    mail: ['adopted'],
  },
  {
    slot: 'forfeit',
    mechanics: `{ forfeit: '${TABLE} ? "allowed" : "forbidden"' }`,
    setting: {
      proposals: inTurn(''),
      events: `  - { on: ${day(301, 1)}, forfeit: c }`,
      cards: bare(113),
    },
    table: ['adopted'],
    mail: ['forfeit/forbidden'],
  },
  {
    slot: 'offices',
    mechanics: `{ offices: { speaker: { holders: '${TABLE} ? 1 : players.count - 1' } } }`,
    setting: {
      proposals: inTurn(''),
      events: `  - { on: ${day(301, 1)}, appoint: { speaker: [a, b] } }`,
    },
    table: ['limit/breached'],
    mail: ['adopted'],
  },
  {
    slot: 'win',
    mechanics: `{ win: [{ when: 'player.points >= (${TABLE} ? 1 : 100)' }] }`,
    setting: {
      proposals: inTurn('', ''),
      events: `  - { on: ${day(301, 1)}, points: { b: 1 }, rule: 210 }`,
    },
    table: ['game/over'],
    mail: ['adopted'],
  },
  {
    slot: 'deadlock',
    mechanics: `{ deadlock: '${TABLE} ? "caller" : "first-unable"' }`,
    setting: {
      proposals: { 301: enact(301, 'a') },
      judgments: JUDGED(`{ judge: c, ${RULED} }`),
      // a called for Judgment, and b could not take a turn.
      events: `  - { on: ${day(301, 1)}, winner: { player: b, by: paradox } }`,
      cards: bare(213),
    },
    table: ['winner/mismatch'],
    mail: ['adopted'],
  },
  {
    slot: 'judge',
    mechanics: `{ judge: { chosen: '${TABLE} ? "preceding-player" : "appointed"' } }`,
    setting: {
      proposals: { 301: enact(301, 'a') },
      judgments: JUDGED(`{ judge: b, ${RULED} }`),
      cards: bare(212),
    },
    table: ['judge/wrong'],
    mail: ['adopted'],
  },
  {
    slot: 'judge, overruled',
    mechanics: `{ judge: { chosen: appointed, overruled-by: '${TABLE} ? votes.unanimous : votes.for >= 1' } }`,
    setting: {
      proposals: { 301: enact(301, 'a') },
      judgments: JUDGED(
        `{ judge: b, ${RULED}, overruled: { for: [a], against: [c] } }, { judge: c, ${RULED} }`,
      ),
      cards: bare(212),
    },
    table: ['judge/overruled-how'],
    mail: ['adopted'],
  },
  {
    slot: 'becomes',
    mechanics: `{ becomes: { when: '${TABLE} && game.turn >= 1', mechanics: { titles: required } } }`,
    setting: { proposals: inTurn('', '') },
    table: ['proposal/text'],
    mail: ['adopted'],
  },
];

function result(medium: string, { mechanics, setting }: Case): readonly string[] {
  const cards = { ...NO_DIE, ...setting.cards, 206: card(206, mechanics) };
  const played = { ...setting, medium, cards };
  const wrong = wrongs(played);
  return wrong.length > 0 ? wrong : [Object.values(outcomes(play(played))).at(-1) ?? 'nothing'];
}

describe.each(CASES)('a formula for $slot', (slot) => {
  it('has its value at a table', () => {
    expect(result('table', slot)).toEqual(slot.table);
  });

  it('has its other value by mail and by computer', () => {
    expect(result('mail', slot)).toEqual(slot.mail);
    expect(result('computer', slot)).toEqual(slot.mail);
  });
});

describe('a formula that gives a word which the slot does not know', () => {
  it.each([
    ['participation', 105, 'votes: { for: [a, b] }', ''],
    ['retroactive', 107, 'effective: 2025-12-01', ''],
    ['turns', 201, '', ''],
    ['forfeit', 113, '', 'forfeit: c'],
    ['winning-by', 112, newRule('{ win: [{ when: game.turn > 9 }] }'), ''],
  ])('is a finding at the move that asks for it: %s', (slot, number, act, event) => {
    const asking = (word: string): Setting => ({
      cards: {
        208: card(208, ''),
        206: card(206, ''),
        [number]: card(
          number,
          `{ ${slot}: '${TABLE} ? "table" : "${word}"' }`,
          number < 200 ? 'immutable' : 'mutable',
        ),
      },
      proposals: inTurn(act),
      events: event && `  - { on: ${day(301, 1)}, ${event} }`,
    });
    expect(wrongs(asking('Abroad'))).toEqual(['format/formula']);
  });
});
