/**
 * The second rule: added records are replayed with the others, and no settled decision may change. A
 * record that belongs earlier but changes nothing gets a note.
 */
import type { Spot } from '../../diagnostics/finding.ts';
import {
  NOTE_NOTHING,
  type ReplayCheckpoints,
  replayWithCheckpoints,
} from '../../engine/replay-checkpoints.ts';
import type { Replay } from '../../engine/results/types.ts';
import {
  differences,
  differenceWords,
  type GameDifference,
  type OfGames,
} from '../../engine/suppose/games.ts';
import { recordOfStep, type TimelineStep } from '../../engine/timeline/timeline.ts';
import { once } from '../../helpers/once.ts';
import { OPEN, readingCalled } from '../../law/readings/register.ts';
import { byJudgmentNumber, orderProposals } from '../../records/assemble/record-order.ts';
import type { Pair } from '../../records/differences/differences.ts';
import {
  allPairs,
  type GamePairs,
  originsOf,
  type Pairs,
} from '../../records/differences/pairs.ts';
import { eventName, recordName } from '../../records/differences/stated.ts';
import type {
  GameRecord,
  Records,
  WrittenGame,
  WrittenProposal,
  WrittenReading,
  WrittenRuleset,
} from '../../records/types.ts';
import { findBelated, KEYS, type LateRecord } from './belated.ts';
import { isCorrected } from './corrections.ts';
import type { Rewriting } from './rewriting.ts';

const BOUND =
  'Leave it out, and let a Judgment settle the question from now on. If it was the custom all along, say so in game.md: `corrected: { on, why }`.';
const LATE =
  'Give the day on which it happened, or leave it out. If it did happen then and was not on record, say so: `corrected: { on, why }`.';
const BACK = 'Put the record back as it was.';

interface Revisions {
  readonly was: WrittenGame;
  readonly is: WrittenGame;
  readonly pairs: GamePairs;
}

/** The part of the present game to replay with the earlier one. */
interface Additions {
  /** Answers to formerly open questions that are not the default. */
  readonly readings: WrittenGame['readings'];
  readonly records: readonly GameRecord[];
}

type IsTaken = (step: TimelineStep) => boolean;

/** Replays the earlier game with declared corrections and added records. */
type Play = (added: Additions, only?: IsTaken) => Replay;

type Both = Readonly<Record<'then' | 'now', Records>>;

/** The outcome of a proposal, if the change of its record turns it. */
export function outcomeTurned(
  { then, now }: Both,
  game: Revisions,
  { was, is }: Pair<WrittenProposal>,
): string | undefined {
  const [before, after] = [played(game.was, then), played(game.is, now)];
  const isOf = (record: GameRecord) => record === was || record === is;
  if (!before || !after) return undefined;
  const [turned] = differences(before, after, ['outcome'], isOf);
  return turned?.is && turned.is !== 'open' ? differenceWords(turned) : undefined;
}

const played = once((game: WrittenGame, records: Records) => {
  const ruleset = records.rulesets.get(game.ruleset);
  if (!ruleset || isMalformed(records, game)) return undefined;
  return replayWithCheckpoints(game, ruleset, undefined, { firstToNote: NOTE_NOTHING }).replay;
});

export function lateAdditions(
  { then, now }: Both,
  { was, is, pairs }: Revisions,
): readonly Rewriting[] {
  const belated = findBelated(was, is, pairs);
  const isOpenly = isCorrected(was, is);
  const [head, records] = isOpenly ? [is, now] : [was, then];
  const ruleset = records.rulesets.get(head.ruleset);
  const isPlayable = !isMalformed(then, was) && !isMalformed(now, is);
  if (!ruleset || !isPlayable) return belated.flatMap(backDated);
  const play = playing({ was: head, is, pairs }, ruleset, belated);
  const readings = [...(isOpenly ? [] : is.readings)].filter(([id, { take }]) => {
    const wasOpen = (was.readings.get(id)?.take ?? OPEN) === OPEN;
    return wasOpen && take !== OPEN && take !== readingCalled(id)?.options[0]?.id;
  });
  const reading = readingThatChanges(readings, play);
  const record = recordThatChanges(belated, new Map(readings), play);
  return [
    ...(reading
      ? [
          {
            message: `The game has begun, but its reading “${reading.by[0]}” is declared only now, and turns ${reading.changed}.`,
            help: BOUND,
            is: { file: is.file, path: ['readings', reading.by[0], 'take'] },
            was: undefined,
          },
        ]
      : []),
    ...(record ? [refused(record.by, record.changed)] : []),
    ...belated.filter((each) => each !== record?.by).flatMap(backDated),
  ];
}

function isMalformed({ malformed }: Records, { id, ruleset }: WrittenGame): boolean {
  return malformed.games.has(id) || malformed.rulesets.has(ruleset);
}

/* The search for what changes a decision. */

/** Leaves later records out of both replays, so that only the readings differ. */
function readingThatChanges(readings: readonly Declared[], play: Play) {
  if (readings.length === 0) return undefined;
  const before = play({ readings: new Map(), records: [] });
  return firstThatChanges(readings, (some) => {
    const after = play({ readings: new Map(some), records: [] });
    return turnedDecision(before, after, () => true) ?? otherPosition(before, after, POSITION);
  });
}

const DECISIONS: readonly OfGames[] = ['outcome', 'sums', 'version'];
const POSITION: readonly OfGames[] = [
  ...(['winner', 'rounds', 'status'] as const),
  ...(['players', 'holdings', 'offices', 'rules'] as const),
];
/** A reading may still change whose move it is. An earlier event may not. */
const WHOLE_POSITION: readonly OfGames[] = [...POSITION, 'turn'];

/**
 * The first changed decision. A decision that did not exist before was denied, unless the earlier replay
 * was halted.
 */
function turnedDecision(before: Replay, after: Replay, of: (record: GameRecord) => boolean) {
  return firstOf(differences(before, after, DECISIONS, of), isHalted(before));
}

/** A halted game has no present position. */
function otherPosition(before: Replay, after: Replay, kinds: readonly OfGames[]) {
  return isHalted(before) ? undefined : firstOf(differences(before, after, kinds));
}

/** A decision that existed before comes first. A new one counts only if neither replay was halted. */
function firstOf(all: readonly GameDifference[], isCut = false): string | undefined {
  const turned = all.filter(({ said }) => said.was !== said.is);
  const known = turned.find(({ was }) => was !== undefined && was !== 'open');
  const first = known ?? (isCut ? undefined : turned[0]);
  return first && differenceWords(first);
}

/** Whether it stopped at an illegal move or waits for a Judgment. */
function isHalted({ status }: Replay): boolean {
  return status === 'stopped' || status === 'suspended';
}

type Declared = readonly [id: string, reading: WrittenReading];

/**
 * Decisions on all other records count. The position counts only for certainly earlier steps, since one
 * day's play may be recorded in any order.
 */
function recordThatChanges(
  belated: readonly LateRecord[],
  readings: WrittenGame['readings'],
  play: Play,
) {
  const tried = belated.filter((each) => !each.isCorrected);
  if (tried.length === 0) return undefined;
  const late = new Map(belated.map((each) => [each.record, each.late]));
  const only: IsTaken = (step) => !late.get(recordOfStep(step))?.has(step.kind);
  const playWith = (some: readonly LateRecord[], within?: IsTaken) =>
    play({ readings, records: some.map(({ record }) => record) }, within);
  const isOther = notAmong(tried);
  const before = playWith([]);
  const first = firstThatChanges(tried, (some) => turnedDecision(before, playWith(some), isOther));
  const earlier = tried.filter(({ followedBy }) => followedBy);
  if (first || earlier.length === 0) return first;
  const beside = tried.filter(({ followedBy }) => !followedBy);
  const reached = playWith(beside, only);
  return firstThatChanges(earlier, (some) =>
    otherPosition(reached, playWith([...beside, ...some], only), WHOLE_POSITION),
  );
}

/** A binary search, so that many additions cost little more than one. */
function firstThatChanges<Addition>(
  additions: readonly Addition[],
  changedBy: (some: readonly Addition[]) => string | undefined,
): { readonly by: Addition; readonly changed: string } | undefined {
  let [none, some] = [0, additions.length];
  let changed = changedBy(additions);
  if (changed === undefined) return undefined;
  while (some - none > 1) {
    const middle = (none + some) >> 1;
    const half = changedBy(additions.slice(0, middle));
    if (half === undefined) none = middle;
    else [some, changed] = [middle, half];
  }
  const by = additions[none];
  return by && { by, changed };
}

/** Whether a record is not among these, neither now nor before. */
function notAmong(belated: readonly LateRecord[]): (record: GameRecord) => boolean {
  const records = new Set(belated.map(({ record }) => record));
  // The earlier form has the present file; a file may have several events.
  const files = new Set([...records].flatMap((each) => ('fact' in each ? [] : each.file)));
  return (record) => !records.has(record) && ('fact' in record || !files.has(record.file));
}

/** Takes declared corrections in their present form, and other records in the earlier form. */
function playing(
  { was, is, pairs }: Revisions,
  ruleset: WrittenRuleset,
  belated: readonly LateRecord[],
): Play {
  const mended = [...originsOf(allPairs(pairs))].filter(([now, then]) => isCorrected(then, now));
  const openly = [
    ...mended.map(([record]) => record),
    ...belated.filter((each) => each.isCorrected).map(({ record }) => record),
  ];
  const proposals = mixing(pairs.proposals, is.proposals);
  const judgments = mixing(pairs.judgments, is.judgments);
  const events = mixing(pairs.events, is.events);
  const readingsWith = once((some: Additions['readings']) => new Map([...was.readings, ...some]));
  let known: ReplayCheckpoints | undefined;
  return ({ readings, records }, only) => {
    const since = new Set([...openly, ...records]);
    const game = {
      ...was,
      readings: readingsWith(readings),
      proposals: orderProposals(proposals(since)),
      judgments: judgments(since).sort(byJudgmentNumber),
      events: events(since),
    };
    known = replayWithCheckpoints(game, ruleset, known, { firstToNote: NOTE_NOTHING, only });
    return known.replay;
  };
}

/**
 * Earlier records with those in `since`, in the present order, and without those of `since` that are
 * gone. Earlier records get their present names, so that names stay unique.
 */
function mixing<Row extends GameRecord>(
  pairs: Pairs<Row>,
  now: readonly Row[],
): (since: ReadonlySet<GameRecord>) => Row[] {
  const origins = originsOf(pairs);
  const gone = [...pairs].flatMap(([was, is]) => (is ? [] : [was]));
  const rows = now.map((is) => {
    const was = origins.get(is);
    return { is, was: was && { ...was, file: is.file, name: is.name } };
  });
  return (since) => [
    ...rows.flatMap(({ is, was }) => (since.has(is) ? [is] : was ? [was] : [])),
    ...gone.filter((was) => !since.has(was)),
  ];
}

/** The message for it. */

function refused({ record, step }: LateRecord, changed: string): Rewriting {
  if (!step) {
    const message = `${recordName(record)} is gone, and that turns ${changed}.`;
    return { message, help: BACK, is: undefined, was: { file: record.file, path: [] } };
  }
  const message = `${stepWords(step, 'The')} is recorded only now, and turns ${changed}.`;
  return { message, help: LATE, is: spotOf(step), was: undefined };
}

function backDated({ step, followedBy, isCorrected: isOpenly }: LateRecord): readonly Rewriting[] {
  if (!step || !followedBy) return [];
  const openly = isOpenly ? ' It is declared as a correction.' : '';
  const message = `${stepWords(step, 'The')} is recorded only now, although the record had gone on to ${stepWords(followedBy, 'the')}.${openly}`;
  return [{ code: 'history/back-dated', message, is: spotOf(step), was: undefined }];
}

function stepWords(step: TimelineStep, article: 'The' | 'the'): string {
  if (step.kind === 'event') return `${article} ${eventName(step.event)}`;
  const name = recordName(recordOfStep(step));
  return step.on ? `${name} (${KEYS[step.kind]} ${step.on.text})` : name;
}

/** The date of the step, or else the beginning of its record. */
function spotOf(step: TimelineStep): Spot {
  const record = recordOfStep(step);
  const { file } = record;
  if ('fact' in record) return { file, path: record.path };
  const path = 'bench' in record && step.kind === 'judge' ? (record.bench.at(-1)?.path ?? []) : [];
  return step.on ? { file, path: [...path, KEYS[step.kind]] } : { file, path };
}
