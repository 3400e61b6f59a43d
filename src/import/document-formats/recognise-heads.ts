/** Reads the format of one file for each rule: a head in YAML with its number, and the text below. */
import { readYaml } from '../../records/yaml/read-yaml.ts';
import { type DocumentLine, type FoundRuleset, isWords, trimLines } from '../document/document.ts';
import { ruleText } from '../sections/split-sections.ts';
import { doubtFields, isFields, numberIn, ruleFrom } from './rule-fields.ts';

const FENCE = /^---\s*$/;
/** A head in YAML begins with a key. Text between two dashed lines hardly does. */
const KEY = /^[A-Za-z][\w -]{0,40}:/;

export function recogniseHeads(lines: readonly DocumentLine[]): FoundRuleset | undefined {
  // Each pair of neighbouring fences is read once. A head has a number.
  const fences = lines.flatMap(({ text }, i) => (FENCE.test(text) ? [i] : []));
  const heads = fences.flatMap((from, i) => {
    const to = fences[i + 1];
    const within = lines.slice(from + 1, to);
    if (to === undefined || !KEY.test(within.find(isWords)?.text ?? '')) return [];
    const { data } = readYaml(within.map(({ text }) => text).join('\n'));
    return isFields(data) && numberIn(data) !== undefined ? [{ fields: data, from, to }] : [];
  });
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
