/** How a ruleset grew: each version as a bar of what it changed, and the number of rules in force. */
import type { RuleChange } from '../engine/types.ts';
import { formatDate } from './format-date.ts';
import type { GameArchive } from './game-archive.ts';

export interface GrowthChart {
  readonly width: number;
  readonly height: number;
  readonly bars: readonly GrowthBar[];
  readonly baseline: number;
  readonly rows: readonly GrowthRow[];
  readonly kinds: readonly GrowthKind[];
}

export type GrowthKind = Exclude<RuleChange['kind'], 'initial'>;

export interface GrowthBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly kind: GrowthKind;
}

export interface GrowthRow {
  /** `Version 3`, or `Versions 1–34` where the chart gathers several. */
  readonly versions: string;
  readonly when: string;
  readonly counts: Readonly<Record<GrowthKind, number>>;
  readonly inForce: number;
}

export const GROWTH_KINDS = ['enact', 'amend', 'transmute', 'repeal', 'becomes'] as const;

const WIDTH = 720;
const HEIGHT = 150;
const FOOT = 12;
const MAX_BARS = 60;
const NONE = { enact: 0, amend: 0, transmute: 0, repeal: 0, becomes: 0 };

/** `undefined` while the Initial Set is all there is. */
export function drawGrowth(archive: GameArchive): GrowthChart | undefined {
  if (archive.latest === 0) return undefined;
  const rows = gather(archive);
  const totals = rows.map(({ counts }) =>
    GROWTH_KINDS.reduce((sum, kind) => sum + counts[kind], 0),
  );
  const unit = Math.min(28, (HEIGHT - FOOT - 6) / Math.max(1, ...totals));
  const step = Math.min(60, WIDTH / rows.length);
  return {
    width: WIDTH,
    height: HEIGHT,
    baseline: HEIGHT - FOOT,
    rows,
    kinds: GROWTH_KINDS.filter((kind) => rows.some(({ counts }) => counts[kind] > 0)),
    bars: rows.flatMap(({ counts }, i) => stack(counts, i * step, step, unit)),
  };
}

function stack(
  counts: GrowthRow['counts'],
  left: number,
  step: number,
  unit: number,
): readonly GrowthBar[] {
  const gap = Math.min(6, step / 5);
  let top = HEIGHT - FOOT;
  return GROWTH_KINDS.filter((kind) => counts[kind] > 0).map((kind) => {
    const height = counts[kind] * unit;
    top -= height;
    return {
      x: round(left + gap / 2),
      y: round(top),
      width: round(step - gap),
      height: round(Math.max(1, height - 1)),
      kind,
    };
  });
}

function gather(archive: GameArchive): readonly GrowthRow[] {
  const { versions, lives } = archive.replay;
  const kinds = new Map<number, GrowthKind[]>();
  for (const { changes } of lives.values()) {
    for (const { version, kind } of changes) {
      if (kind === 'initial') continue;
      const known = kinds.get(version);
      if (known) known.push(kind);
      else kinds.set(version, [kind]);
    }
  }
  const size = Math.ceil(archive.latest / MAX_BARS);
  let inForce = archive.changedIn.get(0)?.size ?? 0;
  const rows: GrowthRow[] = [];
  for (let first = 1; first <= archive.latest; first += size) {
    const last = Math.min(archive.latest, first + size - 1);
    const counts = { ...NONE };
    for (let version = first; version <= last; version++) {
      for (const kind of kinds.get(version) ?? []) counts[kind]++;
    }
    inForce += counts.enact - counts.repeal;
    const on = versions[last]?.on;
    rows.push({
      versions: first === last ? `Version ${first}` : `Versions ${first}–${last}`,
      when: on ? formatDate(on) : '',
      counts,
      inForce,
    });
  }
  return rows;
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}
