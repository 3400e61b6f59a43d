/** The picture that goes with a link to a game: what it says and where, without any drawing yet. */

import type { GameArchive } from '../lookup/game-archive.ts';
import { counted, plain } from '../words/phrase.ts';
import { describeGame } from './describe-game.ts';

export interface GameCardPicture {
  readonly title: string;
  readonly status: string;
  readonly standings: readonly { readonly name: string; readonly score: string }[];
  readonly summary: string;
}

const STANDINGS = 4;

export function describeGameCard(archive: GameArchive): GameCardPicture {
  const page = describeGame(archive);
  const winner = page.standing[0];
  return {
    title: archive.title,
    status: archive.replay.winner && winner ? plain(winner) : page.statusWords,
    standings: page.scores.slice(0, STANDINGS).flatMap(({ player, points }) => {
      return points === undefined ? [] : [{ name: player.name, score: points }];
    }),
    summary: `${counted(page.counts.versions, 'version')} of the rules, ${counted(page.counts.proposals, 'proposal')}, ${counted(page.counts.judgments, 'judgment')}`,
  };
}
