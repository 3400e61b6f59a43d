/** Votes by voter, in whatever word for a way to vote, are written out as records have them. */
import { expect, it, test } from 'vitest';
import { votesMeant } from '../../src/records/parse/shape-findings.ts';
import { findIn, PROPOSAL, proposal } from './marked-records.ts';

it.each([
  ['for', ['for', 'yes', 'aye', 'yea', 'y', 'pro', 'true', 'Yes', true]],
  ['against', ['against', 'no', 'nay', 'n', 'con', 'false', 'NO', false]],
  ['abstain', ['abstain', 'abstains', 'abstained', 'abstention']],
] as const)('%s', (way, words) => {
  const meant = words.map((word) => votesMeant({ ada: word }));
  expect(new Set(meant)).toEqual(new Set([`\`votes: { ${way}: [ada] }\``]));
});

test('a dozen voters are written out, and more are not', () => {
  const votes = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, i < 2 ? 'no' : 'yes']));
  expect(votesMeant(votes(12))).toBe(
    '`votes: { against: [p0, p1], for: [p2, p3, p4, p5, p6, p7, p8, p9, p10, p11] }`',
  );
  expect(votesMeant(votes(13))).toBe('`votes: { for: [a, b], against: [c] }`');
});

test('votes by voter, in a mapping or in a list, are shown as they should be', () => {
  const said = (votes: string) =>
    findIn({ [PROPOSAL]: proposal(`enact: {}\nvotes: ${votes}`) }).map(({ help }) => help);
  const meant = [expect.stringContaining('`votes: { for: [ada], against: [ben] }`')];
  expect(said('{ ada: yes, ben: no }')).toEqual(meant);
  expect(said('[{ ada: yes }, { ben: no }]')).toEqual(meant);
  expect(said('{ for: ada, eve, against: ben }')).toEqual([
    'Write `votes: { for: [ada, eve], against: [ben] }`.',
  ]);
  expect(said('[ada, ben]')).not.toEqual(meant);
});
