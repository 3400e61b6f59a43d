/**
 * Slips of the hand in a text: each character left out, and each of some signs put in before it.
 * Many slips lead to the same message, so each message is listed once, with all its places.
 */
export interface Said {
  /** In words. */
  readonly message: string;
  /** The characters at fault. */
  readonly at: readonly [start: number, end: number];
}

/** What is said, and below it, between which characters, of which slips where. */
export function tellSlips(
  text: string,
  signs: readonly string[],
  say: (slipped: string) => readonly Said[],
): string {
  const told = new Map<string, string[]>();
  for (let at = 0; at <= text.length; at++) {
    for (const sign of ['', ...signs]) {
      const after = text.slice(sign === '' ? at + 1 : at);
      for (const { message, at: found } of say(text.slice(0, at) + sign + after)) {
        const place = `${at}${name(sign)}${found[1] > 0 ? `@${found.join('-')}` : ''}`;
        told.set(message, [...(told.get(message) ?? []), place]);
      }
    }
  }
  return [...told].map(([message, places]) => `${message}\n  ${places.join(' ')}\n`).join('');
}

const NAMES: Readonly<Record<string, string>> = {
  '': 'out',
  ' ': 'blank',
  '\n': 'line',
  '\t': 'tab',
  '\u00a0': 'hard',
};

function name(sign: string): string {
  return NAMES[sign] ?? sign;
}
