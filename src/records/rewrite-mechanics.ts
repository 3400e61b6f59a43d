/**
 * Turns the mechanics of a record into sentences, or into slots, without touching anything else in it.
 */
import { isMap, isNode, isPair, isScalar, isSeq, Lexer, type Node, type Pair } from 'yaml';
import type { Mechanics } from '../law/mechanics/mechanics.ts';
import { mechanics as schema } from '../law/schema/parse-mechanics.ts';
import { plainOf, samePlain } from '../law/sentences/plain.ts';
import { say } from '../law/sentences/sentences.ts';
import { isMapping } from '../values/schema.ts';
import { matterOf } from './write-record.ts';
import { readYaml, type YamlRead } from './yaml/read-yaml.ts';
import { splitRecord } from './yaml/record-parts.ts';
import { composeYaml } from './yaml/yaml-document.ts';
import { flowYaml } from './yaml-text.ts';

export type MechanicsForm = 'sentences' | 'slots';

export type Rewritten =
  | { readonly ok: true; readonly text: string }
  /** Why the record is left as it is, and from which character on it cannot be rewritten. */
  | { readonly ok: false; readonly message: string; readonly at: number };

/** The record in the form wanted; the text itself if it is in this form already. */
export function rewriteMechanics(text: string, form: MechanicsForm): Rewritten {
  const parted = splitRecord(text, composeYaml);
  if (!parted.ok) return { ok: false, message: parted.message, at: parted.at[0] };
  const [start, end] = parted.parts.matter;
  const document = parted.read.ok ? parted.read.documents[0] : undefined;
  const root = document?.errors.length === 0 ? document.contents : undefined;
  if (!root) return { ok: false, message: 'Its front matter cannot be read.', at: start };
  const matter = text.slice(start, end);
  let rewritten = text;
  // From the last to the first, so that the places of those before stay as they are.
  for (const found of mechanicsIn(root, false).toReversed()) {
    const edit = editOf(found, matter, form);
    if (!edit.ok) return { ...edit, at: start + edit.at };
    rewritten =
      rewritten.slice(0, start + edit.from) + edit.words + rewritten.slice(start + edit.to);
  }
  return { ok: true, text: rewritten };
}

export type MechanicsFound =
  | { readonly ok: true; readonly mechanics: readonly Mechanics[] }
  | { readonly ok: false; readonly message: string };

/** All mechanics in a record, or those that a text of YAML is. */
export function mechanicsOf(text: string): MechanicsFound {
  if (!text.startsWith('---')) return parsedAll([readYaml(text)]);
  const parted = splitRecord(text, composeYaml);
  if (!parted.ok) return parted;
  const root = parted.read.ok ? parted.read.documents[0]?.contents : undefined;
  const found = mechanicsIn(root, false).map(({ value }) => value.toJSON());
  return parsedAll(found.map((data) => ({ data, problems: [] })));
}

function parsedAll(all: readonly YamlRead[]): MechanicsFound {
  const parsed = all.map(({ data, problems }) =>
    problems.length > 0 ? undefined : schema.safeParse(data).data,
  );
  const mechanics = parsed.filter((each) => each !== undefined);
  if (mechanics.length === all.length) return { ok: true, mechanics };
  return { ok: false, message: 'Its mechanics are malformed; the check says how.' };
}

interface Found {
  readonly key: Node;
  readonly value: Node;
  /** Whether it stands between brackets. */
  readonly isInFlow: boolean;
}

/** The outermost mechanics, in the order in which they stand. */
function mechanicsIn(node: unknown, isInFlow: boolean): readonly Found[] {
  if (isPair(node)) {
    const { key, value } = node;
    if (isNode(key) && isNode(value) && isMechanics(node)) return [{ key, value, isInFlow }];
    return mechanicsIn(value, isInFlow);
  }
  if (!isMap(node) && !isSeq(node)) return [];
  return node.items.flatMap((item: unknown) => mechanicsIn(item, isInFlow || node.flow === true));
}

function isMechanics({ key, value }: Pair): boolean {
  return isScalar(key) && key.value === 'mechanics' && (isMap(value) || isSeq(value));
}

type Edit =
  | { readonly ok: true; readonly from: number; readonly to: number; readonly words: string }
  | { readonly ok: false; readonly message: string; readonly at: number };

function editOf({ key, value, isInFlow }: Found, matter: string, form: MechanicsForm): Edit {
  const [from = 0] = key.range ?? [];
  const to = endOf(value);
  const refuse = (message: string, at = from): Edit => ({ ok: false, message, at });
  const comment = commentIn(matter.slice(from, to));
  if (comment !== undefined)
    return refuse('A comment within the mechanics would be lost.', from + comment);
  const parsed = schema.safeParse(value.toJSON());
  if (!parsed.success) return refuse('Its mechanics are malformed; the check says how.');
  const written = inForm(parsed.data, form);
  if (!staysSame(parsed.data, written)) return refuse('Its mechanics cannot be said in that form.');
  const words = isInFlow
    ? `mechanics: ${flowYaml(written)}`
    : indented(written, from - (matter.lastIndexOf('\n', from - 1) + 1));
  return { ok: true, from, to, words };
}

function inForm(mechanics: Mechanics, form: MechanicsForm): unknown {
  return form === 'sentences' ? say(mechanics) : allSlots(mechanics.raw);
}

/** What a rule becomes may be said in sentences within slots. */
function allSlots(raw: Mechanics['raw']): unknown {
  const { becomes } = raw;
  if (!isMapping(becomes)) return raw;
  const inner = schema.safeParse(becomes.mechanics);
  if (!inner.success) return raw;
  return { ...raw, becomes: { ...becomes, mechanics: allSlots(inner.data.raw) } };
}

function staysSame(before: Mechanics, written: unknown): boolean {
  const { data } = schema.safeParse(written);
  return data !== undefined && samePlain(plainOf(before), plainOf(data));
}

function indented(written: unknown, columns: number): string {
  const lines = matterOf({ mechanics: written }, ['mechanics'], WIDTH - columns).trimEnd();
  return lines.replaceAll('\n', `\n${' '.repeat(columns)}`);
}

const WIDTH = 100;

/** The library counts the lines behind a block as its own. */
function endOf(node: Node): number {
  const last: unknown = (isMap(node) || isSeq(node)) && !node.flow ? node.items.at(-1) : undefined;
  if (isPair(last)) return isNode(last.value) ? endOf(last.value) : endOf(node);
  if (isNode(last)) return endOf(last);
  const [, end = 0] = node.range ?? [];
  return end;
}

/** The lexer's sign that a scalar follows, which may begin with any character. */
const SCALAR = '\u001f';

function commentIn(yaml: string): number | undefined {
  let at = 0;
  let before = '';
  for (const lexeme of new Lexer().lex(yaml)) {
    if (lexeme.startsWith('#') && before !== SCALAR) return at;
    if (lexeme !== SCALAR && lexeme !== '\u0002') at += lexeme.length;
    before = lexeme;
  }
  return undefined;
}
