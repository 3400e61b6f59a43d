/**
 * A Judge can answer every question that the engine finds: let a move stand, or strike it.
 *
 * @module-tag slow
 */
import { describe, expect, it, test } from 'vitest';
import { CODES } from '../../../src/diagnostics/codes.ts';
import { REGISTER } from '../../../src/diagnostics/register.ts';
import { ANYBODY } from '../by-hand/in-short.ts';
import { errorsOf, judged, notesOf, play, type Setting } from '../table.ts';
import { GAMES } from './games.ts';

const JUDGED: ReadonlySet<string> = new Set(['illegal', 'disputed', 'undetermined']);

/** Whose hand recorded a move is asked when records are merged, and is no question of the rules. */
test('there is a game for every code but that of the gate', () => {
  const codes = CODES.filter((code) => JUDGED.has(REGISTER[code].class));
  expect([...new Set(GAMES.map(([code]) => code)), 'author/not-theirs'].sort()).toEqual(
    codes.toSorted(),
  );
});

/** As of a move, of what follows from one, and of the beginning of the game. */
const LETS_STAND = /Judgment 9 (lets .* stand|says what follows)|since Judgment 9/;

describe.each(GAMES)('%s: %s', (code, _, { setting, named, on }) => {
  const recorded = { ...setting, cards: { ...ANYBODY, ...setting.cards } };
  /** The same game with a Judgment on what is wrong in it: what is still wrong, and what is noted. */
  const put = (is: string) => {
    const settles = `settles: [{ ${named}, is: ${is} }, { judgment: 9, is: legal }]`;
    const judgments: Setting['judgments'] = {
      ...setting.judgments,
      9: judged(9, on, 'c', settles),
    };
    const replayed = play({ ...recorded, judgments });
    const notes = notesOf(replayed, 'by-judgment').map(({ message }) => message);
    return { wrong: errorsOf(replayed).map(({ message }) => message), notes: notes.join('\n') };
  };

  it('is wrong, and stands if a Judge finds it legal, with a note why it would not', () => {
    const without = errorsOf(play(recorded));
    expect(without.map((found) => found.code)).toContain(code);
    const { wrong, notes } = put('legal');
    expect(wrong).toEqual([]);
    for (const { message } of without) expect(notes).toContain(message);
    if (named.startsWith('move')) expect(notes).toMatch(LETS_STAND);
  });

  it.each(['illegal', 'undetermined'])('is struck if a Judge finds it %s', (is) => {
    const { wrong, notes } = put(is);
    expect(wrong).toEqual([]);
    expect(notes).toMatch(/Judgment 9 (finds it|settles)/);
  });
});
