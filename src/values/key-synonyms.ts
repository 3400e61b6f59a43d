/** Words that people use for a key or a value that the format calls something else. */
import { didYouMean } from '../diagnostics/did-you-mean.ts';

/** For each word the words that it may stand for; the first that is allowed counts. */
export const OTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    accepted: 'adopted',
    adopt: 'amend enact',
    aye: 'for',
    answer: 'ruling',
    asked: 'invoked question',
    author: 'by',
    call: 'question',
    caller: 'by',
    change: 'amend changes',
    comment: 'notes note why',
    comments: 'notes note why',
    commentary: 'notes',
    con: 'against',
    carried: 'adopted',
    date: 'proposed on invoked started published',
    day: 'on proposed',
    decided: 'closed given',
    decision: 'ruling outcome',
    delete: 'repeal',
    dice: 'roll',
    die: 'roll',
    description: 'notes',
    edit: 'amend',
    email: 'mail',
    ended: 'closed',
    failed: 'defeated',
    id: 'proposal judgment rule',
    internet: 'computer',
    left: 'leave',
    letter: 'mail',
    live: 'table',
    lost: 'defeated',
    name: 'title',
    nay: 'against',
    new: 'enact',
    no: 'against',
    number: 'proposal judgment rule',
    online: 'computer',
    passed: 'adopted',
    paper: 'table',
    player: 'by',
    post: 'mail',
    quit: 'leave',
    pro: 'for',
    proposer: 'by',
    reason: 'why',
    reasons: 'why',
    rejected: 'defeated',
    remove: 'repeal',
    result: 'outcome',
    score: 'points scores',
    scores: 'awards',
    started: 'proposed',
    start: 'started',
    status: 'outcome',
    throw: 'roll',
    verdict: 'ruling',
    when: 'on proposed',
    who: 'by',
    won: 'winner',
    yea: 'for',
    yes: 'for',
  }).map(([word, meant]) => [word, meant.split(' ')]),
);

/** The allowed word that was probably meant: a mistyped one, or one with another name. */
export function suggestWord(word: string, allowed: readonly string[]): string | undefined {
  const near = didYouMean(word, allowed);
  const others = OTHER_WORDS.get(word.toLowerCase()) ?? [];
  const other = others.find((each) => allowed.includes(each));
  // A known synonym is not a mistyped word: `no` is not `on`.
  return other ?? near;
}
