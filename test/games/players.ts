/** The players of a made-up game, in their order. */
import type { Random } from './random.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly surname: string;
  playing: boolean;
}

export interface Table {
  /** In seat order, those who have left included. */
  readonly seats: Player[];
  readonly bySurname: boolean;
}

const ONSETS = ['B', 'D', 'F', 'G', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'V'];
const MIDDLES = ['a', 'e', 'i', 'o', 'u', 'ar', 'en', 'il', 'or', 'um'];
const ENDS = ['by', 'den', 'dle', 'gan', 'ker', 'lis', 'mont', 'ray', 'son', 'ton'];

/** Somebody whose surname nobody else has, so that the alphabet always decides. */
export function invite(random: Random, { seats }: Table): Player {
  const id = `p${seats.length + 1}`;
  const taken = new Set(seats.map(({ surname }) => surname));
  for (;;) {
    const surname = random.pick(ONSETS) + random.pick(MIDDLES) + random.pick(ENDS);
    if (!taken.has(surname)) return { id, name: `${id} ${surname}`, surname, playing: true };
  }
}

export function playing({ seats }: Table): readonly Player[] {
  return seats.filter((player) => player.playing);
}

/** The player whose turn comes after somebody's, who may have left since. */
export function following(table: Table, player: Player | undefined): Player {
  return neighbour(orderOf(table), player);
}

export function preceding(table: Table, player: Player): Player {
  return neighbour(orderOf(table).toReversed(), player);
}

function orderOf({ seats, bySurname }: Table): readonly Player[] {
  return bySurname ? seats.toSorted((a, b) => (a.surname < b.surname ? -1 : 1)) : seats;
}

function neighbour(order: readonly Player[], player: Player | undefined): Player {
  const place = player ? order.indexOf(player) + 1 : 0;
  const next = [...order.slice(place), ...order.slice(0, place)].find((each) => each.playing);
  if (!next) throw new Error('Nobody plays.');
  return next;
}
