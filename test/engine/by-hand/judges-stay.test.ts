/**
 * The stay that a Judgment puts on the next turn, and the consent that lifts it (Rule 212). A has
 * moved 301, C asks on the day of its vote, and B is to move 302 once all others but B consent.
 */
import { expect, test } from 'vitest';
import {
  day,
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
import { by, custom, law, made, players, voted } from './in-short.ts';
import { faults } from './told.ts';

const ON = voted(301);
const TWO = inTurn('', '');
const PENDING = 'turn/judgment-pending';
const asked = (number: number, more = '') =>
  page(`judgment: ${number}\nquestion: May they?\nby: c\ninvoked: ${ON}${more}`);
const given = (on: string) => judged(1, ON, 'c', `judge: c\nruling: 'Yes'\ngiven: ${on}`);
const OPEN = { one: asked(1) };
const BOTH = { ...OPEN, two: asked(2) };

function consent(ids: string, to = ', during: 1', on = ON): string {
  return `  - { on: ${on}, consent: { players: [${ids}], to: continue${to} } }`;
}

const judge = (how: string) => law({ 212: `judge: { chosen: preceding-player${how} }` });
const stay = (value: string) => judge(`, binds-next-turn: ${value}`);
const NOBODY = { game: custom('stay-consent nobody') };

/** Whose move it is, is said before 302 is made as it is checked when it has been made. */
test.each<[string, Setting, readonly string[]]>([
  ['', { judgments: {} }, []],
  ['', {}, ['one']],
  [consent('a'), {}, ['one']],
  [consent('a, b'), {}, ['one']],
  [consent('a, c'), {}, []],
  // To the latest where it names none; each pending Judgment stays the turn
  [consent('a, c', ''), {}, []],
  [consent('a, c'), { judgments: BOTH }, ['two']],
  [`${consent('a, c')}\n${consent('a, c', ', during: two')}`, { judgments: BOTH }, []],
  // By the rule, where one says so
  ['', { cards: { 212: null } }, []],
  ['', { cards: judge('') }, []],
  ['', { cards: stay('false') }, []],
  [consent('a, c'), { cards: stay('until-given') }, ['one']],
  ['', { cards: stay('until-given'), judgments: { one: given(ON) } }, []],
  [consent('a, c'), { cards: stay('true'), ...NOBODY }, ['one']],
  [consent('c'), { cards: stay('votes.for >= 1') }, []],
  [consent('c'), { cards: stay('votes.unanimous') }, ['one']],
  [consent('a, c'), { cards: stay('votes.unanimous') }, []],
  ['', { judgments: { one: given(ON) } }, []],
])('with %j and %j, 302 is stayed by %j', (events, more, stays) => {
  const setting = { judgments: OPEN, ...(events && { events }), ...more };
  const { toMove, stayed } = play({ ...setting, proposals: inTurn('') });
  expect([toMove, stayed]).toEqual(
    stays.length === 0 ? ['b', undefined] : [undefined, { player: 'b', by: stays }],
  );
  expect(wrongs({ ...setting, proposals: TWO })).toEqual(stays.length === 0 ? [] : [PENDING]);
});

/** 302 is made on the day after the next, until the end of which consent may have come before it. */
test.each<[string, string, Setting['judgments'], string]>([
  ['the day before', consent('a, c'), OPEN, ''],
  ['the day of the turn', consent('a, c', ', during: 1', made(302)), OPEN, ''],
  ['the day after', consent('a, c', ', during: 1', voted(302)), OPEN, PENDING],
  ['both days', `${consent('a')}\n${consent('c', ', during: 1', made(302))}`, OPEN, ''],
  ['given too late', '', { one: given(voted(302)) }, PENDING],
  ['given on a day that is lost', '', { one: asked(1, "\njudge: c\nruling: 'Yes'") }, ''],
  ['by a stranger, too', consent('a, c, zoe'), OPEN, 'unknown/player'],
])('%s: %s', (_, events, judgments, expected) => {
  const setting = { proposals: TWO, ...(judgments && { judgments }), ...(events && { events }) };
  expect(wrongs(setting).join(' ')).toBe(expected);
});

/** There are five players. The other four but not B decide, by more than half of them. */
test.each([
  ['a, c, d', ''],
  ['a, c', PENDING],
  ['a, b, c', PENDING],
  ['a, a, a', PENDING],
])('of five players %s consent: %s', (ids, expected) => {
  const ALL = 'votes: { for: [a, b, c, d, e] }';
  const setting: Setting = {
    players: players(5),
    proposals: by('ab', { 301: ALL, 302: ALL }),
    judgments: OPEN,
    events: consent(ids),
  };
  expect(wrongs(setting).join(' ')).toBe(expected);
});

/**
 * The words of 212 ask for consent, and not for a form of it. A player who goes on after the Judge's
 * answer consents, unless the others were asked and too few did. It is a reading, and noted.
 */
const WORDS = '# stay-ends as the register has it';

test.each([
  ['', WORDS, ''],
  ['', custom('stay-ends with-consent'), PENDING],
  ['', custom('stay-ends open'), 'reading/open'],
  ['a', WORDS, PENDING],
  ['a, c', WORDS, ''],
  ['', custom('stay-ends when-given'), ''],
])('once the Judgment is given, %j consent under %j: %s', (ids, game, expected) => {
  const events = ids ? { events: consent(ids, '', made(302)) } : {};
  const setting = { game, judgments: { one: given(ON) }, ...events };
  expect(wrongs({ ...setting, proposals: TWO }).join(' ')).toBe(expected);
  const notes = notesOf(play({ ...setting, proposals: TWO }), 'contestable');
  const isNoted = notes.some(({ message }) => message.includes('Used: “unless-objected”'));
  if (game === WORDS && ids === '') expect(isNoted).toBe(true);
  // The turn after that waits no longer.
  expect(wrongs({ ...setting, proposals: inTurn('', '', '') }).join(' ')).toBe(expected);
});

test('it is said that the turn came after the Judgment, and what lets play go on', () => {
  const game = custom('stay-ends with-consent');
  const replayed = play({ game, proposals: TWO, judgments: { one: given(ON) } });
  const [error] = errorsOf(replayed);
  expect(error?.message).toBe(
    'B begins a turn after Judgment one, with the consent of 0 of the 2 other players.',
  );
  expect(error?.mendings).toMatchObject([
    { move: 'event', of: 'consent: { players: [PLAYERS], to: continue, during: one }' },
  ]);
  expect(error?.help).toContain('stay-ends: { take: when-given }');
});

test('the stay ends with its rule, for the turn after the repeal', () => {
  const repealing = (rule: number) => ({
    proposals: inTurn(`repeal: ${rule}`, ''),
    judgments: OPEN,
  });
  expect(wrongs(repealing(212))).toEqual([]);
  expect(wrongs(repealing(213))).toEqual([PENDING]);
});

test('the turn under way goes on to its end, also with a die', () => {
  const early = judged(1, made(301), '', 'by: c\nbench: []');
  expect(wrongs({ proposals: inTurn(''), judgments: { one: early } })).toEqual([]);
  const events = `  - { on: ${ON}, roll: { by: a, die: 5, for: 301 } }`;
  expect(wrongs({ medium: 'table', proposals: inTurn(''), judgments: OPEN, events })).toEqual([]);
});

test.each([
  [{}, ['turn/judgment-pending 302.md by, 212']],
  // Nobody had asked yet, or nobody has asked that
  [{ events: consent('a', '', made(301)) }, ['unknown/judgment all.md events.0.consent']],
  [
    { events: consent('a', ', during: 1', made(301)) },
    ['unknown/judgment all.md events.0.consent.during'],
  ],
  [{ events: consent('a, c', ', during: 7') }, ['unknown/judgment all.md events.0.consent.during']],
])('with %j is wrong %j', (more, expected) => {
  const found = faults({ proposals: TWO, judgments: OPEN, ...more });
  expect(found.slice(0, 1)).toEqual(expected);
});

test('consent of the day of the question comes after it, and before the answer of that day', () => {
  const first = judged(1, made(301), 'c', `judge: c\nruling: 'Yes'\ngiven: ${made(301)}`);
  const events = consent('a, b', ', during: 2');
  const judgments = { one: first, two: asked(2) };
  expect(wrongs({ proposals: inTurn(''), judgments, events })).toEqual([]);
  const { timeline } = play({
    proposals: inTurn(''),
    judgments: { one: given(ON) },
    events: [`  - { on: ${ON}, note: Asked. }`, consent('a, b')].join('\n'),
  });
  const kinds = timeline.map(({ kind }) => kind).slice(-4);
  expect(kinds).toEqual(['invoked', 'event', 'given', 'event']);
});

/** D has ruled, and A, B and C overrule D. The next turn begins on 3 January, that of C on the 5th. */
const ALL = 'votes: { for: [a, b, c, d] }';
const TURNS = by('abc', { 301: ALL, 302: ALL, 303: ALL });
const LATE = judge(
  ', overruled-by: votes.unanimous, then: preceding-judge, binds-next-turn: votes.majority',
);

test.each([
  // Before the turn, by a Judge who ruled later: B has gone on too early
  [', on: 2026-01-02', '2026-01-04', {}, ['turn/judgment-pending 302.md by, 212']],
  // Once the turn had begun, the overruling is at fault
  [', on: 2026-01-03', '2026-01-03', {}, []],
  [', on: 2026-01-04', '2026-01-04', {}, ['judge/overruled-how 1.md bench.0.overruled, 212']],
  [', on: 2026-01-04', '', {}, ['judge/overruled-how 1.md bench.0.overruled, 212']],
  [', on: 2026-01-06', '2026-01-06', {}, ['judge/overruled-how 1.md bench.0.overruled, 212']],
  // The day is lost; no rule says until when a Judge is overruled
  ['', '2026-01-04', {}, []],
  [', on: 2026-01-04', '2026-01-04', LATE, []],
])('overruled%s, with another Judgment of %j under %j: %j', (on, next, cards, expected) => {
  const seats = [
    `{ judge: d, ruling: 'Yes', given: 2026-01-02, overruled: { for: [a, b, c]${on} } }`,
    next && `{ judge: c, ruling: 'No', given: ${next} }`,
  ];
  const one = judged(1, '2026-01-02', '', `bench: [${seats.filter(Boolean).join(', ')}]`);
  expect(faults({ players: players(4), cards, proposals: TURNS, judgments: { 1: one } })).toEqual(
    expected,
  );
});

test('the overruling by a later proposal blames nobody who went on before it', () => {
  const cards = judge(', overruled-by: proposal, binds-next-turn: votes.majority');
  const seat = "{ judge: d, ruling: 'Yes', given: 2026-01-02, overruled: { proposal: 302 } }";
  const judgments = { 1: judged(1, '2026-01-02', '', `bench: [${seat}]`) };
  const setting = {
    players: players(4),
    cards,
    proposals: by('ab', { 301: ALL, 302: ALL }),
    judgments,
  };
  expect(wrongs(setting)).toEqual([]);
});

/** Nobody knows when a proposal was made: what came before its vote may have been in either turn. */
test.each([
  [302, 'd', '2026-01-03', '', 1],
  [302, 'a', '2026-01-03', '', 0],
  [302, 'c', '2026-01-03', 'judge/wrong', 0],
  [302, 'd', '2026-01-05', 'judge/wrong', 0],
  [301, 'd', day(301, 0), '', 0],
])('with %i of no day, %s judges on %s: %s', (number, id, on, expected, attested) => {
  const proposals = Object.fromEntries(
    [301, 302].map((each) => {
      const text = enact(each, each === 301 ? 'a' : 'b', ALL);
      return [each, each === number ? text.replace(/proposed: .*\n/, '') : text];
    }),
  );
  const judgments = { 1: judged(1, on, id) };
  const replayed = play({ players: players(4), proposals, judgments });
  expect(
    errorsOf(replayed)
      .map(({ code }) => code)
      .join(' '),
  ).toBe(expected);
  const told = replayed.findings.filter(({ code, at }) => {
    return code === 'attested' && at.file === 'games/test/judgments/1.md';
  });
  if (expected === '' && number === 302) expect(told).toHaveLength(attested);
});
