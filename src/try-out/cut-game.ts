/** The records of a game up to a step, from which it can be played differently. */
import { isMap, isSeq } from 'yaml';
import type { Source } from '../content/source.ts';
import { splitRecord } from '../records/yaml/record-parts.ts';
import { composeYaml } from '../records/yaml/yaml-document.ts';
import type { OpenGame } from './open-game.ts';

/** The records up to a step, without open votes and unanswered questions. */
export function cutGame({ archive, library }: OpenGame, step: number): readonly Source[] {
  const { replay, proposals, judgments } = archive;
  const later = replay.timeline.slice(step);
  const dropped = new Set<string>();
  const events = new Map<string, number[]>();
  for (const entry of later) {
    if (entry.kind === 'proposed' || entry.kind === 'resolved' || entry.kind === 'withdrawn') {
      dropped.add(proposals.get(entry.proposal)?.written.file ?? '');
    } else if (entry.kind === 'invoked' || entry.kind === 'given') {
      dropped.add(judgments.get(entry.judgment)?.written.file ?? '');
    }
    if (entry.kind !== 'event') continue;
    const { file: list, path } = entry.event;
    const place = path.at(-1);
    if (typeof place === 'number') events.set(list, [...(events.get(list) ?? []), place]);
    else dropped.add(list);
  }
  // If only the number of a proposal is known, the proposals after it tell its place.
  const order = [...proposals.values()].map(({ written }) => written);
  const known = new Set(replay.timeline.map((entry) => 'proposal' in entry && entry.proposal));
  const last = order.findLastIndex(({ name, file }) => known.has(name) && !dropped.has(file));
  for (const [i, { name, file }] of order.entries()) {
    if (later.length > 0 && i > last && !known.has(name)) dropped.add(file);
  }
  const votes = [...proposals.values()]
    .filter(({ written }) => dropped.has(written.file))
    .map(({ written }) => `games/${archive.id}/votes/${written.name}-`);
  return library.sources
    .filter(({ file }) => !dropped.has(file) && !votes.some((each) => file.startsWith(each)))
    .flatMap(({ file, text }) => {
      const without = events.get(file);
      if (!without) return [{ file, text }];
      const kept = withoutEvents(text, new Set(without));
      return kept === undefined ? [] : [{ file, text: kept }];
    });
}

/** The list without some events; `undefined` if none is left. */
function withoutEvents(text: string, without: ReadonlySet<number>): string | undefined {
  const parted = splitRecord(text, composeYaml);
  if (!parted.ok || !parted.read.ok) return undefined;
  const document = parted.read.documents[0];
  const list = isMap(document?.contents) ? document.contents.get('events') : undefined;
  if (!document || !isSeq(list)) return undefined;
  list.items = list.items.filter((_, place) => !without.has(place));
  if (list.items.length === 0) return undefined;
  const [start, end] = parted.parts.matter;
  return text.slice(0, start) + document.toString() + text.slice(end);
}
