/** Tables whose rows are sorted by pressing the heading of a column. Without a script they stay as they are. */
import { button, styled } from './basics/elements.ts';

const byName = new Intl.Collator('en', { numeric: true }).compare;

for (const table of document.querySelectorAll<HTMLTableElement>('table[data-sorted]')) {
  const [body] = table.tBodies;
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  for (const head of body && body.rows.length > 1 ? heads : []) {
    const sorter = button('', () => {
      // Numbers begin with the largest, and names with the first letter. A second press turns them round.
      const usual = head.classList.contains('n') ? 'descending' : 'ascending';
      const other = usual === 'ascending' ? 'descending' : 'ascending';
      const order = head.ariaSort === usual ? other : usual;
      for (const each of heads) each.removeAttribute('aria-sort');
      head.ariaSort = order;
      const sign = order === 'ascending' ? 1 : -1;
      body?.append(...[...body.rows].sort((a, b) => sign * compareIn(head.cellIndex, a, b)));
    });
    sorter.append(...head.childNodes);
    head.append(styled(sorter, 'sorter'));
  }
}

function compareIn(column: number, a: HTMLTableRowElement, b: HTMLTableRowElement): number {
  const [first, second] = [a.cells[column], b.cells[column]];
  const [one, other] = [first?.dataset.value, second?.dataset.value];
  if (one !== undefined && other !== undefined) return Number(one) - Number(other);
  return byName(nameIn(first), nameIn(second));
}

/** The name alone, without other words of the cell. */
function nameIn(cell: HTMLTableCellElement | undefined): string {
  return cell?.querySelector('a')?.textContent ?? '';
}
