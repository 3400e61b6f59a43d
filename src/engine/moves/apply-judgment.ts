/** Judgment is invoked, and given. */

import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding, Spot } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { judgePart, suppliersOf } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { AwardOccasion } from '../../law/mechanics/mechanics.ts';
import type { WrittenBench } from '../../records/kinds/bench.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import { type JudgmentName, POINTS } from '../../records/kinds/parts.ts';
import type { RuleName } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import { type Inquiry, inquire } from '../decisions/inquiry.ts';
import {
  checkKnown,
  checkPlaying,
  checkProposalKnown,
  resolveAnyone,
} from '../decisions/resolve-names.ts';
import { awardsOn, type Occasion } from '../holdings/awards.ts';
import { postSums, type Sum } from '../holdings/holdings.ts';
import { struckBy, struckWords } from '../judged-moves/write-judged.ts';
import { checkJudgeConflicts } from '../legality/conflicts.ts';
import { checkBench, judgePath } from '../legality/judgments/bench.ts';
import { isLateToAnswer, isLateToDeliver } from '../legality/judgments/judge-deadlines.ts';
import { changePossible } from '../legality/proposals/possible-changes.ts';
import type { Judgment, LedgerEntry, RuleId } from '../results/types.ts';
import type { Winner } from '../results/winner.ts';
import { finalBench, type SettledMove } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { cite, illegal, keySpot, spot } from '../state/make-finding.ts';
import type { OpenJudgment, Seat, State } from '../state/state.ts';
import {
  addNote,
  addToTimeline,
  dated,
  reportAll,
  reporting,
  writeJudgment,
} from '../state/write-log.ts';
import { recordWords } from '../timeline/record-words.ts';
import { deadlockRule, win } from '../winning/record-win.ts';
import { reachedBy } from '../winning/win.ts';
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
    ...withoutUndefined({ during }),
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
    ...withoutUndefined({ during }),
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
  // A rule may say what an overruled Judgment becomes; otherwise its question is open again.
  const isOverruled = judgment.bench.at(-1)?.overruled !== undefined;
  const became = isOverruled ? judgePart(state.law, 'overruled-to')?.value : undefined;
  writeJudgment(context, {
    ...known,
    status: final ? 'given' : 'overruled',
    ...(final?.ruling !== undefined && { ruling: final.ruling, judges: final.judges }),
    ...(became !== undefined && { ruling: became }),
  });
  const answered = final !== undefined || became !== undefined;
  const ruled: State = {
    ...state,
    judgments: state.judgments.set(judgment.name, { ...open, given: answered }),
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

/* The records and rules that a Judgment names: what it follows, reads and settles. */

/** The Judgments that a Judgment follows, or from which it is an appeal, must be on record. */
function checkCitations(context: Context, judgment: WrittenJudgment): readonly Finding[] {
  const { appeals, cites } = judgment;
  const appealed =
    appeals === undefined ? [] : checkOther(context, judgment, appeals, spot(judgment, 'appeals'));
  return [
    ...appealed,
    ...cites.flatMap((name, index) =>
      checkOther(context, judgment, name, spot(judgment, 'cites', index)),
    ),
  ];
}

function checkOther(
  context: Context,
  judgment: WrittenJudgment,
  name: JudgmentName,
  at: Spot,
): readonly Finding[] {
  const { game, bindings } = context;
  const other = bindings.judgmentCalled(name);
  if (other && other !== judgment) return [];
  return [
    illegal(context, {
      code: 'unknown/judgment',
      at,
      message: `There is no other Judgment ${name} in this game.`,
      help: `The Judgments are ${game.judgments.map(({ number }) => number).join(', ')}.`,
    }),
  ];
}

/** A question may read a rule that has been repealed, and none that never was. */
function checkRulesRead(context: Context, judgment: WrittenJudgment): readonly Finding[] {
  return judgment.rules.flatMap((name, index) => {
    if (ruleRead(context.state, name) !== undefined) return [];
    return illegal(context, {
      code: typeof name === 'number' ? 'unknown/rule' : 'unknown/title',
      at: spot(judgment, 'rules', index),
      message: `There was no rule ${typeof name === 'number' ? name : `“${name}”`} when Judgment was invoked.`,
      help: 'Name a rule that is or was in force by then.',
    });
  });
}

/** The rule that a question calls by a number that it has, or else had, or by its title. */
function ruleRead({ book }: State, name: RuleName): RuleId | undefined {
  const ids =
    book.everNumbered.get(name) ??
    [...book.inForce.values()].flatMap(({ id, title }) => (title === name ? id : []));
  const [bearer] = book.byNumber.get(name) ?? [];
  return bearer ?? ids.find((id) => book.inForce.has(id)) ?? ids.at(-1);
}

/** Whatever a Judgment settles must be on record. */
function checkSettled(context: Context, { settles, file }: WrittenJudgment): readonly Finding[] {
  return settles.flatMap((settlement) => {
    const at = spot({ file }, ...settlement.path, settlement.kind);
    if (settlement.kind === 'move') return checkProposalKnown(context, settlement.move, at);
    if (settlement.kind === 'event') return checkEventKnown(context, settlement.event, at);
    if (settlement.kind === 'judgment') return checkJudgmentKnown(context, settlement.judgment, at);
    return [];
  });
}

function checkEventKnown(context: Context, id: string, at: Spot): readonly Finding[] {
  const { game, bindings } = context;
  if (bindings.eventCalled(id)) return [];
  const ids = game.events.flatMap((event) => event.id ?? []);
  const close = didYouMean(id, ids);
  return [
    illegal(context, {
      code: 'unknown/event',
      at,
      message: `No event of this game has the id “${id}”.`,
      help:
        close === undefined
          ? 'Write the id that stands beside the event: `id:`.'
          : `Did you mean \`${close}\`?`,
    }),
  ];
}

function checkJudgmentKnown(context: Context, name: JudgmentName, at: Spot): readonly Finding[] {
  const { game, bindings } = context;
  if (bindings.judgmentCalled(name)) return [];
  return [
    illegal(context, {
      code: 'unknown/judgment',
      at,
      message: `There is no Judgment ${name} in this game.`,
      help: `The Judgments are ${game.judgments.map(({ number }) => number).join(', ')}.`,
    }),
  ];
}

/** A Judgment may say who has won: what play cannot decide ends by a Judge's word. */
function declareJudgedWinner(
  context: Context,
  judgment: WrittenJudgment,
  on: Moment | undefined,
): State {
  const { state } = context;
  const named = judgment.settles.find((settlement) => settlement.kind === 'winner');
  if (named?.kind !== 'winner') return state;
  const at = spot(judgment, ...named.path, 'winner');
  const seat = reporting(context, resolveAnyone(context, named.player, at));
  if (!seat || state.over?.winner?.player === named.player) return state;
  const { by, rule } = howWon(context, judgment, seat);
  return win(context, {
    player: named.player,
    by,
    judgment: judgment.name,
    ...dated(on),
    ...(rule && { rule: cite(state, rule) }),
  });
}

interface Won {
  readonly by: Winner['by'];
  readonly rule?: RuleInForce | undefined;
}

/** By paradox where there is one, by the condition that the player meets, or by the Judge's word. */
function howWon(context: Context, judgment: WrittenJudgment, seat: Seat): Won {
  const { state } = context;
  const deadlock = deadlockRule(state);
  const inquiry = inquire(context, {
    during: state.turn.proposal,
    at: spot(judgment, 'question'),
  });
  if (deadlock && isDeadlocked(inquiry)) return { by: 'paradox', rule: deadlock };
  const [met] = seat.status === 'playing' ? reachedBy(inquiry, [seat]) : [];
  if (met) return { by: met.by, rule: met.rule };
  const judge = judgePart(state.law, 'chosen')?.rule ?? suppliersOf(state.law, 'judge')[0];
  return { by: 'judgment', rule: judge };
}

/** Play cannot go on, or a Judgment of this turn finds a move equally legal and illegal. */
function isDeadlocked(inquiry: Inquiry): boolean {
  const { state, recorder } = inquiry;
  if (!changePossible(inquiry)) return true;
  return [...state.judgments.values()].some(({ name, turn, given }) => {
    const settles = recorder.log.judgments.get(name)?.written.settles ?? [];
    const undetermined = settles.some((each) => each.kind === 'move' && each.is === 'undetermined');
    return given && turn === state.turn.begun && undetermined;
  });
}
