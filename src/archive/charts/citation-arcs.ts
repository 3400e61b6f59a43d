/** Which rules in force speak of which: an arc above the line leads onward, one beneath it back. */
import type { Rule, RuleId } from '../../engine/results/types.ts';
import { toTenth } from '../../helpers/to-tenth.ts';
import { citationsIn } from '../lookup/citations.ts';
import { type GameArchive, ruleAt } from '../lookup/game-archive.ts';

export interface CitationArcs {
  readonly width: number;
  readonly height: number;
  readonly line: number;
  readonly rules: readonly {
    readonly x: number;
    readonly number: string;
    readonly href: string;
    /** The numbers of the rules that it speaks of, and of those that speak of it. */
    readonly cites: readonly string[];
    readonly citedBy: readonly string[];
    readonly isLabelled: boolean;
  }[];
  /** SVG path data of all arcs. */
  readonly arcs: string;
}

const WIDTH = 880;
const GAP = { least: 7, most: 34 };
const EDGE = 16;
const LABEL = 30;

/** `undefined` if no rule in force speaks of another. */
export function drawCitations(archive: GameArchive): CitationArcs | undefined {
  const { rulesCited } = citationsIn(archive);
  const inForce = new Map<RuleId, Rule>();
  for (const id of archive.replay.lives.keys()) {
    const rule = ruleAt(archive, id, archive.latest);
    if (rule) inForce.set(id, rule);
  }
  const pairs = [...inForce.keys()].flatMap((from) =>
    [...(rulesCited.get(from) ?? [])]
      .filter((to) => to !== from && inForce.has(to))
      .map((to) => ({ from, to })),
  );
  if (pairs.length === 0) return undefined;
  const named = new Set(pairs.flatMap(({ from, to }) => [from, to]));
  const rules = [...inForce.values()].filter(({ id }) => named.has(id)).sort(byNumber);
  const gap = Math.max(GAP.least, Math.min(GAP.most, WIDTH / rules.length));
  const places = new Map(rules.map(({ id }, i) => [id, EDGE + i * gap]));
  const spans = pairs.map(({ from, to }) => [places.get(from) ?? 0, places.get(to) ?? 0] as const);
  const above = tallest(spans.filter(([from, to]) => from < to));
  const below = tallest(spans.filter(([from, to]) => from > to));
  const every = Math.ceil(LABEL / gap);
  const [cites, citedBy] = [
    Map.groupBy(pairs, ({ from }) => from),
    Map.groupBy(pairs, ({ to }) => to),
  ];
  const numberOf = (id: RuleId) => String(inForce.get(id)?.number ?? id);
  return {
    width: 2 * EDGE + (rules.length - 1) * gap,
    height: above + below + LABEL,
    line: above,
    rules: rules.map(({ id }, i) => ({
      x: EDGE + i * gap,
      number: numberOf(id),
      href: archive.links.rule(archive.id, id),
      cites: (cites.get(id) ?? []).map(({ to }) => numberOf(to)),
      citedBy: (citedBy.get(id) ?? []).map(({ from }) => numberOf(from)),
      isLabelled: i % every === 0,
    })),
    arcs: spans.map(([from, to]) => arc(from, to, above)).join(''),
  };
}

function byNumber(a: Rule, b: Rule): number {
  if (typeof a.number === 'number' && typeof b.number === 'number') return a.number - b.number;
  return 0;
}

/** Arcs are flattened, so that one across a long ruleset is no taller than it need be. */
const FLAT = 0.3;

function tallest(spans: readonly (readonly [number, number])[]): number {
  return spans.reduce((most, [from, to]) => Math.max(most, heightOf(from, to)), 0) + 12;
}

function heightOf(from: number, to: number): number {
  return Math.round((Math.abs(to - from) / 2) * FLAT + 10);
}

function arc(from: number, to: number, line: number): string {
  const start = from < to ? line - 6 : line + LABEL - 8;
  const radius = toTenth(Math.abs(to - from) / 2);
  return `M${from} ${start}A${radius} ${heightOf(from, to)} 0 0 1 ${to} ${start}`;
}
