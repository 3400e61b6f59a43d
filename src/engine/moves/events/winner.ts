/** A winner that a record states: the rules must say the same (Suber's 208 and 213). */

import { rulingOn } from '../../../law/law.ts';
import type { RuleInForce } from '../../../law/rule-in-force.ts';
import type { WrittenJudgment } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Inquiry } from '../../decisions/decide.ts';
import { decide } from '../../decisions/decide.ts';
import { wordOf } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import { resolveAnyone } from '../../decisions/resolve-names.ts';
import { checkConflicts } from '../../legality/conflicts.ts';
import { callPlayer, citePlayer } from '../../state/call-player.ts';
import type { Context } from '../../state/context.ts';
import { cite, dated, reportAll, reportIllegal, spot } from '../../state/report.ts';
import type { State } from '../../state/state.ts';
import type { Rule, Winner } from '../../state/types.ts';
import { turnLaw } from '../../turns/turns.ts';
import { deadlockRule, win } from '../../winning/record-win.ts';
import type { Happening } from './happening.ts';

export function assertWinner(
  context: Context,
  happening: Happening<'winner'>,
  rule: Rule | undefined,
): State {
  const { state } = context;
  const { event, fact, on } = happening;
  const at = spot(event, ...event.path, 'winner');
  const isMapping = fact.by !== undefined;
  const named = isMapping ? spot(event, ...event.path, 'winner', 'player') : at;
  const seat = resolveAnyone(context, fact.player, named);
  // A rule that cannot be found has been told of, and nothing follows from it.
  if (!seat || (event.rule !== undefined && !rule)) return state;
  const known = state.over?.winner;
  if (known && (fact.by === undefined || fact.by === known.by)) {
    if (known.player !== fact.player) objectToLoser(context, happening, known);
    return state;
  }
  const byDeadlock = rule !== undefined && rule === deadlockRule(state);
  if (fact.by === 'paradox' || (fact.by === undefined && byDeadlock)) {
    return winByParadox(context, happening);
  }
  if (known) objectToLoser(context, happening, known);
  else if (fact.by === 'judgment') {
    objectToWinner(context, happening, { why: 'no Judgment given says so', rule });
  } else if (fact.by !== 'points' && rule && rule.mechanics?.win) {
    const why = `the condition of Rule ${rule.number} is not met`;
    objectToWinner(context, happening, { why, rule });
  } else if (fact.by !== 'points' && rule) {
    if (onlyPointsWin(context, happening)) return state;
    return win(context, {
      player: seat.id,
      by: 'rule',
      ...dated(on),
      rule: cite(state, rule),
    });
  } else {
    const why = 'no condition for winning is met';
    objectToWinner(context, happening, { why });
  }
  return state;
}

/** Whether a rule in force lets nothing but points win; objects if so. */
function onlyPointsWin(context: Context, { event, fact }: Happening<'winner'>): boolean {
  const { state } = context;
  const ruling = rulingOn(state.law, 'winning-by');
  if (ruling.kind !== 'settled') return false;
  reportIllegal(context, {
    code: 'win/not-by-points',
    at: spot(event, ...event.path, 'winner'),
    rule: cite(state, ruling.rule),
    message: `${citePlayer(state, fact.player)} is recorded as winning by the words of another rule, and only points may win.`,
    help: 'Take the event out, or transmute and amend the rule that lets only points win first.',
  });
  return true;
}

function objectToLoser(
  context: Context,
  happening: Happening<'winner'>,
  { player, by }: Winner,
): void {
  const { state } = context;
  const why = `${citePlayer(state, player)} won by ${by}`;
  objectToWinner(context, happening, { computed: player, why });
}

/** Paradox is for a Judge to find; who wins by it is for the rule to say. */
function winByParadox(context: Context, happening: Happening<'winner'>): State {
  const { state } = context;
  const { event, fact, on } = happening;
  const at = spot(event, ...event.path, 'winner');
  reportAll(context, checkConflicts(context, at, ['deadlock']));
  if (context.recorder.log.objections.size > 0) return state;
  const rule = deadlockRule(state);
  const asked = judgmentOnParadox(context);
  if (!rule || !asked) {
    const why = rule
      ? 'no Judgment on it has been given'
      : 'no rule in force says who wins when play cannot go on';
    objectToWinner(context, happening, { why, rule });
    return state;
  }
  const expected = paradoxWinner(context, rule, asked.by, at);
  const known = state.over?.winner;
  if (known && !claimsToDecide(rule, known)) {
    objectToLoser(context, happening, known);
    return state;
  }
  if (expected !== undefined && expected !== fact.player) {
    const why = `${citePlayer(state, expected)} wins by paradox`;
    objectToWinner(context, happening, { computed: expected, why, rule });
    return state;
  }
  return win(context, {
    player: fact.player,
    by: 'paradox',
    judgment: asked.name,
    ...dated(on),
    rule: cite(state, rule),
  });
}

/** Whether a rule takes precedence over those that say how the game is won, or over the one that did. */
function claimsToDecide({ mechanics }: RuleInForce, { rule }: Winner): boolean {
  return (mechanics?.overrides ?? []).some(
    (claim) =>
      ('slot' in claim && claim.slot === 'win') || ('rule' in claim && claim.rule === rule?.number),
  );
}

/** The latest Judgment given in this turn: only that can be on the paradox. */
function judgmentOnParadox(context: Context): WrittenJudgment | undefined {
  const { state } = context;
  const given = [...context.recorder.log.judgments.values()].filter(
    ({ status, written }) =>
      status === 'given' && state.judgments.get(written.name)?.turn === state.turn.begun,
  );
  return given.at(-1)?.written;
}

/** Whom the rule names: the first player unable to complete a turn, or whoever called for Judgment. */
function paradoxWinner(
  context: Context,
  rule: RuleInForce,
  caller: PlayerId,
  at: ReturnType<typeof spot>,
): PlayerId | undefined {
  const { state } = context;
  const choice = rule.mechanics?.deadlock;
  if (choice === undefined) return undefined;
  return decide(context, {
    during: state.turn.proposal,
    at,
    what: 'who wins by paradox',
    compute: (inquiry) => {
      const names = namesOf(inquiry);
      const word = wordOf(names, rule, choice, ['first-unable', 'caller']);
      return word === 'caller' ? caller : firstUnable(inquiry);
    },
    decisive: () => cite(state, rule),
    describe: (player) =>
      player === undefined ? 'it is nobody' : `it is ${callPlayer(state, player)}`,
  });
}

/** Whoever has proposed, and has only to throw the die, may still be able to complete the turn. */
function firstUnable(inquiry: Inquiry): PlayerId | undefined {
  const { state, reader } = inquiry;
  const { mover, next, due } = turnLaw(inquiry);
  const { over, pending } = state.turn;
  if (over || pending !== undefined || due === 'propose') return mover?.id;
  return reader.take('first-unable') === 'mover' ? mover?.id : next?.id;
}

/** Why somebody is not the winner, and who is instead. */
interface NotWinner {
  readonly computed?: PlayerId;
  readonly why: string;
  readonly rule?: RuleInForce | undefined;
}

function objectToWinner(
  context: Context,
  { event, fact }: Happening<'winner'>,
  { computed, why, rule }: NotWinner,
): void {
  const { state } = context;
  reportIllegal(context, {
    code: 'winner/mismatch',
    at: spot(event, ...event.path, 'winner'),
    ...(rule && { rule: cite(state, rule) }),
    message: `${citePlayer(state, fact.player)} is recorded as the winner, but ${why}.`,
    mismatch: {
      recorded: fact.player,
      computed: computed ?? 'nobody',
      difference: 'the winner',
      arithmetic: [why],
    },
    help: computed
      ? `Write \`winner: ${computed}\`.`
      : 'Take the event out, or cite the rule by whose words the player won (by: rule).',
  });
}
