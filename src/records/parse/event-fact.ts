/** What an event's checked fields say happened. */
import type { Path } from '../../diagnostics/finding.ts';
import { toChange } from '../schema/change-schema.ts';
import type { EventFields } from '../schema/event-schema.ts';
import { toPlayer } from '../schema/player-schema.ts';
import type { EventFact } from '../types.ts';

/** `path` is the event's own. `undefined` for fields that record nothing. */
export function toFact(fields: EventFields, path: Path): EventFact | undefined {
  return (
    memberFact(fields) ?? holdingFact(fields) ?? courseFact(fields, path) ?? resultFact(fields)
  );
}

/** Players who come and go, and what they do. */
function memberFact({ join, leave, forfeit, roll, consent }: EventFields): EventFact | undefined {
  if (join) {
    const { id, seat, roles = [] } = join;
    return { kind: 'join', player: toPlayer(id, join), ...(seat !== undefined && { seat }), roles };
  }
  if (leave !== undefined) return { kind: 'leave', player: leave };
  if (forfeit !== undefined) return { kind: 'forfeit', player: forfeit };
  if (roll) return { kind: 'roll', ...roll };
  return consent && { kind: 'consent', ...consent };
}

function holdingFact({ points, change, set, appoint }: EventFields): EventFact | undefined {
  if (points) return { kind: 'points', amounts: points };
  if (change) return { kind: 'change', amounts: change };
  if (set) return { kind: 'set', amounts: set };
  return appoint && { kind: 'appoint', offices: appoint };
}

/** What carries play on, or holds it up. */
function courseFact(fields: EventFields, path: Path): EventFact | undefined {
  const { debate, pause, resume, note, fiat } = fields;
  if (debate) return { kind: 'debate', proposal: debate['on-proposal'] };
  if (pause) return { kind: 'pause', ...pause };
  if (resume) return { kind: 'resume', ...resume };
  if (note !== undefined) return { kind: 'note', text: note };
  if (!fiat) return undefined;
  const change = toChange(fiat, { text: fiat.text, path: [...path, 'fiat'] });
  const { by, number } = fiat;
  return change && { kind: 'fiat', by, change, ...(number !== undefined && { number }) };
}

function resultFact({ scores, winner, end }: EventFields): EventFact | undefined {
  if (scores) return { kind: 'scores', scores };
  if (winner) return { kind: 'winner', ...winner };
  return end === undefined ? undefined : { kind: 'end', why: end };
}
