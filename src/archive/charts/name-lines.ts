/** A name in a few short lines, to stand in a picture. */
import { displayWidth, fitting } from '../../diagnostics/reporters/display-width.ts';

/** Words, and what a hyphen joins, each with the space after it. */
const PART = /[^\s-]*-\s*|[^\s-]+\s*/g;

/** Breaks within a word only where it is longer than a line. What does not fit is left out. */
export function nameLines(name: string, columns: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of (name.match(PART) ?? []).flatMap((word) => pieces(word, columns))) {
    if (line !== '' && displayWidth((line + part).trimEnd()) > columns) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${fitting(lines[most - 1] ?? '', columns - 1)}…`];
}

function pieces(word: string, columns: number): readonly string[] {
  const parts: string[] = [];
  let rest = word;
  while (displayWidth(rest.trimEnd()) > columns) {
    const part = fitting(rest, columns);
    parts.push(part);
    rest = rest.slice(part.length);
  }
  return [...parts, rest];
}
