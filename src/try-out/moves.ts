/**
 * The moves that a player can draft, with their fields. Forms, links and drafts come from this table. A
 * new move or event is a row here, and the compiler names the planner of its record.
 */
import type * as z from 'zod/mini';
import type { FIELDS } from './move-fields.ts';

export type FieldValues = {
  readonly [As in keyof typeof FIELDS]: z.output<(typeof FIELDS)[As]>;
};
export type DraftedChange = FieldValues['changes'][number];
export type DraftedAct = FieldValues['acts'][number];
export type Answer = FieldValues['settles'][number];

export interface Field<As extends keyof FieldValues = keyof FieldValues> {
  readonly as: As;
  readonly label: string;
  /** The field's name in the form, if it differs from the move's. */
  readonly name?: string;
  /** The selector of its element. */
  readonly has?: Readonly<Record<string, string | number>>;
  readonly hint?: string;
  /** The two choices of a `yes`. */
  readonly says?: readonly [without: string, withIt: string];
  /** The board does not show it. */
  readonly isOfDesk?: true;
}

/** The move may omit the field. */
interface Optional {
  readonly mayLack: true;
}

function field<const As extends keyof FieldValues>(
  as: As,
  label = '',
  more: Omit<Field, 'as' | 'label'> = {},
): Field<As> {
  return { as, label, ...more };
}

function optional<const As extends keyof FieldValues>(
  ...given: Parameters<typeof field<As>>
): Field<As> & Optional {
  return { ...field(...given), mayLack: true };
}

const BY = field('choice', 'By');
const OF_VOTE = field('number', 'Proposal');
const JUDGMENT = field('number', 'Question', { name: 'judgment' });
const BALLOTS = field('ballots', 'Votes');
const ON_BENCH = { judgment: JUDGMENT, judge: field('choice', 'Judge') };

interface Row {
  readonly title: string;
  readonly fields: Readonly<Record<string, Field & Partial<Optional>>>;
}

export const MOVES = {
  propose: {
    title: 'Propose a change of the rules',
    fields: {
      by: BY,
      number: field('numbered', 'Number', {
        name: 'proposal',
        has: { inputmode: 'numeric', size: 6 },
      }),
      facts: optional('facts'),
      changes: field('changes'),
      acts: optional('acts'),
      words: optional('motion'),
      /** Whether the author says that words and mechanics agree. */
      asMeant: optional('yes', 'If the check doubts the mechanics', {
        name: 'as-meant',
        says: ['voters read the doubt', 'voters also read that they do what the words say'],
      }),
    },
  },
  vote: {
    title: 'Vote',
    fields: {
      number: OF_VOTE,
      ballots: BALLOTS,
      why: optional('line', 'Words with the vote', { name: 'said' }),
      ownFile: optional('yes', 'Recorded', {
        name: 'vote-file',
        says: ['in the record of the proposal', 'in its own file, for its own pull request'],
        isOfDesk: true,
      }),
    },
  },
  closed: { title: 'Close a vote', fields: { number: OF_VOTE } },
  withdrawn: { title: 'Withdraw a proposal', fields: { number: OF_VOTE } },
  ask: {
    title: 'Ask for Judgment',
    fields: {
      by: BY,
      question: field('words', 'Question', { has: { rows: 3 } }),
      rules: field('line', 'About the rules', { name: 'about', has: { placeholder: '203, 207' } }),
    },
  },
  given: {
    title: 'Judge',
    fields: {
      ...ON_BENCH,
      ruling: field('ruling', 'Ruling', { has: { rows: 2 } }),
      reasons: field('words', 'Reasons', { has: { rows: 4 } }),
      settles: field('settles', 'What it settles'),
    },
  },
  accepted: { title: 'Accept to judge', fields: ON_BENCH },
  refused: { title: 'Refuse to judge', fields: ON_BENCH },
  overruled: { title: 'Overrule a Judgment', fields: { judgment: JUDGMENT, ballots: BALLOTS } },
  consent: { title: 'Let the next turn begin after a question', fields: { by: BY } },
  roll: {
    title: 'Throw the die',
    fields: { by: BY, die: field('die', 'The die shows', { has: { type: 'number', min: 1 } }) },
  },
  event: {
    title: 'Record an event',
    fields: {
      what: field('happening', 'What happens'),
      /** The player concerned. */
      player: field('choice', 'Player'),
      /** A new player's name, or a player's new name. */
      name: field('line', 'Name', {
        name: 'newcomer',
        has: { maxlength: 60, autocomplete: 'off' },
      }),
      /** A player receives it, or everybody gets it afresh in a new round. */
      quantity: field('choice', 'Of what'),
      amount: field('line', 'How much', {
        has: { type: 'number', step: 'any', size: 6 },
        hint: 'less than 0 is a loss',
      }),
      office: field('line', 'Office or title', { has: { list: 'offices', autocomplete: 'off' } }),
      until: optional('line', 'Until', { hint: 'may be left out', has: { size: 18 } }),
      debated: optional('choice', 'Proposal', { name: 'debated' }),
      /** One change by a player's word. */
      changes: optional('changes'),
      why: field('words', 'Why, or in words', { has: { rows: 2 } }),
      /** Empty if no rule is cited. */
      rule: field('choice', 'Under the rule', { name: 'under' }),
      /** Empty if no particular player acts. */
      by: field('choice', 'Done by', { name: 'doer' }),
      /** The number of the proposal whose vote came directly before. */
      after: optional('choice', 'Right after the vote on', { isOfDesk: true }),
    },
  },
  correct: {
    title: 'Correct a record',
    fields: {
      /** As `nomic correct` names it: `301`, `game`, `judgments/1`, `events/2026-03/2`. */
      record: field('choice', 'Record'),
      /** The whole corrected record. */
      text: field('code', 'Corrected text', { name: 'corrected', has: { rows: 14 } }),
      why: field('line', 'What was wrong', { name: 'wrong' }),
    },
  },
} as const satisfies Readonly<Record<string, Row>>;

export type MoveKind = keyof typeof MOVES;

type Fields<Of extends MoveKind> = (typeof MOVES)[Of]['fields'];
type Value<One> = One extends Field<infer As> ? FieldValues[As] : never;
type MoveOf<Of extends MoveKind> = {
  readonly [Name in keyof Fields<Of> as Fields<Of>[Name] extends Optional ? never : Name]: Value<
    Fields<Of>[Name]
  >;
} & {
  readonly [Name in keyof Fields<Of> as Fields<Of>[Name] extends Optional ? Name : never]?:
    | Value<Fields<Of>[Name]>
    | undefined;
} & { readonly kind: Of };

/** Moves of some kinds, with their fields. */
export type Move<Of extends MoveKind> = { readonly [Each in Of]: MoveOf<Each> }[Of];
export type MoveDraft = Move<MoveKind>;
export type EventMove = Move<'event'>;

/** The fields of a move by name, in the order of the form. */
export function fieldsOf(
  kind: MoveKind,
): readonly (readonly [string, Field & Partial<Optional>])[] {
  const { fields }: Row = MOVES[kind];
  return Object.entries(fields);
}

export function isMoveKind(word: string): word is MoveKind {
  return Object.hasOwn(MOVES, word);
}
