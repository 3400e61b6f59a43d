/** Points over time, as lines to draw and as a table to read. */
import type Fraction from 'fraction.js';
import type { LedgerEntry } from '../../engine/state/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { numberWords } from '../words/amount-words.ts';
import { formatDate } from '../words/format-date.ts';

export interface ScoreChart {
  readonly width: number;
  readonly height: number;
  /** Where the lines begin and end; their labels stand to the right of it. */
  readonly left: number;
  readonly right: number;
  readonly lines: readonly {
    readonly name: string;
    /** The name, cut to the room beside the line. */
    readonly label: string;
    /** SVG path data. */
    readonly path: string;
    readonly end: { readonly x: number; readonly y: number };
    readonly labelY: number;
    /** Which of the line styles draws it. */
    readonly style: number;
    readonly score: string;
  }[];
  readonly ticks: readonly { readonly y: number; readonly words: string }[];
  readonly zero: number;
  readonly marks: readonly { readonly x: number; readonly words: string }[];
  readonly table: {
    readonly players: readonly string[];
    readonly rows: readonly { readonly when: string; readonly scores: readonly string[] }[];
  };
}

const WIDTH = 780;
const HEIGHT = 300;
const LEFT = 44;
const RIGHT = 192;
const TOP = 14;
const BOTTOM = 30;
/** Rows of the table behind a chart; a longer game is shown at even intervals. */
const MAX_ROWS = 60;
const LABEL_GAP = 17;
const LABEL_LENGTH = 20;
export const LINE_STYLES = 6;

interface Moment {
  readonly when: string;
  readonly scores: ReadonlyMap<PlayerId, Fraction>;
}

/** `undefined` if nobody has won or lost a point. */
export function drawScores(
  archive: GameArchive,
  players: readonly PlayerId[] = archive.replay.players.map((player) => player.id),
): ScoreChart | undefined {
  const entries = archive.replay.ledger.filter(
    (entry) => entry.quantity === 'points' && players.includes(entry.player),
  );
  if (entries.length === 0) return undefined;
  const moments = collect(entries);
  const values = entries.map((entry) => entry.balance.valueOf());
  const scale = createScale(Math.min(0, ...values), Math.max(1, ...values), moments.length);
  return {
    width: WIDTH,
    height: HEIGHT,
    left: LEFT,
    right: WIDTH - RIGHT,
    lines: spreadLabels(players.map((id, i) => drawLine(archive, id, i, moments, scale))),
    ticks: scale.ticks.map((tick) => ({ y: scale.y(tick), words: String(tick).replace('-', '−') })),
    zero: scale.y(0),
    marks: markMoments(moments, scale),
    table: tabulate(archive, players, moments),
  };
}

/** One moment for each day or record on which somebody's points changed. */
function collect(entries: readonly LedgerEntry[]): readonly Moment[] {
  const moments: Moment[] = [];
  let key: unknown;
  let scores = new Map<PlayerId, Fraction>();
  for (const entry of entries) {
    const at = entry.on?.text ?? entry.cause;
    scores = new Map(scores).set(entry.player, entry.balance);
    const moment = { when: whenWords(entry), scores };
    if (at === key) moments[moments.length - 1] = moment;
    else moments.push(moment);
    key = at;
  }
  return moments;
}

function whenWords({ on, cause }: LedgerEntry): string {
  if (on) return formatDate(on);
  return cause.by === 'proposal' ? `Proposal ${cause.number}` : '';
}

interface Scale {
  readonly ticks: readonly number[];
  x(moment: number): number;
  y(value: number): number;
}

function createScale(least: number, most: number, moments: number): Scale {
  const step = niceStep((most - least) / 4);
  const bottom = Math.floor(least / step) * step;
  const top = Math.ceil(most / step) * step;
  const ticks: number[] = [];
  for (let tick = bottom; tick <= top; tick += step) ticks.push(tick);
  return {
    ticks,
    x: (moment) => round(LEFT + ((WIDTH - LEFT - RIGHT) * (moment + 1)) / Math.max(1, moments)),
    y: (value) => round(TOP + ((HEIGHT - TOP - BOTTOM) * (top - value)) / (top - bottom)),
  };
}

/** 1, 2 or 5 times a power of ten: steps that people count in. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const multiple = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10;
  return multiple * power;
}

function drawLine(
  archive: GameArchive,
  id: PlayerId,
  index: number,
  moments: readonly Moment[],
  scale: Scale,
): ScoreChart['lines'][number] {
  const steps: string[] = [`M${LEFT} ${scale.y(0)}`];
  let y = scale.y(0);
  let score = '0';
  let lastX = LEFT;
  moments.forEach(({ scores }, i) => {
    const balance = scores.get(id);
    const next = balance ? scale.y(balance.valueOf()) : y;
    const x = scale.x(i);
    if (next !== y && x > lastX) steps.push(`H${x}`);
    if (next !== y) steps.push(`V${next}`);
    lastX = x;
    y = next;
    if (balance) score = numberWords(balance);
  });
  const end = { x: scale.x(moments.length - 1), y };
  const name = archive.players.get(id)?.name ?? id;
  return {
    name,
    label: shorten(name),
    path: `${steps.join('')}H${end.x}`,
    end,
    labelY: y,
    style: index % LINE_STYLES,
    score,
  };
}

/** Labels at the end of the lines, moved apart until none covers another. */
function spreadLabels(lines: readonly ScoreChart['lines'][number][]): ScoreChart['lines'] {
  const order = lines.toSorted((a, b) => a.labelY - b.labelY);
  let free = TOP;
  const placed = new Map(
    order.map((line) => {
      const labelY = Math.max(line.labelY, free);
      free = labelY + LABEL_GAP;
      return [line, labelY];
    }),
  );
  const excess = Math.max(0, free - LABEL_GAP - (HEIGHT - 6));
  return lines.map((line) => ({
    ...line,
    labelY: round((placed.get(line) ?? line.labelY) - excess),
  }));
}

function shorten(name: string): string {
  const letters = [...name];
  return letters.length > LABEL_LENGTH ? `${letters.slice(0, LABEL_LENGTH - 1).join('')}…` : name;
}

/** The first, the middle and the last moment, with the time of day only if their days are equal. */
function markMoments(moments: readonly Moment[], scale: Scale): ScoreChart['marks'] {
  const shown = [...new Set([0, Math.floor((moments.length - 1) / 2), moments.length - 1])];
  const whens = shown.map((i) => moments[i]?.when ?? '');
  const days = whens.map((when) => when.split(',')[0] ?? when);
  const words = new Set(days).size === days.length ? days : whens;
  return shown.map((moment, i) => ({ x: scale.x(moment), words: words[i] ?? '' }));
}

function tabulate(
  archive: GameArchive,
  players: readonly PlayerId[],
  moments: readonly Moment[],
): ScoreChart['table'] {
  const every = Math.ceil(moments.length / MAX_ROWS);
  const kept = moments.filter((_, i) => (moments.length - 1 - i) % every === 0);
  return {
    players: players.map((id) => archive.players.get(id)?.name ?? id),
    rows: kept.map(({ when, scores }) => ({
      when,
      scores: players.map((id) => {
        const score = scores.get(id);
        return score ? numberWords(score) : '0';
      }),
    })),
  };
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}
