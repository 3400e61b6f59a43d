/** Mechanics that somebody types, in any words that are understood. */
import { isSlot } from '../law/mechanics/slot-combination.ts';
import { sentencesIn, understand } from '../law/sentences/understand.ts';
import { isMapping } from '../values/schema.ts';
import { type DataRead, readData } from './read-data.ts';

/**
 * Mechanics that somebody types: the words that keep or drop them, slots as data, and otherwise sentences, in
 * any words. Those that are understood become what is said; the others stay as they are typed.
 */
export function readMechanics(typed: string | undefined, what: string): DataRead {
  const text = typed?.trim() ?? '';
  if (text === '' || KEPT.has(text)) return { ok: true, data: text === '' ? undefined : text };
  if (understand(text).every(({ how }) => how !== 'not understood')) {
    return { ok: true, data: sentencesIn(text) };
  }
  const read = readData(text, what);
  if (!read.ok || typeof read.data === 'string') return { ok: true, data: sentencesIn(text) };
  const { data } = read;
  if (Array.isArray(data)) {
    const items: readonly unknown[] = data;
    return {
      ok: true,
      data: items.flatMap((each): readonly unknown[] =>
        typeof each === 'string' ? sentencesIn(each) : [each],
      ),
    };
  }
  // A colon within a sentence makes a mapping of it, whose key is no slot.
  const isData =
    !isMapping(data) || Object.keys(data).some(isSlot) || /^\{|^\S+:(?:\s|$)/.test(text);
  return { ok: true, data: isData ? data : sentencesIn(text) };
}

const KEPT: ReadonlySet<string> = new Set(['keep', 'none']);
