/** The state of play: whose move it is, every open vote, every question before a Judge. */
import type { Finding } from '../../../diagnostics/finding.ts';
import { notedIfAdopted, type OpenVote } from '../../../engine/results/open-matters.ts';
import type { Proposal, Replay } from '../../../engine/results/types.ts';
import { capital } from '../../../helpers/words.ts';
import { isMotion } from '../../../records/kinds/proposal.ts';
import type { Moment } from '../../../values/moment.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { formatDate } from '../../words/format-date.ts';
import { counted, listed } from '../../words/phrase.ts';
import { asksWords, changeTargetWords } from '../../words/phrases/change-words.ts';
import {
  missingVotes,
  moveWords,
  playersNamed,
  proposalHead,
  questionAsked,
  votesSoFar,
  whatItNeeds,
} from '../../words/phrases/state-words.ts';
import { whatItDoes } from '../../words/phrases/what-it-does.ts';

export type StateOfPlay = ReturnType<typeof describeStateOfPlay>;
export type OpenVoteModel = ReturnType<typeof describeOpenVote>;

/** `on` is the day on which it is asked; without it a deadline is only a date. */
export function describeStateOfPlay(
  archive: GameArchive,
  on?: Moment,
  outcomes?: ReadonlyMap<string, readonly string[]>,
) {
  const { replay } = archive;
  return {
    /** Events of the latest two turns that rest on words alone, with the words. */
    onWords: doneOnWords(replay).map(({ message, rule }) => {
      const words = rule?.text.replace(/\s+/g, ' ').trim() ?? '';
      return words === '' ? message : `${message} It says: “${words}”`;
    }),
    moves: moveWords(archive),
    votes: replay.openVotes.flatMap((vote) => {
      const proposal = archive.proposals.get(vote.proposal);
      if (!proposal) return [];
      const described = describeOpenVote(archive, vote, proposal, on);
      return [{ ...described, outcomes: outcomes?.get(vote.proposal) ?? [] }];
    }),
    questions: replay.openQuestions.map((question) => questionAsked(archive, question)),
  };
}

/** The notes on the events since the vote before the latest. */
export function doneOnWords({ timeline, findings }: Replay): readonly Finding[] {
  const votes = timeline.flatMap((entry, i) => (entry.kind === 'resolved' ? [i] : []));
  const recent = timeline
    .slice(votes.at(-2) ?? 0)
    .flatMap((entry) =>
      entry.kind === 'event' && entry.ground?.by === 'words' ? [entry.event] : [],
    );
  const isRecent = ({ at }: Finding) =>
    'path' in at &&
    recent.some(
      ({ file, path }) => file === at.file && path.every((step, i) => step === at.path[i]),
    );
  return findings
    .filter((finding) => finding.code === 'grant/words-alone' && isRecent(finding))
    .slice(-MOST_ON_WORDS);
}

const MOST_ON_WORDS = 10;

function describeOpenVote(archive: GameArchive, vote: OpenVote, proposal: Proposal, on?: Moment) {
  const { written } = proposal;
  const { votes } = written;
  const sides =
    votes?.kind === 'named'
      ? SIDES.map(([way, words]) => ({ words, voters: playersNamed(archive, votes[way]) }))
      : [];
  return {
    of: proposal,
    /** The proposal, by whom and when. */
    proposal: proposalHead(archive, written),
    desk: archive.links.desk(archive.id, { vote: written.number }),
    asks: isMotion(written)
      ? ['adopt a motion', ...asksWords(archive, proposal).slice(1)]
      : listed(
          written.changes.map((change) => changeTargetWords(archive, change, proposal.madeUnder)),
        ),
    does: whatItDoes(archive, proposal),
    soFar: `${capital(votesSoFar(archive.replay, vote))}.`,
    /** The voters of each side. A side without a voter is left out. */
    sides: sides.filter(({ voters }) => voters.length > 0),
    /** The voters who have not voted; empty if all have. */
    missing: playersNamed(archive, vote.count.silent),
    /** How many votes that is; of a tally, nobody is named. */
    left: missingVotes(vote.count),
    /** `undefined` if votes would come too late by now. */
    needs: isTooLate(vote, on) ? undefined : whatItNeeds(vote),
    /** Until when votes can be cast, or that everybody has to. */
    until: untilWords(archive, vote, proposal, on),
    /** The parts that would be void, and the acts that would fail. */
    ifAdopted: notedIfAdopted(archive.replay.findings, written).map(({ message }) => message),
  };
}

const SIDES = [
  ['for', 'For'],
  ['against', 'Against'],
  ['abstain', 'Abstaining'],
] as const;

function isTooLate({ until }: OpenVote, on: Moment | undefined): boolean {
  return until !== undefined && on !== undefined && on.from > until.latest;
}

function untilWords(archive: GameArchive, vote: OpenVote, { written }: Proposal, on?: Moment) {
  const { until, demanded } = vote;
  // The replay stopped at or before the recorded close of the vote.
  if (archive.replay.status === 'stopped' && written.closed) {
    return `It was closed on ${formatDate(written.closed)}, but the replay stopped before that.`;
  }
  if (until) {
    const by = `Rule ${until.rule.number}`;
    if (isTooLate(vote, on)) return `The time to vote was over on ${until.words} (${by}).`;
    return `Votes can be cast until ${until.words} (${by})${on ? leftWords(until.latest, on) : ''}.`;
  }
  if (demanded && vote.mayEndWithout) {
    return `Everybody has to vote (Rule ${demanded.number}), but the vote may close without some of them.`;
  }
  if (demanded) return `Everybody has to vote before it closes (Rule ${demanded.number}).`;
  return 'It may be closed at any time.';
}

const DAY = 24 * 60 * 60 * 1000;

function leftWords(latest: number, on: Moment): string {
  const days = Math.floor((latest - on.from) / DAY);
  if (!Number.isFinite(days)) return '';
  return days < 1 ? ': it is the last day' : `: ${counted(days, 'day')} more`;
}
