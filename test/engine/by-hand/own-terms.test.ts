/** Rules that change or end by their own terms: nothing that such a rule said holds any more. */
import { expect, test } from 'vitest';
import { card, inTurn, play, type Setting } from '../table.ts';
import { events, holdings, law } from './in-short.ts';
import { told } from './told.ts';

const LOST = 'votes: { for: [a], against: [b, c] }';
const ENDS =
  'Once the number of circuits completed is at least 1, this rule has no effect any more.';
const UNLESS =
  'Once the number of circuits completed is at least 1, unless it has been amended, this rule has no effect any more.';
const COSTS = 'When a proposal is defeated, the proposer loses 10 points.';
const LOSES = 'When a proposal is defeated, the proposer loses 1 point.';
const sentences = (...each: readonly string[]) => `[${each.map((one) => `'${one}'`).join(', ')}]`;
const ends = (...each: readonly string[]) => ({
  206: card(206, sentences(...each)),
  202: card(202, ''),
});

/** A, B and C each lose a vote in the first circuit, and A one in the second. */
const FOUR = inTurn(LOST, LOST, LOST, LOST);

test.each<[string, Setting, string]>([
  ['it stays', { cards: ends(COSTS) }, 'a -20 b -10 c -10'],
  ['it ends', { cards: ends(COSTS, ENDS) }, 'a -10 b -10 c -10'],
  ['it ends, since nobody has amended it', { cards: ends(COSTS, UNLESS) }, 'a -10 b -10 c -10'],
  [
    'it changes to cost less',
    {
      cards: ends(
        COSTS,
        'Once the number of circuits completed is at least 1, this rule changes to say that when a proposal is defeated, the proposer loses 1 point.',
      ),
    },
    'a -11 b -10 c -10',
  ],
  // New terms replace the old ones on the same matter alone.
  [
    'it changes on another matter',
    {
      cards: ends(
        COSTS,
        'Once the number of circuits completed is at least 1, this rule changes to say that no player has fewer than -10 points.',
      ),
    },
    'a -10 b -10 c -10',
  ],
  ['several sentences end together', { cards: ends(COSTS, LOSES, ENDS) }, 'a -11 b -11 c -11'],
])('where a defeat costs ten and %s: %j', (_, setting, expected) => {
  expect(told({ ...setting, proposals: FOUR }, 'points')).toBe(expected);
});

/** No other card lets players give points, so after its end only the words of Rule 214 do. */
const UNGIVEN = { 115: card(115, '', 'immutable') };
const CLERK = (...more: readonly string[]): Setting => ({
  cards: {
    ...UNGIVEN,
    ...law({ 202: '', 206: '' }),
    214: card(214, sentences('Anybody may give points.', ...more)),
  },
  proposals: inTurn('', '', ''),
});
test.each([
  ['3', [], 'b 5'],
  ['3', [ENDS], 'b 5'],
  ['8', [], 'b 5'],
])('on day %s, with %j: %s', (day, more, expected) => {
  const setting = {
    ...CLERK(...more),
    events: events(`${day} change: { b: { points: 5 } }, rule: 214`),
  };
  expect(told(setting, 'points')).toBe(expected);
});

test('a card that has ended gives nothing, and its rule is in force without mechanics', () => {
  const setting = CLERK(ENDS);
  const late = { ...setting, events: events('8 change: { b: { points: 5 } }, rule: 214') };
  const replayed = play(late);
  const rule = replayed.lives.get('214')?.changes.at(-1);
  expect(rule).toMatchObject({ kind: 'becomes', rule: { text: 'The words of Rule 214.' } });
  expect(rule?.rule?.mechanics).toBeUndefined();
  expect(replayed.findings.map(({ code }) => code)).toContain('grant/words-alone');
});

/**
 * Rule 203 alone says how a change is adopted, and pays 3 points for it. Its end would leave no way to
 * change the rules, so it is void, and the last turn of the circuit is paid for like the others.
 */
test.each(['not-yet', 'ended'])('the end of a rule that is void is not foreseen: %s', (take) => {
  const PAYS = 'When a proposal is adopted, the proposer receives 3 points.';
  const ADOPTS = 'A change is adopted if the vote is unanimous.';
  const setting: Setting = {
    game: `readings: { circuit-end: { take: ${take} }, last-rule-of-change: { take: must-stay } }`,
    cards: {
      109: null,
      202: card(202, ''),
      206: card(206, ''),
      203: card(203, sentences(ADOPTS, PAYS, ENDS)),
    },
    proposals: inTurn('', '', ''),
  };
  const replayed = play(setting);
  expect(replayed.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(holdings(replayed, 'points')).toBe('a 3 b 3 c 3');
  expect(replayed.lives.get('203')?.changes).toHaveLength(1);
});
