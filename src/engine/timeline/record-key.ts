import type { Path } from '../../diagnostics/finding.ts';

/** What tells a record apart from every other of its game. */
export function recordKey({ file, path = [] }: { readonly file: string; readonly path?: Path }) {
  return `${file} ${path.join(' ')}`;
}
