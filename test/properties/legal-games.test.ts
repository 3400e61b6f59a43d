/** Games that are legal by construction, against what the engine makes of them. */
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { gameJson } from '../../src/archive/json/game-json.ts';
import { rulesAt } from '../../src/engine/results/rules-at.ts';
import type { Replay } from '../../src/engine/results/types.ts';
import { compareNumbers } from '../../src/helpers/numbers.ts';
import { once } from '../../src/helpers/once.ts';
import { type GameOptions, generateGame } from '../games/generate-game.ts';
import { createRandom } from '../games/random.ts';
import { withRecord } from '../games/with-record.ts';
import { errorsOf, play, playLegally, sourcesOf } from './play.ts';

const TURNS = 100;
/** Those of the third seed give new rules their numbers; by night there are more. */
const BY_DAY = [2, 3];
const BY_NIGHT = [1, 4, 5, 6, 7, 8];

const gameOf = once(({ seed }: { readonly seed: number }) => playLegally(optionsOf(seed)));
const GAMES = [
  ...BY_DAY.map((seed) => ({ seed, tag: 'slow' as const })),
  ...BY_NIGHT.map((seed) => ({ seed, tag: 'night' as const })),
];

describe.each(GAMES)('game $seed', (one) => {
  const { seed, tag } = one;
  const holds = (what: string, act: (played: ReturnType<typeof gameOf>) => void) =>
    test(what, { tags: [tag] }, () => {
      const played = gameOf(one);
      withRecord(`the seed ${seed}`, played.sources, () => act(played));
    });

  holds('is found legal', ({ findings }) => {
    expect(errorsOf(findings)).toEqual([]);
  });

  holds('comes to the scores and rules that the generator reckons', ({ game, replay }) => {
    expect(pointsOf(replay)).toEqual(game.scores);
    const adopted = replay.proposals.filter(({ outcome }) => outcome === 'adopted');
    expect(adopted).toHaveLength(game.adopted);
    const inForce = rulesAt(replay.lives, latest(replay)).map(({ number }) => number);
    expect(inForce.toSorted(compareNumbers)).toEqual(game.ruleNumbers);
  });

  holds('has no points but those in the ledger', ({ replay }) => {
    for (const { id, holdings } of replay.players) {
      for (const [quantity, amount] of holdings) {
        const entries = replay.ledger.filter((e) => e.player === id && e.quantity === quantity);
        const sum = entries.reduce((total, entry) => total.add(entry.amount), new Fraction(0));
        const starts = quantity === 'points' ? 0 : 5;
        expect(amount.sub(sum).valueOf(), `${quantity} of ${id}`).toBe(starts);
        if (entries.length > 0) expect(entries.at(-1)?.balance.equals(amount)).toBe(true);
      }
    }
  });

  holds('has each award of each proposal in the ledger, once', ({ replay }) => {
    const awarded = replay.proposals.flatMap(({ awards }) => awards);
    const entries = replay.ledger.filter(({ cause }) => cause.by === 'proposal');
    expect(awarded).toHaveLength(entries.length);
    expect(new Set(awarded)).toEqual(new Set(entries));
  });

  holds('was at every moment what its record up to then comes to', ({ replay }) => {
    const cut = 1 + createRandom(seed).below(TURNS - 1);
    const { replay: part } = playLegally({ ...optionsOf(seed), proposals: cut });
    const versions = part.versions.length;
    expect(plain(replay.versions.slice(0, versions))).toEqual(plain(part.versions));
    expect(plain(replay.proposals.slice(0, cut))).toEqual(plain(part.proposals));
    expect(plain(replay.ledger.slice(0, part.ledger.length))).toEqual(plain(part.ledger));
    // A record may end with the scores, which the longer one states later.
    const before = told(part).slice(0, -1);
    expect(told(replay).slice(0, before.length)).toEqual(before);
    // Doubts about words come after everything that the engine notes.
    for (const areDoubts of [true, false]) {
      const [whole, first] = [replay, part].map(({ findings }) =>
        findings.filter(({ code }) => /^mechanics\/(differ|as-meant)$/.test(code) === areDoubts),
      );
      expect(plain(whole?.slice(0, first?.length))).toEqual(plain(first));
    }
    expect(plain(rulesAt(replay.lives, versions - 1))).toEqual(
      plain(rulesAt(part.lives, versions - 1)),
    );
  });

  holds(
    'is the same every time, whatever order its files come in',
    ({ replay, findings, sources }) => {
      const shuffled = play(createRandom(seed).shuffle(sources));
      expect(jsonOf(shuffled.replay)).toBe(jsonOf(replay));
      expect(shuffled.findings).toEqual(findings);
    },
  );

  holds('is the same whatever its files are called', ({ replay, sources }) => {
    const renamed = sources.map(({ file, text }) => ({
      file: file.replace(/(proposals|judgments|events)\/(\d+)\.md$/, '$1/no-$2.md'),
      text,
    }));
    const { replay: other, findings: found } = play(renamed);
    expect(errorsOf(found)).toEqual([]);
    const named = jsonOf(other).replace(/\bno-(\d+)\b/g, '$1');
    expect(named).toBe(jsonOf(replay));
  });

  holds('is made of its seed', ({ sources }) => {
    expect(sourcesOf(generateGame(optionsOf(seed)))).toEqual(sources);
  });
});

test('a game of one turn and a game of none are games', () => {
  expect(errorsOf(playLegally({ seed: 1, proposals: 0 }).findings)).toEqual([]);
  expect(errorsOf(playLegally({ seed: 1, proposals: 1 }).findings)).toEqual([]);
});

test('the games are of every medium, and of every kind of change', { tags: ['night'] }, () => {
  const games = GAMES.map((one) => gameOf(one).replay);
  expect(new Set(games.map(({ game }) => game.medium)).size).toBe(3);
  const kinds = games.flatMap(({ game }) =>
    game.proposals.flatMap(({ changes }) => changes.map(({ kind }) => kind)),
  );
  expect(new Set(kinds).size).toBe(4);
  const tiers = games.flatMap(({ game }) =>
    game.proposals.flatMap(({ changes }) =>
      changes.flatMap((change) => (change.kind === 'transmute' ? [change.to] : [])),
    ),
  );
  expect(tiers).toContainEqual(expect.stringMatching(/^customs-/));
  const given = games.flatMap(({ game }) =>
    game.proposals.flatMap(({ changes }) =>
      changes.flatMap((change) => (change.kind === 'enact' ? [change.number] : [])),
    ),
  );
  expect(new Set(given.map((number) => number === undefined)).size).toBe(2);
  const facts = games.flatMap(({ game }) => game.events.map(({ fact }) => fact.kind));
  expect(new Set(facts)).toEqual(
    new Set(['roll', 'points', 'change', 'join', 'leave', 'forfeit', 'scores', 'rename', 'round']),
  );
});

/** In every third game proposals give new rules their numbers. */
function optionsOf(seed: number): GameOptions {
  return { seed, proposals: TURNS, givesNumbers: seed % 3 === 0 };
}

function pointsOf(replay: Replay): ReadonlyMap<string, number> {
  return new Map(
    replay.players.map(({ id, holdings }) => [id, holdings.get('points')?.valueOf() ?? 0]),
  );
}

function latest(replay: Replay): number {
  return replay.versions.length - 1;
}

function jsonOf(replay: Replay | undefined): string {
  if (!replay) throw new Error('The records are malformed.');
  return JSON.stringify(gameJson(replay));
}

/** The acts with their time and version. */
function told({ timeline }: Replay): readonly unknown[] {
  return timeline.map(({ kind, on, version }) => [kind, on?.text, version]);
}

/**
 * With numbers as text and without the types that carry them. A formula is its text: parsed twice, it
 * is two functions.
 */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, each) => {
      if (each instanceof Fraction) return each.toFraction();
      return each instanceof Map ? [...each] : each;
    }),
  );
}
