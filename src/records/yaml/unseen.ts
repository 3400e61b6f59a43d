import type { Source } from '../../content/source.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { codePointOf, findUnseen, type Unseen } from '../../diagnostics/visible.ts';

/** The message for one invisible character. No record may have any. */
export function unseenWords({ character }: Unseen, others = 0) {
  const more = others === 0 ? '' : `, and ${others} more in this file`;
  return {
    message: `There is a character here that nobody can see, ${codePointOf(character)}${more}.`,
    help: others === 0 ? 'Remove it.' : 'Remove them.',
  };
}

/** Makes at most one finding for a file: pasted text may have hundreds of these characters. */
export function unseenFinding({ file, text }: Source): readonly Finding[] {
  const [first, ...others] = findUnseen(text);
  if (!first) return [];
  const range = [first.at, first.at + first.character.length] as const;
  const words = unseenWords(first, others.length);
  return [{ code: 'format/character', severity: 'error', at: { file, range }, ...words }];
}

/** Notes the first letter that another program lost. */
export function lostLetter({ file, text }: Source): readonly Finding[] {
  const from = text.indexOf('\ufffd');
  if (from < 0) return [];
  const at = { file, range: [from, from + 1] } as const;
  const message = 'A letter is lost here: some program wrote U+FFFD instead.';
  const help = 'Write the letter that belongs here.';
  return [{ code: 'implausible', severity: 'note', at, message, help }];
}
