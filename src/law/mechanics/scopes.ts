/** The names that formulas of each slot may use. */

import type { ValueType } from '../formula/formula.ts';
import type { Scope } from '../formula/scope.ts';

type Names = Readonly<Record<string, ValueType>>;

interface Group {
  readonly names: Names;
  readonly families?: Names;
}

/** Groups of names, from which scopes are made. */
const GROUPS = {
  /** Names for every formula. */
  game: {
    names: {
      'game.medium': 'string',
      'game.turn': 'number',
      'game.circuit': 'number',
      'game.won': 'boolean',
      'players.count': 'number',
    },
    families: { rules: 'number' },
  },
  /** The player in question. A quantity is a number, and an office is true or false. */
  player: { names: { 'player.robot': 'boolean' }, families: { player: 'unknown' } },
  proposal: {
    names: { 'proposal.number': 'number', 'proposal.kind': 'string' },
    families: { 'proposal.facts': 'number' },
  },
  /** Whether this player made the proposal. */
  proponent: { names: { 'player.proposer': 'boolean' } },
  /** Whether this player still plays. */
  presence: { names: { 'player.playing': 'boolean' } },
  result: { names: { 'proposal.adopted': 'boolean', 'adoption.unanimous': 'boolean' } },
  votes: {
    names: {
      'votes.for': 'number',
      'votes.against': 'number',
      'votes.abstain': 'number',
      'votes.cast': 'number',
      'votes.eligible': 'number',
      'votes.voters': 'number',
      'votes.unanimous': 'boolean',
      'votes.majority': 'boolean',
      'votes.favourable': 'number',
    },
  },
  /** Whether a Judge missed the time for an answer. */
  judge: { names: { 'judge.late': 'boolean' } },
  roll: { names: { 'roll.die': 'number' } },
} as const satisfies Readonly<Record<string, Group>>;

type GroupName = keyof typeof GROUPS;

export const SCOPES = {
  game: scope('game'),
  player: scope('game', 'player'),
  proposal: scope('game', 'proposal'),
  voter: scope('game', 'proposal', 'player', 'proponent', 'presence'),
  votes: scope('game', 'proposal', 'votes'),
  consent: scope('game', 'votes'),
  award: scope('game', 'proposal', 'player', 'proponent', 'votes', 'result', 'roll', 'judge'),
  roll: scope('game', 'proposal', 'player', 'roll'),
} as const;

function scope(...names: readonly GroupName[]): Scope {
  const groups = names.map((name): Group => GROUPS[name]);
  return {
    id: names.join(' '),
    names: new Map(groups.flatMap(({ names }) => Object.entries(names))),
    families: new Map(groups.flatMap(({ families = {} }) => Object.entries(families))),
  };
}
