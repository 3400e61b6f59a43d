/** Applies invocations of Judgment, and Judgments. */

import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { inSeries } from '../../helpers/words.ts';
import { lawOn, suppliersOf } from '../../law/in-force/law.ts';
import type { AwardOccasion } from '../../law/mechanics/mechanics.ts';
import { readingCalled } from '../../law/readings/register.ts';
import { LOST_RULING } from '../../records/kinds/bench.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import { type Outsider, POINTS_QUANTITY } from '../../records/kinds/parts.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { changePossible } from '../amendments/possible-changes.ts';
import { checkConflicts } from '../decisions/conflict-of-rules.ts';
import { askReading, hasForce, inquireIn, inquireNow } from '../decisions/inquiry.ts';
import {
  foundWords,
  hasJurisdiction,
  reaches,
  reachesByRule,
  struckBy,
  struckWords,
} from '../decisions/judged-moves.ts';
import { checkKnown, checkPlaying, requirePlayer } from '../decisions/resolve-names.ts';
import { goOn } from '../effects/bring.ts';
import { onJudgment } from '../effects/grounds/ground.ts';
import { deadlockRule, paradoxFound } from '../effects/grounds/paradox.ts';
import { awardsOn, type Occasion } from '../holdings/awards.ts';
import { postSums, type Sum } from '../holdings/holdings.ts';
import {
  checkBench,
  checkOverruling,
  isLateToAnswer,
  isLateToDeliver,
  isOverruled,
  judgePath,
  overruledBy,
} from '../legality/judgments/bench.ts';
import {
  checkJudgmentNames,
  checkRulesRead,
  ruleRead,
} from '../legality/judgments/judgment-names.ts';
import type { OnBench } from '../legality/judgments/who-judges.ts';
import type { Judgment, Seat } from '../results/types.ts';
import { finalBench, type SettledMove } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { cite, illegal, keySpot, spot } from '../state/make-finding.ts';
import { citePlayer, type OpenJudgment, type State } from '../state/state.ts';
import { addNote, addToTimeline, reportAll, writeJudgment } from '../state/write-log.ts';
import { recordWords } from '../timeline/record-words.ts';
import { reachedBy, win } from '../winning/win.ts';
import { sumWords } from '../words/result-words.ts';
import { checkQuantity } from './events/quantities.ts';

export function applyInvoke(context: Context, judgment: WrittenJudgment): State {
  const { state } = context;
  const struck = struckBy(context, judgment);
  if (struck) return setAside(context, judgment, struck);
  const { by } = judgment;
  const isNamed = typeof by === 'string';
  reportAll(
    context,
    isNamed
      ? checkPlaying(context, by, spot(judgment, 'by'))
      : checkStranger(context, judgment, by),
  );
  reportAll(context, checkConflicts(context, spot(judgment, 'question'), ['judge']));
  const unknown = checkJudgmentNames(context, judgment);
  reportAll(context, unknown);
  addToTimeline(context, { kind: 'invoked', judgment: judgment.name });
  writeJudgment(context, { ...invoked(context, judgment), status: 'open' });
  const open: OpenJudgment = {
    name: judgment.name,
    turn: state.turn.begun,
    asked: state,
    given: false,
    consents: new Map(),
  };
  // The game stops here, and the Judgment settles nothing if the wrong player gave it.
  if (unknown.length > 0) reportAll(context, checkBench(context, judgment, open));
  return goOn(context, { kind: 'question', name: judgment.name, open });
}

/** Objects if somebody invokes Judgment who does not play, if rules say who judges. */
function checkStranger(context: Context, judgment: WrittenJudgment, { name }: Outsider) {
  const { law } = context.state;
  const judge = lawOn(law, 'judge', 'chosen');
  const during = context.bindings.turnOf(judgment.name);
  if (!judge || askReading(context, 'stranger-asks', during) === 'yes') return [];
  return illegal(context, {
    code: 'unknown/player',
    at: spot(judgment, 'by'),
    rule: (lawOn(law, 'readings', 'stranger-asks') ?? judge).rule,
    message: `${name} does not play and has invoked Judgment, which only a player may do.`,
    help: 'Write the id of a player who insists on the question. If custom lets anybody ask, choose the reading “stranger-asks” in game.md.',
  });
}

/** A Judgment that another one finds illegal settles nothing, and play does not wait for it. */
function setAside(context: Context, judgment: WrittenJudgment, struck: SettledMove): State {
  const { name } = judgment;
  reportAll(context, checkRulesRead(context, judgment));
  addToTimeline({ ...context, on: judgment.invoked }, { kind: 'invoked', judgment: name });
  writeJudgment(context, {
    ...invoked(context, judgment),
    status: 'void',
    judged: { judgment: struck.judgment.name, is: struck.is, objections: [] },
  });
  addNote(context, {
    code: 'by-judgment',
    at: keySpot(judgment, 'judgment'),
    message: struckWords(recordWords(judgment), struck),
  });
  return context.state;
}

/** The question as asked, with the rules that it reads, if these exist. */
function invoked({ state, bindings }: Context, written: WrittenJudgment): Omit<Judgment, 'status'> {
  const { version } = state;
  const during = bindings.turnOf(written.name);
  const rules = written.rules.flatMap((name) => {
    const id = ruleRead(state, name);
    const number = state.book.inForce.get(id ?? '')?.number ?? name;
    return id === undefined ? [] : [{ id, number, version }];
  });
  return { written, rules, version, ...withoutUndefined({ during }) };
}

export function applyJudge(context: Context, judgment: WrittenJudgment): State {
  const { state } = context;
  const open = state.judgments.get(judgment.name);
  const known = context.recorder.log.judgments.get(judgment.name);
  if (!open || !known) return state; // Set aside by another Judgment.
  reportAll(context, checkBench(context, judgment, open));
  const final = finalBench(judgment);
  addToTimeline(context, { kind: 'given', judgment: judgment.name });
  // A rule may replace an overruled Judgment by a verdict; otherwise the question is open again.
  const isOverruled = judgment.bench.at(-1)?.overruled !== undefined;
  const became = isOverruled ? lawOn(state.law, 'judge', 'overruled-to')?.value : undefined;
  writeJudgment(context, {
    ...known,
    status: final ? 'given' : 'overruled',
    ...(final?.ruling !== undefined && { ruling: final.ruling, judges: final.judges }),
    ...(became !== undefined && { ruling: became }),
  });
  const answered = final !== undefined || became !== undefined;
  const given = { ...open, given: answered };
  const ruled = goOn(context, { kind: 'question', name: judgment.name, open: given });
  const scored = scoreBench({ ...context, state: ruled }, judgment);
  if (!final) return scored;
  noteWordsOnly(context, judgment);
  if (!hasForce(context)) {
    noteWithoutForce(context, judgment);
    return scored;
  }
  noteOutOfReach(context, judgment);
  notePlayInVain(context, judgment, final.ruling);
  noteDepartures(context, judgment);
  const paid = giveJudgedAmounts({ ...context, state: scored }, judgment);
  return declareJudgedWinner({ ...context, state: paid }, judgment);
}

/** Notes what a Judgment settles in vain, if no rule says who judges: all but the reading of words. */
function noteWithoutForce(context: Context, judgment: WrittenJudgment): void {
  for (const settlement of judgment.settles) {
    const { kind, path } = settlement;
    if (kind === 'reading' && !readingCalled(settlement.reading)?.empowers) continue;
    addNote(context, {
      code: 'judge/out-of-reach',
      at: spot(judgment, ...path, kind),
      message: `No rule in force says who judges. So Judgment ${judgment.number} says how unclear words are read, and this part of it binds nobody.`,
      help: 'If Judgments bind at your table without a rule, choose the option “anybody” of the reading “judge-without-rule” in game.md. Or adopt a rule that says who judges.',
    });
  }
}

/** Notes records that a Judgment settles in vain, since it does not reach them. */
function noteOutOfReach(context: Context, judgment: WrittenJudgment): void {
  const { state, bindings } = context;
  for (const { record } of bindings.settledBy(judgment)) {
    const settled = bindings.settled(record).findLast((each) => each.judgment === judgment);
    if (!settled || reachesByRule(context, record, settled)) continue;
    const reading = settled.ownTurn ? 'judged-events' : 'past-moves';
    const ruled = lawOn(state.law, 'readings', reading)?.rule;
    const by = `${ruled ? `by Rule ${ruled.number}` : `under the reading “${reading}”`} a Judgment settles ${settled.ownTurn ? 'the moves of a turn alone' : 'what belongs to the turn in which it was invoked'}`;
    const finds = `Judgment ${judgment.number} finds ${recordWords(record)} ${foundWords(settled.is)}`;
    const isFound = hasJurisdiction(context, judgment);
    addNote(context, {
      code: isFound ? 'by-judgment' : 'judge/out-of-reach',
      at: spot(judgment, ...settled.path),
      rule: ruled,
      message: isFound
        ? `${finds}, since a Judgment of its turn finds that it may. Without that, this would bind nobody: ${by}.`
        : `${finds}, and that binds nobody: ${by}.`,
    });
  }
}

/** Notes that nobody wins although a Judgment settles that play cannot go on. */
function notePlayInVain(context: Context, judgment: WrittenJudgment, ruling = ''): void {
  const settled = judgment.settles.find(({ kind }) => kind === 'play');
  if (!settled) return;
  const { law } = context.state;
  const verdicts = lawOn(law, 'judge', 'finds-deadlock');
  const isFound = verdicts?.value.includes(ruling) ?? true;
  if (isFound && lawOn(law, 'deadlock')) return;
  const why = isFound
    ? 'no rule in force says who wins when play cannot go on'
    : `by Rule ${verdicts?.rule.number} “${ruling}” does not find that play cannot go on`;
  addNote(context, {
    code: 'judge/out-of-reach',
    at: spot(judgment, ...settled.path, 'play'),
    rule: isFound ? undefined : verdicts?.rule,
    message: `Nobody wins by Judgment ${judgment.number}: ${why}.`,
  });
}

/** Notes that a Judgment replaces an earlier one on the same move. */
function noteDepartures(context: Context, judgment: WrittenJudgment): void {
  const { bindings } = context;
  for (const { record } of bindings.settledBy(judgment)) {
    const all = bindings.settled(record).filter((each) => reaches(context, record, each));
    const own = all.findLast((each) => each.judgment === judgment && !each.isCompound);
    const later = own && all.findLast((each) => each.part === own.part);
    if (!own || !later || later.judgment === judgment || later.is === own.is) continue;
    addNote(context, {
      code: 'by-judgment',
      at: spot(judgment, ...own.path),
      message: `Judgment ${judgment.number} finds ${recordWords(record)} ${foundWords(own.is)}. Judgment ${later.judgment.number}, which was given later, finds it ${foundWords(later.is)}, and that stands.`,
    });
  }
}

/** Notes a reading of a rule without mechanics: the players apply it themselves. */
function noteWordsOnly(context: Context, judgment: WrittenJudgment): void {
  const { book } = context.state;
  judgment.rules.forEach((name, index) => {
    const rule = book.inForce.get(ruleRead(context.state, name) ?? '');
    if (!rule || rule.mechanics) return;
    addNote(context, {
      code: 'judge/words-only',
      at: spot(judgment, 'rules', index),
      rule,
      message: `Judgment ${judgment.number} interprets Rule ${rule.number}, which has no mechanics: the players apply its words as the ruling says.`,
      help: 'Record what follows from the ruling: by `settles`, or by events under that rule.',
    });
  });
}

/** Applies the awards and penalties of all Judges on the bench. */
function scoreBench(context: Context, judgment: WrittenJudgment): State {
  const { state } = context;
  let next = state;
  for (const bench of judgment.bench) {
    const place = { judgment, bench };
    const attested = { code: 'attested', at: spot(judgment, ...bench.path, 'ruling') } as const;
    if (bench.judges.length === 0)
      addNote(context, {
        ...attested,
        message: `The record does not say who gave Judgment ${judgment.number}, so nobody can check that the right person did.`,
        help: 'If you find out, write `judge`.',
      });
    if (bench.ruling === LOST_RULING)
      addNote(context, {
        ...attested,
        message: `The ruling of Judgment ${judgment.number} is lost. Its decision is not known, and it settles nothing.`,
        help: 'If you find the ruling, write it there.',
      });
    const isRuled = bench.ruling !== undefined;
    // A Judge who accepts too late is penalised if the rules set a price.
    const occasions: AwardOccasion[] = isRuled ? ['judged'] : [];
    if (!isRuled || isLateToAnswer(context, place)) occasions.push('refused');
    if (isLateToDeliver(context, place)) occasions.push('late');
    if (isOverruled(context, bench)) occasions.push('overruled');
    next = scoreJudges({ ...context, state: next }, place, occasions);
  }
  return next;
}

/** Handles the end of a vote on overruling Judges. It may penalise the Judge, or overrule nobody. */
export function endOverruling(context: Context, proposal: WrittenProposal): State {
  const { name, number } = proposal;
  const places = overruledBy(context, number);
  if (context.recorder.log.proposals.get(name)?.outcome !== 'adopted') {
    reportAll(
      context,
      places.flatMap((place) => checkOverruling(context, place)),
    );
    return context.state;
  }
  return places.reduce(
    (state, place) =>
      scoreJudges({ ...context, state }, place, ['overruled'], { overruledBy: name }),
    context.state,
  );
}

function scoreJudges(
  context: Context,
  { judgment, bench }: OnBench,
  on: readonly AwardOccasion[],
  end: { readonly overruledBy?: string } = {},
): State {
  const { by } = judgment;
  const caller = typeof by === 'string' ? { caller: by } : {};
  const answeredLate = isLateToAnswer(context, { judgment, bench });
  const cause = { by: 'judgment', judgment: judgment.name, ...end } as const;
  return bench.judges.reduce((state, judge, index) => {
    const position = { ...context, state };
    const at = spot(judgment, ...judgePath(bench, index));
    const occasion: Occasion = { on, judge, ...caller, answeredLate };
    const { sums } = awardsOn(inquireIn(position, judgment, at), occasion);
    return postSums(position, sums, cause);
  }, context.state);
}

function giveJudgedAmounts(context: Context, judgment: WrittenJudgment): State {
  const { state } = context;
  const [rule] = suppliersOf(state.law, 'judge');
  const basis = () => ({ by: 'judgment', judgment: judgment.number }) as const;
  const ground = onJudgment(judgment.name);
  const sums: Sum[] = [];
  for (const settlement of judgment.settles) {
    if (settlement.kind !== 'points' && settlement.kind !== 'change') continue;
    for (const [player, amounts] of settlement.amounts) {
      const at = keySpot(judgment, ...settlement.path, settlement.kind, player);
      const unknown = checkKnown(context, player, at);
      reportAll(context, unknown);
      if (unknown.length > 0) continue;
      for (const [quantity, amount] of amounts) {
        if (quantity !== POINTS_QUANTITY)
          reportAll(context, checkQuantity(context, at, quantity, undefined));
        sums.push({ player, quantity, amount, rule, basis, evidence: 'verified', ground });
      }
    }
  }
  // Sums that only a Judge's word gives are noted.
  const given = sums.filter(({ amount }) => !amount.equals(0));
  if (given.length > 0) {
    const words = given.map((sum) => sumWords({ ...sum, player: citePlayer(state, sum.player) }));
    addNote(context, {
      code: 'by-judgment',
      at: keySpot(judgment, 'settles'),
      message: `By Judgment ${judgment.number} ${inSeries(words)}. No award of a rule in force gives that.`,
    });
  }
  return postSums(context, sums, { by: 'judgment', judgment: judgment.name });
}

/** Applies a Judgment on who has won, if play alone does not decide. */
function declareJudgedWinner(context: Context, judgment: WrittenJudgment): State {
  const { state } = context;
  const named = judgment.settles.find((settlement) => settlement.kind === 'winner');
  if (named?.kind !== 'winner') return state;
  const at = spot(judgment, ...named.path, 'winner');
  const seat = requirePlayer(context, named.player, at);
  if (!seat || state.over?.winner?.player === named.player) return state;
  const { by, rule } = howWon(context, judgment, seat);
  const winner = {
    player: named.player,
    by,
    judgment: judgment.name,
    ...(rule && { rule: cite(state, rule) }),
  };
  return win(context, winner, { at, ground: onJudgment(judgment.name) });
}

/** How the player won: by paradox, by a condition, or by the Judge's word. */
function howWon(context: Context, judgment: WrittenJudgment, seat: Seat) {
  const { state } = context;
  const deadlock = deadlockRule(state);
  const inquiry = inquireNow(context, spot(judgment, 'question'));
  if (deadlock && (!changePossible(inquiry) || paradoxFound(context)))
    return { by: 'paradox', rule: deadlock };
  const [met] = reachedBy(inquiry, [seat]);
  if (met) return { by: met.by, rule: met.rule };
  const judge = lawOn(state.law, 'judge', 'chosen')?.rule ?? suppliersOf(state.law, 'judge')[0];
  return { by: 'judgment', rule: judge };
}
