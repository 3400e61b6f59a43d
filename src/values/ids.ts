import { isName, whyNotAllowed } from '../content/names.ts';
import type { Keys } from './schema.ts';

export type PlayerId = string & { readonly brand: 'PlayerId' };
export type RulesetId = string & { readonly brand: 'RulesetId' };
export type GameId = string & { readonly brand: 'GameId' };

/** A record names a rule by a number it has or had, or by its title. */
export type RuleName = number | string;

/** A rule has a whole number, or an id that begins with a letter: `VPRD`. */
export type RuleNumber = number | string;

export function isRuleId(text: string): boolean {
  return isName('rule', text);
}

/** A proposal has a whole number, or a word such as `7729#1`. */
export type ProposalNumber = number | string;

export type NumberGiven =
  | { readonly ok: true; readonly number: ProposalNumber }
  | { readonly ok: false; readonly message: string };

/** A number, or the word that stands for one, as a user types it. */
export function numberOrWord(typed: string): number | string {
  return /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
}

/** Reads the number of a proposal or a Judgment as a user types it. */
export function parseNumberGiven(word: string): NumberGiven {
  const number = numberOrWord(word);
  if (typeof number === 'number') return { ok: true, number };
  if (isName('series', word)) return { ok: true, number: word };
  const why = whyNotAllowed('series', word) ?? 'Write 301, or a word such as 7729#1.';
  return { ok: false, message: `“${word}” cannot be the number of a record. ${why}` };
}

/** Players declare these names in rules, and formulas use them: quantities, offices, facts. */
export const NAME = /^[a-z][a-z0-9_]*$/;
export const NAME_EXPECTED = 'a name of small letters, digits and underscores, such as `strength`';

export const ID_LETTERS = 'small letters, digits and hyphens';

/** Only these functions turn a text into an id. Their callers have checked that it is one. */
export function toPlayerId(text: string): PlayerId {
  return text as PlayerId;
}
export function toRulesetId(text: string): RulesetId {
  return text as RulesetId;
}
export function toGameId(text: string): GameId {
  return text as GameId;
}

const isId = (text: string) => isName('id', text);

export const PLAYERS: Keys<PlayerId> = {
  isKey: isId,
  expected: `the id of a player: ${ID_LETTERS}`,
  from: toPlayerId,
};

export const NAMES: Keys<string> = {
  isKey: (text) => NAME.test(text),
  expected: NAME_EXPECTED,
  from: (text) => text,
};

export const TIERS: Keys<string> = {
  isKey: isId,
  expected: `the id of a tier: ${ID_LETTERS}`,
  from: (text) => text,
};
