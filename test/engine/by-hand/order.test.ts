/**
 * In which order things happened, by the dates that the record has. `+301` is the making of a proposal,
 * `301` its vote, `?1` a question to a Judge, `!1` the answer, and a letter an event.
 */
import { expect, test } from 'vitest';
import { readContent } from '../../../src/content/read-content.ts';
import type { Source } from '../../../src/content/source.ts';
import {
  placeSteps,
  recordOfStep,
  type TimelineStep,
} from '../../../src/engine/timeline/timeline.ts';
import { READINGS } from '../../../src/law/readings/register.ts';
import { parseRecords } from '../../../src/records/parse-records.ts';
import { replayGames } from '../../../src/replay-games.ts';
import { whatWasDecided } from '../../properties/what-was-decided.ts';
import { SAMPLES } from '../../samples.ts';
import { day, enact, errorsOf, page, play, sourcesOf } from '../table.ts';
import { by, dateOf, events, law, wrong } from './in-short.ts';

/** `301 1-2` is made on the 1st of January, with its vote on the 2nd. `x=301 1-2` has a file `x`. */
function proposalOf(number: string, [from = '', to = '']: readonly string[], more: string): string {
  const closed = more === 'withdrawn' ? 'withdrawn' : 'outcome: adopted\nclosed';
  const made = `proposal: ${number}\nby: a\nenact: {}\n${on('proposed', from)}`;
  return page(`${made}${on(closed, to) || 'outcome: adopted'}`, 'Words.');
}

function on(key: string, date: string): string {
  return date ? `${key}: ${date}\n` : '';
}

/** The events of one record in few words. */
function happened(record: readonly string[]): string {
  const proposals: Record<string, string> = {};
  const judgments: Record<string, string> = {};
  const noted: string[] = [];
  for (const words of record) {
    const [called = '', dates = '', ...rest] = words.split(' ');
    const [name = '', number = name] = called.split('=');
    const [from = '', to = ''] = dates.split('-').map(dateOf);
    const more = rest.join(' ');
    if (called.includes('=') || /^3/.test(name)) {
      proposals[name] = proposalOf(number, [from, to], more);
    } else if (/^[0-9]/.test(name)) {
      const front = `judgment: ${name}\nquestion: May they?\nby: b\njudge: c\nruling: 'Yes'\n`;
      judgments[name] = page(`${front}${on('invoked', from)}${on('given', to)}${more}`);
    } else {
      const parts = [from && `on: ${from}`, more, `note: ${name}`];
      noted.push(`  - { ${parts.filter(Boolean).join(', ')} }`);
    }
  }
  const { records, findings } = parseRecords(
    sourcesOf({ proposals, judgments, events: noted.join('\n') }),
    READINGS,
  );
  expect(findings).toEqual([]);
  const game = records.games.get('test');
  const placed = game ? placeSteps(game) : [];
  return placed.map(({ step }) => nameOf(step)).join(' ');
}

const MARKS: Readonly<Record<string, string>> = { propose: '+', invoke: '?', judge: '!' };

function nameOf(step: TimelineStep): string {
  const record = recordOfStep(step);
  if ('fact' in record) return record.fact.kind === 'note' ? record.fact.text : record.fact.kind;
  return `${MARKS[step.kind] ?? ''}${record.name}`;
}

const ON_301 = 'settles: [{ move: 301, is: legal }]';
const TWICE = ['a=301 5-6', 'b=301 1-2', '302 3-4'];

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
  // Within one day: proposals, votes, Judgments, events; each turn before the next
  [['301 5-5', '1 5-5', 'a 5'], '+301 301 ?1 !1 a'],
  [['302 5-5', '301 5-5', '303 5-5'], '+301 301 +302 302 +303 303'],
  [['a 5T09:00Z', '301 5T10:00Z-5T11:00Z', '1 5T10:30Z-5T11:30Z'], 'a +301 ?1 301 !1'],
  [['301 5-5', '302 5-5', `1 5-5 ${ON_301}`], '+301 301 ?1 !1 +302 302'],
  // A coarse date leaves room: each stands behind what it has to follow
  [['301 15-m', '302 m-y', '303 m2-34'], '+301 301 +302 302 +303 303'],
  [['303 y-y', '301 y-y', '302 y-y'], '+301 301 +302 302 +303 303'],
  [['301 10-34', '302 m-41'], '+301 +302 301 302'],
  [['301 1-10', '302 m-4', '303 11-12'], '+301 +302 302 301 +303 303'],
  [['301 1-10', '302 ?-4', '303 11-12'], '+301 +302 302 301 +303 303'],
  [['301 1-10', '302 ?-0', '303 11-12'], '+302 302 +301 301 +303 303'],
  [['301 3-4', `1 m-m ${ON_301}`], '+301 301 ?1 !1'],
  [['301 3-4', 'a m', 'b 2025'], 'b +301 301 a'],
  // Without a date, behind the one before it, or where it ended
  [['b=302 ?', 'c=301 ?', 'a=303 ?', 'd ?', 'e ?'], '+c c +b b +a a d e'],
  [['301 1-2', '302 ?', 'a 3'], '+301 301 +302 302 a'],
  [['301 1-2', 'x=x ?-4', 'a 3'], '+301 301 a +x x'],
  [['301 ?', '302 ?', `1 ? ${ON_301}`], '+301 301 ?1 !1 +302 302'],
  // An event that names a vote is right behind it, in the order of the file, and before the Judgments
  [['301 1-2', '302 3-4', 'a 3 after: 301'], '+301 301 a +302 302'],
  [['301 1-2', '302 3-4', '1 2-2', 'a 2 after: 301'], '+301 301 a ?1 !1 +302 302'],
  [['301 1-2', '302 3-4', 'a ? after: 301', 'b ? after: 301', 'c ?'], '+301 301 a b c +302 302'],
  // A number that is used again was first that of the proposal withdrawn
  [['b=301 3-4', 'a=301 1-2 withdrawn', '302 5-6'], '+a a +b b +302 302'],
  [['a=301 3-4', 'b=301 1-2 withdrawn', '302 5-6'], '+b b +a a +302 302'],
  [['a=301 1-1', 'b=301 1-1 withdrawn'], '+b b +a a'],
  [['a=301 3-4', 'b=301 1-2 withdrawn', 'then ? after: 301'], '+b b +a a then'],
  // Two votes on one number, which a date or a file name tells apart
  [[...TWICE, 'then 3 after: 301'], '+b b then +302 302 +a a'],
  [[...TWICE, 'then 6 after: 301'], '+b b +302 302 +a a then'],
  [[...TWICE, 'then ? after: b'], '+b b then +302 302 +a a'],
  [[...TWICE, 'then 9 after: b'], '+b b then +302 302 +a a'],
  [[...TWICE, `1 ? ${ON_301}`], '+b b +302 302 +a a ?1 !1'],
  // Names that are words, by their dates, among numbers too, then by their ends, then as words
  [['fig=fig 3-4', 'pea=pea 1-2', 'ant=ant 2-3'], '+pea pea +ant ant +fig fig'],
  [['1=1 2-3', '2=2 4-5', 'ant=ant 3-4', 'pea=pea 1-2'], '+pea pea +1 1 +ant ant +2 2'],
  [['apple=apple 1-3', 'zebra=zebra 1-2'], '+zebra +apple zebra apple'],
  [['apple=apple 1-2', 'zebra=zebra 1-2'], '+apple +zebra apple zebra'],
  [['apple=apple 3-4', 'fig=fig ?', 'zebra=zebra 1-2'], '+zebra zebra +apple apple +fig fig'],
])('%j: %s', (record, expected) => {
  expect(happened(record)).toBe(expected);
});

const LEFT = 'votes: { for: [a, c] }';
const AC = by('ac', { 302: LEFT });
/** Nobody knows on which day 302 was made. */
const undated = (by: string) => ({
  301: enact(301, 'a'),
  302: page(`proposal: 302\nby: ${by}\nenact: {}\n${LEFT}\nclosed: 2026-01-09`, 'Two.'),
});
const STANDS = 'readings: { leaver-proposal: { take: stands } }';

/** The faults of an order. */
test.each<[string, Record<string, string>, event: string, string, game?: string]>([
  ['an event that names no vote', {}, 'after: 399, note: Then.', 'unknown/proposal'],
  ['B goes after a vote, and before the turn of that day', AC, '3 leave: b, after: 301', ''],
  ['B goes on the day of a turn, behind it', AC, '3 leave: b', 'turn/out-of-order vote/missing'],
  ['B has no part in 302, made when B had left', undated('c'), '5 leave: b', ''],
  ['B made 302, and so before B left', undated('b'), '5 leave: b', '', STANDS],
])('%s', (_, proposals, event, expected, game = '') => {
  expect(wrong({ game, proposals, events: events(event) })).toBe(expected);
});

test('a table game of one day is legal, throws and all', () => {
  const played = [...'abca'].map((by, i) => [301 + i, by] as const);
  const today = `proposed: ${day(301, 0)}\nclosed: ${day(301, 0)}`;
  const proposals = Object.fromEntries(
    played.map(([number, by]) => [number, enact(number, by, today)]),
  );
  const throws = played.map(([number, by]) => `1 roll: { by: ${by}, die: 3, for: ${number} }`);
  const table = { medium: 'table', proposals };
  expect(wrong({ ...table, events: events(...throws) })).toBe('');
  expect(wrong({ ...table, events: events(...throws.slice(1)) })).toBe('turn/incomplete');
});

test('proposals are told of in the order in which they were made', () => {
  const custom = 'withdrawn-number: { take: reused }, withdrawal: { take: yes }';
  const proposals = {
    again: enact(301, 'a', 'proposed: 2026-01-03\nclosed: 2026-01-04'),
    before: enact(301, 'a', 'withdrawn: 2026-01-02'),
  };
  const { proposals: told } = play({ game: `readings: { ${custom} }`, proposals });
  expect(told.map(({ written }) => written.name)).toEqual(['before', 'again']);
});

test('two votes of which nothing tells which is meant are both named', () => {
  const cards = { ...law({ 201: 'turns: none' }), 108: null };
  const proposals = {
    later: enact(301, 'a', 'proposed: 2026-01-05\nclosed: 2026-01-06'),
    sooner: enact(301, 'a'),
  };
  const replayed = play({ cards, proposals, events: events('after: 301, note: Then.') });
  expect(errorsOf(replayed)).toMatchObject([
    {
      code: 'unknown/proposal',
      help: expect.stringContaining('`after: later` or `after: sooner`'),
    },
  ]);
});

test('who came first, though the names are words and the day is the same, is for dates to say', () => {
  const named = (name: string, by: string, number: number) =>
    enact(301, by, `enact: { number: ${number} }\nclosed: 2026-01-01`).replace('301', name);
  const proposals = { apple: named('apple', 'b', 902), zebra: named('zebra', 'a', 901) };
  const [error] = errorsOf(play({ cards: law({ 108: '', 202: '' }), proposals }));
  expect(error).toMatchObject({
    code: 'turn/out-of-order',
    help: expect.stringContaining(
      'If Proposal zebra came first, date both proposals, with the time of day if the day is the same.',
    ),
  });
});

const samples = readContent(SAMPLES);
if (!samples.ok) throw new Error(samples.message);
const replayed = (sources: readonly Source[]) =>
  replayGames(parseRecords(sources, READINGS).records);
const undatedSamples = samples.sources.map(({ file, text }): Source => {
  if (!file.includes('/proposals/')) return { file, text };
  return { file, text: text.replace(/^proposed: .*\n/m, '') };
});
const [DATED, UNDATED] = [replayed(samples.sources), replayed(undatedSamples)];

/** The rest of the record tells enough. Where a day is not known, more may depend on a reading. */
test.each([...DATED.keys()])(
  '%s decides the same without the days on which proposals were made',
  (id) => {
    const [one, other] = [DATED.get(id), UNDATED.get(id)];
    if (!one || !other) throw new Error(`${id} is malformed`);
    const { readings: _, ...decided } = whatWasDecided(one);
    expect(whatWasDecided(other)).toMatchObject(decided);
  },
);
