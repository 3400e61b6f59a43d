/**
 * All that is asked of words beyond the language of records: what others mean by theirs, and where those of a
 * rule and its mechanics differ. A page loads it after the first verdict.
 */
export { withDoubts } from '../engine/doubts.ts';
export { readMechanics } from '../record-edits/read-mechanics.ts';
export { explainUnread } from '../records/explain-unread.ts';
export { comesTo, turnedBy } from './comes-to.ts';
export { doubtedBeside, editSentences, following, offeredBeside } from './edit-sentences.ts';
export { matterOf } from './matter.ts';
export { onWordsAlone } from './on-words-alone.ts';
