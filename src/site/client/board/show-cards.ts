/** The rules in force as cards by their tiers. Each opens in its place. */
import { firstWords } from '../../../archive/words/first-words.ts';
import type { BoardView } from '../../../try-out/board-view.ts';
import type { RuleAsText } from '../../../try-out/rule-as-text.ts';
import { escapeHtml } from '../../render/html/escape-html.ts';

/** Signs that mean something in Markdown, or begin a line that does. */
const MARKS = /[*_`[\]<>|~\\#]|^\s*(?:[-+]|\d+[.)])\s/m;

/** A button of a card amends or repeals its rule. */
export type ChangeRule = (rule: string, kind: 'amend' | 'repeal') => void;

export function cardsHtml(view: BoardView): string {
  const tiers = view.tiers.map((tier, rank) => {
    const its = view.rules.filter((rule) => rule.tier === tier.id);
    const made = (view.sheet?.makes ?? []).filter(
      ({ number, tier: into }) => into === tier.id && its.every((rule) => rule.number !== number),
    );
    if (its.length + made.length === 0) return '';
    const count = `${its.length} ${its.length === 1 ? 'card' : 'cards'}`;
    const cards = its.map((rule) => cardHtml(rule, view));
    const ghosts = made.map(
      ({ number }) =>
        `<p class="ghost"><b>${escapeHtml(number)}</b><span>if it is adopted</span></p>`,
    );
    return `<h3 class="tier-head" data-rank="${rank}">${escapeHtml(tier.name)} <small>${count}</small></h3>
      <div class="cards" data-rank="${rank}">${[...cards, ...ghosts].join('')}</div>`;
  });
  return tiers.join('');
}

function cardHtml(rule: RuleAsText, { sheet, cards, awaited }: BoardView): string {
  const { number, title, text } = rule;
  const { does = [], once = [], by = '' } = cards[number] ?? {};
  const isTouched = sheet?.rules.touched.includes(number) === true;
  const decides = sheet?.rules.deciding.includes(number) === true;
  const classes = [...(isTouched ? ['touched'] : []), ...(decides ? ['decides'] : [])].join(' ');
  const from = [
    ...(once.length > 0 ? [`once ${once.join(', ')}`] : []),
    ...(by ? [`by ${by}`] : []),
  ].join(' · ');
  const about = title || firstWords(text) || '';
  const role = isTouched ? `Proposal ${sheet.number} changes this` : 'decides this vote';
  const sentences = does.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('');
  const isWord = number.length > 3 && !/^\d+$/.test(number);
  return `<details id="rule-${escapeHtml(number)}"${isWord ? ' data-word' : ''} data-card="${escapeHtml(number)}" class="${classes}">
    <summary title="${escapeHtml(about)}"><b>${escapeHtml(number)}</b>
      ${from && `<small>${escapeHtml(from)}</small>`}${classes && `<em>${escapeHtml(role)}</em>`}
      <span>${escapeHtml(about)}</span></summary>
    <div class="text"><p class="plain-text">${escapeHtml(text)}</p></div>
    ${sentences && `<div class="card-does"><h4>What it does</h4><ul>${sentences}</ul></div>`}
    ${awaited.what === 'propose' ? CHANGES : ''}
  </details>`;
}

const CHANGES =
  '<p><button type="button" value="amend">Amend this</button> <button type="button" value="repeal">Repeal this</button></p>';

/** Follows the buttons of the cards, and sets the text of a card in type when it opens. */
export function followCards(root: HTMLElement, change: ChangeRule): void {
  root.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('button') : null;
    const { card } = pressed?.closest<HTMLElement>('[data-card]')?.dataset ?? {};
    const kind = pressed?.value;
    if (card !== undefined && (kind === 'amend' || kind === 'repeal')) change(card, kind);
  });
  // A `toggle` event does not bubble. So the listener takes it in the capture phase.
  root.addEventListener('toggle', ({ target }) => void setInType(target), { capture: true });
}

/** The reader of Markdown is large. It is fetched only for a text that has a mark of Markdown. */
async function setInType(card: EventTarget | null): Promise<void> {
  const plain = card instanceof Element ? card.querySelector('.plain-text') : null;
  const text = plain?.textContent ?? '';
  if (!plain || !MARKS.test(text)) return;
  const { renderContributed } = await import('../../render/markdown/contributed-markdown.ts');
  const set = document.createElement('div');
  set.innerHTML = renderContributed(text);
  plain.replaceWith(...set.childNodes);
}

/** A link to a rule opens its card, and closes nothing. */
export function followRules(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-rule]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    // The address names the game on the board, and stays.
    event.preventDefault();
    const named = `[data-card="${CSS.escape(link.dataset.rule ?? '')}"]`;
    const card = root.querySelector<HTMLDetailsElement>(named);
    if (!card) return;
    card.open = true;
    card.querySelector('summary')?.focus();
    card.scrollIntoView({ block: 'center' });
  });
}
