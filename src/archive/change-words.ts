/** What a proposal asks for, in a phrase: `amend Rule 112`. */
import type { RuleName, WrittenChange } from '../records/types.ts';
import { answering, type GameArchive } from './game-archive.ts';
import { link, type Phrase } from './phrase.ts';
import { describeTier } from './rule-card.ts';

export function changeTargetWords(
  archive: GameArchive,
  change: WrittenChange,
  version: number,
): Phrase {
  switch (change.kind) {
    case 'enact':
      return [
        `enact a new${change.tier ? ` ${tierWord(archive, change.tier)}` : ''} rule`,
        ...(change.title ? [`, “${change.title}”`] : []),
      ];
    case 'amend':
    case 'repeal':
      return 'rule' in change.target
        ? [`${change.kind} `, ruleName(archive, change.target.rule, version)]
        : [`${change.kind} the amendment of Proposal ${change.target.amendment}`];
    case 'transmute':
      return [
        'transmute ',
        ruleName(archive, change.target.rule, version),
        `, to make it ${tierWord(archive, change.to)}`,
      ];
  }
}

/** A rule as a record names it, leading to the rule as it then stood. */
function ruleName(archive: GameArchive, name: RuleName, version: number) {
  const words = typeof name === 'number' ? `Rule ${name}` : `“${name}”`;
  const rule = typeof name === 'number' ? answering(archive, name, version) : undefined;
  return rule ? link(words, archive.links.version(archive.id, version, rule.number)) : words;
}

export function tierWord(archive: GameArchive, id: string): string {
  return describeTier(archive, id)
    .title.replace(/ rules$/i, '')
    .toLowerCase();
}
