export { button, element } from '../editor/elements.ts';
