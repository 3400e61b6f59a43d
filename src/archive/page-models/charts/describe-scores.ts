/** Points over the game, as lines to draw and as a table to read. */
import Fraction from 'fraction.js';
import type { LedgerEntry } from '../../../engine/results/types.ts';
import { toTenth } from '../../../helpers/numbers.ts';
import { capital, nameWords } from '../../../helpers/words.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { parseMoment } from '../../../values/moment.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { leadingQuantity, winningMark } from '../../lookup/winning-mark.ts';
import { numberWords } from '../../words/amount-words.ts';
import { formatDate } from '../../words/format-date.ts';

const WIDTH = 780;
const HEIGHT = 300;
/** Beside the figures on the axis, and the width of a digit. */
const MARGIN = 16;
const DIGIT = 7;
const RIGHT = 192;
/** Room above the highest mark for what it wins, in letters that are larger on a phone. */
const TOP = 24;
const BOTTOM = 30;
/** Rows of the table that goes with a chart; a longer game is shown at even intervals. */
const MAX_ROWS = 60;
const LABEL_GAP = 17;
const LABEL_LENGTH = 20;
/**
 * The number of line styles that readers can tell apart without colour. If there are more players, only
 * leaders get names.
 */
const LINE_STYLES = 6;
const LEADERS = 5;
/** If the goal is higher than this many pictures, the text names it and the chart leaves it out. */
const REACH = 3;

/** `undefined` if nobody has won or lost any of what players are ranked by. */
export function drawScores(
  archive: GameArchive,
  players: readonly PlayerId[] = archive.replay.players.map((player) => player.id),
) {
  const drawn = new Set(players);
  const leading = leadingQuantity(archive);
  const entries = archive.replay.ledger.filter(
    (entry) => entry.quantity === leading && drawn.has(entry.player),
  );
  if (entries.length === 0) return undefined;
  const starts = heldBefore(archive, entries, leading);
  const begun = archive.replay.timeline.find(({ on }) => on)?.on?.from;
  const axis = scoreAxis(entries, begun, starts);
  const all = [...entries.map(({ balance }) => balance), ...starts.values()];
  const values = all.map((each) => each.valueOf());
  const most = Math.max(1, ...values);
  const goal = winningMark(archive, leading);
  const isDrawn = goal !== undefined && goal.valueOf() > 0 && goal.valueOf() <= REACH * most;
  const scale = createScale(
    Math.min(0, ...values),
    isDrawn ? Math.max(most, goal.valueOf()) : most,
  );
  const { leaders, others } = leadersOf(players, axis.moments);
  const { moments } = axis;
  const every = Math.ceil(moments.length / MAX_ROWS);
  const kept = moments.filter((_, i) => (moments.length - 1 - i) % every === 0);
  return {
    width: WIDTH,
    height: HEIGHT,
    /** Where the lines begin and end; their labels stand to the right of it. */
    left: scale.left,
    right: WIDTH - RIGHT,
    /** `Points`: what is drawn. */
    title: capital(nameWords(leading)),
    /** The unit of the axis. */
    axis: axis.words,
    /** Lines with names; those who lead, if there are too many to distinguish. */
    lines: spreadLabels(leaders.map((id, i) => drawLine(archive, id, i, axis, scale))),
    /** SVG path data of all others. */
    others: others.map((id) => pathOf(id, axis, scale).path),
    ticks: scale.ticks.map((tick) => ({ y: scale.y(tick), words: tickWords(tick) })),
    zero: scale.y(0),
    marks: axis.marks.map(({ place, words }) => ({ x: scale.x(place), words })),
    /** The amount that wins, with its height if the picture reaches it. */
    ...(goal && {
      goal: { words: numberWords(goal), ...(isDrawn && { y: scale.y(goal.valueOf()) }) },
    }),
    table: {
      players: players.map((id) => archive.players.get(id)?.name ?? id),
      rows: kept.map(({ when, scores }) => ({
        when,
        scores: players.map((id) => {
          const score = scores.get(id);
          return score ? numberWords(score) : '0';
        }),
      })),
    },
  };
}

export type ScoreChart = NonNullable<ReturnType<typeof drawScores>>;

/** Each player's amount before the first of these entries. A player without an entry keeps it. */
export function heldBefore(archive: GameArchive, entries: readonly LedgerEntry[], leading: string) {
  const { replay } = archive;
  const held = replay.players.map(({ id, holdings }) => [id, holdings.get(leading)] as const);
  const starts = new Map(held.flatMap(([id, amount]) => (amount ? [[id, amount] as const] : [])));
  for (const { player, balance, amount } of entries.toReversed())
    starts.set(player, balance.sub(amount));
  return starts;
}

/** All in the order of their seats, or the leaders from the first on, if they are too many. */
function leadersOf(players: readonly PlayerId[], moments: readonly ScoreMoment[]) {
  if (players.length <= LINE_STYLES) return { leaders: players, others: [] };
  const last = moments.at(-1)?.scores;
  const score = (id: PlayerId) => last?.get(id) ?? new Fraction(0);
  const ranked = players.toSorted((a, b) => score(b).compare(score(a)));
  return { leaders: ranked.slice(0, LEADERS), others: ranked.slice(LEADERS) };
}

function createScale(least: number, most: number) {
  // 1, 2 or 5 times a power of ten: steps that people count in.
  const rough = (most - least) / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const multiple = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10;
  const step = multiple * power;
  const bottom = Math.floor(least / step) * step;
  const top = Math.ceil(most / step) * step;
  const ticks: number[] = [];
  for (let tick = bottom; tick <= top; tick += step) ticks.push(tick);
  const left = MARGIN + DIGIT * Math.max(4, ...ticks.map((tick) => tickWords(tick).length));
  return {
    left,
    ticks,
    x: (place: number) => toTenth(left + (WIDTH - left - RIGHT) * place),
    y: (value: number) => toTenth(TOP + ((HEIGHT - TOP - BOTTOM) * (top - value)) / (top - bottom)),
  };
}

type Scale = ReturnType<typeof createScale>;

/** With thousands apart, by a space that does not break. */
function tickWords(tick: number): string {
  return String(tick)
    .replace('-', '−')
    .replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

function drawLine(archive: GameArchive, id: PlayerId, i: number, axis: ScoreAxis, scale: Scale) {
  const { path, end } = pathOf(id, axis, scale);
  const name = archive.players.get(id)?.name ?? id;
  const balance = axis.moments.at(-1)?.scores.get(id);
  const letters = [...name];
  return {
    name,
    /** The name, cut to the room beside the line. */
    label: letters.length > LABEL_LENGTH ? `${letters.slice(0, LABEL_LENGTH - 1).join('')}…` : name,
    path,
    end,
    labelY: end.y,
    style: i % LINE_STYLES,
    score: balance ? numberWords(balance) : '0',
  };
}

/** Points stay as they are until the moment that changes them, so the line goes in steps. */
function pathOf(id: PlayerId, { starts, moments }: ScoreAxis, scale: Scale) {
  let y = scale.y(starts.get(id)?.valueOf() ?? 0);
  const steps: string[] = [`M${scale.left} ${y}`];
  let reached = scale.left;
  for (const { place, scores } of moments) {
    const balance = scores.get(id);
    const next = balance ? scale.y(balance.valueOf()) : y;
    if (next === y) continue;
    const x = scale.x(place);
    if (x > reached) steps.push(`H${x}`);
    steps.push(`V${next}`);
    reached = x;
    y = next;
  }
  const end = { x: scale.x(1), y };
  return { path: `${steps.join('')}H${end.x}`, end };
}

/** Labels at the end of the lines, moved apart until none covers another. */
function spreadLabels(lines: readonly ReturnType<typeof drawLine>[]) {
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
    labelY: toTenth((placed.get(line) ?? line.labelY) - excess),
  }));
}

/** True time if each sum has a date and not all have the same; otherwise one step a record. */
function scoreAxis(
  entries: readonly LedgerEntry[],
  begun: number | undefined,
  starts: ReadonlyMap<PlayerId, Fraction>,
) {
  const gathered = gather(entries, starts);
  const times = gathered.flatMap(({ time }) => time ?? []);
  const first = Math.min(begun ?? Number.POSITIVE_INFINITY, ...times.slice(0, 1));
  const span = (times.at(-1) ?? 0) - first;
  const isTrue = times.length === gathered.length && span > 0;
  return {
    /** Each player's amount before the first moment. */
    starts,
    ...(isTrue ? byDate(gathered, first, span) : byRecord(gathered)),
  };
}

type ScoreAxis = ReturnType<typeof scoreAxis>;
type ScoreMoment = ScoreAxis['moments'][number];

function byDate(gathered: readonly ScoreChange[], first: number, span: number) {
  return {
    words: 'by date',
    moments: gathered.map(({ time = first, ...rest }) => ({
      ...rest,
      /** From 0, where the axis begins, to 1. */
      place: (time - first) / span,
    })),
    /** The labels at the beginning, the middle and the end of the axis. */
    marks: [0, 0.5, 1].map((place) => {
      const day = parseMoment(new Date(first + place * span).toISOString().slice(0, 10));
      return { place, words: day ? formatDate(day) : '' };
    }),
  };
}

function byRecord(gathered: readonly ScoreChange[]) {
  const moments = gathered.map(({ time: _, ...rest }, i) => ({
    ...rest,
    place: (i + 1) / gathered.length,
  }));
  const shown = [...new Set([0, Math.floor((moments.length - 1) / 2), moments.length - 1])];
  const marks = shown.flatMap((i) => moments[i] ?? []);
  return {
    words: 'record by record',
    moments,
    marks: marks.map(({ place, when }) => ({ place, words: when })),
  };
}

interface ScoreChange {
  readonly when: string;
  /** Milliseconds; unknown without a date. */
  readonly time: number | undefined;
  readonly scores: ReadonlyMap<PlayerId, Fraction>;
}

/** One moment for each day or record on which somebody's points changed. */
function gather(entries: readonly LedgerEntry[], starts: ReadonlyMap<PlayerId, Fraction>) {
  const moments: ScoreChange[] = [];
  let key: unknown;
  let scores = starts;
  for (const entry of entries) {
    const at = entry.on?.text ?? entry.cause;
    scores = new Map(scores).set(entry.player, entry.balance);
    const moment = { when: whenWords(entry), time: entry.on?.from, scores };
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
