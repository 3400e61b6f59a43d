/** A game's status as Markdown and as a letter: the same state of play, for other readers. */
import { ruleHeading } from '../../archive/exports/plain-text.ts';
import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import { answering } from '../../archive/lookup/game-archive.ts';
import type {
  OpenVoteModel,
  StateOfPlay,
} from '../../archive/page-models/game/describe-state-of-play.ts';
import { effectMarkdown } from '../../archive/words/effect-words.ts';
import { LOST_WORDS } from '../../archive/words/lost-words.ts';
import { type Phrase, plain } from '../../archive/words/phrase.ts';
import { escapeMarkdown } from '../../diagnostics/escape-markdown.ts';
import { wrap } from '../../diagnostics/reporters/wrap.ts';
import { visible } from '../../diagnostics/visible.ts';
import type { Proposal } from '../../engine/results/types.ts';
import { matterLines, scoreLines, statusSentence, voteLines } from './status-lines.ts';

/** The width of a letter: mail programs break longer lines as they like. */
const LETTER = 72;

export function statusMarkdown(archive: GameArchive, state: StateOfPlay, site?: string): string {
  const { replay } = archive;
  const words = (phrase: Phrase) => markdownOf(phrase, site);
  return joined([
    `## ${escapeMarkdown(archive.title)}`,
    state.onWords.map((each) => `- **On words alone:** ${escapeMarkdown(each)}`).join('\n'),
    [escapeMarkdown(statusSentence(replay)), ...state.moves.map(words)].join(' '),
    ...state.votes.map((vote) => voteMarkdown(vote, words)),
    ...state.questions.map(words),
    scoreTable(archive),
  ]);
}

function voteMarkdown(vote: OpenVoteModel, words: (phrase: Phrase) => string): string {
  const { proposal, asks, does, sides, missing, soFar, needs, until } = vote;
  const line = (label: string, voters: Phrase) => `- ${label}: ${words(voters)}`;
  return [
    `### ${words(proposal)}: to ${words(asks)}`,
    '',
    ...effectMarkdown(does).flatMap((block) => [block, '']),
    [soFar, ...(needs === undefined ? [] : [needs]), until].join(' '),
    '',
    ...sides.map((side) => line(side.words, side.voters)),
    ...(missing.length === 0 ? [] : [line('**Still to vote**', missing)]),
    ...[...vote.outcomes, ...vote.ifAdopted].flatMap((each) => ['', escapeMarkdown(each)]),
  ]
    .join('\n')
    .trimEnd();
}

function scoreTable({ replay }: GameArchive): string {
  const lines = scoreLines(replay).map(
    ({ name, score }) => `| ${escapeMarkdown(name)} | ${score} |`,
  );
  return lines.length === 0 ? '' : ['| player | points |', '|---|--:|', ...lines].join('\n');
}

/** A letter to the players: a subject, and a text that can be sent as it is. */
export function statusMail(archive: GameArchive, state: StateOfPlay, site?: string): string {
  const { replay, title } = archive;
  const scores = scoreLines(replay).map(({ name, score }) => `${name} ${score}`);
  const text = joined([
    ...state.onWords.map((each) => `On words alone: ${each}`),
    [statusSentence(replay), ...state.moves.map(plain)].join(' '),
    ...state.votes.map((vote, i) => letterVote(archive, vote, { place: i, site })),
    ...state.questions.map(plain),
    scores.length === 0 ? '' : `Scores: ${scores.join(', ')}.`,
    site === undefined ? '' : addressOf(archive.links.game(archive.id), site),
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

interface Letter {
  readonly place: number;
  readonly site: string | undefined;
}

/** An open vote with the words that are voted on. */
function letterVote(archive: GameArchive, vote: OpenVoteModel, { place, site }: Letter): string {
  const open = archive.replay.openVotes[place];
  const proposal = open && archive.proposals.get(open.proposal);
  const [name] = vote.proposal;
  const at = site !== undefined && typeof name === 'object' ? [addressOf(name.href, site)] : [];
  return joined([
    ...matterLines(vote).slice(0, 1),
    matterLines(vote).slice(1).join('\n'),
    ...(proposal ? wordsOf(archive, proposal) : []),
    voteLines(vote).join('\n'),
    ...at,
  ]).trimEnd();
}

/** What each change would say, indented as a quotation. */
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

/** Links where the site is known; the words alone otherwise. */
function markdownOf(phrase: Phrase, site: string | undefined): string {
  return phrase
    .map((part) => {
      if (typeof part === 'string') return escapeMarkdown(part);
      const words = escapeMarkdown('words' in part ? part.words : part.name);
      return site === undefined ? words : `[${words}](${addressOf(part.href, site)})`;
    })
    .join('');
}
