/** How a vote went: who voted which way, the count, and what decided the outcome. */
import Fraction from 'fraction.js';
import type { VoteCount } from '../../../engine/results/open-matters.ts';
import type { OutcomeTest, Proposal } from '../../../engine/results/types.ts';
import { isConstant } from '../../../engine/words/reckoning-words.ts';
import { ballotIn } from '../../../inbox/language/ballots.ts';
import { sayFormula } from '../../../law/sentences/sentences.ts';
import type { WayToVote, WrittenVotes } from '../../../records/kinds/votes.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { castWords, numberWords, silentVotes } from '../../words/amount-words.ts';
import { formatDate } from '../../words/format-date.ts';
import { describeAuthority, playerName } from '../../words/phrases/links.ts';
import { sourceWords } from '../../words/record-words.ts';

/** How somebody voted, as far as the record says. */
export type WayOrSilent = WayToVote | 'silent';

const SIDE_WORDS: Readonly<Record<WayOrSilent, string>> = {
  for: 'For',
  against: 'Against',
  abstain: 'Abstaining',
  silent: 'Not recorded as voting',
};

export function describeVote(archive: GameArchive, proposal: Proposal) {
  const { votes } = proposal.written;
  if (!votes && proposal.decidedBy.length === 0) return undefined;
  return {
    /** The voters by name; a side that nobody took is left out. */
    sides: describeSides(archive, proposal),
    isNamed: votes?.kind === 'named',
    /** `5 for, none against, 1 abstaining; 6 votes could be cast.` */
    count: proposal.count && countWords(proposal.count),
    /** `says` follows the rule's name. */
    decidedBy: proposal.decidedBy.map((test) => ({
      rule: describeAuthority(archive, test.rule),
      says: testWords(test),
    })),
  };
}

export type VoteTable = NonNullable<ReturnType<typeof describeVote>>;

/**
 * ` requires that the vote is unanimous: met`. If the condition is constant, the words are only the
 * constant.
 */
function testWords(test: OutcomeTest): string {
  const { formula, figures, result } = test;
  if (isConstant(test)) return `: ${formula.source}`;
  return ` requires that ${sayFormula(formula, 'votes', figures)}: ${result === true ? 'met' : 'not met'}`;
}

function describeSides(archive: GameArchive, { written, count, outcome }: Proposal) {
  const { votes } = written;
  if (!votes) return [];
  if (votes.kind === 'tally') return talliedSides(votes, count);
  const side = (way: WayOrSilent, ids: readonly PlayerId[], ballots?: Fraction) => ({
    way,
    words: way === 'silent' && outcome === 'open' ? 'Still to vote' : SIDE_WORDS[way],
    count: ballots ? numberWords(ballots) : String(ids.length),
    voters: [...Map.groupBy(ids, (id) => id)].map(([id, listed]) => {
      const on = votes.cast.get(id);
      const times = listed.length > 1 ? `${listed.length} times` : undefined;
      const said = votes.remarks.filter((each) => each.way === way && ids[each.index] === id);
      const strengths = said.flatMap((each) => (each.strength ? [numberWords(each.strength)] : []));
      return {
        who: playerName(archive, id),
        isProposer: id === written.by,
        /** How often the record lists the voter on this side, if it is more than once. */
        times,
        /** With which strength, if the record states it. */
        strength: strengths.length > 0 ? `strength ${strengths.join(' and ')}` : undefined,
        on: on && formatDate(on),
        /** The words that came with the vote. */
        why: said.flatMap(({ why }) => (why && saysMore(why) ? why : [])).join('; ') || undefined,
        /** The messages in which it was cast. */
        sources: said.map(({ source }) => sourceWords(source)).filter((from) => from !== undefined),
      };
    }),
  });
  const open = archive.replay.openVotes.find(({ proposal }) => proposal === written.name);
  const known = count ?? open?.count;
  return [
    side('for', votes.for, count?.for),
    side('against', votes.against, count?.against),
    side('abstain', votes.abstain, count?.abstain),
    side('silent', known?.silent ?? [], known && silentVotes(known)),
  ].filter(({ way, voters }) => way === 'for' || way === 'against' || voters.length > 0);
}

/** Whether the words with a vote are more than the vote: “FOR 301”, or a sign. */
function saysMore(words: string): boolean {
  return /\p{L}/u.test(words) && ballotIn(words) === undefined;
}

/**
 * A tally may leave votes out, and formulas count them as silence. So these votes do not appear as
 * abstentions.
 */
function talliedSides(votes: TallyVotes, count: VoteCount | undefined) {
  const { for: ayes, against, abstain } = votes;
  const silent = count ? silentVotes(count) : NONE;
  const side = (way: WayOrSilent, number: Fraction) => {
    return { way, words: SIDE_WORDS[way], count: numberWords(number), voters: [] };
  };
  return [
    side('for', ayes),
    side('against', against),
    ...(abstain.compare(0) > 0 ? [side('abstain', abstain)] : []),
    ...(silent.compare(0) > 0 ? [side('silent', silent)] : []),
  ];
}

type TallyVotes = Extract<WrittenVotes, { readonly kind: 'tally' }>;
const NONE = new Fraction(0);

/** `5 for, none against, 1 abstaining; 6 votes could be cast`. */
export function countWords(count: VoteCount): string {
  const eligible = count.eligible.equals(1) ? '1 vote' : `${numberWords(count.eligible)} votes`;
  const cast = castWords(count, (number) => (number.equals(0) ? 'none' : numberWords(number)));
  return `${cast}; ${eligible} could be cast`;
}
