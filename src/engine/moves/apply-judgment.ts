/** Judgment is invoked, and given. */
import { defined } from '../../helpers/defined.ts';
import { suppliersOf } from '../../law/in-force/law.ts';
import type { AwardOccasion } from '../../law/mechanics/mechanics.ts';
import type { WrittenBench } from '../../records/kinds/bench.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import { POINTS } from '../../records/kinds/parts.ts';
import type { Moment } from '../../values/moment.ts';
import { inquire } from '../decisions/inquiry.ts';
import { checkKnown, checkPlaying } from '../decisions/resolve-names.ts';
import { awardsOn, type Occasion } from '../holdings/awards.ts';
import { postSums, type Sum } from '../holdings/holdings.ts';
import { struckBy, struckWords } from '../judged-moves/struck.ts';
import { checkJudgeConflicts } from '../legality/conflicts.ts';
import { checkBench } from '../legality/judgments/bench.ts';
import { isLateToAnswer, isLateToDeliver } from '../legality/judgments/judge-deadlines.ts';
import { judgePath } from '../legality/judgments/judge-path.ts';
import {
  checkCitations,
  checkRulesRead,
  checkSettled,
  ruleRead,
} from '../legality/judgments/records-named.ts';
import type { Judgment, LedgerEntry } from '../results/types.ts';
import { finalBench, type SettledMove } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { keySpot, spot } from '../state/make-finding.ts';
import type { OpenJudgment, State } from '../state/state.ts';
import { addNote, addToTimeline, dated, reportAll, writeJudgment } from '../state/write-log.ts';
import { recordWords } from '../timeline/record-words.ts';
import { declareJudgedWinner } from '../winning/judged-winner.ts';
import { checkQuantity } from './events/quantities.ts';

export function applyInvoke(
  context: Context,
  judgment: WrittenJudgment,
  on: Moment | undefined,
): State {
  const { state } = context;
  const struck = struckBy(context, judgment);
  if (struck) return setAside(context, judgment, struck);
  const { by } = judgment;
  if (typeof by === 'string') reportAll(context, checkPlaying(context, by, spot(judgment, 'by')));
  reportAll(context, checkJudgeConflicts(context, spot(judgment, 'question')));
  reportAll(context, checkCitations(context, judgment));
  reportAll(context, checkSettled(context, judgment));
  reportAll(context, checkRulesRead(context, judgment));
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
    ...defined({ during }),
  });
  const open: OpenJudgment = {
    name: judgment.name,
    turn: state.turn.begun,
    asked: state,
    given: false,
    consents: new Map(),
  };
  return { ...state, judgments: state.judgments.set(judgment.name, open) };
}

/** A Judgment that another finds illegal settles nothing, and nobody waits for it. */
function setAside(context: Context, judgment: WrittenJudgment, struck: SettledMove): State {
  const { state, bindings } = context;
  const during = bindings.turnOf(judgment.name);
  const { name } = judgment;
  reportAll(context, checkRulesRead(context, judgment));
  addToTimeline(context, {
    ...dated(judgment.invoked),
    version: state.version,
    kind: 'invoked',
    judgment: name,
  });
  writeJudgment(context, {
    written: judgment,
    status: 'void',
    rules: rulesRead(context, judgment),
    version: state.version,
    ...defined({ during }),
    judged: { judgment: struck.judgment.name, is: struck.is, objections: [] },
  });
  addNote(context, {
    code: 'by-judgment',
    at: keySpot(judgment, 'judgment'),
    message: struckWords(recordWords(judgment), struck),
  });
  return state;
}

/** The rules that a question reads, as far as there are such rules. */
function rulesRead({ state }: Context, judgment: WrittenJudgment): Judgment['rules'] {
  return judgment.rules.flatMap((name) => {
    const id = ruleRead(state, name);
    const number = state.book.inForce.get(id ?? '')?.number ?? name;
    return id === undefined ? [] : [{ id, number, version: state.version }];
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
  if (!open || !known) return state; // Set aside by another Judgment.
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
    ...(final?.ruling !== undefined && { ruling: final.ruling, judges: final.judges }),
  });
  const ruled: State = {
    ...state,
    judgments: state.judgments.set(judgment.name, { ...open, given: final !== undefined }),
  };
  const scored = scoreBench({ ...context, state: ruled }, judgment, on);
  if (!final) return scored;
  const paid = giveJudgedAmounts({ ...context, state: scored }, judgment, on);
  return declareJudgedWinner({ ...context, state: paid }, judgment, on);
}

/** Awards and penalties of all who sat on the bench. */
function scoreBench(context: Context, judgment: WrittenJudgment, on: Moment | undefined): State {
  const { state } = context;
  let next = state;
  const { by } = judgment;
  const caller = typeof by === 'string' ? { caller: by } : {};
  for (const bench of judgment.bench) {
    if (bench.judges.length === 0) noteUnnamed(context, judgment, bench);
    const answeredLate = isLateToAnswer(context, judgment, bench);
    const occasions = occasionsOf(context, judgment, bench);
    bench.judges.forEach((judge, index) => {
      const occasion: Occasion = { on: occasions, judge, ...caller, answeredLate };
      const position = { ...context, state: next };
      const { sums } = awardsOn(
        inquire(position, {
          during: context.bindings.turnOf(judgment.name),
          at: spot(judgment, ...judgePath(bench, index)),
        }),
        occasion,
      );
      const cause = { by: 'judgment', judgment: judgment.name } as const;
      next = postSums(position, sums, cause, on).state;
    });
  }
  return next;
}

function noteUnnamed(context: Context, judgment: WrittenJudgment, { path }: WrittenBench): void {
  addNote(context, {
    code: 'attested',
    at: spot(judgment, ...path, 'ruling'),
    message: `Who gave Judgment ${judgment.number} is not recorded: whether it was for them to judge is not checked.`,
    help: 'If it is found out, write `judge`.',
  });
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

/** What the Judgment itself gives or takes. */
function giveJudgedAmounts(
  context: Context,
  judgment: WrittenJudgment,
  on: Moment | undefined,
): State {
  const { state } = context;
  const sums: Sum[] = [];
  for (const settlement of judgment.settles) {
    if (settlement.kind !== 'points' && settlement.kind !== 'change') continue;
    for (const [player, amounts] of settlement.amounts) {
      const at = keySpot(judgment, ...settlement.path, settlement.kind, player);
      const unknown = checkKnown(context, player, at);
      reportAll(context, unknown);
      if (unknown.length > 0) continue;
      for (const [quantity, amount] of amounts) {
        if (quantity !== POINTS)
          reportAll(context, checkQuantity(context, at, quantity, undefined));
        sums.push(judgedSum(state, judgment, { player, quantity, amount }));
      }
    }
  }
  const cause: LedgerEntry['cause'] = { by: 'judgment', judgment: judgment.name };
  return postSums(context, sums, cause, on).state;
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
