/** One move that shows what Nomic is: a change of a rule's words that some voted against. */
import type { Proposal, RuleId } from '../../../engine/results/types.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import type { Redline } from '../../redline/redline.ts';
import { describeDifference, type RuleDifference } from '../../rule-history/describe-change.ts';
import { numberWords } from '../../words/amount-words.ts';
import { type Link, link } from '../../words/phrase.ts';
import { proposalLink } from '../../words/phrases/proposal-words.ts';
import { gameLink } from '../game/describe-game.ts';

export interface Example {
  readonly game: Link;
  readonly proposal: Link;
  /** `4 for, 1 against` */
  readonly votes: string;
  readonly rule: Link;
  readonly version: Link;
  readonly redline: Redline;
}

/** What was found, for whoever says more about it. */
export interface FoundExample extends Example {
  readonly made: Proposal;
}

const MOST_WORDS = 70;
/** Fewer words put in, or struck out, show less. */
const CHANGED = 3;
/** Of a long game only the latest amendments are looked at. */
const MOST = 40;

/** The first of some games that has one; `undefined` if none has. */
export function describeExample(archives: readonly GameArchive[]): FoundExample | undefined {
  for (const archive of archives) {
    const found = findExample(archive);
    if (found) return found;
  }
  return undefined;
}

interface Candidate {
  readonly proposal: Proposal;
  readonly difference: RuleDifference;
  readonly redline: Redline;
  readonly version: number;
}

function findExample(archive: GameArchive): FoundExample | undefined {
  const best = candidatesOf(archive)
    .filter(({ redline }) => isTelling(redline))
    .sort((a, b) => against(b) - against(a) || b.version - a.version)[0];
  const { count } = best?.proposal ?? {};
  if (!best || !count) return undefined;
  const { proposal, difference, redline, version } = best;
  return {
    made: proposal,
    game: gameLink(archive),
    proposal: proposalLink(archive, proposal.written),
    votes: `${numberWords(count.for)} for, ${numberWords(count.against)} against`,
    rule: link(`Rule ${difference.number}`, difference.href),
    version: link(`Version ${version}`, archive.links.version(archive.id, version)),
    redline,
  };
}

function candidatesOf(archive: GameArchive): readonly Candidate[] {
  const amended: { id: RuleId; at: number; version: number }[] = [];
  for (const { id, changes } of archive.replay.lives.values()) {
    changes.forEach(({ kind, version }, at) => {
      if (kind === 'amend') amended.push({ id, at, version });
    });
  }
  const latest = amended.sort((a, b) => b.version - a.version).slice(0, MOST);
  return latest.flatMap(({ id, at, version }) => {
    const changes = archive.replay.lives.get(id)?.changes ?? [];
    const change = changes[at];
    if (change?.cause.by !== 'proposal') return [];
    const proposal = archive.proposals.get(change.cause.proposal);
    const difference = describeDifference(change, archive, id, changes[at - 1]?.rule);
    if (!proposal?.count || !difference?.redline) return [];
    return [{ proposal, difference, redline: difference.redline, version }];
  });
}

/** Some words were struck out, some were put in, and all of it is soon read. */
function isTelling(redline: Redline): boolean {
  const count = { same: 0, added: 0, removed: 0 };
  for (const { kind, words } of redline) count[kind] += words.trim().split(/\s+/).length;
  const { same, added, removed } = count;
  return same > 0 && added >= CHANGED && removed >= CHANGED && same + added + removed <= MOST_WORDS;
}

function against({ proposal }: Candidate): number {
  return proposal.count?.against.valueOf() ?? 0;
}
