/** How the game stands, in words for a player at the desk. */
import type { GameArchive } from '../archive/lookup/game-archive.ts';
import { describeGame } from '../archive/page-models/game/describe-game.ts';
import { describeStateOfPlay } from '../archive/page-models/game/describe-state-of-play.ts';
import { describeTimeline } from '../archive/page-models/game/describe-timeline.ts';
import { plain } from '../archive/words/phrase.ts';

export interface DeskState {
  /** That a throw is due, or that nobody has a move any more: what is to be known first. */
  readonly announced: { readonly words: string; readonly way: 'roll' | 'correct' } | undefined;
  /** What the game waits for. */
  readonly state: readonly string[];
}

export function deskState(archive: GameArchive): DeskState {
  const { moves, votes, questions } = describeStateOfPlay(archive);
  const said = moves.map(plain);
  const announced = announcedIn(archive, said);
  return {
    announced,
    state: [
      ...said.filter((words) => words !== announced?.words),
      ...votes.map((vote) => `${plain(vote.proposal)}: ${vote.soFar} ${vote.needs}`),
      ...questions.map(plain),
    ],
  };
}

function announcedIn(archive: GameArchive, moves: readonly string[]): DeskState['announced'] {
  const [first] = moves;
  if (archive.replay.due === 'roll' && first !== undefined) return { words: first, way: 'roll' };
  // Where nobody has a move any more, how it ended.
  if (first !== undefined) return undefined;
  const { statusWords, outcome } = describeGame(archive);
  const ended = outcome.length > 0 ? outcome.map(plain) : [`${statusWords}.`];
  return { words: ended.join(' '), way: 'correct' };
}

/** Events that rest on words alone, by their ids: a Judge may let them stand. */
export function onWordsAlone(archive: GameArchive) {
  const { timeline } = archive.replay;
  return timeline.flatMap((entry, i) => {
    if (entry.kind !== 'event' || entry.ground?.by !== 'words') return [];
    const { id } = entry.event;
    const [step] = describeTimeline(archive, i);
    return id === undefined || !step ? [] : [{ id, name: plain(step.words) }];
  });
}
