/** The changes that Judgments made: the state before and the state since. */
import type { DecisionResult, ResultUnder } from '../../../engine/results/decision.ts';
import type {
  Judgment,
  LedgerEntry,
  Proposal,
  ReadingTaken,
} from '../../../engine/results/types.ts';
import { decisionText } from '../../../engine/words/decision-words.ts';
import { resultWords } from '../../../engine/words/result-words.ts';
import { once } from '../../../helpers/once.ts';
import { capital } from '../../../helpers/words.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { amountWords } from '../../words/amount-words.ts';
import { type Link, link, type Phrase, phrase } from '../../words/phrase.ts';
import { eventLink, judgmentLink, playerName } from '../../words/phrases/links.ts';
import { proposalLink } from '../../words/phrases/proposal-words.ts';
import { BECAME } from '../../words/say-outcome.ts';
import { decisionPhrase, readingHref } from './describe-readings.ts';

const OVERTURNED = ['Until then', 'Since'] as const;
/** For a Judgment given before the decision that it changed. */
const AHEAD = ['Without it', 'With it'] as const;
/** For decisions without an earlier result, or with a result that may have changed again. */
const AT_ONCE = ['Before it', 'After it'] as const;

type ReadingDecision = ReadingTaken['mattered'][number] & { readonly reading: string };
type JudgedMove = NonNullable<Proposal['judged']>;
/** An event or a Judgment that another settled. */
interface Act {
  readonly of: Link | string;
  readonly judged: NonNullable<Judgment['judged']>;
}

/** In this order: moves, events and Judgments, decisions under a reading, sums, who won. */
export function describeChanged(archive: GameArchive, judgment: Judgment) {
  const { written, status } = judgment;
  if (status !== 'given') return [];
  const { moves, readings, sums, won, acts } = judgedIn(archive);
  const { name, settles } = written;
  const names = settles.some(({ kind }) => kind === 'winner');
  return [
    ...(moves.get(name) ?? []).flatMap((proposal) => moveChange(archive, proposal)),
    ...(acts.get(name) ?? []).map(actChange),
    ...(readings.get(name) ?? []).flatMap((taken) => readingChange(archive, taken)),
    ...sumChanges(archive, sums.get(name) ?? []),
    ...(names ? (won.get(name) ?? []) : []).map(({ player, instead }) => ({
      of: ['The game'],
      terms: AT_ONCE,
      before: instead ? [playerName(archive, instead), ' had won.'] : ['Nobody had won.'],
      since: [playerName(archive, player), ' has won.'],
    })),
  ];
}

/** Which Judgment made a proposal's outcome what it is: `by Judgment 3; adopted until then`. */
export function outcomeJudgedWords(archive: GameArchive, proposal: Proposal): Phrase | undefined {
  return moveWords(archive, proposal) ?? readingWords(archive, proposal);
}

function moveWords(archive: GameArchive, { judged, outcome }: Proposal): Phrase | undefined {
  if (!judged || changesNothing(judged, outcome)) return undefined;
  const { unjudged, objections } = judged;
  const judgment = judgmentLink(archive, judged.judgment);
  if (unjudged === undefined) return phrase`by ${judgment}`;
  const before = OUTCOME_WORDS[unjudged];
  const when = judged.until ? 'until then' : 'without it';
  if (!isSetAside(judged)) {
    const isStanding = objections.length > 0;
    const how = isStanding ? phrase`as ${judgment} lets it stand` : phrase`by ${judgment}`;
    return phrase`${how}; ${before} ${when}`;
  }
  const same = unjudged === outcome ? 'by the rules alone as well' : when;
  return phrase`by ${judgment}; ${before} ${same}`;
}

function readingWords(archive: GameArchive, { written }: Proposal): Phrase | undefined {
  const taken = judgedIn(archive).outcomes.get(written.file);
  if (!taken?.judged || readingChange(archive, taken).length === 0) return undefined;
  const judgment = judgmentLink(archive, taken.judged.judgment);
  const before = outcomeWords(insteadOf(taken)?.result, taken);
  const when = taken.judged.until ? 'until then' : 'without it';
  return phrase`as ${judgment} reads the rules; ${before} ${when}`;
}

function outcomeWords(
  came: DecisionResult | undefined,
  { what, results }: ReadingDecision,
): string {
  if (came === undefined) return 'undetermined';
  return 'outcome' in came ? came.outcome : resultWords(came, what, results);
}

const judgedIn = once((archive: GameArchive) => {
  const { replay } = archive;
  const taken = replay.readings.flatMap(({ id, mattered }) =>
    mattered.flatMap((each) => (each.judged ? [{ ...each, reading: id }] : [])),
  );
  const isOutcome = ({ what }: ReadingDecision) => what.kind === 'outcome';
  return {
    moves: Map.groupBy(replay.proposals, ({ judged }) => judged?.judgment),
    readings: Map.groupBy(taken, ({ judged }) => judged?.judgment),
    sums: Map.groupBy(replay.ledger, ({ cause }) =>
      cause.by === 'judgment' ? cause.judgment : undefined,
    ),
    won: Map.groupBy(
      replay.timeline.filter((entry) => entry.kind === 'won'),
      ({ judgment }) => judgment,
    ),
    acts: Map.groupBy(actsIn(archive), ({ judged }) => judged.judgment),
    /** Readings that made a difference to the outcome of a proposal, by its file. */
    outcomes: new Map(taken.filter(isOutcome).map((each) => [each.file, each])),
  };
});

const OUTCOME_WORDS = { ...BECAME, void: 'not lawful' } as const;

const STANDS: Readonly<Record<Proposal['outcome'], string>> = {
  adopted: 'It stands, and is adopted.',
  defeated: 'It stands, and is defeated.',
  withdrawn: 'It was withdrawn.',
  open: 'It stands, and is open.',
  lost: 'Its record is lost.',
  void: 'Void: it changes nothing.',
  undetermined: 'Undetermined: as much legal as illegal, and it changes nothing.',
};

/** Whether the move has the same outcome with the Judgment as without it. */
function changesNothing(judged: JudgedMove, outcome: Proposal['outcome']): boolean {
  return !isSetAside(judged) && (judged.unjudged ?? outcome) === outcome;
}

function isSetAside({ is }: JudgedMove): boolean {
  return is !== 'legal';
}

function moveChange(archive: GameArchive, proposal: Proposal) {
  const { judged, written, outcome } = proposal;
  const isSame = judged && changesNothing(judged, outcome) && judged.objections.length === 0;
  if (!judged || isSame) return [];
  return [
    {
      of: [proposalLink(archive, written)],
      terms: judged.unjudged === undefined ? AT_ONCE : judged.until ? OVERTURNED : AHEAD,
      before: [beforeWords(judged)],
      since: [STANDS[outcome]],
    },
  ];
}

function beforeWords({ unjudged, objections }: JudgedMove): string {
  if (unjudged === undefined) return 'Not yet decided.';
  if (objections.length === 0) return `${capital(OUTCOME_WORDS[unjudged])}.`;
  return `${capital(OUTCOME_WORDS[unjudged])} by the rules alone: ${objections.join(' ')}`;
}

function actsIn(archive: GameArchive): readonly Act[] {
  const { judgments, timeline } = archive.replay;
  return [
    ...timeline.flatMap((entry): readonly Act[] => {
      if (entry.kind !== 'event' || !entry.judged) return [];
      const { id = '' } = entry.event;
      return [{ of: eventLink(archive, id), judged: entry.judged }];
    }),
    ...judgments.flatMap(({ written, judged }) =>
      judged ? [{ of: judgmentLink(archive, written.name), judged }] : [],
    ),
  ];
}

function actChange({ of, judged: { is, objections } }: Act) {
  const before = ['By the rules alone it would not stand:', ...objections].join(' ');
  return {
    of: [of],
    terms: AHEAD,
    before: [objections.length > 0 ? before : 'It would be as the rules alone have it.'],
    since: [ACTS[is]],
  };
}

const ACTS = {
  legal: 'It stands.',
  illegal: 'Void: it changes nothing.',
  undetermined: 'Undetermined: as much legal as illegal, and it changes nothing.',
} as const;

/** Empty if the decision would be the same without the Judgment. */
function readingChange(archive: GameArchive, taken: ReadingDecision) {
  const { judged, reading } = taken;
  const since = resultOf(taken, taken.taken);
  const before = insteadOf(taken);
  if (!judged || since === undefined || before === since) return [];
  const href = readingHref(archive, reading);
  const said = ({ result }: ResultUnder, option: string) => {
    const came = capital(resultWords(result, taken.what, taken.results));
    return phrase`${came}, under ${link(`“${option}”`, href)}.`;
  };
  return [
    {
      of: ofRecord(archive, taken),
      terms: judged.until ? OVERTURNED : AHEAD,
      before:
        before === undefined || judged.instead === undefined
          ? phrase`Undetermined: the players had left ${link('the question', href)} open.`
          : said(before, judged.instead),
      since: said(since, taken.taken),
    },
  ];
}

/** The decision without the Judgment; `undefined` if the question was left open. */
function insteadOf(taken: ReadingDecision): ResultUnder | undefined {
  const { judged } = taken;
  return judged?.instead === undefined ? undefined : resultOf(taken, judged.instead);
}

/** If `results` does not list the option, returns the result of the option taken. The two are equal. */
function resultOf({ results, taken }: ReadingDecision, option: string): ResultUnder | undefined {
  const find = (id: string) => results.find((each) => each.option === id);
  return find(option) ?? find(taken);
}

/** Each player's holdings as they were before the Judgment's first sum, and after its last. */
function sumChanges(archive: GameArchive, entries: readonly LedgerEntry[]) {
  const held = Map.groupBy(entries, ({ player, quantity }) => `${player} ${quantity}`);
  return [...held.values()].flatMap((of) => {
    const [first, last] = [of[0], of.at(-1)];
    if (!first || !last) return [];
    const before = first.balance.sub(first.amount);
    if (before.equals(last.balance)) return [];
    return [
      {
        of: [playerName(archive, first.player)],
        terms: AT_ONCE,
        before: [`${amountWords(before, first.quantity)}.`],
        since: [`${amountWords(last.balance, first.quantity)}.`],
      },
    ];
  });
}

/** The decision, with a link to the record that it is about. */
function ofRecord(archive: GameArchive, taken: ReadingDecision): Phrase {
  const { links, id } = archive;
  const record = archive.records.get(taken.file);
  if (!record) return [capital(decisionText(taken.what))];
  const own =
    'proposal' in record
      ? link(
          `Proposal ${record.proposal.written.number}`,
          links.proposal(id, record.proposal.written.name),
        )
      : judgmentLink(archive, record.judgment.written.name);
  return decisionPhrase(archive, taken, own);
}
