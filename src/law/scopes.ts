/** Which names the formulas of each slot may use. */
import type { Scope } from './formula/scope.ts';
import type { ValueType } from './formula/value.ts';

type Names = Readonly<Record<string, ValueType>>;

interface Group {
  readonly names: Names;
  readonly families?: Names;
}

/** What a formula may always ask. */
const GAME: Group = {
  names: {
    'game.medium': 'string',
    'game.turn': 'number',
    'game.circuit': 'number',
    'players.count': 'number',
  },
  families: { rules: 'number' },
};

/** The player in question: a quantity is a number, an office true or false. */
const PLAYER: Group = { names: { 'player.robot': 'boolean' }, families: { player: 'unknown' } };

const PROPOSAL: Group = {
  names: { 'proposal.number': 'number', 'proposal.kind': 'string' },
  families: { 'proposal.facts': 'number' },
};

const RESULT: Group = {
  names: { 'proposal.adopted': 'boolean', 'adoption.unanimous': 'boolean' },
};

const VOTES: Group = {
  names: {
    'votes.for': 'number',
    'votes.against': 'number',
    'votes.abstain': 'number',
    'votes.cast': 'number',
    'votes.eligible': 'number',
    'votes.unanimous': 'boolean',
    'votes.majority': 'boolean',
    'votes.favourable': 'number',
  },
};

/** Whether a Judge let the time to accept or refuse go by. */
const JUDGE: Group = { names: { 'judge.late': 'boolean' } };

const ROLL: Group = { names: { 'roll.die': 'number' } };

export const SCOPES = {
  game: scope('game', GAME),
  player: scope('player', GAME, PLAYER),
  proposal: scope('proposal', GAME, PROPOSAL),
  voter: scope('voter', GAME, PROPOSAL, PLAYER),
  votes: scope('votes', GAME, PROPOSAL, VOTES),
  consent: scope('consent', GAME, VOTES),
  award: scope('award', GAME, PROPOSAL, PLAYER, VOTES, RESULT, ROLL, JUDGE),
  roll: scope('roll', GAME, PROPOSAL, PLAYER, ROLL),
} as const;

function scope(id: string, ...groups: readonly Group[]): Scope {
  return {
    id,
    names: new Map(groups.flatMap(({ names }) => Object.entries(names))),
    families: new Map(groups.flatMap(({ families = {} }) => Object.entries(families))),
  };
}
