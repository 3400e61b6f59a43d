/** The request of a proposal, in a phrase: `amend Rule 112`. */
import type { Proposal } from '../../../engine/results/types.ts';
import { capital, uncapital } from '../../../helpers/words.ts';
import { isMotion } from '../../../records/kinds/proposal.ts';
import type { WrittenChange } from '../../../records/types.ts';
import type { RuleName } from '../../../values/ids.ts';
import { answering, entitled, type GameArchive } from '../../lookup/game-archive.ts';
import { firstWords } from '../first-words.ts';
import { link, type Phrase, phrase } from '../phrase.ts';
import { tierAdjective, tierWord } from '../tier-words.ts';

export function changeTargetWords(archive: GameArchive, change: WrittenChange, version: number) {
  switch (change.kind) {
    case 'enact': {
      const title = change.title ?? (change.lost ? undefined : firstWords(change.text));
      return phrase`enact a new ${newRuleWords(archive, change.tier)}${titleAdded(title)}`;
    }
    case 'amend':
    case 'repeal': {
      const { target, kind } = change;
      if ('rule' in target) return phrase`${kind} ${ruleName(archive, target.rule, version)}`;
      const again = kind === 'repeal' ? 'take back' : 'amend again';
      return [`${again} what Proposal ${target.amendment} amended`];
    }
    case 'transmute': {
      const { tiers } = archive.replay;
      const into = tierAdjective(tiers, change.to) ? 'make it' : 'place it among';
      const rule = ruleName(archive, change.target.rule, version);
      return phrase`transmute ${rule}, to ${into} ${tierWord(tiers, change.to)}`;
    }
  }
}

/** `, “Puns”`: added to what would otherwise be called like others. */
export function titleAdded(words: string | undefined): Phrase {
  return words === undefined ? [] : [`, “${words.replace(/\.$/, '')}”`];
}

/** A rule as a record names it, leading to the rule as it then stood. */
export function ruleName(archive: GameArchive, name: RuleName, version: number) {
  const numbered = answering(archive, name, version);
  const isNumber = typeof name === 'number' || archive.holders.has(name);
  const words = isNumber ? `Rule ${name}` : `“${name}”`;
  const rule =
    numbered ?? (typeof name === 'number' ? undefined : entitled(archive, name, version));
  return rule ? link(words, archive.links.version(archive.id, version, rule.number)) : words;
}

function newRuleWords(archive: GameArchive, tier: string | undefined): string {
  if (tier === undefined) return 'rule';
  const adjective = tierAdjective(archive.replay.tiers, tier);
  return adjective ? `${adjective} rule` : `rule among ${tierWord(archive.replay.tiers, tier)}`;
}

/* The changes that a proposal would make, in a phrase. */

/** `It asked to amend Rule 112.` */
export function askedSentence(archive: GameArchive, proposal: Proposal): Phrase {
  const { written, outcome } = proposal;
  const asks = asksWords(archive, proposal);
  if (isMotion(written)) return phrase`It ${outcome === 'open' ? 'is' : 'was'} ${lowered(asks)}.`;
  if (written.lost || written.changes.length === 0) return [...asks, '.'];
  return phrase`It ${outcome === 'open' ? 'asks' : 'asked'} to ${lowered(asks)}.`;
}

function lowered([first, ...rest]: Phrase): Phrase {
  return [...(typeof first === 'string' ? [uncapital(first)] : first ? [first] : []), ...rest];
}

/** `Amend Rule 112`; several changes in one are joined, and what changes no rule is a motion. */
export function asksWords(archive: GameArchive, proposal: Proposal): Phrase {
  const { changes, lost, words, ownName } = proposal.written;
  const named = ownName === undefined && words !== undefined ? titleAdded(firstWords(words)) : [];
  if (isMotion(proposal.written)) return ['A motion', ...named];
  if (lost) return ['Its request is not recorded'];
  const phrases = changes.map((change) => changeTargetWords(archive, change, proposal.madeUnder));
  const [first, ...rest] = phrases;
  if (!first) return ['No change is recorded'];
  const [head = '', ...tail] = first;
  const opening = typeof head === 'string' ? capital(head) : head;
  return [opening, ...tail, ...rest.flatMap((phrase) => ['; ', ...phrase])];
}
