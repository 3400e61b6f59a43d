/** What a change has happen on words alone, or by a player whom the record names. */
import { replay } from '../../../engine/replay.ts';
import type { Ground } from '../../../engine/results/types.ts';
import { spot } from '../../../engine/state/make-finding.ts';
import type { EventKind, Records, WrittenEvent, WrittenGame } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { eventName, originsOf, pairGame } from '../game-pairs.ts';
import { eventFacts, statement } from '../stated.ts';
import type { AccountBook, Act } from './account-book.ts';

/**
 * What a rule grants is free to everybody to record, and so are notes, unless the record says who
 * did it, or it is for one player to do. Whether words do grant what rests on them alone is for a clerk
 * to see.
 */
export function eventActs(
  then: WrittenGame,
  now: WrittenGame,
  { rulesets }: Pick<Records, 'rulesets'>,
  book: AccountBook,
): readonly Act[] {
  const changed = changedEvents(then, now);
  const ruleset = rulesets.get(now.ruleset);
  if (changed.length === 0 || !ruleset) return [];
  const replayed = replay(now, ruleset, { notesOtherwise: false });
  const grounds = new Map(
    replayed.timeline.flatMap((entry) =>
      entry.kind === 'event' && entry.ground ? [[entry.event, entry.ground]] : [],
    ),
  );
  return changed.flatMap((change) => actOf(now, change, grounds.get(change.is), book));
}

interface ChangedEvent {
  readonly is: WrittenEvent;
  readonly was: WrittenEvent | undefined;
}

function changedEvents(then: WrittenGame, now: WrittenGame): readonly ChangedEvent[] {
  const before = originsOf(pairGame(then, now).events);
  return now.events.flatMap((is) => {
    const was = before.get(is);
    return was && statement(eventFacts(was)) === statement(eventFacts(is)) ? [] : [{ is, was }];
  });
}

function actOf(
  { players }: WrittenGame,
  { is, was }: ChangedEvent,
  ground: Ground | undefined,
  { accounts, trustsPlayers }: AccountBook,
): readonly Act[] {
  const at = { is: spot(is), was: was && spot(was) };
  const name = `The ${eventName(is)}`;
  if (ground?.by === 'words' || is.stands) {
    const why = is.stands ? 'breaks a rule and is said to stand' : 'rests on words alone';
    const of: readonly PlayerId[] = trustsPlayers && !is.stands ? [...accounts.keys()] : [];
    return [{ what: `${name}, which ${why},`, of, ...at }];
  }
  if (!ground && FOR_ALL.has(is.fact.kind)) {
    const of = trustsPlayers ? [...accounts.keys()] : [];
    return [{ what: `${name}, of which no rule speaks,`, of, ...at }];
  }
  const actor = players.find(({ id, name: called }) => is.by === id || is.by === called);
  // Who is named beside it does it only where a rule lets that be done for others.
  if (actor && ground) return [{ what: name, of: [actor.id], ...at }];
  const own = ownActs(is).map((id): Act => ({ what: name, of: [id], ...at }));
  return own.length === 0 && actor ? [{ what: name, of: [actor.id], ...at }] : own;
}

/** What changes the game for everybody, and is free unless a rule grants it. */
const FOR_ALL: ReadonlySet<EventKind> = new Set(['pause', 'resume', 'round', 'end']);

/** Those who join, leave, throw the die, are called otherwise or consent: that is for each of them to do. */
function ownActs({ fact }: WrittenEvent): readonly PlayerId[] {
  switch (fact.kind) {
    case 'join':
      return [fact.player.id];
    case 'roll':
      return [fact.by];
    case 'leave':
    case 'forfeit':
      return [fact.player];
    case 'rename':
      return [...fact.names.keys()];
    case 'consent':
      return fact.players;
    default:
      return [];
  }
}
