/**
 * Many slots in one rule: each still forbids what it forbids, and only that; and all of it is
 * permitted again when the rule is repealed. Then what facts and titles do by themselves.
 */
import { describe, expect, it } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  newRule,
  outcomes,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const CONSTITUTION = newRule(`{
  electorate: player.gold > 0, participation: required, ballots: player.gold,
  quorum: votes.cast >= 3,
  adoption: [{ of: { kind: enact }, needs: votes.for >= proposal.facts.index * votes.against }],
  proposal-facts: { index: { default: 1, most: 3 } }, retroactive: forbidden,
  numbering: { first: 301, changed-rule: keeps-its-own }, turns: seat,
  quantities: { gold: { starts: 2, most: 5 } },
  awards: [{ on: adopted, to: proposer, quantity: gold, amount: 1 }],
  limits: [{ of: mutable, most: 15 }], forfeit: forbidden,
  offices: { speaker: { holders: 1 } }, titles: [required, cite-by-title], overrides: [adoption] }`);

/** Suber's cards without what the constitution says; anything is adopted that a majority is for. */
const CARDS = Object.fromEntries(
  [105, 107, 108, 113, 202, 204, 206, 207].map((number) => [
    number,
    card(number, '', number < 200 ? 'immutable' : 'mutable'),
  ]),
);
const LOOSE = {
  ...CARDS,
  201: card(201, '{ quantities: { points: { starts: 0 } } }'),
  203: card(203, '{ adoption: votes.for > votes.against }'),
};

interface Move {
  readonly what: string;
  readonly act?: string;
  readonly by?: string;
  readonly number?: number;
  readonly event?: string;
  /** What is wrong with it under the constitution; nothing is without it, unless that is said. */
  readonly codes: readonly string[];
  readonly without?: readonly string[];
}

const TITLED = 'enact: { title: Second }';
const THREE = ['One', 'Two', 'Three'].map(
  (title) => `  - { enact: { title: ${title} }, text: ${title}. }`,
);

const MOVES: readonly Move[] = [
  { what: 'nothing unusual', codes: [] },
  { what: 'no title', act: 'enact: {}', codes: ['proposal/text'] },
  { what: 'a silent voter', act: `${TITLED}\nvotes: { for: [a, b] }`, codes: ['vote/missing'] },
  {
    what: 'a vote too many',
    act: `${TITLED}\nvotes: { for: [a, a, a, b, c] }`,
    codes: ['vote/twice'],
  },
  {
    what: 'a voter who may not vote',
    event: `on: ${day(302, 1)}, set: { c: { gold: 0 } }`,
    codes: ['vote/ineligible'],
    without: ['points/no-authority'],
  },
  {
    what: 'an early effect',
    act: `${TITLED}\neffective: 2025-12-01`,
    codes: ['effect/retroactive'],
  },
  { what: 'a number left out', number: 305, codes: ['proposal/number'] },
  { what: 'a turn left out', by: 'b', codes: ['turn/out-of-order'] },
  {
    what: 'a fact out of bounds',
    act: `${TITLED}\nfacts: { index: 4 }`,
    codes: ['proposal/text'],
    without: ['proposal/text'],
  },
  {
    what: 'a threshold that is not reached',
    act: `${TITLED}\nfacts: { index: 3 }\nvotes: { for: [a, b], against: [c] }\noutcome: adopted`,
    codes: ['outcome/mismatch'],
    without: ['proposal/text'],
  },
  {
    what: 'no quorum',
    act: `${TITLED}\nvotes: { for: [a], abstain: [b, c] }\noutcome: adopted`,
    codes: ['outcome/mismatch'],
  },
  { what: 'too many rules', act: `changes:\n${THREE.join('\n')}`, codes: ['change/void'] },
  {
    what: 'a forfeit',
    event: `on: ${day(303, 1)}, forfeit: c`,
    codes: ['forfeit/forbidden'],
  },
  {
    what: 'two in one office',
    event: `on: ${day(303, 1)}, appoint: { speaker: [a, b] }`,
    codes: ['limit/breached'],
  },
  {
    what: 'more than can be held',
    event: `on: ${day(303, 1)}, set: { c: { gold: 6 } }`,
    codes: ['limit/breached'],
    without: ['points/no-authority'],
  },
  {
    what: 'more than is earned',
    act: `${TITLED}\nawards: { c: { gold: 2 } }`,
    codes: ['awards/mismatch'],
    without: ['awards/mismatch'],
  },
];

/** Two turns, of which the second leaves the constitution alone or repeals it, and c's move. */
function played({ act = TITLED, by = 'c', number = 303, event }: Move, second: string): Setting {
  return {
    cards: LOOSE,
    proposals: {
      ...inTurn(CONSTITUTION.replace('{ mechanics', '{ title: All, mechanics'), second),
      [number]: enact(number, by, act, 'The third.'),
    },
    ...(event && { events: `  - { ${event} }` }),
  };
}

describe('many slots in one rule', () => {
  it.each(MOVES)('do not get in one another’s way: $what', (move) => {
    expect(wrongs(played(move, 'amend: 210'))).toEqual(move.codes);
  });

  it.each(MOVES)('are all gone with the rule: $what', (move) => {
    expect(wrongs(played(move, 'repeal: 301'))).toEqual(move.without ?? []);
  });

  it('share between them what several rules would do each', () => {
    const replayed = play(played(MOVES[0] ?? { what: '', codes: [] }, 'amend: 210'));
    expect(scores(replayed, 'gold')).toEqual({ a: 2, b: 3, c: 3 });
    expect(replayed.proposals.at(-1)?.count?.eligible.toFraction()).toBe('7');
  });
});

describe('the facts of a proposal', () => {
  const stating = (declared: string, facts: string): Setting => ({
    cards: { 209: card(209, `{ proposal-facts: { index: { ${declared} } } }`) },
    proposals: inTurn(facts && `facts: { ${facts} }`),
  });

  it.each([
    ['least: 1, most: 3', 'index: 1', []],
    ['least: 1, most: 3', 'index: 3', []],
    ['least: 1, most: 3', 'index: 1/2', ['proposal/text']],
    ['least: 1, most: 3', 'index: 301/100', ['proposal/text']],
    ['least: 1, most: 3', '', ['proposal/text']],
    ['default: 2, least: 1', '', []],
    ['most: proposal.number / 301', 'index: 1', []],
    ['most: proposal.number / 301', 'index: 1.01', ['proposal/text']],
    ['least: "players.count"', 'index: 2', ['proposal/text']],
    ['default: 0', 'indx: 1', ['proposal/text']],
  ])('%s, %s', (declared, facts, codes) => {
    expect(wrongs(stating(declared, facts))).toEqual(codes);
  });

  it('serve whatever formulas ask for them', () => {
    const cards = {
      202: card(
        202,
        '{ awards: [{ on: adopted, to: proposer, points: proposal.facts.worth * 2 }] }',
      ),
      203: card(203, '{ adoption: votes.for >= proposal.facts.need }'),
      209: card(209, '{ proposal-facts: { worth: { default: 1/2 }, need: { default: 1 } } }'),
    };
    const proposals = inTurn('facts: { worth: 5/3 }', '', 'facts: { need: 4 }');
    const replayed = play({ cards, proposals });
    expect(scores(replayed)).toEqual({ a: '10/3', b: 1, c: -10 });
    expect(outcomes(replayed)).toEqual({ 301: 'adopted', 302: 'adopted', 303: 'defeated' });
  });
});

describe('titles', () => {
  const titled = (mechanics: string, ...acts: readonly string[]): Setting => ({
    cards: { 209: card(209, mechanics) },
    proposals: inTurn(...acts),
  });

  it.each([
    ['required', ['enact: { title: One }'], []],
    ['required', ['enact: {}'], ['proposal/text']],
    ['required', ['amend: 210'], []],
    ['required', ['enact: { title: One }', 'amend: One'], ['unknown/title']],
    ['cite-by-title', ['enact: { title: One }', 'amend: One'], []],
    ['cite-by-title', ['enact: { title: One }', 'repeal: Two'], ['unknown/title']],
    [
      'cite-by-title',
      ['enact: { title: One }', 'enact: { title: One }', 'repeal: One'],
      ['unknown/title'],
    ],
    ['[required, cite-by-title]', ['enact: {}'], ['proposal/text']],
  ])('%s: %j', (titles, acts, codes) => {
    expect(wrongs(titled(`{ titles: ${titles} }`, ...acts))).toEqual(codes);
  });

  it.each([
    ['near another', 'Songs', 'Did you mean “Song”?'],
    ['like no other', 'Weather', 'Name the rule by its number.'],
  ])('%s help to find the rule that is meant', (_, title, help) => {
    const cite = '{ titles: cite-by-title }';
    const [found] = errorsOf(play(titled(cite, 'enact: { title: Song }', `amend: ${title}`)));
    expect(found).toMatchObject({ code: 'unknown/title', help });
  });

  it('name a rule by its latest one', () => {
    const renamed = ['enact: { title: One }', 'amend: 301\ntitle: Uno'];
    const cite = '{ titles: cite-by-title }';
    expect(wrongs(titled(cite, ...renamed, 'amend: Uno'))).toEqual([]);
    expect(wrongs(titled(cite, ...renamed, 'amend: One'))).toEqual(['unknown/title']);
  });

  it('that are missing may cost something, where a rule says so, and are missed when it is adopted', () => {
    const priced = '{ titles: required, awards: [{ on: untitled, to: proposer, points: -5 }] }';
    expect(scores(play(titled(priced, 'enact: {}', 'enact: { title: Two }')))).toEqual({
      a: 10 - 5,
      b: 11,
      c: 0,
    });
    const lost = titled(priced, 'enact: {}\nvotes: { for: [a], against: [b, c] }');
    expect(scores(play(lost)).a).toBe(3 - 10);
    const proposed = 'readings: { untitled-when: { take: proposed } }';
    expect(scores(play({ ...lost, game: proposed })).a).toBe(3 - 10 - 5);
  });
});
