/** Which texts name which rule: found once for a whole game. */
import type { Judgment, Proposal, RuleId } from '../../engine/results/types.ts';
import { getOrMake, once } from '../../helpers/once.ts';
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
    for (const cited of rulesNamed(archive, wordsOf(proposal), proposal.madeUnder)) {
      getOrMake(proposalsCiting, cited, () => new Set()).add(proposal);
    }
  }
  return { rulesCiting, rulesCited, proposalsCiting, judgmentsCiting: findCiting(archive) };
});

function wordsOf({ written }: Proposal): string {
  const texts = written.changes.map((change) => {
    if (change.kind === 'amend') {
      if ('lost' in change.words) return undefined;
      return 'text' in change.words
        ? change.words.text
        : change.words.replace.map((r) => r.to).join('\n');
    }
    return 'text' in change ? change.text : undefined;
  });
  return [...texts, written.words, written.notes].filter((text) => text !== undefined).join('\n\n');
}

function rulesNamed(archive: GameArchive, text: string, version: number): ReadonlySet<RuleId> {
  const named = new Set<RuleId>();
  for (const { to } of findReferences(text, archive.titles)) {
    const id = idOf(archive, to, version);
    if (id !== undefined) named.add(id);
  }
  return named;
}

function idOf(
  archive: GameArchive,
  to: ReturnType<typeof findReferences>[number]['to'],
  version: number,
): RuleId | undefined {
  if (to.kind === 'title') return archive.holdersOfTitle.get(to.title)?.[0];
  if (to.kind !== 'rule') return undefined;
  return answering(archive, to.number, version)?.id ?? archive.holders.get(to.number)?.[0];
}

function findCiting(archive: GameArchive): ReadonlyMap<Judgment, readonly Judgment[]> {
  const naming = new Map<Judgment, Judgment[]>();
  for (const judgment of archive.replay.judgments) {
    for (const name of judgment.written.cites) {
      const named = judgmentCalled(archive, name);
      if (!named) continue;
      getOrMake(naming, named, () => []).push(judgment);
    }
  }
  return naming;
}
