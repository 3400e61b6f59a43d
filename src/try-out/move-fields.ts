/** The kinds of fields in moves, with their types and their form in links. */
import * as z from 'zod/mini';
import { WAYS } from '../records/kinds/votes.ts';
import { VERDICTS } from '../values/verdicts.ts';
import { isHappening, type WhatHappens } from './happenings.ts';

const text = z.string().check(z.refine((value) => value.isWellFormed() && !value.includes('\0')));
const happening = z.custom<WhatHappens>(isHappening);
const number = z.union([z.int().check(z.gte(0), z.lte(999_999_999)), text]);
const is = z.enum(VERDICTS);

function listOf<Of extends z.core.$ZodLooseShape>(shape: Of) {
  return z.readonly(z.array(z.readonly(z.object(shape))));
}

/** Each kind of field, with the schema of its value. */
export const FIELDS = {
  line: text,
  words: text,
  /** A ruling: free words, or a verdict from a rule's list. */
  ruling: text,
  /** The number of a new proposal; empty if a rule gives it. */
  numbered: text,
  /** As it is recorded. */
  code: text,
  /** A choice that the game offers. */
  choice: text,
  /** The number of a proposal or Judgment. */
  number,
  /** 0 before the roll. */
  die: z.number(),
  yes: z.boolean(),
  happening,
  ballots: listOf({ voter: text, way: z.enum(WAYS) }),
  changes: listOf({
    kind: z.enum(['enact', 'amend', 'repeal', 'transmute']),
    /** The rule's number; for a new rule the number it should get, or nothing. */
    rule: text,
    /** The tier of a new or transmuted rule. */
    tier: text,
    title: text,
    text,
    /** As YAML. */
    mechanics: text,
  }),
  /** A proposal's acts besides changing rules, or instead, each like an event. */
  acts: listOf({
    what: happening,
    player: text,
    name: text,
    quantity: text,
    amount: text,
    office: text,
    until: z.optional(text),
  }),
  /** For a proposal that changes no rule. */
  motion: text,
  /** The facts that a rule requires of a proposal. */
  facts: listOf({ fact: text, amount: text }),
  /** The answer of a Judgment: on an open question, on a move or event, or on the winner. */
  settles: z.readonly(
    z.array(
      z.union([
        z.readonly(z.object({ reading: text, take: text })),
        z.readonly(z.object({ move: number, is })),
        z.readonly(z.object({ event: text, is })),
        z.readonly(z.object({ winner: text })),
        /** Somebody wins by this, if a rule says so. */
        z.readonly(z.object({ play: z.literal('cannot-go-on') })),
      ]),
    ),
  ),
};
