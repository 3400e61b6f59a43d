/**
 * Where one version stands among all versions: a line with a mark that says "you are here". In a long
 * game the line shows a hundred versions, and stays unchanged once these are complete.
 */
import { toTenth } from '../../helpers/to-tenth.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { formatDate } from '../words/format-date.ts';

export interface PlaceInTime {
  readonly width: number;
  readonly height: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly here: number;
  /** Every version, if there are few enough to distinguish. */
  readonly stops: readonly { readonly x: number; readonly href: string; readonly words: string }[];
  /** What stands at the two ends. */
  readonly ends: readonly [string, string];
}

const WIDTH = 720;
const HEIGHT = 44;
const Y = 13;
const EDGE = 10;
const MOST_STOPS = 40;
const HUNDRED = 100;

/** `undefined` while there is only one version. */
export function drawPlace(archive: GameArchive, version: number): PlaceInTime | undefined {
  const { latest } = archive;
  if (latest === 0) return undefined;
  const first = Math.min(version, latest - 1);
  const from = first - (first % HUNDRED);
  const to = Math.min(from + HUNDRED, latest);
  const x = (number: number) =>
    toTenth(EDGE + ((WIDTH - 2 * EDGE) * (number - from)) / (to - from));
  const numbers = latest < MOST_STOPS ? Array.from({ length: latest + 1 }, (_, i) => i) : [];
  return {
    width: WIDTH,
    height: HEIGHT,
    y: Y,
    from: x(from),
    to: x(to),
    here: x(version),
    stops: numbers.map((number) => ({
      x: x(number),
      href: archive.links.version(archive.id, number),
      words: nameOf(archive, number),
    })),
    ends: [nameOf(archive, from), nameOf(archive, to)],
  };
}

/** `Version 5, 24 October 2009`. */
function nameOf({ replay }: GameArchive, number: number): string {
  const on = replay.versions[number]?.on ?? (number === 0 ? replay.game.started : undefined);
  return `Version ${number}${on ? `, ${formatDate(on).split(',')[0]}` : ''}`;
}
