/** The fate of a rule from one version to another. */
import {
  type ComparedRule,
  compareVersions,
} from '../../../archive/rule-history/compare-versions.ts';
import type { LivesJson } from '../../../archive/rule-history/lives-json.ts';
import { effectWords } from '../../../archive/words/effect-words.ts';
import { effectHtml } from './effect-html.ts';
import { escapeHtml } from './escape-html.ts';
import { redlinedText } from './redline-html.ts';

interface RulePlacement {
  /** Address of the pages of rules; `undefined` for a game that has none. */
  readonly rules: string | undefined;
  readonly heading?: 'h2' | 'h3';
  /** Where it is to be found on its page. */
  readonly id?: string;
}

export function comparedRuleHtml(rule: ComparedRule, { rules, heading = 'h3', id }: RulePlacement) {
  const words = `Rule ${rule.number}`;
  const name =
    rules === undefined
      ? words
      : `<a href="${escapeHtml(`${rules}${encodeURIComponent(rule.id)}/`)}">${words}</a>`;
  const title = rule.title ? ` ${escapeHtml(rule.title)}` : '';
  const anchor = id === undefined ? '' : ` id="${escapeHtml(id)}"`;
  const does = effectHtml(effectWords([rule.does]));
  return `<article class="compared-rule" data-kind="${rule.kind}"${anchor}><${heading}>${name}${title}</${heading}><p class="says">${escapeHtml(rule.says.join(' '))}</p>${does}${redlinedText(rule.redline)}</article>`;
}

/* The changes of a version, for the page that goes through the versions and the script that does so. */

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
