/** The players of a game, as a table: what each holds, has proposed and has judged. */
import type { Player } from '../../../engine/results/types.ts';
import { capital, nameWords } from '../../../helpers/words.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { numberWords } from '../../words/amount-words.ts';
import type { Name } from '../../words/phrase.ts';
import { playerName } from '../../words/phrases/links.ts';
import { rankedQuantities, rankPlayers } from './describe-game.ts';
import { playerStatus } from './describe-player.ts';

export interface PlayerTable {
  readonly columns: readonly string[];
  /** Those who lead come first, and those who are gone last. */
  readonly rows: readonly PlayerRow[];
}

export interface PlayerRow {
  readonly player: Name;
  readonly hasWon: boolean;
  readonly statusWords: string;
  /** One for each of the columns. */
  readonly cells: readonly PlayerCell[];
}

export interface PlayerCell {
  readonly words: string;
  /** By which rows are sorted. */
  readonly value: number;
}

type Count = (player: Player) => number;

/** A column of which every player has none is left out. */
export function listPlayers(archive: GameArchive): PlayerTable {
  const players = rankPlayers(archive);
  const { winner, rounds } = archive.replay;
  const won = [winner, ...rounds.map((round) => round.winner)];
  const winners = new Set(won.flatMap((each) => each?.player ?? []));
  const held = rankedQuantities(archive).map((quantity) => ({
    column: capital(nameWords(quantity)),
    cells: new Map(players.map((player) => [player.id, heldOf(player, quantity)])),
  }));
  const counted = countsIn(archive)
    .filter(([, count]) => players.some((player) => count(player) > 0))
    .map(([column, count]) => ({
      column,
      cells: new Map(players.map((player) => [player.id, countOf(count(player))])),
    }));
  const all = [...held, ...counted];
  return {
    columns: all.map(({ column }) => column),
    rows: players.map((player) => ({
      player: playerName(archive, player.id),
      hasWon: winners.has(player.id),
      statusWords: playerStatus(archive, player),
      cells: all.flatMap(({ cells }) => cells.get(player.id) ?? []),
    })),
  };
}

function heldOf({ holdings }: Player, quantity: string): PlayerCell {
  const amount = holdings.get(quantity);
  return amount ? { words: numberWords(amount), value: amount.valueOf() } : countOf(0);
}

function countOf(value: number): PlayerCell {
  return { words: String(value), value };
}

function countsIn({ replay }: GameArchive): readonly (readonly [string, Count])[] {
  const made = tally(replay.proposals.map(({ written }) => written.by));
  const adopted = tally(
    replay.proposals.flatMap(({ outcome, written }) => (outcome === 'adopted' ? written.by : [])),
  );
  const judged = tally(
    replay.judgments.flatMap(({ written }) => [
      ...new Set(written.bench.flatMap(({ judges }) => judges)),
    ]),
  );
  const voted = (side: 'for' | 'against' | 'abstain') =>
    tally(
      replay.proposals.flatMap(({ outcome, written: { votes } }) =>
        votes?.kind === 'named' && outcome !== 'open' ? [...new Set(votes[side])] : [],
      ),
    );
  return [
    ['Voted for', voted('for')],
    ['Voted against', voted('against')],
    ['Abstained', voted('abstain')],
    ['Proposals', made],
    ['Adopted', adopted],
    ['Judgments', judged],
  ];
}

function tally(players: readonly (PlayerId | undefined)[]): Count {
  const counts = new Map<PlayerId | undefined, number>();
  for (const id of players) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ({ id }) => counts.get(id) ?? 0;
}
