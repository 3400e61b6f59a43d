/**
 * Rules on different tiers or kinds of change stand side by side, on any number of cards. They conflict
 * if two differ on one kind of change to rules of one tier, and are void only in that.
 */
import { describe, expect, test } from 'vitest';
import { rulesAt } from '../../../src/engine/results/rules-at.ts';
import { errorsOf, inTurn, newRule, notesOf, play, type Setting } from '../table.ts';
import { by, held, law } from './in-short.ts';
import { told } from './told.ts';

const ANY = '[enact, amend, repeal, transmute]';
const CHANGES = `changes: { mutable: ${ANY}, immutable: [amend, transmute] }`;

/** Nothing says which of two rules prevails; nothing may change, is adopted, or must be voted on, but by these. */
const bare = (says: Readonly<Record<number, string>>): NonNullable<Setting['cards']> => {
  const silent = [103, 105, 109, 110, 112, 202, 203, 204, 205, 211];
  return law({ ...Object.fromEntries(silent.map((number) => [number, ''])), ...says });
};

/** The outcome of each proposal with its rules; or the first error: its code, its rule and its words. */
function came(cards: NonNullable<Setting['cards']>, acts: readonly string[], game = ''): string {
  const replayed = play({ game, cards, proposals: inTurn(...acts) });
  const [error] = errorsOf(replayed);
  if (error) return `${error.code} ${error.rule?.number} ${error.message}`;
  const by = replayed.proposals.map(({ outcome, decidedBy }) =>
    [outcome, ...decidedBy.map(({ rule }) => rule.number)].join(' '),
  );
  return by.join(', ');
}

const differ = (on: string, other = 210) =>
  `law/conflict 209 Rule 209 and Rule ${other} ${on}, and no rule in force decides between them.`;
const forbidden = (by: number, rule: number, tier: string, how: string) =>
  `proposal/not-permitted ${by} Rule ${rule} is ${tier}, and ${tier} rules may not be ${how}.`;

type Says = Readonly<Record<number, string>>;
const LOWEST = { 211: 'precedence: [lowest-number]' };
const CLAIMS = { 211: 'precedence: [claims]' };
const ANY_VOTE = { 103: `${CHANGES}, adoption: votes.for > 0` };

/** Rules 209 and 210 on what may be changed. */
const admitting = (one: string, other: string, more: Says = {}): Says => ({
  203: 'adoption: votes.for > 0',
  209: `changes: { ${one} }`,
  210: `changes: { ${other} }`,
  ...more,
});
const TIERS = admitting('mutable: [enact]', 'immutable: [amend]');
const KINDS = admitting('mutable: [enact, amend]', 'mutable: [repeal]');
const AGAINST = admitting(
  'mutable: [amend], immutable: [amend]',
  'mutable: [], immutable: [repeal]',
);
const YIELDING = admitting('mutable: []', 'mutable: [amend], immutable: [repeal]', LOWEST);
const WIDE = admitting('mutable: [amend, repeal], immutable: [amend]', 'mutable: [amend]', CLAIMS);
const CLAIMING = { ...WIDE, 210: 'changes: { mutable: [amend] }, overrides: [changes]' };
const PARTED = admitting('mutable: [enact, repeal]', 'immutable: [amend]');

/** Rules 209 and 210 on what adopts a change, and Proposal 301 on that too. */
const ADOPTING = {
  103: CHANGES,
  209: 'adoption: [{ of: { tier: mutable }, needs: votes.majority }]',
  210: 'adoption: [{ of: { tier: immutable }, needs: votes.unanimous }]',
};
const MORE = newRule('{ adoption: [{ of: { tier: mutable }, needs: votes.for > 2 }] }');
const SPLIT = 'votes: { for: [a, b], against: [c] }';

/** Rules 209 and 210 on how many must vote. */
const QUORUMS = {
  103: `${CHANGES}, adoption: votes.for > votes.against`,
  105: 'participation: optional',
  209: 'quorum: votes.voters >= 2',
  210: 'quorum: [{ of: { kind: repeal }, needs: votes.voters >= 3 }]',
};
const FEWEST = {
  ...QUORUMS,
  209: 'quorum: [{ needs: votes.voters >= 3 }, { of: { tier: immutable }, needs: votes.voters >= 2 }]',
  210: '',
};
const BOTH = 'changes: [{ amend: 208, mechanics: keep, text: New words. }, { repeal: 207 }]';
const CONFLICT = 'readings: { several-quorums: { take: conflict } }';
const AB = '\nvotes: { for: [a, b] }';

/** Rules 108, 209 and 210 on numbers, and 209 and 210 on a fact of proposals and on gold. */
const numbering = (one: string, other: string): Says => ({
  103: CHANGES,
  108: 'numbering: { first: 301 }',
  203: 'adoption: votes.for > 0',
  209: `numbering: { ${one} }`,
  210: `numbering: { ${other} }`,
});
const NUMBERING = numbering('first: 301, new-rule: next', 'new-rule: given');
const facts = (one: string, other: string): Says => ({
  ...ANY_VOTE,
  209: `proposal-facts: { index: { ${one} } }`,
  210: `proposal-facts: { index: { ${other} } }`,
});
const gold = (bounds: string) => `quantities: { gold: { ${bounds} } }`;
const GOLD = { 209: gold('starts: 1, most: 5'), 210: gold('starts: 1, most: 6') };
const OVER = 'proposal/text 210 The fact “index” is 6.';
const DEFAULT = 'differ on “proposal-facts.index.default”';
const UNSTATED = 'Every proposal must state the fact “index”, and this one does not.';

test.each<[Says, acts: readonly string[], string, game?: string]>([
  // Changes of two tiers on two cards
  [TIERS, [''], 'adopted 203'],
  [TIERS, ['amend: 101'], 'adopted 203'],
  [TIERS, ['repeal: 101'], forbidden(210, 101, 'immutable', 'repealed')],
  [TIERS, ['repeal: 208'], forbidden(209, 208, 'mutable', 'repealed')],
  // Two kinds of change to one tier
  [KINDS, ['repeal: 208'], 'adopted 203'],
  [KINDS, ['amend: 208\nmechanics: keep'], 'adopted 203'],
  // One card admits what the other excludes
  [AGAINST, ['amend: 208'], differ('differ on whether mutable rules may be amended')],
  [AGAINST, ['amend: 101'], 'adopted 203'],
  [AGAINST, ['repeal: 101'], 'adopted 203'],
  // Precedence decides, and the rest of the card that yields holds
  [YIELDING, ['amend: 208'], forbidden(209, 208, 'mutable', 'amended')],
  [YIELDING, ['repeal: 101'], 'adopted 203'],
  // A whole list is taken only if its rule claims to prevail
  [WIDE, ['repeal: 208'], 'adopted 203'],
  [CLAIMING, ['repeal: 208'], forbidden(210, 208, 'mutable', 'repealed')],
  [CLAIMING, ['amend: 101'], 'adopted 203'],
  // One of them is repealed
  [PARTED, ['repeal: 210', 'amend: 101'], forbidden(209, 101, 'immutable', 'amended')],
  [PARTED, ['repeal: 210', ''], 'adopted 203, adopted 203'],
  [PARTED, ['repeal: 209', 'amend: 101'], 'adopted 203, adopted 203'],
  // The conditions for changes of two tiers, and of the one tier of which two cards speak
  [ADOPTING, [SPLIT, `amend: 101\n${SPLIT}`], 'adopted 209, defeated 210'],
  [ADOPTING, [MORE, 'amend: 101'], 'adopted 209, adopted 210'],
  [ADOPTING, [MORE, ''], differ('require different votes to enact a rule that is mutable', 301)],
  // How many must vote on one kind beside what is asked of all, and, of one card, on fewest changes
  [QUORUMS, [AB], 'adopted 209 103'],
  [QUORUMS, [`repeal: 208${AB}`], 'defeated 209 210 103'],
  [QUORUMS, ['repeal: 208'], 'adopted 209 210 103'],
  [FEWEST, [AB], 'defeated 209 103'],
  [FEWEST, [`amend: 101${AB}`], 'adopted 209 103'],
  // On each part of a compound, and by a reading in conflict where two speak of one change
  [QUORUMS, [`${BOTH}${AB}`], 'defeated 209 210 103'],
  [QUORUMS, [AB], 'adopted 209 103', CONFLICT],
  [QUORUMS, ['repeal: 208'], differ('differ on “quorum”'), CONFLICT],
  [{ ...QUORUMS, ...LOWEST }, [`repeal: 208${AB}`], 'adopted 209 103', CONFLICT],
  // Numbers and quantities, in dispute on that point alone on which two cards differ
  [NUMBERING, [''], differ('differ on “numbering.new-rule”')],
  [GOLD, [], differ('differ on “quantities.gold.most”')],
  // A fact may be left out as one card says and is bounded as another does, or one alone lets it be
  [facts('default: 1', 'most: 5'), [''], 'adopted 103'],
  [facts('default: 1', 'most: 5'), ['facts: { index: 5 }'], 'adopted 103'],
  [facts('default: 1', 'most: 5'), ['facts: { index: 6 }'], OVER],
  [facts('least: 1', 'most: 5'), [''], `proposal/text 209 ${UNSTATED}`],
  [facts('', 'default: 1'), ['facts: { index: 5 }'], differ(DEFAULT)],
])('by %j, %j: %s', (says, acts, expected, game) => {
  expect(came(bare(says), acts, game)).toBe(expected);
});

/** Only the part of Rule 210 is void that yields to 209 by its number. */
test.each([
  [YIELDING, { slot: 'changes', part: 'amend mutable' }],
  [NUMBERING, { slot: 'numbering' }],
  [GOLD, { slot: 'quantities', part: 'gold.most' }],
])('by %j, void is %j', (says, part) => {
  const [version] = play({ cards: bare({ ...says, ...LOWEST }) }).versions;
  const yields = { rule: '210', yieldsTo: '209', under: '211', test: 'lowest-number' };
  expect(version?.voids).toEqual([{ ...yields, ...part }]);
});

test('numbers are each a question of its own, which three cards may share out', () => {
  const cards = bare(numbering('changed-rule: takes-proposal-number', 'new-rule: given'));
  const acts = ['enact: { number: 900 }', 'amend: 208\nmechanics: keep'];
  expect(came(cards, acts)).toBe('adopted 203, adopted 203');
  const { versions, lives } = play({ cards, proposals: inTurn(...acts) });
  const numbers = rulesAt(lives, versions.length - 1).map(({ number }) => number);
  expect([208, 301, 302, 900].filter((number) => numbers.includes(number))).toEqual([302, 900]);
});

/** The order and its direction may be on two cards; a direction alone is no order. */
test.each([
  ['turns: { order: seat }', 'turns: { direction: backward }', 'ac'],
  ['turns: { direction: backward }', '', 'bb'],
])('%s and %j: %s', (one, other, movers) => {
  const cards = law({ 201: one, 209: other });
  expect(told({ cards, proposals: by(movers) }, 'outcomes')).toBe('adopted adopted');
});

/** It begins as one card says, and is bounded as another does, also if that was there before. */
test('what players hold of a quantity is on two cards', () => {
  const pays = 'awards: [{ on: adopted, to: proposer, quantity: gold, amount: 5 }]';
  const says = { ...ANY_VOTE, 209: gold('starts: 10'), 210: pays, 214: gold('most: 12') };
  expect(held({ cards: bare(says), proposals: by('a') }, 'gold')).toBe('a 12 b 10 c 10');
  const proposals = inTurn(newRule(`{ ${gold('starts: 10')} }`));
  const bounded = { cards: law({ 214: gold('most: 12') }), proposals };
  expect(held(bounded, 'gold')).toBe('a 10 b 10 c 10');
});

const ADDS = (...tiers: readonly string[]) => newRule(`{ tiers: [${tiers.join(', ')}] }`);
const CHARTER = '{ id: charter, title: Charter, above: immutable }';
const NESTED = ['{ id: a, title: A, above: mutable }', '{ id: b, title: B, above: a }'];
const BYLAW = '{ id: bylaw, title: Bylaws }';

describe('a tier that a rule adds', () => {
  const tiersOf = (...acts: readonly string[]) =>
    play({ proposals: inTurn(...acts) })
      .tiers.map(({ title }) => title)
      .join(', ');

  /** Each by a rule of its own, or all by one. */
  test.each([
    // A mutable rule places none above the immutable rules, to which it yields
    [[CHARTER], 'Immutable Rules, Charter, Mutable Rules'],
    [[BYLAW], 'Immutable Rules, Mutable Rules, Bylaws'],
    [NESTED, 'Immutable Rules, B, A, Mutable Rules'],
    [['{ id: mutable, title: First, above: immutable }'], 'Immutable Rules, First'],
  ])('stands where the rule has it: %j: %s', (tiers, expected) => {
    expect(tiersOf(...tiers.map((tier) => ADDS(tier)))).toBe(expected);
    expect(tiersOf(ADDS(...tiers))).toBe(expected);
  });

  test.each([
    [CHARTER, [301]],
    ['{ id: charter, title: Charter, above: mutable }', []],
  ])('yields to a tier to which its rule yields, and a note says so: %s', (tier, noted) => {
    const notes = notesOf(play({ proposals: inTurn(ADDS(tier), '') }), 'law/void');
    expect(notes.map(({ rule }) => rule?.number)).toEqual(noted);
  });

  const IN_CHARTER = 'enact: { tier: charter }';
  const ADMITS =
    'amend: 301\nmechanics: { changes: { mutable: [enact, amend, repeal], charter: [enact] } }';
  const CHARTERED = ['transmute: { rule: 103, to: mutable }', ADDS(CHARTER), ADMITS, IN_CHARTER];
  const WITH_RULE = `changes: [{ ${ADDS(BYLAW)}, text: A. }, { enact: { tier: bylaw }, text: B. }]`;
  const PARTLY_VOID = `enact: { mechanics: { tiers: [${BYLAW}], participation: optional } }`;
  const VOID = (take: string) => `readings: { void-extent: { take: ${take} } }`;

  test.each<[acts: readonly string[], string, game?: string]>([
    // It is there from then on, and not before or after
    [[IN_CHARTER], 'unknown/tier'],
    [CHARTERED, 'adopted adopted adopted adopted'],
    [[ADDS(BYLAW), 'repeal: 301', 'transmute: { rule: 201, to: bylaw }'], 'unknown/tier'],
    [[PARTLY_VOID, 'transmute: { rule: 206, to: bylaw }'], 'adopted adopted', VOID('the-conflict')],
    [[PARTLY_VOID, 'transmute: { rule: 206, to: bylaw }'], 'unknown/tier', VOID('the-whole-rule')],
    // It may be that of the rule which adds it, though Suber's 103 admits no rules there
    [[`enact: { tier: bylaw, mechanics: { tiers: [${BYLAW}] } }`], 'proposal/not-permitted'],
    [[WITH_RULE], 'proposal/not-permitted'],
    // It has to stand above one that there is
    [[ADDS('{ id: a, title: A, above: nowhere }')], 'unknown/tier'],
  ])('%j: %s, with %j', (acts, expected, game = '') => {
    expect(told({ game, proposals: inTurn(...acts) }, 'outcomes')).toBe(expected);
  });

  test('is named still when its rule is gone, and stands where the first of two rules has it', () => {
    expect(tiersOf(ADDS(BYLAW), 'repeal: 301', '')).toContain('Bylaws');
    const others = ADDS('{ id: bylaw, title: Others }');
    expect(tiersOf(ADDS(BYLAW), others)).toBe('Immutable Rules, Mutable Rules, Bylaws');
    const { lives } = play({ proposals: inTurn(...CHARTERED) });
    expect(lives.get('304')?.changes[0]?.rule?.tier).toBe('charter');
  });

  /** An immutable rule adds it. Participation is said of by Rule 105 too, which is immutable. */
  test.each([
    [CHARTER, 'Charter, Immutable Rules, Mutable Rules; 302 participation'],
    [
      '{ id: mutable, title: First, above: immutable }',
      'First, Immutable Rules; 105 participation',
    ],
  ])('prevails over those below it: %s: %s', (tier, expected) => {
    const optional =
      'enact: { tier: mutable, mechanics: { awards: [{ on: untitled, to: proposer, points: 1 }], participation: optional } }';
    const cards = law({ 117: `tiers: [${tier}]` });
    const { versions, tiers } = play({ cards, proposals: inTurn('', optional) });
    const voids = versions.at(-1)?.voids.map(({ rule, slot }) => `${rule} ${slot}`);
    expect(`${tiers.map(({ title }) => title).join(', ')}; ${voids}`).toBe(expected);
  });
});
