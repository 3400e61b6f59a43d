/** The names that formulas use, in words. */
import { Tree } from '../../formula/tree.ts';
import { type Row, t } from '../entry.ts';

/** Things that are counted, with a verb in the plural. */
export const PLURALS: readonly Row[] = [
  [t`votes.for`, 'the votes for', 'the votes in favour'],
  [t`votes.against`, 'the votes against'],
  [t`votes.abstain`, 'the abstentions'],
  [t`votes.cast`, 'the votes cast'],
  [t`votes.eligible`, 'the votes that could be cast', 'the eligible votes'],
  [t`player.$id`, "the player's {id:names}"],
];

export const NOUNS: readonly Row[] = [
  [t`proposal.number`, "the proposal's number", 'the number of the proposal'],
  [t`votes.voters`, 'the number of those who voted', 'the number of voters'],
  [t`votes.favourable`, 'the fraction of votes in favour', 'the fraction of favourable votes'],
  [t`players.count`, 'the number of players', 'the players'],
  [t`roll.die`, 'the number thrown', 'the number rolled', 'the throw', 'the roll'],
  [t`game.turn`, 'the number of the turn'],
  [t`game.circuit`, 'the number of circuits completed', 'the number of complete circuits'],
  [t`rules.$id`, 'the number of {id:rules}'],
  [t`proposal.facts.$id`, "the proposal's {id:name}"],
  [t`player.$id`, "the player's {id:name}"],
];

/** Names for a truth. */
const STATES: Readonly<Record<string, string>> = {
  'proposal.adopted': 'the proposal is adopted',
  'votes.unanimous': 'the vote is unanimous',
  'votes.majority': 'a majority is in favour',
  'adoption.unanimous': 'unanimity is needed for adoption',
  'player.robot': 'the player is a robot',
  'player.playing': 'the player is playing',
  'player.proposer': 'the player is the proposer',
  'judge.late': 'the Judge is late',
  'game.won': 'there is a winner',
  'player.$id': 'the player is the {id:office}',
};

/** The values of a name that make a condition true. */
const EQUALITIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'game.medium': {
    table: 'the game is played at a table',
    mail: 'the game is played by mail',
    computer: 'the game is played by computer',
  },
  'proposal.kind': {
    enact: 'the change is an enactment',
    amend: 'the change is an amendment',
    repeal: 'the change is a repeal',
    transmute: 'the change is a transmutation',
  },
};

/** Each state and its denial. */
export const CLAUSES: readonly Row[] = [
  ...Object.entries(EQUALITIES).flatMap(([name, words]) =>
    Object.entries(words).flatMap(([word, says]) => {
      const sides = [new Tree('name', [], name), new Tree('text', [], word)];
      return both(new Tree('==', sides), new Tree('!=', sides), says);
    }),
  ),
  ...Object.entries(STATES).flatMap(([name, says]) => {
    const state = new Tree('name', [], name);
    return both(state, new Tree('!', [state]), says);
  }),
];

function both(so: Tree, not: Tree, says: string): readonly Row[] {
  return [
    [so, says],
    [not, says.replace(' is ', ' is not ')],
  ];
}
