/** What a YAML parser cannot read, in the words of somebody who writes records. */
import type { ErrorCode, YAMLParseError } from 'yaml';
import type { YamlProblem } from './read-yaml.ts';

const QUOTES = 'A text with a colon, a number sign or a bracket in it needs quotation marks.';

const WORDS: Partial<Readonly<Record<ErrorCode, readonly [message: string, help: string]>>> = {
  BAD_INDENT: ['A line is indented by the wrong depth.', 'Align it with its neighbours.'],
  BLOCK_AS_IMPLICIT_KEY: ['A second colon stands on this line.', QUOTES],
  BLOCK_IN_FLOW: ['A list or mapping by lines cannot stand between brackets.', QUOTES],
  MISSING_CHAR: ['Something is not closed, or a comma, colon or space is missing.', QUOTES],
  MULTILINE_IMPLICIT_KEY: ['A key runs over several lines.', 'Is a colon missing?'],
  TAB_AS_INDENT: ['A line is indented with a tab.', 'Indent with spaces.'],
  BAD_SCALAR_START: ['A text cannot begin with this character.', QUOTES],
  BAD_DQ_ESCAPE: ['A backslash begins no escape here.', 'Use single quotation marks.'],
  UNEXPECTED_TOKEN: ['This has no place here.', QUOTES],
  NON_STRING_KEY: ['A key must be a text.', QUOTES],
};

/** The first thing wrong: what follows it is mostly its consequence. */
export function syntaxProblem({ code, message, pos }: YAMLParseError, text: string): YamlProblem {
  const [said, help] = WORDS[code] ?? [`${message}.`, QUOTES];
  const [start, end] = pos;
  const lineEnd = text.indexOf('\n', start);
  const last = Math.min(end, lineEnd < 0 ? text.length : lineEnd);
  return { code: 'format/yaml', message: said, help, at: [start, Math.max(start, last)] };
}
