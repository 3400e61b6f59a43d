/** Applies a recorded event. */

import { didYouMean, helpMeant } from '../../diagnostics/did-you-mean.ts';
import { inSeries } from '../../helpers/words.ts';
import { namesGranted } from '../../law/in-force/law.ts';
import { EVENT_TRAITS } from '../../records/kinds/event-facts.ts';
import type { WrittenEvent } from '../../records/types.ts';
import { askReading } from '../decisions/inquiry.ts';
import { struckBy, struckWords, writeJudged } from '../decisions/judged-moves.ts';
import {
  checkPlaying,
  checkProposalKnown,
  numberHistory,
  proposalFate,
  requireRule,
} from '../decisions/resolve-names.ts';
import { bring, goOn } from '../effects/bring.ts';
import { findGround, restOn } from '../grounds/find-ground.ts';
import { actorSeat, askedBy, withUses } from '../grounds/weigh-grant.ts';
import type { Rule } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { illegal, type Objections, spot } from '../state/make-finding.ts';
import type { State } from '../state/state.ts';
import { addNote, addToTimeline, attempt, reportAll, reportIllegal } from '../state/write-log.ts';
import { proposalsMeant, recordKey, recordWords } from '../timeline/record-words.ts';
import { appoint, groundOf } from './events/appoint.ts';
import { byFiat } from './events/fiat.ts';
import type { Happening } from './events/happening.ts';
import { join, leave, rename } from './events/players.ts';
import { giveAmounts } from './events/quantities.ts';
import { roll } from './events/roll.ts';
import { beginRound } from './events/round.ts';
import { compareScores } from './events/scores.ts';
import { recordWinner } from './events/winner.ts';

export function applyEvent(context: Context, event: WrittenEvent): State {
  const struck = struckBy(context, event);
  const { trial } = context;
  // In a trial without text-only holdings, an event that gives such holdings is not refused. The gift
  // itself is then left out.
  const isTried = trial && 'without' in trial && EVENT_TRAITS[event.fact.kind].gives;
  const make = () => (struck ? context.state : makeHappen(context, event));
  const next = isTried ? attempt(context, make).result : make();
  const ground = struck ? undefined : context.recorder.log.grounds.get(recordKey(event));
  const happened = { kind: 'event', event, ...(ground && { ground }) } as const;
  addToTimeline({ ...context, state: next }, happened);
  if (!struck) return next;
  const { is, judgment } = struck;
  writeJudged(context, event, { judgment: judgment.name, is, objections: [] });
  addNote(context, {
    code: 'by-judgment',
    at: spot(event),
    message: struckWords(recordWords(event, 'The'), struck),
  });
  return next;
}

function makeHappen(context: Context, event: WrittenEvent): State {
  const { fact } = event;
  reportAll(context, checkAfter(context, event));
  const givesPoints = fact.kind === 'points' || fact.kind === 'change' || fact.kind === 'set';
  // Points without authority have an objection of their own. Other events may cite a rule.
  const rule = authorityOf(context, event, givesPoints);
  reportAll(context, checkActor(context, event));
  const doing = { event, cited: rule, asked: askedBy(context.state, event) };
  const founded = findGround(context, doing);
  const ground = restOn(context, doing, founded);
  const isCovered = founded.grants.length + founded.objections.length > 0;
  const next = applyByKind(context, { event, cited: rule, ground, isCovered });
  return withUses({ ...context, state: next }, founded.grants, event);
}

function applyByKind(context: Context, by: Omit<Happening, 'fact'>): State {
  const { state } = context;
  const { event } = by;
  const { fact } = event;
  switch (fact.kind) {
    case 'join':
      return join(context, { ...by, fact });
    case 'leave':
    case 'forfeit':
      return leave(context, { ...by, fact });
    case 'roll':
      return roll(context, { ...by, fact });
    case 'points':
      return giveAmounts(context, { ...by, fact });
    case 'change':
    case 'set':
      return giveAmounts(context, { ...by, fact });
    case 'appoint':
      return appoint(context, { ...by, fact });
    case 'consent':
      return consent(context, { ...by, fact });
    case 'debate': {
      const at = spot(event, 'debate', 'on-proposal');
      reportAll(context, checkProposalKnown(context, fact.proposal, at));
      return state;
    }
    case 'pause':
    case 'resume':
      return pause(context, { ...by, fact });
    case 'scores':
      return compareScores(context, { ...by, fact });
    case 'rename':
      return rename(context, { ...by, fact });
    case 'round':
      return beginRound(context, { ...by, fact });
    case 'winner':
      return recordWinner(context, { ...by, fact });
    case 'end':
      return bring(context, [{ effect: { kind: 'end' }, ground: groundOf(context, by) }]);
    case 'fiat':
      return byFiat(context, { ...by, fact });
    case 'note':
      return state;
  }
}

/** Requires that the actor is a player, or somebody whom a grant names. */
function checkActor(context: Context, { by, file, path }: WrittenEvent): Objections {
  const { state } = context;
  if (by === undefined || actorSeat(state, by)) return [];
  const outsiders = namesGranted(state.law);
  if (outsiders.has(by)) return [];
  return illegal(context, {
    code: 'unknown/player',
    at: spot({ file }, ...path, 'by'),
    message: `“${by}” is neither a player nor named by a grant.`,
    ...helpMeant(
      by,
      didYouMean(by, [...state.seats.map(({ id }) => id), ...outsiders.keys()]),
      'Write the id of the player who did it, or the name by which a rule grants it.',
    ),
  });
}

/** If two votes were on one number, the event must say which one it follows. */
function checkAfter(context: Context, event: WrittenEvent): Objections {
  const { after, on } = event;
  if (after === undefined) return [];
  const at = spot(event, 'after');
  const meant = proposalsMeant(context.game.proposals, { after, on });
  if (meant.length === 0) return checkProposalKnown(context, after, at);
  if (meant.length === 1) return [];
  const keys = meant.map(({ name }) => `\`after: ${name}\``);
  return illegal(context, {
    code: 'unknown/proposal',
    at,
    message: `There were ${meant.length} votes on a Proposal ${after}. The record does not say which of them came before this.`,
    help: `Name the file of the vote that you mean, ${inSeries(keys, ' or ')}, or date the event.`,
  });
}

function consent(context: Context, { event, fact }: Happening<'consent'>): State {
  const { state } = context;
  const at = (index: number) => spot(event, 'consent', 'players', index);
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
      at: spot(event, 'consent', ...(fact.during === undefined ? [] : ['during'])),
      message:
        fact.during === undefined
          ? 'No Judgment has been invoked, so there is nothing to consent to.'
          : `Judgment ${fact.during} had not been invoked by then.`,
      help: 'Record first the question after which play was to continue, or remove the event.',
    });
    return state;
  }
  const { begun } = state.turn;
  const consents = new Map(open.consents);
  for (const player of fact.players) consents.set(player, begun);
  return goOn(context, { kind: 'question', name: open.name, open: { ...open, consents } });
}

/** Without a date, a pause begins or ends at the latest date known by then. */
function pause(context: Context, happening: Happening<'pause' | 'resume'>): State {
  const { state, on = state.now } = context;
  const { fact } = happening;
  const from = on?.from ?? -Infinity;
  const ground = groundOf(context, happening);
  if (fact.kind === 'resume') return bring(context, [{ effect: { kind: 'resume', from }, ground }]);
  const { from: begins = 0, to: ends = Infinity, precision } = fact.until ?? {};
  // A pause until a day covers that day. A pause until a minute ends before that minute.
  const to = precision === 'minute' ? begins - 1 : ends;
  // Whether a proposal may stop the clocks of rules, if no rule says so, is a reading.
  const isUngranted =
    ground.by === 'vote'
      ? askReading(context, 'motion-reach', ground.proposal) !== 'yes'
      : ground.by === 'record' || ground.by === 'unobjected';
  return bring(context, [{ effect: { kind: 'pause', from, to, isUngranted }, ground }]);
}

/**
 * The cited rule, if it is in force. Points need an authority, so for them a former or future rule is an
 * objection of its own kind.
 */
function authorityOf(
  context: Context,
  event: WrittenEvent,
  givesPoints: boolean,
): Rule | undefined {
  const { state } = context;
  const { rule } = event;
  if (rule === undefined) return undefined;
  const at = spot(event, 'rule');
  const { everNumbered, inForce } = state.book;
  const ids = everNumbered.get(rule) ?? [];
  const isKnown = ids.length > 0 || context.game.proposals.some(({ number }) => number === rule);
  const isOutOfForce = isKnown && !ids.some((id) => inForce.has(id));
  if (givesPoints && typeof rule === 'number' && isOutOfForce) {
    const history = ids.length > 0 ? numberHistory(context, rule) : undefined;
    const fate = history === undefined ? proposalFate(context, rule) : undefined;
    const why = fate ? `. ${fate}` : `, which ${history ?? 'has not been enacted yet'}`;
    return reportIllegal(context, {
      code: 'points/no-authority',
      at,
      message: `The points are given under Rule ${rule}${why}.`,
      help: 'Cite a rule that was in force on that day, or leave the points out.',
    });
  }
  const during = state.turn.proposal;
  return requireRule(context, rule, { at, during });
}
