/** Chance that can be repeated: the same seed gives the same game. */
export interface Random {
  /** A whole number from 0 up to, and not including, a limit. */
  readonly below: (limit: number) => number;
  /** Whether something of a certain probability happens. */
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(choices: readonly T[]) => T;
  readonly shuffle: <T>(things: readonly T[]) => readonly T[];
}

/** Mulberry32, by Tommy Ettinger: small, fast, and good enough to make up games. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  const below = (limit: number) => Math.floor(next() * limit);

  function pick<T>(choices: readonly T[]): T {
    const chosen = choices[below(choices.length)];
    if (chosen === undefined) throw new Error('There is nothing to pick from.');
    return chosen;
  }

  function shuffle<T>(things: readonly T[]): readonly T[] {
    return things
      .map((thing) => ({ thing, rank: next() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ thing }) => thing);
  }

  return { below, chance: (probability) => next() < probability, pick, shuffle };
}
