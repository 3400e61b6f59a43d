/**
 * The decisions of Judgments and game custom that bind the engine.
 *
 * A Judgment may be given after the move that it is about. So all are gathered before the replay begins,
 * and are known when the move is replayed.
 */
import type { Path } from '../../diagnostics/finding.ts';
import { getOrMake } from '../../helpers/once.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { OPEN, readingCalled } from '../../law/readings/register.ts';
import type { Settlement, WrittenJudgment } from '../../records/kinds/judgment.ts';
import type { JudgmentName } from '../../records/kinds/parts.ts';
import type {
  GameRecord,
  WrittenEvent,
  WrittenGame,
  WrittenProposal,
  WrittenRuleset,
} from '../../records/types.ts';
import type { PlayerId, ProposalNumber, RuleNumber } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import type { Verdict } from '../../values/verdicts.ts';
import type { ReadingTaken } from '../results/types.ts';
import { recordKey } from '../timeline/record-words.ts';
import type { TimelineStep } from '../timeline/timeline.ts';
import { type TurnsRecorded, turnsRecorded } from '../timeline/turns-recorded.ts';

export interface TakenOption {
  readonly option: string;
  readonly source: ReadingTaken['source'];
  readonly why?: string | undefined;
  /** The Judgment, by name, that says so. */
  readonly judgment?: string;
  /** The number of the rule in force that says so. */
  readonly rule?: RuleNumber;
}

export interface SettledMove {
  readonly judgment: WrittenJudgment;
  readonly is: Verdict;
  /** Which of several changes of a proposal is meant alone, counted from 1. */
  readonly part?: number;
  /** Whether it follows from the reading “compound-proposal”, which the Judgment took. */
  readonly isCompound?: true;
  /** Where the Judgment names what it settles. */
  readonly path: Path;
  /** Whether Judgment was invoked in the turn of what it settles. */
  readonly ownTurn: boolean;
}

export interface Bindings {
  /**
   * The answer to a reading by a Judgment of the proposal's turn, or by an earlier one if precedent
   * binds. `without`: a Judgment to leave out.
   */
  judged(
    reading: string,
    during: string | undefined,
    without?: string,
  ): { readonly own?: TakenOption; readonly earlier?: TakenOption };
  /** The answer to a reading by game custom at a moment, or else by the register. */
  custom(reading: string, now: Moment | undefined): TakenOption;
  /** Whom a Judgment given in the turn of a proposal names as the winner, and the Judgment's name. */
  winner(during: string | undefined): NamedWinner | undefined;
  /** The answers of Judgments on a record, in the order in which they were given. */
  settled(record: GameRecord): readonly SettledMove[];
  /** The records that a Judgment speaks of, and what it finds of each. */
  settledBy(judgment: WrittenJudgment): readonly RecordFound[];
  /** Whether another Judgment has set a Judgment aside, so that it binds nobody. */
  isSetAside(judgment: WrittenJudgment): boolean;
  /** The proposal that has the number. */
  proposalCalled(number: ProposalNumber): WrittenProposal | undefined;
  /** The Judgment that a record calls by its number, or by the name of its file. */
  judgmentCalled(name: JudgmentName): WrittenJudgment | undefined;
  /** The event that has an id. */
  eventCalled(id: string): WrittenEvent | undefined;
  /** The proposal in whose turn Judgment was invoked, by the Judgment's name. */
  turnOf(judgment: string): string | undefined;
  /** The proposal that began the turn after it. */
  turnAfter(judgment: string): WrittenProposal | undefined;
}

interface RecordFound {
  readonly record: GameRecord;
  readonly is: Verdict | undefined;
}

export interface NamedWinner {
  readonly player: PlayerId;
  readonly judgment: string;
}

interface ReadingJudged {
  readonly step: number;
  readonly option: string;
  readonly judgment: WrittenJudgment;
}

/** The records that a Judgment may settle, by what it calls them. */
interface RecordsByName {
  readonly proposals: ReadonlyMap<ProposalNumber, WrittenProposal>;
  readonly events: ReadonlyMap<string, WrittenEvent>;
  readonly judgments: ReadonlyMap<string, WrittenJudgment>;
}

function namedIn(game: WrittenGame, steps: readonly TimelineStep[]): RecordsByName {
  const made = steps.flatMap((step) =>
    step.kind === 'propose' || step.kind === 'lost' ? [step.proposal] : [],
  );
  const { judgments } = game;
  return {
    proposals: new Map(made.map((proposal) => [proposal.number, proposal])),
    events: new Map(
      game.events.flatMap((each) => (each.id === undefined ? [] : [[each.id, each]])),
    ),
    // A number goes before the name of another's file.
    judgments: new Map([
      ...judgments.map((each) => [each.name, each] as const),
      ...judgments.map((each) => [String(each.number), each] as const),
    ]),
  };
}

function recordSettled(settled: Settlement, named: RecordsByName): GameRecord | undefined {
  if (settled.kind === 'move') return named.proposals.get(settled.move);
  if (settled.kind === 'event') return named.events.get(settled.event);
  if (settled.kind === 'judgment') return named.judgments.get(String(settled.judgment));
  return undefined;
}

/** `ruleset`: its rules say whether Judgments reach past moves, if one of them does. `refused` bind nobody. */
export function gatherBindings(
  game: WrittenGame,
  { cards }: Pick<WrittenRuleset, 'cards'>,
  steps: readonly TimelineStep[],
  refused: readonly WrittenJudgment[] = [],
): Bindings {
  const ruled = cards.flatMap(({ mechanics }) => mechanics?.readings?.get('past-moves') ?? []);
  const custom = (reading: string, now: Moment | undefined) => customOf(game, reading, now);
  const turns = turnsRecorded(steps, (on) => custom('moving', on).option === 'next-to-move');
  const named = namedIn(game, steps);
  const given = steps.flatMap((step) =>
    step.kind === 'judge' && finalBench(step.judgment) && !refused.includes(step.judgment)
      ? [step.judgment]
      : [],
  );
  const reachesPast = (judgment: WrittenJudgment) => {
    const found = given.flatMap((other) => (turns.isOwnTurn(other, judgment) ? other.settles : []));
    const isOwn = (each: Settlement) => recordSettled(each, named) === judgment && 'is' in each;
    const own = found.findLast(isOwn);
    if (own && 'is' in own && own.is === 'legal') return true;
    const read = found.findLast((each) => each.kind === 'reading' && each.reading === 'past-moves');
    const taken = read?.kind === 'reading' ? read.take : undefined;
    return (taken ?? ruled[0] ?? custom('past-moves', judgment.invoked).option) === 'yes';
  };
  const setAside = judgmentsSetAside(
    given,
    named,
    (judgment, other) => turns.isOwnTurn(judgment, other) || reachesPast(judgment),
  );
  const { readings, settled, winners } = settlementsOf(given, named, turns, setAside);
  return {
    judged: (reading, during, without) =>
      judgedOf(readings.get(reading), turns.placeOf(during), without),
    custom,
    settled: (record) => settled.get(recordKey(record)) ?? [],
    settledBy: ({ settles }) =>
      settles.flatMap((each) => {
        const record = recordSettled(each, named);
        return record ? [{ record, is: 'is' in each ? each.is : undefined }] : [];
      }),
    isSetAside: (judgment) => setAside.has(judgment),
    proposalCalled: (number) => named.proposals.get(number),
    judgmentCalled: (name) => named.judgments.get(String(name)),
    eventCalled: (id) => named.events.get(id),
    turnOf: turns.turnOf,
    turnAfter: turns.turnAfter,
    winner: (during) => winners.get(during),
  };
}

function customOf(game: WrittenGame, reading: string, now: Moment | undefined): TakenOption {
  const written = game.readings.get(reading);
  // A custom with a date has not arisen by then if no date is known yet.
  const isSince = !written?.since || (now !== undefined && now.from >= written.since.from);
  if (written && isSince) return { option: written.take, source: 'custom', why: written.why };
  return { option: readingCalled(reading)?.options[0].id ?? OPEN, source: 'default' };
}

/** The Judgments that others set aside. The latest that reaches a Judgment decides. */
function judgmentsSetAside(
  given: readonly WrittenJudgment[],
  named: RecordsByName,
  reaches: (judgment: WrittenJudgment, other: WrittenJudgment) => boolean,
): ReadonlySet<WrittenJudgment> {
  const weighed = new Set<WrittenJudgment>();
  const setAside = new Set<WrittenJudgment>();
  for (const judgment of given.toReversed()) {
    if (setAside.has(judgment)) continue;
    for (const settlement of judgment.settles) {
      if (settlement.kind !== 'judgment') continue;
      const other = named.judgments.get(String(settlement.judgment));
      if (!other || weighed.has(other)) continue;
      if (!reaches(judgment, other)) continue;
      weighed.add(other);
      if (settlement.is !== 'legal') setAside.add(other);
    }
  }
  return setAside;
}

function settlementsOf(
  given: readonly WrittenJudgment[],
  named: RecordsByName,
  turns: TurnsRecorded,
  setAside: ReadonlySet<WrittenJudgment>,
) {
  const readings = new Map<string, ReadingJudged[]>();
  const winners = new Map<string | undefined, NamedWinner>();
  const settled = new Map<string, SettledMove[]>();
  const compounds = new Map<WrittenProposal, SettledCompound>();
  const made = [...named.proposals.values()].filter(({ changes }) => changes.length > 1);
  const ofTurn = Map.groupBy(made, ({ name }) => turns.placeOf(name));
  for (const judgment of given) {
    const turn = turns.turnOf(judgment.name);
    for (const settlement of judgment.settles) {
      const record = recordSettled(settlement, named);
      // A Judgment that sets itself aside says nothing else.
      if (setAside.has(judgment) && record !== judgment) continue;
      if (settlement.kind === 'reading') {
        const bound = { step: turns.placeOf(turn), option: settlement.take, judgment };
        getOrMake(readings, settlement.reading, () => []).push(bound);
        if (settlement.reading === 'compound-proposal' && settlement.take === 'no') {
          const path = [...settlement.path, 'reading'];
          for (const proposal of ofTurn.get(turns.placeOf(turn)) ?? [])
            compounds.set(proposal, { judgment, path });
        }
      } else if (settlement.kind === 'winner') {
        winners.set(turn, { player: settlement.player, judgment: judgment.name });
      } else if ('is' in settlement && record) {
        const { kind, is } = settlement;
        const ownTurn = turns.isOwnTurn(judgment, record);
        const path = [...settlement.path, kind];
        const part = partMeant(settlement, record);
        const said = { judgment, is, ...withoutUndefined({ part }), path, ownTurn };
        getOrMake(settled, recordKey(record), () => []).push(said);
      }
    }
  }
  for (const proposal of made) settleWhole(settled, proposal, compounds.get(proposal));
  return { readings, winners, settled };
}

/** That a Judge found, in its own turn, that one proposal may not make several changes. */
type SettledCompound = Pick<SettledMove, 'judgment' | 'path'>;

/** A change alone is the whole of its proposal. */
function partMeant(settlement: Settlement, record: GameRecord): number | undefined {
  if (settlement.kind !== 'move' || !('changes' in record)) return undefined;
  return record.changes.length > 1 ? settlement.part : undefined;
}

/**
 * A proposal without a change left is void as a whole. So is one with several left, if a Judge found
 * that a proposal makes one. A Judgment on the whole goes before that.
 */
function settleWhole(
  settled: Map<string, SettledMove[]>,
  proposal: WrittenProposal,
  compound: SettledCompound | undefined,
): void {
  const said = settled.get(recordKey(proposal)) ?? [];
  const last = new Map(said.flatMap((each) => (each.part ? [[each.part, each]] : [])));
  const struck = [...last.values()].filter(({ is }) => is !== 'legal');
  const [first] = struck;
  const left = proposal.changes.length - struck.length;
  if (first && left <= 0) {
    const { part: _, ...whole } = first;
    settled.set(recordKey(proposal), [whole, ...said]);
  } else if (compound && left > 1) {
    const found = { is: 'illegal', isCompound: true, ownTurn: true } as const;
    settled.set(recordKey(proposal), [{ ...compound, ...found }, ...said]);
  }
}

function judgedOf(
  bounds: readonly ReadingJudged[] | undefined,
  step: number,
  without: string | undefined,
): ReturnType<Bindings['judged']> {
  if (!bounds) return {};
  const counts = ({ judgment }: ReadingJudged) => judgment.name !== without;
  const own = bounds.findLast((bound) => bound.step === step && counts(bound));
  const earlier = bounds.findLast((bound) => bound.step < step && counts(bound));
  return {
    ...(own && { own: fromJudgment(own) }),
    ...(earlier && { earlier: fromJudgment(earlier) }),
  };
}

function fromJudgment({ option, judgment }: ReadingJudged): TakenOption {
  return {
    option,
    source: 'judgment',
    why: `Judgment ${judgment.number}: ${judgment.question}`,
    judgment: judgment.name,
  };
}

/** The last judge's part of a Judgment that stands: ruled, and not overruled. */
export function finalBench(
  judgment: WrittenJudgment,
): WrittenJudgment['bench'][number] | undefined {
  const last = judgment.bench.at(-1);
  return last?.ruling !== undefined && last.overruled === undefined ? last : undefined;
}
