/** Which texts name which rule: found once for a whole game. */
import type { Proposal, RuleId } from '../../engine/results/types.ts';
import { getOrMake, groupByEach, once } from '../../helpers/once.ts';
import { textOf } from '../../records/kinds/change.ts';
import { answering, type GameArchive, judgmentCalled } from './game-archive.ts';
import { findReferences } from './references.ts';

export const citationsIn = once((archive: GameArchive) => {
  /** Rules whose words name this rule, and the rules it names. */
  const rulesCiting = new Map<RuleId, Set<RuleId>>();
  const rulesCited = new Map<RuleId, Set<RuleId>>();
  /** Proposals whose words or notes name this rule. */
  const proposalsCiting = new Map<RuleId, Set<Proposal>>();
  for (const { id, changes } of archive.replay.lives.values()) {
    let last: string | undefined;
    for (const { rule, version } of changes) {
      if (!rule || rule.text === last) continue;
      last = rule.text;
      for (const cited of rulesNamed(archive, rule.text, version)) {
        if (cited === id) continue;
        getOrMake(rulesCiting, cited, () => new Set()).add(id);
        getOrMake(rulesCited, id, () => new Set()).add(cited);
      }
    }
  }
  for (const proposal of archive.replay.proposals) {
    const { written } = proposal;
    const texts = written.changes.map((change) => {
      const isExchange = change.kind === 'amend' && 'replace' in change.words;
      return isExchange ? change.words.replace.map(({ to }) => to).join('\n') : textOf(change);
    });
    const words = [...texts, written.words, written.notes].filter((text) => text !== undefined);
    for (const cited of rulesNamed(archive, words.join('\n\n'), proposal.madeUnder)) {
      getOrMake(proposalsCiting, cited, () => new Set()).add(proposal);
    }
  }
  const judgmentsCiting = groupByEach(archive.replay.judgments, ({ written: { cites } }) =>
    cites.flatMap((name) => judgmentCalled(archive, name) ?? []),
  );
  return { rulesCiting, rulesCited, proposalsCiting, judgmentsCiting };
});

function rulesNamed(archive: GameArchive, text: string, version: number): ReadonlySet<RuleId> {
  const ids = findReferences(text, archive.titles).flatMap(({ to }) => {
    if (to.kind === 'title') return archive.holdersOfTitle.get(to.title)?.[0] ?? [];
    if (to.kind !== 'rule') return [];
    return answering(archive, to.number, version)?.id ?? archive.holders.get(to.number)?.[0] ?? [];
  });
  return new Set(ids);
}
