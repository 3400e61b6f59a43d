/**
 * Parts of pages that many pages share. A build does without them while it makes the pages: a mark
 * stands in their place, and the part itself is put in when the page is written. Anybody else gets
 * them as they are. Nobody can write a mark into a record, because it is drawn by lot for each
 * build. Like the records, this module stays out of the bundle of pages.
 */
import { randomUUID } from 'node:crypto';
import type { Piece, SharedPiece } from '../archive/pieces.ts';

interface Marks {
  readonly secret: string;
  readonly parts: SharedPiece[];
  readonly numbers: Map<SharedPiece, number>;
}

let marks: Marks | undefined;

/** From now on marks stand in for fragments. */
export function markFragments(): void {
  marks = { secret: randomUUID(), parts: [], numbers: new Map() };
}

/** A piece of a page as HTML; of a shared one, the mark that stands in for it. */
export function fragmentHtml(part: Piece): string {
  if (typeof part === 'string') return part;
  if (!marks) return part.text;
  const { secret, parts, numbers } = marks;
  const number = numbers.get(part) ?? parts.push(part) - 1;
  numbers.set(part, number);
  return `<!--${secret}:${number}-->`;
}

/** A page in pieces, with the fragments where their marks were. */
export function piecesOfPage(html: string): readonly Piece[] {
  if (!marks) return [html];
  const { secret, parts } = marks;
  const [first = '', ...others] = html.split(`<!--${secret}:`);
  const pieces: Piece[] = [first];
  for (const other of others) {
    const end = other.indexOf('-->');
    const part = parts[Number(other.slice(0, end))];
    if (!part) throw new Error('A page has a mark that stands in for nothing.');
    pieces.push(part);
    const own = other.slice(end + '-->'.length);
    if (own !== '') pieces.push(own);
  }
  return pieces;
}
