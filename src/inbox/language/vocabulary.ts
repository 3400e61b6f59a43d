/**
 * The language in which one votes, proposes and calls for Judgment. The reader of messages and the
 * documentation both take it from here.
 */
import type { WayToVote } from '../../records/kinds/votes.ts';

/** The words for each way to vote. `weak`: only with a number or after “vote”. */
export const WAY_WORDS: Readonly<
  Record<WayToVote, { readonly strong: readonly string[]; readonly weak: readonly string[] }>
> = {
  for: {
    strong: ['for', 'aye', 'in favour of', 'in favor of', 'in favour', 'in favor'],
    weak: ['yes', 'yea', 'yay', 'pro', 'approve', 'support'],
  },
  against: {
    strong: ['against', 'nay', 'opposed to', 'opposed'],
    weak: ['no', 'contra', 'oppose', 'reject', 'disapprove'],
  },
  abstain: {
    strong: ['abstain', 'present', 'abstaining'],
    weak: ['abstention', 'abstentions'],
  },
};

export interface Sentence {
  /** As one may write it. */
  readonly example: string;
  readonly also: readonly string[];
  readonly says: string;
}

/** What the documentation shows; a test reads each of these. */
export const SENTENCES: readonly Sentence[] = [
  {
    example: 'FOR 305',
    also: [
      'I vote against Proposal 305',
      '305: abstain',
      'On 305 I vote aye',
      'My vote on 305 is FOR',
      '305 NAY',
      'I abstain on 305',
    ],
    says: 'a vote',
  },
  {
    example: 'FOR 301, 303-305',
    also: [
      'I vote FOR 301 and AGAINST 302',
      '301 FOR, 302 AGAINST',
      'I vote as follows:, and a line for each',
    ],
    says: 'several votes',
  },
  {
    example: 'Vote: YES',
    also: ['FOR', 'I vote against', 'aye'],
    says: 'a vote, where a heading, the subject, the message that is answered or a quoted line above names one proposal',
  },
  {
    example: '3xFOR 305',
    also: ['FOR x3 305', '305: 3 x FOR'],
    says: 'a vote that counts several times, where the rules have such votes',
  },
  {
    example: 'I change my vote on 305 to for',
    also: ['I change my vote to AGAINST on 305'],
    says: 'another vote in the place of one',
  },
  {
    example: 'I retract my vote on 305',
    also: ['I withdraw my vote on 305'],
    says: 'a vote taken back',
  },
  {
    example: 'I propose: Tea is served at five.',
    also: [
      'I propose that tea is served at five.',
      'I propose to repeal Rule 204.',
      'I propose the following: Tea is served at five.',
      'I submit the following proposal, "Tea", AI=1.5: { Tea is hot. }',
    ],
    says: 'a proposal; its text goes on to the end of the message, or stands between { and }, {{{ and }}}, or two lines of ### or of dashes; figures beside the title are kept where a rule makes proposals carry them, AI as adoption_index',
  },
  {
    example: 'I withdraw Proposal 305',
    also: ['I retract 305'],
    says: 'the end of one’s own proposal',
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
  { example: 'I withdraw my call for Judgment', also: [], says: 'the end of one’s own question' },
  {
    example: 'I rule on Judgment 1: No.',
    also: ['I judge Judgment 1: TRUE'],
    says: 'an answer, by the Judge',
  },
  {
    example: 'I overrule Judgment 1',
    also: ['I vote to overrule Judgment 1'],
    says: 'a vote to overrule a Judge; those of one reading of messages are one record',
  },
  {
    example: 'I leave the game',
    also: ['I quit the game', 'I forfeit the game'],
    says: 'that the author leaves, or forfeits',
  },
  {
    example: 'I join the game',
    also: ['I join the game as Kit Marlowe'],
    says: 'that somebody joins, with the account of the message; this is always asked about',
  },
  { example: 'I roll 1d6: 4', also: ['I roll a die: 4'], says: 'a throw of the die' },
];

/** Words that may stand before a vote and say nothing. */
export const OPENERS =
  /^(?:(?:(?:(?:hi|hello|hey)(?: (?:all|everyone|everybody|folks|friends|there))?|yes|yeah|yep|no|nope|sure|thanks|fine|friends|all|everyone|everybody|folks|sorry|please|right|for the record|as for me)[,:;.!]+|ok|okay|alright|well|so|hmm+|hm|ah|oh|then|also|and|actually|but|finally|again|now)[,:;.!]*\s+)*/;

/** What turns a vote into something to be asked about. */
export const DOUBTS: readonly {
  readonly pattern: RegExp;
  readonly why: string;
  /** In a remark it says nothing of the vote. */
  readonly notInRemark?: true;
}[] = [
  {
    pattern:
      /\b(?:if|unless|provided|providing|assuming|as long as|in case|depending|depends|until|once|when|whenever|except|excepting|conditional|conditionally|subject to|iff|otherwise|whichever|only|should it|contingent)\b/,
    why: 'it has a condition',
  },
  {
    pattern:
      /\b(?:same as|as .{1,30}\b(?:does|do|did|votes|voted)|ditto|likewise|whatever|opposite|endorse|endorsing|agree with|defer|deferring|mirror|whoever|how .{1,30} votes)\b/,
    why: 'it refers to another’s vote',
  },
  {
    pattern: /\b(?:voted|have cast|had cast|was cast)\b/,
    why: 'it says that a vote was cast before',
  },
  { pattern: /\b(?:neither|nor)\b/, why: 'it may be to abstain, or to say nothing' },
  {
    pattern:
      /\b(?:maybe|perhaps|unsure|not sure|tentative|tentatively|provisional|provisionally|i guess|probably|possibly|leaning|lean|half|or)\b/,
    why: 'it is not certain',
  },
  {
    pattern: /\b(?:all|everything|every|each|the rest|the others|others|both|any|none|remaining)\b/,
    why: 'it does not say which proposals',
    notInRemark: true,
  },
  {
    pattern:
      /\b(?:not|n't|jk|kidding|joking|joke|sarcasm|as if|lol no|haha no|never mind|nevermind|scratch that|edit|edited|correction|oops|wait)\b|\/s\b/,
    why: 'it may be taken back',
  },
  { pattern: /\b(?:but|however|although)\b/, why: 'it goes on with a reservation' },
];

/** What no player means for a vote: wishes, questions, intentions, what others should do. */
export const NOT_MEANT =
  /\?\s*["')\]]*$|\b(?:would|wouldn't|wouldnt|i'd|he'd|she'd|we'd|they'd|you'd|should|shouldn't|could|couldn't|might|may|must|ought|wish|hope|suppose|imagine|what if|don't|dont|do not|did not|didn't|does not|doesn't|cannot|can't|cant|can not|never|will|won't|'ll|going to|gonna|intend|intending|intention|plan to|planning|want|wants|wanted|considering|thinking of|thinking about|tempted|inclined|likely|tomorrow|later|why|who|how come|let's|lets|let us|need|needs|able to|haven't|have not|hasn't|am not|is not|isn't|aren't|wasn't|about to|ready to|tend to|used to|urge|encourage|recommend|suggest|convince|persuade|prefer)\b/;

/** A sentence that takes back the one before it. */
export const TAKES_BACK =
  /^(?:as if|not|no(?:,? (?:wait|really))?|wait|just kidding|kidding|jk|just joking|joking|never ?mind|scratch that|or not|psych|nope|haha no|i(?:'m| am) (?:just )?(?:kidding|joking)|maybe|oops|strike that|i take (?:that|it) back|ignore that|disregard that|or maybe not|sike|\/s)\b[\s.!,…]*(?:[a-z ]{0,20})[.!…]*$/;

/** Words by which somebody votes as another did, where they are all of a message. */
export const REFERENCES =
  /^(?:ditto|likewise|same(?: here)?|me too|me as well|seconded|i second (?:that|this|it|the (?:proposal|motion))|second(?:ing)?|what (?:she|he|they|\w+) said|\^+(?: this)?|this|i (?:also )?(?:endorse|agree with|second|side with|follow|defer to) .{1,60}|same as .{1,60}|i vote (?:as|like|with|the same as|the way) .{1,80}|as .{1,40} (?:does|did|voted|votes)|agreed)[\s.!^]*$/;
