/**
 * One version of a ruleset in the forms to take away: plain text, Markdown, and JSON for programs.
 * Made from the lives that the site publishes, so that a browser can make them too.
 */
import type { RuleJson } from '../json/game-json.ts';
import { rulesInForceAt } from '../rule-history/compare-versions.ts';
import type { LivesJson } from '../rule-history/lives-json.ts';
import { forceWords } from '../words/force-words.ts';
import { type PlainRuleset, plainMarkdown, plainText } from './plain-text.ts';

export const VERSION_FORMS = ['txt', 'md', 'json'] as const;
export type VersionForm = (typeof VERSION_FORMS)[number];

/** `version` must be one of the game's. */
export function versionForm(lives: LivesJson, version: number, form: VersionForm): string {
  if (form === 'json') {
    // As `nomic show --format json` gives them, each rule on a line of its own.
    const { game, title, versions } = lives;
    const current = versions.length - 1;
    const head = { game, title, version, current, on: versions[version]?.date ?? null };
    const rules = rulesIn(lives, version).map((rule) => JSON.stringify(rule));
    return `${JSON.stringify(head).slice(0, -1)},"rules":[\n${rules.join(',\n')}\n]}\n`;
  }
  const document = versionDocument(lives, version);
  return form === 'md' ? plainMarkdown(document) : plainText(document);
}

/** `version` must be one of the game's. */
export function versionDocument(lives: LivesJson, version: number): PlainRuleset {
  const { title, tiers, versions } = lives;
  const line = versions[version];
  const next = versions[version + 1];
  const head = [
    `Rules in version ${version} of ${versions.length - 1}`,
    forceWords(line?.on ?? undefined, next && { from: next.on ?? undefined }),
    line?.made ?? '',
  ];
  return { title, head, tiers, rules: rulesIn(lives, version) };
}

function rulesIn(lives: LivesJson, version: number): readonly RuleJson[] {
  const voids = Map.groupBy(lives.versions[version]?.void ?? [], ({ rule }) => rule);
  return rulesInForceAt(lives, version).map(({ id, history, ...rule }) => {
    const own = voids.get(id) ?? [];
    return { ...rule, ...(own.length > 0 && { void: own.map(({ slot }) => slot) }), history };
  });
}
