/** The rulesets that come with the program, but for those of some ids. */
import { fileURLToPath } from 'node:url';
import { type LibraryRead, readRulesets } from './read-library.ts';

const BUNDLED = fileURLToPath(new URL('../content', import.meta.url));

export function bundledRulesets(except: ReadonlySet<string> = new Set()): LibraryRead {
  return readRulesets(BUNDLED, except);
}
