/** Checks a recorded winner against the rules (Suber's 208 and 213). */

import { correcting } from '../../../diagnostics/mending-command.ts';
import { withoutUndefined } from '../../../helpers/without-undefined.ts';
import { inSeries } from '../../../helpers/words.ts';
import { entriesOf, lawOn, suppliersOf } from '../../../law/in-force/law.ts';
import { covers } from '../../../law/in-force/precedence.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import { prevailing } from '../../../law/in-force/weigh-claims.ts';
import { markIn } from '../../../law/mechanics/marks.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import type { WrittenEvent } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { formatNumber } from '../../../values/number.ts';
import { changePossible } from '../../amendments/possible-changes.ts';
import { checkConflicts, objectToDifference } from '../../decisions/conflict-of-rules.ts';
import { namesOf, wordOf } from '../../decisions/evaluate.ts';
import { askReading, type Inquiry, inquireNow, optionInForce } from '../../decisions/inquiry.ts';
import { excuseFor } from '../../decisions/judged-moves.ts';
import { voidedBy } from '../../decisions/provisions.ts';
import { requireAnyone, requirePlayer } from '../../decisions/resolve-names.ts';
import { onFound, onJudgment, onRule } from '../../effects/grounds/ground.ts';
import { deadlockRule, paradoxFound } from '../../effects/grounds/paradox.ts';
import { findGround, type GroundResult, restOn } from '../../grounds/find-ground.ts';
import { withUses } from '../../grounds/weigh-grant.ts';
import { lifting } from '../../legality/cures.ts';
import { onlyWinningQuantity, prevailsOver } from '../../legality/proposals/winning-by.ts';
import type { Rule, Winner } from '../../results/types.ts';
import type { Context } from '../../state/context.ts';
import { amountHeld } from '../../state/held.ts';
import { cite, illegal, type Objections, spot } from '../../state/make-finding.ts';
import { citePlayer, type State } from '../../state/state.ts';
import { reportAll } from '../../state/write-log.ts';
import { nextInOrder } from '../../turns/circuits.ts';
import { turnLaw } from '../../turns/turns.ts';
import { win } from '../../winning/win.ts';
import { sumInWords } from '../../words/result-words.ts';
import type { Happening } from './happening.ts';

export function recordWinner(context: Context, happening: Happening<'winner'>): State {
  const { state } = context;
  const { event, fact, cited: rule } = happening;
  const at = spot(event, 'winner');
  const isMapping = fact.by !== undefined;
  const named = isMapping ? spot(event, 'winner', 'player') : at;
  const seat = requireAnyone(context, fact.player, named);
  // An unknown rule was reported already, and has no effect.
  if (!seat || (event.rule !== undefined && !rule)) return state;
  const known = state.over?.winner;
  // A player who met a rule's condition won by that rule too, if the record cites it.
  const isCited = fact.by === 'rule' && rule !== undefined && rule.number === known?.rule?.number;
  if (known && (fact.by === undefined || fact.by === known.by || isCited)) {
    if (known.player === fact.player) return state;
    reportAll(context, otherWinner(context, happening, known));
    return winAllTheSame(context, happening);
  }
  const isHere = requirePlayer(context, fact.player, named);
  if (!isHere) return winAllTheSame(context, happening);
  const byDeadlock = rule !== undefined && rule === deadlockRule(state);
  if (fact.by === 'paradox' || (fact.by === undefined && byDeadlock)) {
    return winByParadox(context, happening);
  }
  const words = `${citePlayer(state, seat.id)} wins`;
  const doing = { event, cited: rule, asked: [{ what: 'win', player: seat, words, at }] } as const;
  const founded = findGround(context, doing);
  const objections = checkWinner(context, happening, founded);
  reportAll(context, objections);
  const isFound = objections.length === 0 && founded.objections.length === 0;
  const ground = restOn(context, doing, isFound ? founded : { objections: founded.objections });
  if (!isFound) return winAllTheSame(context, happening);
  const winner = {
    player: seat.id,
    by: rule ? 'rule' : 'proposal',
    ...(ground?.by === 'judgment' && { judgment: ground.judgment }),
    ...(event.isAct && { proposal: event.name }),
    ...(rule && { rule: cite(state, rule) }),
  };
  const won = win(context, winner, { at, ground: onFound(ground) });
  return withUses({ ...context, state: won }, founded.grants, event);
}

/** A rule's or proposal's text makes a winner only if nothing else decides. */
function checkWinner(
  context: Context,
  happening: Happening<'winner'>,
  { ground, against, objections, grants }: GroundResult,
): Objections {
  const { event, fact, cited: rule } = happening;
  const known = context.state.over?.winner;
  if (known) return otherWinner(context, happening, known);
  const nobody = (why: string, under?: RuleInForce) =>
    noWinner(context, happening, { why, rule: under });
  if (fact.by === 'judgment') return nobody('no Judgment given says so', rule);
  const isQuantity = fact.by !== undefined && fact.by !== 'rule';
  if (isQuantity) return nobody(unmet(context, fact.player));
  if (rule?.mechanics?.win) return nobody(whyNotByRule(context, event, rule), rule);
  const isAsked = rule !== undefined || (event.isAct && fact.by === undefined);
  if (isAsked || ground || objections.length > 0) {
    const alone = checkMarkAlone(context, happening, grants);
    if (alone.length > 0) return alone;
    const whose = rule ? `Rule ${rule.number}` : 'a proposal';
    if (ground?.by === 'words' && grants.length === 0 && !mayWinByWords(context, rule))
      return nobody(`no mechanics in force let anybody win by the words of ${whose}`, rule);
    if (objections.length > 0 || ground) return [];
    const why = `the words of ${whose} alone do not decide who wins`;
    if (against) return nobody(`${why}: Rule ${against.number} regulates that`, against);
  }
  return nobody(unmet(context, fact.player));
}

/** With what the player has of each quantity that a condition for winning names, and what wins. */
function unmet(context: Context, player: PlayerId): string {
  const had = entriesOf(context.state.law, 'win').flatMap(({ rule, value }) =>
    value.flatMap(({ when }) =>
      when.names.flatMap((name) => {
        const [, quantity] = /^player\.([\w-]+)$/.exec(name) ?? [];
        const amount = quantity && amountHeld(context, player, quantity);
        if (!quantity || !amount) return [];
        const mark = markIn(when.source, { quantity, medium: context.game.medium });
        const aim = mark ? ` (Rule ${rule.number} says ${formatNumber(mark)})` : '';
        return [`${sumInWords(amount, quantity)}${aim}`];
      }),
    ),
  );
  const has =
    had.length === 0
      ? ''
      : `; ${citePlayer(context.state, player)} has ${inSeries([...new Set(had)])}`;
  return `no condition for winning is met${has}`;
}

/** Whether a rule's text may make a winner. A rule that says so means its own text. */
function mayWinByWords(context: Context, rule: Rule | undefined): boolean {
  const during = context.state.turn.proposal;
  const reading = 'win-by-words';
  if (askReading(context, reading, during) !== 'yes') return false;
  const { source, rule: by } = optionInForce(context, reading, during);
  return source !== 'rule' || by === rule?.number;
}

/** Why a rule makes nobody win, if its condition is void. */
function whyNotByRule(context: Context, event: WrittenEvent, rule: Rule): string {
  const { law } = context.state;
  const { lost } = voidedBy(inquireNow(context, spot(event, 'winner')), { law, slot: 'win' });
  const won = lost.find((each) => each.slot === 'win' && each.rule.id === rule.id);
  return won
    ? `the part of Rule ${rule.number} on winning is void: Rule ${won.to.number} prevails under Rule ${won.under.number}`
    : `the condition of Rule ${rule.number} is not met`;
}

/** Handles a winner whom the rules do not name: only a Judgment can excuse the record. */
function winAllTheSame(context: Context, { event, fact }: Happening<'winner'>): State {
  const excuse = excuseFor(context, event);
  if (excuse?.by !== 'judgment') return context.state;
  const { player } = fact;
  const at = spot(event, 'winner');
  const { name: judgment } = excuse.judgment;
  const won = { player, by: 'judgment', judgment } as const;
  return win(context, won, { at, ground: onJudgment(judgment) });
}

function checkMarkAlone(
  context: Context,
  happening: Happening<'winner'>,
  grants: GroundResult['grants'],
): Objections {
  const { state } = context;
  const { event, fact } = happening;
  const at = spot(event, 'winner');
  const only = onlyWinningQuantity(inquireNow(context, at));
  if (!only || grants.some(({ rule }) => prevailsOver(state, rule.id, only.rule))) return [];
  return illegal(context, {
    code: 'win/not-by-points',
    at,
    rule: only.rule,
    message: `${citePlayer(state, fact.player)} cannot win by the words of ${event.isAct && event.rule === undefined ? 'a proposal' : 'another rule'}: only ${only.quantity} can win.`,
    help: 'Record no winner.',
    cures: lifting(state, only.rule, 'winning-by', (change) => {
      return `Record no winner, or ${change} first.`;
    }),
  });
}

/** Handles a win by paradox: a Judge finds it, and a rule says who wins. */
function winByParadox(context: Context, happening: Happening<'winner'>): State {
  const { state } = context;
  const { event, fact } = happening;
  const at = spot(event, 'winner');
  const rule = deadlockRule(state);
  const inquiry = inquireNow(context, at);
  // If the rules admit no more change, no Judge must find it, unless the win is for asking.
  const isClear = rule && !changePossible(inquiry) && wonBy(inquiry, rule) !== 'caller';
  const asked = isClear ? undefined : paradoxFound(context);
  reportAll(context, checkConflicts(context, at, ['deadlock']));
  if (context.recorder.log.objections.size === 0)
    reportAll(
      context,
      checkParadox(context, happening, isClear || asked ? rule : undefined, asked),
    );
  if (context.recorder.log.objections.size > 0 || !rule) return winAllTheSame(context, happening);
  const judgment = asked?.name;
  const winner = {
    player: fact.player,
    by: 'paradox',
    ...withoutUndefined({ judgment }),
    rule: cite(state, rule),
  };
  const ground = judgment === undefined ? onRule(state, rule) : onJudgment(judgment);
  return win(context, winner, { at, ground });
}

/** Checks that a rule makes somebody win by paradox, and names the winner. */
function checkParadox(
  context: Context,
  happening: Happening<'winner'>,
  rule: RuleInForce | undefined,
  asked: WrittenJudgment | undefined,
): Objections {
  const { state } = context;
  const { event, fact } = happening;
  const at = spot(event, 'winner');
  const known = state.over?.winner;
  if (!rule) {
    if (known) return otherWinner(context, happening, known);
    const saying = deadlockRule(state);
    const why = saying
      ? 'no Judgment of this turn finds that play cannot go on'
      : 'no rule in force says who wins when play cannot go on';
    return noWinner(context, happening, { why, rule: saying });
  }
  const inquiry = inquireNow(context, at);
  const caller = typeof asked?.by === 'string' ? asked.by : undefined;
  const computed = wonBy(inquiry, rule) === 'caller' ? caller : firstUnable(inquiry);
  const ruling = known && overWinningRule(state, rule, known);
  if (ruling?.kind === 'conflict')
    return objectToDifference(context, at, { slot: 'win' }, ruling.rules);
  if (known && (ruling?.kind !== 'settled' || ruling.rule !== rule))
    return otherWinner(context, happening, known);
  if (computed === fact.player) return [];
  const why = computed
    ? `${citePlayer(state, computed)} wins by paradox`
    : `nobody is the player whom Rule ${rule.number} names`;
  return noWinner(context, happening, { computed, why, rule });
}

/** Whether a rule that claims to decide who wins prevails over the rule by which somebody won. */
function overWinningRule({ law }: State, rule: RuleInForce, { rule: other }: Winner) {
  const won = suppliersOf(law, 'win').find(({ number }) => number === other?.number);
  if (!won) return undefined;
  const matter = { slot: 'win', oldNumbers: law.oldNumbers } as const;
  const claims = (rule.mechanics?.overrides ?? []).some(
    (claim) => !('tier' in claim) && covers(claim, won, matter),
  );
  return claims ? prevailing(law, 'win', [rule, won]) : undefined;
}

function wonBy(inquiry: Inquiry, rule: RuleInForce) {
  const choice = rule.mechanics?.deadlock;
  return choice && wordOf(namesOf(inquiry), rule, choice, ['first-unable', 'caller']);
}

/**
 * The first player who cannot complete a turn. One who only has to roll may complete it. If nobody may
 * propose, it is the next in order; without an order there is none.
 */
function firstUnable(inquiry: Inquiry): PlayerId | undefined {
  const { state, interpreter } = inquiry;
  const { rule, mover, next, due } = turnLaw(inquiry);
  const { over, pending } = state.turn;
  if (rule && over && !next) return nextInOrder(inquiry, state.turn.mover)?.id;
  if (over || pending !== undefined || due === 'propose') return mover?.id;
  return interpreter.ask('first-unable') === 'mover' ? mover?.id : next?.id;
}

/** The record names another winner, or another way to win. */
function otherWinner(context: Context, happening: Happening<'winner'>, known: Winner): Objections {
  const { event, fact } = happening;
  const { by, rule, player } = known;
  const { by: recorded } = fact;
  const name = citePlayer(context.state, player);
  if (recorded === undefined || player !== fact.player) {
    const why = `${name} won ${wayInWords(by)}`;
    return noWinner(context, happening, { computed: player, why });
  }
  const under = rule ? ` under Rule ${rule.number}` : '';
  return illegal(context, {
    code: 'winner/mismatch',
    at: spot(event, 'winner', 'by'),
    rule,
    message: `${name} did not win ${wayInWords(recorded)}, but ${wayInWords(by)}${under}.`,
    mismatch: { recorded, computed: by, difference: 'how the player won', arithmetic: [] },
    help: `Write \`by: ${by}\`, or leave \`by\` out.`,
  });
}

function wayInWords(by: string): string {
  if (by === 'rule') return 'by the words of a rule';
  return by === 'judgment' ? 'by a Judgment' : `by ${by}`;
}

/** Why somebody has not won, and who has. */
interface NotWinner {
  readonly computed?: PlayerId | undefined;
  readonly why: string;
  readonly rule?: RuleInForce | undefined;
}

function noWinner(
  context: Context,
  happening: Happening<'winner'>,
  { computed, why, rule }: NotWinner,
): Objections {
  const { state } = context;
  const { event, fact } = happening;
  const at = spot(event, 'winner');
  // A Judgment that would make the player win, if it were not overruled.
  const overruled = context.game.judgments.findLast(
    ({ bench, settles }) =>
      bench.at(-1)?.overruled !== undefined &&
      settles.some(
        (each) => each.kind === 'play' || ('player' in each && each.player === fact.player),
      ),
  );
  const since = overruled ? `: Judgment ${overruled.number}, which said so, is overruled` : '';
  return illegal(context, {
    code: 'winner/mismatch',
    at,
    rule: rule ?? suppliersOf(state.law, 'win')[0],
    message: `${citePlayer(state, fact.player)} is not the winner: ${why}${since}.`,
    mendings: overruled && correcting(at),
    mismatch: {
      recorded: fact.player,
      computed: computed ?? 'nobody',
      difference: 'the winner',
      arithmetic: [why],
    },
    help: computed
      ? `Write \`winner: ${rule && fact.by ? `{ player: ${computed}, by: ${fact.by} }` : computed}\`.`
      : `${['Record no winner', ...otherwise(state, happening, rule)].join(', or ')}.`,
  });
}

/** The records by which somebody could win. */
function otherwise(
  { law }: State,
  { fact }: Happening<'winner'>,
  rule: RuleInForce | undefined,
): readonly string[] {
  const { by, player } = fact;
  if (by === 'judgment')
    return [`record the Judgment that says so, with \`settles: [{ winner: ${player} }]\``];
  if (by === 'paradox' && rule) {
    const finding = lawOn(law, 'judge', 'finds-deadlock')?.value.map((each) => `“${each}”`);
    const verdict = finding ? ` and the verdict ${finding.join(' or ')}` : '';
    return [
      `record the Judgment that finds it, with \`settles: [{ play: cannot-go-on }]\`${verdict}`,
    ];
  }
  if (rule?.mechanics?.win) return ['record first what makes its condition true'];
  const first = suppliersOf(law, 'win')[0]
    ? 'record first what makes a condition for winning true'
    : 'let a rule say first how somebody wins';
  const naming = entriesOf(law, 'grants').find(({ value }) =>
    value.some(({ what }) => what === 'win'),
  );
  return [
    ...(by === 'paradox' ? [] : [first]),
    ...(naming ? [`cite Rule ${naming.rule.number}, which lets the winner be named`] : []),
  ];
}
