/**
 * The first rule: what was settled stands as it stood. Its data is compared (`stated.ts` has what is
 * commentary), and a record may differ that says openly that it was wrong.
 */
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import type {
  WrittenCard,
  WrittenEvent,
  WrittenGame,
  WrittenProposal,
  WrittenRuleset,
} from '../../records/types.ts';
import { type Correctable, correctionFaults, entryFaults, isCorrected } from './corrections.ts';
import {
  type GamePairs,
  isDecided,
  isGiven,
  nameOf,
  originsOf,
  type Pairs,
  pair,
} from './game-pairs.ts';
import { differences, gone, type Rewriting } from './rewriting.ts';
import {
  cardFacts,
  eventFacts,
  type Fact,
  gameFacts,
  judgmentFacts,
  proposalFacts,
  rulesetFacts,
  votersApart,
} from './stated.ts';
import { changesUnderVote } from './under-vote.ts';

const OPENLY = 'If the record was wrong, say so: `corrected: { on, why }`.';
const BEGUN = `Put it back as it was: a proposal changes what a game began with. ${OPENLY}`;
const LEFT_OUT =
  'Put the card back. If it was not part of the set, say so in ruleset.md: `corrected`.';
const ORDER = `Put the events of a day back in the order in which they stood. ${OPENLY}`;

/** A settled record, and what of it is settled. */
interface Settled<Row> {
  /** `Proposal 301 is settled`. */
  readonly what: string;
  readonly was: Row;
  readonly is: Row;
  readonly facts: (row: Row) => readonly Fact[];
  readonly help?: string;
}

function changesOf<Row extends Correctable>({ what, was, is, facts, help }: Settled<Row>) {
  if (isCorrected(was, is)) return [];
  return differences(what, facts(was), facts(is), { file: is.file, ...(help && { help }) });
}

/**
 * Whether the set was `isWhole`: otherwise a card that is there only now may have been there unread.
 * `time` is the present in milliseconds.
 */
export function changesOfRuleset(
  was: WrittenRuleset,
  is: WrittenRuleset | undefined,
  { isWhole, time }: { readonly isWhole: boolean; readonly time: number },
): readonly Rewriting[] {
  const what = `The ruleset ${was.id} is one with which a game began`;
  if (!is) return [gone(what, { file: was.file, path: ['title'] }, { help: BEGUN })];
  const cards = pair(was.cards, is.cards, [({ number }) => String(number)]);
  const kept = new Set(cards.values());
  const added = isWhole ? is.cards.filter((card) => !kept.has(card) && !card.corrected) : [];
  const mayLoseCards = isCorrected(was, is);
  return [
    ...correctionFaults(was, is, { name: `The ruleset ${was.id}` }, time),
    ...changesOf({ what, was, is, facts: rulesetFacts, help: BEGUN }),
    ...[...cards].flatMap(([card, now]) =>
      now || !mayLoseCards ? changesOfCard(card, now, time) : [],
    ),
    ...added.map(addedCard),
  ];
}

function changesOfCard(was: WrittenCard, is: WrittenCard | undefined, time: number) {
  const what = `Rule ${was.number} is one with which a game began`;
  if (!is) return [gone(what, { file: was.file, path: ['rule'] }, { help: LEFT_OUT })];
  return [
    ...correctionFaults(was, is, { name: `Rule ${was.number}` }, time),
    ...changesOf({ what, was, is, facts: cardFacts, help: BEGUN }),
  ];
}

function addedCard({ file, number }: WrittenCard): Rewriting {
  return {
    message: `Rule ${number} was not among the rules with which a game began.`,
    help: `Take the card out of the ruleset: a proposal can enact the rule. ${OPENLY}`,
    is: { file, path: ['rule'] },
    was: undefined,
  };
}

export function changesOfGame(
  was: WrittenGame,
  is: WrittenGame,
  { pairs, time }: { readonly pairs: GamePairs; readonly time: number },
): readonly Rewriting[] {
  const about = { name: `The game ${is.id}`, dates: is.started ? [is.started] : [] };
  const facts = (game: WrittenGame) => gameFacts(game, was);
  // If two judgments had the same number, which is not allowed, one may be removed.
  const numbers = new Set(is.judgments.map(({ number }) => number));
  return [
    ...correctionFaults(was, is, about, time),
    ...entryFaults(pairs, is, time),
    ...changesOf({ what: 'The game has begun', was, is, facts, help: BEGUN }),
    ...[...pairs.proposals].flatMap(([each, now]) => changesOfProposal(each, now)),
    ...[...pairs.judgments].flatMap(([each, now]) =>
      now || !numbers.has(each.number) ? changesOfJudgment(each, now) : [],
    ),
    ...changesOfEvents(pairs.events, is.events),
  ];
}

function changesOfProposal(was: WrittenProposal, is: WrittenProposal | undefined) {
  if (!isDecided(was)) return changesUnderVote(was, is);
  const what = `${nameOf(was)} is settled`;
  if (!is) return [gone(what, { file: was.file, path: ['proposal'] })];
  const apart = votersApart(was, is);
  return changesOf({ what, was, is, facts: (each) => proposalFacts(each, apart) });
}

function changesOfJudgment(was: WrittenJudgment, is: WrittenJudgment | undefined) {
  if (!isGiven(was)) return [];
  const what = `${nameOf(was)} is given`;
  if (!is) return [gone(what, { file: was.file, path: ['judgment'] })];
  return changesOf({ what, was, is, facts: (each) => judgmentFacts(each, was, is) });
}

/** In a file in which an event is corrected, others may change places or go. */
function changesOfEvents(pairs: GamePairs['events'], now: readonly WrittenEvent[]) {
  const files = new Set(now.map(({ file }) => file));
  const origins = originsOf(pairs);
  const corrected = now.filter((event) => isCorrected(origins.get(event), event));
  const openFiles = new Set(corrected.map(({ file }) => file));
  const moved = displaced(pairs, now);
  return [...pairs].flatMap(([was, is]): readonly Rewriting[] => {
    const what = `${nameOf(was)} is past`;
    if (!is) return openFiles.has(was.file) ? [] : [goneEvent(what, was, files)];
    const different = changesOf({ what, was, is, facts: eventFacts });
    const place = moved.get(was);
    if (different.length > 0 || !place || openFiles.has(is.file)) return different;
    return [{ message: `${what}, but it stands ${place}.`, help: ORDER, is: at(is), was: at(was) }];
  });
}

/** One of several events in a file is reported in the list; a single one at the file. */
function goneEvent(what: string, was: WrittenEvent, files: ReadonlySet<string>): Rewriting {
  const { file } = was;
  const is = files.has(file) ? ({ file, path: ['events'], part: 'key' } as const) : undefined;
  return gone(what, at(was), { is });
}

function at({ file, path }: WrittenEvent) {
  return { file, path };
}

/* Events of one day happened in the order in which they stand, so that this order is settled, too. */

/** Where an event stands now. */
type Displacement = 'before one that came first' | 'after one that came later';

/**
 * The events that changed places within their day, within a file and then by the names of files. An
 * event without a date happened after the one above it. Of two that changed places, the result has
 * the one that came second, unless only the other went to another file.
 */
function displaced(
  pairs: Pairs<WrittenEvent>,
  now: readonly WrittenEvent[],
): ReadonlyMap<WrittenEvent, Displacement> {
  const [dayBefore, dayNow] = [daysOf([...pairs.keys()]), daysOf(now)];
  const place = new Map(now.map((event, i) => [event, i]));
  const furthest = new Map<string, { readonly at: number; readonly was: WrittenEvent }>();
  const moved = new Map<WrittenEvent, Displacement>();
  const wentElsewhere = (was: WrittenEvent) => was.file !== pairs.get(was)?.file;
  for (const [was, is] of pairs) {
    if (!is) continue;
    const day = dayBefore.get(was);
    // Without any date to go by, the place is one within a file.
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

/** What gives each event its place in time; if it has nothing of its own, the event above it. */
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
