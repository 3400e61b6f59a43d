/**
 * Parts of pages that many pages share. A build does without them while it makes the pages: a mark
 * stands in their place, and the part itself is put in when the page is written. Anybody else gets
 * them as they are. Nobody can write a mark into a record, because it is drawn by lot for each
 * build. Like the records, this module stays out of the bundle of pages.
 */
import { randomUUID } from 'node:crypto';
import type { Piece, SharedPiece } from '../archive/exports/pieces.ts';

interface Marks {
  /** What every mark begins with. */
  readonly opening: string;
  readonly openingBytes: Uint8Array;
  readonly parts: SharedPiece[];
  readonly numbers: Map<SharedPiece, number>;
  readonly named: Map<string, SharedPiece>;
}

const CLOSING = '-->';

let marks: Marks | undefined;

/** From now on marks stand in for fragments. */
export function markFragments(): void {
  const opening = `<!--${randomUUID()}:`;
  const openingBytes = Buffer.from(opening);
  marks = { opening, openingBytes, parts: [], numbers: new Map(), named: new Map() };
}

/** A piece of a page as HTML; of a shared one, the mark that stands in for it. */
export function fragmentHtml(part: Piece): string {
  if (typeof part === 'string') return part;
  if (!marks) return part.text;
  const { opening, parts, numbers } = marks;
  let number = numbers.get(part);
  if (number === undefined) {
    number = parts.push(part) - 1;
    numbers.set(part, number);
  }
  return `${opening}${number}${CLOSING}`;
}

/** A mark for what was remembered by a name; `undefined` where there is none. */
export function recall(name: string): string | undefined {
  const part = marks?.named.get(name);
  return part && fragmentHtml(part);
}

/** Gives what it is given, or the mark that stands in for it from now on. */
export function remember(name: string, html: string): string {
  const part = { text: html };
  marks?.named.set(name, part);
  return fragmentHtml(part);
}

/** A part of a page, in bytes, and the piece that belongs in its place. */
export interface Gap {
  readonly from: number;
  readonly to: number;
  readonly piece: SharedPiece;
}

/** Where the marks of this build are in a page, from first to last. */
export function findGaps(page: Uint8Array): readonly Gap[] {
  if (!marks) return [];
  const { parts, openingBytes } = marks;
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  const gaps: Gap[] = [];
  for (let from = bytes.indexOf(openingBytes); from >= 0; ) {
    const end = bytes.indexOf(CLOSING, from);
    const piece = parts[Number(bytes.toString('latin1', from + openingBytes.length, end))];
    if (end < 0 || !piece) throw new Error('A page has a mark that stands in for nothing.');
    const to = end + CLOSING.length;
    gaps.push({ from, to, piece });
    from = bytes.indexOf(openingBytes, to);
  }
  return gaps;
}
