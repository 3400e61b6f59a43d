/** The lines of a message of a chat, which is written in a Markdown of its own. */
import type { Line } from '../types.ts';
import { isModestMarkdown, markdownLines } from './markdown-lines.ts';
import { plainLines } from './plain-lines.ts';

export interface ChatWords {
  readonly raw: readonly string[];
  readonly lines: readonly Line[];
  readonly doubts: readonly string[];
}

const TOO_LONG = 'it is too long to be read';
const MOST_WORDS = 65_536;

/** In a chat each line stands for itself: `> ` quotes one, `>>> ` all that follow. */
export function chatLines(text: string): ChatWords {
  if (!isModestMarkdown(text)) {
    const raw = text.slice(0, MOST_WORDS).split(/\r\n|\n|\r/);
    return { raw, lines: plainLines(raw), doubts: [TOO_LONG] };
  }
  const raw = text.split(/\r\n|\n|\r/);
  const lines: Line[] = [];
  for (const part of partsOf(raw)) {
    for (const line of part.isQuoted ? quoted(part.lines) : markdownLines(part.lines.join('\n'))) {
      lines.push({ ...line, at: line.at + part.at });
    }
  }
  return { raw, lines: withoutSpoilers(lines), doubts: [] };
}

interface Part {
  readonly at: number;
  readonly isQuoted: boolean;
  readonly lines: string[];
}

function partsOf(raw: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let isAllQuoted = false;
  let isCode = false;
  for (const [at, line] of raw.entries()) {
    if (!isAllQuoted && (line.match(/```/g)?.length ?? 0) % 2 === 1) isCode = !isCode;
    isAllQuoted ||= !isCode && line.startsWith('>>> ');
    const isQuoted = isAllQuoted || (!isCode && line.startsWith('> '));
    const last = parts.at(-1);
    if (last?.isQuoted === isQuoted) last.lines.push(line);
    else parts.push({ at, isQuoted, lines: [line] });
  }
  return parts;
}

function quoted(lines: readonly string[]): readonly Line[] {
  return lines.map((text, at) => ({ at, text: text.replace(/^>(?:>>)? /, ''), mark: 'quoted' }));
}

/** Bars round words only hide them until somebody looks. */
function withoutSpoilers(lines: readonly Line[]): readonly Line[] {
  return lines.map((line) => ({ ...line, text: line.text.replaceAll('||', '') }));
}
