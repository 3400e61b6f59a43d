/** A game's status as a person at a terminal reads it. */

import { latestVersion } from '../../archive/json/game-json.ts';
import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import { nameOfPlayer } from '../../archive/lookup/name-of-player.ts';
import type { StateOfPlay } from '../../archive/page-models/game/describe-state-of-play.ts';
import { numberWords } from '../../archive/words/amount-words.ts';
import { formatDate } from '../../archive/words/format-date.ts';
import { whatNextTurnAwaits } from '../../archive/words/open-vote-words.ts';
import { plain } from '../../archive/words/phrase.ts';
import type { Palette } from '../../diagnostics/reporters/palette.ts';
import { count } from '../../diagnostics/reporters/report.ts';
import { columnOf, wrap } from '../../diagnostics/reporters/wrap.ts';
import { visible } from '../../diagnostics/visible.ts';
import type { Replay } from '../../engine/results/types.ts';
import { capital, inSeries, nameWords } from '../../helpers/words.ts';
import { whoHasWon } from '../../record-edits/say/who-has-won.ts';
import { closeNext, matterLines, scoreLines, statusSentence, voteLines } from './status-lines.ts';

const DUE = {
  propose: 'propose a rule-change',
  'close-vote': 'finish the vote on the proposal',
  roll: 'throw the die',
} as const;

/** Width of the labels on the left. */
const LABEL = 9;
const INDENT = '  ';
/** Longer lines are hard to read. */
const WIDEST = 100;

export interface StatusStyle {
  /** A command as it can be called. */
  readonly call: (words: string) => string;
  readonly palette: Palette;
  readonly columns: number;
}

export function statusText(
  { replay }: GameArchive,
  state: StateOfPlay,
  { palette, columns, call }: StatusStyle,
): string {
  const { game } = replay;
  const room = Math.min(columns, WIDEST) - INDENT.length;
  const title = `${palette.strong(visible(game.title))} ${palette.faint(`(${game.id})`)}`;
  const status = statusLines(replay).flatMap((words) => wrap(visible(words), room));
  const rows = [
    ...row('On words', state.onWords),
    ...row('Rules', [rulesWords(replay)]),
    ...row('To move', moveWords(replay)),
    ...row('Judge', judgeWords(replay)),
    ...row('Offices', officeWords(replay)),
    ...row('Open', [...openWords(state), ...closeNext(replay, call)]),
    ...row('Holdings', holdingWords(replay)),
    ...row('Scores', scoreWords(replay)),
  ];
  const body = [...status, '', ...rows].map((line) => (line === '' ? '' : INDENT + line));
  return `${[title, ...body].join('\n')}\n`;

  /** A label beside the first line; empty if there is nothing to say. */
  function row(label: string, words: readonly string[]): readonly string[] {
    const lines = words.flatMap((each) => wrap(visible(each), room - LABEL - 1));
    return lines.map((line, i) => `${palette.hint((i === 0 ? label : '').padEnd(LABEL))} ${line}`);
  }
}

/** How the game stands; of a game that has ended, why it did. */
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

function rulesWords(replay: Replay): string {
  const version = latestVersion(replay);
  const since = replay.versions[version]?.on;
  const { proposals, judgments, circuit } = replay;
  const parts = [
    `version ${version}${since ? `, since ${formatDate(since)}` : ''}`,
    ...some(proposals.length, 'proposal'),
    ...some(judgments.length, 'judgment'),
    ...some(circuit, 'circuit of turns', 'circuits of turns'),
  ];
  return parts.join('; ');
}

function some(n: number, singular: string, plural?: string): readonly string[] {
  return n === 0 ? [] : [count(n, singular, plural)];
}

function moveWords(replay: Replay): readonly string[] {
  const { toMove, due, nextNumber } = replay;
  const waits = whatNextTurnAwaits(replay);
  if (waits !== undefined) return [`nobody yet: ${waits}`];
  if (toMove === undefined)
    return nextNumber === undefined ? [] : [`Proposal ${nextNumber} is the next`];
  const name = nameOfPlayer(replay, toMove);
  const number = due === 'propose' && nextNumber !== undefined ? `, Proposal ${nextNumber}` : '';
  const next =
    due !== undefined && due !== 'propose' && nextNumber !== undefined
      ? [`Proposal ${nextNumber} is the next`]
      : [];
  return [due === undefined ? name : `${name}, to ${DUE[due]}${number}`, ...next];
}

function judgeWords(replay: Replay): readonly string[] {
  const { wouldJudge } = replay;
  if (wouldJudge === undefined) return [];
  return [`${nameOfPlayer(replay, wouldJudge)} would decide a question raised now`];
}

function openWords({ votes, questions }: StateOfPlay): readonly string[] {
  const open = votes.flatMap((vote) => [...matterLines(vote), ...voteLines(vote)]);
  return [...open, ...questions.map(plain)];
}

/** One line for each office: its holders, or nobody. */
function officeWords(replay: Replay): readonly string[] {
  return [...replay.offices].map(([office, holders]) => {
    const who = inSeries(holders.map((id) => nameOfPlayer(replay, id)));
    return `${capital(nameWords(office))}: ${who || 'nobody'}`;
  });
}

/** What players hold besides points. */
function holdingWords({ players }: Replay): readonly string[] {
  return players.flatMap(({ name, holdings }) => {
    const held = [...holdings].filter(([quantity]) => quantity !== 'points');
    if (held.length === 0) return [];
    return [`${name}: ${held.map(([quantity, n]) => `${numberWords(n)} ${quantity}`).join(', ')}`];
  });
}

function scoreWords(replay: Replay): readonly string[] {
  const lines = scoreLines(replay);
  const names = columnOf(lines.map(({ name }) => name));
  const digits = Math.max(0, ...lines.map(({ score }) => score.length));
  return lines.map(({ name, score, status }) => {
    const gone = status === 'playing' ? '' : `  ${status}`;
    return `${names(name)}  ${score.padStart(digits)}${gone}`;
  });
}
