/** Codes for figures that do not agree, questions that the law leaves open, and settled history. */
import type { CodeEntry, CodeWords } from './entry.ts';

const disputed = (words: CodeWords) =>
  ({ class: 'disputed', severity: 'error', ...words }) as const;
const undetermined = (words: CodeWords) =>
  ({ class: 'undetermined', severity: 'error', ...words }) as const;

export const DISPUTED = {
  'outcome/mismatch': disputed({
    title: 'The votes come to another outcome',
    mend: 'Look at the votes first, then at the count shown. If both are right, the players read the rules another way: declare that reading in game.md, or record the Judgment that settled it.',
  }),
  'awards/mismatch': disputed({
    title: 'The rules award something else',
    mend: 'Follow the arithmetic shown. Most often a vote, a penalty on the same day or a reading, such as how a fraction is rounded, accounts for the difference.',
  }),
  'scores/mismatch': disputed({
    title: 'The scores come to something else',
    mend: 'Compare the entries with your source. A penalty that is not recorded, or is recorded on another day, is the usual cause.',
  }),
  'winner/mismatch': disputed({
    title: 'The rules name another winner, or none, or another way',
    mend: 'Check the scores and the rule on winning. A winner whom a Judge declared is recorded in the judgment, under settles.',
  }),
  'turn/unknown-proposer': undetermined({
    title: 'Nobody knows whose turn it was',
    mend: 'Write `by:` if it is known after all. Otherwise declare in game.md how the players count such a proposal, with the reading unknown-proposer, or record the Judgment that lets it stand.',
  }),
  'law/conflict': undetermined({
    title: 'Two rules conflict and nothing decides between them',
    mend: 'Record a Judgment on the question, with settles naming the move or the reading. For the future a proposal can make one of the rules yield.',
  }),
  'law/no-change-possible': undetermined({
    title: 'No rule permits any change',
    mend: 'Record the Judgment that says who has won, or let the proposal that led here fail.',
  }),
  'win/simultaneous': undetermined({
    title: 'Two players win at once',
    mend: 'Declare how your table reads it with the reading simultaneous-win, or record the Judgment that named the winner.',
  }),
  'win/on-words': undetermined({
    title: 'Who wins rests on words alone',
    mend: 'Where the words grant it, say so by `grants` on the card of the rule. Or record the Judgment that lets the event stand, or names the winner.',
  }),
  'law/on-words': undetermined({
    title: 'What rules regulate rests on words alone',
    mend: 'Where the words grant it, say so by `grants` on the card of the rule. Or record the Judgment that lets the event stand, or settles the move.',
  }),
  'reading/open': undetermined({
    title: 'It depends on a question that the players left open',
    mend: 'Record the Judgment that settled the question, or declare in game.md which reading the players took and why.',
  }),
  'history/rewritten': {
    class: 'rewritten',
    severity: 'error',
    title: 'A settled record has been changed',
    mend: 'Put the record back as it was. If it was wrong, correct it openly: `nomic correct` adds corrected: { on, why } to its front matter (to the entry, for one event of several). Commentary under notes may be changed at any time.',
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;

export const DISPUTED_REASONS: Readonly<Record<keyof typeof DISPUTED, string>> = {
  'outcome/mismatch':
    'The record states an outcome, and the votes beside it, counted as the rules in force on that day demand, come to the other one, or the proposal had lapsed when its player left. In Suber’s set a proposal is adopted if and only if it receives the required number of votes (Rules 104, 109 and 203).',
  'awards/mismatch':
    'The record states what a proposal earned, and the rules in force on that day come to another sum. The difference is shown, as in a ledger, and neither figure is simply believed; in Suber’s set Rules 202, 204 and 206 decide.',
  'scores/mismatch':
    'The record states the scores at a certain moment, and everything that the rules gave and took until then adds up to others. The entries that make up the sum are listed, so that the missing or wrong one can be found.',
  'winner/mismatch':
    'The record states who won, and by the rules in force nobody had won at that moment, somebody else had, or the same player by other means. In Suber’s set the winner is the first to achieve the points of Rule 208, or the one whom Rule 213 names when play cannot go on.',
  'turn/unknown-proposer':
    'The record does not say who made the proposal, and the rules in force lay down an order of turns. Whether it was made in turn, and who moves next, cannot be said of it; under Suber’s Rule 201 no turn may be skipped.',
  'law/conflict':
    'Two rules in force regulate the same thing differently, and the rules on precedence do not say which prevails. In Suber’s set Rules 110 and 211 leave no such case: the immutable rule prevails, then what rules claim of one another, then the lower number.',
  'law/no-change-possible':
    'Nothing in force says any longer which changes may be made, or how they are adopted. So the rules cannot be changed any more. In Suber’s set changing the rules is the one thing that is not permitted unless a rule permits it (Rule 116); play cannot continue then, and Rule 213 says who has won.',
  'win/simultaneous':
    'Two or more players fulfil the condition for winning at the same moment, and the rules in force speak of one winner. Suber’s Rule 208 names the first to achieve the points, and here nobody was first.',
  'win/on-words':
    'A rule in force regulates by its mechanics who wins, and here its condition holds, or fails, only because of what a record gave, took or filled on the words of a rule or of a proposal alone. Words can grant anything, so that stands; but they do not decide what another rule regulates. In Suber’s set the winner is whoever achieves the points of Rule 208, and a record that cites some other rule for them does not make one.',
  'law/on-words':
    'A rule in force regulates something by its mechanics: whether a move is legal, who votes and with how many ballots, whether a proposal is adopted, what is earned, what becomes of a rule. Here it comes out as it does only because of what a record gave, took or filled on the words of a rule or of a proposal alone. Words can grant anything, so that stands; but they do not decide what another rule regulates.',
  'reading/open':
    'The rules can be read in two ways here, the two come to different results, and the game declares the question open. The archive does not decide it: under Suber’s Rule 212 that is for the Judge, who considers game-custom and the spirit of the game.',
  'history/rewritten':
    'A closed vote, a given judgment, a past event, or the rules and the players that a game began with differ from the branch that this change is to be merged into, or a reading or a record of an earlier date, added since, changes what was decided without it. Play rests on what was recorded, and a change of the past has to be made openly: under Suber’s Rule 107 not even a rule-change applies to the past.',
};
