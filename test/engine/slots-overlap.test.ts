/**
 * Votes that overlap, where anyone may propose at any time: the rules may have changed between the
 * making of a proposal and the close of its vote, and the vote is judged by those in force at its close.
 */
import { describe, expect, it } from 'vitest';
import {
  card,
  errorsOf,
  notesOf,
  outcomes,
  page,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const ALL = '{ for: [a, b, c] }';

/** Proposal 301 is made first and voted on last; 302 is made and closed in between. */
function overlapping(
  first: string,
  second: string,
  cards: Setting['cards'] = {},
  votes = ALL,
): Setting {
  const proposal = (
    number: number,
    by: string,
    from: string,
    to: string,
    act: string,
    who: string,
  ) => {
    const change = /^(amend|repeal|transmute|enact|changes):/.test(act) ? act : `enact: {}\n${act}`;
    const body = /^(repeal|transmute|changes):/.test(act) || act.includes('replace:');
    return page(
      `proposal: ${number}\nby: ${by}\nproposed: ${from}\n${change}\nvotes: ${who}\nclosed: ${to}`,
      body ? '' : `Words of ${number}.`,
    );
  };
  return {
    cards: {
      201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
      204: card(204, ''),
      ...cards,
    },
    proposals: {
      301: proposal(301, 'a', '2026-01-01', '2026-01-09', first, votes),
      302: proposal(302, 'b', '2026-01-02', '2026-01-03', second, ALL),
    },
  };
}

const TWO_TO_ONE = '{ for: [a, b], against: [c] }';
const IDLE = 'enact: {}';

describe('what a vote needs', () => {
  it.each([
    ['nothing has changed', IDLE, 'defeated'],
    [
      'a majority is enough by then',
      'amend: 203\nmechanics: { adoption: votes.majority }',
      'adopted',
    ],
  ])('is what the rules ask at its close: %s', (_, second, outcome) => {
    expect(outcomes(play(overlapping(IDLE, second, {}, TWO_TO_ONE)))[301]).toBe(outcome);
  });

  it('cannot be told when nothing adopts a change any more', () => {
    expect(wrongs(overlapping(IDLE, 'repeal: 203'))).toEqual(['law/no-change-possible']);
  });

  it('cannot be told when two rules ask for different votes', () => {
    const rival = 'enact: { mechanics: { adoption: votes.majority } }';
    const bare = { 211: card(211, '') };
    expect(wrongs(overlapping(IDLE, rival, bare))).toEqual(['law/conflict']);
    expect(wrongs(overlapping(IDLE, rival))).toEqual([]);
  });

  it('is for the rule as it is by then', () => {
    const cards = { 109: card(109, '', 'immutable') };
    const admitted = {
      103: card(
        103,
        '{ changes: { mutable: [enact, amend, transmute], immutable: [amend] }, adoption: [{ of: { tier: immutable }, needs: votes.for > votes.eligible }] }',
        'immutable',
      ),
    };
    const made = (second: string) =>
      outcomes(play(overlapping('amend: 210', second, { ...cards, ...admitted })))[301];
    expect(made(IDLE)).toBe('adopted');
    expect(made('transmute: { rule: 210, to: immutable }')).toBe('defeated');
  });
});

const ILLEGAL = 'readings: { vanished-target: { take: illegal } }';

describe('a change to a rule that has changed meanwhile', () => {
  it('is not permitted when the rule has become immutable', () => {
    const transmuting = 'transmute: { rule: 210, to: immutable }';
    expect(wrongs(overlapping('amend: 210', transmuting))).toEqual(['proposal/not-permitted']);
    expect(wrongs(overlapping('amend: 210', 'transmute: { rule: 209, to: immutable }'))).toEqual(
      [],
    );
  });

  it('lies on top of the other', () => {
    const replaced = (from: string) => `amend: 210\nreplace: [{ from: ${from}, to: must not }]`;
    const setting = overlapping(replaced('words'), 'amend: 210', { 210: card(210, '') });
    expect(wrongs(setting)).toEqual([]);
    expect(wrongs({ ...setting, game: ILLEGAL })).toEqual(['proposal/text']);
    const fitting = overlapping(
      replaced('The'),
      'amend: 210\nreplace: [{ from: words, to: letters }]',
      {
        210: card(210, ''),
      },
    );
    const rule = play(fitting).lives.get('210')?.changes.at(-1)?.rule;
    expect(rule?.text).toBe('must not letters of Rule 210.');
    expect(rule?.numbers).toEqual([210, 302, 301]);
  });

  it('has nothing to change when the rule is gone', () => {
    const setting = overlapping('amend: 210', 'repeal: 210');
    expect(outcomes(play(setting))[301]).toBe('adopted');
    expect(wrongs({ ...setting, game: ILLEGAL })).toEqual(['gone/rule']);
  });

  it('is judged by the limits of its close', () => {
    const limit = 'enact: { mechanics: { limits: [{ of: mutable, most: 14 }] } }';
    expect(wrongs(overlapping(IDLE, limit))).toEqual(['change/void']);
    expect(wrongs(overlapping(IDLE, limit.replace('14', '15')))).toEqual([]);
  });
});

/** Proposal 302 is made while 301 is under vote, and voted on after it. */
function following(first: string, second: string, votes = ALL, game = ''): Setting {
  const { cards, proposals } = overlapping(second, first);
  const renumbered = (text = '', number: number, dates: readonly string[], who: string) =>
    text
      .replace(/proposal: \d+/, `proposal: ${number}`)
      .replace(/(proposed: ).*/, `$1${dates[0]}`)
      .replace(/(closed: ).*/, `$1${dates[1]}`)
      .replace(/(votes: ).*/, `$1${who}`);
  return {
    game,
    ...(cards && { cards: { ...cards, 210: card(210, '') } }),
    proposals: {
      301: renumbered(proposals?.[302], 301, ['2026-01-01', '2026-01-03'], votes),
      302: renumbered(proposals?.[301], 302, ['2026-01-02', '2026-01-04'], ALL),
    },
  };
}

const DEFEATED = '{ for: [a], against: [b, c] }';
const WHEN_MADE = 'readings: { permitted-when: { take: made } }';

describe('a change to what is itself still under vote', () => {
  it.each([
    ['a new rule', 'enact: {}', 'repeal: 301', 'unknown/rule'],
    ['an amendment', 'amend: 210', 'repeal: { amendment: 301 }', 'unknown/rule'],
    [
      'words that it brings in',
      'amend: 210',
      'amend: 210\nreplace: [{ from: of 302, to: of nobody }]',
      'proposal/text',
    ],
    [
      'a rule that it makes immutable',
      'transmute: { rule: 210, to: immutable }',
      'transmute: { rule: 210, to: mutable }',
      'proposal/not-permitted',
    ],
    [
      'a tier that it adds',
      'enact: { mechanics: { tiers: [{ id: law, title: Law }] } }',
      'transmute: { rule: 210, to: law }',
      'unknown/tier',
    ],
  ])('is asked at its close what there is: %s', (_, first, second, code) => {
    expect(wrongs(following(first, second))).toEqual([]);
    expect(outcomes(play(following(first, second)))).toEqual({ 301: 'adopted', 302: 'adopted' });
    expect(wrongs(following(first, second, ALL, WHEN_MADE))).toEqual([code]);
  });

  it('changes nothing where that was defeated', () => {
    const replayed = play(following('enact: {}', 'repeal: 301', DEFEATED));
    expect(errorsOf(replayed)).toEqual([]);
    expect(outcomes(replayed)).toEqual({ 301: 'defeated', 302: 'adopted' });
    expect(replayed.versions).toHaveLength(1);
    const [, second] = replayed.proposals;
    expect(second?.rules).toEqual([]);
  });

  it('is admitted though another proposal would do away with it', () => {
    const { proposals = {}, ...rest } = following('enact: {}', 'repeal: 301');
    const third = (proposals[302] ?? '')
      .replace('proposal: 302', 'proposal: 303')
      .replace('repeal: 301', 'changes: [{ repeal: 301 }, { enact: {}, text: Tea. }]')
      .replace(/(proposed: ).*/, '$12026-01-02T12:00Z')
      .replace(/(closed: ).*/, '$12026-01-05');
    const replayed = play({ ...rest, proposals: { ...proposals, 303: third } });
    expect(errorsOf(replayed)).toEqual([]);
    expect(outcomes(replayed)).toEqual({ 301: 'adopted', 302: 'adopted', 303: 'adopted' });
    // That play can continue is decided twice then, and both times the same.
    const notes = notesOf(replayed, 'contestable').map(({ message }) => message);
    expect(notes.filter((message) => message.startsWith('Whether play can continue'))).toEqual([]);
  });

  it('is refused where nothing under vote would bring it', () => {
    expect(wrongs(following('enact: {}', 'repeal: 999'))).toEqual(['unknown/rule']);
  });
});

describe('what a vote earns', () => {
  it('is by the law of its close', () => {
    const raise = 'amend: 206\nmechanics: { awards: [{ on: adopted, to: proposer, points: 100 }] }';
    expect(scores(play(overlapping(IDLE, raise)))).toEqual({ a: 10 + 100, b: 11, c: 0 });
    expect(scores(play(overlapping(IDLE, IDLE)))).toEqual({ a: 10, b: 11, c: 0 });
  });
});

describe('who votes', () => {
  const joined = (game: string): Setting => ({
    ...overlapping(IDLE, IDLE),
    events: '  - { on: 2026-01-05, join: { id: d, name: D } }',
    game,
  });

  it('are those who are players at its close, or were when it was made', () => {
    expect(errorsOf(play(joined('')))).toMatchObject([
      { code: 'vote/missing', at: { file: 'games/test/proposals/301.md' } },
    ]);
    const then = 'readings: { electorate-moment: { take: at-proposal } }';
    expect(wrongs(joined(then))).toEqual([]);
  });
});
