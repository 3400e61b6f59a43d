/** A game as those see it who sit at the board. */
import type { GameArchive } from '../archive/lookup/game-archive.ts';
import { describeGame } from '../archive/page-models/game/describe-game.ts';
import { plain } from '../archive/words/phrase.ts';
import { asksWords } from '../archive/words/phrases/asks-words.ts';
import { authorNames, proposalWords } from '../archive/words/phrases/proposal-words.ts';
import { proposalResult } from '../archive/words/proposal-result.ts';
import type { Replay } from '../engine/results/types.ts';
import { type DeskChoices, deskChoices } from './desk-choices.ts';

export interface BoardView extends DeskChoices {
  readonly title: string;
  readonly ruleset: string;
  /** Whether it is won or over, and how. */
  readonly standing: readonly string[];
  readonly due: NonNullable<Replay['due']> | 'consent' | 'nothing';
  /** How many faces the die has that is thrown. */
  readonly faces: number;
  /** When the last move was made, in milliseconds; 0 where none is dated. */
  readonly latest: number;
  readonly quantities: readonly string[];
  readonly scores: readonly {
    readonly name: string;
    readonly status: string;
    /** One for each of the quantities. */
    readonly amounts: readonly string[];
  }[];
  /** What became of each proposal, and each question. */
  readonly past: readonly string[];
}

const USUAL_DIE = 6;

export function boardView(archive: GameArchive): BoardView {
  const { replay, title, ruleset } = archive;
  const { standing, quantities, scores } = describeGame(archive);
  return {
    ...deskChoices(archive),
    title,
    ruleset: ruleset.title,
    standing: standing.map(plain),
    due: replay.stayed ? 'consent' : (replay.due ?? 'nothing'),
    faces: replay.faces?.valueOf() ?? USUAL_DIE,
    latest: Math.max(0, ...replay.timeline.map(({ on }) => on?.from ?? 0)),
    quantities,
    scores: scores.map(({ player, statusWords, amounts }) => ({
      name: player.name,
      status: statusWords,
      amounts,
    })),
    past: [...pastProposals(archive), ...pastJudgments(archive)],
  };
}

function pastProposals(archive: GameArchive): readonly string[] {
  return archive.replay.proposals
    .filter(({ outcome }) => outcome !== 'open')
    .map((proposal) => {
      const { written } = proposal;
      const authors = authorNames(archive, written);
      const by = authors.length === 0 ? '' : ` by ${authors.join(', ')}`;
      const asks = plain(asksWords(archive, proposal));
      return `${proposalWords(written)}${by}. ${asks}. ${proposalResult(archive.replay, proposal)}`;
    });
}

function pastJudgments({ replay }: GameArchive): readonly string[] {
  return replay.judgments.flatMap(({ written, ruling }) =>
    ruling === undefined ? [] : [`Judgment ${written.number}: ${written.question} ${ruling}`],
  );
}
