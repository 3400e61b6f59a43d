/** Who has won, by the conditions that the rules in force set. */
import type { Spot } from '../diagnostics/finding.ts';
import { entriesOf, type RuleInForce } from '../law/law.ts';
import type { Moment } from '../records/moment.ts';
import { decide, type Reader } from './decide.ts';
import { cite, type Docket, dated, object } from './docket.ts';
import { holds } from './evaluate.ts';
import { holdingOf } from './holdings.ts';
import { isByPoints } from './legality/winning-by.ts';
import { namesOf } from './names.ts';
import { playing, type Seat, type State } from './state.ts';
import type { Winner } from './types.ts';

interface Reached {
  readonly seat: Seat;
  readonly rule: RuleInForce;
  readonly by: Winner['by'];
}

/** Ends the game if somebody has won; two who reach the mark at once are a reading. */
export function checkWin(
  docket: Docket,
  state: State,
  at: Spot,
  on: Moment | undefined,
  during: string | undefined,
): State {
  if (state.over || entriesOf(state.law, 'win').length === 0) return state;
  const reached = decide(docket, {
    state,
    during,
    at,
    what: 'whether a player has won',
    compute: (reader) => whoReached(docket, state, reader),
    describe: (all) => all.map(({ seat }) => seat.id).join(', ') || 'nobody has',
  });
  if (reached.length === 0) return state;
  const judged = docket.bindings.winner(during);
  const winner =
    reached.length === 1
      ? reached[0]
      : (reached.find(({ seat }) => seat.id === judged) ??
        chooseWinner(docket, state, at, during, reached));
  return winner ? win(docket, state, winner, on) : state;
}

function win(
  docket: Docket,
  state: State,
  { seat, rule, by }: Reached,
  on: Moment | undefined,
): State {
  docket.timeline.push({ ...dated(on), version: state.version, kind: 'won', player: seat.id });
  const winner: Winner = { player: seat.id, by, ...dated(on), rule: cite(state, rule) };
  return { ...state, over: { how: 'won', winner } };
}

function whoReached(docket: Docket, state: State, reader: Reader): readonly Reached[] {
  const reached: Reached[] = [];
  const conditions = entriesOf(state.law, 'win');
  for (const seat of playing(state)) {
    const names = namesOf({ state, game: docket.game, reader, player: seat });
    for (const { rule, value } of conditions) {
      const met = value.find(({ when }) => holds(reader, rule, when, names));
      if (!met) continue;
      reached.push({ seat, rule, by: isByPoints(met.when.names) ? 'points' : 'rule' });
      break;
    }
  }
  return reached;
}

function chooseWinner(
  docket: Docket,
  state: State,
  at: Spot,
  during: string | undefined,
  reached: readonly Reached[],
): Reached | undefined {
  const winner = decide(docket, {
    state,
    during,
    at,
    what: 'who wins',
    compute: (reader) => chosen(state, reached, reader.take('simultaneous-win')),
    describe: (one) => (one ? `${one.seat.name} wins` : 'the rules do not say'),
  });
  if (!winner) {
    const [first] = reached;
    object(docket, {
      code: 'win/simultaneous',
      at,
      ...(first && { rule: cite(state, first.rule) }),
      message: `${reached.map(({ seat }) => `${seat.name} (${seat.id})`).join(' and ')} reach the mark at once, and the rules do not say who wins.`,
      help: 'Take an option of the reading “simultaneous-win” as game custom, or put the question to a Judge.',
    });
  }
  return winner;
}

function chosen(state: State, reached: readonly Reached[], option: string): Reached | undefined {
  if (option === 'mover') return reached.find(({ seat }) => seat.id === state.turn.mover);
  if (option !== 'highest') return undefined;
  const points = (one: Reached) => holdingOf(state, one.seat.id, 'points');
  const best = reached.filter((one) =>
    reached.every((other) => points(one).compare(points(other)) >= 0),
  );
  return best.length === 1 ? best[0] : undefined;
}
