/**
 * The types of records as written, before any law is applied to them.
 *
 * A type whose name begins with Written only repeats the record. The replay makes a `Proposal`, `Judgment`
 * or `Player` from it, whose types are in `engine/`. Every record keeps its file. Parts to which a finding
 * may point keep their path in the front matter. `kinds/` describes each kind of record.
 */
import type { WrittenEvent } from './kinds/event.ts';
import type { GameHead } from './kinds/game.ts';
import type { WrittenJudgment } from './kinds/judgment.ts';
import type { WrittenProposal } from './kinds/proposal.ts';
import type { RulesetHead, WrittenCard } from './kinds/ruleset.ts';

export type { ChangeTarget, WrittenChange } from './kinds/change.ts';
export type { WrittenEvent } from './kinds/event.ts';
export type { EventBody, EventKind, WayToWin } from './kinds/event-facts.ts';
export type { Medium, WrittenReading } from './kinds/game.ts';
export type { WrittenPlayer } from './kinds/player.ts';
export type { WrittenProposal } from './kinds/proposal.ts';
export type { Tier, WrittenCard } from './kinds/ruleset.ts';

export interface WrittenRuleset extends RulesetHead {
  /** In number order. */
  readonly cards: readonly WrittenCard[];
}

export interface WrittenGame extends GameHead {
  /** In number order; equal numbers in file order. */
  readonly proposals: readonly WrittenProposal[];
  readonly judgments: readonly WrittenJudgment[];
  /** In file order, then in their order within the file. */
  readonly events: readonly WrittenEvent[];
  /** The bodies of event files, by file. They tell how the events came about. */
  readonly narratives: ReadonlyMap<string, string>;
}

/** A record that the law judges. */
export type GameRecord = WrittenProposal | WrittenJudgment | WrittenEvent;

/** All of `content/`, as far as it is well formed. */
export interface Records {
  readonly rulesets: ReadonlyMap<string, WrittenRuleset>;
  readonly games: ReadonlyMap<string, WrittenGame>;
  /** Games and rulesets with a malformed record: they are not replayed. */
  readonly malformed: {
    readonly games: ReadonlySet<string>;
    readonly rulesets: ReadonlySet<string>;
  };
}
