/** Proposals that are no proposals: what is found, and on which characters. */
import { expect, test } from 'vitest';
import type { ChangeKind } from '../../src/law/mechanics/mechanics.ts';
import type { CHANGE_SHAPE } from '../../src/records/kinds/change.ts';
import { cases, expectFound, findIn, PROPOSAL, proposal, record } from './marked-records.ts';

test('a well-formed one has nothing found in it', () => {
  expectFound({ [PROPOSAL]: proposal('enact: {}') }, []);
});

cases('keys and values of a proposal', PROPOSAL, [
  ['a mistyped key', proposal('⟦ennact⟧: {}'), ['format/key']],
  ['an unknown key', proposal('enact: {}\n⟦colour⟧: red'), ['format/key']],
  ['an unknown key inside', proposal('enact: { ⟦titel⟧: A }'), ['format/key']],
  ['no number', record('⟦by⟧: ada\nenact: {}', 'W'), ['format/missing']],
  [
    'a vote without a voter',
    proposal('enact: {}\nvotes: { for: [ada, { ⟦strength⟧: 2 }] }'),
    ['format/missing'],
  ],
  ['nobody as proposer', record('proposal: 301\n⟦by⟧:\nenact: {}', 'W'), ['format/type']],
  ['a name as proposer', record('proposal: 301\nby: ⟦Ada Byron⟧\nenact: {}', 'W'), ['format/type']],
  ['a word as number', record('proposal: ⟦the first⟧\nby: ada\nenact: {}', 'W'), ['format/type']],
  ['a number below nought', record('proposal: ⟦-1⟧\nby: ada\nenact: {}', 'W'), ['format/type']],
  ['a fraction as number', record('proposal: ⟦3.5⟧\nby: ada\nenact: {}', 'W'), ['format/type']],
  [
    'the proposer among the co-authors',
    proposal('enact: {}\nwith: [ben, ⟦ada⟧]'),
    ['format/duplicate'],
  ],
  ['a co-author twice', proposal('enact: {}\nwith: [ben, ⟦ben⟧]'), ['format/duplicate']],
  [
    'fewer votes than none',
    proposal('enact: {}\nvotes: { tally: { for: ⟦-1⟧ } }'),
    ['format/type'],
  ],
  ['an unknown outcome', proposal('enact: {}\noutcome: ⟦adoptd⟧'), ['format/type']],
  ['a truth as a text', proposal('enact: {}\nnotes: ⟦true⟧'), ['format/type']],
  ['empty notes', proposal('enact: {}\nnotes: ⟦""⟧'), ['format/type']],
  ['a name where a list is due', proposal('enact: {}\nvotes: { for: ⟦ada⟧ }'), ['format/type']],
  [
    'a name that is none in a list',
    proposal('enact: {}\nvotes:\n  for:\n    - ada\n    - ⟦B!⟧'),
    ['format/type'],
  ],
  [
    'votes both ways',
    proposal('enact: {}\nvotes: { for: [ada], ⟦tally⟧: { for: 1 } }'),
    ['format/key'],
  ],
  ['dates of votes without votes', proposal('enact: {}\n⟦cast⟧: { ada: 2024 }'), ['format/key']],
  [
    'dates beside a tally',
    proposal('enact: {}\nvotes: { tally: { for: 2 } }\n⟦cast⟧: { ada: 2024 }'),
    ['format/key'],
  ],
  [
    'dates of votes in both places',
    proposal('enact: {}\nvotes: { for: [ada], cast: { ada: 2024 } }\n⟦cast⟧: { ada: 2024 }'),
    ['format/key'],
  ],
  [
    'a vote dated before the proposal, beside the votes',
    proposal('enact: {}\nproposed: 2024-01-02\nvotes: { for: [ada] }\ncast: { ada: ⟦2024-01-01⟧ }'),
    ['format/date'],
  ],
  ['votes of nobody', proposal('enact: {}\nvotes: ⟦{}⟧'), ['format/missing']],
  ['a tally in words', proposal('enact: {}\nvotes: { tally: { for: ⟦two⟧ } }'), ['format/type']],
  ['votes in a list', proposal('enact: {}\nvotes: ⟦[ada]⟧'), ['format/type']],
  ['awards to what is no player', proposal('enact: {}\nawards: { ⟦Ada⟧: 10 }'), ['format/key']],
  ['awards that are no numbers', proposal('enact: {}\nawards: { ada: ⟦ten⟧ }'), ['format/type']],
  ['awards of nothing', proposal('enact: {}\nawards: { ada: { ⟦Gold⟧: 1 } }'), ['format/key']],
  ['wording of another kind', proposal('enact: {}\nwording: ⟦exact⟧'), ['format/type']],
  [
    'a correction without a reason',
    proposal('enact: {}\n⟦corrected⟧: { on: 2009 }'),
    ['format/missing'],
  ],
  [
    'several faults at once',
    proposal('⟦enactt⟧: {}\noutcome: ⟦lost⟧\nvotes: { for: ⟦ada⟧ }\nclosed: ⟦soon⟧'),
    ['format/key', 'format/type', 'format/type', 'format/date'],
  ],
]);

cases('what a proposal does', PROPOSAL, [
  ['nothing', record('⟦proposal⟧: 301\nby: ada\nproposed: 2009', 'W'), ['format/missing']],
  ['two things', proposal('enact: {}\n⟦repeal⟧: 101'), ['format/key']],
  ['mechanics beside enact', proposal('enact: {}\n⟦mechanics⟧: none'), ['format/key']],
  ['a title beside repeal', proposal('repeal: 101\n⟦title⟧: A', ''), ['format/key']],
  ['no text for a new rule', '---\nproposal: 301\nby: ada\nenact: {}\n⟦---⟧\n', ['format/missing']],
  ['a text for a repeal', proposal('repeal: 101', '⟦Words.⟧\n'), ['format/key']],
  [
    'a text for a transmutation',
    proposal('transmute: { rule: 101, to: mutable }', '⟦Two\n\nlines.⟧\n'),
    ['format/key'],
  ],
  [
    'a text beside replace',
    proposal('amend: 101\nreplace: [{ from: "25", to: "35" }]', '⟦Words.⟧\n'),
    ['format/key'],
  ],
  [
    'numbers to replace',
    proposal('amend: 101\nreplace: [{ from: ⟦25⟧, to: "35" }]', ''),
    ['format/type'],
  ],
  ['a rule that is no name', proposal('repeal: ⟦[101]⟧', ''), ['format/type']],
  ['words that are lost, and words', proposal('amend: 101\ntext: lost', '⟦W⟧'), ['format/key']],
  [
    'lost words in a list, and words',
    proposal('changes: [{ enact: { text: lost }, ⟦text⟧: W }]', ''),
    ['format/key'],
  ],
  [
    'lost words of a replacement',
    proposal('changes: [{ amend: 101, replace: [{ from: a, to: b }], ⟦text⟧: lost }]', ''),
    ['format/key'],
  ],
  ['mechanics that are a number', proposal('amend: 101\nmechanics: ⟦5⟧'), ['format/type']],
  [
    'mechanics with a number for a word',
    proposal('amend: 101\nmechanics: { titles: ⟦5⟧ }'),
    ['format/type'],
  ],
  ['mechanics that are a word', proposal('amend: 101\nmechanics: ⟦kep⟧'), ['format/type']],
  ['no change in the list', proposal('⟦changes⟧: []', ''), ['format/missing']],
  ['a change without text', proposal('changes:\n  - ⟦enact⟧: {}'), ['format/missing']],
  [
    'a change of two kinds',
    proposal('changes:\n  - enact: {}\n    ⟦repeal⟧: 101\n    text: A'),
    ['format/key'],
  ],
  [
    'a change with a text too many',
    proposal('changes:\n  - { repeal: 101, ⟦text⟧: A }'),
    ['format/key'],
  ],
]);

cases('how a proposal ends', PROPOSAL, [
  [
    'closed and withdrawn',
    proposal('enact: {}\nvotes: { for: [ada] }\n⟦closed⟧: 2009\nwithdrawn: 2009'),
    ['format/key'],
  ],
  ['closed without a result', proposal('enact: {}\n⟦closed⟧: 2009-08-17'), ['format/missing']],
  [
    'closed before it was made',
    proposal('enact: {}\nproposed: 2009-08-17\nvotes: { for: [ada] }\nclosed: ⟦2009-08-16⟧'),
    ['format/date'],
  ],
  [
    'withdrawn before it was made',
    proposal('enact: {}\nproposed: 2009-08\nwithdrawn: ⟦2009-07-31⟧'),
    ['format/date'],
  ],
  [
    'days of votes that are no mapping',
    proposal('enact: {}\nproposed: 2009\nvotes: { for: [ada] }\ncast: ⟦soon⟧'),
    ['format/type'],
  ],
  ['a day that is none', proposal('enact: {}\nproposed: ⟦2009-02-30⟧'), ['format/date']],
  ['a day in words', proposal('enact: {}\nproposed: ⟦17 August 2009⟧'), ['format/date']],
  ['a day in a list', proposal('enact: {}\nproposed: ⟦[2009]⟧'), ['format/type']],
]);

test('what a proposal may do is listed to whoever left it out', () => {
  const found = findIn({ [PROPOSAL]: record('proposal: 301\nby: ada', 'W') });
  expect(found[0]?.help).toContain('`changes`, `act`.');
});

test('a number with a point is to be quoted, or its noughts would be lost', () => {
  const found = findIn({ [PROPOSAL]: record('proposal: 8.10\nby: ada\nenact: {}', 'W') });
  expect(found[0]?.help).toMatch(/^Put it in quotation marks/);
});

/** Every key that says something of a change and makes none, each with a value that it may have. */
const OF_A_CHANGE: Readonly<Record<Exclude<keyof typeof CHANGE_SHAPE, ChangeKind>, string>> = {
  title: 'A Title',
  mechanics: 'keep',
  replace: '[{ from: Old, to: New }]',
  text: 'lost',
};

test.each(Object.entries(OF_A_CHANGE))(
  '`%s` has no place where no rule is changed',
  (key, value) => {
    const motion = record(`proposal: 301\nby: ada\nact: [{ note: N }]\n⟦${key}⟧: ${value}`);
    expectFound({ [PROPOSAL]: motion }, ['format/key']);
  },
);
