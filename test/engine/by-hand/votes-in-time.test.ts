/**
 * Votes that last for a time, pauses that stop its clock, and votes during which the rules change. Three
 * players vote; dates are in short, as `4` for the 4th of January.
 */
import { describe, expect, test } from 'vitest';
import { card, enact, errorsOf, judged, notesOf, play, type Setting } from '../table.ts';
import { by, dateOf, events, held, law, wrong } from './in-short.ts';
import { told } from './told.ts';

const SILENT = 'votes: { for: [a, b] }';
const ALL = 'votes: { for: [a, b, c] }';
const cast = (day: string) => `votes: { for: [a, b, c], cast: { c: ${dateOf(day)} } }`;

/** A vote from one date to another. All must vote until a period is over, and then the larger number carries. */
function vote(period: string, [from = '', to = '']: readonly string[], votes: string): Setting {
  const cards = law({
    105: 'electorate: true, participation: required',
    203: 'adoption: votes.for > votes.against',
    205: period && `voting-period: ${period}`,
  });
  const dates = `proposed: ${dateOf(from)}\nclosed: ${dateOf(to)}`;
  return { cards, proposals: { 301: enact(301, 'a', `${dates}\n${votes}`) } };
}

test.each([
  ['3 days', ['1', '4'], SILENT, 'adopted'],
  ['3 days', ['1', '32'], SILENT, 'adopted'],
  ['3 days', ['1', '3'], SILENT, 'vote/missing'],
  ['3 days', ['1', '2'], ALL, 'adopted'],
  ['1 weeks', ['1', '7'], SILENT, 'vote/missing'],
  ['1 weeks', ['1', '8'], SILENT, 'adopted'],
  ['2 days', ['1', '2'], 'votes: { for: [a, b], abstain: [c] }', 'adopted'],
  ['36 hours', ['1T10:00Z', '2T22:00Z'], SILENT, 'adopted'],
  ['36 hours', ['1T10:00Z', '2T21:59Z'], SILENT, 'vote/missing'],
  // It is over, or not over, only if that is so on every day that the record may mean
  ['3 days', ['1', 'm'], SILENT, 'adopted'],
  ['3 days', ['m', '20'], SILENT, 'adopted'],
  ['3 days', ['m', '40'], cast('34'), 'adopted'],
  ['3 days', ['m', '40'], cast('35'), 'vote/late'],
  // A vote after it
  ['3 days', ['1', '9'], cast('4'), 'adopted'],
  ['3 days', ['1', '9'], cast('5'), 'vote/late'],
  // No rule sets one
  ['', ['1', '32'], SILENT, 'vote/missing'],
])('in a period of %s, a vote from and to %j with %s: %s', (period, dates, votes, expected) => {
  expect(told(vote(period, dates, votes), 'outcomes')).toBe(expected);
});

/** Silence is an abstention when the period is over, and no vote against. */
test.each([
  ['votes.abstain == 1', 'for: [a, b]', 'adopted'],
  ['votes.abstain == 0', 'for: [a, b]', 'defeated'],
  ['votes.abstain == 1', 'for: [a], against: [b]', 'defeated'],
])('with the quorum %s, %s: %s', (quorum, votes, expected) => {
  const setting = vote('3 days', ['1', '5'], `votes: { ${votes} }`);
  const cards = { ...setting.cards, ...law({ 206: `quorum: ${quorum}` }) };
  expect(told({ ...setting, cards }, 'outcomes')).toBe(expected);
});

test('whoever votes late is told when the period ended, and where the date stands', () => {
  const [minute] = errorsOf(play(vote('36 hours', ['1T10:00Z', '3'], cast('2T23:00Z'))));
  expect(minute?.message).toContain('36 hours ended on 2026-01-02T22:00Z.');
  const beside = vote('3 days', ['1', '9'], `${ALL}\ncast: { c: 2026-01-05 }`);
  expect(errorsOf(play(beside))).toMatchObject([
    { code: 'vote/late', at: { path: ['cast', 'c'] } },
  ]);
});

/** Proposal 302 brings the period of three days while 301 is under vote, from the 1st to the 6th. */
test.each([
  ['2026-01-02', ''],
  ['2026-01-07', 'vote/missing'],
])('a period holds for a vote that was open when its rule came on %s: %j', (closed, expected) => {
  const first = vote('', ['1', '6'], SILENT);
  const brings = `proposed: 2026-01-02\nclosed: ${closed}\nenact: { mechanics: { voting-period: 3 days } }`;
  const cards = { ...first.cards, ...law({ 201: 'turns: none' }) };
  const proposals = { ...first.proposals, 302: enact(302, 'b', brings) };
  expect(wrong({ cards, proposals })).toBe(expected);
});

/** B votes three days after the proposal was made, and C never. */
test.each([
  ['facts: { urgent: 1 }', 'vote/late'],
  ['facts: { urgent: 0 }', ''],
  ['', ''],
])('a period that a fact of the proposal chooses, with %j: %j', (facts, expected) => {
  const period = `'proposal.facts.urgent == 1 ? "1 day" : "7 days"'`;
  const cards = law({
    105: 'participation: optional',
    209: `voting-period: ${period}, proposal-facts: { urgent: { default: 0 } }`,
  });
  const votes = 'votes: { for: [a, b], cast: { b: 2026-01-04 } }\nclosed: 2026-01-09';
  expect(wrong({ cards, proposals: by('a', { 301: `${facts}\n${votes}` }) })).toBe(expected);
});

const UNTIL = (day: string) => `pause: { until: ${dateOf(day)} }`;

/** A period of three days from the 1st on, of which every day that is not paused counts. */
test.each([
  [[`3 ${UNTIL('8')}`], '9', 'vote/missing'],
  [[`3 ${UNTIL('8')}`], '10', ''],
  // It ends when play is resumed, however long it was to last, or else never
  [[`3 ${UNTIL('31')}`, '6 resume: {}'], '6', 'vote/missing'],
  [[`3 ${UNTIL('31')}`, '6 resume: {}'], '7', ''],
  [['2 pause: {}'], '60', 'vote/missing'],
  [['2 pause: {}', '51 resume: {}'], '60', ''],
  // It was over before the vote, or had begun before
  [[`-30 ${UNTIL('0')}`], '4', ''],
  [[`-30 ${UNTIL('2')}`], '5', 'vote/missing'],
  [[`-30 ${UNTIL('2')}`], '6', ''],
  // It is told twice
  [[`2 ${UNTIL('10')}`, `5 ${UNTIL('10')}`], '12', 'vote/missing'],
  [[`2 ${UNTIL('10')}`, `5 ${UNTIL('10')}`], '13', ''],
])('after %j, a vote closes on %s: %j', (happened, to, expected) => {
  const setting = vote('3 days', ['1', to], SILENT);
  expect(wrong({ ...setting, events: events(...happened) })).toBe(expected);
});

test.each([
  ['1T12:59Z', 'vote/missing'],
  ['1T13:00Z', ''],
])('a pause that ends as play is resumed lasted an hour: %s: %j', (to, expected) => {
  const paused = events(`1T10:00Z ${UNTIL('1T11:00Z')}`, '1T11:00Z resume: {}');
  expect(wrong({ ...vote('3 hours', ['1T09:00Z', to], SILENT), events: paused })).toBe(expected);
});

test('a pause when the time is up revives nothing, and of two the game rests in the last', () => {
  const late = events(`8 ${UNTIL('32')}`);
  expect(wrong({ ...vote('3 days', ['1', '9'], cast('9')), events: late })).toBe('vote/late');
  const two = events(`3 ${UNTIL('5')}`, `6 ${UNTIL('38')}`);
  expect(play({ events: two })).toMatchObject({
    status: 'paused',
    pausedUntil: { text: '2026-02-07' },
  });
});

/** A Judge is asked on the 3rd, and has two days, of which a pause takes none. */
test.each([
  ['2026-01-05', '', ''],
  ['2026-01-06', '', 'judge/late'],
  ['2026-01-06', `4 ${UNTIL('4')}`, ''],
])('a Judgment given on %s, with %j: %j', (given, happened, expected) => {
  const cards = law({ 212: 'judge: { chosen: appointed, deliver-within: 2 days }' });
  const answer = `judge: b\nruling: "No"\ngiven: ${given}`;
  const judgments = { 1: judged(1, '2026-01-03', 'b', answer) };
  const setting = { cards, proposals: by('a'), judgments };
  expect(wrong({ ...setting, events: happened && events(happened) })).toBe(expected);
});

/** Turns have no order. Proposal 301 is made by A and 302 by B, on these days, all voting unless it is said. */
function overlapping(
  [first, from]: readonly [act: string, dates: readonly [string, string]],
  [second, to]: readonly [act: string, dates: readonly [string, string]],
  { cards, ...more }: Setting = {},
): Setting {
  const made = (
    number: number,
    by: string,
    act: string,
    [made, closed]: readonly [string, string],
  ) => {
    const dates = `proposed: ${dateOf(made)}\nclosed: ${dateOf(closed)}`;
    return enact(number, by, `${act}\n${dates}`, `Words of ${number}.`);
  };
  return {
    ...more,
    cards: {
      ...law({ 201: 'turns: none, quantities: { points: { starts: 0 } }', 204: '', 210: '' }),
      ...cards,
    },
    proposals: { 301: made(301, 'a', first, from), 302: made(302, 'b', second, to) },
  };
}

/** 301 is made first and voted on last. */
const around = (first: string, second: string, more?: Setting) =>
  overlapping([first, ['1', '9']], [second, ['2', '3']], more);

const TWO_TO_ONE = 'votes: { for: [a, b], against: [c] }';
const IMMUTABLE = 'transmute: { rule: 210, to: immutable }';
const LAW_TIER = 'enact: { mechanics: { tiers: [{ id: law, title: Law }] } }';
const RIVAL = 'enact: { mechanics: { adoption: votes.majority } }';
const LIMIT = (most: number) =>
  `enact: { mechanics: { limits: [{ of: mutable, most: ${most} }] } }`;
const REPLACED = 'amend: 210\nreplace: [{ from: words, to: must not }]';
const ILLEGAL: Setting = { game: 'readings: { vanished-target: { take: illegal } }' };
/** More than all would be needed to change an immutable rule. */
const HIGH: Setting = {
  cards: {
    ...law({ 109: '' }),
    103: card(
      103,
      '{ changes: { mutable: [enact, amend, transmute], immutable: [amend] }, adoption: [{ of: { tier: immutable }, needs: votes.for > votes.eligible }] }',
      'immutable',
    ),
  },
};
const RAISE = 'amend: 206\nmechanics: { awards: [{ on: adopted, to: proposer, points: 100 }] }';

describe('a vote that closes after another has changed the rules', () => {
  test.each<[string, string, string, Setting?]>([
    // It needs what the rules ask at its close, for the rule as it is by then
    [TWO_TO_ONE, 'enact: {}', 'defeated adopted'],
    [TWO_TO_ONE, 'amend: 203\nmechanics: { adoption: votes.majority }', 'adopted adopted'],
    ['enact: {}', 'repeal: 203', 'law/no-change-possible'],
    ['enact: {}', RIVAL, 'law/conflict', { cards: law({ 211: '' }) }],
    ['enact: {}', RIVAL, 'adopted adopted'],
    ['amend: 210', 'enact: {}', 'adopted adopted', HIGH],
    ['amend: 210', IMMUTABLE, 'defeated adopted', HIGH],
    // It is permitted by what the rules are by then
    ['amend: 210', IMMUTABLE, 'proposal/not-permitted'],
    ['amend: 210', 'transmute: { rule: 209, to: immutable }', 'adopted adopted'],
    [REPLACED, 'amend: 210', 'adopted adopted'],
    [REPLACED, 'amend: 210', 'proposal/text', ILLEGAL],
    ['amend: 210', 'repeal: 210', 'adopted adopted'],
    ['amend: 210', 'repeal: 210', 'gone/rule', ILLEGAL],
    ['enact: {}', LIMIT(14), 'change/void'],
    ['enact: {}', LIMIT(15), 'adopted adopted'],
  ])('%j, and %j in between: %s', (first, second, expected, more) => {
    expect(told(around(first, second, more), 'outcomes')).toBe(expected);
  });

  test('lays its words over those of the other', () => {
    const replaced = (from: string, to: string) =>
      `amend: 210\nreplace: [{ from: ${from}, to: ${to} }]`;
    const { lives } = play(around(replaced('The', 'must not'), replaced('words', 'letters')));
    expect(lives.get('210')?.changes.at(-1)?.rule).toMatchObject({
      text: 'must not letters of Rule 210.',
      numbers: [210, 302, 301],
    });
  });

  test.each([
    [RAISE, 'a 110 b 11'],
    ['enact: {}', 'a 10 b 11'],
  ])('earns what is earned at its close: %j: %s', (second, expected) => {
    expect(held(around('enact: {}', second))).toBe(expected);
  });

  test('is of those who are players at its close, or were when it was made', () => {
    const joined = {
      ...around('enact: {}', 'enact: {}'),
      events: events('5 join: { id: d, name: D }'),
    };
    expect(errorsOf(play(joined))).toMatchObject([
      { code: 'vote/missing', at: { file: 'games/test/proposals/301.md' } },
    ]);
    const game = 'readings: { electorate-moment: { take: at-proposal } }';
    expect(wrong({ ...joined, game })).toBe('');
  });
});

/** 302 is made while 301 is under vote, and voted on after it. */
const behind = (first: string, second: string, game = '') =>
  overlapping([first, ['1', '3']], [second, ['2', '4']], { game });

describe('a change to what is itself still under vote', () => {
  test.each([
    ['enact: {}', 'repeal: 301', 'unknown/rule'],
    ['amend: 210', 'repeal: { amendment: 301 }', 'unknown/rule'],
    ['amend: 210', 'amend: 210\nreplace: [{ from: of 301, to: of nobody }]', 'proposal/text'],
    [IMMUTABLE, 'transmute: { rule: 210, to: mutable }', 'proposal/not-permitted'],
    [LAW_TIER, 'transmute: { rule: 210, to: law }', 'unknown/tier'],
  ])('%j, and then %j: what there is is asked at its close, or %s', (first, second, code) => {
    expect(told(behind(first, second), 'outcomes')).toBe('adopted adopted');
    const made = 'readings: { permitted-when: { take: made } }';
    expect(wrong(behind(first, second, made))).toBe(code);
  });

  test('changes nothing if that was defeated, and is refused if nothing under vote brings it', () => {
    const setting = behind('votes: { for: [a], against: [b, c] }', 'repeal: 301');
    expect(told(setting, 'outcomes')).toBe('defeated adopted');
    const { versions, proposals } = play(setting);
    expect([versions.length, proposals[1]?.rules]).toEqual([1, []]);
    expect(wrong(behind('enact: {}', 'repeal: 999'))).toBe('unknown/rule');
  });

  test('is admitted though another proposal would do away with it', () => {
    const { proposals, ...rest } = behind('enact: {}', 'repeal: 301');
    const both = 'changes: [{ repeal: 301 }, { enact: {}, text: Tea. }]';
    const third = enact(303, 'c', `${both}\nproposed: 2026-01-02T12:00Z\nclosed: 2026-01-05`);
    const setting = { ...rest, proposals: { ...proposals, 303: third } };
    expect(told(setting, 'outcomes')).toBe('adopted adopted adopted');
    // That play can continue is decided twice then, and both times the same.
    const notes = notesOf(play(setting), 'contestable').map(({ message }) => message);
    expect(notes.filter((message) => message.startsWith('Whether play can continue'))).toEqual([]);
  });
});
