/** A message that is the record of a proposal: front matter between dashes, and the words below. */
import * as z from 'zod/mini';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { readYaml } from '../../records/yaml/read-yaml.ts';
import { splitRecord } from '../../records/yaml/record-parts.ts';
import { isMapping } from '../../values/schema.ts';
import type { Message, StatedChange, Statement } from '../types.ts';

const label = z.union([z.string(), z.number()]);
const wording = { title: z.optional(z.string()), mechanics: z.optional(z.unknown()) };
const enacted = z.strictObject({
  ...wording,
  tier: z.optional(z.string()),
  number: z.optional(label),
});

/** A proposal with one change of rules. The envelope tells when it was made. */
const shape = z.strictObject({
  ...wording,
  proposal: z.optional(label),
  by: z.optional(z.string()),
  proposed: z.optional(z.unknown()),
  name: z.optional(z.string()),
  enact: z.optional(z.nullable(enacted)),
  amend: z.optional(label),
  repeal: z.optional(label),
  transmute: z.optional(z.strictObject({ rule: label, to: z.optional(z.string()) })),
});

/** `undefined` if the message does not begin with front matter that names a proposal or a change. */
export function recordSaid({ raw, lines }: Message): Statement | undefined {
  const end = lines.find(({ mark }) => mark === 'signature');
  const words = raw.slice(0, end?.at).join('\n').trim();
  if (!words.startsWith('---')) return undefined;
  const split = splitRecord(words, readYaml);
  const data = split.ok && split.read.problems.length === 0 ? split.read.data : undefined;
  const isRecord = isMapping(data) && ['proposal', ...KINDS].some((key) => key in data);
  if (!split.ok || !isRecord) return undefined;
  const text = words.slice(...split.parts.body);
  const { data: read } = shape.safeParse(data);
  const change = read && changeIn(read, text);
  const line = words.replace(/\s*\n\s*/g, ' / ');
  const said = { kind: 'proposal', words: line } as const;
  if (!change)
    return { ...said, why: 'a record with other keys than one change needs is for the admin' };
  const isWhole = lines.every(({ mark }) => mark === 'own' || mark === 'signature');
  const own = { number: read.proposal, title: read.name, reports: read.by };
  const why = isWhole ? undefined : 'some of it is quoted, or may be hidden';
  return { ...said, text, change, ...withoutUndefined({ ...own, why }) };
}

const KINDS = ['enact', 'amend', 'repeal', 'transmute'] as const;

function changeIn(read: z.output<typeof shape>, text: string): StatedChange | undefined {
  const { enact, amend, repeal, transmute } = read;
  const [kind, another] = KINDS.filter((each) => read[each] !== undefined);
  const { title, mechanics } = read;
  const isAmended = title !== undefined || mechanics !== undefined;
  if (another || (isAmended && kind !== 'amend')) return undefined;
  if (kind === 'enact' || kind === 'amend') {
    if (text === '') return undefined;
    return kind === 'enact'
      ? { kind, text, ...withoutUndefined({ ...enact }) }
      : { kind, rule: String(amend), text, ...withoutUndefined({ title, mechanics }) };
  }
  if (text !== '') return undefined;
  if (repeal !== undefined) return { kind: 'repeal', rule: String(repeal) };
  if (!transmute) return undefined;
  const { rule, to } = transmute;
  return { kind: 'transmute', rule: String(rule), ...withoutUndefined({ to }) };
}
