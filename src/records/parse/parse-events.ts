/** Events: `games/<game>/events/<name>.md`, one in a file or a whole list of them. */
import type * as z from 'zod';
import type { Source } from '../../content/source.ts';
import type { Path } from '../../diagnostics/finding.ts';
import { defined } from '../../helpers/defined.ts';
import {
  type CheckProblem,
  checked,
  type HalfRead,
  list,
  mapping,
  optional,
  present,
} from '../../values/schema.ts';
import { checkEvent, EVENT_SHAPE, type EventFields, event } from '../schema/event-schema.ts';
import type { WrittenEvent } from '../types.ts';
import { toFact } from './event-fact.ts';
import { type Parsed, parseRecord } from './parse-record.ts';

export interface WrittenEvents {
  readonly file: string;
  readonly events: readonly WrittenEvent[];
  /** The file's body: how the events came about. */
  readonly narrative: string;
}

const shape = mapping('a record of events', {
  events: optional(list('of events', event)),
  ...EVENT_SHAPE,
});

type Fields = z.output<typeof shape>;

const schema = checked(shape, checkEvents);

/** The name is the file's, without `.md`. */
export function parseEvents(source: Source, name: string): Parsed<WrittenEvents> {
  const { file } = source;
  return parseRecord(source, {
    schema,
    build: (fields, { body }) => ({ file, events: eventsOf(fields, file, name), narrative: body }),
  });
}

/** Checks a list of events, or else the one event that the front matter is. */
function checkEvents(written: HalfRead<Fields>): readonly CheckProblem[] {
  if (!('events' in written)) return checkEvent(written);
  return present(written, Object.keys(EVENT_SHAPE)).map((key) => {
    const message = `\`${key}\` stands beside \`events\`, and belongs to one of them.`;
    return { code: 'format/key', part: 'key', path: [key], message };
  });
}

function eventsOf(fields: Fields, file: string, name: string): readonly WrittenEvent[] {
  const at = { file, name };
  const events = fields.events?.map((entry, i) => toEvent(entry, ['events', i], at));
  return (events ?? [toEvent(fields, [], at)]).filter((entry) => entry !== undefined);
}

function toEvent(
  fields: EventFields,
  path: Path,
  { file, name }: { readonly file: string; readonly name: string },
): WrittenEvent | undefined {
  const fact = toFact(fields, path);
  if (!fact) return undefined;
  const { id, on, after, rule, why, stands, corrected } = fields;
  return {
    file,
    name,
    path,
    ...defined({ id, on, after, rule, why }),
    fact,
    ...(typeof stands === 'object' && { stands }),
    ...defined({ corrected }),
  };
}
