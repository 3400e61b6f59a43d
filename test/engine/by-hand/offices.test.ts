/** Offices: who fills them, and what they may give. Rule 210 declares a speaker, unless it is said. */
import { describe, expect, test } from 'vitest';
import { inTurn, judged, play, type Setting } from '../table.ts';
import { by, events, held, law, wrong } from './in-short.ts';
import { told } from './told.ts';

const speaker = (holders: number) => law({ 210: `offices: { speaker: { holders: ${holders} } }` });
const JOINING = (role: string) => `join: { id: d, name: D, roles: [${role}] }`;

/** The faults, or else the holders of the offices. */
function holders(setting: Setting): string {
  const filled = [...play(setting).offices].filter(([, ids]) => ids.length > 0);
  return wrong(setting) || filled.flat(2).join(' ');
}

/** `events.test.ts` has each appointment alone. */
test.each([
  [2, ['appoint: { speaker: [a, b] }'], 'speaker a b'],
  [2, ['appoint: { speaker: [a, b, c] }'], 'limit/breached'],
  // Nearly an office, and a mere title
  [2, ['appoint: { speeker: a }'], 'office/no-authority'],
  [2, ['appoint: { king: a }'], 'king a'],
  // It passes from one to another, and is vacated by null and by leaving
  [2, ['appoint: { speaker: a }', 'appoint: { speaker: b }'], 'speaker b'],
  [2, ['appoint: { speaker: [a, b] }', 'appoint: { speaker: null }'], ''],
  [2, ['appoint: { speaker: [a, b] }', 'leave: a'], 'speaker b'],
  // Those who join with a role are among its holders
  [2, ['appoint: { speaker: a }', JOINING('speaker')], 'speaker a d'],
  [1, ['appoint: { speaker: a }', JOINING('speaker')], 'limit/breached'],
  [1, [JOINING('speeker')], 'office/no-authority'],
])('of %i speakers, %j: %j', (count, happened, expected) => {
  const days = happened.map((event) => `2 ${event}`);
  expect(holders({ cards: speaker(count), events: events(...days) })).toBe(expected);
});

test('an office that says nothing of its holders may be held by everyone', () => {
  const all = {
    cards: law({ 210: 'offices: { clerk: {} }' }),
    events: events('2 appoint: { clerk: [a, b, c] }'),
  };
  expect(holders(all)).toBe('clerk a b c');
});

describe('what an office gives', () => {
  const powers = (mechanics: string, holder: string, votes = 'for: [a, b, c]'): Setting => ({
    cards: {
      ...speaker(1),
      ...law({
        112: '',
        202: '',
        204: '',
        207: '',
        209: mechanics,
        203: 'adoption: votes.for > votes.against',
      }),
    },
    proposals: inTurn(`votes: { ${votes} }`),
    events: events(`-30 appoint: { speaker: ${holder} }`),
  });

  test.each([
    ['b', 'adopted'],
    ['c', 'defeated'],
  ])('may be votes: of five %s has three, and B is for: %s', (holder, expected) => {
    const votes = 'for: [b], against: [a, c]';
    expect(told(powers('ballots: "player.speaker ? 3 : 1"', holder, votes), 'outcomes')).toBe(
      expected,
    );
  });

  test.each([
    ['b', 'b 1'],
    ['null', ''],
  ])('may be points, for the speaker %s: %j', (holder, expected) => {
    const award = 'awards: [{ on: adopted, to: for, points: 1, if: player.speaker }]';
    expect(held(powers(award, holder))).toBe(expected);
  });

  test.each([
    ['b', 'b'],
    ['null', undefined],
  ])('may be the game, at once, for the speaker %s', (holder, expected) => {
    const { proposals: _, ...setting } = powers(
      'win: [{ when: player.speaker }], overrides: [win]',
      holder,
    );
    expect(play(setting).winner?.player).toBe(expected);
  });
});

/** The speaker may give points, and names the Judge, until Rule 210 is repealed. */
test.each([
  ['', '2 points: { c: 1 }, by: b', {}, ''],
  ['repeal: 210', '2 points: { c: 1 }, by: b', {}, 'grant/breached'],
  ['', '', { 1: judged(1, '2026-01-02', 'c', 'by: b') }, ''],
  ['repeal: 210', '', { 1: judged(1, '2026-01-02', 'c', 'by: b') }, 'judge/wrong'],
])(
  'an office gives no power when no rule makes it any more: %j, %j, %j: %j',
  (act, gift, judgments, expected) => {
    const powers = {
      115: 'grants: [{ what: office, of: [speaker] }, { what: quantity, of: [points], by: { office: speaker } }]',
      212: 'judge: { chosen: appointed, appointed-by: speaker }',
    };
    const happened = ['1 appoint: { speaker: b }', ...(gift === '' ? [] : [gift])];
    const cards = { ...speaker(1), ...law(powers) };
    const setting = { cards, proposals: by('a', act), judgments, events: events(...happened) };
    expect(wrong(setting)).toBe(expected);
  },
);

/** The Judge of the turn of A, called for by B. */
test.each([
  ['', 'c', ''],
  ['teams: { red: [a, c], blue: [b] }', 'c', 'judge/wrong'],
  ['teams: { red: [a, c], blue: [b] }', 'b', ''],
  ['teams: { red: [a, c], blue: [b] }\nreadings: { own-cause: { take: "yes" } }', 'c', ''],
])('team-mates of the player moving do not judge: %j, by %s: %j', (game, judge, expected) => {
  const judgments = { 1: judged(1, '2026-01-02', judge, 'by: b') };
  expect(wrong({ game, proposals: by('a'), judgments })).toBe(expected);
});
