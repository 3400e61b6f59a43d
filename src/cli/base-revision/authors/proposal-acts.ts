/** What a change does to a proposal, and in whose name. */
import type { Spot } from '../../../diagnostics/finding.ts';
import { keySpot, spot } from '../../../engine/state/make-finding.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { WAYS, type WrittenVotes } from '../../../records/vote-types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { formatNumber } from '../../../values/number.ts';
import { proposalFacts } from '../settled.ts';
import type { Act } from './act.ts';

/** What is not the proposer's to say: others vote, and anybody may bring a vote to its end. */
const BESIDE = /^(votes|close|outcome|awards|effect)$/;

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
  return [...proposers].map((by) => ({ what, of: [by], ...at }));
}

function saidBy(proposal: WrittenProposal | undefined): string {
  const facts = (proposal ? proposalFacts(proposal) : []).filter(({ name }) => !BESIDE.test(name));
  return JSON.stringify(facts.map(({ name, says }) => [name, says]));
}

function voteActs(was: WrittenProposal | undefined, is: WrittenProposal | undefined) {
  const before = votesOf(was);
  const after = votesOf(is);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((voter): readonly Act[] => {
    const [then, now] = [before.get(voter), after.get(voter)];
    if (then?.says === now?.says) return [];
    const what = `The vote of \`${voter}\` on Proposal ${(is ?? was)?.number}`;
    const at = now?.at ?? (is && keySpot(is, 'votes'));
    return [{ what, of: [voter], is: at, was: then?.at }];
  });
}

interface Cast {
  /** All that the record says of it. */
  readonly says: string;
  readonly at: Spot;
}

function votesOf(proposal: WrittenProposal | undefined): ReadonlyMap<PlayerId, Cast> {
  const votes = proposal?.votes;
  if (!proposal || votes?.kind !== 'named') return new Map();
  const said = new Map(votes.said.map(({ way, index, ...rest }) => [`${way} ${index}`, rest]));
  const cast = new Map<PlayerId, Cast>();
  for (const way of WAYS) {
    for (const [index, voter] of votes[way].entries()) {
      const { strength, why } = said.get(`${way} ${index}`) ?? {};
      const on = votes.cast.get(voter)?.text;
      const words = JSON.stringify([way, on, strength && formatNumber(strength), why]);
      const known = cast.get(voter);
      const at = known?.at ?? spot(proposal, 'votes', way, index);
      cast.set(voter, { says: (known?.says ?? '') + words, at });
    }
  }
  return cast;
}

/** A tally, or an outcome without votes, speaks for everybody. */
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
