/** What a game waits for: whose move it is, every open vote, every question before a Judge. */

import type { Finding } from '../../../diagnostics/finding.ts';
import { notedIfAdopted, type OpenVote } from '../../../engine/results/open-matters.ts';
import type { Proposal, Replay } from '../../../engine/results/types.ts';
import { capital } from '../../../helpers/words.ts';
import { isMotion } from '../../../records/kinds/proposal.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Moment } from '../../../values/moment.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import type { EffectPhrase } from '../../words/effect.ts';
import { formatDate } from '../../words/format-date.ts';
import { missingVotes, votesSoFar, whatItNeeds } from '../../words/open-vote-words.ts';
import { counted, listed, type Phrase } from '../../words/phrase.ts';
import { asksWords, changeTargetWords } from '../../words/phrases/change-words.ts';
import { judgmentLink, playerName } from '../../words/phrases/links.ts';
import { proposalLink, withWords } from '../../words/phrases/proposal-words.ts';
import { whatItDoes } from '../../words/phrases/what-it-does.ts';

export interface StateOfPlay {
  /** What has been done on words alone in the latest two turns, with the words. */
  readonly onWords: readonly string[];
  /** Whose move it is, the number that is due, who would judge, how often the order has gone round. */
  readonly moves: readonly Phrase[];
  readonly votes: readonly OpenVoteModel[];
  readonly questions: readonly Phrase[];
}

export interface OpenVoteModel {
  /** The proposal, by whom and when. */
  readonly proposal: Phrase;
  /** Where one votes on it. */
  readonly desk: string;
  /** What it asks for. */
  readonly asks: Phrase;
  readonly does: readonly EffectPhrase[];
  readonly soFar: string;
  /** Who has voted, side by side; a side that nobody took is left out. */
  readonly sides: readonly { readonly words: string; readonly voters: Phrase }[];
  /** Who has not voted; empty if everybody has. */
  readonly missing: Phrase;
  /** How many votes that is; of a tally, nobody is named. */
  readonly left: number;
  /** `undefined` where votes would come too late by now. */
  readonly needs: string | undefined;
  /** Until when votes can be cast, or that everybody has to. */
  readonly until: string;
  /** What would be void of it, and what it could not do. */
  readonly ifAdopted: readonly string[];
  /** What it would come to, and what that pays; empty where no outcome was tried. */
  readonly outcomes: readonly string[];
}

/** `on` is the day on which it is asked; without it a deadline is only a date. */
export function describeStateOfPlay(archive: GameArchive, on?: Moment): StateOfPlay {
  const { replay } = archive;
  return {
    onWords: doneOnWords(replay).map(({ message, rule }) => {
      const words = rule?.text.replace(/\s+/g, ' ').trim() ?? '';
      return words === '' ? message : `${message} It says: “${words}”`;
    }),
    moves: describeMoves(archive),
    votes: replay.openVotes.flatMap((vote) => {
      const proposal = archive.proposals.get(vote.proposal);
      return proposal ? [describeOpenVote(archive, { vote, proposal, on })] : [];
    }),
    questions: describeQuestions(archive),
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

const DUE = {
  propose: ' is to make a proposal',
  'close-vote': ' has a proposal before the voters',
  roll: ' is to throw the die',
} as const;

function describeMoves(archive: GameArchive): readonly Phrase[] {
  const { toMove, due = 'propose', nextNumber, wouldJudge, circuit, stayed } = archive.replay;
  if (isOver(archive.replay)) return [];
  const said: Phrase[] = [];
  if (toMove !== undefined) {
    const isNumbered = due === 'propose' && nextNumber !== undefined;
    const what = isNumbered ? ` is to make Proposal ${nextNumber}` : DUE[due];
    said.push([playerName(archive, toMove), `${what}.`]);
  }
  if (stayed) said.push(stayWords(archive, stayed));
  const isNamed = toMove !== undefined && due === 'propose';
  if (nextNumber !== undefined && !isNamed) said.push([`The next proposal is ${nextNumber}.`]);
  if (wouldJudge !== undefined && (toMove !== undefined || stayed)) {
    said.push([playerName(archive, wouldJudge), ' would be Judge.']);
  }
  if (circuit > 0) {
    said.push([
      `${capital(counted(circuit, 'circuit'))} of turns ${circuit === 1 ? 'is' : 'are'} complete.`,
    ]);
  }
  return said;
}

/** Whether nobody goes on playing, whatever the rules would have next. */
function isOver({ status, players }: Replay): boolean {
  return (
    status === 'ended' || status === 'won' || players.every((each) => each.status !== 'playing')
  );
}

/** Whose turn may not begin yet, and for which Judgments it waits. */
export function stayWords(
  archive: GameArchive,
  { player, by }: NonNullable<Replay['stayed']>,
): Phrase {
  const waits = by.map((name) => [judgmentLink(archive, name)]);
  const isGiven = by.every((name) => archive.judgments.get(name)?.status === 'given');
  const consent = isGiven ? 'the consent of the others, after ' : '';
  return [
    'The turn of ',
    playerName(archive, player),
    ` waits for ${consent}`,
    ...listed(waits),
    '.',
  ];
}

interface Asked {
  readonly vote: OpenVote;
  readonly proposal: Proposal;
  readonly on: Moment | undefined;
}

function describeOpenVote(archive: GameArchive, { vote, proposal, on }: Asked): OpenVoteModel {
  const { written } = proposal;
  const name = proposalLink(archive, written);
  const by = written.by === undefined ? [] : [' by ', playerName(archive, written.by)];
  const made = written.proposed ? [`, ${formatDate(written.proposed)}`] : [];
  return {
    proposal: [name, ...by, ...withWords(archive, written.with), ...made],
    desk: archive.links.desk(archive.id, { vote: written.number }),
    asks: isMotion(written)
      ? ['adopt a motion', ...asksWords(archive, proposal).slice(1)]
      : listed(
          written.changes.map((change) => changeTargetWords(archive, change, proposal.madeUnder)),
        ),
    does: whatItDoes(archive, proposal),
    soFar: `${capital(votesSoFar(vote))}.`,
    sides: describeSides(archive, proposal),
    missing: named(archive, vote.count.silent),
    left: missingVotes(vote.count),
    needs: isTooLate(vote, on) ? undefined : whatItNeeds(vote),
    until: closeWords(archive, proposal) ?? untilWords(vote, on),
    ifAdopted: notedIfAdopted(archive.replay.findings, written).map(({ message }) => message),
    outcomes: [],
  };
}

const SIDES = { for: 'For', against: 'Against', abstain: 'Abstaining' } as const;

function describeSides(archive: GameArchive, { written }: Proposal): OpenVoteModel['sides'] {
  const { votes } = written;
  if (votes?.kind !== 'named') return [];
  const all = (['for', 'against', 'abstain'] as const).map((way) => ({
    words: SIDES[way],
    voters: named(archive, votes[way]),
  }));
  return all.filter(({ voters }) => voters.length > 0);
}

/** Each once, with the number of votes if there are several. */
function named(archive: GameArchive, ids: readonly PlayerId[]): Phrase {
  return listed(
    [...Map.groupBy(ids, (id) => id)].map(([id, { length }]) => {
      const name = playerName(archive, id);
      return length === 1 ? [name] : [name, ` (${length} votes)`];
    }),
  );
}

function isTooLate({ until }: OpenVote, on: Moment | undefined): boolean {
  return until !== undefined && on !== undefined && on.from > until.latest;
}

/** Where the record has its close, and the replay stopped before it or at it. */
function closeWords({ replay }: GameArchive, { written }: Proposal): string | undefined {
  if (replay.status !== 'stopped' || !written.closed) return undefined;
  return `Its close on ${formatDate(written.closed)} is not made: the replay stopped.`;
}

function untilWords(vote: OpenVote, on: Moment | undefined): string {
  const { until, demanded } = vote;
  if (until) {
    const by = `Rule ${until.rule.number}`;
    if (isTooLate(vote, on)) return `The time to vote was over on ${until.words} (${by}).`;
    return `Votes can be cast until ${until.words} (${by})${on ? leftWords(until.latest, on) : ''}.`;
  }
  if (demanded && vote.mayEndWithout) {
    return `Everybody has to vote (Rule ${demanded.number}), but it may close without those who do not.`;
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

function describeQuestions(archive: GameArchive): readonly Phrase[] {
  return archive.replay.openQuestions.flatMap(({ judgment, judge }) => {
    const written = archive.judgments.get(judgment)?.written;
    if (!written) return [];
    const who = judge === undefined ? 'a Judge' : playerName(archive, judge);
    return [[judgmentLink(archive, judgment), ' waits for ', who, `: ${written.question}`]];
  });
}
