/** The rules in force by id and number, and the history of every number. */
import { OrderedMap, Map as Shared, Stack } from 'immutable';
import type { RuleNumber } from '../../values/ids.ts';
import type { Rule, RuleChange, RuleId } from '../results/types.ts';

export interface RuleBook {
  readonly inForce: Shared<RuleId, Rule>;
  /** The changes of every rule, newest first. */
  readonly lives: OrderedMap<RuleId, Stack<RuleChange>>;
  /** The rules that have a number now; several if the law gave it to several. */
  readonly byNumber: Shared<RuleNumber, readonly RuleId[]>;
  /** Every rule that ever had a number. */
  readonly everNumbered: Shared<RuleNumber, readonly RuleId[]>;
  /** The ids of all rules ever, in small letters. */
  readonly ids: Shared<RuleId, true>;
  /** The highest number that a rule ever had. */
  readonly highest: number;
  /** By text: the repealed rule that had it, until it is enacted again. */
  readonly repealed: Shared<string, RuleId>;
  /** By re-enacting rule: the rule that first had the text. */
  readonly firstEnacted: Shared<RuleId, RuleId>;
  /** By that first rule: the latest rule that re-enacts it. */
  readonly lastEnacted: Shared<RuleId, RuleId>;
  /** Rules that may change by their own terms. */
  readonly becoming: readonly RuleId[];
}

export function emptyBook(): RuleBook {
  return {
    inForce: Shared(),
    lives: OrderedMap(),
    byNumber: Shared(),
    everNumbered: Shared(),
    ids: Shared(),
    highest: 0,
    repealed: Shared(),
    firstEnacted: Shared(),
    lastEnacted: Shared(),
    becoming: [],
  };
}

/** The book after a rule changed; `before` or `after` may be missing. */
export function changeBook(book: RuleBook, before?: Rule, after?: Rule): RuleBook {
  const rest = before ? withoutRule(book, before, !after) : book;
  return after ? withRule(rest, after, !before) : rest;
}

function withoutRule(book: RuleBook, rule: Rule, isRepealed: boolean): RuleBook {
  const { id, number, text, lost } = rule;
  const { repealed, byNumber } = book;
  const others = (byNumber.get(number) ?? []).filter((other) => other !== id);
  return {
    ...book,
    inForce: book.inForce.remove(id),
    byNumber: others.length > 0 ? byNumber.set(number, others) : byNumber.remove(number),
    becoming: book.becoming.filter((each) => each !== id),
    repealed: isRepealed && !lost ? repealed.set(text, id) : repealed,
  };
}

function withRule(book: RuleBook, rule: Rule, isNew: boolean): RuleBook {
  const { id, number, reenacts, mechanics } = rule;
  const next = {
    ...book,
    inForce: book.inForce.set(id, rule),
    byNumber: add(book.byNumber, number, id),
    everNumbered: add(book.everNumbered, number, id),
    ids: book.ids.set(id.toLowerCase(), true),
    highest: typeof number === 'number' ? Math.max(book.highest, number) : book.highest,
    becoming: mechanics?.becomes ? [...book.becoming, id] : book.becoming,
  };
  if (!isNew || reenacts === undefined) return next;
  const first = book.firstEnacted.get(reenacts) ?? reenacts;
  return {
    ...next,
    repealed: book.repealed.remove(rule.text),
    firstEnacted: book.firstEnacted.set(id, first),
    lastEnacted: book.lastEnacted.set(first, id),
  };
}

/** The book with a change added to its rule's life. */
export function withLife(book: RuleBook, id: RuleId, change: RuleChange): RuleBook {
  const life = book.lives.get(id) ?? Stack<RuleChange>();
  return { ...book, lives: book.lives.set(id, life.push(change)) };
}

/** The rule in force with the text of a repealed one, however often it was re-enacted. */
export function reenactmentOf(book: RuleBook, repealed: RuleId): Rule | undefined {
  const first = book.firstEnacted.get(repealed) ?? repealed;
  const last = book.lastEnacted.get(first);
  return last === undefined ? undefined : book.inForce.get(last);
}

type Index = Shared<RuleNumber, readonly RuleId[]>;

function add(index: Index, number: RuleNumber, id: RuleId): Index {
  const ids = index.get(number) ?? [];
  return ids.includes(id) ? index : index.set(number, [...ids, id]);
}

/**
 * The id of a new rule, which is part of its address. It is the number, with a count if another rule has
 * had it. Ids that differ in capitals count as equal.
 */
export function newRuleId(book: RuleBook, number: RuleNumber): RuleId {
  let count = (book.everNumbered.get(number)?.length ?? 0) + 1;
  let id = count === 1 ? String(number) : `${number}-${count}`;
  while (book.ids.has(id.toLowerCase())) {
    count += 1;
    id = `${number}-${count}`;
  }
  return id;
}
