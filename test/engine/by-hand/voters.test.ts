/**
 * The voters, their ways and their weight: robots, proponents, office-holders, and those who have left.
 */
import { describe, expect, test } from 'vitest';
import { toJson } from '../../../src/values/number.ts';
import { card, enact, inTurn, notesOf, play, type Setting } from '../table.ts';
import { by, events, held, LOOSE, law, wrong } from './in-short.ts';
import { told } from './told.ts';

const MORE_FOR = 'adoption: votes.for > votes.against';

describe('a robot', () => {
  const HAL = 'a: { name: A }\n  b: { name: B }\n  hal: { name: HAL, robot: true }';
  const FOR = 'votes: { for: [a, b, hal] }';
  const AGAINST = 'votes: { for: [a, b], against: [hal] }';
  const WITHOUT = 'votes: { for: [a, b] }';
  const THROWN = { 203: MORE_FOR, 210: 'robot-votes: roll.die >= 4' };
  const BARRED = { 105: 'electorate: "!player.robot"' };
  const WINNING = { ...THROWN, 208: 'win: [{ when: player.points >= 7 }]' };
  const roll = (die: number, number = 301) =>
    `${2 * number - 600} roll: { by: hal, die: ${die}, for: ${number} }`;

  /** It votes as its throw has it, or as is recorded where no rule speaks of throws. */
  test.each<[string, number, string, cards: Record<number, string>]>([
    [FOR, 4, 'adopted', THROWN],
    [FOR, 3, 'vote/robot', THROWN],
    [AGAINST, 3, 'adopted', THROWN],
    [AGAINST, 4, 'vote/robot', THROWN],
    ['votes: { for: [a, b], abstain: [hal] }', 4, 'vote/robot', THROWN],
    [FOR, 0, 'vote/robot', THROWN],
    [FOR, 0, 'adopted', {}],
    [FOR, 0, 'vote/ineligible', BARRED],
    [WITHOUT, 6, 'adopted', BARRED],
    // On the day of a vote that wins it may have thrown for it
    [FOR, 4, 'adopted', WINNING],
    [AGAINST, 4, 'vote/robot', WINNING],
  ])('%s on a throw of %i: %s, by %j', (votes, die, expected, cards) => {
    const thrown = die > 0 && { events: events(roll(die)) };
    const proposals = by('a', { 301: votes });
    expect(told({ players: HAL, cards: law(cards), proposals, ...thrown }, 'outcomes')).toBe(
      expected,
    );
  });

  test('wins or earns by its throw no more than others', () => {
    const thrown: Setting = { players: HAL, events: events(roll(6)) };
    const played = (votes: string, says: Record<number, string>) =>
      ({ ...thrown, cards: law(says), proposals: by('a', { 301: votes }) }) satisfies Setting;
    expect(held(played(WITHOUT, BARRED))).toBe('a 10');
    expect(play(played(FOR, WINNING)).status).toBe('won');
  });

  /** Rule 210 has it vote for from 4 on, and after Proposal 302 from 2 on. It throws 5, 3 and 3. */
  test.each([
    [AGAINST, FOR, ''],
    [FOR, FOR, 'vote/robot'],
    [AGAINST, AGAINST, 'vote/robot'],
  ])('votes by the law of the vote, %s and %s: %j', (second, third, expected) => {
    const amended = `amend: 210\nmechanics: { robot-votes: roll.die >= 2 }\n${second}`;
    const proposals = by('aba', { 301: FOR, 302: amended, 303: third });
    const rolls = events(roll(5), roll(3, 302), roll(3, 303));
    expect(wrong({ players: HAL, cards: law(THROWN), proposals, events: rolls })).toBe(expected);
  });
});

const LEFT = law({
  105: 'electorate: "player.playing || player.points >= 0", participation: required',
});
const GONE = { events: events('0 leave: c') };
const SABOTEUR: Setting = {
  cards: law({
    203: MORE_FOR,
    207: 'ballots: "player.saboteur ? -1 : 1", offices: { saboteur: {} }, readings: { negative-ballots: as-reckoned }',
  }),
  events: events('0 appoint: { saboteur: c }'),
};
const NOT_LEFT: Setting = { ...GONE, cards: law({ 105: 'electorate: true' }) };

/** One vote of A, B and C; what no rule forbids, or a rule gives, is not refused. */
test.each<[string, string, string, Setting]>([
  // C has left, and a rule gives votes to those who do not play, who must then vote like all others
  ['C who has left', 'for: [a, b, c]', 'adopted', { ...GONE, cards: LEFT }],
  ['C who has left', 'for: [a, b]', 'vote/missing', { ...GONE, cards: LEFT }],
  ['C who has left', 'for: [a, b, c]', 'gone/player', NOT_LEFT],
  // C's vote counts for less than nothing
  ['C takes a vote', 'for: [a, c], against: [b]', 'defeated', SABOTEUR],
  ['C takes a vote', 'for: [a], against: [b, c]', 'adopted', SABOTEUR],
  ['C takes a vote', 'for: [a, b]', 'vote/missing', SABOTEUR],
])('%s: %s: %s', (_, votes, expected, setting) => {
  expect(told({ ...setting, proposals: inTurn(`votes: { ${votes} }`) }, 'outcomes')).toBe(expected);
});

test('those who have left are among those who may vote if a rule says so', () => {
  const replayed = play({ ...GONE, cards: LEFT, proposals: inTurn('') });
  expect(replayed.proposals[0]?.count?.eligible.valueOf()).toBe(3);
});

test('a proponent may have more votes than the others, and earn more', () => {
  const cards = law({
    202: '',
    203: MORE_FOR,
    204: "awards: [{ on: adopted, to: for, points: 'player.proposer ? 7 : 1' }]",
    207: "ballots: 'player.proposer ? 2 : 1'",
  });
  const proposals = inTurn('votes: { for: [a], against: [b], abstain: [c] }');
  expect(told({ cards, proposals }, 'outcomes')).toBe('adopted');
  expect(held({ cards, proposals })).toBe('a 7');
});

describe('how many voted', () => {
  const UNEQUAL = 'player.proposer ? 2 : 1';
  const voting = (votes: string, ballots: string): Setting => ({
    cards: law({
      105: 'participation: optional',
      203: `${MORE_FOR}, quorum: votes.voters >= 2`,
      207: `ballots: '${ballots}'`,
    }),
    proposals: inTurn(`votes: { ${votes}`),
  });

  test.each([
    ['for: [a] }', '1', 'defeated'],
    ['for: [a, b] }', '1', 'adopted'],
    ['for: [a], abstain: [b] }', '1', 'adopted'],
    ['for: [a] }', '5', 'defeated'],
    ['for: [a, a] }', '2', 'defeated'],
    ['for: [a, a], abstain: [b] }', '2', 'adopted'],
    ['tally: { for: 2, against: 1 } }', '1', 'adopted'],
    ['tally: { for: 1 } }', '1', 'defeated'],
    ['tally: { for: 3 } }', '3', 'defeated'],
    ['tally: { for: 6, against: 3 } }', '3', 'adopted'],
    // A tally of votes that weigh unequally does not tell it, but the record may
    ['for: [a, b] }', UNEQUAL, 'adopted'],
    ['tally: { for: 3 } }', UNEQUAL, 'format/formula'],
    ['tally: { for: 3 } }\noutcome: adopted', UNEQUAL, 'adopted'],
    ['tally: { for: 3 } }\noutcome: defeated', UNEQUAL, 'defeated'],
    ['tally: { for: 1, against: 2 } }\noutcome: adopted', UNEQUAL, 'outcome/mismatch'],
  ])('is not how much they weigh: %j with %s each: %s', (votes, ballots, expected) => {
    expect(told(voting(votes, ballots), 'outcomes')).toBe(expected);
  });

  test('is noted where a tally does not tell it', () => {
    const replayed = play(voting('tally: { for: 3 } }\noutcome: adopted', UNEQUAL));
    expect(replayed.proposals[0]?.decidedBy).toEqual([]);
    expect(notesOf(replayed, 'attested').map(({ message }) => message)).toContainEqual(
      expect.stringContaining('The tally does not tell how many voted on Proposal 301'),
    );
  });
});

/**
 * A community that weighs votes by strength, and lets each proposal carry its own threshold, on its
 * cards alone. At first A has a strength of 3/2, and B and C of 1/3 each, together 13/6.
 */
describe('strength', () => {
  const STRENGTH = 'quantities: { strength: { starts: 1, least: 0, most: 10, symbol: S } }';
  const threshold = (index: string) =>
    `proposal-facts: { index: { ${index} } }, adoption: votes.for >= proposal.facts.index * votes.against`;
  const NO_SUBER = [...Array(213).keys()].filter((n) => n > 99).map((n) => [n + 1, null]);
  const CARDS: NonNullable<Setting['cards']> = {
    ...Object.fromEntries(NO_SUBER),
    1: card(1, '{ changes: { mutable: [enact, amend, repeal], immutable: [amend] } }', 'immutable'),
    2: card(
      2,
      `{ ${STRENGTH}, ballots: player.strength, grants: [{ what: quantity, of: [strength] }] }`,
    ),
    3: card(3, '{ electorate: player.strength > 0, participation: optional }'),
    4: card(
      4,
      '{ proposal-facts: { index: { default: 1, least: 1, most: 9 } }, adoption: votes.for > votes.against && votes.for >= proposal.facts.index * votes.against }',
    ),
    5: card(5, '{ quorum: votes.cast >= votes.eligible / 3 }'),
  };
  const AT_FIRST = '-30 set: { a: { strength: 3/2 }, b: { strength: 1/3 }, c: { strength: 1/3 } }';
  const community = (
    acts: readonly string[],
    happened: readonly string[] = [],
    cards = {},
  ): Setting => ({
    cards: { ...CARDS, ...cards },
    proposals: Object.fromEntries(acts.map((act, i) => [301 + i, enact(301 + i, 'a', act)])),
    events: events(AT_FIRST, ...happened),
  });
  const counted = (setting: Setting): string => {
    const count = play(setting).proposals.at(-1)?.count;
    if (!count) throw new Error('nothing was counted');
    return [count.for, count.against, count.abstain, count.eligible].map(toJson).join(' ');
  };

  const VOTES = 'votes: { for: [a], against: [b, c] }';
  const WITHOUT_B = 'votes: { for: [a], against: [c] }';
  const MORE = '2 change: { b: { strength: 1 } }';
  const LOST = '-29 set: { b: { strength: 0 } }';
  const STRICTER = `amend: 4\nmechanics: { ${threshold('default: 5')} }`;
  const DEMANDING = `amend: 4\nmechanics: { ${threshold('least: 1')} }`;
  const AMENDMENT = `amend: 1\nmechanics: keep\n${VOTES}`;
  const TRIPLE = '{ of: { tier: immutable }, needs: votes.for >= 3 * votes.against }';
  const HIGHER = { 6: card(6, `{ adoption: [${TRIPLE}] }`) };
  const tally = (against: string) => `votes: { tally: { for: 3/2, against: ${against} } }`;

  test.each<[readonly string[], string, cards?: object]>([
    // 3/2 for is exactly 9/4 times the 2/3 against
    [[VOTES], 'adopted'],
    [[`${VOTES}\nfacts: { index: 2 }`], 'adopted'],
    [[`${VOTES}\nfacts: { index: 9/4 }`], 'adopted'],
    [[`${VOTES}\nfacts: { index: 226/100 }`], 'defeated'],
    [[`${VOTES}\nfacts: { index: 9 }`], 'defeated'],
    [[`${VOTES}\nfacts: { index: 1/2 }`], 'proposal/text'],
    [[`${VOTES}\nfacts: { index: 10 }`], 'proposal/text'],
    // The rules may change it in mid-game, demand it of all, or ask more for some rules
    [[VOTES, STRICTER, VOTES], 'adopted adopted defeated'],
    [[DEMANDING, 'facts: { index: 1 }'], 'adopted adopted'],
    [[DEMANDING, ''], 'proposal/text'],
    [[AMENDMENT], 'adopted'],
    [[AMENDMENT], 'defeated', HIGHER],
    // A quorum is by weight and not by heads: 2/3 of 13/6 is less than a third, and A alone is more
    [['votes: { for: [b, c] }'], 'defeated'],
    [['votes: { for: [a] }'], 'adopted'],
    [[tally('2/3')], 'adopted'],
    [[tally('3/4')], 'vote/ineligible'],
  ])('%j: %s', (acts, expected, cards) => {
    expect(told(community(acts, [], cards), 'outcomes')).toBe(expected);
  });

  /** The count of the last vote: for, against, abstentions, and all there are. */
  test.each<[readonly string[], readonly string[], string, string]>([
    [[VOTES], [], 'adopted', '3/2 2/3 0 13/6'],
    // It weighs what the voter has when the vote closes
    [[VOTES], [MORE], 'adopted', '3/2 2/3 0 13/6'],
    [[VOTES, VOTES], [MORE], 'adopted defeated', '3/2 5/3 0 19/6'],
    // Those without any do not vote
    [[WITHOUT_B], [LOST], 'adopted', '3/2 1/3 0 11/6'],
  ])('%j after %j: %s by %s', (acts, happened, expected, count) => {
    expect(told(community(acts, happened), 'outcomes')).toBe(expected);
    expect(counted(community(acts, happened))).toBe(count);
  });

  test('that is gained by a vote does not weigh in it, and is none for those without', () => {
    const gains = '{ awards: [{ on: adopted, to: for, quantity: strength, amount: 1 }] }';
    const setting = community([VOTES, VOTES], [], { 6: card(6, gains) });
    expect(held(setting, 'strength')).toBe('a 7/2 b 1/3 c 1/3');
    expect(counted(setting)).toBe('5/2 2/3 0 19/6');
    expect(wrong(community([VOTES], [LOST]))).toBe('vote/ineligible');
  });
});

/** A voter with several ballots casts them one way or divides them, and is silent with the others. */
describe('several ballots', () => {
  test.each([
    ['2', 'for: [a, b], against: [c]', 'votes.for > votes.against', 'adopted'],
    ['2', 'for: [a, b], against: [a, b, c]', 'votes.for > votes.against', 'defeated'],
    ['3', 'for: [a, a, a, b, c]', 'votes.for > votes.against', 'adopted'],
    ['2', 'for: [a, a, a, b, c]', 'votes.for > votes.against', 'vote/twice'],
    ['5/2', 'for: [a, a, a, b, c]', 'votes.for > votes.against', 'vote/twice'],
    ['3', 'for: [a, a, b, c]', 'votes.abstain == 1', 'adopted'],
    ['2', 'for: [a, a, b, c]', 'votes.abstain == 1', 'defeated'],
    // A number below none is none
    ['players.count - 4', 'for: [a, b, c]', 'votes.eligible == 0', 'adopted'],
  ])('%s each, %s, needing %s: %s', (ballots, votes, adoption, expected) => {
    const says = law({ 203: `adoption: ${adoption}`, 207: `ballots: ${ballots}` });
    const cards = { ...LOOSE, ...says };
    expect(told({ cards, proposals: inTurn(`votes: { ${votes} }`) }, 'outcomes')).toBe(expected);
  });

  /** Suber's 203 asks for all, whichever way unanimity is read. */
  test.each([
    ['all-for', 'for: [a, a, a], against: [b, c]', 'defeated'],
    ['all-for', 'for: [a, a, b, c]', 'adopted'],
    ['none-against', 'for: [a, a, a], against: [b, c]', 'defeated'],
    ['none-against', 'for: [a, a, b, c]', 'adopted'],
  ])('make no vote unanimous by %s: %s: %s', (take, votes, expected) => {
    const game = `readings: { unanimity: { take: ${take} } }`;
    const setting = { cards: law({ 207: '' }), proposals: inTurn(`votes: { ${votes} }`) };
    expect(told({ ...setting, game }, 'outcomes')).toBe(expected);
  });

  test.each([
    ['no', 'adopted'],
    ['yes', 'defeated'],
  ])('are cast when abstaining: %s, so that one for of three is %s', (take, expected) => {
    const game = `readings: { majority: { take: of-cast }, abstention-cast: { take: "${take}" } }`;
    const proposals = inTurn('votes: { for: [a], abstain: [b, c] }');
    const cards = law({ 203: 'adoption: votes.majority' });
    expect(told({ game, cards, proposals }, 'outcomes')).toBe(expected);
  });
});
