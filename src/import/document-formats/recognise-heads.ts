/** The format of one file for each rule: a head in YAML with its number, and below it the words. */
import { readYaml } from '../../records/yaml/read-yaml.ts';
import { type FoundRuleset, isWords, type Line, trimLines } from '../document/document.ts';
import { ruleText } from '../sections/split-sections.ts';
import { doubtFields, type Fields, isFields, numberIn, ruleFrom } from './rule-fields.ts';

const FENCE = /^---\s*$/;
/** What the YAML of a head has and words between two dashed lines hardly have. */
const KEY = /^[A-Za-z][\w -]{0,40}:/;

interface HeadAt {
  readonly fields: Fields;
  readonly from: number;
  readonly to: number;
}

export function recogniseHeads(lines: readonly Line[]): FoundRuleset | undefined {
  const heads = findHeads(lines);
  const rules = heads.flatMap(({ fields, from, to }, i) => {
    const body = lines.slice(to + 1, heads[i + 1]?.from);
    return ruleFrom(fields, from + 1, { text: ruleText(body) }) ?? [];
  });
  const [first] = heads;
  if (!first) return undefined;
  const before = trimLines(lines.slice(0, first.from));
  return {
    format: 'a head in YAML for each rule, the text below it',
    rules,
    tiers: [...new Set(rules.flatMap(({ tier }) => tier ?? []))],
    leftovers: before.some(isWords) ? [{ lines: before }] : [],
    doubts: doubtFields(heads.map(({ fields }) => fields)),
  };
}

/** The heads that have a number; each pair of neighbouring fences is read once. */
function findHeads(lines: readonly Line[]): readonly HeadAt[] {
  const fences = lines.flatMap(({ text }, i) => (FENCE.test(text) ? [i] : []));
  return fences.flatMap((from, i) => {
    const to = fences[i + 1];
    const first = lines.slice(from + 1, to).find(isWords);
    if (to === undefined || !first || !KEY.test(first.text)) return [];
    const { data } = readYaml(textOf(lines.slice(from + 1, to)));
    return isFields(data) && numberIn(data) !== undefined ? [{ fields: data, from, to }] : [];
  });
}

function textOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join('\n');
}
