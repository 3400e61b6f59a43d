/** The inverse of `parse-events.ts`. */

import type { PlayerId } from '../../values/ids.ts';
import type { WrittenEvents } from '../parse/parse-events.ts';
import type { EventFact, WrittenEvent } from '../types.ts';
import { formatAmounts, formatGains } from './format-amounts.ts';
import { formatChange, textOf } from './format-change.ts';
import { formatCorrection } from './format-correction.ts';
import { formatPlayer } from './format-player.ts';
import { formatRecord, toObject, unlessEmpty } from './format-record.ts';

export function formatEvents({ events, narrative }: WrittenEvents): string {
  const [first] = events;
  const isSingle = first?.path.length === 0;
  const front = isSingle ? formatEvent(first) : { events: events.map(formatEvent) };
  return formatRecord(front, narrative);
}

export function formatEvent(event: WrittenEvent): object {
  const { id, on, after, fact, rule, why, corrected } = event;
  const what = { [fact.kind]: formatFact(fact), stands: event.stands ?? standsOf(fact) };
  return { id, on: on?.text, after, ...what, rule, why, corrected: formatCorrection(corrected) };
}

function standsOf(fact: EventFact): true | undefined {
  return fact.kind === 'scores' ? fact.stands : undefined;
}

/** The value under the key that names what happened. */
function formatFact(fact: EventFact): object | string {
  switch (fact.kind) {
    case 'join': {
      const { player, seat, roles } = fact;
      return { id: player.id, ...formatPlayer(player), seat, roles: unlessEmpty(roles) };
    }
    case 'leave':
    case 'forfeit':
      return fact.player;
    case 'roll':
      return { by: fact.by, die: fact.die, for: fact.for };
    case 'points':
      return formatGains(fact.amounts);
    case 'change':
    case 'set':
      return toObject(fact.amounts, formatAmounts);
    case 'appoint':
      return toObject(fact.offices, formatHolders);
    case 'consent':
      return { players: fact.players, to: fact.to, during: fact.during };
    default:
      return formatCourse(fact);
  }
}

type Course = Extract<
  EventFact,
  {
    kind:
      | 'debate'
      | 'pause'
      | 'resume'
      | 'scores'
      | 'winner'
      | 'rename'
      | 'round'
      | 'end'
      | 'note'
      | 'fiat';
  }
>;

/** How play went on, and how it ended. Complete by its type. */
function formatCourse(fact: Course): object | string {
  switch (fact.kind) {
    case 'debate':
      return { 'on-proposal': fact.proposal };
    case 'pause':
    case 'resume':
      return { until: fact.until?.text };
    case 'scores':
      return formatGains(fact.scores);
    case 'winner':
      return fact.by === undefined ? fact.player : { player: fact.player, by: fact.by };
    case 'rename':
      return Object.fromEntries(fact.names);
    case 'round':
      return { why: fact.why, reset: unlessEmpty(fact.reset) };
    case 'end':
      return fact.why;
    case 'note':
      return fact.text;
    case 'fiat':
      return {
        by: fact.by,
        cause: fact.cause,
        text: textOf(fact.change),
        ...formatChange(fact.change),
        number: fact.number,
      };
  }
}

/** No holder: the office is vacated. */
function formatHolders(holders: readonly PlayerId[]): unknown {
  const [first, ...others] = holders;
  if (first === undefined) return null;
  return others.length === 0 ? first : holders;
}
