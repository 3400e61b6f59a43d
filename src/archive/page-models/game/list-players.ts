/** The players of a game, as a table: what each holds, has proposed and has judged. */
import type { Player } from '../../../engine/results/types.ts';
import { capital, nameWords } from '../../../helpers/words.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { numberWords } from '../../words/amount-words.ts';
import { counted, type Phrase, phrase } from '../../words/phrase.ts';
import { playerName, playerNames } from '../../words/phrases/links.ts';
import { rankedQuantities, rankPlayers } from './describe-game.ts';
import { playerStatus } from './describe-player.ts';

type Count = (player: Player) => number;

/** A column without any value is left out. */
export function listPlayers(archive: GameArchive) {
  const players = rankPlayers(archive);
  const { winner, rounds } = archive.replay;
  const won = [winner, ...rounds.map((round) => round.winner)];
  const winners = new Set(won.flatMap((each) => each?.player ?? []));
  const held = rankedQuantities(archive).map((quantity) => ({
    column: capital(nameWords(quantity)),
    cells: new Map(players.map((player) => [player.id, heldOf(player, quantity)])),
  }));
  const counts = countsIn(archive)
    .filter(([, count]) => players.some((player) => count(player) > 0))
    .map(([column, count]) => ({
      column,
      cells: new Map(players.map((player) => [player.id, countOf(count(player))])),
    }));
  const all = [...held, ...counts];
  return {
    columns: all.map(({ column }) => column),
    most: mostAgainst(archive, players),
    /** Those who lead come first, and those who are gone last. */
    rows: players.map((player) => ({
      player: playerName(archive, player.id),
      hasWon: winners.has(player.id),
      statusWords: playerStatus(archive, player),
      cells: all.flatMap(({ cells }) => cells.get(player.id) ?? []),
    })),
  };
}

/** `Most votes against: Cosima Wray, 14 of 29 proposals.` Nothing if nobody is known to have voted. */
function mostAgainst(archive: GameArchive, players: readonly Player[]): Phrase {
  const votes = archive.replay.proposals.filter(
    ({ outcome, written }) => outcome !== 'open' && written.votes?.kind === 'named',
  );
  if (votes.length === 0) return [];
  const against = votedIn(archive, 'against');
  const most = Math.max(...players.map(against));
  if (most === 0) return ['Nobody has voted against a proposal.'];
  const names = players.filter((player) => against(player) === most);
  const who = playerNames(
    archive,
    names.map(({ id }) => id),
  );
  return phrase`Most votes against: ${who}, ${most} of ${counted(votes.length, 'vote')}.`;
}

function heldOf({ holdings }: Player, quantity: string) {
  const amount = holdings.get(quantity);
  return amount ? { words: numberWords(amount), value: amount.valueOf() } : countOf(0);
}

/** A cell, and the value by which rows are sorted. */
function countOf(value: number) {
  return { words: String(value), value };
}

function votedIn({ replay }: GameArchive, side: 'for' | 'against' | 'abstain'): Count {
  return tally(
    replay.proposals.flatMap(({ outcome, written: { votes } }) =>
      votes?.kind === 'named' && outcome !== 'open' ? [...new Set(votes[side])] : [],
    ),
  );
}

function countsIn(archive: GameArchive): readonly (readonly [string, Count])[] {
  const { replay } = archive;
  const made = tally(replay.proposals.map(({ written }) => written.by));
  const adopted = tally(
    replay.proposals.flatMap(({ outcome, written }) => (outcome === 'adopted' ? written.by : [])),
  );
  const judged = tally(
    replay.judgments.flatMap(({ written }) => [
      ...new Set(written.bench.flatMap(({ judges }) => judges)),
    ]),
  );
  return [
    ['Voted for', votedIn(archive, 'for')],
    ['Voted against', votedIn(archive, 'against')],
    ['Abstained', votedIn(archive, 'abstain')],
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
