/** The changes of a Magic Elf by fiat on the 2nd of January, after A has had Proposal 301 adopted. */
import { expect, test } from 'vitest';
import { inTurn, newRule, notesOf, play, type Setting, wrongsIn } from '../table.ts';
import { by, events, law, wrong } from './in-short.ts';

/**
 * A mutable rule cannot let him change what is immutable, against 103. For that it is Rule 102, which by
 * 211 goes before 103.
 */
const elf = (tiers: string) =>
  law({ [tiers === 'immutable' ? 102 : 202]: `fiat: { tiers: [${tiers}], by: Magic Elf }` });
const decreed = (change: string) => events(`2 fiat: { by: Magic Elf, ${change} }`);
const enacting = (mechanics: string) => `enact: { mechanics: ${mechanics} }, text: Mine.`;
const REWORDED = 'amend: 105, text: Nobody votes.';
const FULL = { 209: 'limits: [{ of: mutable, most: 14 }]' };

test.each<[string, string, string, cards?: Record<number, string>]>([
  ['immutable', 'amend: 116, text: All is permitted.', ''],
  ['mutable', 'amend: 116, text: All is permitted.', 'proposal/not-permitted'],
  ['immutable', 'repeal: 206', 'proposal/not-permitted'],
  ['mutable', 'repeal: 206', ''],
  ['mutable', 'repeal: 399', 'unknown/rule'],
  // Within the limits, and within what winning may be
  ['mutable', enacting('{ titles: required }'), ''],
  ['mutable', enacting('{ titles: required }'), 'limit/breached', FULL],
  ['mutable', enacting('{ win: [{ when: game.turn > 9 }] }'), 'win/not-by-points'],
  // The fate of the mechanics has to be said
  ['immutable', REWORDED, 'mechanics/unstated'],
  ['immutable', `${REWORDED}, mechanics: keep`, ''],
  ['immutable', `${REWORDED}, mechanics: { electorate: false }`, ''],
])('of %s rules, { %s }: %j, with %j', (tiers, change, expected, cards = {}) => {
  const setting = { cards: { ...elf(tiers), ...law(cards) }, proposals: by('a') };
  expect(wrong({ ...setting, events: decreed(change) })).toBe(expected);
});

test.each([
  ['mutable', 'amend: 116, text: All is permitted.', false],
  ['immutable', 'repeal: 206', true],
])('of %s rules, { %s }, and whether proposals may: %j', (tiers, change, isOpen) => {
  const { findings } = play({ cards: elf(tiers), proposals: by('a'), events: decreed(change) });
  const [refused] = findings.filter(({ code }) => code === 'proposal/not-permitted');
  expect(refused?.help?.includes('are changed by proposals')).toBe(isOpen);
});

test('the rule told is the one on changes of such rules', () => {
  const cards = law({ 102: 'changes: { immutable: [transmute] }' });
  const decree = events('2 fiat: { by: Magic Elf, repeal: 206 }, rule: 102');
  const { findings } = play({ cards, proposals: by('a'), events: decree });
  const [refused] = findings.filter(({ code }) => code === 'proposal/not-permitted');
  expect(refused?.message).toContain('since Rule 103 regulates how rules change');
});

test.each(['a', 'A'])(
  'a rule that names A lets the player do it who is recorded as %s',
  (called) => {
    const cards = law({ 202: 'fiat: { tiers: [mutable], by: A }' });
    const decree = events(`2 fiat: { by: ${called}, repeal: 206 }`);
    expect(wrong({ cards, proposals: by('a'), events: decree })).toBe('');
  },
);

test('a fiat makes a version, leaves the rule its number, and is noted if numbers differ', () => {
  const proposals = by('a');
  const amended = decreed('amend: 116, text: All is permitted.');
  const { versions, lives } = play({ cards: elf('immutable'), proposals, events: amended });
  expect(versions.at(-1)).toMatchObject({ number: 2, cause: { by: 'fiat', who: 'Magic Elf' } });
  expect(lives.get('116')?.changes.at(-1)?.rule).toMatchObject({
    number: 116,
    text: 'All is permitted.',
  });
  const raised = decreed('amend: 206, text: Whoever loses pays 99 points., mechanics: keep');
  const differing = play({ cards: elf('mutable'), proposals, events: raised });
  expect(notesOf(differing, 'mechanics/differ')).toHaveLength(1);
});

/** The rule that Proposal 301 makes, which grants fiats. */
test.each([
  ['', ''],
  ['repeal: 301', 'proposal/not-permitted'],
])('a fiat ends with the rule that grants it, after %j: %j', (second, expected) => {
  const granting = newRule('{ fiat: { tiers: [mutable], by: Magic Elf }, overrides: [adoption] }');
  const happened = events('4 fiat: { by: Magic Elf, amend: 210, text: All is permitted. }');
  expect(wrong({ proposals: inTurn(granting, second), events: happened })).toBe(expected);
});

const UNNUMBERED: Setting = { cards: { ...elf('mutable'), ...law({ 108: '' }) } };
const REUSED = 'readings: { withdrawn-number: { take: reused }, void-number: { take: reused } }';
const [FIRST, , THIRD] = [by('a'), by('ab'), { ...by('a'), 303: by('aab')[303] ?? '' }];

/** The faults; or else the number, which is also the name, of the rule that was enacted last by fiat. */
function numbered(more: string, setting: Setting): string {
  const happened = decreed(`enact: {}, text: Mine.${more}`);
  const replayed = play({ cards: elf('mutable'), proposals: FIRST, events: happened, ...setting });
  const cause = replayed.versions.findLast((version) => version.cause.by === 'fiat');
  const rule = replayed.lives.get(cause?.changed[0] ?? '')?.changes[0]?.rule;
  if (rule) expect(rule.numbers).toEqual([rule.number]);
  return wrongsIn(replayed).join(' ') || String(rule?.id);
}

test.each<[more: string, string, Setting?]>([
  // It has the number that the record states
  [', number: 7', '7'],
  [', number: 0', '0'],
  [', number: 7', '7', UNNUMBERED],
  // Else the next of those that a rule gives to proposals, which it uses up
  ['', '302'],
  ['', '301', { proposals: {} }],
  ['', 'proposal/number', { proposals: by('ab') }],
  ['', '302', { proposals: THIRD }],
  ['', '302', { proposals: THIRD, game: REUSED }],
  [', number: 7', '7', { proposals: by('ab') }],
  // It has none that another rule bears, but may have that of a rule that is gone
  [', number: 206', 'proposal/number'],
  [', number: 301', 'proposal/number'],
  [', number: 206', '206-2', { proposals: by('a', { 301: 'repeal: 206' }) }],
  // It answers to its number
  [', number: 7', '7', { proposals: by('ab', { 302: 'repeal: 7' }) }],
  // Nobody granted the fiat, which is told first
  ['', 'proposal/not-permitted', { cards: {} }],
  // No rule numbers anything
  ['', 'proposal/number', UNNUMBERED],
])('a rule enacted by fiat{ %s }: %s', (more, expected, setting = {}) => {
  expect(numbered(more, setting)).toBe(expected);
});

test('where no rule numbers anything, the number has to be stated', () => {
  const happened = decreed('enact: {}, text: Mine.');
  const { findings } = play({ ...UNNUMBERED, proposals: FIRST, events: happened });
  const [found] = findings.filter(({ code }) => code === 'proposal/number');
  expect(found?.help).toContain('`number:`');
});

test('a player who takes the name of the Elf while out of the game is not the Elf on return', () => {
  const acts = ['2 leave: c', '2 rename: { c: Magic Elf }', '2 join: { id: c, name: Magic Elf }'];
  const happened = `${events(...acts)}\n${decreed('repeal: 206')}`;
  const setting = { cards: elf('mutable'), proposals: by('a'), events: happened };
  expect(wrong(setting)).toContain('seat/no-authority');
  const refused = play(setting).findings.find(({ code }) => code === 'seat/no-authority');
  expect(refused?.message).toContain(`Rule ${refused?.rule?.number} grants`);
  expect(play(setting).versions).toHaveLength(2);
});
