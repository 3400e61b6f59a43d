/** Events of one day happened in the order in which they stand, so that this order is settled, too. */
import type { WrittenEvent } from '../../records/types.ts';
import type { Pairs } from './game-pairs.ts';

/** Where an event stands now. */
type Displacement = 'before one that came first' | 'after one that came later';

/**
 * The events that changed places within their day, within a file and then by the names of files. An
 * event without a date happened after the one above it. Of two that changed places, the result has
 * the one that came second, unless only the other went to another file.
 */
export function displaced(
  pairs: Pairs<WrittenEvent>,
  now: readonly WrittenEvent[],
): ReadonlyMap<WrittenEvent, Displacement> {
  const [dayBefore, dayNow] = [daysOf([...pairs.keys()]), daysOf(now)];
  const place = new Map(now.map((event, i) => [event, i]));
  const furthest = new Map<string, { readonly at: number; readonly was: WrittenEvent }>();
  const moved = new Map<WrittenEvent, Displacement>();
  const wentElsewhere = (was: WrittenEvent) => was.file !== pairs.get(was)?.file;
  for (const [was, is] of pairs) {
    if (!is) continue;
    const day = dayBefore.get(was);
    // Without any date to go by, the place is one within a file.
    const group = day?.trim() ? day : [was.file, is.file].join(' ');
    const at = place.get(is) ?? 0;
    const before = furthest.get(group);
    const isElsewhere = isUndated(was) && isUndated(is) && day !== dayNow.get(is);
    if (before && at < before.at && !wentElsewhere(was) && wentElsewhere(before.was)) {
      moved.set(before.was, 'after one that came later');
    } else if ((before && at < before.at) || isElsewhere) {
      moved.set(was, 'before one that came first');
    } else furthest.set(group, { at, was });
  }
  return moved;
}

/** What gives each event its place in time; if it has nothing of its own, the event above it. */
function daysOf(events: readonly WrittenEvent[]): ReadonlyMap<WrittenEvent, string> {
  const days = new Map<WrittenEvent, string>();
  let above: WrittenEvent | undefined;
  for (const event of events) {
    const inherited = above?.file === event.file ? days.get(above) : undefined;
    const own = `${event.on?.text ?? ''} ${event.after ?? ''}`;
    days.set(event, isUndated(event) ? (inherited ?? own) : own);
    above = event;
  }
  return days;
}

function isUndated({ on, after }: WrittenEvent): boolean {
  return on === undefined && after === undefined;
}
