/**
 * What rules regulate by their mechanics never rests on words alone: the step is taken again without what
 * is held on words alone, in a log that is discarded. Where a rule then says something else, the step is
 * undetermined. Who wins is asked in the same way where it is won (`engine/winning/win.ts`).
 */

import type { Finding } from '../../diagnostics/finding.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import { once } from '../../helpers/once.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { capital } from '../../helpers/words.ts';
import type { Law } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { formulasIn } from '../../law/mechanics/formulas-in.ts';
import type { Mechanics } from '../../law/mechanics/mechanics.ts';
import type { Context } from '../state/context.ts';
import type { ReplayLog } from '../state/log.ts';
import { illegal } from '../state/make-finding.ts';
import { firmly, onWordsIn, restingOn, restsAnOffice, restsOnWords } from '../state/resting.ts';
import type { State } from '../state/state.ts';
import { decisionText } from '../words/decision-words.ts';
import { restedWords } from '../words/rested-words.ts';
import { cameWords } from '../words/result-words.ts';
import { regulatedDifference } from './differences.ts';
import type { Difference, Made, MadeUnder, StepPlace } from './otherwise-types.ts';
import { DETERMINED, type Take } from './taken-otherwise.ts';

/** The step as it was taken, and the log before it. */
interface Taken extends Made {
  readonly before: ReplayLog;
}

/** Objects to a step of which a rule regulates something that only words alone make what it is. */
export function objectToWords(
  start: Context,
  place: StepPlace,
  made: Taken,
  take: Take<Made>,
): readonly Finding[] {
  const isOpen = made.objections.some(({ code }) => REGISTER[code].class === 'undetermined');
  const states = [made.state, start.state];
  const resting = states.find((state) => restsOnWords(state.resting));
  if (start.trial || isOpen || !resting) return [];
  if (isOfRulesAlone(place) && !states.some(({ law }) => isAskedFor(law, states))) return [];
  const { before: log } = made;
  const position = { ...start, recorder: { log } };
  const under = (without: 'words' | 'nothing') => takeWithout(position, take, without);
  const compare = (one: MadeUnder, other: MadeUnder) =>
    regulatedDifference({ start: { state: start.state, log }, place, all: [one, other] });
  const firm = under('words');
  const asMade: MadeUnder = { ...made, option: 'nothing', log: start.recorder.log, context: start };
  // What a record states is compared in no trial, so that a difference has to be one between trials.
  const difference = compare(asMade, firm) && compare(under('nothing'), firm);
  return difference ? [onWords(position, resting, difference)] : [];
}

/** Whether nothing but the rules in force can ask in a step who holds what. */
function isOfRulesAlone({ move, proposal }: StepPlace): boolean {
  if (move.step === 'event' || proposal?.acts) return false;
  const planned = proposal?.changes.flatMap((change) =>
    'mechanics' in change && typeof change.mechanics === 'object'
      ? namesAskedIn(change.mechanics)
      : [],
  );
  return planned === undefined || planned.length === 0;
}

/** Whether a rule in force asks for something that rests on words in one of the positions. */
function isAskedFor(law: Law, states: readonly State[]): boolean {
  if (states.some(({ resting }) => restsAnOffice(resting))) return true;
  return [...law.suppliers].some(([slot, rules]) => {
    if (slot === 'win') return false;
    const asked = namesAskedBy(rules);
    const isAsked = (quantity: string) => asked.has(quantity);
    return asked.size > 0 && states.some(({ resting }) => [...onWordsIn(resting)].some(isAsked));
  });
}

const namesAskedBy = once((rules: readonly RuleInForce[]): ReadonlySet<string> => {
  return new Set(rules.flatMap(({ mechanics }) => (mechanics ? namesAskedIn(mechanics) : [])));
});

/** Quantities for which formulas ask, and those of which more is said than how much one begins with. */
const namesAskedIn = once(({ win: _, ...mechanics }: Mechanics): readonly string[] => [
  ...formulasIn(mechanics).flatMap(({ names }) =>
    names.flatMap((name) => (name.startsWith('player.') ? name.slice('player.'.length) : [])),
  ),
  ...[...(mechanics.quantities ?? [])].flatMap(([id, { least, most, worth }]) =>
    least || most || worth ? [id, ...(worth ? [worth.of] : [])] : [],
  ),
]);

function takeWithout(start: Context, take: Take<Made>, without: 'words' | 'nothing'): MadeUnder {
  const { asked: _, ...rest } = start;
  const recorder = { log: start.recorder.log };
  const state = without === 'words' ? firmThroughout(start.state) : start.state;
  const context: Context = { ...rest, tellsOtherwise: false, recorder, state, trial: { without } };
  return { ...take(context, DETERMINED), option: without, log: recorder.log, context };
}

/** Who judges is decided by the position in which Judgment was invoked. */
function firmThroughout(state: State): State {
  const judgments = state.judgments.map((each) => {
    return { ...each, asked: firmly(each.asked, 'words') };
  });
  return { ...firmly(state, 'words'), judgments };
}

function onWords(context: Context, resting: State, difference: Difference): Finding {
  const { what, at, rule, results } = difference;
  const [made, firm] = results.map((each) => cameWords(each.result, what, results));
  const regulates = rule
    ? `Rule ${rule.number} regulates that by its mechanics, and words`
    : 'Words';
  return illegal(context, {
    code: 'law/on-words',
    at,
    ...withoutUndefined({ rule }),
    message: `${capital(decisionText(what))} rests on words alone. With them, ${made}; without them, ${firm}. What is held on words alone: ${restedWords(resting, restingOn(resting, 'words'))}. ${regulates} alone do not decide it.`,
    help: 'Where those words grant it, say so on the card: `grants: [{ what: quantity, of: […] }]` for what is held, `what: office` for an office. Otherwise it takes a Judgment that lets the event stand, or that settles this move.',
  });
}
