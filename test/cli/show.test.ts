import { expect, test } from 'vitest';
import { nomic } from './context.ts';

async function shown(line: string, context = {}): Promise<string> {
  const { status, out, err } = await nomic(line, context);
  expect([status, err]).toEqual([0, undefined]);
  return out ?? '';
}

const LIFE = `Rule 305 (formerly 112, 304)
N Nomic, Mutable Rules, in force

Version 0, Rule 112
Initial rule.

  The state of affairs that constitutes winning may not be altered from achieving n points to any other state of affairs. The magnitude of n and the means of earning points may be changed, and rules that establish a winner when play cannot continue may be enacted and (while they are mutable) be amended or repealed.

Version 4, Rule 304
Transmuted from immutable to mutable by Proposal 304 (Player E), 27 September 2009.
  The words stayed the same.

Version 5, Rule 305
Amended (1) by Proposal 305 (Player F), 24 October 2009.
  New wording of Rule 304; its mechanics still say:
  A player may win only with a number of points.

  The state of affairs that constitutes winning may not be altered from achieving n points to any other state of affairs. The magnitude of n {+points+} and the means of earning points may be changed, [-and rules-] {+however an infinitely large amount of points always leads to a win. Rules+} that establish a winner when play cannot continue may be enacted and (while they are mutable) be amended or repealed.

How the engine reads it
  A player may win only with a number of points.
`;

const V4 = 'Rules in version 4 of 7, in force from 27 September 2009 until 24 October 2009\n';
const SUBER =
  /^Nomic, the Initial Set\n=+\n\nBy Peter Suber\nThe Paradox of Self-Amendment, Appendix 3, 1990\n/;

test.each<readonly [line: string, ...(readonly (string | RegExp)[])]>([
  // How the game stands heads its rules
  ['n-nomic', /^N Nomic\n=======\n\nRules in version 7, in force since 4 January 2010\n/],
  ['n-nomic', '\nThe game has ended.\nScores: Player E 27, Player A 18, '],
  ['n-nomic', '\n\nImmutable Rules\n---------------\n\nRule 101\n\n'],
  ['n-nomic', /Rule 305 \(formerly 112, 304\)\n\nThe state of affairs/],
  [
    'n-nomic',
    /History: Initial rule\. Transmuted .* Amended \(1\) by Proposal 305 \(Player F\), .*\n/,
  ],
  // By a version, or by a date
  ['n-nomic --version 4', V4, 'Rule 304 (formerly 112)\n'],
  ['n-nomic --at 2009-10-23', V4, 'Rule 304 (formerly 112)\n'],
  ['n-nomic --at 2009-10-24', 'Rules in version 5 of 7'],
  ['n-nomic --at 2009-08-17', 'Rules in version 0 of 7'],
  ['n-nomic --at 2012', 'Rules in version 7,'],
  [
    'worked-example --rule 203 --format markdown',
    '**The words of Rule 203 stay, but what it does changes:**\n\n| Before',
    'A change is adopted if <ins>a majority is in favour</ins>',
  ],
  // An Initial Set, with where it comes from
  ['rulesets/suber', SUBER],
])('show %s', async (line, ...expected) => {
  const text = await shown(`show ${line}`);
  for (const words of expected) {
    if (typeof words === 'string') expect(text).toContain(words);
    else expect(text).toMatch(words);
  }
});

test('tells the whole life of a rule, by whichever of its numbers', async () => {
  for (const number of [112, 305]) expect(await shown(`show n-nomic --rule ${number}`)).toBe(LIFE);
});

test('shows of a set all rules or one, and of a version nothing that came later', async () => {
  expect((await shown('show rulesets/suber')).match(/^Rule \d+$/gm)).toHaveLength(29);
  const one = await shown('show rulesets/suber --rule 206 --format markdown');
  expect(one.match(/^##.*/gm)).toEqual(['## Mutable Rules', '### Rule 206']);
  expect(one).toContain('### Rule 206\n\nWhen a proposed rule-change is defeated,');
  expect(await shown('show n-nomic --version 4')).not.toContain('Amended (1) by Proposal 305');
});

test('lines are broken for a person and kept for a program', async () => {
  const person = await shown('show n-nomic --rule 112', { isTerminal: true, columns: 50 });
  expect(Math.max(...person.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72);
  expect(person).toContain('\n  The state of affairs that constitutes winning\n');
});

test('publishes a game as JSON', async () => {
  const game = JSON.parse(await shown('show n-nomic --format json'));
  expect(Object.keys(game).join(' ')).toBe(
    'version status scores toMove winner rules proposals judgments players rounds holdings readings timeline',
  );
  expect(game).toMatchObject({
    ...{ version: 7, status: 'ended', toMove: null, winner: null, judgments: [] },
    ...{ scores: { a: 18, b: 11, c: -2, d: -1, e: 27, f: 11 }, holdings: { e: { points: 27 } } },
  });
  const rule = game.rules.find((each: { number: number }) => each.number === 305);
  expect(Object.keys(rule).join(' ')).toBe('number numbers title tier text does mechanics history');
  expect(rule).toMatchObject({ numbers: [112, 304, 305], title: null, tier: 'mutable' });
  expect(rule.mechanics).toEqual({ 'winning-by': 'points-only' });
  expect(game.proposals).toMatchObject([
    ...['301', '302', '303', '304'].map((name) => ({ name, outcome: 'adopted' })),
    { number: 305, by: 'f', evidence: 'verified', awards: { f: 14 }, version: 5 },
    { name: '306', outcome: 'adopted' },
    { name: '307-withdrawn', outcome: 'withdrawn' },
    { name: '307', outcome: 'defeated', evidence: 'attested', awards: { c: -10 }, version: null },
    { name: '308', outcome: 'adopted' },
  ]);
  const reading = game.readings.find((each: { id: string }) => each.id === 'unanimity');
  expect(reading).toMatchObject({ taken: 'none-against', source: 'custom' });
  expect(reading.mattered.length).toBeGreaterThan(0);
  expect(game.timeline[0]).toEqual({
    ...{ on: '2009-08-17', version: 0, kind: 'note', rule: null, why: null, id: null },
    ...{ note: 'The thread is created and the game begins.', ground: null, judged: null },
  });
});

test('publishes the rules of a version, and the life of a rule', async () => {
  const game = JSON.parse(await shown('show n-nomic --version 0 --format json'));
  expect(game.version).toBe(0);
  expect(game.rules).toHaveLength(29);
  const { rules } = JSON.parse(await shown('show rulesets/suber --format json'));
  expect(game.rules).toEqual(rules);
  const life = [
    { version: 0, kind: 'initial' },
    { version: 4, kind: 'transmute' },
    { version: 5, kind: 'amend' },
  ];
  const rule = JSON.parse(await shown('show n-nomic --rule 112 --format json'));
  expect(rule).toMatchObject({ inForce: true, number: 305, numbers: [112, 304, 305], life });
});
