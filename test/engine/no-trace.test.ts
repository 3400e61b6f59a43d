/** Records that had no effect, and of which nothing was said. */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import {
  card,
  enact,
  errorsOf,
  inTurn,
  judged,
  page,
  play,
  type Setting,
  scores,
  sourcesOf,
} from './table.ts';

const lost = (more: string, body = '') => page(`proposal: 301\nlost: true\n${more}`, body);

const messages = (replayed: Replay) =>
  replayed.findings.map(({ code, message }) => `${code} ${message}`);

const wrongs = (setting: Setting) => errorsOf(play(setting)).map(({ code }) => code);

describe('a lost proposal', () => {
  it('is said to take a turn, and to have earned nobody knows what', () => {
    const replayed = play({ proposals: { 301: lost(''), 302: enact(302, 'b') } });
    expect(errorsOf(replayed)).toEqual([]);
    const [note] = messages(replayed);
    expect(note).toContain('It counts as the turn of A, whose turn it was.');
    expect(note).toContain('The points that Rules 202, 204 and 206 gave for it are not known');
  });

  it('earns what the record says', () => {
    const replayed = play({ proposals: { 301: lost('by: a\nawards: { a: 7, b: -1 }') } });
    expect(scores(replayed)).toEqual({ a: 7, b: -1, c: 0 });
    expect(replayed.ledger.map(({ evidence }) => evidence)).toEqual(['attested', 'attested']);
  });

  it('has its place by its date', () => {
    const proposals = { 301: lost('by: a\nproposed: 2026-01-05'), 302: enact(302, 'b') };
    expect(wrongs({ proposals })).toContain('proposal/number');
  });

  it('is what an event may come after', () => {
    const proposals = { 301: lost(''), 302: enact(302, 'b') };
    const { timeline } = play({ proposals, events: '  - { after: 301, note: Tea. }' });
    const kinds = timeline.map(({ kind }) => kind);
    expect(kinds.indexOf('event')).toBeLessThan(kinds.indexOf('proposed'));
    expect(kinds).toContain('event');
  });

  it.each([
    ['by a stranger', 'by: z', 'unknown/player'],
    ['out of turn', 'by: c', 'turn/out-of-order'],
    ['with points for a stranger', 'awards: { z: 3 }', 'unknown/player'],
  ])('is checked as far as it is known: %s', (_, more, code) => {
    expect(wrongs({ proposals: { 301: lost(more), 302: enact(302, 'b') } })).toContain(code);
  });

  it('has the next number', () => {
    const proposals = { 301: enact(301, 'a'), 305: page('proposal: 305\nlost: true') };
    expect(wrongs({ proposals })).toEqual(['proposal/number']);
  });

  it.each([
    'enact: {}',
    'changes: [{ enact: {} }]',
    'act: [{ note: Tea. }]',
    'votes: { for: [a] }',
    'outcome: adopted',
    'withdrawn: 2026-01-02',
    'effective: 2026-01-02',
    'facts: { words: 2 }',
    'wording: paraphrased',
    'as-meant: true',
  ])('is not lost where the record has %s', (more) => {
    const sources = sourcesOf({ proposals: { 301: lost(more) } });
    const { findings } = parseRecords(sources, READINGS);
    const [key] = more.split(':');
    const beside = findings.filter(({ message }) =>
      message.startsWith(`\`${key}\` does not go with`),
    );
    expect(beside.map(({ code }) => code)).toEqual(['format/key']);
  });

  it('keeps the words that stand in its file as commentary', () => {
    const replayed = play({ proposals: { 301: lost('', 'Nobody remembers it.') } });
    expect(replayed.game.proposals.map(({ notes }) => notes)).toEqual(['Nobody remembers it.']);
  });
});

describe('awards of what did not come to a result', () => {
  const WITHDRAWAL = {
    104: card(104, '', 'immutable'),
    206: card(206, '{ awards: [{ on: withdrawn, to: proposer, points: -2 }] }'),
  };
  const withdrawn = (awards: string) => enact(301, 'a', `withdrawn: 2026-01-02\nawards: ${awards}`);

  it('are checked where the proposal was withdrawn', () => {
    const cards = WITHDRAWAL;
    expect(wrongs({ cards, proposals: { 301: withdrawn('{ a: -2 }') } })).toEqual([]);
    expect(wrongs({ cards, proposals: { 301: withdrawn('{ a: 5 }') } })).toEqual([
      'awards/mismatch',
    ]);
  });

  it('are refused while the vote goes on', () => {
    const open = page(
      'proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\nawards: { a: 10 }',
      'New.',
    );
    expect(wrongs({ proposals: { 301: open } })).toEqual(['awards/mismatch']);
  });

  it('are named where a Judgment makes the proposal void', () => {
    const replayed = play({
      proposals: { 301: enact(301, 'a', 'awards: { a: 10 }') },
      judgments: { one: judged(1, '2026-01-02', 'c', 'settles: [{ move: 301, is: illegal }]') },
    });
    expect(messages(replayed)).toContainEqual(
      expect.stringMatching(/^by-judgment .*decides nothing and earns nothing/),
    );
  });
});

it('votes on a proposal that was withdrawn are checked', () => {
  const proposals = { 301: enact(301, 'a', 'withdrawn: 2026-01-02\nvotes: { for: [a, z] }') };
  const game = 'readings: { withdrawal: { take: yes } }';
  expect(wrongs({ game, proposals })).toEqual(['unknown/player']);
});

it('a vote on a proposal that has lapsed decides nothing, and is named', () => {
  const replayed = play({
    game: 'readings: { leaver-proposal: { take: lapses } }',
    proposals: { 301: enact(301, 'a', 'votes: { for: [b, c] }\nclosed: 2026-01-04') },
    events: '  - { on: 2026-01-02, leave: a }',
  });
  expect(replayed.proposals.map(({ outcome }) => outcome)).toEqual(['withdrawn']);
  expect(messages(replayed)).toContainEqual(
    expect.stringMatching(/^change\/lapsed The vote on Proposal 301 decides nothing/),
  );
});

it('a change that finds its rule gone when it comes into effect is named', () => {
  const replayed = play({
    game: 'readings: { deferred-effect: { take: waits } }',
    proposals: inTurn('repeal: 210\neffective: 2026-01-05', 'repeal: 210', ''),
  });
  expect(messages(replayed)).toContainEqual(
    expect.stringMatching(/^change\/void Proposal 301 comes into effect and changes nothing/),
  );
});

describe('a Judge', () => {
  it('who has refused is checked though nobody has judged since', () => {
    const front =
      'judgment: 1\nquestion: May they?\nby: a\ninvoked: 2026-01-02\njudge: z\nrefused: 2026-01-03';
    const judgments = { one: page(front) };
    expect(wrongs({ proposals: inTurn(''), judgments })).toEqual(['unknown/player']);
  });

  it('cannot have judged before Judgment was invoked', () => {
    const bench = "bench:\n  - { judge: c, ruling: 'Yes', given: 2026-01-01 }";
    const front = `judgment: 1\nquestion: May they?\nby: a\ninvoked: 2026-01-02\n${bench}`;
    const sources = sourcesOf({ proposals: inTurn(''), judgments: { one: page(front) } });
    const { findings } = parseRecords(sources, READINGS);
    expect(findings.map(({ code, at }) => [code, at])).toEqual([
      ['format/date', expect.objectContaining({ path: ['bench', 0, 'given'] })],
    ]);
  });

  it('whose Judgment of a month was given before a vote is heard before it', () => {
    const front =
      "judgment: 1\nquestion: May they?\nby: a\ninvoked: 2026-01\njudge: c\nruling: 'Yes'\ngiven: 2026-01-01";
    const settles = 'settles: [{ move: 302, is: legal }]';
    const replayed = play({
      cards: { 212: card(212, '{ judge: { chosen: appointed } }') },
      proposals: inTurn('', ''),
      judgments: { one: page(`${front}\n${settles}`) },
    });
    expect(replayed.judgments.map(({ status }) => status)).toEqual(['given']);
  });
});

it('a player who comes back takes the seat that the record gives', () => {
  const events = [
    '  - { on: 2025-12-01, leave: c }',
    '  - { on: 2025-12-02, join: { id: c, name: C, seat: 1 } }',
  ].join('\n');
  expect(play({ events }).players.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});
