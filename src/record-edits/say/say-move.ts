/** The result of a move, from the game with the move. */
import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import type { EffectPhrase } from '../../archive/words/effect.ts';
import { plain, sentence } from '../../archive/words/phrase.ts';
import {
  nextOrWinner,
  playersNamed,
  proposalHead,
  questionAsked,
  votesSoFar,
  whatItNeeds,
} from '../../archive/words/phrases/state-words.ts';
import { whatItDoes } from '../../archive/words/phrases/what-it-does.ts';
import { proposalResult } from '../../archive/words/proposal-result.ts';
import { doubtsOf } from '../../engine/results/open-matters.ts';
import type { Judgment, Proposal, Replay } from '../../engine/results/types.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { Draft } from '../plans/draft.ts';

/** Says what became of the record, and what is next. */
export function sayMove(replay: Replay, { file }: Draft): readonly string[] {
  const proposal = replay.proposals.find(({ written }) => filesOf(written).includes(file));
  const judgment = replay.judgments.find(({ written }) => written.file === file);
  const event = replay.game.events.findLast((each) => each.file === file);
  const isPaid = replay.ledger.some(({ cause }) => cause.by === 'event' && cause.event === event);
  // During an open vote, its needs were already said, except after an event.
  const isSaid = (proposal ?? judgment) && replay.due === 'close-vote';
  const next = isSaid ? undefined : nextOrWinner(replay);
  return [
    ...(proposal ? proposalWords(replay, proposal) : []),
    ...(judgment ? [judgmentWords(replay, judgment)] : []),
    ...(event?.fact.kind === 'roll' && !isPaid ? [NO_GAIN] : []),
    ...(next === undefined ? [] : [next]),
  ];
}

/** No rule uses the roll, as in games by mail, if a formula replaces the die. */
const NO_GAIN =
  'No rule in force gives anything for this throw. If it was a slip, remove it from the record.';

/** The effects of a proposal that a move makes, adopts or votes on. */
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

/** Voters see a doubt that was noted before. */
export function doubtsVotedOn(was: Replay, is: Replay, { file }: Draft): readonly string[] {
  const proposal = is.proposals.find(({ written }) => filesOf(written).includes(file))?.written;
  const isOld = was.proposals.some(({ written }) => written.name === proposal?.name);
  const isOpen = is.openVotes.some((vote) => vote.proposal === proposal?.name);
  return proposal && isOld && isOpen ? doubtsOf(is.findings, proposal) : [];
}

function filesOf({ file, votes }: WrittenProposal): readonly string[] {
  const apart = votes?.kind === 'named' ? [...(votes.apart?.values() ?? [])] : [];
  return [file, ...apart];
}

function judgmentWords(replay: Replay, { written, judges = [], ruling }: Judgment): string {
  if (ruling !== undefined) {
    const by = judges.length === 0 ? '' : ` by ${plain(playersNamed({ replay }, judges))}`;
    return `Judgment ${written.number}${by}: ${sentence(ruling)}`;
  }
  const judgment = written.name;
  const open = replay.openQuestions.find((each) => each.judgment === judgment);
  return plain(questionAsked({ replay }, open ?? { judgment }));
}

function proposalWords(replay: Replay, proposal: Proposal): readonly string[] {
  const { written } = proposal;
  if (proposal.outcome !== 'open') return [proposalResult(replay, proposal)];
  const vote = replay.openVotes.find((each) => each.proposal === written.name);
  if (!vote) return [];
  const { silent } = vote.count;
  const missing = plain(playersNamed({ replay }, silent));
  return [
    `${plain(proposalHead({ replay }, written))}: ${votesSoFar(replay, vote)}.`,
    whatItNeeds(vote),
    ...(missing === '' ? [] : [`Still to vote: ${missing}.`]),
  ];
}
