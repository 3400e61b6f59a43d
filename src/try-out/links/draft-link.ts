/** A drafted move in a link, from a player at the desk to the keeper of the records. */
import * as z from 'zod/mini';
import { FIELDS } from '../move-fields.ts';
import { fieldsOf, isMoveKind, MOVES, type MoveDraft, type MoveKind } from '../moves.ts';
import { unpackLink } from './pack.ts';

export interface LinkedDraft {
  readonly game: string;
  readonly on: string;
  readonly move: MoveDraft;
}

function codecOf(kind: MoveKind): z.ZodMiniType {
  const fields = fieldsOf(kind).map(([name, { as, mayLack }]) => {
    const codec: z.ZodMiniType = FIELDS[as];
    return [name, mayLack ? z.optional(codec) : codec] as const;
  });
  return z.object({ kind: z.literal(kind), ...Object.fromEntries(fields) });
}

const MOVE = z.union(
  Object.keys(MOVES).filter(isMoveKind).map(codecOf),
) as z.ZodMiniType<MoveDraft>;
const DRAFT: z.ZodMiniType<LinkedDraft> = z.object({
  game: FIELDS.line,
  on: FIELDS.line,
  move: MOVE,
});

/** The unpacked value may be anything. */
export function parseDraft(value: unknown) {
  const { data } = DRAFT.safeParse(value);
  if (data) return { ok: true, draft: data } as const;
  return { ok: false, why: 'The link is damaged: it does not have a draft.' } as const;
}

export async function readDraft(address: string) {
  const unpacked = await unpackLink('draft', address);
  return unpacked.ok ? parseDraft(unpacked.value) : unpacked;
}
