/** What came of a step, compared with what comes of it under other readings: two results as data. */
import type { Authority, Spot } from '../../diagnostics/finding.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import { getOrMake } from '../../helpers/once.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import { readingCalled } from '../../law/readings/register.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { inquire } from '../decisions/inquiry.ts';
import { totalsNamed } from '../holdings/awards.ts';
import type {
  DecisionResult,
  Legality,
  OfTheGame,
  RecordNamed,
  RuleLeft,
} from '../results/decision.ts';
import type { LedgerEntry, RuleId } from '../results/types.ts';
import { type ReplayLog, since } from '../state/log.ts';
import { cite, keySpot, voteSpot } from '../state/make-finding.ts';
import { callPlayer, type State, type Turn } from '../state/state.ts';
import { recordWords } from '../timeline/record-words.ts';
import { turnLaw } from '../turns/turns.ts';
import type {
  Aspect,
  Compared,
  Difference,
  Made,
  MadeUnder,
  StepPlace,
} from './otherwise-types.ts';

/** What differs, the most telling first: what is but a consequence of it is left out. */
export function differencesIn(compared: Compared): readonly Difference[] {
  const { all } = compared;
  const legality = legalityIn(compared);
  const [first, ...others] = all;
  const made = others.filter(({ isMade }) => isMade);
  if (!first.isMade || made.length === 0) return legality;
  const those: Compared = { ...compared, all: [first, ...made] };
  const outcomes = outcomesOf(those).flatMap((aspect) => differing(those.all, aspect));
  const sums = sumsOf(those).flatMap((aspect) => differing(those.all, aspect));
  const winner = differing(those.all, winnerOf(those));
  const isOfWinner = winner.length > 0 && all.every((each) => isTieOrLegal(each));
  const main = [...(isOfWinner ? [] : legality), ...outcomes, ...sums, ...winner];
  if (outcomes.length > 0 || winner.length > 0) return main;
  for (const aspectOf of CONSEQUENCES) {
    // What players hold then follows from what they receive or lose.
    if (aspectOf === holdingsOf && sums.length > 0) continue;
    const found = differing(those.all, aspectOf(those));
    if (found.length > 0) return [...main, ...found];
  }
  return main;
}

/** The first difference in what rules regulate by their mechanics; who wins is asked where it is won. */
export function regulatedDifference(compared: Compared): Difference | undefined {
  const { all } = compared;
  const [legality] = legalityIn(compared);
  if (legality || !all.every(({ isMade }) => isMade)) return legality;
  const aspects = [...outcomesOf(compared), ...sumsOf(compared, isReckoned), rulesOf(compared)];
  return aspects.flatMap((aspect) => differing(all, aspect))[0];
}

/** Whether a rule says how much it is, and not a record, nor what was held before. */
function isReckoned({ basis }: LedgerEntry): boolean {
  return basis.by === 'formula' || (basis.by === 'bound' && basis.of?.by === 'formula');
}

function legalityIn({ place, all }: Compared): readonly Difference[] {
  const { move, at } = place;
  const [objection] = all.flatMap(({ objections }) => objections);
  const isHere = objection !== undefined && objection.at.file === at.file;
  return differing(all, {
    what: { kind: 'legality', ...move },
    at: isHere ? objection.at : at,
    rule: objection?.rule,
    resultOf: legalityOf,
  });
}

function differing(all: Compared['all'], { resultOf, ...aspect }: Aspect): readonly Difference[] {
  const [taken, ...others] = all.map((made) => ({ option: made.option, result: resultOf(made) }));
  if (!taken) return [];
  const different = others.filter(({ result }) => !isSame(result, taken.result));
  return different.length === 0 ? [] : [{ ...aspect, results: [taken, ...different] }];
}

function isSame(a: DecisionResult, b: DecisionResult): boolean {
  // Two reasons why a move is illegal make no difference.
  if ('legality' in a && 'legality' in b) return a.legality === b.legality;
  return saySame(a, b);
}

function legalityOf({ objections }: Made): Legality {
  const codes = [...new Set(objections.map(({ code }) => code))];
  const isUndetermined = codes.every((code) => REGISTER[code].class === 'undetermined');
  if (codes.length === 0) return { legality: 'legal', codes };
  return { legality: isUndetermined ? 'undetermined' : 'illegal', codes };
}

/** Whether nothing is wrong, or only that nobody can say who has won. */
function isTieOrLegal({ objections, isMade }: Made): boolean {
  return isMade && objections.every(({ code }) => code === 'win/simultaneous');
}

/** The proposals of which the step may have made something. */
function outcomesOf({ start, place, all }: Compared): readonly Aspect[] {
  const written = [...start.state.pending.values(), ...start.state.deferred].map(
    (pending) => pending.written,
  );
  const proposals = new Set([...(place.proposal ? [place.proposal] : []), ...written]);
  return [...proposals].map((proposal) => ({
    what: { kind: 'outcome', proposal: proposal.number },
    at: proposal === place.proposal ? voteSpotOf(proposal, place) : place.at,
    rule: all[0].log.proposals.get(proposal.name)?.decidedBy.at(-1)?.rule,
    resultOf: ({ log }) => ({
      outcome: log.proposals.get(proposal.name)?.outcome ?? 'none',
    }),
  }));
}

function voteSpotOf(proposal: WrittenProposal, { move, at }: StepPlace): Spot {
  return move.step === 'resolve' ? voteSpot(proposal) : at;
}

/** What players receive or lose, by what causes it. */
function sumsOf(
  { start, place, all }: Compared,
  isCounted: (entry: LedgerEntry) => boolean = () => true,
): readonly Aspect[] {
  const causes = new Map<string, { named: RecordNamed; each: Map<MadeUnder, LedgerEntry[]> }>();
  for (const made of all) {
    for (const entry of since(start.log.ledger, made.log.ledger).filter(isCounted)) {
      const named = causeNamed(made.log, entry);
      const cause = getOrMake(causes, causeKey(entry), () => ({ named, each: new Map() }));
      getOrMake(cause.each, made, () => []).push(entry);
    }
  }
  return [...causes.values()].map(({ named, each }) => {
    const entries = (made: MadeUnder) => each.get(made) ?? [];
    const isMaking =
      place.move.step === 'propose' &&
      'proposal' in named &&
      named.proposal === place.proposal?.number;
    return {
      what: { kind: 'sums', ...named, ...(isMaking && { isMaking }) },
      at: place.proposal?.awards
        ? keySpot(place.proposal, 'awards')
        : place.proposal
          ? voteSpotOf(place.proposal, place)
          : place.at,
      rule: ruleThatDiffers(all, entries),
      resultOf: (made) => ({ sums: totalsNamed(made.state, entries(made)) }),
    };
  });
}

function causeKey({ cause }: LedgerEntry): string {
  if (cause.by === 'event') return JSON.stringify([cause.event.file, cause.event.path]);
  return JSON.stringify(cause.by === 'proposal' ? cause.number : [cause.judgment]);
}

function causeNamed({ judgments }: ReplayLog, { cause }: LedgerEntry): RecordNamed {
  if (cause.by === 'proposal') return { proposal: cause.number };
  if (cause.by === 'event') return { event: recordWords(cause.event) };
  const judgment = judgments.get(cause.judgment)?.written.number;
  return { judgment: judgment ?? cause.judgment };
}

/** The rule of the first sum that only one of several results has. */
function ruleThatDiffers(
  all: Compared['all'],
  entries: (made: MadeUnder) => readonly LedgerEntry[],
): Authority | undefined {
  const isIn = (some: readonly LedgerEntry[], { player, quantity, amount, rule }: LedgerEntry) =>
    some.some(
      (other) =>
        player === other.player &&
        quantity === other.quantity &&
        rule?.id === other.rule?.id &&
        amount.equals(other.amount),
    );
  for (const made of all) {
    for (const entry of entries(made)) {
      if (all.every((other) => isIn(entries(other), entry))) continue;
      const rule = entry.rule && made.state.book.inForce.get(entry.rule.id);
      return rule && entry.rule && { ...cite(made.state, rule), version: entry.rule.version };
    }
  }
  return undefined;
}

function winnerOf({ place, all }: Compared): Aspect {
  const winners = all.flatMap(({ state }) => state.over?.winner ?? []);
  const [objection] = all.flatMap(({ objections }) => objections);
  return {
    what: { kind: 'winner' },
    at: place.at,
    rule: winners[0]?.rule ?? objection?.rule,
    resultOf: (made) => {
      if (made.objections.length > 0 && isTieOrLegal(made)) return legalityOf(made);
      const winner = made.state.over?.winner?.player;
      return { names: winner === undefined ? [] : [callPlayer(made.state, winner)] };
    },
  };
}

/* What else may come out otherwise: what becomes of the rules, of what players hold, of the turn. */

/** Only the first of these that differs is noted, since the others may follow from it. */
const CONSEQUENCES: readonly ((compared: Compared) => Aspect)[] = [
  plansOf,
  effectOf,
  rulesOf,
  prevailingOf,
  silencedOf,
  ranksOf,
  holdingsOf,
  officesOf,
  playersOf,
  turnOf,
];

/** Items by what tells them apart. */
type Items<Item> = readonly (readonly [key: string, item: Item])[];

/** Whether all results have the very same of something, which is then no question. */
function areSame(all: Compared['all'], partOf: (state: State) => unknown): boolean {
  const [first] = all;
  return all.every(({ state }) => partOf(state) === partOf(first.state));
}

/** Several things, without those that are the same in all results. */
function ofSeveral<Item>(
  { place, all }: Compared,
  kind: OfTheGame,
  itemsOf: (made: MadeUnder) => Items<Item>,
  toCame: (items: readonly Item[]) => DecisionResult,
): Aspect {
  const items = new Map(all.map((made) => [made, new Map(itemsOf(made))]));
  const keys = new Set([...items.values()].flatMap((each) => [...each.keys()]));
  const different = [...keys].filter((key) => {
    const [first, ...others] = [...items.values()].map((each) => each.get(key));
    return others.some((other) => !saySame(other, first));
  });
  const differentOf = (made: MadeUnder) =>
    different.flatMap((key) => items.get(made)?.get(key) ?? []);
  return { what: { kind }, at: place.at, resultOf: (made) => toCame(differentOf(made)) };
}

/** What the proposal that is made would do to the rules. */
function plansOf(compared: Compared): Aspect {
  const { proposal } = compared.place;
  const itemsOf = ({ state }: MadeUnder): Items<RuleLeft> => {
    const { plans = [] } = (proposal && state.pending.get(proposal.name)) ?? {};
    return plans.map(({ kind, before, after }, i) => [
      String(i),
      { rule: after?.number ?? before?.number ?? '', change: kind, ...left(after) },
    ]);
  };
  const aspect = ofSeveral(compared, 'rules', itemsOf, (rules) => ({ rules }));
  return proposal ? { ...aspect, what: { kind: 'changes', proposal: proposal.number } } : aspect;
}

export function rulesOf(compared: Compared): Aspect {
  const { all, start } = compared;
  const versions = all.flatMap(({ log }) => since(start.log.versions, log.versions));
  const changed = new Set(versions.flatMap((version) => version.changed));
  const itemsOf = (made: MadeUnder): Items<RuleLeft> =>
    [...changed].flatMap((id) => {
      const isRule = compared.start.state.book.inForce.has(id) || made.state.book.inForce.has(id);
      return isRule ? [[id, ruleLeft(compared, made, id)] as const] : [];
    });
  return ofSeveral(compared, 'rules', itemsOf, (rules) => ({ rules }));
}

function ruleLeft({ start }: Compared, { state, log }: MadeUnder, id: RuleId): RuleLeft {
  const now = state.book.inForce.get(id);
  const before = start.state.book.inForce.get(id);
  const life = log.lives.get(id);
  const isChanged = life !== undefined && life.size > (start.log.lives.get(id)?.size ?? 0);
  const change = isChanged ? life.peek()?.kind : undefined;
  return { rule: now?.number ?? before?.number ?? id, ...(change && { change }), ...left(now) };
}

function left(rule: Required<RuleLeft>['as'] | undefined): Pick<RuleLeft, 'as'> {
  return rule ? { as: { tier: rule.tier, text: rule.text } } : {};
}

/** Which rules add up is asked again where it matters, so only readings of precedence decide this. */
function prevailingOf(compared: Compared): Aspect {
  const { reading } = compared;
  const isOfPrecedence = reading !== undefined && readingCalled(reading)?.reads === 'precedence';
  const itemsOf = ({ state, log }: MadeUnder) =>
    ((isOfPrecedence && log.versions.peek()?.voids) || []).map(({ rule, slot, part }) => {
      const number = state.book.inForce.get(rule)?.number ?? rule;
      return [JSON.stringify([rule, slot, part]), { rule: number, slot }] as const;
    });
  return ofSeveral(compared, 'prevailing', itemsOf, (voids) => ({ voids }));
}

function silencedOf({ place }: Compared): Aspect {
  const resultOf = ({ state }: MadeUnder): DecisionResult => {
    const names = [...state.law.silenced].map((id) => state.book.inForce.get(id)?.number ?? id);
    return { names };
  };
  return { what: { kind: 'void-rules' }, at: place.at, resultOf };
}

function ranksOf({ place }: Compared): Aspect {
  const resultOf = ({ state }: MadeUnder): DecisionResult => ({
    names: state.law.tiers.all.map(({ title }) => title),
  });
  return { what: { kind: 'ranks' }, at: place.at, resultOf };
}

function effectOf(compared: Compared): Aspect {
  const itemsOf = ({ state }: MadeUnder) =>
    state.deferred.map(
      ({ written: { name, number }, due }) =>
        [name, { proposal: number, until: due.text }] as const,
    );
  return ofSeveral(compared, 'effect', itemsOf, (waiting) => ({ waiting }));
}

function holdingsOf(compared: Compared): Aspect {
  const { all } = compared;
  const sameSeats = areSame(all, ({ seats }) => seats);
  const isUntouched = sameSeats && areSame(all, ({ holdings }) => holdings);
  const itemsOf = ({ state }: MadeUnder) =>
    (isUntouched ? [] : [...state.holdings]).flatMap(([id, held]) => {
      if (sameSeats && areSame(all, ({ holdings }) => holdings.get(id))) return [];
      const player = callPlayer(state, id);
      return [...held].map(([quantity, amount]) => {
        const item = { player, quantity, amount };
        return [JSON.stringify([id, quantity]), item] as const;
      });
    });
  return ofSeveral(compared, 'holdings', itemsOf, (holdings) => ({ holdings }));
}

function officesOf(compared: Compared): Aspect {
  const { all } = compared;
  const isUntouched = areSame(all, ({ seats }) => seats) && areSame(all, ({ offices }) => offices);
  const itemsOf = ({ state }: MadeUnder) =>
    (isUntouched ? [] : [...state.offices]).map(([office, ids]) => {
      const holders = ids.map((id) => callPlayer(state, id));
      return [office, { office, holders }] as const;
    });
  return ofSeveral(compared, 'offices', itemsOf, (offices) => ({ offices }));
}

function playersOf(compared: Compared): Aspect {
  const isUntouched = areSame(compared.all, ({ seats }) => seats);
  const itemsOf = ({ state }: MadeUnder) =>
    (isUntouched ? [] : state.seats).map(({ id, surname, status }) => {
      const player = callPlayer(state, id);
      return [id, { player, surname, isPlaying: status === 'playing' }] as const;
    });
  return ofSeveral(compared, 'players', itemsOf, (players) => ({ players }));
}

/** Who moves next is asked only where the turn itself is another. */
function turnOf({ place, all }: Compared): Aspect {
  const [first] = all;
  const isSame = all.every(({ state }) =>
    saySame(partsOfTurn(state.turn), partsOfTurn(first.state.turn)),
  );
  const resultOf = (made: MadeUnder): DecisionResult => {
    if (isSame) return { turn: undefined };
    const { context, state, log } = made;
    const position = { ...context, state, recorder: { log } };
    const { mover, due } = turnLaw(inquire(position, place));
    return { turn: mover && { of: callPlayer(state, mover.id), due } };
  };
  return { what: { kind: 'turn' }, at: place.at, resultOf };
}

function partsOfTurn({ begun, mover, done, over, proposal, first }: Turn) {
  return { begun, mover, done, over, proposal, first };
}
