export type Style = (text: string) => string;

/** Sets text off by colours on a terminal, and elsewhere by signs or not at all. */
export interface Palette {
  readonly strong: Style;
  readonly faint: Style;
  readonly bad: Style;
  readonly good: Style;
  readonly hint: Style;
  /** Words that a change removed or added. */
  readonly removed: Style;
  readonly added: Style;
}

/** Splits a text at the escape sequences of `COLOUR`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for these
export const OWN_STYLES = /(\u001b\[(?:1|2|4|9|22|24|29|31|32|36|39)m)/;

const same: Style = (text) => text;

export const PLAIN: Palette = {
  strong: same,
  faint: same,
  bad: same,
  good: same,
  hint: same,
  removed: (text) => `[-${text}-]`,
  added: (text) => `{+${text}+}`,
};

const LINE = /[^\n]+/g;
/** Lines are broken between words later. */
const WORD = /\S+/g;

export const COLOUR: Palette = {
  strong: sgr(1, 22),
  faint: sgr(2, 22),
  bad: sgr(31, 39),
  good: sgr(32, 39),
  hint: sgr(36, 39),
  removed: both(sgr(31, 39, WORD), sgr(9, 29, WORD)),
  added: both(sgr(32, 39, WORD), sgr(4, 24, WORD)),
};

/** Colours end with the line or the word, so that every line can be printed alone. */
function sgr(on: number, off: number, each = LINE): Style {
  return (text) => text.replace(each, (line) => `\u001b[${on}m${line}\u001b[${off}m`);
}

function both(inner: Style, outer: Style): Style {
  return (text) => outer(inner(text));
}
