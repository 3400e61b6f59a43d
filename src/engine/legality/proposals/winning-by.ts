/** What winning may be (Suber's 112: nothing but achieving points, whatever their number). */

import type { Authority, Finding, Spot } from '../../../diagnostics/finding.ts';
import { canonical } from '../../../law/canonical.ts';
import { changeLaw, entriesOf, type Law, rulingOn } from '../../../law/law.ts';
import type { Mechanics } from '../../../law/mechanics.ts';
import type { RuleInForce } from '../../../law/rule-in-force.ts';
import { type Measured, measured } from '../../amendments/measured.ts';
import type { Inquiry } from '../../decisions/decide.ts';
import { decide } from '../../decisions/decide.ts';
import { wordOf } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import type { Context } from '../../state/context.ts';
import type { Plan } from '../../state/plan.ts';
import { cite, illegal } from '../../state/report.ts';
import type { Act } from '../act.ts';

export function checkWinningBy(
  context: Context,
  { what, during }: Act,
  plans: readonly Plan[],
): readonly Finding[] {
  const [first] = plans;
  const touched = plans.some(({ before, after }) =>
    [before, after].some((rule) => waysToWin(rule?.mechanics).length > 0),
  );
  if (!first || !touched) return [];
  const faults = decide(context, {
    during,
    at: first.at,
    what: `whether ${what} may change what winning is`,
    compute: (inquiry) => {
      const parts = measured(inquiry, plans);
      const others = parts.flatMap((part) => otherWay(inquiry, part) ?? []);
      return others.length > 0 ? others : lastWayGone(inquiry, parts);
    },
    by: (found) => found.length > 0,
    describe: (found) => (found.length > 0 ? 'it may not' : 'it may'),
  });
  return faults.map(({ rule, way, at }) =>
    illegal(context, {
      code: 'win/not-by-points',
      at,
      rule,
      message:
        way === undefined
          ? `${what} leaves no way to win by achieving points.`
          : `${what} makes winning something else than achieving points: \`${way}\`.`,
      help:
        way === undefined
          ? 'Change the condition instead, or make another that asks for player.points by the same proposal.'
          : 'A condition for winning may only ask for player.points; how many, and how they are earned, is free.',
    }),
  );
}

interface Fault {
  readonly rule: Authority;
  /** The way to win that is made; none where the last by points is taken away. */
  readonly way?: string;
  readonly at: Spot;
}

/** The rule by which winning may not be anything but points, where one is in force. */
function protector(inquiry: Inquiry): RuleInForce | undefined {
  const { state } = inquiry;
  const ruling = rulingOn(state.law, 'winning-by');
  const choice = ruling.kind === 'settled' ? ruling.rule.mechanics?.['winning-by'] : undefined;
  if (ruling.kind !== 'settled' || choice === undefined) return undefined;
  const names = namesOf(inquiry);
  const word = wordOf(names, ruling.rule, choice, ['points-only']);
  return word === undefined ? undefined : ruling.rule;
}

/** The last part to take a way to win by points away, where the parts together leave none. */
function lastWayGone(inquiry: Inquiry, parts: readonly Measured[]): readonly Fault[] {
  const { reader } = inquiry;
  const { law } = inquiry.state;
  const left = parts.reduce((next, { plan }) => changeLaw(next, plan.before, plan.after), law);
  if (!isWonByPoints(law) || isWonByPoints(left)) return [];
  const part = parts.findLast(({ plan }) => plan.before?.mechanics?.win?.some(isWayByPoints));
  const rule = part && protector({ ...inquiry, state: part.state });
  if (!rule || reader.take('last-way-to-win') === 'may-go') return [];
  return [{ rule: cite(part.state, rule), at: part.plan.at }];
}

function isWonByPoints(law: Law): boolean {
  return entriesOf(law, 'win').some(({ value }) => value.some(isWayByPoints));
}

function isWayByPoints({ when }: Way): boolean {
  return isByPoints(when.names);
}

type Way = NonNullable<Mechanics['win']>[number];

/** The first way to win that a change newly makes and that a rule forbids. */
function otherWay(inquiry: Inquiry, { plan, state }: Measured): Fault | undefined {
  const rule = protector({ ...inquiry, state });
  if (!rule) return undefined;
  const known = new Set(waysToWin(plan.before?.mechanics).map(canonical));
  const other = waysToWin(plan.after?.mechanics).find(
    (way) => !known.has(canonical(way)) && !isWayByPoints(way),
  );
  if (!other) return undefined;
  const at = placeOf(plan, other.when.source) ?? plan.at;
  return { rule: cite(state, rule), way: other.when.source, at };
}

/** Where a change's own mechanics say that a player wins so. */
function placeOf({ change, at }: Plan, way: string): Spot | undefined {
  if (!('mechanics' in change) || typeof change.mechanics !== 'object') return undefined;
  const { win = [], becomes } = change.mechanics;
  const says = ({ when }: Way) => when.source === way;
  const own = win.findIndex(says);
  const later = becomes?.mechanics.win?.findIndex(says) ?? -1;
  if (own < 0 && later < 0) return undefined;
  const inside = own < 0 ? ['becomes', 'mechanics', 'win', later] : ['win', own];
  const outside = change.kind === 'enact' ? ['enact', 'mechanics'] : ['mechanics'];
  return { file: at.file, path: [...change.path, ...outside, ...inside, 'when'] };
}

/** The conditions that a rule sets for winning, now or by what it becomes. */
function waysToWin(mechanics: Mechanics | undefined): readonly Way[] {
  return [...(mechanics?.win ?? []), ...(mechanics?.becomes?.mechanics.win ?? [])];
}

/** A condition by points asks for a player's points, and at most for the medium of play besides. */
export function isByPoints(names: readonly string[]): boolean {
  const others = names.filter((name) => name !== 'player.points' && name !== 'game.medium');
  return names.includes('player.points') && others.length === 0;
}
