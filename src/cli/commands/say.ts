/** `nomic say`: the open matters, in words for the players' channel. */

import { createGameArchive, type GameArchive } from '../../archive/lookup/game-archive.ts';
import { createLinks } from '../../archive/lookup/links.ts';
import {
  describeStateOfPlay,
  type OpenVoteModel,
} from '../../archive/page-models/game/describe-state-of-play.ts';
import { describeTimeline } from '../../archive/page-models/game/describe-timeline.ts';
import { effectLines } from '../../archive/words/effect-words.ts';
import { plain } from '../../archive/words/phrase.ts';
import { eventNote } from '../../archive/words/phrases/event-words.ts';
import { proposalWords } from '../../archive/words/phrases/proposal-words.ts';
import { whatItDoes } from '../../archive/words/phrases/what-it-does.ts';
import {
  actsIn,
  paymentsBy,
  proposalResult,
  sumsWords,
  winsByVote,
} from '../../archive/words/proposal-result.ts';
import { count } from '../../diagnostics/reporters/report.ts';
import { visible } from '../../diagnostics/visible.ts';
import type { TimelineEntry } from '../../engine/results/types.ts';
import { type Moment, parseMoment } from '../../values/moment.ts';
import { asFarAs } from '../command-line/broken-game.ts';
import { type Command, misuse } from '../command-line/outcome.ts';
import { openForEdit } from '../record-edits/open-for-edit.ts';
import { matterLines, statusSentence } from '../status/tell-state.ts';

export const sayCommand: Command = (given, context) => {
  const opened = openForEdit(given, context);
  if (!opened.ok) return opened.outcome;
  const { replay, library, on } = opened.toEdit;
  const since = parseMoment(given.values.get('since') ?? '');
  const ruleset = library.records.rulesets.get(replay.game.ruleset);
  if (!ruleset) return misuse('the rules of the game cannot be read.');
  const archive = createGameArchive(replay, ruleset, createLinks('/'));
  const { votes, questions, moves } = describeStateOfPlay(archive, on);
  const isPlain = replay.status === 'playing' && !replay.winner;
  // A mail has room for everything.
  const most = given.values.get('format') === 'mail' ? Number.POSITIVE_INFINITY : MOST_OF_ONE;
  const paragraphs = [
    ...votes.map((vote) => voteWords(archive, vote, most)),
    ...questions.map((each) => [plain(each)]),
    ...doneSince(archive, since),
    [...(isPlain ? [] : [statusSentence(replay)]), ...(votes.length === 0 ? moves.map(plain) : [])],
  ].filter((lines) => lines.length > 0);
  const { id } = replay.game;
  const order = asFarAs([id], library, new Map([[id, replay]]), given, context);
  return { ...order, out: inForm(archive, paragraphs, given.values.get('format')) };
};

/** In characters, since a chat allows about two thousand in all. */
const MOST_OF_ONE = 500;
const MOST_OF_ALL = 1_900;

/** A proposal's effects, missing voters, time, and how to answer. */
function voteWords({ id }: GameArchive, vote: OpenVoteModel, most: number): readonly string[] {
  const { number } = vote.of.written;
  const answer = [vote.until, `Answer: FOR ${number}, AGAINST ${number} or ABSTAIN ${number}`];
  return [
    ...linesThatFit(matterLines(vote), most, `nomic status ${id}`),
    ...vote.ifAdopted,
    ...(vote.missing.length === 0
      ? ['Everybody has voted.']
      : [`Still to vote: ${plain(vote.missing)}.`, ...answer]),
  ];
}

/** All that was decided and done since a day, or else from the latest decision on. */
function doneSince(archive: GameArchive, since: Moment | undefined): readonly string[][] {
  const { timeline } = archive.replay;
  const told: ReadonlySet<TimelineEntry> = new Set(winsByVote(archive.replay).values());
  const from = since ? 0 : timeline.findLastIndex(({ kind }) => kind === 'resolved');
  const given = new Map<string, number>();
  for (const [i, entry] of timeline.entries())
    if (entry.kind === 'given' && !given.has(entry.judgment)) given.set(entry.judgment, i);
  const placed = timeline.map((entry, i) => ({ entry, i, place: Math.max(i, afterIts(entry)) }));
  const lines = placed
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ entry, i }) => {
      const isEarlier = i < from || (since && (entry.on?.to ?? 0) < since.from);
      return isEarlier || told.has(entry) ? [] : stepLines(archive, entry, i);
    });
  return lines.length === 0 ? [] : [['Decided and done:', ...lines]];

  /** The place after the Judgment that lets an event stand, or makes a win. */
  function afterIts(entry: TimelineEntry): number {
    const making = entry.kind === 'won' ? entry.judgment : undefined;
    const judgment = entry.kind === 'event' ? entry.judged?.judgment : making;
    if (judgment === undefined) return 0;
    return (given.get(judgment) ?? -1) + 0.5;
  }
}

/** Nothing for matters that are only begun, and for acts that their vote tells. */
function stepLines(archive: GameArchive, entry: TimelineEntry, i: number): readonly string[] {
  const { replay, proposals, judgments } = archive;
  const line = describeTimeline(archive, i, i + 1).map(({ words }) => plain(words));
  switch (entry.kind) {
    case 'proposed':
    case 'invoked':
      return [];
    case 'resolved': {
      const proposal = proposals.get(entry.proposal);
      if (!proposal) return line;
      const result = `${proposalWords(proposal.written)}: ${proposalResult(replay, proposal)}`;
      const isAdopted = proposal.outcome === 'adopted';
      return [result, ...(isAdopted ? effectLines(whatItDoes(archive, proposal)) : [])];
    }
    case 'given': {
      const file = judgments.get(entry.judgment)?.written.file ?? '';
      const paid = paymentsBy(replay).get(entry.judgment) ?? [];
      return [[...line, ...sumsWords(replay, file, paid)].join(' ')];
    }
    case 'event': {
      const { event } = entry;
      if (actsIn(replay).has(event)) return [];
      // The words of an event name the sums that its record names.
      const paid = (paymentsBy(replay).get(event) ?? []).filter(
        ({ basis }) => basis.by !== 'event',
      );
      const said = [...line, eventNote(event) ?? '', ...sumsWords(replay, event.file, paid)];
      return [said.filter((words) => words !== '').join(' ')];
    }
    default:
      return line;
  }
}

function inForm(
  { title, id }: GameArchive,
  paragraphs: readonly (readonly string[])[],
  format: string | undefined,
): string {
  const isMarkdown = format === 'markdown';
  const lines = paragraphs.map((each) =>
    each.map((line) => (isMarkdown ? escaped(line) : line)).join(isMarkdown ? '  \n' : '\n'),
  );
  if (format === 'mail') {
    const subject = visible(`Subject: [${id}] The open vote`);
    return `${subject}\n\n${lines.join('\n\n')}\n`;
  }
  const head = isMarkdown ? `**${escaped(title)}**` : title;
  return `${shortened([head, ...lines].join('\n\n'), MOST_OF_ALL)}\n`;
}

function escaped(line: string): string {
  return line.replace(/[\\*_`~<>[\]|#@]/g, '\\$&');
}

/** The lines that fit, with the largest sums. The last line counts the others. */
function linesThatFit(lines: readonly string[], most: number, where: string): readonly string[] {
  const [first = '', ...others] = lines;
  const shown = [shortened(first, most)];
  let room = most - first.length;
  const bySum = others.toSorted((a, b) => sumIn(b) - sumIn(a));
  const fits = new Set<string>();
  for (const line of bySum) {
    room -= line.length + 1;
    if (room < 0) break;
    fits.add(line);
  }
  shown.push(...others.filter((line) => fits.has(line)));
  const missing = lines.length - shown.length;
  if (missing === 0) return shown;
  return [...shown, `${count(missing, 'more line')} of what it does: ${where}`];
}

/** The largest figure in a line. A heading ranks first, and a line without figures last. */
function sumIn(line: string): number {
  if (!/^[+−] /u.test(line)) return line.startsWith('As it was') ? -1 : Number.POSITIVE_INFINITY;
  return Math.max(0, ...(line.match(/\d+/gu) ?? []).map(Number));
}

/** Whole words that fit; part of a word only if it is too long. */
function shortened(words: string, most: number): string {
  if (words.length <= most) return words;
  const whole = words.slice(0, most + 1).replace(/\s+\S*$/u, '');
  return `${whole.slice(0, most)}…`;
}
