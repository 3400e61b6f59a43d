/** A game at a glance: where it stands, the scores, the latest versions. */
import type { GameStatus, Player, Replay } from '../../../engine/results/types.ts';
import { capital, nameWords } from '../../../helpers/words.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { leadingQuantity, quantitiesHeld } from '../../lookup/winning-mark.ts';
import { numberWords } from '../../words/amount-words.ts';
import { firstSentence } from '../../words/first-words.ts';
import { formatDate } from '../../words/format-date.ts';
import { counted, type Link, link, type Phrase, plain, sentence } from '../../words/phrase.ts';
import { playerName } from '../../words/phrases/links.ts';
import { proposalLink } from '../../words/phrases/proposal-words.ts';
import { questionAsked } from '../../words/phrases/state-words.ts';
import { byWhat, groundWords, winnerWords } from '../../words/phrases/winner-words.ts';
import { CORRECTED, correctionWords } from '../../words/record-words.ts';
import { wonIfSoRead } from '../../words/say-outcome.ts';
import { playerStatus } from './describe-player.ts';
import { describeStateOfPlay, type StateOfPlay } from './describe-state-of-play.ts';

const STATUS: Readonly<Record<GameStatus, string>> = {
  playing: 'In play',
  paused: 'Paused',
  suspended: 'Waiting for Judgment',
  stopped: 'Stopped at a disputed move',
  won: 'Won',
  ended: 'Ended',
  malformed: 'Not replayed',
};

const MEDIA = { table: 'At a table', mail: 'By mail', computer: 'By computer' } as const;

export function describeGame(archive: GameArchive) {
  const { replay, title } = archive;
  const quantities = rankedQuantities(archive);
  const state = describeStateOfPlay(archive);
  return {
    title,
    description: `${title}, a game of Nomic: ${counted(replay.proposals.length, 'proposal')}, ${counted(archive.latest + 1, 'version')} of its rules, scores and Judgments.`,
    status: replay.status,
    statusWords: gameStatusWords(replay),
    ...headlineOf(archive, state),
    /** The winner, the end of the game, or the end of its rest. */
    outcome: describeOutcome(archive),
    /** `At a table · invented for this archive` */
    kind: [
      MEDIA[replay.game.medium],
      ...(replay.game.invented ? ['invented for this archive'] : []),
    ].join(' · '),
    state,
    particulars: describeParticulars(archive),
    /** Empty if no player holds anything that is counted. */
    scores: describeScores(archive, quantities),
    /** The kinds of things that players hold, points first. */
    quantities: quantities.map((quantity) => capital(nameWords(quantity))),
    /** The rounds that are over, in a game of several: `Ada won by points. Ended 3 May 2026.` */
    rounds: archive.replay.rounds.map(({ winner, on, why }): Phrase => {
      const ended = on ? `Ended ${formatDate(on)}` : 'Ended';
      const won: Phrase = winner
        ? [playerName(archive, winner.player), ' won ', ...winnerWords(archive, winner)]
        : ['No winner is recorded.'];
      return [...won, ` ${ended}${why === undefined ? '.' : `: ${sentence(why)}`}`];
    }),
    body: replay.game.body,
    counts: {
      proposals: replay.proposals.length,
      judgments: replay.judgments.length,
      versions: archive.latest + 1,
    },
  };
}

export type GamePage = ReturnType<typeof describeGame>;

function isUnwon({ status, winner, rounds }: Replay): boolean {
  return status === 'ended' && !winner && !rounds.some((round) => round.winner);
}

function gameStatusWords(replay: Replay): string {
  // Whether anything is recorded beyond the rules at the outset.
  const isBegun = replay.status !== 'playing' || replay.timeline.length > 0;
  if (!isBegun) return 'No move yet';
  return merelyStops(replay) ? 'No end recorded' : STATUS[replay.status];
}

/**
 * Moves are recorded but no end, and no players are left: it is unknown whether the game is played.
 */
function merelyStops({ status, players, timeline }: Replay): boolean {
  const isOn = status === 'playing' && timeline.length > 0;
  return isOn && !players.some((player) => player.status === 'playing');
}

/** The kinds of things that players hold. The first is the one that ranks them. */
export function rankedQuantities(archive: GameArchive): readonly string[] {
  const all = new Set(quantitiesHeld(archive));
  const leading = leadingQuantity(archive);
  return all.delete(leading) ? [leading, ...all] : [...all];
}

function describeOutcome(archive: GameArchive): readonly Phrase[] {
  const { replay } = archive;
  const said: Phrase[] = [];
  const last = merelyStops(replay) ? replay.proposals.at(-1) : undefined;
  if (last) said.push(['The record ends with ', proposalLink(archive, last.written), '.']);
  if (replay.players.length === 0) said.push(['No player is recorded.']);
  if (replay.status === 'ended') said.push(...describeEnd(replay));
  const won = whoWonAndHow(archive);
  const condition = wonIfSoRead(archive, undefined);
  if (won) said.push(won);
  else if (condition.length > 0) said.push(['Nobody has won', ...condition, '.']);
  if (replay.pausedUntil) said.push([`Play is paused until ${formatDate(replay.pausedUntil)}.`]);
  return said;
}

/**
 * How it ended, or whom it waits for: `Edith won by paradox`. The headline leaves the details out: the
 * Judgment and rule of a win, the reason for a stop, the end of a pause.
 */
function headlineOf(archive: GameArchive, state: StateOfPlay) {
  const { replay } = archive;
  const { winner, rounds } = replay;
  if (winner) {
    const round = rounds.length > 0 ? ` round ${rounds.length + 1}` : '';
    const { by, sure } = byWhat(archive, winner);
    return {
      headline: [playerName(archive, winner.player), ` won${round} `, ...by, ...sure],
      details: [groundWords(archive, winner)],
    };
  }
  const outcome = describeOutcome(archive);
  const [first = [], ...others] = outcome;
  const [waits] = waitsFor(archive, state);
  const isAnswer =
    isUnwon(replay) ||
    replay.pausedUntil !== undefined ||
    (replay.status === 'playing' && waits === undefined);
  if (isAnswer && first.length > 0) return { headline: unstopped(first), details: others };
  return {
    headline: waits ? unstopped(waits) : [gameStatusWords(replay)],
    details: [...outcome, ...state.moves.filter((words) => words !== waits)],
  };
}

/** Names in a headline; of more players only their number. */
const MOST_NAMES = 4;

/** Open votes, open questions, then the next player. */
function waitsFor(archive: GameArchive, { votes, moves }: StateOfPlay): readonly Phrase[] {
  const { status, openQuestions } = archive.replay;
  if (status !== 'playing' && status !== 'suspended') return [];
  const open = votes.map(({ proposal, missing, left }): Phrase => {
    const [which = ''] = proposal;
    const names = missing.filter((part) => typeof part !== 'string');
    if (left === 0) return [which, ' waits to be closed'];
    const isShort = names.length > 0 && names.length <= MOST_NAMES;
    return [which, ' waits for ', ...(isShort ? missing : [counted(left, 'vote')])];
  });
  // Without the words of the question.
  const asked = openQuestions.map((each) => questionAsked(archive, each).slice(0, -1));
  return [...open, ...asked, ...moves.slice(0, 1)];
}

function unstopped(words: Phrase): Phrase {
  const last = words.at(-1);
  return typeof last === 'string' ? [...words.slice(0, -1), last.replace(/\.$/, '')] : words;
}

export function whoWonAndHow(archive: GameArchive): Phrase | undefined {
  const { winner, rounds } = archive.replay;
  const what = rounds.length > 0 ? ` won round ${rounds.length + 1} ` : ' won ';
  return winner && [playerName(archive, winner.player), what, ...winnerWords(archive, winner)];
}

/**
 * Says that nobody won, when play stopped, and the first sentence of the reason. The timeline gives the
 * whole reason.
 */
function describeEnd(replay: Replay): readonly Phrase[] {
  const said = isUnwon(replay) ? ['Nobody won.'] : [];
  for (const entry of replay.timeline.toReversed()) {
    if (entry.kind !== 'event' || entry.event.fact.kind !== 'end') continue;
    const when = entry.on ? ` on ${formatDate(entry.on)}` : '';
    const why = entry.event.fact.why?.trim() ?? '';
    const first = firstSentence(why) ?? '';
    const isWhole = first === `${why} …`;
    said.push(
      [`Play stopped${when}.`, ...(first === '' ? [] : [isWhole ? sentence(why) : first])].join(
        ' ',
      ),
    );
    break;
  }
  return said.map((words) => [words]);
}

function describeParticulars(archive: GameArchive) {
  const { replay, links, ruleset } = archive;
  const last = replay.timeline.findLast((entry) => entry.on)?.on;
  const rows: { term: string; words: Phrase }[] = [
    { term: 'Initial Set', words: [link(ruleset.title, links.ruleset(ruleset.id))] },
  ];
  if (replay.game.started) rows.push({ term: 'Started', words: [formatDate(replay.game.started)] });
  if (last) rows.push({ term: 'Last entry', words: [formatDate(last)] });
  for (const [office, holders] of replay.offices) {
    if (holders.length === 0) continue;
    const names = holders.flatMap((holder, i): Phrase => {
      return i === 0 ? [playerName(archive, holder)] : [', ', playerName(archive, holder)];
    });
    rows.push({ term: capital(nameWords(office)), words: names });
  }
  const corrected = correctionWords(replay.game.corrected);
  if (corrected !== undefined) rows.push({ term: CORRECTED, words: [corrected] });
  return rows;
}

function describeScores(archive: GameArchive, quantities: readonly string[]) {
  const { replay } = archive;
  if (replay.players.every((player) => player.holdings.size === 0)) return [];
  const leading = leadingQuantity(archive);
  const held = (player: Player) => player.holdings.get(leading);
  const sorted = rankPlayers(archive);
  const racing = sorted.filter((player) => !isGone(player));
  const runners = racing.length > 0 ? racing : sorted;
  return sorted.map((player) => {
    const score = held(player);
    const ahead = runners.filter((other) => score && held(other)?.compare(score) === 1).length;
    return {
      /** By points; `undefined` for a player who holds none. */
      place: score && runners.includes(player) ? ahead + 1 : undefined,
      player: playerName(archive, player.id),
      points: score && numberWords(score),
      amounts: quantities.map((quantity) => {
        const held = player.holdings.get(quantity);
        return held ? numberWords(held) : '—';
      }),
      statusWords: playerStatus(archive, player),
      isWinner: replay.winner?.player === player.id,
    };
  });
}

export type ScoreRow = ReturnType<typeof describeScores>[number];

/** Whether the player has left. A player who left has no place in the race. */
function isGone({ status }: Player): boolean {
  return status !== 'playing';
}

/** Sorts players by the leading quantity, the largest first. Players who left come last. */
export function rankPlayers(archive: GameArchive): readonly Player[] {
  const leading = leadingQuantity(archive);
  const held = ({ holdings }: Player) => holdings.get(leading)?.valueOf() ?? 0;
  return archive.replay.players.toSorted(
    (a, b) => Number(isGone(a)) - Number(isGone(b)) || held(b) - held(a),
  );
}

export function gameLink(archive: GameArchive): Link {
  return link(archive.title, archive.links.game(archive.id));
}

/* The picture that goes with a link to a game: what it says and where, without any drawing yet. */

const STANDINGS = 4;

export function describeGameCard(archive: GameArchive) {
  const page = describeGame(archive);
  const won = whoWonAndHow(archive);
  const unwon = isUnwon(archive.replay) ? '. Nobody won.' : '';
  return {
    title: archive.title,
    status: won ? plain(won) : `${page.statusWords}${unwon}`,
    /** The winner first, then by points. */
    standings: page.scores
      .toSorted((a, b) => Number(b.isWinner) - Number(a.isWinner))
      .slice(0, STANDINGS)
      .flatMap(({ player, points }) => {
        return points === undefined ? [] : [{ name: player.name, score: points }];
      }),
    summary: `${counted(page.counts.versions, 'version')} of the rules, ${counted(page.counts.proposals, 'proposal')}, ${counted(page.counts.judgments, 'judgment')}`,
  };
}

export type GameCardPicture = ReturnType<typeof describeGameCard>;
