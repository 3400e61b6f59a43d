/** Front matter that cannot be read, mostly by people who are new to YAML, and the messages on it. */
import { expect, test } from 'vitest';
import { asItIs, cases, enacting, findIn, PROPOSAL, proposal, record } from './marked-records.ts';

cases('a file', PROPOSAL, asItIs, [
  ['none', '⟦Words.⟧\n', 'yaml'],
  ['none and no words either', '⟦ ⟧', 'yaml'],
  ['never closed', '⟦---⟧\nproposal: 301\n', 'yaml'],
  ['closed by more than dashes', '---\nproposal: 301\n⟦--- done⟧\nWords.\n', 'yaml'],
  ['a heading above it', '⟦# Tea⟧\n\n---\nproposal: 301\n---\nWords.\n', 'yaml'],
  ['a line before the first', '\n⟦---⟧\nproposal: 301\n---\n', 'yaml'],
  ['stars for the second', '---\nproposal: 301\n⟦***⟧\nWords.\n', 'yaml'],
  ['the second made one dash by an editor', '---\nproposal: 301\n⟦—⟧\nWords.\n', 'yaml'],
  ['in JSON', '---⟦json⟧\n{ "proposal": 301 }\n---\n', 'yaml'],
  ['in TOML', '--- ⟦toml⟧\nproposal = 301\n---\n', 'yaml'],
  ['nothing in it', '⟦---⟧\n---\nWords.\n', 'yaml'],
]);

cases('the whole front matter', PROPOSAL, record, [
  ['a list', '⟦- 301⟧', 'yaml'],
  ['a text', '⟦Words.⟧', 'yaml'],
  ['two documents', 'proposal: 301\n...\n⟦b⟧y: ada', 'yaml'],
  ['no space after the first colon', '⟦proposal:301⟧\nby: ada', 'yaml'],
]);

/** Lines below those for the number and the proposer. */
cases('lines of a proposal', PROPOSAL, proposal, [
  ['a second colon in brackets', 'votes: { for: ⟦a: b⟧ }', 'yaml'],
  ['a second colon in brackets over lines', 'votes: {\n  for: ⟦a: b⟧\n}', 'yaml'],
  ['an anchor', 'enact: ⟦&new⟧ {}', 'yaml'],
  ['a tag', 'enact: ⟦!!map⟧ {}', 'yaml'],
  ['a key twice in short form', 'enact: { title: A, ⟦title⟧: B }', 'duplicate'],
  ['a bracket closed by another', 'votes: { for: ⟦[⟧ada, ben }\nenact: {}', 'yaml'],
  ['a bracket behind texts with some', `notes: "[a" # [b\nby: it's [c\nenact: ⟦{⟧`, 'yaml'],
  ['a bracket behind a text by lines', 'notes: |\n  [a: "\n\nenact: ⟦{⟧', 'yaml'],
  ['a bracket whose end is a comment', 'enact: ⟦{⟧ title: #1 Rule }', 'yaml'],
  ['one bracket too many', 'votes: { for: [ada, ben]⟦]⟧ }\nenact: {}', 'yaml'],
  ['one too many behind all', 'votes: { for: [ada] } ⟦}⟧\nenact: {}', 'yaml'],
  ['a quotation mark open in brackets', 'enact: { title: ⟦"⟧Tea }', 'yaml'],
  ['no space after a dash', 'changes:\n  ⟦-{ repeal: 1, notes: A }⟧', 'yaml'],
  ['a tab', 'enact:\n⟦\t⟧title: A', 'yaml'],
  ['a no-break space', 'enact:⟦\u00a0⟧{}', 'yaml'],
]);

cases('more lines of a proposal', PROPOSAL, enacting, [
  ['a second colon', 'notes: ⟦He said: no⟧', 'yaml'],
  ['an alias', 'notes: ⟦*all⟧', 'yaml'],
  ['a key twice', '⟦by⟧: ben', 'duplicate'],
  ['a key that is no text', '⟦[⟧by]: ben', 'yaml'],
  ['a key of JavaScript', '⟦__proto__⟧: { by: ben }', 'key'],
  ['a number too long', 'facts: { x: ⟦0.1234567890123456789⟧ }', 'type'],
  ['a number that is none', 'facts: { x: ⟦.nan⟧ }', 'type'],
  ['a bracket open to the end', 'votes: { for: ⟦[⟧ada, ben\nclosed: 2020', 'yaml'],
  ['the outer bracket', 'votes: ⟦{⟧ for: [ada, "b]"]', 'yaml'],
  ['a bracket in a text', 'notes: [sic] ⟦he said⟧', 'yaml'],
  ['a comma left out', 'votes: { for: [ada] ⟦against: [] }⟧', 'yaml'],
  ['a quotation mark open', 'notes: ⟦"⟧He said no\nclosed: 2020', 'yaml'],
  ['an apostrophe open', "notes: ⟦'⟧He said no", 'yaml'],
  ['an apostrophe within', "notes: 'Lin'⟦s vote'⟧", 'yaml'],
  ['curly quotation marks', 'notes: ⟦“He said: no”⟧', 'yaml'],
  ['an at sign', 'notes: ⟦@ben said so⟧', 'yaml'],
  ['a backtick', 'notes: ⟦`a` and b⟧', 'yaml'],
  ['a percent sign', 'notes: ⟦%50 of it⟧', 'yaml'],
  ['a question mark', 'notes: ⟦? what⟧', 'yaml'],
  ['a dash', 'notes: ⟦- what⟧', 'yaml'],
  ['more than', 'notes: > ⟦5 of us⟧', 'yaml'],
  ['an asterisk', 'notes: ⟦*Really*⟧ good', 'yaml'],
  ['several lines', 'notes: He said\n⟦that it was so⟧', 'yaml'],
  ['no space after a colon', '⟦closed:2020-01-01⟧', 'yaml'],
  ['no colon at all', '⟦closed 2020-01-01⟧', 'yaml'],
  ['an equals sign', '⟦closed = 2020-01-01⟧', 'yaml'],
]);

test('of front matter that is too long, it is told how long it is and may be', () => {
  const said = (length: number) => {
    const text = `---\n# ${'a'.repeat(length - 3)}\n---\nWords.\n`;
    return findIn({ [PROPOSAL]: text }).map(({ message }) => message);
  };
  const message = 'The front matter has 262145 characters, but may have only 262144.';
  expect(said(262_145)).toEqual([message]);
  expect(said(262_144).join()).not.toContain('262144');
});
