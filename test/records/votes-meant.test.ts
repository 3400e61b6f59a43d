/** Votes by voter, in whatever word for a way to vote, are written out as records have them. */
import { expect, it } from 'vitest';
import { votesMeant } from '../../src/records/parse/votes-meant.ts';

it.each([
  ['for', ['for', 'yes', 'aye', 'yea', 'y', 'pro', 'true', 'Yes', true]],
  ['against', ['against', 'no', 'nay', 'n', 'con', 'false', 'NO', false]],
  ['abstain', ['abstain', 'abstains', 'abstained', 'abstention']],
] as const)('%s', (way, words) => {
  const meant = words.map((word) => votesMeant({ ada: word }));
  expect(new Set(meant)).toEqual(new Set([`\`votes: { ${way}: [ada] }\``]));
});
