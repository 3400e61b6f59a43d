/** A player: what they proposed, how they voted, what they earned and what they judged. */

import type { Player, Proposal } from '../../engine/state/types.ts';
import { capital } from '../../values/capital.ts';
import type { PlayerId } from '../../values/ids.ts';
import { once } from '../../values/once.ts';
import { drawScores, type ScoreChart } from '../charts/score-chart.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { amountWords, numberWords } from '../words/amount-words.ts';
import { formatDate } from '../words/format-date.ts';
import { judgmentLink } from '../words/judgment-link.ts';
import type { Link, Phrase } from '../words/phrase.ts';
import { proposalLink } from '../words/proposal-words.ts';
import { winnerWords } from '../words/winner-words.ts';
import { describeLedgerEntry, type LedgerLine } from './describe-ledger.ts';
import { asksWords, OUTCOME_WORDS } from './describe-proposal.ts';
import type { Way } from './describe-vote.ts';

export interface PlayerPage {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly statusWords: string;
  /** How this player won the game; `undefined` for everybody else. */
  readonly won: Phrase | undefined;
  readonly holdings: readonly { readonly quantity: string; readonly words: string }[];
  readonly offices: readonly string[];
  readonly proposals: readonly PlayerProposal[];
  readonly votes: readonly PlayerVote[];
  readonly judgments: readonly {
    readonly link: Link;
    readonly question: string;
    readonly ruling: string;
  }[];
  readonly ledger: readonly LedgerLine[];
  readonly chart: ScoreChart | undefined;
}

export interface PlayerProposal {
  readonly link: Link;
  readonly asks: Phrase;
  readonly outcome: Proposal['outcome'];
  readonly outcomeWords: string;
}

export interface PlayerVote {
  readonly link: Link;
  readonly way: Way;
  readonly wayWords: string;
  readonly outcomeWords: string;
}

const WAY_WORDS: Readonly<Record<Way, string>> = {
  for: 'For',
  against: 'Against',
  abstain: 'Abstained',
  silent: 'Silent',
};

export function describePlayer(archive: GameArchive, player: Player): PlayerPage {
  const { replay } = archive;
  return {
    id: player.id,
    name: player.name,
    description: `${player.name} in ${archive.title}: proposals, votes, points and judgments.`,
    statusWords: statusWords(archive, player),
    won: wonWords(archive, player),
    holdings: [...player.holdings].map(([quantity, amount]) => ({
      quantity: capital(quantity.replaceAll('_', ' ')),
      words: numberWords(amount),
    })),
    offices: [...replay.offices]
      .filter(([, holders]) => holders.includes(player.id))
      .map(([office]) => capital(office.replaceAll('_', ' '))),
    proposals: replay.proposals
      .filter((proposal) => proposal.written.by === player.id)
      .map((proposal) => ({
        link: proposalLink(archive, proposal.written),
        asks: asksWords(archive, proposal),
        outcome: proposal.outcome,
        outcomeWords: OUTCOME_WORDS[proposal.outcome],
      })),
    votes: describeVotes(archive, player),
    judgments: replay.judgments
      .filter(({ written }) => written.bench.some(({ judges }) => judges.includes(player.id)))
      .map(({ written }) => ({
        link: judgmentLink(archive, written.name),
        question: written.question,
        ruling:
          written.bench.find(({ judges }) => judges.includes(player.id))?.ruling ?? 'No ruling',
      })),
    ledger: replay.ledger
      .filter((entry) => entry.player === player.id)
      .map((entry) => describeLedgerEntry(archive, entry)),
    chart: drawScores(archive, [player.id]),
  };
}

/** How the player won: the game, or rounds of it. */
function wonWords(archive: GameArchive, { id }: Player): Phrase | undefined {
  const { rounds, winner } = archive.replay;
  const inRounds = rounds.flatMap(({ winner: won, number }): readonly Phrase[] =>
    won?.player === id ? [[`Won round ${number} `, ...winnerWords(archive, won)]] : [],
  );
  const which = rounds.length > 0 ? `Won round ${rounds.length + 1} ` : 'Won ';
  const now: readonly Phrase[] =
    winner?.player === id ? [[which, ...winnerWords(archive, winner)]] : [];
  const all = [...inRounds, ...now];
  return all.length === 0
    ? undefined
    : all.flatMap((words, i) => (i === 0 ? words : [' ', ...words]));
}

/**
 * `Formerly Ada. Joined 3 May 2024. Left the game, 16 November 2024.`; empty for a player from the
 * start.
 */
export function statusWords({ replay }: GameArchive, player: Player): string {
  const isLate = player.joined && player.joined.text !== replay.game.started?.text;
  const left = player.left ? `, ${formatDate(player.left)}` : '';
  const names = player.formerly.map(({ name }) => name);
  return [
    ...(names.length > 0 ? [`Formerly ${names.join(', ')}.`] : []),
    ...(player.robot ? ['A robot.'] : []),
    ...(player.joined && isLate ? [`Joined ${formatDate(player.joined)}.`] : []),
    ...(player.status === 'left' ? [`Left the game${left}.`] : []),
    ...(player.status === 'forfeited' ? [`Forfeited${left}.`] : []),
  ].join(' ');
}

/** The votes of all players, found together: each player's page asks for its own. */
const votesIn = once(sortVotes);

function describeVotes(archive: GameArchive, player: Player): readonly PlayerVote[] {
  return votesIn(archive).get(player.id) ?? [];
}

/** How each player voted, where the record says. */
function sortVotes(archive: GameArchive): ReadonlyMap<PlayerId, readonly PlayerVote[]> {
  const sorted = new Map<PlayerId, PlayerVote[]>();
  for (const proposal of archive.replay.proposals) {
    const link = proposalLink(archive, proposal.written);
    const outcomeWords = OUTCOME_WORDS[proposal.outcome];
    for (const [player, way] of waysOf(proposal)) {
      const theirs = sorted.get(player) ?? [];
      theirs.push({ link, way, wayWords: WAY_WORDS[way], outcomeWords });
      sorted.set(player, theirs);
    }
  }
  return sorted;
}

function waysOf({ written, count }: Proposal): ReadonlyMap<PlayerId, Way> {
  if (written.votes?.kind !== 'named') return new Map();
  const ways: readonly (readonly [Way, readonly PlayerId[]])[] = [
    ['silent', count?.silent ?? []],
    ['abstain', written.votes.abstain],
    ['against', written.votes.against],
    ['for', written.votes.for],
  ];
  return new Map(ways.flatMap(([way, players]) => players.map((player) => [player, way] as const)));
}

/** `27 points, 3 gold`. */
export function holdingsWords(player: Player): string {
  return [...player.holdings].map(([quantity, amount]) => amountWords(amount, quantity)).join(', ');
}
