/** Options that several commands have, as the help shows them. */

/** Each option as the help names it, with its explanation. Some options take one of a few values. */
export type OptionWords = Readonly<Record<string, string | readonly [string, ...string[]]>>;

export const CONTENT = {
  'content DIR': 'the folder of the records, if it is not content, here or in a folder above',
};
export const AUTHOR = {
  'author ACCOUNT': 'with --base: whose change it is (github:ada-b), where game.md has accounts',
};
export const WRITING = {
  'on DATE': 'the day, if it is not today; a time is 2026-03-02T19:30Z',
  'dry-run': 'show the file as it would be, and write nothing',
  anyway: 'write the move although it is not in order',
  ...CONTENT,
  ...formats('text', 'json'),
};
export const SITE = {
  'content DIR': 'the folder of the records (NOMOTHECA_CONTENT, else content, here or above)',
  'out DIR': 'where the site is written (NOMOTHECA_OUT, else dist)',
  'cache DIR': 'where parts are kept that the next build can use (NOMOTHECA_CACHE)',
  'site URL': 'where it will be published (NOMOTHECA_SITE)',
  'base PATH': 'path under which it is served (NOMOTHECA_BASE, else that of the site)',
  'repository URL': 'folder of the records at a forge, for the desk (NOMOTHECA_REPOSITORY)',
};

/** The first is the default. */
export function formats(...oneOf: readonly string[]): OptionWords {
  const short = oneOf.includes('json') ? '; --json is short for --format json' : '';
  return { 'format FORMAT': [oneOf.join(', ') + short, ...oneOf] };
}
