/** Words of people who are new to the format: a date, an id, a key or a value in another form. */
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
  ...(
    [
      ['against: [ada]', 'votes'],
      ['abstain: [ada]', 'votes'],
      ['tally: { for: 2 }', 'votes'],
      ['tier: mutable', 'enact'],
      ['to: mutable', 'transmute'],
    ] as const
  ).map(([line, outer]): Row => {
    const key = line.slice(0, line.indexOf(':'));
    return [
      `${key} one level too far out`,
      proposal(`enact: {}\n⟦${key}⟧${line.slice(key.length)}`),
      `\`${key}\` is not a key of a proposal.`,
      `It belongs inside: \`${outer}: { ${key}: … }\`.`,
    ];
  }),
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
