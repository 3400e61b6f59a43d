/** The first page that a stranger sees. */
import { expect, it } from 'vitest';
import {
  describeExample,
  describeHome,
  describeOnHome,
} from '../../src/archive/page-models/library/describe-home.ts';
import { describeSixSteps } from '../../src/archive/page-models/library/describe-six-steps.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { recorded, recordedGames } from './replayed.ts';

const archives = recordedGames.map((id) => recorded(id));
const teapot = recorded('worked-example');

it('shows a change with its vote, that struck out words and put in others', () => {
  const example = describeExample(teapot);
  const { proposal, redline } = example ?? {};
  const made = teapot.replay.proposals.find(({ written }) => {
    return teapot.links.proposal(teapot.id, written.name) === proposal?.href;
  });
  expect(made?.outcome).toBe('adopted');
  expect(new Set(redline?.map(({ kind }) => kind))).toEqual(new Set(['same', 'added', 'removed']));
  expect(example?.votes).toMatch(/^\d+ for, [1-9]\d* against$/);
});

it('has no example where no words of a rule were ever changed', () => {
  expect(describeExample(recorded('gnomic'))).toBeUndefined();
});

it('goes through a game that was won, from its first rules to the win', () => {
  const [steps] = archives.flatMap((archive) => describeSixSteps(archive) ?? []);
  expect(steps?.game.words).toBe('The Teapot');
  expect(steps?.initial.rule.words).toBe('Rule 203');
  expect(steps?.initial.rule.text).toContain('unanimous');
  expect(steps?.change.rule.text).toBe('Whoever holds the teapot has two votes.');
  expect(steps?.judged.beside[0]?.text).toContain('exactly one vote');
  expect(steps?.judged.ruling).toBe('Both');
  expect(steps?.under?.words).toBe('Rule 213');
  expect(plain(steps?.won ?? [])).toContain('won by paradox');
  expect(describeSixSteps(recorded('n-nomic'))).toBeUndefined();
});

it('says of each game whether it was really played, in one sentence of its record what of', () => {
  const { games } = describeHome(archives.map(describeOnHome), [], teapot.links);
  const said = new Map(games.map(({ link, kind }) => [link.words, kind]));
  expect(said.get('The Teapot')).toBe('Written for the archive');
  expect(said.get('N Nomic')).toBe('Really played');
  expect(said.get('Gnomic')).toBe('Really begun; only its rules are recorded');
  const kinds = games.map(({ kind }) => kind);
  expect(kinds.lastIndexOf('Really played')).toBeLessThan(kinds.indexOf('Written for the archive'));
  expect(games.find(({ link }) => link.words === 'The Teapot')?.hook).toBe(
    'This game was never played.',
  );
});
