/** What a change does to a proposal, and in whose name. */
import { keySpot, spot } from '../../../engine/state/make-finding.ts';
import { WAYS, type WrittenVotes } from '../../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { formatNumber } from '../../../values/number.ts';
import { isCorrected } from '../corrections.ts';
import { type Fact, keyOf, proposalFacts, statement, voteFacts } from '../stated.ts';
import { isChangedUnderVote } from '../under-vote.ts';
import type { Act } from './account-book.ts';

/** What is not the proposer's to say: others vote, and anybody may bring a vote to its end. */
const BESIDE: ReadonlySet<unknown> = new Set(['votes', 'closed', 'outcome', 'awards', 'effective']);

/** Each is `undefined` where there is no such record. */
export function proposalActs(
  was: WrittenProposal | undefined,
  is: WrittenProposal | undefined,
): readonly Act[] {
  return [...proposerActs(was, is), ...voteActs(was, is), ...countActs(was, is)];
}

function proposerActs(
  was: WrittenProposal | undefined,
  is: WrittenProposal | undefined,
): readonly Act[] {
  if (saidBy(was) === saidBy(is)) return [];
  const what = `Proposal ${(is ?? was)?.number}`;
  const at = { is: is && spot(is, 'by'), was: was && spot(was, 'by') };
  const proposers = new Set([was?.by, is?.by].filter((by) => by !== undefined));
  const isOpenly = was && is && isCorrected(was, is) && isChangedUnderVote(was, is);
  return [
    ...[...proposers].map((by) => ({ what, of: [by], ...at })),
    ...(isOpenly ? [{ what: `${what}, on which others have voted,`, of: [], ...at }] : []),
  ];
}

function saidBy(proposal: WrittenProposal | undefined): string {
  const facts = proposal ? proposalFacts(proposal) : [];
  return statement(facts.filter(({ at }) => !BESIDE.has(keyOf(at))));
}

function voteActs(was: WrittenProposal | undefined, is: WrittenProposal | undefined) {
  const before = votesOf(was);
  const after = votesOf(is);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((voter): readonly Act[] => {
    const [then, now] = [before.get(voter) ?? [], after.get(voter) ?? []];
    if (statement(then) === statement(now)) return [];
    // Whoever puts something else to the vote takes out the votes on what it was.
    if (now.length === 0 && was && is && isChangedUnderVote(was, is)) return [];
    const what = `The vote of \`${voter}\` on Proposal ${(is ?? was)?.number}`;
    const at = now[0]?.at ?? (is && keySpot(is, 'votes'));
    return [{ what, of: [voter], is: at, was: then[0]?.at }];
  });
}

/** All that the record says of each vote. */
function votesOf(proposal: WrittenProposal | undefined): ReadonlyMap<PlayerId, readonly Fact[]> {
  const votes = proposal?.votes;
  if (!proposal || votes?.kind !== 'named') return new Map();
  const voters = new Set(WAYS.flatMap((way) => votes[way]));
  return new Map([...voters].map((voter) => [voter, voteFacts(proposal, voter)]));
}

/** A tally, or an outcome without votes, names no voter, so a clerk records it. */
function countActs(
  was: WrittenProposal | undefined,
  is: WrittenProposal | undefined,
): readonly Act[] {
  if (!is || is.lost || countOf(was) === countOf(is)) return [];
  const what = `The count of the votes on Proposal ${is.number}, which names nobody,`;
  const at = keySpot(is, is.votes ? 'votes' : 'outcome');
  return [{ what, of: [], is: at, was: was && keySpot(was, 'votes') }];
}

function countOf(proposal: WrittenProposal | undefined): string {
  if (!proposal || proposal.votes?.kind === 'named') return '';
  return [...tallied(proposal.votes), proposal.outcome ?? ''].join(' ').trim();
}

function tallied(votes: WrittenVotes | undefined): readonly string[] {
  return votes?.kind === 'tally' ? WAYS.map((way) => formatNumber(votes[way])) : [];
}
