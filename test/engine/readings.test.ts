/**
 * Every reading of the register, each in a game whose result depends on it.
 *
 * @module-tag slow
 */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { decisionText } from '../../src/engine/words/decision-words.ts';
import { once } from '../../src/helpers/once.ts';
import { READINGS, readingCalled } from '../../src/law/readings/register.ts';
import { byCustom, byJudgment, CASES } from './reading-cases/all-cases.ts';
import { QUIET, type ReadingCase } from './reading-cases/reading-case.ts';
import { enact, errorsOf, hangingOn, notesOf, play, type Setting } from './table.ts';

/** The game of a case as it stands, which several tests look at. */
const played = once((game: Setting) => play(game));

/** The notes that name the question of the reading. */
function contests({ reading }: ReadingCase, replayed: Replay): readonly string[] {
  const { question = '' } = readingCalled(reading) ?? {};
  const notes = notesOf(replayed, 'contestable').map(({ message }) => message);
  return notes.filter((message) => message.includes(question));
}

it('has a case for every reading in the register, and none besides', () => {
  const played = new Set(CASES.map(({ reading }) => reading));
  expect([...played].sort()).toEqual(READINGS.map(({ id }) => id).sort());
});

describe.each(CASES)('$reading: $story', (one) => {
  const { reading, game, sees, under, what, says, quiet = QUIET } = one;
  const options = readingCalled(reading)?.options.map(({ id }) => id) ?? [];
  const [byDefault = ''] = options;

  it('has a result for every option, and not the same for all', () => {
    expect(Object.keys(under).sort()).toEqual([...options].sort());
    const results = new Set(Object.values(under).map((result) => JSON.stringify(result)));
    expect(results.size).toBeGreaterThan(1);
  });

  it('is played under the first option unless somebody says otherwise', () => {
    expect(sees(played(game))).toEqual(under[byDefault]);
  });

  it.each(options)('is played by game custom, and told so: %s', (option) => {
    const replayed = play(byCustom(one, game, option));
    expect(sees(replayed)).toEqual(under[option]);
    const custom = replayed.readings.find(({ id }) => id === reading);
    expect(custom).toMatchObject({
      taken: option,
      source: 'custom',
      why: 'So it has always been.',
    });
    expect(
      custom?.mattered.some((each) => decisionText(each.what) === what && each.source === 'custom'),
    ).toBe(true);
  });

  it.each(options)(
    'is played as a Judgment settles it, whatever is custom, and told so: %s',
    (option) => {
      const [other = ''] = options.filter((each) => each !== option);
      const replayed = play(byCustom(one, byJudgment(one, option), other));
      expect(sees(replayed)).toEqual(under[option]);
      const judgment = replayed.readings.find(({ id }) => id === reading);
      const decided = [what, one.judged].filter((each) => each !== undefined);
      const told = judgment?.mattered.filter((each) => decided.includes(decisionText(each.what)));
      expect(told).toContainEqual(expect.objectContaining({ taken: option, source: 'judgment' }));
    },
  );

  it('is contestable, and the note names both results', () => {
    const replayed = played(game);
    expect(hangingOn(replayed, reading)).toMatchObject({ [what]: says });
    const [note = ''] = contests(one, replayed).filter((message) =>
      message.toLowerCase().startsWith(what.toLowerCase()),
    );
    for (const [option, result] of Object.entries(says)) {
      expect(note.toLowerCase()).toContain(`under “${option}” ${result}`.toLowerCase());
    }
    expect(note).toContain(`Used: “${byDefault}”`);
  });

  it('is undetermined where the players have left it open', () => {
    // Where a Judge was asked in the same turn it is a note, and the game waits for the answer.
    const { findings } = play(byCustom(one, game, 'open'));
    const undecided = findings.filter(({ code }) => code === 'reading/open');
    const telling = undecided.filter(({ message }) =>
      Object.values(says).every((result) => message.includes(result)),
    );
    expect(telling).toHaveLength(1);
  });

  it('is not spoken of where nothing depends on it', () => {
    const replayed = play(quiet);
    expect(errorsOf(replayed)).toEqual([]);
    expect(contests(one, replayed)).toEqual([]);
    expect(hangingOn(replayed, reading)).toEqual({});
    expect(errorsOf(play(byCustom(one, quiet, 'open')))).toEqual([]);
  });
});

describe('players in the words of a note', () => {
  const note = (players: string, events = '') => {
    const votes = 'votes: { for: [a, b], against: [c] }';
    const proposals = { 301: enact(301, 'a', votes) };
    return hangingOn(play({ players, proposals, events }), 'defeat-also-scores')[
      'the award for Proposal 301'
    ];
  };

  it('are called by their names', () => {
    expect(note('{ a: { name: Ada }, b: { name: Bo }, c: { name: Cy } }')?.no).toBe(
      'Ada loses 10 points',
    );
  });

  it('are told apart by their ids where they share a name', () => {
    const events =
      '  - { on: 2025-12-31, rename: { b: Ada } }\n  - { on: 2026-02-01, rename: { b: Bo } }';
    expect(note('{ a: { name: Ada }, b: { name: Bo }, c: { name: Cy } }', events)?.no).toBe(
      'Ada (a) loses 10 points',
    );
  });
});
