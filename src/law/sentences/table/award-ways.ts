/** Other ways to say what players gain and lose: on what occasion, and who. */
import { type Row, type Rows, same, t, worded } from '../entry.ts';
import type { PlainMap } from '../plain.ts';

const UNANIMOUS = { on: 'adopted', if: t`votes.unanimous` } as const;

export const AWARD_WAYS: readonly Row[] = [
  worded(
    { awards: [{ '...on': '$on', '...flow': '$flow' }] },
    '{on:happens}, {flow}',
    '{flow} {on:happens}',
    '{on:happens} <brings|gives> {flow:brought}',
  ),
  worded({ awards: ['$flow'] }, '{flow:wholeflow}'),
  worded(
    { awards: [{ if: t`!adoption.unanimous`, '...flow': '$flow' }] },
    'when a proposal <may|can> be adopted without unanimity, {flow:wholeflow}',
  ),
  worded(
    { awards: [{ '...on': '$on', to: 'everyone', '...gain': '$gain' }] },
    '{on:often}, every player {gain:gets}',
    'every player {gain:gets} {on:often}',
  ),
  worded(
    { awards: [{ '...own': '$own', '...flow': '$flow' }] },
    '{own:owned}, {flow:oneflow}',
    '{own:owned}: {flow:oneflow}',
    '{flow:oneflow} {own:owned}',
  ),
  // Two in one sentence: on one occasion, or on this and on another.
  worded(
    {
      awards: [
        { '...on': '$on', '...flow': '$flow' },
        { '...on': '$on', '...other': '$other' },
      ],
    },
    '{on:happens}, {flow}<, and|, but| and> {other:flow}',
    '{flow} and {other:flow} {on:happens}',
  ),
  worded(
    {
      awards: [
        { '...on': '$on', '...flow': '$flow' },
        { '...fate': '$fate', '...other': '$other' },
      ],
    },
    '{on:happens}, {flow}<;|, and|, but| and| but> {moment} it {fate}, {other:flow}',
    '{flow} {on:happens}<;|, and|, but| and| but> {other:flow} {moment} it {fate}',
  ),
  worded(
    {
      awards: [
        { to: '$to', '...on': '$on', '...gain': '$gain' },
        { to: '$to', '...fate': '$fate', '...other': '$other' },
      ],
    },
    '{to:whom} {gain:gets} {on:happens}<, and|, but| and> {other:gets} {moment} it {fate}',
    '{to:whom} {gain:gets} {on:happens}<, and|, but| and> {other:gets} {fate:happens}',
  ),
  worded(
    { awards: [{ on: 'resolved', to: 'proposer', '...gain': '$gain' }] },
    'the <proposer> receives {gain:pervote}',
    'the <proposer> loses {gain:lostpervote}',
    '<the proposer|they|a player> receives {gain:pervote} {theirs}',
    '<the proposer|they|a player> loses {gain:lostpervote} {theirs}',
  ),
  worded(
    { awards: [{ to: 'proposer', '...fate': '$fate', '...gain': '$gain' }] },
    'the proposer {gain:gets} when their proposal {fate}',
    'when their proposal {fate}, the proposer {gain:gets}',
    '<the proposer|a player|they> {gain:gets} for {having} {fate:fated}',
  ),
  worded(
    { awards: [{ on: 'resolved', to: 'proposer', amount: t`$m * votes.for`, quantity: '$q' }] },
    '<each|every|a> yes vote <earns|gives|brings> the proposer {m:numeral@award} {q:unit}',
    '<each|every|a> yes vote is worth {m:numeral@award} {q:unit} <to|for> the proposer',
  ),
  worded(
    {
      awards: [
        { on: 'resolved', to: 'proposer', amount: t`-($m * votes.against)`, quantity: '$q' },
      ],
    },
    '<each|every|a> no vote <costs|loses> the proposer {m:numeral@award} {q:unit}',
  ),
  // A deed, with the sum that it earns or costs.
  worded(
    { awards: [{ '...deed': '$deed', '...gain': '$gain' }] },
    '{deed} <earns|gives|brings|gets> <{doer}|> {gain:some}',
    '{deed} is worth {gain:some}',
    '<a player|they> {gain:gets} for {deed}',
    'the <reward|bonus|prize|payment> for {deed} is {gain:some}',
    '{deed} <costs|loses> <{doer}|> {gain:loss}',
    'the <penalty|fine|price|cost> <for|of> {deed} is {gain:loss}',
    'there is a <penalty|fine> of {gain:loss} for {deed}',
  ),
  worded(
    { awards: [{ to: 'judge', '...on': '$on', '...gain': '$gain' }] },
    '<the|a|each> Judge {gain:gets} {on:judging}',
  ),
  // The proposer's gain or loss for the fate of a proposal, as a reward, a penalty or a worth.
  worded(
    { awards: [{ to: 'proposer', '...fate': '$fate', '...gain': '$gain' }] },
    'the <reward|bonus|prize|payment> for {fate:feat} is {gain:some}',
    'there is {gain:some} for {fate:feat}',
    '{fate:feat} is worth {gain:some}',
    'the <penalty|fine|price|cost> <for|of> {fate:feat} is {gain:loss}',
    'there is a <penalty|fine> of {gain:loss} for {fate:feat}',
    '{fate:feat} <brings|gives|earns> the proposer {gain:some}',
    '{fate:feat} <costs|loses> the proposer {gain:loss}',
  ),
];

/** The ways to say that somebody, for whom there is a hole, gains or loses something. */
function flows(to: PlainMap, hole: string): readonly Row[] {
  return [
    worded(
      { ...to, '...gain': '$gain' },
      `${hole} {gain:gets}`,
      `{gain:some} <is|are> <given|awarded|credited|paid|added> to ${hole}`,
      `{gain:some} <goes to|for> ${hole}`,
      `{gain:loss} off ${hole}`,
      `minus {gain:loss} for ${hole}`,
      `{gain:loss} <is|are> <taken|taken away|deducted|subtracted> from ${hole}`,
      `${hole} has {gain:loss} <taken away|deducted|subtracted>`,
    ),
    worded(
      { ...to, amount: '$n', quantity: 'points' },
      `the score of ${hole} {rises} by {n:numeral@award} <points|>`,
      `${hole}'s score {rises} by {n:numeral@award} <points|>`,
    ),
    worded(
      { ...to, amount: t`-$n`, quantity: 'points' },
      `the score of ${hole} {falls} by {n:numeral@award} <points|>`,
      `${hole}'s score {falls} by {n:numeral@award} <points|>`,
    ),
  ];
}

export const AWARD_WAY_KINDS: Rows = {
  flow: flows({ to: '$to' }, '{to:whom}'),
  wholeflow: [
    ...flows({ '...one': '$one' }, '{one:theone}'),
    worded(
      { '...one': '$one', '...gain': '$gain', if: t`votes.unanimous` },
      '{one:theone} {gain:gets} if the vote is unanimous',
    ),
  ],
  oneflow: flows({}, '{one}'),
  rises: same('<goes up|rises|increases|is increased|is raised>'),
  falls: same('<goes down|falls|drops|decreases|is reduced|is lowered>'),
  brought: [worded({ to: '$to', '...gain': '$gain' }, '{to:whom} {gain:some}')],
  one: same('a player', 'they', 'every player'),

  happens: [
    worded(
      { '...fate': '$fate' },
      'when a proposal {fate}',
      'for {fate:fated}',
      'on the {fate:noun} of a proposal',
      'for each proposal that {fate}',
    ),
    worded(
      { on: 'resolved' },
      'when {voting} on a proposal is <complete|over>',
      'when {voting} ends',
    ),
    worded(
      { on: 'proposed' },
      'when a player proposes a proposal',
      'when a proposal is <proposed|made>',
    ),
    worded({ on: 'withdrawn' }, 'when a proposal is <withdrawn|retracted|taken back>'),
    worded(
      { on: 'won' },
      'when a player wins <the game|a game|the round|a round|>',
      'when the game is won',
    ),
  ],
  moment: same('when'),
  voting: same('the vote', 'voting', 'a vote'),
  /** An occasion that comes again and again, whatever anybody proposes. */
  often: [
    worded(
      { on: 'circuit' },
      '<at|after> the <end|completion> of <each|every|a> {circuit}',
      '<after|at the end of|for> <each|every> {circuit}',
      'when a {circuit} <is complete|is over|ends>',
      '<once|> <each|every> {circuit}',
      'once a {circuit}',
      'when every player has <had|taken> <a|one> turn',
    ),
  ],
  circuit: same('<full|complete|whole|> <circuit|circuit of turns>'),
  fate: [
    worded({ on: 'adopted' }, 'is adopted'),
    worded({ on: 'defeated' }, 'is defeated'),
    worded({ on: 'withdrawn' }, 'is <withdrawn|retracted|taken back>'),
    worded(
      UNANIMOUS,
      '<is unanimously adopted|is adopted unanimously|passes unanimously|is unanimous>',
      '<is adopted|passes> by <a unanimous vote|unanimity>',
    ),
  ],
  noun: [
    worded({ on: 'adopted' }, '<adoption|passage|acceptance|enactment|approval>'),
    worded({ on: 'defeated' }, '<defeat|rejection|failure>'),
  ],
  /** A proposal that has fared in some way. */
  fated: [
    worded(
      { '...fate': '$fate' },
      'a proposal <that|which> {fate}',
      '<a|any|each|every|all|> {fate:past} proposal',
    ),
  ],
  feat: [
    worded(
      { '...fate': '$fate' },
      '{fate:fated}',
      '<getting|having> a proposal {fate:past}',
      '<proposing|making|writing> {fate:fated}',
    ),
  ],
  past: [
    worded({ on: 'adopted' }, 'adopted', 'successful', 'winning'),
    worded({ on: 'defeated' }, 'defeated', 'failed', 'unsuccessful', 'losing'),
    worded({ on: 'withdrawn' }, 'withdrawn'),
    worded(UNANIMOUS, 'unanimous', 'unanimously adopted'),
  ],

  /** The players who gain, if the occasion names the proposal. */
  whom: [
    worded('proposer', 'the proposer', 'whoever proposes it'),
    worded('for', 'each who votes for it', 'its <supporters|backers>', 'the supporters'),
    worded('against', 'each who votes against it', 'its opponents', 'the opponents'),
    worded('abstained', 'each who abstains'),
    worded('silent', 'each who does not vote', 'each who does not vote on it'),
    worded('winner', '<the|that> winner', 'the winning player'),
    worded('everyone', 'every player'),
  ],
  /** The players who gain, named together with the occasion. */
  theone: [
    worded(
      { to: 'proposer', '...fate': '$fate' },
      'the proposer of {fate:fated}',
      'a proposer of {fate:fated}',
      'a player whose proposal {fate}',
      'a proposer whose proposal {fate}',
      'each who proposes {fate:fated}',
      'each who proposes a proposal and it {fate}',
      'each who proposes a rule that {fate}',
    ),
    worded({ to: 'for', '...fate': '$fate' }, 'each who votes for {fate:fated}'),
    worded({ to: 'against', '...fate': '$fate' }, 'each who votes against {fate:fated}'),
    worded({ to: 'for', on: 'resolved' }, 'each who votes for a proposal', 'each who votes for it'),
    worded({ to: 'against', on: 'resolved' }, 'each who votes against a proposal'),
    worded(
      { to: 'silent', on: 'resolved' },
      'each who does not vote <on a proposal|>',
      'a player does not vote',
    ),
    worded({ to: 'abstained', on: 'resolved' }, 'each who abstains <from voting|from a vote|>'),
    worded({ to: 'proposer', on: 'proposed' }, 'each who proposes a proposal'),
    worded(
      { to: 'proposer', on: 'withdrawn' },
      'each who <withdraws|retracts|takes back> <a proposal|their proposal>',
    ),
    worded(
      { to: 'winner', on: 'won' },
      '<the|a|each|every> winner <of the game|of a game|of the round|of a round|>',
      'each who wins <the game|a game|the round|a round|>',
    ),
    worded(
      { to: 'judge', on: 'judged' },
      '<a|the|each> Judge who gives <a|> judgment',
      '<a|the|each> Judge, for each judgment <given|>',
    ),
    worded(
      { to: 'judge', on: 'overruled' },
      '<a|the> Judge who is overruled',
      '<an|any> overruled Judge',
      '<a|the> Judge whose judgment is overruled',
    ),
    worded(
      { to: 'judge', on: 'late' },
      '<a|the> Judge who is late',
      '<a|the> Judge who <fails to|does not> <judge|give judgment|give a judgment|deliver a judgment> in time',
    ),
    worded(
      { to: 'judge', on: 'refused' },
      '<a|the> Judge who <refuses|declines> {tojudge}',
      'each who <refuses|declines> {tojudge}',
    ),
    worded({ to: 'proposer', on: 'resolved' }, 'the proposer of a proposal'),
  ],
  /** With the occasion after or before it, and its player. */
  owned: [
    worded(
      { to: 'proposer', '...fate': '$fate' },
      'when their proposal {fate}',
      'for their proposal that {fate}',
      'for each of their proposals that {fate}',
      'when they <propose|make> a proposal <that|and it> {fate}',
      'for each proposal of theirs that {fate}',
      'for each proposal they propose that {fate}',
      '<propose|for proposing> a proposal that {fate}',
      'when they propose a rule that {fate}',
    ),
    worded(
      { to: 'proposer', on: 'proposed' },
      'when they propose a proposal',
      'for each proposal they propose',
    ),
    worded(
      { to: 'proposer', on: 'withdrawn' },
      'when they <withdraw|withdraws|retract> <a proposal|their proposal>',
    ),
    worded(
      { to: 'silent', on: 'resolved' },
      'when they does not vote <on a proposal|>',
      'for not voting',
    ),
    worded({ to: 'abstained', on: 'resolved' }, 'when they abstain', 'for abstaining'),
    worded(
      { to: 'for', on: 'resolved' },
      'when they votes for it',
      'when they votes for a proposal',
      'for voting <yes|for a proposal>',
    ),
    worded(
      { to: 'against', on: 'resolved' },
      'when they votes against it',
      'when they votes against a proposal',
      'for voting <no|against a proposal>',
    ),
    worded(
      { to: 'for', '...fate': '$fate' },
      'when they votes for a proposal that {fate}',
      'when they votes for a proposal and it {fate} <anyway|all the same|>',
      'for voting for {fate:fated}',
      'votes for a proposal and it {fate} <anyway|>',
    ),
    worded(
      { to: 'against', '...fate': '$fate' },
      'when they votes against a proposal that {fate}',
      'when they votes against a proposal and it {fate} <anyway|all the same|>',
      'for voting against {fate:fated}',
      'votes against a proposal and it {fate} <anyway|>',
    ),
    worded({ to: 'winner', on: 'won' }, 'for winning <the game|>'),
  ],
};
