/** Adds an event to the file of its month. */
import { isName, whyNoName } from '../../content/names.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { EVENTS } from '../../records/kinds/event.ts';
import { writeDraft } from '../../records/write-record.ts';
import type { ProposalNumber } from '../../values/ids.ts';
import { editRecord } from '../insert/insert.ts';
import { type GameToEdit, lacking, type PlanResult, refuse } from './draft.ts';

export interface EventRequest {
  /** The event under its key: `{ roll: { by: ada, die: 4 } }`. */
  readonly fact: object;
  readonly rule?: number | string | undefined;
  /** The actor: a player, or a name that a rule grants something to. */
  readonly by?: string | undefined;
  readonly why?: string | undefined;
  readonly after?: ProposalNumber | undefined;
  /** The file's name, if it is not the month. */
  readonly name?: string | undefined;
  /** The id by which Judgments name it. */
  readonly id?: string | undefined;
  /** The message that reported it. */
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

/** The roll that is due, by the player who must roll. */
export function throwOf(die: number, by: string | undefined, { replay }: GameToEdit): object {
  const thrower = by ?? replay.toMove;
  const last = replay.proposals.findLast(({ written }) => written.by === thrower);
  return { roll: { by: thrower, die, for: last?.written.number } };
}
