/** Judgment is invoked, and given. */

import type { Finding } from '../../diagnostics/finding.ts';
import { suppliersOf } from '../../law/law.ts';
import type { AwardOccasion } from '../../law/mechanics.ts';
import type { WrittenBench, WrittenJudgment } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { decide } from '../decisions/decide.ts';
import { checkProposalKnown, resolveAnyone, resolvePlayer } from '../decisions/resolve-names.ts';
import { awardsOn, describeSums, type Occasion, totalsOf } from '../holdings/awards.ts';
import { enter, type Sum } from '../holdings/holdings.ts';
import { checkJudgeConflicts } from '../legality/conflicts.ts';
import { checkBench } from '../legality/judgments/bench.ts';
import { isLateToAnswer, isLateToDeliver } from '../legality/judgments/judge-deadlines.ts';
import { finalBench } from '../state/bindings.ts';
import { callPlayer } from '../state/call-player.ts';
import type { Context } from '../state/context.ts';
import {
  addToTimeline,
  dated,
  illegal,
  keySpot,
  reportAll,
  reportIllegal,
  spot,
  writeJudgment,
} from '../state/report.ts';
import { type OpenJudgment, type State, withEntry } from '../state/state.ts';
import type { Judgment, LedgerEntry } from '../state/types.ts';
import { declareJudgedWinner } from '../winning/judged-winner.ts';

export function applyInvoke(
  context: Context,
  judgment: WrittenJudgment,
  on: Moment | undefined,
): State {
  const { state } = context;
  resolvePlayer(context, judgment.by, spot(judgment, 'by'));
  reportAll(context, checkJudgeConflicts(context, spot(judgment, 'question')));
  reportAll(context, checkCitations(context, judgment));
  reportAll(context, checkMoves(context, judgment));
  addToTimeline(context, {
    ...dated(on),
    version: state.version,
    kind: 'invoked',
    judgment: judgment.name,
  });
  const during = context.bindings.turnOf(judgment.name);
  writeJudgment(context, {
    written: judgment,
    status: 'open',
    rules: rulesRead(context, judgment),
    version: state.version,
    ...(during !== undefined && { during }),
  });
  const open: OpenJudgment = {
    name: judgment.name,
    turn: state.turn.begun,
    asked: state,
    given: false,
    consents: new Map(),
  };
  return { ...state, judgments: withEntry(state.judgments, judgment.name, open) };
}

function checkCitations(context: Context, judgment: WrittenJudgment): readonly Finding[] {
  const known = context.game.judgments;
  return judgment.cites.flatMap((number, index) => {
    if (known.some((other) => other.number === number && other !== judgment)) return [];
    return [
      illegal(context, {
        code: 'unknown/judgment',
        at: spot(judgment, 'cites', index),
        message: `There is no other Judgment ${number} in this game.`,
        help: `The Judgments are ${known.map((other) => other.number).join(', ')}.`,
      }),
    ];
  });
}

function checkMoves(context: Context, { settles, file }: WrittenJudgment): readonly Finding[] {
  return settles.flatMap((settlement) =>
    settlement.kind === 'move'
      ? checkProposalKnown(context, settlement.move, spot({ file }, ...settlement.path, 'move'))
      : [],
  );
}

/** The rules a question reads; a repealed rule may be read, one that never was may not. */
function rulesRead(context: Context, judgment: WrittenJudgment): Judgment['rules'] {
  const { state } = context;
  return judgment.rules.flatMap((name, index) => {
    const ids =
      typeof name === 'number'
        ? (state.book.everNumbered.get(name) ?? [])
        : [...state.book.inForce.values()]
            .filter(({ title }) => title === name)
            .map(({ id }) => id);
    const inForce = ids.find((id) => state.book.inForce.has(id)) ?? ids.at(-1);
    if (inForce === undefined) {
      reportIllegal(context, {
        code: typeof name === 'number' ? 'unknown/rule' : 'unknown/title',
        at: spot(judgment, 'rules', index),
        message: `There was no rule ${typeof name === 'number' ? name : `“${name}”`} when Judgment was invoked.`,
        help: 'Name a rule that is or was in force by then.',
      });
      return [];
    }
    const number = state.book.inForce.get(inForce)?.number ?? (typeof name === 'number' ? name : 0);
    return [{ id: inForce, number, version: state.version }];
  });
}

export function applyJudge(
  context: Context,
  judgment: WrittenJudgment,
  on: Moment | undefined,
): State {
  const { state } = context;
  const open = state.judgments.get(judgment.name);
  const known = context.recorder.log.judgments.get(judgment.name);
  if (!open || !known) return state;
  reportAll(context, checkBench(context, judgment, open));
  const final = finalBench(judgment);
  addToTimeline(context, {
    ...dated(on),
    version: state.version,
    kind: 'given',
    judgment: judgment.name,
  });
  writeJudgment(context, {
    ...known,
    status: final ? 'given' : 'overruled',
    ...(final?.ruling !== undefined && { ruling: final.ruling, judge: final.judge }),
  });
  const ruled: State = {
    ...state,
    judgments: withEntry(state.judgments, judgment.name, { ...open, given: final !== undefined }),
  };
  const scored = scoreBench({ ...context, state: ruled }, judgment, on);
  if (!final) return scored;
  const paid = giveJudgedPoints({ ...context, state: scored }, judgment, on);
  return declareJudgedWinner({ ...context, state: paid }, judgment, on);
}

/** Awards and penalties of all who sat on the bench. */
function scoreBench(context: Context, judgment: WrittenJudgment, on: Moment | undefined): State {
  const { state } = context;
  let next = state;
  judgment.bench.forEach((bench) => {
    const occasion: Occasion = {
      on: occasionsOf(context, judgment, bench),
      judge: bench.judge,
      caller: judgment.by,
      answeredLate: isLateToAnswer(context, judgment, bench),
    };
    const { sums } = decide(
      { ...context, state: next },
      {
        during: context.bindings.turnOf(judgment.name),
        at: spot(judgment, ...bench.path, 'judge'),
        what: {
          kind: 'awards-of-judge',
          judgment: judgment.number,
          player: callPlayer(next, bench.judge),
        },
        compute: (inquiry) => awardsOn(inquiry, occasion),
        by: (awarded) => totalsOf(awarded.sums),
        describe: (awarded) => describeSums(next, awarded.sums),
      },
    );
    next = enter(
      { ...context, state: next },
      sums,
      { by: 'judgment', judgment: judgment.name },
      on,
    ).state;
  });
  return next;
}

function occasionsOf(
  context: Context,
  judgment: WrittenJudgment,
  bench: WrittenBench,
): readonly AwardOccasion[] {
  const occasions: AwardOccasion[] = [];
  if (bench.ruling === undefined) occasions.push('refused');
  else occasions.push('judged');
  if (isLateToDeliver(context, judgment, bench)) occasions.push('late');
  if (bench.overruled) occasions.push('overruled');
  return occasions;
}

/** Points that the Judgment itself gives or takes. */
function giveJudgedPoints(
  context: Context,
  judgment: WrittenJudgment,
  on: Moment | undefined,
): State {
  const { state } = context;
  const sums: Sum[] = [];
  for (const settlement of judgment.settles) {
    if (settlement.kind !== 'points') continue;
    for (const [player, amounts] of settlement.amounts) {
      const at = keySpot(judgment, ...settlement.path, 'points', player);
      if (!resolveAnyone(context, player, at)) continue;
      for (const [quantity, amount] of amounts) {
        sums.push(judgedSum(state, judgment, { player, quantity, amount }));
      }
    }
  }
  const cause: LedgerEntry['cause'] = { by: 'judgment', judgment: judgment.name };
  return enter(context, sums, cause, on).state;
}

function judgedSum(
  state: State,
  { number }: WrittenJudgment,
  sum: Pick<Sum, 'player' | 'quantity' | 'amount'>,
): Sum {
  const [rule] = suppliersOf(state.law, 'judge');
  const basis = () => ({ by: 'judgment', judgment: number }) as const;
  return { ...sum, rule, basis, evidence: 'verified' };
}
