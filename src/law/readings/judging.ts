/** Readings of who judges, and how far a Judgment reaches. */
import type { Reading } from './reading.ts';

export const JUDGING = [
  {
    id: 'moving',
    question: 'Which player is the one moving between two turns?',
    reads: 'judge',
    options: [
      { id: 'last-to-move', means: 'The player whose turn was the last to begin.' },
      { id: 'next-to-move', means: 'The player whose turn comes next.' },
    ],
  },
  {
    id: 'own-cause',
    question: 'May players judge during their own turn or the turn of a team-mate?',
    reads: 'judge',
    options: [
      { id: 'no', means: 'The next player back becomes the Judge.' },
      { id: 'yes', means: 'They judge like any other player.' },
    ],
  },
  {
    id: 'caller-judges',
    question: 'May whoever called for Judgment be drawn as the Judge?',
    reads: 'judge',
    options: [
      { id: 'no', means: 'The Judge is drawn from the other players.' },
      { id: 'yes', means: 'The Judge is drawn from all players.' },
    ],
  },
  {
    id: 'stay-ends',
    question: 'When may the next turn begin after Judgment has been invoked?',
    reads: 'judge',
    options: [
      { id: 'when-given', means: 'As soon as the Judgment is given.' },
      { id: 'with-consent', means: 'Only with the consent of the others, even after it is given.' },
    ],
  },
  {
    id: 'precedent',
    question: "Does a Judgment's reading bind later turns?",
    reads: 'judge',
    options: [
      { id: 'no', means: 'It settles the turn in which Judgment was invoked and no other.' },
      { id: 'yes', means: 'It binds until a later Judgment departs from it.' },
    ],
  },
] as const satisfies readonly Reading[];
