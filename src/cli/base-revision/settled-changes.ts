/**
 * The first rule: settled records do not change. Commentary may (`records/differences/`), and so may a
 * record that declares a correction.
 */
import type { ChangedGame } from '../../records/differences/compare-records.ts';
import {
  calledIn,
  type KeyDifference,
  type Pair,
  type RecordChange,
} from '../../records/differences/differences.ts';
import { standingOf } from '../../records/differences/kinds.ts';
import {
  type GamePairs,
  isDecided,
  isGiven,
  originsOf,
  type Pairs,
} from '../../records/differences/pairs.ts';
import { recordName } from '../../records/differences/stated.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import type { WrittenEvent, WrittenGame, WrittenProposal } from '../../records/types.ts';
import { correctionFaults, isCorrected } from './corrections.ts';
import { gone, type Rewriting, rewordings } from './rewriting.ts';
import { changesUnderVote } from './under-vote.ts';

const OPENLY = 'If the record was wrong, say so: `corrected: { on, why }`.';
const BEGUN = `Put it back as it was: a proposal changes what a game began with. ${OPENLY}`;
const LEFT_OUT =
  'Put the card back: the repeal of a rule is a proposal. If it was not part of the set, say so in ruleset.md: `corrected`.';
const ORDER = `Put the events of that day back in their old order. ${OPENLY}`;

/** The settled part of a record that still exists. */
interface SettledPart {
  /** `Proposal 301 is settled`. */
  readonly what: string;
  readonly help?: string;
  /** The outcome that the change turns. */
  readonly turned?: () => string | undefined;
  /** Leaves out differences that are not settled in this record. */
  readonly isSettled?: (difference: KeyDifference) => boolean;
}

function changesIn(
  { kind, was, is, differences }: Exclude<RecordChange, { readonly kind: 'narrative' }>,
  { what, help, turned, isSettled = () => true }: SettledPart,
): readonly Rewriting[] {
  if (!was || !is || isCorrected(was, is)) return [];
  const settled = differences.filter(
    (each) =>
      !each.isOfNew &&
      each.key !== 'corrected' &&
      standingOf(kind, each.key) !== 'commentary' &&
      isSettled(each),
  );
  const turns = settled.length > 0 ? turned?.() : undefined;
  return rewordings(what, settled, { file: is.file, stood: was.file, help, turns });
}

/** Whether the set was `isWhole`. Otherwise, a new card may have existed without being readable. */
export function settledInRuleset(
  changes: readonly RecordChange[],
  isWhole: boolean,
): readonly Rewriting[] {
  const head = changes.find((each) => each.kind === 'ruleset');
  if (head?.was && !head.is) {
    const what = `The ruleset ${head.was.id} is one with which a game began`;
    return [gone(what, { file: head.was.file, path: ['title'] }, { help: BEGUN })];
  }
  const mayLoseCards = isCorrected(head?.was, head?.is);
  return changes.flatMap((change) => {
    const what = `${calledIn(change)} is one with which a game began`;
    const { was, is } = change;
    if (change.kind === 'card' && !is)
      return was && !mayLoseCards
        ? [gone(what, { file: was.file, path: ['rule'] }, { help: LEFT_OUT })]
        : [];
    if (change.kind === 'card' && !was) {
      const card = isWhole ? change.is : undefined;
      if (!card || card.corrected) return [];
      const message = `Rule ${card.number} was not among the rules with which a game began.`;
      const help = `Remove the card from the ruleset: a proposal can enact the rule. ${OPENLY}`;
      return [{ message, help, is: { file: card.file, path: ['rule'] }, was: undefined }];
    }
    return change.kind === 'narrative'
      ? []
      : [...correctionFaults(change), ...changesIn(change, { what, help: BEGUN })];
  });
}

export function settledChanges(
  { is, pairs, changes }: ChangedGame,
  turnedIn: (change: Pair<WrittenProposal>) => string | undefined,
): readonly Rewriting[] {
  return [
    ...changes.flatMap(correctionFaults),
    ...changes.flatMap((change): readonly Rewriting[] => {
      switch (change.kind) {
        case 'game': {
          const what = 'The game has begun';
          const isBegun = isBegunWith(change.was);
          const isLeft = ({ key }: KeyDifference) => key === 'players' && left !== undefined;
          const left = change.was?.players.find(
            ({ id }) => !change.is?.players.some((player) => player.id === id),
          );
          const leaving = `Put ${left?.id} back. A player who leaves stays in game.md, and an event says so: \`nomic event ${change.was?.id} "leave: ${left?.id}"\`. ${OPENLY}`;
          const others = (each: KeyDifference) => isBegun(each) && !isLeft(each);
          return [
            ...changesIn(change, { what, help: leaving, isSettled: isLeft }),
            ...changesIn(change, { what, help: BEGUN, isSettled: others }),
          ];
        }
        case 'proposal': {
          const { was, is: now } = change;
          if (!was) return [];
          if (!isDecided(was)) return changesUnderVote(change);
          const what = `${recordName(was)} is settled`;
          if (now) return changesIn(change, { what, turned: () => turnedIn(change) });
          return [gone(what, { file: was.file, path: ['proposal'] })];
        }
        case 'judgment': {
          const { was, is: now } = change;
          if (!was || !isGiven(was)) return [];
          const what = `${recordName(was)} is given`;
          if (now) return changesIn(change, { what, isSettled: isSettledOnBench(was, now) });
          // Two judgments with one number are forbidden, so one of them may be removed.
          if (is.judgments.some(({ number }) => number === was.number)) return [];
          return [gone(what, { file: was.file, path: ['judgment'] })];
        }
        default:
          return [];
      }
    }),
    ...changesOfEvents(changes, pairs.events, is.events),
  ];
}

/** Readings that were undeclared or left open are not settled. `players` decides who plays. */
function isBegunWith(was: WrittenGame | undefined): (difference: KeyDifference) => boolean {
  const open = [...(was?.readings ?? [])].filter(([, { take }]) => take === 'open');
  const names = new Set(open.map(([id]) => `readings.${id}.take`));
  return ({ key, part }) =>
    !PLAYERS_OR_NEW.has(key) && (part === undefined || !names.has(part.name));
}

const PLAYERS_OR_NEW: ReadonlySet<string> = new Set(['player.new', 'player.gone', 'reading.new']);

/**
 * The settled part of a Judgment: all Judges up to the last one with a ruling. The reasons and answers
 * belong to the last Judge, and are settled while that ruling is valid.
 */
function isSettledOnBench(
  was: WrittenJudgment,
  is: WrittenJudgment,
): (difference: KeyDifference) => boolean {
  const last = was.bench.findLastIndex(({ ruling }) => ruling !== undefined);
  const stood = last === was.bench.length - 1 && !was.bench[last]?.overruled;
  const isOverruledSince = stood && is.bench[last]?.overruled !== undefined;
  const stands = stood && !isOverruledSince;
  return ({ key, part }) => {
    if (part?.index === undefined) return stands || !OF_LAST_JUDGE.has(key);
    const isOverruling = key.startsWith('overruling.');
    return part.index < last || (part.index === last && !(isOverruling && isOverruledSince));
  };
}

const OF_LAST_JUDGE: ReadonlySet<string> = new Set(['settles', 'cites', 'body']);

/** If an event of a file is corrected, others in it may move or go. */
function changesOfEvents(
  changes: readonly RecordChange[],
  pairs: GamePairs['events'],
  now: readonly WrittenEvent[],
): readonly Rewriting[] {
  const files = new Set(now.map(({ file }) => file));
  const origins = originsOf(pairs);
  const corrected = now.filter((event) => isCorrected(origins.get(event), event));
  const openFiles = new Set(corrected.map(({ file }) => file));
  const changed = new Map(
    changes.flatMap((each) => (each.kind === 'event' ? [[each.was, each] as const] : [])),
  );
  const moved = displaced(pairs, now);
  return [...pairs].flatMap(([was, is]): readonly Rewriting[] => {
    const what = `${recordName(was)} is past`;
    if (!is) return openFiles.has(was.file) ? [] : [goneEvent(what, was, files)];
    const change = changed.get(was);
    const different = change ? changesIn(change, { what }) : [];
    const place = moved.get(was);
    if (different.length > 0 || !place || openFiles.has(is.file)) return different;
    return [{ message: `${what}, but it is ${place}.`, help: ORDER, is: at(is), was: at(was) }];
  });
}

/** The place for a missing event: its list, or its file if it was alone. */
function goneEvent(what: string, was: WrittenEvent, files: ReadonlySet<string>): Rewriting {
  const { file } = was;
  const is = files.has(file) ? ({ file, path: ['events'], part: 'key' } as const) : undefined;
  return gone(what, at(was), { is });
}

function at({ file, path }: WrittenEvent) {
  return { file, path };
}

/** Events of one day happened in their recorded order, so this order is settled too. */

/** The event's present place. */
type Displacement = 'before one that came first' | 'after one that came later';

/**
 * Events that moved within their day. Order counts within a file, then by file names. An undated event
 * happened after the one above it. If two changed places, the later one is reported, unless only the
 * other changed its file.
 */
function displaced(pairs: Pairs<WrittenEvent>, now: readonly WrittenEvent[]) {
  const [dayBefore, dayNow] = [daysOf([...pairs.keys()]), daysOf(now)];
  const place = new Map(now.map((event, i) => [event, i]));
  const furthest = new Map<string, { readonly at: number; readonly was: WrittenEvent }>();
  const moved = new Map<WrittenEvent, Displacement>();
  const wentElsewhere = (was: WrittenEvent) => was.file !== pairs.get(was)?.file;
  for (const [was, is] of pairs) {
    if (!is) continue;
    const day = dayBefore.get(was);
    // Without dates, only the place within the file counts.
    const group = day?.trim() ? day : [was.file, is.file].join(' ');
    const at = place.get(is) ?? 0;
    const before = furthest.get(group);
    const isElsewhere = isUndated(was) && isUndated(is) && day !== dayNow.get(is);
    if (before && at < before.at && !wentElsewhere(was) && wentElsewhere(before.was)) {
      moved.set(before.was, 'after one that came later');
    } else if ((before && at < before.at) || isElsewhere) {
      moved.set(was, 'before one that came first');
    } else furthest.set(group, { at, was });
  }
  return moved;
}

/** The facts that order each event in time. An event without them follows the one above it. */
function daysOf(events: readonly WrittenEvent[]): ReadonlyMap<WrittenEvent, string> {
  const days = new Map<WrittenEvent, string>();
  let above: WrittenEvent | undefined;
  for (const event of events) {
    const inherited = above?.file === event.file ? days.get(above) : undefined;
    const own = `${event.on?.text ?? ''} ${event.after ?? ''}`;
    days.set(event, isUndated(event) ? (inherited ?? own) : own);
    above = event;
  }
  return days;
}

function isUndated({ on, after }: WrittenEvent): boolean {
  return on === undefined && after === undefined;
}
