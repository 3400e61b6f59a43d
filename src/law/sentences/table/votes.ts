/** The proposers and the voters, and the conditions for a vote. */
import { ONLY_READ, type Row, type Rows, t } from '../entry.ts';
import type { WordChoice } from './choice.ts';

export const VOTES: readonly Row[] = [
  [{ proposers: t`true` }, 'every player may propose'],
  [{ proposers: t`false` }, 'no player may propose'],
  [{ proposers: '$c' }, 'a player may propose if {c:condition@player}'],
  [{ proposers: t`player.$id` }, ONLY_READ, 'only the {id:name} may propose'],

  [{ electorate: t`true` }, 'every player may vote', 'every player is an eligible voter'],
  [{ electorate: t`false` }, 'no player may vote'],
  [{ electorate: '$c' }, 'a player may vote if {c:condition@voter}'],

  [{ ballots: t`1` }, 'each player has one vote'],
  [
    { ballots: t`player.$id ? $n : 1` },
    ONLY_READ,
    'the {id:name} has {n:numeral@voter} votes, and each other player has one vote',
    'the {id:name} has {n:numeral@voter} votes, and each other player one',
  ],
  [{ ballots: '$n' }, 'each player has {n:numeral@voter} votes'],
  [{ ballots: '$n' }, 'each player has as many votes as {n:measure@voter}'],

  [
    { 'voting-period': '$t' },
    'a vote is open for {t:period}',
    'voting lasts {t:period}',
    'a vote takes {t:period}',
    'a vote lasts {t:period}',
    'votes are open for {t:period}',
    'a proposal is open for {t:period}',
  ],
  [{ 'voting-period': '$t' }, 'a vote is open for ({t:times@proposal})'],

  [{ quorum: [{ of: '$of', needs: t`true` }] }, 'every vote on {of:change} counts'],
  [{ quorum: [{ of: '$of', needs: t`false` }] }, 'no vote on {of:change} counts'],
  [
    { quorum: [{ of: '$of', needs: '$c' }] },
    'a vote on {of:change} counts only if {c:condition@votes}',
  ],
  [{ quorum: [{ needs: t`true` }] }, 'every vote counts'],
  [{ quorum: [{ needs: t`false` }] }, 'no vote counts'],
  [{ quorum: [{ needs: '$c' }] }, 'a vote counts only if {c:condition@votes}'],
  [
    { quorum: [{ needs: t`votes.voters >= $b` }] },
    ONLY_READ,
    'at least {b:product@votes} must vote',
  ],

  [{ adoption: [{ of: '$of', needs: '$c' }] }, '{of:change} is adopted {c:if@votes}'],
  [{ adoption: [{ needs: '$c' }] }, 'a change is adopted {c:if@votes}'],
  [{ adoption: [{ needs: '$c' }] }, ONLY_READ, 'a proposal is adopted {c:if@votes}'],
  [
    { adoption: [{ needs: t`votes.majority` }] },
    ONLY_READ,
    'a change is adopted with a majority',
    'a change is adopted by a majority',
    'a proposal is adopted by a majority',
  ],
  [
    { adoption: [{ needs: t`votes.unanimous` }] },
    ONLY_READ,
    'a change is adopted with unanimity',
    'a proposal is adopted with unanimity',
  ],

  [{ 'robot-votes': '$c' }, 'a robot votes for a proposal {c:if@roll}'],
];

export const VOTE_KINDS: Rows = {
  /** The subject of a demand. */
  change: [
    [{ kind: '$k', tier: '$t' }, '{k:deed} of a {t:onerule}'],
    [{ kind: '$k' }, '{k:deed}'],
    [{ tier: '$t' }, 'a change to a {t:onerule}', 'a change of a {t:onerule}'],
  ],
  deed: [
    ['enact', 'an enactment'],
    ['amend', 'an amendment'],
    ['repeal', 'a repeal'],
    ['transmute', 'a transmutation'],
  ],
};

export const VOTE_CHOICES: readonly WordChoice[] = [
  {
    name: 'participation',
    scope: 'proposal',
    means: { participation: '$x' },
    words: {
      required: 'every eligible voter must vote',
      optional: [
        'a player who does not vote is taken to abstain',
        'a player who does not vote abstains',
        'no player must vote',
      ],
    },
    otherwise: 'the word for whether voters must vote is',
  },
];
