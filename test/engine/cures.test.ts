/** A cure that is a change of the rules is offered only where the rules in force admit it and it helps. */
import { expect, test } from 'vitest';
import { card, day, enact, errorsOf, inTurn, play, type Setting } from './table.ts';

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
    'The rules in force let no single change make room first. If the vote was lost, correct it; otherwise put the question to a Judge.',
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
