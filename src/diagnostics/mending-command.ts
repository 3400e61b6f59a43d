import type { Finding, Mending } from './finding.ts';

/** Writes the command without the name of the program: `close friends 302 --on 2026-03-05`. */
export function mendingCommand({ move, of, says = {} }: Mending, game: string): string {
  const operand = of === undefined ? [] : [forShell(String(of))];
  return [move, game, ...operand, ...optionWords(says)].join(' ');
}

/** Each of these commands alone mends the finding. */
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

/** Quotes a word of a command for a shell if it has special signs. */
export function forShell(word: string): string {
  return /^[\w@%+=:,./\\-]+$/.test(word) ? word : `"${word.replace(/["$`\\]/g, '\\$&')}"`;
}
