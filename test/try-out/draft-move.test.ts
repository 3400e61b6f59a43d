/** Each kind of move at the board makes a record, lacks something that the form needs, or breaks the rules. */
import { describe, expect, test } from 'vitest';
import { boardView } from '../../src/try-out/board-view.ts';
import { endingsOf } from '../../src/try-out/endings-of-open-vote.ts';
import { atStake } from '../../src/try-out/suppose.ts';
import { tryDraft } from '../../src/try-out/try-draft.ts';
import { parseMoment } from '../../src/values/moment.ts';
import { ask, begun, change, event, given, opened, propose, sit, vote } from './sit.ts';

const ALL = ['ada', 'ben', 'cyd'] as const;
const five = event({ what: 'quantity', player: 'ben', quantity: 'points', amount: '5' });

/** A game on Suber's set in which the first proposal was adopted. */
function carried(changes: Partial<typeof change> = {}) {
  const game = sit();
  game.make({ ...propose, changes: [{ ...change, ...changes }] });
  game.make(vote(301, ...ALL));
  game.make({ kind: 'closed', number: 301 });
  return game;
}

/** The words on a first move on Suber's set: none, if it is in order. */
test.each([
  [event({ what: 'forfeit', player: 'ada' }), ''],
  [event({ what: 'forfeit', player: '' }), 'Choose the player.'],
  [event({ what: 'office', player: '', office: 'judge' }), ''],
  [event({ what: 'join' }), 'Write the name of the new player.'],
  [event({ what: 'rename', player: 'ben' }), 'Write the new name of the player.'],
  [event({ what: 'end' }), 'Write why play stops.'],
  [five, 'points/no-authority'],
  [event({ what: 'win', player: 'ada' }), 'win'],
  [event({ what: 'deadlock', player: 'ada' }), 'win'],
  [{ kind: 'roll', by: 'ada', die: 0 } as const, 'Throw the die, and say what it shows.'],
])('%j: %s', (move, said) => {
  const faults = sit().make(move).join();
  if (said === '') expect(faults).toBe('');
  else expect(faults).toContain(said);
});

const act = { player: 'ben', name: '', quantity: 'points', amount: '', office: '' };

test.each([
  [{ what: 'office' } as const, 'Write the name of the office.'],
  [{ what: 'quantity' } as const, 'Write the amount.'],
  [{ what: 'join' } as const, 'Write the name of the new player.'],
  [{ what: 'set' } as const, 'Write the amount.'],
  [{ what: 'end' } as const, ''],
])('an act of a proposal, %j: %s', (said, missing) => {
  const acts = [{ ...act, ...said }];
  const motion = { ...propose, changes: [], acts, words: 'Supper is ready.' };
  const { make, view } = sit();
  const lacks = make(motion).join();
  expect(lacks.slice(0, missing.length)).toBe(missing);
  if (missing !== '') return;
  expect(lacks).toBe('');
  expect(make(vote(301, ...ALL))).toEqual([]);
  expect(make({ kind: 'closed', number: 301 })).toEqual([]);
  expect(view().awaited.words).toBe('The game is over.');
});

describe('on a set without a rule on Judges', () => {
  test('votes of nobody, and a Judge whom no rule names, are missing', () => {
    const { make } = sit('classes', ['Ada', 'Ben']);
    make(propose);
    expect(make(vote(401))).toEqual([
      'Nobody votes. Still to vote: ada, ben. Choose who votes, and how.',
    ]);
    make(ask);
    expect(make(given)).toEqual(['The rules do not say who judges. Choose the Judge.']);
    expect(make({ ...given, judge: 'ben' })).toEqual([]);
  });
});

describe('on the set of Suber', () => {
  test('whoever forfeits plays no more, and those who are left go on', () => {
    const { make, view } = sit();
    make(event({ what: 'forfeit', player: 'ada' }));
    expect(view().awaited.words).toBe('Ben, what do you propose?');
    expect(view().seats.map(({ name, isPlaying }) => [name, isPlaying])).toEqual([
      ['Ben', true],
      ['Cyd', true],
      ['Ada', false],
    ]);
  });

  test('somebody joins, and is asked for a vote', () => {
    const { make, view } = sit();
    expect(make(event({ what: 'join', name: 'Dov' }))).toEqual([]);
    expect(make(propose)).toEqual([]);
    expect(view().awaited.words).toBe('Ada, Ben, Cyd and Dov, how do you vote?');
  });

  test('points may rest on the words of a rule that a player applies', () => {
    const { make, view } = carried({ text: 'Whoever pours the tea for all receives 5 points.' });
    expect(make({ ...five, rule: '301', by: 'ben', why: 'He poured it.' })).toEqual([]);
    expect(view().seats.find(({ id }) => id === 'ben')?.score).toBe('5');
  });

  test('play pauses and goes on, a player has a new name, and play is stopped', () => {
    const { make, view } = sit();
    expect(make(event({ what: 'pause' }))).toEqual([]);
    expect(view()).toMatchObject({ isPaused: true, awaited: { words: 'Play is paused.' } });
    expect(make(event({ what: 'resume' }))).toEqual([]);
    expect(view()).toMatchObject({ isPaused: false, awaited: { what: 'propose' } });
    expect(make(event({ what: 'rename', player: 'ben', name: 'Benno' }))).toEqual([]);
    expect(view().seats.map(({ name }) => name)).toEqual(['Ada', 'Benno', 'Cyd']);
    expect(make(event({ what: 'end', why: 'Supper.' }))).toEqual([]);
    expect(view().awaited).toMatchObject({ what: 'nothing', words: 'The game is over.' });
  });

  test('who may propose is found after the last move, also where it is asked in the same minute', () => {
    const { make, view } = sit();
    expect(make(event({ what: 'leave', player: 'ada' }))).toEqual([]);
    expect(view(11).awaited.words).toBe('Ben, what do you propose?');
    expect(view(11).proposing).toMatchObject({ by: ['ben'], why: '' });
  });

  test('the tiers in which a rule may be enacted are known', () => {
    expect(sit().view().proposing.tiers).toEqual(['mutable']);
    expect(sit('dvorak').view().proposing.tiers).toEqual(['cards']);
  });

  test('what a rule grants is named with the rule and with whoever may do it', () => {
    expect(sit().view().granted).toEqual([]);
    const mechanics = `- There is one steward.
- An adopted proposal may fill the office of steward.
- The holder of the office of steward may give at most 5 points.
- Anybody may give the title of poet.`;
    expect(carried({ mechanics }).view().granted).toEqual([
      { words: 'Give points', rule: '301', what: 'quantity', of: 'points', by: '' },
      { words: 'Give the title of poet', rule: '301', what: 'office', of: 'poet', by: '' },
    ]);
  });

  /* Suber's 212 asks for consent. A player who goes on once the Judgment is given, unopposed, has it. */
  test('the turn waits for a Judgment, and begins when it is given', () => {
    const { make, view } = carried();
    expect(view().stayed).toBeUndefined();
    make({ kind: 'roll', by: 'ada', die: 4 });
    make(ask);
    const waits = { says: 'The turn of Ben waits for Judgment 1.', who: ['ada', 'cyd'] };
    expect(view()).toMatchObject({ stayed: waits, awaited: { what: 'judge' } });
    make(given);
    expect(view().stayed).toBeUndefined();
    expect(view().awaited.what).toBe('propose');
    expect(make({ ...propose, by: 'ben' })).toEqual([]);
  });

  test('a turn that waits for a Judgment begins also before it, if the others consent', () => {
    const { make, view } = carried();
    make({ kind: 'roll', by: 'ada', die: 4 });
    make(ask);
    for (const by of ['ada', 'cyd']) expect(make({ kind: 'consent', by })).toEqual([]);
    expect(view().stayed).toBeUndefined();
  });

  test('who votes last sees what comes of each way, with what it pays', () => {
    const { make, view } = sit();
    make(propose);
    make(vote(301, 'ada', 'ben'));
    const { ballots: [ballot] = [], soon } = view().sheet ?? {};
    expect(soon?.join()).toMatch(
      /^Rule 203: Once the number of circuits completed is at least 2, .* So far the number of circuits completed is 0\.$/,
    );
    expect(ballot?.ways).toEqual([
      { way: 'for', comes: ['adopted 3 : 0', 'nobody scores.'] },
      { way: 'against', comes: ['defeated 2 : 1', 'Ada −10 (Rule 206): 0 → −10.'] },
      {
        way: 'abstain',
        comes: [
          'defeated 2 : 0 : 1, if an abstention or silence spoils unanimity; otherwise adopted',
          'Ada −10 (Rule 206): 0 → −10.',
        ],
      },
    ]);
  });

  test('a Judge is overruled by all the others, and another judges', () => {
    const { make, view } = sit();
    make(ask);
    expect(view().awaited.words).toBe('Cyd, how do you judge?');
    expect(make(given)).toEqual([]);
    expect(view().rulings.map(({ number, judges }) => [number, judges])).toEqual([[1, ['cyd']]]);
    const overruled = { kind: 'overruled', judgment: 1 } as const;
    const ballots = ['ada', 'ben'].map((voter) => ({ voter, way: 'for' }) as const);
    expect(make({ ...overruled, ballots: [] })).toEqual(['Say how the others vote.']);
    expect(make({ ...overruled, ballots })).toEqual([]);
    expect(view().awaited.words).toBe('Ben, how do you judge?');
  });

  test('settling offers the questions that were met, and those alone', () => {
    const { open, view } = sit();
    expect(atStake(open()).length).toBeLessThan(view().readings.length / 4);
  });
});

test('where the rules let a new rule be given its number, it is asked for and recorded', () => {
  const { make, view } = sit('allotments');
  expect(view().givesNumbers).toBe(true);
  expect(view().proposing.by).toEqual([...ALL]);
  expect(make(propose)).toEqual(['Give the new rule its number: no rule in force does.']);
  const numbered = { ...propose, changes: [{ ...change, rule: 'TEA' }] };
  expect(make({ ...numbered, number: view().nextNumber })).toEqual([]);
  expect(make(vote(1, ...ALL))).toEqual([]);
  expect(make({ kind: 'closed', number: 1 })).toEqual([]);
  const rule = view().rules.find(({ number }) => number === 'TEA');
  expect(rule?.text.trim()).toBe('Tea.');
});

test.each([
  ['for: 2, against: 0', ['cast']],
  ['for: 1, against: 0', []],
  ['for: 1', []],
])('of two players with a tally of %s the vote may end thus: %j', (tally, turnouts) => {
  const { game, sources } = begun({});
  const file = `games/${game}/proposals/301.md`;
  const text = `---\nproposal: 301\nby: ada\nproposed: 2026-03-03\nenact: {}\nvotes: { tally: { ${tally} } }\n---\nTea.\n`;
  const { checkpoints, library } = opened(game, [...sources, { file, text }]);
  const day = parseMoment('2026-03-04');
  if (!day) throw new Error('It is a day.');
  const before = { library, checkpoints, replay: checkpoints.replay };
  const endings = endingsOf({ file, text }, before, day);
  expect(endings.map(({ turnout }) => turnout)).toEqual(turnouts);
  for (const { end } of endings) expect(end).not.toHaveProperty('why');
});

test('a robot throws for the way in which everybody votes', () => {
  const open = opened('two-players-and-a-robot');
  const { endings } = tryDraft(open, { ...propose, by: 'vera' }, '2026-03-02');
  // By Rule 305 it votes for a proposal on 3 or more.
  expect(endings.map(({ turnout, says }) => [turnout, says.join(' ')])).toEqual([
    ['for', expect.stringMatching(/^With a throw of 3, Tick votes for\. .*Adopted 3 : 0/)],
    ['against', expect.stringMatching(/^With a throw of 1, Tick votes against\. .*Defeated 0 : 3/)],
  ]);
});

test('a game that is over says so, and asks for no number', () => {
  const open = opened('n-nomic');
  const by = open.archive.replay.game.players[0]?.id ?? '';
  const { missing } = tryDraft(open, { ...propose, by }, '2026-03-02T10:00:00Z');
  expect(missing).toEqual(['The game has ended, so nobody can propose any more.']);
  const { awaited, outcome } = boardView(open, { on: '2026-03-02T10:00:00Z' });
  expect(outcome.join(' ')).toMatch(/^Nobody won\. Play stopped on 3 February 2010\. After /);
  expect(awaited.what).toBe('nothing');
});
