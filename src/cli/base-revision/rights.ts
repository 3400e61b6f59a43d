/**
 * Who may record which difference, where a game has accounts: a row for every key of every kind of record.
 * A key without a row does not compile, and a difference that no row allows is a clerk's.
 */
import { each, type KeyOf, type Kind, type Kinds } from '../../records/differences/kinds.ts';
import {
  ASKER,
  CLERK,
  CLOSER,
  ENDING,
  EVERYBODY,
  GRANTED,
  JOINING,
  JUDGE,
  ONESELF,
  OVERRULER,
  OWN_ACT,
  PROPOSER,
  REWARDED,
  type Right,
  RULING,
  SEATED,
  SPEAKER,
  STRENGTH,
  TOLD,
  UNTIL_VOTES,
  VOTE_TAKEN_OUT,
  VOTER,
  WITH_NEW,
  WITH_PROPOSAL,
  WITH_QUESTION,
} from './whose.ts';

type Rows = {
  readonly [Of in Kind]: Readonly<Record<KeyOf<Of> | 'new' | 'gone', Right<Kinds[Of]>>>;
};

export const RIGHTS: Rows = {
  game: {
    ...each(CLERK, 'new', 'gone', 'title', 'ruleset', 'medium', 'started', 'sample', 'invented'),
    ...each(CLERK, 'players', 'readings', 'clerks', 'inbox', 'zone', 'second-votes', 'teams'),
    ...each(CLERK, 'on-words', 'unobjected', 'corrected', 'body'),
  },
  player: { ...each(CLERK, 'new', 'gone', 'surname', 'robot', 'account'), name: ONESELF },
  reading: each(CLERK, 'new', 'gone', 'take', 'since', 'why'),
  ruleset: {
    ...each(CLERK, 'new', 'gone', 'title', 'author', 'source', 'published', 'tiers', 'sample'),
    ...each(CLERK, 'corrected', 'body'),
  },
  card: each(CLERK, 'new', 'gone', 'rule', 'title', 'tier', 'mechanics', 'corrected', 'body'),
  proposal: {
    ...each(WITH_PROPOSAL, 'new', 'proposal', 'by'),
    ...each(UNTIL_VOTES, 'proposed', 'effective'),
    ...each(PROPOSER, 'name', 'with', 'revised', 'facts', 'enact', 'amend', 'repeal', 'transmute'),
    ...each(PROPOSER, 'changes', 'act', 'title', 'mechanics', 'replace', 'text', 'body'),
    ...each(PROPOSER, 'wording', 'withdrawn', 'notes', 'source'),
    ...each(CLOSER, 'closed', 'outcome'),
    'ending-source': ENDING,
    awards: REWARDED,
    // A tally; votes by name are parts, with their dates.
    ...each(CLERK, 'votes', 'cast', 'lost', 'stands', 'corrected', 'gone'),
  },
  vote: {
    ...each(VOTER, 'new', 'vote', 'on', 'source', 'body'),
    strength: STRENGTH,
    gone: VOTE_TAKEN_OUT,
  },
  judgment: {
    ...each(WITH_QUESTION, 'new', 'judgment', 'by'),
    ...each(ASKER, 'kind', 'question', 'appeals', 'invoked', 'rules', 'source'),
    ...each(RULING, 'settles', 'cites', 'body'),
    // The parts of these lists have rows of their own.
    ...each(CLERK, 'bench', 'arguments', 'stands', 'corrected', 'gone'),
  },
  seat: {
    ...each(SEATED, 'new', 'judge'),
    ...each(JUDGE, 'accepted', 'refused', 'ruling', 'given', 'ruling-source'),
    ...each(CLERK, 'overruled', 'gone'),
  },
  overruling: {
    ...each(OVERRULER, 'new', 'gone', 'for', 'against', 'abstain', 'on'),
    proposal: CLERK,
  },
  argument: each(SPEAKER, 'new', 'gone', 'by', 'text'),
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
  narrative: { new: EVERYBODY, ...each(WITH_NEW, 'body'), gone: CLERK },
};

/** The row of a difference; `undefined` where there is none. */
export function rowOf<Of extends Kind>(kind: Of, key: string): Right<Kinds[Of]> | undefined {
  const rows: Readonly<Partial<Record<string, Right<Kinds[Of]>>>> = RIGHTS[kind];
  return rows[key];
}
