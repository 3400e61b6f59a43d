/**
 * The editor of a rule's mechanics: its sentences, one a line. A sentence is a row of words and blanks,
 * or is typed. The earlier sentences stay in sight, and can be put back.
 */
import type { LineRead, SentenceDoubted } from '../../../try-out/edit-sentences.ts';
import { button, controlsIn, element, focusFirst, styled } from '../basics/elements.ts';
import { type FilledSentence, filledRow } from './filled.ts';
import { doubtNote, newNameNote, note, problemNote, toolsOf, wantedList } from './notes.ts';
import { type Language, Typing } from './typing.ts';

export interface EditorOptions {
  readonly language: Language;
  /** Called with the sentences when they change. */
  readonly onchange: (sentences: readonly string[]) => void;
  /** Changes another rule that says the same. */
  readonly amend: (rule: string) => void;
}

/** Milliseconds without a keystroke before the editor asks what the words say. */
const PAUSE = 400;

interface SentenceRow {
  readonly item: HTMLElement;
  text: string;
  /** The sentence of the rule in this place; `undefined` for a new one. */
  readonly before: string | undefined;
  isOut: boolean;
  /** The typed words, if the language says them in other words. */
  typed?: string;
  read?: LineRead;
  /** Where the words of the rule say something else. */
  doubts?: readonly SentenceDoubted[];
}

export class SentenceEditor {
  readonly #options: EditorOptions;
  readonly #list = styled(element('ol'), 'sentences');
  readonly #status = styled(element('p'), 'vh');
  readonly #together = element('div');
  readonly #new = element('div');
  readonly #offers = styled(element('div'), 'offers');
  #words = '';
  #pause: ReturnType<typeof setTimeout> | undefined;
  #lines: SentenceRow[] = [];
  #rule: string | undefined;
  #begun = 0;

  constructor(host: HTMLElement, options: EditorOptions) {
    this.#options = options;
    this.#status.setAttribute('role', 'status');
    host.classList.add('sentence-editor');
    host.replaceChildren(
      this.#offers,
      this.#list,
      this.#together,
      this.#new,
      wantedList((sentence) => void this.#add(sentence, true)),
      this.#status,
    );
    this.#typeNew();
  }

  /** Begins with the sentences of a rule, or with none for a new one. */
  async begin(sentences: readonly string[], rule?: string): Promise<void> {
    this.#rule = rule;
    await this.#put(sentences.map((text) => lineOf(text, rule === undefined ? undefined : text)));
  }

  /** Shows other sentences beside those of the beginning. */
  async replace(sentences: readonly string[]): Promise<void> {
    const kept = this.#lines.flatMap(({ before }) => before ?? []);
    const shown = sentences.map((text) => lineOf(text, kept.includes(text) ? text : undefined));
    const gone = kept.filter((each) => !sentences.includes(each));
    await this.#put([...shown, ...gone.map((text) => ({ ...lineOf(text, text), isOut: true }))]);
  }

  /** Takes new words of the rule, and offers what they seem to say. */
  hear(words: string): void {
    this.#words = words;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.#compare(), PAUSE);
  }

  /** Offers the meaning of the words, and shows doubts below the sentence. */
  async #compare(): Promise<void> {
    const words = this.#words;
    const { lines, texts } = this.#kept();
    const doubted = await this.#options.language.doubts(words, texts);
    if (words === this.#words && lines.every(({ text }, i) => text === texts[i])) {
      for (const [i, line] of lines.entries()) {
        const doubts = doubted.filter((each) => each.line === i);
        if (JSON.stringify(doubts) === JSON.stringify(line.doubts ?? [])) continue;
        line.doubts = doubts;
        // A sentence that somebody is typing stays as it is.
        if (line.item.querySelector('[role=combobox]') === null) this.#show(line);
      }
    }
    await this.#offer();
  }

  async #offer(): Promise<void> {
    const words = this.#words;
    // A sentence that was removed is not offered again.
    const lines = [...this.#lines];
    const texts = lines.map(({ text }) => text);
    const all = await this.#options.language.offers(words, texts);
    if (words !== this.#words) return;
    // A note offers its sentence already.
    const doubted = new Set(
      lines.flatMap(({ doubts = [] }) => doubts.map((each) => each.sentence)),
    );
    const offers = all.filter(({ sentence }) => !doubted.has(sentence));
    const focused = this.#offers.contains(document.activeElement);
    const items = offers.map(({ sentence, words: said, insteadOf }) => {
      const other = lines.find(({ isOut }, i) => i === insteadOf && !isOut);
      const use = button(other ? `Use it instead of “${other.text}”` : 'Use it', () => {
        if (other) this.#take(other, sentence);
        else void this.#add(sentence, true);
      });
      return element('li', element('p', sentence), element('q', said), use);
    });
    const heading = element('p', 'Your words seem to say:');
    this.#offers.replaceChildren(...(items.length > 0 ? [heading, element('ul', ...items)] : []));
    if (focused) this.#offers.querySelector('button')?.focus();
  }

  async #put(lines: SentenceRow[]): Promise<void> {
    this.#begun += 1;
    this.#lines = lines;
    this.#list.replaceChildren(...lines.map(({ item }) => item));
    await this.#read();
  }

  /** Asks what all sentences say, and shows them anew. */
  async #read(): Promise<void> {
    const begun = this.#begun;
    const { lines, texts } = this.#kept();
    const { lines: read, together } = await this.#options.language.edit(texts);
    if (begun !== this.#begun || lines.some(({ text }, i) => text !== texts[i])) return;
    let isOther = false;
    const parted = new Map(lines.map((line, i) => [line, read[i]?.several ?? []]));
    if ([...parted.values()].some((several) => several.length > 0)) {
      await this.#part(parted);
      return;
    }
    for (const [i, line] of lines.entries()) {
      const each = read[i];
      if (!each) continue;
      line.read = each;
      if (!each.filled.ok || sameWords(each.filled.said, line.text)) continue;
      if (line.before === undefined || line.text !== line.before) {
        line.typed = line.text;
        line.text = each.filled.said;
        isOther = true;
      }
    }
    for (const line of this.#lines) this.#show(line);
    if (this.#words !== '') this.hear(this.#words);
    this.#together.replaceChildren(...together.map(({ message }) => note('problem', message)));
    if (isOther) this.#tell();
  }

  /** Each sentence of a line gets a line of its own. */
  async #part(parted: ReadonlyMap<SentenceRow, readonly string[]>): Promise<void> {
    const lines = this.#lines.flatMap((line) => {
      const [first, ...others] = parted.get(line) ?? [];
      if (first === undefined) return [line];
      line.text = first;
      return [line, ...others.map((text) => lineOf(text, undefined))];
    });
    const put = this.#put(lines);
    this.#tell();
    await put;
  }

  /** The lines that the rule is to have. */
  #kept() {
    const lines = this.#lines.filter(({ isOut }) => !isOut);
    return { lines, texts: lines.map(({ text }) => text) };
  }

  #tell(): void {
    this.#options.onchange(this.#kept().texts);
  }

  /** Gives the line another text. */
  #set(line: SentenceRow, text: string): void {
    delete line.typed;
    line.text = text;
    this.#tell();
  }

  #show(line: SentenceRow): void {
    const { item } = line;
    const focused = controlsIn(item).findIndex((control) => control.matches(':focus'));
    item.className = line.isOut ? 'out' : '';
    if (line.isOut) item.replaceChildren(...this.#shownOut(line));
    else if (line.read?.filled.ok)
      item.replaceChildren(...this.#shownFilled(line, line.read.filled));
    else this.#showTyped(line);
    if (focused >= 0) (controlsIn(item)[focused] ?? controlsIn(item)[0])?.focus();
  }

  #shownFilled(line: SentenceRow, filled: FilledSentence): readonly HTMLElement[] {
    const row = filledRow(filled, (text, isDone) => {
      this.#set(line, text);
      if (isDone) void this.#read();
    });
    const retype = () => this.#showTyped(line)?.focus();
    const rewrite = button('Rewrite', retype, `Rewrite: ${line.text}`);
    return [row, toolsOf(rewrite, this.#removal(line)), ...this.#notesOn(line)];
  }

  #shownOut(line: SentenceRow): readonly HTMLElement[] {
    const { before = line.text } = line;
    const words = styled(element('p', element('del', before)), 'filled');
    const putBack = () => {
      line.isOut = false;
      this.#set(line, before);
      void this.#read().then(() => focusFirst(line.item));
    };
    return [words, toolsOf(button('Put it back', putBack, `Put back: ${before}`))];
  }

  #removal(line: SentenceRow): HTMLButtonElement {
    const remove = () => {
      this.#say('Removed.');
      if (line.before === undefined) {
        const next = line.item.nextElementSibling ?? line.item.previousElementSibling;
        this.#lines = this.#lines.filter((each) => each !== line);
        line.item.remove();
        if (next instanceof HTMLElement) focusFirst(next);
        else this.#new.querySelector<HTMLElement>('[role=combobox]')?.focus();
      } else {
        line.isOut = true;
        this.#show(line);
        line.item.querySelector('button')?.focus();
      }
      this.#tell();
      void this.#read();
    };
    return button('Remove', remove, `Remove: ${line.text}`);
  }

  /** The earlier sentence, the typed words, and other rules on the same. */
  #notesOn(line: SentenceRow): readonly HTMLElement[] {
    const { before, typed, text, read } = line;
    const notes: HTMLElement[] = [];
    const isOther = before !== undefined && !sameWords(before, text);
    if (isOther) notes.push(note('before', 'Before: ', element('del', before)));
    else if (before === undefined && this.#rule !== undefined) notes.push(note('new', 'New'));
    if (typed !== undefined) notes.push(note('wrote', `You wrote “${typed}”, which means this.`));
    const isNew = before === undefined;
    const others = isNew ? (read?.elsewhere ?? []).filter(({ rule }) => rule !== this.#rule) : [];
    const doubts = (line.doubts ?? []).map((doubt) =>
      doubtNote(doubt, this.#words, (sentence) => this.#take(line, sentence)),
    );
    const news = (read?.news ?? []).map((each) =>
      newNameNote(each, text, (sentence) => this.#take(line, sentence)),
    );
    return [...doubts, ...news, ...notes, ...others.map((each) => this.#elsewhere(each))];
  }

  #elsewhere({ rule, says }: LineRead['elsewhere'][number]): HTMLElement {
    const amend = button(`Amend Rule ${rule} instead`, () => this.#options.amend(rule));
    return note('elsewhere', `Rule ${rule} says about this: “${says.join('” “')}” `, amend);
  }

  #showTyped(line: SentenceRow): Typing | undefined {
    const typing = new Typing({
      label: 'The sentence',
      text: line.text,
      language: this.#options.language,
      done: (text) => this.#take(line, text),
      cancel: () => {
        void this.#read().then(() => focusFirst(line.item));
      },
    });
    const problem = line.read?.filled.ok === false ? line.read.filled.problem : undefined;
    const below = problem
      ? [problemNote(problem, line.text, (text) => this.#take(line, text))]
      : [];
    if (below[0]) typing.describeBy(below[0].id);
    line.item.replaceChildren(typing.node, toolsOf(this.#removal(line)), ...below);
    return typing;
  }

  #take(line: SentenceRow, text: string): void {
    if (text === line.text && line.read?.filled.ok === false) return;
    this.#set(line, text);
    void this.#read().then(() => {
      if (document.activeElement === document.body) focusFirst(line.item);
      this.#sayRead(line);
    });
  }

  /** Always there, behind the last sentence. */
  #typeNew(): void {
    const typing = new Typing({
      label: 'A new sentence',
      text: '',
      language: this.#options.language,
      done: (text) => {
        const isFocused = this.#new.contains(document.activeElement);
        if (text === '') return;
        this.#typeNew();
        void this.#add(text, isFocused);
      },
    });
    this.#new.replaceChildren(typing.node);
  }

  async #add(text: string, takesFocus: boolean): Promise<void> {
    const line = lineOf(text, undefined);
    this.#lines.push(line);
    this.#list.append(line.item);
    // A user who presses Tab before the sentence is read goes on from its line.
    line.item.tabIndex = -1;
    if (takesFocus) line.item.focus();
    this.#tell();
    await this.#read();
    if (document.activeElement === line.item) focusFirst(line.item);
    this.#sayRead(line);
  }

  #sayRead({ text, read }: SentenceRow): void {
    if (read) this.#say(read.filled.ok ? `It says: ${text}` : read.filled.problem.message);
  }

  #say(words: string): void {
    this.#status.textContent = words;
  }
}

function lineOf(text: string, before: string | undefined): SentenceRow {
  return { item: element('li'), text, before, isOut: false };
}

/** Records may break lines, and may lack capitals. */
function sameWords(a: string, b: string): boolean {
  const plain = (text: string) =>
    text
      .replace(/\s+/gu, ' ')
      .replace(/\.\s*$/u, '')
      .trim()
      .toLowerCase();
  return plain(a) === plain(b);
}
