/** A sentence as it is typed, with a list of what may follow: a combobox of the ARIA pattern. */
import { capital } from '../../../helpers/words.ts';
import type {
  Following,
  SentenceDoubted,
  SentenceOffered,
  SentencesEdited,
} from '../../../try-out/edit-sentences.ts';
import { element, styled } from '../basics/elements.ts';
import { WANTED } from './wanted.ts';

type Compare<Found> = (text: string, sentences: readonly string[]) => Promise<readonly Found[]>;

/** The questions that an editor of sentences asks the language. The engine answers them. */
export interface Language {
  readonly edit: (sentences: readonly string[]) => Promise<SentencesEdited>;
  readonly offers: Compare<SentenceOffered>;
  readonly doubts: Compare<SentenceDoubted>;
  readonly following: (beginning: string) => Promise<Following>;
}

export interface TypingOptions {
  readonly label: string;
  readonly text: string;
  readonly language: Language;
  /** `isChosen` is true if somebody chose the sentence as a whole. */
  readonly done: (text: string, isChosen: boolean) => void;
  /** Shows the earlier sentence again. Without it the typed words stay. */
  readonly cancel?: () => void;
}

/** An item of the list: the next words, or a whole sentence. */
interface Option {
  readonly words: string;
  readonly isSentence: boolean;
}

interface List {
  readonly from: number;
  readonly options: readonly Option[];
  /** The other possible kinds of words. */
  readonly kinds: readonly string[];
  readonly isWhole: boolean;
}

const NO_LIST: List = { from: 0, options: [], kinds: [], isWhole: false };
const MOST_SENTENCES = 5;

let count = 0;

export class Typing {
  readonly node: HTMLElement;
  readonly #field: HTMLElement;
  readonly #popup: HTMLElement;
  readonly #listbox: HTMLElement;
  readonly #hint: HTMLElement;
  readonly #options: TypingOptions;
  #list = NO_LIST;
  #active = -1;
  #asked = 0;
  #isDone = false;

  constructor(options: TypingOptions) {
    this.#options = options;
    count += 1;
    this.#field = styled(element('div', options.text), 'typed');
    this.#field.contentEditable = 'plaintext-only';
    this.#field.spellcheck = false;
    this.#listbox = element('ul');
    this.#listbox.id = `may-follow-${count}`;
    this.#listbox.setAttribute('role', 'listbox');
    this.#listbox.setAttribute('aria-label', 'Possible next words');
    this.#hint = styled(element('p'), 'hint');
    this.#popup = styled(element('div', this.#listbox, this.#hint), 'may-follow');
    this.#popup.hidden = true;
    const attributes = {
      role: 'combobox',
      'aria-label': options.label,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': this.#listbox.id,
      'aria-expanded': 'false',
      'data-empty': 'Type a sentence, or choose one below',
    };
    for (const [name, value] of Object.entries(attributes)) this.#field.setAttribute(name, value);
    this.node = styled(element('div', this.#field, this.#popup), 'typing');
    this.#listen();
  }

  get text(): string {
    return (this.#field.textContent ?? '').replace(/\s/gu, ' ').trim();
  }

  focus(): void {
    this.#field.focus();
    placeCaret(this.#field, this.#field.textContent?.length ?? 0);
  }

  /** Names the element that says what is wrong. */
  describeBy(id: string): void {
    this.#field.setAttribute('aria-describedby', id);
    this.#field.setAttribute('aria-invalid', 'true');
  }

  #listen(): void {
    const field = this.#field;
    field.addEventListener('input', (event) => {
      event.stopPropagation();
      // The list was made for other words, so nothing of it is marked.
      this.#mark(-1);
      this.#ask();
    });
    field.addEventListener('keydown', (event) => this.#press(event));
    field.addEventListener('pointerup', () => this.#close());
    field.addEventListener('blur', () => {
      this.#close();
      if (!this.#isDone) this.#options.done(this.text, false);
    });
    // The field keeps the focus.
    this.#popup.addEventListener('pointerdown', (event) => event.preventDefault());
    this.#listbox.addEventListener('click', ({ target }) => {
      const items = [...this.#listbox.children];
      this.#take(items.findIndex((each) => target instanceof Node && each.contains(target)));
    });
  }

  #press(event: KeyboardEvent): void {
    const isOpen = !this.#popup.hidden;
    const last = this.#list.options.length - 1;
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) this.#ask();
      else if (event.key === 'ArrowDown') this.#mark(this.#active >= last ? 0 : this.#active + 1);
      else this.#mark(this.#active <= 0 ? last : this.#active - 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isOpen && this.#active >= 0) this.#take(this.#active);
      else this.#finish(this.text, false);
    } else if (event.key === 'Tab' && isOpen && this.#active >= 0 && !event.shiftKey) {
      event.preventDefault();
      this.#take(this.#active);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isOpen) this.#close();
      else if (this.#options.cancel) {
        this.#isDone = true;
        this.#options.cancel();
      }
    }
  }

  #finish(text: string, isChosen: boolean): void {
    this.#isDone = true;
    this.#close();
    this.#options.done(text, isChosen);
    this.#isDone = false;
  }

  async #ask(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const beginning = (this.#field.textContent ?? '').slice(0, caretIn(this.#field));
    const following = await this.#options.language.following(beginning.replace(/\s/gu, ' '));
    if (asked !== this.#asked || document.activeElement !== this.#field) return;
    this.#list = listOf(following, beginning);
    this.#show();
  }

  #show(): void {
    const { options, kinds, isWhole } = this.#list;
    this.#listbox.replaceChildren(...options.map((each, i) => this.#optionItem(each, i)));
    this.#listbox.hidden = options.length === 0;
    const or = options.length > 0 ? 'Or ' : 'Next: ';
    const kind = kinds.length > 0 ? `${or}${kinds.join(', or ')}. ` : '';
    const end = isWhole ? 'The sentence is complete: press Enter to use it. ' : '';
    const how = options.length > 0 ? 'Enter or Tab uses the marked word, Esc closes the list.' : '';
    this.#hint.textContent = `${end}${kind}${how}`.trim();
    this.#popup.hidden = this.#hint.textContent === '';
    this.#field.setAttribute('aria-expanded', String(!this.#popup.hidden && options.length > 0));
    this.#mark(isWhole || options.length === 0 ? -1 : 0);
  }

  #optionItem({ words, isSentence }: Option, place: number): HTMLElement {
    // An open part of the possible words is shown as a blank.
    const parts = words.split(/(…)/u).map((piece) => {
      return piece === '…' ? styled(element('span', piece), 'blank') : piece;
    });
    const item = element('li', ...parts);
    item.id = `${this.#listbox.id}-${place}`;
    item.setAttribute('role', 'option');
    if (isSentence) item.className = 'finished';
    return item;
  }

  #mark(place: number): void {
    this.#active = place;
    for (const [i, item] of [...this.#listbox.children].entries()) {
      item.setAttribute('aria-selected', String(i === place));
      if (i === place) item.scrollIntoView({ block: 'nearest' });
    }
    const marked = this.#listbox.children[place];
    if (marked) this.#field.setAttribute('aria-activedescendant', marked.id);
    else this.#field.removeAttribute('aria-activedescendant');
  }

  #close(): void {
    this.#asked += 1;
    this.#popup.hidden = true;
    this.#field.setAttribute('aria-expanded', 'false');
    this.#mark(-1);
  }

  #take(place: number): void {
    const option = this.#list.options[place];
    if (!option) return;
    if (option.isSentence) {
      this.#field.textContent = option.words;
      this.#finish(option.words, true);
      return;
    }
    const text = this.#field.textContent ?? '';
    const before = text.slice(0, this.#list.from);
    const after = text.slice(caretIn(this.#field));
    const known = option.words.split('…')[0] ?? '';
    const isTight = /^[,)%]/u.test(known);
    const begun = isTight ? before.trimEnd() : before;
    const words = `${begun}${begun === '' ? capital(known) : known}`;
    const gap = /[\s(−“]$/u.test(words) || after.startsWith(' ') ? '' : ' ';
    this.#field.textContent = `${words}${gap}${after}`;
    placeCaret(this.#field, words.length + gap.length);
    this.#ask();
  }
}

function listOf({ from, next, isWhole }: Following, beginning: string): List {
  const kinds = next.filter(({ isKind, isSaid }) => isKind && isSaid).map(({ text }) => text);
  const words = next.filter(({ isKind }) => !isKind).map(({ phrase }) => phrase);
  const sentences = sentencesFor(beginning).map((each) => ({ words: each, isSentence: true }));
  const all = beginning.trim() === '' ? [] : [...new Set(words)];
  const options = all.map((each) => ({ words: each, isSentence: false }));
  return {
    from,
    options: options.length > 0 ? [...options, ...sentences] : sentences,
    kinds: beginning.trim() === '' ? [] : [...new Set(kinds)],
    isWhole,
  };
}

/** Sentences with all the typed words in them, or in their subject. */
function sentencesFor(beginning: string): readonly string[] {
  const typed = beginning.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = WANTED.flatMap(({ about, also, sentences }) => {
    return sentences.filter((sentence) => {
      const words = `${about} ${also} ${sentence}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      return typed.every((each) => words.some((word) => word.startsWith(each)));
    });
  });
  return typed.length === 0
    ? WANTED.flatMap(({ sentences }) => sentences.slice(0, 1))
    : found.slice(0, MOST_SENTENCES);
}

function caretIn(field: HTMLElement): number {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return field.textContent?.length ?? 0;
  const range = selection.getRangeAt(0).cloneRange();
  if (!field.contains(range.endContainer)) return field.textContent?.length ?? 0;
  range.setStart(field, 0);
  return range.toString().length;
}

function placeCaret(field: HTMLElement, at: number): void {
  const text = field.firstChild;
  if (text) getSelection()?.collapse(text, Math.min(at, text.textContent?.length ?? 0));
}
