/** What a move decided and earned, each under the rule that says so, with the words of that rule. */
import { type GameArchive, ruleAt } from '../archive/lookup/game-archive.ts';
import { describeLedgerEntry } from '../archive/page-models/proposals/describe-ledger.ts';
import { describeVote } from '../archive/page-models/proposals/describe-vote.ts';
import type { LedgerEntry } from '../engine/results/types.ts';
import type { Draft } from '../record-edits/plans/draft.ts';

export interface RuleApplied {
  /** `Rule 203 (version 0)`. */
  readonly called: string;
  readonly text: string;
  /** What it decided or gave. */
  readonly says: readonly string[];
}

/** One for each rule, in the order in which they came to bear. */
export function rulesAppliedIn(archive: GameArchive, draft: Draft): readonly RuleApplied[] {
  const all = [...outcomeOf(archive, draft), ...awardsOf(archive, draft)];
  const byRule = Map.groupBy(all, ({ called }) => called);
  return [...byRule.values()].flatMap((each) => {
    const [first] = each;
    return first ? [{ ...first, says: each.flatMap(({ says }) => says) }] : [];
  });
}

function outcomeOf(archive: GameArchive, { file }: Draft): readonly RuleApplied[] {
  const proposal = archive.replay.proposals.find(({ written }) => written.file === file);
  if (!proposal || proposal.outcome === 'open') return [];
  const said = describeVote(archive, proposal)?.decidedBy ?? [];
  return proposal.decidedBy.map(({ rule }, i) => {
    const called = `Rule ${rule.number}`;
    return {
      called: `${called} (version ${rule.version})`,
      text: rule.text,
      says: [`${called}${said[i]?.says ?? ''}.`],
    };
  });
}

function awardsOf(archive: GameArchive, draft: Draft): readonly RuleApplied[] {
  return archive.replay.ledger
    .filter((entry) => isOf(archive, draft, entry))
    .flatMap((entry) => {
      const { rule } = entry;
      const text = rule && ruleAt(archive, rule.id, rule.version)?.text;
      if (!rule || text === undefined) return [];
      const { who, amount, arithmetic } = describeLedgerEntry(entry, archive);
      const how = isSameNumber(arithmetic, amount) ? '' : `: ${arithmetic}`;
      const says = [`${who.name} ${amount}${how}.`];
      return [{ called: `Rule ${rule.number} (version ${rule.version})`, text, says }];
    });
}

/** A sum that needs no arithmetic. */
function isSameNumber(arithmetic: string, amount: string): boolean {
  return arithmetic === '' || arithmetic.replace(/^[+−]/, '') === amount.replace(/^[+−]/, '');
}

/** Of a file of events only the last can be the one that is drafted. */
function isOf(
  { replay, proposals, judgments }: GameArchive,
  { file }: Draft,
  { cause }: LedgerEntry,
) {
  switch (cause.by) {
    case 'proposal':
      return proposals.get(cause.proposal)?.written.file === file;
    case 'judgment':
      return judgments.get(cause.judgment)?.written.file === file;
    case 'event':
      return cause.event === replay.game.events.findLast((event) => event.file === file);
  }
}
