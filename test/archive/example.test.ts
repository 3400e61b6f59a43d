/** What a stranger is shown first. */
import { expect, it } from 'vitest';
import { describeExample } from '../../src/archive/page-models/library/describe-example.ts';
import { describeHome } from '../../src/archive/page-models/library/describe-home.ts';
import { describeSixSteps } from '../../src/archive/page-models/library/describe-six-steps.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { recorded, recordedGames } from './replayed.ts';

const archives = recordedGames.map((id) => recorded(id));
const teapot = recorded('worked-example');

it('shows a change with its vote, that struck out words and put in others', () => {
  const example = describeExample([teapot]);
  const { made, redline } = example ?? {};
  expect(made?.outcome).toBe('adopted');
  expect(new Set(redline?.map(({ kind }) => kind))).toEqual(new Set(['same', 'added', 'removed']));
  expect(example?.votes).toMatch(/^\d+ for, [1-9]\d* against$/);
});

it('has no example where no words of a rule were ever changed', () => {
  expect(describeExample([recorded('gnomic')])).toBeUndefined();
});

it('goes through a game that was won, from its first rules to the win', () => {
  const steps = describeSixSteps(archives);
  expect(steps?.game.words).toBe('The Teapot');
  expect(steps?.initial.rule.words).toBe('Rule 203');
  expect(steps?.initial.text).toContain('unanimous');
  expect(steps?.judged.ruling).toBe('Both');
  expect(plain(steps?.won ?? [])).toContain('won by paradox');
  expect(describeSixSteps([recorded('n-nomic')])).toBeUndefined();
});

it('says of a game that was written for the archive that it was', () => {
  const { games } = describeHome(archives, [], teapot.links);
  const said = new Map(games.map(({ link, invented }) => [link.words, invented !== undefined]));
  expect(said.get('The Teapot')).toBe(true);
  expect(said.get('N Nomic')).toBe(false);
});
