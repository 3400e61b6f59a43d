/** What a change may do in whose name, where a game has accounts. */
import { describe, expect, test } from 'vitest';
import { foreignActs } from '../../src/cli/base-revision/authors/foreign-acts.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { card, enact, page, type Setting, sourcesOf, UNGRANTED } from '../engine/table.ts';

const PLAYERS =
  'a: { name: A, account: github:aa }\n  b: { name: B, account: github:bb }\n  c: { name: C }';
const CLERK = 'clerks: [github:clerk]';
const OPEN = page('proposal: 301\nby: a\nenact: {}', 'Tea.');
const VOTED = page('proposal: 301\nby: a\nenact: {}\nvotes: { for: [a, b] }', 'Tea.');
const ASKED = page('judgment: 1\nquestion: Tea?\nby: a');
const RULED = page('judgment: 1\nquestion: Tea?\nby: a\njudge: b\nruling: "Yes"', 'Because.');

function refused(was: Setting, is: Setting, author: string): readonly string[] {
  const read = (setting: Setting) =>
    parseRecords(sourcesOf({ players: PLAYERS, game: CLERK, ...setting }), READINGS);
  const [then, now] = [read(was), read(is)];
  expect([...then.findings, ...now.findings]).toEqual([]);
  const sent = { author, to: then.records };
  return foreignActs(then.records, now.records, sent).map(({ message }) => message);
}

const proposals = (text: string): Setting => ({ proposals: { 301: text } });
const judgments = (text: string): Setting => ({ judgments: { 1: text } });

describe.each([
  ['a new proposal', {}, proposals(OPEN), ['aa']],
  ['a proposal that is taken away', proposals(OPEN), {}, ['aa']],
  ['other words', proposals(OPEN), proposals(OPEN.replace('Tea', 'Mead')), ['aa']],
  ['another proposer', proposals(OPEN), proposals(OPEN.replace('by: a', 'by: b')), []],
  ['a vote', proposals(OPEN), proposals(VOTED.replace('a, b', 'b')), ['bb']],
  ['the votes of two', proposals(OPEN), proposals(VOTED), []],
  ['a vote taken away', proposals(VOTED), proposals(VOTED.replace('a, b', 'a')), ['bb']],
  ['another vote', proposals(VOTED), proposals(VOTED.replace('a, b]', 'a], against: [b]')), ['bb']],
  [
    'a vote of a player without an account',
    proposals(OPEN),
    proposals(VOTED.replace('a, b', 'c')),
    [],
  ],
  [
    'the close',
    proposals(VOTED),
    proposals(VOTED.replace('\n---\nTea', '\nclosed: 2024-01-03\n---\nTea')),
    ['aa', 'bb', 'cc', 'somebody'],
  ],
  ['a question', {}, judgments(ASKED), ['aa', 'bb', 'cc', 'somebody']],
  ['a ruling', judgments(ASKED), judgments(RULED), ['bb']],
  ['other reasons', judgments(RULED), judgments(RULED.replace('Because', 'Since')), ['bb']],
  [
    'an overruling',
    judgments(RULED),
    judgments(RULED.replace('"Yes"', '"Yes"\noverruled: { for: [a] }')),
    ['aa'],
  ],
  [
    'an account of one’s own',
    {},
    { players: PLAYERS.replace('{ name: C }', '{ name: C, account: github:cc }') },
    [],
  ],
  ['a clerk more', {}, { game: 'clerks: [github:clerk, github:aa]' }, []],
] as const satisfies readonly (readonly [string, Setting, Setting, readonly string[]])[])(
  '%s',
  (_, was, is, may) => {
    test.each(['aa', 'bb', 'cc', 'somebody'])('from %s', (author) => {
      const isRefused = refused(was, is, `github:${author}`).length > 0;
      expect(isRefused).toBe(!may.some((each) => each === author));
    });
    test('from a clerk', () => expect(refused(was, is, 'github:Clerk')).toEqual([]));
    test('from another forge', () => {
      if (may.some((each) => each === 'somebody')) return;
      expect(refused(was, is, 'codeberg:aa')).not.toEqual([]);
    });
  },
);

describe('an event', () => {
  const GRANTS =
    '{ grants: [{ what: quantity, of: [points], by: { player: player.points == 0 } }] }';
  const cards = { ...UNGRANTED, 116: card(116, GRANTS, 'immutable') };
  const event = (words: string): Setting => ({ events: `  - { on: 2026-01-02, ${words} }` });

  test.each([
    ['on words alone', 'points: { a: 5 }, rule: 115', '', []],
    [
      'on words alone, where players may',
      'points: { a: 5 }, rule: 115',
      'on-words: players',
      ['aa', 'bb'],
    ],
    ['granted, by one player', 'points: { b: 5 }, by: a', '', ['aa']],
    ['by which somebody leaves', 'leave: b', '', ['bb']],
    ['by which somebody forfeits under a rule', 'forfeit: b, rule: 113', '', ['bb']],
    ['by which somebody leaves, as another says', 'leave: b, by: a', '', ['bb']],
    ['by which somebody is called otherwise', 'rename: { a: Al }', '', ['aa']],
    ['by which somebody joins', 'join: { id: d, name: D }', '', []],
    ['by which a player comes back', 'join: { id: b, name: B }', '', ['bb']],
    ['by which somebody throws the die', 'roll: { by: a, die: 6 }', '', ['aa']],
    ['that ends the game', 'end: B has won.', '', []],
    ['that pauses it', 'pause: {}', '', []],
    ['that lets it go on', 'resume: {}', '', []],
    ['that begins a round', 'round: {}', '', []],
    ['that begins one, where players may', 'round: {}', 'on-words: players', ['aa', 'bb']],
    ['that changes nothing', 'note: B has won.', '', ['aa', 'bb', 'somebody']],
    ['that states what the rules come to', 'scores: { a: 0 }', '', ['aa', 'bb', 'somebody']],
  ] as const)('%s', (_, words, custom, may) => {
    const game = `${CLERK}\n${custom}`;
    const sent = (author: string) =>
      refused({ game, cards }, { game, cards, ...event(words) }, `github:${author}`);
    const allowed = ['aa', 'bb', 'somebody'].filter((author) => sent(author).length === 0);
    expect(allowed).toEqual([...may]);
    expect(sent('clerk')).toEqual([]);
  });
});

test.each([
  [
    'a proposal',
    proposals(`${OPEN.replace('enact: {}', "enact: {}\nstands: { why: 'So be it.' }")}`),
  ],
  ['a ruling', judgments(RULED.replace('by: a', "by: a\nstands: { why: 'So be it.' }"))],
])('only a clerk lets %s stand against the rules', (_, is) => {
  const game = `${CLERK}\nunobjected: stands`;
  const sent = (author: string) => refused({ game }, { ...is, game }, `github:${author}`);
  for (const author of ['aa', 'bb', 'somebody'])
    expect(sent(author).join()).toContain(
      'stands though it breaks a rule is for a clerk to record',
    );
  expect(sent('clerk')).toEqual([]);
});

test('without accounts and clerks nothing is asked', () => {
  const open = { players: 'a: { name: A }\n  b: { name: B }\n  c: { name: C }', game: '' };
  const setting = { ...open, ...proposals(OPEN) };
  expect(refused(setting, { ...setting, ...proposals(VOTED) }, 'github:x')).toEqual([]);
  expect(refused(open, { proposals: { 301: enact(301, 'a') } }, 'github:x')).toEqual([]);
});
