/** The notes below a sentence in the editor. */
import type { NewName } from '../../../law/mechanics/names-in.ts';
import type { SentenceDoubted } from '../../../try-out/edit-sentences.ts';
import { button, element, styled } from '../basics/elements.ts';
import { WANTED, wantedFor } from './wanted.ts';

export function toolsOf(...tools: readonly HTMLElement[]): HTMLElement {
  return styled(element('div', ...tools), 'tools');
}

/** A note below a sentence. */
export function note(kind: string, ...parts: readonly (string | Node)[]): HTMLElement {
  return styled(element('p', ...parts), `note ${kind}`);
}

/** A note does not repeat longer words: they are the whole rule. */
const MOST_WORDS = 200;

/** A doubt: the words of the rule say something else. */
export function doubtNote(doubt: SentenceDoubted, text: string, take: (sentence: string) => void) {
  const { words, sentence, figure } = doubt;
  const isWhole = words.length > MOST_WORDS || words === text;
  const said = isWhole ? [] : [' ', element('q', words)];
  const use = figure ? `Make it ${figure.words}` : `Use “${sentence}”`;
  const taking = sentence === undefined ? [] : [' ', button(use, () => take(sentence))];
  const what = figure
    ? `The words say ${figure.words}, but this says ${figure.here}.`
    : 'The words of the rule seem to differ from this.';
  return note('problem', what, ...said, ...taking);
}

/** A name that the game does not have yet: misspelt, or new. */
export function newNameNote(newName: NewName, text: string, take: (sentence: string) => void) {
  const { kind, name, near } = newName;
  const lacks = `This game has no ${kind} “${name}” yet`;
  if (near === undefined) return note('new-name', `${lacks}: it will be a new one.`);
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu');
  const other = text.replace(whole, near);
  const use = other === text ? [] : [' ', button(`Use “${near}”`, () => take(other))];
  return note(
    'new-name',
    `${lacks}; did you mean “${near}”?`,
    ...use,
    ' If not, it will be a new one.',
  );
}

interface Problem {
  readonly message: string;
  readonly meant?: string;
  readonly start: number;
  readonly end: number;
}

const MOST_MEANT = 3;

let problems = 0;

/** Where the sentence stops making sense, and the nearest that does. */
export function problemNote(problem: Problem, text: string, take: (text: string) => void) {
  const { message, meant, start, end } = problem;
  const marked = element(
    'q',
    text.slice(0, start),
    element('mark', text.slice(start, end)),
    text.slice(end),
  );
  const offered = meant === undefined ? wantedFor(text, MOST_MEANT) : [meant];
  const uses = offered.flatMap((each) => [' ', button(`Use “${each}”`, () => take(each))]);
  const made = note('problem', message, ' ', marked, ...uses);
  problems += 1;
  made.id = `problem-${problems}`;
  return made;
}

/** The line that opens the list names so many subjects. */
const NAMED = 4;

/** Sentences to begin with, by what somebody wants. */
export function wantedList(add: (sentence: string) => void): HTMLElement {
  const items = WANTED.map(({ about, sentences: [first = '', ...others] }) => {
    const example = element('i', first);
    const summary = element('summary', element('b', about), ' ', example);
    const choices = [first, ...others].map((sentence) =>
      element(
        'li',
        button(sentence, () => add(sentence)),
      ),
    );
    const details = element('details', summary, element('ul', ...choices));
    details.name = 'wanted';
    return element('li', details);
  });
  const list = styled(element('ul', ...items), 'wanted');
  const named = WANTED.slice(0, NAMED).map(({ about }) => about);
  const more = WANTED.length - NAMED;
  const heading = element('summary', `Add a sentence about ${named.join(', ')} or ${more} more`);
  return styled(element('details', heading, list), 'about');
}
