/** The cause of a version of the ruleset. */
import type { Rule, RuleChange, Version } from '../../../engine/results/types.ts';
import { type GameArchive, ruleAt } from '../../lookup/game-archive.ts';
import { formatDate } from '../format-date.ts';
import { link, type Phrase, phrase, sentence } from '../phrase.ts';
import { ifSoRead } from '../say-outcome.ts';
import { playerName } from './links.ts';
import { proposalLink, withWords } from './proposal-words.ts';

export function describeCause(archive: GameArchive, version: Version): Phrase {
  const [id] = version.changed;
  const rule = id === undefined ? undefined : ruleAt(archive, id, version.number);
  return causeWords(archive, version, 'Made', rule);
}

/** The cause of one change to one rule: `Amended by Proposal 308 of Cosima Wray, 16 January 2025.` */
export function describeChangeCause(
  archive: GameArchive,
  change: RuleChange,
  done = change.rule ? 'Made' : 'Repealed',
): Phrase {
  return causeWords(archive, change, done, undefined);
}

/** `Proposal 308`, `Initial Set`: what put words where they are. */
export function briefCause(archive: GameArchive, { cause }: RuleChange): Phrase {
  const { links, id, ruleset } = archive;
  switch (cause.by) {
    case 'initial':
      return [link('Initial Set', links.ruleset(ruleset.id))];
    case 'proposal':
      return [link(`Proposal ${cause.number}`, links.proposal(id, cause.proposal))];
    case 'itself':
      return ['its own terms'];
    case 'fiat':
      return [cause.who];
  }
}

function causeWords(
  archive: GameArchive,
  { cause, on: moment }: Pick<Version, 'cause' | 'on'>,
  done: string,
  rule: Rule | undefined,
): Phrase {
  const { links, ruleset, id } = archive;
  const on = moment ? `, ${formatDate(moment)}` : '';
  switch (cause.by) {
    case 'initial':
      return phrase`The Initial Set: ${link(ruleset.title, links.ruleset(ruleset.id))}.`;
    case 'proposal': {
      const proposal = archive.proposals.get(cause.proposal);
      const { by, with: coauthors = [] } = proposal?.written ?? {};
      const condition = proposal ? ifSoRead(archive, proposal) : [];
      const which = proposal
        ? proposalLink(archive, proposal.written)
        : link(`Proposal ${cause.number}`, links.proposal(id, cause.proposal));
      const who = by && phrase` of ${playerName(archive, by)}`;
      const adopted = condition.length > 0 && phrase`: adopted${condition}`;
      return phrase`${done} by ${which}${who}${withWords(archive, coauthors)}${on}${adopted}.`;
    }
    case 'itself': {
      if (!rule) return [`${done} by the rule's own terms${on}.`];
      const whose = link(`Rule ${rule.number}`, links.rule(id, rule.id));
      return phrase`${done} by the terms of ${whose}${on}.`;
    }
    case 'fiat': {
      const { who, why } = cause;
      const by = cause.cause === undefined ? `the fiat of ${who}` : `${cause.cause} (${who})`;
      return [`${done} by ${by}${on}${why === undefined ? '.' : `: ${sentence(why)}`}`];
    }
  }
}
