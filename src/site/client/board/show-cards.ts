/** The rules in force as cards by their tiers. Each opens in its place. */
import { firstWords } from '../../../archive/words/first-words.ts';
import type { BoardView } from '../../../try-out/board-view.ts';
import type { RuleAsText } from '../../../try-out/rule-as-text.ts';
import { button, element, styled } from '../basics/elements.ts';

/** Signs that mean something in Markdown, or begin a line that does. */
const MARKS = /[*_`[\]<>|~\\#]|^\s*(?:[-+]|\d+[.)])\s/m;

/** The effect of a button on a card on its rule. */
export type ChangeRule = (rule: string, kind: 'amend' | 'repeal') => void;

export function showCards(view: BoardView, change: ChangeRule): readonly Node[] {
  return view.tiers.flatMap((tier, rank) => {
    const its = view.rules.filter((rule) => rule.tier === tier.id);
    const made = (view.sheet?.makes ?? []).filter(
      ({ number, tier: into }) => into === tier.id && its.every((rule) => rule.number !== number),
    );
    if (its.length + made.length === 0) return [];
    const count = `${its.length} ${its.length === 1 ? 'card' : 'cards'}`;
    const head = styled(element('h3', tier.name, ' ', element('small', count)), 'tier-head');
    const list = styled(
      element('div', ...its.map((rule) => showCard(rule, view, change))),
      'cards',
    );
    list.append(...made.map(({ number }) => ghost(number)));
    for (const each of [head, list]) each.dataset.rank = String(rank);
    return [head, list];
  });
}

function showCard(rule: RuleAsText, { sheet, cards, awaited }: BoardView, change: ChangeRule) {
  const { number, title, text } = rule;
  const { does = [], once = [], by = '' } = cards[number] ?? {};
  const isTouched = sheet?.rules.touched.includes(number) === true;
  const decides = sheet?.rules.deciding.includes(number) === true;
  const head = element('summary', element('b', number));
  const from = [
    ...(once.length > 0 ? [`once ${once.join(', ')}`] : []),
    ...(by ? [`by ${by}`] : []),
  ];
  if (from.length > 0) head.append(' ', element('small', from.join(' · ')));
  if (isTouched) head.append(element('em', `Proposal ${sheet.number} changes this`));
  else if (decides) head.append(element('em', 'decides this vote'));
  head.append(element('span', title || firstWords(text) || ''));
  const words = styled(element('div', styled(element('p', text), 'plain-text')), 'text');
  const card = element('details', head, words);
  card.id = `rule-${number}`;
  card.dataset.card = number;
  card.classList.toggle('touched', isTouched);
  card.classList.toggle('decides', decides);
  if (does.length > 0) {
    const list = element('ul', ...does.map((sentence) => element('li', sentence)));
    card.append(styled(element('div', element('h4', 'What it does'), list), 'card-does'));
  }
  if (awaited.what === 'propose') {
    const amend = button('Amend this', () => change(number, 'amend'));
    card.append(
      element(
        'p',
        amend,
        ' ',
        button('Repeal this', () => change(number, 'repeal')),
      ),
    );
  }
  card.addEventListener('toggle', () => void setInType(words, text), { once: true });
  return card;
}

/** The reader of Markdown is large. It is fetched only for a text that has a mark of Markdown. */
async function setInType(place: HTMLElement, text: string): Promise<void> {
  if (!MARKS.test(text)) return;
  const { renderContributed } = await import('../../render/markdown/contributed-markdown.ts');
  place.innerHTML = renderContributed(text);
}

function ghost(number: string): HTMLElement {
  const words = element('span', 'if it is adopted');
  return styled(element('p', element('b', number), words), 'ghost');
}

/** A link to a rule opens its card, and closes nothing. */
export function followRules(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-rule]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    // The address says which game is on the board, and stays.
    event.preventDefault();
    openCard(root, link.dataset.rule ?? '');
  });
}

function openCard(root: HTMLElement, number: string): void {
  const card = root.querySelector<HTMLDetailsElement>(`[data-card="${CSS.escape(number)}"]`);
  if (!card) return;
  card.open = true;
  card.querySelector('summary')?.focus();
  card.scrollIntoView({ block: 'center' });
}
