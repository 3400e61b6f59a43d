/** Readings that are taken otherwise for the words of one rule: `unanimity-109`. */
import { describe, expect, it } from 'vitest';
import { law, outcome, rulings } from './by-hand/in-short.ts';
import { day, hangingOn, inTurn, newRule, notesOf, play, type Setting } from './table.ts';

/** C abstains from the repeal of a mutable rule, and from the transmutation of an immutable one. */
const TWO_VOTES = inTurn(
  'repeal: 210\nvotes: { for: [a, b], abstain: [c] }',
  'transmute: { rule: 101, to: mutable }\nvotes: { for: [a, b], abstain: [c] }',
);
const settled = (readings: string): Setting => ({
  game: `readings: ${readings}`,
  proposals: TWO_VOTES,
});
const AYES = '\nvotes: { for: [a, b], abstain: [c] }';
const OF_203 = 'readings: { unanimity-203: { take: none-against } }';

/**
 * Rule 203 asks for unanimity and so, of the immutable, does 109. An abstention defeats it, unless the
 * reading of the one or the other is taken otherwise; by the number that it has, or had.
 */
it.each<readonly [string, Setting, string]>([
  ['by custom', { game: OF_203, proposals: TWO_VOTES }, 'adopted defeated'],
  [
    'by custom of all but one rule',
    settled('{ unanimity: { take: none-against }, unanimity-109: { take: all-for } }'),
    'adopted defeated',
  ],
  [
    'by the card of the rule',
    {
      cards: law({
        109: 'adoption: [{ of: { kind: transmute, tier: immutable }, needs: votes.unanimous }], readings: { unanimity-109: none-against }',
      }),
      proposals: TWO_VOTES,
    },
    'defeated adopted',
  ],
  [
    'by another rule',
    {
      proposals: inTurn(
        newRule('{ readings: { unanimity-203: none-against } }'),
        `repeal: 210${AYES}`,
        `repeal: 301${AYES}`,
      ),
    },
    'adopted adopted adopted',
  ],
  [
    'by a Judgment, in its own turn',
    {
      proposals: TWO_VOTES,
      judgments: rulings([day(301, 0), 'c', '{ reading: unanimity-203, take: none-against }']),
    },
    'adopted defeated',
  ],
  ['by nobody, and left open', settled('{ unanimity-203: { take: open } }'), 'reading/open'],
  [
    'by the number that the rule had',
    { game: OF_203, proposals: inTurn('amend: 203\nmechanics: keep', `repeal: 210${AYES}`) },
    'adopted adopted',
  ],
  [
    'by the number that the rule has',
    {
      game: OF_203.replace('203', '301'),
      proposals: inTurn('amend: 203\nmechanics: keep', `repeal: 210${AYES}`),
    },
    'adopted adopted',
  ],
  [
    'not by the number of another',
    {
      game: OF_203.replace('203', '204'),
      proposals: inTurn('amend: 203\nmechanics: keep', `repeal: 210${AYES}`),
    },
    'adopted defeated',
  ],
  [
    'by a rule on all, and by a later one on this',
    readingRules('unanimity: all-for', 'unanimity-203: none-against'),
    'adopted adopted defeated',
  ],
  [
    'by a rule on this, and by a later one on all',
    readingRules('unanimity-203: none-against', 'unanimity: all-for'),
    'adopted adopted adopted',
  ],
])('unanimity is settled %s', (_, setting, expected) => {
  expect(outcome(setting)).toBe(expected);
});

/** If two rules read the words of a third, the one with the lower number prevails. */
function readingRules(first: string, second: string): Setting {
  const rules = [first, second].map((reading) => newRule(`{ readings: { ${reading} } }`));
  return { proposals: inTurn(...rules, `repeal: 210${AYES}`) };
}

describe('unanimity in the words of one rule', () => {
  it('is noted as the reading of that rule', () => {
    const replayed = play(settled('{ unanimity-203: { take: none-against } }'));
    expect(hangingOn(replayed, 'unanimity-203')).toEqual({
      'the outcome of Proposal 301': {
        'none-against': 'it is adopted',
        'all-for': 'it is defeated',
      },
      'the award for Proposal 301': {
        'none-against': 'A receives 7 points',
        'all-for': 'A loses 3 points',
      },
    });
    const [note] = notesOf(replayed, 'contestable').filter(({ message }) =>
      message.startsWith('The outcome of Proposal 301'),
    );
    expect(note?.message).toContain('In Rule 203: does an abstention or silence defeat unanimity?');
    expect(hangingOn(replayed, 'unanimity')).toHaveProperty(['the outcome of Proposal 302']);
  });
});

it('is told once, behind the reading of all rules', () => {
  const { readings } = play(
    settled(
      '{ unanimity-203: { take: none-against }, unanimity-109: { take: all-for }, majority-203: { take: of-cast } }',
    ),
  );
  const told = readings.map(({ id }) => id).filter((id) => /^(?:unanimity|majority)/.test(id));
  expect(told).toEqual(['unanimity', 'unanimity-109', 'unanimity-203', 'majority', 'majority-203']);
});

it('is not taken of one rule where the register does not let it be', () => {
  expect(() => play(settled('{ withdrawal-104: { take: yes } }'))).toThrow(
    /is not in the register of readings/,
  );
});
