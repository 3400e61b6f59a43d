/** An open vote in lines: who has voted, who has not, what it needs and until when. */
import type { OpenVoteModel } from '../../archive/page-models/game/describe-state-of-play.ts';
import { plain } from '../../archive/words/phrase.ts';

export function voteLines(vote: OpenVoteModel): readonly string[] {
  const { proposal, asks, soFar, sides, missing, needs, until, ifAdopted } = vote;
  return [
    `${plain(proposal)}: to ${plain(asks)}`,
    ...sides.map(({ words, voters }) => `${words}: ${plain(voters)}`),
    ...(missing.length === 0 ? [] : [`Not yet: ${plain(missing)}`]),
    [soFar, ...(needs === undefined ? [] : [needs]), until].join(' '),
    ...ifAdopted,
  ];
}
