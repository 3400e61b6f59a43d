/** The order in which what a record says happened, with dates and without. */

import { describe, expect, it } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import type { Source } from '../../src/content/source.ts';
import type { Replay } from '../../src/engine/results/types.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { replayGames } from '../../src/pipeline.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { whatWasDecided } from '../properties/what-was-decided.ts';
import { SAMPLES } from '../samples.ts';
import { card, errorsOf, inTurn, page, play, type Setting, wrongs } from './table.ts';

const ANYTIME = {
  201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
  212: card(212, '{ judge: { chosen: appointed } }'),
};

/** A proposal by its dates alone; whatever is left out the record does not say. */
function dated(number: number, proposed?: string, closed?: string, by = 'a'): string {
  const dates = [proposed && `proposed: ${proposed}`, closed && `closed: ${closed}`];
  const front = [`proposal: ${number}`, `by: ${by}`, 'enact: {}', 'votes: { for: [a, b, c] }'];
  const outcome = closed === undefined ? ['outcome: adopted'] : [];
  return page([...front, ...dates.filter(Boolean), ...outcome].join('\n'), 'Text.');
}

const asked = (number: number, invoked?: string, given?: string, more = '') =>
  page(
    [
      `judgment: ${number}\nquestion: May they?\nby: b\njudge: c\nruling: 'Yes'`,
      invoked && `invoked: ${invoked}`,
      given && `given: ${given}`,
      more,
    ]
      .filter(Boolean)
      .join('\n'),
  );

const note = (text: string, more: string) => `  - { ${more}${more && ', '}note: ${text} }`;

const lines = (...events: readonly string[]) => events.join('\n');

/** What happened, step by step. */
function steps(replayed: Replay): readonly string[] {
  expect(errorsOf(replayed)).toEqual([]);
  return replayed.timeline.map((entry) => {
    if ('proposal' in entry) return `${entry.kind} ${entry.proposal}`;
    if ('judgment' in entry) return `${entry.kind} ${entry.judgment}`;
    if (entry.kind !== 'event') return entry.kind;
    const { fact } = entry.event;
    return fact.kind === 'note' ? fact.text : fact.kind;
  });
}

function stepsOf(setting: Setting): readonly string[] {
  return steps(play({ cards: ANYTIME, ...setting }));
}

const TURN = (number: number | string) => [`proposed ${number}`, `resolved ${number}`];

describe('within one day', () => {
  const day = '2026-01-05';

  it('proposals come first, then votes, Judgments, and events', () => {
    const order = stepsOf({
      events: note('lunch', `on: ${day}`),
      judgments: { one: asked(1, day, day) },
      proposals: { 301: dated(301, day, day) },
    });
    expect(order).toEqual([...TURN(301), 'invoked one', 'given one', 'lunch']);
  });

  it('times tell otherwise', () => {
    const order = stepsOf({
      events: note('lunch', `on: ${day}T09:00Z`),
      judgments: { one: asked(1, `${day}T10:30Z`, `${day}T11:30Z`) },
      proposals: { 301: dated(301, `${day}T10:00Z`, `${day}T11:00Z`) },
    });
    expect(order).toEqual(['lunch', 'proposed 301', 'invoked one', 'resolved 301', 'given one']);
  });

  it('one turn follows another', () => {
    const order = stepsOf({
      proposals: {
        302: dated(302, day, day),
        301: dated(301, day, day),
        303: dated(303, day, day),
      },
    });
    expect(order).toEqual([...TURN(301), ...TURN(302), ...TURN(303)]);
  });

  it('a table game of one day is legal, throws and all', () => {
    const proposals = Object.fromEntries(
      ['a', 'b', 'c', 'a'].map((by, index) => [301 + index, dated(301 + index, day, day, by)]),
    );
    const throws = ['a', 'b', 'c', 'a'].map(
      (by, index) => `  - { on: ${day}, roll: { by: ${by}, die: 3, for: ${301 + index} } }`,
    );
    expect(wrongs({ medium: 'table', proposals, events: lines(...throws) })).toEqual([]);
    expect(wrongs({ medium: 'table', proposals, events: lines(...throws.slice(1)) })).toEqual([
      'turn/incomplete',
    ]);
  });

  it('a Judgment stands behind the vote that it settles, and before the next turn', () => {
    const one = asked(1, day, day, 'settles: [{ move: 301, is: legal }]');
    const proposals = { 301: dated(301, day, day), 302: dated(302, day, day, 'b') };
    expect(stepsOf({ cards: {}, judgments: { one }, proposals })).toEqual([
      ...TURN(301),
      'invoked one',
      'given one',
      ...TURN(302),
    ]);
  });
});

describe('a coarse date leaves room', () => {
  it('a vote follows its proposal, and the next proposal that vote', () => {
    const order = stepsOf({
      proposals: {
        301: dated(301, '2026-01-15', '2026-01'),
        302: dated(302, '2026-01', '2026'),
        303: dated(303, '2026-02', '2026-02-03'),
      },
    });
    expect(order).toEqual([...TURN(301), ...TURN(302), ...TURN(303)]);
  });

  it('whole years keep the order of numbers', () => {
    const year = (number: number) => dated(number, '2026', '2026');
    expect(stepsOf({ proposals: { 303: year(303), 301: year(301), 302: year(302) } })).toEqual([
      ...TURN(301),
      ...TURN(302),
      ...TURN(303),
    ]);
  });

  it('a proposal follows the one numbered before it, though not its vote where that is later', () => {
    const order = stepsOf({
      proposals: {
        301: dated(301, '2026-01-10', '2026-02-03'),
        302: dated(302, '2026-01', '2026-02-10'),
      },
    });
    expect(order).toEqual(['proposed 301', 'proposed 302', 'resolved 301', 'resolved 302']);
  });

  it('dates that are clear are kept, whatever the numbers', () => {
    const order = stepsOf({
      proposals: {
        301: dated(301, '2026-01-01', '2026-01-20'),
        302: dated(302, '2026-01-02', '2026-01-10'),
      },
    });
    expect(order).toEqual(['proposed 301', 'proposed 302', 'resolved 302', 'resolved 301']);
  });

  it.each([
    ['a month', '2026-01', '2026-01-04'],
    ['no date', undefined, '2026-01-04'],
    ['no date, and closed before the other was made', undefined, '2025-12-30'],
  ])('a proposal is made before its own vote: %s', (_, proposed, closed) => {
    const order = stepsOf({
      cards: { ...ANYTIME, 108: null },
      proposals: {
        301: dated(301, '2026-01-01', '2026-01-10'),
        302: dated(302, proposed, closed),
        303: dated(303, '2026-01-11', '2026-01-12'),
      },
    });
    const other = ['proposed 301', 'resolved 301', ...TURN(303)];
    expect(order.filter((each) => !each.endsWith('302'))).toEqual(other);
    expect(order.filter((each) => each.endsWith('302'))).toEqual(TURN(302));
    expect(order.indexOf('resolved 302')).toBeLessThan(order.indexOf('resolved 301'));
  });

  it('a Judgment of a month follows the vote that it settles', () => {
    const one = asked(1, '2026-01', '2026-01', 'settles: [{ move: 301, is: legal }]');
    const proposals = { 301: dated(301, '2026-01-03', '2026-01-04') };
    expect(stepsOf({ judgments: { one }, proposals })).toEqual([
      ...TURN(301),
      'invoked one',
      'given one',
    ]);
  });

  it('an event of a month comes last in it, as an event of a day comes last in that', () => {
    const proposals = { 301: dated(301, '2026-01-03', '2026-01-04') };
    const events = lines(note('in January', 'on: 2026-01'), note('in 2025', 'on: 2025'));
    expect(stepsOf({ events, proposals })).toEqual(['in 2025', ...TURN(301), 'in January']);
  });
});

function withdrawn(number: number, proposed: string, on: string, by = 'a'): string {
  const front = `proposal: ${number}\nby: ${by}\nproposed: ${proposed}\nenact: {}\nwithdrawn: ${on}`;
  return page(front, 'Text.');
}

describe('without dates', () => {
  it('proposals stand in the order of their numbers, and events behind them all', () => {
    const proposals = { b: dated(302), c: dated(301), a: dated(303) };
    const events = lines(note('one', ''), note('two', ''));
    const order = stepsOf({ proposals, events });
    expect(order).toEqual([
      ...['c', 'b', 'a'].flatMap((name) => [`proposed ${name}`, `resolved ${name}`]),
      'one',
      'two',
    ]);
  });

  it('a proposal stands behind the one before it that has a date', () => {
    const proposals = { 301: dated(301, '2026-01-01', '2026-01-02'), 302: dated(302) };
    const events = note('later', 'on: 2026-01-03');
    expect(stepsOf({ proposals, events })).toEqual([...TURN(301), ...TURN(302), 'later']);
  });

  it('a proposal that a word stands for is where it ended', () => {
    const made = 'enact: { number: 900 }\nclosed: 2026-01-04\nvotes: { for: [a, b, c] }';
    const proposals = {
      301: dated(301, '2026-01-01', '2026-01-02'),
      x: page(`proposal: x\nby: a\n${made}`, 'Text.'),
    };
    const cards = { ...ANYTIME, 108: null, 202: null };
    const events = note('before', 'on: 2026-01-03');
    expect(stepsOf({ cards, proposals, events })).toEqual([...TURN(301), 'before', ...TURN('x')]);
  });

  it('a Judgment stands behind the vote that it settles', () => {
    const one = asked(1, undefined, undefined, 'settles: [{ move: 301, is: legal }]');
    expect(
      stepsOf({ judgments: { one }, proposals: { 301: dated(301), 302: dated(302) } }),
    ).toEqual([...TURN(301), 'invoked one', 'given one', ...TURN(302)]);
  });
});

describe('after: N', () => {
  const two = {
    301: dated(301, '2026-01-01', '2026-01-02'),
    302: dated(302, '2026-01-03', '2026-01-04'),
  };

  it.each([
    ['undated', ''],
    ['on the day of the vote', 'on: 2026-01-02, '],
    ['on the day of the next turn', 'on: 2026-01-03, '],
  ])('is right after the vote on N: %s', (_, on) => {
    const events = note('then', `${on}after: 301`);
    expect(stepsOf({ proposals: two, events })).toEqual([...TURN(301), 'then', ...TURN(302)]);
  });

  it('comes before the Judgments of that day', () => {
    const judgments = { one: asked(1, '2026-01-02', '2026-01-02') };
    const events = note('then', 'on: 2026-01-02, after: 301');
    const order = stepsOf({ proposals: two, judgments, events });
    expect(order.slice(0, 4)).toEqual([...TURN(301), 'then', 'invoked one']);
  });

  it('keeps the order of the file', () => {
    const events = lines(note('one', 'after: 301'), note('two', 'after: 301'), note('three', ''));
    expect(stepsOf({ proposals: two, events }).slice(0, 5)).toEqual([
      ...TURN(301),
      'one',
      'two',
      'three',
    ]);
  });

  it('names a proposal', () => {
    expect(wrongs({ proposals: inTurn(''), events: note('then', 'after: 399') })).toEqual([
      'unknown/proposal',
    ]);
  });

  it('lets a player go before the next turn', () => {
    const proposals = {
      301: dated(301, '2026-01-01', '2026-01-02'),
      302: dated(302, '2026-01-03', '2026-01-04', 'c').replace('a, b, c', 'a, c'),
    };
    const leaving = (more: string) => `  - { on: 2026-01-03, leave: b${more} }`;
    expect(wrongs({ proposals, events: leaving(', after: 301') })).toEqual([]);
    expect(wrongs({ proposals, events: leaving('') })).not.toEqual([]);
  });
});

describe('a number that is used again', () => {
  const game = 'readings: { withdrawn-number: { take: reused }, withdrawal: { take: yes } }';

  it('belongs first to the proposal that was withdrawn', () => {
    const proposals = {
      again: dated(301, '2026-01-03', '2026-01-04'),
      before: withdrawn(301, '2026-01-01', '2026-01-02'),
      next: dated(302, '2026-01-05', '2026-01-06'),
    };
    expect(stepsOf({ game, proposals })).toEqual([
      'proposed before',
      'withdrawn before',
      'proposed again',
      'resolved again',
      'proposed next',
      'resolved next',
    ]);
  });

  it('is told of in that order', () => {
    const proposals = {
      again: dated(301, '2026-01-03', '2026-01-04'),
      before: withdrawn(301, '2026-01-01', '2026-01-02'),
      next: dated(302, '2026-01-05', '2026-01-06'),
    };
    const made = play({ cards: ANYTIME, game, proposals }).proposals;
    expect(made.map(({ written }) => written.name)).toEqual(['before', 'again', 'next']);
  });

  it('even on one day', () => {
    const proposals = {
      again: dated(301, '2026-01-01', '2026-01-01'),
      before: withdrawn(301, '2026-01-01', '2026-01-01'),
    };
    expect(stepsOf({ game, proposals })[0]).toBe('proposed before');
  });

  const twice = {
    later: dated(301, '2026-01-05', '2026-01-06'),
    sooner: dated(301, '2026-01-01', '2026-01-02'),
    between: dated(302, '2026-01-03', '2026-01-04'),
  };
  const unnumbered = { ...ANYTIME, 108: null };

  it.each([
    ['the date', 'on: 2026-01-03, after: 301', 'resolved sooner'],
    ['the date', 'on: 2026-01-06, after: 301', 'resolved later'],
    ['the name of the file', 'after: sooner', 'resolved sooner'],
    ['the name of the file', 'on: 2026-01-09, after: sooner', 'resolved sooner'],
  ])('and had two votes, which %s tells apart: %s', (_, event, before) => {
    const order = stepsOf({ cards: unnumbered, proposals: twice, events: note('then', event) });
    expect(order[order.indexOf('then') - 1]).toBe(before);
  });

  it('has a Judgment on it stand behind its last vote', () => {
    const judgments = {
      one: asked(1, undefined, undefined, 'settles: [{ move: 301, is: legal }]'),
    };
    const order = stepsOf({ cards: unnumbered, proposals: twice, judgments });
    expect(order.slice(-3)).toEqual(['resolved later', 'invoked one', 'given one']);
  });

  it('and had two votes of which nothing tells which is meant', () => {
    const events = note('then', 'after: 301');
    const replayed = play({ cards: unnumbered, proposals: twice, events });
    expect(errorsOf(replayed).map(({ code, help }) => [code, help])).toEqual([
      ['unknown/proposal', expect.stringContaining('`after: later` or `after: sooner`')],
    ]);
  });

  it('is that of the vote for what stands after it', () => {
    const proposals = {
      again: dated(301, '2026-01-03', '2026-01-04'),
      before: withdrawn(301, '2026-01-01', '2026-01-02'),
    };
    expect(stepsOf({ game, proposals, events: note('then', 'after: 301') }).at(-1)).toBe('then');
  });
});

describe('proposals whose names are words', () => {
  const cards = { 108: card(108, '', 'immutable'), 202: card(202, '') };
  const called = (name: string, by: string, number: number, dates: string) =>
    page(
      `proposal: ${name}\nby: ${by}\nenact: { number: ${number} }\nvotes: { for: [a, b, c] }\n${dates}`,
      'Text.',
    );
  const dates = (made: string, closed: string) =>
    `proposed: 2026-01-${made}\nclosed: 2026-01-${closed}`;
  const order = (proposals: Record<string, string>) => steps(play({ cards, proposals }));

  it('stand in the order of their dates, each behind the vote that closed on its day', () => {
    const proposals = {
      mango: called('mango', 'c', 903, dates('03', '04')),
      zebra: called('zebra', 'a', 901, dates('01', '02')),
      apple: called('apple', 'b', 902, dates('02', '03')),
    };
    expect(order(proposals)).toEqual([...TURN('zebra'), ...TURN('apple'), ...TURN('mango')]);
  });

  it('stand among those that have numbers as their dates say', () => {
    const proposals = {
      1: called('1', 'b', 902, dates('02', '03')),
      2: called('2', 'a', 904, dates('04', '05')),
      apple: called('apple', 'c', 903, dates('03', '04')),
      zebra: called('zebra', 'a', 901, dates('01', '02')),
    };
    const made = ['zebra', '1', 'apple', '2'];
    expect(order(proposals)).toEqual(made.flatMap((name) => TURN(name)));
  });

  it('stand in the order of their ends where they were made at one time, or else of their names', () => {
    const ends = (first: string, second: string) => ({
      apple: called('apple', 'b', 902, dates('01', second)),
      zebra: called('zebra', 'a', 901, dates('01', first)),
    });
    const played = { ...cards, 201: card(201, '') };
    const ended = (proposals: Record<string, string>) =>
      steps(play({ cards: played, proposals })).filter((step) => step.startsWith('resolved'));
    expect(ended(ends('02', '03'))).toEqual(['resolved zebra', 'resolved apple']);
    expect(ended(ends('02', '02'))).toEqual(['resolved apple', 'resolved zebra']);
    const [error] = errorsOf(play({ cards, proposals: ends('01', '01') }));
    expect(error?.code).toBe('turn/out-of-order');
    expect(error?.help).toContain(
      'If Proposal zebra came first, give both their dates, with the time of day where the day is the same.',
    );
  });

  it('stand behind the one before in the record where they have no date', () => {
    const proposals = {
      apple: called('apple', 'b', 902, dates('03', '04')),
      cherry: called('cherry', 'c', 903, 'outcome: adopted'),
      zebra: called('zebra', 'a', 901, dates('01', '02')),
    };
    expect(order(proposals)).toEqual([...TURN('zebra'), ...TURN('apple'), ...TURN('cherry')]);
  });
});

/** Each sample again without the day on which any proposal was made: the rest of the record tells enough. */
describe('proposals without the day on which they were made', () => {
  const held = readContent(SAMPLES);
  if (!held.ok) throw new Error(held.message);
  const played = (sources: readonly Source[]) =>
    replayGames(parseRecords(sources, READINGS).records);
  const undated = held.sources.map(({ file, text }): Source => {
    if (!file.includes('/proposals/')) return { file, text };
    return { file, text: text.replace(/^proposed: .*\n/m, '') };
  });
  const [dated, without] = [played(held.sources), played(undated)];

  it.each([...dated.keys()])('decide the same in %s', (id) => {
    const [one, other] = [dated.get(id), without.get(id)];
    if (!one || !other) throw new Error(`${id} is malformed`);
    // Where a day is not known, more may depend on a reading.
    const { readings: _, ...decided } = whatWasDecided(one);
    expect(whatWasDecided(other)).toMatchObject(decided);
  });

  const TABLE: Setting = { cards: { 201: card(201, '{ turns: seat }') } };
  const leaving = (votes: string, second = 'c'): Setting => ({
    ...TABLE,
    proposals: {
      301: dated301('votes: { for: [a, b, c] }'),
      302: page(
        `proposal: 302\nby: ${second}\nenact: {}\nvotes: ${votes}\nclosed: 2026-01-09`,
        'Two.',
      ),
    },
    events: '  - { on: 2026-01-05, leave: b }',
  });
  const dated301 = (votes: string) =>
    page(
      `proposal: 301\nby: a\nproposed: 2026-01-01\nclosed: 2026-01-02\nenact: {}\n${votes}`,
      'One.',
    );

  it('were made after somebody left who takes no part in them', () => {
    expect(wrongs(leaving('{ for: [a, c] }'))).toEqual([]);
  });

  it('were made before somebody left who made them', () => {
    const custom = 'readings: { leaver-proposal: { take: stands } }';
    expect(wrongs({ ...leaving('{ for: [a, c] }', 'b'), game: custom })).toEqual([]);
  });
});
