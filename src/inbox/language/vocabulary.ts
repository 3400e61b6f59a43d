/**
 * The language in which one votes, proposes and calls for Judgment. The reader of messages and the
 * documentation both take it from here.
 */
import type { WayToVote } from '../../records/kinds/votes.ts';
import type { Statement } from '../types.ts';

/** The words for each way to vote. `weak` words count only with a number or after “vote”. */
export const BALLOT_WORDS: Readonly<
  Record<WayToVote, { readonly strong: readonly string[]; readonly weak: readonly string[] }>
> = {
  for: {
    strong: ['for', 'aye', 'in favour of', 'in favor of', 'in favour', 'in favor'],
    weak: [
      ...['yes', 'yea', 'yay', 'yep', 'yup', 'yeah', 'pro', 'approve', 'support', '👍'],
      ...['gets my vote', 'has my vote', 'gets my support', 'has my support'],
    ],
  },
  against: {
    strong: ['against', 'nay', 'opposed to'],
    weak: ['no', 'nope', 'nah', 'contra', 'opposed', 'oppose', 'reject', '👎'],
  },
  abstain: {
    strong: ['abstain', 'abstaining'],
    weak: ['abstention', 'present'],
  },
};

/** The examples of the documentation. A test reads each of them. */
export const SENTENCES: readonly (Readonly<Record<'example' | 'says', string>> & {
  readonly also: readonly string[];
})[] = [
  {
    example: 'FOR 305',
    also: [
      'I vote against Proposal 305',
      '305: abstain',
      'On 305 I vote aye',
      'My vote on 305 is FOR',
      '305 NAY',
      'I abstain on 305',
      'I am against 305',
      'I support 305',
      'I cast a vote of FOR on 305',
      '305 gets my vote',
      '305 is a no from me',
      'FOR my own proposal',
    ],
    says: 'a vote; my own proposal is the only open one that the author made; the title of the proposal may stand behind its number, as may please, of course, sorry or too behind all, and a line that begins with Reason: below it',
  },
  {
    example: 'FOR 301, 303-305',
    also: [
      'I vote FOR 301 and AGAINST 302',
      '301 FOR, 302 AGAINST',
      'I vote as follows:, and a line for each',
    ],
    says: 'several votes; a list may begin its lines with the numbers: 305. FOR',
  },
  {
    example: 'Vote: YES',
    also: ['FOR', 'I vote against this', 'aye'],
    says: 'a vote, if a heading, the subject, the answered message or a quoted line above names one proposal',
  },
  {
    example: '3xFOR 305',
    also: ['FOR x3 305', '305: 3 x FOR'],
    says: 'a vote that counts several times, if the rules have such votes',
  },
  {
    example: 'I change my vote on 305 to for',
    also: ['I change my vote to AGAINST on 305', 'Actually, make that AGAINST 305'],
    says: 'another vote in the place of one',
  },
  {
    example: 'I retract my vote on 305',
    also: ['I withdraw my vote on 305'],
    says: 'a vote taken back; in an answer to the proposal the number may be left out',
  },
  {
    example: 'Proposal: enact: Tea is served at five.',
    also: [
      'I propose a new rule: Tea is served at five.',
      'Proposal: enact 310: Tea is served at five.',
      'I propose to amend Rule 207 to read: Each player has two votes.',
      'I propose to repeal Rule 204.',
      'Proposal: amend 207 by replacing "one vote" with "two votes"',
      'I submit the following proposal, "Tea", AI=1.5: { enact: Tea is hot. }',
    ],
    says: 'a proposal that says how it changes the rules. Its text is a paragraph, or is between { and }. The line above it may be its head: Proposal 310: Tea. Figures after the title are kept if a rule requires them: AI as adoption_index. Words are replaced if the rule has them exactly once',
  },
  {
    example: 'I withdraw Proposal 305',
    also: ['I retract 305'],
    says: 'a player withdraws their own proposal',
  },
  {
    example: 'I call for Judgment: May one abstain?',
    also: [
      'I invoke Judgment: May one abstain?',
      'I CFJ: May one abstain?',
      'I CFJ on the following statement: {Ann has won.}',
    ],
    says: 'a question to a Judge',
  },
  {
    example: 'I withdraw my call for Judgment',
    also: [],
    says: 'a player withdraws their own question',
  },
  {
    example: 'I rule on Judgment 1: No.',
    also: ['I judge Judgment 1: TRUE'],
    says: 'an answer, by the Judge',
  },
  {
    example: 'I overrule Judgment 1',
    also: ['I vote to overrule Judgment 1'],
    says: 'a vote to overrule a Judge; all of them in the same messages become one record',
  },
  {
    example: 'I leave the game',
    also: ['I quit the game', 'I forfeit the game'],
    says: 'the author leaves, or forfeits',
  },
  {
    example: 'I join the game',
    also: ['I join the game as Kit Marlowe'],
    says: 'somebody joins, with the account of the message; the command always asks about this',
  },
  { example: 'I roll 1d6: 4', also: ['I roll a die: 4'], says: 'a throw of the die' },
];

/** A sentence that says the same, in a form that counts. */
export function sentenceFor({ kind, value, number = 305, ...said }: Partial<Statement>): string {
  const [, die] = /^roll (\d+)$/.exec(value ?? '') ?? [];
  if (die !== undefined) return `I roll a die: ${die}`;
  if (kind === 'act') return value === 'join' ? 'I join the game' : 'I leave the game';
  if (kind === 'call') return 'I call for Judgment: May one abstain?';
  if (kind !== 'proposal') return `${(value ?? 'for').toUpperCase()} ${number}`;
  const { change, rulesMeant: [rule] = [] } = said;
  if (change?.kind === 'repeal') return `I propose to repeal Rule ${change.rule}.`;
  if (change?.kind === 'transmute')
    return `I propose to transmute Rule ${change.rule}${change.to ? ` to ${change.to}` : ''}.`;
  return rule === undefined
    ? 'Proposal: enact: Tea is served at five.'
    : `Proposal: amend ${rule} by replacing "one vote" with "two votes"`;
}
