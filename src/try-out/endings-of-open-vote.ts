/** The possible endings of an open vote: the game is replayed with the missing votes. */
import { plain } from '../archive/words/phrase.ts';
import { missingVotes, whoHasWon } from '../archive/words/phrases/state-words.ts';
import { paymentWords } from '../archive/words/proposal-result.ts';
import { sayOutcome } from '../archive/words/say-outcome.ts';
import { REGISTER } from '../diagnostics/register.ts';
import { NOTE_NOTHING } from '../engine/replay-checkpoints.ts';
import type { Player, Proposal, Replay } from '../engine/results/types.ts';
import { uncapital } from '../helpers/words.ts';
import { checkpointsOfGame, type Library } from '../pipeline.ts';
import {
  type Draft,
  FIELD_FOR,
  type GameToEdit,
  type PlanResult,
  refusalLines,
} from '../record-edits/plans/draft.ts';
import { planEvent } from '../record-edits/plans/plan-event.ts';
import { planEnding, planVote } from '../record-edits/plans/plan-vote.ts';
import type { WayToVote } from '../records/kinds/votes.ts';
import type { PlayerId, ProposalNumber } from '../values/ids.ts';
import { type Moment, parseMoment } from '../values/moment.ts';
import { type GameToTry, gameToEdit, tryMove } from './try-move.ts';

export interface Ending {
  /** The votes of all missing voters; `cast` if none is missing. */
  readonly turnout: 'for' | 'against' | 'cast';
  readonly end: StepOutcome;
  /** The rolls by which robots vote so. */
  readonly throws: readonly string[];
}

/** The game after the ending, or why it is impossible: perhaps since play stops there. */
export type StepOutcome = GameToTry | { readonly why: string; readonly isUndetermined?: boolean };

/** Empty for a record of no open vote, and for an incomplete tally. */
export function endingsOf(draft: Draft, toTry: GameToTry, on: GameToEdit['on']): readonly Ending[] {
  const { file } = draft;
  const { proposals, openVotes } = toTry.replay;
  const written = proposals.find((each) => each.written.file === file)?.written;
  const vote = openVotes.find((each) => each.proposal === written?.name);
  if (!written || !vote) return [];
  const { number } = written;
  const close = (from: StepOutcome): StepOutcome =>
    'why' in from
      ? from
      : tryPlan(from, on, (toEdit) => planEnding({ how: 'closed', number }, toEdit));
  const { silent } = vote.count;
  if (missingVotes(vote.count) === 0) return [{ turnout: 'cast', end: close(toTry), throws: [] }];
  // A tally does not show whose votes are missing.
  if (silent.length === 0) return [];
  return (['for', 'against'] as const).map((turnout) => {
    const { end, throws } = castAll(toTry, { number, silent, turnout, on });
    return { turnout, end: close(end), throws };
  });
}

interface Casting {
  readonly number: ProposalNumber;
  readonly turnout: WayToVote;
  readonly on: GameToEdit['on'];
}

/** Lets all players vote one way, then each robot. A robot's die is rolled until it votes so too. */
function castAll(
  toTry: GameToTry,
  { silent, ...casting }: Casting & { readonly silent: readonly PlayerId[] },
): Omit<Ending, 'turnout'> {
  const robots = toTry.replay.players.filter(({ id, robot }) => robot && silent.includes(id));
  const people = silent.filter((id) => !robots.some((robot) => robot.id === id));
  let end: StepOutcome = people.length === 0 ? toTry : vote(toTry, people, casting);
  const throws: string[] = [];
  for (const robot of robots.slice(0, MOST_ROBOTS)) {
    if ('why' in end) break;
    const voted: RobotVoted = voteOf(robot, end, casting);
    end = voted.end;
    throws.push(...voted.throws);
  }
  return { end, throws };
}

/** Each tried roll is a replay. */
const MOST_ROBOTS = 3;
const FACES = [1, 2, 3, 4, 5, 6];

function vote(from: GameToTry, voters: readonly PlayerId[], { number, turnout, on }: Casting) {
  const sides = { for: [], against: [], abstain: [], [turnout]: voters };
  return tryPlan(from, on, (toEdit) => planVote({ number, ...sides }, toEdit));
}

type RobotVoted = Pick<Ending, 'end' | 'throws'>;

function voteOf({ id, name }: Pick<Player, 'id' | 'name'>, from: GameToTry, casting: Casting) {
  const atOnce = vote(from, [id], casting);
  if (!('why' in atOnce)) return { end: atOnce, throws: [] };
  const turnout = casting.turnout === 'for' ? 'against' : 'for';
  const thrown = vote(from, [id], { ...casting, turnout });
  if (!('why' in thrown))
    return { end: thrown, throws: [`${name} has thrown, and votes ${turnout}.`] };
  for (const die of FACES) {
    const fact = { roll: { by: id, die, for: casting.number } };
    const after = tryPlan(from, casting.on, (toEdit) => planEvent({ fact }, toEdit));
    const end = 'why' in after ? after : vote(after, [id], casting);
    if (!('why' in end))
      return { end, throws: [`With a throw of ${die}, ${name} votes ${casting.turnout}.`] };
  }
  return { end: atOnce, throws: [] };
}

const WHEN = {
  for: 'If all others vote for it',
  against: 'If all others vote against it',
  cast: 'With the votes so far',
} as const;

/** The results and payments of each possible ending. */
export function outcomesOf({ written }: Proposal, position: GameToTry, on: GameToEdit['on']) {
  const isFirst = !written.votes;
  const draft = { file: written.file, text: '' };
  return endingsOf(draft, position, on).map(({ turnout, end, throws }) => {
    const when = isFirst ? WHEN[turnout].replace('all others', 'all') : WHEN[turnout];
    const isUnknown = 'why' in end;
    return {
      when,
      says: isUnknown ? end.why : [...throws, endingWords(end, written.name).join('; ')].join(' '),
      isUnknown: isUnknown && !end.isUndetermined,
    };
  });
}

/** Each ending is a replay, so only the first votes are tried. */
const MOST_TRIED = 8;

/** The possible results of each open vote as sentences, by the proposals' names. */
export function outcomesOfVotes(
  replay: Replay,
  library: Library,
  on = afterAll(replay),
): ReadonlyMap<string, readonly string[]> {
  const first = replay.openVotes.slice(0, MOST_TRIED).map(({ proposal }) => proposal);
  if (first.length === 0 || on === undefined) return new Map();
  const position = {
    library,
    replay,
    checkpoints: checkpointsOfGame(library.records, replay.game.id, undefined, NOTE_NOTHING),
  };
  return new Map(
    replay.proposals
      .filter(({ written }) => first.includes(written.name))
      .map((proposal) => {
        const known = outcomesOf(proposal, position, on).filter(({ isUnknown }) => !isUnknown);
        const said = known.map(({ when, says }) => `${when}: ${says.replace(/\.?$/, '.')}`);
        return [proposal.written.name, said];
      }),
  );
}

const SECOND = 1000;

/** The time of the latest move, in milliseconds. */
export function latestIn({ timeline }: Replay): number {
  return Math.max(0, ...timeline.map(({ on }) => on?.from ?? 0));
}

/** A moment after all moves, since the order within a moment is unclear. */
export function afterAll(replay: Replay): Moment | undefined {
  const next = new Date(latestIn(replay) + SECOND).toISOString();
  return parseMoment(`${next.slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`);
}

/** `adopted 3 : 0`, and its payments. */
export function endingWords({ replay }: GameToTry, name: string): readonly string[] {
  const proposal = replay.proposals.find(({ written }) => written.name === name);
  if (!proposal) return [];
  const became = uncapital(plain(sayOutcome({ replay }, proposal)));
  const pays = paymentWords(replay, proposal);
  const won = whoHasWon(replay);
  return [
    became,
    ...(pays.length === 0 && !proposal.written.acts ? ['nobody scores.'] : pays),
    ...(won === undefined ? [] : [won]),
  ];
}

/** The game after several moves, each planned after the ones before it. */
export function tryPlan(
  toTry: GameToTry,
  on: GameToEdit['on'],
  ...[plan, ...others]: readonly ((toEdit: GameToEdit) => PlanResult)[]
): StepOutcome {
  if (!plan) return toTry;
  const planned = plan(gameToEdit(toTry, on));
  if (!planned.ok) return { why: refusalLines(planned, FIELD_FOR).join(' ') };
  const { replay, checkpoints, faults, library } = tryMove(planned.draft, toTry);
  const [fault] = faults;
  if (fault) {
    const isUndetermined = REGISTER[fault.code].class === 'undetermined';
    const lead = isUndetermined ? 'play stops' : 'Not possible yet';
    return { why: `${lead}: ${fault.message}`, isUndetermined };
  }
  return replay ? tryPlan({ replay, checkpoints, library }, on, ...others) : { why: '' };
}
