/**
 * Characters that nobody sees in a text. This is a list of its own, by code points, so that it does not
 * share the mistakes of `src/diagnostics/visible.ts`.
 */
type Span = readonly [first: number, last: number, what: string];

const NEVER: readonly Span[] = [
  [0x00, 0x08, 'control'],
  [0x0b, 0x1f, 'control'],
  [0x7f, 0x9f, 'control'],
  [0xad, 0xad, 'soft hyphen'],
  [0x34f, 0x34f, 'grapheme joiner'],
  [0x61c, 0x61c, 'direction'],
  [0x115f, 0x1160, 'filler'],
  [0x17b4, 0x17b5, 'inherent vowel'],
  [0x180e, 0x180e, 'vowel separator'],
  [0x200b, 0x200b, 'space without width'],
  [0x200e, 0x200f, 'direction'],
  [0x2028, 0x2029, 'line separator'],
  [0x202a, 0x202e, 'direction'],
  [0x2060, 0x206f, 'format'],
  [0x3164, 0x3164, 'filler'],
  [0xd800, 0xdfff, 'half of a pair'],
  [0xfdd0, 0xfdef, 'no character'],
  [0xfeff, 0xfeff, 'byte order mark'],
  [0xffa0, 0xffa0, 'filler'],
  [0xfff0, 0xfffb, 'format'],
  [0xfffe, 0xffff, 'no character'],
  [0x1bca0, 0x1bca3, 'format'],
  [0x1d173, 0x1d17a, 'format'],
  [0xe0000, 0xe00ff, 'tag'],
  [0xe01f0, 0xe0fff, 'format'],
];
/** Seen by what they do to the character before them, where there is one that takes them. */
const IN_PLACE: readonly Span[] = [
  [0x180b, 0x180d, 'variation'],
  [0x180f, 0x180f, 'variation'],
  [0x200c, 0x200d, 'joiner'],
  [0xfe00, 0xfe0f, 'variation'],
  [0xe0100, 0xe01ef, 'variation'],
];
/** Letters, and emoji with their colours and variants, none of which a script of Europe has. */
const TAKES_ONE = /^(?:[\p{L}\p{M}\p{Emoji_Modifier}]|\p{Extended_Pictographic}|[0-9#*])$/u;
const OF_EUROPE = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}]$/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: styles are control sequences
const OWN_STYLE = /\u001b\[(?:1|2|4|9|22|24|29|31|32|36|39)m/g;

export interface Looking {
  /** Whether the text is meant for a terminal in colour, whose own styles are no fault. */
  readonly inColour?: boolean;
}

/**
 * Everything invisible in a whole output, such as `U+202E (direction) at 17`; none is what every
 * output must have. Line feeds and tabs are layout. Offsets are
 * in UTF-16 units, of the text without our own styles.
 */
export function invisibleIn(output: string, { inColour = false }: Looking = {}): readonly string[] {
  const text = inColour ? output.replace(OWN_STYLE, '') : output;
  const found: string[] = [];
  let at = 0;
  let before = '';
  for (const character of text) {
    const what = nameOf(character, before);
    if (what !== undefined) found.push(`${pointOf(character)} (${what}) at ${at}`);
    at += character.length;
    before = character;
  }
  return found;
}

function nameOf(character: string, before: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  if ((code & 0xfffe) === 0xfffe) return 'no character';
  const never = NEVER.find(([first, last]) => code >= first && code <= last);
  if (never) return never[2];
  const placed = IN_PLACE.find(([first, last]) => code >= first && code <= last);
  if (!placed) return undefined;
  const isAfterVariant = code === 0x200d && before === '\ufe0f';
  return isAfterVariant || (TAKES_ONE.test(before) && !OF_EUROPE.test(before))
    ? undefined
    : placed[2];
}

function pointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Every character that the predicate looks for, wherever it stands: for hostile texts. */
export const UNSEEN_SAMPLES: readonly string[] = NEVER.flatMap(([first, last]) =>
  [...new Set([first, last])].map((code) => String.fromCodePoint(code)),
);
