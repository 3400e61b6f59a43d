/** What a change does that is not its author's to do, where a game has accounts. */
import { replay } from '../../engine/replay.ts';
import type { Replay } from '../../engine/results/types.ts';
import { inSeries } from '../../helpers/words.ts';
import type { Compared } from '../../records/differences/compare-records.ts';
import {
  type Change,
  calledIn,
  type Difference,
  type DifferenceOf,
  differencesOf,
  GONE,
  NEW,
} from '../../records/differences/differences.ts';
import type { Kind } from '../../records/differences/kinds.ts';
import type { Records, WrittenGame } from '../../records/types.ts';
import { type AccountBook, accountBook, isAmong, keepsAccounts } from './account-book.ts';
import { placesOf, type Rewriting, wordsOfChange } from './rewriting.ts';
import { rowOf } from './rights.ts';
import { type Asked, CLERK, type May } from './whose.ts';

const CODE = 'author/not-theirs';
/** More players than these are not named one by one. */
const MAX_NAMED = 3;
/** More keys of one record than these are only counted. */
const MAX_KEYS = 3;

export interface Sent {
  readonly author: string;
  /** The records of the branch that the change is sent to, as they are now. */
  readonly to: Records;
}

/**
 * Accounts and clerks count as the branch has them that the change is sent to, so that no change
 * gives its author a right, and nobody keeps one by beginning at an old commit. A game that has
 * neither asks for nothing.
 */
export function notTheirs(compared: Compared, { author, to }: Sent): readonly Rewriting[] {
  const asked = new Set<string>();
  return [...compared.then.games.values()].flatMap((was) => {
    const book = accountBook(to.games.get(was.id) ?? was);
    if (!keepsAccounts(book) || isAmong(book.clerks, author)) return [];
    const { ruleset } = was;
    const cards = asked.has(ruleset) ? [] : (compared.rulesets.get(ruleset) ?? []);
    asked.add(ruleset);
    const game = compared.games.find((each) => each.was === was);
    const hand = { author, ...askedIn(compared, was, book) };
    return [...cards, ...(game?.changes ?? goneGame(compared, was))].flatMap((change) =>
      refusedIn(change, hand),
    );
  });
}

function goneGame({ now }: Compared, was: WrittenGame): readonly Change[] {
  if (now.games.has(was.id) || now.malformed.games.has(was.id)) return [];
  const pair = { was, is: undefined };
  return [{ kind: 'game', pair, differences: differencesOf('game', pair) }];
}

interface Hand extends Asked {
  readonly author: string;
}

/** A game is replayed once at most in each revision, and only where a row asks for it. */
function askedIn({ then, now }: Compared, was: WrittenGame, book: AccountBook): Asked {
  return {
    book,
    before: lazily(() => replayIn(then, was.id)),
    after: lazily(() => replayIn(now, was.id)),
  };
}

function replayIn({ games, rulesets, malformed }: Records, id: string): Replay | undefined {
  const game = games.get(id);
  const ruleset = game && rulesets.get(game.ruleset);
  if (!ruleset || malformed.games.has(id) || malformed.rulesets.has(ruleset.id)) return undefined;
  return replay(game, ruleset, { notesOtherwise: false });
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A difference that its author may not record. */
interface Refused {
  readonly difference: Difference;
  readonly whose: string;
  /** By which row, and what that says. */
  readonly row: string;
}

/** One finding for all that is said of one record or part and is for the same people. */
function refusedIn({ differences }: Change, hand: Hand): readonly Rewriting[] {
  const refused = differences.flatMap((each) => refusal(each, hand));
  const groups = Map.groupBy(refused, ({ difference: { kind, pair }, whose }) =>
    [kind, differences.findIndex((each) => each.pair === pair), whose].join(' '),
  );
  return [...groups.values()].flatMap((group) => finding(group, hand));
}

function refusal(difference: Difference, hand: Hand): readonly Refused[] {
  const { kind, key } = difference;
  const { says, may } = rightOf(difference, hand);
  if (may === 'everybody' || may.some((id) => isAmong(hand.book.accounts.get(id), hand.author)))
    return [];
  const row = `The row \`${kind}.${key}\` of the rights says: ${says}.`;
  return [{ difference, whose: whose(may, hand.book), row }];
}

/** What no row names is a clerk's. */
function rightOf<Of extends Kind>({ kind, key, pair }: DifferenceOf<Of>, asked: Asked) {
  const row = rowOf(kind, key) ?? CLERK;
  return { says: row.says, may: row.may(pair, asked) };
}

function whose(may: Exclude<May, 'everybody'>, { accounts }: AccountBook): string {
  if (may.length === 0) return 'a clerk';
  if (may.length > MAX_NAMED) return 'a player';
  return may
    .map((id) => `\`${id}\` (${accounts.get(id)?.join(', ') ?? 'without an account'})`)
    .join(' or ');
}

function finding(group: readonly Refused[], { author, book }: Hand): readonly Rewriting[] {
  const [first] = group;
  if (!first) return [];
  const { difference, row } = first;
  const sent = `${first.whose} to record, and the author of this change is ${author}.`;
  const message = `${subject(group.map((each) => each.difference))} ${sent}`;
  return [{ code: CODE, message, help: `${row} ${throughClerks(book)}`, ...placesOf(difference) }];
}

/** `The vote of `a` on Proposal 301 is for`. */
function subject(differences: readonly Difference[]): string {
  const [first] = differences;
  if (!first) return '';
  const what = calledIn(first);
  const isWhatHappened = first.kind === 'event' && first.key === first.pair.is?.fact.kind;
  if (first.key === NEW || isWhatHappened) return `${what} is for`;
  if (first.key === GONE) return `${what} is gone, which is for`;
  const told = differences.slice(0, MAX_KEYS).map(wordsOfChange);
  const more = differences.length - told.length;
  const rest = more > 0 ? [`${more} more keys differ`] : [];
  const is = first.isOfNew ? 'new' : 'changed';
  return `${what} is ${is}: ${inSeries([...told, ...rest])}. That is for`;
}

function throughClerks({ clerks }: AccountBook): string {
  if (clerks.length > 0) return `Clerks may record it: ${clerks.join(', ')}.`;
  return 'The game names no clerks, who might record it: whoever keeps the repository adds `clerks` to game.md.';
}
