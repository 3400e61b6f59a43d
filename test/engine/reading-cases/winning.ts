import { card, inTurn } from '../table.ts';
import { faults, type ReadingCase } from './reading-case.ts';

const markAt = (points: number) => card(208, `{ win: [{ when: player.points >= ${points} }] }`);
const GIFT = card(204, '{ awards: [{ on: adopted, to: everyone, points: 30 }] }');
const EARLY = '  - { on: 2025-12-31, points: { b: 25 }, rule: 201 }';

export const WINNING: readonly ReadingCase[] = [
  {
    reading: 'simultaneous-win',
    story: 'one vote takes everybody to the mark: A by moving, B the furthest',
    game: { cards: { 204: GIFT, 208: markAt(30) }, proposals: inTurn(''), events: EARLY },
    during: 301,
    judge: 'c',
    sees: (replayed) => replayed.winner?.player ?? faults(replayed),
    under: { undetermined: ['win/simultaneous'], mover: 'a', highest: 'b' },
    what: 'who wins',
    says: { undetermined: 'the rules do not say', mover: 'A wins', highest: 'B wins' },
    quiet: { cards: { 208: markAt(10) }, proposals: inTurn('') },
  },
  {
    reading: 'play-after-win',
    story: 'B moves after A has won',
    game: { cards: { 208: markAt(10) }, proposals: inTurn('', '') },
    during: 302,
    judge: 'a',
    sees: faults,
    under: { no: ['game/over'], yes: [] },
    what: 'whether play goes on after the win',
    says: { no: 'the game is over', yes: 'play goes on' },
    quiet: { cards: { 208: markAt(10) }, proposals: inTurn('') },
  },
];
