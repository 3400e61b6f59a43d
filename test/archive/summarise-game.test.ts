/** The part of a game that is kept for the pages of the whole archive, whichever build made the game. */
import { expect, it } from 'vitest';
import { newest } from '../../src/archive/exports/atom-feed.ts';
import { describeHome } from '../../src/archive/page-models/library/describe-home.ts';
import {
  type GameDigest,
  summariseGame,
} from '../../src/archive/page-models/library/summarise-game.ts';
import { recorded, recordedGames } from './replayed.ts';

const archives = recordedGames.map((id) => recorded(id));
const summaries = archives.map(summariseGame);

it('is plain data: read again, it is what was written', () => {
  expect(summaries.length).toBeGreaterThan(2);
  for (const summary of summaries) {
    expect(JSON.parse(JSON.stringify(summary))).toEqual(withoutGaps(summary));
  }
});

it('has no more entries than a feed, whose newest are those of all games together', () => {
  const times = newest(summaries.flatMap(({ entries }) => entries)).map(({ updated }) => updated);
  expect(times).toEqual(times.toSorted().reverse());
  const latest = summaries.flatMap(({ entries }) => entries.map(({ updated }) => updated)).sort();
  expect(times).toEqual(latest.reverse().slice(0, 40));
});

it('tells of more changes where there is one game, and of two of each where there are several', () => {
  const [links] = archives.map((archive) => archive.links);
  if (!links) throw new Error('There are no games.');
  const lately = (games: readonly GameDigest[]) =>
    describeHome(
      games.map(({ home }) => home),
      [],
      links,
    ).lately.map(({ game }) => game.words);
  const changed = summaries.filter(({ home }) => home.lately.length === 6);
  const [one, other] = changed;
  if (!one || !other) throw new Error('Two games with six changes are needed.');
  expect(lately([one])).toHaveLength(6);
  expect(lately([one, other])).toHaveLength(4);
});

/** Without keys that have no value, which JSON leaves out. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (typeof value !== 'object' || value === null) return value;
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutGaps(each)]));
}
