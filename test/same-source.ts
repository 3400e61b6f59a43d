/** Sources that tests give again and again, as the rules that most games begin with. */
import type { Source } from '../src/content/source.ts';
import { getOrMake } from '../src/helpers/get-or-make.ts';

/** A worker has the games of many tests, and does not keep them all. */
const MOST_KEPT = 5_000;

const known = new Map<string, Map<string, Source>>();
let kept = 0;

/** The same object for the same file with the same text: the record of an object is parsed once. */
export function sameSource(source: Source): Source {
  if (kept >= MOST_KEPT) {
    known.clear();
    kept = 0;
  }
  const ofFile = getOrMake(known, source.file, () => new Map<string, Source>());
  return getOrMake(ofFile, source.text, () => {
    kept++;
    return source;
  });
}
