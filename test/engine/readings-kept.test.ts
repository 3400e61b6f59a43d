/**
 * Everything that the games of the readings come to, under each option. What each of them means to
 * show is expected in `readings.test.ts`; here, whoever changes the engine reads what else changes.
 */
import { expect, it } from 'vitest';
import { readingCalled } from '../../src/law/readings/register.ts';
import { byCustom, CASES } from './reading-cases/all-cases.ts';
import { play } from './table.ts';
import { tellBeside, tellReplay } from './tell-replay.ts';

it.each(CASES)('$reading: $story', (one) => {
  const { reading, game, quiet } = one;
  const [byDefault, ...others] = readingCalled(reading)?.options.map(({ id }) => id) ?? [];
  const replayed = play(game);
  const told = [`“${byDefault}”, by default:`, ...tellReplay(replayed)];
  for (const option of [...others, 'open']) {
    told.push(`“${option}”:`, ...tellBeside(play(byCustom(one, game, option)), replayed));
  }
  told.push('where nothing depends on it:', ...tellBeside(play(quiet), replayed));
  expect(told.join('\n')).toMatchSnapshot();
});
