/** The folder that a command leaves beside the records if it breaks off while it writes. */
import type { Finding } from '../diagnostics/finding.ts';
import { fileFinding } from './place.ts';

/** How the name of a folder ends in which a command makes what it is about to put in place. */
export const WORKPLACE = '.unfinished';

export function leftover(file: string): Finding {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const message = `A command stopped early and left \`${name}\`, or is writing there now.`;
  const help =
    'If no command is running, delete it: no record depends on it. Then run the command again if its record is missing.';
  return fileFinding(file, message, help);
}
