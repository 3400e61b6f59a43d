/**
 * Finds brackets and quotation marks of a YAML text that are left open. A parser reads on as far as
 * it can and complains about a later place; a person wants to know where the open one began.
 *
 * This follows the text in one pass, only as far as needed.
 */
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

export type Unbalanced =
  /** A bracket or quotation mark is never closed; `comment` where a comment swallowed its end. */
  | { readonly kind: 'open'; readonly sign: string; readonly at: number; readonly comment: boolean }
  /** A closing bracket without an opening one. */
  | { readonly kind: 'stray'; readonly sign: string; readonly at: number };

interface Open {
  readonly sign: string;
  readonly at: number;
}

/** The first fault of this kind; `undefined` if there is none. */
export function findUnbalanced(text: string): Unbalanced | undefined {
  const stack: Open[] = [];
  let comment = false;
  /** Whether a value may begin here: only there do brackets and quotation marks open anything. */
  let fresh = true;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i);
    if (sign === '\n') fresh = true;
    else if (sign === '#' && /^\s?$/.test(text.charAt(i - 1))) {
      comment ||= stack.length > 0;
      i = lineEnd(text, i) - 1;
    } else if (fresh && (sign === '"' || sign === "'")) {
      const close = closingQuote(text, i);
      if (close === undefined) return { kind: 'open', sign, at: i, comment: false };
      i = close;
      fresh = false;
    } else if (fresh && stack.length === 0 && (sign === '|' || sign === '>')) {
      i = blockEnd(text, i) - 1;
    } else if (sign in CLOSING && (fresh || stack.length > 0)) {
      stack.push({ sign, at: i });
      fresh = true;
    } else if (stack.length > 0 && (sign === ']' || sign === '}')) {
      const fault = close(stack, { sign, at: i });
      if (fault) return fault;
      fresh = false;
    } else fresh = staysFresh(text, i, stack.length > 0, fresh);
  }
  const last = stack.at(-1);
  return last && { kind: 'open', ...last, comment };
}

/** Closes the innermost bracket; if that is of another kind, one of the two is wrong. */
function close(stack: Open[], closing: Open): Unbalanced | undefined {
  const opened = stack.pop();
  if (!opened || CLOSING[opened.sign] === closing.sign) return undefined;
  const isMeantForAnother = stack.some(({ sign }) => CLOSING[sign] === closing.sign);
  return isMeantForAnother
    ? { kind: 'open', ...opened, comment: false }
    : { kind: 'stray', ...closing };
}

/** After a colon, a dash or a question mark with a blank after it, and after a comma in brackets. */
function staysFresh(text: string, at: number, inBrackets: boolean, fresh: boolean): boolean {
  const sign = text.charAt(at);
  if (sign === ' ' || sign === '\t') return fresh;
  if (sign === ',') return inBrackets;
  const isBeforeBlank = /^\s?$/.test(text.charAt(at + 1));
  return isBeforeBlank && (sign === ':' || (fresh && (sign === '-' || sign === '?')));
}

function closingQuote(text: string, from: number): number | undefined {
  const quote = text.charAt(from);
  for (let i = from + 1; i < text.length; i++) {
    if (quote === '"' && text[i] === '\\') i++;
    else if (text[i] === quote) {
      if (quote === '"' || text[i + 1] !== quote) return i;
      i++;
    }
  }
  return undefined;
}

/** Where a block of text ends: at the next line that is indented no deeper than its first one. */
function blockEnd(text: string, at: number): number {
  const depth = indent(text, text.lastIndexOf('\n', at) + 1);
  let end = lineEnd(text, at);
  while (end < text.length) {
    const start = end + 1;
    const next = lineEnd(text, start);
    if (text.slice(start, next).trim() !== '' && indent(text, start) <= depth) break;
    end = next;
  }
  return end;
}

function indent(text: string, start: number): number {
  let i = start;
  while (text[i] === ' ') i++;
  return i - start;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
