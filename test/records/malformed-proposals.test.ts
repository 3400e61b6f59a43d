/** Proposals that are no proposals: what is found, and on which characters. */
import { test } from 'vitest';
import type { ChangeKind } from '../../src/law/mechanics/mechanics.ts';
import type { CHANGE_SHAPE } from '../../src/records/kinds/change.ts';
import {
  asItIs,
  cases,
  enacting,
  expectFound,
  PROPOSAL,
  proposal,
  record,
} from './marked-records.ts';

cases('keys and values of a proposal', PROPOSAL, enacting, [
  ['an unknown key', '⟦colour⟧: red', 'key'],
  ['a vote without a voter', 'votes: { for: [ada, { ⟦strength⟧: 2 }] }', 'missing'],
  ['the proposer among the co-authors', 'with: [ben, ⟦ada⟧]', 'duplicate'],
  ['a co-author twice', 'with: [ben, ⟦ben⟧]', 'duplicate'],
  ['fewer votes than none', 'votes: { tally: { for: ⟦-1⟧ } }', 'type'],
  ['an unknown outcome', 'outcome: ⟦adoptd⟧', 'type'],
  ['a truth as a text', 'notes: ⟦true⟧', 'type'],
  ['empty notes', 'notes: ⟦""⟧', 'type'],
  ['a name where a list is due', 'votes: { for: ⟦ada⟧ }', 'type'],
  ['a number where a vote is due', 'votes: { for: [ada, ⟦1.5⟧] }', 'type'],
  ['a name that is none in a list', 'votes:\n  for:\n    - ada\n    - ⟦B!⟧', 'type'],
  ['votes both ways', 'votes: { for: [ada], ⟦tally⟧: { for: 1 } }', 'key'],
  ['dates of votes without votes', '⟦cast⟧: { ada: 2024 }', 'key'],
  ['dates beside a tally', 'votes: { tally: { for: 2 } }\n⟦cast⟧: { ada: 2024 }', 'key'],
  ['dates twice', 'votes: { for: [ada], cast: { ada: 2024 } }\n⟦cast⟧: { ada: 2024 }', 'key'],
  ['votes of nobody', 'votes: ⟦{}⟧', 'missing'],
  ['a tally in words', 'votes: { tally: { for: ⟦two⟧ } }', 'type'],
  ['votes in a list', 'votes: ⟦[ada]⟧', 'type'],
  ['awards to what is no player', 'awards: { ⟦Ada⟧: 10 }', 'key'],
  ['awards that are no numbers', 'awards: { ada: ⟦ten⟧ }', 'type'],
  ['awards of nothing', 'awards: { ada: { ⟦Gold⟧: 1 } }', 'key'],
  ['wording of another kind', 'wording: ⟦exact⟧', 'type'],
  ['a correction without a reason', '⟦corrected⟧: { on: 2009 }', 'missing'],
]);

cases('dates of a proposal', PROPOSAL, enacting, [
  ['not in the calendar', 'proposed: ⟦2026-13-40⟧', 'date'],
  ['a day that is none', 'proposed: ⟦2009-02-30⟧', 'date'],
  ['a day in words', 'proposed: ⟦17 August 2009⟧', 'date'],
  ['a day in a list', 'proposed: ⟦[2009]⟧', 'type'],
  ['the day first', 'proposed: ⟦01/02/2026⟧', 'date'],
  ['the day first for certain', 'proposed: ⟦31.1.2026⟧', 'date'],
  ['without noughts', 'proposed: ⟦2026-1-2⟧', 'date'],
  ['month and day changed about', 'proposed: ⟦2026-30-01⟧', 'date'],
  ['a time without its zone', 'proposed: ⟦2026-01-02 21:05⟧', 'date'],
  ['a time of another zone', 'proposed: ⟦2026-01-01T01:05+02:00⟧', 'date'],
  ['votes early', 'proposed: 2024-02\nvotes: { for: [ada] }\ncast: { ada: ⟦2024-01⟧ }', 'date'],
  ['a vote early', 'proposed: 2024-02\nvotes: { for: [ben], cast: { ben: ⟦2024-01⟧ } }', 'date'],
  ['closed and withdrawn', 'votes: { for: [ada] }\n⟦closed⟧: 2009\nwithdrawn: 2009', 'key'],
  ['closed without a result', '⟦closed⟧: 2009-08-17', 'missing'],
  ['closed early', 'proposed: 2009-08-17\nvotes: { for: [ada] }\nclosed: ⟦2009-08-16⟧', 'date'],
  ['withdrawn before it was made', 'proposed: 2009-08\nwithdrawn: ⟦2009-07-31⟧', 'date'],
  ['votes on no day', 'proposed: 2009\nvotes: { for: [ada] }\ncast: ⟦soon⟧', 'type'],
]);

/** As people write who are new to the format: a name, a key or a value in another form. */
cases('other words', PROPOSAL, enacting, [
  ['a full name', 'votes: { for: [⟦Ada Byron⟧] }', 'type'],
  ['nobody’s name', 'votes: { for: [⟦Zoë Q⟧] }', 'type'],
  ['a name that gains points', 'awards: { ⟦Byron⟧: 5 }', 'key'],
  ['another word for a key', '⟦status⟧: adopted', 'key'],
  ['yes', 'votes: { ⟦yes⟧: [ada] }', 'key'],
  ['no', 'votes: { for: [ada], ⟦no⟧: [ben] }', 'key'],
  ['for one level too far out', '⟦for⟧: [ada]', 'key'],
  ['against one level too far out', '⟦against⟧: [ada]', 'key'],
  ['abstain one level too far out', '⟦abstain⟧: [ada]', 'key'],
  ['tally one level too far out', '⟦tally⟧: { for: 2 }', 'key'],
  ['tier one level too far out', '⟦tier⟧: mutable', 'key'],
  ['to one level too far out', '⟦to⟧: mutable', 'key'],
  ['passed', 'outcome: ⟦passed⟧', 'type'],
  ['Rejected', 'outcome: ⟦Rejected⟧', 'type'],
  ['a number sign for a text', '⟦notes⟧: #1 is ours', 'type'],
]);

cases('the head of a proposal', PROPOSAL, (head) => record(`${head}\nenact: {}`, 'W'), [
  ['no number', '⟦by⟧: ada', 'missing'],
  ['nobody as proposer', 'proposal: 301\n⟦by⟧:', 'type'],
  ['a name as proposer', 'proposal: 301\nby: ⟦Ada Byron⟧', 'type'],
  ['a first name as proposer', 'proposal: 301\nby: ⟦Ada⟧', 'type'],
  ['the author', 'proposal: 301\n⟦author⟧: ada', 'key'],
  ['a word as number', 'proposal: ⟦the first⟧\nby: ada', 'type'],
  ['a number below nought', 'proposal: ⟦-1⟧\nby: ada', 'type'],
  ['a fraction as number', 'proposal: ⟦3.5⟧\nby: ada', 'type'],
  ['a number whose noughts would be lost', 'proposal: ⟦8.10⟧\nby: ada', 'type'],
  ['an integer too long', 'proposal: ⟦12345678901234567890⟧\nby: ada', 'type'],
]);

cases('what a proposal does', PROPOSAL, proposal, [
  ['a new rule', 'enact: {}', ''],
  ['a mistyped key', '⟦ennact⟧: {}', 'key'],
  ['an unknown key inside', 'enact: { ⟦titel⟧: A }', 'key'],
  ['a key and its value in one', 'enact: { ⟦title:Tea⟧ }', 'key'],
  ['a number for a title', 'enact: { title: ⟦1984⟧ }', 'type'],
  ['a tier written large', 'enact: { tier: ⟦Mutable⟧ }', 'type'],
  ['a mapping of nothing', '⟦enact⟧:', 'type'],
  ['true for a mapping', 'enact: ⟦true⟧', 'type'],
  ['a number for an office', 'enact: { mechanics: { offices: { speaker: ⟦1⟧ } } }', 'type'],
  [
    'several faults at once',
    '⟦enactt⟧: {}\noutcome: ⟦lost⟧\nvotes: { for: ⟦ada⟧ }\nclosed: ⟦soon⟧',
    'key type type date',
  ],
  ['two things', 'enact: {}\n⟦repeal⟧: 101', 'key'],
  ['mechanics beside enact', 'enact: {}\n⟦mechanics⟧: none', 'key'],
  ['mechanics that are a number', 'amend: 101\nmechanics: ⟦5⟧', 'type'],
  ['mechanics with a number for a word', 'amend: 101\nmechanics: { titles: ⟦5⟧ }', 'type'],
  ['mechanics that are a sentence', 'amend: 101\nmechanics: ⟦Every player may vote.⟧', 'type'],
  ['mechanics that are a word', 'amend: 101\nmechanics: ⟦kep⟧', 'type'],
  ['a change without text', 'changes:\n  - ⟦enact⟧: {}', 'missing'],
  ['a change of two kinds', 'changes: [{ enact: {}, ⟦repeal⟧: 101, text: A }]', 'key'],
  ['a change with a text too many', 'changes:\n  - { repeal: 101, ⟦text⟧: A }', 'key'],
]);

cases('without a text', PROPOSAL, (text) => proposal(text, ''), [
  ['a title beside repeal', 'repeal: 101\n⟦title⟧: A', 'key'],
  ['the text as a key', 'repeal: 101\ntext: ⟦Words⟧', 'type'],
  ['numbers to replace', 'amend: 101\nreplace: [{ from: ⟦25⟧, to: "35" }]', 'type'],
  ['a rule that is no name', 'repeal: ⟦[101]⟧', 'type'],
  ['lost words, and words', 'changes: [{ enact: { text: lost }, ⟦text⟧: W }]', 'key'],
  [
    'lost words of a replacement',
    'changes: [{ amend: 101, replace: [{ from: a, to: b }], ⟦text⟧: lost }]',
    'key',
  ],
  ['no change in the list', '⟦changes⟧: []', 'missing'],
]);

const ONE_REPLACED = 'amend: 101\nreplace: [{ from: "25", to: "35" }]';
cases('the text of a proposal', PROPOSAL, asItIs, [
  ['nothing but a text', record('⟦proposal⟧: 301\nby: ada\nproposed: 2009', 'W'), 'missing'],
  ['no text for a new rule', proposal('enact: {}', '').replace(/---\n$/, '⟦---⟧\n'), 'missing'],
  ['a text for a repeal', proposal('repeal: 101', '⟦Words.⟧\n'), 'key'],
  ['for a transmutation', proposal('transmute: { rule: 1, to: mutable }', '⟦A\n\nb.⟧\n'), 'key'],
  ['a text beside replace', proposal(ONE_REPLACED, '⟦Words.⟧\n'), 'key'],
  ['words that are lost, and words', proposal('amend: 101\ntext: lost', '⟦W⟧'), 'key'],
]);

/** Every key that says something of a change and makes none, each with a value that it may have. */
const OF_A_CHANGE: Readonly<Record<Exclude<keyof typeof CHANGE_SHAPE, ChangeKind>, string>> = {
  title: 'A Title',
  mechanics: 'keep',
  replace: '[{ from: Old, to: New }]',
  text: 'lost',
};

test.each(Object.entries(OF_A_CHANGE))('`%s` has no place if no rule is changed', (key, value) => {
  const motion = record(`proposal: 301\nby: ada\nact: [{ note: N }]\n⟦${key}⟧: ${value}`);
  expectFound({ [PROPOSAL]: motion }, ['format/key']);
});
