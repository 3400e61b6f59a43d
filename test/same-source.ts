/** Sources that tests give again and again, as the rules that most games begin with. */
import type { Source } from '../src/content/source.ts';
import { getOrMake } from '../src/helpers/once.ts';

const known = new Map<string, Map<string, Source>>();

/** The same object for the same file with the same text: the record of an object is parsed once. */
export function sameSource(source: Source): Source {
  const ofFile = getOrMake(known, source.file, () => new Map<string, Source>());
  return getOrMake(ofFile, source.text, () => source);
}
