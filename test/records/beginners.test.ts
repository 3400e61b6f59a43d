/** Mistakes of people who are new to YAML or to the format: the place is right, and so is the advice. */
import { describe, expect, test } from 'vitest';
import { expectFound, PROPOSAL, proposal, record } from './marked-records.ts';

type Row = readonly [name: string, text: string, message: string, help: string];

function said(title: string, code: string, rows: readonly Row[]): void {
  describe(title, () => {
    test.each(rows)('%s', (_, text, message, help) => {
      const [found] = expectFound({ [PROPOSAL]: text }, [code]);
      expect(found?.message).toBe(message);
      expect(found?.help).toContain(help);
    });
  });
}

const open = (sign: string) => `The bracket \`${sign}\` opened here is never closed.`;
const quote = (sign: string) => `The quotation mark \`${sign}\` opened here is never closed.`;

said('brackets and quotation marks', 'format/yaml', [
  [
    'a bracket closed by another',
    proposal('votes: { for: ⟦[⟧ada, ben }\nenact: {}'),
    open('['),
    'Add `]`',
  ],
  [
    'a bracket open to the end',
    proposal('enact: {}\nvotes: { for: ⟦[⟧ada, ben\nclosed: 2020'),
    open('['),
    'Add `]`',
  ],
  ['the outer bracket', proposal('enact: {}\nvotes: ⟦{⟧ for: [ada, "b]"]'), open('{'), 'Add `}`'],
  [
    'a bracket behind texts that have some',
    proposal(`notes: "[a" # [b\nby: it's [c\nenact: ⟦{⟧`),
    open('{'),
    'Add `}`',
  ],
  [
    'a bracket behind a text by lines',
    proposal('notes: |\n  [a: "\n\nenact: ⟦{⟧'),
    open('{'),
    'Add `}`',
  ],
  [
    'a bracket whose end is a comment',
    proposal('enact: ⟦{⟧ title: #1 Rule }'),
    open('{'),
    'begins a comment',
  ],
  [
    'one bracket too many',
    proposal('votes: { for: [ada, ben]⟦]⟧ }\nenact: {}'),
    'The bracket `]` closes nothing that was opened.',
    'Remove it',
  ],
  [
    'one too many behind all',
    proposal('votes: { for: [ada] } ⟦}⟧\nenact: {}'),
    'The bracket `}` closes nothing that was opened.',
    'Remove it',
  ],
  [
    'a bracket in a text',
    proposal('enact: {}\nnotes: [sic] ⟦he said⟧'),
    'The bracket was closed before this.',
    'A text that begins with `[` needs quotation marks.',
  ],
  [
    'a comma left out',
    proposal('enact: {}\nvotes: { for: [ada] ⟦against: [] }⟧'),
    'A comma is missing before this.',
    '',
  ],
  [
    'a quotation mark open',
    proposal('enact: {}\nnotes: ⟦"⟧He said no\nclosed: 2020'),
    quote('"'),
    'Add another after the text.',
  ],
  [
    'an apostrophe open',
    proposal("enact: {}\nnotes: ⟦'⟧He said no"),
    quote("'"),
    'Add another after the text.',
  ],
  [
    'a quotation mark open in brackets',
    proposal('enact: { title: ⟦"⟧Tea }'),
    quote('"'),
    'Add another after the text.',
  ],
  [
    'an apostrophe within',
    proposal("enact: {}\nnotes: 'Lin'⟦s vote'⟧"),
    'The quotation marks were closed before this.',
    'an apostrophe is written twice',
  ],
  [
    'curly quotation marks',
    proposal('enact: {}\nnotes: ⟦“He said: no”⟧'),
    'To YAML `“` is a letter like any other.',
    'straight',
  ],
]);

said('texts without quotation marks', 'format/yaml', [
  [
    'a colon',
    proposal('enact: {}\nnotes: ⟦He said: no⟧'),
    'A second colon stands in this value.',
    'needs quotation marks',
  ],
  [
    'a colon in braces',
    proposal('enact: { title: ⟦Tea: a treat⟧ }'),
    'A second colon stands in this value.',
    'needs quotation marks',
  ],
  [
    'an at sign',
    proposal('enact: {}\nnotes: ⟦@ben said so⟧'),
    'A text cannot begin with `@`.',
    'Put it in quotation marks.',
  ],
  [
    'a backtick',
    proposal('enact: {}\nnotes: ⟦`a` and b⟧'),
    'A text cannot begin with a backtick.',
    'Put it in quotation marks.',
  ],
  [
    'a percent sign',
    proposal('enact: {}\nnotes: ⟦%50 of it⟧'),
    'A text cannot begin with `%`.',
    'Put it in quotation marks.',
  ],
  [
    'a question mark',
    proposal('enact: {}\nnotes: ⟦? what⟧'),
    'A text cannot begin with `?`.',
    'Put it in quotation marks.',
  ],
  [
    'a dash',
    proposal('enact: {}\nnotes: ⟦- what⟧'),
    'A text cannot begin with `-`.',
    'Put it in quotation marks.',
  ],
  [
    'more than',
    proposal('enact: {}\nnotes: > ⟦5 of us⟧'),
    'After `>` the text begins on the next line.',
    'A text that begins with `>` needs quotation marks.',
  ],
  [
    'an asterisk',
    proposal('enact: {}\nnotes: ⟦*Really*⟧ good'),
    '`*Really*` is an alias of YAML, and front matter has plain values alone.',
    'A text that begins with * needs quotation marks.',
  ],
  [
    'several lines',
    proposal('enact: {}\nnotes: He said\n⟦that it was so⟧'),
    'This line is not a key with its value.',
    'begins with `|`',
  ],
]);

said('blanks', 'format/yaml', [
  [
    'none after a colon',
    proposal('enact: {}\n⟦closed:2020-01-01⟧'),
    'A space is missing after the colon.',
    'Write `closed: …`.',
  ],
  [
    'none after the first colon',
    record('⟦proposal:301⟧\nby: ada'),
    'A space is missing after the colon.',
    'Write `proposal: …`.',
  ],
  [
    'none after a dash',
    proposal('changes:\n  ⟦-{ repeal: 1, notes: A }⟧'),
    'A space is missing after the dash.',
    'a dash and a space',
  ],
  [
    'no colon at all',
    proposal('enact: {}\n⟦closed 2020-01-01⟧'),
    'This line is not a key with its value.',
    'a colon and a space',
  ],
  [
    'an equals sign',
    proposal('enact: {}\n⟦closed = 2020-01-01⟧'),
    'A key is followed by a colon and not by `=`.',
    'Write `closed: …`.',
  ],
  [
    'a tab',
    proposal('enact:\n⟦\t⟧title: A'),
    'A line is indented with a tab.',
    'Indent with spaces.',
  ],
  [
    'one that does not break',
    proposal('enact:⟦\u00a0⟧{}'),
    'There is a no-break space on this line, which YAML takes for a letter.',
    'plain space',
  ],
]);

said('the lines of dashes', 'format/yaml', [
  [
    'a line before the first',
    '\n⟦---⟧\nproposal: 301\n---\n',
    'The dashes that open the front matter do not begin the file.',
    'Remove what stands before them.',
  ],
  [
    'stars for the second',
    '---\nproposal: 301\n⟦***⟧\nWords.\n',
    'This line does not close the front matter: it is not three dashes alone.',
    'Write ---',
  ],
  [
    'the second made one dash by an editor',
    '---\nproposal: 301\n⟦—⟧\nWords.\n',
    'This line does not close the front matter: it is not three dashes alone.',
    'Write ---',
  ],
]);
