/**
 * In which order things happened, by the dates that the record has. `+301` is the making of a proposal,
 * `301` its vote, `?1` a question to a Judge, `!1` the answer, and a letter an event.
 */
import { expect, test } from 'vitest';
import { placeSteps, recordOf, type Step } from '../../../src/engine/timeline/timeline.ts';
import { READINGS } from '../../../src/law/readings/register.ts';
import { parseRecords } from '../../../src/records/parse-records.ts';
import { page, sourcesOf } from '../table.ts';

/** One record in few words: `301 1-2` is made on the 1st and voted on on the 2nd of January. */
function happened(record: readonly string[]): string {
  const proposals: Record<string, string> = {};
  const judgments: Record<string, string> = {};
  const events: string[] = [];
  for (const words of record) {
    const [what = '', dates = '', ...more] = words.split(' ');
    const [from = '', to = ''] = dates.split('-').map(dateOf);
    const on = (key: string, date: string) => (date ? `${key}: ${date}\n` : '');
    if (/^3/.test(what)) {
      const front = `proposal: ${what}\nby: a\n${on('proposed', from)}${on('closed', to)}enact: {}\noutcome: adopted`;
      proposals[what] = page(front, 'Words.');
    } else if (/^[0-9]/.test(what)) {
      const front = `judgment: ${what}\nquestion: May they?\nby: b\njudge: c\nruling: 'Yes'\n`;
      judgments[what] = page(`${front}${on('invoked', from)}${on('given', to)}${more.join(' ')}`);
    } else {
      const parts = [dateOf(dates) && `on: ${dateOf(dates)}`, more.join(' '), `note: ${what}`];
      events.push(`  - { ${parts.filter(Boolean).join(', ')} }`);
    }
  }
  const setting = { proposals, judgments, ...(events.length > 0 && { events: events.join('\n') }) };
  const { records, findings } = parseRecords(sourcesOf(setting), READINGS);
  expect(findings).toEqual([]);
  const game = records.games.get('test');
  return game
    ? placeSteps(game)
        .map(({ step }) => nameOf(step))
        .join(' ')
    : '';
}

/** `5` is the 5th of January, `5T10:00Z` an hour of it, `m` the month, `y` the year, and `?` no date. */
function dateOf(short: string): string {
  if (short === '?' || short === '') return '';
  if (short === 'm') return '2026-01';
  if (short === 'y') return '2026';
  return `2026-01-${short.replace(/^\d+/, (day) => day.padStart(2, '0'))}`;
}

const MARKS: Readonly<Record<string, string>> = { propose: '+', invoke: '?', judge: '!' };

function nameOf(step: Step): string {
  const record = recordOf(step);
  if ('fact' in record) return record.fact.kind === 'note' ? record.fact.text : record.fact.kind;
  return `${MARKS[step.kind] ?? ''}${record.name}`;
}

test.each([
  // By their days
  [['301 1-2', '302 3-4'], '+301 301 +302 302'],
  [['301 1-4', '302 2-3'], '+301 +302 302 301'],
  [['301 1-2', '302 1-2'], '+301 +302 301 302'],
  [['301 1-1', '302 1-1'], '+301 301 +302 302'],
  [['301 3-4', '302 1-2'], '+302 302 +301 301'],
  [['a 3', 'b 1', 'c 2'], 'b c a'],
  [['a 2', 'b 2', 'c 2'], 'a b c'],
  // By the minute
  [['a 1T10:00Z', 'b 1T09:00Z'], 'b a'],
  [['301 1T10:00Z-1T12:00Z', 'a 1T11:00Z'], '+301 a 301'],
  [['301 1T10:00Z-1T12:00Z', 'a 1T09:00Z'], 'a +301 301'],
  [['301 1T10:00Z-1T12:00Z', 'a 1T13:00Z'], '+301 301 a'],
  // An event on the day of a vote comes after it
  [['301 1-2', 'a 2'], '+301 301 a'],
  [['301 1-3', 'a 2'], '+301 a 301'],
  [['301 2-3', 'a 1'], 'a +301 301'],
  [['301 1-2', '302 3-4', 'a 2'], '+301 301 a +302 302'],
  // An event that names a vote comes right after it
  [['301 1-2', '302 3-4', 'a ? after: 301'], '+301 301 a +302 302'],
  [['301 1-2', '302 3-4', 'a ? after: 302'], '+301 301 +302 302 a'],
  [['301 1-2', '302 3-4', 'a 2 after: 301'], '+301 301 a +302 302'],
  // Without a date, the record's own order
  [['301 ?', '302 ?'], '+301 301 +302 302'],
  [['301 1-2', '302 ?', '303 5-6'], '+301 301 +302 302 +303 303'],
  [['a ?', 'b ?'], 'a b'],
  // Judgments
  [['301 1-3', '1 2-2'], '+301 ?1 !1 301'],
  [['301 1-2', '302 4-5', '1 2-3'], '+301 301 ?1 !1 +302 302'],
  [['301 1-2', '302 3-4', '1 2-6'], '+301 301 ?1 +302 302 !1'],
  [['301 1-2', '1 3-4', '2 3-5'], '+301 301 ?1 ?2 !1 !2'],
])('%j: %s', (record, expected) => {
  expect(happened(record)).toBe(expected);
});
