/** Drawing by lot, and what a sample says of the whole. */
import { createRandom } from '../../test/games/random.ts';

/** The first so many of the things that will do, in an order that the seed decides. */
export function draw<T>(
  things: readonly T[],
  size: number,
  seed: number,
  willDo: (thing: T) => boolean,
): readonly T[] {
  const drawn: T[] = [];
  for (const thing of createRandom(seed).shuffle(things)) {
    if (drawn.length >= size) break;
    if (willDo(thing)) drawn.push(thing);
  }
  return drawn;
}

/**
 * Between which shares (0 to 1) the share in the whole lies with 95 % confidence, from the number
 * that was found in a sample: the interval of Wilson (1927). Of an empty sample it says nothing.
 */
export function wilsonInterval(found: number, size: number): readonly [number, number] {
  if (size === 0) return [0, 1];
  const z = 1.959964;
  const share = found / size;
  const middle = share + z ** 2 / (2 * size);
  const spread = z * Math.sqrt((share * (1 - share)) / size + z ** 2 / (4 * size ** 2));
  const scale = 1 + z ** 2 / size;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}
