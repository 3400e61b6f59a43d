/** Reads mechanics as typed, in any wording that is understood. */
import { isSlot } from '../law/mechanics/slot-combination.ts';
import { sentencesIn, understand } from '../law/sentences/understand.ts';
import { isMapping } from '../values/schema.ts';
import { type DataRead, readData } from './read-data.ts';

/**
 * Reads typed mechanics: the words that keep or drop them, slots as data, or sentences. Understood
 * sentences get the language's wording; others stay as typed.
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
  // A colon within a sentence looks like a mapping, but its key is no slot.
  const isData =
    !isMapping(data) || Object.keys(data).some(isSlot) || /^\{|^\S+:(?:\s|$)/.test(text);
  return { ok: true, data: isData ? data : sentencesIn(text) };
}

const KEPT: ReadonlySet<string> = new Set(['keep', 'none']);
