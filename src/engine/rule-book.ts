/** The rules in force, found by identity and by number; and what every number has ever named. */
import { Map as Shared } from 'immutable';
import type { Rule, RuleId } from './types.ts';

export interface RuleBook {
  readonly inForce: Shared<RuleId, Rule>;
  /** The rules that bear a number now; more than one only after a compound proposal. */
  readonly byNumber: Shared<number, readonly RuleId[]>;
  /** Every rule that has borne a number, in force or not. */
  readonly everNumbered: Shared<number, readonly RuleId[]>;
  /** Repealed texts to the rule that had them, to tell a re-enactment. */
  readonly repealed: Shared<string, RuleId>;
  /** Rules that may change by their own terms. */
  readonly becoming: readonly RuleId[];
}

export function emptyBook(): RuleBook {
  return {
    inForce: Shared(),
    byNumber: Shared(),
    everNumbered: Shared(),
    repealed: Shared(),
    becoming: [],
  };
}

/** The book after one rule has changed: `before` goes, `after` comes; either may be missing. */
export function changeBook(book: RuleBook, before?: Rule, after?: Rule): RuleBook {
  let { inForce, byNumber, everNumbered, repealed, becoming } = book;
  if (before) {
    inForce = inForce.remove(before.id);
    byNumber = drop(byNumber, before.number, before.id);
    becoming = becoming.filter((id) => id !== before.id);
    if (!after) repealed = repealed.set(before.text, before.id);
  }
  if (after) {
    inForce = inForce.set(after.id, after);
    byNumber = add(byNumber, after.number, after.id);
    everNumbered = add(everNumbered, after.number, after.id);
    if (after.mechanics?.becomes) becoming = [...becoming, after.id];
  }
  return { inForce, byNumber, everNumbered, repealed, becoming };
}

type Index = Shared<number, readonly RuleId[]>;

function add(index: Index, number: number, id: RuleId): Index {
  const ids = index.get(number) ?? [];
  return ids.includes(id) ? index : index.set(number, [...ids, id]);
}

function drop(index: Index, number: number, id: RuleId): Index {
  const rest = (index.get(number) ?? []).filter((other) => other !== id);
  return rest.length > 0 ? index.set(number, rest) : index.remove(number);
}

/** A new rule's identity: its number, told apart where another rule has had it. */
export function newId(book: RuleBook, number: number): RuleId {
  const namesakes = book.everNumbered.get(number)?.length ?? 0;
  return namesakes === 0 ? String(number) : `${number}-${namesakes + 1}`;
}
