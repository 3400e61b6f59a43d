/** The seats at the board: what each player holds, has voted and may do next. */
import type { GameArchive } from '../archive/lookup/game-archive.ts';
import { leadingQuantity, winningMarkAndRule } from '../archive/lookup/winning-mark.ts';
import { rankedQuantities } from '../archive/page-models/game/describe-game.ts';
import { numberWords } from '../archive/words/amount-words.ts';
import type { Player, Replay } from '../engine/results/types.ts';
import { capital, nameWords } from '../helpers/words.ts';
import { WAYS } from '../records/kinds/votes.ts';
import type { PlayerId } from '../values/ids.ts';

/** In the order of seats. Players who are gone come last. */
export function seatsOf(archive: GameArchive, proposal: string | undefined) {
  const { replay } = archive;
  const leading = leadingQuantity(archive);
  const others = rankedQuantities(archive).filter((quantity) => quantity !== leading);
  const letters = lettersOf(replay.players);
  const written = proposal === undefined ? undefined : archive.proposals.get(proposal)?.written;
  const votes = written?.votes?.kind === 'named' ? written.votes : undefined;
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
      notes: notesOn(replay, player, written?.by),
      /** The player's ballot in the vote that is shown; `undefined` without one. */
      voted: WAYS.find((way) => votes?.[way].includes(player.id)),
    };
  });
  return seats.toSorted((a, b) => Number(b.isPlaying) - Number(a.isPlaying));
}

export type BoardSeat = ReturnType<typeof seatsOf>[number];

function notesOn(replay: Replay, { id, status, robot }: Player, proposer: PlayerId | undefined) {
  if (status !== 'playing') return [status === 'left' ? 'Has left' : 'Has forfeited'];
  const { offices, openQuestions, toMove, wouldJudge } = replay;
  const held = [...offices].filter(([, holders]) => holders.includes(id));
  const judges = openQuestions.some(({ judge }) => judge === id);
  return [
    ...(robot ? ['Robot'] : []),
    ...(proposer === id ? ['Proposer'] : []),
    ...(toMove === id && proposer !== id ? ['To move'] : []),
    ...held.map(([office]) => capital(nameWords(office))),
    ...(judges ? ['Judge'] : wouldJudge === id ? ['Judge, if asked'] : []),
  ];
}

/** The first letter of each name. If two begin alike, the second letter or that of the last word is added. */
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
