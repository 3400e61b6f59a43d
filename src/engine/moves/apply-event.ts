/** Everything else that happened. */

import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { inSeries } from '../../helpers/words.ts';
import { entriesOf } from '../../law/in-force/law.ts';
import type { EventKind, WrittenEvent } from '../../records/types.ts';
import type { ProposalNumber } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import { inquire } from '../decisions/inquiry.ts';
import { numberHistory } from '../decisions/number-history.ts';
import {
  checkPlaying,
  checkProposalKnown,
  type Resolved,
  resolveRule,
} from '../decisions/resolve-names.ts';
import { askedBy } from '../grounds/asked.ts';
import { findGround } from '../grounds/find-ground.ts';
import { restOn } from '../grounds/rest-on.ts';
import { actorSeat, withUses } from '../grounds/weigh-grant.ts';
import { struckBy, struckWords, writeJudged } from '../judged-moves/write-judged.ts';
import type { Ground } from '../results/ground.ts';
import type { Rule } from '../results/types.ts';
import type { SettledMove } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { illegal, spot } from '../state/make-finding.ts';
import { firmly } from '../state/resting.ts';
import type { State } from '../state/state.ts';
import {
  addNote,
  addToTimeline,
  attempt,
  dated,
  reportAll,
  reportIllegal,
  reporting,
} from '../state/write-log.ts';
import { recordKey, recordWords } from '../timeline/record-words.ts';
import { proposalsMeant } from '../timeline/vote-before.ts';
import { appoint } from './events/appoint.ts';
import { byFiat } from './events/fiat.ts';
import type { Happening } from './events/happening.ts';
import { join, leave, rename } from './events/players.ts';
import { changeHoldings, givePoints } from './events/quantities.ts';
import { roll } from './events/roll.ts';
import { beginRound } from './events/round.ts';
import { compareScores } from './events/scores.ts';
import { assertWinner } from './events/winner.ts';

export function applyEvent(context: Context, event: WrittenEvent, on: Moment | undefined): State {
  const struck = struckBy(context, event);
  const next = struck ? context.state : happenAsTried(context, event, on);
  const ground = struck ? undefined : context.recorder.log.grounds.get(recordKey(event));
  addToTimeline(context, {
    ...dated(on),
    version: next.version,
    kind: 'event',
    event,
    ...(ground && { ground }),
  });
  if (struck) setAside(context, event, struck);
  return next;
}

/** An event that a Judgment finds illegal changes nothing. */
function setAside(context: Context, event: WrittenEvent, struck: SettledMove): void {
  const { is, judgment } = struck;
  writeJudged(context, event, { judgment: judgment.name, is, objections: [] });
  addNote(context, {
    code: 'by-judgment',
    at: spot(event, ...event.path),
    message: struckWords(recordWords(event, 'The'), struck),
  });
}

/**
 * Where the step is tried without what rests on words alone, what is given of it may not be forbidden: it
 * rests on the words too, and is left out with them.
 */
function happenAsTried(context: Context, event: WrittenEvent, on: Moment | undefined): State {
  const { trial } = context;
  const make = () => happen(context, event, on);
  if (!trial || !('without' in trial)) return make();
  const made = HELD.has(event.fact.kind) ? attempt(context, make).result : make();
  return trial.without === 'words' ? firmly(made, 'words') : made;
}

const HELD: ReadonlySet<EventKind> = new Set(['points', 'change', 'set', 'scores', 'appoint']);

function happen(context: Context, event: WrittenEvent, on: Moment | undefined): State {
  const { fact } = event;
  reportAll(context, checkAfter(context, event));
  const givesPoints = fact.kind === 'points' || fact.kind === 'change' || fact.kind === 'set';
  // Points without authority are a matter of their own; every other event may cite a rule.
  const rule = reporting(context, authorityOf(context, event, givesPoints));
  reportAll(context, checkActor(context, event));
  const doing = { event, cited: rule, asked: askedBy(context.state, event) };
  const founded = findGround(context, doing);
  const ground = restOn(context, doing, founded);
  const isCovered = founded.grants.length + founded.objections.length > 0;
  const next = done(context, event, on, { rule, ground, isCovered });
  if (founded.grants.length === 0) return next;
  const at = spot(event, ...event.path);
  const inquiry = inquire(context, { during: context.state.turn.proposal, at });
  return withUses({ ...inquiry, state: next }, founded.grants, event);
}

/** By what it is done. */
interface Authorised {
  readonly rule: Rule | undefined;
  readonly ground: Ground | undefined;
  readonly isCovered: boolean;
}

function done(
  context: Context,
  event: WrittenEvent,
  on: Moment | undefined,
  { rule, ground, isCovered }: Authorised,
): State {
  const { state } = context;
  const { fact } = event;
  switch (fact.kind) {
    case 'join':
      return join(context, { event, fact, on, ground });
    case 'leave':
    case 'forfeit':
      return leave(context, { event, fact, on });
    case 'roll':
      return roll(context, { event, fact, on });
    case 'points':
      return givePoints(context, { event, fact, on, ground, isCovered }, rule);
    case 'change':
    case 'set':
      return changeHoldings(context, { event, fact, on, ground, isCovered }, rule);
    case 'appoint':
      return appoint(context, { event, fact, on, ground });
    case 'consent':
      return consent(context, { event, fact, on });
    case 'debate':
      reportAll(context, checkDebate(context, event, fact.proposal));
      return state;
    case 'pause':
    case 'resume':
      return pause(state, { event, fact, on });
    case 'scores':
      return compareScores(context, { event, fact, on }, rule);
    case 'rename':
      return rename(context, { event, fact, on });
    case 'round':
      return beginRound(context, { event, fact, on, ground, isCovered });
    case 'winner':
      return assertWinner(context, { event, fact, on }, rule);
    case 'end':
      return { ...state, over: { ...state.over, ended: true } };
    case 'fiat':
      return byFiat(context, { event, fact, on }, rule);
    case 'note':
      return state;
  }
}

/** Whoever does what an event says is a player, or somebody whom a grant names. */
function checkActor(context: Context, { by, file, path }: WrittenEvent): readonly Finding[] {
  const { state } = context;
  if (by === undefined || actorSeat(state, by)) return [];
  const outsiders = entriesOf(state.law, 'grants').flatMap(({ value }) =>
    value.flatMap((grant) =>
      typeof grant.by === 'object' && 'named' in grant.by ? [grant.by.named] : [],
    ),
  );
  if (outsiders.includes(by)) return [];
  const near = didYouMean(by, [...state.seats.map(({ id }) => id), ...outsiders]);
  return [
    illegal(context, {
      code: 'unknown/player',
      at: spot({ file }, ...path, 'by'),
      message: `${by} is recorded as doing this, and is neither a player nor named by a grant.`,
      help:
        near === undefined
          ? 'Write the id of the player who did it, or the name by which a rule grants it.'
          : `Did you mean “${near}”?`,
    }),
  ];
}

/** Of two votes on one number an event must say which it comes after. */
function checkAfter(context: Context, event: WrittenEvent): readonly Finding[] {
  const { after, on } = event;
  if (after === undefined) return [];
  const at = spot(event, ...event.path, 'after');
  const meant = proposalsMeant(context.game.proposals, { after, on });
  if (meant.length === 0) return checkProposalKnown(context, after, at);
  if (meant.length === 1) return [];
  const keys = meant.map(({ name }) => `\`after: ${name}\``);
  return [
    illegal(context, {
      code: 'unknown/proposal',
      at,
      message: `${meant.length} votes were on a Proposal ${after}, and nothing says after which of them this comes.`,
      help: `Write the name of the file of the one that is meant, ${inSeries(keys, ' or ')}, or the date of the event.`,
    }),
  ];
}

function consent(context: Context, { event, fact }: Happening<'consent'>): State {
  const { state } = context;
  const at = (index: number) => spot(event, ...event.path, 'consent', 'players', index);
  fact.players.forEach((player, index) => {
    reportAll(context, checkPlaying(context, player, at(index)));
  });
  const named =
    fact.during === undefined ? undefined : context.bindings.judgmentCalled(fact.during);
  const open = [...state.judgments.values()].findLast(
    ({ name }) => fact.during === undefined || name === named?.name,
  );
  if (!open) {
    reportIllegal(context, {
      code: 'unknown/judgment',
      at: spot(event, ...event.path, 'consent', ...(fact.during === undefined ? [] : ['during'])),
      message:
        fact.during === undefined
          ? 'No Judgment has been invoked, so there is nothing to consent to.'
          : `Judgment ${fact.during} has not been invoked by then.`,
      help: 'Name the Judgment during which play was to continue.',
    });
    return state;
  }
  const { begun } = state.turn;
  const consents = new Map(open.consents);
  for (const player of fact.players) consents.set(player, begun);
  return { ...state, judgments: state.judgments.set(open.name, { ...open, consents }) };
}

function checkDebate(
  context: Context,
  event: WrittenEvent,
  number: ProposalNumber,
): readonly Finding[] {
  return checkProposalKnown(context, number, spot(event, ...event.path, 'debate', 'on-proposal'));
}

/** Without a date of its own it begins or ends at the latest date that is known by then. */
function pause(state: State, { fact, on = state.now }: Happening<'pause' | 'resume'>): State {
  const from = on?.from ?? -Infinity;
  if (fact.kind === 'pause') {
    const to = fact.until ? lastOf(fact.until) : Infinity;
    return { ...state, pauses: [...state.pauses, { from, to }] };
  }
  const pauses = state.pauses.map((each) => ({ ...each, to: Math.min(each.to, from - 1) }));
  return { ...state, pauses };
}

/** The last millisecond of a pause: all of a day is paused, and of a minute nothing. */
function lastOf({ from, to, precision }: Moment): number {
  return precision === 'minute' ? from - 1 : to;
}

/* The rule that an event cites: it must be in force then. */

/**
 * The rule in force that an event cites. Points need an authority, so for them a rule that is no
 * longer or not yet in force is an objection of its own kind.
 */
function authorityOf(context: Context, event: WrittenEvent, givesPoints: boolean): Resolved<Rule> {
  const { state } = context;
  const { rule } = event;
  if (rule === undefined) return { result: undefined, objections: [] };
  const at = spot(event, ...event.path, 'rule');
  if (givesPoints && typeof rule === 'number' && isOutOfForce(context, rule)) {
    const objection = illegal(context, {
      code: 'points/no-authority',
      at,
      message: `The points are given under Rule ${rule}, which ${state.book.everNumbered.has(rule) ? numberHistory(context, rule) : 'has not been enacted yet'}.`,
      help: 'Cite a rule that was in force on that day, or leave the points out.',
    });
    return { result: undefined, objections: [objection] };
  }
  const during = state.turn.proposal;
  return resolveRule(context, rule, { at, during });
}

/** A number that a rule bore once or comes to bear, and that no rule in force has had. */
function isOutOfForce(context: Context, number: number): boolean {
  const { book } = context.state;
  const ids = book.everNumbered.get(number) ?? [];
  if (ids.some((id) => book.inForce.has(id))) return false;
  return ids.length > 0 || context.game.proposals.some((proposal) => proposal.number === number);
}
