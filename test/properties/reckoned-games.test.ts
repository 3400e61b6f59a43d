/**
 * Small games by random laws, changed by votes in mid-game. Players come and go, abstain and keep
 * silent, ask Judges, win, and now and then break a rule. The result is reckoned here in the simplest
 * way, which shares nothing with the engine.
 */
import { expect } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  playForResults,
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

interface Vote {
  readonly number: number;
  readonly by: string;
  readonly here: readonly string[];
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly none: readonly string[];
}

/** The condition for adoption, as a card has it and as it is reckoned. */
const NEEDS = {
  'votes.for > votes.against': (yes, no) => yes > no,
  'votes.majority': (yes, no) => yes > no,
  'votes.for > votes.eligible / 2': (yes, _, all) => 2 * yes > all,
  'votes.for * 2 >= votes.eligible': (yes, _, all) => 2 * yes >= all,
  'votes.for >= votes.eligible * 2/3': (yes, _, all) => 3 * yes >= 2 * all,
  'votes.unanimous': (yes, _, all) => yes === all,
  'votes.for * 3 >= votes.cast * 2': (yes, no) => yes >= 2 * no,
} satisfies Record<string, (yes: number, no: number, all: number) => boolean>;
type Need = keyof typeof NEEDS;

/** The receivers of an award for a vote. */
const RECIPIENTS = {
  proposer: ({ by }) => [by],
  everyone: ({ here }) => here,
  for: ({ yes }) => yes,
  against: ({ no }) => no,
  abstained: ({ none }) => none,
  silent: ({ here, yes, no, none }) => here.filter((id) => ![...yes, ...no, ...none].includes(id)),
  judge: () => [],
} satisfies Record<string, (vote: Vote) => readonly string[]>;

const FEW = 297;

/** A share is one of all the votes that could be cast. */
function sharedOut({ number, here, yes }: Vote, points: number): number {
  const all = here.length;
  return Math.floor((2 * (number - FEW - points) * yes.length + all) / (2 * all));
}

interface Award {
  readonly on: 'resolved' | 'adopted' | 'defeated' | 'judged';
  readonly to: keyof typeof RECIPIENTS;
  readonly points: number;
  /** The number above this one, times the share of the votes in favour, one half rounded up. */
  readonly isShared?: boolean;
  /** Only where not all have to agree. */
  readonly isForDissent?: boolean;
}

type Slot = 'turns' | 'awards' | 'adoption' | 'ballots' | 'win';

/** A rule's provision, as its card has it and as it is reckoned here. */
interface Says {
  readonly slot: Slot;
  readonly mechanics: string;
  readonly step?: 1 | -1;
  readonly awards?: readonly Award[];
  readonly needs?: Need;
  readonly quorum?: number;
  readonly ballots?: number;
  readonly mark?: number;
}

interface Rule {
  number: number;
  says: Says;
}

interface Law {
  readonly order: 'seat' | 'surname' | 'none';
  readonly least: number;
  readonly most: number;
  readonly rules: Rule[];
}

function turns({ order, least, most }: Omit<Law, 'rules'>, step: 1 | -1): Says {
  const turned = `{ order: ${order}, direction: ${step > 0 ? 'forward' : 'backward'} }`;
  const bounds = least > -Infinity ? `, least: ${least}, most: ${most}` : '';
  const points = `quantities: { points: { starts: 0${bounds} } }`;
  const mechanics = `{ turns: ${order === 'none' ? 'none' : turned}, ${points} }`;
  return { slot: 'turns', mechanics, step };
}

function adoption(needs: Need, quorum = 0): Says {
  const least = quorum > 0 ? `quorum: votes.cast >= ${quorum}, ` : '';
  return { slot: 'adoption', mechanics: `{ ${least}adoption: "${needs}" }`, needs, quorum };
}

function awarded(awards: readonly Award[]): Says {
  const listed = awards.map(({ on, to, points, isShared, isForDissent }) => {
    const sum = isShared ? `round((proposal.number - ${FEW + points}) * votes.favourable)` : points;
    const test = isForDissent ? `, if: '!adoption.unanimous'` : '';
    return `{ on: ${on}, to: ${to}, points: ${sum}${test} }`;
  });
  return { slot: 'awards', mechanics: `{ awards: [${listed.join(', ')}] }`, awards };
}

function ballots(each: number): Says {
  return { slot: 'ballots', mechanics: `{ ballots: ${each} }`, ballots: each };
}

function win(mark: number): Says {
  return { slot: 'win', mechanics: `{ win: [{ when: player.points >= ${mark} }] }`, mark };
}

function makeAward(random: Random): Award {
  const on = random.pick(['resolved', 'adopted', 'defeated', 'judged'] as const);
  const points = random.below(8) - 2;
  if (on === 'judged') return { on, to: 'judge', points };
  const votes = ['proposer', 'everyone', 'for', 'against', 'abstained', 'silent'] as const;
  const isShared = random.chance(0.2);
  return { on, to: random.pick(votes), points, isShared, isForDissent: random.chance(0.2) };
}

const makeAwards = (random: Random) =>
  awarded(Array.from({ length: 1 + random.below(2) }, () => makeAward(random)));

/** Suber's Rule 203: a majority is enough after two circuits, if it was not amended by then. */
const AS_IT_STANDS = adoption('votes.unanimous');

function makeAdoption(random: Random): Says {
  const needs = random.pick(Object.keys(NEEDS) as Need[]);
  return adoption(needs, random.pick([0, 0, 3, 5]));
}

function makeLaw(random: Random): Law {
  const isBound = random.chance(0.4);
  const play = {
    order: random.pick(['seat', 'seat', 'surname', 'surname', 'none'] as const),
    least: isBound ? random.pick([0, -3]) : -Infinity,
    most: isBound ? random.pick([5, 9]) : Infinity,
  };
  const mark = random.pick([Infinity, 8, 15, 25]);
  const staying = play.order !== 'none' && random.chance(0.4);
  const rules = [
    { number: 201, says: turns(play, random.pick([1, 1, -1])) },
    { number: 202, says: makeAwards(random) },
    { number: 203, says: staying ? AS_IT_STANDS : makeAdoption(random) },
    { number: 204, says: makeAwards(random) },
    { number: 207, says: ballots(1) },
    ...(mark < Infinity ? [{ number: 208, says: win(mark) }] : []),
  ];
  return { ...play, rules };
}

function cardsOf({ rules }: Law): NonNullable<Setting['cards']> {
  const changed = rules.filter(({ says }) => says !== AS_IT_STANDS);
  return {
    105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
    206: card(206, ''),
    208: null,
    212: card(212, '{ judge: { chosen: preceding-player } }'),
    ...Object.fromEntries(
      changed.map(({ number, says }) => [number, card(number, says.mechanics)]),
    ),
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
    this.seats = [...'abcde'].slice(0, 2 + random.below(4));
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

  /** The player so many places on from somebody in the order of turns, passing over players who left. */
  beside(id: string, step: 1 | -1): string {
    const order = this.inOrder();
    let at = order.indexOf(id);
    do at = (at + step + order.length) % order.length;
    while (this.gone.has(order[at] ?? ''));
    return order[at] ?? '';
  }

  first(): string {
    const isLast = this.law.order === 'surname' && this.step() < 0;
    return (isLast ? this.inOrder().at(-1) : this.inOrder()[0]) ?? '';
  }

  /**
   * The rule with the lowest number, if several are on the same subject; so one that was amended comes
   * last.
   */
  prevailing(slot: Slot): Rule | undefined {
    const all = this.law.rules.filter(({ says }) => says.slot === slot);
    return all.sort((a, b) => a.number - b.number)[0];
  }

  step(): 1 | -1 {
    return this.prevailing('turns')?.says.step ?? 1;
  }

  /** Whether circuits are counted: who would have had turns in one is a reading by itself. */
  isCounting(): boolean {
    return this.law.rules.some(({ says }) => says === AS_IT_STANDS);
  }

  give(id: string, sum: number): void {
    const { least, most } = this.law;
    this.points[id] = Math.min(most, Math.max(least, (this.points[id] ?? 0) + sum));
  }

  /** The winner by now, or the fault if there are several. */
  won(): End | undefined {
    const mark = this.prevailing('win')?.says.mark ?? Infinity;
    const [winner, ...others] = this.here().filter((id) => (this.points[id] ?? 0) >= mark);
    if (others.length > 0) return { wrong: 'win/simultaneous' };
    return winner === undefined ? undefined : { winner };
  }

  vote(number: number, by: string): void {
    const here = this.here();
    const willing = this.random.pick([0.9, 0.7, 0]);
    const way = () =>
      this.random.chance(willing) ? 'yes' : this.random.pick(['yes', 'no', 'none', '']);
    const ways = new Map(here.map((id) => [id, id === by ? 'yes' : way()]));
    const cast = (way: string) => here.filter((id) => ways.get(id) === way);
    const vote = { number, by, here, yes: cast('yes'), no: cast('no'), none: cast('none') };
    const { yes, no, none } = vote;
    const { front, apply } = this.change(number);
    const { needs = 'votes.unanimous', quorum = 0 } = this.prevailing('adoption')?.says ?? {};
    const each = this.prevailing('ballots')?.says.ballots ?? 1;
    const adopts = (ayes: number, noes: number) =>
      (ayes + noes) * each >= quorum && NEEDS[needs](ayes, noes, here.length);
    const isAdopted = adopts(yes.length, no.length);
    this.outcomes.push(isAdopted ? 'adopted' : 'defeated');
    const takesAll = !adopts(here.length - 1, 1);
    for (const { on, to, points, isShared, isForDissent } of this.awards()) {
      if (on !== 'resolved' && on !== (isAdopted ? 'adopted' : 'defeated')) continue;
      if (isForDissent && takesAll) continue;
      const sum = isShared ? sharedOut(vote, points) : points;
      for (const id of RECIPIENTS[to](vote)) this.give(id, sum);
    }
    if (isAdopted) apply();
    const rule = this.law.rules.find(({ says }) => says === AS_IT_STANDS);
    if (rule && number - 300 === 2 * here.length) rule.says = adoption('votes.majority');
    const votes = `votes: { for: [${yes.join(', ')}], against: [${no.join(', ')}], abstain: [${none.join(', ')}] }`;
    this.proposals[number] = enact(number, by, `${front}\n${votes}`);
  }

  /** All awards, in the order of the rules that give them. */
  awards(): readonly Award[] {
    const rules = this.law.rules.toSorted((a, b) => a.number - b.number);
    return rules.flatMap(({ says }) => says.awards ?? []);
  }

  /** A change that a vote may bring, and what it does to the law. */
  change(number: number): { readonly front: string; readonly apply: () => void } {
    const { random, law } = this;
    const rule = random.pick(law.rules);
    const { slot } = rule.says;
    const isKept = slot === 'turns' && (law.order === 'none' || this.isCounting());
    const kind = isKept ? 'enact' : random.pick(['enact', 'amend', 'amend', 'repeal'] as const);
    if (kind === 'amend') {
      const says = this.newWords(slot);
      const front = `amend: ${rule.number}\nmechanics: ${says.mechanics}`;
      return { front, apply: () => void Object.assign(rule, { number, says }) };
    }
    if (kind === 'repeal' && (slot === 'awards' || slot === 'win')) {
      const apply = () => void law.rules.splice(law.rules.indexOf(rule), 1);
      return { front: `repeal: ${rule.number}`, apply };
    }
    const says = this.newWords(random.pick(['awards', 'awards', 'win', 'ballots'] as const));
    const front = `enact: { mechanics: ${says.mechanics} }`;
    return { front, apply: () => void law.rules.push({ number, says }) };
  }

  newWords(slot: Slot): Says {
    const { random } = this;
    switch (slot) {
      case 'turns':
        return turns(this.law, random.pick([1, -1]));
      case 'awards':
        return makeAwards(random);
      case 'adoption':
        return makeAdoption(random);
      case 'ballots':
        return ballots(1 + random.below(3));
      case 'win':
        return win(random.pick([8, 15, 25, 40]));
    }
  }

  /** A question after the vote, which is for the player before the one who moved last. */
  judge(number: number, mover: string): End | undefined {
    const right = this.beside(mover, this.law.order === 'none' || this.step() > 0 ? -1 : 1);
    const isWrong = this.random.chance(0.1);
    const judge = isWrong ? this.random.pick(this.here().filter((id) => id !== right)) : right;
    const by = this.random.pick(this.here().filter((id) => id !== right));
    const on = day(number, 1);
    this.judgments[number] =
      `---\njudgment: ${number}\nquestion: May they?\nby: ${by}\ninvoked: ${on}\njudge: ${judge}\nruling: 'Yes'\ngiven: ${on}\n---\nSo.\n`;
    if (isWrong) return { wrong: 'judge/wrong' };
    for (const { on: occasion, points } of this.awards()) {
      if (occasion === 'judged') this.give(judge, points);
    }
    return this.won();
  }

  event(number: number): End | undefined {
    const on = `on: ${day(number, 1)}`;
    const here = this.here();
    const kind = this.random.pick(['points', 'points', 'leave', 'join']);
    if (kind === 'leave' && here.length > 2 && !this.isCounting()) {
      const id = this.random.pick(here);
      this.gone.add(id);
      this.events.push(`  - { ${on}, leave: ${id} }`);
    } else if (kind === 'join' && this.seats.length < 6 && !this.isCounting()) {
      const id = 'abcdef'.charAt(this.seats.length);
      this.seats.push(id);
      this.points[id] = 0;
      this.events.push(`  - { ${on}, join: { id: ${id}, name: ${NAMES[id]} } }`);
    } else {
      const id = this.random.pick(here);
      const sum = this.random.below(6) - 1;
      const before = this.points[id] ?? 0;
      const rule = this.prevailing('turns')?.number;
      this.events.push(`  - { ${on}, points: { ${id}: ${sum} }, rule: ${rule} }`);
      if (before + sum > this.law.most || before + sum < this.law.least)
        return { wrong: 'limit/breached' };
      this.give(id, sum);
    }
    return this.won();
  }
}

function reckon(random: Random): Reckoned {
  const game = new Game(random);
  const cards = cardsOf(game.law);
  const end = playOn(game);
  const { players, proposals, judgments, events, points, outcomes } = game;
  const happened = events.length > 0 && { events: events.join('\n') };
  const setting = { players, cards, proposals, judgments, ...happened };
  return { setting, outcomes, points, end };
}

function playOn(game: Game): End {
  const { random, law } = game;
  const last = 304 + random.below(12);
  let mover = law.order === 'none' ? undefined : game.first();
  for (let number = 301; number < last; number++) {
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
    mover = law.order === 'none' ? undefined : game.beside(by, game.step());
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
  const replayed = playForResults(setting);
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
