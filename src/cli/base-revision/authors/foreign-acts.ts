/** What a change does in the name of others than its author. */
import { keySpot } from '../../../engine/state/make-finding.ts';
import { recordWords } from '../../../engine/timeline/record-words.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import type { Records, WrittenGame, WrittenProposal } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { pairGame } from '../game-pairs.ts';
import type { Rewriting } from '../rewriting.ts';
import type { Act } from './account-book.ts';
import {
  type AccountBook,
  accountBook,
  changedIn,
  isSameAccount,
  keepsAccounts,
} from './account-book.ts';
import { eventActs } from './event-acts.ts';
import { judgmentActs } from './judgment-acts.ts';
import { proposalActs } from './proposal-acts.ts';

const CODE = 'author/not-theirs';

export interface Sent {
  readonly author: string;
  /** The records of the branch that the change is sent to, as they are now. */
  readonly to: Records;
}

/**
 * Accounts and clerks count as the branch has them that the change is sent to, so that no change
 * gives its author a right, and nobody keeps one by beginning at an old commit. A game that has
 * neither asks for nothing. `then` are the records from which the change was made.
 */
export function foreignActs(
  then: Records,
  now: Records,
  { author, to }: Sent,
): readonly Rewriting[] {
  return [...then.games.values()].flatMap((game) => {
    const book = accountBook(to.games.get(game.id) ?? game);
    const later = now.games.get(game.id);
    if (!later || !keepsAccounts(book) || book.clerks.some((each) => isSameAccount(each, author)))
      return [];
    const acts = [...actsOf(game, later), ...eventActs(game, later, now, book)].filter(
      ({ of }) =>
        !of.some((id) => book.accounts.get(id)?.some((each) => isSameAccount(each, author))),
    );
    return [
      ...bookChange(game, later, { book, author }),
      ...acts.map((act) => notTheirs(act, { book, author })),
    ];
  });
}

function actsOf(then: WrittenGame, now: WrittenGame): readonly Act[] {
  const { proposals, judgments } = pairGame(then, now);
  const kept = new Set<unknown>([...proposals.values(), ...judgments.values()]);
  const pairs = [...proposals, ...judgments];
  const added = [...now.proposals, ...now.judgments].filter((is) => !kept.has(is));
  return [
    ...pairs.flatMap(([was, is]) => excuseActs(was, is)),
    ...added.flatMap((is) => excuseActs(undefined, is)),
    ...[...proposals].flatMap(([was, is]) => proposalActs(was, is)),
    ...now.proposals.flatMap((is) => (kept.has(is) ? [] : proposalActs(undefined, is))),
    ...[...judgments].flatMap(([was, is]) => judgmentActs(was, is)),
    ...now.judgments.flatMap((is) => (kept.has(is) ? [] : judgmentActs(undefined, is))),
  ];
}

/** That a record stands against the rules since nobody objected is not its author's to say. */
function excuseActs(
  was: WrittenProposal | WrittenJudgment | undefined,
  is: WrittenProposal | WrittenJudgment | undefined,
): readonly Act[] {
  if (!is || JSON.stringify(was?.stands) === JSON.stringify(is.stands)) return [];
  const what = `That ${recordWords(is)} stands though it breaks a rule`;
  return [{ what, of: [], is: keySpot(is, 'stands'), was: was && keySpot(was, 'stands') }];
}

function bookChange(
  then: WrittenGame,
  now: WrittenGame,
  { book, author }: Hand,
): readonly Rewriting[] {
  const changed = changedIn(accountBook(then), accountBook(now));
  if (!changed) return [];
  const message = `${changed.what} changed, which is for clerks, and the author of this change is ${author}.`;
  const at = (game: WrittenGame) => ({ file: game.file, path: changed.path });
  return [{ code: CODE, message, help: throughClerks(book), is: at(now), was: at(then) }];
}

interface Hand {
  readonly book: AccountBook;
  readonly author: string;
}

function notTheirs({ what, of, is, was }: Act, { book, author }: Hand): Rewriting {
  const message = `${what} is for ${whose(of, book)} to record, and the author of this change is ${author}.`;
  return { code: CODE, message, help: throughClerks(book), is, was };
}

function whose(of: readonly PlayerId[], { accounts }: AccountBook): string {
  if (of.length === 0) return 'a clerk';
  if (of.length > 3) return 'a player';
  return of
    .map((id) => `\`${id}\` (${accounts.get(id)?.join(', ') ?? 'without an account'})`)
    .join(' or ');
}

function throughClerks({ clerks }: AccountBook): string {
  if (clerks.length > 0) return `Clerks may record it: ${clerks.join(', ')}.`;
  return 'The game names no clerks, who might record it: whoever keeps the repository adds `clerks` to game.md.';
}
