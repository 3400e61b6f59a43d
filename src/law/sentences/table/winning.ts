/** How the game is won, and how it ends if play cannot go on. */
import { ONLY_READ, type Row, t } from '../entry.ts';
import type { WordChoice } from './choice.ts';

export const WINNING_SENTENCES: readonly Row[] = [
  [{ win: [{ when: '$c' }] }, 'a player wins {c:when@player}'],
  [
    { win: [{ when: t`player.$id >= $n` }] },
    ONLY_READ,
    'a player with {n:numeral@player} {id:unit} wins',
    'a player with at least {n:numeral@player} {id:unit} wins',
    'a player with {n:numeral@player} {id:unit} or more wins',
    'the first player with {n:numeral@player} {id:unit} wins',
    'the winner is the first player with {n:numeral@player} {id:unit}',
    'a player who reaches {n:numeral@player} {id:unit} wins',
    'a player who has {n:numeral@player} {id:unit} wins',
  ],
  [
    { 'winning-by': { only: '$id' } },
    'a player may win only with a number of {id:unit}',
    'nothing but a mark of {id:unit} can be made to win',
  ],
  [
    { 'winning-by': { only: '$x' } },
    'a player may win only with a number of the quantity with the name {x:text@game}',
    'nothing but a mark of the quantity with the name {x:text@game} can be made to win',
  ],
];

export const WINNING_CHOICES: readonly WordChoice[] = [
  {
    name: 'deadlock',
    scope: 'game',
    means: { deadlock: '$x' },
    words: {
      'first-unable': 'if play cannot go on, the first player unable to complete a turn wins',
      caller: [
        'if play cannot go on, the player who invoked Judgment on it wins',
        'if play cannot go on, the player who shows it wins',
      ],
    },
    otherwise: 'the word for who wins if play cannot go on is',
  },
];
