/** The changes of a version, for the page that goes through the versions and the script that does so. */
import { compareVersions } from '../../../archive/rule-history/compare-versions.ts';
import type { LivesJson } from '../../../archive/rule-history/lives-json.ts';
import { comparedRuleHtml } from './compared-rule-html.ts';
import { escapeHtml } from './escape-html.ts';

/** `undefined` if there is no such version. `rules` and `versions` are the addresses of their pages. */
export function versionChangeHtml(
  lives: LivesJson,
  version: number,
  { rules, versions }: { readonly rules: string; readonly versions: string },
) {
  const line = lives.versions[version];
  if (!line) return undefined;
  const link = `<a href="${escapeHtml(`${versions}${version}/`)}">Version ${version}</a>`;
  const changed = version === 0 ? [] : compareVersions(lives, version - 1, version).rules;
  // The cause mostly has the day.
  const on = line.on && !line.made.includes(line.on) ? `, ${escapeHtml(line.on)}` : '';
  return {
    /** The cause and the day. */
    says: `${link}${on}. ${escapeHtml(line.made)}`,
    rules: changed.map((rule) => comparedRuleHtml(rule, { rules })).join(''),
  };
}
