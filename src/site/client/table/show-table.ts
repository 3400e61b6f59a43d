/** What lies on the table: the scores, the rules in force, and what has been. */
import { firstWords } from '../../../archive/words/first-words.ts';
import type { TableView } from '../../../try-out/table-view.ts';
import { part } from '../desk/fields.ts';
import { element } from './elements.ts';

export function showTable(table: HTMLElement, view: TableView): void {
  part(table, '[data-standing]').textContent = [
    `Begun with “${view.ruleset}”.`,
    ...view.standing,
  ].join(' ');
  part(table, '[data-scores]').replaceChildren(...scoreRows(view));
  part(table, '[data-rules]').replaceChildren(
    ...view.tiers.flatMap((tier) => ruleList(tier, view)),
  );
  part(table, '[data-past]').replaceChildren(...view.past.map((words) => element('li', words)));
}

function scoreRows({ quantities, scores, players }: TableView): readonly Node[] {
  const rows = scores.length > 0 ? scores : players.map(({ name }) => ({ name, amounts: [] }));
  const head = element('tr', ...['Player', ...quantities].map(headCell));
  const body = rows.map(({ name, amounts }) => {
    const cells = amounts.map((amount) => {
      const cell = element('td', amount);
      cell.className = 'n';
      return cell;
    });
    const who = element('th', element('bdi', name));
    who.scope = 'row';
    return element('tr', who, ...cells);
  });
  return [element('thead', head), element('tbody', ...body)];
}

function headCell(words: string, place: number): HTMLElement {
  const cell = element('th', words);
  cell.scope = 'col';
  if (place > 0) cell.className = 'n';
  return cell;
}

function ruleList({ id, name }: TableView['tiers'][number], { rules }: TableView): readonly Node[] {
  const its = rules.filter(({ tier }) => tier === id);
  if (its.length === 0) return [];
  const cards = its.map(({ number, title, text, mechanics }) => {
    const called = title || firstWords(text) || '';
    const whole = element('p', text);
    whole.className = 'plain-text';
    const data = mechanics === '' ? [] : [element('pre', mechanics)];
    return element('details', element('summary', `${number} ${called}`), whole, ...data);
  });
  return [element('h3', name), ...cards];
}
