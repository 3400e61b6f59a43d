/** What a version changed, for the page that goes through the versions and the script that does so. */
import {
  type ComparedRule,
  compareVersions,
} from '../../../archive/rule-history/compare-versions.ts';
import type { LivesJson } from '../../../archive/rule-history/lives-json.ts';
import { effectWords } from '../../../archive/words/effect-words.ts';
import { effectHtml } from './effect-html.ts';
import { escapeHtml } from './escape-html.ts';
import { redlineHtml } from './redline-html.ts';

interface Addresses {
  /** Of the pages of rules, and of versions. */
  readonly rules: string;
  readonly versions: string;
}

export interface VersionChangeHtml {
  /** What made it, and when. */
  readonly says: string;
  readonly rules: string;
}

/** `undefined` where there is no such version. */
export function versionChangeHtml(
  lives: LivesJson,
  version: number,
  { rules, versions }: Addresses,
): VersionChangeHtml | undefined {
  const line = lives.versions[version];
  if (!line) return undefined;
  const link = `<a href="${escapeHtml(`${versions}${version}/`)}">Version ${version}</a>`;
  const changed = version === 0 ? [] : compareVersions(lives, version - 1, version).rules;
  // What made it mostly says when.
  const on = line.on && !line.made.includes(line.on) ? `, ${escapeHtml(line.on)}` : '';
  return {
    says: `${link}${on}. ${escapeHtml(line.made)}`,
    rules: changed.map((rule) => ruleHtml(rule, rules)).join(''),
  };
}

function ruleHtml(rule: ComparedRule, rules: string): string {
  const href = escapeHtml(`${rules}${encodeURIComponent(rule.id)}/`);
  const title = rule.title ? ` ${escapeHtml(rule.title)}` : '';
  const does = effectHtml(effectWords([rule.does]));
  const words = rule.redline ? `<div class="text redline">${redlineHtml(rule.redline)}</div>` : '';
  return `<article class="compared-rule" data-kind="${rule.kind}"><h3><a href="${href}">Rule ${rule.number}</a>${title}</h3><p class="says">${escapeHtml(rule.says.join(' '))}</p>${does}${words}</article>`;
}
