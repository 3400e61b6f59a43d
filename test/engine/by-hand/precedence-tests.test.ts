/**
 * Which of two rules prevails, by the tests of precedence that the rules have. Rule 208 requires
 * everybody to vote and Rule 209 does not; C is silent, so the vote is lawful if 209 prevails.
 */
import { expect, test } from 'vitest';
import {
  card,
  day,
  errorsOf,
  hangingOn,
  inTurn,
  judged,
  newRule,
  play,
  type Setting,
  wrongs,
} from '../table.ts';
import { custom, law, made } from './in-short.ts';
import { said, told } from './told.ts';

const SILENT_C = 'votes: { for: [a, b] }';

interface Law {
  /** The claims of 208 and 209. */
  readonly claims?: readonly [string, string];
  /** Whether 209 is immutable. */
  readonly above?: true;
  readonly cards?: Setting['cards'];
}

function dispute(precedence: string, { claims = ['', ''], above, cards }: Law = {}): Setting {
  return {
    cards: {
      ...law({ 105: '', 110: '', 203: 'adoption: votes.for > votes.against' }),
      ...law({ 208: `participation: required${claims[0]}`, 211: precedence }),
      209: card(209, `{ participation: optional${claims[1]} }`, above ? 'immutable' : 'mutable'),
      ...cards,
    },
    proposals: inTurn(SILENT_C),
  };
}

const WHICH: Readonly<Record<string, string>> = {
  'vote/missing': '208',
  '': '209',
  'law/conflict': 'neither',
};
const prevails = (setting: Setting) => WHICH[wrongs(setting).join(' ')];
const by = (tests: string) => tests && `precedence: { tests: [${tests}] }`;
const ABOVE = { above: true } as const;
const over = (what: string, more: Law = {}): Law => ({
  claims: ['', `, overrides: [${what}]`],
  ...more,
});
const against = (what: string): Law => ({ claims: [`, overrides: [${what}]`, ''], above: true });
const yields = (what: string): Law => ({ claims: [`, defers-to: [${what}]`, ''] });

/** Each test in its place: the first that tells the two apart decides. */
test.each<[string, Law, string]>([
  ['', {}, 'neither'],
  ['lowest-number', {}, '208'],
  ['tier', {}, 'neither'],
  ['tier', ABOVE, '209'],
  ['tier, lowest-number', ABOVE, '209'],
  ['lowest-number, tier', ABOVE, '208'],
  ['claims', {}, 'neither'],
  ['claims, lowest-number', over('208'), '209'],
  ['lowest-number, claims', over('208'), '208'],
  ['claims, tier', against('209'), '208'],
  ['tier, claims', against('209'), '209'],
  ['tier', over('208'), 'neither'],
  // Claims to prevail over a rule, a slot, a tier, and over others; and to yield
  ['claims, lowest-number', over('participation'), '209'],
  ['claims, lowest-number', over('{ tier: mutable }'), '209'],
  ['claims, lowest-number', over('207'), '208'],
  ['claims, lowest-number', over('ballots'), '208'],
  ['claims, lowest-number', over('{ tier: immutable }'), '208'],
  ['claims, lowest-number', yields('209'), '209'],
  ['claims, lowest-number', yields('participation'), '209'],
  ['claims, lowest-number', yields('{ tier: mutable }'), '209'],
  // On both sides they decide nothing, unless one yields to the other
  ['claims, lowest-number', { claims: [', overrides: [209]', ', overrides: [208]'] }, '208'],
  ['claims', { claims: [', overrides: [209]', ', overrides: [208]'] }, 'neither'],
  ['claims, lowest-number', { claims: [', defers-to: [209]', ', defers-to: [208]'] }, '208'],
  ['claims', { claims: [', defers-to: [209]', ', defers-to: [208]'] }, 'neither'],
  ['claims, lowest-number', { claims: [', defers-to: [209]', ', overrides: [208]'] }, '209'],
])('tested by %j, %j: %s', (tests, rules, expected) => {
  expect(prevails(dispute(by(tests), rules))).toBe(expected);
});

test.each([
  ['claims', 'neither', ''],
  ['claims, lowest-number', '208', ''],
  // A fourth rule that claims nothing does not prevail because of the circle
  ['claims, lowest-number', '208', 'participation: optional'],
])('in a circle of three, %s leaves it to: %s, also with { %s }', (tests, expected, fourth) => {
  const third = law({ 210: 'participation: optional, overrides: [208]', 212: fourth });
  const claims = [', overrides: [209]', ', overrides: [210]'] as const;
  expect(prevails(dispute(by(tests), { claims, cards: third }))).toBe(expected);
});

/** A rule may speak of conflicts between rules of one tier, or of two. */
test.each<[string, string, Law, string]>([
  ['lowest-number', 'same-tier', {}, '208'],
  ['lowest-number', 'same-tier', ABOVE, 'neither'],
  ['lowest-number', 'different-tiers', {}, 'neither'],
  ['lowest-number', 'different-tiers', ABOVE, '208'],
  ['claims', 'same-tier', over('208'), '209'],
  ['claims', 'same-tier', over('208', ABOVE), 'neither'],
  ['claims', 'different-tiers', over('208'), 'neither'],
  ['claims', 'different-tiers', against('209'), '208'],
  ['tier', 'different-tiers', ABOVE, '209'],
])('%s between rules of the %s, %j: %s', (tests, between, rules, expected) => {
  const precedence = `precedence: { tests: [${tests}], between: ${between} }`;
  expect(prevails(dispute(precedence, rules))).toBe(expected);
});

test.each([
  [over('208', ABOVE), '209'],
  [over('208'), '208'],
])(
  'each of two such rules decides the conflicts between which it holds: %j, %s',
  (rules, expected) => {
    const cards = law({ 214: 'precedence: { between: different-tiers, tests: [claims] }' });
    const precedence = 'precedence: { tests: [lowest-number], between: same-tier }';
    expect(prevails(dispute(precedence, { ...rules, cards }))).toBe(expected);
  },
);

/** Rules about precedence are heeded one after the other: by tier, whatever the number, then by number. */
const heeding = (number: number, list: string, tier?: string) => ({
  [number]: card(number, `{ precedence: [${list}] }`, tier),
});

test.each([
  [{ ...heeding(210, 'claims'), ...heeding(211, 'lowest-number') }, '209'],
  [{ ...heeding(210, 'lowest-number'), ...heeding(211, 'claims') }, '208'],
  [{ ...heeding(116, 'claims', 'immutable'), ...heeding(106, 'lowest-number') }, '209'],
  [{ ...heeding(116, 'claims'), ...heeding(106, 'lowest-number', 'immutable') }, '208'],
  // Where the first does not decide, the next does
  [{ ...heeding(110, 'tier', 'immutable'), ...heeding(211, 'lowest-number') }, '208'],
  [heeding(110, 'tier', 'immutable'), 'neither'],
])('with %j prevails: %s', (cards, expected) => {
  expect(prevails(dispute('', { ...over('208'), cards }))).toBe(expected);
});

/** 213 has 209 and 208 ranked by number, and 211 by claims. */
test.each([
  ['', '209'],
  [', overrides: [211]', '208'],
  [', overrides: [precedence]', '208'],
  [', defers-to: [211]', '209'],
])('a rule about precedence that claims “%s” over another is heeded so: %s', (claim, expected) => {
  const cards = law({ 213: `precedence: [lowest-effective-number]${claim}` });
  expect(prevails(dispute(by('claims, lowest-number'), { ...over('208'), cards }))).toBe(expected);
});

test('such a rule comes first once it is transmuted in mid-game', () => {
  const transmute = 'transmute: { rule: 301, to: immutable }';
  const setting = (act: string): Setting => ({
    ...dispute('precedence: [claims]', over('208')),
    proposals: inTurn(newRule('{ precedence: [lowest-number] }'), act, SILENT_C),
  });
  expect([prevails(setting('')), prevails(setting(transmute))]).toEqual(['209', '208']);
});

test('where nothing decides it is for the Judgment of the turn to say, if one was given', () => {
  const setting = dispute('', { ...over('208'), cards: heeding(110, 'tier', 'immutable') });
  const [found] = errorsOf(play({ ...setting, judgments: { 1: judged(1, made(301), 'c') } }));
  expect(found?.help).toContain('Judgment 1 was given in this turn');
  expect(found?.help).toContain('{ move: 301, is: … }');
});

test('between rules that say the same no test is asked: the one in the higher tier is cited', () => {
  const cards = { 209: null, ...law({ 117: 'participation: required' }) };
  const [found] = errorsOf(play(dispute(by('lowest-number'), { cards })));
  expect(found).toMatchObject({ code: 'vote/missing', rule: { number: 117 } });
});

test('what yields and says the same as the rule that prevails stays in force', () => {
  const cards = law({ 105: 'participation: required' });
  const setting = { ...dispute(by('tier'), { cards }), proposals: {} };
  expect(told(setting, 'voids')).toContain('209 participation');
  expect(told(setting, 'voids')).not.toContain('208 participation');
});

/** 117 and 207 differ on ballots; in Suber’s set only 110 decides between tiers. */
test.each([
  [law({}), ''],
  [{ 110: null }, 'law/conflict'],
])('with %j between rules of two tiers: %s', (gone, expected) => {
  const cards = { ...law({ 117: 'ballots: 1', 207: 'ballots: 2' }), ...gone };
  expect(wrongs({ cards, proposals: inTurn('') }).join(' ')).toBe(expected);
});

/** 208 is amended by 301, so that 209 has the lower number; a rule may say that it keeps its own. */
const KEEPING = law({ 108: 'numbering: { first: 301, changed-rule: keeps-its-own }' });

test.each([
  ['lowest-number', {}, '209'],
  ['lowest-number', KEEPING, '208'],
  ['lowest-effective-number', KEEPING, '209'],
])('by %s after an amendment, under %j: %s', (tests, cards, expected) => {
  const proposals = inTurn('amend: 208\nmechanics: keep', SILENT_C);
  expect(prevails({ ...dispute(by(tests), { cards }), proposals })).toBe(expected);
});

test('the number that counts on the day decides who may vote, too', () => {
  const twice = 'votes: { for: [a, a, b, b, c, c] }';
  const proposals = inTurn(newRule('{ ballots: 2 }'), 'amend: 207\nmechanics: keep', twice, twice);
  const since = `readings: { contest-number: { take: lowest, since: ${day(304, 0)} } }`;
  expect(wrongs({ proposals })).toEqual([]);
  expect(wrongs({ game: since, proposals })).toEqual(['vote/twice', 'vote/twice', 'vote/twice']);
});

test('a claim names a rule by any number that it has had, unless custom says by the new one', () => {
  const claim = newRule('{ participation: optional, overrides: [105] }');
  const setting: Setting = {
    cards: { 105: card(105, '{ participation: required }') },
    proposals: inTurn('amend: 105\nmechanics: keep', claim, SILENT_C),
  };
  expect(wrongs(setting)).toEqual([]);
  expect(wrongs({ ...setting, game: custom('renumbering new-only') })).toEqual(['vote/missing']);
  expect(hangingOn(play(setting), 'renumbering')).toEqual({
    'the order in which rules prevail': {
      both: 'Rule 301 is void on “participation”',
      'new-only': 'Rule 302 is void on “participation”',
    },
  });
});

/**
 * A rule that yields is void, and shown with the rule that it yields to and the rule that makes it so.
 */
const TWO = newRule('{ ballots: 2 }');
const THREE = newRule('{ ballots: 3 }');
const MAJORITY = 'amend: 203\nmechanics: { adoption: votes.majority }';
const REPEALS = '{ adoption: [{ of: { kind: repeal }, needs: votes.majority }] }';
const LESS = '{ awards: [{ on: defeated, to: proposer, points: -1 }] }';
const BY_207 = '301 ballots yields to 207 under 211';
const both = (most: number) => `ballots: ${most}, proposers: player.points >= 0 - ${most}`;

test.each<[readonly string[], Setting['cards'], string, number]>([
  [[TWO], {}, BY_207, 1],
  [[newRule('{ participation: optional }')], {}, '301 participation yields to 105 under 110', 1],
  // It is told once, and is void no more when what it yielded to is gone
  [[TWO, '', ''], {}, BY_207, 1],
  [[TWO, '', 'repeal: 207'], {}, 'fine', 1],
  // The numbers change sides
  [[TWO, 'amend: 207\nmechanics: keep'], {}, '207 ballots yields to 301 under 211', 2],
  // Every rule, every slot, and every rule that it yields to
  [[TWO, THREE], {}, `${BY_207}, 302 ballots yields to 207 under 211`, 2],
  [
    [newRule(`{ ${both(2)} }`)],
    law({ 207: both(1) }),
    `301 proposers yields to 207 under 211, ${BY_207}`,
    2,
  ],
  [
    ['repeal: 207'],
    law({ 208: 'ballots: 3', 209: 'ballots: 2' }),
    '209 ballots yields to 208 under 211',
    // Both yield to 207 as long as there is one.
    3,
  ],
  // The same in the same words or in others, and what adds up, are not
  [[newRule('{ ballots: 1 }')], {}, 'fine', 0],
  [[newRule('{ ballots: "1" }')], {}, 'fine', 0],
  [[newRule(LESS)], {}, 'fine', 0],
  // A part of a slot may be
  [[newRule(REPEALS)], {}, '301 adoption yields to 203 under 211', 1],
  [[newRule('{ judge: { chosen: appointed } }')], {}, '301 judge yields to 212 under 211', 1],
  [[MAJORITY], {}, '203 adoption (transmute immutable) yields to 109 under 110', 1],
])('after %j, with %j, is void: %s', (acts, cards, expected, notes) => {
  const setting = { proposals: inTurn(...acts), ...(cards && { cards }) };
  expect(told(setting, 'voids')).toBe(expected);
  expect(said(setting, 'law/void')).toHaveLength(notes);
});

test('a note on what is void names the rule that decides, and what is void if the rest holds', () => {
  const { findings } = play({ proposals: inTurn(TWO) });
  const notes = findings.filter(({ code }) => code === 'law/void');
  expect(notes).toMatchObject([{ rule: { number: 211 }, severity: 'note' }]);
  expect(said({ proposals: inTurn(MAJORITY) }, 'law/void')).toEqual([
    expect.stringContaining('is void as to “transmute immutable”: it conflicts'),
  ]);
  const gold = (starts: number, more = '') => `quantities: { gold: { starts: ${starts} }${more} }`;
  const cards = law({ 208: gold(3), 209: gold(1, ', silver: { starts: 1 }'), 210: gold(2) });
  expect(said({ cards, proposals: inTurn('') }, 'law/void')).toEqual([
    expect.stringContaining('Rule 209 on “quantities” is void as to “gold.starts”:'),
    expect.stringContaining('Rule 210 on “quantities” is void:'),
  ]);
});

/** By custom a rule that contradicts one of a higher tier in one case is void as a whole. */
test('the whole of a rule may be void, also of one in the place of another', () => {
  const game = custom('void-extent the-whole-rule');
  expect(wrongs({ proposals: inTurn(MAJORITY, '') })).toEqual([]);
  expect(wrongs({ game, proposals: inTurn(MAJORITY, '') })).toEqual(['law/no-change-possible']);
  const optional = newRule(
    '{ participation: optional, awards: [{ on: adopted, to: everyone, points: 1 }] }',
  );
  const electorate = newRule('{ electorate: player.points > 999 }');
  const again = `changes: [{ repeal: 301 }, { ${optional}, text: Again. }]`;
  const setting = { game, proposals: inTurn(optional, electorate, again, '') };
  const { versions, ledger } = play(setting);
  expect(said(setting, 'law/void')[0]).toMatch(
    /All of Rule 301 is void while the conflict lasts\.$/,
  );
  expect(versions.at(-1)?.voids).toHaveLength(2);
  expect(ledger.filter(({ rule }) => rule?.number === 303)).toEqual([]);
});

test('a rule is void as a whole only while the rule that prevails is of a higher tier', () => {
  const two = newRule('{ ballots: 2, awards: [{ on: adopted, to: everyone, points: 1 }] }');
  const moved = (rule: number, to: string) => `transmute: { rule: ${rule}, to: ${to} }`;
  const { ledger } = play({
    game: custom('void-extent the-whole-rule'),
    proposals: inTurn(two, moved(207, 'immutable'), '', moved(207, 'mutable'), ''),
  });
  // Rule 207 prevails over 301 all along: by its number, by its tier, and by its number again.
  const paid = ledger.flatMap(({ rule, cause }) =>
    rule?.number === 301 && cause.by === 'proposal' ? [cause.number] : [],
  );
  expect([...new Set(paid)]).toEqual([302, 305]);
});
