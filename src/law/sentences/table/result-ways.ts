/** Other ways to say the result of a vote: who is for a proposal, how many, and out of whom. */
import { type Rows, same, t, worded } from '../entry.ts';

/** The results of a vote, as conditions over its figures. */
export const VOTE_FORMULA_WAYS: Rows = {
  vote: [worded('$c', '{c:result}'), worded(t`$a && $b`, '{a:result} and {b:result}')],
  result: [
    worded(t`votes.unanimous`, 'the vote is unanimous <among the voters|>'),
    worded(
      '$c',
      '<it|they> receives {c:support}',
      'it has {c:support}',
      'there <is|are> {c:support}',
      '{c:supporters}',
    ),
  ],
  byvote: [
    worded('$c', '<by|with|on> {c:support}', '<if|when|only if|if and only if> {c:vote}'),
    worded(t`votes.unanimous`, 'unanimously', 'unanimously by {all}'),
  ],
  needing: [
    worded(
      '$c',
      'a proposal needs {c:support}',
      '{c:support} is enough <to pass|to pass a proposal|>',
      '{c:assenters} must {assent}',
      'a proposal is adopted <if|when> {c:vote}',
    ),
  ],
  unanimity: [worded(t`votes.unanimous`, 'unanimous')],
  /** Those by whom a proposal is adopted. */
  byall: [worded('$c', 'by {c:assenters}')],
  /** Those who are for it, with the verb. */
  supporters: [
    worded('$c', '{c:assenters} {ayeside}'),
    worded(
      t`votes.for > votes.against`,
      'more <player|people|> votes for it than <against|against it|votes against it|no>',
      '<fewer|less> <player|people|> votes against it than <for|for it|votes for it>',
      'more votes are <cast|> for it than against <it|>',
      'more {ayes} than {noes}',
      '<the|its|> {ayes} <outnumber|exceed|are more than> <the|its|> {noes}',
    ),
    worded(
      t`votes.for >= $n`,
      'the number of {ayes} is at least {n:share}',
      'the {ayes} are at least {n:share}',
    ),
    worded(
      t`votes.against == 0`,
      '<no player|nobody> votes against it',
      '<no player|nobody> <objects|dissents>',
    ),
  ],
  ayeside: same(
    'votes for it',
    'agrees',
    'agrees to it',
    'is for it',
    'supports it',
    'supports',
    'is in favour',
  ),
  /** The votes that a proposal receives, or needs. */
  support: [worded('$c', '{c:backing}'), worded(t`$a && $b`, '{a:backing} and {b:backing}')],
  agreement: same('consent', 'support', 'approval', 'agreement', 'vote'),
  backing: [
    worded(
      t`votes.unanimous`,
      'unanimous consent',
      "{all}'s {agreement}",
      'all votes <in favour|for it|yes>',
    ),
    worded(
      '$c',
      '{c:most} <for it|in favour|>',
      '<the|a> {agreement} of {c:assenters}',
      'votes from {c:assenters}',
    ),
    worded(
      t`votes.for >= $n`,
      '<at least|> {n:numeral} <{ayes}|votes|supporters>',
      '<at least|> {n:percentage} {ayes}',
    ),
    worded(
      t`votes.for > votes.against`,
      'more {ayes} than {noes}',
      'more votes for <it|> than against <it|>',
    ),
    worded(
      t`votes.against == 0`,
      '<no votes|not a single vote|no vote> against <it|>',
      'no {noes}',
    ),
  ],
  ayes: same(
    'yes <votes|>',
    'votes for <it|>',
    'votes in favour',
    'ayes',
    'for votes',
    'upvotes',
    'yeas',
    'favourable votes',
    'supporters',
  ),
  noes: same(
    'no <votes|>',
    'votes against <it|>',
    'against votes',
    'downvotes',
    'nays',
    'against',
    'unfavourable votes',
    'opponents',
  ),
  /** A part of those who vote, or may. */
  share: [
    worded('$n', '{n:part} <or more|>'),
    worded(t`ceil($n)`, '{n:part} <, rounded up|rounded up|(rounded up)>'),
    worded(t`floor($n)`, '{n:part} <, rounded down|rounded down|(rounded down)>'),
    worded(
      t`$b * $a / $d`,
      '{a:figure} / {d:figure} or more of {b:body}',
      'a {a:figure} / {d:figure} <majority|vote|supermajority> <of|among|from> {b:body}',
    ),
    worded(t`$b * $n / 100`, 'a {n:numeral} % <majority|vote> of {b:body}'),
    worded(
      t`votes.cast * $a / $d`,
      'a {a:figure} / {d:figure} <majority|vote|supermajority> <of votes|in favour|>',
    ),
  ],
  part: [
    worded(t`$b * $a / $d`, '{a:figure} / {d:figure} <of|> {b:body}'),
    worded(t`$b / 2`, 'half <of|> {b:body}'),
    worded(t`$b * $n / 100`, '{n:numeral} % of {b:body}'),
  ],
  percentage: [worded(t`votes.cast * $n / 100`, '{n:numeral} %')],
  body: [worded(t`votes.cast`, 'the votes cast'), worded(t`votes.eligible`, 'the voters')],
  quorate: [worded('$n', '{n:quota}', '{n:numeral}')],
  quota: [worded('$n', '{n:share}', '{n:numeral} <players|voters|votes|people>')],
  all: same('every player', '<all|all the|every> <eligible|> voters', 'everyone else'),
  decisive: [worded(t`votes.majority`, 'a <simple|> majority <vote|>')],
  /** All, or most, as those who do something. */
  assenters: [
    worded(t`votes.unanimous`, '{all}'),
    worded(t`votes.for >= votes.eligible - 1`, 'all but one <player|voter>'),
    worded('$c', '{c:most}'),
  ],
  most: [
    worded('$c', '{c:decisive}'),
    worded(t`votes.for > $b / 2`, 'more than half of {b:body}'),
    worded(t`votes.for > $n`, 'more than {n:part}'),
    worded(t`votes.for >= $n`, '<at least|> {n:share}', '<at least|> {n:numeral} <players|voters>'),
    worded(t`votes.for >= votes.cast * $a / $d`, '<at least|> {a:figure} / {d:figure} <or more|>'),
    worded(t`votes.for >= votes.cast * $n / 100`, '<at least|> {n:numeral} % <or more|>'),
  ],
  /** Support that is not enough, and what would be. */
  little: [
    worded(
      t`votes.for >= $n`,
      '<fewer|less> than {n:share} <for it|in favour|>',
      '<fewer|less> than {n:numeral} {ayes}',
    ),
    worded(
      t`votes.for >= votes.against`,
      'more {noes} than {ayes}',
      'more votes against <it|> than for <it|>',
    ),
  ],
  /** Those whose votes against it are too many. */
  opposition: [
    worded(
      t`votes.against == 0`,
      '<a player|one player|a single player> <votes against it|objects>',
    ),
    worded(
      t`votes.against < $n`,
      '<at least|> {n:share} votes against it',
      '<at least|> {n:numeral} <players|voters> votes against it',
      '<there is|> <at least|> {n:numeral} {noes}',
    ),
    worded(
      t`votes.for >= votes.against`,
      'more <player|people|> votes against it than for <it|>',
      'there <is|are> more {noes} than {ayes}',
      'there <is|are> more votes against <it|> than for <it|>',
    ),
    worded(
      t`votes.against <= $n`,
      'more than {n:part} votes against it',
      'more than {n:numeral} <players|voters> votes against it',
    ),
  ],
  attendance: [worded('$c', '{c:aquorum}'), worded(t`votes.voters >= $n`, '<at least|> {n:quota}')],
  aquorum: [worded(t`votes.voters >= $n`, 'a quorum of {n:quorate}')],
  few: [worded(t`votes.voters >= $n`, '<fewer|less> than {n:quota}')],
  fewvotes: [worded(t`votes.voters >= $n`, '<fewer|less> than {n:numeral} <votes|voters>')],
  /** A turnout that is too small, and the one that would be enough. */
  fewvoters: [worded(t`votes.voters >= $n`, '<fewer|less> than {n:quota} <{havevoted}|are cast>')],
  turnout: [
    worded(
      t`votes.voters >= $n`,
      '<at least|> {n:quota} {havevoted}',
      'at least {n:numeral} votes are cast',
    ),
    worded(t`votes.voters > $n`, 'more than {n:part} {havevoted}'),
    worded(t`votes.voters > $b / 2`, 'more than half of {b:body} {havevoted}'),
  ],
  duty: [
    worded(
      t`votes.voters >= $n`,
      '<at least|> {n:quota} must {havevoted}',
      '<at least|> {n:numeral} votes must be cast',
      '<a vote|they|we|it|> needs <at least|> {n:quota} to {havevoted}',
      'a vote needs <at least|> {n:quota} to <be valid|count>',
      'a vote needs <at least|> {n:quota} <taking part|participating|voting>',
    ),
    worded(t`votes.voters > $b / 2`, 'more than half of {b:body} must {havevoted}'),
  ],
  havevoted: same(
    '<vote|have voted|participate|participates|take part|takes part|took part|cast a vote|casts a vote> <on it|in it|in a vote|in the vote|on a proposal|>',
  ),
  others: [
    worded(t`votes.unanimous`, 'all <the|> other players <together|>', 'everyone else <together|>'),
  ],
  /** The other players, or a part of them. All players are more than these. */
  fellows: [
    worded('$c', '{c:decisive} <{ofothers}|>'),
    worded(t`votes.for > players.count / 2`, '<a majority|more than half> {ofplayers}'),
    worded(
      t`votes.for >= players.count * $a / $d`,
      '<at least|> {a:figure} / {d:figure} {ofplayers}',
    ),
    worded(
      t`votes.for >= votes.cast * $a / $d`,
      '{a:figure} / {d:figure} of the votes cast',
      'a {a:figure} / {d:figure} <majority|vote|supermajority>',
    ),
    worded(t`votes.unanimous`, 'unanimous consent <{ofothers}|>'),
    worded(t`votes.for >= votes.eligible / 2`, '<at least|> half {ofothers}'),
    worded(
      t`votes.for >= votes.eligible * $a / $d`,
      '<at least|> {a:figure} / {d:figure} {ofothers}',
    ),
    worded(
      t`votes.for >= $n`,
      '<at least|> {n:numeral} {ofothers}',
      '<at least|> {n:numeral} <other|> players',
    ),
  ],
  /** Those who agree to overrule a Judge. */
  consenting: [
    worded(
      '$c',
      'by {c:fellows} <agrees|together|>',
      'by {c:others} <agrees|>',
      'when {c:fellows} <agrees|disagrees>',
    ),
    worded(
      t`votes.unanimous`,
      'when {all} agrees',
      'when all <the|> other players <agrees|disagrees|disagrees with it|disagrees with the Judge|votes against it>',
      'unanimously by the other players',
    ),
  ],
};
