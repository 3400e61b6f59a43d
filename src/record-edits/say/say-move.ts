/** What a move did, said from the game as it is with it. */
import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import type { EffectPhrase } from '../../archive/words/effect.ts';
import { formatDate } from '../../archive/words/format-date.ts';
import { playerNames, votesSoFar, whatItNeeds } from '../../archive/words/open-vote-words.ts';
import { listed, plain } from '../../archive/words/phrase.ts';
import { whatItDoes } from '../../archive/words/phrases/what-it-does.ts';
import { proposalResult } from '../../archive/words/proposal-result.ts';
import { doubtsOf } from '../../engine/results/open-matters.ts';
import type { Judgment, Proposal, Replay } from '../../engine/results/types.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { Draft } from '../plans/draft.ts';
import { nextOrWinner } from './who-has-won.ts';

/** Sentences: what became of the record, and what is next. */
export function sayMove(replay: Replay, { file }: Draft): readonly string[] {
  const proposal = replay.proposals.find(({ written }) => filesOf(written).includes(file));
  const judgment = replay.judgments.find(({ written }) => written.file === file);
  return [
    ...(proposal ? proposalWords(replay, proposal) : []),
    ...(judgment ? [judgmentWords(replay, judgment)] : []),
    ...throwWords(replay, file),
    ...whoIsNext(replay, proposal ?? judgment),
  ];
}

/** Remarks on a throw that no rule pays, as by mail, if a formula replaces the die. */
function throwWords({ game, ledger }: Replay, file: string): readonly string[] {
  const event = game.events.findLast((each) => each.file === file);
  if (event?.fact.kind !== 'roll') return [];
  const isPaid = ledger.some(({ cause }) => cause.by === 'event' && cause.event === event);
  return isPaid ? [] : [NO_GAIN];
}

const NO_GAIN =
  'No rule in force gives anything for this throw. If it was a slip, remove it from the record.';

/** What a proposal does that a move makes or adopts, or on which it is a vote. */
export function effectsOfMove(
  was: Replay,
  is: GameArchive,
  { file }: Draft,
): readonly EffectPhrase[] {
  const proposal = is.replay.proposals.find(({ written }) => filesOf(written).includes(file));
  if (!proposal) return [];
  const before = was.proposals.find(({ written }) => written.name === proposal.written.name);
  const isNews = !before || (before.outcome === 'open' && proposal.outcome !== 'defeated');
  return isNews ? whatItDoes(is, proposal) : [];
}

/** Whoever votes reads a doubt that was noted before. */
export function doubtsVotedOn(was: Replay, is: Replay, { file }: Draft): readonly string[] {
  const proposal = is.proposals.find(({ written }) => filesOf(written).includes(file))?.written;
  const isOld = was.proposals.some(({ written }) => written.name === proposal?.name);
  const isOpen = is.openVotes.some((vote) => vote.proposal === proposal?.name);
  return proposal && isOld && isOpen ? doubtsOf(is.findings, proposal) : [];
}

/** The files of a proposal and of the votes on it. */
function filesOf({ file, votes }: WrittenProposal): readonly string[] {
  const apart = votes?.kind === 'named' ? [...(votes.apart?.values() ?? [])] : [];
  return [file, ...apart];
}

function judgmentWords(replay: Replay, { written, judges = [], ruling }: Judgment): string {
  const called = `Judgment ${written.number}`;
  if (ruling !== undefined) {
    return `${called}${judges.length === 0 ? '' : ` by ${names(replay, judges)}`}: ${ruling}.`;
  }
  const question = replay.openQuestions.find(({ judgment }) => judgment === written.name);
  const who = question?.judge === undefined ? 'a Judge' : names(replay, [question.judge]);
  return `${called} waits for ${who}: ${written.question}`;
}

function proposalWords(replay: Replay, proposal: Proposal): readonly string[] {
  const { written } = proposal;
  if (proposal.outcome !== 'open') return [proposalResult(replay, proposal)];
  const vote = replay.openVotes.find((each) => each.proposal === written.name);
  if (!vote) return [];
  const made = `Proposal ${written.number}${by(replay, proposal)}`;
  const { silent } = vote.count;
  const missing = silent.length === 0 ? [] : [`Still to vote: ${names(replay, silent)}.`];
  return [`${made}: ${votesSoFar(vote)}.`, whatItNeeds(vote), ...missing];
}

function by(replay: Replay, { written }: Proposal): string {
  const on = written.proposed ? `, ${formatDate(written.proposed)}` : '';
  return written.by === undefined ? on : ` by ${names(replay, [written.by])}${on}`;
}

function names(replay: Replay, ids: Parameters<typeof playerNames>[1]): string {
  return plain(listed(playerNames(replay, ids).map((name) => [name])));
}

/** While a vote is open, what it lacks has been said, except after an event. */
function whoIsNext(replay: Replay, said: Proposal | Judgment | undefined): readonly string[] {
  const next = said && replay.due === 'close-vote' ? undefined : nextOrWinner(replay);
  return next === undefined ? [] : [next];
}
