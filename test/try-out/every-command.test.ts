/** Every record of a command can be drafted: each kind of move, with all its facts. */
import { expect, test } from 'vitest';
import { boardView } from '../../src/try-out/board-view.ts';
import { deskChoices } from '../../src/try-out/desk-choices.ts';
import { parseDraft } from '../../src/try-out/links/draft-link.ts';
import type { MoveDraft } from '../../src/try-out/moves.ts';
import { atStake } from '../../src/try-out/suppose.ts';
import { tryDraft } from '../../src/try-out/try-draft.ts';
import { day, enact, type Setting, sourcesOf } from '../engine/table.ts';
import { change, event, opened } from './sit.ts';

const PROPOSED = { 301: enact(301, 'a', 'votes: { for: [a] }').replace(/closed:.*\n/, '') };

function drafted(setting: Setting, move: MoveDraft, on = day(301, 1)) {
  const site = { isPublished: true, notesOtherwise: false };
  const open = opened('test', sourcesOf(setting), site);
  // A draft comes out of a link as it went in.
  expect(parseDraft({ game: 'test', on, move })).toEqual({
    ok: true,
    draft: { game: 'test', on, move },
  });
  return { open, ...tryDraft(open, move, on) };
}

const VOTE = { kind: 'vote', number: 301, ballots: [{ voter: 'b', way: 'against' }] } as const;

test('a vote says why', () => {
  const { text, faults } = drafted({ proposals: PROPOSED }, { ...VOTE, why: ' Too hot. ' });
  expect(faults).toEqual([]);
  expect(text).toContain('against: [{ by: b, why: Too hot. }]');
});

test('a vote gets a file of its own, if one player votes', () => {
  const own = { ...VOTE, why: '', ownFile: true };
  const { file, isAddition, faults } = drafted({ proposals: PROPOSED }, own);
  expect([file, isAddition, faults]).toEqual(['games/test/votes/301-b.md', false, []]);
  const both = { ...own, ballots: [...own.ballots, { voter: 'c', way: 'for' }] } as const;
  expect(drafted({ proposals: PROPOSED }, both).missing).toEqual([
    'A file has the vote of one player: record the votes one by one.',
  ]);
});

test('a ruling that play cannot go on comes out of its link', () => {
  const move: MoveDraft = {
    kind: 'given',
    judgment: 1,
    judge: 'c',
    ruling: 'It cannot.',
    reasons: '',
    settles: [{ play: 'cannot-go-on' }],
  };
  const linked = { game: 'test', on: '2026-03-02', move };
  expect(parseDraft(linked)).toEqual({ ok: true, draft: linked });
});

const DEMANDING = {
  cards: {
    401: '---\nrule: 401\ntier: mutable\nmechanics: { proposal-facts: { adoption_index: { least: 1 } } }\n---\nEvery proposal states its adoption index.\n',
  },
};
const PROPOSAL = { kind: 'propose', by: 'a', number: '', changes: [change] } as const;

test('a proposal carries the numbers that a rule asks of it', () => {
  const { open } = drafted(DEMANDING, PROPOSAL);
  expect(deskChoices(open).facts).toEqual([
    { id: 'adoption_index', name: 'adoption index', mayLack: false },
  ]);
  const stating = (amount: string) =>
    drafted(DEMANDING, { ...PROPOSAL, facts: [{ fact: 'adoption_index', amount }] });
  expect(stating('').faults.map(({ code }) => code)).toEqual(['proposal/text']);
  expect(stating('two').missing).toEqual(['“two” is not a number: adoption index.']);
  const { text, faults } = stating('2');
  expect(faults).toEqual([]);
  expect(text).toContain('facts: { adoption_index: 2 }');
});

const NEW = { ...change, text: 'Tea is green.' };
const AMENDED = { ...change, kind: 'amend', rule: '301', text: 'Tea is hot.' } as const;

test.each([
  [
    event({ what: 'pause', until: '2026-02-01', after: '301', why: 'Ill.' }),
    'after: 301 pause: { until: 2026-02-01 } why: Ill.',
  ],
  [event({ what: 'pause' }), 'pause: {}'],
  [
    event({ what: 'set', player: 'a', quantity: 'points', amount: '5' }),
    'set: { a: { points: 5 } }',
  ],
  [
    event({ what: 'scores', player: 'a', quantity: '', amount: '0' }),
    'scores: { a: { points: 0 } }',
  ],
  [event({ what: 'debate', debated: '301' }), 'debate: { on-proposal: 301 }'],
  [
    event({ what: 'fiat', by: 'a', changes: [NEW] }),
    'fiat: { by: a, enact: {}, text: Tea is green. }',
  ],
  [
    event({ what: 'fiat', by: 'a', changes: [AMENDED] }),
    'fiat: { by: a, amend: 301, text: Tea is hot. }',
  ],
  [event({ what: 'fiat', by: '', changes: [NEW] }), 'Say who changes the rule.'],
  [event({ what: 'fiat', by: 'a', changes: [NEW, NEW] }), 'Write one change'],
  [
    event({ what: 'fiat', by: 'a', changes: [{ ...NEW, text: '' }] }),
    'Write the words of the rule.',
  ],
])('an event, and at its place: %j', (move, recorded) => {
  const decided = { proposals: { 301: enact(301, 'a'), 302: enact(302, 'b') } };
  const { text, missing } = drafted(decided, move, day(301, 1));
  expect(missing.join() || text.replace(/\s+/g, ' ')).toContain(recorded);
});

test('a rule is changed by fiat if a rule lets players do that', () => {
  const mechanics = '{ grants: [{ what: rules, of: [mutable] }], overrides: [adoption] }';
  const card = `---\nrule: 401\ntier: mutable\nmechanics: ${mechanics}\n---\nAnybody may.\n`;
  const move = event({
    what: 'fiat',
    by: 'a',
    rule: '401',
    changes: [{ ...AMENDED, rule: '401' }],
  });
  expect(drafted({ cards: { 401: card } }, move).faults).toEqual([]);
  expect(drafted({}, { ...move, rule: '', changes: [NEW] }).faults).not.toEqual([]);
});

test('a record is put right, and says so', () => {
  const decided = {
    proposals: { 301: enact(301, 'a') },
    events: '  - { on: 2026-01-05, note: Tea }',
  };
  const wrong = { kind: 'correct', record: '301', text: '', why: 'It was green.' } as const;
  const { open } = drafted(decided, wrong);
  const textOf = (file: string) => open.library.sources.find((each) => each.file === file)?.text;
  const { records } = deskChoices(open);
  expect(records.map(({ id, says }) => [id, says])).toEqual([
    ['301', 'Proposal 301'],
    ['events/all/1', 'Event 1 of all'],
    ['game', 'The game itself'],
  ]);
  const on = day(309, 0);
  for (const { id, file } of records) {
    const before = textOf(file) ?? '';
    const right = before.replace('A new rule', 'A green rule').replace('Tea', 'Green tea');
    const put = { ...wrong, record: id, text: right.replace('title: Test', 'title: Green') };
    const { text, faults, isAddition } = drafted(decided, put, on);
    expect([faults, isAddition], id).toEqual([[], true]);
    expect(text, id).toMatch(/[Gg]reen (rule|tea)|title: Green/);
    expect(text, id).toContain('corrected: { on: 2026-01-17, why: It was green. }');
    expect(drafted(decided, { ...put, text: before }, on).missing, id).toEqual([
      'Correct the record first: nothing in it has changed.',
    ]);
  }
  const unsaid = { ...wrong, text: textOf('games/test/proposals/301.md') ?? '', why: ' ' };
  expect(drafted(decided, unsaid, on).missing).toEqual(['Say what was wrong.']);
});

test('what is to be known first is said first', () => {
  const view = (setting: Setting) =>
    boardView(drafted(setting, PROPOSAL).open, { on: day(309, 0) });
  expect(view({}).awaited.words).toBe('A, what do you propose?');
  const thrown = { proposals: { 301: enact(301, 'a') }, medium: 'table' };
  expect(view(thrown).awaited.words).toBe('A, throw the die.');
  const over = {
    proposals: { 301: enact(301, 'a') },
    events: '  - { on: 2026-01-05, end: Tea is ready }',
  };
  expect(view(over).awaited.words).toBe('The game is over.');
  expect(view(over).outcome.join(' ')).toBe(
    'Nobody won. Play stopped on 5 January 2026. Tea is ready.',
  );
});

test('the questions at stake are found though the desk opens without them', () => {
  const silent = enact(301, 'a', 'votes: { for: [a, b], abstain: [c] }');
  const { open } = drafted({ proposals: { 301: silent } }, PROPOSAL);
  const whole = opened('test', open.library.sources, { isPublished: true });
  expect(open.checkpoints.replay.readings.flatMap(({ mattered }) => mattered)).toEqual([]);
  expect(atStake(open).length).toBeGreaterThan(0);
  expect(atStake(whole)).toEqual(atStake(open));
});
