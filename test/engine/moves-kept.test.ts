/**
 * What single moves come to in games that differ from each other in one thing. Here, whoever changes
 * the engine reads what else changes; what the rules mean is expected elsewhere.
 */
import { describe, expect, it } from 'vitest';
import { CHANGES_OF_RULES } from './kept-games/changes-of-rules.ts';
import { JUDGED } from './kept-games/judged.ts';
import { NAMES } from './kept-games/names.ts';
import { ORDER_OF_PLAY } from './kept-games/order-of-play.ts';
import { PEOPLE } from './kept-games/people.ts';
import { UNDECIDED } from './kept-games/undecided.ts';
import { play } from './table.ts';
import { tellReplay } from './tell-replay.ts';

const GAMES = {
  ...ORDER_OF_PLAY,
  ...CHANGES_OF_RULES,
  ...JUDGED,
  ...NAMES,
  ...PEOPLE,
  ...UNDECIDED,
};

describe('a game in which', () => {
  it.each(Object.entries(GAMES))('%s', (_, setting) => {
    const replayed = play(setting);
    // Of a reading, only who takes it is in the words of the finding alone.
    const taken = replayed.findings.flatMap(({ message }) => /Taken: .*$/.exec(message) ?? []);
    const told = [...tellReplay(replayed), ...new Set(taken)];
    const kept = told.filter((line) => !/^(?:tiers|voids|version|circuit) /.test(line));
    expect(kept.join('\n')).toMatchSnapshot();
  });
});
