/** From front matter to YAML nodes with their places, before they become values. */
import { Composer, type CST, type Document, Lexer, Parser, Schema } from 'yaml';
import type { Code } from '../../diagnostics/codes.ts';
import type { Path } from '../../diagnostics/finding.ts';
import type { Extent } from './record-parts.ts';

/** Levels of nested collections. Mechanics within mechanics need ten. */
export const MAX_DEPTH = 64;

/**
 * YAML 1.2's core schema: dates and `no` are text, `<<` is an ordinary key. Made once, since each
 * document would make its own. Tags, which could change it, are refused before.
 */
const SCHEMA = new Schema({ schema: 'core', merge: false, resolveKnownTags: false });

const OPTIONS = {
  version: '1.2',
  schema: SCHEMA,
  stringKeys: true,
  strict: true,
  // The library's search for duplicates takes the square of a mapping's size; `read-yaml.ts` has
  // its own.
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/** What records may not use of YAML: values that stand for others, or that a program makes. */
const REFUSED = { '&': 'anchor', '*': 'alias', '!': 'tag' } as const;
/** The lexer's sign that the next lexeme is a scalar, whatever it begins with. */
const SCALAR = '\u001f';

export interface Refused {
  readonly what: 'depth' | (typeof REFUSED)[keyof typeof REFUSED];
  readonly at: Extent;
}

export type YamlDocuments =
  | { readonly ok: true; readonly documents: readonly Document.Parsed[] }
  | { readonly ok: false; readonly refused: Refused };

/**
 * The documents of a YAML text, with all their errors, in linear time. Refused at the first anchor,
 * alias or tag, or where the nesting grows too deep, before anything is composed.
 */
export function composeYaml(text: string): YamlDocuments {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let before = '';
  for (const lexeme of new Lexer().lex(text)) {
    const refused = before === SCALAR ? undefined : refuse(lexeme, parser);
    if (refused) return { ok: false, refused };
    for (const token of parser.next(lexeme)) tokens.push(token);
    before = lexeme;
  }
  for (const token of parser.end()) tokens.push(token);
  const composed = () => [...new Composer(OPTIONS).compose(tokens, true, text.length)];
  return { ok: true, documents: withoutStacks(composed) };
}

/**
 * Each error of the library is an `Error`, which records the functions under way. A text can have a
 * quarter of a million errors, and these records, which nobody reads, were half of the work.
 */
function withoutStacks<Made>(make: () => Made): Made {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

function refuse(lexeme: string, { stack, offset }: Parser): Refused | undefined {
  const at: Extent = [offset, offset + lexeme.length];
  if (stack.length > MAX_DEPTH) return { what: 'depth', at };
  const [sign = ''] = lexeme;
  return sign === '&' || sign === '*' || sign === '!' ? { what: REFUSED[sign], at } : undefined;
}

/** Something that keeps a text from being read as YAML. */
export interface YamlProblem {
  readonly code: Code;
  readonly message: string;
  readonly help?: string;
  /** Offsets into the YAML. */
  readonly at: Extent;
  /** For a key that stands twice: where it stood first. */
  readonly first?: Extent;
  /** The value at fault, if there is one; it needs no further findings. */
  readonly path?: Path;
}
