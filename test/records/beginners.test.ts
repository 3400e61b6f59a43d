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

said('dates', 'format/date', [
  [
    'not in the calendar',
    proposal('enact: {}\nproposed: ⟦2026-13-40⟧'),
    '`proposed` is `2026-13-40` and should be a date that the calendar has.',
    'A date is written 2009-08-17',
  ],
  [
    'the day first',
    proposal('enact: {}\nproposed: ⟦01/02/2026⟧'),
    '`proposed` is `01/02/2026` and should be a date such as 2009-08-17.',
    'The year comes first: `2026-02-01` or `2026-01-02`?',
  ],
  [
    'the day first for certain',
    proposal('enact: {}\nproposed: ⟦31.1.2026⟧'),
    '`proposed` is `31.1.2026` and should be a date such as 2009-08-17.',
    'Did you mean `2026-01-31`?',
  ],
  [
    'without noughts',
    proposal('enact: {}\nproposed: ⟦2026-1-2⟧'),
    '`proposed` is `2026-1-2` and should be a date such as 2009-08-17.',
    'Did you mean `2026-01-02`?',
  ],
  [
    'month and day changed about',
    proposal('enact: {}\nproposed: ⟦2026-30-01⟧'),
    '`proposed` is `2026-30-01` and should be a date that the calendar has.',
    'Did you mean `2026-01-30`?',
  ],
  [
    'a time without its zone',
    proposal('enact: {}\nproposed: ⟦2026-01-02 21:05⟧'),
    '`proposed` is `2026-01-02 21:05` and should be a date such as 2009-08-17.',
    'Did you mean `2026-01-02T21:05Z`?',
  ],
  [
    'a time of another zone',
    proposal('enact: {}\nproposed: ⟦2026-01-01T01:05+02:00⟧'),
    '`proposed` is `2026-01-01T01:05+02:00` and should be a date such as 2009-08-17.',
    'Did you mean `2025-12-31T23:05Z`?',
  ],
  [
    'a vote cast before the proposal',
    proposal(
      'enact: {}\nproposed: 2020-01-05\nvotes: { for: [ada, ben], cast: { ben: ⟦2020-01-02⟧ } }',
    ),
    'The vote of `ben` is dated 2020-01-02, before `proposed`, which is 2020-01-05.',
    'Correct one of the two dates.',
  ],
]);

said('names for ids', 'format/type', [
  [
    'a first name',
    record('proposal: 301\nby: ⟦Ada⟧\nenact: {}', 'W'),
    '`by` is `Ada` and should be the id of a player: small letters, digits and hyphens.',
    'Did you mean `ada`?',
  ],
  [
    'a full name',
    proposal('enact: {}\nvotes: { for: [⟦Ada Byron⟧] }'),
    'Item 1 of `for` is `Ada Byron` and should be the id of a player: small letters, digits and hyphens.',
    'Did you mean `ada`?',
  ],
  [
    'nobody’s name',
    proposal('enact: {}\nvotes: { for: [⟦Zoë Q⟧] }'),
    'Item 1 of `for` is `Zoë Q` and should be the id of a player: small letters, digits and hyphens.',
    'The players are ada (Ada Byron), ben (Ben).',
  ],
  [
    'one name for a list',
    proposal('enact: {}\nvotes: { for: ⟦ada⟧ }'),
    '`for` is `ada` and should be a list of players, or numbers under `tally`.',
    '`[ada]`',
  ],
]);

said('names for keys', 'format/key', [
  [
    'a name that gains points',
    proposal('enact: {}\nawards: { ⟦Byron⟧: 5 }'),
    '`Byron` should be the id of a player: small letters, digits and hyphens.',
    'Did you mean `ada`?',
  ],
  [
    'another word for a key',
    proposal('enact: {}\n⟦status⟧: adopted'),
    '`status` is not a key of a proposal.',
    'Did you mean `outcome`?',
  ],
  [
    'the author',
    record('proposal: 301\n⟦author⟧: ada\nenact: {}', 'W'),
    '`author` is not a key of a proposal.',
    'Did you mean `by`?',
  ],
  [
    'yes',
    proposal('enact: {}\nvotes: { ⟦yes⟧: [ada] }'),
    '`yes` is not a key of votes.',
    'Did you mean `for`?',
  ],
  [
    'no',
    proposal('enact: {}\nvotes: { for: [ada], ⟦no⟧: [ben] }'),
    '`no` is not a key of votes.',
    'Did you mean `against`?',
  ],
  [
    'a key and its value in one',
    proposal('enact: { ⟦title:Tea⟧ }'),
    '`title:Tea` is not a key of a new rule.',
    'A space is missing after the colon: `title: …`.',
  ],
  [
    'a key one level too far out',
    proposal('enact: {}\n⟦for⟧: [ada]'),
    '`for` is not a key of a proposal.',
    'It belongs inside: `votes: { for: … }`.',
  ],
]);

said('other words for a value', 'format/type', [
  [
    'a tier written large',
    proposal('enact: { tier: ⟦Mutable⟧ }'),
    '`tier` is `Mutable` and should be the id of a tier: small letters, digits and hyphens.',
    'Did you mean `mutable`?',
  ],
  [
    'passed',
    proposal('enact: {}\noutcome: ⟦passed⟧'),
    '`outcome` is `passed` and should be one of `adopted`, `defeated`.',
    'Did you mean `adopted`?',
  ],
  [
    'Rejected',
    proposal('enact: {}\noutcome: ⟦Rejected⟧'),
    '`outcome` is `Rejected` and should be one of `adopted`, `defeated`.',
    'Did you mean `defeated`?',
  ],
  [
    'a number sign for a text',
    proposal('enact: {}\n⟦notes⟧: #1 is ours'),
    '`notes` is empty and should be commentary in Markdown.',
    'A text that begins with # needs quotation marks.',
  ],
  [
    'the text',
    proposal('repeal: 101\ntext: ⟦Words⟧', ''),
    '`text` is `Words` and should be `lost`.',
    'stands below the front matter',
  ],
  [
    'a mapping of nothing',
    proposal('⟦enact⟧:'),
    '`enact` is empty and should be a new rule, as a mapping with keys of `number`, `title`, `tier`, `mechanics`, `text`.',
    'an empty one is `{}`',
  ],
  [
    'a number where an office is declared',
    proposal('enact: { mechanics: { offices: { speaker: ⟦1⟧ } } }'),
    '`speaker` is `1` and should be an office, as a mapping with the key `holders`.',
    'A mapping stands in braces',
  ],
]);

test('a player is named where the game cannot be read', () => {
  const found = expectFound(
    {
      'games/g/game.md': record('title: A\nruleset: s\nmedium: ⟦telepathy⟧\nplayers: {}'),
      [PROPOSAL]: record('proposal: 301\nby: ⟦Ada⟧\nenact: {}', 'W'),
    },
    ['format/type', 'format/type'],
  );
  expect(found[1]?.help).toBe('The id of a player is the key under `players` in game.md.');
});
