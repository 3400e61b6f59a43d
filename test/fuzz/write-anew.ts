/** Records read and written anew by the project's own forms. */
import Fraction from 'fraction.js';
import type * as z from 'zod/mini';
import { parseRecordPath } from '../../src/content/record-path.ts';
import type { Source } from '../../src/content/source.ts';
import { EVENTS } from '../../src/records/kinds/event.ts';
import { GAME } from '../../src/records/kinds/game.ts';
import { JUDGMENT } from '../../src/records/kinds/judgment.ts';
import { PROPOSAL } from '../../src/records/kinds/proposal.ts';
import type { ReadyKind } from '../../src/records/kinds/record-kind.ts';
import { CARD, RULESET } from '../../src/records/kinds/ruleset.ts';
import { VOTE } from '../../src/records/kinds/votes.ts';
import { parseRecord } from '../../src/records/parse/parse-sources.ts';
import { writeRecord } from '../../src/records/write-record.ts';

export interface WrittenAnew {
  readonly text: string;
  /** Everything that the record says, as text. */
  readonly meaning: string;
}

/** `undefined` for what is no record, or a malformed one. */
export function writeAnew(source: Source): WrittenAnew | undefined {
  const placed = parseRecordPath(source.file);
  if (!placed.ok) return undefined;
  const place = placed.path;
  switch (place.kind) {
    case 'ruleset':
      return anew(RULESET, source, place.ruleset);
    case 'card':
      return anew(CARD, source, place.ruleset);
    case 'game':
      return anew(GAME, source, place.game);
    case 'proposals':
      return anew(PROPOSAL, source, place.name);
    case 'votes':
      return anew(VOTE, source, place.name);
    case 'judgments':
      return anew(JUDGMENT, source, place.name);
    case 'events':
      return anew(EVENTS, source, place.name);
  }
}

function anew<Shape extends z.ZodMiniObject, Record>(
  kind: ReadyKind<Shape, Record>,
  source: Source,
  name: string,
): WrittenAnew | undefined {
  const { record } = parseRecord(kind, source, name);
  return record && { text: writeRecord(kind, record), meaning: meaningOf(record) };
}

/** With numbers and maps as plain values, and without what was compiled. */
function meaningOf(record: unknown): string {
  return JSON.stringify(record, (_, each: unknown) => {
    if (each instanceof Fraction) return each.toFraction();
    return each instanceof Map ? [...each] : each;
  });
}
