/** Renders the effects of a change as terminal lines and as Markdown. */

import type { Redline, RedlinePart } from '../../archive/redline/redline.ts';
import {
  effectLines,
  effectMarkdown,
  effectWords,
  surprises,
} from '../../archive/words/effect-words.ts';
import { counted } from '../../archive/words/phrase.ts';
import { escapeMarkdown } from '../../diagnostics/escape-markdown.ts';
import type { Palette } from '../../diagnostics/reporters/palette.ts';
import { wrap } from '../../diagnostics/reporters/wrap.ts';
import { visible } from '../../diagnostics/visible.ts';
import type { MovePreview } from './describe-move.ts';
import type { GamePreview } from './describe-preview.ts';

export const NO_MOVE = 'The change brings no move.';
/** In characters: the unchanged text shown around a change. */
const AROUND = 60;
/** In characters: the longest passage shown. The record has the rest. */
const MOST = 2_000;

const MARKS = { new: '+', changed: '~', gone: '−' } as const;

export function previewText(
  games: readonly GamePreview[],
  palette: Palette,
  columns: number,
): string {
  if (games.length === 0) return `${NO_MOVE}\n`;
  const lines = games.flatMap(({ id, title, ...game }) => [
    `${palette.strong(visible(title))} ${palette.faint(`(${id})`)}`,
    ...game.refusals.flatMap((words) => block('✗ ', words)),
    ...game.warnings.flatMap((words) => block('! ', words)),
    ...(game.more > 0 ? block('  ', `${counted(game.more, 'earlier move')} of this change.`) : []),
    ...game.differs.flatMap((words) => block('~ ', words)),
    ...game.moves.flatMap(moveLines),
    ...(game.next === undefined ? [] : block('→ ', game.next)),
    ...game.notes.flatMap((note) => block('  Note: ', note)),
    '',
  ]);
  return lines.join('\n');

  function moveLines({
    is,
    says,
    results,
    arithmetic,
    does,
    texts,
    differs,
  }: MovePreview): readonly string[] {
    return [
      ...block(`${MARKS[is]} `, says),
      ...results.flatMap((words) => block('    ', words)),
      ...effectLines(does).flatMap((words) => block('    ', words)),
      ...differs.flatMap((words) => block('    ~ ', words)),
      ...texts.flatMap(({ redline }) => block('    │ ', marked(redline, ['[-', '-]', '{+', '+}']))),
      ...arithmetic.flatMap((words) => block('    · ', words)),
    ];
  }

  function block(lead: string, words: string): readonly string[] {
    const rest = /[│]/.test(lead) ? lead : ' '.repeat(lead.length);
    const room = Math.max(20, columns - lead.length);
    return words
      .split('\n')
      .flatMap((line) => wrap(visible(line), room))
      .map((line, i) => (i === 0 ? lead : rest) + line);
  }
}

/** The most moves shown; `nomic preview` shows all. */
const MOST_TOLD = 5;

/** The effects on rules, without the moves. */
export function effectsText(games: readonly GamePreview[], columns: number): string {
  const telling = games
    .flatMap(({ moves }) => moves)
    .filter(({ does }) => effectWords(does).length > 0);
  const isMuch = telling.length > MOST_TOLD;
  const told = isMuch ? telling.filter(({ does }) => surprises(does).length > 0) : telling;
  const rest = telling.length - told.length;
  const lines = [
    ...told.flatMap(({ name, does }) => [name, ...effectLines(does).map((words) => `  ${words}`)]),
    ...(rest > 0 ? [`For the effects of ${counted(rest, 'other move')}: nomic preview.`] : []),
  ];
  if (lines.length === 0) return '';
  return `\n${lines.flatMap((line) => wrap(visible(line), columns)).join('\n')}\n`;
}

export function previewMarkdown(games: readonly GamePreview[]): string {
  if (games.length === 0) return `${NO_MOVE}\n`;
  return `${games.flatMap(gameBlocks).join('\n\n')}\n`;
}

function gameBlocks(game: GamePreview): readonly string[] {
  return [
    `### ${escapeMarkdown(game.title)}`,
    ...game.refusals.map((words) => `> ❌ ${escapeMarkdown(words)}`),
    ...game.warnings.map((words) => `> ⚠️ **${escapeMarkdown(words)}**`),
    ...(game.more > 0 ? [`${counted(game.more, 'earlier move')} of this change.`] : []),
    ...game.differs.map((words) => `**Changed: ${escapeMarkdown(words)}**`),
    ...game.moves.flatMap(moveBlocks),
    ...(game.next === undefined ? [] : [`**${escapeMarkdown(game.next)}**`]),
    ...(game.notes.length > 0
      ? [['New notes:', ...game.notes.map((note) => `- ${escapeMarkdown(note)}`)].join('\n')]
      : []),
  ];
}

function moveBlocks({ is, says, results, arithmetic, does, texts, differs }: MovePreview) {
  const lead = is === 'changed' ? 'Changed: ' : '';
  return [
    `**${lead}${escapeMarkdown(says)}**`,
    ...(results.length > 0 ? [results.map(escapeMarkdown).join(' ')] : []),
    ...effectMarkdown(does),
    ...(differs.length > 0
      ? [differs.map((words) => `- ${escapeMarkdown(words)}`).join('\n')]
      : []),
    ...texts.map(({ redline }) => `<blockquote>${marked(redline, TAGS, html)}</blockquote>`),
    ...(arithmetic.length > 0
      ? [arithmetic.map((words) => `- ${escapeMarkdown(words)}`).join('\n')]
      : []),
  ];
}

const TAGS = ['<del>', '</del>', '<ins>', '</ins>'] as const;
type Marks = readonly [strike: string, struck: string, put: string, ended: string];
type Write = (words: string) => string;

function html(words: string): string {
  return words.split('\n').map(escapeMarkdown).join('<br>');
}

function marked(
  parts: Redline,
  [strike, struck, put, ended]: Marks,
  write: Write = String,
): string {
  return shortened(parts)
    .map(({ kind, words }) => {
      if (kind === 'same') return write(words);
      return kind === 'removed' ? strike + write(words) + struck : put + write(words) + ended;
    })
    .join('');
}

/** A wholly new text is not marked. */
function shortened(parts: Redline): Redline {
  const [first] = parts;
  if (first && parts.length === 1 && first.kind === 'added')
    return [cut({ ...first, kind: 'same' })];
  return parts.map((part, i) => {
    if (part.kind !== 'same') return cut(part);
    if (part.words.length <= 2 * AROUND) return part;
    const head = i === 0 ? '' : part.words.slice(0, AROUND);
    const tail = i === parts.length - 1 ? '' : part.words.slice(-AROUND);
    return { ...part, words: `${head} … ${tail}` };
  });
}

function cut(part: RedlinePart): RedlinePart {
  return part.words.length <= MOST ? part : { ...part, words: `${part.words.slice(0, MOST)} …` };
}
