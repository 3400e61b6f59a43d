/** A game's status as JSON: the game at a glance, and what it waits for. */
import { summaryJson } from '../../archive/json/game-json.ts';
import type { OpenVote } from '../../engine/results/open-matters.ts';
import type { Proposal, Replay } from '../../engine/results/types.ts';
import { toJson } from '../../values/number.ts';

export function statusJson(replay: Replay) {
  const proposals = replay.proposals.filter(({ outcome }) => outcome === 'open');
  const judgments = replay.judgments.filter(({ status }) => status === 'open');
  const judges = new Map(replay.openQuestions.map(({ judgment, judge }) => [judgment, judge]));
  return {
    ...summaryJson(replay),
    rounds: replay.rounds.map(({ winner }) => winner?.player ?? null),
    due: replay.due ?? null,
    stayed: replay.stayed ?? null,
    nextNumber: replay.nextNumber ?? null,
    circuits: replay.circuit,
    wouldJudge: replay.wouldJudge ?? null,
    pausedUntil: replay.pausedUntil?.text ?? null,
    open: {
      proposals: proposals.map((proposal) => openJson(replay, proposal)),
      judgments: judgments.map(({ written }) => ({
        number: written.number,
        name: written.name,
        question: written.question,
        by: written.by,
        judge: judges.get(written.name) ?? null,
      })),
    },
  };
}

function openJson(replay: Replay, { written }: Proposal) {
  const vote = replay.openVotes.find((each) => each.proposal === written.name);
  const votes = written.votes?.kind === 'named' ? written.votes : undefined;
  return {
    number: written.number,
    name: written.name,
    by: written.by ?? null,
    proposed: written.proposed?.text ?? null,
    for: votes?.for ?? [],
    against: votes?.against ?? [],
    abstain: votes?.abstain ?? [],
    silent: vote?.count.silent ?? [],
    ...(vote && standingJson(vote)),
  };
}

/**
 * How many of the missing votes must be for it, where that decides it: `needs` if all others are
 * against it, `unopposed` if the others do not vote, where they may be silent. `defeatedBy` is how
 * many against it defeat what is carried as it stands.
 */
function standingJson({ count, prospect, until, demanded, mayEndWithout }: OpenVote) {
  const open = prospect.is === 'open' ? prospect : undefined;
  return {
    votes: {
      for: toJson(count.for),
      against: toJson(count.against),
      abstain: toJson(count.abstain),
      eligible: toJson(count.eligible),
    },
    prospect: prospect.is,
    needs: open?.needs ?? null,
    unopposed: open?.unopposed ?? null,
    defeatedBy: open?.defeatedBy ?? null,
    until: until?.words ?? null,
    everybodyMustVote: demanded !== undefined && !mayEndWithout,
  };
}
