/**
 * Text from records made safe to print. Records come from anybody: left as they are, their control
 * characters could move a terminal's cursor or hide words, and their lines could be taken for
 * commands by a build server that reads its own log.
 */

/** Controls, formatting, line separators and halves of pairs, but not the joiners that words need. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const UNSEEN_BUT_LAYOUT = new RegExp(`(?![\\n\\t])${UNSEEN.source}`, 'gu');

/** One line of text: every character that would not be seen is shown as a sign for it. */
export function visible(text: string): string {
  return text.replace(UNSEEN, sign);
}

/** Several lines of text: line feeds and tabs stay. */
export function visibleText(text: string): string {
  return text.replace(UNSEEN_BUT_LAYOUT, sign);
}

/**
 * Output in which no line is a workflow command of GitHub's: `::error::` at a line's start, or
 * `##[error]` anywhere. Meant for finished text, since wrapping makes new starts of lines.
 */
export function withoutCommands(output: string): string {
  return output.replace(/^(\s*):(?=:)/gmu, '$1<U+003A>').replaceAll('##[', '##<U+005B>');
}

/** `␛` for an escape; `<U+202E>` where Unicode has no picture of the character. */
function sign(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '␡';
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}
