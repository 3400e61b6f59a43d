/** Finds the version that was in force on a date: `?on=2009-10-30` leads straight to it. */
const form = document.querySelector<HTMLFormElement>('[data-on-date]');
const answer = document.querySelector('[data-on-date-answer]');
const input = document.querySelector<HTMLInputElement>('[data-on-date] input[name="on"]');
const on = new URLSearchParams(location.search).get('on');

if (on !== null && form && input && answer) {
  input.value = on;
  // A version made on the day itself counts: the day is known to its end.
  const end = Date.parse(`${on}T23:59:59Z`);
  // In the order of versions. One without a date of its own is never the answer.
  const dates = (form.dataset.onDate ?? '').split(' ');
  const version = dates.findLastIndex((from) => from !== '' && Number(from) <= end);
  if (Number.isNaN(end)) answer.textContent = 'That is not a date.';
  else if (version < 0) answer.textContent = 'The record has no version in force on that day.';
  else location.replace(`${form.action}${version}/?on=${on}`);
}
