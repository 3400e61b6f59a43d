/**
 * The order in which a record's moves happened.
 *
 * The date of each step gives it a natural place. A date that is known only to the day, month or year
 * leaves room. There a step stands directly after the one that it follows. So a proposal follows the vote
 * on the one numbered before it. A vote follows its proposal, and a Judgment its question. Within one
 * day: proposals, votes, Judgments, events.
 */
import { getOrMake } from '../../helpers/once.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { EVENT_TRAITS } from '../../records/kinds/event-facts.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import { votersOf } from '../../records/kinds/votes.ts';
import type { WrittenEvent, WrittenGame, WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { endDate, proposalsCalled, proposalsMeant } from './record-words.ts';

/** Compared number by number. Equal keys keep their order. */
type Key = readonly [time: number, rank: number, chain: number];

/** The part of a key that decides what can follow it. */
type Prefix = readonly [time: number, rank: number, ...rest: readonly number[]];

/** The position before everything. */
const NOTHING: Prefix = [-Infinity, 0];

/** The order within one moment. */
type Rank = readonly [rank: number, chain: number];

/** The position of a moment. If it is too coarse or missing, the position is directly after `after`. */
function place(moment: Moment | undefined, [rank, chain]: Rank, after: Prefix): Key {
  if (moment && !contains(moment, after)) return [moment.from, rank, chain];
  return [after[0], Math.max(after[1], rank), chain];
}

/** The first position that is not before a moment. */
function notBehind(moment: Moment | undefined, places: readonly Key[]): Key | undefined {
  return places.find(([time]) => moment === undefined || time <= moment.to);
}

function later<Place extends Prefix>(a: Place, b: Place): Place {
  return compare(a, b) < 0 ? b : a;
}

/** Whether a moment is too coarse to be before or after a position. */
function contains(moment: Moment, [time]: Prefix): boolean {
  return time >= moment.from && time <= moment.to;
}

function compare(a: Prefix, b: Prefix): number {
  return difference(a[0], b[0]) || a[1] - b[1] || (a[2] ?? 0) - (b[2] ?? 0);
}

/** Equal infinities have no difference. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

export type TimelineStep = { readonly on?: Moment } & (
  | {
      readonly kind: 'propose' | 'resolve' | 'withdraw' | 'lost';
      readonly proposal: WrittenProposal;
    }
  | { readonly kind: 'invoke' | 'judge'; readonly judgment: WrittenJudgment }
  | { readonly kind: 'event'; readonly event: WrittenEvent }
);

interface StepAt {
  readonly key: Key;
  readonly step: TimelineStep;
}

export function recordOfStep(step: TimelineStep): WrittenProposal | WrittenJudgment | WrittenEvent {
  if ('proposal' in step) return step.proposal;
  return 'judgment' in step ? step.judgment : step.event;
}

/** Rolls and consent complete the turn before, so they precede the day's proposals. */
const COMPLETIONS = -1;
const PROPOSALS = 0;
const VOTES = 1;
const JUDGMENTS = 2;
const EVENTS = 3;

export function orderSteps(game: WrittenGame): readonly TimelineStep[] {
  return placeSteps(game).map(({ step }) => step);
}

/** The steps in order, with times in milliseconds; infinite if unknown. */
export function placeSteps(
  game: WrittenGame,
): readonly { readonly time: number; readonly step: TimelineStep }[] {
  const placed: StepAt[] = [];
  const votes = placeProposals(game, placed);
  const questions = placeJudgments(game, votes, placed);
  placeEvents(game, votes, questions, placed);
  return placed
    .sort((a, b) => compare(a.key, b.key))
    .map(({ key: [time], step }) => ({ time, step }));
}

/** The end of each proposal, by name, for steps directly after it. */
type Votes = ReadonlyMap<string, Key>;

function placeProposals(game: WrittenGame, placed: StepAt[]): Votes {
  const votes = new Map<string, Key>();
  let last: Prefix = [game.started?.from ?? -Infinity, PROPOSALS];
  let madeLast = last;
  const signs = signsOfTurns(game);
  inOrder(game.proposals).forEach((proposal, chain) => {
    if (proposal.lost) {
      const on = proposal.closed ?? proposal.proposed;
      const key = place(on, [PROPOSALS, chain], last);
      placed.push({ key, step: { kind: 'lost', proposal, ...at(on) } });
      votes.set(proposal.name, key);
      last = key;
      return;
    }
    const ended = endDate(proposal);
    // The last sign that an undated proposal's turn had not begun.
    const sign = proposal.proposed ? undefined : lastSign(proposal, signs);
    const began = sign ? later(last, [lastDay(sign), EVENTS + 1]) : last;
    const made = placeMade(proposal, chain, began, madeLast);
    madeLast = made;
    placed.push({ key: made, step: { kind: 'propose', proposal, ...at(proposal.proposed) } });
    last = made;
    if (ended === undefined && proposal.outcome === undefined) return;
    const over = place(ended, [VOTES, chain], made);
    const kind = proposal.withdrawn ? 'withdraw' : 'resolve';
    placed.push({ key: over, step: { kind, proposal, ...at(ended) } });
    votes.set(proposal.name, over);
    last = over;
  });
  return votes;
}

/**
 * The position at which a proposal was made. It is after the vote on the previous number, after that one
 * was made, or by its own dates. The first of these counts that is not after the proposal's own end.
 */
function placeMade(proposal: WrittenProposal, chain: number, last: Prefix, madeLast: Prefix): Key {
  const ended = endDate(proposal);
  // A proposal with a name follows no particular other one.
  const proposed = typeof proposal.number === 'string' ? firstDate(proposal) : proposal.proposed;
  const rank: Rank = [PROPOSALS, chain];
  const behindMade = place(proposed, rank, madeLast);
  const inOrder = later(behindMade, place(proposed, rank, last));
  return notBehind(ended, [inOrder, behindMade]) ?? place(proposed ?? ended, rank, NOTHING);
}

/** The proposals by number. One with a name comes by date, before the first number with a later date. */
function inOrder(proposals: readonly WrittenProposal[]): readonly WrittenProposal[] {
  const numbered = byNumber(proposals.filter(({ number }) => typeof number === 'number'));
  const named = byDate(proposals.filter(({ number }) => typeof number === 'string'));
  const order: WrittenProposal[] = [];
  let next = 0;
  for (const { proposal, time } of named) {
    for (; next < numbered.length; next++) {
      const other = numbered[next];
      if (!other || (firstDate(other)?.from ?? -Infinity) > time) break;
      order.push(other);
    }
    order.push(proposal);
  }
  return [...order, ...numbered.slice(next)];
}

/** One without a date follows the one before it in the record. */
function byDate(proposals: readonly WrittenProposal[]) {
  let before = { time: -Infinity, end: -Infinity };
  const timed = proposals.map((proposal) => {
    const time = firstDate(proposal)?.from;
    if (time !== undefined) before = { time, end: endDate(proposal)?.from ?? Infinity };
    return { proposal, ...before };
  });
  const [dated] = timed.filter(({ time }) => time > -Infinity);
  // Without any dates they follow all numbers.
  if (!dated) return timed.map((each) => ({ ...each, time: Infinity }));
  return timed.sort((a, b) => difference(a.time, b.time) || difference(a.end, b.end));
}

function firstDate(proposal: WrittenProposal): Moment | undefined {
  return proposal.proposed ?? endDate(proposal);
}

/** By number. If two share it, the one that ended without a vote came first. */
function byNumber(proposals: readonly WrittenProposal[]): readonly WrittenProposal[] {
  const time = ({ proposed }: WrittenProposal) => proposed?.from ?? -Infinity;
  const rank = ({ withdrawn }: WrittenProposal) => Number(withdrawn === undefined);
  // Only those with equal numbers can be out of order.
  return [...Map.groupBy(proposals, ({ number }) => number).values()].flatMap((namesakes) =>
    namesakes.toSorted((a, b) => time(a) - time(b) || rank(a) - rank(b)),
  );
}

function at(on: Moment | undefined): { readonly on?: Moment } {
  return withoutUndefined({ on });
}

/** The position of each invocation, by the Judgment's name and number. */
type Questions = ReadonlyMap<string | number, Key>;

function placeJudgments(game: WrittenGame, votes: Votes, placed: StepAt[]): Questions {
  const questions = new Map<string | number, Key>();
  const end: Prefix = [Infinity, JUDGMENTS];
  let last: Key | undefined;
  game.judgments.forEach((judgment, chain) => {
    const given = judgment.bench.at(-1)?.given;
    const asked = judgment.invoked ?? given;
    const settled = judgment.settles.find((each) => each.kind === 'move');
    const vote =
      settled?.kind === 'move'
        ? latest(proposalsCalled(game.proposals, settled.move).map(({ name }) => votes.get(name)))
        : undefined;
    const isNear = vote && (!asked || contains(asked, vote)) && notBehind(given, [vote]);
    const near = isNear ? vote : undefined;
    const before = last;
    const invoked = near ?? place(asked, [JUDGMENTS, chain], asked ? NOTHING : (last ?? end));
    questions.set(judgment.name, invoked).set(judgment.number, invoked);
    placed.push({ key: invoked, step: { kind: 'invoke', judgment, ...at(asked) } });
    last = invoked;
    if (!judgment.bench.some(({ ruling }) => ruling !== undefined)) return;
    // Judgments of one day are in the order of the record.
    const isBehind =
      near && given && before && contains(given, before) && compare(near, before) < 0;
    const atOnce = near !== undefined && (!given || contains(given, near)) && !isBehind;
    last = atOnce ? near : place(given, [JUDGMENTS, chain + 0.5], invoked);
    placed.push({ key: last, step: { kind: 'judge', judgment, ...at(given) } });
  });
  return questions;
}

function placeEvents(game: WrittenGame, votes: Votes, questions: Questions, placed: StepAt[]) {
  // Each player's votes in order, for rolls that do not name their turn.
  const waiting = new Map<string, VoteWaiting[]>();
  for (const { by, name, lost } of game.proposals) {
    const vote = lost ? undefined : votes.get(name);
    if (vote && by) getOrMake(waiting, by, () => []).push({ name, vote });
  }
  let last = UNDATED_END;
  let file: string | undefined;
  game.events.forEach((event, index) => {
    if (event.file !== file) last = UNDATED_END;
    file = event.file;
    const name = nameBefore(game, event, waiting);
    const vote = name === undefined ? undefined : votes.get(name);
    last = placeEvent(event, index, { vote, questions, last });
    placed.push({ key: last, step: { kind: 'event', event, ...at(event.on) } });
  });
}

const UNDATED_END: Key = [Infinity, EVENTS, 0];

interface VoteWaiting {
  readonly name: string;
  readonly vote: Key;
}

/** The proposal whose vote an event directly follows, as stated or by its day. */
function nameBefore(
  { proposals }: WrittenGame,
  { after, fact, on }: WrittenEvent,
  waiting: ReadonlyMap<string, VoteWaiting[]>,
): string | undefined {
  const said = after ?? (fact.kind === 'roll' ? fact.for : undefined);
  if (said !== undefined) return proposalsMeant(proposals, { after: said, on }).at(-1)?.name;
  if (fact.kind !== 'roll' || !on) return undefined;
  const mine = waiting.get(fact.by) ?? [];
  while (mine[0] && mine[0].vote[0] < on.from) mine.shift();
  const next = mine[0];
  return next && contains(on, next.vote) ? mine.shift()?.name : undefined;
}

/** `vote` is the one that it belongs to, and `last` the event before it in the record. */
function placeEvent(
  event: WrittenEvent,
  index: number,
  { vote, questions, last }: Readonly<{ vote: Key | undefined; questions: Questions; last: Key }>,
): Key {
  const { fact, on } = event;
  const near = vote && (event.after !== undefined || on === undefined || contains(on, vote));
  // After its vote and what already follows it, but before the next proposal.
  if (near) return vote;
  if (on === undefined) return last;
  if (fact.kind === 'roll' && vote) return place(on, [COMPLETIONS, index], vote);
  if (fact.kind !== 'consent') return [lastDay(on), EVENTS, index];
  const asked = [...questions.values()].filter((key) => contains(on, key));
  const question = fact.during === undefined ? latest(asked) : questions.get(fact.during);
  return question && contains(on, question) ? question : [on.from, COMPLETIONS, index];
}

/** Events come last in their known time, which may be a whole year. */
function lastDay(on: Moment): number {
  const DAY = 86_400_000;
  return on.precision === 'year' || on.precision === 'month' ? on.to + 1 - DAY : on.from;
}

function latest(keys: readonly (Key | undefined)[]): Key | undefined {
  return keys
    .filter((key) => key !== undefined)
    .sort(compare)
    .at(-1);
}

/** It shows that an undated proposal came later: a part or end of a turn, or a player's coming. */
interface Sign {
  readonly on: Moment;
  /** Whether it happened, or may have, during the vote on a proposal. */
  readonly isDuring: (proposal: WrittenProposal) => boolean;
}

function signsOfTurns({ events, judgments }: WrittenGame): readonly Sign[] {
  const ofEvents = events.flatMap(signsOf);
  // The next turn waits for a Judgment on a move of this turn.
  const ofJudgments = judgments.flatMap(({ invoked, bench, settles }): readonly Sign[] => {
    const on = bench.at(-1)?.given ?? invoked;
    const moves = settles.flatMap((each) => (each.kind === 'move' ? [each.move] : []));
    if (!on || moves.length === 0) return [];
    return [{ on, isDuring: ({ number }) => moves.includes(number) }];
  });
  return [...ofEvents, ...ofJudgments].sort((a, b) => a.on.to - b.on.to);
}

function signsOf({ on, fact }: WrittenEvent): readonly Sign[] {
  if (!on || !EVENT_TRAITS[fact.kind].isSign) return [];
  const isDuring = (proposal: WrittenProposal) => {
    if (fact.kind === 'roll') return fact.for === proposal.number;
    // A player was still there who made a proposal or voted on it.
    const { by, votes } = proposal;
    const isOfLeaver = fact.kind === 'leave' || fact.kind === 'forfeit';
    return isOfLeaver && (fact.player === by || votersOf(votes).includes(fact.player));
  };
  return [{ on, isDuring }];
}

/** The last sign before a proposal's end that did not happen during it. */
function lastSign(proposal: WrittenProposal, signs: readonly Sign[]): Moment | undefined {
  const ended = endDate(proposal);
  if (!ended) return undefined;
  let [from, to] = [0, signs.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const { on } = signs[middle] ?? { on: ended };
    if (on.to < ended.from) from = middle + 1;
    else to = middle;
  }
  return signs.slice(0, from).findLast(({ isDuring }) => !isDuring(proposal))?.on;
}
