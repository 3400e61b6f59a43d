/** Finds the version that was in force on a date: `?on=2009-10-30` leads straight to it. */
const form = document.querySelector<HTMLFormElement>('[data-on-date]');
const answer = document.querySelector('[data-on-date-answer]');
const input = document.querySelector<HTMLInputElement>('[data-on-date] input[name="on"]');
const on = new URLSearchParams(location.search).get('on');

if (on !== null && form && input && answer) {
  input.value = on;
  show(on, form, answer);
}

/** A version made on the day itself counts: the day is known to its end. */
function show(day: string, form: HTMLFormElement, into: Element): void {
  const end = Date.parse(`${day}T23:59:59Z`);
  if (Number.isNaN(end)) {
    into.textContent = 'That is not a date.';
    return;
  }
  const version = datesOf(form).findLastIndex((from) => from <= end);
  if (version < 0) {
    into.textContent = 'The record has no version in force on that day.';
    return;
  }
  location.replace(`${form.action}${version}/?on=${day}`);
}

/** In the order of versions. One without a date of its own is never the answer. */
function datesOf({ dataset }: HTMLFormElement): readonly number[] {
  const dates = (dataset.onDate ?? '').split(' ');
  return dates.map((from) => (from === '' ? Number.NaN : Number(from)));
}
