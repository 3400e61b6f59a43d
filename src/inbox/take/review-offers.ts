/** The doubts about a statement that need what was said before it, and the game as it stands. */
import type { OfferedRecord, Statement, WhichProposal } from '../types.ts';
import type { GameAtHand } from './game-at-hand.ts';

export interface MadeProposal {
  readonly by: string | undefined;
  readonly which: WhichProposal;
}

interface Before {
  readonly game: GameAtHand;
  readonly offers: readonly OfferedRecord[];
  /** The open proposals, each with its author. */
  readonly made: readonly MadeProposal[];
}

/** Why a player may not withdraw this, or rule on it. */
export function rightDoubt(
  { kind, on, number, of }: Statement,
  player: string | undefined,
  { game, offers, made }: Before,
): string | undefined {
  if (kind === 'ruling') {
    const question = game.questions.find((each) => each.number === String(number));
    if (!question) return `no Judgment ${number} waits for an answer`;
    return question.judge === player ? undefined : 'its author may not be the Judge';
  }
  if (kind !== 'withdraw' || on === 'vote') return undefined;
  if (on === 'call') {
    const calls = offers.filter((each) => each.kind === 'call' && each.why === undefined);
    const asked = [...game.questions.map(({ by }) => by), ...calls.map((each) => each.player)];
    const own = asked.filter((by) => by === player);
    return own.length === 1 ? undefined : 'it does not say which question';
  }
  const found = made.find(({ which }) => which.number === number && which.of === of);
  if (!found) return `no Proposal ${number} is open`;
  return found.by === player ? undefined : 'only who made a proposal may withdraw it';
}
