/** Whose turn it is, and what a turn consists of. */
import type { Row, Rows } from '../entry.ts';
import type { WordChoice } from './choice.ts';

export const TURN_SENTENCES: readonly Row[] = [
  [
    { turns: { order: '$n' } },
    'turns go by {n:sum@player}, the lowest first',
    'turns go by {n:sum@player}, lowest first',
  ],
  [{ turn: '$parts' }, 'a turn is {parts:part*then}', 'a turn consists of {parts:part*then}'],
];

export const TURN_KINDS: Rows = {
  part: [
    [{ if: '$c', '...': '$act' }, '{act} (if {c:anything@player})'],
    ['$act', '{act}'],
  ],
  act: [
    [{ part: 'roll', faces: '$n' }, 'throwing a die of {n:count@player} faces'],
    [
      { part: 'propose' },
      'proposing and voting',
      'proposing one rule-change and having it voted on',
    ],
    [{ part: 'roll' }, 'throwing the die', 'throwing a die', 'rolling the die'],
  ],
};

export const TURN_CHOICES: readonly WordChoice[] = [
  {
    name: 'order',
    scope: 'game',
    means: { turns: { order: '$x' } },
    words: {
      seat: [
        'turns go round in seat order',
        'turns go in seat order',
        'players take turns in seat order',
      ],
      surname: [
        'turns go by surname, in alphabetical order',
        'turns go by surname',
        'players take turns by surname',
      ],
      none: [
        'there are no turns, and anyone may propose at any time',
        'there are no turns',
        'anyone may propose at any time',
      ],
    },
    otherwise: 'the word for the order of turns is',
  },
  {
    name: 'direction',
    scope: 'game',
    means: { turns: { direction: '$x' } },
    words: {
      forward: 'the order of turns is followed forward',
      backward: 'the order of turns is followed backward',
    },
    otherwise: 'the word for the direction of turns is',
  },
  {
    name: 'forfeit',
    scope: 'game',
    means: { forfeit: '$x' },
    words: {
      allowed: ['a player may forfeit the game', 'a player may forfeit'],
      forbidden: ['no player may forfeit the game', 'no player may forfeit'],
    },
    otherwise: 'the word for forfeiting is',
  },
];
