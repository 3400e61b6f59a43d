/** Other ways to say what players gain and lose: on what occasion, who, how much, and for what they do. */
import { type Row, type Rows, same, t, worded } from '../entry.ts';
import type { PlainMap } from '../plain.ts';

const UNANIMOUS = { on: 'adopted', if: t`votes.unanimous` } as const;

export const AWARD_WAYS: readonly Row[] = [
  worded(
    { awards: [{ '...on': '$on', '...flow': '$flow' }] },
    '{on:happens}, {flow}',
    '{on:often}, {flow:allflow}',
    '{on:happens} <brings|gives> {flow:brought}',
  ),
  worded({ awards: ['$flow'] }, '{flow:wholeflow}'),
  worded(
    { awards: [{ on: '$on', to: 'everyone', if: t`player.$id`, '...gain': '$gain' }] },
    '{on:occasion}, the {id:incumbent} {gain:gets}',
    '{on:circuit}, the {id:incumbent} {gain:gets}',
  ),
  worded(
    { awards: [{ if: t`!adoption.unanimous`, '...flow': '$flow' }] },
    'when a proposal may be adopted without unanimity, {flow:wholeflow}',
  ),
  worded(
    { awards: [{ '...own': '$own', '...flow': '$flow' }] },
    '{own:owned}, {flow:oneflow}',
    '{own:owned}: {flow:oneflow}',
    '{own:owned}, {flow:gets}',
    'when a player {own:conduct}, they {flow:gets}',
  ),
  worded(
    { awards: [{ on: 'left', to: 'proposer', '...gain': '$gain' }] },
    'when a player leaves <the game|>, they {gain:gets}',
  ),
  worded(
    { awards: [{ '...own': '$own', amount: '$n', quantity: 'points' }] },
    '{own:owned}, their score {n:moved}',
  ),
  worded(
    { awards: [{ '...own': '$own', amount: t`-player.$q`, quantity: '$q' }] },
    '{own:owned}, all their {q:unit} <is|are> <lost|forfeited|gone>',
  ),
  // Those who vote are those who vote for it and those who vote against it.
  worded(
    {
      awards: [
        { on: 'resolved', to: 'for', '...gain': '$gain' },
        { on: 'resolved', to: 'against', '...gain': '$gain' },
      ],
    },
    'each who votes <on a proposal|> {gain:gets}',
    'when <a player|they> <votes|casts a vote> <on a proposal|>, <they|> {gain:gets}',
    '<a player|they> {gain:gets} for each vote <they casts|cast>',
    'voting <on a proposal|> <earns|gives|brings|gets> <{doer}|> {gain:some}',
    '<{one}|each voter> {gain:gets} for voting <on a proposal|>',
  ),
  // So do those whose side of a vote wins, or loses.
  worded(
    {
      awards: [
        { on: 'adopted', to: 'against', '...gain': '$gain' },
        { on: 'defeated', to: 'for', '...gain': '$gain' },
      ],
    },
    '{voters} on the losing side <of a vote|> {gain:gets}',
    'when a player {outvoted}, they {gain:gets}',
  ),
  worded(
    {
      awards: [
        { on: 'adopted', to: 'for', '...gain': '$gain' },
        { on: 'defeated', to: 'against', '...gain': '$gain' },
      ],
    },
    '{voters} on the winning side <of a vote|> {gain:gets}',
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
  ),
  worded(
    {
      awards: [
        { '...on': '$on', '...flow': '$flow' },
        { '...fate': '$fate', '...other': '$other' },
      ],
    },
    '{on:happens}, {flow}<;|, and|, but| and| but> when it {fate}, {other:flow}',
    '{flow} {on:happens}<;|, and|, but| and| but> {other:flow} when it {fate}',
  ),
  worded(
    {
      awards: [
        { to: '$to', '...on': '$on', '...gain': '$gain' },
        { to: '$to', '...fate': '$fate', '...other': '$other' },
      ],
    },
    '{to:whom} {gain:gets} {on:happens}<, and|, but| and> {other:gets} {fate:happens}',
  ),
  worded(
    { awards: [{ on: 'resolved', to: 'proposer', '...gain': '$gain' }] },
    'the <proposer> receives {gain:pervote}',
    'the <proposer> loses {gain:lostpervote}',
    '<the proposer|they|a player> receives {gain:pervote} {theirs}',
    '{gain:pervote} {theirs}',
    'the proposer receives {gain:margin}',
    'points for a proposal are {gain:margin}',
    '<the proposer|they|a player> loses {gain:lostpervote} {theirs}',
  ),
  worded(
    { awards: [{ on: 'resolved', to: 'proposer', amount: t`$m * $v`, quantity: '$q' }] },
    '<each|every|a> {v:votecast} <earns|gives|brings> the proposer {m:numeral@award} {q:unit}',
    '<each|every|a> {v:votecast} is worth {m:numeral@award} {q:unit} <to|for> the proposer',
    '<each|every|a> {v:votecast} <on|for> their proposal <earns|gives|brings|gets> <they|> {m:numeral@award} {q:unit}',
    'for each {v:votecast}, the proposer receives {m:numeral@award} {q:unit}',
  ),
  worded(
    { awards: [{ on: 'resolved', to: 'proposer', amount: t`-($m * $v)`, quantity: '$q' }] },
    '<each|every|a> {v:votecast} <costs|loses> the proposer {m:numeral@award} {q:unit}',
    'for each {v:votecast}, the proposer loses {m:numeral@award} {q:unit}',
    '<each|every|a> {v:votecast} takes {m:numeral@award} {q:unit} <from|off> <the proposer|they>',
  ),
  worded(
    { awards: [{ to: 'proposer', '...fate': '$fate', '...gain': '$gain' }] },
    'when their proposal {fate}, the proposer {gain:gets}',
    'their proposal <earns|gives|brings|gets> <they|> {gain:some} when it {fate}',
    'their proposal <costs|loses> <they|> {gain:loss} when it {fate}',
  ),
  // A deed, with the sum that it earns or costs.
  worded(
    { awards: [{ '...feat': '$feat', '...gain': '$gain' }] },
    '{feat} <earns|gives|brings|gets> {doer} {gain:some}',
    '{feat} <earns|gives|brings|gets|is worth> {gain:some} <to {doer}|for {doer}|>',
    'the <reward|bonus|prize|payment> for {feat} is {gain:some}',
    'there is {gain:some} for {feat}',
    '{feat} <costs|loses> <{doer}|> {gain:loss}',
    'the <penalty|fine|price|cost> <for|of> {feat} is {gain:loss}',
    'there is a <penalty|fine> of {gain:loss} for {feat}',
    '{feat:proposed} <earns|gives|brings|gets> the proposer {gain:some}',
    '{feat:proposed} <earns|gives|brings|gets|is worth> {gain:some} <to|for> the proposer',
    '{feat:proposed} <costs|loses> the proposer {gain:loss}',
  ),
  worded(
    { awards: [{ on: 'proposed', to: 'proposer', '...gain': '$gain' }] },
    '<the proposer|a player|they> loses {gain:loss} to <propose|make> <a proposal|>',
    '<a|each|every|> proposal costs <the proposer|> {gain:loss} <to make|to propose|>',
  ),
  worded(
    { awards: [{ to: 'judge', '...on': '$on', '...gain': '$gain' }] },
    '<the|a|each> Judge {gain:gets} for {on:judging}',
    '<the|a|each> Judge {gain:gets} when <they|> {on:judging}',
    'when <the|a> Judge {on:judging}, <they|the Judge> {gain:gets}',
    '{on:judging} <costs|loses> <the|a> Judge {gain:loss}',
  ),
  worded(
    { awards: [{ to: 'judge', on: 'judged', '...gain': '$gain' }] },
    '<the|a|each> Judge {gain:gets} <for each|for a> <judgment|{question}> <given|they gives|they makes|>',
  ),
];

/** The ways to say that somebody, for whom there is a hole, gains or loses something. */
function flows(to: PlainMap, hole: string): readonly Row[] {
  return [
    worded(
      { ...to, '...gain': '$gain' },
      `${hole} {gain:gets}`,
      `{gain:some} <is|are> <given|awarded|credited|paid|added> to ${hole}`,
      `{gain:some} <goes to|to|for> ${hole}`,
      `{gain:loss} off ${hole}`,
      `minus {gain:loss} for ${hole}`,
      `{gain:loss} <is|are> <taken|taken away|deducted|subtracted> from ${hole}`,
      `{gain:loss} <is|are> <taken|deducted|subtracted> from ${hole}'s score`,
      `{gain:some} <is|are> added to ${hole}'s score`,
      `${hole} has {gain:loss} <taken away|deducted|subtracted>`,
    ),
    worded(
      { ...to, amount: '$n', quantity: 'points' },
      `the score of ${hole} {n:moved}`,
      `${hole}'s score {n:moved}`,
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
  allflow: flows({ to: 'everyone' }, 'every player'),
  moved: [
    worded('$n', '<goes up|rises|increases|is increased|is raised> by {n:numeral@award} <points|>'),
    worded(
      t`-$n`,
      '<goes down|falls|drops|decreases|is reduced|is lowered> by {n:numeral@award} <points|>',
    ),
  ],
  brought: [worded({ to: '$to', '...gain': '$gain' }, '{to:whom} {gain:some}')],
  one: same('a player', 'they', 'every player'),
  doer: same('<a player|they|the player>'),

  /** A verb with the gain or loss that follows it. */
  gets: [
    worded({ '...gain': '$gain' }, 'receives {gain:some}', 'loses {gain:loss}'),
    worded(
      { amount: '$n', quantity: '$q' },
      'adds {n:numeral@award} {q:unit} to their <score|total>',
    ),
    worded(
      { amount: t`-$n`, quantity: '$q' },
      '<subtracts|deducts> {n:numeral@award} {q:unit} <from they|>',
    ),
  ],
  some: [
    worded(
      { amount: '$n', quantity: '$q' },
      '<a reward of|a prize of|a bounty of|a payment of|a bonus of|a fee of|> {n:numeral@award} <more|> {q:unit} <each|apiece|>',
      'as many {q:unit} as {n:measure@award}',
      '{q:unit} equal to {n:measure@award}',
    ),
    worded({ '...gain': '$gain' }, '{gain:pervote}', '{gain:margin}'),
  ],
  margin: [
    worded(
      { amount: t`$a - $b`, quantity: '$q' },
      '{q:unit} equal to the number of {a:votecast} minus <the number of|> {b:votecast}',
    ),
    worded(
      { amount: t`$a - $b`, quantity: 'points' },
      '<as many points as|> the number of {a:votecast} minus <the number of|> {b:votecast}',
    ),
  ],
  loss: [
    worded(
      { amount: t`-$n`, quantity: '$q' },
      '{n:numeral@award} {q:unit} <each|apiece|from they|>',
      'as many {q:unit} as {n:measure@award}',
    ),
    worded({ amount: t`-player.$q`, quantity: '$q' }, 'all <of|> <their|the|> {q:unit}'),
    worded({ amount: t`-(player.$q / 2)`, quantity: '$q' }, 'half <of|> <their|the|> {q:unit}'),
    worded({ '...gain': '$gain' }, '{gain:lostpervote}'),
  ],
  pervote: [
    worded(
      { amount: t`$m * $v`, quantity: '$q' },
      '{m:numeral@award} {q:unit} for each {v:votecast} <{itgets}|>',
    ),
  ],
  lostpervote: [
    worded(
      { amount: t`-($m * $v)`, quantity: '$q' },
      '{m:numeral@award} {q:unit} for each {v:votecast} <{itgets}|>',
    ),
  ],
  votecast: [worded(t`votes.for`, 'yes vote'), worded(t`votes.against`, 'no vote')],
  itgets: same('<it|they|the proposal> <receives|received|gets>', 'cast', 'on it'),
  theirs: same(
    '<for|of|on> their proposal',
    '<|that> their proposal <receives|gets>',
    'their proposal',
  ),

  happens: [
    worded(
      { '...fate': '$fate' },
      'when <a proposal|it|a rule|the vote> {fate}',
      'for {fate:fated}',
      'on the {fate:noun} of a proposal',
      'for each proposal that {fate}',
    ),
    worded({ on: '$on' }, '{on:occasion}'),
    worded(UNANIMOUS, 'when <everyone|all> votes for it'),
    worded(
      { on: 'resolved' },
      'when <the vote|voting|a vote> <on a proposal|> <is complete|closes>',
    ),
    worded({ on: 'proposed' }, 'when a player proposes a proposal'),
    worded({ on: 'overruled' }, 'when {judgment} is overruled'),
    worded({ on: 'won' }, 'when a player {wonagame}', 'when the game is won'),
  ],
  wonagame: same('<wins|has won> <the game|a game|the round|a round|>'),
  /** An occasion that comes again and again, whatever anybody proposes. */
  often: [worded({ on: '$on' }, '{on:circuit}')],
  circuit: [
    worded(
      'circuit',
      '<at|after> the <end|completion> of {circuits}',
      '<after|at the end of|for|once|> {circuits}',
      'when {circuits} <is complete|is completed|is over|is finished|ends>',
      'when every player has <had|taken> <a|one> turn',
    ),
  ],
  /** “A round” may be all that is played until somebody wins. */
  circuits: same(
    '<each|every|for each> <full|complete|whole|> <circuit|round> <of turns|>',
    'a <full|complete|whole> round',
    'a <full|complete|whole|> <circuit|circuit of turns|round of turns>',
  ),
  fate: [
    worded({ on: 'adopted' }, 'is adopted'),
    worded({ on: 'defeated' }, 'is defeated'),
    worded({ on: 'withdrawn' }, 'is <withdrawn|retracted|taken back>'),
    worded(
      UNANIMOUS,
      '<is unanimously adopted|is adopted unanimously|passes unanimously|is unanimous>',
      '<is adopted|passes> by <a unanimous vote|unanimity>',
    ),
    worded({ on: 'adopted', if: '$c' }, 'is adopted with {c:support@award}'),
    worded(
      { on: 'adopted', if: t`votes.against == 0` },
      'is adopted without <a|any|a single> no vote',
    ),
    worded(
      { on: 'resolved', if: t`votes.against == 0` },
      'receives <no votes|not a single vote|no vote> against <it|>',
      'receives no {against:noes@award}',
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
      'a rule that {fate}',
      '<a|any|each|every|all|> {fate:past} <proposal|rule|change>',
    ),
  ],
  past: [
    worded({ on: 'adopted' }, 'adopted', 'successful', 'winning', 'through'),
    worded({ on: 'defeated' }, 'defeated', 'failed', 'unsuccessful', 'losing'),
    worded({ on: 'withdrawn' }, 'withdrawn'),
    worded(UNANIMOUS, 'unanimous', 'unanimously adopted'),
  ],

  /** The players who gain, if the occasion names the proposal. */
  whom: [
    worded('$to', '{to:recipient}'),
    worded(
      'for',
      'each who votes for it',
      'yes voters',
      'its <supporters|backers>',
      'the supporters',
    ),
    worded('against', 'each who votes against it', 'no voters', 'its opponents', 'the opponents'),
    worded('silent', 'each who does not vote <on it|>'),
    worded('winner', '<the|that> winner', 'the winning player'),
    worded('everyone', 'every player'),
  ],
  /** The players who gain, named by what they do: the occasion is the deed. */
  theone: [
    worded({ '...conduct': '$conduct' }, 'each who {conduct}'),
    worded(
      { to: 'judge', '...conduct': '$conduct' },
      '<the|a|each|any> Judge who {conduct:judging}',
    ),
    worded({ to: 'judge', on: 'late' }, '<a|the|> late Judge'),
    worded({ to: 'proposer', on: 'left' }, 'each who leaves <the game|>'),
    worded(
      { to: 'proposer', '...fate': '$fate' },
      '<the|a> proposer of {fate:fated}',
      '<a player|every player|a proposer|the proposer> whose proposal {fate}',
      '{fate:past} proposer',
    ),
    worded({ to: 'for', '...fate': '$fate' }, '<every|> <supporter|backer> of {fate:fated}'),
    worded({ to: 'against', '...fate': '$fate' }, 'every opponent of {fate:fated}'),
    worded({ to: 'silent', on: 'resolved' }, 'a player does not vote', 'non-voters'),
    worded({ to: 'abstained', on: 'resolved' }, 'abstainers'),
    worded(
      { to: 'winner', on: 'won' },
      '<the|a|each|every> winner <of the game|of a game|of the round|of a round|>',
    ),
    worded({ to: 'judge', on: 'judged' }, '<a|the|each> Judge, for each judgment <given|>'),
    worded(
      { to: 'judge', on: 'overruled' },
      '<an|any> overruled Judge',
      '<a|the> Judge whose judgment is overruled',
    ),
    worded({ to: 'proposer', on: 'resolved' }, 'the proposer of a proposal'),
  ],
  /** The deed, with the occasion after or before it, and its player. */
  owned: [
    worded({ '...conduct': '$conduct' }, 'when they {conduct}', 'for {conduct}'),
    worded(
      { to: 'roller', on: 'rolled', if: '$c' },
      'on {c:throw@award}',
      'when the <number thrown|throw|die> <is|shows> {c:throw@award}',
    ),
    worded(
      { to: 'proposer', '...fate': '$fate' },
      'when their proposal {fate}',
      'for their proposal that {fate}',
      'for each of their proposals that {fate}',
      'for each proposal of theirs that {fate}',
      'for each proposal they propose that {fate}',
      'for each proposal they gets {fate:past}',
      'on the {fate:noun} of their proposal',
    ),
    worded({ to: 'proposer', on: 'proposed' }, 'for each proposal they propose'),
    worded({ to: 'proposer', on: 'left' }, 'when they leaves <the game|>'),
  ],
  /** Something that a player does and is paid or fined for. */
  conduct: [
    worded({ '...done': '$done' }, '{done:proposing}'),
    worded({ to: 'silent', on: 'resolved' }, 'does not vote <on a proposal|> <in time|>'),
    worded({ to: 'abstained', on: 'resolved' }, 'abstains <from voting|from a vote|>'),
    worded({ to: 'for', on: 'resolved' }, 'votes for it'),
    worded({ to: 'against', on: 'resolved' }, 'votes against it'),
    worded(
      { to: '$side', '...fate': '$fate' },
      '{side} {fate:fated}',
      '{side:sided} and <it|a proposal> {fate} <all the same|>',
    ),
    worded(
      { to: 'winner', on: 'won' },
      '{wonagame}',
      'winning <the game|a game|the round|a round|>',
    ),
    worded({ to: 'judge', on: 'refused' }, '<refuses|refusing|declining|turns down> {tojudge}'),
    worded({ to: 'judge', on: 'judged' }, 'giving a judgment', '<judging|judges|judged>'),
    worded({ to: 'roller', on: 'rolled' }, '{rolling}'),
    worded({ to: 'roller', on: 'rolled', if: '$c' }, '<throws|throwing> {c:throw@award}'),
    worded(
      { to: 'proposer', on: 'adopted', if: t`proposal.kind == "$k"` },
      '{k:grantdoing} a rule',
    ),
    worded(
      { to: 'proposer', on: 'adopted', if: t`proposal.kind == "enact"` },
      '<adds|creates> a new rule',
    ),
    worded({ to: 'for', on: 'defeated' }, 'votes for <it|a proposal> and {outvoted}'),
    worded({ to: 'against', on: 'adopted' }, 'votes against <it|a proposal> and {outvoted}'),
  ],
  feat: [
    worded({ '...conduct': '$conduct' }, '{conduct}'),
    worded({ to: 'proposer', on: 'adopted', if: t`proposal.kind == "$k"` }, '{k:bykind}'),
    worded({ to: 'proposer', '...fate': '$fate' }, '{fate:fated}'),
  ],
  /** Deeds of proposers alone. */
  proposing: [
    worded({ to: 'proposer', on: 'proposed' }, '{proposes} <a proposal|>'),
    worded(
      { to: 'proposer', on: 'withdrawn' },
      '<withdraws|withdrawing|retracts|retracting|takes back|taking back> <a proposal|their proposal>',
    ),
    worded(
      { to: 'proposer', '...fate': '$fate' },
      '{proposes} {fate:fated}',
      '{proposes} a proposal and it {fate}',
      '<gets|getting|having> <a proposal|a rule> {fate:past}',
      '<gets|getting|having> their proposal {fate:past}',
      '<gets|getting|having> {fate:fated}',
    ),
  ],
  proposed: [
    worded({ '...done': '$done' }, '{done:proposing}'),
    worded({ to: 'proposer', '...fate': '$fate' }, '{fate:fated}', 'the {fate:noun} of a proposal'),
    worded({ to: 'proposer', on: 'adopted' }, 'passing <a proposal|their proposal>'),
  ],
  proposes: same('proposes', 'making', 'writing'),
  outvoted: same('<is|was> outvoted', 'loses <the|a> vote'),
  side: [worded('for', 'votes for'), worded('against', 'votes against')],
  sided: [
    worded('for', 'votes for it', 'votes for a rule'),
    worded('against', 'votes against it', 'votes against a rule'),
  ],
  tojudge: same(
    'the <office|job>',
    '<the|a> {question}',
    'to judge',
    'to <be|become|act as|serve as> <the|a|> Judge',
  ),
  /** The same of a Judge. */
  judging: [
    worded(
      { on: 'judged' },
      '<gives|makes|delivers|reaches> <a|> judgment',
      'giving <a|> judgment',
      'judging',
    ),
    worded({ on: 'overruled' }, '<is|being|> overruled', 'their judgment is overruled'),
    worded({ on: 'refused' }, '<refuses|turns down> {tojudge}'),
    worded(
      { on: 'late' },
      '<is|being> <late|too late|too slow>',
      'takes too long',
      '{judges} late',
      '<fails to|does not> {judges} in time',
      'misses <the|their> <deadline|time limit>',
    ),
  ],
};

/** The throws that bring a gain or a loss. */
export const THROW_FORMULA_WAYS: Rows = {
  throw: [
    worded(t`roll.die == $n`, '<a|an|exactly|> {n:numeral}'),
    worded(t`roll.die >= $n`, '<a|> at least {n:numeral}'),
    worded(t`roll.die > $n`, 'more than {n:numeral}'),
    worded(t`roll.die <= $n`, '<a|> at most {n:numeral}'),
    worded(t`roll.die < $n`, 'less than {n:numeral}'),
    worded(t`roll.die / 2 == floor(roll.die / 2)`, '<an|> even number'),
    worded(t`roll.die / 2 != floor(roll.die / 2)`, '<an|> odd <number|>'),
  ],
};
