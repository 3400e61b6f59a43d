/** Everything else that happened. */

import type { WrittenEvent } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { authorityOf } from '../decisions/authority.ts';
import { isProposal, objectToProposal, referToPlayer } from '../decisions/resolve-names.ts';
import { type Docket, dated, object, spot } from '../state/log.ts';
import { type State, withEntry } from '../state/state.ts';
import { appoint } from './events/appoint.ts';
import { byFiat } from './events/fiat.ts';
import type { Happening } from './events/happening.ts';
import { join, leave } from './events/players.ts';
import { changeHoldings, givePoints } from './events/quantities.ts';
import { roll } from './events/roll.ts';
import { assertScores } from './events/scores.ts';
import { assertWinner } from './events/winner.ts';

export function applyEvent(
  docket: Docket,
  state: State,
  event: WrittenEvent,
  on: Moment | undefined,
): State {
  const next = happen(docket, state, event, on);
  docket.timeline.push({ ...dated(on), version: next.version, kind: 'event', event });
  return next;
}

function happen(docket: Docket, state: State, event: WrittenEvent, on: Moment | undefined): State {
  const { fact } = event;
  checkAfter(docket, event);
  const givesPoints = fact.kind === 'points' || fact.kind === 'change' || fact.kind === 'set';
  // Points without authority are a matter of their own; every other event may cite a rule.
  const rule =
    event.rule === undefined ? undefined : authorityOf(docket, state, event, givesPoints);
  switch (fact.kind) {
    case 'join':
      return join(docket, state, { event, fact, on });
    case 'leave':
    case 'forfeit':
      return leave(docket, state, { event, fact, on });
    case 'roll':
      return roll(docket, state, { event, fact, on });
    case 'points':
      return givePoints(docket, state, { event, fact, on }, rule);
    case 'change':
    case 'set':
      return changeHoldings(docket, state, { event, fact, on }, rule);
    case 'appoint':
      return appoint(docket, state, { event, fact, on });
    case 'consent':
      return consent(docket, state, { event, fact, on });
    case 'debate':
      checkDebate(docket, event, fact.proposal);
      return state;
    case 'pause':
    case 'resume':
      return pause(state, { event, fact, on });
    case 'scores':
      assertScores(docket, state, { event, fact, on });
      return state;
    case 'winner':
      return assertWinner(docket, state, { event, fact, on }, rule);
    case 'end':
      return {
        ...state,
        over: {
          how: state.over?.how ?? 'ended',
          ...(state.over?.winner && { winner: state.over.winner }),
          ended: true,
        },
      };
    case 'fiat':
      return byFiat(docket, state, { event, fact, on });
    case 'note':
      return state;
  }
}

function checkAfter(docket: Docket, event: WrittenEvent): void {
  const { after } = event;
  if (after === undefined || isProposal(docket, after)) return;
  objectToProposal(docket, after, spot(event, ...event.path, 'after'));
}

function consent(docket: Docket, state: State, { event, fact }: Happening<'consent'>): State {
  const at = (index: number) => spot(event, ...event.path, 'consent', 'players', index);
  fact.players.forEach((player, index) => {
    referToPlayer(docket, state, player, at(index));
  });
  const open = [...state.judgments.values()].findLast((judgment) => {
    const written = docket.judgments.get(judgment.name)?.written;
    return (
      fact.during === undefined || fact.during === judgment.name || fact.during === written?.number
    );
  });
  if (!open) {
    object(docket, {
      code: 'unknown/judgment',
      at: spot(event, ...event.path, 'consent', 'during'),
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
  return { ...state, judgments: withEntry(state.judgments, open.name, { ...open, consents }) };
}

function checkDebate(docket: Docket, event: WrittenEvent, number: number): void {
  if (isProposal(docket, number)) return;
  objectToProposal(docket, number, spot(event, ...event.path, 'debate', 'on-proposal'));
}

function pause(state: State, { fact, on }: Happening<'pause' | 'resume'>): State {
  const from = on?.from ?? 0;
  if (fact.kind === 'pause') {
    return { ...state, pauses: [...state.pauses, { from, to: fact.until?.to ?? Infinity }] };
  }
  const pauses = state.pauses.map((each) => (each.to >= from ? { ...each, to: from - 1 } : each));
  return { ...state, pauses };
}
