/** A replayed game with the lookups that every page about it needs, made once. */
import { changeAt } from '../../engine/results/rules-at.ts';
import type {
  Judgment,
  Player,
  Proposal,
  Replay,
  Rule,
  RuleId,
} from '../../engine/results/types.ts';
import { getOrMake, groupByEach } from '../../helpers/once.ts';
import type { JudgmentName } from '../../records/kinds/parts.ts';
import type { WrittenRuleset } from '../../records/types.ts';
import type { RuleNumber } from '../../values/ids.ts';
import type { Links } from './links.ts';
import { createTitleFinder } from './references.ts';

export type ArchivedRecord = { readonly proposal: Proposal } | { readonly judgment: Judgment };

/** The Judgment that a record calls by its number, or by the name of its file. */
export function judgmentCalled({ judgments, judgmentsByNumber }: GameArchive, name: JudgmentName) {
  return judgmentsByNumber.get(String(name)) ?? judgments.get(String(name));
}

/** The lookups of a game as another replay has it. */
export function withReplay({ ruleset, links }: GameArchive, replay: Replay): GameArchive {
  return createGameArchive(replay, ruleset, links);
}

export function createGameArchive(replay: Replay, ruleset: WrittenRuleset, links: Links) {
  const { holders, holdersOfTitle } = findHolders(replay);
  const records = new Map<string, ArchivedRecord>();
  for (const proposal of replay.proposals) records.set(proposal.written.file, { proposal });
  for (const judgment of replay.judgments) records.set(judgment.written.file, { judgment });
  return {
    replay,
    ruleset,
    initialCards: new Map(ruleset.cards.map((card) => [card.number, card])),
    links,
    id: String(replay.game.id),
    title: replay.game.title,
    /** Number of the version in force now. */
    latest: Math.max(0, replay.versions.length - 1),
    /** Rules that have ever been called by a number, in order of appearance. */
    holders,
    holdersOfTitle,
    titles: createTitleFinder(holdersOfTitle.keys()),
    /** Rules that each version changed; the first version "changes" the whole Initial Set. */
    changedIn: findChanged(replay),
    proposals: new Map(replay.proposals.map((proposal) => [proposal.written.name, proposal])),
    proposalsByNumber: Map.groupBy(replay.proposals, (proposal) => proposal.written.number),
    /** The neighbours of a proposal in the order of the record. */
    besideProposal: new Map(
      replay.proposals.map((proposal, i, all) => [
        proposal,
        { previous: all[i - 1], next: all[i + 1] },
      ]),
    ),
    judgments: new Map(replay.judgments.map((judgment) => [judgment.written.name, judgment])),
    judgmentsByNumber: new Map(replay.judgments.map((each) => [String(each.written.number), each])),
    /** Judgments that read a rule, in the order of the record. */
    judgmentsOn: groupByEach(replay.judgments, ({ rules }) => rules.map((rule) => rule.id)),
    /** Judgments asked for while a proposal was under way, or that it came from, by its name. */
    judgmentsAbout: findJudgmentsAbout(replay),
    /** Proposals and judgments by their file in `content/`. */
    records,
    players: new Map<string, Player>(replay.players.map((player) => [player.id, player])),
    tiers: new Map(replay.tiers.map(({ id, title }, rank) => [id, { title, rank }])),
  };
}

export type GameArchive = ReturnType<typeof createGameArchive>;

function findHolders(replay: Replay) {
  const holders = new Map<RuleNumber, RuleId[]>();
  const holdersOfTitle = new Map<string, RuleId[]>();
  for (const { id, changes } of replay.lives.values()) {
    const numbers = changes.findLast((change) => change.rule)?.rule?.numbers ?? [];
    const titles = changes.flatMap((change) => change.rule?.title ?? []);
    for (const number of new Set(numbers)) getOrMake(holders, number, () => []).push(id);
    for (const title of new Set(titles)) getOrMake(holdersOfTitle, title, () => []).push(id);
  }
  return { holders, holdersOfTitle };
}

function findChanged(replay: Replay): ReadonlyMap<number, ReadonlySet<RuleId>> {
  const changed = new Map<number, Set<RuleId>>();
  for (const { id, changes } of replay.lives.values()) {
    for (const { version } of changes) {
      getOrMake(changed, version, () => new Set<RuleId>()).add(id);
    }
  }
  return changed;
}

function findJudgmentsAbout({ proposals, judgments }: Replay) {
  const made = Map.groupBy(proposals, ({ judged }) => judged?.judgment);
  return groupByEach(judgments, ({ written: { name }, during }): readonly string[] => {
    const names = (made.get(name) ?? []).map(({ written }) => written.name);
    return during === undefined ? names : [...names, during];
  });
}

/** A rule as it stood at a version; `undefined` if it was not in force. */
export function ruleAt(archive: GameArchive, id: RuleId, version: number): Rule | undefined {
  const life = archive.replay.lives.get(id);
  return life && changeAt(life, version)?.rule;
}

/**
 * The rule in force at a version that a number names: the one that has the number, or else its last
 * holder.
 */
export function answering(archive: GameArchive, number: RuleNumber, version: number) {
  let former: Rule | undefined;
  for (const id of archive.holders.get(number) ?? []) {
    const rule = ruleAt(archive, id, version);
    if (rule?.number === number) return rule;
    if (rule?.numbers.includes(number)) former = rule;
  }
  return former;
}

/** The rule in force at a version under a title. */
export function entitled(archive: GameArchive, title: string, version: number): Rule | undefined {
  for (const id of archive.holdersOfTitle.get(title) ?? []) {
    const rule = ruleAt(archive, id, version);
    if (rule?.title === title) return rule;
  }
  return undefined;
}

/** If a game is won or ended, none of its rules is in force any more. */
export function hasEnded({ replay: { status } }: GameArchive): boolean {
  return status === 'won' || status === 'ended';
}
