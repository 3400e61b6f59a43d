/** Which names the formulas of each slot may ask for. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { mechanics } from '../../src/law/schema/parse-mechanics.ts';
import { parseShape } from '../../src/records/parse/shape-findings.ts';

function found(yaml: string): readonly string[] {
  return parseShape(mechanics, parse(yaml), 'card.md').findings.map(({ code }) => code);
}

describe('names', () => {
  test.each([
    'electorate: "!player.robot && player.strength > 0"',
    'electorate: proposal.kind == "amend" || player.speaker',
    'ballots: player.strength',
    'adoption: votes.for / votes.cast >= proposal.facts.threshold',
    'adoption: rules.mutable > players.count || rules["class-a"] > 0',
    'awards: [{ on: resolved, to: proposer, points: round((proposal.number - 1) * votes.favourable) }]',
    'awards: [{ on: adopted, to: against, points: 10, if: "!adoption.unanimous" }]',
    'awards: [{ on: rolled, to: roller, points: roll.die * player.points }]',
    'robot-votes: roll.die > 3',
    'win: [{ when: player.points >= 100 }]',
    'proposal-facts: { threshold: { least: 1/2, most: game.turn } }',
  ])('may be used where they mean something: %s', (yaml) => {
    expect(found(yaml)).toEqual([]);
  });

  test.each([
    'adoption: adoption.unanimous',
    'adoption: player.points > 1',
    'electorate: votes.for > 1',
    'win: [{ when: votes.unanimous }]',
    'limits: [{ of: mutable, most: player.points }]',
    'win: [{ when: roll.die > 1 }]',
    'turns: votes.for',
    'turns: \'player.rank > 1 ? "seat" : "none"\'',
    'electorate: player.constructor',
  ])('and nowhere else: %s', (yaml) => {
    expect(found(yaml)).not.toEqual([]);
  });
});
