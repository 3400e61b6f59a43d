/** How a game and its open votes stand: with links if the medium has any. */
import type { OpenVote, Prospect, VoteCount } from '../../../engine/results/open-matters.ts';
import type { Replay } from '../../../engine/results/types.ts';
import { capital } from '../../../helpers/words.ts';
import { votersOf } from '../../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { nameOfPlayer } from '../../lookup/name-of-player.ts';
import { castWords, silentVotes } from '../amount-words.ts';
import { formatDate } from '../format-date.ts';
import { counted, link, listed, type Name, type Phrase, phrase, plain } from '../phrase.ts';
import type { ReplayWithLinks } from '../say-outcome.ts';
import { proposalWords } from './proposal-words.ts';

function nameIn({ replay, links }: ReplayWithLinks, id: PlayerId): Name | string {
  const name = nameOfPlayer(replay, id);
  return links ? { name, href: links.player(replay.game.id, id) } : name;
}

/** `Ada Berg (2 votes) and Ben Cole`: each once, with the number of votes if there are several. */
export function playersNamed(told: ReplayWithLinks, ids: readonly PlayerId[]): Phrase {
  return listed(
    [...Map.groupBy(ids, (id) => id)].map(([id, { length }]) => {
      const name = nameIn(told, id);
      return length === 1 ? [name] : [name, ` (${length} votes)`];
    }),
  );
}

/** `Proposal 305 by Ada Berg with Ben Cole, 2 March 2026` */
export function proposalHead(told: ReplayWithLinks, written: WrittenProposal): Phrase {
  const { replay, links } = told;
  const called = proposalWords(written);
  const which = links ? link(called, links.proposal(replay.game.id, written.name)) : called;
  const by = written.by && phrase` by ${nameIn(told, written.by)}`;
  const coauthors = written.with.length > 0 && phrase` with ${playersNamed(told, written.with)}`;
  return phrase`${which}${by}${coauthors}${written.proposed && `, ${formatDate(written.proposed)}`}`;
}

/** `Judgment 1 waits for Ada Berg: May she?` */
export function questionAsked(
  told: ReplayWithLinks,
  { judgment, judge }: Replay['openQuestions'][number],
) {
  const asked = told.replay.judgments.find(({ written }) => written.name === judgment)?.written;
  const who = judge === undefined ? 'a Judge' : nameIn(told, judge);
  return [
    judgmentIn(told, judgment),
    ' waits for ',
    who,
    ...(asked ? [`: ${asked.question}`] : []),
  ];
}

function judgmentIn({ replay, links }: ReplayWithLinks, name: string) {
  const { number = name } =
    replay.judgments.find(({ written }) => written.name === name)?.written ?? {};
  const called = `Judgment ${number}`;
  return links ? link(called, links.judgment(replay.game.id, name)) : called;
}

/* Whose move it is. */

const DUE = {
  propose: ' is to make a proposal',
  'close-vote': ' is to bring the vote to its end',
  roll: ' is to throw the die',
} as const;

/** Sentences: whose move it is, the number that is due, who would judge, how often the order has gone round. */
export function moveWords(told: ReplayWithLinks): readonly Phrase[] {
  const { toMove, due = 'propose', nextNumber, wouldJudge, circuit, stayed, ...rest } = told.replay;
  // Nobody moves any more after an end, a win, a stop, or the leaving of all players.
  const isOver =
    ['ended', 'won', 'stopped'].includes(rest.status) ||
    rest.players.every((each) => each.status !== 'playing');
  if (isOver) return [];
  const said: Phrase[] = [];
  const isNumbered = due === 'propose' && nextNumber !== undefined;
  if (toMove !== undefined) {
    const what = isNumbered ? ` is to make Proposal ${nextNumber}` : DUE[due];
    said.push([nameIn(told, toMove), `${what}.`]);
  }
  if (stayed) said.push(stayWords(told, stayed));
  if (nextNumber !== undefined && !(toMove !== undefined && isNumbered)) {
    said.push([`The next proposal is ${nextNumber}.`]);
  }
  if (wouldJudge !== undefined && (toMove !== undefined || stayed)) {
    said.push([nameIn(told, wouldJudge), ' would be Judge.']);
  }
  if (circuit > 0) {
    said.push([
      `${capital(counted(circuit, 'circuit'))} of turns ${circuit === 1 ? 'is' : 'are'} complete.`,
    ]);
  }
  return said;
}

/** Whose turn may not begin yet, and for which Judgments it waits. */
export function stayWords(
  told: ReplayWithLinks,
  { player, by }: NonNullable<Replay['stayed']>,
): Phrase {
  const of = told.replay.judgments.filter(({ written }) => by.includes(written.name));
  const isGiven = of.every(({ status }) => status === 'given');
  const waits = by.map((name) => [judgmentIn(told, name)]);
  const consent = isGiven ? 'the consent of the others, after ' : '';
  return phrase`The turn of ${nameIn(told, player)} waits for ${consent}${listed(waits)}.`;
}

/** `Next: Carla Diaz is to make Proposal 302.`, or who has won; nothing if no order of turns is in force. */
export function nextOrWinner(replay: Replay): string | undefined {
  const { stayed, toMove } = replay;
  const won = whoHasWon(replay);
  if (won !== undefined) return won;
  if (stayed) return plain(stayWords({ replay }, stayed));
  const [next] = toMove === undefined ? [] : moveWords({ replay });
  return next && `Next: ${plain(next)}`;
}

/** `Ada Byron has won.`; of a game of rounds, which. */
export function whoHasWon({ winner, rounds, status, ...replay }: Replay): string | undefined {
  if (!winner) return undefined;
  const name = nameOfPlayer(replay, winner.player);
  const round = `${name} has won round ${rounds.length + 1}`;
  if (status === 'playing') return `${round}; the next has not begun.`;
  const { by, judgment } = winner;
  const written = replay.judgments.find((each) => each.written.name === judgment)?.written;
  // A paradox is always found by a Judgment.
  const isJudged = judgment !== undefined && by !== 'paradox';
  const judged = isJudged ? `, by Judgment ${written?.number ?? judgment}` : '';
  return rounds.length > 0 ? `${round}${judged}.` : `${name} has won${judged}.`;
}

/* How an open vote stands, and what it takes. */

type OpenVoting = Prospect & { readonly is: 'open' };

/** Names those whose votes are on record and do not count, since they have left. */
export function votesSoFar(replay: Replay, { count, proposal, voters }: OpenVote): string {
  const made = replay.proposals.find(({ written }) => written.name === proposal);
  const left = votersOf(made?.written.votes).filter((id) => !voters.includes(id));
  const gone = plain(playersNamed({ replay }, left));
  return `${castWords(count)} so far${gone && `, not counting ${gone}, who may no longer vote`}`;
}

/** A sentence that says what the missing votes can still do. */
export function whatItNeeds(vote: OpenVote): string {
  const rules = [...new Set(vote.decidedBy.map(({ number }) => `Rule ${number}`))].join(', ');
  return `${needWords(vote)}${rules === '' ? '' : ` (${rules})`}.`;
}

/** The needs of a vote as a sentence, without rules and without a full stop. */
export function needWords({ count, prospect }: OpenVote): string {
  const left = missingVotes(count);
  if (prospect.is === 'open') return openWords(left, prospect);
  const is = prospect.is === 'carried' ? 'carried' : 'lost';
  if (left === 0) return `Every vote is cast, and it is ${is}`;
  return `It is ${is}, whether the others vote for or against`;
}

/** The number of missing votes. A tally has no names, so this counts votes in place of voters. */
export function missingVotes(count: VoteCount): number {
  return count.silent.length || silentVotes(count).floor().valueOf();
}

function openWords(left: number, { needs, unopposed, defeatedBy }: OpenVoting): string {
  if (needs === undefined) {
    const isCarried = unopposed === 0 ? 'It is carried so far, but that' : 'It';
    return `${isCarried} depends on who else votes for it`;
  }
  if (unopposed === undefined || unopposed === needs)
    return `It needs ${votesWords(needs, left)} for it`;
  if (defeatedBy !== undefined) {
    const are = defeatedBy === 1 ? 'is' : 'are';
    return `It is carried so far, unless ${votesWords(defeatedBy, left)} ${are} against it`;
  }
  const opposed = needs === 0 ? 'none' : needs;
  if (unopposed === left) {
    return `It needs ${votesWords(left, left)} for it, or ${opposed} of them if the others are against it`;
  }
  return `It needs ${votesWords(unopposed, left)} for it if the others do not vote, and ${opposed} of them if the others are against it`;
}

function votesWords(some: number, left: number): string {
  if (some < left) return `${some} of the ${left} missing votes`;
  if (left === 1) return 'the one missing vote';
  return `${left === 2 ? 'both' : `all ${left}`} missing votes`;
}
