import { describe, expect, it } from 'vitest';
import { printable } from '../../src/cli/printable.ts';
import { reportJson } from '../../src/diagnostics/reporters/json.ts';
import { COLOUR, PLAIN } from '../../src/diagnostics/reporters/palette.ts';
import { noteGroups, reportText } from '../../src/diagnostics/reporters/text.ts';
import { invisibleIn } from './invisible.ts';
import { FILE, MISMATCH, made, NOTE, report, SOURCE } from './made-report.ts';

const options = {
  command: 'nomic',
  columns: 72,
  palette: PLAIN,
  notes: false,
  prefix: 'content/',
  sourceOf: (file: string) => (file === FILE ? SOURCE : undefined),
};

const OF_A_SET = made({ game: undefined, file: 'rulesets/s/1.md' });

/** A note on what depends on a reading. */
const dependent = (reading: string, option: string, question: string, line = 5) =>
  made({
    code: 'contestable',
    severity: 'note',
    line,
    message: 'Not shown.',
    rule: { number: 105, version: line, text: 'One. Two.', quoted: 'Two.' },
    help: 'A Judge may say.',
    depends: {
      reading,
      taken: { option, source: 'default' },
      question,
      answer: `Taken: “${option}”.`,
      here: `Here in ${line}`,
    },
  });

describe('the text reporter', () => {
  it('shows the place, the words, the rule and the remedy', () => {
    expect(reportText(report(made()), options)).toBe(`✗ illegal  vote/missing
  Player C has not voted on Proposal 301.

  content/games/g/proposals/301.md:5:8
  3 │ by: a
  4 │ proposed: 2009-08-20
  5 │ votes: { for: [a, b] }
    │        ^^^^^^^^^^^^^^^
  6 │ closed: 2009-08-25

  Rule 105 (version 0)
  │ Every player is an eligible voter. Every eligible voter must
  │ participate in every vote on rule-changes.

  Record how c voted.
  More: nomic explain vote/missing

✗ g  stopped at version 0  1 error
1 game: 1 error
`);
  });

  it('finds a game wrong that falls with its ruleset', () => {
    const { findings } = report(OF_A_SET);
    const line = { version: null, status: 'malformed', scores: {}, toMove: null, winner: null };
    const text = reportText({ findings, games: new Map([['g', line]]) }, options);
    expect(text).toContain('\n✗ g  malformed  its ruleset cannot be read\n');
  });

  it('has a line for findings outside every game', () => {
    expect(reportText(report(OF_A_SET), options)).toContain(
      '\nRulesets and other files: 1 error\n',
    );
  });

  it('shows what holds a game up, and only counts other notes', () => {
    const held = made({ code: 'reading/open', class: 'undetermined', severity: 'note' });
    const waiting = made({ code: 'game/waiting', class: 'note', severity: 'note' });
    const shown = reportText(report(held, waiting, NOTE), options);
    for (const code of ['reading/open', 'game/waiting']) expect(shown).toContain(`· note  ${code}`);
    expect(shown).not.toContain(NOTE.message);
    expect(shown).toContain('nothing wrong, 3 notes (--notes shows them)');
    expect(reportText(report(held, waiting), options)).not.toContain('--notes');
  });

  it('shows figures that do not agree, both places, and the arithmetic', () => {
    expect(reportText(report(MISMATCH), options)).toBe(`✗ disputed record  awards/mismatch
  Proposal 301 is recorded as earning Player A 20 points, and the rules
  award 10.

  content/games/g/proposals/301.md:7:14
  5 │ votes: { for: [a, b] }
  6 │ closed: 2009-08-25
  7 │ awards: { a: 20 }
    │              ^^
  8 │ ---

  The votes were these.
  content/games/g/proposals/301.md:5:8
  3 │ by: a
  4 │ proposed: 2009-08-20
  5 │ votes: { for: [a, b] }
    │        ^^^^^^^^^^^^^^^
  6 │ closed: 2009-08-25

  recorded    20
  computed    10
  difference  10 too many
    round((301 − 291) × 2/2) = 10 (Rule 202)

  Follow the arithmetic shown. Usually a vote, a penalty on the same day
  or a reading, such as one on rounding, explains the difference.
  More: nomic explain awards/mismatch

✗ g  stopped at version 0  1 error
1 game: 1 error
`);
  });

  it('counts notes and writes them out when asked', () => {
    const counted = reportText(report(NOTE), options);
    expect(counted).toBe(
      '✓ g  stopped at version 0  nothing wrong, 1 note\n1 game: nothing wrong, 1 note (--notes shows them)\n',
    );
    const written = reportText(report(NOTE), { ...options, notes: true });
    expect(written).toContain(`· 1 note  attested\n  content/${FILE}:2  Nobody is named.\n`);
    expect(written).not.toContain('--notes');
  });

  it('says what notes have in common once, and of each place what came of it there', () => {
    const [one, two] = [5, 6].map((line) => dependent('so', 'yes', 'Is it so?', line));
    const three = { ...dependent('so', 'yes', 'Is it so?', 9), file: 'games/g/judgments/1.md' };
    const all = [one, two, three].filter((each) => each !== undefined);
    expect(
      reportText(report(...all), { ...options, notes: true }),
    ).toBe(`· 3 notes  contestable  content/games/g/
  Is it so?
  Taken: “yes”.
  Rule 105 (version 5)
  │ Two.
  proposals/301.md:5  Here in 5
  proposals/301.md:6  Here in 6
  judgments/1.md:9  Here in 9
  A Judge may say.
  More: ${options.command} explain contestable

✓ g  stopped at version 0  nothing wrong, 3 notes
1 game: nothing wrong, 3 notes
`);
  });

  it('tells notes apart by the reading and by what was taken, not by their words', () => {
    const notes = [
      dependent('a', 'yes', 'One.'),
      dependent('a', 'yes', 'Two.'),
      dependent('a', 'no', 'One.'),
      dependent('b', 'yes', 'One.'),
    ];
    expect(noteGroups(notes).map(({ places }) => places.length)).toEqual([2, 1, 1]);
  });

  it('fits into narrow and wide terminals', () => {
    for (const columns of [40, 72, 200]) {
      const text = reportText(report(made(), MISMATCH), { ...options, columns });
      const longest = Math.max(...text.split('\n').map((line) => line.length));
      expect(longest).toBeLessThanOrEqual(Math.max(columns, 44));
    }
  });

  it('shows the same words in colour', () => {
    const coloured = reportText(report(made(), MISMATCH), { ...options, palette: COLOUR });
    expect(coloured).toContain('\u001b[31m');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control sequences.
    const plain = coloured.replace(/\u001b\[\d+m/g, '');
    expect(plain).toBe(reportText(report(made(), MISMATCH), options));
  });

  it('lets no record move the cursor or command a build server', () => {
    const evil = '\u001b[2J\u009b31m ::error::x ##[error]y';
    const out = reportText(
      report(
        made({
          message: `${'long word '.repeat(6)}${evil}`,
          help: evil,
          rule: { number: 1, version: 0, title: evil, text: evil },
          mismatch: { recorded: evil, computed: evil, difference: evil, arithmetic: [evil] },
          related: [{ ...MISMATCH, message: evil, file: evil }],
        }),
      ),
      { ...options, sourceOf: () => `${evil}\n`.repeat(6) },
    );
    expect(invisibleIn(out)).toEqual([]);
    const { out: text = '' } = printable({ status: 1, out }, { colour: false });
    expect(text).not.toMatch(/^\s*::/m);
    expect(text).not.toContain('##[');
    expect(text).toContain('␛[2J<U+009B>31m');
  });
});

describe('the JSON reporter', () => {
  it('has the published keys and no others', () => {
    const mendings = [{ move: 'vote', of: 301, says: { for: 'c' } }] as const;
    expect(JSON.parse(reportJson(report(made({ mendings }))))).toEqual({
      ok: false,
      games: { g: report().games.get('g') },
      findings: [
        {
          code: 'vote/missing',
          class: 'illegal',
          severity: 'error',
          file: FILE,
          line: 5,
          column: 8,
          endLine: 5,
          endColumn: 22,
          message: 'Player C has not voted on Proposal 301.',
          rule: { number: 105, version: 0 },
          help: 'Record how c voted.',
          commands: ['vote g 301 --for c'],
          related: [],
        },
      ],
    });
  });

  it('has the figures of a mismatch, the other place, and null for no rule', () => {
    const { findings, ok } = JSON.parse(reportJson(report(MISMATCH)));
    expect(ok).toBe(false);
    expect(findings[0].class).toBe('disputed record');
    expect(findings[0].rule).toBeNull();
    expect(findings[0].mismatch).toEqual(MISMATCH.mismatch);
    expect(findings[0].related).toEqual(MISMATCH.related);
  });

  it('is in order when there are only notes', () => {
    expect(JSON.parse(reportJson(report(NOTE))).ok).toBe(true);
  });
});
