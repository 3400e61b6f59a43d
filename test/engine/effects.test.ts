/**
 * Effects come to the positions of all games: of the samples here, and of each game at the table where it is
 * played (`table.ts`).
 */
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { layOut, type Position, replay } from '../../src/engine/replay.ts';
import { gatherBindings } from '../../src/engine/state/bindings.ts';
import { openContext } from '../../src/engine/state/context.ts';
import { initialState } from '../../src/engine/state/state.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { SAMPLES } from '../samples.ts';
import { foldingAlong } from './folding.ts';

const content = readContent(SAMPLES);
if (!content.ok) throw new Error(content.message);
const { records } = parseRecords(content.sources, READINGS);
const games = [...records.games.values()].flatMap((game) => {
  const ruleset = records.rulesets.get(game.ruleset);
  return ruleset ? [{ game, ruleset }] : [];
});

test.each(games)('the effects of $game.id come to its positions', ({ game, ruleset }) => {
  const positions: Position[] = [];
  const follow = foldingAlong(game, ruleset);
  replay(game, ruleset, {
    notesOtherwise: false,
    passing: (position) => {
      follow(position);
      positions.push(position);
    },
  });
  expect(positions.length).toBeGreaterThan(0);
});

test('an effect that is not in the log is missed', () => {
  const [position] = games.flatMap(({ game, ruleset }) => {
    const context = openContext(
      game,
      gatherBindings(game, ruleset, []),
      initialState(game, ruleset.tiers),
    );
    const laid = layOut(context, ruleset, []);
    return laid.log.effects.peek()?.effect.kind === 'quantity' ? [{ game, ruleset, ...laid }] : [];
  });
  if (!position) throw new Error('in no game somebody begins with a quantity');
  const { game, ruleset } = position;
  foldingAlong(game, ruleset)(position);
  const lost = { ...position, log: { ...position.log, effects: position.log.effects.pop() } };
  expect(() => foldingAlong(game, ruleset)(lost)).toThrow('holdings');
  const unruled = { ...position, log: { ...position.log, effects: position.log.effects.clear() } };
  expect(() => foldingAlong(game, ruleset)(unruled)).toThrow('holdings, latest, law, book');
  const ended = { ...position, state: { ...position.state, round: 2 } };
  expect(() => foldingAlong(game, ruleset)(ended)).toThrow('round');
});
