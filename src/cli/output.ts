/** What happens if output cannot be written. */
import { systemReason } from '../diagnostics/system-fault.ts';

/**
 * `whenLost` is called once if what a program prints cannot be delivered: with the reason, or
 * without one if the reader closed the pipe early, as `head` does, which is not a mistake.
 */
export function watchOutput(
  { stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>,
  whenLost: (reason?: string) => void,
): void {
  let isLost = false;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (isLost) return;
    isLost = true;
    whenLost(error.code === 'EPIPE' ? undefined : systemReason(error));
  });
  // Nothing more can be said; the exit status still shows it.
  stderr.on('error', () => {});
}
