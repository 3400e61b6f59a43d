import type { Authority } from '../../../diagnostics/finding.ts';
import type { Caller } from '../../../records/kinds/parts.ts';
import type { WrittenEvent } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { type Link, link, listed, type Name, type Phrase } from '../phrase.ts';

/** Entries of one sheet of a long timeline. */
export const SHEET = 150;

/** The anchor of an event that has an id, on its sheet of the timeline. */
export function eventAnchor({ id }: WrittenEvent): string | undefined {
  return id === undefined ? undefined : `event-${id}`;
}

/** An event by its id, at its place in the timeline. */
export function eventLink({ replay, links, id: game }: GameArchive, id: string): Link | string {
  const words = `The event “${id}”`;
  const place = replay.timeline.findIndex(
    (entry) => entry.kind === 'event' && entry.event.id === id,
  );
  if (place < 0) return words;
  return link(words, `${links.timeline(game, Math.floor(place / SHEET) + 1)}#event-${id}`);
}

/** The caller of a Judge: a player, or somebody who does not play. */
export function callerName(archive: GameArchive, caller: Caller): Name | string {
  return typeof caller === 'string' ? playerName(archive, caller) : caller.name;
}

/** A player's name with a link to the player's page. The replay has refused unknown ids. */
export function playerName(archive: GameArchive, id: PlayerId): Name {
  return {
    name: archive.players.get(id)?.name ?? id,
    href: archive.links.player(archive.id, id),
  };
}

/** `Ada, Ben and Cid` */
export function playerNames(archive: GameArchive, ids: readonly PlayerId[]): Phrase {
  return listed(ids.map((id) => [playerName(archive, id)]));
}

/** A Judgment by the name of its record. */
export function judgmentLink(archive: GameArchive, name: string): Link {
  const number = archive.judgments.get(name)?.written.number ?? name;
  return link(`Judgment ${number}`, archive.links.judgment(archive.id, name));
}

/** The rule that something rests on, with a link to its words at that time. */
export function describeAuthority(
  archive: GameArchive,
  { number, version, title }: Pick<Authority, 'number' | 'version' | 'title'>,
): Phrase {
  const href = archive.links.version(archive.id, version, number);
  return [link(`Rule ${number}${title ? ` (${title})` : ''}`, href)];
}
