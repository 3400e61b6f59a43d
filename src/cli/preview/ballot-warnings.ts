/** What a change does to votes that are under way, or that it brings to their end. */
import { nameOfPlayer } from '../../archive/lookup/name-of-player.ts';
import { replay } from '../../engine/replay.ts';
import type { Proposal, Replay } from '../../engine/results/types.ts';
import type { WrittenProposal, WrittenRuleset } from '../../records/types.ts';
import { WAYS, type WayToVote } from '../../records/vote-types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { askedFacts, isDecided } from '../base-revision/settled.ts';
import { proposalWay } from './way-of-voting.ts';

/** More silent voters than these are not tried one by one. */
const MAX_TRIED = 8;

/** Of a vote that was open before: what was changed or removed, and whether its text was. */
export function openBallotWarnings(
  now: Replay,
  was: WrittenProposal,
  is: WrittenProposal,
): readonly string[] {
  if (isDecided(was) || was.votes?.kind !== 'named') return [];
  const { votes } = was;
  const cast = WAYS.flatMap((way) => votes[way].map((player) => ({ player, way })));
  const altered = cast.flatMap(({ player, way }) => {
    const after = proposalWay(is, player);
    if (after === way) return [];
    const who = `The vote of ${nameOfPlayer(now, player)} on Proposal ${is.number}`;
    const became = after === undefined ? 'is gone' : `is ${words(after)} now`;
    return [`${who} was ${words(way)}, and ${became}.`];
  });
  if (cast.length === 0 || asked(was) === asked(is)) return altered;
  const count = cast.length === 1 ? 'a vote was' : `${cast.length} votes were`;
  return [...altered, `What Proposal ${is.number} asks for changed after ${count} cast.`];
}

/** Of a vote that came to its end: whether somebody who is silent would have turned it. */
export function silenceWarnings(
  now: Replay,
  ruleset: WrittenRuleset,
  proposal: Proposal,
): readonly string[] {
  const silent = (proposal.count?.silent ?? []).slice(0, MAX_TRIED);
  if (silent.length === 0 || proposal.written.votes?.kind !== 'named') return [];
  const alone = silent.flatMap((player) => turnedBy([player], nameOfPlayer(now, player)));
  if (alone.length > 0 || silent.length === 1) return alone;
  return turnedBy(silent, `The ${silent.length} who are silent, together,`);

  function turnedBy(voters: readonly PlayerId[], who: string): readonly string[] {
    return (['for', 'against'] as const).flatMap((way) => {
      const otherwise = outcomeWith(now, ruleset, proposal, { voters, way });
      if (otherwise === proposal.outcome) return [];
      if (otherwise !== 'adopted' && otherwise !== 'defeated') return [];
      const { number } = proposal.written;
      return [
        `${who} did not vote on Proposal ${number}. It is ${proposal.outcome}; with a vote ${way} it, it would be ${otherwise}.`,
      ];
    });
  }
}

function outcomeWith(
  { game }: Replay,
  ruleset: WrittenRuleset,
  { written }: Proposal,
  { voters, way }: { readonly voters: readonly PlayerId[]; readonly way: 'for' | 'against' },
): Proposal['outcome'] | undefined {
  const { votes } = written;
  if (votes?.kind !== 'named') return undefined;
  const other = { ...written, votes: { ...votes, [way]: [...votes[way], ...voters] } };
  const proposals = game.proposals.map((each) => (each === written ? other : each));
  const replayed = replay({ ...game, proposals }, ruleset);
  return replayed.proposals.find((each) => each.written === other)?.outcome;
}

function asked(proposal: WrittenProposal): string {
  return JSON.stringify(askedFacts(proposal).map(({ name, says }) => [name, says]));
}

function words(way: WayToVote): string {
  return way === 'abstain' ? 'an abstention' : way;
}
