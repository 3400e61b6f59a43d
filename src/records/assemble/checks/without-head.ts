import type { Finding } from '../../../diagnostics/finding.ts';

/** A finding where a folder lacks the record that its others belong to. */
export function withoutHead(files: readonly string[], head: string): readonly Finding[] {
  const [first] = files;
  if (first === undefined || files.includes(head)) return [];
  const message = `There is no \`${head}\`, to which this record would belong.`;
  const help = 'Add it, or move the record to the folder where it belongs.';
  const at = { file: first, path: [] } as const;
  return [{ code: 'format/missing', severity: 'error', at, message, help }];
}
