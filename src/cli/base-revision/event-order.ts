/** Past events that no longer stand in the order in which they happened. */
import type { WrittenEvent } from '../../records/types.ts';

type Pairs = ReadonlyMap<WrittenEvent, WrittenEvent | undefined>;

/**
 * Events of one day happened in the order in which they stand, within a file and then by the names
 * of files. An event without a date happened after the one above it. Of two that changed places,
 * the result has the one that came second.
 */
export function displaced(pairs: Pairs, now: readonly WrittenEvent[]): ReadonlySet<WrittenEvent> {
  const [dayBefore, dayNow] = [daysOf([...pairs.keys()]), daysOf(now)];
  const place = new Map(now.map((event, i) => [event, i]));
  const furthest = new Map<string, number>();
  const moved = new Set<WrittenEvent>();
  for (const [was, is] of pairs) {
    if (!is) continue;
    const day = dayBefore.get(was);
    // Without any date to go by, the place is one within a file.
    const group = day?.trim() ? day : [was.file, is.file].join(' ');
    const at = place.get(is) ?? 0;
    const before = furthest.get(group) ?? -1;
    const isElsewhere = isUndated(was) && isUndated(is) && day !== dayNow.get(is);
    if (at < before || isElsewhere) moved.add(was);
    else furthest.set(group, at);
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
