import type { Lack } from '../record-edits/plans/draft.ts';

/** In which field of the page one says what a request lacks. */
export const FIELD_FOR: Readonly<Record<Lack, string>> = {
  proposer: 'Choose who proposes.',
  number: 'Give this one its number.',
  words: 'Write them.',
  tier: 'Choose one.',
  'event-file': 'This page cannot add to it: record it by hand.',
  asker: 'Choose who asks.',
  voters: 'Choose who votes, and how.',
  judge: 'Choose the Judge.',
};
