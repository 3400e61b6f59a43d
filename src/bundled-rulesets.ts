/** The rulesets that come with the program. */
import { fileURLToPath } from 'node:url';
import { type LibraryRead, readRulesets } from './read-library.ts';

const BUNDLED = fileURLToPath(new URL('../content', import.meta.url));

export function bundledRulesets(): LibraryRead {
  return readRulesets(BUNDLED);
}
