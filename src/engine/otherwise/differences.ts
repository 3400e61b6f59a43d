/** Compares results of a step in several positions. */
import type { Authority, Spot } from '../../diagnostics/finding.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import { type ReadingId, readingCalled } from '../../law/readings/register.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { inquire } from '../decisions/inquiry.ts';
import type {
  DecidedMove,
  Decision,
  DecisionResult,
  Legality,
  ResultUnder,
  RuleLeft,
} from '../results/decision.ts';
import type { LedgerEntry, RuleId } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { entriesIn, ofKind, type ReplayLog, since } from '../state/log.ts';
import { cite, keySpot, type Objections, voteSpot } from '../state/make-finding.ts';
import { callPlayer, type State, type Turn } from '../state/state.ts';
import { aside } from '../state/suppose.ts';
import {
  type Came,
  differing,
  type Item,
  type Items,
  itemsAlike,
  type Kind,
  type Values,
} from '../suppose/differences.ts';
import { recordKey, recordWords } from '../timeline/record-words.ts';
import { turnLaw } from '../turns/turns.ts';

/** The move of a step, and the place of its record. */
export interface StepPlace {
  readonly move: DecidedMove;
  readonly at: Spot;
  readonly during: string | undefined;
  readonly proposal?: WrittenProposal;
}

export interface StepResult {
  readonly state: State;
  readonly objections: Objections;
  /** False if the move itself had no effect. */
  readonly isMade: boolean;
  /** Whether something due before the step stopped the game. */
  readonly haltedBefore?: boolean;
}

export interface MadeUnder extends StepResult {
  readonly option: string;
  readonly log: ReplayLog;
  /** The context of the move. */
  readonly context: Context;
}

export interface StepDifference {
  readonly what: Decision;
  readonly at: Spot;
  /** The deciding rule, if it is not the one that leaves the question open. */
  readonly rule?: Authority | undefined;
  /** The result under the chosen option, then those of other options that differ. */
  readonly results: readonly ResultUnder[];
}

export interface StepComparison {
  /** The position and log before the step. */
  readonly before: Context;
  readonly place: StepPlace;
  /** The reading whose option varies. */
  readonly reading?: ReadingId;
  /** The first is under the chosen option. */
  readonly all: readonly [MadeUnder, ...MadeUnder[]];
}

/** The differences, the most important first, without mere consequences. */
export function differencesIn(compared: StepComparison): readonly StepDifference[] {
  const { all } = compared;
  const legality = inKind(sidesOf(compared), 'legality');
  const [first, ...others] = all;
  const made = others.filter(({ isMade }) => isMade);
  if (!first.isMade || made.length === 0) return legality;
  const those = sidesOf({ ...compared, all: [first, ...made] });
  const outcomes = inKind(those, 'outcome');
  const sums = inKind(those, 'sums');
  const winner = inKind(those, 'winner');
  const isOfWinner = winner.length > 0 && all.every((each) => isTieOrLegal(each));
  const main = [...(isOfWinner ? [] : legality), ...outcomes, ...sums, ...winner];
  if (outcomes.length > 0 || winner.length > 0) return main;
  const isHeldAlike = made.every(({ state }) =>
    PARTS_COMPARED.every((part) => state[part] === first.state[part]),
  );
  for (const kind of [...OF_RULES, ...(isHeldAlike ? [] : OF_PLAYERS), 'turn'] as const) {
    // Holdings then follow from gains and losses.
    if (kind === 'holdings' && sums.length > 0) continue;
    const found = inKind(those, kind);
    if (found.length > 0) return [...main, ...found];
  }
  return main;
}

/** The first difference in what rules regulate. Winning is compared elsewhere. */
export function regulatedDifference(compared: StepComparison): StepDifference | undefined {
  const sides = sidesOf(compared, isReckoned);
  const [legality] = inKind(sides, 'legality');
  if (legality || !compared.all.every(({ isMade }) => isMade)) return legality;
  return REGULATED.flatMap((kind) => inKind(sides, kind))[0];
}

/** Whether a rule gives the amount, and not the record or an earlier holding. */
function isReckoned({ basis }: LedgerEntry): boolean {
  return basis.by === 'formula' || (basis.by === 'bound' && basis.of?.by === 'formula');
}

type OfSteps = Exclude<Kind, 'rounds' | 'status' | 'version'>;

const REGULATED = ['outcome', 'sums', 'rules'] as const satisfies readonly OfSteps[];

/** Only the first difference of these counts, since others may follow from it. */
const OF_RULES = ['changes', 'effect', 'rules', 'prevailing', 'void-rules', 'ranks'] as const;
const OF_PLAYERS = ['holdings', 'offices', 'players'] as const;
/** These can differ only if they are different objects. */
const PARTS_COMPARED = ['seats', 'holdings', 'offices'] as const;

function legalityOf({ objections }: StepResult): Legality {
  const codes = [...new Set(objections.map(({ code }) => code))];
  const isUndetermined = codes.every((code) => REGISTER[code].class === 'undetermined');
  if (codes.length === 0) return { legality: 'legal', codes };
  return { legality: isUndetermined ? 'undetermined' : 'illegal', codes };
}

/** Whether there is no fault, or only an undecided winner. */
function isTieOrLegal({ objections, isMade }: StepResult): boolean {
  return isMade && objections.every(({ code }) => code === 'win/simultaneous');
}

function isSame(a: DecisionResult, b: DecisionResult): boolean {
  // Two reasons for illegality are no difference.
  if ('legality' in a && 'legality' in b) return a.legality === b.legality;
  return saySame(a, b);
}

type Result<Of extends Kind> = (values: readonly Values[Of][], made: MadeUnder) => DecisionResult;

/** The result of a decision, from the values of each kind that differ. */
const RESULTS: { readonly [Of in OfSteps]: Result<Of> } = {
  legality: ([legality], made) => ({ ...legalityOf(made), ...(legality && { legality }) }),
  winner: ([winner], made) =>
    winner ? { names: winner.map((id) => callPlayer(made.state, id)) } : legalityOf(made),
  outcome: ([outcome]) => ({ outcome: outcome ?? 'none' }),
  sums: ([sums], { state }) => ({
    sums: [...(sums ?? [])].flatMap(([id, amounts]) => {
      const player = callPlayer(state, id);
      return [...amounts].map(([quantity, amount]) => ({ player, quantity, amount }));
    }),
  }),
  changes: (rules) => ({ rules }),
  effect: (waiting) => ({ waiting }),
  rules: (rules) => ({ rules }),
  prevailing: (voids) => ({ voids }),
  'void-rules': ([names = []]) => ({ names }),
  ranks: ([names = []]) => ({ names }),
  holdings: (holdings) => ({ holdings }),
  offices: (offices) => ({ offices }),
  players: (players) => ({
    players: players.map(({ player, surname, isPlaying }) => ({ player, surname, isPlaying })),
  }),
  turn: ([turn]) => ({ turn }),
};

/** One difference for each record's outcome and sums, and one for everything else together. */
function inKind<Of extends OfSteps>(sides: Sides, kind: Of): readonly StepDifference[] {
  const found = differing(sides.cames, kind);
  const isApart = kind === 'outcome' || kind === 'sums';
  const groups = isApart ? found.map((each) => [each]) : found.length > 0 ? [found] : [];
  const resultIn: Result<Of> = RESULTS[kind];
  return groups.flatMap((group) => {
    const [taken, ...others] = sides.all.map((made, place) => {
      const values = group.map((each) => each.values[place]).filter((each) => each !== undefined);
      return { option: made.option, result: resultIn(values, made) };
    });
    const different = others.filter(({ result }) => taken && !isSame(result, taken.result));
    if (!taken || different.length === 0) return [];
    return [{ ...aspectOf(sides, kind, group[0]), results: [taken, ...different] }];
  });
}

function aspectOf(
  sides: Sides,
  kind: OfSteps,
  found: Pick<Item<unknown>, 'key' | 'of'> | undefined,
): Omit<StepDifference, 'results'> {
  const { place, all } = sides;
  const { at, move, proposal } = place;
  const { key = '', of } = found ?? {};
  if (kind === 'legality' || kind === 'winner') {
    const [objection] = all.flatMap(({ objections }) => objections);
    const [winner] = all.flatMap(({ state }) => state.over?.winner ?? []);
    if (kind === 'winner') return { what: { kind }, at, rule: winner?.rule ?? objection?.rule };
    const where = objection?.at.file === at.file ? objection.at : at;
    return { what: { kind, ...move }, at: where, rule: objection?.rule };
  }
  if (kind === 'outcome' && of && 'proposal' in of) {
    const rule = all[0].log.proposals.get(key)?.decidedBy.at(-1)?.rule;
    const where = key === proposal?.name ? voteSpotOf(proposal, place) : at;
    return { what: { kind, proposal: of.proposal }, at: where, rule };
  }
  if (kind === 'sums' && of) {
    const isMaking =
      move.step === 'propose' && 'proposal' in of && of.proposal === proposal?.number;
    const spot = proposal && voteSpotOf(proposal, place);
    return {
      what: { kind, ...of, ...(isMaking && { isMaking }) },
      at: proposal?.awards ? keySpot(proposal, 'awards') : (spot ?? at),
      rule: ruleThatDiffers(sides, key),
    };
  }
  if (kind === 'changes' && proposal) return { what: { kind, proposal: proposal.number }, at };
  const isOfRules = kind === 'changes' || kind === 'outcome' || kind === 'sums';
  return { what: { kind: isOfRules ? 'rules' : kind }, at };
}

function voteSpotOf(proposal: WrittenProposal, { move, at }: StepPlace): Spot {
  return move.step === 'resolve' ? voteSpot(proposal) : at;
}

/** The rule of the first sum that not all results have. If a bound cut it, the rule with the bound. */
function ruleThatDiffers({ all, ledgerOf }: Sides, key: string): Authority | undefined {
  const given = all.map((made) => {
    const entries = ledgerOf(made).filter((entry) => causeOf(made.log, entry).key === key);
    return new Map(
      entries.map((entry) => {
        const { player, quantity, rule, amount } = entry;
        const sum = [player, quantity, rule?.id, amount.toFraction()].join('\n');
        return [sum, { entry, state: made.state }];
      }),
    );
  });
  const every = given.flatMap((entries) => [...entries]);
  const [, alone] = every.find(([sum]) => given.some((entries) => !entries.has(sum))) ?? [];
  if (!alone) return undefined;
  const { entry, state } = alone;
  const { basis, rule: awarding } = entry;
  const [bounding] = (basis.by === 'bound' && state.book.byNumber.get(basis.bound.rule)) || [];
  const rule = state.book.inForce.get(bounding ?? awarding?.id ?? '');
  return rule && { ...cite(state, rule), version: awarding?.version ?? state.version };
}

interface Sides extends StepComparison {
  readonly cames: readonly Came[];
  readonly ledgerOf: (made: MadeUnder) => readonly LedgerEntry[];
}

function sidesOf(
  compared: StepComparison,
  isCounted: (entry: LedgerEntry) => boolean = () => true,
) {
  const { before, all } = compared;
  const ledgerOf = ({ log }: MadeUnder) =>
    entriesIn(since(before.recorder.log.effects, log.effects)).filter(isCounted);
  return {
    ...compared,
    ledgerOf,
    cames: all.map((made) => cameOf(compared, made, ledgerOf(made))),
  };
}

function cameOf(compared: StepComparison, made: MadeUnder, ledger: readonly LedgerEntry[]): Came {
  const { place, reading, before, all } = compared;
  const { state, log } = made;
  // The proposals that the step may change.
  const open = [...before.state.pending.values(), ...before.state.deferred];
  const own = place.proposal ? [place.proposal] : [];
  const written = new Set([...own, ...open.map((pending) => pending.written)]);
  const numberOf = (id: RuleId) => state.book.inForce.get(id)?.number ?? id;
  const alike = itemsAlike({
    proposals: [...written].flatMap(({ name }) => log.proposals.get(name) ?? []),
    ledger,
    causeOf: (entry) => causeOf(log, entry),
    seats: state.seats,
    holdings: state.holdings,
    offices: state.offices,
    call: (player) => callPlayer(state, player),
  });
  const winner = state.over?.winner;
  const isTied = made.objections.length > 0 && isTieOrLegal(made);
  return {
    ...alike,
    legality: () => {
      const { legality } = legalityOf(made);
      const isClean = reading && all.every(({ objections }) => objections.length === 0);
      const caused = isClean ? since(before.recorder.log.effects, log.effects) : [];
      const isOnWords = caused.some(({ verdict }) => verdict === 'idle');
      return [{ key: '', value: isOnWords ? 'on-words' : legality }];
    },
    winner: () => (isTied ? [] : [{ key: '', value: winner ? [winner.player] : [] }]),
    changes: () => {
      const { plans = [] } = (place.proposal && state.pending.get(place.proposal.name)) ?? {};
      return plans.map(({ kind, before, after }, i) => {
        const rule = after?.number ?? before?.number ?? '';
        return { key: String(i), value: { rule, change: kind, ...left(after) } };
      });
    },
    effect: () =>
      state.deferred.map(({ written: { name, number }, due }) => {
        return { key: name, value: { proposal: number, until: due.text } };
      }),
    rules: () => rulesChanged(compared, made),
    // Which awards add up is asked where it matters, so only readings on precedence count here.
    prevailing: () => {
      const isAsked =
        reading === 'renumbering' ||
        (reading !== undefined && readingCalled(reading)?.reads === 'precedence');
      return ((isAsked && state.latest?.voids) || []).map(({ rule, slot, part }) => {
        return { key: JSON.stringify([rule, slot, part]), value: { rule: numberOf(rule), slot } };
      });
    },
    'void-rules': () => [{ key: '', value: [...state.law.silenced].map(numberOf) }],
    ranks: () => [{ key: '', value: state.law.tiers.all.map(({ title }) => title) }],
    turn: () => [{ key: '', value: turnOf(compared, made) }],
  };
}

function causeOf({ judgments }: ReplayLog, { cause }: LedgerEntry) {
  if (cause.by === 'proposal') return { key: String(cause.number), of: { proposal: cause.number } };
  if (cause.by === 'event')
    return { key: recordKey(cause.event), of: { event: recordWords(cause.event) } };
  const judgment = judgments.get(cause.judgment)?.written.number ?? cause.judgment;
  return { key: [cause.by, cause.judgment].join(), of: { judgment } };
}

function rulesChanged({ before, all }: StepComparison, made: MadeUnder): Items<'rules'> {
  const { state } = made;
  const changesIn = ({ log: { effects } }: MadeUnder) =>
    ofKind(since(before.recorder.log.effects, effects), 'rule');
  const own = changesIn(made);
  return [...new Set(all.flatMap(changesIn).map(({ id }) => id))].flatMap((id) => {
    const [was, now] = [before.state.book.inForce.get(id), state.book.inForce.get(id)];
    if (!now && !was) return [];
    const change = own.findLast((each) => each.id === id)?.change.kind;
    const rule = now?.number ?? was?.number ?? id;
    return [{ key: id, value: { rule, ...(change && { change }), ...left(now) } }];
  });
}

function left(rule: Required<RuleLeft>['as'] | undefined): Pick<RuleLeft, 'as'> {
  return rule ? { as: { tier: rule.tier, text: rule.text } } : {};
}

/** Asks for the next player only if the turn itself differs. */
function turnOf(
  { place, all: [first, ...others] }: StepComparison,
  made: MadeUnder,
): Values['turn'] {
  const parts = partsOfTurn(first.state.turn);
  if (others.every(({ state }) => saySame(partsOfTurn(state.turn), parts))) return undefined;
  const { context, state } = made;
  const { mover, due } = turnLaw(inquire(aside({ ...context, state }), place));
  return mover && { of: callPlayer(state, mover.id), due };
}

function partsOfTurn({ begun, mover, done, over, proposal, first }: Turn) {
  return { begun, mover, done, over, proposal, first };
}
