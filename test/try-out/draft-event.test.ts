/** What else happens at the board: each kind of event comes to a record, or is refused by the rules. */
import { describe, expect, test } from 'vitest';
import { readRulesets } from '../../src/read-library.ts';
import { beginGame } from '../../src/try-out/begin-game.ts';
import { boardView } from '../../src/try-out/board-view.ts';
import { atStake } from '../../src/try-out/desk-choices.ts';
import type { EventMove } from '../../src/try-out/draft-event.ts';
import type { Move } from '../../src/try-out/draft-move.ts';
import { openGame } from '../../src/try-out/open-game.ts';
import { tryDraft } from '../../src/try-out/try-draft.ts';

const library = readRulesets('test/samples/content', new Set());
if (!library.ok) throw new Error(library.message);
const { sources } = library;

/** A game of three in which moves are made, each a minute after the other. */
function sit(ruleset: string) {
  const players = ['Ada', 'Ben', 'Cyd'];
  const wanted = { title: 'Tea', ruleset, players, taken: [], on: '2026-03-02' };
  const begun = beginGame({ ...wanted, sources });
  if (!begun.ok) throw new Error(begun.lines.join(' '));
  let records = begun.sources;
  let minute = 10;
  const open = () => {
    const opened = openGame({ game: begun.game, sources: records, base: '/', isPublished: false });
    if (!opened) throw new Error('The records of the game cannot be read.');
    return opened;
  };
  return {
    /** The codes of its faults, or why it is no move yet. */
    make: (move: Move): readonly string[] => {
      minute += 1;
      const { missing, file, text, faults } = tryDraft(open(), move, `2026-03-02T10:${minute}:00Z`);
      if (missing.length > 0) return missing;
      if (faults.length > 0) return faults.map(({ code }) => code);
      records = [...records.filter((record) => record.file !== file), { file, text }];
      return [];
    },
    met: () => atStake(open()),
    view: (at = minute + 1) => boardView(open(), { on: `2026-03-02T10:${at}:00Z` }),
  };
}

const NOTHING = {
  kind: 'event',
  by: '',
  player: '',
  quantity: '',
  amount: '',
  office: '',
  name: '',
  rule: '',
  why: '',
} as const;
const event = (given: Partial<EventMove> & Pick<EventMove, 'what'>): Move => {
  return { ...NOTHING, ...given };
};
const change = {
  kind: 'enact',
  rule: '',
  tier: '',
  title: '',
  text: 'Tea.',
  mechanics: '',
} as const;
const propose = { kind: 'propose', by: 'ada', number: '', changes: [change] } as const;
const vote = (...voters: readonly string[]): Move => {
  return { kind: 'vote', number: 301, ballots: voters.map((voter) => ({ voter, way: 'for' })) };
};

describe('on the set of Suber', () => {
  test('whoever forfeits plays no more, and those who are left go on', () => {
    const { make, view } = sit('suber');
    expect(make(event({ what: 'forfeit', player: 'ada' }))).toEqual([]);
    expect(view().awaited.words).toBe('Ben, what do you propose?');
    expect(view().seats.map(({ name, isPlaying }) => [name, isPlaying])).toEqual([
      ['Ben', true],
      ['Cyd', true],
      ['Ada', false],
    ]);
  });

  test('somebody joins, and is asked for a vote', () => {
    const { make, view } = sit('suber');
    expect(make(event({ what: 'join' }))).toEqual(['Write the name of the one who joins.']);
    expect(make(event({ what: 'join', name: 'Dov' }))).toEqual([]);
    expect(make(propose)).toEqual([]);
    expect(view().awaited.words).toBe('Ada, Ben, Cyd and Dov, how do you vote?');
  });

  test('points take an authority, which may be the words of a rule that a player applies', () => {
    const { make, view } = sit('suber');
    const five = { what: 'quantity', player: 'ben', quantity: 'points', amount: '5' } as const;
    expect(make(event(five))).toEqual(['points/no-authority']);
    const words = { ...change, text: 'Whoever pours the tea for all receives 5 points.' };
    make({ ...propose, changes: [words] });
    make(vote('ada', 'ben', 'cyd'));
    make({ kind: 'closed', number: 301 });
    expect(make(event({ ...five, rule: '301', by: 'ben', why: 'He poured it.' }))).toEqual([]);
    expect(view().seats.find(({ id }) => id === 'ben')?.score).toBe('5');
  });

  test('play pauses and goes on, and a player is called otherwise', () => {
    const { make, view } = sit('suber');
    expect(make(event({ what: 'pause' }))).toEqual([]);
    expect(view()).toMatchObject({ isPaused: true, awaited: { words: 'Play is paused.' } });
    expect(make(event({ what: 'resume' }))).toEqual([]);
    expect(view()).toMatchObject({ isPaused: false, awaited: { what: 'propose' } });
    expect(make(event({ what: 'rename', player: 'ben' }))).toEqual([
      'Write what the player is called from now on.',
    ]);
    expect(make(event({ what: 'rename', player: 'ben', name: 'Benno' }))).toEqual([]);
    expect(view().seats.map(({ name }) => name)).toEqual(['Ada', 'Benno', 'Cyd']);
  });

  test('who may propose is found after the last move, also where it is asked in the same minute', () => {
    const { make, view } = sit('suber');
    expect(make(event({ what: 'leave', player: 'ada' }))).toEqual([]);
    expect(view(11).awaited.words).toBe('Ben, what do you propose?');
    expect(view(11).proposing).toMatchObject({ by: ['ben'], why: '' });
  });

  test('the tiers in which a rule may be enacted are known', () => {
    expect(sit('suber').view().proposing.tiers).toEqual(['mutable']);
    expect(sit('dvorak').view().proposing.tiers).toEqual(['cards']);
  });

  test('what a rule grants is named with the rule and with whoever may do it', () => {
    const { make, view } = sit('suber');
    expect(view().granted).toEqual([]);
    const mechanics = [
      '- There is one steward.',
      '- An adopted proposal may fill the office of steward.',
      '- The holder of the office of steward may give at most 5 points.',
      '- Anybody may give the title of poet.',
    ].join('\n');
    make({ ...propose, changes: [{ ...change, text: 'There is a Steward.', mechanics }] });
    make(vote('ada', 'ben', 'cyd'));
    make({ kind: 'closed', number: 301 });
    expect(view().granted).toEqual([
      { words: 'Give points', rule: '301', what: 'quantity', of: 'points', by: '' },
      { words: 'Give the title of poet', rule: '301', what: 'office', of: 'poet', by: '' },
    ]);
  });

  test('the others may let the turn begin that waits for a Judgment', () => {
    const { make, view } = sit('suber');
    make(propose);
    make(vote('ada', 'ben', 'cyd'));
    make({ kind: 'closed', number: 301 });
    expect(view().stayed).toBeUndefined();
    make({ kind: 'roll', by: 'ada', die: 4 });
    make({ kind: 'ask', by: 'ada', question: 'Is tea a rule?', rules: '' });
    const waits = { says: 'The turn of Ben waits for Judgment 1.', who: ['ada', 'cyd'] };
    expect(view().stayed).toEqual(waits);
    expect(view().awaited.what).toBe('judge');
    expect(make({ kind: 'consent', by: 'ada' })).toEqual([]);
    expect(view().stayed?.who).toEqual(['cyd']);
    expect(make({ kind: 'consent', by: 'cyd' })).toEqual([]);
    expect(view().stayed).toBeUndefined();
  });

  test('nobody wins by saying so, and play may be stopped', () => {
    const { make, view } = sit('suber');
    expect(make(event({ what: 'win', player: 'ada' }))).not.toEqual([]);
    expect(make(event({ what: 'deadlock', player: 'ada' }))).not.toEqual([]);
    expect(make(event({ what: 'end' }))).toEqual(['Write why play stops.']);
    expect(make(event({ what: 'end', why: 'Supper.' }))).toEqual([]);
    expect(view().awaited).toMatchObject({ what: 'nothing', words: 'The game is over.' });
  });

  test('who votes last sees what comes of each way, with what it pays', () => {
    const { make, view } = sit('suber');
    make(propose);
    make(vote('ada', 'ben'));
    const { ballots = [], soon } = view().sheet ?? {};
    expect(soon?.join()).toMatch(
      /^Rule 203: Once the number of circuits completed is at least 2, .* So far the number of circuits completed is 0\.$/,
    );
    const [ballot] = ballots;
    expect(ballot?.ways).toEqual([
      { way: 'for', comes: ['adopted 3 : 0', 'it pays nobody.'] },
      { way: 'against', comes: ['defeated 2 : 1', 'Ada −10 (Rule 206): 0 → −10.'] },
      { way: 'abstain', comes: ['defeated 2 : 0 : 1', 'Ada −10 (Rule 206): 0 → −10.'] },
    ]);
  });

  test('a Judge is overruled by all the others, and another judges', () => {
    const { make, view } = sit('suber');
    make({ kind: 'ask', by: 'ada', question: 'Is tea a rule?', rules: '' });
    expect(view().awaited.words).toBe('Cyd, how do you judge?');
    const given = { kind: 'given', judgment: 1, judge: '', reasons: '', settles: [] } as const;
    expect(make({ ...given, ruling: 'No' })).toEqual([]);
    expect(view().rulings.map(({ number, judges }) => [number, judges])).toEqual([[1, ['cyd']]]);
    const ballots = ['ada', 'ben'].map((voter) => ({ voter, way: 'for' }) as const);
    expect(make({ kind: 'overruled', judgment: 1, ballots: [] })).toEqual([
      'Say how the others vote.',
    ]);
    expect(make({ kind: 'overruled', judgment: 1, ballots })).toEqual([]);
    expect(view().awaited.words).toBe('Ben, how do you judge?');
  });

  test('settling offers the questions that were met, and those alone', () => {
    const { met, view } = sit('suber');
    expect(met().length).toBeLessThan(view().readings.length / 4);
  });
});

test('where the rules let a new rule be given its number, it is asked for and recorded', () => {
  const { make, view } = sit('allotments');
  expect(view().givesNumbers).toBe(true);
  expect(view().proposing.by).toEqual(['ada', 'ben', 'cyd']);
  expect(make(propose)).toEqual(['Give the new rule its number: no rule in force does.']);
  const numbered = { ...propose, changes: [{ ...change, rule: 'TEA' }] };
  expect(make({ ...numbered, number: view().nextNumber })).toEqual([]);
  expect(make({ ...vote('ada', 'ben', 'cyd'), number: 1 } as Move)).toEqual([]);
  expect(make({ kind: 'closed', number: 1 })).toEqual([]);
  expect(
    view()
      .rules.find(({ number }) => number === 'TEA')
      ?.text.trim(),
  ).toBe('Tea.');
});
