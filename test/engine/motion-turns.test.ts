/** A motion and the turn in which it is made (Suber's 202: a turn proposes one rule-change). */
import { expect, it, test } from 'vitest';
import { card, enact, errorsOf, inTurn, judged, outcomes, play, type Setting } from './table.ts';

/** Proposals from 301 on, each with its player and what it does: by default the enactment of a rule. */
function made(...acts: readonly (readonly [by: string, act?: string])[]): Setting {
  const proposals = acts.map(([by, act = ''], i) => [301 + i, enact(301 + i, by, act)]);
  return { proposals: Object.fromEntries(proposals) };
}

const MOTION = 'act: []';
const LOST = 'act: []\nvotes: { against: [a, b, c] }';
const ACTING = 'act: [{ appoint: { host: b } }]';
const TITLES = 'readings: { title-without-office: { take: yes } }';
const faults = (setting: Setting) => errorsOf(play(setting)).map(({ code }) => code);

test.each<[string, Setting, readonly string[]]>([
  ['the next player begins', made(['a', MOTION], ['b']), ['turn/incomplete']],
  ['the same player proposes a rule-change', made(['a', MOTION], ['a'], ['b'], ['c']), []],
  ['it failed, and the next begins', made(['a', LOST], ['b']), ['turn/incomplete']],
  ['it failed, and the same player goes on', made(['a', LOST], ['a'], ['b']), []],
  ['two of them and a rule-change', made(['a', MOTION], ['a', LOST], ['a'], ['b']), []],
  ['it does something', { ...made(['a', ACTING], ['b']), game: TITLES }, ['turn/incomplete']],
  ['it also changes a rule', made(['a', 'enact: {}\nact: []'], ['b']), []],
  ['somebody else moves one', made(['a', MOTION], ['c', MOTION]), ['turn/out-of-order']],
  [
    'no rule says what is in a turn',
    { ...made(['a', MOTION], ['b']), cards: { 202: card(202, '') } },
    [],
  ],
  [
    'no order of turns is in force',
    { ...made(['a', MOTION], ['c'], ['a']), cards: { 201: card(201, '{ turns: none }') } },
    [],
  ],
  [
    'a rule makes a motion a turn',
    {
      ...made(['a', MOTION], ['b']),
      cards: { 214: card(214, '{ readings: { motion-turn: "yes" } }') },
    },
    [],
  ],
  [
    'the custom is that it does',
    { ...made(['a', MOTION], ['b']), game: 'readings: { motion-turn: { take: "yes" } }' },
    [],
  ],
])('after a motion %s', (_, setting, codes) => expect(faults(setting)).toEqual(codes));

it('waits for the player who made it, and says what is missing', () => {
  expect(play(made(['a', MOTION])).toMove).toBe('a');
  const [found] = errorsOf(play(made(['a', MOTION], ['b'])));
  expect(found?.message).toContain('its rule-change is not yet proposed and voted on');
  expect(found?.help).toContain('the reading “motion-turn”');
});

it('throws the die after the rule-change, and not after the motion', () => {
  const roll = (number: number) => `  - { roll: { by: a, die: 4, for: ${number} } }`;
  const table = (number: number) => ({
    ...made(['a', MOTION], ['a']),
    medium: 'table',
    events: roll(number),
  });
  expect(faults(table(302))).toEqual([]);
  expect(faults(table(301))).toEqual(['turn/roll']);
});

it('is of one turn with the rule-change after it, which a Judge of that turn may settle', () => {
  const judgments = { 1: judged(1, '2026-01-02', 'c', 'settles: [{ move: 302, is: illegal }]') };
  const replayed = play({ ...made(['a', MOTION], ['a'], ['b']), judgments });
  expect(outcomes(replayed)).toEqual({ 301: 'adopted', 302: 'void', 303: 'adopted' });
});

it('leaves other turns as they are', () => {
  expect(faults({ proposals: inTurn('', '', '') })).toEqual([]);
});
