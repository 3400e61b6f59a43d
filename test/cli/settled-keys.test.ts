/** A settled record may not change, except for the commentary that is listed here. */
import { describe, expect, it } from 'vitest';
import { page } from '../engine/table.ts';
import { ARCHIVE, edited, type Files, found } from './compared.ts';

const PROPOSAL = 'games/test/proposals/301.md';
const JUDGMENT = 'games/test/judgments/1.md';
const EVENTS = 'games/test/events/all.md';
const GAME = 'games/test/game.md';
const CARD = 'rulesets/suber/201.md';
const SET = 'rulesets/suber/ruleset.md';

const RECORDS: Readonly<Record<string, string>> = {
  [PROPOSAL]: page(
    `proposal: 301
name: Tea
by: a
with: [b]
proposed: 2026-01-01
amend: 298
title: On tea
mechanics: none
votes: { for: [a, { by: b, why: Yes. }], against: [c], cast: { a: 2026-01-02 } }
closed: 2026-01-03
outcome: adopted
awards: { a: 3 }
effective: 2026-01-04
facts: { cups: 2 }
wording: paraphrased
as-meant: true
notes: It rained.
stands: { why: Nobody minded. }`,
    'Tea is served.',
  ),
  [JUDGMENT]: page(
    `judgment: 1
kind: CFJ
question: Is tea served?
by: a
invoked: 2026-01-05
rules: [298]
judge: b
accepted: 2026-01-06
ruling: "Yes"
given: 2026-01-07
settles: [{ move: 301, is: legal }]
cites: [7]
arguments: [{ by: a, text: I saw it. }]
stands: { why: Nobody minded. }`,
    'It is.',
  ),
  [EVENTS]: page(`events:
  - { id: rain, on: 2026-01-08, points: { a: 1 }, rule: 298, why: It rained., stands: { why: So. } }`),
  [GAME]: page(`title: Tea
ruleset: suber
medium: mail
started: 2026-01-01
invented: true
players: { a: { name: Ada A, account: "github:a" }, b: { name: Bob B }, c: { name: Cyd C } }
teams: { reds: [a, b] }
readings: { majority: { take: of-cast, since: 2026-01-02, why: Custom. }, unanimity: { take: all-for } }
clerks: ["github:k"]
unobjected: stands`),
};

const SETTLED: readonly (readonly [file: string, from: string, to: string])[] = [
  [PROPOSAL, 'name: Tea', 'name: Coffee'],
  [PROPOSAL, 'by: a\n', 'by: c\n'],
  [PROPOSAL, 'with: [b]', 'with: [c]'],
  [PROPOSAL, 'proposed: 2026-01-01', 'proposed: 2026-01-02'],
  [PROPOSAL, 'amend: 298', 'amend: 299'],
  [PROPOSAL, 'title: On tea', 'title: On cups'],
  [PROPOSAL, 'mechanics: none', 'mechanics: keep'],
  [PROPOSAL, '{ by: b, why: Yes. }', 'b'],
  [PROPOSAL, 'against: [c]', 'abstain: [c]'],
  [PROPOSAL, 'cast: { a: 2026-01-02 }', 'cast: { a: 2026-01-03 }'],
  [PROPOSAL, 'closed: 2026-01-03', 'closed: 2026-01-04'],
  [PROPOSAL, 'outcome: adopted', 'outcome: defeated'],
  [PROPOSAL, 'awards: { a: 3 }', 'awards: { a: 4 }'],
  [PROPOSAL, 'effective: 2026-01-04', 'effective: 2026-01-05'],
  [PROPOSAL, 'cups: 2', 'cups: 3'],
  [PROPOSAL, 'wording: paraphrased\n', ''],
  [PROPOSAL, 'as-meant: true\n', ''],
  [PROPOSAL, 'Nobody minded.', 'Nobody came.'],
  [PROPOSAL, 'Tea is served.', 'Coffee is served.'],
  [JUDGMENT, 'kind: CFJ', 'kind: RFJ'],
  [JUDGMENT, 'Is tea served?', 'Is coffee served?'],
  [JUDGMENT, 'by: a\ninvoked', 'by: c\ninvoked'],
  [JUDGMENT, 'invoked: 2026-01-05', 'invoked: 2026-01-04'],
  [JUDGMENT, 'rules: [298]', 'rules: [299]'],
  [JUDGMENT, 'judge: b', 'judge: c'],
  [JUDGMENT, 'accepted: 2026-01-06', 'accepted: 2026-01-05'],
  [JUDGMENT, '"Yes"', '"No"'],
  [JUDGMENT, 'given: 2026-01-07', 'given: 2026-01-08'],
  [JUDGMENT, 'is: legal', 'is: illegal'],
  [JUDGMENT, 'cites: [7]', 'cites: [8]'],
  [JUDGMENT, 'I saw it.', 'I heard it.'],
  [JUDGMENT, 'Nobody minded.', 'Nobody came.'],
  [JUDGMENT, 'It is.', 'It was.'],
  [EVENTS, 'on: 2026-01-08', 'on: 2026-01-07'],
  [EVENTS, 'points: { a: 1 }', 'points: { a: 2 }'],
  [EVENTS, 'points: { a: 1 }', 'set: { a: { points: 1 } }'],
  [EVENTS, 'rule: 298', 'rule: 299'],
  [EVENTS, 'It rained.', 'It snowed.'],
  [EVENTS, 'why: So.', 'why: Thus.'],
  [GAME, 'medium: mail', 'medium: table'],
  [GAME, 'started: 2026-01-01', 'started: 2025-12-31'],
  [GAME, 'name: Ada A', 'name: Ada Z'],
  [GAME, 'reds: [a, b]', 'reds: [a, c]'],
  [GAME, 'of-cast', 'of-eligible'],
  [GAME, 'since: 2026-01-02', 'since: 2026-01-03'],
  [GAME, 'take: all-for', 'take: all-for, since: 2026-01-02'],
  [CARD, 'tier: mutable', 'tier: immutable'],
  [SET, 'Mutable', 'Changeable'],
];

const COMMENTARY: readonly (readonly [file: string, from: string, to: string])[] = [
  [PROPOSAL, 'It rained.', 'It snowed.'],
  [EVENTS, 'id: rain', 'id: snow'],
  [GAME, 'title: Tea', 'title: Coffee'],
  [GAME, 'invented: true\n', ''],
  [GAME, 'name: Ada A', 'name: Adele A'],
  [GAME, 'github:a', 'github:ada'],
  [GAME, 'why: Custom.', 'why: Habit.'],
  [GAME, 'github:k', 'github:kim'],
  [SET, 'title: ', 'title: The '],
];

const then: Files = new Map([
  ...[...ARCHIVE].filter(([file]) => file.startsWith('rulesets/')),
  ...Object.entries(RECORDS),
]);

function foundAfter(...edit: readonly [file: string, from: string, to: string]) {
  const all = found(then, edited(then, edit));
  return all.filter(({ code }) => code === 'history/rewritten');
}

describe('a settled record', () => {
  it.each(SETTLED)('%s: %s may not become %s', (file, from, to) => {
    expect(foundAfter(file, from, to).map((each) => each.file)).toContain(file);
  });

  it.each(COMMENTARY)('%s: %s may become %s', (file, from, to) => {
    expect(foundAfter(file, from, to)).toEqual([]);
  });
});
