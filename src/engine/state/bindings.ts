/**
 * The decisions of Judgments and game custom that bind the engine.
 *
 * A Judgment may be given after the move that it settles. So all are collected before the replay.
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

export interface ChosenOption {
  readonly option: string;
  readonly source: ReadingTaken['source'];
  readonly why?: string | undefined;
  /** The Judgment that says so. */
  readonly judgment?: string;
  /** The rule in force that says so. */
  readonly rule?: RuleNumber;
}

export interface SettledMove {
  readonly judgment: WrittenJudgment;
  readonly is: Verdict;
  /** The number of the only change that it settles, from 1. */
  readonly part?: number;
  /** Whether it follows from the option that the Judgment chose for “compound-proposal”. */
  readonly isCompound?: true;
  /** The path at which the Judgment names the record. */
  readonly path: Path;
  /** Whether Judgment was invoked in the same turn. */
  readonly ownTurn: boolean;
}

export interface Bindings {
  /**
   * A Judgment's option for a reading: one of the same turn, or an earlier one that binds. `without` is a
   * Judgment to ignore.
   */
  judged(
    reading: string,
    during: string | undefined,
    without?: string,
  ): { readonly own?: ChosenOption; readonly earlier?: ChosenOption };
  /** The option of game custom at a moment, or of the register. */
  custom(reading: string, now: Moment | undefined): ChosenOption;
  /** The winner whom a Judgment of this turn names, and the Judgment. */
  winner(during: string | undefined): Readonly<{ player: PlayerId; judgment: string }> | undefined;
  /** The decisions of Judgments on a record, in the order given. */
  settled(record: GameRecord): readonly SettledMove[];
  /** The records that a Judgment settles, and its decision on each. */
  settledBy(judgment: WrittenJudgment): readonly {
    readonly record: GameRecord;
    readonly is: Verdict | undefined;
  }[];
  /** Whether another Judgment has set this one aside, so that it does not bind. */
  isSetAside(judgment: WrittenJudgment): boolean;
  /** The proposal that has the number. */
  proposalCalled(number: ProposalNumber): WrittenProposal | undefined;
  /** The Judgment with a number or file name. */
  judgmentCalled(name: JudgmentName): WrittenJudgment | undefined;
  /** The event that has an id. */
  eventCalled(id: string): WrittenEvent | undefined;
  /** The proposal in whose turn a Judgment was invoked. */
  turnOf(judgment: string): string | undefined;
  /** The proposal that began the next turn. */
  turnAfter(judgment: string): WrittenProposal | undefined;
}

interface ReadingJudged {
  readonly step: number;
  readonly option: string;
  readonly judgment: WrittenJudgment;
}

/** Records by the names that Judgments use. */
type RecordsByName = ReturnType<typeof namedIn>;

function namedIn(game: WrittenGame, steps: readonly TimelineStep[]) {
  const made = steps.flatMap((step) =>
    step.kind === 'propose' || step.kind === 'lost' ? [step.proposal] : [],
  );
  const { judgments } = game;
  return {
    proposals: new Map(made.map((proposal) => [proposal.number, proposal])),
    events: new Map(
      game.events.flatMap((each) => (each.id === undefined ? [] : [[each.id, each]])),
    ),
    // A number takes precedence over a file of that name.
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

/** A rule of `ruleset` may let Judgments settle past moves. `refused` ones bind nobody. */
export function gatherBindings(
  game: WrittenGame,
  { cards }: Pick<WrittenRuleset, 'cards'>,
  steps: readonly TimelineStep[],
  refused: readonly WrittenJudgment[] = [],
): Bindings {
  const ruled = cards.flatMap(({ mechanics }) => mechanics?.readings?.get('past-moves') ?? []);
  const custom = (reading: string, now: Moment | undefined): ChosenOption => {
    const written = game.readings.get(reading);
    // A dated custom does not yet exist if the present date is unknown.
    const isSince = !written?.since || (now !== undefined && now.from >= written.since.from);
    if (written && isSince) return { option: written.take, source: 'custom', why: written.why };
    return { option: readingCalled(reading)?.options[0].id ?? OPEN, source: 'default' };
  };
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
    judged: (reading, during, without) => {
      const all = readings.get(reading)?.filter(({ judgment }) => judgment.name !== without);
      if (!all) return {};
      const step = turns.placeOf(during);
      const own = all.findLast((bound) => bound.step === step);
      const earlier = all.findLast((bound) => bound.step < step);
      return {
        ...(own && { own: fromJudgment(own) }),
        ...(earlier && { earlier: fromJudgment(earlier) }),
      };
    },
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

/** The Judgments that others set aside. The latest one that reaches a Judgment decides. */
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
  const winners = new Map<string | undefined, Readonly<{ player: PlayerId; judgment: string }>>();
  const settled = new Map<string, SettledMove[]>();
  const compounds = new Map<WrittenProposal, SettledCompound>();
  const made = [...named.proposals.values()].filter(({ changes }) => changes.length > 1);
  const ofTurn = Map.groupBy(made, ({ name }) => turns.placeOf(name));
  for (const judgment of given) {
    const turn = turns.turnOf(judgment.name);
    for (const settlement of judgment.settles) {
      const record = recordSettled(settlement, named);
      // A Judgment that sets itself aside has no other effect.
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
        // The number of the change, unless the proposal has only one.
        const isOfSeveral = 'changes' in record && record.changes.length > 1;
        const part = kind === 'move' && isOfSeveral ? settlement.part : undefined;
        const said = { judgment, is, ...withoutUndefined({ part }), path, ownTurn };
        getOrMake(settled, recordKey(record), () => []).push(said);
      }
    }
  }
  for (const proposal of made) settleWhole(settled, proposal, compounds.get(proposal));
  return { readings, winners, settled };
}

/** The decision of a Judge, in the same turn, that a proposal may not make several changes. */
type SettledCompound = Pick<SettledMove, 'judgment' | 'path'>;

/**
 * A proposal is void if all its changes are struck out. So is one of which several remain, if a Judge
 * found that it may make only one. A Judgment on the whole proposal takes precedence.
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

function fromJudgment({ option, judgment }: ReadingJudged): ChosenOption {
  return {
    option,
    source: 'judgment',
    why: `Judgment ${judgment.number}: ${judgment.question}`,
    judgment: judgment.name,
  };
}

/** The last bench of a valid Judgment, with a ruling that was not overruled. */
export function finalBench(
  judgment: WrittenJudgment,
): WrittenJudgment['bench'][number] | undefined {
  const last = judgment.bench.at(-1);
  return last?.ruling !== undefined && last.overruled === undefined ? last : undefined;
}
