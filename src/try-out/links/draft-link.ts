/** A drafted move in a link: a player composes it at the desk, and somebody who keeps the records takes it. */
import * as z from 'zod/mini';
import { WAYS } from '../../records/kinds/votes.ts';
import { VERDICTS } from '../../values/verdicts.ts';
import {
  type FieldValues,
  fieldsOf,
  isHappening,
  isMoveKind,
  MOVES,
  type MoveDraft,
  type MoveKind,
  type WhatHappens,
} from '../moves.ts';
import { unpackLink } from './pack.ts';

export interface LinkedDraft {
  readonly game: string;
  /** The day for which it was drafted. */
  readonly on: string;
  readonly move: MoveDraft;
}

const text = z.string().check(z.refine((value) => value.isWellFormed() && !value.includes('\0')));
const happening = z.custom<WhatHappens>(isHappening);
const number = z.union([z.int().check(z.gte(0), z.lte(999_999_999)), text]);

/** How each kind of field is read. */
const FIELDS: { readonly [As in keyof FieldValues]: z.ZodMiniType<FieldValues[As]> } = {
  line: text,
  words: text,
  ruling: text,
  numbered: text,
  code: text,
  choice: text,
  number,
  die: z.number(),
  yes: z.boolean(),
  happening,
  ballots: z.array(z.object({ voter: text, way: z.enum(WAYS) })),
  changes: z.array(
    z.object({
      kind: z.enum(['enact', 'amend', 'repeal', 'transmute']),
      rule: text,
      tier: text,
      title: text,
      text,
      mechanics: text,
    }),
  ),
  acts: z.array(
    z.object({
      what: happening,
      player: text,
      name: text,
      quantity: text,
      amount: text,
      office: text,
      until: z.optional(text),
    }),
  ),
  motion: text,
  facts: z.array(z.object({ fact: text, amount: text })),
  settles: z.array(
    z.union([
      z.object({ reading: text, take: text }),
      z.object({ move: number, is: z.enum(VERDICTS) }),
      z.object({ event: text, is: z.enum(VERDICTS) }),
      z.object({ winner: text }),
      z.object({ play: z.literal('cannot-go-on') }),
    ]),
  ),
};

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
const DRAFT: z.ZodMiniType<LinkedDraft> = z.object({ game: text, on: text, move: MOVE });

export type DraftRead =
  | { readonly ok: true; readonly draft: LinkedDraft }
  | { readonly ok: false; readonly why: string };

/** What was unpacked may be anything. */
export function parseDraft(value: unknown): DraftRead {
  const { data } = DRAFT.safeParse(value);
  if (data) return { ok: true, draft: data };
  return { ok: false, why: 'The link is damaged: it does not have a draft.' };
}

export async function readDraft(address: string): Promise<DraftRead> {
  const unpacked = await unpackLink('draft', address);
  return unpacked.ok ? parseDraft(unpacked.value) : unpacked;
}
