/** Judgment is invoked, and given. */
import { suppliersOf } from '../../law/law.ts';
import type { AwardOccasion } from '../../law/mechanics.ts';
import type { WrittenBench, WrittenJudgment } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import { decide } from '../decisions/decide.ts';
import {
  isProposal,
  objectToProposal,
  referToAnyone,
  referToPlayer,
} from '../decisions/resolve-names.ts';
import { awardsOn, describeSums, type Occasion } from '../holdings/awards.ts';
import { enter, type Sum } from '../holdings/holdings.ts';
import { checkJudgeConflicts } from '../legality/conflicts.ts';
import { checkBench } from '../legality/judgments/bench.ts';
import { isLateToAnswer, isLateToDeliver } from '../legality/judgments/judge-deadlines.ts';
import { finalBench } from '../state/bindings.ts';
import { callPlayer } from '../state/call-player.ts';
import { type Docket, dated, keySpot, object, spot } from '../state/log.ts';
import { type OpenJudgment, type State, withEntry } from '../state/state.ts';
import type { Judgment, LedgerEntry } from '../state/types.ts';
import { settleWinner } from '../winning/judged-winner.ts';

export function applyInvoke(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  on: Moment | undefined,
): State {
  referToPlayer(docket, state, judgment.by, spot(judgment, 'by'));
  checkJudgeConflicts(docket, state, spot(judgment, 'question'));
  checkCitations(docket, judgment);
  checkMoves(docket, judgment);
  docket.timeline.push({
    ...dated(on),
    version: state.version,
    kind: 'invoked',
    judgment: judgment.name,
  });
  const during = docket.bindings.turnOf(judgment.name);
  docket.judgments.set(judgment.name, {
    written: judgment,
    status: 'open',
    rules: rulesRead(docket, state, judgment),
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

function checkCitations(docket: Docket, judgment: WrittenJudgment): void {
  const known = docket.game.judgments;
  judgment.cites.forEach((number, index) => {
    if (known.some((other) => other.number === number && other !== judgment)) return;
    object(docket, {
      code: 'unknown/judgment',
      at: spot(judgment, 'cites', index),
      message: `There is no other Judgment ${number} in this game.`,
      help: `The Judgments are ${known.map((other) => other.number).join(', ')}.`,
    });
  });
}

function checkMoves(docket: Docket, { settles, file }: WrittenJudgment): void {
  for (const settlement of settles) {
    if (settlement.kind !== 'move' || isProposal(docket, settlement.move)) continue;
    objectToProposal(docket, settlement.move, spot({ file }, ...settlement.path, 'move'));
  }
}

/** The rules a question reads; a repealed rule may be read, one that never was may not. */
function rulesRead(docket: Docket, state: State, judgment: WrittenJudgment): Judgment['rules'] {
  return judgment.rules.flatMap((name, index) => {
    const ids =
      typeof name === 'number'
        ? (state.book.everNumbered.get(name) ?? [])
        : [...state.book.inForce.values()]
            .filter(({ title }) => title === name)
            .map(({ id }) => id);
    const inForce = ids.find((id) => state.book.inForce.has(id)) ?? ids.at(-1);
    if (inForce === undefined) {
      object(docket, {
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
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  on: Moment | undefined,
): State {
  const open = state.judgments.get(judgment.name);
  const known = docket.judgments.get(judgment.name);
  if (!open || !known) return state;
  checkBench(docket, state, judgment, open);
  const final = finalBench(judgment);
  docket.timeline.push({
    ...dated(on),
    version: state.version,
    kind: 'given',
    judgment: judgment.name,
  });
  docket.judgments.set(judgment.name, {
    ...known,
    status: final ? 'given' : 'overruled',
    ...(final?.ruling !== undefined && { ruling: final.ruling, judge: final.judge }),
  });
  const ruled: State = {
    ...state,
    judgments: withEntry(state.judgments, judgment.name, { ...open, given: final !== undefined }),
  };
  const scored = scoreBench(docket, ruled, judgment, on);
  return final
    ? settleWinner(docket, settlePoints(docket, scored, judgment, on), judgment, on)
    : scored;
}

/** Awards and penalties of all who sat on the bench. */
function scoreBench(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  on: Moment | undefined,
): State {
  let next = state;
  judgment.bench.forEach((bench) => {
    const occasion: Occasion = {
      on: occasionsOf(docket, state, judgment, bench),
      judge: bench.judge,
      caller: judgment.by,
      answeredLate: isLateToAnswer(docket, state, judgment, bench),
    };
    const { sums } = decide(docket, {
      state: next,
      during: docket.bindings.turnOf(judgment.name),
      at: spot(judgment, ...bench.path, 'judge'),
      what: `what Judgment ${judgment.number} earns or costs ${callPlayer(next, bench.judge)}`,
      compute: (reader) => awardsOn(next, docket.game, reader, occasion),
      describe: (awarded) => describeSums(next, awarded.sums),
    });
    next = enter(docket, next, sums, { by: 'judgment', judgment: judgment.name }, on).state;
  });
  return next;
}

function occasionsOf(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  bench: WrittenBench,
): readonly AwardOccasion[] {
  const occasions: AwardOccasion[] = [];
  if (bench.ruling === undefined) occasions.push('refused');
  else occasions.push('judged');
  if (isLateToDeliver(docket, state, judgment, bench)) occasions.push('late');
  if (bench.overruled) occasions.push('overruled');
  return occasions;
}

/** Points that the Judgment itself gives or takes. */
function settlePoints(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  on: Moment | undefined,
): State {
  const sums: Sum[] = [];
  for (const settlement of judgment.settles) {
    if (settlement.kind !== 'points') continue;
    for (const [player, amounts] of settlement.amounts) {
      const at = keySpot(judgment, ...settlement.path, 'points', player);
      if (!referToAnyone(docket, state, player, at)) continue;
      for (const [quantity, amount] of amounts) {
        sums.push(judgedSum(state, judgment, player, quantity, amount));
      }
    }
  }
  const cause: LedgerEntry['cause'] = { by: 'judgment', judgment: judgment.name };
  return enter(docket, state, sums, cause, on).state;
}

function judgedSum(
  state: State,
  { number }: WrittenJudgment,
  player: PlayerId,
  quantity: string,
  amount: Sum['amount'],
): Sum {
  const [rule] = suppliersOf(state.law, 'judge');
  const arithmetic = () => `as Judgment ${number} settles it`;
  return { player, quantity, amount, rule, arithmetic, evidence: 'verified' };
}
