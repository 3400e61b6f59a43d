/** How people word what a player gains and loses. */
import { type Row, type Rows, t } from '../entry.ts';
import type { PlainMap } from '../plain.ts';
import { same, worded } from './wording.ts';

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
    { awards: [{ to: 'proposer', '...fate': '$fate', '...gain': '$gain' }] },
    'the <reward|bonus|prize|payment> for {fate:fateof} is {gain:some}',
    'there is {gain:some} for {fate:fateof}',
    '{gain:some} {isare} the <reward|bonus|prize> for {fate:fateof}',
  ),
  worded(
    { awards: [{ to: 'proposer', '...fate': '$fate', '...gain': '$gain' }] },
    'the <penalty|fine|price|cost> <for|of> {fate:fateof} is {gain:loss}',
    'there is {gain:penaltyof} for {fate:fateof}',
    '{gain:loss} {isare} the <penalty|price|cost> <for|of> {fate:fateof}',
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
    '{fate:fated} <is|are> worth {flow:worthits}',
  ),
  worded(
    { awards: [{ '...on': '$on', to: 'everyone', '...flow': '$flow' }] },
    '{on:often}, {flow:allflow}',
    '{flow:allflow} {on:often}',
  ),
  worded(
    { awards: [{ on: 'rolled', to: 'roller', amount: t`roll.die`, quantity: '$q' }] },
    '{anybody} {rolling} and {scores} <the|that> <number|total> of {q:unit} <{ondie}|> <{toscore}|>',
    '{anybody} {rolling} and {scores} as many {q:unit} <{ondie}|>',
    '{anybody} {rolling} and {scores} {q:unit} equal to {thrown}',
    '{anybody} {scores} {q:unit} equal to {thrown}',
    '{anybody} {scores} as many {q:unit} as the <die|throw|roll> shows',
    '{moment} {aroller} {rolling}, <that player|they|he or she> {scores} {q:unit} equal to {thrown}',
    '{moment} {aroller} {rolling}, <that player|they|he or she> {scores} as many {q:unit} as <it|the die> shows',
  ),
  worded(
    { awards: [{ on: 'rolled', to: 'roller', amount: t`roll.die`, quantity: 'points' }] },
    '{anybody} {rolling} and <adds|add> {thrown} to <the|their|his or her|your|his> <score|points>',
    '{moment} {aroller} {rolling}, <they|he or she|that player> <adds|add> {thrown} to <their|his or her|the|its> score',
    "{moment} {aroller} {rolling}, {thrown} {given} to <their|his or her|that player's> score",
    '{moment} {aroller} {rolling}, <they|he or she|that player> {scores} {thrown}',
    '{thrown} is added to the score of <the roller|the thrower|the player who threw it|the player who rolled it>',
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
      `{gain:loss} <is|are|be> <imposed on|charged to|taken away from> ${own}`,
    ),
    worded(
      { ...to, amount: '$n', quantity: 'points' },
      `{scoreof} ${own} {rises} by {n:numeral@award} <points|>`,
      `{n:numeral@award} is added to {scoreof} ${own}`,
    ),
    worded(
      { ...to, amount: t`-$n`, quantity: 'points' },
      `{scoreof} ${own} {falls} by {n:numeral@award} <points|>`,
      `{n:numeral@award} is <subtracted|deducted|taken> from {scoreof} ${own}`,
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
  allflow: flows({}, '{everybody}', '{everybody}'),
  propflow: flows({ to: '$to' }, '{to:ofprop}', '{to:ofprop}'),
  oneflow: flows({}, '{person}', '{person}'),
  brings: bringing({ to: '$to' }, '{to:whom}'),
  bringsits: bringing({}, '{theproposer}'),
  bringsone: bringing({}, '{person}'),
  worthits: [worded({ '...gain': '$gain' }, '{gain:some} <to|for> {theproposer}', '{gain:some}')],
  isare: same('is', 'are'),
  penaltyof: [
    worded({ amount: t`-$n`, quantity: '$q' }, 'a <penalty|fine> of {n:numeral@award} {q:unit}'),
  ],
  fateof: [
    worded(
      { '...fate': '$fate' },
      '{fate:fated}',
      '<having|getting> {prop} {fate:past}',
      '<proposing|making> {fate:fated}',
      '{prop} being {fate:past}',
    ),
  ],
  scoreof: same('the score of', 'the points of', 'the total of'),
  rises: same('<increases|rises|goes up|grows|is increased|is raised>'),
  falls: same('<decreases|falls|goes down|drops|is reduced|is lowered|is decreased>'),

  /** The die, and who throws it. */
  rolling: same('<throws|rolls|casts|throw|roll> <the|one> <die|six-sided die|dice> <once|>'),
  aroller: same('<a|any|each|every|the> player', 'someone', 'somebody'),
  scores: same('<receives|receive|gets|get|gains|gain|scores|score|earns|earn>'),
  thrown: same(
    'the number <thrown|rolled|on the die|it shows|the die shows|shown|shown on the die|on its face>',
    'the <result|roll|throw|number>',
    'the <result|number|value> of the <die|roll|throw|die roll>',
    'the number of points <on its face|on the die|thrown|rolled|it shows|shown>',
  ),
  ondie: same('<thrown|rolled|shown|on the die|on its face|shown on the die>'),
  toscore: same('for it'),

  /** What is gained or lost, with its verb. */
  gets: [
    worded({ '...gain': '$gain' }, '{getting} {gain:some}'),
    worded({ '...gain': '$gain' }, '{losing} {gain:loss}'),
    worded({ '...gain': '$gain' }, '<is|are|be> <penalized|penalised|fined|docked> {gain:loss}'),
    worded(
      { amount: t`-$n`, quantity: '$q' },
      '<is|are|be> <penalized|penalised|fined|docked> by {n:numeral@award} {q:unit}',
      '<suffers|suffer|incurs|incur|receives|receive|takes|take> <a|> penalty of {n:numeral@award} {q:unit}',
      '<suffers|suffer|incurs|incur|receives|receive> a {n:numeral@award}-{q:unit} penalty',
      '<has|have> {n:numeral@award} {q:unit} <deducted|subtracted|taken away|taken> from <their|his or her|its|his> <score|total>',
      '{losing} {n:numeral@award} {q:unit} from <their|his or her|its> <score|total>',
    ),
    worded(
      { amount: '$n', quantity: '$q' },
      '<adds|add> {n:numeral@award} {q:unit} to <their|his or her|its|the> <score|total>',
      '<has|have> <their|his or her> score <increased|raised> by {n:numeral@award} {q:unit}',
    ),
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
    worded(
      { amount: '$n', quantity: '$q' },
      'a <reward|prize|bounty|payment> of {n:numeral@award} {q:unit} <each|apiece|>',
      'a {n:numeral@award}-{q:unit} <reward|prize>',
    ),
    worded(POINT, 'a point <each|apiece|>'),
    worded(
      { amount: '$n', quantity: '$q' },
      '{q:unit} equal to {n:counted@award}',
      'as many {q:unit} as {n:counted@award}',
      'a number of {q:unit} equal to {n:counted@award}',
    ),
    worded(
      { amount: t`$m * votes.for`, quantity: '$q' },
      '{m:numeral@award} {q:unit} <for|per> <each|every|> {ayevote}',
    ),
    worded(
      { amount: t`$m * votes.against`, quantity: '$q' },
      '{m:numeral@award} {q:unit} <for|per> <each|every|> {nayvote}',
    ),
    worded(
      { amount: t`votes.for`, quantity: 'points' },
      'a point <for|per> <each|every|> {ayevote}',
    ),
    worded(
      { amount: t`votes.against`, quantity: 'points' },
      'a point <for|per> <each|every|> {nayvote}',
    ),
  ],
  loss: [
    worded({ amount: t`-$n`, quantity: '$q' }, '{n:numeral@award} {q:unit} <each|apiece|>'),
    worded({ amount: t`-$n`, quantity: '$q' }, 'a penalty of {n:numeral@award} {q:unit}'),
    worded({ amount: t`-$n`, quantity: '$q' }, 'a {n:numeral@award}-{q:unit} penalty'),
    worded({ amount: t`-1`, quantity: 'points' }, 'a point <each|apiece|>'),
    worded(
      { amount: t`-$n`, quantity: '$q' },
      'a <fine|tax|fee> of {n:numeral@award} {q:unit} <each|apiece|>',
    ),
    worded(
      { amount: t`-($m * votes.for)`, quantity: '$q' },
      '{m:numeral@award} {q:unit} <for|per> <each|every|> {ayevote}',
    ),
    worded(
      { amount: t`-($m * votes.against)`, quantity: '$q' },
      '{m:numeral@award} {q:unit} <for|per> <each|every|> {nayvote}',
    ),
  ],
  ayevote: same(
    '<FOR|yes|AYE|positive|favourable|affirmative> vote <it receives|it received|cast|on it|>',
    'vote <for it|in favour|in favour of it|cast in favour|in its favour|cast for it>',
    '<player|voter> <who|that> {votedfor} <it|>',
  ),
  nayvote: same(
    '<AGAINST|no|NAY|negative> vote <it receives|it received|cast|on it|>',
    'vote <against it|against|cast against it>',
    '<player|voter> <who|that> {votedagainst} <it|>',
  ),
};
