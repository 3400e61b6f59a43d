import { type Moment, parseMoment } from '../../values/moment.ts';
import type { Arguments } from '../command-line/arguments.ts';
import type { CommandContext } from '../command-line/outcome.ts';

/** The day that is given, or today, in UTC as all dates of records are; nothing for another word. */
export function dayOf(
  { values }: Pick<Arguments, 'values'>,
  { now }: Pick<CommandContext, 'now'>,
): Moment | undefined {
  return parseMoment(values.get('on') ?? new Date(now).toISOString().slice(0, 'yyyy-mm-dd'.length));
}
