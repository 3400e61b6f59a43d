/** A Judge can answer every question that the engine finds: let a move stand, or strike it. */
import { describe, expect, it } from 'vitest';
import { CODES } from '../../../src/diagnostics/codes.ts';
import { REGISTER } from '../../../src/diagnostics/register.ts';
import { day, errorsOf, judged, notesOf, play, type Setting, wrongs } from '../table.ts';
import { ANYBODY, type Wrong } from './beginnings.ts';
import { GAMES } from './games.ts';

const JUDGED: ReadonlySet<string> = new Set(['illegal', 'disputed', 'undetermined']);
/** Whose hand recorded a move is asked where records are merged, and is no question of the rules. */
const OF_THE_GATE: ReadonlySet<string> = new Set(['author/not-theirs']);
const codes = CODES.filter((code) => JUDGED.has(REGISTER[code].class) && !OF_THE_GATE.has(code));

function asRecorded({ setting }: Wrong): Setting {
  return { ...setting, cards: { 212: ANYBODY, ...setting.cards } };
}

/** The same game with a Judgment on what is wrong in it. */
function put(wrong: Wrong, is: 'legal' | 'illegal' | 'undetermined'): Setting {
  const setting = asRecorded(wrong);
  const { named, on = day(301, 0) } = wrong;
  const settles = `settles: [{ ${named}, is: ${is} }, { judgment: 9, is: legal }]`;
  return {
    ...setting,
    judgments: { ...setting.judgments, 9: judged(9, on, 'c', settles) },
  };
}

/** As of a move, of what follows from one, and of the beginning of the game. */
const LETS_STAND = /Judgment 9 (lets .* stand|says what follows)|since Judgment 9/;

it.each(codes)('there is a game for %s', (code) => {
  expect(GAMES[code] ?? []).not.toEqual([]);
});

const cases = codes.flatMap((code) => (GAMES[code] ?? []).map((wrong) => ({ code, wrong })));

describe.each(cases)('$code: $wrong.what', ({ code, wrong }) => {
  it('is wrong', () => {
    expect(wrongs(asRecorded(wrong))).toContain(code);
  });

  it('stands where a Judge finds it legal, and why it would not is noted', () => {
    const without = errorsOf(play(asRecorded(wrong))).map(({ message }) => message);
    const replayed = play(put(wrong, 'legal'));
    expect(errorsOf(replayed)).toEqual([]);
    const notes = notesOf(replayed, 'by-judgment').map(({ message }) => message);
    for (const message of without) expect(notes.join('\n')).toContain(message);
    if (wrong.named.startsWith('move')) expect(notes.join()).toMatch(LETS_STAND);
  });

  it.each(['illegal', 'undetermined'] as const)('is struck where a Judge finds it %s', (is) => {
    const replayed = play(put(wrong, is));
    expect(errorsOf(replayed).map(({ message }) => message)).toEqual([]);
    const notes = notesOf(replayed, 'by-judgment').map(({ message }) => message);
    expect(notes.join('\n')).toMatch(/Judgment 9 (finds it|settles)/);
  });
});
