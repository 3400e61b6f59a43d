/** The results of a replay, after its last move. */
import { withoutUndefined } from '../helpers/without-undefined.ts';
import { namesDeclared } from '../law/in-force/law.ts';
import {
  generalId,
  isReading,
  READINGS,
  type ReadingId,
  readingCalled,
} from '../law/readings/register.ts';
import type { WrittenBench } from '../records/kinds/bench.ts';
import type { WrittenVotes } from '../records/kinds/votes.ts';
import type { Tier } from '../records/types.ts';
import type { PlayerId } from '../values/ids.ts';
import { announcedChanges } from './amendments/self-amendment.ts';
import { circuitsCompleted } from './decisions/evaluate.ts';
import { type Inquiry, inquireNow, optionInForce } from './decisions/inquiry.ts';
import { isInRounds } from './legality/game-over.ts';
import { stayedBy } from './legality/judgments/judgment-pending.ts';
import {
  judgeLaw,
  precedingJudge,
  whoIsMoving,
  whoJudges,
} from './legality/judgments/who-judges.ts';
import { participationDemanded } from './legality/votes/votes-cast.ts';
import { meetRules } from './moves/bring-into-effect.ts';
import type { OpenQuestion, OpenVote, Prospect } from './results/open-matters.ts';
import type { GameStatus, ReadingTaken, Replay, Seat } from './results/types.ts';
import { finalBench } from './state/bindings.ts';
import type { Context } from './state/context.ts';
import { entriesIn, ofKind, oldestFirst } from './state/log.ts';
import { cite, spot } from './state/make-finding.ts';
import { madeBy, type Pending, type State } from './state/state.ts';
import { aside } from './state/suppose.ts';
import { daysAndHours, periodOf } from './turns/deadlines.ts';
import { nextNumber, type TurnLaw, turnLaw } from './turns/turns.ts';
import { outcomeOf, type VoteOutcome } from './votes/outcome.ts';
import { countVotes, namedVotes } from './votes/votes.ts';

/** Why the replay ended early, if it did. */
export type Halt = 'stopped' | 'suspended' | undefined;

export function concludeReplay(context: Context, halt: Halt): Replay {
  const { game, state } = context;
  const { log } = context.recorder;
  const effects = oldestFirst(log.effects);
  const ledger = entriesIn(effects);
  const status = statusOf(context, halt);
  const at = spot(game);
  // A formula without a value was reported before, so this decides nothing more.
  const inquiry = inquireNow(aside(context), at);
  const playing = status !== 'won' && status !== 'ended';
  const law = turnLaw(inquiry);
  const moving = whoIsMoving(inquiry);
  const isPreceding = judgeLaw(inquiry)?.chosen === 'preceding-player' && moving !== undefined;
  const judge = isPreceding ? precedingJudge(inquiry, moving, moving)?.id : undefined;
  const number = playing ? nextNumber(inquiry) : undefined;
  const pausedUntil = pausedMoment(context);
  const stayed =
    playing && law.mover
      ? stayedBy(inquiry, law.mover, at).map(({ judgment }) => judgment.name)
      : [];
  const circuit = circuitsCompleted(inquiry);
  return {
    game,
    tiers: tiersEver(context),
    status,
    findings: oldestFirst(log.findings),
    rewordings: oldestFirst(log.rewordings),
    versions: ofKind(effects, 'version').map(({ version }) => version),
    lives: new Map(
      [...state.book.lives].map(([id, life]) => [id, { id, changes: oldestFirst(life) }]),
    ),
    proposals: inNumberOrder(context, inquiry, ledger),
    judgments: game.judgments.flatMap((written) => log.judgments.get(written.name) ?? []),
    players: state.seats.map(({ id, joined, left, ...seat }) => ({
      id,
      name: seat.name,
      surname: seat.surname,
      robot: seat.robot,
      formerly: seat.formerly,
      status: seat.status,
      holdings: state.holdings.get(id) ?? new Map(),
      ...withoutUndefined({ joined, left }),
    })),
    ledger,
    readings: readingsTaken(context),
    mayRestOnReadings: log.asked.size > 0 && !context.notesOtherwise,
    timeline: oldestFirst(log.timeline),
    offices: state.offices,
    ...(playing && law.mover && moveOf(state, { ...law, mover: law.mover }, stayed)),
    ...(playing && judge !== undefined && { wouldJudge: judge }),
    ...withoutUndefined({ nextNumber: number }),
    openVotes: openVotes(inquiry),
    openQuestions: openQuestions(inquiry),
    ...(state.over?.winner && { winner: state.over.winner }),
    rounds: ofKind(effects, 'round').map(({ over }) => over),
    circuit,
    announced: playing ? announcedChanges(inquiry, { during: state.turn.proposal, at }) : new Map(),
    ...withoutUndefined({ pausedUntil }),
  };
}

function moveOf(
  state: State,
  { mover, due, faces }: TurnLaw & { readonly mover: Seat },
  stayed: readonly string[],
): Pick<Replay, 'toMove' | 'due' | 'faces' | 'stayed'> {
  if (stayed.length > 0) return { stayed: { player: mover.id, by: stayed } };
  return {
    toMove: mover.id,
    ...(due && { due: state.turn.pending === undefined ? due : 'close-vote' }),
    ...withoutUndefined({ faces }),
  };
}

/** The tiers of the law, and those that former rules added. */
function tiersEver({ state }: Context): readonly Tier[] {
  const ever = new Map(state.law.tiers.all.map((tier) => [tier.id, tier]));
  for (const life of state.book.lives.values()) {
    for (const { rule } of life) {
      for (const [id, { title }] of rule?.mechanics?.tiers ?? [])
        if (!ever.has(id)) ever.set(id, { id, title });
    }
  }
  return [...ever.values()];
}

/** In the order of the record. Those with equal numbers are in the order in which they were made. */
function inNumberOrder(
  { game, recorder }: Context,
  inquiry: Inquiry,
  ledger: Replay['ledger'],
): Replay['proposals'] {
  const paid = Map.groupBy(ledger, ({ cause }) => cause.by === 'proposal' && cause.proposal);
  const all = [...recorder.log.proposals.values()].map((each) => {
    const { name } = each.written;
    // A proposal under vote is measured by the present rules, not by those of its day.
    const pending = inquiry.state.pending.get(name);
    const would = pending ? madeBy(meetRules(inquiry, pending).pending.plans) : each.would;
    return { ...each, ...withoutUndefined({ would }), awards: paid.get(name) ?? [] };
  });
  const made = Map.groupBy(all, ({ written }) => written.number);
  const numbers = new Set(game.proposals.map(({ number }) => number));
  return [...numbers].flatMap((number) => made.get(number) ?? []);
}

function statusOf(context: Context, halt: Halt): GameStatus {
  const { state } = context;
  if (halt) return halt;
  const { over } = state;
  // A round's winner does not win the game.
  const isRound = over && isInRounds(context.game);
  if (over?.winner && !isRound) return 'won';
  if (over && (!isRound || over.ended)) return 'ended';
  return state.pauses.some(({ to }) => to === Infinity) || pausedMoment(context)
    ? 'paused'
    : 'playing';
}

/** The end of a pause in which the record ends. */
function pausedMoment({ game, state, recorder }: Context): Replay['pausedUntil'] {
  const last = recorder.log.timeline.find(({ on }) => on !== undefined)?.on;
  const pause = state.pauses.at(-1);
  if (!last || !pause || last.from < pause.from || last.from > pause.to) return undefined;
  const event = game.events.findLast(({ fact }) => fact.kind === 'pause');
  return event?.fact.kind === 'pause' ? event.fact.until : undefined;
}

/** All readings of slots that some rule of this game had, and all that the players chose. */
function readingsTaken(context: Context): readonly ReadingTaken[] {
  const { state, recorder } = context;
  return readingsAsked(context).flatMap((id) => {
    const { option, source, why, rule } = optionInForce(context, id, state.turn.proposal);
    const mattered = [...(recorder.log.mattered.get(id)?.values() ?? [])];
    const judged = context.game.judgments.some(
      (judgment) =>
        finalBench(judgment) !== undefined &&
        judgment.settles.some((each) => each.kind === 'reading' && each.reading === id),
    );
    const reads = generalId(id) === id ? readingCalled(id)?.reads : undefined;
    const relevant =
      mattered.length > 0 ||
      source !== 'default' ||
      judged ||
      (reads !== undefined && state.law.suppliers.has(reads));
    if (!relevant) return [];
    return [{ id, taken: option, source, ...withoutUndefined({ rule, why }), mattered }];
  });
}

/** The readings of the register, and those of single rules that anybody mentioned. */
function readingsAsked({ game, recorder, state }: Context): readonly ReadingId[] {
  const spokenOf = new Set([
    ...recorder.log.mattered.keys(),
    ...game.readings.keys(),
    ...namesDeclared(state.law, 'readings'),
    ...game.judgments.flatMap(({ settles }) =>
      settles.flatMap((each) => (each.kind === 'reading' ? each.reading : [])),
    ),
  ]);
  const ofRules = [...spokenOf].filter(isReading).filter((id) => generalId(id) !== id);
  return READINGS.flatMap(({ id }) => [
    id,
    ...ofRules.filter((each) => generalId(each) === id).sort(),
  ]);
}

/** The questions without a ruling, and who must answer. */
function openQuestions(inquiry: Inquiry): readonly OpenQuestion[] {
  const { state, recorder } = inquiry;
  return [...state.judgments.values()].flatMap((open) => {
    const written = recorder.log.judgments.get(open.name)?.written;
    if (open.given || !written) return [];
    const last = written.bench.at(-1);
    const isSitting = !last?.refused && last?.ruling === undefined;
    const seated = { ...written, bench: [...written.bench, NEXT_BENCH] };
    // The recorded Judge who has not answered yet, or the next by the rules: nobody if the players choose.
    const judge =
      (isSitting ? last?.judges[0] : undefined) ??
      whoJudges(inquiry, { judgment: seated, open, bench: NEXT_BENCH }).expected;
    return [{ judgment: open.name, ...withoutUndefined({ judge }) }];
  });
}

const NEXT_BENCH: WrittenBench = { judges: [], path: [] };

const NO_VOTES = namedVotes();

/** Open votes, and what would carry or defeat them. Nothing is decided here. */
export function openVotes(inquiry: Inquiry): readonly OpenVote[] {
  return [...inquiry.state.pending.values()].map((pending) => openVote(inquiry, pending));
}

function openVote(inquiry: Inquiry, pending: Pending): OpenVote {
  const { state, interpreter } = inquiry;
  const { written } = pending;
  const votes = written.votes ?? NO_VOTES;
  const outcome = outcomeUnder(inquiry, pending, votes);
  const { tally, silent } = countVotes(votes, outcome.electorate);
  const demanded = participationDemanded(inquiry, written, true);
  const mayEndWithout = demanded?.isDuty && interpreter.ask('missing-vote') === 'stands';
  const period = periodOf(inquiry, written);
  const [first, ...others] = silent.flatMap((id) => outcome.electorate.get(id)?.ballots ?? []);
  // Whether all who are silent have equal weight.
  const weighTheSame = others.every((ballots) => first?.equals(ballots));
  return {
    proposal: written.name,
    voters: [...outcome.electorate.keys()],
    count: { ...tally, silent },
    adopted: outcome.adopted,
    decidedBy: outcome.decidedBy.map(({ rule }) => rule),
    prospect: prospectOf(
      !demanded || mayEndWithout === true,
      votes.kind === 'tally' ? tally.silent.floor().valueOf() : silent.length,
      votes.kind === 'tally' || weighTheSame,
      (ayes, noes) => outcomeUnder(inquiry, pending, withMore(votes, silent, [ayes, noes])).adopted,
    ),
    ...(demanded && { demanded: cite(state, demanded.rule) }),
    ...(mayEndWithout && { mayEndWithout }),
    ...(period && {
      until: {
        rule: cite(state, period.rule),
        latest: period.latest,
        words: daysAndHours(period.latest),
      },
    }),
  };
}

function outcomeUnder(inquiry: Inquiry, pending: Pending, votes: WrittenVotes): VoteOutcome {
  return outcomeOf(inquiry, { ...pending, written: { ...pending.written, votes } });
}

function withMore(
  votes: WrittenVotes,
  silent: readonly PlayerId[],
  [ayes, noes]: readonly [ayes: number, noes: number],
): WrittenVotes {
  if (votes.kind === 'tally')
    return { ...votes, for: votes.for.add(ayes), against: votes.against.add(noes) };
  return {
    ...votes,
    for: [...votes.for, ...silent.slice(0, ayes)],
    against: [...votes.against, ...silent.slice(ayes, ayes + noes)],
  };
}

function prospectOf(
  mayBeSilent: boolean,
  missing: number,
  isEqual: boolean,
  carries: (ayes: number, noes: number) => boolean,
): Prospect {
  const now = carries(0, 0);
  if (missing === 0) return { is: now ? 'carried' : 'lost' };
  if (carries(0, missing) && (now || !mayBeSilent)) return { is: 'carried' };
  if (!carries(missing, 0) && !(now && mayBeSilent)) return { is: 'lost' };
  const isCarried = mayBeSilent && now && { unopposed: 0 };
  if (!isEqual) return { is: 'open', ...isCarried };
  return {
    is: 'open',
    needs: fewest(missing, (ayes) => carries(ayes, missing - ayes)),
    ...(mayBeSilent && { unopposed: fewest(missing, (ayes) => carries(ayes, 0)) }),
    ...(isCarried && { defeatedBy: fewest(missing, (noes) => !carries(0, noes)) }),
  };
}

/** A binary search: one more vote for a side never undoes what that side achieves. */
function fewest(missing: number, isEnough: (votes: number) => boolean): number {
  if (isEnough(0)) return 0;
  let enough = missing;
  let tooFew = 0;
  while (enough - tooFew > 1) {
    const votes = Math.floor((enough + tooFew) / 2);
    if (isEnough(votes)) enough = votes;
    else tooFew = votes;
  }
  return enough;
}
