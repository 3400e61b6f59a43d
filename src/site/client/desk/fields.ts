/** The fields of a form by their names, and choices put into them. */
import { firstWords } from '../../../archive/words/first-words.ts';
import type { DeskChoices, NamedOption } from '../../../try-out/desk-choices.ts';
import type { DraftedAct } from '../../../try-out/moves.ts';
import type { RuleAsText } from '../../../try-out/rule-as-text.ts';
import { button, part } from '../basics/elements.ts';

/** The value of a choice that says yes. */
export const YES = 'yes';

/** The name of the field of a number that a proposal carries. */
export function factField(fact: string): string {
  return `fact-${fact}`;
}

/** The name of a field of an act, within the fields of its proposal. */
export function actField(field: keyof DraftedAct): string {
  return `act-${field}`;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function field(root: ParentNode, name: string): Field {
  return part<Field>(root, `[name="${name}"]`);
}

export function valueIn(root: ParentNode, name: string): string {
  return field(root, name).value;
}

/** Tells the form of a value, as if somebody had typed or chosen it. */
export function tellChange(into: Field): void {
  for (const type of ['input', 'change']) into.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Puts a value into a field, as if somebody had typed or chosen it. */
export type Put = (root: ParentNode, name: string, value: string) => void;

export interface FieldOption {
  readonly value: string;
  readonly words: string;
}

export const NOTHING: FieldOption = { value: '', words: 'nothing' };

export function offered({ id, name }: NamedOption) {
  return { value: id, words: name };
}

export function offeredVote({ number, says }: DeskChoices['proposals'][number]) {
  return { value: String(number), words: says };
}

export function offeredRule({ number, title, text }: RuleAsText) {
  return { value: number, words: `${number} ${title || firstWords(text) || ''}` };
}

/** An earlier choice stays if it is still offered. */
export function offer(root: ParentNode, name: string, choices: readonly FieldOption[], first = '') {
  const select = part<HTMLSelectElement>(root, `select[name="${name}"]`);
  const before = select.value || first;
  select.replaceChildren(...choices.map(({ value, words }) => new Option(words, value)));
  if (choices.some(({ value }) => value === before)) select.value = before;
}

/** A menu shows one line. The words of a choice that it cuts stand below it too. */
export function showLongChoices(form: HTMLElement): void {
  for (const select of form.querySelectorAll('select')) {
    const { selectedOptions, parentElement } = select;
    const words = selectedOptions[0]?.text ?? '';
    const isCut = widthOf(words, select) > select.clientWidth - ARROW;
    parentElement?.toggleAttribute('data-whole', isCut);
    if (isCut) parentElement?.setAttribute('data-whole', words);
  }
}

/** The room beside the words of a menu, for its arrow and margins, in CSS pixels. */
const ARROW = 40;

/** How wide the words are in a menu, in CSS pixels. */
function widthOf(words: string, menu: HTMLElement): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  pen.font = getComputedStyle(menu).font;
  return pen.measureText(words).width;
}

/** Shows the parts that belong to one of several kinds, and hides the others. */
export function showFor(root: ParentNode, attribute: string, kind: string): void {
  for (const each of root.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
    each.hidden = !(each.getAttribute(`data-${attribute}`) ?? '').split(' ').includes(kind);
  }
}

/** Buttons in place of a field. To press the chosen one again takes the choice back. */
export function buttonsFor(
  into: Field,
  choices: readonly (FieldOption & { readonly label?: string })[],
): readonly HTMLButtonElement[] {
  const made = choices.map(({ value, words, label = words }) => {
    const choose = () => {
      into.value = into.value === value ? '' : value;
      tellChange(into);
    };
    const choice = button(words, choose, label);
    choice.value = value;
    return choice;
  });
  into.oninput = () => {
    for (const each of made) each.setAttribute('aria-pressed', String(each.value === into.value));
  };
  into.dispatchEvent(new Event('input'));
  return made;
}
