/** How an open vote may end: the game is replayed with the votes that are missing. */
import { missingVotes } from '../archive/words/open-vote-words.ts';
import { awardsWords, BECAME, tallyWords } from '../archive/words/proposal-result.ts';
import type { Proposal } from '../engine/results/types.ts';
import {
  type Draft,
  FIELD_FOR,
  type GameToEdit,
  type PlanResult,
  refusalLines,
} from '../record-edits/plans/draft.ts';
import { planEnding } from '../record-edits/plans/plan-ending.ts';
import { planVote } from '../record-edits/plans/plan-vote.ts';
import { whoHasWon } from '../record-edits/say/who-has-won.ts';
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

/** What one way for a vote to end comes to. */
export interface VoteOutcome {
  readonly when: string;
  readonly says: string;
  /** Nothing is known of it but why it cannot be. */
  readonly isUnknown: boolean;
}

const WHEN = {
  for: 'If all others vote for it',
  against: 'If all others vote against it',
  cast: 'As the votes stand',
} as const;

/** What each way to end would make of a proposal that is open, and what it would pay. */
export function outcomesOf(
  { written }: Proposal,
  position: GameToTry,
  on: GameToEdit['on'],
): readonly VoteOutcome[] {
  const isFirst = !written.votes;
  return endingsOf({ file: written.file, text: '' }, position, on).map(({ turnout, end }) => {
    const when = isFirst ? WHEN[turnout].replace('all others', 'all') : WHEN[turnout];
    const isUnknown = 'why' in end;
    return { when, says: isUnknown ? end.why : resultIn(end, written.name).join('; '), isUnknown };
  });
}

/** `adopted 3 : 0`, and what it pays. */
export function resultIn({ replay }: GameToTry, name: string): readonly string[] {
  const proposal = replay.proposals.find(({ written }) => written.name === name);
  if (!proposal) return [];
  const tally = tallyWords(proposal);
  const became = `${BECAME[proposal.outcome]}${tally === undefined ? '' : ` ${tally}`}`;
  const pays = awardsWords(replay, proposal);
  const won = whoHasWon(replay);
  return [
    became,
    ...(pays.length === 0 && !proposal.written.acts ? ['it pays nobody.'] : pays),
    ...(won === undefined ? [] : [won]),
  ];
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
