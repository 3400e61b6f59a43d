/**
 * Formulas in words. Each kind of words may stand for a looser one, and in brackets anywhere. So no two
 * formulas share their words. `and` and `or` never stand together without brackets.
 */
import { Tree } from '../../formula/tree.ts';
import { ONLY_READ, type Rows, t } from '../entry.ts';
import { CLAUSES, NOUNS, PLURALS } from './names.ts';

export const FORMULAS: Rows = {
  number: [
    [t`$c ? $a : $b`, '{a:sum} if {c:condition}, otherwise {b:rest}'],
    ['$x', '{x:measure}'],
  ],
  /** The number if a condition is false, which may depend on another condition. */
  rest: [
    [t`$c ? $a : $b`, '{a:sum} if {c:condition}, otherwise {b:rest}'],
    ['$x', '{x:sum}'],
  ],
  /** A number that does not depend on a condition. */
  measure: [
    [t`round($x)`, '{x:sum}, rounded to the nearest integer', '{x:sum}, rounded'],
    [t`floor($x)`, '{x:sum}, rounded down', '{x:sum}, rounding down'],
    [t`ceil($x)`, '{x:sum}, rounded up', '{x:sum}, rounding up'],
    [t`abs($x)`, 'the size of {x:atom}', 'the absolute value of {x:atom}'],
    [t`min($x)`, 'the least of {x:atom} alone'],
    [t`max($x)`, 'the greatest of {x:atom} alone'],
    [
      ofAll('min'),
      'the least of {x:atom*and}',
      'the smallest of {x:atom*and}',
      'the lowest of {x:atom*and}',
    ],
    [
      ofAll('max'),
      'the greatest of {x:atom*and}',
      'the largest of {x:atom*and}',
      'the highest of {x:atom*and}',
    ],
    ['$x', '{x:sum}'],
  ],
  sum: [
    [t`$a + $b`, '{a:sum} + {b:product}', '{a:sum} plus {b:product}'],
    [t`$a - $b`, '{a:sum} − {b:product}', '{a:sum} minus {b:product}', '{a:sum} less {b:product}'],
    ['$x', '{x:product}'],
  ],
  product: [
    // A part of something is said as people say it; of a figure alone, as a sum.
    [t`$b / 2`, 'half of {b:noun}', 'half of {b:atom}', 'half {b:noun}'],
    [t`$b / 3`, 'a third of {b:noun}', 'a third of {b:atom}'],
    [t`$b / 4`, 'a quarter of {b:noun}', 'a quarter of {b:atom}'],
    [t`$b * 2 / 3`, 'two thirds of {b:noun}', 'two thirds of {b:atom}', 'two-thirds of {b:atom}'],
    [
      t`$b * 3 / 4`,
      'three quarters of {b:noun}',
      'three quarters of {b:atom}',
      'three-quarters of {b:atom}',
    ],
    [t`$b * $n / 100`, '{n:numeral}% of {b:noun}', '{n:numeral}% of {b:atom}'],
    [t`$b * $n / $d`, '{n:numeral}/{d:numeral} of {b:noun}', '{n:numeral}/{d:numeral} of {b:atom}'],
    [t`2 * $b`, 'twice {b:noun}', 'twice {b:atom}'],
    [t`$a * $b`, '{a:product} × {b:factor}', '{a:product} times {b:factor}'],
    [t`$a / $b`, '{a:product} ÷ {b:factor}', '{a:product} divided by {b:factor}'],
    ['$x', '{x:factor}'],
  ],
  factor: [
    [t`-$x`, '−{x:factor}', 'minus {x:factor}'],
    ['$x', '{x:atom}'],
  ],
  atom: [
    ['$x', '{x:numeral}'],
    ['$x', '{x:noun}'],
    ['$x', '({x:number})'],
  ],
  numeral: [['$x', '{x:figure}']],
  noun: [['$x', '{x:plural}'], ...NOUNS],
  plural: PLURALS,

  /** A condition. One that depends on another condition stands in brackets. */
  condition: [
    [t`$a && $b`, '{a:both} and {b:clause}'],
    [t`$a || $b`, '{a:either} or {b:clause}'],
    ['$x', '{x:clause}'],
  ],
  both: [
    [t`$a && $b`, '{a:both} and {b:clause}'],
    ['$x', '{x:clause}'],
  ],
  either: [
    [t`$a || $b`, '{a:either} or {b:clause}'],
    ['$x', '{x:clause}'],
  ],
  /** Parts that may stand in brackets. */
  anything: [
    [t`$c ? $a : $b`, '{a:clause} if {c:condition}, otherwise {b:remainder}'],
    ['$x', '{x:condition}'],
  ],
  remainder: [
    [t`$c ? $a : $b`, '{a:clause} if {c:condition}, otherwise {b:remainder}'],
    ['$x', '{x:clause}'],
  ],
  clause: [
    ...CLAUSES,
    // Other words for comparisons, of what a player has and of the votes.
    [
      t`player.$id >= $n`,
      ONLY_READ,
      'the player has at least {n:atom} {id:unit}',
      'the player has {n:atom} or more {id:unit}',
      'the player has {n:atom} {id:unit} or more',
      'the player reaches {n:numeral} {id:unit}',
    ],
    [t`player.$id > $n`, ONLY_READ, 'the player has more than {n:atom} {id:unit}'],
    [t`player.$id < $n`, ONLY_READ, 'the player has less than {n:atom} {id:unit}'],
    [t`player.$id <= $n`, ONLY_READ, 'the player has at most {n:atom} {id:unit}'],
    [t`player.$id == $n`, ONLY_READ, 'the player has exactly {n:atom} {id:unit}'],
    [t`votes.for >= $b`, ONLY_READ, 'at least {b:product} are in favour'],
    [t`votes.for > $b`, ONLY_READ, 'more than {b:product} are in favour'],
    [t`votes.for > votes.against`, ONLY_READ, 'there are more votes for than against'],
    [t`votes.voters >= $b`, ONLY_READ, 'at least {b:product} vote', 'at least {b:product} voted'],
    [t`votes.voters > $b`, ONLY_READ, 'more than {b:product} vote', 'more than {b:product} voted'],
    [t`true`, 'it is always so'],
    [t`false`, 'it is never so'],
    [t`$a >= $b`, '{a:plural} are at least {b:sum}', '{a:plural} are {b:sum} or more'],
    [t`$a > $b`, '{a:plural} are more than {b:sum}'],
    [t`$a <= $b`, '{a:plural} are at most {b:sum}', '{a:plural} are {b:sum} or less'],
    [t`$a < $b`, '{a:plural} are less than {b:sum}'],
    [t`$a == $b`, '{a:plural} are {b:sum}'],
    [t`$a != $b`, '{a:plural} are not {b:sum}'],
    [
      t`$a >= $b`,
      '{a:sum} is at least {b:sum}',
      '{a:sum} is {b:sum} or more',
      '{a:sum} reaches {b:sum}',
      '{a:sum} ≥ {b:sum}',
    ],
    [t`$a > $b`, '{a:sum} is more than {b:sum}', '{a:sum} exceeds {b:sum}', '{a:sum} > {b:sum}'],
    [t`$a <= $b`, '{a:sum} is at most {b:sum}', '{a:sum} is {b:sum} or less', '{a:sum} ≤ {b:sum}'],
    [t`$a < $b`, '{a:sum} is less than {b:sum}', '{a:sum} < {b:sum}'],
    [
      t`$a == $b`,
      '{a:sum} is {b:sum}',
      '{a:sum} is exactly {b:sum}',
      '{a:sum} equals {b:sum}',
      '{a:sum} = {b:sum}',
    ],
    [t`$a != $b`, '{a:sum} is not {b:sum}', '{a:sum} ≠ {b:sum}'],
    [t`$a == $b`, '{a:text} is {b:text}'],
    [t`$a != $b`, '{a:text} is not {b:text}'],
    [t`$a == $b`, '({a:anything}) exactly if ({b:anything})'],
    [t`$a != $b`, 'either ({a:anything}) or ({b:anything}) but not both'],
    [t`!$x`, 'it is not so that ({x:anything})'],
    ['$x', '({x:anything})'],
  ],
  /** A condition, and the words if there is none. */
  if: [
    [t`true`, 'in any case'],
    [t`false`, 'in no case'],
    ['$x', 'if {x:condition}'],
  ],
  /** The same of a moment that comes. */
  when: [
    [t`true`, 'in any case'],
    [t`false`, 'in no case'],
    ['$x', 'when {x:condition}'],
  ],

  /** How many there are of something that stands behind it. */
  count: [
    ['$x', '{x:numeral}'],
    [t`-$x`, '−{x:numeral}'],
    ['$x', '({x:number})'],
  ],

  /** A text, such as the word that a formula chooses. */
  text: [
    [t`"$x"`, '{x:quoted}'],
    [t`game.medium`, 'the medium of the game'],
    [t`proposal.kind`, 'the kind of change'],
    ['$x', '({x:texts})'],
  ],
  texts: [
    [t`$c ? $a : $b`, '{a:text} if {c:condition}, otherwise {b:texts}'],
    ['$x', '{x:text}'],
  ],
  /** A length of time that a formula chooses. */
  times: [
    [t`$c ? $a : $b`, '{a:time} if {c:condition}, otherwise {b:times}'],
    ['$x', '{x:time}'],
  ],
  time: [
    [t`"1 $u"`, '1 {u:each}', 'a {u:each}', 'one {u:each}'],
    [t`"$n $u"`, '{n:digits} {u:units}'],
    ['$x', '{x:text}'],
  ],
};

/** A function of any number of numbers: all of them fill the hole `$x`. */
function ofAll(name: string): Tree {
  return new Tree(name, [new Tree('...', [new Tree('name', [], '$x')])]);
}

export const TIMES: Rows = {
  span: [
    ['$t', '{t:period}'],
    ['$t', '({t:times@game})'],
  ],
  /** A length of time that no formula chooses. */
  period: [
    ['1 $u', '1 {u:each}', 'a {u:each}', 'one {u:each}'],
    ['$n $u', '{n:digits} {u:units}'],
  ],
  each: ['minute', 'hour', 'day', 'week'].map((unit) => [unit, unit] as const),
  units: ['minutes', 'hours', 'days', 'weeks'].map((units) => [units, units] as const),
};

/** Numbers that a card writes down as they are. */
export const FRACTIONS: Rows = {
  rational: [
    ['-$n/$d', '−{n:digits}/{d:digits}'],
    ['$n/$d', '{n:digits}/{d:digits}'],
    ['-$n', '−{n:digits}'],
    ['$n', '{n:digits}'],
  ],
};
