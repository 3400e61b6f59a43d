/**
 * The right to record each difference, if a game has accounts: a row for every key of every kind of record.
 * A key without a row does not compile, and a difference that no row allows is a clerk's.
 */
import { alike, type KindName, type Kinds, type RowOf } from '../../records/differences/kinds.ts';
import {
  ASKER,
  CLERK,
  CLOSER,
  ENDING,
  GRANTED,
  JOINING,
  JUDGE,
  ONESELF,
  OVERRULERS,
  OWN,
  OWN_ACT,
  PROPOSER,
  REWARDED,
  type Right,
  RULING,
  STRENGTH,
  TOLD,
  UNTIL_VOTES,
  VOTE_TAKEN_OUT,
  WITH_CHANGE,
  WITH_NEW,
  WITH_PROPOSAL,
  WITH_QUESTION,
} from './whose.ts';

export const RIGHTS: {
  readonly [Of in KindName]: Readonly<Record<RowOf<Of>, Right<Kinds[Of]>>>;
} = {
  game: {
    ...alike(CLERK, 'new', 'gone', 'title', 'ruleset', 'medium', 'started', 'sample', 'invented'),
    ...alike(CLERK, 'players', 'readings', 'clerks', 'inbox', 'second-votes', 'teams'),
    ...alike(CLERK, 'on-words', 'unobjected', 'corrected', 'body'),
    ...alike(
      CLERK,
      'player.new',
      'player.gone',
      'player.surname',
      'player.robot',
      'player.account',
    ),
    ...alike(CLERK, 'reading.new', 'reading.gone', 'reading.take', 'reading.since', 'reading.why'),
    'player.name': ONESELF,
  },
  ruleset: {
    ...alike(CLERK, 'new', 'gone', 'title', 'author', 'source', 'published', 'tiers', 'sample'),
    ...alike(CLERK, 'corrected', 'body'),
  },
  card: alike(CLERK, 'new', 'gone', 'rule', 'title', 'tier', 'mechanics', 'corrected', 'body'),
  proposal: {
    ...alike(WITH_PROPOSAL, 'new', 'proposal', 'by'),
    ...alike(UNTIL_VOTES, 'proposed', 'effective'),
    ...alike(PROPOSER, 'name', 'with', 'facts', 'enact', 'amend', 'repeal', 'transmute'),
    ...alike(PROPOSER, 'changes', 'act', 'title', 'mechanics', 'replace', 'text', 'body'),
    ...alike(PROPOSER, 'wording', 'as-meant', 'withdrawn', 'notes', 'source'),
    revised: WITH_CHANGE,
    ...alike(CLOSER, 'closed', 'outcome'),
    'ending-source': ENDING,
    awards: REWARDED,
    // A tally; votes by name are parts, with their dates.
    ...alike(CLERK, 'votes', 'cast', 'lost', 'stands', 'corrected', 'gone'),
    ...alike(OWN, 'vote.new', 'vote.vote', 'vote.on', 'vote.source', 'vote.body'),
    'vote.strength': STRENGTH,
    'vote.gone': VOTE_TAKEN_OUT,
  },
  judgment: {
    ...alike(WITH_QUESTION, 'new', 'judgment', 'by'),
    ...alike(ASKER, 'kind', 'question', 'appeals', 'invoked', 'rules', 'source'),
    ...alike(RULING, 'settles', 'cites', 'body'),
    // The parts of these lists have rows of their own.
    ...alike(CLERK, 'bench', 'arguments', 'stands', 'corrected', 'gone'),
    ...alike(JUDGE, 'seat.new', 'seat.accepted', 'seat.refused', 'seat.ruling', 'seat.given'),
    ...alike(JUDGE, 'seat.ruling-source'),
    ...alike(CLERK, 'seat.judge', 'seat.overruled', 'seat.gone', 'overruling.proposal'),
    ...alike(OWN, 'overruling.new', 'overruling.gone', 'overruling.for', 'overruling.against'),
    ...alike(OWN, 'overruling.abstain'),
    ...alike(OVERRULERS, 'overruling.on', 'overruling.sources'),
    ...alike(OWN, 'argument.new', 'argument.gone', 'argument.by', 'argument.text'),
  },
  event: {
    ...alike(WITH_NEW, 'new', 'id', 'on', 'after', 'rule', 'by', 'why', 'source'),
    ...alike(CLERK, 'gone', 'stands', 'corrected'),
    ...alike(OWN_ACT, 'leave', 'forfeit', 'roll', 'consent', 'rename'),
    join: JOINING,
    ...alike(GRANTED, 'points', 'change', 'set', 'appoint', 'pause', 'resume', 'round', 'end'),
    ...alike(GRANTED, 'fiat'),
    // The engine compares them with the results of the rules.
    ...alike(TOLD, 'scores', 'winner', 'debate', 'note'),
  },
  narrative: { ...alike(WITH_NEW, 'new', 'body'), gone: CLERK },
};
