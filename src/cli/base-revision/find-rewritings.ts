/** Settled records that differ between two revisions: a pure function of their records. */
import type {
  Records,
  WrittenCard,
  WrittenEvent,
  WrittenGame,
  WrittenRuleset,
} from '../../records/types.ts';
import { correctedFiles, correctionFaults, entryFaults, isCorrected } from './corrections.ts';
import type { SettledFact } from './fact.ts';
import { type GamePairs, nameOf, pair, pairGame } from './game-pairs.ts';
import { lateRecords } from './late/late-records.ts';
import { differences, gone, type Rewriting } from './rewriting.ts';
import {
  cardFacts,
  eventFacts,
  gameFacts,
  isDecided,
  isGiven,
  judgmentFacts,
  proposalFacts,
  rulesetFacts,
} from './settled.ts';
import { changesUnderVote } from './under-vote.ts';
import { votersApart } from './vote-facts.ts';

const OPENLY = 'If the record was wrong, say so: `corrected: { on, why }`.';
const BEGUN = `Put it back as it was: a proposal changes what a game began with. ${OPENLY}`;
const LEFT_OUT =
  'Put the card back. If it was not part of the set, say so in ruleset.md: `corrected`.';
const ORDER = `Put the events of a day back in the order in which they stood. ${OPENLY}`;

/**
 * Records that cannot be read now are left out, since they have findings of their own. If a part of
 * the base could not be read, the other parts are compared. `time` is the present in milliseconds.
 */
export function findRewritings(then: Records, now: Records, time: number): readonly Rewriting[] {
  const games = [...then.games.values()].filter(
    (game) => hasBegun(game) && !now.malformed.games.has(game.id) && !isSampleTakenOut(game, now),
  );
  const used = new Set(games.map(({ ruleset }) => ruleset));
  const rulesets = [...then.rulesets.values()].filter(
    ({ id }) => used.has(id) && !now.malformed.rulesets.has(id),
  );
  return [
    ...rulesets.flatMap((ruleset) => {
      const isWhole = !then.malformed.rulesets.has(ruleset.id);
      return inRuleset(ruleset, now.rulesets.get(ruleset.id), { isWhole, time });
    }),
    ...games.flatMap((game) => inGame(game, now.games.get(game.id), { then, now, time })),
  ];
}

/** Until its first move, the beginning of a game may still be arranged. */
function hasBegun({ proposals: made, judgments: asked, events: past }: WrittenGame): boolean {
  return made.length + asked.length + past.length > 0;
}

/** A sample goes as a whole, with the ruleset if only samples began with it. */
function isSampleTakenOut({ id, sample }: WrittenGame, now: Records): boolean {
  return sample === true && !now.games.has(id);
}

/** If the set was not complete, a card that is there only now may have been there unread. */
function inRuleset(
  then: WrittenRuleset,
  now: WrittenRuleset | undefined,
  { isWhole, time }: { readonly isWhole: boolean; readonly time: number },
): readonly Rewriting[] {
  const what = `The ruleset ${then.id} is one with which a game began`;
  if (!now) return [gone(what, { file: then.file, path: ['title'] }, { help: BEGUN })];
  const cards = pair(then.cards, now.cards, [({ number }) => String(number)]);
  const kept = new Set(cards.values());
  const added = isWhole ? now.cards.filter((card) => !kept.has(card) && !card.corrected) : [];
  const head = { file: now.file, help: BEGUN };
  const isOpen = isCorrected(then, now);
  return [
    ...correctionFaults(then, now, { name: `The ruleset ${then.id}` }, time),
    ...(isOpen ? [] : differences(what, rulesetFacts(then), rulesetFacts(now), head)),
    ...[...cards].flatMap(([was, is]) => {
      const rule = `Rule ${was.number} is one with which a game began`;
      if (!is) {
        return isOpen ? [] : [gone(rule, { file: was.file, path: ['rule'] }, { help: LEFT_OUT })];
      }
      const faults = correctionFaults(was, is, { name: `Rule ${was.number}` }, time);
      if (isCorrected(was, is)) return faults;
      const options = { file: is.file, help: BEGUN };
      return [...faults, ...differences(rule, cardFacts(was), cardFacts(is), options)];
    }),
    ...added.map(addedCard),
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

function inGame(
  then: WrittenGame,
  now: WrittenGame | undefined,
  { time, ...records }: { readonly then: Records; readonly now: Records; readonly time: number },
): readonly Rewriting[] {
  if (!now) return [gone(`The game ${then.id} has begun`, { file: then.file, path: ['title'] })];
  const [was, is] = [gameFacts(then), gameFacts(now)];
  const head = { file: now.file, help: BEGUN };
  const pairs = pairGame(then, now);
  const about = { name: `The game ${now.id}`, dates: now.started ? [now.started] : [] };
  return [
    ...correctionFaults(then, now, about, time),
    ...entryFaults(pairs, now, time),
    ...(isCorrected(then, now)
      ? []
      : differences('The game has begun', was, settledOnly(is, was), head)),
    ...proposals(pairs),
    ...judgments(pairs, now),
    ...events(pairs, now),
    ...lateRecords(records, then, now, pairs),
  ];
}

/** A new reading changes no earlier one; whether it changes a decision is checked separately. */
function settledOnly(
  now: readonly SettledFact[],
  then: readonly SettledFact[],
): readonly SettledFact[] {
  const known = new Set(then.map(({ name }) => name));
  return now.filter((each) => known.has(each.name) || !isReading(each));
}

function isReading({ at }: SettledFact): boolean {
  return 'path' in at && at.path[0] === 'readings';
}

function proposals(pairs: GamePairs): readonly Rewriting[] {
  return [...pairs.proposals].flatMap(([was, is]) => {
    if (!isDecided(was)) return changesUnderVote(was, is);
    const what = `${nameOf(was)} is settled`;
    if (!is) return [gone(what, { file: was.file, path: ['proposal'] })];
    if (isCorrected(was, is)) return [];
    const apart = votersApart(was, is);
    return differences(what, proposalFacts(was, apart), proposalFacts(is, apart), {
      file: is.file,
    });
  });
}

function judgments(pairs: GamePairs, now: WrittenGame): readonly Rewriting[] {
  const given = [...pairs.judgments].filter(([was]) => isGiven(was));
  // If two had the same number, which is not allowed, one may be removed.
  const numbers = new Set(now.judgments.map(({ number }) => number));
  return given.flatMap(([was, is]) => {
    const what = `${nameOf(was)} is given`;
    if (!is)
      return numbers.has(was.number) ? [] : [gone(what, { file: was.file, path: ['judgment'] })];
    if (isCorrected(was, is)) return [];
    return differences(what, judgmentFacts(was, was, is), judgmentFacts(is, was, is), {
      file: is.file,
    });
  });
}

function events(pairs: GamePairs, now: WrittenGame): readonly Rewriting[] {
  const files = new Set(now.events.map(({ file }) => file));
  const corrected = correctedFiles(now.events, pairs.events);
  const moved = displaced(pairs.events, now.events);
  return [...pairs.events].flatMap(([was, is]) => {
    const what = `${nameOf(was)} is past`;
    if (!is) return corrected.has(was.file) ? [] : [goneEvent(what, was, files)];
    if (isCorrected(was, is)) return [];
    const different = differences(what, eventFacts(was), eventFacts(is), { file: is.file });
    const place = moved.get(was);
    if (different.length > 0 || !place || corrected.has(is.file)) return different;
    const message = `${what}, but it stands ${place}.`;
    return [{ message, help: ORDER, is: spot(is), was: spot(was) }];
  });
}

/** One of several events in a file is reported in the list; a single one at the file. */
function goneEvent(what: string, was: WrittenEvent, files: ReadonlySet<string>): Rewriting {
  const { file } = was;
  const is = files.has(file) ? ({ file, path: ['events'], part: 'key' } as const) : undefined;
  return gone(what, spot(was), { is });
}

function spot({ file, path }: WrittenEvent) {
  return { file, path };
}

/** Where an event stands now. */
type Displacement = 'before one that came first' | 'after one that came later';

type Pairs = ReadonlyMap<WrittenEvent, WrittenEvent | undefined>;

/**
 * Events of one day happened in the order in which they stand, within a file and then by the names
 * of files. An event without a date happened after the one above it. Of two that changed places,
 * the result has the one that came second, unless only the other went to another file.
 */
function displaced(
  pairs: Pairs,
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
