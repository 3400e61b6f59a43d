/** The whole table. */
import { TOPICS } from '../../mechanics/slot-combination.ts';
import type { Row, Rows } from '../entry.ts';
import { CHANGE_CHOICES, CHANGE_SENTENCE_KINDS, CHANGE_SENTENCES } from './changes.ts';
import { choiceFormulas, choiceKinds, choiceSentences, type WordChoice } from './choice.ts';
import { FORMULAS, FRACTIONS, TIMES } from './formulas.ts';
import { GRANT_KINDS, GRANTS } from './grants.ts';
import { JUDGING_CHOICES, JUDGING_SENTENCES } from './judging.ts';
import { POINT_KINDS, POINTS } from './points.ts';
import { PRECEDENCE, PRECEDENCE_KINDS } from './precedence.ts';
import { READING_SENTENCES } from './readings.ts';
import { TURN_CHOICES, TURN_KINDS, TURN_SENTENCES } from './turns.ts';
import { VOTE_CHOICES, VOTE_KINDS, VOTES } from './votes.ts';
import { WINNING_CHOICES, WINNING_SENTENCES } from './winning.ts';

const CHOICES: readonly WordChoice[] = [
  ...VOTE_CHOICES,
  ...CHANGE_CHOICES,
  ...TURN_CHOICES,
  ...WINNING_CHOICES,
  ...JUDGING_CHOICES,
];

/** Rows of all kinds but those of formulas. */
export const ROWS: Rows = {
  /** A rule's provision in one sentence: a part of its mechanics. */
  sentence: [
    ...VOTES,
    ...CHANGE_SENTENCES,
    ...TURN_SENTENCES,
    ...POINTS,
    ...WINNING_SENTENCES,
    ...GRANTS,
    ...JUDGING_SENTENCES,
    ...choiceSentences(CHOICES),
    ...PRECEDENCE,
    ['$answer', '{answer:reading}'],
  ],
  ...VOTE_KINDS,
  ...CHANGE_SENTENCE_KINDS,
  ...TURN_KINDS,
  ...POINT_KINDS,
  ...GRANT_KINDS,
  ...PRECEDENCE_KINDS,
  topic: Object.entries(TOPICS).map(([slot, about]): Row => [slot, about]),
  ...TIMES,
  ...FRACTIONS,
  ...choiceKinds(CHOICES),
  reading: READING_SENTENCES,
};

/** Kinds of words in formulas, over the names of a scope. */
export const FORMULA_ROWS: Rows = { ...FORMULAS, ...choiceFormulas(CHOICES) };

/** Their words are of fixed sentences, and names may be the same words. */
export const FREE_KINDS: ReadonlySet<string> = new Set(['reading']);
