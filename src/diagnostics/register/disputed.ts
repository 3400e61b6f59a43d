/** Codes for figures that differ, for questions that the law leaves open, and for settled history. */
import type { CodeEntry } from './entry.ts';

const disputed = (title: string) => ({ class: 'disputed', severity: 'error', title }) as const;
const undetermined = (title: string) =>
  ({ class: 'undetermined', severity: 'error', title }) as const;

export const DISPUTED = {
  'outcome/mismatch': disputed('The votes give a different outcome'),
  'awards/mismatch': disputed('The rules give a different award'),
  'scores/mismatch': disputed('The rules give different scores'),
  'winner/mismatch': disputed('The rules name a different winner or way of winning, or none'),
  'turn/unknown-proposer': undetermined('Nobody knows whose turn it was'),
  'law/conflict': undetermined('Two rules conflict and nothing decides between them'),
  'law/no-change-possible': undetermined('No rule permits any change'),
  'win/simultaneous': undetermined('Two players win at once'),
  'win/on-words': undetermined('A win rests on words alone'),
  'law/on-words': undetermined('Something that a rule regulates rests on words alone'),
  'reading/open': undetermined('The result depends on a question that the players left open'),
  'history/rewritten': {
    class: 'rewritten',
    severity: 'error',
    title: 'A settled record has been changed',
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;

export const DISPUTED_REASONS: Readonly<Record<keyof typeof DISPUTED, string>> = {
  'outcome/mismatch':
    'The record states an outcome, but its votes give the other one under the rules of that day. Or the proposal had lapsed when its player left. In Suber’s set the required number of votes alone decides if a proposal is adopted (Rules 104, 109 and 203).',
  'awards/mismatch':
    'The record states what a proposal earned, but the rules in force on that day give a different sum. The finding shows the difference, as in a ledger, and prefers neither figure. In Suber’s set Rules 202, 204 and 206 decide.',
  'scores/mismatch':
    'The record states the scores at a moment, but the sums that the rules gave and took differ from them. The finding lists the entries of the sum, so that you can see which is missing or wrong.',
  'winner/mismatch':
    'The record states a winner, but the rules in force name nobody, a different player, or another way to win. In Suber’s set the first to achieve the points of Rule 208 wins. If play cannot go on, Suber’s Rule 213 names the winner.',
  'turn/unknown-proposer':
    'The record does not say who made the proposal, and the rules in force set an order of turns. So nobody can say whether it was made in turn, or who moves next. Under Suber’s Rule 201 no turn may be skipped.',
  'law/conflict':
    'Two rules in force regulate the same thing differently, and the rules on precedence do not say which prevails. Rules 110 and 211 of Suber’s set leave no such case. There the immutable rule prevails, then the rule that claims precedence, then the lower number.',
  'law/no-change-possible':
    'No rule in force says any longer which changes may be made, or how they are adopted. So nobody can change the rules any more. In Suber’s set the rules may be changed only as a rule permits (Rule 116). If play cannot continue, Suber’s Rule 213 says who has won.',
  'win/simultaneous':
    'Several players meet the condition for winning at the same moment, and the rules in force speak of one winner. Suber’s Rule 208 names the first to achieve the points, and here nobody was first.',
  'win/on-words':
    'A rule in force regulates by its mechanics who wins. Here its condition holds or fails only because a record gave, took or filled something on words alone. Words can grant anything, so the record is allowed. But they do not decide matters that another rule regulates. In Suber’s set a record cannot make a winner by citing a rule other than 208.',
  'law/on-words':
    'A rule in force regulates something by its mechanics, such as a vote, an outcome or an award. Here the result depends on something that a record gave, took or filled on words alone. Words can grant anything, so that stands. But they do not decide what another rule regulates.',
  'reading/open':
    'The rules can be read in two ways here, with different results, and the game declares the question open. The archive does not decide it. Under Suber’s Rule 212 the Judge does, who considers game-custom and the spirit of the game.',
  'history/rewritten':
    'Play rests on what was recorded, so a change of the past has to be made openly. This change alters a settled record: a closed vote, a given judgment, a past event, or the game’s beginning. Or it adds a reading or an earlier record that changes what was decided. Under Suber’s Rule 107 not even a rule-change applies to the past.',
};
