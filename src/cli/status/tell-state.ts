/** The state of play as terminal text, as Markdown and as a letter. */
import { ruleHeading } from '../../archive/exports/plain-text.ts';
import { latestVersion } from '../../archive/json/game-json.ts';
import { answering, type GameArchive } from '../../archive/lookup/game-archive.ts';
import { nameOfPlayer } from '../../archive/lookup/name-of-player.ts';
import type {
  OpenVoteModel,
  StateOfPlay,
} from '../../archive/page-models/game/describe-state-of-play.ts';
import { numberWords } from '../../archive/words/amount-words.ts';
import { effectLines, effectMarkdown } from '../../archive/words/effect-words.ts';
import { formatDate } from '../../archive/words/format-date.ts';
import { LOST_WORDS } from '../../archive/words/lost-words.ts';
import { type Phrase, plain } from '../../archive/words/phrase.ts';
import { missingVotes, whoHasWon } from '../../archive/words/phrases/state-words.ts';
import { escapeMarkdown } from '../../diagnostics/escape-markdown.ts';
import type { Palette } from '../../diagnostics/reporters/palette.ts';
import { count } from '../../diagnostics/reporters/report.ts';
import { columnOf, WIDEST, wrap } from '../../diagnostics/reporters/wrap.ts';
import { visible } from '../../diagnostics/visible.ts';
import type { Proposal, Replay } from '../../engine/results/types.ts';
import { capital, inSeries, nameWords } from '../../helpers/words.ts';

/** The state of play in a sentence. */
export function statusSentence(replay: Replay): string {
  const { status, pausedUntil, rounds } = replay;
  const won = whoHasWon(replay);
  switch (status) {
    case 'playing':
      return (
        won ?? (rounds.length > 0 ? `Round ${rounds.length + 1} is in play.` : 'Play goes on.')
      );
    case 'paused':
      return pausedUntil ? `Play pauses until ${formatDate(pausedUntil)}.` : 'Play pauses.';
    case 'suspended':
      return 'Play waits for a Judgment.';
    case 'stopped':
      return 'The replay stopped at a move that is not in order.';
    case 'won':
      return won ?? 'The game has been won.';
    case 'ended':
      return [...(won === undefined ? [] : [won]), 'The game has ended.'].join(' ');
    case 'malformed':
      return 'The records cannot be read.';
  }
}

/** The command for the due roll. */
export function rollNext({ due, status, game }: Replay, call: (words: string) => string) {
  const isDue = due === 'roll' && status === 'playing';
  return isDue ? [`To record the throw: ${call(`event ${game.id} --roll N`)}`] : [];
}

/** The command that closes each complete vote. After the end nothing closes. */
export function closeNext(replay: Replay, call: (words: string) => string) {
  const { openVotes, proposals, game, status } = replay;
  if (status === 'ended') return [];
  return openVotes.flatMap(({ proposal, count }) => {
    const { written } = proposals.find((each) => each.written.name === proposal) ?? {};
    if (!written || written.closed || missingVotes(count) > 0) return [];
    return [`To close the vote: ${call(`close ${game.id} ${written.number}`)}`];
  });
}

/** The points of all who have some: players first, the highest first. */
export function scoreLines({ players }: Replay) {
  return players
    .flatMap(({ name, status, holdings }) => {
      const points = holdings.get('points');
      return points ? [{ name, status, points }] : [];
    })
    .sort(
      (a, b) =>
        Number(a.status !== 'playing') - Number(b.status !== 'playing') ||
        b.points.compare(a.points),
    )
    .map(({ name, status, points }) => ({ name, status, score: numberWords(points) }));
}

/** The content of a vote: its changes and their effects. */
export function matterLines({ proposal, asks, does }: OpenVoteModel): readonly string[] {
  return [`${plain(proposal)}: to ${plain(asks)}`, ...effectLines(does)];
}

type Vote = StateOfPlay['votes'][number];

/** The lines on an open vote: voters, missing voters, needs, end, possible outcomes. */
function voteLines(
  { soFar, sides, missing, needs, until, ifAdopted, outcomes }: Vote,
  words: (phrase: Phrase) => string,
): readonly string[] {
  const all =
    missing.length === 0 ? sides : [...sides, { words: 'Still to vote', voters: missing }];
  return [
    ...all.map((side) => words([`${side.words}: `, ...side.voters])),
    [soFar, ...(needs === undefined ? [] : [needs]), until].join(' '),
    ...[...outcomes, ...ifAdopted].map((each) => words([each])),
  ];
}

/** For a terminal. */

/** Width of the labels on the left. */
const LABEL = 9;
const INDENT = '  ';

export interface StatusStyle {
  /** The command as the user can call it. */
  readonly call: (words: string) => string;
  readonly palette: Palette;
  readonly columns: number;
}

export function statusText(
  { replay }: GameArchive,
  { onWords, moves, votes, questions }: StateOfPlay,
  { palette, columns, call }: StatusStyle,
): string {
  const { game, players, offices } = replay;
  const room = Math.min(columns, WIDEST) - INDENT.length;
  const title = `${palette.strong(visible(game.title))} ${palette.faint(`(${game.id})`)}`;
  const status = statusLines(replay).flatMap((words) => wrap(visible(words), room));
  const open = votes.flatMap((vote) => [...matterLines(vote), ...voteLines(vote, plain)]);
  const scores = scoreLines(replay);
  const names = columnOf(scores.map(({ name }) => name));
  const digits = Math.max(0, ...scores.map(({ score }) => score.length));
  const rows = [
    ...row('On words', onWords),
    ...row('Rules', [rulesWords(replay, moves.length > 0)]),
    ...row('Next', [...moves.map(plain), ...rollNext(replay, call)]),
    ...row(
      'Offices',
      [...offices].map(([office, holders]) => {
        const who = inSeries(holders.map((id) => nameOfPlayer(replay, id)));
        return `${capital(nameWords(office))}: ${who || 'nobody'}`;
      }),
    ),
    ...row('Open', [...open, ...questions.map(plain), ...closeNext(replay, call)]),
    ...row(
      'Holdings',
      players.flatMap(({ name, holdings }) => {
        const held = [...holdings].filter(([quantity]) => quantity !== 'points');
        const sums = held.map(([quantity, n]) => `${numberWords(n)} ${quantity}`);
        return sums.length === 0 ? [] : [`${name}: ${sums.join(', ')}`];
      }),
    ),
    ...row(
      'Scores',
      scores.map(({ name, score, status }) => {
        const gone = status === 'playing' ? '' : `  ${status}`;
        return `${names(name)}  ${score.padStart(digits)}${gone}`;
      }),
    ),
  ];
  const body = [...status, '', ...rows].map((line) => (line === '' ? '' : INDENT + line));
  return `${[title, ...body].join('\n')}\n`;

  /** A label beside the first line; empty without text. */
  function row(label: string, words: readonly string[]): readonly string[] {
    const lines = words.flatMap((each) => wrap(visible(each), room - LABEL - 1));
    return lines.map((line, i) => `${palette.hint((i === 0 ? label : '').padEnd(LABEL))} ${line}`);
  }
}

/** The state of the game, with the reason if it has ended. */
function statusLines(replay: Replay): readonly string[] {
  const last = replay.timeline.findLast(
    (entry) => entry.kind === 'event' && entry.event.fact.kind === 'end',
  );
  if (last?.kind !== 'event' || last.event.fact.kind !== 'end') return [statusSentence(replay)];
  const when = last.on ? `Ended on ${formatDate(last.on)}: ` : 'Ended: ';
  const why = `${when}${last.event.fact.why}`;
  if (replay.status !== 'ended') return [statusSentence(replay), why];
  const won = whoHasWon(replay);
  return won === undefined ? [why] : [won, why];
}

/** A game in progress shows its circuits with its moves. */
function rulesWords(replay: Replay, goesOn: boolean): string {
  const version = latestVersion(replay);
  const since = replay.versions[version]?.on;
  const { proposals, judgments, circuit } = replay;
  const some = (n: number, ...words: [string, string?]) => (n === 0 ? [] : [count(n, ...words)]);
  return [
    `version ${version}${since ? `, since ${formatDate(since)}` : ''}`,
    ...some(proposals.length, 'proposal'),
    ...some(judgments.length, 'judgment'),
    ...some(goesOn ? 0 : circuit, 'circuit of turns', 'circuits of turns'),
  ].join('; ');
}

/** For Markdown and letters. */

/** The paragraphs common to both; `lead` begins each line on an act that rests on text only. */
function paragraphs(
  replay: Replay,
  state: StateOfPlay,
  lead: string,
  words: (phrase: Phrase) => string,
  vote: (vote: Vote) => string,
): readonly string[] {
  return [
    state.onWords.map((each) => `${lead}${words([each])}`).join('\n'),
    [words([statusSentence(replay)]), ...state.moves.map(words)].join(' '),
    ...state.votes.map(vote),
    ...state.questions.map(words),
  ];
}

export function statusMarkdown(archive: GameArchive, state: StateOfPlay, site?: string): string {
  const words = (phrase: Phrase) => markdownOf(phrase, site);
  const vote = (each: Vote) =>
    [
      `### ${words(each.proposal)}: to ${words(each.asks)}`,
      ...effectMarkdown(each.does),
      voteLines(each, words)
        .map((line) => `- ${line.replace(/^Still to vote/, '**$&**')}`)
        .join('\n'),
    ].join('\n\n');
  const scores = scoreLines(archive.replay).map(
    ({ name, score }) => `| ${escapeMarkdown(name)} | ${score} |`,
  );
  return joined([
    `## ${escapeMarkdown(archive.title)}`,
    ...paragraphs(archive.replay, state, '- **On words alone:** ', words, vote),
    scores.length === 0 ? '' : ['| player | points |', '|---|--:|', ...scores].join('\n'),
  ]);
}

/** The width of a letter, since mail programs break longer lines. */
const LETTER = 72;

/** A letter to the players: a subject and a text. */
export function statusMail(archive: GameArchive, state: StateOfPlay, site?: string): string {
  const { replay, title, links, id } = archive;
  const vote = (each: Vote) => {
    const [matter = '', ...does] = matterLines(each);
    const [name] = each.proposal;
    const at = site !== undefined && typeof name === 'object' ? [addressOf(name.href, site)] : [];
    const stands = voteLines(each, plain).join('\n');
    return joined([matter, does.join('\n'), ...wordsOf(archive, each.of), stands, ...at]).trimEnd();
  };
  const scores = scoreLines(replay).map(({ name, score }) => `${name} ${score}`);
  const text = joined([
    ...paragraphs(replay, state, 'On words alone: ', plain, vote),
    scores.length === 0 ? '' : `Scores: ${scores.join(', ')}.`,
    site === undefined ? '' : addressOf(links.game(id), site),
  ]);
  const wrapped = text.split('\n').flatMap((line) => wrap(line, LETTER));
  const head = visible(`Subject: ${title}: ${subject(state, replay.status)}`);
  return `${head}\n\n${wrapped.join('\n')}`;
}

function subject({ votes, questions, moves }: StateOfPlay, status: string): string {
  const waiting = votes.filter(({ left, needs }) => left > 0 && needs !== undefined);
  const [vote = votes[0]] = waiting;
  const called = vote ? plain(vote.proposal.slice(0, 1)) : '';
  if (waiting.length > 1) return `your votes on ${waiting.length} proposals`;
  if (waiting.length === 1) return `your vote on ${called}`;
  if (vote && vote.needs === undefined) return `the vote on ${called} waits to be closed`;
  if (votes.length > 0) return `every vote on ${called} is cast`;
  if (questions.length > 0) return 'a question waits for its Judge';
  const [move] = moves;
  return move ? plain(move).replace(/\.$/, '') : `the game is ${status}`;
}

/** The new words of each change, as a quotation. */
function wordsOf(archive: GameArchive, { written, madeUnder }: Proposal): readonly string[] {
  return written.changes.flatMap((change) => {
    if (change.kind === 'enact')
      return quoted(change.title, change.lost ? LOST_WORDS : change.text);
    if (change.kind === 'transmute' || !('rule' in change.target)) return [];
    const { rule: called } = change.target;
    const rule = answering(archive, called, madeUnder);
    if (change.kind === 'repeal')
      return rule ? quoted(ruleHeading(rule), rule.lost ? LOST_WORDS : rule.text) : [];
    if ('lost' in change.words) return quoted(change.title, LOST_WORDS);
    if ('text' in change.words) return quoted(change.title, change.words.text);
    return change.words.replace.map(({ from, to }) => `  “${from}” becomes “${to}”.`);
  });
}

function quoted(title: string | undefined, text: string): readonly string[] {
  const lines = [...(title === undefined ? [] : [title, '']), ...text.split('\n')];
  return [lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')];
}

function joined(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function addressOf(href: string, site: string): string {
  return new URL(href, site).href;
}

/** With links if the site is known, otherwise text only. */
function markdownOf(phrase: Phrase, site: string | undefined): string {
  return phrase
    .map((part) => {
      if (typeof part === 'string') return escapeMarkdown(part);
      const words = escapeMarkdown('words' in part ? part.words : part.name);
      return site === undefined ? words : `[${words}](${addressOf(part.href, site)})`;
    })
    .join('');
}
