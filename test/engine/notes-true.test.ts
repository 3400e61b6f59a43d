/**
 * Notes of games that are kept and of games at random: none has results that are equal, as data or in
 * the words that a reader sees, and none says what would come of a vote under an option by which,
 * as an earlier note has it, the proposal could not have been made.
 */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { decisionText } from '../../src/engine/words/decision-words.ts';
import { cameWords } from '../../src/engine/words/result-words.ts';
import { saySame } from '../../src/law/mechanics/canonical.ts';
import { replayGames } from '../../src/pipeline.ts';
import { readLibrary } from '../../src/read-library.ts';
import { mixedGame } from '../games/mixed-game.ts';
import { SAMPLES } from '../samples.ts';
import { card, enact, hangingOn, page, play, type Setting } from './table.ts';

type Matter = Replay['readings'][number]['mattered'][number];

/** Of each note what is untrue in it. */
function untrue({ readings }: Replay): readonly string[] {
  return readings.flatMap(({ id, mattered }) =>
    mattered.flatMap((matter, i) => {
      const place = `${id} in ${matter.file}, ${decisionText(matter.what)}`;
      const equal = equalTo(matter).map((option) => `${place}: “${option}” comes to the same`);
      const gone = alsoBarred(mattered.slice(0, i), matter);
      return [
        ...equal,
        ...gone.map((option) => `${place}: under “${option}” there is no such vote`),
      ];
    }),
  );
}

function equalTo({ what, results }: Matter): readonly string[] {
  const [here, ...others] = results;
  if (!here || others.length === 0) return ['nothing else'];
  const words = cameWords(here.result, what, results);
  return others.flatMap(({ option, result }) =>
    saySame(result, here.result) || cameWords(result, what, results) === words ? [option] : [],
  );
}

/** The options named of a vote by which an earlier note has the proposal not made. */
function alsoBarred(before: readonly Matter[], { file, what, results }: Matter): readonly string[] {
  if (what.kind === 'legality' && what.step === 'propose') return [];
  const barred = before.flatMap((each) => {
    const isMaking = each.what.kind === 'legality' && each.what.step === 'propose';
    if (!isMaking || each.file !== file) return [];
    return each.results.flatMap(({ option, result }) =>
      'legality' in result && result.legality !== 'legal' ? [option] : [],
    );
  });
  return results.slice(1).flatMap(({ option }) => (barred.includes(option) ? [option] : []));
}

// The archive's own games may be others than these, or none; what is noted of them has to be true too.
describe.each(['content', SAMPLES])('the games in %s', (folder) => {
  const library = readLibrary(folder);
  const replays = library.ok ? [...replayGames(library.records)] : [];
  it.each(replays)('%s', (_, replay) => {
    expect(untrue(replay)).toEqual([]);
  });
});

const SEEDS = Array.from({ length: 150 }, (_, i) => i + 1);
it('games at random', () => {
  let noted = 0;
  for (const seed of SEEDS) {
    const replay = play(mixedGame(seed));
    noted += replay.readings.flatMap(({ mattered }) => mattered).length;
    // A record that stands although it breaks a rule is made under each option.
    const isPlain = !replay.findings.some(({ code }) => code === 'unobjected');
    if (isPlain) expect(untrue(replay), `the seed ${seed}`).toEqual([]);
  }
  expect(noted).toBeGreaterThan(20);
});

describe('a proposal that could not have been made under another option', () => {
  const made = (number: number, by: string, days: readonly [string, string], change: string) =>
    page(
      `proposal: ${number}\nby: ${by}\nproposed: ${days[0]}\n${change}\nvotes: { for: [a, b, c] }\nclosed: ${days[1]}`,
      change.startsWith('changes') ? '' : 'One.',
    );
  const COMPOUND =
    'changes: [{ amend: 206, mechanics: keep, text: Two. }, { enact: {}, text: New. }]';
  /** The number of what 302 amends changes while it is voted on. */
  const setting: Setting = {
    cards: { 201: card(201, '{ turns: none }') },
    proposals: {
      301: made(301, 'a', ['2026-01-01', '2026-01-05'], 'amend: 206\nmechanics: keep'),
      302: made(302, 'b', ['2026-01-02', '2026-01-06'], COMPOUND),
    },
  };

  it('is not spoken of again under that option', () => {
    expect(Object.keys(hangingOn(play(setting), 'compound-proposal'))).toEqual([
      'whether Proposal 302 may be made',
    ]);
  });

  it('is under another that only its vote asks for', () => {
    expect(Object.keys(hangingOn(play(setting), 'renumbering'))).toEqual([
      'what becomes of the rules',
    ]);
  });
});

describe('rules that differ only behind many words that are the same', () => {
  const SAME = 'Whoever brings tea to the table on the evening of a vote, and has asked before, ';
  const setting = (one: string, two: string): Setting => ({
    cards: { 206: card(206, '').replace('The words of Rule 206.', `${SAME}${one}`) },
    proposals: {
      301: enact(301, 'a', 'amend: 206\nmechanics: keep', `${SAME}${two}`),
      302: enact(302, 'b', 'amend: { amendment: 301 }\nmechanics: keep', 'Three.'),
      303: enact(303, 'c', 'repeal: { amendment: 302 }'),
    },
  });
  const told = (one: string, two: string) =>
    Object.values(hangingOn(play(setting(one, two)), 'amended-amendment'))[0];

  it('are told apart by as many words as that takes', () => {
    expect(told('drinks first.', 'is thanked.')).toEqual({
      'as-it-was': `Rule 302 loses an amendment (mutable: “${SAME}is thanked.”)`,
      neither: `Rule 302 loses an amendment (mutable: “${SAME}drinks first.”)`,
    });
  });

  it('and by no more', () => {
    const rest = 'and more is said of it than anybody would wish to read twice in one note.';
    expect(told(`drinks ${rest}`, `waits ${rest}`)?.neither).toBe(
      `Rule 302 loses an amendment (mutable: “${SAME}drinks and more is said of it than anybody would wish to rea…”)`,
    );
  });
});
