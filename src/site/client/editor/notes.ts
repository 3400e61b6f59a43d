/** What stands below a sentence in the editor. */
import { button, element } from './elements.ts';

/** What can be done with a sentence. */
export function toolsOf(...tools: readonly HTMLElement[]): HTMLElement {
  const made = element('div', ...tools);
  made.className = 'tools';
  return made;
}

/** What is said of a sentence below it. */
export function note(kind: string, ...parts: readonly (string | Node)[]): HTMLElement {
  const made = element('p', ...parts);
  made.className = `note ${kind}`;
  return made;
}

interface Problem {
  readonly message: string;
  readonly meant?: string;
  readonly start: number;
  readonly end: number;
}

let problems = 0;

/** Where the sentence stops making sense, and the nearest that does. */
export function problemNote(
  { message, meant, start, end }: Problem,
  text: string,
  take: (text: string) => void,
): HTMLElement {
  const marked = element(
    'q',
    text.slice(0, start),
    element('mark', text.slice(start, end)),
    text.slice(end),
  );
  const use = meant === undefined ? [] : [button(`Use “${meant}”`, () => take(meant))];
  const made = note('problem', message, ' ', marked, ' ', ...use);
  problems += 1;
  made.id = `problem-${problems}`;
  return made;
}
