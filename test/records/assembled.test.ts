/** Records put together: their order, and votes in files of their own beside their proposals. */
import { expect, test } from 'vitest';
import { READINGS } from '../../src/law/readings/register.ts';
import { placeApart } from '../../src/records/kinds/votes.ts';
import { everyEvent } from '../../src/records/lookup/every-event.ts';
import { findConflict } from '../../src/records/parse/parse-sources.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { findIn, proposal, type Records, record } from './marked-records.ts';
import { AROUND } from './whole-records.ts';

function gameOf(records: Records) {
  const all = { ...AROUND, 'games/g/proposals/300.md': '', ...records };
  const files = Object.entries(all).filter(([, text]) => text !== '');
  const { games } = parseRecords(
    files.map(([file, text]) => ({ file, text })),
    READINGS,
  ).records;
  return games.get('g');
}

/** A number and, behind a sign, the date on which it was proposed. */
test.each([
  ['3 1 2', '1 2 3'],
  ['10 2 1', '1 2 10'],
  ['2@2020-01 1@2020-03', '1 2'],
  ['3 a', '3 a'],
  ['a@2020-02-01 3@2020-02-03', 'a 3'],
  ['a@2020-03-01 3@2020-02-03', '3 a'],
  ['a@2020-02-01 1@2020-01-03 3@2020-02-03', '1 a 3'],
  ['b@2020-02-02 a@2020-02-01 3@2020-02-03', 'a b 3'],
  ['c#1@2021 10@2020-01-01 2@2020-01-01', '2 10 c#1'],
])('proposals %s stand as %s', (written, expected) => {
  const made = written.split(' ').map((words, i) => {
    const [number, date] = words.split('@');
    const on = date === undefined ? '' : `\nproposed: ${date}`;
    return [`games/g/proposals/p${i}.md`, record(`proposal: ${number}${on}\nrepeal: 101`)];
  });
  const game = gameOf(Object.fromEntries(made));
  expect(game?.proposals.map(({ number }) => number).join(' ')).toBe(expected);
});

test('judgments stand by their numbers, and behind them by letters', () => {
  const judgments = ['3', '1711a', '1711', 'b', '1711b', 'a', '20', '1'];
  const made = judgments.map((number, i) => [
    `games/g/judgments/j${i}.md`,
    record(`judgment: ${number}\nquestion: Q\nby: ada`),
  ]);
  const inOrder = gameOf(Object.fromEntries(made))?.judgments.map(({ number }) => number);
  expect(inOrder?.join(' ')).toBe('1 3 20 1711 1711a 1711b a b');
});

const PROPOSALS: Records = {
  'games/g/proposals/301.md': proposal(
    'proposed: 2020-02-01\nenact: {}\nvotes: { for: [ben], cast: { cyd: 2020-02-02 } }',
  ),
  'games/g/proposals/301-gold.md': record('proposal: 302\nproposed: 2020-02-01\nenact: {}', 'W'),
  'games/g/proposals/303.md': proposal('votes: { tally: { for: 1 } }\nenact: {}').replace(
    '301',
    '303',
  ),
  'games/g/proposals/304.md': record('proposal: 304\nlost: true'),
  'games/g/proposals/x-a.md': record('proposal: 305\nenact: {}', 'W'),
  'games/g/proposals/x-b.md': record('proposal: 305\nenact: {}', 'W'),
  'games/g/events/1.md': record('join: { id: 7-up, name: Seven }'),
};

/** Of which proposal a vote in a file of its own is, by the number or the name of the file. */
test.each([
  ['301-ada', '301: for 2, against 0'],
  ['301-cyd', 'format/duplicate'],
  ['301-gold-ada', '302: for 1, against 0'],
  ['302-ada', '302: for 1, against 0'],
  ['x-a-ada', '305: for 1, against 0'],
  ['301-7-up', '301: for 2, against 0'],
  ['301-ben', 'format/duplicate'],
  ['305-ada', 'unknown/proposal'],
  ['303-ada', 'format/key'],
  ['304-ada', 'format/key'],
  ['1-ada', 'unknown/proposal'],
  ['301-gold', 'unknown/player'],
])('votes/%s.md: %s', (name, expected) => {
  const all = { ...PROPOSALS, [`games/g/votes/${name}.md`]: record('vote: for') };
  const found = findIn({ ...AROUND, 'games/g/proposals/300.md': '', ...all }).map(
    ({ code }) => code,
  );
  const joined = gameOf(all)?.proposals.flatMap(({ number, votes }) =>
    votes?.kind === 'named' && votes.apart
      ? [`${number}: for ${votes.for.length}, against ${votes.against.length}`]
      : [],
  );
  expect(found.length > 0 ? found.join(' ') : joined?.join('; ')).toBe(expected);
});

test('where a vote stands of which a proposal speaks', () => {
  const votes = gameOf({
    ...PROPOSALS,
    'games/g/votes/301-ada.md': record('vote: for\non: 2020-02-03\nstrength: 2'),
    'games/g/votes/302-ada.md': record('vote: against'),
  })?.proposals.map((each) => each.votes);
  const file = 'games/g/votes/301-ada.md';
  const at = (...path: readonly (string | number)[]) => placeApart(votes?.[0], path);
  expect(at('votes', 'for', 1)).toEqual({ file, path: ['vote'] });
  expect(at('for', 1, 'by')).toEqual({ file, path: ['vote'] });
  expect(at('votes', 'for', 1, 'strength')).toEqual({ file, path: ['strength'] });
  expect(at('votes', 'cast', 'ada')).toEqual({ file, path: ['on'] });
  expect(at('cast', 'ada')).toEqual({ file, path: ['on'] });
  const elsewhere = [
    ['votes', 'for', 0],
    ['votes', 'for', 2],
    ['votes', 'against', 0],
    ['cast', 'cyd'],
    ['votes'],
    ['votes', 'for'],
    ['by'],
  ];
  for (const path of elsewhere) expect(at(...path)).toBeUndefined();
  expect(placeApart(votes?.[1], ['votes', 'against', 0])).toMatchObject({ path: ['vote'] });
  expect(placeApart(votes?.[1], ['votes', 'for', 0])).toBeUndefined();
  expect(placeApart(votes?.[2], ['votes', 'for', 0])).toBeUndefined();
  expect(placeApart(undefined, ['votes', 'for', 0])).toBeUndefined();
});

test('what happens is events, and what proposals do that are not defeated', () => {
  const act = (number: number, outcome: string) =>
    record(`proposal: ${number}\noutcome: ${outcome}\nact: [{ note: Act of ${number}. }]`);
  const event = { 'games/g/events/1.md': record('note: An event.') };
  const told = (records: Records) => {
    const game = gameOf({ ...event, ...records });
    return game && everyEvent(game).map(({ fact }) => fact.kind === 'note' && fact.text);
  };
  expect(told({})).toEqual(['An event.']);
  expect(
    told({
      'games/g/proposals/1.md': act(1, 'adopted'),
      'games/g/proposals/2.md': act(2, 'defeated'),
    }),
  ).toEqual(['An event.', 'Act of 1.']);
});

test('two versions that git has left', () => {
  const conflict = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other';
  expect(findConflict(`x\n${conflict}\ny\n${conflict}\n`)).toEqual([2, 2 + conflict.length]);
  expect(findConflict(conflict)).toEqual([0, conflict.length]);
  for (const part of ['<<<<<<< HEAD', '=======', '>>>>>>> other']) {
    expect(findConflict(conflict.replace(part, part.slice(1)))).toBeUndefined();
  }
  expect(findConflict('>>>>>>> a\n=======\n<<<<<<< b\n')).toBeUndefined();
  expect(findConflict('<<<<<<< a\n>>>>>>> b\n=======\n')).toBeUndefined();
});
