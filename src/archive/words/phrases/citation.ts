/** How a thing of the archive is cited, and the addresses that a citation may give. */
import type { Judgment, Proposal } from '../../../engine/results/types.ts';
import type { RuleNumber } from '../../../values/ids.ts';
import type { Moment } from '../../../values/moment.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { formatDate } from '../format-date.ts';
import { judgmentDay } from '../record-words.ts';
import { proposalWords } from './proposal-words.ts';

export interface Citation {
  /** `The Teapot, Rule 203 (version 26)` */
  readonly words: string;
  /** The address at which these words stay as they are. */
  readonly forEver: string;
  /** The address of its present form; `undefined` if it cannot change. */
  readonly now: string | undefined;
}

/** A rule as it has stood since a version, which is the latest that changed it. */
export function citeRule(
  archive: GameArchive,
  rule: { readonly id: string; readonly number: RuleNumber; readonly version: number },
): Citation {
  const { links, id, title } = archive;
  return {
    words: `${title}, Rule ${rule.number} (version ${rule.version})`,
    forEver: links.version(id, rule.version, rule.number),
    now: links.rule(id, rule.id),
  };
}

export function citeProposal(archive: GameArchive, { written }: Proposal): Citation {
  return {
    words: `${archive.title}, ${proposalWords(written)}${dated(written.closed)}`,
    forEver: archive.links.proposal(archive.id, written.name),
    now: undefined,
  };
}

export function citeJudgment(archive: GameArchive, judgment: Judgment): Citation {
  const { number, name } = judgment.written;
  return {
    words: `${archive.title}, Judgment ${number}${dated(judgmentDay(judgment))}`,
    forEver: archive.links.judgment(archive.id, name),
    now: undefined,
  };
}

function dated(moment: Moment | undefined): string {
  return moment ? ` (${formatDate(moment)})` : '';
}
