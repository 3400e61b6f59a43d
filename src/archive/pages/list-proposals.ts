/** The proposals of a game, a line each. */
import type { LedgerEntry, Proposal } from '../../engine/state/types.ts';
import type { VoteCount } from '../../engine/state/vote-count.ts';
import type { ProposalNumber } from '../../values/ids.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { numberWords, signedWords } from '../words/amount-words.ts';
import { formatDate } from '../words/format-date.ts';
import { type Link, link, type Phrase } from '../words/phrase.ts';
import { asksWords, authorWords, evidenceOf, OUTCOME_WORDS } from './describe-proposal.ts';

export interface ProposalLine {
  readonly number: ProposalNumber;
  readonly href: string;
  /** What it is called, where it has a name. */
  readonly called: string | undefined;
  readonly by: Phrase | undefined;
  readonly asks: Phrase;
  readonly outcome: Proposal['outcome'];
  readonly outcomeWords: string;
  readonly on: string | undefined;
  /** `5–0`, with abstentions `4–0–1`. */
  readonly votes: string;
  /** What the proposer earned or lost. */
  readonly points: string;
  readonly evidence: string;
  readonly version: Link | undefined;
}

export function listProposals(archive: GameArchive): readonly ProposalLine[] {
  return archive.replay.proposals.map((proposal) => listProposal(archive, proposal));
}

function listProposal(archive: GameArchive, proposal: Proposal): ProposalLine {
  const { written, outcome, version } = proposal;
  const on = written.closed ?? written.withdrawn;
  const isSettled = outcome !== 'open' && outcome !== 'withdrawn' && outcome !== 'lost';
  return {
    number: written.number,
    href: archive.links.proposal(archive.id, written.name),
    called: written.called,
    by: authorWords(archive, written),
    asks: asksWords(archive, proposal),
    outcome,
    outcomeWords: OUTCOME_WORDS[outcome],
    on: on && formatDate(on),
    votes: proposal.count ? shortCount(proposal.count) : '',
    points: pointsOf(proposal.awards.filter((entry) => entry.player === written.by)),
    evidence: isSettled ? (evidenceOf(proposal)?.word ?? '') : '',
    version:
      version === undefined
        ? undefined
        : link(`Version ${version}`, archive.links.version(archive.id, version)),
  };
}

function shortCount(count: VoteCount): string {
  const sides = [count.for, count.against, ...(count.abstain.equals(0) ? [] : [count.abstain])];
  return sides.map(numberWords).join('–');
}

function pointsOf(awards: readonly LedgerEntry[]): string {
  const points = awards.filter(({ quantity }) => quantity === 'points').map(({ amount }) => amount);
  const [first, ...rest] = points;
  return first ? signedWords(rest.reduce((sum, amount) => sum.add(amount), first)) : '';
}
