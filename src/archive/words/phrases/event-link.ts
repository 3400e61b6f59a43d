import type { WrittenEvent } from '../../../records/types.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { type Link, link } from '../phrase.ts';

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
