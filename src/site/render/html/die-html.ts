/** Where the pips of a face lie: each by its column and its row, both from 0 to 2. */
const PIPS = ['11', '00 22', '00 11 22', '00 20 02 22', '00 20 11 02 22', '00 20 01 21 02 22'];

/** The face of a die, with pips up to six and with a figure beyond; `undefined` before it is thrown. */
export function dieHtml(shows?: number): string {
  const at = (third = '') => 11 + Number(third) * 9;
  const pips = shows === undefined ? undefined : PIPS[shows - 1]?.split(' ');
  const face = pips
    ? pips.map(([x, y]) => `<circle cx="${at(x)}" cy="${at(y)}" r="4"/>`).join('')
    : `<text x="20" y="27" text-anchor="middle">${shows ?? '?'}</text>`;
  const called = shows === undefined ? 'a die' : `a die that shows ${shows}`;
  return `<svg viewBox="0 0 40 40" class="die-face" role="img" aria-label="${called}"><rect x="2" y="2" width="36" height="36" rx="7"/>${face}</svg>`;
}
