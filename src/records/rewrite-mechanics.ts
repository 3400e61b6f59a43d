/** Turns the mechanics of a record into sentences or into slots, and changes nothing else. */
import { isMap, isNode, isPair, isScalar, isSeq, Lexer, type Node } from 'yaml';
import type { Mechanics } from '../law/mechanics/mechanics.ts';
import { mechanics as schema } from '../law/schema/parse-mechanics.ts';
import { plainOf, samePlain } from '../law/sentences/plain.ts';
import { toSentences } from '../law/sentences/sentences.ts';
import { isMapping } from '../values/schema.ts';
import { frontMatterYaml } from './write-record.ts';
import { readYaml, type YamlRead } from './yaml/read-yaml.ts';
import { splitRecord } from './yaml/record-parts.ts';
import { composeYaml, SCALAR } from './yaml/yaml-document.ts';
import { flowYaml } from './yaml-text.ts';

export type MechanicsForm = 'sentences' | 'slots';

/** Returns the same text if it already has this form. A message says why the record stays as it is. */
export function rewriteMechanics(text: string, form: MechanicsForm) {
  const parted = splitRecord(text, composeYaml);
  const stays = (message: string, at: number) => ({ ok: false, message, at }) as const;
  if (!parted.ok) return stays(parted.message, parted.at[0]);
  const [start, end] = parted.parts.matter;
  const document = parted.read.ok ? parted.read.documents[0] : undefined;
  const root = document?.errors.length === 0 ? document.contents : undefined;
  if (!root) return stays('Its front matter cannot be read.', start);
  const matter = text.slice(start, end);
  let rewritten = text;
  // Begins with the last, so that the offsets of the others stay.
  for (const found of mechanicsIn(root, false).toReversed()) {
    const edit = editOf(found, matter, form);
    if (!edit.ok) return stays(edit.message, start + edit.at);
    rewritten =
      rewritten.slice(0, start + edit.from) + edit.words + rewritten.slice(start + edit.to);
  }
  return { ok: true, text: rewritten } as const;
}

/** Reads all mechanics in a record, or a text of YAML that is mechanics. */
export function mechanicsOf(text: string) {
  if (!text.startsWith('---')) return parsedAll([readYaml(text)]);
  const parted = splitRecord(text, composeYaml);
  if (!parted.ok) return parted;
  const root = parted.read.ok ? parted.read.documents[0]?.contents : undefined;
  const found = mechanicsIn(root, false).map(({ value }) => value.toJSON());
  return parsedAll(found.map((data) => ({ data, problems: [] })));
}

function parsedAll(all: readonly YamlRead[]) {
  const parsed = all.map(({ data, problems }) =>
    problems.length > 0 ? undefined : schema.safeParse(data).data,
  );
  const mechanics = parsed.filter((each) => each !== undefined);
  if (mechanics.length === all.length) return { ok: true, mechanics } as const;
  return { ok: false, message: 'Its mechanics are malformed; the check says how.' } as const;
}

interface MechanicsNode {
  readonly key: Node;
  readonly value: Node;
  /** It is between brackets. */
  readonly isInFlow: boolean;
}

/** Lists the outermost mechanics, in their order. */
function mechanicsIn(node: unknown, isInFlow: boolean): readonly MechanicsNode[] {
  if (isPair(node)) {
    const { key, value } = node;
    const isMechanics = isScalar(key) && key.value === 'mechanics';
    if (isMechanics && (isMap(value) || isSeq(value))) return [{ key, value, isInFlow }];
    return mechanicsIn(value, isInFlow);
  }
  if (!isMap(node) && !isSeq(node)) return [];
  return node.items.flatMap((item: unknown) => mechanicsIn(item, isInFlow || node.flow === true));
}

function editOf({ key, value, isInFlow }: MechanicsNode, matter: string, form: MechanicsForm) {
  const [from = 0] = key.range ?? [];
  const to = endOf(value);
  const reject = (message: string, at = from) => ({ ok: false, message, at }) as const;
  const comment = commentIn(matter.slice(from, to));
  if (comment !== undefined)
    return reject('A comment within the mechanics would be lost.', from + comment);
  const { data: mechanics } = schema.safeParse(value.toJSON());
  if (!mechanics) return reject('Its mechanics are malformed; the check says how.');
  const written = form === 'sentences' ? toSentences(mechanics) : allSlots(mechanics.raw);
  const { data: again } = schema.safeParse(written);
  if (!again || !samePlain(plainOf(mechanics), plainOf(again))) {
    return reject('Its mechanics cannot be said in that form.');
  }
  const edit = { ok: true, from, to } as const;
  if (isInFlow) return { ...edit, words: `mechanics: ${flowYaml(written)}` };
  const columns = from - (matter.lastIndexOf('\n', from - 1) + 1);
  const lines = frontMatterYaml({ mechanics: written }, ['mechanics'], WIDTH - columns).trimEnd();
  return { ...edit, words: lines.replaceAll('\n', `\n${' '.repeat(columns)}`) };
}

/** The mechanics that a rule gets under `becomes` may be sentences within slots. */
function allSlots(raw: Mechanics['raw']): unknown {
  const { becomes } = raw;
  if (!isMapping(becomes)) return raw;
  const inner = schema.safeParse(becomes.mechanics);
  if (!inner.success) return raw;
  return { ...raw, becomes: { ...becomes, mechanics: allSlots(inner.data.raw) } };
}

const WIDTH = 100;

/** Leaves out the lines after a block, which the library counts as part of it. */
function endOf(node: Node): number {
  const last: unknown = (isMap(node) || isSeq(node)) && !node.flow ? node.items.at(-1) : undefined;
  if (isPair(last)) return isNode(last.value) ? endOf(last.value) : endOf(node);
  if (isNode(last)) return endOf(last);
  const [, end = 0] = node.range ?? [];
  return end;
}

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
