import type { Lack } from '../../record-edits/plans/draft.ts';

/** With which option of a command one says what a request lacks. */
export const OPTION_FOR: Readonly<Record<Lack, string>> = {
  proposer: 'Say who proposes, with --by.',
  number: 'Give this one its number, with --number.',
  words: 'Write them with --text, or name a file that has them, with --file.',
  tier: 'Say which, with --to.',
  'event-file': 'Name another file, with --name.',
  asker: 'Say who asks, with --by.',
  voters: 'Say who does, with --for, --against or --abstain.',
  judge: 'Say who does, with --judge.',
};
