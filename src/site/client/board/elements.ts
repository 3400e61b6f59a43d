export { button, element } from '../editor/elements.ts';

/** Of a class, for the style. */
export function styled<Made extends HTMLElement>(made: Made, name: string): Made {
  made.className = name;
  return made;
}
