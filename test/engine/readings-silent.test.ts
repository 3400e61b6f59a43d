/** Cases that readings of changes and numbers leave alone, and the default of each in play. */
import { describe, expect, it } from 'vitest';
import { card, enact, hangingOn, inTurn, notesOf, outcomes, page, play, wrongs } from './table.ts';

const raised =
  'amend: 108\nmechanics: { numbering: { first: 401, changed-rule: takes-proposal-number } }';
const MUTABLE_108 = {
  108: card(108, '{ numbering: { first: 301, changed-rule: takes-proposal-number } }'),
};

it('goes on from a first number that was raised in mid-game', () => {
  const jump = page(
    'proposal: 401\nby: b\nproposed: 2026-01-03\nenact: {}\nvotes: { for: [a, b, c] }\nclosed: 2026-01-04',
    'New.',
  );
  const next = page(
    'proposal: 402\nby: c\nproposed: 2026-01-05\nenact: {}\nvotes: { for: [a, b, c] }\nclosed: 2026-01-06',
    'Newer.',
  );
  const proposals = { 301: enact(301, 'a', raised), 401: jump, 402: next };
  const replayed = play({ cards: MUTABLE_108, proposals });
  expect(replayed.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  // Once it has been taken up, nothing depends on it any more.
  expect(Object.keys(hangingOn(replayed, 'numbering-raised'))).toHaveLength(1);
});

it('asks of a tally that leaves nobody out no more than of one without abstentions', () => {
  const QUORUM = { 203: card(203, '{ adoption: votes.majority, quorum: votes.cast >= 3 }') };
  const tallied = ['for: 2, against: 0, abstain: 1', 'for: 1, against: 1, abstain: 1'];
  const proposals = inTurn(...tallied.map((figures) => `votes: { tally: { ${figures} } }`));
  const replayed = play({ cards: QUORUM, proposals });
  expect(outcomes(replayed)).toEqual({ 301: 'defeated', 302: 'defeated' });
  expect(hangingOn(replayed, 'abstention-cast')).toEqual({});
  const named = inTurn('votes: { for: [a, b], abstain: [c] }');
  const asked = play({ cards: QUORUM, proposals: named });
  expect(hangingOn(asked, 'abstention-cast')).toHaveProperty(['the outcome of Proposal 301']);
});

describe('a claim to effect before the vote was complete', () => {
  const claiming = (votes: string) => inTurn(`effective: 2025-12-01\n${votes}`);
  const ayes = 'votes: { for: [a, b, c] }';

  it('takes effect at the close, and is told to leave the past alone', () => {
    const replayed = play({ cards: { 107: null }, proposals: claiming(ayes) });
    expect(replayed.versions.at(-1)?.on?.text).toBe('2026-01-02');
    expect(notesOf(replayed, 'change/past-stands')).toHaveLength(1);
  });

  it('is told so where a rule permits it too, and is no question there', () => {
    const cards = { 107: card(107, '{ retroactive: permitted }') };
    const replayed = play({ cards, proposals: claiming(ayes) });
    expect(notesOf(replayed, 'change/past-stands')).toHaveLength(1);
    expect(hangingOn(replayed, 'retroactive-effect')).toEqual({});
  });

  it('is not told where the proposal is defeated', () => {
    const replayed = play({
      cards: { 107: null },
      proposals: claiming('votes: { against: [a, b, c] }'),
    });
    expect(notesOf(replayed, 'change/past-stands')).toEqual([]);
  });
});

it('asks of a proposal whose rule has vanished what its kind of change needs', () => {
  const repeal = (number: number, by: string, from: string, to: string, votes: string) =>
    page(
      `proposal: ${number}\nby: ${by}\nproposed: ${from}\nrepeal: 210\nvotes: ${votes}\nclosed: ${to}`,
    );
  const adoption =
    '[{ needs: votes.majority }, { of: { kind: repeal }, needs: votes.for == votes.eligible }]';
  const replayed = play({
    cards: {
      201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
      203: card(203, `{ adoption: ${adoption} }`),
    },
    proposals: {
      301: repeal(301, 'a', '2026-01-01', '2026-01-10', '{ for: [a, b], against: [c] }'),
      302: repeal(302, 'b', '2026-01-02', '2026-01-05', '{ for: [a, b, c] }'),
    },
  });
  expect(outcomes(replayed)).toEqual({ 301: 'defeated', 302: 'adopted' });
});

it('counts a change by its own terms as one by which a rule may have been amended', () => {
  const then =
    '{ when: "game.circuit >= 1", unless: amended, mechanics: { adoption: votes.for > 0 } }';
  const first = `{ adoption: votes.unanimous, becomes: { when: "game.circuit >= 1", mechanics: { adoption: votes.majority, becomes: ${then} } } }`;
  const setting = { cards: { 203: card(203, first) }, proposals: inTurn('', '', '', '') };
  const becomings = (game: string) =>
    play({ ...setting, game }).versions.filter(({ cause }) => cause.by === 'itself').length;
  expect(becomings('')).toBe(2);
  expect(becomings('readings: { transmuted-is-amended: { take: "yes" } }')).toBe(1);
});

it('asks of a rule that was restored whether anything else has changed it', () => {
  const ayes = 'votes: { for: [a, b] }';
  const amend = `amend: 203\nmechanics: keep\n${ayes}`;
  const becoming = (third: string, transmuted: string) =>
    play({
      game: `readings: { restored-is-amended: { take: 'no' }, transmuted-is-amended: { take: '${transmuted}' } }`,
      players: 'a: { name: A }\n  b: { name: B }',
      proposals: {
        301: enact(301, 'a', amend),
        302: enact(302, 'b', `repeal: { amendment: 301 }\n${ayes}`),
        303: enact(303, 'a', `${third}\n${ayes}`),
        304: enact(304, 'b', ayes),
      },
    }).versions.at(-1)?.cause.by;
  const transmute = 'transmute: { rule: 203, to: immutable }';
  expect(becoming('', 'yes')).toBe('itself');
  expect(becoming(transmute, 'no')).toBe('itself');
  expect(becoming(transmute, 'yes')).toBe('proposal');
});

it('asks by which law a vote is scored, or limited, that makes a rule void as a whole', () => {
  const said =
    '{ participation: optional, limits: [{ of: immutable, most: 2 }], awards: [{ on: adopted, to: everyone, points: 1 }] }';
  const setting = {
    game: 'readings: { void-extent: { take: the-whole-rule }, breached-limit: { take: not-adopted } }',
    cards: {
      105: card(105, ''),
      209: card(209, ''),
      214: card(214, said),
      215: card(215, '{ participation: required }'),
    },
    proposals: inTurn('transmute: { rule: 215, to: immutable }'),
  };
  const replayed = play(setting);
  expect(Object.keys(hangingOn(replayed, 'scoring-law'))).toEqual(['the award for Proposal 301']);
  expect(Object.keys(hangingOn(replayed, 'limit-law'))).toEqual([
    'whether the vote on Proposal 301 is in order',
  ]);
});

it('puts a letter with a mark where the letter stands that it marks', () => {
  const players = 'a: { name: Öre }\n  b: { name: Zed }\n  c: { name: Page }';
  expect(wrongs({ players, proposals: inTurn('') })).toEqual([]);
  expect(wrongs({ players, proposals: { 301: enact(301, 'b') } })).toEqual(['turn/out-of-order']);
});

it('puts small letters among the capitals in the order of names', () => {
  const players =
    'a: { name: de Boer }\n  b: { name: Zed, surname: Zed }\n  c: { name: Cid, surname: eck }';
  const proposals = { 301: enact(301, 'a'), 302: enact(302, 'c'), 303: enact(303, 'b') };
  expect(wrongs({ players, proposals })).toEqual([]);
});

it('counts a turn of several proposals as one', () => {
  const by = ['a', 'a', 'b', 'c', 'c', 'c', 'a'];
  const proposals = Object.fromEntries(by.map((who, at) => [301 + at, enact(301 + at, who)]));
  const game = 'readings: { turn-parts: { take: any-number } }';
  const replayed = play({ cards: { 202: null }, proposals, game });
  expect(replayed.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(replayed.circuit).toBe(1);
  expect(replayed.proposals.map(({ turn }) => turn)).toEqual([1, 1, 2, 3, 3, 3, 4]);
  expect(replayed.toMove).toBe('b');
});
