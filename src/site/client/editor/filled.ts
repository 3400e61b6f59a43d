/** A sentence as a row of words and blanks. A blank is a menu of other words, or a field. */
import type { Blank } from '../../../law/sentences/editing.ts';
import { element, styled } from '../basics/elements.ts';

export interface FilledSentence {
  readonly said: string;
  readonly blanks: readonly Blank[];
}

/** `isDone` is false while somebody types in a field. */
type Change = (text: string, isDone: boolean) => void;

const MOST_IN_MENU = 24;

const CALLED = {
  choice: 'Different words here',
  number: 'How many',
  name: 'Which',
  text: 'What words',
};

export function filledRow({ said, blanks }: FilledSentence, change: Change): HTMLElement {
  const row = styled(element('p'), 'filled');
  let done = 0;
  for (const blank of blanks) {
    // A blank that lies in another is part of its words.
    if (blank.start < done) continue;
    row.append(said.slice(done, blank.start));
    const words = said.slice(blank.start, blank.end);
    const put = (value: string, isDone: boolean) => {
      change(said.slice(0, blank.start) + written(blank, value) + said.slice(blank.end), isDone);
    };
    const control = blank.is === 'choice' ? menu(blank, words, put) : fieldFor(blank, words, put);
    // A screen reader says the words around the blank.
    const before = said.slice(0, blank.start).trim().split(' ').slice(-3).join(' ');
    const after = said.slice(blank.end).trim().split(' ').slice(0, 3).join(' ');
    control.setAttribute('aria-label', `${CALLED[blank.is]}: ${`${before} … ${after}`.trim()}`);
    // A menu has one line: a longer part stands before it and wraps.
    if (blank.is === 'choice' && words.length > MOST_IN_MENU) {
      control.className = 'only-menu';
      row.append(styled(element('span', words), 'blank'));
    }
    row.append(control);
    done = blank.end;
  }
  row.append(said.slice(done));
  return row;
}

/** Quotes a name. The language drops the quotes if it can. */
function written({ is }: Blank, value: string): string {
  if (is === 'choice') return value;
  if (is === 'number') return value.trim() === '' ? '…' : value.trim();
  const bare = value.replace(/[“”"]/gu, '').trim();
  return `“${is === 'name' ? bare.toLowerCase() : bare}”`;
}

type Put = (value: string, isDone: boolean) => void;

function menu({ options }: Blank, words: string, put: Put): HTMLSelectElement {
  const select = element('select');
  select.append(...options.map((each) => new Option(each, each)));
  select.value = words;
  select.addEventListener('input', (event) => event.stopPropagation());
  select.addEventListener('change', () => put(select.value, true));
  return select;
}

function fieldFor({ is }: Blank, words: string, put: Put): HTMLInputElement {
  const input = element('input');
  input.value = is === 'number' ? words : words.replace(/^“|”$/gu, '').replace(/\\(.)/gu, '$1');
  if (is === 'number') input.inputMode = 'decimal';
  const widen = () => {
    input.size = Math.max(is === 'number' ? 2 : 4, input.value.length);
  };
  widen();
  input.addEventListener('input', (event) => {
    event.stopPropagation();
    widen();
    put(input.value, false);
  });
  input.addEventListener('change', () => put(input.value, true));
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    put(input.value, true);
  });
  return input;
}
