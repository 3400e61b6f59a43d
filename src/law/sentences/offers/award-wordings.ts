/** How people word what a player gains and loses, who, and on which occasion. */
import { type Row, type Rows, t } from '../entry.ts';
import type { PlainMap } from '../plain.ts';
import { same, worded } from './wording.ts';

const UNANIMOUS = { on: 'adopted', if: t`votes.unanimous` } as const;
const POINT = { amount: t`1`, quantity: 'points' } as const;

export const AWARD_WORDS: readonly Row[] = [
  worded(
    { awards: [{ '...on': '$on', '...flow': '$flow' }] },
    '{on:happens}, {flow}',
    '{flow} {on:happens}',
    '{on:event} {flow:brings}',
  ),
  worded({ awards: ['$flow'] }, '{flow:wholeflow}'),
  worded(
    { awards: [{ if: t`!adoption.unanimous`, '...flow': '$flow' }] },
    '<if|when|if and when> rule-changes can be adopted without unanimity, {flow:wholeflow}',
  ),
  // Two awards in one sentence.
  worded(
    {
      awards: [
        { '...on': '$on', '...flow': '$flow' },
        { '...on': '$on', '...other': '$other' },
      ],
    },
    '{on:happens}, {flow} and {other:flow}',
    '{on:happens}, {flow}, and {other:flow}',
    '{flow} and {other:flow} {on:happens}',
  ),
  worded(
    {
      awards: [
        { '...on': '$on', '...flow': '$flow' },
        { '...fate': '$fate', '...other': '$other' },
      ],
    },
    '{on:happens}, {flow}<;|, and|, but| and| but> <if|when> it {fate}, {other:flow}',
    '{flow} {on:happens}<;|, and|, but| and| but> {other:flow} <if|when> it {fate}',
    '{flow} {on:happens}, and {other:flow} {fate:happens}',
    '{flow} {on:happens} and {other:flow} {fate:happens}',
    '{on:happens}, {flow}<;|, and| and> {fate:happens}, {other:flow}',
  ),
  worded(
    {
      awards: [
        { to: '$to', '...on': '$on', '...gain': '$gain' },
        { to: '$to', '...fate': '$fate', '...other': '$other' },
      ],
    },
    '{to:whom} {gain:gets} {on:happens}, and {other:gets} {fate:happens}',
    '{to:whom} {gain:gets} {on:happens} and {other:gets} {fate:happens}',
    '{to:whom} {gain:gets} {on:happens}, and {other:gets} if it {fate}',
    '{to:whom} {gain:gets} {on:happens} and {other:gets} if it {fate}',
  ),
  worded(
    { awards: [{ '...fate': '$fate', '...flow': '$flow' }] },
    '{flow:propflow}, {moment} it {fate}',
    '{flow:propflow} {moment} it {fate}',
  ),
  worded(
    { awards: [{ '...own': '$own', '...flow': '$flow' }] },
    '{own:owned}, {flow:oneflow}',
    '{flow:oneflow} {own:owned}',
    '{own:owning} {flow:bringsone}',
  ),
  worded(
    { awards: [{ '...fate': '$fate', to: 'proposer', '...flow': '$flow' }] },
    '{fate:fated} {flow:bringsits}',
  ),
];

/** The ways to say that somebody, for whom there is a hole, gains or loses something. */
function flows(to: PlainMap, hole: string, own: string): readonly Row[] {
  return [
    worded(
      { ...to, '...gain': '$gain' },
      `${hole} {gain:gets}`,
      `{gain:some} {given} to ${own}`,
      `{gain:some} {go} to ${own}`,
      `{gain:some} <for|to> ${own}`,
      `${hole} <has|have> {gain:some} {given} to <their|his or her|his|its> <score|total>`,
      `{gain:some} <is|are|be> <gained|earned|scored|received> by ${hole}`,
      `{gain:loss} {off} ${own}`,
      `${hole} <has|have> {gain:loss} <taken off|taken away|deducted|subtracted>`,
      `{gain:loss} <is|are|be> lost by ${hole}`,
    ),
  ];
}

function bringing(to: PlainMap, hole: string): readonly Row[] {
  return [
    worded(
      { ...to, '...gain': '$gain' },
      `<brings|bring|earns|earn|gives|give|gets|get|wins> ${hole} {gain:some}`,
      `<costs|cost|loses|lose> ${hole} {gain:loss}`,
    ),
  ];
}

export const AWARD_KINDS: Rows = {
  flow: flows({ to: '$to' }, '{to:whom}', '{to:whose}'),
  wholeflow: flows({ '...one': '$one' }, '{one:theone}', '{one:theone}'),
  propflow: flows({ to: '$to' }, '{to:ofprop}', '{to:ofprop}'),
  oneflow: flows({}, '{person}', '{person}'),
  brings: bringing({ to: '$to' }, '{to:whom}'),
  bringsits: bringing({}, '{theproposer}'),
  bringsone: bringing({}, '{person}'),

  /** What is gained or lost, with its verb. */
  gets: [
    worded({ '...gain': '$gain' }, '{getting} {gain:some}'),
    worded({ '...gain': '$gain' }, '{losing} {gain:loss}'),
    worded({ '...gain': '$gain' }, '<is|are|be> <penalized|penalised|fined|docked> {gain:loss}'),
    worded({ amount: t`$n`, quantity: '$q' }, 'receives as many {q:unit} as {n:measure@award}'),
  ],
  getting: same(
    '<receives|receive|gets|get|gains|gain|scores|score|earns|earn|wins|win>',
    '<is|are|be> <given|awarded|granted|paid|credited with>',
    'collects',
  ),
  losing: same('<loses|lose|forfeits|forfeit|pays|pay|gives up|give up>'),
  given: same('<is|are|be|get> <awarded|given|credited|paid|granted|added>', 'added'),
  go: same('go', 'goes'),
  off: same(
    '<is|are|be|get> <taken|taken away|deducted|subtracted|removed> from',
    'taken off',
    'off',
  ),
  some: [
    worded({ amount: '$n', quantity: '$q' }, '{n:numeral@award} {q:unit} <each|apiece|>'),
    worded(
      { amount: '$n', quantity: '$q' },
      'a bonus of {n:numeral@award} {q:unit} <each|apiece|>',
    ),
    worded(POINT, 'a point <each|apiece|>'),
  ],
  loss: [
    worded({ amount: t`-$n`, quantity: '$q' }, '{n:numeral@award} {q:unit} <each|apiece|>'),
    worded({ amount: t`-$n`, quantity: '$q' }, 'a penalty of {n:numeral@award} {q:unit}'),
    worded({ amount: t`-$n`, quantity: '$q' }, 'a {n:numeral@award}-{q:unit} penalty'),
    worded({ amount: t`-1`, quantity: 'points' }, 'a point <each|apiece|>'),
  ],

  /** An occasion. */
  happens: [
    worded(
      { '...fate': '$fate' },
      '{moment} {prop} {fate}',
      'for {prop} <that|which> {fate}',
      '{on} {prop} being {fate:past}',
    ),
    worded({ '...fate': '$fate' }, '{on} the {fate:noun} of {prop}', "{on} {prop}'s {fate:noun}"),
    worded(
      { on: 'resolved' },
      '{moment} <the|> <vote|voting> on {prop} <is complete|is completed|ends|closes|is over>',
    ),
    worded(
      { on: 'proposed' },
      '{moment} <a player|somebody|someone> <proposes|makes|submits> {prop}',
    ),
  ],
  event: [worded({ '...fate': '$fate' }, 'the {fate:noun} of {prop}', "{prop}'s {fate:noun}")],
  moment: same(
    'every time that',
    'when',
    'when and if',
    'if and when',
    'any time',
    'anytime',
    'where',
    'should',
    'after',
    'in case',
    'in the event that',
  ),
  on: same('<on|upon|at|after|following>'),
  fate: [
    worded(
      { on: 'adopted' },
      '{be} {made:carried}',
      '<passes|pass|succeeds|succeed|carries|carry|goes through|goes thru|go thru|go through|gets through|is successful>',
    ),
    worded(
      { on: 'defeated' },
      '{be} {made:lost}',
      '{be} not {made:carried}',
      '<fails|fail|goes down|is unsuccessful>',
      '<fails|fail> to <pass|be adopted|be accepted|be passed|be enacted|carry>',
      '<does|do> not <pass|succeed|carry|go through>',
    ),
    worded(
      UNANIMOUS,
      '{be} unanimously {made:carried}',
      '{be} {made:carried} unanimously',
      '{be} {made:carried} by a unanimous vote',
      '<passes|pass> unanimously',
      'goes through unanimously',
    ),
  ],
  be: same('is', 'are', 'be', 'gets', 'get', 'has been', 'have been', 'was', 'were'),
  past: [
    worded({ on: 'adopted' }, '{made:carried}'),
    worded({ on: 'defeated' }, '{made:lost}'),
    worded(UNANIMOUS, 'unanimously {made:carried}', '{made:carried} unanimously'),
  ],
  carried: same(
    'merged',
    'adopted',
    'passed',
    'accepted',
    'enacted',
    'approved',
    'carried',
    'voted in',
  ),
  lost: same('defeated', 'rejected', 'voted down', 'turned down', 'refused'),
  noun: [
    worded({ on: 'adopted' }, '<adoption|passage|acceptance|enactment|approval>'),
    worded({ on: 'defeated' }, '<defeat|rejection|failure>'),
    worded(UNANIMOUS, 'unanimous <adoption|passage|acceptance|approval>'),
  ],

  /** Any proposal. */
  prop: same('<a|any|each|every|a legal|a valid> {motion}', '{motions}'),
  motion: same(
    '<proposal|motion|rule-change|rule change|rules change|PR|pull request>',
    'proposed <rule-change|rule change|change>',
    'change <to|of> the rules',
  ),
  motions: same(
    '<proposals|motions|rule-changes|rule changes|PRs|pull requests>',
    'proposed <rule-changes|rule changes|changes>',
  ),
  /** A proposal that has fared in some way. */
  fated: [
    worded(
      { '...fate': '$fate' },
      '{prop} <that|which> {fate}',
      '<a|any|each|every|> {fate:past} {motion}',
      '{fate:past} {motions}',
    ),
    worded(
      { on: 'adopted' },
      '<a|any|each|every|> <successful|winning> {motion}',
      '<successful|winning> {motions}',
    ),
    worded(
      { on: 'defeated' },
      '<a|any|each|every|> <unsuccessful|failed|losing> {motion}',
      '<unsuccessful|failed|losing> {motions}',
    ),
  ],

  /** Who gains, where the occasion names the proposal. */
  whom: [
    worded('proposer', '{theproposer}'),
    worded('for', '{those} {votedfor} <it|that proposal|the proposal|>'),
    worded('against', '{those} {votedagainst} <it|that proposal|the proposal|>'),
    worded('abstained', '{those} <abstained|abstain|abstains>'),
    worded('silent', '{those} <did|do|does> not vote'),
    worded('everyone', 'everyone', 'all the players', 'all of the players'),
  ],
  whose: [worded('$to', '{to:whom}', "{to:whom}'s <score|points|total>", 'the score of {to:whom}')],
  /** Somebody, by a proposal that the same words name. */
  ofprop: [
    worded('proposer', 'the {maker} of {prop}', '{anybody} {whomade} {prop}'),
    worded('for', '{those} {votedfor} {prop}'),
    worded('against', '{those} {votedagainst} {prop}'),
  ],
  theproposer: same(
    '<the|its> {maker}',
    'the {maker} of <it|that proposal|the proposal|the rule-change|that rule-change|the rule change>',
    'the <player|person|one|member|participant> {whomade} <it|that proposal|the proposal|the rule-change>',
    'whoever <proposed|made|wrote|submitted> <it|that proposal|the proposal|the rule-change>',
    'the proposing player',
    'the <player|one|person> behind it',
  ),
  maker: same('proposer', 'author', 'proponent', 'sponsor'),
  whomade: same(
    '<who|that> <proposed|made|put forward|submitted|suggested|proposes|wrote>',
    'proposing',
    'making',
  ),
  those: same(
    '<a|each|every|any> <player|voter|member> <who|that> <has|>',
    'all players <who|that> <has|>',
    '<players|voters|everyone|everybody|those|all|anyone> <who|that> <has|have|>',
    'all <players|voters|those> <who|that> <have|>',
    'the <players|voters> <who|that> <have|>',
    'each <one|of those> who',
    '<each|any> <player|voter>',
    'every <player|voter>',
    'every player',
    'each player',
  ),
  votedfor: same(
    '<voted|votes|vote|having voted|who voted> <for|in favour of|in favor of|yes on|in favour|in favor|yes>',
    '<supported|supports|support|backed|backs|back>',
  ),
  votedagainst: same(
    '<voted|votes|vote|having voted> <against|no on|no>',
    '<opposed|opposes|oppose>',
  ),

  /** Who gains, together with the occasion. */
  theone: [
    worded(
      { to: 'proposer', '...fate': '$fate' },
      '<the|a|any|each|> {maker} of {fate:fated}',
      '<proposers|authors> of {fate:fated}',
      '{anybody} whose {motion} {fate}',
      '{anybody} {whomade} {fate:fated}',
      '<a|any|each|every> {maker} whose {motion} {fate}',
      '<proposers|authors> whose <{motion}|{motions}> {fate}',
    ),
    worded(
      { to: 'for', '...fate': '$fate' },
      '{those} {votedfor} {fate:fated}',
      '<players|those> voting for {fate:fated}',
    ),
    worded(
      { to: 'against', '...fate': '$fate' },
      '{those} {votedagainst} {fate:fated}',
      '<players|those> voting against {fate:fated}',
    ),
  ],
  anybody: same(
    '<a|the|any|each|every|> <player|person|member>',
    'players',
    'anyone',
    'anybody',
    'whoever',
    'everyone',
    'everybody',
    'all players',
  ),
  /** Anybody, of whom the rest of the sentence says which proposal is meant. */
  person: same(
    '<a|any|each|every|the> <player|member>',
    'players',
    'you',
    'they',
    'he or she',
    'anyone',
    'everyone',
    'everybody',
    'all players',
  ),
  owned: [
    worded(
      { to: 'proposer', '...fate': '$fate' },
      '{moment} {ownmotion} {fate}',
      'for {ownmotion} <that|which> {fate}',
      'for <each|every> <of their|of his or her> {motions} that {fate}',
      '<for|by|on|upon> <getting|having> {ownmotion} {fate:past}',
      '<for|by|on|upon> <getting|having> {prop} {fate:past}',
      'for <proposing|making> {fate:fated}',
    ),
    worded(
      { to: 'proposer', on: 'proposed' },
      'for {prop} <they|you> <make|submit|post>',
      'for {prop} made',
      'for <making|submitting> {prop}',
    ),
    worded(
      { to: 'for', '...fate': '$fate' },
      '{moment} <you|they> {votedfor} {prop} and it {fate} {still}',
      '{moment} <you|they> {votedfor} {prop} and it {fate}',
      'for voting for {fate:fated}',
    ),
    worded(
      { to: 'against', '...fate': '$fate' },
      '{moment} <you|they> {votedagainst} {prop} and it {fate} {still}',
      '{moment} <you|they> {votedagainst} {prop} and it {fate}',
      'for voting against {fate:fated}',
    ),
  ],
  owning: [
    worded(
      { to: 'proposer', '...fate': '$fate' },
      '<getting|having> <{prop}|{ownmotion}> {fate:past}',
    ),
  ],
  still: same('anyway', 'all the same', 'nevertheless', 'regardless'),
  ownmotion: same(
    "<a|any|each|every> player's {motion}",
    '<their|your|his or her|his|her|one of their|one of your|one of his or her> <own|> <{motion}|rule>',
    '{prop} <of theirs|of yours|of his or hers>',
    '{prop} <that|which|> <they|you|he or she|she or he|that player> <proposed|has proposed|have proposed|made|has made|have made|put forward|submitted|wrote>',
    '{prop} <proposed|made|put forward|submitted> by <them|that player|him or her|you>',
  ),
};
