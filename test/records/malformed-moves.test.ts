/** Judgments and events that are none: what is found, and on which characters. */
import { expect, test } from 'vitest';
import { cases, findIn, record } from './marked-records.ts';

cases('a judgment', 'games/g/judgments/1.md', [
  [
    'what it settles, without a ruling',
    record('judgment: 1\nquestion: Q\nby: ada\n⟦settles⟧: [{ move: 301, is: legal }]'),
    ['format/missing'],
  ],
  ['no question', record('⟦judgment⟧: 1\nby: ada'), ['format/missing']],
  [
    'a refusal by nobody',
    record('⟦judgment⟧: 1\nquestion: Q\nby: ada\nrefused: 2009'),
    ['format/missing'],
  ],
  [
    'given, but not what',
    record('⟦judgment⟧: 1\nquestion: Q\nby: ada\njudge: ben\ngiven: 2009'),
    ['format/missing'],
  ],
  [
    'given before it was asked',
    record(
      'judgment: 1\nquestion: Q\nby: ada\ninvoked: 2009-02\njudge: ben\nruling: R\ngiven: ⟦2009-01⟧',
    ),
    ['format/date'],
  ],
  [
    'a panel with somebody in it twice',
    record('judgment: 1\nquestion: Q\nby: ada\njudge: [ada, ben, ⟦ben⟧]\nruling: R'),
    ['format/duplicate'],
  ],
  [
    'judge and bench',
    record('judgment: 1\nquestion: Q\nby: ada\n⟦judge⟧: ben\nbench: [{ judge: ben }]'),
    ['format/key'],
  ],
  [
    'a bench without a Judge',
    record('judgment: 1\nquestion: Q\nby: ada\nbench: [{ ⟦refused⟧: 2009 }]'),
    ['format/missing'],
  ],
  [
    'a refusal with a ruling',
    record('judgment: 1\nquestion: Q\nby: ada\njudge: ben\n⟦refused⟧: 2009\nruling: R'),
    ['format/key'],
  ],
  [
    'overruled by nobody',
    record('judgment: 1\nquestion: Q\nby: ada\njudge: ben\nruling: R\noverruled: ⟦{}⟧'),
    ['format/missing'],
  ],
  [
    'settling nothing',
    record('judgment: 1\nquestion: Q\nby: ada\njudge: ben\nruling: R\nsettles: [⟦{}⟧]'),
    ['format/missing'],
  ],
  [
    'settling two things',
    record(
      'judgment: 1\nquestion: Q\nby: ada\njudge: ben\nruling: R\nsettles: [{ winner: ada, ⟦is⟧: legal }]',
    ),
    ['format/key'],
  ],
  [
    'settling a move and a winner in one entry',
    record(
      'judgment: 1\nquestion: Q\nby: ada\njudge: ben\nruling: R\nsettles: [{ move: 301, is: legal, ⟦winner⟧: ada }]',
    ),
    ['format/key'],
  ],
  [
    'settling a move in no way',
    record('judgment: 1\nquestion: Q\nby: ada\njudge: ben\nruling: R\nsettles: [{ ⟦move⟧: 301 }]'),
    ['format/missing'],
  ],
  [
    'settling an unknown reading',
    record(
      'judgment: 1\nquestion: Q\nby: ada\njudge: ben\nruling: R\nsettles: [{ reading: ⟦unanimty⟧, take: all-for }]',
    ),
    ['format/type'],
  ],
  [
    'settling in an unknown way',
    record(
      'judgment: 1\nquestion: Q\nby: ada\njudge: ben\nruling: R\nsettles: [{ reading: unanimity, take: ⟦open⟧ }]',
    ),
    ['format/type'],
  ],
]);

cases('events', 'games/g/events/2009.md', [
  ['no list', record('events: ⟦none⟧'), ['format/type']],
  ['an event that is nothing', record('events:\n  - { ⟦on⟧: 2009 }'), ['format/missing']],
  [
    'an event that is two things',
    record('events:\n  - { leave: ada, ⟦note⟧: Bye. }'),
    ['format/key'],
  ],
  ['a mistyped event', record('events:\n  - { on: 2009, ⟦leav⟧: ada }'), ['format/key']],
  ['one event beside a list', record('⟦leave⟧: ada\nevents: []'), ['format/key']],
  [
    'points in words',
    record('events:\n  - on: 2009\n    points: { ada: ⟦none⟧ }'),
    ['format/type'],
  ],
  ['scores in a list', record('events:\n  - scores: ⟦[1, 2]⟧'), ['format/type']],
  ['joining without a name', record('events:\n  - { ⟦join⟧: { id: eve } }'), ['format/missing']],
  [
    'a winner by other means',
    record('events:\n  - winner: { player: ada, by: ⟦brute force⟧ }'),
    ['format/type'],
  ],
  ['a winner in a list', record('events:\n  - winner: ⟦[ada]⟧'), ['format/type']],
  ['an office for no one', record('events:\n  - appoint: { speaker: ⟦{}⟧ }'), ['format/type']],
  [
    'a fiat without a text',
    record('events:\n  - { ⟦fiat⟧: { by: Elf, amend: 0 } }'),
    ['format/missing'],
  ],
  [
    'a number for a rule that has one',
    record('events:\n  - fiat: { by: Elf, amend: 0, ⟦number⟧: 5, text: New. }'),
    ['format/key'],
  ],
  [
    'what stands where nothing is reckoned',
    record('events:\n  - { note: N, ⟦stands⟧: true }'),
    ['format/key'],
  ],
  ['a single event that is nothing', record('⟦on⟧: 2009'), ['format/missing']],
]);

test('a single event may be the whole front matter', () => {
  expect(
    findIn({ 'games/g/events/leave.md': record('on: 2009\nleave: ada', 'Told at length.') }),
  ).toEqual([]);
});
