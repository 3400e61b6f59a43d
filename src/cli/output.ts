/** What becomes of output that cannot be written. */
import { systemReason } from '../diagnostics/system-fault.ts';

/**
 * `whenLost` is called once, when what a program prints gets nowhere: with the reason, or without one
 * where the reader has closed the pipe early, as `head` does, which is nobody's mistake.
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
  // There is nowhere left to say it; the exit status still tells.
  stderr.on('error', () => {});
}
