/** A player: what they proposed, how they voted, what they earned and what they judged. */
import type { LedgerEntry, Player, Proposal } from '../../../engine/results/types.ts';
import { getOrMake, once } from '../../../helpers/once.ts';
import { capital, nameWords } from '../../../helpers/words.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { numberWords } from '../../words/amount-words.ts';
import { formatDate } from '../../words/format-date.ts';
import { counted, joined, type Link, link, type Phrase } from '../../words/phrase.ts';
import { judgmentLink } from '../../words/phrases/links.ts';
import { winnerWords } from '../../words/phrases/winner-words.ts';
import { BECAME } from '../../words/say-outcome.ts';
import { drawScores } from '../charts/describe-scores.ts';
import { describeLedgerEntry, type LedgerLine } from '../proposals/describe-ledger.ts';
import type { WayOrSilent } from '../proposals/describe-vote.ts';
import { proposalTold } from '../rules/describe-rule-life.ts';

/** Sums on one sheet. */
const SHEET = 200;
/** Sums on the page of the player if there are several sheets of them. */
const LATEST = 20;
/** Votes without names on the page of each player. */
const LATEST_NAMELESS = 20;

const WAYS = ['for', 'against', 'abstain', 'silent'] as const;
const WAY_WORDS: Readonly<Record<WayOrSilent, string>> = {
  for: 'For',
  against: 'Against',
  abstain: 'Abstained',
  silent: 'Silent',
};

export function describePlayer(archive: GameArchive, player: Player) {
  const { replay } = archive;
  const proposals = replay.proposals.filter(({ written }) => written.by === player.id).toReversed();
  const became = Map.groupBy(proposals, ({ outcome }) => BECAME[outcome]);
  const made = [...became].map(([kind, { length }]) => `${length} ${kind}`);
  const judgments = replay.judgments
    .filter(({ written }) => written.bench.some(({ judges }) => judges.includes(player.id)))
    .toReversed();
  const votes = describeVotes(archive, player);
  const { count: nameless } = namelessVotes(archive);
  const sums = sumsOf(archive, player);
  const sheets = ledgerSheets(archive, player).length;
  return {
    name: player.name,
    description: `${player.name} in ${archive.title}: proposals, votes, points and judgments.`,
    statusWords: playerStatus(archive, player),
    /** How this player won the game; `undefined` for everybody else. */
    won: winsOf(archive, player),
    holdings: [...player.holdings].map(([quantity, amount]) => ({
      quantity: capital(nameWords(quantity)),
      words: numberWords(amount),
    })),
    offices: [...replay.offices]
      .filter(([, holders]) => holders.includes(player.id))
      .map(([office]) => capital(nameWords(office))),
    /** All that follows, in a few sentences. */
    summary: [
      // `43 proposals: 12 adopted, 31 defeated.`
      ...(made.length > 0 ? [`${counted(proposals.length, 'proposal')}: ${made.join(', ')}.`] : []),
      ...summedVotes(votes),
      ...(nameless > 0 ? [`The record gives no names for ${counted(nameless, 'vote')}.`] : []),
      ...(judgments.length > 0 ? [`${counted(judgments.length, 'Judgment')} given.`] : []),
    ],
    /** The newest first. */
    proposals: proposals.map((proposal) => proposalTold(archive, proposal)),
    /** By the way of voting. */
    votes,
    nameless: namelessVotes(archive),
    judgments: judgments.map(({ written }) => ({
      link: judgmentLink(archive, written.name),
      question: written.question,
      ruling: written.bench.find(({ judges }) => judges.includes(player.id))?.ruling ?? 'No ruling',
    })),
    /** `Points`; `Holdings` if the player had anything else too. */
    ledgerTitle: ledgerTitle(sums),
    /** The sums given and taken: all of them, or the latest of very many. */
    ledger: describeSums(archive, sheets === 0 ? sums : sums.slice(-LATEST)),
    sums: sums.length,
    /** The sheets with every sum, if not all of them are here. */
    sheets: Array.from({ length: sheets }, (_, i) =>
      link(`Sheet ${i + 1}`, archive.links.playerSums(archive.id, player.id, i + 1)),
    ),
    chart: drawScores(archive, [player.id]),
  };
}

const namelessVotes = once((archive: GameArchive) => {
  const tallied = archive.replay.proposals.filter(({ written }) => written.votes?.kind === 'tally');
  const latest = tallied.slice(-LATEST_NAMELESS).toReversed();
  return {
    count: tallied.length,
    /** The newest first; of very many the latest, since each player's page has them. */
    latest: latest.map(({ written }) => numberLink(archive, written)),
  };
});

function summedVotes(votes: ReturnType<typeof describeVotes>): readonly string[] {
  const cast = votes.filter(({ way }) => way !== 'silent');
  const sides = cast.map(({ wayWords, votes: all }) => `${all.length} ${wayWords.toLowerCase()}`);
  const sum = cast.reduce((all, { votes: own }) => all + own.length, 0);
  const silent = votes.find(({ way }) => way === 'silent')?.votes.length ?? 0;
  return [
    ...(sum > 0 ? [`${counted(sum, 'vote')}: ${sides.join(', ')}.`] : []),
    ...(silent > 0 ? [`Silent in ${counted(silent, 'vote')}.`] : []),
  ];
}

function ledgerTitle(sums: readonly LedgerEntry[]): string {
  return sums.every(({ quantity }) => quantity === 'points') ? 'Points' : 'Holdings';
}

/** Every sum, in sheets; none if the player's page has them all. */
export function ledgerSheets(archive: GameArchive, player: Player) {
  const sums = sumsOf(archive, player);
  const sheets = Math.ceil(sums.length / SHEET);
  return Array.from({ length: sheets > 1 ? sheets : 0 }, (_, i) => ({
    /** From 1. */
    sheet: i + 1,
    sheets,
    /** As on the player's page: `Points`, or `Holdings`. */
    title: ledgerTitle(sums),
    lines: describeSums(archive, sums.slice(i * SHEET, (i + 1) * SHEET)),
  }));
}

/** The sums of all players are sorted together: each player's page asks for its own. */
const ledgersIn = once(({ replay }: GameArchive) =>
  Map.groupBy(replay.ledger, ({ player }) => player),
);

function sumsOf(archive: GameArchive, { id }: Player): readonly LedgerEntry[] {
  return ledgersIn(archive).get(id) ?? [];
}

function describeSums(archive: GameArchive, sums: readonly LedgerEntry[]): readonly LedgerLine[] {
  return sums.map((entry) => describeLedgerEntry(entry, archive));
}

function winsOf(archive: GameArchive, { id }: Player): Phrase | undefined {
  const { rounds, winner } = archive.replay;
  const isOnly = rounds.length === 0;
  const won = [...rounds, { winner, number: rounds.length + 1 }];
  const all = won.flatMap((round): readonly Phrase[] =>
    round.winner?.player === id
      ? [[isOnly ? 'Won ' : `Won round ${round.number} `, ...winnerWords(archive, round.winner)]]
      : [],
  );
  return all.length === 0 ? undefined : joined(all, ' ');
}

/**
 * `Formerly Ada. Joined 3 May 2024. Left the game, 16 November 2024.`; empty for a player from the
 * start.
 */
export function playerStatus({ replay }: GameArchive, player: Player): string {
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

/** The newest first; the words are the number of the proposal. */
function describeVotes(archive: GameArchive, player: Player) {
  const ways = votesIn(archive).get(player.id);
  return WAYS.flatMap((way) => {
    const links = ways?.get(way);
    return links ? [{ way, wayWords: WAY_WORDS[way], votes: links.toReversed() }] : [];
  });
}

/**
 * How each player voted, if the record says: found together, since each player's page asks for its own.
 */
const votesIn = once((archive: GameArchive) => {
  const sorted = new Map<PlayerId, Map<WayOrSilent, Link[]>>();
  for (const proposal of archive.replay.proposals) {
    const vote = numberLink(archive, proposal.written);
    for (const [player, way] of waysOf(proposal)) {
      const theirs = getOrMake(sorted, player, () => new Map<WayOrSilent, Link[]>());
      getOrMake(theirs, way, () => []).push(vote);
    }
  }
  return sorted;
});

function numberLink(archive: GameArchive, { number, name }: Proposal['written']): Link {
  return link(String(number), archive.links.proposal(archive.id, name));
}

function waysOf({ written, count }: Proposal): ReadonlyMap<PlayerId, WayOrSilent> {
  if (written.votes?.kind !== 'named') return new Map();
  const ways: readonly (readonly [WayOrSilent, readonly PlayerId[]])[] = [
    ['silent', count?.silent ?? []],
    ['abstain', written.votes.abstain],
    ['against', written.votes.against],
    ['for', written.votes.for],
  ];
  return new Map(ways.flatMap(([way, players]) => players.map((player) => [player, way] as const)));
}
