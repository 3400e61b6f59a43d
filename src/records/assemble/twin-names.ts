import type { Finding } from '../../diagnostics/finding.ts';

/**
 * A finding for each file whose name differs from an earlier one by large and small letters alone:
 * on most disks of Windows and macOS, and so for whoever builds there, the two are one file.
 */
export function findTwins(files: readonly string[]): readonly Finding[] {
  const firsts = new Map<string, string>();
  return files.flatMap((file) => {
    const first = firsts.get(file.toLowerCase());
    if (first === undefined) {
      firsts.set(file.toLowerCase(), file);
      return [];
    }
    return [twin(file, first)];
  });
}

function twin(file: string, first: string): Finding {
  const at = { file, range: [0, 0] } as const;
  const message = `Its name is \`${first}\` but for large and small letters, and many disks have room for one of the two.`;
  const help = 'Give one of them another name.';
  const related = [{ message: 'The other one.', at: { file: first, range: [0, 0] } as const }];
  return { code: 'format/file', severity: 'error', at, message, help, related };
}
