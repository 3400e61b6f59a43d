/**
 * Many slots in one rule: each still forbids the same, and only that. All is permitted again when the
 * rule is repealed. Then the effects of facts and titles by themselves.
 */
import { describe, expect, test } from 'vitest';
import { enact, errorsOf, inTurn, play, type Setting } from '../table.ts';
import { events, held, law, wrong } from './in-short.ts';
import { told } from './told.ts';

const CONSTITUTION = `enact: { title: All, mechanics: {
  electorate: player.gold > 0, participation: required, ballots: player.gold,
  quorum: votes.cast >= 3,
  adoption: [{ of: { kind: enact }, needs: votes.for >= proposal.facts.index * votes.against }],
  proposal-facts: { index: { default: 1, most: 3 } }, retroactive: forbidden,
  numbering: { first: 301, changed-rule: keeps-its-own }, turns: seat,
  quantities: { gold: { starts: 2, most: 5 } },
  awards: [{ on: adopted, to: proposer, quantity: gold, amount: 1 }],
  limits: [{ of: mutable, most: 15 }], forfeit: forbidden,
  offices: { speaker: { holders: 1 } }, titles: [required, cite-by-title], overrides: [adoption] } }`;

/** Suber's cards without what the constitution says; anything is adopted that a majority is for. */
const CARDS = {
  ...law({ 105: '', 107: '', 108: '', 113: '', 202: '', 204: '', 206: '', 207: '' }),
  ...law({
    201: 'quantities: { points: { starts: 0 } }',
    203: 'adoption: votes.for > votes.against',
  }),
};

/** The third turn, C's Proposal 303; or the events before it or after it. */
interface Move {
  readonly act?: string;
  readonly by?: string;
  readonly number?: number;
  readonly event?: string;
}

/** A enacts the constitution, B leaves it alone or repeals it, and C moves. */
function played({ act = '', by = 'c', number = 303, event }: Move, second: string): Setting {
  const change =
    act.startsWith('enact') || act.startsWith('changes') ? '' : 'enact: { title: Third }\n';
  return {
    cards: CARDS,
    proposals: {
      ...inTurn(CONSTITUTION, second),
      [number]: enact(number, by, `${change}${act}`, 'The third.'),
    },
    ...(event && { events: events(event) }),
  };
}

const THREE = ['One', 'Two', 'Three'].map((title) => `{ enact: { title: ${title} }, text: New. }`);
const ABSTAINING = 'votes: { for: [a], abstain: [b, c] }';
const [UNGIVEN, UNEARNED] = ['points/no-authority', 'awards/mismatch'];
const SPLIT = 'votes: { for: [a, b], against: [c] }\noutcome: adopted';

describe('many slots in one rule', () => {
  test.each<[what: string, Move, under: string, without: string]>([
    ['nothing unusual', {}, '', ''],
    ['no title', { act: 'enact: {}' }, 'proposal/text', ''],
    ['a silent voter', { act: 'votes: { for: [a, b] }' }, 'vote/missing', ''],
    ['a vote too many', { act: 'votes: { for: [a, a, a, b, c] }' }, 'vote/twice', ''],
    ['no vote', { event: '4 set: { c: { gold: 0 } }' }, 'vote/ineligible', UNGIVEN],
    ['an early effect', { act: 'effective: 2025-12-01' }, 'effect/retroactive', ''],
    ['a number left out', { number: 305 }, 'proposal/number', ''],
    ['a turn left out', { by: 'b' }, 'turn/out-of-order', ''],
    ['a fact out of bounds', { act: 'facts: { index: 4 }' }, 'proposal/text', 'proposal/text'],
    ['few votes', { act: `facts: { index: 3 }\n${SPLIT}` }, 'outcome/mismatch', 'proposal/text'],
    ['no quorum', { act: `${ABSTAINING}\noutcome: adopted` }, 'outcome/mismatch', ''],
    ['too many rules', { act: `changes: [${THREE.join(', ')}]` }, 'change/void', ''],
    ['a forfeit', { event: '6 forfeit: c' }, 'forfeit/forbidden', ''],
    ['two in one office', { event: '6 appoint: { speaker: [a, b] }' }, 'limit/breached', ''],
    ['more than can be held', { event: '6 set: { c: { gold: 6 } }' }, 'limit/breached', UNGIVEN],
    ['more than is earned', { act: 'awards: { c: { gold: 2 } }' }, UNEARNED, UNEARNED],
  ])('%s: under it %j: %j, when it is repealed %j', (_, move, under, without) => {
    expect(wrong(played(move, 'amend: 210'))).toBe(under);
    expect(wrong(played(move, 'repeal: 301'))).toBe(without);
  });

  test('share between them what several rules would do each', () => {
    const setting = played({}, 'amend: 210');
    expect(held(setting, 'gold')).toBe('a 2 b 3 c 3');
    expect(play(setting).proposals.at(-1)?.count?.eligible.toFraction()).toBe('7');
  });
});

describe('the facts of a proposal', () => {
  test.each([
    ['least: 1, most: 3', 'index: 1', ''],
    ['least: 1, most: 3', 'index: 3', ''],
    ['least: 1, most: 3', 'index: 1/2', 'proposal/text'],
    ['least: 1, most: 3', 'index: 301/100', 'proposal/text'],
    ['least: 1, most: 3', '', 'proposal/text'],
    ['default: 2, least: 1', '', ''],
    ['most: proposal.number / 301', 'index: 1', ''],
    ['most: proposal.number / 301', 'index: 1.01', 'proposal/text'],
    ['least: "players.count"', 'index: 2', 'proposal/text'],
    ['default: 0', 'indx: 1', 'proposal/text'],
  ])('within { %s }, { %s }: %j', (declared, facts, expected) => {
    const cards = law({ 209: `proposal-facts: { index: { ${declared} } }` });
    expect(wrong({ cards, proposals: inTurn(facts && `facts: { ${facts} }`) })).toBe(expected);
  });

  /** Each is worth twice what it states, or 1. It needs as many votes, or one. C loses ten by 206. */
  test('serve whatever formulas ask for them', () => {
    const cards = law({
      202: 'awards: [{ on: adopted, to: proposer, points: proposal.facts.worth * 2 }]',
      203: 'adoption: votes.for >= proposal.facts.need',
      209: 'proposal-facts: { worth: { default: 1/2 }, need: { default: 1 } }',
    });
    const setting = { cards, proposals: inTurn('facts: { worth: 5/3 }', '', 'facts: { need: 4 }') };
    expect(told(setting, 'outcomes')).toBe('adopted adopted defeated');
    expect(held(setting)).toBe('a 10/3 b 1 c -10');
  });
});

const titled = (mechanics: string, ...acts: readonly string[]): Setting => ({
  cards: law({ 209: mechanics }),
  proposals: inTurn(...acts),
});
const [ONE, RENAMED] = ['enact: { title: One }', 'amend: 301\ntitle: Uno'];

describe('titles', () => {
  test.each([
    ['required', [ONE], ''],
    ['required', ['enact: {}'], 'proposal/text'],
    ['required', ['amend: 210'], ''],
    ['required', [ONE, 'amend: One'], 'unknown/title'],
    ['cite-by-title', [ONE, 'amend: One'], ''],
    ['cite-by-title', [ONE, 'repeal: Two'], 'unknown/title'],
    ['cite-by-title', [ONE, ONE, 'repeal: One'], 'unknown/title'],
    ['[required, cite-by-title]', ['enact: {}'], 'proposal/text'],
    // A rule is named by its latest one
    ['cite-by-title', [ONE, RENAMED, 'amend: Uno'], ''],
    ['cite-by-title', [ONE, RENAMED, 'amend: One'], 'unknown/title'],
  ])('%s: %j: %j', (titles, acts, expected) => {
    expect(wrong(titled(`titles: ${titles}`, ...acts))).toBe(expected);
  });

  test.each([
    ['Songs', 'Did you mean “Song”?'],
    ['Weather', 'Name the rule by its number.'],
    ['Rule 206', 'Write its number alone: 206.'],
  ])('help to find the rule that is meant: %s: %s', (title, help) => {
    const acts = ['enact: { title: Song }', `amend: ${title}`];
    const [found] = errorsOf(play(titled('titles: cite-by-title', ...acts)));
    expect(found).toMatchObject({ code: 'unknown/title', help });
  });

  /** A has 10 by the vote, or 3 of a third of it and 10 less. The missing title costs something too. */
  test.each([
    [['enact: {}', 'enact: { title: Two }'], '', 'a 5 b 11'],
    [['enact: {}\nvotes: { for: [a], against: [b, c] }'], '', 'a -7'],
    [['enact: {}\nvotes: { for: [a], against: [b, c] }'], 'proposed', 'a -12'],
  ])('that are missing may cost something: %j, missed when %j: %s', (acts, when, expected) => {
    const priced = 'titles: required, awards: [{ on: untitled, to: proposer, points: -5 }]';
    const game = when && `readings: { untitled-when: { take: ${when} } }`;
    expect(held({ ...titled(priced, ...acts), game })).toBe(expected);
  });
});
