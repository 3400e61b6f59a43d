/** Something else happened: an event, in the file of its month. */
import { isName, whyNoName } from '../../content/names.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { EVENTS } from '../../records/kinds/event.ts';
import { writeDraft } from '../../records/write-record.ts';
import type { ProposalNumber } from '../../values/ids.ts';
import { editRecord } from '../insert/insert.ts';
import { type GameToEdit, lacking, type PlanResult, refuse } from './draft.ts';

export interface EventRequest {
  /** The event, by its key: `{ roll: { by: ada, die: 4 } }`. */
  readonly fact: object;
  readonly rule?: number | string | undefined;
  /** The actor: a player, or somebody by the name by which a rule grants it. */
  readonly by?: string | undefined;
  readonly why?: string | undefined;
  readonly after?: ProposalNumber | undefined;
  /** The name of its file, if it is not the month. */
  readonly name?: string | undefined;
  /** Its id, by which a Judgment refers to it. */
  readonly id?: string | undefined;
  /** The message in which it was said. */
  readonly source?: string | undefined;
}

export function planEvent(
  { fact, rule, by, why, after, name, id, source }: EventRequest,
  toEdit: GameToEdit,
): PlanResult {
  const { replay, textOf, on } = toEdit;
  if (name !== undefined && !isName('record', name)) {
    return refuse(`“${name}” cannot be the name of a record.`, whyNoName('record', name));
  }
  const stem = name ?? (on.text.slice(0, 'yyyy-mm'.length) || 'events');
  const file = `games/${replay.game.id}/events/${stem}.md`;
  const said = withoutUndefined({ rule, by, why, source });
  const event = { ...withoutUndefined({ id, on: on.text, after }), ...fact, ...said };
  const before = textOf(file);
  if (before === undefined) {
    return { ok: true, draft: { file, text: writeDraft(EVENTS, { events: [event] }) } };
  }
  const isList = replay.game.events.some((each) => each.file === file && each.path.length > 0);
  const item = { path: ['events'], as: 'item', value: event } as const;
  const text = isList ? editRecord(before, [item], []) : undefined;
  if (text === undefined) return lacking('event-file', `${file} has no list of events.`);
  return { ok: true, draft: { file, before, text } };
}

/** A throw of the die by the player who is to throw it, for the proposal of the turn. */
export function throwOf(die: number, by: string | undefined, { replay }: GameToEdit): object {
  const thrower = by ?? replay.toMove;
  const last = replay.proposals.findLast(({ written }) => written.by === thrower);
  return { roll: { by: thrower, die, for: last?.written.number } };
}
