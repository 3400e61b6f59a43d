/** What all records have in common: front matter of one shape, and a body. */
import type * as z from 'zod/mini';
import type { Source } from '../../content/source.ts';
import type { Finding, Path, Spot } from '../../diagnostics/finding.ts';
import { findUnseen } from '../../diagnostics/visible.ts';
import { findExcess } from '../../values/markdown-limits.ts';
import type { Problem } from '../../values/schema.ts';
import { withoutComments } from '../../values/without-comments.ts';
import type { ReadyKind } from '../kinds/record-kind.ts';
import { readFrontMatter } from './front-matter.ts';
import { parseShape, problemFinding } from './shape-findings.ts';

export interface Parsed<Record> {
  /** `undefined` when the record is malformed. */
  readonly record: Record | undefined;
  readonly findings: readonly Finding[];
}

/** A record from its source, with every fault that shows in this record alone. `name` is its file's, or its folder's. */
export function parseRecord<Shape extends z.ZodMiniObject, Record>(
  { schema, checkBody, read }: ReadyKind<Shape, Record>,
  source: Source,
  name: string,
): Parsed<Record> {
  const { front: written, findings, reported } = readFrontMatter(source);
  if (!written) return { record: undefined, findings };
  const front = { ...written, body: withoutComments(written.body) };
  const { file } = source;
  const shaped = parseShape(schema, front.data, file);
  const all = [
    ...findings.filter((finding) => !isOfOddKey(finding, shaped.findings)),
    ...shaped.findings.filter(({ at }) => !reported.some((path) => isAt(path, at))),
    ...(checkBody?.(front) ?? []).map((problem) => bodyFinding(file, written.body, problem)),
    ...markdownFindings(file, written.body),
  ];
  if (all.length > 0 || shaped.value === undefined) return { record: undefined, findings: all };
  return { record: read(shaped.value, { file, name, ...front }), findings: [] };
}

/** Whether a finding on the key that has an invisible character names it already. */
function isOfOddKey({ code }: Finding, shaped: readonly Finding[]): boolean {
  if (code !== 'format/character') return false;
  return shaped.some(({ at }) => 'path' in at && findUnseen(String(at.path.at(-1))).length > 0);
}

function isAt(path: Path, at: Spot): boolean {
  return 'path' in at && JSON.stringify(at.path) === JSON.stringify(path);
}

/** Checks the body, which every record shows as Markdown. */
function markdownFindings(file: string, body: string): readonly Finding[] {
  const excess = findExcess(body);
  if (!excess) return [];
  const { at, message, help } = excess;
  return [{ code: 'format/markdown', severity: 'error', at: { file, body: at }, message, help }];
}

function bodyFinding(file: string, body: string, problem: Problem): Finding {
  return { ...problemFinding(file, [], problem), at: { file, body: [0, body.length] } };
}
