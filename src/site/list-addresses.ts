/** Addresses of the pages that search engines should know. */
import { CODES } from '../diagnostics/codes.ts';
import { links, rulesets, summaries } from './load.ts';

const FILES = import.meta.glob('./pages/docs/[a-z]*');
/** Every page of the documentation, by its file; the one at its root has no name. */
const DOCUMENTS = Object.keys(FILES).map((path) => {
  const name = path.replace(/^.*\/|\.\w+$/g, '');
  return name === 'index' ? undefined : name;
});

export const ADDRESSES: readonly string[] = [
  links.home(),
  links.sixSteps(),
  links.board(),
  ...DOCUMENTS.map((name) => links.docs(name)),
  links.finding(),
  ...CODES.map((code) => links.finding(code)),
  ...rulesets.flatMap(({ id }) => [links.ruleset(id), links.wordByWord(id)]),
  ...summaries.flatMap(({ addresses }) => addresses),
];
