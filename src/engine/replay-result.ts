/** What the replay amounts to, once its last move has been replayed. */
import { READINGS } from '../law/readings.ts';
import type { WrittenRuleset } from '../records/types.ts';
import { plainReader, takenOption } from './decisions/decide.ts';
import { circuitsCompleted } from './decisions/formula-environment.ts';
import { finalBench } from './state/bindings.ts';
import type { Docket } from './state/log.ts';
import type { State } from './state/state.ts';
import type { GameStatus, Player, ReadingTaken, Replay } from './state/types.ts';
import { judgeLaw, precedingJudge, whoIsMoving } from './turns/judges.ts';
import { turnLaw } from './turns/turns.ts';

/** Why the replay went no further, if it did not. */
export type Halt = 'stopped' | 'suspended' | undefined;

export function concludeReplay(
  docket: Docket,
  state: State,
  ruleset: WrittenRuleset,
  halt: Halt,
): Replay {
  const { game } = docket;
  const status = statusOf(docket, state, halt);
  const reader = plainReader(docket, state, state.turn.proposal, { file: game.file, path: [] });
  const playing = status !== 'won' && status !== 'ended';
  const law = turnLaw(state, game, reader);
  const judge = wouldJudge(docket, state);
  const pausedUntil = pausedMoment(docket, state);
  const circuit = circuitsCompleted(state, reader);
  docket.wrongs.splice(0);
  return {
    game,
    tiers: ruleset.tiers,
    status,
    findings: docket.findings,
    versions: docket.versions,
    lives: new Map([...docket.lives].map(([id, changes]) => [id, { id, changes }])),
    proposals: inNumberOrder(docket),
    judgments: game.judgments.flatMap((written) => docket.judgments.get(written.name) ?? []),
    players: state.seats.map((seat): Player => {
      const { id, name, surname, robot, joined, left } = seat;
      const holdings = state.holdings.get(id) ?? new Map();
      return {
        id,
        name,
        surname,
        robot,
        status: seat.status,
        holdings,
        ...(joined && { joined }),
        ...(left && { left }),
      };
    }),
    ledger: docket.ledger,
    readings: readingsTaken(docket, state),
    timeline: docket.timeline,
    offices: state.offices,
    ...(playing && law.mover && { toMove: law.mover.id }),
    ...(playing && law.due && { due: dueNow(state, law.due) }),
    ...(playing && judge !== undefined && { wouldJudge: judge }),
    ...(state.over?.winner && { winner: state.over.winner }),
    circuit,
    ...(pausedUntil && { pausedUntil }),
  };
}

function inNumberOrder(docket: Docket): Replay['proposals'] {
  return [...docket.proposals.values()].sort((a, b) => a.written.number - b.written.number);
}

function statusOf(docket: Docket, state: State, halt: Halt): GameStatus {
  if (halt) return halt;
  if (state.over?.winner) return 'won';
  if (state.over) return 'ended';
  return state.pauses.some(({ to }) => to === Infinity) || pausedMoment(docket, state)
    ? 'paused'
    : 'playing';
}

/** Until when the game rests, where the last thing recorded lies within a pause. */
function pausedMoment({ timeline, game }: Docket, state: State): Replay['pausedUntil'] {
  const last = timeline.findLast(({ on }) => on !== undefined)?.on;
  const pause = state.pauses.at(-1);
  if (!last || !pause || last.from < pause.from || last.from > pause.to) return undefined;
  const event = game.events.findLast(({ fact }) => fact.kind === 'pause');
  return event?.fact.kind === 'pause' ? event.fact.until : undefined;
}

function dueNow({ turn }: State, due: 'propose' | 'roll'): Replay['due'] & string {
  if (turn.pending !== undefined) return 'close-vote';
  return due;
}

function wouldJudge(docket: Docket, state: State): Replay['wouldJudge'] {
  const { game } = docket;
  const reader = plainReader(docket, state, state.turn.proposal, { file: game.file, path: [] });
  const law = judgeLaw(state, game, reader);
  const moving = whoIsMoving(docket, state, reader);
  if (law?.chosen !== 'preceding-player' || moving === undefined) return undefined;
  return precedingJudge(state, game, reader, moving, moving)?.id;
}

/** Every reading whose slot a rule of this game has supplied, and every one the players took. */
function readingsTaken(docket: Docket, state: State): readonly ReadingTaken[] {
  return READINGS.flatMap((reading) => {
    const { option, source, why } = takenOption(docket, reading.id, state.turn.proposal);
    const mattered = [...(docket.mattered.get(reading.id)?.values() ?? [])];
    const judged = judgedReading(docket, reading.id);
    const relevant =
      mattered.length > 0 ||
      source !== 'default' ||
      judged ||
      state.law.suppliers.has(reading.reads);
    if (!relevant) return [];
    return [{ id: reading.id, taken: option, source, ...(why !== undefined && { why }), mattered }];
  });
}

function judgedReading({ game }: Docket, id: string): boolean {
  return game.judgments.some(
    (judgment) =>
      finalBench(judgment) !== undefined &&
      judgment.settles.some((each) => each.kind === 'reading' && each.reading === id),
  );
}
