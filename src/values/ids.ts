/** Ids, by the shapes that they have. */
import { ID } from '../content/place.ts';
import type { Keys } from './schema.ts';

export type PlayerId = string & { readonly brand: 'PlayerId' };
export type RulesetId = string & { readonly brand: 'RulesetId' };
export type GameId = string & { readonly brand: 'GameId' };

/** A rule as a record names it: by a number it has or had, or by its title. */
export type RuleName = number | string;

/** The number of a rule: one that counts, or an id that begins with a letter. */
export type RuleNumber = number | string;
export const RULE_ID = /^[A-Za-z][A-Za-z0-9._-]{0,15}$/;

/** The number of a proposal: one that counts, or a word such as `7729#1`. */
export type ProposalNumber = number | string;
export const PROPOSAL_WORD = /^[A-Za-z0-9._#-]{1,16}$/;

/** As somebody writes it; `undefined` where it cannot be one. */
export function proposalNumber(word: string): ProposalNumber | undefined {
  if (/^\d{1,9}$/.test(word)) return Number(word);
  return PROPOSAL_WORD.test(word) ? word : undefined;
}

/** Names that players declare in rules and that formulas use: quantities, offices, facts. */
export const NAME = /^[a-z][a-z0-9_]*$/;
export const NAME_EXPECTED = 'a name of small letters, digits and underscores, such as `strength`';

export const ID_LETTERS = 'small letters, digits and hyphens';

/** The only places where a text becomes an id: each has been matched against `ID` before. */
export function toPlayerId(text: string): PlayerId {
  return text as PlayerId;
}
export function toRulesetId(text: string): RulesetId {
  return text as RulesetId;
}
export function toGameId(text: string): GameId {
  return text as GameId;
}

export const PLAYERS: Keys<PlayerId> = {
  pattern: ID,
  expected: `the id of a player: ${ID_LETTERS}`,
  from: toPlayerId,
};

export const NAMES: Keys<string> = {
  pattern: NAME,
  expected: NAME_EXPECTED,
  from: (text) => text,
};

export const TIERS: Keys<string> = {
  pattern: ID,
  expected: `the id of a tier: ${ID_LETTERS}`,
  from: (text) => text,
};
