/** The holdings, gains and losses of players, and the facts of proposals. */
import { ONLY_READ, type Row, type Rows, t } from '../entry.ts';

export const POINTS: readonly Row[] = [
  [
    { quantities: { $id: { starts: '$n' } } },
    'every player begins with {n:count@player} {id:unit}',
    'every player starts with {n:count@player} {id:unit}',
    'players begin with {n:count@player} {id:unit}',
    'all players begin with {n:count@player} {id:unit}',
  ],
  [
    { quantities: { $id: { least: '$n' } } },
    'no player has fewer than {n:count@player} {id:unit}',
    'no player has less than {n:count@player} {id:unit}',
    'no player may have less than {n:count@player} {id:unit}',
    'a player may not have less than {n:count@player} {id:unit}',
    'players may not have less than {n:count@player} {id:unit}',
  ],
  [
    { quantities: { $id: { most: '$n' } } },
    'no player has more than {n:count@player} {id:unit}',
    'no player may have more than {n:count@player} {id:unit}',
    'a player may not have more than {n:count@player} {id:unit}',
    'players may not have more than {n:count@player} {id:unit}',
  ],
  [{ quantities: { $id: { symbol: '$s' } } }, 'the sign for {id:unit} is {s:quoted}'],
  [
    { quantities: { $id: { worth: { amount: '$n', of: '$of' } } } },
    'one {id:unit} is worth {n:rational} {of:unit}',
  ],

  [
    { 'proposal-facts': { $id: { least: '$n' } } },
    "a proposal's {id:name} is at least {n:sum@proposal}",
  ],
  [
    { 'proposal-facts': { $id: { most: '$n' } } },
    "a proposal's {id:name} is at most {n:sum@proposal}",
  ],
  [{ 'proposal-facts': { $id: { default: 'none' } } }, 'every proposal states its {id:name}'],
  [
    { 'proposal-facts': { $id: { default: '$n' } } },
    'a proposal may state its {id:name}, which is otherwise {n:rational}',
  ],

  [
    { offices: { $id: { holders: 'any' } } },
    'any number of players may hold the office of {id:name}',
  ],
  [
    { offices: { $id: { holders: t`1` } } },
    'there is one {id:name}',
    'there is exactly one {id:name}',
  ],
  [
    { offices: { $id: { holders: '$n' } } },
    'the office of {id:name} has {n:count@game} holders',
    'there are {n:count@game} {id:officers}',
  ],

  [
    { awards: [{ on: 'refused', to: '$to', if: t`judge.late`, '...': '$gain' }] },
    'when a Judge does not take the office in time, {to:recipient} {gain}',
  ],
  [
    { awards: [{ on: '$on', to: '$to', if: '$c', '...': '$gain' }] },
    '{on:occasion}, {to:recipient} {gain}, if {c:condition@award}',
  ],
  [{ awards: [{ on: '$on', to: '$to', '...': '$gain' }] }, '{on:occasion}, {to:recipient} {gain}'],
  [
    { awards: [{ on: '$on', to: '$to', if: t`!$c`, '...': '$gain' }] },
    ONLY_READ,
    '{on:occasion}, {to:recipient} {gain}, unless {c:clause@award}',
  ],
  [
    { awards: [{ on: '$on', to: '$to', '...': '$gain' }] },
    ONLY_READ,
    '{to:recipient} {gain} {on:occasion}',
  ],
];

export const POINT_KINDS: Rows = {
  occasion: [
    ['proposed', 'when a proposal is made'],
    ['adopted', 'when a proposal is adopted'],
    ['defeated', 'when a proposal is defeated'],
    ['resolved', 'when the vote on a proposal is complete', 'when a vote is complete'],
    ['withdrawn', 'when a proposal is withdrawn'],
    ['rolled', 'when the die is thrown', 'when the die is rolled'],
    ['judged', 'when a Judgment is given'],
    ['overruled', 'when a Judge is overruled'],
    ['refused', 'when a Judge refuses the office'],
    ['late', 'when a Judge is late'],
    ['left', 'when a player leaves'],
    ['untitled', 'when a rule has no title'],
    ['circuit', 'when a circuit is complete', 'when a circuit of turns is complete'],
    ['won', 'when a player wins'],
  ],
  recipient: [
    ['proposer', 'the proposer'],
    ['for', 'each who voted for it'],
    ['against', 'each who voted against it'],
    ['abstained', 'each who abstained'],
    ['silent', 'each who did not vote'],
    ['roller', 'the one who threw it', 'the thrower', 'the roller'],
    ['judge', 'the Judge'],
    ['caller', 'the one who invoked Judgment'],
    ['winner', 'the winner', 'the player who wins', 'the one who wins'],
    ['everyone', 'everyone'],
  ],
  gain: [
    [{ amount: t`-$n`, quantity: '$q' }, 'loses {n:numeral@award} {q:unit}'],
    [{ amount: t`-$n`, quantity: '$q' }, 'loses as many {q:unit} as {n:measure@award}'],
    [{ amount: '$n', quantity: '$q' }, 'receives {n:numeral@award} {q:unit}'],
    [{ amount: '$n', quantity: '$q' }, 'receives as many {q:unit} as {n:measure@award}'],
    [{ amount: '$n', quantity: '$q' }, ONLY_READ, 'receives ({n:number@award}) {q:unit}'],
    [{ amount: t`-$n`, quantity: '$q' }, ONLY_READ, 'loses ({n:number@award}) {q:unit}'],
  ],
};
