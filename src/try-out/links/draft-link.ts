/** A drafted move in a link: a player composes it at the desk, and somebody who keeps the records takes it. */
import * as z from 'zod/mini';
import { WAYS } from '../../records/kinds/votes.ts';
import { VERDICTS } from '../../values/verdicts.ts';
import { HAPPENINGS } from '../draft-event.ts';
import type { MoveDraft } from '../draft-move.ts';
import { unpackLink } from './pack.ts';

export interface LinkedDraft {
  readonly game: string;
  /** The day for which it was drafted. */
  readonly on: string;
  readonly move: MoveDraft;
}

const text = z.string().check(z.refine((value) => value.isWellFormed() && !value.includes('\0')));
const number = z.union([z.int().check(z.gte(0), z.lte(999_999_999)), text]);

const change = z.object({
  kind: z.enum(['enact', 'amend', 'repeal', 'transmute']),
  rule: text,
  tier: text,
  title: text,
  text,
  mechanics: text,
});
const settled = z.union([
  z.object({ reading: text, take: text }),
  z.object({ move: number, is: z.enum(VERDICTS) }),
  z.object({ winner: text }),
]);
const ballot = z.object({ voter: text, way: z.enum(WAYS) });

const MOVE: z.ZodMiniType<MoveDraft> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('propose'),
    by: text,
    number: text,
    changes: z.array(change),
    acts: z.optional(text),
    words: z.exactOptional(text),
    facts: z.optional(z.array(z.object({ fact: text, amount: text }))),
    asMeant: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('vote'),
    number,
    ballots: z.array(ballot),
    why: z.optional(text),
    ownFile: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('correct'), record: text, text, why: text }),
  z.object({ kind: z.enum(['closed', 'withdrawn']), number }),
  z.object({ kind: z.literal('roll'), by: text, die: z.number() }),
  z.object({ kind: z.literal('consent'), by: text }),
  z.object({ kind: z.literal('overruled'), judgment: number, ballots: z.array(ballot) }),
  z.object({
    kind: z.literal('event'),
    what: z.enum(HAPPENINGS),
    by: text,
    player: text,
    quantity: text,
    amount: text,
    office: text,
    name: text,
    rule: text,
    why: text,
    fact: z.optional(text),
    after: z.optional(text),
  }),
  z.object({ kind: z.literal('ask'), by: text, question: text, rules: text }),
  z.object({
    kind: z.enum(['accepted', 'refused', 'given']),
    judgment: number,
    judge: text,
    ruling: text,
    reasons: text,
    settles: z.array(settled),
  }),
]);
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
