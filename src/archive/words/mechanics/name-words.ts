/** The names that formulas may use, in words, with the grammar that a sentence around them needs. */
import type { FormulaName } from '../../../law/mechanics/scopes.ts';

export type NameWords =
  /** `are`: names in the plural take a plural verb. */
  | { readonly noun: string; readonly verb: 'is' | 'are' }
  /** What is true or false: `the vote is unanimous`. */
  | { readonly subject: string; readonly is: string }
  /** The same with a verb of its own. */
  | { readonly clause: string };

/** Complete by its type: a name without words does not compile. */
const NAMES: Readonly<Record<FormulaName, NameWords>> = {
  'proposal.number': { noun: "the proposal's number", verb: 'is' },
  'proposal.kind': { noun: 'the kind of change', verb: 'is' },
  'proposal.adopted': { subject: 'the proposal', is: 'adopted' },
  'votes.for': { noun: 'the votes for', verb: 'are' },
  'votes.against': { noun: 'the votes against', verb: 'are' },
  'votes.abstain': { noun: 'the abstentions', verb: 'are' },
  'votes.cast': { noun: 'the votes cast', verb: 'are' },
  'votes.eligible': { noun: 'the votes that could be cast', verb: 'are' },
  'votes.voters': { noun: 'the number of those who voted', verb: 'is' },
  'votes.unanimous': { subject: 'the vote', is: 'unanimous' },
  'votes.majority': { subject: 'a majority', is: 'in favour' },
  'votes.favourable': { noun: 'the fraction of votes in favour', verb: 'is' },
  'adoption.unanimous': { clause: 'adoption takes unanimity' },
  'player.robot': { subject: 'the player', is: 'a robot' },
  'player.playing': { subject: 'the player', is: 'playing' },
  'player.proposer': { subject: 'the player', is: 'the proponent' },
  'players.count': { noun: 'the number of players', verb: 'is' },
  'roll.die': { noun: 'the number thrown', verb: 'is' },
  'judge.late': { subject: 'the Judge', is: 'late' },
  'game.medium': { noun: 'the medium of the game', verb: 'is' },
  'game.turn': { noun: 'the number of the turn', verb: 'is' },
  'game.circuit': { noun: 'the number of circuits completed', verb: 'is' },
};

export function grammarOf(dotted: string): NameWords {
  if (isWholeName(dotted)) return NAMES[dotted];
  const own = dotted.slice(dotted.lastIndexOf('.') + 1);
  const id = own.replaceAll('_', ' ');
  if (dotted.startsWith('player.')) {
    return { noun: `the player's ${id}`, verb: own.endsWith('s') ? 'are' : 'is' };
  }
  if (dotted.startsWith('proposal.facts.')) return { noun: `the proposal's ${id}`, verb: 'is' };
  return { noun: dotted.startsWith('rules.') ? `the number of ${id} rules` : id, verb: 'is' };
}

/** Words for a dotted name that a formula may use. */
export function nameWords(dotted: string): string {
  const name = grammarOf(dotted);
  if ('noun' in name) return name.noun;
  return 'clause' in name ? name.clause : `${name.subject} is ${name.is}`;
}

function isWholeName(dotted: string): dotted is FormulaName {
  return Object.hasOwn(NAMES, dotted);
}
