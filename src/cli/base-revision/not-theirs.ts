/** Finds differences that the author of a change may not record, in games with accounts. */
import { replay } from '../../engine/replay.ts';
import type { Replay } from '../../engine/results/types.ts';
import { once } from '../../helpers/once.ts';
import { inSeries } from '../../helpers/words.ts';
import type { RevisionComparison } from '../../records/differences/compare-records.ts';
import {
  type ChangeOf,
  calledIn,
  differencesOf,
  type KeyDifference,
  type RecordChange,
} from '../../records/differences/differences.ts';
import type { KindName, Kinds } from '../../records/differences/kinds.ts';
import { EVENT_KINDS } from '../../records/kinds/event-facts.ts';
import type { Records, WrittenGame, WrittenRuleset } from '../../records/types.ts';
import { type AccountBook, accountBook, isAmong, keepsAccounts } from './account-book.ts';
import { placesOf, type Rewriting, wordsOfChange } from './rewriting.ts';
import { CLERK, type Contributor, type May, RIGHTS, type Right } from './rights.ts';

const CODE = 'author/not-theirs';
/** At most so many players are named. */
const MAX_NAMED = 3;
/** At most so many keys of a record are listed. */
const MAX_KEYS = 3;

/**
 * Uses the accounts and clerks of the target branch. So a change grants its author no right, and old
 * rights end. Games without accounts and clerks have no restrictions.
 */
export function notTheirs(
  compared: RevisionComparison,
  /** The present records of the target branch. */
  to: Records,
  author: string,
): readonly Rewriting[] {
  const asked = new Set<string>();
  return [...compared.then.games.values()].flatMap((was) => {
    const book = accountBook(to.games.get(was.id) ?? was);
    if (!keepsAccounts(book) || isAmong(book.clerks, author)) return [];
    const { ruleset } = was;
    const cards = asked.has(ruleset) ? [] : (compared.rulesets.get(ruleset) ?? []);
    asked.add(ruleset);
    const game = compared.games.find((each) => each.was === was);
    // Replays each revision of a game at most once, and only if a rule of rights needs it.
    const before = () => replayIn(compared.then, was.id);
    const after = () => replayIn(compared.now, was.id);
    const hand = { author, game: was.id, book, before, after };
    return [...cards, ...(game?.changes ?? goneGame(compared, was))].flatMap((change) =>
      refusedIn(change, hand),
    );
  });
}

function goneGame({ now }: RevisionComparison, was: WrittenGame): readonly RecordChange[] {
  if (now.games.has(was.id) || now.malformed.games.has(was.id)) return [];
  const pair = { was, is: undefined };
  return [{ kind: 'game', ...pair, differences: differencesOf('game', pair) }];
}

interface Hand extends Contributor {
  readonly author: string;
  /** The game's id. */
  readonly game: string;
}

function replayIn({ games, rulesets, malformed }: Records, id: string): Replay | undefined {
  const game = games.get(id);
  const ruleset = game && rulesets.get(game.ruleset);
  if (!ruleset || malformed.games.has(id) || malformed.rulesets.has(ruleset.id)) return undefined;
  return replayed(game, ruleset);
}

const replayed = once((game: WrittenGame, ruleset: WrittenRuleset) => {
  return replay(game, ruleset, { notesOtherwise: false });
});

/** A difference that its author may not record. */
interface RefusedDifference {
  readonly difference: KeyDifference;
  readonly whose: string;
  /** The first entitled player without an account. */
  readonly without: string | undefined;
  /** The key of the rule of rights, and its text. */
  readonly row: string;
}

/** One finding for all differences of a record or part with the same entitled people. */
function refusedIn<Of extends KindName>(change: ChangeOf<Of>, hand: Hand): readonly Rewriting[] {
  const { kind, differences } = change;
  const rows: Readonly<Partial<Record<string, Right<Kinds[Of]>>>> = RIGHTS[kind];
  const refused = differences.flatMap((difference): readonly RefusedDifference[] => {
    const { key } = difference;
    // Only a clerk may record a difference without a rule.
    const { says, may } = rows[key] ?? CLERK;
    const allowed = may(change, hand, difference);
    if (
      allowed === 'everybody' ||
      allowed.some((id) => isAmong(hand.book.accounts.get(id), hand.author))
    )
      return [];
    const row = `The row \`${kind}.${key}\` of the rights says: ${says}.`;
    const without = allowed.find((id) => !hand.book.accounts.has(id));
    return [{ difference, whose: whose(allowed, hand.book), without, row }];
  });
  const groups = Map.groupBy(refused, ({ difference, whose: theirs }) =>
    JSON.stringify([difference.part?.name, theirs]),
  );
  return [...groups.values()].flatMap((group) => finding(group, change, hand));
}

const NO_ACCOUNT = 'without an account in game.md';

function whose(may: Exclude<May, 'everybody'>, { accounts }: AccountBook): string {
  if (may.length === 0) return 'a clerk';
  if (may.length > MAX_NAMED) return 'a player';
  return may.map((id) => `\`${id}\` (${accounts.get(id)?.join(', ') ?? NO_ACCOUNT})`).join(' or ');
}

function finding<Of extends KindName>(
  group: readonly RefusedDifference[],
  change: ChangeOf<Of>,
  { author, book, game }: Hand,
): readonly Rewriting[] {
  const [first] = group;
  if (!first) return [];
  const { difference, row, whose: theirs, without = '' } = first;
  const what = subject(
    change,
    group.map((each) => each.difference),
    difference,
  );
  const message = `${what} ${theirs} to record, but the author of this change is ${author}.`;
  const at = { file: `games/${game}/game.md`, path: ['players', without] };
  const see = theirs.includes(NO_ACCOUNT) ? { message: 'Add the account here.', at } : undefined;
  const { clerks } = book;
  const may = clerks.length > 0 ? `Clerks may record it: ${clerks.join(', ')}.` : NO_CLERKS;
  const help = `${row} ${may}`;
  return [{ code: CODE, message, help, see, ...placesOf(difference) }];
}

/** `The vote of `a` on Proposal 301 is for`. */
function subject<Of extends KindName>(
  change: ChangeOf<Of>,
  differences: readonly KeyDifference[],
  { key, part, isOfNew }: KeyDifference,
): string {
  const [, called] = Object.entries(PARTS).find(([kind]) => key.startsWith(`${kind}.`)) ?? [];
  const name = calledIn(change);
  const what = called?.(name, part?.who) ?? name;
  const isWhatHappened =
    isOfNew && change.kind === 'event' && EVENT_KINDS.some((kind) => kind === key);
  if (/(^|\.)new$/.test(key) || isWhatHappened) return `${what} is for`;
  if (/(^|\.)gone$/.test(key)) return `${what} is gone, which is for`;
  const told = differences.slice(0, MAX_KEYS).map(wordsOfChange);
  const more = differences.length - told.length;
  const rest = more > 0 ? [`${more} more keys differ`] : [];
  return `${what} is ${isOfNew ? 'new' : 'changed'}: ${inSeries([...told, ...rest])}. That is for`;
}

/** The names of parts that belong to one person. */
const PARTS: Readonly<Record<string, (record: string, who: string | undefined) => string>> = {
  player: (_, who) => `The player \`${who}\``,
  vote: (record, who) => `The vote of \`${who}\` on ${record}`,
  seat: (record) => `What the Judge did in ${record}`,
  overruling: (record, who) =>
    `The ${who ? `vote of \`${who}\`` : 'day or source'} on overruling ${record}`,
  argument: (record, who) => `The argument of ${who ? `\`${who}\`` : 'somebody else'} in ${record}`,
};

const NO_CLERKS =
  'The game names no clerks who could record it. The owner of the repository can add `clerks` to game.md.';
