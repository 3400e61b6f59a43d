/** What a finding of the engine is made of: its rule, its place, its severity. */
import type { Authority, Finding, ValueSpot } from '../../diagnostics/finding.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { Mechanics } from '../../law/mechanics/mechanics.ts';
import type { WrittenVotes } from '../../records/kinds/votes.ts';
import { placeApart } from '../../records/lookup/vote-place.ts';
import type { WrittenChange, WrittenProposal } from '../../records/types.ts';
import type { RuleId } from '../results/types.ts';
import type { Context } from './context.ts';
import type { State } from './state.ts';

/** Other rules with which the move would be in order. */
export type Cure = CureByProposals | CureByCards;

/** A change of the rules that would put things right, made by proposals before the move. */
interface CureByProposals {
  /** The help that the objection has where the rules in force admit this. */
  readonly help: string;
  /** What is changed, each change by a proposal of its own. */
  readonly changes: readonly WrittenChange[];
}

/** Another Initial Set: cards are written, and no rule has to admit it. */
interface CureByCards {
  readonly help: string;
  readonly cards: readonly CardChange[];
}

export interface CardChange {
  readonly id: RuleId;
  readonly mechanics: Mechanics;
}

/** What speaks against a move, with cures to try; `help` is what helps in any case. */
export interface Objection extends Finding {
  readonly cures?: readonly Cure[] | undefined;
}

export type Said = Pick<Finding, 'code' | 'at' | 'message'> &
  Partial<
    Pick<Objection, 'rule' | 'help' | 'mismatch' | 'related' | 'depends' | 'cures' | 'warns'>
  >;

/** An objection to a move: what makes it illegal or undetermined. */
export function illegal({ game }: Pick<Context, 'game'>, said: Said): Objection {
  return { ...said, severity: 'error', game: game.id };
}

/** A rule as the authority for a decision taken now. */
export function cite(state: State, rule: RuleInForce): Authority {
  return {
    number: rule.number,
    version: state.version,
    title: rule.title,
    text: rule.text,
  };
}

/** The same in the first of two positions, unless the rule stands only in the second as it is. */
export function citeWhereItStands(rule: RuleInForce, first: State, second: State): Authority {
  return cite(first.book.inForce.get(rule.id) === rule ? first : second, rule);
}

/** A record; of a proposal also its votes, since each of them may have a file of its own. */
interface Recorded {
  readonly file: string;
  readonly votes?: WrittenVotes | undefined;
}

/** The place of a value in a record's front matter. */
export function spot({ file, votes }: Recorded, ...path: (string | number)[]): ValueSpot {
  return placeApart(votes, path) ?? { file, path };
}

/** Where a proposal says what came of its vote: its votes, or else its outcome. */
export function voteSpot(written: WrittenProposal): ValueSpot {
  return keySpot(written, written.votes ? 'votes' : 'outcome');
}

/** The place of a key in a record's front matter. */
export function keySpot({ file, votes }: Recorded, ...path: (string | number)[]): ValueSpot {
  return placeApart(votes, path) ?? { file, path, part: 'key' };
}

/** The key under which a proposal says what it does: its changes, its one change, or its acts. */
export function substanceSpot(proposal: WrittenProposal): ValueSpot {
  const [only] = proposal.changes;
  return keySpot(proposal, proposal.compound ? 'changes' : (only?.kind ?? 'act'));
}
