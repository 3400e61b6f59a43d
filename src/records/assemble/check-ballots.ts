/** What is wrong with votes in files of their own beside what their proposal records. */
import type { Finding, Path, Spot } from '../../diagnostics/finding.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Problem } from '../../values/schema.ts';
import { castPath, WAYS, type WrittenVote } from '../kinds/votes.ts';
import { problemFinding } from '../parse/shape-findings.ts';
import type { WrittenProposal } from '../types.ts';

/** A vote in a file of its own, and whose it is by the name of the file. */
export interface Ballot {
  readonly vote: WrittenVote;
  readonly by: PlayerId;
}

export function checkBallots(
  proposal: WrittenProposal,
  ballots: readonly Ballot[],
): readonly Finding[] {
  const recorded = placesOf(proposal);
  return ballots.flatMap((ballot): readonly Finding[] => {
    const { vote, by } = ballot;
    const barred = noRoom(proposal);
    if (barred) return [finding(ballot, ['vote'], barred)];
    const other = recorded.get(by);
    recorded.set(by, { file: vote.file, path: ['vote'] });
    return [...(other ? [twice(proposal, ballot, other)] : []), ...early(proposal, ballot)];
  });
}

/** Where a proposal names its voters. */
function placesOf({ file, votes }: WrittenProposal): Map<string, Spot> {
  const places = new Map<string, Spot>();
  if (votes?.kind !== 'named') return places;
  for (const id of votes.cast.keys()) {
    places.set(id, { file, path: [...castPath(votes, ['votes']), id], part: 'key' });
  }
  for (const way of WAYS) {
    for (const [i, id] of votes[way].entries()) places.set(id, { file, path: ['votes', way, i] });
  }
  return places;
}

function noRoom({ number, votes, lost }: WrittenProposal): Problem | undefined {
  if (lost) {
    const message = `Proposal ${number} is lost, and of a lost proposal no votes are known.`;
    return { code: 'format/key', part: 'key', message };
  }
  if (votes?.kind !== 'tally') return undefined;
  const message = `The votes on Proposal ${number} are recorded as a tally, which has no names.`;
  const help = 'Votes are recorded by name or as a tally, not as both.';
  return { code: 'format/key', part: 'key', message, help };
}

function twice({ number }: WrittenProposal, ballot: Ballot, at: Spot): Finding {
  const message = `The vote of \`${ballot.by}\` on Proposal ${number} is recorded in two places.`;
  const help = 'Keep one of them: a line in the proposal, or a file of its own.';
  return {
    ...finding(ballot, ['vote'], { code: 'format/duplicate', message, help }),
    related: [{ message: 'It stands here, too.', at }],
  };
}

function early({ proposed }: WrittenProposal, ballot: Ballot): readonly Finding[] {
  const { on } = ballot.vote;
  if (!proposed || !on || on.to >= proposed.from) return [];
  const message = `The vote of \`${ballot.by}\` is dated ${on.text}, before the proposal, which was made on ${proposed.text}.`;
  return [
    finding(ballot, ['on'], {
      code: 'format/date',
      message,
      help: 'Correct one of the two dates.',
    }),
  ];
}

function finding({ vote: { file } }: Ballot, path: Path, problem: Problem): Finding {
  return problemFinding(file, path, problem);
}
