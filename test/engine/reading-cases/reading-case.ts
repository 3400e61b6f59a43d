import type { Replay } from '../../../src/engine/results/types.ts';
import { compareNumbers } from '../../../src/helpers/numbers.ts';
import type { ReadingId } from '../../../src/law/readings/register.ts';
import { card, errorsOf, inTurn, page, type Setting, scores } from '../table.ts';

/** A game whose result depends on one reading, and one of the same kind in which nothing does. */
export interface ReadingCase extends Seen {
  readonly reading: ReadingId;
  readonly story: string;
  readonly game: Setting;
  /** The proposal in whose turn the decision falls, if not 301, and a day in that turn. */
  readonly during?: number;
  readonly on?: string;
  /** The Judge in that turn, if it is not the one of three players who precedes the one moving. */
  readonly judge?: string | Readonly<Record<string, string>>;
  /** The decision that a Judgment makes otherwise, where it is another one. */
  readonly judged?: string;
  /** Two turns as they always go, if it is not said. */
  readonly quiet?: Setting;
}

interface Seen {
  /** The part of the archive that a reader would look at. */
  readonly sees: (replayed: Replay) => unknown;
  /** The result under each option. */
  readonly under: Readonly<Record<string, unknown>>;
  /** The decision, and each option's result in the words of the note. */
  readonly what: string;
  readonly says: Readonly<Record<string, string>>;
}

type ByOption<Result> = Readonly<Record<string, Result>>;

const mapped = <From, To>(under: ByOption<From>, of: (from: From) => To): ByOption<To> =>
  Object.fromEntries(Object.entries(under).map(([option, from]) => [option, of(from)]));

/** The result under each option, and the words for it, if the note has them. */
export function seen(
  what: string,
  sees: Seen['sees'],
  rows: ByOption<readonly [unknown, string?]>,
): Seen {
  const says = Object.entries(rows).flatMap(([option, [, words]]) =>
    words === undefined ? [] : [[option, words] as const],
  );
  return { what, sees, under: mapped(rows, ([result]) => result), says: Object.fromEntries(says) };
}

/** A note's words on a move with a fault. */
const FAULTS = {
  'effect/retroactive': 'illegal: an effect earlier than the vote',
  'game/over': 'illegal: a move after the end',
  'grant/breached': 'illegal: a grant does not go so far',
  'gone/rule': 'illegal: the rule had been repealed',
  'judge/late': 'illegal: the Judge was too late',
  'judge/overruled-how': 'illegal: that does not overrule a Judge',
  'judge/wrong': 'illegal: the wrong Judge',
  'law/no-change-possible': 'undetermined: no rule permits any change',
  'office/no-authority': 'illegal: no rule lets that office be filled so',
  'proposal/not-permitted': 'illegal: the rules do not allow this change',
  'proposal/number': 'illegal: a number is wrong, or missing',
  'proposal/text': 'illegal: the words do not fit the change',
  'seat/no-authority': 'illegal: no rule lets a player be put out or called so',
  'turn/incomplete': 'illegal: the previous turn was not finished',
  'turn/judgment-pending': 'illegal: the turn had to wait for Judgment',
  'turn/out-of-order': 'illegal: it was another player’s turn',
  'turn/unknown-proposer': 'undetermined: nobody knows whose turn it was',
  'unknown/player': 'illegal: nobody of that name plays',
  'unknown/rule': 'illegal: there is no such rule',
  'vote/missing': 'illegal: a voter has not voted',
  'vote/revised': 'illegal: a vote on an earlier version of the proposal',
  'vote/strength': 'illegal: a vote has the wrong weight',
  'win/on-words': 'undetermined: a win rests on words alone',
  'winner/mismatch': 'illegal: the rules name a different winner or way of winning, or none',
  legal: 'legal',
} as const;

/** Whether something is legal, or the one fault that is found with it. */
export function whether(what: string, under: ByOption<keyof typeof FAULTS>): Seen {
  return {
    sees: faults,
    under: mapped(under, (fault) => (fault === 'legal' ? [] : [fault])),
    what: `whether ${what}`,
    says: mapped(under, (fault) => `it is ${FAULTS[fault]}`),
  };
}

export function comesOut(number: number, under: ByOption<'adopted' | 'defeated'>): Seen {
  const says = mapped(under, (outcome) => `it is ${outcome}`);
  return { sees: outcomeOf(number), under, what: `the outcome of Proposal ${number}`, says };
}

/** The gain or loss of a player who holds no points before. */
export function earns(what: string, player: string, under: ByOption<number>): Seen {
  const says = mapped(under, (sum) => {
    if (sum === 0) return 'nobody receives anything';
    const points = `${Math.abs(sum)} ${Math.abs(sum) === 1 ? 'point' : 'points'}`;
    return `${player.toUpperCase()} ${sum > 0 ? 'receives' : 'loses'} ${points}`;
  });
  return {
    sees: (replayed) => scores(replayed)[player],
    under,
    what: `the award for ${what}`,
    says,
  };
}

/** The winner: the id of a player, or `nobody`. */
export function won(under: ByOption<string>): Seen {
  const says = mapped(under, (id) => `${id === 'nobody' ? id : id.toUpperCase()} has won`);
  return { sees: winner, under, what: 'the winner', says };
}

/** The codes of what is wrong. */
export function faults(replayed: Replay): readonly string[] {
  return errorsOf(replayed).map(({ code }) => code);
}

export function winner(replayed: Replay): string {
  return replayed.winner?.player ?? 'nobody';
}

/** The numbers of rules beyond the Initial Set, in force at the end. */
export function newNumbers({ lives }: Replay): readonly (number | string)[] {
  const last = [...lives.values()].flatMap(({ changes }) => changes.at(-1)?.rule ?? []);
  return last.flatMap(({ number }) => (Number(number) > 300 ? [number] : [])).sort(compareNumbers);
}

export function outcomeOf(number: number): (replayed: Replay) => unknown {
  return ({ proposals }) => proposals.find(({ written }) => written.number === number)?.outcome;
}

/** The text of a rule at the end. */
export function textOf(rule: string): (replayed: Replay) => unknown {
  return ({ lives }) => lives.get(rule)?.changes.at(-1)?.rule?.text;
}

/** By what the last version came about. */
export function lastCause({ versions }: Replay): unknown {
  return versions.at(-1)?.cause.by;
}

export const QUIET: Setting = { proposals: inTurn('', '') };
export const MAJORITY = { 203: card(203, '{ adoption: votes.majority }') };
export const WITHOUT_TURNS = {
  201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
};

/** Proposal 301, which A has withdrawn. */
export const WITHDRAWN = page(
  'proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}\nwithdrawn: 2026-01-02',
  'Thought better of.',
);

/** Suber's Rule 206. */
export const WORDS_OF_206 =
  'When a proposed rule-change is defeated, the player who proposed it loses 10 points.';
