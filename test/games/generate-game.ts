/**
 * Makes up a legal game on Suber's set, from a seed, as the records of a content folder. It knows the
 * rules by itself, so its result can be compared with the engine's.
 */
import { createClock } from './clock.ts';
import { amounts, createWriter, GAME, list } from './game-files.ts';
import { withGivenNumber } from './given-numbers.ts';
import { type Change, makeChange, putOffWinning } from './make-change.ts';
import { following, invite, type Player, playing, preceding, type Table } from './players.ts';
import { createRandom } from './random.ts';
import { initialRules, type Rules } from './rule-book.ts';
import { cast, earnings, isAdopted, type Vote, votesOf } from './voting.ts';

export interface GameOptions {
  readonly seed: number;
  readonly proposals: number;
  /** How much happens besides proposals and votes, from 0 to 1. */
  readonly eventful?: number;
  /** Whether proposals give new rules their numbers, which Suber's Rule 108 does not let them. */
  readonly givesNumbers?: boolean;
}

export interface GeneratedGame {
  readonly id: string;
  readonly medium: 'table' | 'mail' | 'computer';
  /** Then the card of Rule 108 has to let them. */
  readonly givesNumbers: boolean;
  /** Path under the content folder → text. */
  readonly files: ReadonlyMap<string, string>;
  /** The result of the game, by the generator's own reckoning. */
  readonly scores: ReadonlyMap<string, number>;
  readonly adopted: number;
  readonly ruleNumbers: readonly number[];
}

const FIRST = 301;
const FEWEST_PLAYERS = 3;
const MOST_PLAYERS = 8;

export function generateGame({
  seed,
  proposals,
  eventful = 1,
  givesNumbers = false,
}: GameOptions): GeneratedGame {
  const random = createRandom(seed);
  const medium = random.pick(['table', 'mail', 'computer'] as const);
  const clock = createClock(random, random.pick(['day', 'minute'] as const));
  const table: Table = { seats: [], bySurname: medium !== 'table' };
  const starting = FEWEST_PLAYERS + random.below(3);
  for (let i = 0; i < starting; i++) table.seats.push(invite(random, table));
  const writer = createWriter({
    title: `Random Game ${seed}`,
    ruleset: 'suber',
    medium,
    players: table.seats.map(({ id, name }) => `\n  ${id}: { name: ${name} }`).join(''),
    readings:
      '{ withdrawal: { take: yes }, stay-ends: { take: when-given }, motion-turn: { take: yes }, compound-number: { take: successive } }',
  });
  const rules: Rules = initialRules();
  const scores = new Map(table.seats.map(({ id }) => [id, 0]));
  let mover: Player | undefined;
  let isOver = true;
  let turns = 0;
  let judgments = 0;
  let adopted = 0;

  for (let number = FIRST; number < FIRST + proposals; number++) {
    // In the first two circuits nobody does: who would have had turns is a reading by itself.
    if (isOver && turns >= 2 * starting) comeAndGo();
    isOver = takeTurn(number);
    if (isOver) mover = following(table, mover);
  }
  if (random.chance(0.5)) writer.event(`{ on: ${clock.next()}, scores: ${amounts(scores)} }`);
  return {
    id: GAME,
    medium,
    givesNumbers,
    files: writer.files(),
    scores,
    adopted,
    ruleNumbers: [...rules.keys()].sort((a, b) => a - b),
  };

  /** Whether the turn is over: it is not while its proposal has been withdrawn. */
  function takeTurn(number: number): boolean {
    const player = following(table, mover);
    const isFirst = adopted === 0;
    const change = isFirst ? putOffWinning(random, number) : changeOf(number);
    const made = { by: player.id, proposed: clock.next(), ...change.front };
    if (!isFirst && happens(0.03)) {
      writer.proposal(number, { ...made, withdrawn: clock.next() }, change.body);
      return false;
    }
    if (happens(0.05)) invokeJudgment(player);
    const unanimous = change.takesAll || turns < 2 * starting;
    const vote: Vote = { number, proposer: player.id, unanimous, atTable: medium === 'table' };
    const ballot = cast(random, playing(table), { willing: isFirst || random.chance(0.75) });
    const carried = isAdopted(ballot, unanimous);
    const earned = change.isMotion ? new Map<string, number>() : earnings(ballot, vote, rules);
    const sums = new Map([...earned].filter(([, points]) => points !== 0));
    const front = {
      ...made,
      votes: votesOf(ballot),
      closed: clock.next(),
      outcome: happens(0.3) ? (carried ? 'adopted' : 'defeated') : undefined,
      awards: happens(0.3) ? amounts(sums) : undefined,
    };
    writer.proposal(number, front, change.body);
    for (const [id, points] of sums) score(id, points);
    if (carried) bringIntoEffect(change);
    if (medium === 'table') throwDie(player, number);
    if (happens(0.04)) penalise();
    if (happens(0.02)) otherTables(player);
    turns++;
    return true;
  }

  function changeOf(number: number): Change {
    const change = makeChange(random, rules, number);
    return givesNumbers ? withGivenNumber(change, number) : change;
  }

  function happens(probability: number): boolean {
    return random.chance(probability * eventful);
  }

  function score(id: string, points: number): void {
    scores.set(id, (scores.get(id) ?? 0) + points);
  }

  function bringIntoEffect(change: Change): void {
    change.apply(rules);
    adopted++;
  }

  function throwDie({ id }: Player, number: number): void {
    const die = 1 + random.below(6);
    writer.event(`{ on: ${clock.next()}, roll: { by: ${id}, die: ${die}, for: ${number} } }`);
    score(id, die);
  }

  /** Points, or gold, under a rule of the players' own. */
  function penalise(): void {
    const own = [...rules.values()].filter(({ number }) => number >= FIRST);
    if (own.length === 0) return;
    const { number, quantity } = random.pick(own);
    const { id } = random.pick(playing(table));
    const points = random.below(7) - 3;
    const given =
      quantity === undefined
        ? `points: { ${id}: ${points} }`
        : `change: { ${id}: { ${quantity}: ${points + 3} } }`;
    if (quantity === undefined) score(id, points);
    writer.event(`{ on: ${clock.next()}, ${given}, rule: ${number}, why: So it was. }`);
  }

  /** Records of other communities: a new name, a ledger of their own, a new round. */
  function otherTables({ id, surname }: Player): void {
    const on = clock.next();
    const event = random.pick(['rename', 'stands', 'round'] as const);
    if (event === 'rename') {
      // The surname stays, and with it the place in the order.
      writer.event(`{ on: ${on}, rename: { ${id}: New ${surname} } }`);
    } else if (event === 'stands') {
      const points = random.below(20);
      scores.set(id, points);
      writer.event(
        `{ on: ${on}, scores: { ${id}: ${points} }, stands: true, why: They lost count. }`,
      );
    } else {
      const [rule] = [...rules.values()];
      if (!rule) return;
      for (const { id: each } of table.seats) scores.set(each, 0);
      const round = `round: { why: All agreed., reset: [points] }, rule: ${rule.number}`;
      writer.event(`{ on: ${on}, ${round} }`);
    }
  }

  /** Judgment on the turn under way, and sometimes on the Judge. */
  function invokeJudgment(player: Player): void {
    judgments++;
    const first = preceding(table, player);
    const others = playing(table).filter((each) => each !== first);
    const invoked = clock.next();
    const ruling = { ruling: '"Yes"', given: clock.next() };
    const asked = {
      question: 'Is this move in order?',
      by: random.pick(playing(table)).id,
      invoked,
      rules: '[201]',
    };
    let second = preceding(table, first);
    if (second === player) second = preceding(table, second);
    const isOverruled = second !== first && happens(0.3);
    const bench = `\n  - { judge: ${first.id}, ruling: "No", given: ${invoked}, overruled: { for: ${list(others)} } }\n  - { judge: ${second.id}, ruling: ${ruling.ruling}, given: ${ruling.given} }`;
    const judged = isOverruled ? { bench } : { judge: first.id, ...ruling };
    writer.judgment(judgments, { ...asked, ...judged }, 'It is plain from the rules.');
  }

  function comeAndGo(): void {
    const here = playing(table);
    if (here.length < MOST_PLAYERS && happens(0.02)) {
      const player = invite(random, table);
      const { id, name } = player;
      table.seats.push(player);
      scores.set(id, 0);
      writer.event(`{ on: ${clock.next()}, join: { id: ${id}, name: ${name} } }`);
    } else if (here.length > FEWEST_PLAYERS && happens(0.02)) {
      const player = random.pick(here);
      player.playing = false;
      const how = random.pick(['leave', 'forfeit']);
      writer.event(`{ on: ${clock.next()}, ${how}: ${player.id} }`);
    }
  }
}
