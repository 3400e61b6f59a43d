/**
 * All output of commands passes here as finished text. So no file name and no record brings invisible
 * characters to a terminal, log or summary.
 */
import { OWN_STYLES } from '../diagnostics/reporters/palette.ts';
import { visibleText, withoutCommands, withoutOldCommands } from '../diagnostics/visible.ts';
import type { CommandContext, CommandOutcome } from './command-line/outcome.ts';

/** An outcome to be printed as it is. */
export interface Printable extends Omit<CommandOutcome, 'commands'> {
  readonly isPrintable: true;
}

export function printable(
  { status, commands, out, err, stepSummary }: CommandOutcome,
  { colour }: Pick<CommandContext, 'colour'>,
): Printable {
  return {
    status,
    isPrintable: true,
    ...(out !== undefined && { out: toRead(out, colour) }),
    ...(commands !== undefined && { out: withoutOldCommands(visibleText(commands)) }),
    ...(err !== undefined && { err: toRead(err, false) }),
    ...(stepSummary !== undefined && { stepSummary: visibleText(stepSummary) }),
  };
}

/** Text without commands to a build server, and with our own styles only. */
function toRead(text: string, colour: boolean): string {
  if (!colour) return withoutCommands(visibleText(text));
  const parts = text.split(OWN_STYLES);
  return withoutCommands(parts.map((part, i) => (i % 2 === 0 ? visibleText(part) : part)).join(''));
}
