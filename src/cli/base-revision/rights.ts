/**
 * The right to record each difference, if a game has accounts: a row for every key of every kind of record.
 * A key without a row does not compile, and a difference that no row allows is a clerk's.
 */
import { each, type KindName, type Kinds, type RowOf } from '../../records/differences/kinds.ts';
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
    ...each(CLERK, 'new', 'gone', 'title', 'ruleset', 'medium', 'started', 'sample', 'invented'),
    ...each(CLERK, 'players', 'readings', 'clerks', 'inbox', 'zone', 'second-votes', 'teams'),
    ...each(CLERK, 'on-words', 'unobjected', 'corrected', 'body'),
    ...each(CLERK, 'player.new', 'player.gone', 'player.surname', 'player.robot', 'player.account'),
    ...each(CLERK, 'reading.new', 'reading.gone', 'reading.take', 'reading.since', 'reading.why'),
    'player.name': ONESELF,
  },
  ruleset: {
    ...each(CLERK, 'new', 'gone', 'title', 'author', 'source', 'published', 'tiers', 'sample'),
    ...each(CLERK, 'corrected', 'body'),
  },
  card: each(CLERK, 'new', 'gone', 'rule', 'title', 'tier', 'mechanics', 'corrected', 'body'),
  proposal: {
    ...each(WITH_PROPOSAL, 'new', 'proposal', 'by'),
    ...each(UNTIL_VOTES, 'proposed', 'effective'),
    ...each(PROPOSER, 'name', 'with', 'facts', 'enact', 'amend', 'repeal', 'transmute'),
    ...each(PROPOSER, 'changes', 'act', 'title', 'mechanics', 'replace', 'text', 'body'),
    ...each(PROPOSER, 'wording', 'as-meant', 'withdrawn', 'notes', 'source'),
    revised: WITH_CHANGE,
    ...each(CLOSER, 'closed', 'outcome'),
    'ending-source': ENDING,
    awards: REWARDED,
    // A tally; votes by name are parts, with their dates.
    ...each(CLERK, 'votes', 'cast', 'lost', 'stands', 'corrected', 'gone'),
    ...each(OWN, 'vote.new', 'vote.vote', 'vote.on', 'vote.source', 'vote.body'),
    'vote.strength': STRENGTH,
    'vote.gone': VOTE_TAKEN_OUT,
  },
  judgment: {
    ...each(WITH_QUESTION, 'new', 'judgment', 'by'),
    ...each(ASKER, 'kind', 'question', 'appeals', 'invoked', 'rules', 'source'),
    ...each(RULING, 'settles', 'cites', 'body'),
    // The parts of these lists have rows of their own.
    ...each(CLERK, 'bench', 'arguments', 'stands', 'corrected', 'gone'),
    ...each(JUDGE, 'seat.new', 'seat.accepted', 'seat.refused', 'seat.ruling', 'seat.given'),
    ...each(JUDGE, 'seat.ruling-source'),
    ...each(CLERK, 'seat.judge', 'seat.overruled', 'seat.gone', 'overruling.proposal'),
    ...each(OWN, 'overruling.new', 'overruling.gone', 'overruling.for', 'overruling.against'),
    ...each(OWN, 'overruling.abstain'),
    'overruling.on': OVERRULERS,
    ...each(OWN, 'argument.new', 'argument.gone', 'argument.by', 'argument.text'),
  },
  event: {
    ...each(WITH_NEW, 'new', 'id', 'on', 'after', 'rule', 'by', 'why', 'source'),
    ...each(CLERK, 'gone', 'stands', 'corrected'),
    ...each(OWN_ACT, 'leave', 'forfeit', 'roll', 'consent', 'rename'),
    join: JOINING,
    ...each(GRANTED, 'points', 'change', 'set', 'appoint', 'pause', 'resume', 'round', 'end'),
    ...each(GRANTED, 'fiat'),
    // The engine compares them with what the rules come to.
    ...each(TOLD, 'scores', 'winner', 'debate', 'note'),
  },
  narrative: { ...each(WITH_NEW, 'new', 'body'), gone: CLERK },
};
