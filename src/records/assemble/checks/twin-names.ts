import type { Finding } from '../../../diagnostics/finding.ts';

/**
 * A finding for each file whose name differs from an earlier one only in capital letters. On most
 * disks of Windows and macOS the two are one file, so the archive could not be built there.
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
