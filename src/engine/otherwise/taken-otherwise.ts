/**
 * Computes the results of a step under other readings. The step is repeated with another option, on a
 * discarded log, and the results are compared.
 *
 * If the result depends on a reading that the players left open, the step is undetermined. Other readings
 * give a note, which is computed only if somebody wants notes.
 */

import { OrderedMap } from 'immutable';
import type { Authority } from '../../diagnostics/finding.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { capital } from '../../helpers/words.ts';
import { suppliersOf } from '../../law/in-force/law.ts';
import { quotedRule } from '../../law/readings/quoted-rule.ts';
import { type ReadingId, readingCalled } from '../../law/readings/register.ts';
import { heedNumbering, judgedReading, optionsOf, readingSource } from '../decisions/inquiry.ts';
import { type RestingPart, restedOn, restedWords } from '../effects/rested.ts';
import type { Decision, ResultUnder } from '../results/decision.ts';
import type { ChosenOption } from '../state/bindings.ts';
import type { AskedReading, Context } from '../state/context.ts';
import { positionWithout } from '../state/held.ts';
import { since } from '../state/log.ts';
import { cite, illegal, type NewFinding, type Objections } from '../state/make-finding.ts';
import { citePlayer, type State, type Without } from '../state/state.ts';
import { aside, type SupposedChange, suppose } from '../state/suppose.ts';
import { addNote } from '../state/write-log.ts';
import { decisionText } from '../words/decision-words.ts';
import { resultWords } from '../words/result-words.ts';
import {
  differencesIn,
  type MadeUnder,
  regulatedDifference,
  type StepDifference,
  type StepPlace,
  type StepResult,
} from './differences.ts';

/** A question that the players left open, on which the step, its results or the winner depend. */
export interface OpenStep {
  readonly step: Objections;
  readonly winner: Objections;
}

const DETERMINED: OpenStep = { step: [], winner: [] };

/** Applies a step, part of which may be undetermined. */
export type StepApplication = (context: Context, undetermined: OpenStep) => StepResult;

interface Dependence extends StepDifference {
  readonly reading: ReadingId;
  readonly asked: AskedReading;
  /** The position whose rules are cited: the one before the step, or the first one with rules. */
  readonly cites: State;
}

/** Applies a step, and finds what depends on the readings that it asked. */
export function underReadings(start: Context, place: StepPlace, take: StepApplication): StepResult {
  // A repeated step is not repeated again.
  if (start.trial) return take(start, DETERMINED);
  const { recorder } = start;
  const before = aside(start);
  const asked = new Map<ReadingId, AskedReading>();
  const made = take({ ...start, asked }, DETERMINED);
  // If a rule in force answers a reading, its answer is law, and no question is open.
  const questions = [...asked].filter(([, { taken }]) => taken.source !== 'rule');
  if (questions.length === 0) return made;
  const resting = questions
    .filter(([, { isOpen }]) => isOpen || start.notesOtherwise)
    .flatMap(([reading, how]) => {
      const here = { ...made, option: how.taken.option, log: recorder.log, context: aside(start) };
      return whatRestsOn({ before, place, take }, here, reading, how);
    });
  const undetermined = undeterminedBy(before, resting);
  const isUndetermined = undetermined.step.length + undetermined.winner.length > 0;
  if (isUndetermined) recorder.log = before.recorder.log;
  const final = isUndetermined ? take(start, undetermined) : made;
  for (const each of resting) {
    const told = withoutBarred(start, place, each);
    if (told) write(start, before, told);
  }
  const known = recorder.log.asked;
  const all = questions.reduce((each, [reading]) => each.set(reading, true), known);
  if (all !== known) recorder.log = { ...recorder.log, asked: all };
  return final;
}

/** A step, with the position before it and a log of its own. */
interface Step {
  readonly before: Context;
  readonly place: StepPlace;
  readonly take: StepApplication;
}

function applyAgain({ before, place, take }: Step, option: string, change: SupposedChange) {
  const { result, log, position } = suppose(before, change, (tried) =>
    take({ ...tried, state: heedNumbering(tried, place.during) }, DETERMINED),
  );
  return { ...result, option, log, context: position };
}

function whatRestsOn(step: Step, made: MadeUnder, reading: ReadingId, asked: AskedReading) {
  const { before, place } = step;
  const checksResult = made.objections.length > 0;
  const others = optionsOf(reading)
    .filter((option) => option !== made.option)
    .map((option) => applyAgain(step, option, { trial: { reading, option, checksResult } }));
  const cites = place.move.step === 'begin' ? made.state : before.state;
  const differences = differencesIn({ before, place, reading, all: [made, ...others] });
  // Only the first undetermined result is reported.
  return differences
    .slice(0, asked.isOpen ? 1 : undefined)
    .map((difference) => ({ ...difference, reading, asked, cites }));
}

function undeterminedBy(before: Context, resting: readonly Dependence[]): OpenStep {
  const open = resting.filter(({ asked }) => asked.isOpen);
  const isOfWinner = ({ what }: Dependence) => what.kind === 'winner';
  const objection = (resting: Dependence) => {
    const { reading, what, at } = resting;
    const { question } = readingCalled(reading) ?? {};
    return illegal(before, {
      code: 'reading/open',
      at,
      ...ruleOf(resting),
      message: `${question} The players have left it open, and ${decisionText(what)} depends on it: ${resultsInWords(resting)}.`,
      help: `Choose an option in game.md (readings: { ${reading}: … }). Or put the question to a Judge whose Judgment settles { reading: ${reading} }.`,
    });
  };
  return {
    step: open.filter((each) => !isOfWinner(each)).flatMap(objection),
    winner: open.filter(isOfWinner).flatMap(objection),
  };
}

/** `under “yes” it is adopted; under “no” it is defeated`. */
function resultsInWords({ what, results }: Dependence): string {
  return results.map((each) => under(each, what, results)).join('; ');
}

function under({ option, result }: ResultUnder, what: Decision, results: readonly ResultUnder[]) {
  return `under “${option}” ${resultWords(result, what, results)}`;
}

/**
 * The readings on which the result depends. Options are skipped under which the proposal was illegal.
 * That was already reported.
 */
function withoutBarred({ recorder }: Context, { move, proposal }: StepPlace, resting: Dependence) {
  const { reading, what, results, asked } = resting;
  if (!proposal || asked.isOpen) return resting;
  const key = `${reading} ${proposal.name}`;
  if (what.kind === 'legality' && move.step === 'propose') {
    const barred = results.flatMap(({ option, result }) =>
      'legality' in result && result.codes.length > 0 ? [option] : [],
    );
    const { log } = recorder;
    recorder.log = { ...log, barred: log.barred.set(key, barred) };
    return resting;
  }
  const barred = recorder.log.barred.get(key);
  if (!barred) return resting;
  const [here, ...others] = results;
  const left = others.filter(({ option }) => !barred.includes(option));
  return here && left.length > 0 ? { ...resting, results: [here, ...left] } : undefined;
}

/** Logs what depends on a reading. It is noted, or an objection if the reading is open. */
function write(context: Context, before: Context, resting: Dependence): void {
  const { reading, what, at, results, asked } = resting;
  const { taken, during, isOpen } = asked;
  const { log } = context.recorder;
  const known = log.mattered.get(reading) ?? OrderedMap();
  // Under another option the game ended at that step, so no later move was possible.
  const last = known.last();
  const named = new Set(
    last?.what.kind === 'winner' ? last.results.map(({ option }) => option) : [],
  );
  const isKnown = what.kind === 'winner' && results.every(({ option }) => named.has(option));
  if (isKnown && !isOpen) return;
  if (!isOpen) addNote(context, noteOn(before, resting));
  if (taken.source === 'rule') return;
  const { option, source, judgment } = taken;
  const judged = judgment !== undefined && {
    judged: judgedReading(before, reading, during, judgment),
  };
  const matter = { file: at.file, what, taken: option, source, results, ...judged };
  const mattered = known.set(JSON.stringify([at, what]), matter);
  const { log: noted } = context.recorder;
  context.recorder.log = { ...noted, mattered: noted.mattered.set(reading, mattered) };
}

function noteOn(before: Context, resting: Dependence): NewFinding {
  const { reading, what, at, results, asked } = resting;
  const { taken } = asked;
  const { question = '', options = [] } = readingCalled(reading) ?? {};
  const { means = '' } = options.find(({ id }) => id === taken.option) ?? {};
  const [here, ...others] = results;
  const clause = here ? [resultWords(here.result, what, results)] : [];
  const decision = capital(decisionText(what));
  return {
    at,
    ...ruleOf(resting),
    code: 'contestable',
    depends: {
      reading,
      taken: { option: taken.option, source: taken.source, judgment: taken.judgment },
      question,
      answer: `Used: “${taken.option}”, ${authorityWords(before, taken)}. ${means}`,
      here: `${decision}: ${[...clause, ...others.map((each) => under(each, what, results))].join('; ')}`,
    },
    message: `${decision} depends on a reading. ${question} ${capital(resultsInWords(resting))}. Used: “${taken.option}”, ${readingSource(taken)}.${unheeded(before, resting)}`,
    help: `Game custom (readings: in game.md) or a Judgment (settles: { reading: ${reading} }) may settle it differently.`,
  };
}

/** Notes that an earlier Judgment chose another option, if it binds only its own turn. */
function unheeded(
  { bindings }: Context,
  { reading, asked: { taken, during } }: Dependence,
): string {
  const { earlier } = bindings.judged(reading, during);
  if (!earlier || taken.source === 'judgment' || earlier.option === taken.option) return '';
  const named = bindings.judgmentCalled(earlier.judgment ?? '')?.number;
  return ` Judgment ${named} chose “${earlier.option}”, but binds only its own turn.`;
}

function authorityWords({ game }: Context, { source, judgment }: ChosenOption): string {
  if (source === 'default') return 'the default reading';
  if (source === 'custom') return 'by game custom (`readings` in game.md)';
  const given = game.judgments.find(({ name }) => name === judgment);
  return given ? `by Judgment ${given.number}` : 'by a Judgment';
}

/**
 * The rule in force whose words the reading quotes. Else the rule that decides, or the rule on the slot.
 * A vote on a Judge is judged by the words on Judges.
 */
function ruleOf({ reading, what, rule: decisive, cites: state }: Dependence): {
  readonly rule?: Authority;
} {
  const called = readingCalled(reading);
  if (!called) return withoutUndefined({ rule: decisive });
  const { inForce, byNumber } = state.book;
  const isOnJudge = what.kind === 'legality' && what.step === 'judge';
  const reads = isOnJudge ? 'judge' : called.reads;
  const [supplier] = state.law.suppliers.get(reads) ?? [];
  const number = (decisive ?? supplier)?.number;
  const [id] = (number !== undefined && byNumber.get(number)) || [];
  const near = id === undefined ? undefined : inForce.get(id);
  const quoted = quotedRule(called, reads === called.reads ? inForce.values() : [], near);
  if (quoted) return { rule: { ...cite(state, quoted.rule), quoted: quoted.sentences } };
  return withoutUndefined({ rule: decisive ?? (supplier && cite(state, supplier)) });
}

/**
 * Finds steps whose result depends on holdings or seats that only a rule's text supports. The step is
 * repeated without these, on a discarded log. If a regulated result or the winner then differs, the step
 * is undetermined. A win is also repeated without gifts of Judgments.
 */

/** The objections to a step that depends on text, and the Judgment on which a win depends. */
export interface TextOnlyResult {
  readonly objections: Objections;
  readonly winRestsOn?: string;
}

const FIRM: TextOnlyResult = { objections: [] };

export function restsOn(step: Step, made: MadeUnder): TextOnlyResult {
  const { before, place } = step;
  const resting = [made.state, before.state].find(({ firm }) => firm);
  const winner = made.state.over?.winner;
  const isByRule = winner !== undefined && !winner.judgment;
  const isOnWords = before.noting?.isOnWords === true;
  if (before.trial || !resting || !(isOnWords || isByRule)) return FIRM;
  const unnoted = { ...step, before: { ...before, notesOtherwise: false } };
  const without = (what: Without) => {
    // The Judges are chosen in the position in which Judgment was invoked, so it is reduced too.
    const judgments = before.state.judgments.map((each) => {
      return { ...each, asked: positionWithout(each.asked, what) };
    });
    const state = { ...positionWithout(before.state, what), judgments };
    return applyAgain(unnoted, what, { trial: { without: what }, state });
  };
  const told = { ...made.context, state: resting };
  const won = winOf(step, made);
  if (isOnWords) {
    const firm = without('words');
    const firmly = winOf(step, firm);
    const named = before.bindings.winner(place.during);
    const isSound = made.isMade && (made.objections.length === 0 || won === 'tie');
    if (isSound && firm.isMade && won !== firmly) {
      return won !== undefined && named?.player === won
        ? { objections: [], winRestsOn: named.judgment }
        : { objections: winsOnWords(told, place, won, firmly) };
    }
    const isOpen = made.objections.some(({ code }) => REGISTER[code].class === 'undetermined');
    const compare = (one: MadeUnder, other: MadeUnder) =>
      regulatedDifference({ before, place, all: [one, other] });
    // Trials do not check recorded results, so the control is also a trial.
    const control = { trial: { without: 'nothing' } } as const;
    const difference =
      !isOpen && compare(made, firm) && compare(applyAgain(unnoted, 'nothing', control), firm);
    if (difference) return { objections: onWords(told, resting, difference) };
  }
  if (!won || won === 'tie' || !isByRule || won === winOf(step, without('judgments'))) return FIRM;
  const judged = restedOn(told, 'judgments').at(-1)?.on;
  return judged?.by === 'judgment' ? { objections: [], winRestsOn: judged.judgment } : FIRM;
}

/** The player who won by a step; `tie` for several without a decision. */
function winOf({ before }: Step, { objections, log }: MadeUnder): string | undefined {
  if (objections.some(({ code }) => code === 'win/simultaneous')) return 'tie';
  const wins = since(before.recorder.log.effects, log.effects).flatMap(({ effect }) =>
    effect.kind === 'win' ? effect.winner.player : [],
  );
  return wins.at(-1);
}

/** Which rule's or proposal's text gave the parts, and how to make them count. */
function helpOnWords(parts: readonly RestingPart[], judgment: string): string {
  const grants = parts.flatMap((rest) => {
    if (rest.on.by === 'record') return [];
    const by = rest.on.by === 'vote' ? ', by: proposal' : '';
    if ('player' in rest) return `{ what: quantity, of: [${rest.quantity}]${by} }`;
    return 'office' in rest ? `{ what: office, of: [${rest.office}]${by} }` : '{ what: pause }';
  });
  if (grants.length === 0) return `It needs a Judgment: ${judgment}`;
  const entries = [...new Set(grants)].join(', ');
  return `If those words grant it, say so on the card: \`grants: [${entries}]\`. If not, it needs a Judgment: ${judgment}`;
}

function winsOnWords(
  context: Context,
  { at }: StepPlace,
  won: string | undefined,
  firmly: string | undefined,
): Objections {
  const { state } = context;
  const seat = (id: string | undefined) => state.seats.find((each) => each.id === id);
  const one = seat(won) ?? seat(firmly);
  const who = (id: string | undefined) => {
    const winner = seat(id);
    if (winner) return `${citePlayer(state, winner.id)} wins`;
    return id === 'tie' ? 'several reach the mark at once' : 'nobody wins';
  };
  const all = restedOn(context, 'words');
  const own = all.filter((rest) => !('player' in rest) || rest.player === one?.id);
  const parts = own.length > 0 ? own : all;
  const [rule] = suppliersOf(state.law, 'win');
  return illegal(context, {
    code: 'win/on-words',
    at,
    rule,
    message: `The win rests on words alone. With them, ${who(won)}; without them, ${who(firmly)}. Held on words alone: ${restedWords(state, parts)}. ${rule ? `Rule ${rule.number} regulates who wins, and words` : 'Words'} elsewhere do not decide it.`,
    help: helpOnWords(
      parts,
      `one that lets the event stand, or \`settles: [{ winner: ${one?.id ?? '…'} }]\`.`,
    ),
    takesJudge: true,
  });
}

function onWords(context: Context, resting: State, difference: StepDifference): Objections {
  const { what, at, rule, results } = difference;
  const [made, firm] = results.map((each) => resultWords(each.result, what, results));
  const parts = restedOn({ ...context, state: resting }, 'words');
  const regulates = rule
    ? `Rule ${rule.number} regulates that by its mechanics, and words`
    : 'Words';
  return illegal(context, {
    code: 'law/on-words',
    at,
    rule,
    message: `${capital(decisionText(what))} rests on words alone. With them, ${made}; without them, ${firm}. Held on words alone: ${restedWords(resting, parts)}. ${regulates} alone do not decide it.`,
    help: helpOnWords(parts, 'one that lets the event stand or settles this move.'),
    takesJudge: true,
  });
}
