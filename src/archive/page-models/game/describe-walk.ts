/**
 * A game step by step: the event of each step, and all holdings after it. The rules of each time are in
 * the lives of the rules. A page fetches this plain data when somebody wants to walk through the game.
 */
import type Fraction from 'fraction.js';
import type { LedgerEntry, TimelineEntry } from '../../../engine/results/types.ts';
import { capital, nameWords } from '../../../helpers/words.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { leadingQuantity } from '../../lookup/winning-mark.ts';
import { numberWords, tallyWords } from '../../words/amount-words.ts';
import type { Phrase } from '../../words/phrase.ts';
import { earningsWords } from '../../words/proposal-result.ts';
import { heldBefore } from '../charts/describe-scores.ts';
import { describeTimeline } from './describe-timeline.ts';

export interface WalkStep {
  /** How the strip marks it: by what became of a proposal, or by its kind. */
  readonly mark: 'adopted' | 'defeated' | 'neither' | 'judged' | 'won' | 'other';
  /** Beside its mark: `301`, `Die`. */
  readonly called: string;
  /** `3 : 0`, or who threw what. */
  readonly note?: string;
  /** Votes for and against, if they were counted. */
  readonly votes?: readonly [number, number];
  readonly die?: number;
  readonly on: string | null;
  readonly says: Phrase;
  /** The version that is in force after it. */
  readonly version: number;
  /** The amounts that this step changed, by the places of the players. */
  readonly has?: readonly (readonly [player: number, amount: string])[];
}

/** The strip draws this of each step, and no more. */
export function walkMarks(archive: GameArchive): readonly Pick<WalkStep, 'mark' | 'votes'>[] {
  return archive.replay.timeline.map((entry) => markOf(archive, entry, ''));
}

export function walkJson(archive: GameArchive) {
  const { replay } = archive;
  const quantity = leadingQuantity(archive);
  const players = replay.players.map(({ id }) => id);
  const entries = replay.ledger.filter((entry) => entry.quantity === quantity);
  const starts = heldBefore(archive, entries, quantity);
  const places = placesOf(archive, entries);
  const lines = describeTimeline(archive);
  return {
    /** The quantity that is counted: `Points`. */
    quantity: capital(nameWords(quantity)),
    players: replay.players.map(({ name }) => name),
    /** Each player's amount before the first step. */
    start: players.map((id) => {
      const start = starts.get(id);
      return start === undefined ? '–' : numberWords(start);
    }),
    steps: replay.timeline.map((entry, i): WalkStep => {
      const held = new Map<number, Fraction>();
      for (const { player, balance } of places.get(i) ?? []) {
        held.set(players.indexOf(player), balance);
      }
      const has = [...held].map(([place, amount]) => [place, numberWords(amount)] as const);
      const voted = entry.kind === 'resolved' ? archive.proposals.get(entry.proposal) : undefined;
      const paid = voted ? earningsWords(replay, voted) : [];
      return {
        ...markOf(archive, entry, lines[i]?.mark ?? ''),
        on: lines[i]?.on ?? null,
        says: [...(lines[i]?.words ?? []), ...paid.map((words) => ` ${words}`)],
        version: entry.version,
        ...(has.length > 0 && { has }),
      };
    }),
  };
}

export type WalkJson = ReturnType<typeof walkJson>;

function markOf(archive: GameArchive, entry: TimelineEntry, called: string) {
  switch (entry.kind) {
    case 'resolved':
    case 'proposed':
    case 'withdrawn':
    case 'effective': {
      const proposal = archive.proposals.get(entry.proposal);
      const number = String(proposal?.written.number ?? entry.proposal);
      if (!proposal || entry.kind !== 'resolved') {
        return { mark: 'other', called: number, note: called } as const;
      }
      const { outcome, count } = proposal;
      const mark = outcome === 'adopted' || outcome === 'defeated' ? outcome : 'neither';
      if (!count) return { mark, called: number, note: called } as const;
      const votes = [count.for.valueOf(), count.against.valueOf()] as const;
      return { mark, called: number, note: tallyWords(count), votes } as const;
    }
    case 'invoked':
    case 'given':
      return { mark: 'judged', called } as const;
    case 'won':
      return { mark: 'won', called } as const;
    case 'event': {
      const { fact } = entry.event;
      if (fact.kind !== 'roll') return { mark: 'other', called } as const;
      return { mark: 'other', called, note: String(fact.die), die: fact.die } as const;
    }
    case 'became':
      return { mark: 'other', called } as const;
  }
}

/** The entries of the ledger by the step at which they were made. */
function placesOf({ replay }: GameArchive, entries: readonly LedgerEntry[]) {
  const resolved = new Map<string, number>();
  const given = new Map<string, number>();
  const events = new Map<object, number>();
  for (const [i, entry] of replay.timeline.entries()) {
    if (entry.kind === 'resolved') resolved.set(entry.proposal, i);
    if (entry.kind === 'given') given.set(entry.judgment, i);
    if (entry.kind === 'event') events.set(entry.event, i);
  }
  const placeOf = ({ cause }: LedgerEntry) => {
    if (cause.by === 'proposal') return resolved.get(cause.proposal);
    return cause.by === 'judgment' ? given.get(cause.judgment) : events.get(cause.event);
  };
  let last = 0;
  const places = new Map<number, LedgerEntry[]>();
  for (const entry of entries) {
    // The effects of an adoption have no step of their own. They follow the step before.
    last = placeOf(entry) ?? last;
    const there = places.get(last) ?? [];
    places.set(last, [...there, entry]);
  }
  return places;
}
