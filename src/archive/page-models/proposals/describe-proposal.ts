/** A proposal: what it asked for, how it went, and what it made. */
import { doubtsOf } from '../../../engine/results/open-matters.ts';
import type { Proposal, Rule, RuleChange } from '../../../engine/results/types.ts';
import { capital, nameWords } from '../../../helpers/words.ts';
import type { WrittenChange } from '../../../records/types.ts';
import { resolverAt } from '../../lookup/describe-reference.ts';
import { answering, type GameArchive, ruleAt } from '../../lookup/game-archive.ts';
import { redline } from '../../redline/redline.ts';
import { describeDifference, type RuleDifference } from '../../rule-history/describe-change.ts';
import { numberWords, tallyWords } from '../../words/amount-words.ts';
import { formatDate } from '../../words/format-date.ts';
import { shownText } from '../../words/lost-words.ts';
import { mechanicsLines } from '../../words/mechanics-lines.ts';
import { link, listed, type Phrase, phrase } from '../../words/phrase.ts';
import { askedSentence, asksWords, changeTargetWords } from '../../words/phrases/change-words.ts';
import { citeProposal } from '../../words/phrases/citation.ts';
import { eventNote, eventWords } from '../../words/phrases/event-words.ts';
import { judgmentLink, playerName } from '../../words/phrases/links.ts';
import {
  authorNames,
  proposalLink,
  proposalWords,
  withWords,
} from '../../words/phrases/proposal-words.ts';
import { effectPhrases } from '../../words/phrases/what-it-does.ts';
import {
  CORRECTED,
  correctionWords,
  proposalDay,
  proposalYear,
  sourceWords,
  TAKEN_FROM,
} from '../../words/record-words.ts';
import { ifSoRead, outcomeLabel } from '../../words/say-outcome.ts';
import { outcomeJudgedWords } from '../judgments/describe-judged.ts';
import { describeLedgerEntry } from './describe-ledger.ts';
import { describeVote } from './describe-vote.ts';

export function describeProposal(archive: GameArchive, proposal: Proposal) {
  const { written } = proposal;
  const version = versionMeant(proposal);
  const { previous, next } = archive.besideProposal.get(proposal) ?? {};
  const made = describeMade(archive, proposal);
  const ofEach = madeOfEach(proposal, made);
  const isOfPoints = proposal.awards.every(({ quantity }) => quantity === 'points');
  return {
    heading: proposalWords(written),
    description: `Proposal ${written.number} in ${archive.title}: its request, its vote and its effect on the rules.`,
    /** The proposers; `undefined` if nobody knows them. */
    by: authorWords(archive, written),
    authors: authorNames(archive, written),
    asks: asksWords(archive, proposal),
    /** The changes that it made, or that it asked for if it was not adopted. */
    did:
      proposal.version !== undefined && made.length > 0
        ? didWords(archive, proposal.version, made)
        : askedSentence(archive, proposal),
    outcome: proposal.outcome,
    outcomeWords: outcomeLabel(proposal.outcome),
    /** `5 : 0`, with those who abstained as a third if there are any. */
    tally: proposal.outcome === 'open' || !proposal.count ? undefined : tallyWords(proposal.count),
    /** The Judgment that made the outcome what it is, and what it was before. */
    judged: outcomeJudgedWords(archive, proposal),
    /** On which reading the outcome depends: `, if …; otherwise defeated`. */
    ifSoRead: ifSoRead(archive, proposal),
    citation: citeProposal(archive, proposal),
    /** When it was settled, or else made; as recorded. */
    day: proposalDay(proposal)?.text,
    year: proposalYear(proposal),
    evidence: evidenceOf(proposal),
    dates: describeDates(archive, proposal),
    changes: written.changes.map((change, i) =>
      describeAsked(archive, proposal, change, i, ofEach?.[i]),
    ),
    does: effectPhrases(archive.replay, proposal),
    /** Each difference that its words and mechanics seem to have, with the author's answer. */
    doubts: doubtsOf(archive.replay.findings, written),
    words: written.words,
    /** Its acts besides changes of rules. */
    acts: (written.acts ?? []).map((act) => ({
      says: eventWords(archive, act, version),
      /** The note that the record gives in its own words. */
      note: eventNote(act),
    })),
    isParaphrased: written.paraphrased,
    /** Numbers of the rules it changed or would change, as they then were. */
    ruleNumbers: proposal.rules.flatMap(
      (id) => ruleAt(archive, id, proposal.version ?? version)?.number ?? [],
    ),
    /** The changes that its adoption made, if they are not shown with the request. */
    made: ofEach ? [] : made,
    vote: describeVote(archive, proposal),
    awards: proposal.awards.map((entry) => describeLedgerEntry(entry, archive)),
    /** `Points`; `Awards` if it earned something else too. */
    awardsTitle: isOfPoints ? 'Points' : 'Awards',
    notes: written.notes,
    resolve: resolverAt(archive, version),
    judgments: (archive.judgmentsAbout.get(written.name) ?? []).map(({ written: asked }) =>
      link(
        `Judgment ${asked.number}: ${asked.question}`,
        archive.links.judgment(archive.id, asked.name),
      ),
    ),
    previous: previous && proposalLink(archive, previous.written),
    next: next && proposalLink(archive, next.written),
  };
}

export type ProposalPage = ReturnType<typeof describeProposal>;

/** The version of the rules in which its words are read. */
function versionMeant({ votedUnder, madeUnder }: Proposal): number {
  return votedUnder ?? madeUnder;
}

/** `Gal with Ais and Ben`. */
export function authorWords(archive: GameArchive, written: Proposal['written']) {
  const by = written.by === undefined ? [] : [playerName(archive, written.by)];
  const all = [...by, ...withWords(archive, written.with)];
  return all.length === 0 ? undefined : all;
}

/** The evidence for the outcome; `undefined` if it is undecided or rests on a Judgment. */
export function evidenceOf(proposal: Proposal) {
  const { outcome, evidence, written, decidedBy } = proposal;
  if (outcome === 'open' || outcome === 'withdrawn' || restsOnJudgment(proposal)) return undefined;
  const isComputed = written.votes?.kind === 'tally' && decidedBy.length > 0;
  return evidence === 'verified'
    ? {
        word: 'Verified',
        means: 'The record names the voters, and the outcome follows from their votes.',
      }
    : { word: 'Attested', means: ATTESTED[isComputed ? 'tally' : 'outcome'] };
}

const ATTESTED = {
  tally:
    "The outcome is computed from the tally. The tally rests on the record's word, which does not say who voted how.",
  outcome: "The record does not say who voted how; the outcome rests on the record's word.",
};

/** Whether a Judgment gives the outcome, and neither votes nor the record state it. */
function restsOnJudgment({ outcome, judged }: Proposal): boolean {
  if (outcome === 'void' || outcome === 'undetermined') return true;
  const byVotes = judged?.unjudged;
  return (byVotes === 'adopted' || byVotes === 'defeated') && byVotes !== outcome;
}

function describeDates(archive: GameArchive, proposal: Proposal) {
  const { written } = proposal;
  const rows: { term: string; words: Phrase }[] = [];
  if (written.proposed) rows.push({ term: 'Proposed', words: [formatDate(written.proposed)] });
  if (written.revised) rows.push({ term: 'Changed', words: [formatDate(written.revised)] });
  if (written.closed) rows.push({ term: 'Vote closed', words: [formatDate(written.closed)] });
  if (written.withdrawn) rows.push({ term: 'Withdrawn', words: [formatDate(written.withdrawn)] });
  if (written.effective)
    rows.push({ term: 'Claims effect', words: [formatDate(written.effective)] });
  const under = versionMeant(proposal);
  rows.push({
    term: proposal.votedUnder === undefined ? 'Made under' : 'Voted under',
    words: [link(`Version ${under}`, archive.links.version(archive.id, under))],
  });
  for (const [fact, value] of written.facts) {
    // A name of two or three letters is an abbreviation, such as `AI`.
    const term = fact.length > 3 ? capital(nameWords(fact)) : fact.toUpperCase();
    rows.push({ term, words: [numberWords(value)] });
  }
  const corrected = correctionWords(written.corrected);
  if (corrected !== undefined) rows.push({ term: CORRECTED, words: [corrected] });
  const from = sourceWords(written.source);
  if (from) rows.push({ term: TAKEN_FROM, words: from });
  const ending = sourceWords(written.endingSource);
  const ended = written.withdrawn ? 'Withdrawal' : 'Close';
  if (ending) rows.push({ term: `${ended} taken from`, words: ending });
  return rows;
}

function struckWords(archive: GameArchive, { struck = [] }: Proposal, index: number) {
  const one = struck.find((each) => each.index === index);
  if (!one) return undefined;
  const found = one.is === 'illegal' ? 'illegal' : 'equally legal and illegal';
  return phrase`Struck out: ${judgmentLink(archive, one.judgment)} finds it ${found}.`;
}

function describeAsked(
  archive: GameArchive,
  proposal: Proposal,
  change: WrittenChange,
  index: number,
  made: RuleDifference | undefined,
) {
  const version = versionMeant(proposal);
  const before = targetText(archive, proposal, change, index);
  const isLost = saysLost(change);
  const text = isLost ? shownText({ text: '', lost: true }) : textAsked(change, before);
  const mechanics = 'mechanics' in change ? change.mechanics : undefined;
  return {
    says: [
      ...changeTargetWords(archive, change, version),
      ...otherNumbers(archive, proposal, change),
    ],
    text,
    /**
     * The change of the rule's words, or the change that it would have made then; `undefined` if there
     * was nothing to compare.
     */
    redline:
      change.kind === 'enact'
        ? undefined
        : (made?.redline ?? redlineAsked(change, isLost ? undefined : before, text)),
    mechanics: typeof mechanics === 'object' ? mechanicsLines(mechanics) : [],
    struck: struckWords(archive, proposal, index),
  };
}

/** ` (then 304, now 305)`: the numbers of a rule that the record calls by an earlier one. */
function otherNumbers(archive: GameArchive, proposal: Proposal, change: WrittenChange): Phrase {
  if ((change.kind !== 'amend' && change.kind !== 'repeal') || !('rule' in change.target))
    return [];
  const called = change.target.rule;
  const then = answering(archive, called, versionMeant(proposal));
  if (!then || typeof called !== 'number' || then.number === called) return [];
  const { changes = [] } = archive.replay.lives.get(then.id) ?? {};
  const made = changes.find(
    ({ cause }) => cause.by === 'proposal' && cause.proposal === proposal.written.name,
  );
  const now = made?.rule?.number ?? then.number;
  return [` (then ${then.number}${now === then.number ? '' : `, now ${now}`})`];
}

function redlineAsked(change: WrittenChange, before: string | undefined, text: string | undefined) {
  if (change.kind !== 'amend' || before === undefined || text === undefined) return undefined;
  return redline(before, text);
}

/** The words on the card when the vote was held, if the change is to a card. */
function targetText(archive: GameArchive, proposal: Proposal, change: WrittenChange, i: number) {
  if (change.kind === 'enact') return undefined;
  const version = versionMeant(proposal);
  const ids = proposal.rules.length === proposal.written.changes.length ? proposal.rules : [];
  const id = ids[i];
  if (id !== undefined) return knownText(ruleAt(archive, id, version));
  const { target } = change;
  return 'rule' in target && typeof target.rule === 'number'
    ? knownText(answering(archive, target.rule, version))
    : undefined;
}

function knownText(rule: Rule | undefined): string | undefined {
  return rule?.lost ? undefined : rule?.text;
}

function saysLost(change: WrittenChange): boolean {
  if (change.kind === 'enact') return change.lost === true;
  return change.kind === 'amend' && 'lost' in change.words;
}

function textAsked(change: WrittenChange, before: string | undefined): string | undefined {
  if (change.kind === 'transmute') return undefined;
  if (change.kind === 'repeal' || change.kind === 'enact') return change.text;
  if ('text' in change.words) return change.words.text;
  if ('lost' in change.words) return undefined;
  // A function, so that `$` in the new words has no special meaning.
  return change.words.replace.reduce((text, { from, to }) => text?.replace(from, () => to), before);
}

function describeMade(archive: GameArchive, { written, rules, version }: Proposal) {
  if (version === undefined) return [];
  return [...new Set(rules)].flatMap((id) => {
    const changes: readonly RuleChange[] = archive.replay.lives.get(id)?.changes ?? [];
    return changes.flatMap((change, i) => {
      const { cause } = change;
      if (cause.by !== 'proposal' || cause.proposal !== written.name) return [];
      return describeDifference(change, archive, id, changes[i - 1]?.rule) ?? [];
    });
  });
}

/** One for each change that was asked for; `undefined` if they do not correspond. */
function madeOfEach({ written, rules }: Proposal, made: readonly RuleDifference[]) {
  const { changes } = written;
  if (made.length !== changes.length || rules.length !== changes.length) return undefined;
  return made.every(({ id }, i) => id === rules[i]) ? made : undefined;
}

/** `It amended Rule 112, now Rule 305, and made version 5.` */
function didWords(archive: GameArchive, version: number, made: readonly RuleDifference[]): Phrase {
  const result = link(`version ${version}`, archive.links.version(archive.id, version));
  return phrase`It ${listed(made.map(({ did }) => did))}, and made ${result}.`;
}
