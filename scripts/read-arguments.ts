/** Reads what is typed after the name of a script. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** For `--help`, and for an option that the script does not have, its head is printed and it ends. */
export function readArguments(script: string, options: readonly string[] = []): readonly string[] {
  const given = process.argv.slice(2);
  const unknown = given.find((word) => word.startsWith('-') && !options.includes(word));
  if (unknown === undefined) return given;
  const [head = ''] = readFileSync(fileURLToPath(script), 'utf8').split('*/');
  const usage = head.replaceAll(/^\/?[* ]{0,3}/gm, '').trim();
  const isAsked = unknown === '--help' || unknown === '-h';
  console.error(isAsked ? usage : `There is no option “${unknown}”.\n\n${usage}`);
  process.exit(isAsked ? 0 : 2);
}
