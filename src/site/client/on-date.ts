/** Finds the version that was in force on a date: `?on=2009-10-30` leads straight to it. */
const answer = document.querySelector('[data-on-date-answer]');
const input = document.querySelector<HTMLInputElement>('[data-on-date] input[name="on"]');
const on = new URLSearchParams(location.search).get('on');

interface Dated {
  readonly item: HTMLElement;
  readonly from: number;
}

if (on !== null && input && answer) {
  input.value = on;
  show(on, answer);
}

/** A version made on the day itself counts: the day is known to its end. */
function show(day: string, into: Element): void {
  const end = Date.parse(`${day}T23:59:59Z`);
  if (Number.isNaN(end)) {
    into.textContent = 'That is not a date.';
    return;
  }
  const found = datedVersions().findLast(({ from }) => from <= end);
  const link = found?.item.querySelector('a');
  if (!found || !link) {
    into.textContent = 'No version is recorded to have been in force then.';
    return;
  }
  found.item.dataset.found = '';
  location.replace(`${link.href}?on=${day}`);
}

/** In the order of versions. One without a date of its own is never the answer. */
function datedVersions(): readonly Dated[] {
  const items = [...document.querySelectorAll<HTMLElement>('.version-list li[data-from]')];
  return items.map((item) => ({ item, from: Number(item.dataset.from) })).reverse();
}
