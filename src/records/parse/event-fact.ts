/** What happened, from an event's checked fields. */
import type { Path } from '../../diagnostics/finding.ts';
import { defined } from '../../helpers/defined.ts';
import { toChange } from '../schema/change-schema.ts';
import type { EventFields } from '../schema/event-schema.ts';
import { toPlayer } from '../schema/player-schema.ts';
import type { EventFact, EventKind } from '../types.ts';

type Written = { readonly [Kind in EventKind]: NonNullable<EventFields[Kind]> };
type Readers = {
  readonly [Kind in EventKind]: (written: Written[Kind], path: Path) => EventFact | undefined;
};

/** Complete by its type: an event that is not read here does not compile. */
const READ: Readers = {
  join: (join) => {
    const { id, seat, roles = [] } = join;
    return { kind: 'join', player: toPlayer(id, join), ...defined({ seat }), roles };
  },
  leave: (player) => ({ kind: 'leave', player }),
  forfeit: (player) => ({ kind: 'forfeit', player }),
  roll: (roll) => ({ kind: 'roll', ...roll }),
  points: (amounts) => ({ kind: 'points', amounts }),
  change: (amounts) => ({ kind: 'change', amounts }),
  set: (amounts) => ({ kind: 'set', amounts }),
  appoint: (offices) => ({ kind: 'appoint', offices }),
  consent: (consent) => ({ kind: 'consent', ...consent }),
  debate: (debate) => ({ kind: 'debate', proposal: debate['on-proposal'] }),
  pause: (pause) => ({ kind: 'pause', ...pause }),
  resume: (pause) => ({ kind: 'resume', ...pause }),
  scores: (scores) => ({ kind: 'scores', scores }),
  winner: (winner) => ({ kind: 'winner', ...winner }),
  rename: (names) => ({ kind: 'rename', names }),
  round: ({ reset = [], ...round }) => ({ kind: 'round', ...round, reset }),
  end: (why) => ({ kind: 'end', why }),
  note: (text) => ({ kind: 'note', text }),
  fiat: (fiat, path) => {
    const { by, cause, number } = fiat;
    const change = toChange(fiat, { path: [...path, 'fiat'], body: '' });
    return (
      change && {
        kind: 'fiat',
        by,
        change,
        ...defined({ cause, number }),
      }
    );
  },
};

/** `path` is the event's own. `undefined` for fields that record nothing. */
export function toFact(fields: EventFields, path: Path): EventFact | undefined {
  const kind = Object.keys(READ).find((key): key is EventKind => key in fields);
  const fact = kind && readFact(kind, fields, path);
  return fact?.kind === 'scores' && fields.stands === true ? { ...fact, stands: true } : fact;
}

function readFact<Kind extends EventKind>(kind: Kind, fields: Partial<Written>, path: Path) {
  const written = fields[kind];
  return written === undefined ? undefined : READ[kind](written, path);
}
