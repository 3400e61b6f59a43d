/** How an open vote may end: the game is replayed with the votes that are missing. */
import { missingVotes } from '../archive/words/open-vote-words.ts';
import {
  type Draft,
  type GameToEdit,
  type PlanResult,
  refusalLines,
} from '../record-edits/plans/draft.ts';
import { planEnding } from '../record-edits/plans/plan-ending.ts';
import { planVote } from '../record-edits/plans/plan-vote.ts';
import { FIELD_FOR } from './field-for.ts';
import { type GameToTry, tryMove } from './try-move.ts';

/** What everybody does whose vote is missing; `cast` where every vote is cast. */
export type Turnout = 'for' | 'against' | 'cast';

export interface Ending {
  readonly turnout: Turnout;
  readonly end: Stepped;
}

/** The game in which it has ended, or why it cannot be so. */
export type Stepped = GameToTry | { readonly why: string };

/** Empty where the record is of no proposal that is being voted on, or has a tally that lacks votes. */
export function endingsOf(
  { file }: Draft,
  toTry: GameToTry,
  on: GameToEdit['on'],
): readonly Ending[] {
  const { proposals, openVotes } = toTry.replay;
  const written = proposals.find((each) => each.written.file === file)?.written;
  const vote = openVotes.find((each) => each.proposal === written?.name);
  if (!written || !vote) return [];
  const { number } = written;
  const close = (from: Stepped): Stepped =>
    'why' in from
      ? from
      : step(from, on, (toEdit) => planEnding({ how: 'closed', number }, toEdit));
  const { silent } = vote.count;
  if (missingVotes(vote.count) === 0) return [{ turnout: 'cast', end: close(toTry) }];
  // Of a tally it is not known whose votes are missing.
  if (silent.length === 0) return [];
  return (['for', 'against'] as const).map((turnout) => {
    const sides = { for: [], against: [], abstain: [], [turnout]: silent };
    const cast = step(toTry, on, (toEdit) => planVote({ number, ...sides }, toEdit));
    return { turnout, end: close(cast) };
  });
}

export function step(
  toTry: GameToTry,
  on: GameToEdit['on'],
  plan: (toEdit: GameToEdit) => PlanResult,
): Stepped {
  const planned = plan(gameToEdit(toTry, on));
  if (!planned.ok) return { why: refusalLines(planned, FIELD_FOR).join(' ') };
  const { replay, course, faults, library } = tryMove(planned.draft, toTry);
  const [fault] = faults;
  if (fault) return { why: `That cannot be yet: ${fault.message}` };
  return replay ? { replay, course, library } : { why: '' };
}

export function gameToEdit({ library, replay }: GameToTry, on: GameToEdit['on']): GameToEdit {
  const textOf = (file: string) => library.sources.find((source) => source.file === file)?.text;
  return { replay, textOf, on };
}
