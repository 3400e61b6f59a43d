/** A cure that changes the rules is offered only if the rules in force admit it and it helps. */
import { expect, test } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  judged,
  play,
  type Setting,
  UNGRANTED,
} from './table.ts';

function help(setting: Setting): readonly (string | undefined)[] {
  return errorsOf(play(setting)).map((finding) => finding.help);
}

const withdrawn = { proposals: { 301: enact(301, 'a', `withdrawn: ${day(301, 1)}`) } };
const votedOn = (tier: string) => card(104, '{ readings: { withdrawal: no } }', tier);

test('a new rule is no cure where a rule prevails over it: that one is to be changed first', () => {
  expect(help({ ...withdrawn, cards: { 104: votedOn('immutable') } })).toEqual([
    'Record the vote, or transmute Rule 104 to mutable and then amend it first: to enact a rule that lets proposals be withdrawn is not enough.',
  ]);
});

test('a new rule is no cure where it has no precedence over an older rule of its tier', () => {
  const cards = { 104: votedOn('mutable') };
  expect(help({ ...withdrawn, cards })).toEqual([
    'Record the vote, or amend Rule 104 first: to enact a rule that lets proposals be withdrawn is not enough.',
  ]);
});

test('nothing is offered where the rules admit no such change', () => {
  const cards = {
    104: votedOn('immutable'),
    103: card(103, '{ changes: { mutable: [enact, amend, repeal] } }', 'immutable'),
  };
  expect(help({ ...withdrawn, cards })).toEqual(['Record the vote.']);
});

const tooMany = (changes: string): Setting => ({
  cards: {
    103: card(103, `{ changes: ${changes} }`, 'immutable'),
    209: card(209, '{ limits: [{ of: mutable, most: 13 }] }', 'immutable'),
  },
  proposals: inTurn('enact: {}'),
});

test('room is made by a repeal or a transmutation that the rules admit, and by no other', () => {
  expect(help(tooMany('{ mutable: [enact, amend, repeal] }'))).toEqual([]);
  const full = (changes: string): Setting => ({
    ...tooMany(changes),
    game: 'readings: { breached-limit: { take: not-adopted } }',
    proposals: inTurn('enact: {}', 'enact: {}'),
  });
  expect(help(full('{ mutable: [enact, amend, repeal] }'))).toEqual([
    'First repeal a rule that is mutable, such as Rule 301.',
  ]);
  expect(help(full('{ mutable: [enact, transmute] }'))).toEqual([
    'First transmute a rule that is mutable, such as Rule 301 to immutable.',
  ]);
  expect(help(full('{ mutable: [enact], immutable: [amend] }'))).toEqual([
    'First amend Rule 209, so that there may be more.',
  ]);
  expect(help(full('{ mutable: [enact] }'))).toEqual([
    'Under the rules in force no single change makes room first. If the vote was lost, correct it; if not, put the question to a Judge.',
  ]);
});

test('a forfeit is not helped by the repeal of a rule that may not be repealed', () => {
  const players = 'a: { name: A }\n  b: { name: B }\n  c: { name: C }';
  const setting = (changes: string) => ({
    players,
    cards: {
      103: card(103, `{ changes: ${changes} }`, 'immutable'),
      113: card(113, '{ forfeit: forbidden }', 'immutable'),
    },
    events: `  - { on: ${day(301, 0)}, forfeit: c }`,
  });
  expect(help(setting('{ mutable: [enact], immutable: [transmute] }'))).toEqual([
    'Record that the player left.',
  ]);
  expect(help(setting('{ mutable: [enact, amend], immutable: [transmute] }'))).toEqual([
    'First transmute Rule 113 to mutable and then amend it, or record that the player left.',
  ]);
  expect(help(setting('{ mutable: [enact], immutable: [repeal] }'))).toEqual([
    'First repeal Rule 113, or record that the player left.',
  ]);
});

test('trying a cure leaves nothing behind in the record of the game', () => {
  const { lives, versions, findings } = play({
    ...withdrawn,
    cards: { 104: votedOn('immutable') },
  });
  expect(versions).toHaveLength(1);
  expect(lives.get('104')?.changes).toHaveLength(1);
  expect(findings.map(({ code }) => code)).toEqual(['proposal/not-permitted']);
  expect(findings.flatMap((finding) => Object.keys(finding))).not.toContain('cures');
});

/** Suber's set in which nothing says which rule prevails, nor what the parts of a turn are. */
const UNDECIDED = {
  110: card(110, '', 'immutable'),
  202: card(202, ''),
  205: null,
  211: card(211, ''),
};
const JUDGE =
  'ut the question to a Judge: a Judgment whose settles names this move lets play go on.';

/** The cure if Rules 209 and 210 of the Initial Set say this. */
function helpWith(one: string, other: string, more: Setting = {}): readonly (string | undefined)[] {
  const cards = { ...UNDECIDED, ...more.cards, 209: card(209, one), 210: card(210, other) };
  return help({ proposals: { 301: enact(301, 'a') }, ...more, cards });
}

test('two cards of the Initial Set are put on one where one card can say what both say', () => {
  const played = ` If the game was played so, p${JUDGE}`;
  const parts = `Put both on one card: write “A turn is proposing and voting, then throwing the die.” in the mechanics of Rule 209, and remove \`turn\` from Rule 210.${played}`;
  expect(helpWith('{ turn: [propose] }', '{ turn: [roll] }')).toEqual([parts]);
  const both = helpWith(
    '{ turn: [propose], ballots: 1 }',
    '{ turn: [roll], voting-period: 1 day }',
  );
  expect(both).toEqual([parts]);
});

test('where no card can say both, one card says it, or a rule decides', () => {
  expect(helpWith('{ ballots: 2 }', '{}')).toEqual([
    `Say \`ballots\` on one of these cards alone, or let a rule of the set decide, with “Where rules conflict, the lowest number prevails.” If the game was played so, p${JUDGE}`,
  ]);
  const gold = (what: string) => `{ quantities: { gold: { ${what} } } }`;
  expect(helpWith(gold('starts: 1'), gold('starts: 2'))).toEqual([
    'Say `quantities.gold.starts` on one of these cards alone, or let a rule of the set decide, with “Where rules conflict, the lowest number prevails.”',
  ]);
  expect(helpWith(gold('starts: 1, least: 0'), gold('starts: 1, most: 5'))).toEqual([]);
});

test('cards that differ on one kind of change keep what they say of others', () => {
  const cards = { 103: card(103, '', 'immutable') };
  const decided = `or let a rule of the set decide, with “Where rules conflict, the lowest number prevails.” If the game was played so, p${JUDGE}`;
  const admitting = '{ changes: { mutable: [enact] } }';
  expect(
    helpWith(admitting, '{ changes: { mutable: [], immutable: [amend] } }', { cards }),
  ).toEqual([
    `Say on one of these cards alone what \`changes\` has for changes that enact what is mutable, ${decided}`,
  ]);
  const demand = (needs: string, more = '') =>
    `{ adoption: [{ of: { tier: mutable }, needs: ${needs} }${more}] }`;
  const bare = { cards: { 203: card(203, '') } };
  const other = demand('votes.unanimous', ', { of: { tier: immutable }, needs: votes.majority }');
  expect(helpWith(demand('votes.majority'), other, bare)).toContain(
    'Put both on one card: write “A change to a mutable rule is adopted if a majority is in favour. A change to a mutable rule is adopted if the vote is unanimous. A change to an immutable rule is adopted if a majority is in favour.” in the mechanics of Rule 209, and remove `adoption` from Rule 210.' +
      ` If the game was played so, p${JUDGE}`,
  );
});

test('no other card is offered where the move stays wrong, or a rule is no card as it was laid out', () => {
  const [one, other] = ['{ proposers: "player.points > 5" }', '{ proposers: "player.points > 6" }'];
  expect(helpWith(one, other)).toEqual([`P${JUDGE}`]);
  const adopted = {
    301: enact(301, 'a', 'enact: { mechanics: { ballots: 2 } }'),
    302: enact(302, 'b'),
  };
  expect(help({ cards: UNDECIDED, proposals: adopted })).toEqual([`P${JUDGE}`]);
});

/** Each setting is explained by the rule that decides it, and with what helps under the rules in force. */
const LEFT = '  - { on: 2025-12-31, leave: c }';
test.each<readonly [what: string, rule: number, help: string, setting: Setting]>([
  [
    'a vote closed too early, by the rule that says how long it lasts',
    104,
    'Record how c voted: for, against, or abstain. Or close the vote at the end of that period, 2026-01-04. If c joined later, remove c from game.md, and record the event `join: { id: c, name: C }`.',
    {
      cards: {
        104: card(104, '{ readings: { early-close: no } }', 'immutable'),
        105: card(105, '{ participation: optional }', 'immutable'),
        205: card(205, '{ voting-period: 3 days }'),
      },
      proposals: { 301: enact(301, 'a', 'votes: { for: [a, b] }') },
    },
  ],
  [
    'points that are taken, where a rule lets them be given',
    214,
    'Remove it, or cite the rule under which it is taken.',
    {
      cards: {
        ...UNGRANTED,
        214: card(214, '{ grants: [{ what: quantity, of: [points], least: 1, most: 5 }] }'),
      },
      events: '  - { on: 2026-01-01, points: { b: -1 }, rule: 214 }',
    },
  ],
  [
    'a Judge who has left, by the rule that says who judges',
    212,
    'If b judged, write `judge: b`. If not, remove the ruling, which binds nobody.',
    {
      cards: { 212: card(212, '{ judge: { chosen: preceding-player } }') },
      events: LEFT,
      proposals: { 301: enact(301, 'a', 'votes: { for: [a, b] }') },
      judgments: { 1: judged(1, '2026-01-02', 'c') },
    },
  ],
  [
    'that no change is possible any more, by the rule that then says who wins',
    213,
    'Rule 213 says who wins when play cannot go on. Record the event `winner: { player: …, by: paradox }`.',
    {
      cards: { 203: card(203, '{ adoption: votes.unanimous }'), 109: null, 114: null },
      proposals: inTurn('repeal: 203'),
    },
  ],
])('%s', (_, number, helps, setting) => {
  expect(errorsOf(play(setting))).toMatchObject([{ rule: { number }, help: helps }]);
});

test('no card is offered for a change by fiat that a rule above it would make void', () => {
  const events = '  - { on: 2026-01-01, fiat: { by: a, repeal: 101 }, rule: 210 }';
  const [wrong] = errorsOf(play({ events }));
  expect(wrong?.help).toMatch(/A grant of that would be void, since Rule 10\d prevails over it\./);
});
