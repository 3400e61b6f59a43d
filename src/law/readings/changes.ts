/** Readings of what rule-changes do to the rules. */
import type { Reading } from './reading.ts';

export const CHANGES = [
  {
    id: 'renumbering',
    question: 'Is a changed rule also called by the numbers it had before?',
    reads: 'numbering',
    options: [
      { id: 'both', means: 'It may be called by any number that it has had.' },
      { id: 'new-only', means: 'It is called by its latest number alone.' },
    ],
  },
  {
    id: 'withdrawn-number',
    question: "Is a withdrawn proposal's number used up?",
    reads: 'numbering',
    options: [
      { id: 'used-up', means: 'The next proposal takes the next number.' },
      { id: 'reused', means: 'The next proposal takes the number of the withdrawn one.' },
    ],
  },
  {
    id: 'void-number',
    question: 'Does a proposal that a Judgment made void use up its number?',
    reads: 'numbering',
    options: [
      { id: 'used-up', means: 'The next proposal takes the next number.' },
      { id: 'reused', means: 'The next proposal takes the number of the void one.' },
    ],
  },
  {
    id: 'compound-number',
    question: 'Which numbers do the rules take that one compound proposal changes?',
    reads: 'numbering',
    options: [
      { id: 'one-number', means: "All take the proposal's number." },
      { id: 'successive', means: "They take successive integers from the proposal's number on." },
    ],
  },
  {
    id: 'void-extent',
    question: 'How much of a rule is void that conflicts with a rule of a prevailing tier?',
    reads: 'precedence',
    options: [
      { id: 'the-conflict', means: 'What it says on the point in conflict, and no more.' },
      { id: 'the-whole-rule', means: 'The rule is entirely void while the conflict lasts.' },
    ],
  },
  {
    id: 'vanished-target',
    question: 'What of an adopted change to a rule that was repealed or reworded during the vote?',
    reads: 'changes',
    options: [
      { id: 'no-effect', means: 'The proposal is adopted and changes nothing there.' },
      { id: 'illegal', means: 'What it was to change is gone, and so it cannot be adopted.' },
    ],
  },
  {
    id: 'repealed-amendment',
    question: 'What text is left when an amendment is repealed?',
    reads: 'changes',
    options: [
      { id: 'the-text-under-it', means: 'The text on which the amendment lay.' },
      { id: 'as-stated', means: 'The text that the proposal states.' },
    ],
  },
  {
    id: 'transmuted-is-amended',
    question: 'Has a rule been amended when it has only been transmuted?',
    reads: 'becomes',
    options: [
      { id: 'no', means: 'Transmutation leaves the words as they are, so it is no amendment.' },
      { id: 'yes', means: 'Any change to a rule amends it.' },
    ],
  },
  {
    id: 'deferred-effect',
    question: 'Does a change wait for a later moment that its text names?',
    reads: 'retroactive',
    options: [
      { id: 'waits', means: 'It takes effect at the moment it names.' },
      { id: 'at-close', means: 'It takes effect when the vote that adopted it is complete.' },
    ],
  },
] as const satisfies readonly Reading[];
