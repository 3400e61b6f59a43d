/** Text of several styles, broken into lines. */
import { displayWidth } from '../../diagnostics/reporters/display-width.ts';
import type { Style } from '../../diagnostics/reporters/palette.ts';

export interface Run {
  readonly text: string;
  readonly style: Style;
}

/** Breaks at spaces. Each line opens and closes the style of its own runs. */
export function wrapStyled(runs: readonly Run[], columns: number): readonly string[] {
  const lines: Run[][] = [[]];
  let width = 0;
  for (const piece of runs.flatMap(pieces)) {
    const isBreak = piece.text === '\n';
    const isSpace = piece.text.trim() === '';
    const wide = displayWidth(piece.text);
    if (isBreak || (width > 0 && !isSpace && width + wide > columns)) {
      lines.push([]);
      width = 0;
    }
    if (isBreak) continue;
    append(lines.at(-1) ?? [], piece);
    width += wide;
  }
  return lines.map((line) =>
    trimmed(line)
      .map(({ text, style }) => style(text))
      .join(''),
  );
}

/** Words, the spaces between them, and line feeds. */
function pieces({ text, style }: Run): readonly Run[] {
  return (text.match(/\n|[^\S\n]+|\S+/g) ?? []).map((piece) => ({ text: piece, style }));
}

/** Neighbouring pieces of one style become one run. */
function append(line: Run[], piece: Run): void {
  const last = line.at(-1);
  if (last?.style === piece.style)
    line[line.length - 1] = { ...last, text: last.text + piece.text };
  else line.push(piece);
}

/** The space at a line break is dropped. */
function trimmed(line: readonly Run[]): readonly Run[] {
  const last = line.at(-1);
  return last ? [...line.slice(0, -1), { ...last, text: last.text.trimEnd() }] : [];
}
