/** What came of a step, compared with what comes of it under other readings: two results as data. */
import type { Authority, Spot } from '../../diagnostics/finding.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import { getOrMake } from '../../helpers/once.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { totalsNamed } from '../holdings/awards.ts';
import type { DecisionResult, Legality, RecordNamed } from '../results/decision.ts';
import type { LedgerEntry } from '../results/types.ts';
import { callPlayer } from '../state/call-player.ts';
import { type ReplayLog, since } from '../state/log.ts';
import { cite, keySpot, voteSpot } from '../state/make-finding.ts';
import { recordWords } from '../timeline/record-words.ts';
import { CONSEQUENCES, holdingsOf, rulesOf } from './consequences.ts';
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
    cameOf: legalityOf,
  });
}

function differing(all: Compared['all'], { cameOf, ...aspect }: Aspect): readonly Difference[] {
  const [taken, ...others] = all.map((made) => ({ option: made.option, result: cameOf(made) }));
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
    cameOf: ({ log }) => ({
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
      cameOf: (made) => ({ sums: totalsNamed(made.state, entries(made)) }),
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
    cameOf: (made) => {
      if (made.objections.length > 0 && isTieOrLegal(made)) return legalityOf(made);
      const winner = made.state.over?.winner?.player;
      return { names: winner === undefined ? [] : [callPlayer(made.state, winner)] };
    },
  };
}
