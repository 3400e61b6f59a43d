/** Other ways to say what players hold, how they win, and how many rules there may be. */
import { type Row, type Rows, same, t, worded } from '../entry.ts';

export const HOLDING_WAYS: readonly Row[] = [
  worded(
    { tiers: [{ id: '$id', title: '$id', above: '$other' }] },
    'there is a <new|> tier <called|named|> {id:tier}, <which|that|> <is|ranks|stands|> above <the tier|the|> {other:tier} <rules|>',
  ),
  worded(
    { quantities: { $id: { starts: t`0` } } },
    'every player begins <with|on> no {id:unit}',
    'there is a <new|> currency <called|named> {id:unit}',
    'no player begins with any {id:unit}',
    'no player has any {id:unit} at the beginning',
    'there are {id:unit} <as well as|besides|in addition to> points',
  ),
  worded(
    { quantities: { $id: { starts: '$n' }, $other: { starts: '$m' } } },
    'every player begins with {n:numeral@player} {id:unit} and {m:numeral@player} {other:unit}',
  ),
  worded(
    { quantities: { points: { starts: '$n' } } },
    'every player begins <with|on|at> <a score of|> {n:numeral@player}',
    '<{scores}|points> <begin|start> <at|with> {n:numeral@player} <points|>',
    'the <starting|initial> score <of every player|> is {n:numeral@player} <points|>',
    "<every player's|their> <starting|initial> score is {n:numeral@player} <points|>",
    'every player has <a starting|an initial> score of {n:numeral@player} <points|>',
  ),
  worded(
    { quantities: { $id: { $bound: '$n' } } },
    '<a player|they> may not {hold} {bound:beyond} {n:numeral@player} {id:unit} <{atonce}|>',
    '<a player|they> may not {bound:pass} {n:numeral@player} {id:unit}',
    'a player <must|may> {hold} {bound:within} {n:numeral@player} {id:unit} <{atonce}|>',
    "<a player's|their|> {id:unit} may not {bound:pass} {n:numeral@player}",
    'the {bound:bounding} number of {id:unit} <{perhead}|> is {n:numeral@player} <{perhead}|>',
  ),
  worded(
    { quantities: { points: { $bound: '$n' } } },
    '<{scores}|points|a player> may not {bound:pass} {n:factor@player} <points|>',
    'the {bound:bounding} score <is|> {n:factor@player} <points|>',
  ),
  worded(
    { quantities: { $id: { least: t`0` } } },
    "<a player's|their|> {id:unit} may not <be|become|go> negative",
    'a player may not {hold} <a|> negative <number of|> {id:unit}',
  ),
  worded(
    { quantities: { points: { most: '$n' } } },
    '<scores|points> are <capped|limited> <at|to> {n:numeral@player} <points|>',
  ),
  worded(
    { limits: [{ of: '$tier', $bound: '$n' }] },
    '<at no time may there be|never may there be|never> {bound:beyond} {n:numeral@game} {tier:tier} rules',
    'there <may not be|are never> {bound:beyond} {n:numeral@game} {tier:tier} rules <{atonce}|>',
    '<there are|there may be|there must be|keep> {bound:within} {n:numeral@game} {tier:tier} <rules|rule> <{atonce}|>',
    '{bound:within} {n:numeral@game} {tier:tier} rules <may exist|must exist|may be in effect|must be in effect|may be in force|must be in force|> <{atonce}|>',
    'the number of {tier:tier} rules may not {bound:pass} {n:numeral@game}',
    'the {bound:bounding} number of {tier:tier} rules <{atonce}|> is {n:numeral@game}',
  ),
  worded(
    { limits: [{ of: '$tier', most: '$n' }] },
    'the number of {tier:tier} rules is limited to {n:numeral@game}',
    'the <limit|maximum> is {n:numeral@game} {tier:tier} rules',
  ),
  worded(
    { limits: [{ of: '$tier', least: '$n' }] },
    'there must be {n:numeral@game} {tier:tier} <rules|rule> <{atonce}|>',
  ),
];

export const HOLDING_WAY_KINDS: Rows = {
  /** A least and a most, as what lies beyond it, within it, how it is passed, and what it is. */
  beyond: [worded('least', '<less|fewer> than'), worded('most', 'more than')],
  within: [worded('least', 'at least'), worded('most', 'at most')],
  pass: [
    worded('least', '<fall|drop|go|sink|be> <below|under|less than>'),
    worded('most', '<exceed|rise above|go above|go over|be more than>'),
  ],
  bounding: [
    worded('least', '<minimum|min|least|smallest|lowest>'),
    worded('most', '<maximum|max|greatest|highest|largest>'),
  ],
  atonce: same(
    'at a time',
    'at any time',
    'at any one time',
    'at once',
    '<in force|> at the same time',
  ),
  perhead: same('for each player', 'each'),
  hold: same('have', 'hold', 'own', 'carry', 'possess', 'accumulate'),
  scores: same(
    'a score',
    'the <points|score> of every player',
    "a player's score",
    "every player's score",
    'their score',
  ),
  winner: same('a player wins <the game|>', 'they win <the game|>', 'the game is won'),
  wins: same(
    'wins <the game|it|>',
    '<is|are> the winner <of the game|>',
    '<is|are> <declared|> <the|> winner',
    'has won',
    'means victory',
  ),
  with: same(
    'by <getting|reaching|having|collecting|scoring|>',
    'with',
    'on <reaching|getting>',
    'at',
  ),
};

/** Conditions on a player who wins by meeting them. */
export const WIN_FORMULA_WAYS: Rows = {
  reach: [
    worded(
      '$c',
      '<has|> <reaches|gets to|holds|owns|accumulates|amasses|collects|collected|gathered> {c:having}',
      'has {c:having}',
      'receives {c:having}',
      '<reaches|has|receives> {c:mark}',
    ),
    worded(
      t`player.$id > $n`,
      'exceeds {n:numeral} {id:unit}',
      '<gets|goes> <past|beyond|over> {n:numeral} {id:unit}',
    ),
  ],
  racing: [
    worded(
      '$c',
      '<player|one|person|> to {c:reach}',
      '<player|one|person|> who {c:reach}',
      '<player|one|person> with {c:having}',
      '<player|one|person> whose {c:standing}',
      '<player|one|person|> to {c:having}',
    ),
  ],
  /** A score that is so high: whose it is stands before. */
  standing: [
    worded('$c', '<score|total|points> <reaches|is|are|hits|is at least> {c:mark}'),
    worded(
      t`player.points > $n`,
      '<score|total> <exceeds|is more than|is over|is above|is higher than> {n:numeral} <points|>',
    ),
    worded(t`player.points == $n`, '<score|total> is exactly {n:numeral} <points|>'),
    worded(t`player.$id >= $n`, '{id:unit} <reach|number|total|amount to> {n:numeral}'),
  ],
  mark: [
    worded(t`player.points >= $n`, '{n:numeral} <points|>', 'at least {n:numeral} <points|>'),
    worded(t`player.points > $n`, 'more than {n:numeral}'),
  ],
  having: [
    worded('$c', 'a score <of|> {c:mark}'),
    worded(
      t`player.$id >= $n`,
      '<at least|> {n:numeral} <positive|> {id:unit}',
      'a total of {n:numeral} {id:unit}',
    ),
    worded(t`player.$id > $n`, 'more than {n:numeral} {id:unit}'),
    worded(t`player.$id > 0`, 'positive {id:unit}'),
    worded(t`player.$id == $n`, 'exactly {n:numeral} {id:unit}'),
    worded(t`$c && player.$id`, '{c:having} and must be <the|a> {id:officer}'),
    worded(t`$c && !player.$id`, '{c:having} and may not be <the|a> {id:officer}'),
    worded(
      t`player.$id >= $n && player.$other >= $m`,
      '{n:numeral} {id:unit} and {m:numeral} {other:unit}',
    ),
  ],
};
