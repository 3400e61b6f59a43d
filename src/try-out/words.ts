/**
 * Everything about words beyond the language of records: other wordings, and doubts. A page loads it
 * after the first verdict.
 */
export { remedyOf } from '../diagnostics/register/remedies.ts';
export { withDoubts } from '../engine/doubts.ts';
export { readMechanics } from '../record-edits/read-mechanics.ts';
export { explainUnread } from '../records/explain-unread.ts';
export { comesTo, turnedBy } from './comes-to.ts';
export { doubtedBeside, editSentences, following, offeredBeside } from './edit-sentences.ts';
export { matterOf, onWordsAlone } from './matter.ts';
