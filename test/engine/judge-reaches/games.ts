/** Games with one thing wrong in them, for every code that a Judgment can answer. */
import type { Code } from '../../../src/diagnostics/codes.ts';
import { card, day, enact, inTurn, judged, page, type Setting } from '../table.ts';

export interface Wrong {
  readonly what: string;
  readonly setting: Setting;
  /** What a Judgment names: `move: 301`, `event: it`, `judgment: 1`. */
  readonly named: string;
  /** When that Judgment is invoked and given; on the first day, unless said. */
  readonly on?: string;
}

/** Anybody may judge, so that nothing but the case itself is in question. */
export const ANYBODY = card(212, '{ judge: { chosen: appointed } }');

const IN_302 = { named: 'move: 302', on: day(302, 0) };
const event = (words: string) => `  - { id: it, on: 2026-01-01, ${words} }`;
const NO_PRECEDENCE = { 110: card(110, '', 'immutable'), 211: card(211, '') };

/** A Judgment of the first day under these mechanics, with these keys. */
const onBench = (mechanics: string, more: string): Omit<Wrong, 'what'> => ({
  setting: {
    cards: { 212: card(212, `{ judge: ${mechanics} }`) },
    proposals: inTurn(''),
    judgments: { 1: judged(1, day(301, 0), 'b', more) },
  },
  named: 'judgment: 1',
});

const proposing = (more: string, by = 'a'): Omit<Wrong, 'what'> => ({
  setting: { proposals: { 301: enact(301, by, more) } },
  named: 'move: 301',
});

const happening = (words: string, setting: Setting = {}): Omit<Wrong, 'what'> => ({
  setting: { ...setting, events: event(words) },
  named: 'event: it',
});

/** A has won with 301. */
const WON: Setting = { cards: { 208: card(208, '{ win: [{ when: player.points >= 10 }] }') } };
const ROBOT = { players: 'a: { name: A }\n  b: { name: B }\n  c: { name: C, robot: true }' };
const GOLD = (number: number, starts: number) =>
  card(number, `{ quantities: { gold: { starts: ${starts} } } }`);
const UNTITLED = { game: "readings: { title-without-office: { take: 'no' } }" };
const MARKS = '{ quantities: { mark: { starts: 0, worth: 2 points } } }';

export const GAMES: Partial<Record<Code, readonly Wrong[]>> = {
  'turn/out-of-order': [{ what: 'the wrong player begins', ...proposing('', 'b') }],
  'turn/judgment-pending': [
    {
      what: 'a turn begins with a question open',
      setting: {
        cards: { 212: card(212, '{ judge: { chosen: appointed, binds-next-turn: until-given } }') },
        proposals: inTurn('', ''),
        judgments: {
          1: page(`judgment: 1\nquestion: May they?\nby: a\ninvoked: ${day(301, 0)}\njudge: c`),
        },
      },
      ...IN_302,
    },
  ],
  'turn/incomplete': [
    {
      what: 'the throw is left out',
      setting: { medium: 'table', proposals: inTurn('', '') },
      ...IN_302,
    },
  ],
  'turn/robot': [
    {
      what: 'a robot proposes',
      setting: {
        players: 'a: { name: A, robot: true }\n  b: { name: B }\n  c: { name: C }',
        proposals: { 301: enact(301, 'a') },
      },
      named: 'move: 301',
    },
  ],
  'turn/roll': [
    {
      what: 'a die is thrown before its time',
      setting: {
        medium: 'table',
        proposals: inTurn(''),
        events: event('roll: { by: a, die: 4 }'),
      },
      named: 'event: it',
    },
    {
      what: 'a die shows more than it has faces',
      setting: {
        medium: 'table',
        proposals: inTurn(''),
        events: '  - { id: it, after: 301, roll: { by: a, die: 9 } }',
      },
      named: 'event: it',
      on: day(301, 1),
    },
  ],
  'proposal/number': [
    {
      what: 'a number is left out',
      setting: { proposals: { 301: enact(301, 'a'), 303: enact(303, 'b') } },
      named: 'move: 303',
      on: day(303, 0),
    },
  ],
  'proposal/ineligible': [
    {
      what: 'a player proposes who may not',
      setting: {
        cards: { 105: card(105, '{ proposers: player.points > 0 }') },
        proposals: inTurn(''),
      },
      named: 'move: 301',
    },
  ],
  'proposal/not-permitted': [
    { what: 'an immutable rule is amended', ...proposing('amend: 101\nmechanics: none') },
    {
      what: 'somebody changes a rule by fiat',
      ...happening('fiat: { by: Elf, amend: 208, mechanics: keep, text: Mine. }'),
    },
  ],
  'proposal/text': [
    {
      what: 'the words to be replaced do not occur',
      ...proposing('amend: 201\nmechanics: keep\nreplace: [{ from: unheard-of, to: word }]'),
    },
  ],
  'vote/ineligible': [
    {
      what: 'a tally counts more votes than there are',
      ...proposing('votes: { tally: { for: 4, against: 0, abstain: 0 } }'),
    },
  ],
  'vote/strength': [
    {
      what: 'a vote of more strength than the rules give it',
      ...proposing('votes: { for: [a, { by: b, strength: 2 }, c] }'),
    },
  ],
  'turn/unknown-proposer': [
    {
      what: 'nobody knows who proposed, in an order of turns',
      setting: {
        proposals: {
          301: page(
            `proposal: 301\nproposed: ${day(301, 0)}\nenact: {}\nvotes: { for: [a, b, c] }\nclosed: ${day(301, 1)}`,
            'New.',
          ),
        },
      },
      named: 'move: 301',
    },
  ],
  'vote/twice': [
    { what: 'a double vote', ...proposing('votes: { for: [a, b, c], against: [b] }') },
  ],
  'vote/missing': [
    { what: 'a missing vote', ...proposing('votes: { for: [a, b] }') },
    {
      what: 'a vote that is still open, with a stranger to it',
      setting: {
        cards: { 105: card(105, '{ electorate: "!player.robot", participation: required }') },
        proposals: {
          301: page(
            `proposal: 301\nby: a\nproposed: ${day(301, 0)}\nenact: {}\nvotes: { for: [a] }\noutcome: adopted`,
            'Words.',
          ),
        },
      },
      named: 'move: 301',
    },
  ],
  'vote/late': [
    {
      what: 'a vote after the close',
      ...proposing('votes: { for: [a, b, c], cast: { c: 2026-01-09 } }'),
    },
  ],
  'vote/robot': [
    {
      what: 'a robot votes without a throw',
      setting: {
        ...ROBOT,
        cards: {
          203: card(203, '{ adoption: votes.for > votes.against }'),
          210: card(210, '{ robot-votes: roll.die >= 4 }'),
        },
        proposals: inTurn(''),
      },
      named: 'move: 301',
    },
  ],
  'effect/retroactive': [
    { what: 'an effect before the vote', ...proposing('effective: 2025-12-31') },
  ],
  'limit/breached': [
    {
      what: 'a tier has too many rules',
      setting: {
        cards: { 209: card(209, '{ limits: [{ of: mutable, most: 13 }] }') },
        proposals: inTurn(''),
      },
      named: 'move: 301',
    },
    {
      what: 'a tier has too many rules once a change that waited takes effect',
      setting: {
        cards: { 209: card(209, '{ limits: [{ of: mutable, most: 13 }] }') },
        proposals: inTurn('effective: 2026-02-01'),
        events: '  - { on: 2026-03-01, note: A month later. }',
      },
      named: 'move: 301',
    },
    {
      what: 'a player holds too much',
      ...happening('change: { a: { gold: 3 } }', {
        cards: { 210: card(210, '{ quantities: { gold: { starts: 0, most: 2 } } }') },
      }),
    },
    {
      what: 'too many hold an office',
      ...happening('appoint: { speaker: [a, b] }', {
        cards: { 210: card(210, '{ offices: { speaker: { holders: 1 } } }') },
      }),
    },
  ],
  'mechanics/unstated': [{ what: 'nothing is said of the mechanics', ...proposing('amend: 208') }],
  'judge/wrong': [{ what: 'somebody else judges', ...onBench('{ chosen: preceding-player }', '') }],
  'judge/overruled-how': [
    {
      what: 'a Judge is overruled by too few',
      ...onBench(
        '{ chosen: appointed, overruled-by: votes.unanimous }',
        `bench: [{ judge: c, ruling: 'Yes', given: ${day(301, 0)}, overruled: { for: [a], against: [b] } }, { judge: b, ruling: 'No', given: ${day(301, 0)} }]`,
      ),
    },
  ],
  'judge/verdict': [
    {
      what: 'a ruling is in other words',
      ...onBench('{ chosen: appointed, verdicts: ["No"] }', ''),
    },
  ],
  'judge/late': [
    {
      what: 'a Judge answers late',
      ...onBench(
        '{ chosen: appointed, deliver-within: 1 day }',
        "judge: c\naccepted: 2026-01-01\nruling: 'Yes'\ngiven: 2026-01-09",
      ),
      on: '2026-01-09',
    },
  ],
  'points/no-authority': [
    { what: 'points under no rule', ...happening('points: { a: 10 }') },
    { what: 'a quantity that no rule declares', ...happening('change: { a: { gold: 1 } }') },
  ],
  'office/no-authority': [
    { what: 'an office that no rule creates', ...happening('appoint: { king: a }', UNTITLED) },
  ],
  'exchange/unequal': [
    {
      what: 'an exchange at another rate',
      ...happening('rule: 210, change: { a: { mark: 2, points: -3 } }', {
        cards: { 210: card(210, MARKS) },
      }),
    },
  ],
  'forfeit/forbidden': [
    {
      what: 'a player forfeits',
      ...happening('forfeit: c', { cards: { 113: card(113, '{ forfeit: forbidden }') } }),
    },
  ],
  'win/not-by-points': [
    {
      what: 'points would no longer win',
      ...proposing('amend: 208\nmechanics: { win: [{ when: player.robot }] }\n'),
    },
    { what: 'somebody wins by the words of a rule', ...happening('winner: a, rule: 102') },
  ],
  'game/over': [
    {
      what: 'a move after the win',
      setting: { ...WON, proposals: inTurn('', '') },
      ...IN_302,
    },
    {
      what: 'points after the end',
      setting: {
        events:
          '  - { on: 2026-01-01, end: We stopped. }\n  - { id: it, on: 2026-01-02, rule: 206, points: { a: -10 } }',
      },
      named: 'event: it',
    },
  ],
  'outcome/mismatch': [
    {
      what: 'an outcome that the votes do not bear out',
      ...proposing('votes: { for: [a, b], against: [c] }\noutcome: adopted'),
    },
  ],
  'awards/mismatch': [{ what: 'another award', ...proposing('awards: { a: 11 }') }],
  'scores/mismatch': [{ what: 'other scores', ...happening('scores: { a: 7 }') }],
  'winner/mismatch': [{ what: 'another winner', ...happening('winner: b') }],
  'law/conflict': [
    {
      what: 'two rules on voting conflict',
      setting: {
        cards: {
          ...NO_PRECEDENCE,
          105: card(105, '{ participation: required }'),
          207: card(207, '{ participation: optional }'),
        },
        proposals: inTurn(''),
      },
      named: 'move: 301',
    },
    {
      what: 'two cards of the Initial Set conflict',
      setting: {
        cards: { ...NO_PRECEDENCE, 209: GOLD(209, 1), 210: GOLD(210, 2) },
        proposals: inTurn(''),
      },
      named: 'move: 301',
    },
  ],
  'law/no-change-possible': [
    {
      what: 'the last rule goes by which rules are changed',
      setting: {
        cards: {
          103: card(103, '{ changes: { mutable: [enact, amend, repeal, transmute] } }'),
          114: card(114, '', 'immutable'),
        },
        proposals: inTurn('repeal: 103'),
      },
      named: 'move: 301',
      on: day(301, 1),
    },
  ],
  'win/simultaneous': [
    {
      what: 'everybody wins at once',
      setting: {
        cards: { 112: card(112, '', 'immutable') },
        proposals: inTurn('amend: 208\nmechanics: { win: [{ when: player.points >= 0 }] }'),
      },
      named: 'move: 301',
    },
  ],
  'reading/open': [
    {
      what: 'the players have left it open',
      setting: {
        game: 'readings: { unanimity: { take: open } }',
        proposals: inTurn('votes: { for: [a, b], abstain: [c] }'),
      },
      named: 'move: 301',
    },
  ],
};
