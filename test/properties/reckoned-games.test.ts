/**
 * Small games by laws made at random, in which players come and go, abstain and keep silent, ask
 * Judges, win, and now and then do what they may not: what comes of it is reckoned here in the
 * simplest way, which shares nothing with the engine.
 */
import { expect } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  play,
  type Setting,
  scores,
  sourcesOf,
} from '../engine/table.ts';
import { createRandom, type Random } from '../games/random.ts';
import { withRecord } from '../games/with-record.ts';
import { byDayAndNight } from '../portions.ts';

const NAMES: Readonly<Record<string, string>> = {
  a: 'Ann Young',
  b: 'Bob Adams',
  c: 'Cyd Moore',
  d: 'Dot Dean',
  e: 'Eve Bell',
  f: 'Flo Zander',
};

type Order = 'seat' | 'surname' | 'none';

interface Law {
  readonly order: Order;
  readonly step: 1 | -1;
  readonly needs: keyof typeof NEEDS;
  readonly quorum: number;
  readonly awards: readonly Award[];
  readonly least: number;
  readonly most: number;
  readonly mark: number;
}

interface Vote {
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly none: readonly string[];
}

/** What adopts, as a card has it and as it is reckoned. */
const NEEDS = {
  'votes.for > votes.against': ({ yes, no }: Vote) => yes.length > no.length,
  'votes.majority': ({ yes, no }: Vote) => yes.length > no.length,
  'votes.for > votes.eligible / 2': ({ yes }: Vote, all: number) => 2 * yes.length > all,
  'votes.unanimous': ({ yes }: Vote, all: number) => yes.length === all,
  'votes.for * 3 >= votes.cast * 2': ({ yes, no }: Vote) => yes.length >= 2 * no.length,
} as const;

interface Award {
  readonly on: 'resolved' | 'adopted' | 'defeated' | 'judged';
  readonly to: string;
  readonly points: number;
}

/** Who receives an award for a vote. */
function recipients(
  to: string,
  vote: Vote,
  by: string,
  here: readonly string[],
): readonly string[] {
  const { yes, no, none } = vote;
  if (to === 'proposer') return [by];
  if (to === 'everyone') return here;
  if (to === 'for') return yes;
  if (to === 'against') return no;
  if (to === 'abstained') return none;
  return here.filter((id) => ![...yes, ...no, ...none].includes(id));
}

function makeLaw(random: Random): Law {
  const isBound = random.chance(0.4);
  const award = (): Award => {
    const on = random.pick(['resolved', 'adopted', 'defeated', 'judged'] as const);
    const to = ['proposer', 'everyone', 'for', 'against', 'abstained', 'silent'];
    return { on, to: on === 'judged' ? 'judge' : random.pick(to), points: random.below(8) - 2 };
  };
  return {
    order: random.pick(['seat', 'seat', 'surname', 'surname', 'none']),
    step: random.pick([1, 1, -1]),
    needs: random.pick(Object.keys(NEEDS) as (keyof typeof NEEDS)[]),
    quorum: random.pick([0, 0, 2, 3]),
    awards: Array.from({ length: 1 + random.below(4) }, award),
    least: isBound ? random.pick([0, -3]) : -Infinity,
    most: isBound ? random.pick([5, 9]) : Infinity,
    mark: random.pick([Infinity, 8, 15, 25]),
  };
}

/** The law on cards, the awards on two of them. */
function cardsOf(law: Law): NonNullable<Setting['cards']> {
  const { order, step, awards, least, most, mark } = law;
  const bounds = [`starts: 0`, ...(least > -Infinity ? [`least: ${least}, most: ${most}`] : [])];
  const turns =
    order === 'none'
      ? 'none'
      : `{ order: ${order}, direction: ${step > 0 ? 'forward' : 'backward'} }`;
  const listed = (some: readonly Award[]) =>
    `{ awards: [${some.map(({ on, to, points }) => `{ on: ${on}, to: ${to}, points: ${points} }`).join(', ')}] }`;
  const half = Math.ceil(awards.length / 2);
  const quorum = law.quorum > 0 ? `quorum: votes.cast >= ${law.quorum}, ` : '';
  return {
    105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
    201: card(201, `{ turns: ${turns}, quantities: { points: { ${bounds.join(', ')} } } }`),
    202: card(202, listed(awards.slice(0, half))),
    203: card(203, `{ ${quorum}adoption: "${law.needs}" }`),
    204: card(204, half < awards.length ? listed(awards.slice(half)) : ''),
    206: card(206, ''),
    208: mark < Infinity ? card(208, `{ win: [{ when: player.points >= ${mark} }] }`) : null,
    212: card(212, '{ judge: { chosen: preceding-player } }'),
  };
}

type End =
  | { readonly next: string | undefined }
  | { readonly winner: string }
  | { readonly wrong: string };

interface Reckoned {
  readonly setting: Setting;
  readonly outcomes: readonly string[];
  readonly points: Readonly<Record<string, number>>;
  readonly end: End;
}

/** All that is known of a game while it is made. */
class Game {
  readonly law: Law;
  readonly points: Record<string, number> = {};
  readonly outcomes: string[] = [];
  readonly proposals: Record<string, string> = {};
  readonly judgments: Record<string, string> = {};
  readonly events: string[] = [];
  /** Everybody who ever sat down, in the order of seats. */
  readonly seats: string[];
  readonly gone = new Set<string>();
  readonly random: Random;
  readonly players: string;

  constructor(random: Random) {
    this.random = random;
    this.law = makeLaw(random);
    this.seats = [...'abcde'].slice(0, 3 + random.below(3));
    for (const id of this.seats) this.points[id] = 0;
    this.players = this.seats.map((id) => `${id}: { name: ${NAMES[id]} }`).join('\n  ');
  }

  here(): readonly string[] {
    return this.seats.filter((id) => !this.gone.has(id));
  }

  /** Everybody in the order of turns, those included who left. */
  inOrder(): readonly string[] {
    if (this.law.order !== 'surname') return this.seats;
    const surname = (id: string) => NAMES[id]?.split(' ')[1] ?? '';
    return this.seats.toSorted((a, b) => (surname(a) < surname(b) ? -1 : 1));
  }

  /** Who plays so many places on from somebody in the order of turns, passing over who left. */
  beside(id: string, step: 1 | -1): string {
    const order = this.inOrder();
    let at = order.indexOf(id);
    do at = (at + step + order.length) % order.length;
    while (this.gone.has(order[at] ?? ''));
    return order[at] ?? '';
  }

  first(): string {
    const { order, step } = this.law;
    return (order === 'surname' && step < 0 ? this.inOrder().at(-1) : this.inOrder()[0]) ?? '';
  }

  give(id: string, sum: number): void {
    const { least, most } = this.law;
    this.points[id] = Math.min(most, Math.max(least, (this.points[id] ?? 0) + sum));
  }

  /** Who has won by now, or what is wrong where several have. */
  won(): End | undefined {
    const [winner, ...others] = this.here().filter((id) => (this.points[id] ?? 0) >= this.law.mark);
    if (others.length > 0) return { wrong: 'win/simultaneous' };
    return winner === undefined ? undefined : { winner };
  }

  vote(number: number, by: string): void {
    const here = this.here();
    const ways = new Map(
      here.map((id) => [
        id,
        id === by ? 'yes' : this.random.pick(['yes', 'yes', 'no', 'none', '']),
      ]),
    );
    const cast = (way: string) => here.filter((id) => ways.get(id) === way);
    const vote = { yes: cast('yes'), no: cast('no'), none: cast('none') };
    const isQuorum = vote.yes.length + vote.no.length >= this.law.quorum;
    const isAdopted = isQuorum && NEEDS[this.law.needs](vote, here.length);
    this.outcomes.push(isAdopted ? 'adopted' : 'defeated');
    for (const { on, to, points } of this.law.awards) {
      if (on !== 'resolved' && on !== (isAdopted ? 'adopted' : 'defeated')) continue;
      for (const id of recipients(to, vote, by, here)) this.give(id, points);
    }
    const { yes, no, none } = vote;
    const votes = `votes: { for: [${yes.join(', ')}], against: [${no.join(', ')}], abstain: [${none.join(', ')}] }`;
    this.proposals[number] = enact(number, by, votes);
  }

  /** A question after the vote, which is for the player before the one who moved last. */
  judge(number: number, mover: string): End | undefined {
    const right = this.beside(mover, this.law.order === 'none' || this.law.step > 0 ? -1 : 1);
    const isWrong = this.random.chance(0.1);
    const judge = isWrong ? this.random.pick(this.here().filter((id) => id !== right)) : right;
    const by = this.random.pick(this.here().filter((id) => id !== right));
    const on = day(number, 1);
    this.judgments[number] =
      `---\njudgment: ${number}\nquestion: May they?\nby: ${by}\ninvoked: ${on}\njudge: ${judge}\nruling: 'Yes'\ngiven: ${on}\n---\nSo.\n`;
    if (isWrong) return { wrong: 'judge/wrong' };
    for (const { on: occasion, points } of this.law.awards) {
      if (occasion === 'judged') this.give(judge, points);
    }
    return this.won();
  }

  event(number: number): End | undefined {
    const on = `on: ${day(number, 1)}`;
    const here = this.here();
    const kind = this.random.pick(['points', 'points', 'leave', 'join']);
    if (kind === 'leave' && here.length > 2) {
      const id = this.random.pick(here);
      this.gone.add(id);
      this.events.push(`  - { ${on}, leave: ${id} }`);
    } else if (kind === 'join' && this.seats.length < 6) {
      const id = 'abcdef'.charAt(this.seats.length);
      this.seats.push(id);
      this.points[id] = 0;
      this.events.push(`  - { ${on}, join: { id: ${id}, name: ${NAMES[id]} } }`);
    } else {
      const id = this.random.pick(here);
      const sum = this.random.below(6) - 1;
      const before = this.points[id] ?? 0;
      this.events.push(`  - { ${on}, points: { ${id}: ${sum} }, rule: 201 }`);
      if (before + sum > this.law.most || before + sum < this.law.least)
        return { wrong: 'limit/breached' };
      this.give(id, sum);
    }
    return this.won();
  }
}

function reckon(random: Random): Reckoned {
  const game = new Game(random);
  const end = playOn(game);
  const { law, players, proposals, judgments, events, points, outcomes } = game;
  const happened = events.length > 0 && { events: events.join('\n') };
  const setting = { players, cards: cardsOf(law), proposals, judgments, ...happened };
  return { setting, outcomes, points, end };
}

function playOn(game: Game): End {
  const { random, law } = game;
  let mover = law.order === 'none' ? undefined : game.first();
  for (let number = 301; number < 304 + random.below(6); number++) {
    const by = mover ?? random.pick(game.here());
    if (mover !== undefined && random.chance(0.03)) {
      const other = random.pick(game.here().filter((id) => id !== mover));
      game.proposals[number] = enact(number, other, 'votes: { tally: { for: 1 } }');
      return { wrong: 'turn/out-of-order' };
    }
    game.vote(number, by);
    const end =
      game.won() ??
      (random.chance(0.3) ? game.judge(number, by) : undefined) ??
      (random.chance(0.4) ? game.event(number) : undefined);
    if (end) return end;
    mover = law.order === 'none' ? undefined : game.beside(by, law.step);
  }
  return { next: mover };
}

byDayAndNight('what the players wrote is what comes of it', 120, (games) => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= games; seed++) {
    const game = reckon(createRandom(seed));
    withRecord(`the seed ${seed}`, sourcesOf(game.setting), () => holdTo(game));
    ends.add('wrong' in game.end ? game.end.wrong : Object.keys(game.end).join());
  }
  expect(ends).toEqual(
    new Set([
      'next',
      'winner',
      'win/simultaneous',
      'judge/wrong',
      'turn/out-of-order',
      'limit/breached',
    ]),
  );
});

function holdTo({ setting, outcomes, points, end }: Reckoned): void {
  const replayed = play(setting);
  const errors = errorsOf(replayed).map(({ code }) => code);
  if ('wrong' in end) {
    expect(errors).toEqual([end.wrong]);
    return;
  }
  expect(errors).toEqual([]);
  expect(replayed.proposals.map(({ outcome }) => outcome)).toEqual(outcomes);
  expect(scores(replayed)).toEqual(points);
  expect('winner' in end ? replayed.winner?.player : replayed.toMove).toBe(
    'winner' in end ? end.winner : end.next,
  );
}
