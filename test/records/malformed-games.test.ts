/** Games, rulesets, Judgments and events that are none: what is found, and on which characters. */
import { test } from 'vitest';
import { asItIs, cases, codesOf, expectFound, record } from './marked-records.ts';

const GAME = 'games/g/game.md';
const CARD = 'rulesets/s/101.md';
const game = (more: string) => record(`title: A\nruleset: s\nmedium: table\n${more}`);
const card = (mechanics: string) =>
  record(`rule: 101\ntier: mutable\nmechanics: ${mechanics}`, 'W');

cases('a game', GAME, record, [
  ['no ruleset', '⟦title⟧: A\nmedium: table\nplayers: {}', 'missing'],
  ['another ruleset', 'title: A\nruleset: ⟦t⟧\nmedium: table\nplayers: {}', 'unknown/ruleset'],
  ['another medium', 'title: A\nruleset: s\nmedium: ⟦post⟧\nplayers: {}', 'type'],
]);

cases('a game of some players', GAME, game, [
  ['players in a list', 'players: ⟦[ada]⟧', 'type'],
  ['a player twice', 'players:\n  a: { name: A }\n  ⟦a⟧: { name: B }', 'duplicate'],
  ['a player without a name', 'players: { ⟦a⟧: {} }', 'missing'],
  ['strangers', 'players: { ada: { name: A } }\nteams: { red: [ada, ⟦eve⟧] }', 'unknown/player'],
  ['an unknown reading', 'players: {}\nreadings: { ⟦unanimty⟧: { take: all-for } }', 'key'],
  ['an unknown option', 'players: {}\nreadings: { unanimity: { take: ⟦all⟧ } }', 'type'],
  ['a reading left open', 'players: {}\nreadings: { unanimity: { take: open } }', ''],
]);

cases('the head of a card', CARD, (head) => record(head, 'W'), [
  ['another number', 'rule: ⟦102⟧\ntier: mutable', 'file'],
  ['no tier', '⟦rule⟧: 101', 'missing'],
  ['another tier', 'rule: 101\ntier: ⟦mutabel⟧', 'type'],
]);

cases('a card', CARD, asItIs, [
  ['no text', '---\nrule: 101\ntier: mutable\n⟦---⟧\n\n \n', 'missing'],
]);

cases('the mechanics of a card', CARD, card, [
  ['a formula with a wrong name', '{ adoption: votes.for > ⟦votes.foes⟧ }', 'formula'],
  ['in quotes', `{ win: [{ when: 'game.medium == "it''s" && ⟦me⟧' }] }`, 'formula'],
  ['on a folded line', '\n  adoption: >-\n    votes.for >\n    ⟦votes.foes⟧ + 1', 'formula'],
  ['a tier added twice', '{ tiers: [{ id: a, title: A }, { id: ⟦a⟧, title: B }] }', 'duplicate'],
  ['a slot with nothing in it', '{ ⟦awards⟧: [], ⟦quantities⟧: {} }', 'key key'],
  ['a grant of nothing', '{ grants: [{ what: rules, ⟦of⟧: [], ⟦kinds⟧: [] }] }', 'key key'],
  ['a limit without a bound', '{ limits: [⟦{ of: mutable }⟧] }', 'missing'],
  ['a die where none is thrown', '{ turn: [{ part: propose, ⟦faces⟧: 6 }] }', 'key'],
  [
    'tiers',
    '{ changes: { ⟦mutabel⟧: [enact] }, limits: [{ of: ⟦imutable⟧, most: 3 }] }',
    'key type',
  ],
  ['a slot that is none', '{ ⟦adoptoin⟧: votes.majority }', 'key'],
  ['a list', '⟦[]⟧', 'type'],
  ['a sentence as a text', '⟦Every player may vote. Each player has one vote.⟧', 'type'],
  ['a sentence in braces', '⟦{ When a proposal is adopted, the proposer gets a point. }⟧', 'type'],
  ['a sentence in brackets', '⟦[When a proposal is adopted, the proposer gets 1 point.]⟧', 'type'],
  ['two sentences in an item', '⟦[Every player may vote. Each player has one vote.]⟧', 'type'],
  ['an item with a colon', '\n  - ⟦When it is adopted: the proposer gets a point.⟧', 'type'],
  ['a word that is near another', '{ participation: ⟦requird⟧ }', 'type'],
  ['a word where a formula may give one', '{ participation: ⟦sometimes⟧ }', 'type'],
]);

cases('a ruleset', 'rulesets/s/ruleset.md', record, [
  ['no tiers', '⟦title⟧: A', 'missing'],
  ['no tier at all', 'title: A\ntiers: ⟦[]⟧', 'missing'],
  ['a tier twice', 'title: A\ntiers: [{ id: a, title: A }, { id: ⟦a⟧, title: B }]', 'duplicate'],
]);

test.each([
  ['changes: { ⟦nowhere⟧: [enact] }', 'key'],
  ['adoption: [{ of: { tier: ⟦nowhere⟧ }, needs: votes.unanimous }]', 'type'],
  ['limits: [{ of: ⟦nowhere⟧, most: 3 }]', 'type'],
  ['tiers: [{ id: x, title: X, above: ⟦nowhere⟧ }]', 'type'],
  ['fiat: { tiers: [⟦nowhere⟧], by: Magic Elf }', 'type'],
  ['overrides: [{ tier: ⟦nowhere⟧ }]', 'type'],
  ['defers-to: [{ tier: ⟦nowhere⟧ }]', 'type'],
  ['becomes: { when: true, mechanics: { limits: [{ of: ⟦nowhere⟧, most: 3 }] } }', 'type'],
])('a card names a tier that nothing has: %s', (mechanics, code) => {
  expectFound({ [CARD]: card(`{ ${mechanics} }`) }, codesOf(code));
});

cases('a Judgment', 'games/g/judgments/1.md', record, [
  ['no question', '⟦judgment⟧: 1\nby: ada', 'missing'],
  ['a refusal by nobody', '⟦judgment⟧: 1\nquestion: Q\nby: ada\nrefused: 2009', 'missing'],
  ['no ruling', '⟦judgment⟧: 1\nquestion: Q\nby: ada\njudge: ben\ngiven: 2009', 'missing'],
]);

const asked = (more: string) => record(`judgment: 1\nquestion: Q\nby: ada\n${more}`);
cases('a Judgment on a question', 'games/g/judgments/1.md', asked, [
  ['what it settles, without a ruling', '⟦settles⟧: [{ move: 301, is: legal }]', 'missing'],
  ['settling by nobody', '⟦bench⟧: []\nsettles: [{ move: 301, is: legal }]', 'missing'],
  [
    'settling by a Judge without a ruling',
    '⟦bench⟧: [{ judge: ben }]\nsettles: [{ move: 301, is: legal }]',
    'missing',
  ],
  ['given early', 'invoked: 2009-02\njudge: ben\nruling: R\ngiven: ⟦2009-01⟧', 'date'],
  ['a panel with somebody in it twice', 'judge: [ada, ben, ⟦ben⟧]\nruling: R', 'duplicate'],
  ['judge and bench', '⟦judge⟧: ben\nbench: [{ judge: ben }]', 'key'],
  ['a bench without a Judge', 'bench: [{ ⟦refused⟧: 2009 }]', 'missing'],
  ['a refusal with a ruling', 'judge: ben\n⟦refused⟧: 2009\nruling: R', 'key'],
]);

const ruled = (more: string) => asked(`judge: ben\nruling: R\n${more}`);
cases('a Judgment with a ruling', 'games/g/judgments/1.md', ruled, [
  ['overruled by nobody', 'overruled: ⟦{}⟧', 'missing'],
  ['settling nothing', 'settles: [⟦{}⟧]', 'missing'],
  ['settling two things', 'settles: [{ winner: ada, ⟦is⟧: legal }]', 'key'],
  ['a move and a winner in one', 'settles: [{ move: 301, is: legal, ⟦winner⟧: ada }]', 'key'],
  ['settling a move in no way', 'settles: [{ ⟦move⟧: 301 }]', 'missing'],
  ['an unknown reading', 'settles: [{ reading: ⟦unanimty⟧, take: all-for }]', 'type'],
  ['settling in an unknown way', 'settles: [{ reading: unanimity, take: ⟦open⟧ }]', 'type'],
]);

cases('a record of events', 'games/g/events/2009.md', record, [
  ['no list', 'events: ⟦none⟧', 'type'],
  ['one event beside a list', '⟦leave⟧: ada\nevents: []', 'key'],
  ['a single event that is nothing', '⟦on⟧: 2009', 'missing'],
  ['a single event as the whole front matter', 'on: 2009\nleave: ada', ''],
]);

cases('an event', 'games/g/events/2009.md', (event) => record(`events:\n  - ${event}`), [
  ['nothing', '{ ⟦on⟧: 2009 }', 'missing'],
  ['two things', '{ leave: ada, ⟦note⟧: Bye. }', 'key'],
  ['mistyped', '{ on: 2009, ⟦leav⟧: ada }', 'key'],
  ['points in words', 'on: 2009\n    points: { ada: ⟦none⟧ }', 'type'],
  ['scores in a list', 'scores: ⟦[1, 2]⟧', 'type'],
  ['joining without a name', '{ ⟦join⟧: { id: eve } }', 'missing'],
  ['a winner by other means', 'winner: { player: ada, by: ⟦brute force⟧ }', 'type'],
  ['a winner in a list', 'winner: ⟦[ada]⟧', 'type'],
  ['an office for no one', 'appoint: { speaker: ⟦{}⟧ }', 'type'],
  ['a fiat without a text', '{ ⟦fiat⟧: { by: Elf, amend: 0 } }', 'missing'],
  ['a number beside one', 'fiat: { by: Elf, amend: 0, ⟦number⟧: 5, text: New. }', 'key'],
  ['what stands if nothing is reckoned', '{ note: N, ⟦stands⟧: true }', 'key'],
]);
