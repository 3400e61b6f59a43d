/** How people word what a vote comes to: who is for a proposal, how many, and of whom. */
import { type Rows, t } from '../entry.ts';
import { same, worded } from './wording.ts';

/** What a vote comes to, as a condition over its figures. */
export const VOTE_FORMULA_WORDS: Rows = {
  vote: [worded('$c', '{c:result}'), worded(t`$a && $b`, '{a:result} and {b:result}')],
  result: [
    worded(
      t`votes.unanimous`,
      '<the|> <vote|voting> is unanimous',
      'the vote is unanimous among <the|all|> <eligible voters|voters|players>',
      '<all players|every player|all eligible voters|every eligible voter> <vote|votes|agree|agrees> <for|in favour of|in favor of|to|with> it',
      '<all players|every player|everyone|everybody|all eligible voters> <agree|agrees|consent|consents|vote yes|votes yes>',
      '<it|they> <has|have> <the|> unanimous <consent|support|approval> <of|from> <all|the> <players|eligible voters>',
      '<no player|nobody|no one> <dissents|objects>',
    ),
    worded(
      '$c',
      '<it|they> <receives|receive|gets|get|has|have|wins|gains|obtains|obtain> {c:support}',
      '<there is|there are> {c:support}',
      '{c:supporters}',
    ),
  ],
  byvote: [
    worded('$c', '<by|with|on|given> {c:support}'),
    worded('$c', 'provided <that|> {c:supporters}'),
    worded(t`votes.unanimous`, 'unanimously'),
  ],
  /** What awards may count. */
  counted: [
    worded(
      t`votes.for`,
      'the number of {ayes} <it received|it receives|>',
      'the number of <players|voters> who {votedfor} <it|>',
    ),
    worded(
      t`votes.against`,
      'the number of {noes} <it received|it receives|>',
      'the number of <players|voters> who {votedagainst} <it|>',
    ),
    worded(t`players.count`, 'the number of players'),
  ],
  /** The votes of both sides, with the verb between them. */
  tally: [
    worded(
      t`votes.for > votes.against`,
      '<the number of|> {ayes} <exceeds|exceed> <the number of|> {noes}',
      '<the number of|> {ayes} <is|are> <greater than|larger than|more than|higher than> <the number of|that of|> {noes}',
      '<its|the> {ayes} <outnumber|outweigh|exceed> <its|the> {noes}',
      'more votes are cast in favour <of it|> than against <it|>',
      'it has more {ayes} than {noes}',
      '<there are|it has|it receives|it gets> more {ayes} than there are {noes}',
    ),
    worded(
      t`votes.for >= votes.against`,
      '<the number of|> {ayes} <is|are> at least <the number of|as many as the|> {noes}',
      'it <has|receives|gets> at least as many {ayes} as {noes}',
      'at least as many players vote for it as against it',
    ),
    worded(
      t`votes.for - votes.against >= $n`,
      '<the number of|> {ayes} <exceeds|exceed> <the number of|> {noes} by <at least|> {n:numeral}',
      'it <has|receives|gets> at least {n:numeral} more {ayes} than {noes}',
    ),
    worded(
      t`votes.for >= $n`,
      '<at least|> {n:numeral} <players|voters> {sayyes}',
      'it <has|receives|gets> {n:numeral} or more {ayes}',
      '<the number of|> {ayes} <is|are> at least {n:share}',
      '<the number of|> {ayes} <reaches|reach> {n:share}',
    ),
    worded(
      t`votes.for > $n`,
      '<the number of|> {ayes} <is|are> <greater than|more than> {n:part}',
      '<the number of|> {ayes} <exceeds|exceed> {n:part}',
    ),
    worded(t`votes.for > $b / 2`, '{halfplus} {b:body} <is|are> {ayeside}'),
    worded(t`votes.for >= $n`, '<at least|> {n:share} <is|are> {ayeside}'),
  ],
  ayeside: same('<in favour|in favour of it|in its favour|positive|for it|FOR|yes votes|ayes>'),
  assenterswith: [
    worded(
      '$c',
      '<if|when|once|only if|if and only if> {c:assenters} <vote for it|agree to it|agree|consent|approve|approve of it|approve it|support it|accept it>',
    ),
  ],
  /** Those who are for it, with the verb. */
  supporters: [
    worded(t`votes.majority`, 'a <simple|> majority {sayyes}'),
    worded(t`votes.for > $b / 2`, '{halfplus} {b:body} {sayyes}'),
    worded(t`votes.for >= $n`, '<at least|no fewer than|> {n:share} {sayyes}'),
    worded(t`votes.for > $n`, '<more than|over> {n:part} {sayyes}'),
    worded(
      t`votes.for > votes.against`,
      '<more|> {ayes} outnumber {noes}',
      'more <players|people|> <vote|votes> for it than against it',
      '<there are|> more votes for it than against it',
      'more votes are cast for it than against it',
      '<the|> {ayes} outnumber <the|> {noes}',
      '<the|> {ayes} are more than <the|> {noes}',
    ),
    worded(
      t`votes.against == 0`,
      '<nobody|no one|no player> <votes|is> against it',
      'there <are|is> <no votes|not a single vote> against it',
    ),
  ],
  /** What is received, or needed. */
  support: [worded('$c', '{c:backing}'), worded(t`$a && $b`, '{a:backing} and {b:backing}')],
  backing: [
    worded(
      t`votes.unanimous`,
      '<a|the|> unanimous <vote|consent|approval|agreement|support>',
      'unanimity',
      'a unanimous vote <of|among> <all|the|> <players|eligible voters>',
      'unanimous <consent|agreement|approval> <of|among|from> <all|the|> <the|> <eligible voters|players>',
      'the <consent|agreement|approval|vote|votes|assent> of <all players|every player|all the players|every eligible voter|all eligible voters|everybody>',
    ),
    worded(
      t`votes.majority`,
      'a <simple|> majority',
      'a <simple|> majority <vote|of the vote|of votes in favour|in favour>',
    ),
    worded(
      t`votes.for > $b / 2`,
      '{halfplus} {b:body}',
      '{halfplus} {b:body} voting <for it|in favour|for>',
      'the <support|consent|approval|votes|vote|agreement> of {halfplus} {b:body}',
      'votes <for|in favour|from> <from|> {halfplus} {b:body}',
    ),
    worded(
      t`votes.for > votes.eligible / 2`,
      '{halfplus} {electors} <in favour|in favour of it|for it>',
    ),
    worded(
      t`votes.for > $n`,
      '<more than|over> {n:part}',
      'the <support|consent|approval|votes|agreement> of <more than|over> {n:part}',
    ),
    worded(
      t`votes.for >= votes.eligible * $a / $d`,
      '<at least|> {a:figure} / {d:figure} <of|> {electors} <in favour|in favour of it|for it|voting for it|voting in favour>',
    ),
    worded(
      t`votes.for >= $n`,
      '<at least|> {n:share}',
      'the <support|consent|approval|votes|agreement> of <at least|> {n:share}',
      '<at least|> {n:sharemajority}',
      'the <support|consent|approval|agreement> of <at least|> {n:numeral} <players|voters>',
    ),
    worded(
      t`votes.for > votes.against`,
      'more votes <for|in favour> than against',
      'more {ayes} than {noes}',
      'more votes for it than against it',
    ),
    worded(
      t`votes.for >= $n`,
      '<at least|> {n:numeral} votes <for|in favour>',
      '<at least|> {n:numeral} votes for it',
      '<at least|> {n:numeral} {ayes}',
    ),
    worded(
      t`votes.against == 0`,
      '<no votes|not a single vote|no vote> against <it|>',
      'no {noes}',
    ),
  ],
  /** A part of those who vote, or may. */
  share: [
    worded('$n', '{n:part} or more', '{n:part}'),
    worded(t`ceil($n)`, '{n:part} <, rounded up|rounded up|(rounded up)|(round up)|, rounding up>'),
    worded(
      t`floor($n)`,
      '{n:part} <, rounded down|rounded down|(rounded down)|(round down)|, rounding down>',
    ),
    worded(t`$b * $a / $d`, '{a:figure} / {d:figure} or more of {b:body}'),
    worded(t`$b * $n / 100`, '{n:numeral} <%|percent|per cent> or more of {b:body}'),
  ],
  part: [
    worded(t`$b * $a / $d`, '{a:figure} / {d:figure} <rds|ths|> <of|> {b:body}'),
    worded(t`$b / 2`, '<half|half of|one half of|one-half of> {b:body}'),
    worded(t`$b / 3`, '<a third|one third|one-third> of {b:body}'),
    worded(t`$b / 4`, '<a quarter|one quarter|one-quarter> of {b:body}'),
    worded(t`$b * $n / 100`, '{n:numeral} <%|percent|per cent> of {b:body}'),
  ],
  sharemajority: [
    worded(
      t`$b * $a / $d`,
      'a {a:figure} / {d:figure} <majority|vote|supermajority> of {b:body}',
      'a {a:figure} / {d:figure} majority <among|from> {b:body}',
    ),
    worded(t`$b * $n / 100`, 'a {n:numeral} <%|percent|per cent> <majority|vote> of {b:body}'),
  ],
  body: [worded(t`votes.cast`, '{cast}'), worded(t`votes.eligible`, '{electors}')],
  /** All, or most, as those who do something. */
  assenters: [
    worded(
      t`votes.unanimous`,
      '<all|all of> the players',
      'all <players|eligible voters>',
      'every eligible voter',
      'every player',
    ),
    worded(t`votes.for > $b / 2`, '{halfplus} {b:body}'),
    worded(t`votes.for >= $n`, '<at least|> {n:share}'),
  ],
  /** A turnout that is too small, and the one that would be enough. */
  fewvoters: [
    worded(
      t`votes.voters >= $n`,
      '<fewer than|less than> {n:part} {havevoted}',
      '<fewer than|less than> {n:numeral} <players|voters|people> {havevoted}',
      '<fewer than|less than> {n:numeral} votes are cast <on it|>',
    ),
  ],
  turnout: [
    worded(
      t`votes.voters >= $n`,
      '<at least|> {n:share} {havevoted}',
      '<at least|> {n:share} <cast|have cast|casts> <a vote|votes|their votes> <on it|>',
      '<at least|> {n:numeral} <players|voters|people> {havevoted}',
      '<at least|> {n:numeral} <votes|ballots> <are|have been> cast <on it|>',
      '<it|the proposal> <has|receives|gets|has received> <at least|> {n:numeral} votes',
      '{n:numeral} or more <players|voters> {havevoted}',
    ),
    worded(t`votes.voters > $n`, '<more than|over> {n:part} {havevotedon}'),
    worded(t`votes.voters > votes.eligible / 2`, '{halfplus} {electors} {havevotedon}'),
    worded(
      t`votes.voters >= $n`,
      'at least {n:share} <vote|votes|must vote|must have voted|has voted|have voted|participate|take part> <on it|on the change|on the proposal|>',
    ),
    worded(
      t`votes.voters >= $n`,
      'at least {n:numeral} players <vote|must vote|have voted|participate|take part>',
    ),
    worded(
      t`votes.voters > $n`,
      '<more than|over> {n:part} <vote|votes|has voted|have voted|participate|take part> <on it|on the change|on the proposal|>',
    ),
    worded(
      t`votes.voters > votes.eligible / 2`,
      '{halfplus} {electors} <vote|votes|has voted|have voted|participate|take part> <on it|on the change|on the proposal|>',
    ),
  ],
};
