/** Readings declared after the fact, and what they turn. */
import { describe, expect, it } from 'vitest';
import { findRewritings } from '../../src/cli/base-revision/compare-base.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { compareRecords } from '../../src/records/differences/compare-records.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { card, inTurn, newRule, page, type Setting, sourcesOf } from '../engine/table.ts';

function recordsOf(setting: Setting) {
  const { records, findings } = parseRecords(sourcesOf(setting), READINGS);
  expect(findings).toEqual([]);
  return records;
}

/** The effects of readings that game.md has now and had not before. */
function turned(setting: Setting, readings: string, open = ''): readonly string[] {
  const then = recordsOf({ ...setting, ...(open && { game: declare(open) }) });
  const now = recordsOf({ ...setting, game: declare(readings) });
  return findRewritings(compareRecords(then, now)).map(({ message }) =>
    message.replace(/^The game has begun, but its reading (.*?) is declared only now, and /, '$1 '),
  );
}

function declare(readings: string): string {
  return `readings: { ${readings} }`;
}

const ABSTAINED = { proposals: inTurn('votes: { for: [a, b], abstain: [c] }') };
const NOW = 'unanimity: { take: none-against, why: Custom. }';

describe('a reading declared since', () => {
  it('turns the outcome of a vote', () => {
    expect(turned(ABSTAINED, NOW)).toEqual([
      '“unanimity” turns the outcome of Proposal 301 from `defeated` to `adopted`.',
    ]);
  });

  it('turns what rules are called', () => {
    const proposals = inTurn('changes:\n  - { enact: {}, text: A. }\n  - { enact: {}, text: B. }');
    const readings = 'compound-number: { take: one-number, why: Custom. }';
    expect(turned({ proposals }, readings)).toEqual([
      '“compound-number” turns what Proposal 301 made of the rules from `Rule 301 (mutable) A., Rule 302 (mutable) B.` to `Rule 301 (mutable) A., Rule 301 (mutable) B.`.',
    ]);
  });

  it('turns what was earned', () => {
    const awards = '{ awards: [{ on: resolved, to: proposer, points: round(5/2) }] }';
    const cards = { 202: card(202, awards) };
    const readings = 'rounding-ties: { take: down, why: Custom. }';
    expect(turned({ cards, proposals: inTurn('') }, readings)).toEqual([
      '“rounding-ties” turns what Proposal 301 gave from `a 3 points` to `a 2 points`.',
    ]);
  });

  it('turns nothing by the answer that was taken anyhow', () => {
    expect(turned(ABSTAINED, 'unanimity: { take: all-for, why: Custom. }')).toEqual([]);
  });

  it('turns nothing by leaving a question open now', () => {
    expect(turned(ABSTAINED, 'unanimity: { take: open, why: Who knows. }')).toEqual([]);
  });

  it('turns nothing where the question was open, and so nothing decided', () => {
    expect(turned(ABSTAINED, NOW, 'unanimity: { take: open, why: Who knows. }')).toEqual([]);
  });

  it('turns nothing of what is still being voted on', () => {
    const open = page('proposal: 301\nby: a\nenact: {}\nvotes: { for: [a], abstain: [c] }', 'New.');
    expect(turned({ proposals: { 301: open } }, NOW)).toEqual([]);
  });

  it('is told of only where it turns what those before it had not', () => {
    const proposals = inTurn(
      'votes: { for: [a, b], abstain: [c] }',
      newRule('{ forfeit: allowed }'),
    );
    const both = `majority: { take: of-cast, why: Custom. }, ${NOW}`;
    expect(turned({ proposals }, both).map((each) => each.split(' ')[0])).toEqual(['“unanimity”']);
  });
});
