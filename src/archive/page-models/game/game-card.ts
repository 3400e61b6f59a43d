/** The picture that goes with a link to a game: what it says and where, without any drawing yet. */
import type { GameArchive } from '../../lookup/game-archive.ts';
import { counted, type Phrase, plain } from '../../words/phrase.ts';
import { describeGame, type GamePage, whoWonAndHow } from './describe-game.ts';

export interface GameCardPicture {
  readonly title: string;
  readonly status: string;
  /** Whoever won, then by points. */
  readonly standings: readonly { readonly name: string; readonly score: string }[];
  readonly summary: string;
}

const STANDINGS = 4;

export function describeGameCard(archive: GameArchive): GameCardPicture {
  const page = describeGame(archive);
  return {
    title: archive.title,
    status: statusOf(page, whoWonAndHow(archive)),
    standings: page.scores
      .toSorted((a, b) => Number(b.isWinner) - Number(a.isWinner))
      .slice(0, STANDINGS)
      .flatMap(({ player, points }) => {
        return points === undefined ? [] : [{ name: player.name, score: points }];
      }),
    summary: `${counted(page.counts.versions, 'version')} of the rules, ${counted(page.counts.proposals, 'proposal')}, ${counted(page.counts.judgments, 'judgment')}`,
  };
}

function statusOf({ statusWords, unwon }: GamePage, won: Phrase | undefined): string {
  if (won) return plain(won);
  return unwon === undefined ? statusWords : `${statusWords}. ${unwon}`;
}
