/**
 * Makes text from records safe to print. Anyone can write a record. Its control characters could move a
 * terminal's cursor or hide words. Its lines could be commands to a build server that reads its log.
 */

/** Control and format characters, line separators, lone surrogates, and ignorable code points. */
const UNSEEN = String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]`;

/** These scripts write words with joiners. */
const JOINING = ['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml']
  .concat(['Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt'])
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');
const JOINED = String.raw`[[[${JOINING}]&&[\p{L}\p{M}]]--\p{Default_Ignorable_Code_Point}]`;
const PICTURE = String.raw`\p{Extended_Pictographic}`;

/**
 * Such a character, if it visibly changes the one before it. It is a joiner in a word or emoji. Or it is
 * a variant of an emoji, a keycap, or a Han or Mongolian letter. The Arabic signs before a number are
 * visible.
 */
const SEEN = [
  String.raw`${JOINED}[\u200c\u200d]`,
  String.raw`(?:${PICTURE}\ufe0f?|\p{Emoji_Modifier})\u200d(?=${PICTURE})`,
  String.raw`${PICTURE}[\ufe0e\ufe0f]`,
  String.raw`[0-9#*]\ufe0f(?=\u20e3)`,
  String.raw`[\p{sc=Han}&&\p{L}][\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`[\p{sc=Mong}&&\p{L}][\u180b-\u180d\u180f]`,
  String.raw`[\u0600-\u0605\u06dd\u0890\u0891\u08e2]`,
].join('|');

const IN_A_LINE = new RegExp(`${UNSEEN}(?<!${SEEN})`, 'gv');
const IN_LINES = new RegExp(String.raw`(?![\n\t])${IN_A_LINE.source}`, 'gv');
/** A text without characters outside these blocks of letters and punctuation is clean. */
const NOT_PLAIN =
  /[^\n\t\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u0370-\u05ff\u2010-\u2027\u2030-\u205e\u3001-\u3163\u4e00-\u9fff\uac00-\ud7a3]/;

/** Replaces every invisible character in one line by a sign. */
export function visible(text: string): string {
  return text.replace(IN_A_LINE, sign);
}

/** Replaces them in several lines: line feeds and tabs stay. */
export function visibleText(text: string): string {
  return replaceUnseen(text, sign);
}

export function replaceUnseen(text: string, replace: (character: string) => string): string {
  return NOT_PLAIN.test(text) ? text.replace(IN_LINES, replace) : text;
}

export interface Unseen {
  readonly character: string;
  /** Offset in UTF-16 units. */
  readonly at: number;
}

export function findUnseen(text: string): readonly Unseen[] {
  if (!NOT_PLAIN.test(text)) return [];
  return [...text.matchAll(IN_LINES)].map(({ 0: character, index }) => ({ character, at: index }));
}

/** `U+202E` */
export function codePointOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Escapes workflow commands of GitHub: `::error::` at the start of a line, and `##[error]` anywhere. Use
 * it only for finished text, since wrapping makes new starts of lines.
 */
export function withoutCommands(output: string): string {
  return withoutOldCommands(output.replace(/^([^\S\n]*):(?=:)/gmu, '$1<U+003A>'));
}

/** Escapes only `##[error]`, which is a command anywhere. */
export function withoutOldCommands(output: string): string {
  return output.replaceAll('##[', '##<U+005B>');
}

/** `␛` for an escape; `<U+202E>` if Unicode has no picture of the character. */
function sign(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return code === 0x7f ? '␡' : `<${codePointOf(character)}>`;
}
