/** Signs that an undated proposal was made later than the vote before it. */
import { EVENT_TRAITS } from '../../records/kinds/event-facts.ts';
import type { WrittenEvent, WrittenGame, WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import { endDate } from './record-words.ts';

/** Something that belongs to a turn or ends it, or a player who came or left. */
export interface Sign {
  readonly on: Moment;
  /** Whether it happened, or may have, during the vote on a proposal. */
  readonly isDuring: (proposal: WrittenProposal) => boolean;
}

export function signsOfTurns({ events, judgments }: WrittenGame): readonly Sign[] {
  const ofEvents = events.flatMap(signsOf);
  // The next turn waits for a Judgment on a move of this turn.
  const ofJudgments = judgments.flatMap(({ invoked, bench, settles }): readonly Sign[] => {
    const on = bench.at(-1)?.given ?? invoked;
    const moves = settles.flatMap((each) => (each.kind === 'move' ? [each.move] : []));
    if (!on || moves.length === 0) return [];
    return [{ on, isDuring: ({ number }) => moves.includes(number) }];
  });
  return [...ofEvents, ...ofJudgments].sort((a, b) => a.on.to - b.on.to);
}

function signsOf({ on, fact }: WrittenEvent): readonly Sign[] {
  if (!on || !EVENT_TRAITS[fact.kind].isSign) return [];
  const isDuring = (proposal: WrittenProposal) => {
    if (fact.kind === 'roll') return fact.for === proposal.number;
    return (fact.kind === 'leave' || fact.kind === 'forfeit') && tookPart(proposal, fact.player);
  };
  return [{ on, isDuring }];
}

/** Whether a player made a proposal or voted on it, and so was still there. */
function tookPart({ by, votes }: WrittenProposal, player: PlayerId): boolean {
  if (player === by) return true;
  if (votes?.kind !== 'named') return false;
  return [votes.for, votes.against, votes.abstain].some((side) => side.includes(player));
}

/** The last sign before a proposal's end that did not happen during it. */
export function lastSign(proposal: WrittenProposal, signs: readonly Sign[]): Moment | undefined {
  const ended = endDate(proposal);
  if (!ended) return undefined;
  let [from, to] = [0, signs.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const { on } = signs[middle] ?? { on: ended };
    if (on.to < ended.from) from = middle + 1;
    else to = middle;
  }
  return signs.slice(0, from).findLast(({ isDuring }) => !isDuring(proposal))?.on;
}
