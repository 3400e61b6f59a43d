/**
 * Every occasion for an award and every recipient, each with its part in one turn. A proposes, B is for
 * it too, C against it, D abstains and E is silent. Then what an award is.
 */
import { describe, expect, test } from 'vitest';
import {
  AWARD_OCCASIONS,
  AWARD_RECIPIENTS,
  type AwardOccasion,
  type AwardRecipient,
} from '../../../src/law/mechanics/mechanics.ts';
import { SCOPES } from '../../../src/law/mechanics/scopes.ts';
import { enact, errorsOf, notesOf, page, play, type Setting } from '../table.ts';
import { by, events, held, law, players, wrong } from './in-short.ts';

/** Nobody must vote, and proposals may be withdrawn; the larger number carries, and only 210 awards anything. */
const CARDS = law({
  104: '',
  105: '',
  202: 'turn: [propose, { part: roll, if: game.medium == "table" }]',
  203: 'adoption: votes.for > votes.against',
  204: '',
  206: '',
});

const proposal = (more: string): Setting => ({ proposals: { 301: enact(301, 'a', more) } });
const CARRIED = proposal('votes: { for: [a, b], against: [c], abstain: [d] }');
const LOST = proposal('votes: { for: [a], against: [b, c], abstain: [d] }');

/** The player before A is E, who judges first; before E it is D. */
function judgment(bench: string, cards: Setting['cards'] = {}): Setting {
  const front = 'judgment: 1\nquestion: May it be?\nby: b\ninvoked: 2026-01-03';
  return { ...CARRIED, cards, judgments: { 1: page(`${front}\nbench: [${bench}]`, 'Why.') } };
}

const ANSWER = '{ judge: d, ruling: "Yes", given: 2026-01-05 }';
const VOTED_DOWN = 'given: 2026-01-04, overruled: { for: [a, b, c, d] }';
const ROLLED = events('2 roll: { by: a, die: 4, for: 301 }');
/** A player whose proposal is adopted has won. */
const GOLDEN =
  'awards: [{ on: adopted, to: proposer, quantity: gold, amount: 1 }], win: [{ when: player.gold >= 1 }]';
const WINNING = { ...law({ 112: '', 213: GOLDEN }), 208: null };
const APPOINTED = law({ 212: 'judge: { chosen: appointed }' });

type Paid = Partial<Record<AwardRecipient, string>>;
const ON_CARRIED: Paid = { proposer: 'a', for: 'ab', against: 'c', abstained: 'd', silent: 'e' };
const ON_LOST: Paid = { proposer: 'a', for: 'a', against: 'bc', abstained: 'd', silent: 'e' };
const JUDGED: Paid = { judge: 'e', caller: 'b' };

/** A game in which it occurs, who is paid, and what else a rule has to say for it. */
const OCCASIONS: Readonly<Record<AwardOccasion, readonly [Setting, Paid, needs?: string]>> = {
  proposed: [CARRIED, { proposer: 'a' }],
  adopted: [CARRIED, ON_CARRIED],
  defeated: [LOST, ON_LOST],
  resolved: [LOST, ON_LOST],
  withdrawn: [proposal('withdrawn: 2026-01-02'), { proposer: 'a' }],
  rolled: [
    { ...CARRIED, medium: 'table', events: ROLLED },
    { proposer: 'a', roller: 'a' },
  ],
  judged: [judgment('{ judge: e, ruling: "No", given: 2026-01-04 }'), JUDGED],
  overruled: [judgment(`{ judge: e, ruling: "No", ${VOTED_DOWN} }, ${ANSWER}`), JUDGED],
  refused: [judgment(`{ judge: e, refused: 2026-01-04 }, ${ANSWER}`, APPOINTED), JUDGED],
  late: [
    judgment('{ judge: e, ruling: "No", given: 2026-01-20 }'),
    JUDGED,
    'judge: { deliver-within: 3 days }',
  ],
  left: [
    { ...CARRIED, events: events('3 leave: c') },
    { proposer: 'c', caller: 'c' },
  ],
  untitled: [CARRIED, ON_CARRIED, 'titles: required'],
  circuit: [{ proposals: by('abcde', 'votes: { for: [a, b, c] }') }, {}],
  won: [{ ...CARRIED, cards: WINNING }, { winner: 'a' }],
};

/** Plays the game of an occasion with one award by Rule 210. */
function awarding(award: string, setting: Setting = CARRIED, needs = ''): Setting {
  const cards = {
    ...CARDS,
    ...setting.cards,
    ...law({ 210: `awards: [${award}]${needs && `, ${needs}`}` }),
  };
  return { ...setting, players: players(5), cards };
}

const PAIRS = AWARD_OCCASIONS.flatMap((on) => AWARD_RECIPIENTS.map((to) => [on, to] as const));

test.each(PAIRS)('on %s to %s is paid to whoever that is, and nobody else', (on, to) => {
  const [setting, paid, needs] = OCCASIONS[on];
  const award = `{ on: ${on}, to: ${to}, points: 5/2 }`;
  const recipients = [...(to === 'everyone' ? 'abcde' : (paid[to] ?? ''))];
  const expected = recipients.map((id) => `${id} 5/2`).join(' ');
  expect(held(awarding(award, setting, needs))).toBe(expected);
});

test.each([...SCOPES.award.names.keys()])('the name %s has a value on some occasion', (name) => {
  const isKnown = AWARD_OCCASIONS.some((on) => {
    const [setting, , needs] = OCCASIONS[on];
    const award = `{ on: ${on}, to: everyone, points: '${name} == ${name} ? 5 / 2 : 0' }`;
    return held(awarding(award, setting, needs)).includes('5/2');
  });
  expect(isKnown).toBe(true);
});

const FOUR = law({ 201: 'turns: seat, quantities: { points: { starts: 4 } }' });
const GOLD = (starts: number) => law({ 209: `quantities: { gold: { starts: ${starts} } }` });
const MORE = law({ 209: 'awards: [{ on: adopted, to: proposer, points: 2 }]' });
const quorum = (formula: string) => law({ 214: `quorum: ${formula}` });

/** The kind of the proposal, and whether adoption needs all; `by-hand/awards.test.ts` has votes. */
test.each<[award: string, string, cards?: Setting['cards']]>([
  ['to: proposer, points: \'proposal.kind == "enact" ? 1 : 2\'', 'a 1'],
  ['to: proposer, points: rules.mutable', 'a 13'],
  ['to: proposer, points: votes.cast * 100 + votes.against', 'a 301'],
  ['to: proposer, points: "proposal.adopted ? 7 : -7"', 'a 7'],
  ['to: proposer, points: 3, if: votes.against == 2', ''],
  ['to: proposer, points: 3, if: adoption.unanimous', ''],
  ['to: proposer, points: 3, if: adoption.unanimous', 'a 3', quorum('votes.against == 0')],
  ['to: proposer, points: 3, if: adoption.unanimous', '', quorum('votes.for >= 1')],
  // It is each recipient's own, and adds up over the rules that give it
  ['to: for, points: player.points * 2', 'a 12 b 12 c 4 d 4 e 4', FOUR],
  ['to: proposer, points: 5', 'a 7', MORE],
])('an award of { %s }: %j', (award, expected, cards = {}) => {
  expect(held(awarding(`{ on: resolved, ${award} }`, { ...CARRIED, cards }))).toBe(expected);
});

describe('an award of another quantity', () => {
  test('leaves the points alone, and must be recorded as being of it', () => {
    const thirds = awarding('{ on: adopted, to: against, quantity: gold, amount: 1/3 }', {
      ...CARRIED,
      cards: GOLD(1),
    });
    expect(held(thirds, 'gold')).toBe('a 1 b 1 c 4/3 d 1 e 1');
    expect(held(thirds)).toBe('');
  });

  test.each([
    ['{ a: { gold: 5 } }', ''],
    ['{ a: 5 }', 'awards/mismatch awards/mismatch'],
  ])('is recorded as %s: %j', (awards, expected) => {
    const said = proposal(`votes: { for: [a, b] }\nawards: ${awards}`);
    const award = '{ on: adopted, to: proposer, quantity: gold, amount: 5 }';
    expect(wrong(awarding(award, { ...said, cards: GOLD(0) }))).toBe(expected);
  });

  test('is no condition, since it is neither true nor false', () => {
    const award = '{ on: adopted, to: proposer, points: 1, if: player.gold }';
    const [error] = errorsOf(play(awarding(award, { ...CARRIED, cards: GOLD(1) })));
    expect(error?.code).toBe('format/formula');
    expect(error?.message).toContain('should give true or false');
  });
});

describe('an award for a vote of which too little is recorded', () => {
  const TALLY = 'votes: { tally: { for: 2, against: 1, abstain: 1 } }';
  const ALL = 'votes: { tally: { against: 5 } }';
  const FIVE = (on: string) => `{ on: ${on}, to: against, points: 5 }`;
  const wrongly = Array(4).fill('awards/mismatch').join(' ');

  /** It is what the record says, and computed only if the numbers leave no doubt. */
  test.each([
    [TALLY, FIVE('adopted'), ''],
    [`${TALLY}\nawards: { d: 5 }`, FIVE('adopted'), 'd 5'],
    [ALL, FIVE('defeated'), 'a 5 b 5 c 5 d 5 e 5'],
    [`${ALL}\nawards: { a: 5 }`, FIVE('defeated'), wrongly],
  ])('%j: %s: %j', (vote, award, expected) => {
    expect(held(awarding(award, proposal(vote)))).toBe(expected);
  });

  /** The outcome, or who voted, is noted, and what nobody can compute, unless it is nothing. */
  test.each([
    [TALLY, FIVE('adopted'), 2],
    ['outcome: adopted', '{ on: adopted, to: proposer, points: votes.for, if: game.turn > 0 }', 2],
    ['outcome: adopted', '{ on: adopted, to: proposer, points: votes.for, if: game.turn > 9 }', 1],
  ])('%j: %s is noted %i times', (vote, award, count) => {
    const made = enact(301, 'a', `${vote} # votes:`).replace(' # votes:', '');
    const { findings } = play(awarding(award, { proposals: { 301: made } }));
    expect(findings.filter(({ code }) => code === 'attested')).toHaveLength(count);
  });
});

describe('a note on what a proposal earns', () => {
  const FIRST = 'awards: [{ on: adopted, to: proposer, points: 1 }]';
  const ROUNDED = 'awards: [{ on: adopted, to: proposer, points: round(3 / 2) }]';
  const MADE = 'enact: { mechanics: { awards: [{ on: adopted, to: proposer, points: 5 }] } }';

  /** The rule whose award depends on the reading; or the words on which this rests. */
  test.each<[string, Setting, object]>([
    ['rounding-ties', { ...CARRIED, cards: law({ 202: FIRST, 209: ROUNDED }) }, { number: 209 }],
    [
      'scoring-law',
      proposal(`${MADE}\nvotes: { for: [a, b] }`),
      { number: 107, quoted: 'No rule-change may have retroactive application.' },
    ],
  ])('by %s cites what decides', (reading, setting, rule) => {
    const cards = { ...CARDS, ...setting.cards };
    const notes = notesOf(play({ ...setting, players: players(5), cards }), 'contestable');
    const told = notes.find(
      ({ depends, message }) =>
        depends?.reading === reading && message.startsWith('The award for Proposal'),
    );
    expect(told).toMatchObject({ rule });
  });
});
