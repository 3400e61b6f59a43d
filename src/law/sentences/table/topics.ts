/** What each slot is about, in a few words. */

import type { SlotName } from '../../mechanics/mechanics.ts';
import type { Row, Rows } from '../entry.ts';

const TOPICS: Readonly<Record<SlotName, string>> = {
  proposers: 'who may propose',
  changes: 'kinds of change',
  numbering: 'numbering',
  electorate: 'who may vote',
  participation: 'participation in votes',
  ballots: 'the votes of a player',
  'voting-period': 'the length of a vote',
  quorum: 'the quorum',
  adoption: 'demands for adoption',
  retroactive: 'effect before the vote',
  turns: 'the order of turns',
  turn: 'parts of a turn',
  quantities: 'quantities',
  'proposal-facts': 'facts of proposals',
  awards: 'awards',
  win: 'ways to win',
  deadlock: 'the end of play that cannot go on',
  tiers: 'tiers',
  limits: 'limits',
  precedence: 'tests of precedence',
  judge: 'judging',
  forfeit: 'forfeiting',
  'winning-by': 'what winning may be made',
  offices: 'offices',
  titles: 'titles',
  becomes: 'changes of a rule by itself',
  overrides: 'claims to prevail',
  'defers-to': 'claims to yield',
  'robot-votes': 'the votes of robots',
  grants: 'grants',
  fiat: 'changes by word alone',
  readings: 'readings',
};

export const TOPIC_KINDS: Rows = {
  topic: Object.entries(TOPICS).map(([slot, says]): Row => [slot, says]),
};
