/**
 * Text from records made safe to print. Records come from anybody: left as they are, their control
 * characters could move a terminal's cursor or hide words, and their lines could be taken for
 * commands by a build server that reads its own log.
 */

/** Controls, formatting, line separators, halves of pairs, and what Unicode says is not shown. */
const UNSEEN = String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]`;

/** Scripts whose words are written with joiners. */
const JOINING = ['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml']
  .concat(['Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt'])
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');
const JOINED = String.raw`[[[${JOINING}]&&[\p{L}\p{M}]]--\p{Default_Ignorable_Code_Point}]`;
const PICTURE = String.raw`\p{Extended_Pictographic}`;

/**
 * Where such a character belongs to the one before it and is seen by what it makes of that: joiners
 * of words and of emoji, and the variants of emoji, keycaps, Han and Mongolian letters. The signs of
 * Arabic that stand before a number are seen by themselves.
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
/** Whole blocks of letters and punctuation: a text of nothing else is known to be clean at once. */
const NOT_PLAIN =
  /[^\n\t\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u0370-\u05ff\u2010-\u2027\u2030-\u205e\u3001-\u3163\u4e00-\u9fff\uac00-\ud7a3]/;

/** One line of text: every character that would not be seen is shown as a sign for it. */
export function visible(text: string): string {
  return text.replace(IN_A_LINE, sign);
}

/** Several lines of text: line feeds and tabs stay. */
export function visibleText(text: string): string {
  return replaceUnseen(text, sign);
}

/** Several lines of text with something else in the place of each character that is not seen. */
export function replaceUnseen(text: string, put: (character: string) => string): string {
  return NOT_PLAIN.test(text) ? text.replace(IN_LINES, put) : text;
}

export interface Unseen {
  readonly character: string;
  /** Offset in UTF-16 units. */
  readonly at: number;
}

/** The characters in several lines of text that are not seen. */
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
 * Output in which no line is a workflow command of GitHub's: `::error::` at a line's start, or
 * `##[error]` anywhere. Meant for finished text, since wrapping makes new starts of lines.
 */
export function withoutCommands(output: string): string {
  return withoutOldCommands(output.replace(/^([^\S\n]*):(?=:)/gmu, '$1<U+003A>'));
}

/** Output without `##[error]`, which is a command wherever it stands. */
export function withoutOldCommands(output: string): string {
  return output.replaceAll('##[', '##<U+005B>');
}

/** `␛` for an escape; `<U+202E>` where Unicode has no picture of the character. */
function sign(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return code === 0x7f ? '␡' : `<${codePointOf(character)}>`;
}
