/** Records put together: their order, and votes in files of their own beside their proposals. */
import { expect, test } from 'vitest';
import { READINGS } from '../../src/law/readings/register.ts';
import { everyEvent } from '../../src/records/lookup/every-event.ts';
import { placeApart } from '../../src/records/lookup/vote-place.ts';
import { findConflict } from '../../src/records/parse/find-conflict.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { createRandom } from '../games/random.ts';
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

test('the order of proposals and judgments', async () => {
  const random = createRandom(7);
  const NUMBERS = ['1', '2', '3', '3', '3', '10', 'a', 'b', 'c#1'];
  const DATES = ['2020', '2020-02', '2020-02-03', '2020-03', '2021-01-01', ''];
  const lines = Array.from({ length: 200 }, () => {
    const numbers = random.shuffle(NUMBERS).slice(0, 5);
    const made = numbers.map((number, i) => {
      const date = random.pick(DATES);
      const key = random.pick(['proposed', 'closed', 'withdrawn']);
      const on = date === '' ? '' : `\n${key}: ${date}`;
      const outcome = key === 'closed' ? '\noutcome: adopted' : '';
      return {
        words: `${number}@${key.charAt(0)}${date}`,
        file: `games/g/proposals/p${i}.md`,
        text: record(`proposal: ${number}${on}${outcome}\nrepeal: 101`),
      };
    });
    const words = new Map(made.map(({ file, words }) => [file, words]));
    const game = gameOf(Object.fromEntries(made.map(({ file, text }) => [file, text])));
    const ordered = game?.proposals.map(({ file, twin }) => `${words.get(file)}${twin ? '=' : ''}`);
    return `${made.map((each) => each.words).join(' ')} → ${ordered?.join(' ')}`;
  });
  const judgments = ['3', '1711a', '1711', 'b', '1711b', 'a', '20', '1'];
  const game = gameOf(
    Object.fromEntries(
      judgments.map((number, i) => [
        `games/g/judgments/j${i}.md`,
        record(`judgment: ${number}\nquestion: Q\nby: ada`),
      ]),
    ),
  );
  const inOrder = game?.judgments.map(({ number }) => number).join(' ');
  await expect(`${lines.join('\n')}\n${inOrder}\n`).toMatchFileSnapshot('__snapshots__/order.txt');
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

const NAMES = ['301', '301-gold', '302', '303', '304', '305', 'x-a', 'x', '1'].flatMap((name) =>
  ['ada', 'ben', 'cyd', 'adda', '7-up', 'gold'].map((player) => `${name}-${player}`),
);
const FORMS = [
  'vote: for',
  'vote: against\non: 2020-02-03\nstrength: 1/2',
  'vote: abstain\non: 2020',
];

test('votes in files of their own', async () => {
  const pairs = NAMES.map((name, i) => [name, NAMES[(7 * i + 3) % NAMES.length] ?? name] as const);
  const lines = pairs.map((pair, i) => {
    const votes = pair.map((name, j) => {
      const body = i % 3 === 0 ? 'Why not.' : '';
      return [`games/g/votes/${name}.md`, record(FORMS[(i + j) % 3] ?? '', body)] as const;
    });
    const all = { ...PROPOSALS, ...Object.fromEntries(votes) };
    const found = findIn({ ...AROUND, 'games/g/proposals/300.md': '', ...all }).map(
      ({ code, file, line, column, message, help = '', related }) =>
        `  ${code} ${file.slice(8)}:${line}:${column} ${message} | ${help} ${related.map((each) => `${each.file.slice(8)}:${each.line}:${each.column}`)}`,
    );
    const joined = gameOf(all)?.proposals.flatMap(({ number, votes: cast }) =>
      cast?.kind === 'named' && cast.apart ? [`  ${number} ${tellVotes(cast)}`] : [],
    );
    return [pair.join(' '), ...found, ...(joined ?? [])].join('\n');
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/votes-apart.txt');
});

test('a vote is on the proposal of the longest name that leaves the name of a player', () => {
  const game = gameOf({
    ...PROPOSALS,
    'games/g/events/2.md': record('join: { id: gold-ada, name: Gold }'),
    'games/g/votes/301-gold-ada.md': record('vote: against'),
  });
  const votes = game?.proposals.map((each) => each.votes?.kind === 'named' && each.votes.apart);
  expect(votes?.[0]).toBeUndefined();
  expect(votes?.[1]).toEqual(new Map([['ada', 'games/g/votes/301-gold-ada.md']]));
});

test('of a vote on a proposal that cannot be read nothing more is said', () => {
  const votes = { 'games/g/votes/300-ada.md': record('vote: for') };
  const found = findIn({ ...AROUND, 'games/g/proposals/300.md': record('by: ada'), ...votes });
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ file }) => file.includes('votes'))).toEqual([]);
});

type Named = Parameters<typeof placeApart>[0] & { readonly kind: 'named' };

function tellVotes({ for: yes, against, abstain, cast, said, apart }: Named): string {
  const dates = [...cast].map(([by, { text }]) => `${by} ${text}`);
  const words = said.map(
    ({ way, index, strength, why }) => `${way} ${index} ${strength?.toFraction()} ${why}`,
  );
  const files = [...(apart ?? [])].map(([by, file]) => `${by} ${file.slice(8)}`);
  return [yes, against, abstain, dates, words, files].map((each) => each.join(',')).join(' / ');
}

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
