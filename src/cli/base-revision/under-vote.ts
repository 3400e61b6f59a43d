/**
 * A proposal under vote does not change: it is written down before the vote (Suber's 106). If it changes
 * while its vote is open, earlier votes no longer count.
 */
import { inSeries } from '../../helpers/words.ts';
import type { ChangeOf } from '../../records/differences/differences.ts';
import { statement } from '../../records/differences/fact.ts';
import { standingOf } from '../../records/differences/kinds.ts';
import { isDecided } from '../../records/differences/pairs.ts';
import { recordName, STATED } from '../../records/differences/stated.ts';
import { votersOf, WAYS, type WrittenVotes } from '../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { isCorrected } from './corrections.ts';
import { gone, type Rewriting, rewordings } from './rewriting.ts';

const ANEW =
  'Remove these votes: each player can vote again, with a day under `cast`; `revised` gives the day of the change. Or put the proposal back as it was voted on. If the rules let it be withdrawn, propose a new one.';
const UNSEEN =
  'Give the day of the change under `revised`: the time of the vote then begins on it. Or leave the vote open.';
const BACK =
  'Put the record back. If the rules let it be withdrawn, give the day under `withdrawn`.';

/** The changes of a proposal whose vote was open. */
export function changesUnderVote({
  was,
  is,
  differences,
}: ChangeOf<'proposal'>): readonly Rewriting[] {
  if (!was || !wasVotedOn(was) || isCorrected(was, is)) return [];
  if (!is) {
    const what = `${recordName(was)} was voted on by ${inSeries(namesOf(votersOf(was.votes)))}`;
    return [gone(what, { file: was.file, path: ['proposal'] }, { help: BACK })];
  }
  const voted = differences.filter(({ key }) => isVotedOn(key));
  const kept = votesKept(was, is);
  const changed = (what: string, help: string) =>
    rewordings(what, voted, { file: is.file, stood: was.file, help });
  if (kept.length > 0) return changed(`${recordName(is)} keeps ${inSeries(kept)}`, ANEW);
  const isUnseen = isDecided(is) && !is.withdrawn && !is.revised;
  return isUnseen ? changed(`The vote on ${recordName(is)} ends with this change`, UNSEEN) : [];
}

export function isVotedOn(key: string): boolean {
  return standingOf('proposal', key) === 'voted';
}

/** Whether the proposal changed after some players voted. */
export function isChangedUnderVote(was: WrittenProposal, is: WrittenProposal): boolean {
  return wasVotedOn(was) && saysToVoters(was) !== saysToVoters(is);
}

function saysToVoters(proposal: WrittenProposal): string {
  const facts = STATED.proposal.facts(proposal);
  return statement(facts.filter(({ key }) => isVotedOn(key)));
}

export function wasVotedOn({ votes }: WrittenProposal): boolean {
  if (votes?.kind === 'tally') return WAYS.some((way) => votes[way].compare(0) > 0);
  return votersOf(votes).length > 0;
}

function namesOf(voters: readonly PlayerId[]): readonly string[] {
  return voters.length === 0 ? ['a tally'] : voters.map((each) => `\`${each}\``);
}

/** In words: the votes that may be older than the change. */
function votesKept(was: WrittenProposal, is: WrittenProposal): readonly string[] {
  if (is.votes?.kind === 'tally') return ['its tally'];
  const kept = votersOf(is.votes).filter((voter) => isKept(voter, was, is));
  return kept.length === 0 ? [] : [`the votes of ${inSeries(namesOf(kept))}`];
}

/** A vote that differs was cast again. The rules judge one that is dated before the change. */
function isKept(voter: PlayerId, was: WrittenProposal, is: WrittenProposal): boolean {
  if (was.votes === undefined || is.votes?.kind !== 'named') return false;
  const cast = is.votes.cast.get(voter);
  if (cast && is.revised && cast.to < is.revised.from) return false;
  if (was.votes.kind === 'tally') return cast === undefined;
  return castBy(voter, is.votes) === castBy(voter, was.votes);
}

/** The side and date of a vote, without the words said with it. */
function castBy(voter: PlayerId, votes: WrittenVotes & { kind: 'named' }): string {
  const ways = WAYS.filter((way) => votes[way].includes(voter));
  return [...ways, votes.cast.get(voter)?.text].join(' ');
}
