/** How a ruleset grew: the number of rules in force, and under it a bar of what each version changed. */
import type { RuleChange } from '../../engine/state/types.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { formatDate } from '../words/format-date.ts';
import { counted } from '../words/phrase.ts';

export interface GrowthChart {
  readonly width: number;
  readonly height: number;
  readonly bars: readonly GrowthBar[];
  readonly baseline: number;
  /** The number of rules in force. */
  readonly line: {
    /** SVG path data. */
    readonly path: string;
    readonly from: LineEnd;
    readonly to: LineEnd;
  };
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

export interface LineEnd {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly anchor: 'start' | 'end';
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
const FOOT = 2;
/** Width of a count beside the line, on a phone. */
const WORDS = 130;
/** Top of the line, with room for the words above it. */
const LINE_TOP = 20;
const LINE_HEIGHT = 62;
const BARS_TOP = LINE_TOP + LINE_HEIGHT + 34;
/** Height of all bars; the next limit is that of one change. */
const MAX_BARS_HEIGHT = 110;
const MAX_UNIT = 28;
const MAX_BARS = 60;
const MAX_STEP = 60;
const NONE = { enact: 0, amend: 0, transmute: 0, repeal: 0, becomes: 0 };

/** `undefined` if there is only the Initial Set. */
export function drawGrowth(archive: GameArchive): GrowthChart | undefined {
  if (archive.latest === 0) return undefined;
  const rows = gather(archive);
  const totals = rows.map(({ counts }) =>
    GROWTH_KINDS.reduce((sum, kind) => sum + counts[kind], 0),
  );
  const most = Math.max(1, ...totals);
  const unit = Math.min(MAX_UNIT, MAX_BARS_HEIGHT / most);
  const step = Math.min(MAX_STEP, WIDTH / rows.length);
  const baseline = round(BARS_TOP + unit * most);
  return {
    width: WIDTH,
    height: baseline + FOOT,
    baseline,
    line: drawLine(archive.changedIn.get(0)?.size ?? 0, rows, step),
    rows,
    kinds: GROWTH_KINDS.filter((kind) => rows.some(({ counts }) => counts[kind] > 0)),
    bars: rows.flatMap(({ counts }, i) => stack(counts, baseline, i * step, step, unit)),
  };
}

/** Each step of the line begins above its bar. */
function drawLine(outset: number, rows: readonly GrowthRow[], step: number): GrowthChart['line'] {
  const counts = rows.map(({ inForce }) => inForce);
  const least = Math.min(outset, ...counts);
  const range = Math.max(outset, ...counts) - least;
  const y = (count: number) =>
    round(LINE_TOP + LINE_HEIGHT * (range === 0 ? 0.5 : 1 - (count - least) / range));
  const last = counts.at(-1) ?? outset;
  const end = round(rows.length * step);
  const steps = counts.map((count, i) => `H${round((i + 0.5) * step)}V${y(count)}`);
  const rises = (counts.find((count) => count !== outset) ?? outset) >= outset;
  return {
    path: `M0 ${y(outset)}${steps.join('')}H${end}`,
    // On the side that the line turns away from.
    from: {
      x: 0,
      y: y(outset) + (rises ? 22 : -8),
      words: counted(outset, 'rule'),
      anchor: 'start',
    },
    to:
      end + WORDS < WIDTH
        ? { x: end + 8, y: y(last) + 5, words: counted(last, 'rule'), anchor: 'start' }
        : { x: end, y: y(last) - 8, words: counted(last, 'rule'), anchor: 'end' },
  };
}

function stack(
  counts: GrowthRow['counts'],
  baseline: number,
  left: number,
  step: number,
  unit: number,
): readonly GrowthBar[] {
  const gap = Math.min(6, step / 5);
  let top = baseline;
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
