/**
 * Judges who must accept and deliver in time, what it costs, and who is overruled how and until when.
 * Judgment 1 is invoked on the first of January, and B may be its Judge.
 */
import { expect, test } from 'vitest';
import {
  enact,
  errorsOf,
  inTurn,
  judged,
  notesOf,
  page,
  play,
  type Setting,
  wrongs,
} from '../table.ts';
import { events, law, made, players, voted } from './in-short.ts';
import { faults, said, told } from './told.ts';

const judge = (more: string, awards = '') =>
  law({ 212: `judge: { chosen: appointed${more} }${awards}` });
const TIMES = ', accept-within: 3 days, deliver-within: 1 week';
const seat = (accepted: string, given = accepted) =>
  `{ judge: b, accepted: ${accepted}, ruling: 'Yes', given: ${given} }`;
const bench = (seats: string, on = made(301), cards = judge(TIMES)): Setting => ({
  cards,
  judgments: { one: judged(1, on, '', `bench: [${seats}]`) },
});
const REFUSED = '{ judge: c, refused: 2026-01-03 }, ';
const AT_TEN = '2026-01-01T10:00Z';

test.each([
  // Three days to accept: to the day, or to the minute where the record gives one
  [seat('2026-01-01'), made(301), ''],
  [seat('2026-01-04'), made(301), ''],
  [seat('2026-01-05'), made(301), 'judge/late'],
  [seat('2026-01-04T10:00Z', '2026-01-05'), AT_TEN, ''],
  [seat('2026-01-04T10:01Z', '2026-01-05'), AT_TEN, 'judge/late'],
  [seat('2026-01-04', '2026-01-05'), AT_TEN, ''],
  // Again for the next Judge
  [REFUSED + seat('2026-01-06'), made(301), ''],
  [REFUSED + seat('2026-01-07'), made(301), 'judge/late'],
  // Nobody knows when it was the turn of one who follows a silent Judge
  [`{ judge: c }, ${seat('2026-01-05')}`, made(301), ''],
  // A week from acceptance to deliver; if none is recorded, the time to accept goes before
  [seat('2026-01-02', '2026-01-09'), made(301), ''],
  [seat('2026-01-02', '2026-01-10'), made(301), 'judge/late'],
  ["{ judge: b, ruling: 'Yes', given: 2026-01-11 }", made(301), ''],
  ["{ judge: b, ruling: 'Yes', given: 2026-01-12 }", made(301), 'judge/late'],
])('%s, invoked on %s: %s', (seats, on, expected) => {
  expect(wrongs(bench(seats, on)).join(' ')).toBe(expected);
});

test.each([
  [', deliver-within: 1 week', ', until 2026-01-09, '],
  [', deliver-within: 5 hours', ', until 2026-01-03T04:59Z, '],
])('with%s it is told where and until when', (times, until) => {
  const setting = bench(seat('2026-01-02', '2026-01-20'), made(301), judge(times));
  expect(faults(setting)).toEqual(['judge/late one.md bench.0.given, 212']);
  expect(said(setting, 'judge/late').join()).toContain(until);
});

test('no Judge is late where no rule sets a time', () => {
  const year = seat('2026-01-05', '2027-01-05');
  expect(wrongs(bench(year, made(301), judge('')))).toEqual([]);
});

/** Accepted on the 2nd, it is due by the 9th, or as many days later as play was paused. */
const FIVE = '4 pause: { until: 2026-01-08 }';

test.each([
  ['2026-01-14', [FIVE], ''],
  ['2026-01-15', [FIVE], 'judge/late'],
  ['2026-01-11', ['4 pause: {}', '6 resume: {}'], ''],
  ['2026-01-12', ['4 pause: {}', '6 resume: {}'], 'judge/late'],
  // Without days of its own, from one known day to the next
  ['2026-01-11', ['4 note: Tea.', 'pause: {}', '6 note: Tea.', 'resume: {}'], ''],
  ['2026-01-12', ['4 note: Tea.', 'pause: {}', '6 note: Tea.', 'resume: {}'], 'judge/late'],
  // Two add up; one after the time is over counts for nothing
  ['2026-01-15', [FIVE, '12 pause: { until: 2026-01-12 }'], ''],
  ['2026-01-16', [FIVE, '12 pause: { until: 2026-01-12 }'], 'judge/late'],
  ['2026-01-21', ['10 pause: { until: 2026-01-20 }'], 'judge/late'],
])('given on %s with %j: %s', (given, happened, expected) => {
  const setting = { ...bench(seat('2026-01-02', given)), events: events(...happened) };
  expect(wrongs(setting).join(' ')).toBe(expected);
});

/** Lateness with a price is no fault: -10 for it, -1 for refusing in time, -5 else, 3 for all. */
const PRICES =
  ', awards: [{ on: late, to: judge, points: -10 }, { on: refused, to: judge, points: -5, if: judge.late }, { on: refused, to: judge, points: -1, if: "!judge.late" }, { on: judged, to: judge, points: 3 }, { on: overruled, to: judge, points: -20 }]';
const OVERRULED =
  "{ judge: c, accepted: 2026-01-01, ruling: 'No', given: 2026-01-01, overruled: { for: [a, b] } }, ";

test.each([
  [seat('2026-01-02', '2026-01-10'), 'b -7'],
  [seat('2026-01-02', '2026-01-09'), 'b 3'],
  // Accepted too late
  [seat('2026-01-05', '2026-01-09'), 'b -2'],
  [`{ judge: c, refused: 2026-01-02 }, ${seat('2026-01-05')}`, 'b 3 c -1'],
  [`{ judge: c, refused: 2026-01-02 }, ${seat('2026-01-09')}`, 'b -2 c -1'],
  [`{ judge: c, refused: 2026-01-06 }, ${seat('2026-01-09')}`, 'b 3 c -5'],
  [`{ judge: c }, ${seat('2026-01-09')}`, 'b 3 c -5'],
  [OVERRULED + seat('2026-01-02'), 'b 3 c -17'],
  // Nobody has judged yet
  ['{ judge: c, refused: 2026-01-02 }', 'no points'],
])('with a price on it, %s: %s', (seats, expected) => {
  const setting = bench(seats, made(301), judge(TIMES, PRICES));
  expect(told(setting, 'points')).toBe(expected);
  const pending = play(setting).findings.filter(({ code }) => code === 'judge/refusal-pending');
  expect(pending.map(({ at }) => at)).toMatchObject(
    expected === 'no points' ? [{ path: ['bench', 0, 'refused'] }] : [],
  );
});

test('a verdict that the rule does not list is told with those that it does', () => {
  const cards = judge(", verdicts: ['true', 'false']");
  const ruled = (ruling: string): Setting => ({
    cards,
    judgments: {
      one: judged(1, made(301), '', `judge: b\nruling: '${ruling}'\ngiven: ${made(301)}`),
    },
  });
  expect(wrongs(ruled('false'))).toEqual([]);
  expect(wrongs(ruled('True'))).toEqual(['judge/verdict']);
  const [error] = errorsOf(play(ruled('undecided')));
  expect(error).toMatchObject({ at: { path: ['ruling'] }, rule: { number: 212, version: 0 } });
  expect(error?.help).toContain('“true” or “false”');
});

/** Among four players, D has judged and C judges next, then B, and never A, who moves (Rule 212). */
const ALL = 'votes: { for: [a, b, c, d] }';
const ruled = (id: string, overruled = '') =>
  `{ judge: ${id}, ruling: 'By ${id}', given: ${made(301)}${overruled && `, overruled: ${overruled}`} }`;
const four = (more: Setting, ...seats: readonly string[]): Setting => ({
  players: players(4),
  proposals: { 301: enact(301, 'a', ALL) },
  ...more,
  judgments: { one: judged(1, made(301), '', `bench: [${seats.join(', ')}]`) },
});
const HOW = 'judge/overruled-how';
const WEAKER = law({
  212: 'judge: { chosen: preceding-player, overruled-by: votes.majority, then: preceding-judge }',
});

test.each([
  [{}, '{ for: [a, b], abstain: [c] }', HOW],
  [
    { game: 'readings: { unanimity: { take: none-against } }' },
    '{ for: [a, b], abstain: [c] }',
    'given c',
  ],
  [{}, '{ for: [a, a, b, c] }', 'vote/twice'],
  [{ cards: WEAKER }, '{ for: [a, b], against: [c] }', 'given c'],
])('under %j, overruled %s: %s', (more, votes, expected) => {
  const setting = four(more, ruled('d', votes), ruled('c'));
  expect(told(setting, 'judgments')).toBe(expected);
  const hanging = said(setting, 'contestable').join();
  const other = 'under “all-for” it is illegal: that does not overrule a Judge';
  expect(hanging.includes(other)).toBe('game' in more);
});

test('who votes twice to overrule is one of the others', () => {
  const [told = ''] = said(four({}, ruled('d', '{ for: [a, a] }'), ruled('c')), HOW);
  expect(told).toContain('1 of the 3 other players are in favour');
});

test('what the last Judge ruled is the ruling, and without another Judge there is none', () => {
  const [d, c] = [ruled('d', '{ for: [a, b, c] }'), ruled('c', '{ for: [a, b, d] }')];
  expect(play(four({}, d, c, ruled('b'))).judgments[0]?.ruling).toBe('By b');
  expect(play(four({}, d)).judgments).toMatchObject([{ status: 'overruled' }]);
  expect(play(four({}, d)).judgments[0]?.ruling).toBeUndefined();
});

test('ballots that ask something of a proposal count in the vote on it alone', () => {
  const cards = law({
    207: 'ballots: "proposal.number > 300 ? 5 : 1"',
    212: 'judge: { chosen: preceding-player, overruled-by: votes.majority }',
  });
  const setting = four(
    { cards, players: players(3), proposals: inTurn('') },
    ruled('c', '{ for: [a, b] }'),
  );
  expect(told(setting, 'judgments')).toBe('overruled');
});

test('whether a vote on a Judge is unanimous is read by the words on Judges', () => {
  const seats = `${ruled('c', '{ for: [a], abstain: [b] }')}, ${ruled('b')}`;
  const judgments = { one: judged(1, made(301), '', `bench: [${seats}]`) };
  const notes = notesOf(play({ proposals: inTurn(''), judgments }), 'contestable');
  const [note] = notes.filter(({ depends }) => depends?.reading === 'unanimity');
  expect(note?.rule?.number).toBe(212);
});

/** By a proposal, which is made after the Judgment, and is adopted or not; 303 is defeated. */
test.each([
  ['{ proposal: 301 }', HOW],
  ['{ proposal: 302 }', 'overruled'],
  ['{ proposal: 303 }', HOW],
  ['{ proposal: 399 }', 'unknown/proposal'],
  ['{ for: [a, b] }', HOW],
  // Recorded before that proposal is decided
  [`{ proposal: 302, on: ${made(302)} }`, 'overruled'],
  [`{ proposal: 303, on: ${made(303)} }`, HOW],
])('where a proposal overrules, %s: %s', (by, expected) => {
  const cards = judge(', overruled-by: proposal');
  const proposals = inTurn('', '', 'votes: { for: [c], against: [a, b] }');
  const seats = `{ judge: c, ruling: 'Yes', given: ${voted(301)}, overruled: ${by} }`;
  const judgments = { one: judged(1, made(301), '', `bench: [${seats}]`) };
  expect(told({ cards, proposals, judgments }, 'judgments')).toBe(expected);
});

/** Given on the first; a vote of A and B overrules C. */
const CHOICE = ', overruled-within: \'players.count > 2 ? "2 days" : "9 days"\'';

test.each([
  [', overruled-within: 1 week', ', on: 2026-01-08', 'Yes', 'overruled'],
  [', overruled-within: 1 week', ', on: 2026-01-08T23:59Z', 'Yes', 'overruled'],
  [', overruled-within: 1 week', ', on: 2026-01-09T00:00Z', 'Yes', HOW],
  [', verdicts: ["Yes"]', ', on: 2026-01-09T00:00Z', 'Yes', 'overruled'],
  [CHOICE, ', on: 2026-01-03', 'Yes', 'overruled'],
  [CHOICE, ', on: 2026-01-04', 'Yes', HOW],
  // Some verdicts alone
  [', overrulable: ["Yes"]', '', 'Yes', 'overruled'],
  [', overrulable: ["Yes"]', '', 'No', HOW],
])('under%s, overruled%s, “%s” is %s', (more, on, ruling, expected) => {
  const setting = overruled(more, on, ruling);
  expect(told(setting, 'judgments')).toBe(expected);
});

function overruled(more: string, on: string, ruling = 'Yes'): Setting {
  const seats = `{ judge: c, ruling: '${ruling}', given: 2026-01-01, overruled: { for: [a, b]${on} } }`;
  return bench(seats, made(301), judge(`, overruled-by: votes.majority${more}`));
}

test('it is said until when a Judge could be overruled; in time, the question is open again', () => {
  const week = ', overruled-within: 1 week';
  expect(said(overruled(week, ', on: 2026-02-01'), HOW)).toEqual([
    'The Judge was overruled on 2026-02-01. For 1 week after the Judgment it could be overruled, until 2026-01-08.',
  ]);
  const { openQuestions } = play(overruled(week, ', on: 2026-01-02'));
  expect(openQuestions).toMatchObject([{ judgment: 'one' }]);
});

test('a ruling that is lost is no open question: play goes on, and nothing is settled', () => {
  const asked = (more: string): Setting => ({
    cards: judge(", verdicts: ['TRUE', 'FALSE']"),
    proposals: inTurn('', ''),
    judgments: {
      1: page(`judgment: 1\nquestion: May they?\nby: b\ninvoked: ${made(301)}\n${more}`),
    },
  });
  const lost = play(asked('ruling: lost'));
  expect(errorsOf(lost)).toEqual([]);
  expect(lost.judgments).toMatchObject([{ status: 'given', ruling: 'lost' }]);
  expect(lost.openQuestions).toEqual([]);
  expect(said(asked('ruling: lost'), 'attested')).toContain(
    'The ruling of Judgment 1 is lost. Its decision is not known, and it settles nothing.',
  );
  expect(play(asked('')).openQuestions).toHaveLength(1);
});
