/** Parses front matter to YAML nodes with their offsets, before they become values. */
import { Composer, type CST, Lexer, Parser, Schema } from 'yaml';
import type { Code } from '../../diagnostics/codes.ts';
import type { Path } from '../../diagnostics/finding.ts';
import type { Extent } from './record-parts.ts';

/** Levels of nested collections. Mechanics within mechanics need ten. */
export const MAX_DEPTH = 64;

/**
 * The core schema of YAML 1.2: dates and `no` are text, `<<` is an ordinary key. All documents share it.
 * Tags could change it, but are rejected before.
 */
const SCHEMA = new Schema({ schema: 'core', merge: false, resolveKnownTags: false });

const OPTIONS = {
  version: '1.2',
  schema: SCHEMA,
  stringKeys: true,
  strict: true,
  // The library's search for duplicates needs the square of a mapping's size. `read-yaml.ts` finds them.
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/** Records may not use these features, with which a value refers to another or a program makes it. */
const UNSUPPORTED = { '&': 'anchor', '*': 'alias', '!': 'tag' } as const;
/** The lexer announces a scalar with this sign. The scalar may begin with any character. */
export const SCALAR = '\u001f';

export interface UnsupportedFeature {
  readonly what: 'depth' | (typeof UNSUPPORTED)[keyof typeof UNSUPPORTED];
  readonly at: Extent;
}

/**
 * Parses the documents of a YAML text, with all their errors, in linear time. Rejects the first anchor,
 * alias or tag, and too deep nesting, before it composes anything.
 */
export function composeYaml(text: string) {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let before = '';
  for (const lexeme of new Lexer().lex(text)) {
    const unsupported = before === SCALAR ? undefined : findUnsupported(lexeme, parser);
    if (unsupported) return { ok: false, unsupported } as const;
    for (const token of parser.next(lexeme)) tokens.push(token);
    before = lexeme;
  }
  for (const token of parser.end()) tokens.push(token);
  const limit = Error.stackTraceLimit;
  // A text can have a quarter of a million errors. Half of the work was to record their stacks.
  Error.stackTraceLimit = 0;
  try {
    const documents = [...new Composer(OPTIONS).compose(tokens, true, text.length)];
    return { ok: true, documents } as const;
  } finally {
    Error.stackTraceLimit = limit;
  }
}

function findUnsupported(
  lexeme: string,
  { stack, offset }: Parser,
): UnsupportedFeature | undefined {
  const at: Extent = [offset, offset + lexeme.length];
  if (stack.length > MAX_DEPTH) return { what: 'depth', at };
  const [sign = ''] = lexeme;
  return sign === '&' || sign === '*' || sign === '!' ? { what: UNSUPPORTED[sign], at } : undefined;
}

/** A fault for which a text cannot be read as YAML. */
export interface YamlProblem {
  readonly code: Code;
  readonly message: string;
  readonly help?: string;
  /** Offsets into the YAML. */
  readonly at: Extent;
  /** The first place of a key that occurs twice. */
  readonly first?: Extent;
  /** The value at fault, which needs no further findings. */
  readonly path?: Path;
}
