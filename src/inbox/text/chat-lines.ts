/** The lines of a chat message, in the chat's own kind of Markdown. */
import type { MessageLine, Words } from '../types.ts';
import { markdownLines, markdownWords } from './markdown-lines.ts';

/** In a chat `> ` quotes one line, and `>>> ` quotes all lines that follow. */
export function chatLines(text: string): Words {
  return markdownWords(text, (raw) =>
    partsOf(raw).flatMap((part) => {
      const own = part.isQuoted ? part.lines.map(quoted) : markdownLines(part.lines.join('\n'));
      return own.map((line) => ({ ...line, at: line.at + part.at }));
    }),
  );
}

function partsOf(raw: readonly string[]) {
  const parts: { readonly at: number; readonly isQuoted: boolean; readonly lines: string[] }[] = [];
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

function quoted(text: string, at: number): MessageLine {
  return { at, text: text.replace(/^>(?:>>)? /, ''), mark: 'quoted' };
}
