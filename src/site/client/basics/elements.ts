/** Small pieces of a page, with words that are never markup. */

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...parts: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...parts);
  return made;
}

export function anchor(words: string, href: string): HTMLAnchorElement {
  const made = element('a', words);
  made.href = href;
  return made;
}

/** A screen reader says `label` in place of the words. */
export function button(words: string, press: () => void, label?: string): HTMLButtonElement {
  const made = element('button', words);
  made.type = 'button';
  if (label !== undefined) made.ariaLabel = label;
  made.addEventListener('click', press);
  return made;
}

export function styled<Made extends HTMLElement>(made: Made, name: string): Made {
  made.className = name;
  return made;
}

export function controlsIn(item: HTMLElement): readonly HTMLElement[] {
  return [...item.querySelectorAll<HTMLElement>('select, input, [role=combobox], button')];
}

export function focusFirst(item: HTMLElement): void {
  controlsIn(item)[0]?.focus();
}

/** Throws if the page lacks a part that the script was written for. */
export function part<Kind extends Element = HTMLElement>(root: ParentNode, selector: string): Kind {
  const found = root.querySelector<Kind>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}
