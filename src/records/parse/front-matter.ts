/** A source as a record: its front matter as data, its body unchanged. */
import type { Source } from '../../content/source.ts';
import type { Finding, Path } from '../../diagnostics/finding.ts';
import { isMapping } from '../../values/schema.ts';
import type { FrontMatter } from '../kinds/record-kind.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { type Extent, splitRecord } from '../yaml/record-parts.ts';
import { unseenFinding } from '../yaml/unseen.ts';
import type { YamlProblem } from '../yaml/yaml-problem.ts';
import { findConflict } from './find-conflict.ts';
import { MAX_REPORTED } from './shape-findings.ts';

export interface FrontMatterRead {
  /** `undefined` if nothing could be read. */
  readonly front: FrontMatter | undefined;
  readonly findings: readonly Finding[];
  /** Paths of values whose faults are already reported. */
  readonly reported: readonly Path[];
}

/** Splits a record and reads its front matter. Nothing in a record is ever run. */
export function readFrontMatter(source: Source): FrontMatterRead {
  const { front, findings, reported } = readParts(source);
  return { front, findings: [...unseenFinding(source), ...findings], reported };
}

function readParts({ file, text }: Source): FrontMatterRead {
  const conflict = findConflict(text);
  if (conflict) return unreadable(conflictFinding(file, conflict));
  const parted = splitRecord(text, readYaml);
  if (!parted.ok) {
    const { message, help, at } = parted;
    return unreadable({ ...yamlError(file, at), message, help });
  }
  const { matter, body } = parted.parts;
  const { data, problems } = parted.read;
  const findings = problems.slice(0, MAX_REPORTED).map((each) => toFinding(each, file, matter[0]));
  if (!isMapping(data)) {
    if (findings.length > 0) return { front: undefined, findings, reported: [] };
    const message = 'The front matter records nothing: it should be keys with values.';
    // If the front matter is empty, the line that opens it.
    const at = text.slice(...matter).trim() === '' ? ([0, matter[0]] as const) : matter;
    return unreadable({ ...yamlError(file, at), message });
  }
  const reported = problems.flatMap(({ path }) => (path ? [path] : []));
  return { front: { data, body: text.slice(...body) }, findings, reported };
}

function unreadable(finding: Finding): FrontMatterRead {
  return { front: undefined, findings: [finding], reported: [] };
}

function toFinding(problem: YamlProblem, file: string, start: number): Finding {
  const { code, message, help, at, first } = problem;
  const shifted = ([from, to]: Extent): Extent => [from + start, to + start];
  const related = first && [
    { message: 'It stood here first.', at: { file, range: shifted(first) } },
  ];
  return { code, severity: 'error', at: { file, range: shifted(at) }, message, help, related };
}

function conflictFinding(file: string, range: Extent): Finding {
  const message = 'Git has left two versions of this record here, one after the other.';
  return { code: 'format/conflict', severity: 'error', at: { file, range }, message };
}

function yamlError(file: string, range: Extent) {
  return { code: 'format/yaml', severity: 'error', at: { file, range } } as const;
}
