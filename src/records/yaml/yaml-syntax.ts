/** Explains YAML's syntax errors to people who write records. */
import type { ErrorCode, YAMLParseError } from 'yaml';
import { quote } from '../../helpers/words.ts';
import type { YamlProblem } from './yaml-document.ts';

const QUOTES = 'A text with a colon, a number sign or a bracket in it needs quotation marks.';
const WITHIN =
  'Within "…" a quotation mark is written \\", and within \'…\' an apostrophe is written twice.';

const WORDS: Partial<Readonly<Record<ErrorCode, readonly [message: string, help: string]>>> = {
  BAD_INDENT: ['A line is indented by the wrong depth.', 'Align it with its neighbours.'],
  BLOCK_AS_IMPLICIT_KEY: ['This line has a second colon.', QUOTES],
  BLOCK_IN_FLOW: ['Brackets cannot contain a list or mapping by lines.', QUOTES],
  MISSING_CHAR: ['Something is not closed, or a comma, colon or space is missing.', QUOTES],
  MULTILINE_IMPLICIT_KEY: ['A key runs over several lines.', 'Is a colon missing?'],
  TAB_AS_INDENT: ['A line is indented with a tab.', 'Indent with spaces.'],
  BAD_SCALAR_START: ['A text cannot begin with this character.', QUOTES],
  BAD_DQ_ESCAPE: ['A backslash begins no escape here.', 'Use single quotation marks.'],
  UNEXPECTED_TOKEN: ['This has no place here.', QUOTES],
  NON_STRING_KEY: ['A key must be a text.', QUOTES],
};

/** Explains the first error, since the others are mostly its consequences. */
export function syntaxProblem(error: YAMLParseError, text: string): YamlProblem {
  const { code, message, pos } = error;
  const unbalanced = code === 'TAB_AS_INDENT' ? undefined : findUnbalanced(text);
  if (unbalanced && unbalanced.at <= pos[0]) return leftOpen(unbalanced);
  const mistake = findMistake(code, lineAround(text, pos[0]));
  if (mistake) return { code: 'format/yaml', ...mistake };
  const [explanation, help] = WORDS[code] ?? [`${message}.`, QUOTES];
  const [start, end] = pos;
  const at = [start, Math.max(start, Math.min(end, lineEnd(text, start)))] as const;
  return { code: 'format/yaml', message: explanation, help, at };
}

function leftOpen(fault: UnbalancedSign): YamlProblem {
  const at = [fault.at, fault.at + 1] as const;
  const sign = `\`${fault.sign}\``;
  if (fault.kind === 'stray') {
    const message = `The bracket ${sign} closes nothing that was opened.`;
    return { code: 'format/yaml', message, help: 'Remove it, or open it before.', at };
  }
  if (fault.sign === '"' || fault.sign === "'") {
    const message = `The quotation mark ${sign} opened here is never closed.`;
    return { code: 'format/yaml', message, help: `Add a second one after the text. ${WITHIN}`, at };
  }
  const closing = fault.sign === '[' ? '`]`' : '`}`';
  const help = fault.comment
    ? `A \`#\` after a blank begins a comment, so ${closing} is part of the comment. Put the text in quotation marks.`
    : `Add ${closing} after the last thing in it.`;
  const message = `The bracket ${sign} opened here is never closed.`;
  return { code: 'format/yaml', message, help, at };
}

/** The line at which the parser stopped. */
interface YamlLine {
  readonly text: string;
  readonly start: number;
  /** The column at which the parser stopped. */
  readonly at: number;
  readonly before: string;
  readonly rest: string;
}

type Mistake = Pick<YamlProblem, 'message' | 'help' | 'at'>;

function lineAround(text: string, at: number): YamlLine {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(start, lineEnd(text, start));
  return {
    text: line,
    start,
    at: at - start,
    before: text.slice(start, at),
    rest: line.slice(at - start),
  };
}

/** Recognises mistakes of people new to YAML by the line. */
function findMistake(code: ErrorCode, line: YamlLine): Mistake | undefined {
  if (code === 'TAB_AS_INDENT' || code === 'BAD_DQ_ESCAPE') return undefined;
  const onLine = noBreakSpace(line) ?? noSpace(line);
  if (onLine) return onLine;
  const { rest } = line;
  const [first = ''] = rest;
  const mark = (message: string, help: string) => ({ message, help, at: toEnd(line) });
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (/^[“”„«‘’]/.test(rest)) {
        return mark(`YAML reads ${quote(first)} as a letter.`, 'Use straight quotation marks: "…"');
      }
      return /^[?-]\s/.test(rest) ? badStart(line) : colon(line);
    case 'BLOCK_IN_FLOW':
      return rest.includes(': ') ? { ...colon(line), at: toBracket(line) } : undefined;
    case 'BAD_SCALAR_START':
      return badStart(line);
    case 'MISSING_CHAR':
    case 'MULTILINE_IMPLICIT_KEY': {
      const message = 'This line is not a key with its value.';
      const help =
        'A key is followed by a colon and a space. A text over several lines begins with `|` after its key and is indented.';
      const [, key, value] = /^\s*([\w-]+)\s*[,;]\s+([\w-].*)$/.exec(line.text) ?? [];
      const meant = key === undefined ? help : `Write a colon after the key: \`${key}: ${value}\`.`;
      return /^\s*[\w-]/.test(line.text) && !/: |:$/.test(line.text)
        ? mark(message, meant)
        : undefined;
    }
    case 'UNEXPECTED_TOKEN':
      return unexpected(line);
    default:
      return undefined;
  }
}

function unexpected(line: YamlLine): Mistake | undefined {
  const { rest } = line;
  const [, sign] = /: ([|>])\s*$/.exec(line.before) ?? [];
  const last = line.before.trimEnd().at(-1);
  const mark = (message: string, help: string) => ({ message, help, at: toEnd(line) });
  if (/^[\]}]/.test(rest)) {
    return leftOpen({ kind: 'stray', sign: rest.charAt(0), at: line.start + line.at });
  }
  if (/^- /.test(rest)) return badStart(line);
  if (sign) return mark(`After \`${sign}\` the text begins on the next line.`, startsWith(sign));
  const isInBrackets = findUnbalanced(line.before) !== undefined;
  if (isInBrackets) return mark('A comma is missing before this.', QUOTES);
  if (last === '"' || last === "'") {
    return mark('The quotation marks were closed before this.', WITHIN);
  }
  if (last === ']' || last === '}') {
    return mark('The bracket was closed before this.', startsWith(last === ']' ? '[' : '{'));
  }
  return undefined;
}

function startsWith(sign: string): string {
  return `A text that begins with \`${sign}\` needs quotation marks.`;
}

function badStart(line: YamlLine): Mistake {
  const sign = line.text.charAt(line.at);
  const name = sign === '`' ? 'a backtick' : `\`${sign}\``;
  const message = `A text cannot begin with ${name}.`;
  const list =
    sign === '-' ? ' The items of a list begin on the next line, each after a dash.' : '';
  return { message, help: `Put it in quotation marks.${list}`, at: toEnd(line) };
}

function colon(line: YamlLine): Mistake {
  const message = 'This value has a second colon.';
  const [, key, inner] = /^\s*([\w-]+): ([\w-]+: [[{].*)$/.exec(line.text) ?? [];
  // Words without a key after a comma belong to the text too.
  const [, name, words] =
    /([\w-]+): ([^{}[\],"']+: [^{}[\],"']+(?:, [^{}[\],:"']+(?=[,}]|$))*)/.exec(line.text) ?? [];
  const like = words === undefined ? '' : `: \`${name}: "${words.trim()}"\``;
  const help =
    key === undefined
      ? `A text with a colon and a space in it needs quotation marks${like}.`
      : `Write \`${key}: { ${inner} }\`.`;
  return { message, help, at: toEnd(line) };
}

/** Some keyboards type a no-break space, some pages contain it, and nobody sees it. */
function noBreakSpace({ text, start }: YamlLine): Mistake | undefined {
  const at = text.indexOf('\u00a0');
  if (at < 0) return undefined;
  const message = 'There is a no-break space on this line, which YAML reads as a letter.';
  return { message, help: 'Type a plain space in its place.', at: [start + at, start + at + 1] };
}

/** `closed:2009-08-17`, `closed = 2009-08-17`, `-{ on: … }` */
function noSpace({ text, start }: YamlLine): Mistake | undefined {
  const from = text.length - text.trimStart().length;
  const words = text.slice(from);
  const at = [start + from, start + text.trimEnd().length] as const;
  const key = /^(?:- )?[\w-]+:(?=[^\s:/])/.exec(words)?.[0];
  if (key !== undefined && !/: /.test(words)) {
    const help = `Write \`${key} ${words.slice(key.length).trimEnd()}\`.`;
    return { message: 'A space is missing after the colon.', help, at };
  }
  if (/^-[^\s-]/.test(words)) {
    const message = 'A space is missing after the dash.';
    return { message, help: 'An item of a list begins with a dash and a space.', at };
  }
  const equal = /^([\w-]+) *=/.exec(words)?.[1];
  if (equal === undefined) return undefined;
  const message = 'A key is followed by a colon and not by `=`.';
  return { message, help: `Write \`${equal}: …\`.`, at };
}

function toBracket({ text, start, at }: YamlLine): readonly [number, number] {
  const length = text.slice(at).search(/ *[\]},]/);
  return [start + at, start + (length < 0 ? text.length : at + length)];
}

function toEnd({ text, start, at }: YamlLine): readonly [number, number] {
  return [start + at, start + Math.max(at, text.trimEnd().length)];
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

type UnbalancedSign =
  /** A bracket or quotation mark is never closed. With `comment`, a comment hides its end. */
  | { readonly kind: 'open'; readonly sign: string; readonly at: number; readonly comment: boolean }
  /** A closing bracket without an opening one. */
  | { readonly kind: 'stray'; readonly sign: string; readonly at: number };

interface OpenSign {
  readonly sign: string;
  readonly at: number;
}

/**
 * Finds in one pass the first bracket or quotation mark that is open or stray. A parser reads on and
 * reports a later place, but a person needs the place of the open one.
 */
export function findUnbalanced(text: string): UnbalancedSign | undefined {
  const stack: OpenSign[] = [];
  let comment = false;
  /** A value may begin here. Brackets and quotation marks open something only at such a place. */
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

/** Closes the innermost bracket. If it is of a different kind, one of the two is wrong. */
function close(stack: OpenSign[], closing: OpenSign): UnbalancedSign | undefined {
  const opened = stack.pop();
  if (!opened || CLOSING[opened.sign] === closing.sign) return undefined;
  const isMeantForAnother = stack.some(({ sign }) => CLOSING[sign] === closing.sign);
  return isMeantForAnother
    ? { kind: 'open', ...opened, comment: false }
    : { kind: 'stray', ...closing };
}

/** A value may begin after `: `, `- ` or `? `, and after a comma in brackets. */
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

/** A block of text ends before the next line that is indented no deeper than its first line. */
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
