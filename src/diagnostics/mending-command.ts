/** A finding's mending as the command that makes it. */
import type { Finding, Mending } from './finding.ts';

/** Without the name of the program: `close friends 302 --on 2026-03-05`. */
export function mendingCommand({ move, of, says = {} }: Mending, game: string): string {
  const operand = of === undefined ? [] : [forShell(String(of))];
  return [move, game, ...operand, ...optionWords(says)].join(' ');
}

/** The commands of which each mends a finding. */
export function mendingCommands({ mendings = [], game }: Pick<Finding, 'mendings' | 'game'>) {
  return game === undefined ? [] : mendings.map((each) => mendingCommand(each, game));
}

/** `--rule 206`, `--change`. */
export function optionWords(says: NonNullable<Mending['says']>): readonly string[] {
  return Object.entries(says).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return value === true ? [`--${name}`] : [`--${name} ${forShell(String(value))}`];
  });
}

/** A word of a command as a shell reads it; one without anything special stays as it is. */
export function forShell(word: string): string {
  return /^[\w@%+=:,./\\-]+$/.test(word) ? word : `"${word.replace(/["$`\\]/g, '\\$&')}"`;
}
