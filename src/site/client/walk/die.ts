/** A die: its face, and a throw of it. */

const SVG = 'http://www.w3.org/2000/svg';

/** Where the pips of a face lie: each by its column and its row, both from 0 to 2. */
const PIPS = ['11', '00 22', '00 11 22', '00 20 02 22', '00 20 11 02 22', '00 20 01 21 02 22'];

/** With pips up to six and with a figure beyond; `undefined` before it is thrown. */
export function dieFace(shows: number | undefined): SVGElement {
  const die = svg('svg', { viewBox: '0 0 40 40', class: 'die-face', role: 'img' });
  die.setAttribute('aria-label', shows === undefined ? 'a die' : `a die that shows ${shows}`);
  die.append(svg('rect', { x: '2', y: '2', width: '36', height: '36', rx: '7' }));
  const pips = shows === undefined ? undefined : PIPS[shows - 1];
  if (pips) {
    const at = (third = '') => String(11 + Number(third) * 9);
    const circles = pips
      .split(' ')
      .map(([x, y]) => svg('circle', { cx: at(x), cy: at(y), r: '4' }));
    die.append(...circles);
  } else {
    const figure = svg('text', { x: '20', y: '27', 'text-anchor': 'middle' });
    figure.textContent = shows === undefined ? '?' : String(shows);
    die.append(figure);
  }
  return die;
}

function svg(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** One side of a die with so many, each as likely as any other. */
export function thrown(faces: number): number {
  const most = 2 ** 32 - (2 ** 32 % faces);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < most) return (drawn % faces) + 1;
  }
}
