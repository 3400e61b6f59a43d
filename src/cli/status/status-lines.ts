/** How a game stands, in words. */
import type { OpenVoteModel } from '../../archive/page-models/game/describe-state-of-play.ts';
import { numberWords } from '../../archive/words/amount-words.ts';
import { effectLines } from '../../archive/words/effect-words.ts';
import { formatDate } from '../../archive/words/format-date.ts';
import { missingVotes } from '../../archive/words/open-vote-words.ts';
import { plain } from '../../archive/words/phrase.ts';
import type { Player, Replay } from '../../engine/results/types.ts';
import { whoHasWon } from '../../record-edits/say/who-has-won.ts';

/** One sentence on the state of play. */
export function statusSentence(replay: Replay): string {
  const { status, pausedUntil, rounds } = replay;
  const won = whoHasWon(replay);
  switch (status) {
    case 'playing':
      return (
        won ?? (rounds.length > 0 ? `Round ${rounds.length + 1} is in play.` : 'Play goes on.')
      );
    case 'paused':
      return pausedUntil ? `Play pauses until ${formatDate(pausedUntil)}.` : 'Play pauses.';
    case 'suspended':
      return 'Play waits for a Judgment.';
    case 'stopped':
      return 'The replay stopped at a move that is not in order.';
    case 'won':
      return won ?? 'The game has been won.';
    case 'ended':
      return [...(won === undefined ? [] : [won]), 'The game has ended.'].join(' ');
    case 'malformed':
      return 'The records cannot be read.';
  }
}

/** The command that ends each vote in which nobody is left to vote. */
export function closeNext(
  { openVotes, proposals, game }: Replay,
  call: (words: string) => string,
): readonly string[] {
  return openVotes.flatMap(({ proposal, count }) => {
    const { written } = proposals.find((each) => each.written.name === proposal) ?? {};
    if (!written || written.closed || missingVotes(count) > 0) return [];
    return [`Next: ${call(`close ${game.id} ${written.number}`)}`];
  });
}

export interface PlayerScore {
  readonly name: string;
  readonly score: string;
  readonly status: Player['status'];
}

/** Points of all who hold any: first those who play, the highest of each first. */
export function scoreLines({ players }: Replay): readonly PlayerScore[] {
  return players
    .flatMap(({ name, status, holdings }) => {
      const points = holdings.get('points');
      return points ? [{ name, status, points }] : [];
    })
    .sort(
      (a, b) =>
        Number(a.status !== 'playing') - Number(b.status !== 'playing') ||
        b.points.compare(a.points),
    )
    .map(({ name, status, points }) => ({ name, status, score: numberWords(points) }));
}

/** What is voted on: what it asks for, and what it would make the rules do. */
export function matterLines({ proposal, asks, does }: OpenVoteModel): readonly string[] {
  return [`${plain(proposal)}: to ${plain(asks)}`, ...effectLines(does)];
}

/** An open vote in lines: who has voted, who has not, what it needs and until when. */
export function voteLines(vote: OpenVoteModel): readonly string[] {
  const { soFar, sides, missing, needs, until, ifAdopted, outcomes } = vote;
  return [
    ...sides.map(({ words, voters }) => `${words}: ${plain(voters)}`),
    ...(missing.length === 0 ? [] : [`Still to vote: ${plain(missing)}`]),
    [soFar, ...(needs === undefined ? [] : [needs]), until].join(' '),
    ...outcomes,
    ...ifAdopted,
  ];
}
