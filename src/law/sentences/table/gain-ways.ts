/** Other ways to say how much of what somebody gains or loses, and what somebody does for it. */
import { type Rows, same, t, worded } from '../entry.ts';

export const GAIN_WAY_KINDS: Rows = {
  /** A verb with the gain or loss that follows it. */
  gets: [
    worded({ '...gain': '$gain' }, 'receives {gain:some}'),
    worded({ '...gain': '$gain' }, 'loses {gain:loss}'),
    worded(
      { amount: '$n', quantity: '$q' },
      'adds {n:numeral@award} {q:unit} to their <score|total>',
    ),
  ],
  some: [
    worded({ amount: '$n', quantity: '$q' }, '{n:numeral@award} {q:unit} <each|apiece|>'),
    worded({ amount: '$n', quantity: '$q' }, '{n:numeral@award} more {q:unit}'),
    worded(
      { amount: '$n', quantity: '$q' },
      'a <reward|prize|bounty|payment|bonus> of {n:numeral@award} {q:unit} <each|apiece|>',
    ),
    worded({ amount: t`1`, quantity: 'points' }, '{single} point <each|apiece|>'),
    worded({ amount: '$n', quantity: '$q' }, 'as many {q:unit} as {n:measure@award}'),
    worded({ amount: '$n', quantity: '$q' }, '{q:unit} equal to {n:measure@award}'),
    worded({ '...gain': '$gain' }, '{gain:pervote}'),
  ],
  loss: [
    worded({ amount: t`-$n`, quantity: '$q' }, '{n:numeral@award} {q:unit} <each|apiece|>'),
    worded(
      { amount: t`-$n`, quantity: '$q' },
      '{n:numeral@award} {q:unit} from their <score|total>',
    ),
    worded({ amount: t`-1`, quantity: 'points' }, '{single} point <each|apiece|>'),
    worded({ amount: t`-$n`, quantity: '$q' }, 'as many {q:unit} as {n:measure@award}'),
    worded({ '...gain': '$gain' }, '{gain:lostpervote}'),
  ],
  pervote: [
    worded(
      { amount: t`$m * votes.for`, quantity: '$q' },
      '{m:numeral@award} {q:unit} for each yes vote <{itgets}|>',
    ),
    worded(
      { amount: t`$m * votes.against`, quantity: '$q' },
      '{m:numeral@award} {q:unit} for each no vote <{itgets}|>',
    ),
    worded(
      { amount: t`votes.for`, quantity: 'points' },
      '{single} point for each yes vote <{itgets}|>',
    ),
    worded(
      { amount: t`votes.against`, quantity: 'points' },
      '{single} point for each no vote <{itgets}|>',
    ),
  ],
  lostpervote: [
    worded(
      { amount: t`-($m * votes.for)`, quantity: '$q' },
      '{m:numeral@award} {q:unit} for each yes vote <{itgets}|>',
    ),
    worded(
      { amount: t`-($m * votes.against)`, quantity: '$q' },
      '{m:numeral@award} {q:unit} for each no vote <{itgets}|>',
    ),
    worded(
      { amount: t`-votes.for`, quantity: 'points' },
      '{single} point for each yes vote <{itgets}|>',
    ),
    worded(
      { amount: t`-votes.against`, quantity: 'points' },
      '{single} point for each no vote <{itgets}|>',
    ),
  ],
  itgets: same('<it|they|the proposal> <receives|received|gets>', 'cast', 'on it'),

  /** A deed that earns or costs something. */
  theirs: same(
    '<for|of|on> their proposal',
    '<|that> their proposal <receives|gets>',
    'their proposal',
  ),
  doer: same('<a player|they|the player|the proposer>'),
  having: same('<getting|having|proposing|making|writing>'),
  deed: [
    worded(
      { to: 'proposer', on: 'proposed' },
      '<proposing|making|submitting> <a proposal|proposals>',
      'proposing a rule',
    ),
    worded(
      { to: 'proposer', on: 'withdrawn' },
      '<withdrawing|retracting|taking back> <a proposal|their proposal>',
    ),
    worded(
      { to: 'silent', on: 'resolved' },
      'not voting <on a proposal|>',
      '<missing|forgetting> a vote',
    ),
    worded({ to: 'abstained', on: 'resolved' }, 'abstaining <from a vote|>'),
    worded({ to: 'for', '...fate': '$fate' }, 'voting for {fate:fated}'),
    worded({ to: 'against', '...fate': '$fate' }, 'voting against {fate:fated}'),
    worded({ to: 'judge', on: 'refused' }, '<refusing|declining> {tojudge}'),
    worded({ to: 'judge', on: 'judged' }, 'giving a judgment', 'judging'),
    worded({ to: 'winner', on: 'won' }, 'winning <the game|a game|the round|a round|>'),
  ],
  tojudge: same('the office', 'to judge', 'to <be|become|act as> <the|a|> Judge'),
  judging: [
    worded(
      { on: 'judged' },
      'for each judgment <given|they gives|>',
      'for giving <a|> judgment',
      'when they gives <a|> judgment',
    ),
    worded(
      { on: 'overruled' },
      'when they is overruled',
      'when their judgment is overruled',
      'for being overruled',
    ),
    worded({ on: 'refused' }, 'when they <refuses|declines> {tojudge}'),
    worded(
      { on: 'late' },
      'when they is late',
      'for being late',
      'when they does not <judge|give judgment|give a judgment> in time',
    ),
  ],
};
