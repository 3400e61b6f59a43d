import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mechanicsLines } from '../../src/archive/words/mechanics-lines.ts';
import { SLOT_REFERENCE } from '../../src/law/mechanics/slots.ts';
import { mechanics } from '../../src/law/schema/parse-mechanics.ts';
import { parseShape } from '../../src/records/parse/shape-findings.ts';
import { rulesets } from './replayed.ts';

const read = (slots: Record<string, unknown>) => {
  const { value, findings } = parseShape(mechanics, slots, 'card.md');
  if (!value) throw new Error(findings.map(({ message }) => message).join('\n'));
  return value;
};
const says = (slots: Record<string, unknown>) =>
  mechanicsLines(read(slots)).flatMap((line) => line.says);

describe('mechanicsLines', () => {
  it.each(Object.entries(SLOT_REFERENCE))(
    'has a sentence for the example of %s',
    (slot, { example }) => {
      const sentences = says({ [slot]: parse(example) });
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^[A-Z“].*[^.]\.$/s);
        expect(sentence).not.toMatch(/undefined|\[object|NaN/);
      }
    },
  );

  it("says what Suber's rules do", () => {
    const suber = rulesets.get('suber');
    const of = (number: number) => {
      const card = suber?.cards.find((each) => each.number === number);
      return mechanicsLines(card?.mechanics).flatMap((line) => line.says);
    };
    expect(of(203)).toEqual([
      'A change is adopted if the vote is unanimous.',
      'Once the number of circuits completed is at least 2, unless it has been amended, this rule changes to say that a change is adopted if a majority is in favour.',
    ]);
    expect(of(206)).toEqual(['When a proposal is defeated, the proposer loses 10 points.']);
    expect(says({ awards: [{ on: 'judged', to: 'judge', points: 1 }] })).toEqual([
      'When a Judgment is given, the Judge receives 1 point.',
    ]);
    expect(says({ turns: { order: '"seat"' } })).toEqual(['Turns go round in seat order.']);
    expect(says({ forfeit: "'forbidden'" })).toEqual(['No player may forfeit the game.']);
    expect(of(208)).toEqual([
      "A player wins when the player's points are at least (100 if the game is played at a table, otherwise 200).",
    ]);
    expect(of(212)).toContain('The player before the one moving is the Judge.');
    expect(of(101)).toEqual([]);
  });

  it('names the questions that a rule leaves open', () => {
    const [line] = mechanicsLines(read({ adoption: 'votes.unanimous' }));
    expect(line?.leavesOpen.map(({ id }) => id)).toContain('unanimity');
  });
});
