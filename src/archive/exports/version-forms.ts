/**
 * One version of a ruleset in the forms to take away: plain text, Markdown, and JSON for programs.
 * Made from the lives that the site publishes, so that a browser can make them too.
 */
import { compareNumbers } from '../../helpers/numbers.ts';
import type { RuleJson } from '../json/game-json.ts';
import type { LifeJson, LivesJson } from '../rule-history/lives-json.ts';
import { forceWords } from '../words/force-words.ts';
import { type PlainRuleset, plainMarkdown, plainText } from './plain-text.ts';

export const VERSION_FORMS = ['txt', 'md', 'json'] as const;
export type VersionForm = (typeof VERSION_FORMS)[number];

/** `version` must be one of the game's. */
export function versionForm(lives: LivesJson, version: number, form: VersionForm): string {
  if (form === 'json') return versionJson(lives, version);
  const document = versionDocument(lives, version);
  return form === 'md' ? plainMarkdown(document) : plainText(document);
}

/** `version` must be one of the game's. */
export function versionDocument(lives: LivesJson, version: number): PlainRuleset {
  const { title, tiers, versions } = lives;
  const line = versions[version];
  const next = versions[version + 1];
  const dates = { from: line?.on ?? undefined, next: next && { from: next.on ?? undefined } };
  const head = [
    `Rules in version ${version} of ${versions.length - 1}`,
    forceWords(dates),
    line?.made ?? '',
  ];
  return { title, head, tiers, rules: rulesIn(lives, version) };
}

/** Its rules as `nomic show --format json` gives them, each on a line of its own. */
function versionJson(lives: LivesJson, version: number): string {
  const { game, title, versions } = lives;
  const current = versions.length - 1;
  const head = { game, title, version, current, on: versions[version]?.date ?? null };
  const rules = rulesIn(lives, version).map((rule) => JSON.stringify(rule));
  return `${JSON.stringify(head).slice(0, -1)},"rules":[\n${rules.join(',\n')}\n]}\n`;
}

/** The rules in force at a version, in number order. */
function rulesIn({ rules, versions }: LivesJson, version: number): readonly RuleJson[] {
  const voids = Map.groupBy(versions[version]?.void ?? [], ({ rule }) => rule);
  return rules
    .flatMap((life) => ruleIn(life, version, voids.get(life.id) ?? []) ?? [])
    .sort((a, b) => compareNumbers(a.number, b.number));
}

function ruleIn(
  { changes }: LifeJson,
  version: number,
  voids: readonly { readonly slot: string }[],
): RuleJson | undefined {
  const past = changes.filter((change) => change.version <= version);
  const rule = past.at(-1)?.rule;
  if (!rule) return undefined;
  const latest = <Key extends 'numbers' | 'text' | 'does' | 'recorded'>(key: Key) =>
    past.findLast((change) => change.rule?.[key] !== undefined)?.rule?.[key];
  return {
    number: rule.number,
    numbers: latest('numbers') ?? [],
    title: rule.title,
    tier: rule.tier,
    text: textOf(latest('text')),
    does: latest('does') ?? [],
    mechanics: latest('recorded') ?? null,
    ...(voids.length > 0 && { void: voids.map(({ slot }) => slot) }),
    history: past.map(({ line }) => line),
  };
}

/** Nothing is said of the text of a rule that never had one. */
function textOf(text: string | null | undefined): string | null {
  return text === undefined ? '' : text;
}
