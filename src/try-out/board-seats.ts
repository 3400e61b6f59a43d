/** The seats at the board: what each player holds, has voted and may do next. */
import type { GameArchive } from '../archive/lookup/game-archive.ts';
import { leadingQuantity, winningMarkAndRule } from '../archive/lookup/winning-mark.ts';
import { rankedQuantities } from '../archive/page-models/game/describe-game.ts';
import { numberWords } from '../archive/words/amount-words.ts';
import type { Player, Replay } from '../engine/results/types.ts';
import { capital, nameWords } from '../helpers/words.ts';
import type { WayToVote } from '../records/kinds/votes.ts';
import type { PlayerId } from '../values/ids.ts';

/** In the order of seats. Players who are gone come last. */
export function seatsOf(archive: GameArchive, proposal: string | undefined) {
  const { replay } = archive;
  const leading = leadingQuantity(archive);
  const others = rankedQuantities(archive).filter((quantity) => quantity !== leading);
  const letters = lettersOf(replay.players);
  const seats = replay.players.map((player, place) => {
    const held = player.holdings.get(leading);
    return {
      id: player.id,
      name: player.name,
      /** One or two letters that no other seat has. */
      letters: letters.get(player.id) ?? '',
      /** Its index from 0, for the colour. */
      place,
      isPlaying: player.status === 'playing',
      score: held && numberWords(held),
      /** The other holdings: `3 beans`. */
      holds: others.flatMap((quantity) => {
        const amount = player.holdings.get(quantity);
        return amount ? [`${numberWords(amount)} ${nameWords(quantity)}`] : [];
      }),
      /** `Proposer`, `Judge, if asked`, an office. */
      notes: notesOn(archive, player, proposal),
      /** The player's vote on the shown proposal; `undefined` if none is shown. */
      voted: proposal === undefined ? undefined : votedOn(archive, proposal, player.id),
    };
  });
  return seats.toSorted((a, b) => Number(b.isPlaying) - Number(a.isPlaying));
}

export type BoardSeat = ReturnType<typeof seatsOf>[number];

function notesOn(archive: GameArchive, player: Player, proposal: string | undefined) {
  const { replay, proposals } = archive;
  const { id, status, robot } = player;
  if (status !== 'playing') return [status === 'left' ? 'Has left' : 'Has forfeited'];
  const written = proposal === undefined ? undefined : proposals.get(proposal)?.written;
  const offices = [...replay.offices].flatMap(([office, holders]) =>
    holders.includes(id) ? [capital(nameWords(office))] : [],
  );
  return [
    ...(robot ? ['Robot'] : []),
    ...(written?.by === id ? ['Proposer'] : []),
    ...(replay.toMove === id && written?.by !== id ? ['To move'] : []),
    ...offices,
    ...judgeNote(replay, id),
  ];
}

function judgeNote({ openQuestions, wouldJudge }: Replay, id: PlayerId): readonly string[] {
  if (openQuestions.some(({ judge }) => judge === id)) return ['Judge'];
  return wouldJudge === id ? ['Judge, if asked'] : [];
}

function votedOn(archive: GameArchive, name: string, id: PlayerId): WayToVote | undefined {
  const votes = archive.proposals.get(name)?.written.votes;
  if (votes?.kind !== 'named') return undefined;
  return (['for', 'against', 'abstain'] as const).find((way) => votes[way].includes(id));
}

/** The first letter of each name. Equal ones get the second letter, or that of the last word. */
function lettersOf(players: readonly Player[]): ReadonlyMap<PlayerId, string> {
  const first = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '?';
  const ways = [
    first,
    (name: string) => [...name.trim()].slice(0, 2).join(''),
    (name: string) => first(name) + first(name.trim().split(/\s+/).at(-1) ?? ''),
  ];
  return new Map(
    players.map(({ id, name }, place) => {
      const isApart = (way: (name: string) => string) =>
        players.filter((other) => way(other.name) === way(name)).length === 1;
      return [id, ways.find(isApart)?.(name) ?? `${first(name)}${place + 1}`];
    }),
  );
}

/** Each player's distance to the winning mark; `undefined` without one mark for all. */
export function trackOf(archive: GameArchive) {
  const quantity = leadingQuantity(archive);
  const wins = winningMarkAndRule(archive, quantity);
  const mark = wins?.mark.valueOf() ?? 0;
  if (!wins || mark <= 0) return undefined;
  const playing = archive.replay.players.filter(({ status }) => status === 'playing');
  const scores = playing.map(({ id, holdings }) => ({
    seat: id,
    held: holdings.get(quantity)?.valueOf() ?? 0,
  }));
  const least = Math.min(0, ...scores.map(({ held }) => held));
  const most = Math.max(mark, ...scores.map(({ held }) => held));
  const at = (held: number) => Math.round(((held - least) / (most - least)) * 1000) / 10;
  return {
    mark: numberWords(wins.mark),
    quantity: nameWords(quantity),
    rule: wins.rule,
    /** In hundredths of the track. */
    places: scores.map(({ seat, held }) => ({ seat, at: at(held) })),
    /** The position of 0, if somebody has less. */
    zero: at(0),
  };
}
