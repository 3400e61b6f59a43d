/** The fate of a rule from one version to another. */
import type { ComparedRule } from '../../../archive/rule-history/compare-versions.ts';
import { effectWords } from '../../../archive/words/effect-words.ts';
import { effectHtml } from './effect-html.ts';
import { escapeHtml } from './escape-html.ts';
import { redlinedText } from './redline-html.ts';

interface Placed {
  /** Address of the pages of rules; `undefined` for a game that has none. */
  readonly rules: string | undefined;
  readonly heading?: 'h2' | 'h3';
  /** Where it is to be found on its page. */
  readonly id?: string;
}

export function comparedRuleHtml(rule: ComparedRule, { rules, heading = 'h3', id }: Placed) {
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
