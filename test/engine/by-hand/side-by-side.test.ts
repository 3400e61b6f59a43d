/**
 * Rules of different tiers or kinds of change stand side by side, on however many cards: they conflict
 * if two say otherwise of one kind of change to rules of one tier, and are void only in that.
 */
import { describe, expect, test } from 'vitest';
import { rulesAt } from '../../../src/engine/results/rules-at.ts';
import { errorsOf, inTurn, newRule, outcomes, play, type Setting } from '../table.ts';
import { by, fate, held, law } from './in-short.ts';

const ANY = '[enact, amend, repeal, transmute]';
const CHANGES = `changes: { mutable: ${ANY}, immutable: [amend, transmute] }`;

/** Nothing says which of two rules prevails; nothing may change, is adopted, or must be voted on, but by these. */
const bare = (says: Readonly<Record<number, string>>): NonNullable<Setting['cards']> => {
  const silent = [103, 105, 109, 110, 112, 202, 203, 204, 205, 211];
  return law({ ...Object.fromEntries(silent.map((number) => [number, ''])), ...says });
};

/** What came of the proposals, or the first error: its code, its rule and its words. */
function came(setting: Setting): string {
  const replayed = play(setting);
  const [error] = errorsOf(replayed);
  if (error) return `${error.code} ${error.rule?.number} ${error.message}`;
  return Object.values(outcomes(replayed)).join(' ');
}

const differ = (on: string, other = 210) =>
  `law/conflict 209 Rule 209 and Rule ${other} ${on}, and no rule in force decides between them.`;
const forbidden = (by: number, rule: number, tier: string, how: string) =>
  `proposal/not-permitted ${by} Rule ${rule} is ${tier}, and ${tier} rules may not be ${how}.`;

/** What of Rule 210 yields to 209 by its number. */
const yields = (slot: string, part?: string) => [
  {
    rule: '210',
    slot,
    ...(part && { part }),
    yieldsTo: '209',
    under: '211',
    test: 'lowest-number',
  },
];
const LOWEST = { 211: 'precedence: [lowest-number]' };
const CLAIMS = { 211: 'precedence: [claims]' };

describe('what may be changed', () => {
  const admitting = (one: string, other: string, more: Readonly<Record<number, string>> = {}) =>
    bare({
      203: 'adoption: votes.for > 0',
      209: `changes: ${one}`,
      210: `changes: ${other}`,
      ...more,
    });
  const TIERS = ['{ mutable: [enact] }', '{ immutable: [amend] }'] as const;
  const KINDS = ['{ mutable: [enact, amend] }', '{ mutable: [repeal] }'] as const;
  const AGAINST = [
    '{ mutable: [amend], immutable: [amend] }',
    '{ mutable: [], immutable: [repeal] }',
  ] as const;
  const YIELDING = ['{ mutable: [] }', '{ mutable: [amend], immutable: [repeal] }'] as const;
  const WIDE = [
    '{ mutable: [amend, repeal], immutable: [amend] }',
    '{ mutable: [amend] }',
  ] as const;
  const CLAIMING = { ...CLAIMS, 210: 'changes: { mutable: [amend] }, overrides: [changes]' };
  const PARTED = ['{ mutable: [enact, repeal] }', '{ immutable: [amend] }'] as const;

  test.each<[readonly [string, string], readonly string[], string, more?: Record<number, string>]>([
    // Two tiers on two cards
    [TIERS, [''], 'adopted'],
    [TIERS, ['amend: 101'], 'adopted'],
    [TIERS, ['repeal: 101'], forbidden(210, 101, 'immutable', 'repealed')],
    [TIERS, ['repeal: 208'], forbidden(209, 208, 'mutable', 'repealed')],
    // Two kinds of change to one tier
    [KINDS, ['repeal: 208'], 'adopted'],
    [KINDS, ['amend: 208\nmechanics: keep'], 'adopted'],
    // One card admits what the other excludes
    [AGAINST, ['amend: 208'], differ('differ on whether mutable rules may be amended')],
    [AGAINST, ['amend: 101'], 'adopted'],
    [AGAINST, ['repeal: 101'], 'adopted'],
    // Precedence decides, and the rest of the card that yields holds
    [YIELDING, ['amend: 208'], forbidden(209, 208, 'mutable', 'amended'), LOWEST],
    [YIELDING, ['repeal: 101'], 'adopted', LOWEST],
    // A whole list is taken only if its rule claims to prevail
    [WIDE, ['repeal: 208'], 'adopted', CLAIMS],
    [WIDE, ['repeal: 208'], forbidden(210, 208, 'mutable', 'repealed'), CLAIMING],
    [WIDE, ['amend: 101'], 'adopted', CLAIMING],
    // One of them is repealed
    [PARTED, ['repeal: 210', 'amend: 101'], forbidden(209, 101, 'immutable', 'amended')],
    [PARTED, ['repeal: 210', ''], 'adopted adopted'],
    [PARTED, ['repeal: 209', 'amend: 101'], 'adopted adopted'],
  ])('by %j, %j: %s', ([one, other], acts, expected, more = {}) => {
    expect(came({ cards: admitting(one, other, more), proposals: inTurn(...acts) })).toBe(expected);
  });

  test('is void only in the part that yields', () => {
    const [version] = play({ cards: admitting(...YIELDING, LOWEST) }).versions;
    expect(version?.voids).toEqual(yields('changes', 'amend mutable'));
  });
});

/** What came of a proposal, and the rules that decided on it; or what is wrong. */
function decided(cards: Setting['cards'] & object, acts: readonly string[], game = ''): string {
  const replayed = play({ game, cards, proposals: inTurn(...acts) });
  const wrong = errorsOf(replayed).map(({ code }) => code);
  if (wrong.length > 0) return wrong.join(' ');
  return replayed.proposals
    .map(({ outcome, decidedBy }) =>
      [outcome, ...decidedBy.map(({ rule }) => rule.number)].join(' '),
    )
    .join(', ');
}

describe('what adopts a change', () => {
  const cards = bare({
    103: CHANGES,
    209: 'adoption: [{ of: { tier: mutable }, needs: votes.majority }]',
    210: 'adoption: [{ of: { tier: immutable }, needs: votes.unanimous }]',
  });
  const MORE = newRule('{ adoption: [{ of: { tier: mutable }, needs: votes.for > 2 }] }');

  test('is said of two tiers on two cards, and each is cited for its own', () => {
    const votes = 'votes: { for: [a, b], against: [c] }';
    expect(decided(cards, [votes, `amend: 101\n${votes}`])).toBe('adopted 209, defeated 210');
  });

  test.each([
    ['amend: 101', 'adopted adopted'],
    ['', differ('require different votes to enact a rule that is mutable', 301)],
  ])('is undecided for the one tier of which two cards speak, %j: %s', (act, expected) => {
    expect(came({ cards, proposals: inTurn(MORE, act) })).toBe(expected);
  });
});

describe('how many must vote', () => {
  const QUORUMS = {
    103: `${CHANGES}, adoption: votes.for > votes.against`,
    105: 'participation: optional',
    209: 'quorum: votes.voters >= 2',
    210: 'quorum: [{ of: { kind: repeal }, needs: votes.voters >= 3 }]',
  };
  const FEWEST = {
    209: 'quorum: [{ needs: votes.voters >= 3 }, { of: { tier: immutable }, needs: votes.voters >= 2 }]',
    210: '',
  };
  const BOTH = 'changes: [{ amend: 208, mechanics: keep, text: New words. }, { repeal: 207 }]';
  const CONFLICT = 'readings: { several-quorums: { take: conflict } }';

  test.each<[act: string, voters: string, string, more?: Record<number, string>, game?: string]>([
    ['', 'a, b', 'adopted 209 103'],
    ['repeal: 208', 'a, b', 'defeated 209 210 103'],
    ['repeal: 208', 'a, b, c', 'adopted 209 210 103'],
    // Of one card, what it asks of fewest changes
    ['', 'a, b', 'defeated 209 103', FEWEST],
    ['amend: 101', 'a, b', 'adopted 209 103', FEWEST],
    // Of each part of a compound
    [BOTH, 'a, b', 'defeated 209 210 103'],
    // By a reading two that speak of one change conflict
    ['', 'a, b', 'adopted 209 103', {}, CONFLICT],
    ['repeal: 208', 'a, b', 'law/conflict', {}, CONFLICT],
    ['repeal: 208', 'a, b', 'adopted 209 103', LOWEST, CONFLICT],
  ])('%j by %s: %s, with %j, %j', (act, voters, expected, more = {}, game = '') => {
    const acts = [`${act}\nvotes: { for: [${voters}] }`];
    expect(decided(bare({ ...QUORUMS, ...more }), acts, game)).toBe(expected);
  });
});

describe('the numbers of proposals and rules', () => {
  const numbered = (one: string, other: string, first = '{ first: 301 }') =>
    bare({
      103: CHANGES,
      108: `numbering: ${first}`,
      203: 'adoption: votes.for > 0',
      209: `numbering: ${one}`,
      210: `numbering: ${other}`,
    });

  test('are each a question of its own, which three cards may share out', () => {
    const cards = numbered('{ changed-rule: takes-proposal-number }', '{ new-rule: given }');
    const acts = ['enact: { number: 900 }', 'amend: 208\nmechanics: keep'];
    const { versions, lives, findings } = play({ cards, proposals: inTurn(...acts) });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    const numbers = rulesAt(lives, versions.length - 1).map(({ number }) => number);
    expect([900, 302, 208, 301].map((number) => numbers.includes(number))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('are in dispute on that point alone on which two cards differ', () => {
    const cards = numbered('{ first: 301, new-rule: next }', '{ new-rule: given }');
    expect(came({ cards, proposals: by('a') })).toBe(differ('differ on “numbering.new-rule”'));
    const [version] = play({ cards: { ...cards, ...law(LOWEST) } }).versions;
    expect(version?.voids).toEqual(yields('numbering'));
  });
});

/** The order and its direction may be on two cards; a direction alone is no order. */
test.each([
  ['turns: { order: seat }', 'turns: { direction: backward }', 'ac'],
  ['turns: { direction: backward }', '', 'bb'],
])('%s and %j: %s', (one, other, movers) => {
  const cards = law({ 201: one, 209: other });
  expect(came({ cards, proposals: by(movers) })).toBe('adopted adopted');
});

describe('what players hold of a quantity', () => {
  const gold = (bounds: string) => `quantities: { gold: { ${bounds} } }`;

  test('begins as one card says and is bounded as another does', () => {
    const cards = bare({
      103: `${CHANGES}, adoption: votes.for > 0`,
      209: gold('starts: 10'),
      210: 'awards: [{ on: adopted, to: proposer, quantity: gold, amount: 5 }]',
      214: gold('most: 12'),
    });
    expect(held({ cards, proposals: by('a') }, 'gold')).toBe('a 12 b 10 c 10');
  });

  test('begins for all once a rule says with how much, though another bounded it before', () => {
    const proposals = inTurn(newRule(`{ ${gold('starts: 10')} }`));
    expect(held({ cards: law({ 214: gold('most: 12') }), proposals }, 'gold')).toBe(
      'a 10 b 10 c 10',
    );
  });

  test('is in dispute on that part alone on which two cards differ', () => {
    const cards = bare({ 209: gold('starts: 1, most: 5'), 210: gold('starts: 1, most: 6') });
    expect(came({ cards })).toBe(differ('differ on “quantities.gold.most”'));
    const [version] = play({ cards: { ...cards, ...law(LOWEST) } }).versions;
    expect(version?.voids).toEqual(yields('quantities', 'gold.most'));
  });
});

test.each([
  // It may be left out as one card says, and is bounded as another does
  ['{ default: 1 }', '{ most: 5 }', '', 'adopted'],
  ['{ default: 1 }', '{ most: 5 }', 'facts: { index: 5 }', 'adopted'],
  [
    '{ default: 1 }',
    '{ most: 5 }',
    'facts: { index: 6 }',
    'proposal/text 210 The fact “index” is 6.',
  ],
  // No card lets it be left out, or one alone does
  [
    '{ least: 1 }',
    '{ most: 5 }',
    '',
    'proposal/text 209 Every proposal must state the fact “index”, and this one does not.',
  ],
  [
    '{}',
    '{ default: 1 }',
    'facts: { index: 5 }',
    differ('differ on “proposal-facts.index.default”'),
  ],
])('a fact of proposals by %s and %s, %j: %s', (one, other, facts, expected) => {
  const cards = bare({
    103: `${CHANGES}, adoption: votes.for > 0`,
    209: `proposal-facts: { index: ${one} }`,
    210: `proposal-facts: { index: ${other} }`,
  });
  expect(came({ cards, proposals: inTurn(facts) })).toBe(expected);
});

const ADDS = (...tiers: readonly string[]) => newRule(`{ tiers: [${tiers.join(', ')}] }`);
const CHARTER = '{ id: charter, title: Charter, above: immutable }';
const BYLAW = '{ id: bylaw, title: Bylaws }';

describe('a tier that a rule adds', () => {
  const tiersOf = (...acts: readonly string[]) =>
    play({ proposals: inTurn(...acts) })
      .tiers.map(({ title }) => title)
      .join(', ');

  /** Each by a rule of its own, or all by one. */
  test.each([
    [[CHARTER], 'Charter, Immutable Rules, Mutable Rules'],
    [[BYLAW], 'Immutable Rules, Mutable Rules, Bylaws'],
    [
      ['{ id: a, title: A, above: mutable }', '{ id: b, title: B, above: a }'],
      'Immutable Rules, B, A, Mutable Rules',
    ],
    [['{ id: mutable, title: First, above: immutable }'], 'First, Immutable Rules'],
  ])('stands where the rule has it: %j: %s', (tiers, expected) => {
    expect(tiersOf(...tiers.map((tier) => ADDS(tier)))).toBe(expected);
    expect(tiersOf(ADDS(...tiers))).toBe(expected);
  });

  const IN_CHARTER = 'enact: { tier: charter }';
  const ADMITS =
    'amend: 301\nmechanics: { changes: { mutable: [enact, amend, repeal], charter: [enact] } }';
  const PARTLY_VOID = `enact: { mechanics: { tiers: [${BYLAW}], participation: optional } }`;
  const VOID = (take: string) => `readings: { void-extent: { take: ${take} } }`;

  test.each<[acts: readonly string[], string, game?: string]>([
    // It is there from then on, and not before or after
    [[IN_CHARTER], 'unknown/tier'],
    [
      ['transmute: { rule: 103, to: mutable }', ADDS(CHARTER), ADMITS, IN_CHARTER],
      'adopted adopted adopted adopted',
    ],
    [[ADDS(BYLAW), 'repeal: 301', 'transmute: { rule: 201, to: bylaw }'], 'unknown/tier'],
    [[PARTLY_VOID, 'transmute: { rule: 206, to: bylaw }'], 'adopted adopted', VOID('the-conflict')],
    [[PARTLY_VOID, 'transmute: { rule: 206, to: bylaw }'], 'unknown/tier', VOID('the-whole-rule')],
    // It may be that of the rule which adds it, though Suber's 103 admits no rules there
    [[`enact: { tier: bylaw, mechanics: { tiers: [${BYLAW}] } }`], 'proposal/not-permitted'],
    [
      [`changes: [{ ${ADDS(BYLAW)}, text: A. }, { enact: { tier: bylaw }, text: B. }]`],
      'proposal/not-permitted',
    ],
    // It has to stand above one that there is
    [[ADDS('{ id: a, title: A, above: nowhere }')], 'unknown/tier'],
  ])('%j: %s, with %j', (acts, expected, game = '') => {
    expect(fate({ game, proposals: inTurn(...acts) })).toBe(expected);
  });

  test('is named still when its rule is gone, and stands where the first of two rules has it', () => {
    expect(tiersOf(ADDS(BYLAW), 'repeal: 301', '')).toContain('Bylaws');
    const others = ADDS('{ id: bylaw, title: Others }');
    expect(tiersOf(ADDS(BYLAW), others)).toBe('Immutable Rules, Mutable Rules, Bylaws');
    const acts = ['transmute: { rule: 103, to: mutable }', ADDS(CHARTER), ADMITS, IN_CHARTER];
    const { lives } = play({ proposals: inTurn(...acts) });
    expect(lives.get('304')?.changes[0]?.rule?.tier).toBe('charter');
  });

  /** Participation is said of by Rule 105 too, which is immutable. */
  test.each([
    [CHARTER, '302 participation'],
    ['{ id: mutable, title: Mutable Rules, above: immutable }', '105 participation'],
  ])('prevails over those below it: %s: %s', (tier, expected) => {
    const optional = 'enact: { tier: mutable, mechanics: { awards: [], participation: optional } }';
    const { versions } = play({ proposals: inTurn(ADDS(tier), optional) });
    expect(versions.at(-1)?.voids.map(({ rule, slot }) => `${rule} ${slot}`)).toEqual([expected]);
  });
});
