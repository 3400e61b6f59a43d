/** The kinds of fields that moves have: how each comes in a link, which gives its type too. */
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

/** Each kind of field: how its value is read, which is its type too. */
export const FIELDS = {
  line: text,
  words: text,
  /** A ruling: words, or one of the verdicts that a rule lists. */
  ruling: text,
  /** The number of a new proposal; empty if a rule numbers them. */
  numbered: text,
  /** As it is recorded. */
  code: text,
  /** One of what the game offers. */
  choice: text,
  /** A proposal or a Judgment, by its number. */
  number,
  /** 0 before it is thrown. */
  die: z.number(),
  yes: z.boolean(),
  happening,
  ballots: listOf({ voter: text, way: z.enum(WAYS) }),
  changes: listOf({
    kind: z.enum(['enact', 'amend', 'repeal', 'transmute']),
    /** The number of the rule; of a new one the number that it is given, or nothing. */
    rule: text,
    /** The tier of a new rule, or that to which one is transmuted. */
    tier: text,
    title: text,
    text,
    /** In YAML. */
    mechanics: text,
  }),
  /** Each act that a proposal does beside changing rules, or instead, says what an event says. */
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
  /** The numbers that a rule makes a proposal carry. */
  facts: listOf({ fact: text, amount: text }),
  /** The answer of a Judgment: on an open question, on a move or event, or on the winner. */
  settles: z.readonly(
    z.array(
      z.union([
        z.readonly(z.object({ reading: text, take: text })),
        z.readonly(z.object({ move: number, is })),
        z.readonly(z.object({ event: text, is })),
        z.readonly(z.object({ winner: text })),
        /** By which somebody wins, if a rule says so. */
        z.readonly(z.object({ play: z.literal('cannot-go-on') })),
      ]),
    ),
  ),
};
