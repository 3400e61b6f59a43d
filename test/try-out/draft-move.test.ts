/** What a form lacks is said in the words of the form, and not in those of a command. */
import { expect, test } from 'vitest';
import { bundledRulesets } from '../../src/bundled-rulesets.ts';
import { readLibrary } from '../../src/read-library.ts';
import { beginGame } from '../../src/try-out/begin-game.ts';
import { boardView } from '../../src/try-out/board-view.ts';
import { deskChoices } from '../../src/try-out/desk-choices.ts';
import type { Move } from '../../src/try-out/draft-move.ts';
import { endingsOf } from '../../src/try-out/endings-of-open-vote.ts';
import { openGame } from '../../src/try-out/open-game.ts';
import { tryDraft } from '../../src/try-out/try-draft.ts';
import { parseMoment } from '../../src/values/moment.ts';
import { SAMPLES } from '../samples.ts';

const library = bundledRulesets();
if (!library.ok) throw new Error(library.message);
const { sources } = library;

const PLAYERS = ['Ada', 'Ben'];
const ON = '2026-03-02T10:00:00Z';

/** The last of some moves is drafted after the others were made; by a set without a rule on Judges. */
function draftAfter(...moves: readonly Move[]) {
  const wanted = {
    title: 'Tea',
    ruleset: 'classes',
    players: PLAYERS,
    taken: [],
    on: '2026-03-02',
  };
  const begun = beginGame({ ...wanted, sources });
  if (!begun.ok) throw new Error(begun.lines.join(' '));
  let records = begun.sources;
  let drafted: ReturnType<typeof tryDraft> | undefined;
  for (const move of moves) {
    const open = openGame({ game: begun.game, sources: records, base: '/', isPublished: false });
    if (!open) throw new Error('The records of the game cannot be read.');
    drafted = tryDraft(open, move, ON);
    const { file, text } = drafted;
    records = [...records.filter((record) => record.file !== file), { file, text }];
  }
  return drafted;
}

const change = {
  kind: 'enact',
  rule: '',
  tier: '',
  title: '',
  text: 'Tea.',
  mechanics: '',
} as const;
const propose = { kind: 'propose', by: 'ada', number: '', changes: [change] } as const;
const ask = { kind: 'ask', by: 'ada', question: 'Is tea a rule?', rules: '' } as const;
const given = {
  kind: 'given',
  judgment: 1,
  judge: '',
  ruling: 'No',
  reasons: '',
  settles: [],
} as const;

test('votes of nobody', () => {
  const drafted = draftAfter(propose, { kind: 'vote', number: 401, ballots: [] });
  expect(drafted?.missing).toEqual(['Nobody votes. Choose who votes, and how.']);
});

test('a Judge whom no rule names', () => {
  const why = 'The rules leave it open who judges. Choose the Judge.';
  expect(draftAfter(ask, given)?.missing).toEqual([why]);
  expect(draftAfter(ask, { ...given, judge: 'ben' })?.missing).toEqual([]);
});

test('a die that nobody has thrown', () => {
  const drafted = draftAfter({ kind: 'roll', by: 'ada', die: 0 });
  expect(drafted?.missing).toEqual(['Throw the die, and say what it shows.']);
});

test.each([
  ['for: 2, against: 0', ['cast']],
  ['for: 1, against: 0', []],
  ['for: 1', []],
])('of two players with a tally of %s the vote may end thus: %j', (tally, turnouts) => {
  const wanted = { title: 'Tea', ruleset: 'suber', players: PLAYERS, taken: [], on: '2026-03-02' };
  const begun = beginGame({ ...wanted, sources });
  const day = parseMoment('2026-03-04');
  if (!begun.ok || !day) throw new Error('The game cannot begin.');
  const file = `games/${begun.game}/proposals/301.md`;
  const text = `---\nproposal: 301\nby: ada\nproposed: 2026-03-03\nenact: {}\nvotes: { tally: { ${tally} } }\n---\nTea.\n`;
  const records = [...begun.sources, { file, text }];
  const open = openGame({ game: begun.game, sources: records, base: '/', isPublished: false });
  if (!open) throw new Error('The records of the game cannot be read.');
  const { checkpoints, library: read } = open;
  const endings = endingsOf(
    { file, text },
    { library: read, checkpoints, replay: checkpoints.replay },
    day,
  );
  expect(endings.map(({ turnout }) => turnout)).toEqual(turnouts);
  for (const { end } of endings) expect(end).not.toHaveProperty('why');
});

test('a robot throws for the way in which everybody votes', () => {
  const files = readLibrary(SAMPLES);
  if (!files.ok) throw new Error('The samples cannot be read.');
  const game = 'two-players-and-a-robot';
  const given = { game, sources: files.sources, base: '/', isPublished: true };
  const open = openGame(given);
  if (!open) throw new Error('The records of the game cannot be read.');
  const { endings } = tryDraft(open, { ...propose, by: 'vera' }, '2026-03-02');
  const said = endings.map(({ turnout, says }) => [turnout, says.join(' ')]);
  // By Rule 305 it votes for a proposal on 3 or more.
  expect(said).toEqual([
    ['for', expect.stringMatching(/^With a throw of 3, Tick votes for\. .*Adopted 3 : 0/)],
    ['against', expect.stringMatching(/^With a throw of 1, Tick votes against\. .*Defeated 0 : 3/)],
  ]);
});

/* By the words of Suber's 212 the next turn takes consent, also when the Judgment is given. */
test('after a question the board asks for the consent that lets the next turn begin', () => {
  const begun = beginGame({
    title: 'Tea',
    ruleset: 'suber',
    players: ['Ada', 'Ben', 'Cyd'],
    taken: [],
    on: '2026-03-02',
    sources,
  });
  if (!begun.ok) throw new Error(begun.lines.join(' '));
  let records = begun.sources;
  let minute = 10;
  const sit = () => openGame({ game: begun.game, sources: records, base: '/', isPublished: false });
  const make = (move: Move) => {
    const open = sit();
    if (!open) throw new Error('The records of the game cannot be read.');
    minute += 1;
    const { file, text, faults } = tryDraft(open, move, `2026-03-02T10:${minute}:00Z`);
    if (faults.length === 0)
      records = [...records.filter((record) => record.file !== file), { file, text }];
    return faults.map(({ code }) => code);
  };
  const due = () => {
    const open = sit();
    return open && boardView(open, { on: `2026-03-02T10:${minute + 1}:00Z` }).awaited.what;
  };
  const votes = ['ada', 'ben', 'cyd'].map((voter) => ({ voter, way: 'for' }) as const);
  make(propose);
  make({ kind: 'vote', number: 301, ballots: votes });
  make({ kind: 'closed', number: 301 });
  make({ kind: 'roll', by: 'ada', die: 3 });
  make({ ...ask, rules: '' });
  expect(due()).toBe('judge');
  make(given);
  expect(due()).toBe('consent');
  expect(make({ ...propose, by: 'ben' })).toEqual(['turn/judgment-pending']);
  expect(make({ kind: 'consent', by: 'cyd' })).toEqual([]);
  expect(due()).toBe('consent');
  expect(make({ kind: 'consent', by: 'ada' })).toEqual([]);
  expect(due()).toBe('propose');
  expect(make({ ...propose, by: 'ben' })).toEqual([]);
});

test('a game that is over says so, and asks for no number', () => {
  const samples = readLibrary(SAMPLES);
  if (!samples.ok) throw new Error(samples.message);
  const records = samples.sources;
  const open = openGame({ game: 'n-nomic', sources: records, base: '/', isPublished: true });
  if (!open) throw new Error('The records of the game cannot be read.');
  const by = open.archive.replay.game.players[0]?.id ?? '';
  const { missing } = tryDraft(open, { ...propose, by }, ON);
  expect(missing).toEqual(['The game has ended, and nothing is proposed in it any more.']);
  const { announced, state } = deskChoices(open.archive);
  expect([announced?.words, state]).toEqual(['Play stopped on 3 February 2010.', []]);
});
