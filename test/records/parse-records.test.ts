import { describe, expect, test } from 'vitest';
import { fileFinding } from '../../src/content/place.ts';
import { readContent } from '../../src/content/read-content.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { SAMPLES } from '../samples.ts';

const RULESET = '---\ntitle: S\ntiers: [{ id: mutable, title: M }]\n---\n';

function game(ruleset: string, players = '{ ada: { name: Ada } }'): string {
  return `---\ntitle: G\nruleset: ${ruleset}\nmedium: table\nplayers: ${players}\n---\n`;
}

function proposal(number: number, more = ''): string {
  return `---\nproposal: ${number}\nby: ada\nenact: {}\n${more}---\nWords.\n`;
}

function parse(files: Readonly<Record<string, string>>) {
  const sources = Object.entries(files).map(([file, text]) => ({ file, text }));
  return parseRecords(sources, READINGS);
}

describe('order', () => {
  test('that of the sources changes nothing', () => {
    const content = readContent(SAMPLES);
    if (!content.ok) throw new Error(content.message);
    const forwards = parseRecords(content.sources, READINGS);
    expect(parseRecords(content.sources.toReversed(), READINGS)).toEqual(forwards);
    expect([...forwards.records.games.keys()]).toEqual([...forwards.records.games.keys()].sort());
  });

  test('proposals stand by number, and equal numbers by file', () => {
    const { records } = parse({
      'rulesets/s/ruleset.md': RULESET,
      'games/g/game.md': game('s'),
      'games/g/proposals/a.md': proposal(303),
      'games/g/proposals/b.md': proposal(301),
      'games/g/proposals/302-b.md': proposal(302),
      'games/g/proposals/302-a.md': proposal(302, 'withdrawn: 2009\n'),
    });
    const proposals = records.games.get('g')?.proposals ?? [];
    expect(proposals.map(({ name }) => name)).toEqual(['b', '302-a', '302-b', 'a']);
    expect(proposals.map(({ twin }) => twin)).toEqual([undefined, true, true, undefined]);
  });

  test('cards stand by number, and seats as they are written', () => {
    const card = (rule: number) => `---\nrule: ${rule}\ntier: mutable\n---\nWords.\n`;
    const { records, findings } = parse({
      'rulesets/s/ruleset.md': RULESET,
      'rulesets/s/1000.md': card(1000),
      'rulesets/s/0.md': card(0),
      'rulesets/s/20.md': card(20),
      'games/g/game.md': game('s', '{ zoe: { name: Z }, 7: { name: Seven }, ada: { name: A } }'),
    });
    expect(findings).toEqual([]);
    expect(records.rulesets.get('s')?.cards.map((each) => each.number)).toEqual([0, 20, 1000]);
    expect(records.games.get('g')?.players.map(({ id }) => id)).toEqual(['zoe', '7', 'ada']);
  });
});

describe('what is malformed', () => {
  test('is the game or the ruleset with a fault in it, and no other', () => {
    const { records } = parse({
      'rulesets/s/ruleset.md': RULESET,
      'rulesets/t/ruleset.md': RULESET.replace('title', 'titel'),
      'games/g/game.md': game('s'),
      'games/h/game.md': game('s'),
      'games/h/proposals/301.md': proposal(301, 'outcome: lost\n'),
      'games/i/game.md': game('u'),
    });
    expect(records.malformed.games).toEqual(new Set(['h', 'i']));
    expect(records.malformed.rulesets).toEqual(new Set(['t']));
    expect([...records.games.keys()]).toEqual(['g', 'h', 'i']);
    expect([...records.rulesets.keys()]).toEqual(['s']);
  });

  test('is also what lacks a file that could not be read', () => {
    const unread = [
      fileFinding('games/g/proposals/301.mdx', 'A program.'),
      fileFinding('x.md', ''),
    ];
    const sources = [{ file: 'games/g/game.md', text: game('s') }];
    const { records, findings } = parseRecords(sources, READINGS, unread);
    expect(records.malformed.games).toEqual(new Set(['g']));
    expect(findings.map(({ code }) => code)).toEqual(['unknown/ruleset']);
  });

  test('is a game with a vote recorded twice, which stays as the proposal has it', () => {
    const { records } = parse({
      'rulesets/s/ruleset.md': RULESET,
      'games/g/game.md': game('s'),
      'games/g/proposals/301.md': proposal(301, 'votes: { for: [ada] }\n'),
      'games/g/votes/301-ada.md': '---\nvote: against\n---\n',
    });
    expect(records.malformed.games).toEqual(new Set(['g']));
    expect(records.games.get('g')?.proposals).toMatchObject([
      { votes: { for: ['ada'], against: [] } },
    ]);
  });

  test('is not what merely stands beside the games', () => {
    const unread = [fileFinding('games/notes.txt', 'No record.')];
    expect(parseRecords([], READINGS, unread).records.malformed.games).toEqual(new Set());
  });

  test('a game on a malformed ruleset is not itself at fault', () => {
    const { records, findings } = parse({
      'rulesets/s/ruleset.md': '---\ntitle: S\n---\n',
      'games/g/game.md': game('s'),
    });
    expect(findings.map(({ at }) => at.file)).toEqual(['rulesets/s/ruleset.md']);
    expect(records.malformed.games).toEqual(new Set());
  });

  test('each finding of a game names the game', () => {
    const { findings } = parse({
      'rulesets/s/ruleset.md': RULESET.replace('title', 'titel'),
      'games/g/game.md': game('s').replace('table', 'air'),
    });
    expect(findings.map(({ game: id }) => id)).toEqual([undefined, 'g']);
  });
});

describe('what a record says', () => {
  const around = { 'rulesets/s/ruleset.md': RULESET, 'games/g/game.md': game('s') };

  function proposalFrom(text: string) {
    const { records, findings } = parse({ ...around, 'games/g/proposals/x.md': text });
    expect(findings).toEqual([]);
    return records.games.get('g')?.proposals[0];
  }

  test('the words of a rule are kept to the letter', () => {
    const body = '  Indented, "quoted"  \n\n---\n\n* listed\n\tand set off   ';
    const found = proposalFrom(`---\nproposal: 1\nby: ada\nenact: {}\n---\n\n \n${body}\n\n\n`);
    expect(found?.changes).toMatchObject([{ kind: 'enact', text: body, path: [] }]);
  });

  test('an amendment may be of an amendment, by replacement, under a new title', () => {
    const found = proposalFrom(
      '---\nproposal: 1\nby: ada\namend: { amendment: 305 }\ntitle: T\nreplace: [{ from: a, to: "" }]\nmechanics: keep\n---\n',
    );
    expect(found?.changes).toEqual([
      {
        kind: 'amend',
        path: [],
        target: { amendment: 305 },
        title: 'T',
        words: { replace: [{ from: 'a', to: '' }] },
        mechanics: 'keep',
      },
    ]);
  });

  test('the repeal of an amendment may state the text that is left', () => {
    const found = proposalFrom(
      '---\nproposal: 1\nby: ada\nrepeal: { amendment: 305 }\n---\nLeft.\n',
    );
    expect(found?.changes).toEqual([
      { kind: 'repeal', path: [], target: { amendment: 305 }, text: 'Left.' },
    ]);
  });

  test('several changes have their places in the list, and the body is commentary', () => {
    const found = proposalFrom(
      '---\nproposal: 1\nby: ada\nnotes: N\nchanges:\n  - { repeal: "112" }\n  - { enact: {}, text: A }\n---\nB\n',
    );
    expect(found).toMatchObject({
      compound: true,
      notes: 'N\n\nB',
      changes: [
        { kind: 'repeal', target: { rule: 112 }, path: ['changes', 0] },
        { kind: 'enact', text: 'A', path: ['changes', 1] },
      ],
    });
  });

  test('a lost proposal need say nothing but its number', () => {
    const found = proposalFrom('---\nproposal: 302\nlost: true\n---\n');
    expect(found).toMatchObject({ number: 302, lost: true, changes: [] });
    expect(found?.by).toBeUndefined();
  });

  test('where only the outcome is known, who proposed may be unknown', () => {
    const found = proposalFrom('---\nproposal: 1\nenact: {}\noutcome: adopted\n---\nWords.\n');
    expect(found?.by).toBeUndefined();
  });

  test('events tell how they came about', () => {
    const { records } = parse({
      ...around,
      'games/g/events/1.md': '---\nleave: ada\n---\nA long story.\n',
      'games/g/events/2.md': '---\nevents: [{ join: { id: ada, name: Ada Byron } }]\n---\n',
    });
    const found = records.games.get('g');
    expect(found?.events.map(({ name, path }) => [name, path])).toEqual([
      ['1', []],
      ['2', ['events', 0]],
    ]);
    expect(found?.events[1]?.fact).toMatchObject({ player: { surname: 'Byron', robot: false } });
    expect(found?.narratives).toEqual(new Map([['games/g/events/1.md', 'A long story.']]));
  });

  test('a Judge alone is a bench of one', () => {
    const { records } = parse({
      ...around,
      'games/g/judgments/1.md':
        '---\njudgment: 1\nquestion: Q\nby: ada\njudge: ada\nruling: No\nsettles: [{ winner: ada }]\n---\nReasons.\n',
    });
    expect(records.games.get('g')?.judgments).toMatchObject([
      {
        bench: [{ judges: ['ada'], ruling: 'No', path: [] }],
        settles: [{ kind: 'winner', player: 'ada', path: ['settles', 0] }],
        body: 'Reasons.',
      },
    ]);
  });
});
