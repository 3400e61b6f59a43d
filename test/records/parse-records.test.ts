/** Records as they are read: their order, what is malformed, and what each says. */
import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { fileFinding } from '../../src/content/record-path.ts';
import type { Path } from '../../src/diagnostics/finding.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { placeApart } from '../../src/records/kinds/votes.ts';
import { everyEvent } from '../../src/records/lookup/every-event.ts';
import { findConflict } from '../../src/records/parse/parse-sources.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { SAMPLES } from '../samples.ts';
import { findIn, proposal, type Records, record } from './marked-records.ts';
import { AROUND } from './whole-records.ts';

const RULESET = '---\ntitle: S\ntiers: [{ id: mutable, title: M }]\n---\n';
const PROPOSAL_300 = 'games/g/proposals/300.md';

function game(ruleset: string, players = '{ ada: { name: Ada } }'): string {
  return `---\ntitle: G\nruleset: ${ruleset}\nmedium: table\nplayers: ${players}\n---\n`;
}

const enact = (number: number, more = '') =>
  record(`proposal: ${number}\nby: ada\n${more}enact: {}`, 'Words.\n');

function parse(files: Records) {
  const sources = Object.entries(files).map(([file, text]) => ({ file, text }));
  return parseRecords(sources, READINGS);
}

/** The game with these records among those around them; an empty text leaves a record out. */
function gameOf(records: Records) {
  const all = Object.entries({ ...AROUND, [PROPOSAL_300]: '', ...records });
  return parse(Object.fromEntries(all.filter(([, text]) => text !== ''))).records.games.get('g');
}

describe('order', () => {
  test('that of the sources changes nothing', () => {
    const content = readContent(SAMPLES);
    if (!content.ok) throw new Error(content.message);
    const forwards = parseRecords(content.sources, READINGS);
    expect(parseRecords(content.sources.toReversed(), READINGS)).toEqual(forwards);
    expect([...forwards.records.games.keys()]).toEqual([...forwards.records.games.keys()].sort());
  });

  test('proposals of equal numbers stand by file', () => {
    const proposals = gameOf({
      'games/g/proposals/a.md': enact(303),
      'games/g/proposals/b.md': enact(301),
      'games/g/proposals/302-b.md': enact(302),
      'games/g/proposals/302-a.md': enact(302, 'withdrawn: 2009\n'),
    })?.proposals;
    const told = proposals?.map(({ name, twin }) => `${name}${twin ? ' twin' : ''}`);
    expect(told).toEqual(['b', '302-a twin', '302-b twin', 'a']);
  });

  test('cards stand by number, and seats as they are written', () => {
    const card = (rule: number) => record(`rule: ${rule}\ntier: mutable`, 'Words.\n');
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

  /** A number and, behind a sign, the date on which it was proposed. */
  test.each([
    ['3 1 2', '1 2 3'],
    ['10 2 1', '1 2 10'],
    ['2@2020-01 1@2020-03', '1 2'],
    ['3 a', '3 a'],
    ['a@2020-02-01 3@2020-02-03', 'a 3'],
    ['a@2020-03-01 3@2020-02-03', '3 a'],
    ['a@2020-02-01 1@2020-01-03 3@2020-02-03', '1 a 3'],
    ['b@2020-02-02 a@2020-02-01 3@2020-02-03', 'a b 3'],
    ['c#1@2021 10@2020-01-01 2@2020-01-01', '2 10 c#1'],
  ])('proposals %s stand as %s', (written, expected) => {
    const made = written.split(' ').map((words, i) => {
      const [number, date] = words.split('@');
      const on = date === undefined ? '' : `\nproposed: ${date}`;
      return [`games/g/proposals/p${i}.md`, record(`proposal: ${number}${on}\nrepeal: 101`)];
    });
    const all = gameOf(Object.fromEntries(made))?.proposals;
    expect(all?.map(({ number }) => number).join(' ')).toBe(expected);
  });

  test('judgments stand by their numbers, and behind them by letters', () => {
    const judgments = ['3', '1711a', '1711', 'b', '1711b', 'a', '20', '1'];
    const made = judgments.map((number, i) => [
      `games/g/judgments/j${i}.md`,
      record(`judgment: ${number}\nquestion: Q\nby: ada`),
    ]);
    const inOrder = gameOf(Object.fromEntries(made))?.judgments.map(({ number }) => number);
    expect(inOrder?.join(' ')).toBe('1 3 20 1711 1711a 1711b a b');
  });
});

describe('what is malformed', () => {
  test('is the game or the ruleset with a fault in it, and no other', () => {
    const { records } = parse({
      'rulesets/s/ruleset.md': RULESET,
      'rulesets/t/ruleset.md': RULESET.replace('title', 'titel'),
      'games/g/game.md': game('s'),
      'games/h/game.md': game('s'),
      'games/h/proposals/301.md': enact(301, 'outcome: lost\n'),
      'games/i/game.md': game('u'),
    });
    expect(records.malformed.games).toEqual(new Set(['h', 'i']));
    expect(records.malformed.rulesets).toEqual(new Set(['t']));
    expect([...records.games.keys()]).toEqual(['g', 'h', 'i']);
    expect([...records.rulesets.keys()]).toEqual(['s']);
  });

  test.each([
    // A file that could not be read.
    ['games/g/proposals/301.mdx', ['g']],
    // It merely stands beside the games.
    ['games/notes.txt', []],
  ])('is also what lacks %s', (file, games) => {
    const unread = [
      fileFinding(file, { message: 'It cannot be read.' }),
      fileFinding('x.md', { message: '' }),
    ];
    const set = { file: 'rulesets/s/ruleset.md', text: RULESET };
    const sources = [set, { file: 'games/g/game.md', text: game('s') }];
    const { records, findings } = parseRecords(sources, READINGS, unread);
    expect(records.malformed.games).toEqual(new Set(games));
    expect(findings).toEqual([]);
  });

  test('is a game with a vote recorded twice, which stays as the proposal has it', () => {
    const { records } = parse({
      'rulesets/s/ruleset.md': RULESET,
      'games/g/game.md': game('s'),
      'games/g/proposals/301.md': enact(301, 'votes: { for: [ada] }\n'),
      'games/g/votes/301-ada.md': '---\nvote: against\n---\n',
    });
    expect(records.malformed.games).toEqual(new Set(['g']));
    const votes = { for: ['ada'], against: [] };
    expect(records.games.get('g')?.proposals).toMatchObject([{ votes }]);
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
  const body = '  Indented, "quoted"  \n\n---\n\n* listed\n\tand set off   ';
  const replaced = 'title: T\nreplace: [{ from: a, to: "" }]\nmechanics: keep';
  const both = 'changes:\n  - { repeal: "112" }\n  - { enact: {}, text: A }';

  test.each([
    // The words of a rule are kept to the letter.
    ['by: ada\nenact: {}', `\n \n${body}\n\n\n`, [{ kind: 'enact', text: body, path: [] }]],
    [
      `by: ada\namend: { amendment: 305 }\n${replaced}`,
      '',
      [
        {
          kind: 'amend',
          path: [],
          target: { amendment: 305 },
          title: 'T',
          words: { replace: [{ from: 'a', to: '' }] },
          mechanics: 'keep',
        },
      ],
    ],
    // The text that is left.
    [
      'by: ada\nrepeal: { amendment: 305 }',
      'Left.\n',
      [{ kind: 'repeal', path: [], target: { amendment: 305 }, text: 'Left.' }],
    ],
    [
      `by: ada\n${both}`,
      'B\n',
      [
        { kind: 'repeal', target: { rule: 112 }, path: ['changes', 0] },
        { kind: 'enact', text: 'A', path: ['changes', 1] },
      ],
    ],
    ['lost: true', '', []],
    // If only the outcome is known, who proposed may be unknown.
    ['enact: {}\noutcome: adopted', 'W', [{ kind: 'enact', text: 'W', path: [] }]],
  ])('a proposal of %j, %j', (matter, text, changes) => {
    const found = gameOf({ 'games/g/proposals/x.md': record(`proposal: 1\n${matter}`, text) });
    expect(found?.proposals).toMatchObject([
      { number: 1, lost: matter.includes('lost'), compound: matter.includes('changes'), changes },
    ]);
    expect(found?.proposals[0]?.by).toBe(matter.startsWith('by') ? 'ada' : undefined);
  });

  test('the body beside several changes is commentary', () => {
    const text = record(`proposal: 1\nby: ada\nnotes: N\n${both}`, 'B\n');
    expect(gameOf({ 'games/g/proposals/x.md': text })?.proposals[0]?.notes).toBe('N\n\nB');
  });

  test('events tell how they came about', () => {
    const found = gameOf({
      'games/g/events/1.md': record('leave: ada', 'A long story.\n'),
      'games/g/events/2.md': record('events: [{ join: { id: ada, name: Ada Byron } }]'),
    });
    expect(found?.events).toMatchObject([
      { name: '1', path: [] },
      { name: '2', path: ['events', 0], fact: { player: { surname: 'Byron', robot: false } } },
    ]);
    expect(found?.narratives).toEqual(new Map([['games/g/events/1.md', 'A long story.']]));
  });

  test('a Judge alone is a bench of one', () => {
    const ruled = 'judge: ada\nruling: No\nsettles: [{ winner: ada }]';
    const text = record(`judgment: 1\nquestion: Q\nby: ada\n${ruled}`, 'Reasons.\n');
    expect(gameOf({ 'games/g/judgments/1.md': text })?.judgments).toMatchObject([
      {
        bench: [{ judges: ['ada'], ruling: 'No', path: [] }],
        settles: [{ kind: 'winner', player: 'ada', path: ['settles', 0] }],
        body: 'Reasons.',
      },
    ]);
  });

  test('what happens is events, and what proposals do that are not defeated', () => {
    const act = (number: number, outcome: string) =>
      record(`proposal: ${number}\noutcome: ${outcome}\nact: [{ note: Act of ${number}. }]`);
    const found = gameOf({
      'games/g/events/1.md': record('note: An event.'),
      'games/g/proposals/1.md': act(1, 'adopted'),
      'games/g/proposals/2.md': act(2, 'defeated'),
    });
    const told = found && everyEvent(found).map(({ fact }) => fact.kind === 'note' && fact.text);
    expect(told).toEqual(['An event.', 'Act of 1.']);
  });
});

describe('votes in files of their own', () => {
  const named = 'proposed: 2020-02-01\nenact: {}\nvotes: { for: [ben], cast: { cyd: 2020-02-02 } }';
  const PROPOSALS: Records = {
    'games/g/proposals/301.md': proposal(named),
    'games/g/proposals/301-gold.md': record('proposal: 302\nproposed: 2020-02-01\nenact: {}', 'W'),
    'games/g/proposals/303.md': enact(303, 'votes: { tally: { for: 1 } }\n'),
    'games/g/proposals/304.md': record('proposal: 304\nlost: true'),
    'games/g/proposals/x-a.md': record('proposal: 305\nenact: {}', 'W'),
    'games/g/proposals/x-b.md': record('proposal: 305\nenact: {}', 'W'),
    'games/g/events/1.md': record('join: { id: 7-up, name: Seven }'),
  };

  /** The number or the name of the file says of which proposal it is. */
  test.each([
    ['301-ada', '301: for 2, against 0'],
    ['301-cyd', 'format/duplicate'],
    ['301-gold-ada', '302: for 1, against 0'],
    ['302-ada', '302: for 1, against 0'],
    ['x-a-ada', '305: for 1, against 0'],
    ['301-7-up', '301: for 2, against 0'],
    ['301-ben', 'format/duplicate'],
    ['305-ada', 'unknown/proposal'],
    ['303-ada', 'format/key'],
    ['304-ada', 'format/key'],
    ['1-ada', 'unknown/proposal'],
    ['301-gold', 'unknown/player'],
  ])('votes/%s.md: %s', (name, expected) => {
    const all = { ...PROPOSALS, [`games/g/votes/${name}.md`]: record('vote: for') };
    const found = findIn({ ...AROUND, [PROPOSAL_300]: '', ...all }).map(({ code }) => code);
    const joined = gameOf(all)?.proposals.flatMap(({ number, votes }) =>
      votes?.kind === 'named' && votes.apart
        ? [`${number}: for ${votes.for.length}, against ${votes.against.length}`]
        : [],
    );
    expect(found.length > 0 ? found.join(' ') : joined?.join('; ')).toBe(expected);
  });

  const votes = gameOf({
    ...PROPOSALS,
    'games/g/votes/301-ada.md': record('vote: for\non: 2020-02-03\nstrength: 2'),
    'games/g/votes/302-ada.md': record('vote: against'),
  })?.proposals.map((each) => each.votes);

  /** The key of the file at which a place in the proposal stands, for the first proposal and so on. */
  test.each<readonly [nth: number, path: Path, key: string | undefined]>([
    [0, ['votes', 'for', 1], 'vote'],
    [0, ['for', 1, 'by'], 'vote'],
    [0, ['votes', 'for', 1, 'strength'], 'strength'],
    [0, ['votes', 'cast', 'ada'], 'on'],
    [0, ['cast', 'ada'], 'on'],
    [0, ['votes', 'for', 0], undefined],
    [0, ['votes', 'for', 2], undefined],
    [0, ['votes', 'against', 0], undefined],
    [0, ['cast', 'cyd'], undefined],
    [0, ['votes'], undefined],
    [0, ['votes', 'for'], undefined],
    [0, ['by'], undefined],
    [1, ['votes', 'against', 0], 'vote'],
    [1, ['votes', 'for', 0], undefined],
    [2, ['votes', 'for', 0], undefined],
    [99, ['votes', 'for', 0], undefined],
  ])('of proposal %i, %j stands at %s', (nth, path, key) => {
    const place = placeApart(votes?.[nth], path);
    const file = `games/g/votes/30${nth + 1}-ada.md`;
    expect(place).toEqual(key === undefined ? undefined : { file, path: [key] });
  });
});

const CONFLICT = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other';

test.each([
  [`x\n${CONFLICT}\ny\n${CONFLICT}\n`, [2, 2 + CONFLICT.length]],
  [CONFLICT, [0, CONFLICT.length]],
  [CONFLICT.replace('<<<<<<< HEAD', '<<<<<< HEAD'), undefined],
  [CONFLICT.replace('=======', '======'), undefined],
  [CONFLICT.replace('>>>>>>> other', '>>>>>> other'), undefined],
  ['>>>>>>> a\n=======\n<<<<<<< b\n', undefined],
  ['<<<<<<< a\n>>>>>>> b\n=======\n', undefined],
])('two versions that git has left, in %j', (text, place) => {
  expect(findConflict(text)).toEqual(place);
});
