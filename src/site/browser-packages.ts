/** The packages that modules in the reader's browser import; a test compares this with the imports. */
export const BROWSER_PACKAGES: readonly string[] = [
  'diff',
  'fflate',
  'fraction.js',
  'gray-matter',
  'hast-util-to-xast',
  'immutable',
  'rehype-sanitize',
  'rehype-stringify',
  'remark-gfm',
  'remark-parse',
  'remark-rehype',
  'unified',
  'xast-util-to-xml',
  'xastscript',
  'yaml',
  'zod',
];
