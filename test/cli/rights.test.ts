/** The rights to each difference in a game with accounts: a row for each, with those who have them. */
import { describe, expect, test } from 'vitest';
import { card, page, type Setting, sourcesOf, UNGRANTED } from '../engine/table.ts';
import { type Edit, edited, found } from './compared.ts';

/** The order of their names is A, C and Z. So b judges a question in the turn of a. */
const PLAYERS =
  'a: { name: A, account: github:aa }\n  b: { name: Z, account: github:bb }\n  c: { name: C }';
const CLERK = 'clerks: [github:clerk]\nreadings: { stay-ends: { take: when-given } }';
const AUTHORS = ['aa', 'bb', 'somebody'] as const;
type Author = (typeof AUTHORS)[number];
const ALL: readonly Author[] = AUTHORS;

const at = (setting: Setting): Setting => ({ players: PLAYERS, game: CLERK, ...setting });

/** The refused differences, for any author. */
function refused(was: Setting, is: Setting, author: string) {
  return found(was, is, { author }).filter(({ code }) => code === 'author/not-theirs');
}

type Row = readonly [what: string, was: Setting, is: Setting, may: readonly Author[]];

function testRows(rows: readonly Row[]): void {
  test.each(rows)('%s', (_, was, is, may) => {
    const [then, now] = [at(was), at(is)];
    const lets = (account: string) => refused(then, now, account).length === 0;
    expect(AUTHORS.filter((author) => lets(`github:${author}`))).toEqual(may);
    expect(lets('github:Clerk')).toBe(true);
    if (may.length < ALL.length) expect(lets('codeberg:aa')).toBe(false);
  });
}

const proposal = (more = '', words = 'Tea.', by = 'by: a'): Setting => ({
  proposals: {
    301: page(`proposal: 301\n${by}\nproposed: 2026-01-01\nenact: {}\n${more}`, words),
  },
});
const OPEN = proposal();
const VOTED = proposal('votes: { for: [a, b] }');
const THREE = 'votes: { for: [a, b, c] }';

describe('a proposal', () => {
  testRows([
    ['that is new', {}, OPEN, ['aa']],
    ['that nobody made', {}, proposal('', 'Tea.', ''), []],
    ['that is taken away', OPEN, {}, []],
    ['in other words', OPEN, proposal('', 'Mead.'), ['aa']],
    ['as meant', OPEN, proposal('as-meant: true'), ['aa']],
    ['by another', OPEN, proposal('', 'Tea.', 'by: b'), []],
    ['with a co-author', OPEN, proposal('with: [b]'), ['aa']],
    ['with commentary', VOTED, proposal('votes: { for: [a, b] }\nnotes: So.'), ['aa']],
    ['with its message', VOTED, proposal('votes: { for: [a, b] }\nsource: "9"'), ['aa']],
    ['made on another day', OPEN, proposal('').proposals ? dated('2026-01-02') : {}, ['aa']],
    [
      'made on another day than was voted on',
      VOTED,
      dated('2025-12-01', 'votes: { for: [a, b] }'),
      [],
    ],
    [
      'said to be another since its votes',
      VOTED,
      proposal('votes: { for: [a, b] }\nrevised: 2026-01-05'),
      [],
    ],
    [
      'that is withdrawn in a message',
      OPEN,
      proposal('withdrawn: 2026-01-02\nending-source: "9"'),
      ['aa'],
    ],
    ['that is withdrawn', OPEN, proposal('withdrawn: 2026-01-02'), ['aa']],
    ['that takes effect later', OPEN, proposal('effective: 2050-01-01'), ['aa']],
    [
      'that takes effect later than was voted on',
      VOTED,
      proposal('votes: { for: [a, b] }\neffective: 2050-01-01'),
      [],
    ],
    [
      'that takes effect later, said at its close',
      VOTED,
      proposal(`${THREE}\nclosed: 2026-01-02\neffective: 2050-01-01`),
      [],
    ],
    ['that is lost', {}, lost('by: a\n'), []],
    ['that is lost, by nobody', {}, lost(''), []],
    ['that is lost, and wins', {}, lost('awards: { a: 200 }\n'), []],
    [
      'that was wrong, it is said',
      VOTED,
      proposal('votes: { for: [a, b] }\ncorrected: { on: 2026-02-01, why: So. }', 'Mead.'),
      [],
    ],
    [
      'that stands against the rules',
      { game: `${CLERK}\nunobjected: stands` },
      { ...proposal('stands: { why: So. }'), game: `${CLERK}\nunobjected: stands` },
      [],
    ],
  ]);
});

function dated(proposed: string, more = ''): Setting {
  return {
    proposals: {
      301: page(`proposal: 301\nby: a\nproposed: ${proposed}\nenact: {}\n${more}`, 'Tea.'),
    },
  };
}

function lost(more: string): Setting {
  return { proposals: { 301: page(`proposal: 301\n${more}closed: 2026-01-02\nlost: true`) } };
}

/** Nobody has to vote, and a vote lasts as long as `period` says. */
const optional = (period = '') => ({
  105: card(105, `{ electorate: true, participation: optional${period} }`, 'immutable'),
});
const PERIOD = optional(', voting-period: 3 days');
const LOT = { 212: card(212, '{ judge: { chosen: by-lot } }') };

describe('a vote', () => {
  testRows([
    ['of one’s own', OPEN, proposal('votes: { for: [b] }'), ['bb']],
    ['of two', OPEN, VOTED, []],
    ['that is taken back', VOTED, proposal('votes: { for: [a] }'), ['bb']],
    ['the other way', VOTED, proposal('votes: { for: [a], against: [b] }'), ['bb']],
    ['of one without an account', OPEN, proposal('votes: { for: [c] }'), []],
    ['on words that changed since', VOTED, proposal('', 'Mead.'), ['aa']],
    ['with the reason', VOTED, proposal('votes: { for: [a, { by: b, why: So. }] }'), ['bb']],
    ['with its message', VOTED, proposal('votes: { for: [a, { by: b, source: "9" }] }'), ['bb']],
    ['on a day', VOTED, proposal('votes: { for: [a, b], cast: { b: 2026-01-02 } }'), ['bb']],
    [
      'that counts for many, where no rule says for how many',
      { ...OPEN, cards: { 207: null } },
      { ...proposal('votes: { for: [{ by: b, strength: 9 }] }'), cards: { 207: null } },
      [],
    ],
    [
      'that counts for what a rule says',
      { ...OPEN, cards: { 250: card(250, '{ ballots: 9 }') } },
      {
        ...proposal('votes: { for: [{ by: b, strength: 9 }] }'),
        cards: { 250: card(250, '{ ballots: 9 }') },
      },
      ['bb'],
    ],
    ['by number', OPEN, proposal('votes: { tally: { for: 3 } }'), []],
    ['that only its outcome tells', OPEN, proposal('outcome: adopted'), []],
    [
      'that all gave, and its close',
      proposal(THREE),
      proposal(`${THREE}\nclosed: 2026-01-02\noutcome: adopted\nawards: { a: 10 }`),
      ALL,
    ],
    [
      'that is the last, at its close',
      proposal('votes: { for: [a, c] }'),
      proposal(`${THREE}\nclosed: 2026-01-02`),
      ['bb'],
    ],
    [
      'that ends before all have voted',
      { ...VOTED, cards: optional() },
      { ...proposal('votes: { for: [a, b] }\nclosed: 2026-01-02'), cards: optional() },
      [],
    ],
    [
      'that ends on the last day of its time',
      { ...VOTED, cards: PERIOD },
      { ...proposal('votes: { for: [a, b] }\nclosed: 2026-01-04'), cards: PERIOD },
      [],
    ],
    [
      'that ends with the time of what it was on before',
      { ...VOTED, cards: PERIOD },
      {
        ...proposal(
          'revised: 2026-01-05\nvotes: { for: [a], cast: { a: 2026-01-05 } }\nclosed: 2026-01-05',
          'Mead.',
        ),
        cards: PERIOD,
      },
      [],
    ],
    [
      'with what nobody can reckon that it earned',
      { ...proposal(THREE), medium: 'table' },
      { ...proposal(`${THREE}\nclosed: 2026-01-02\nawards: { a: 14 }`), medium: 'table' },
      [],
    ],
    [
      'with the message that closed it',
      proposal(THREE),
      proposal(`${THREE}\nclosed: 2026-01-02\nending-source: "9"`),
      ALL,
    ],
    [
      'with the message that closed it, long after',
      proposal(`${THREE}\nclosed: 2026-01-02`),
      proposal(`${THREE}\nclosed: 2026-01-02\nending-source: "9"`),
      [],
    ],
    [
      'that ends when its time is over',
      { ...VOTED, cards: PERIOD },
      { ...proposal('votes: { for: [a, b] }\nclosed: 2026-01-05'), cards: PERIOD },
      ALL,
    ],
  ]);
});

const judgment = (more = '', body = '', by = 'by: a'): Setting => ({
  judgments: { 1: page(`judgment: 1\nquestion: Tea?\n${by}\n${more}`, body) },
});
const ASKED = judgment();
const RULED = judgment('judge: b\nruling: "Yes"', 'Because.');

describe('a Judgment', () => {
  testRows([
    ['that a player asks for', {}, ASKED, ['aa']],
    ['that somebody else asks for', {}, judgment('', '', 'by: { name: Mallory }'), []],
    [
      'on another question',
      ASKED,
      { judgments: { 1: page('judgment: 1\nquestion: Mead?\nby: a') } },
      ['aa'],
    ],
    ['asked for by another', ASKED, judgment('', '', 'by: b'), []],
    ['on another day', judgment('invoked: 2026-01-01'), judgment('invoked: 2026-01-02'), ['aa']],
    ['with words below', ASKED, judgment('', 'It matters.'), ['aa']],
    ['that is asked for no more', ASKED, {}, []],
    ['by the Judge who is due', ASKED, RULED, ['bb']],
    ['by another Judge', ASKED, judgment('judge: a\nruling: "Yes"'), []],
    ['asked and given at once', {}, judgment('judge: a\nruling: "Yes"'), []],
    ['by whom no rule made Judge', { ...ASKED, cards: LOT }, { ...RULED, cards: LOT }, []],
    [
      'that settles who has won',
      ASKED,
      judgment('judge: b\nruling: "Yes"\nsettles: [{ winner: b }]'),
      ['bb'],
    ],
    ['by a Judge who sits', judgment('judge: b'), RULED, ['bb']],
    ['for other reasons', RULED, judgment('judge: b\nruling: "Yes"', 'Since.'), ['bb']],
    [
      'that is overruled',
      RULED,
      judgment('judge: b\nruling: "Yes"\noverruled: { for: [a] }', 'Because.'),
      ['aa'],
    ],
    [
      'that is overruled by two',
      RULED,
      judgment('judge: b\nruling: "Yes"\noverruled: { for: [a, c] }', 'Because.'),
      [],
    ],
    [
      'overruled by a proposal',
      RULED,
      judgment('judge: b\nruling: "Yes"\noverruled: { proposal: 301 }', 'Because.'),
      [],
    ],
    ['that is argued', ASKED, judgment('arguments: [{ by: b, text: No. }]'), ['bb']],
    [
      'that somebody else argues',
      ASKED,
      judgment('arguments: [{ by: { name: Mallory }, text: No. }]'),
      [],
    ],
    [
      'argued otherwise',
      judgment('arguments: [{ by: b, text: No. }]'),
      judgment('arguments: [{ by: b, text: Yes. }]'),
      ['bb'],
    ],
    [
      'beside an argument',
      judgment('arguments: [{ by: b, text: No. }]'),
      judgment('arguments: [{ by: a, text: Yes. }, { by: b, text: No. }]'),
      ['aa'],
    ],
    [
      'that stands against the rules',
      { ...ASKED, game: `${CLERK}\nunobjected: stands` },
      { ...judgment('stands: { why: So. }'), game: `${CLERK}\nunobjected: stands` },
      [],
    ],
  ]);
});

const GRANTS = '{ grants: [{ what: quantity, of: [points], by: { player: player.points == 0 } }] }';
const CARDS = { ...UNGRANTED, 116: card(116, GRANTS, 'immutable') };
/** A rule by which one changes rules at will. */
const byFiat = (by: string) => ({
  298: card(298, `{ fiat: { tiers: [mutable], by: ${by} }, overrides: [adoption] }`),
});
const fiatOf = (by: string) => `fiat: { by: ${by}, amend: 208, mechanics: keep, text: All win. }`;

describe('an event', () => {
  const happens = (words: string, game = '', cards = {}): Row => {
    const setting = { game: `${CLERK}\n${game}`, cards: { ...CARDS, ...cards } };
    return [words, setting, { ...setting, events: `  - { on: 2026-01-02, ${words} }` }, []];
  };
  const may = (row: Row, ...authors: readonly Author[]): Row => [row[0], row[1], row[2], authors];
  testRows([
    happens('points: { a: 5 }, rule: 115'),
    may(happens('points: { a: 5 }, rule: 115', 'on-words: players'), 'aa', 'bb'),
    may(happens('points: { b: 5 }, by: a'), 'aa'),
    happens('points: { b: 5 }, by: Mallory'),
    happens(fiatOf('Magic Elf'), '', byFiat('Magic Elf')),
    // A name is what somebody chose.
    happens(fiatOf('Z'), '', byFiat('Z')),
    may(happens(fiatOf('b'), '', byFiat('b')), 'bb'),
    may(happens('leave: b'), 'bb'),
    may(happens('leave: b, by: a'), 'bb'),
    may(happens('forfeit: b, rule: 113'), 'bb'),
    may(happens('rename: { a: Al }'), 'aa'),
    happens('rename: { a: Al, b: Bo }'),
    happens('join: { id: d, name: D }'),
    happens('join: { id: d, name: D, account: github:somebody }'),
    may(happens('join: { id: b, name: Z }'), 'bb'),
    may(happens('join: { id: b, name: Z, account: github:bb }'), 'bb'),
    happens('join: { id: b, name: Z, account: github:somebody }'),
    happens('join: { id: b, name: Z, roles: [speaker] }'),
    may(happens('roll: { by: a, die: 6 }'), 'aa'),
    may(happens('consent: { players: [a], to: continue }'), 'aa'),
    happens('consent: { players: [a, b], to: continue }'),
    happens('appoint: { speaker: a }'),
    happens('end: B has won.'),
    happens('pause: {}'),
    happens('resume: {}'),
    happens('round: {}'),
    may(happens('round: {}', 'on-words: players'), 'aa', 'bb'),
    may(happens('note: B has won.'), ...ALL),
    may(happens('scores: { a: 0 }, by: b'), 'bb'),
    may(happens('scores: { a: 0 }'), ...ALL),
    happens('scores: { a: 200 }, stands: true'),
    happens('points: { b: 5 }, by: a, stands: { why: So. }', 'unobjected: stands'),
    happens('note: B has won., corrected: { on: 2026-02-01, why: It was left out. }'),
  ]);
  const RAIN = '  - { id: rain, on: 2026-01-02, note: It rained. }';
  const rain: Setting = { cards: CARDS, events: RAIN };
  const events = (from: string, to: string) => ({
    ...rain,
    events: RAIN.replace(from, to),
  });
  testRows([
    ['called otherwise', rain, events('rain', 'snow'), []],
    ['with its message', rain, events('note', 'source: "9", note'), []],
    ['in other words', rain, events('rained.', 'snowed.'), []],
    ['corrected', rain, events('rained.', 'snowed., corrected: { on: 2026-02-01, why: So. }'), []],
    ['that is gone', rain, { cards: CARDS }, []],
  ]);
});

describe('game.md', () => {
  const is = (change: string): Setting => ({ game: `${CLERK}\n${change}` });
  const player = (from: string, to: string): Setting => ({ players: PLAYERS.replace(from, to) });
  testRows([
    ['another name of a player', {}, player('name: A,', 'name: B. A,'), ['aa']],
    ['another surname', {}, player('name: A,', 'name: B,'), []],
    [
      'an account of one’s own',
      {},
      player('{ name: C }', '{ name: C, account: github:somebody }'),
      [],
    ],
    ['another account', {}, player('github:aa', 'github:ab'), []],
    ['a robot', {}, player('{ name: C }', '{ name: C, robot: true }'), []],
    ['a player more', {}, player('{ name: C }', '{ name: C }\n  d: { name: D }'), []],
    ['the order of seats', {}, { players: PLAYERS.split('\n  ').reverse().join('\n  ') }, []],
    ['a clerk more', {}, { game: CLERK.replace('clerk]', 'clerk, github:aa]') }, []],
    [
      'a custom',
      {},
      { game: CLERK.replace('stay-ends', 'unanimity: { take: all-for }, stay-ends') },
      [],
    ],
    ['what counts as a vote', {}, is('inbox: [{ discord: any, votes: { "-1": for } }]'), []],
    ['second votes', {}, is('second-votes: refused'), []],
    ['who records what rests on words', {}, is('on-words: players'), []],
    ['what nobody minds', {}, is('unobjected: stands'), []],
    ['teams', {}, is('teams: { reds: [a] }'), []],
    ['that it was invented', {}, is('invented: true'), []],
    ['the medium', {}, { medium: 'table' }, []],
    ['a correction', OPEN, { ...OPEN, ...is('corrected: { on: 2026-02-01, why: So. }') }, []],
  ]);
});

describe('the Initial Set', () => {
  testRows([
    [
      'a card in other words',
      OPEN,
      { ...OPEN, cards: { 208: card(208, '{ win: [{ when: player.points >= 1 }] }') } },
      [],
    ],
    ['a card more', {}, { cards: { 250: card(250, '') } }, []],
    ['a card less', {}, { cards: { 208: null } }, []],
    [
      'a correction',
      OPEN,
      {
        ...OPEN,
        cards: {
          208: page(
            'rule: 208\ntier: mutable\ncorrected: { on: 2026-02-01, why: So. }',
            'All win.',
          ),
        },
      },
      [],
    ],
  ]);
});

test('the story of new events comes with them, and is changed by a clerk', () => {
  const then = new Map(sourcesOf(at({})).map(({ file, text }) => [file, text]));
  const story = (words: string): Edit => [
    'games/test/events/x.md',
    page('on: 2026-01-02\nnote: It rained.', words),
  ];
  const now = edited(then, story('All day.'));
  expect(found(then, now, { author: 'github:somebody' })).toEqual([]);
  const [refused] = found(now, edited(now, story('All night.')), { author: 'github:somebody' });
  expect(refused?.message).toContain('That is for a clerk to record');
  expect(refused?.help).toContain('The row `narrative.body` of the rights says');
});

test('a sample is taken out by a clerk', () => {
  const sources = sourcesOf(at({ game: `${CLERK}\nsample: true` }));
  const then = new Map(sources.map(({ file, text }) => [file, text]));
  const now = edited(then, ['games/test/game.md']);
  expect(found(then, now, { author: 'github:clerk' })).toEqual([]);
  expect(found(then, now, { author: 'github:aa' }).map(({ message }) => message)).toEqual([
    'The game test is gone, which is for a clerk to record, but the author of this change is github:aa.',
  ]);
});

test('without accounts and clerks nothing is asked', () => {
  const open = { players: 'a: { name: A }\n  b: { name: B }\n  c: { name: C }', game: '' };
  expect(refused({ ...open, ...OPEN }, { ...open, ...VOTED }, 'github:x')).toEqual([]);
});

describe('a date', () => {
  const refusals = (is: Setting, committed: string) =>
    found(at(OPEN), at(is), { committed }).map(({ message }) => message);

  test.each<[string, Setting, string]>([
    [
      'of a close',
      proposal(`${THREE}\nclosed: 2050-01-01`),
      'Proposal 301 has a future date: it states its `closed` only now, as `2050-01-01`',
    ],
    [
      'of a vote',
      proposal('votes: { for: [a], cast: { a: 2050-01-01 } }'),
      'it states its `votes.a.on` only now',
    ],
    ['of a withdrawal', proposal('withdrawn: 2050-01-01'), '`withdrawn`'],
    ['of a question', { ...OPEN, ...judgment('invoked: 2050-01-01') }, 'Judgment 1'],
    [
      'of a ruling',
      { ...OPEN, ...judgment('judge: b\nruling: "Yes"\ngiven: 2050-01-01') },
      '`given`',
    ],
    ['of an event', { ...OPEN, events: '  - { on: 2050-01-01, note: So. }' }, '`on`'],
    [
      'of a correction',
      { ...OPEN, game: 'corrected: { on: 2050-01-01, why: So. }' },
      '`corrected`',
    ],
  ])('%s is not ahead of the commit', (_, is, message) => {
    expect(refusals(is, '2026-02-01').join()).toContain(message);
    expect(refusals(is, '2050-01-01')).toEqual([]);
  });

  test('may be that of the day after, which has begun elsewhere', () => {
    const is = proposal(`${THREE}\nclosed: 2026-01-03`);
    expect(refusals(is, '2026-01-02T11:00Z')).toEqual([]);
    expect(refusals(is, '2026-01-02T09:00Z')).toHaveLength(1);
  });

  test('of what is announced may lie ahead', () => {
    expect(refusals(proposal('effective: 2050-01-01'), '2026-02-01')).toEqual([]);
  });
});
