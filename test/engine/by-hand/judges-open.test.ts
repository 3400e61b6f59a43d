/**
 * Questions that are open: what they hold up, what waits behind them, and what they are about. B asks
 * how many votes each has, on which Rules 207 and 214 differ while no rule decides between them.
 */
import { expect, test } from 'vitest';
import { enact, errorsOf, inTurn, judged, page, play, type Setting, wrongs } from '../table.ts';
import { custom, events, law, made, rulings, voted } from './in-short.ts';
import { said, told } from './told.ts';

const ask = (on: string, more = '', by = 'b', number = 1) =>
  page(
    `judgment: ${number}\nquestion: How many votes has each?\nby: ${by}\ninvoked: ${on}\n${more}`,
  );
const open = (on = voted(301), more = '', by = 'b') => ({ one: ask(on, more, by) });
const UNDECIDED = { 110: null, 211: null, ...law({ 214: 'ballots: 2' }) };
const CONFLICT: Setting = { cards: UNDECIDED, proposals: inTurn('') };
const ABSTAINING = 'votes: { for: [a, b], abstain: [c] }';
const LEFT_OPEN: Setting = { game: custom('unanimity open'), proposals: inTurn(ABSTAINING) };
const OVERRULED = `bench: [{ judge: c, ruling: 'One', given: ${voted(301)}, overruled: { for: [a, b] } }]`;
const SECOND: Setting = {
  cards: { 110: null, 211: null },
  proposals: inTurn('enact: { mechanics: { ballots: 2 } }', ''),
  events: `  - { on: ${made(302)}, consent: { players: [a, c], to: continue, during: 1 } }`,
};
const LEGAL = '{ move: 301, is: legal }';

/** A question of the same turn suspends the game, which goes on once it is answered. */
test.each<[string, Setting, Setting['judgments'], string, string]>([
  ['nobody has asked', CONFLICT, undefined, 'stopped open', 'law/conflict'],
  ['one has asked', CONFLICT, open(), 'suspended open', ''],
  ['the Judge is overruled', CONFLICT, open(voted(301), OVERRULED), 'suspended open', ''],
  ['a Judge lets it stand', CONFLICT, rulings([voted(301), 'c', LEGAL]), 'playing adopted', ''],
  [
    'a Judge settles something else',
    CONFLICT,
    rulings([made(301), 'c', '{ points: { b: 1 } }']),
    'stopped open',
    'law/conflict',
  ],
  [
    'one has asked in an earlier turn',
    SECOND,
    open(made(301)),
    'stopped adopted open',
    'law/conflict',
  ],
  ['custom leaves it open', LEFT_OPEN, undefined, 'stopped open', 'reading/open'],
  ['custom leaves it open, and one has asked', LEFT_OPEN, open(), 'suspended open', ''],
  // An illegal move is illegal all the same
  [
    'it is illegal',
    { proposals: inTurn('repeal: 101') },
    open(made(301)),
    'stopped open',
    'proposal/not-permitted',
  ],
])('of a move that is undetermined, or not, when %s', (_, game, judgments, expected, wrong) => {
  const setting = { ...game, ...(judgments && { judgments }) };
  const { status, proposals } = play(setting);
  expect([status, ...proposals.map(({ outcome }) => outcome)].join(' ')).toBe(expected);
  expect(wrongs(setting).join(' ')).toBe(wrong);
  const code = game === LEFT_OPEN ? 'reading/open' : 'law/conflict';
  if (status === 'suspended') expect(said(setting, code)).toHaveLength(1);
});

test.each([
  ['zoe', '', 'unknown/player'],
  ['c', '0 leave: c', 'gone/player'],
  ['c', '', ''],
])('%s asks, after %j: %s', (by, happened, expected) => {
  const votes = happened ? 'votes: { for: [a, b] }' : '';
  const proposals = { 301: enact(301, 'a', votes) };
  const setting = { proposals, judgments: open(made(301), '', by), events: events(happened) };
  expect(wrongs(happened ? setting : { proposals, judgments: setting.judgments }).join(' ')).toBe(
    expected,
  );
});

test('it is on record, with the turn and the rules that it is about', () => {
  const judgments = open(made(301), 'rules: [207, 105]');
  expect(play({ proposals: inTurn(''), judgments })).toMatchObject({
    status: 'playing',
    judgments: [
      {
        status: 'open',
        during: '301',
        version: 0,
        rules: [
          { id: '207', number: 207, version: 0 },
          { id: '105', number: 105, version: 0 },
        ],
      },
    ],
  });
});

/** 210 is gone, 206 has become 302, and 205 has the title “Dice” in the last two. */
const DICE = { 205: page('rule: 205\ntier: mutable\ntitle: Dice', 'Dice are thrown.') };

test.each([
  ['210', {}, '210 210'],
  ['206', {}, '206 302'],
  ['302', {}, '206 302'],
  ['Dice', DICE, '205 205'],
  ['Dice', {}, 'There was no rule “Dice” when Judgment was invoked.'],
  ['999', {}, 'There was no rule 999 when Judgment was invoked.'],
])('that it is about rule %s, with %j, is about: %s', (rule, cards, expected) => {
  const replayed = play({
    cards,
    proposals: inTurn('repeal: 210', 'amend: 206\nmechanics: keep'),
    judgments: open(voted(302), `rules: [${rule}]`),
  });
  const wrong = errorsOf(replayed).map(({ code, message }) => {
    expect(code).toBe(rule === '999' ? 'unknown/rule' : 'unknown/title');
    return message;
  });
  const about = replayed.judgments[0]?.rules.map(({ id, number }) => `${id} ${number}`) ?? [];
  expect((wrong.length > 0 ? wrong : about).join(' ')).toBe(expected);
});

test.each([
  ['1', ''],
  ['2', 'unknown/judgment'],
  ['3', 'unknown/judgment'],
  ['1, 3, 4', 'unknown/judgment unknown/judgment'],
])('Judgment 2 cites, of the Judgments of the game, %s: %s', (cites, expected) => {
  const judgments = {
    one: judged(1, made(301), 'c', 'by: b'),
    two: judged(2, made(302), 'a', `by: b\ncites: [${cites}]`),
  };
  expect(wrongs({ proposals: inTurn('', ''), judgments }).join(' ')).toBe(expected);
});

/** Records behind the suspended 301 wait; the first of them says how many there are. */
const behind = (more: readonly string[], rest: Setting = {}): Setting => ({
  game: custom('unanimity open'),
  proposals: inTurn(ABSTAINING, ...more),
  judgments: open(),
  ...rest,
});
const waiting = (count: number) =>
  `This is the first of ${count} records of moves and events that wait`;
const NOTE = { events: `  - { on: ${voted(303)}, note: Still nothing. }` };
const ASKED_LATER = { judgments: { ...open(), two: ask(voted(302), '', 'b', 2) } };
const SETTLED = {
  judgments: rulings([voted(301), 'c', '{ reading: unanimity, take: none-against }']),
};

test.each<[readonly string[], Setting, string, string | undefined]>([
  [[], {}, 'suspended', undefined],
  [[''], {}, 'suspended', 'This record waits'],
  [['', ''], NOTE, 'suspended', waiting(3)],
  // A question that was asked in a later turn waits; nothing that waits is checked
  [[''], ASKED_LATER, 'suspended', waiting(2)],
  [['repeal: 101'], {}, 'suspended', 'This record waits'],
  // Once the Judgment is given
  [[''], SETTLED, 'playing', undefined],
  [['repeal: 101'], SETTLED, 'proposal/not-permitted', undefined],
  // The asker is checked
  [[''], { judgments: open(voted(301), '', 'zoe') }, 'unknown/player', 'This record waits'],
])('behind a suspended move, %j with %j: %s, %s', (more, rest, expected, note) => {
  const setting = behind(more, rest);
  expect(told(setting, 'status')).toBe(expected);
  const { findings, judgments, proposals } = play(setting);
  if (expected === 'suspended') {
    expect(proposals.map(({ outcome }) => outcome)).toEqual(['open']);
    expect(judgments[0]).toMatchObject({ status: 'open', during: '301' });
  }
  const notes = findings.filter(({ code }) => code === 'game/waiting');
  expect(notes.map(({ message, at }) => [message.split(':')[0], at.file])).toEqual(
    note === undefined ? [] : [[note, 'games/test/proposals/302.md']],
  );
});
