/** The face of a die. */

const SVG = 'http://www.w3.org/2000/svg';

/** Where the pips of a face lie, counted in thirds from the left and from the top. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** With pips up to six and with a figure beyond; `undefined` before it is thrown. */
export function dieFace(shows: number | undefined): SVGElement {
  const die = svg('svg', { viewBox: '0 0 40 40', class: 'die-face', role: 'img' });
  die.setAttribute('aria-label', shows === undefined ? 'a die' : `a die that shows ${shows}`);
  die.append(svg('rect', { x: '2', y: '2', width: '36', height: '36', rx: '7' }));
  const pips = shows === undefined ? undefined : PIPS[shows - 1];
  if (pips) {
    const at = (third: number) => String(11 + third * 9);
    die.append(...pips.map(([x, y]) => svg('circle', { cx: at(x), cy: at(y), r: '4' })));
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
