/**
 * Notes of kept games and of random games. None has equal results, as data or in the words that a reader
 * sees. None tells of a vote under an option by which an earlier note makes the proposal impossible.
 *
 * @module-tag slow
 */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { decisionText } from '../../src/engine/words/decision-words.ts';
import { resultWords } from '../../src/engine/words/result-words.ts';
import { saySame } from '../../src/law/mechanics/canonical.ts';
import { readLibrary } from '../../src/read-library.ts';
import { replayGames } from '../../src/replay-games.ts';
import { mixedGame } from '../games/mixed-game.ts';
import { byDayAndNight } from '../portions.ts';
import { SAMPLES } from '../samples.ts';
import { card, enact, errorsOf, hangingOn, inTurn, page, play, type Setting } from './table.ts';

type Matter = Replay['readings'][number]['mattered'][number];

/** The untrue part of each note. */
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
  const words = resultWords(here.result, what, results);
  return others.flatMap(({ option, result }) =>
    saySame(result, here.result) || resultWords(result, what, results) === words ? [option] : [],
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

// The archive's own games may be different or none. Notes on them have to be true too.
describe.each(['content', SAMPLES])('the games in %s', (folder) => {
  const library = readLibrary(folder);
  const replays = library.ok ? [...replayGames(library.records)] : [];
  it.each(replays)('%s', (_, replay) => {
    expect(untrue(replay)).toEqual([]);
  });
});

byDayAndNight('games at random', 60, (games) => {
  let noted = 0;
  for (let seed = 1; seed <= games; seed++) {
    const replay = play(mixedGame(seed));
    noted += replay.readings.flatMap(({ mattered }) => mattered).length;
    // A record that stands although it breaks a rule is made under each option.
    const isPlain = !replay.findings.some(({ code }) => code === 'unobjected');
    if (isPlain) expect(untrue(replay), `the seed ${seed}`).toEqual([]);
  }
  expect(noted).toBeGreaterThan(games / 3);
});

/**
 * A note is tested by its own words: the game is played again with the other option declared in game.md.
 * The first note that names an option tells of the first difference, so the game must then have the
 * result in the note.
 */
describe('what a note says would come of another option', () => {
  byDayAndNight('comes of it when the game is played so', 20, (games) => {
    let done = 0;
    for (let seed = 1; seed <= games; seed++) {
      const setting = mixedGame(seed);
      for (const { id, mattered } of play(setting).readings) {
        for (const { matter, option, result } of firstOf(mattered)) {
          const other = play(declaring(setting, id, option));
          const place = `the seed ${seed}, ${id}: ${option}, ${decisionText(matter.what)}`;
          // The record's statement on a vote is not its result under another option.
          if (errorsOf(other).some(({ code }) => code.endsWith('/mismatch'))) continue;
          expect(cameIn(other, id, matter, result), place).toContainEqual(unordered(result));
          done += 1;
        }
      }
    }
    expect(done).toBeGreaterThan(games / 2);
  });

  it('is not what the record states, where that stands although the rules give something else', () => {
    const stands = 'awards: { c: 10 }\nstands: { why: We all agreed. }';
    const votes = 'votes: { for: [a, b], abstain: [c] }';
    const replayed = play({
      game: 'unobjected: stands',
      proposals: inTurn(`${votes}\noutcome: adopted\n${stands}`),
    });
    expect(Object.keys(hangingOn(replayed, 'favourable-fraction'))).toEqual([]);
  });

  it('is not that the record is in order, if under no option it says what the votes come to', () => {
    const replayed = play({
      proposals: inTurn('votes: { for: [a, b], abstain: [c] }\nawards: { c: 9 }'),
    });
    expect(errorsOf(replayed).map(({ code }) => code)).toContain('awards/mismatch');
    expect(Object.keys(hangingOn(replayed, 'favourable-fraction'))).toEqual([]);
  });

  it('is that it is in order, if under that option it says what the votes come to', () => {
    const proposals = {
      301: enact(301, 'a', 'votes: { for: [a, b, c] }'),
      302: enact(302, 'b', 'votes: { for: [a, b, c] }'),
      303: enact(303, 'c', 'votes: { for: [a, b], abstain: [c] }\nawards: { c: 12 }'),
    };
    const cards = { 203: card(203, '{ adoption: votes.for > votes.against }') };
    const { 'whether the vote on Proposal 303 is in order': told } = hangingOn(
      play({ cards, proposals }),
      'favourable-fraction',
    );
    expect(told).toEqual({
      'of-eligible': 'it is illegal: the rules give a different award',
      'of-cast': 'it is legal',
    });
  });

  it('is not that a proposal is in order whose vote would still be at fault', () => {
    const replayed = play({
      cards: { 105: card(105, '{ electorate: "!player.proposer", participation: optional }') },
      proposals: { 301: enact(301, 'b', 'votes: { for: [a, b, c] }') },
    });
    expect(
      errorsOf(replayed)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['turn/out-of-order', 'vote/ineligible']);
    expect(Object.keys(hangingOn(replayed, 'first-turn'))).toEqual([]);
  });
});

/** The first thing of which a note names each option. */
function firstOf(mattered: readonly Matter[]) {
  const named = new Set<string>();
  return mattered.flatMap((matter) =>
    matter.results.slice(1).flatMap(({ option, result }) => {
      if (matter.source === 'judgment' || named.has(option)) return [];
      named.add(option);
      return [{ matter, option, result }];
    }),
  );
}

function declaring(setting: Setting, reading: string, option: string): Setting {
  const game = (setting.game ?? '').replace(
    new RegExp(`${reading}: \\{ take: [a-z-]+ \\},? ?`),
    '',
  );
  // The table takes this one where there are Judgments, unless it is declared.
  const own = setting.judgments && !game.includes('stay-ends') ? STAY : '';
  const customs = `readings: { ${reading}: { take: ${option} }, ${reading === 'stay-ends' ? '' : own}`;
  return { ...setting, game: game.replace('readings: {', customs) };
}

const STAY = 'stay-ends: { take: when-given }, ';

/** The result on a subject of a game that is played under an option, by its own notes and results. */
function cameIn(
  { readings, proposals, findings }: Replay,
  reading: string,
  { file, what }: Matter,
  said: Matter['results'][number]['result'],
): readonly unknown[] {
  if ('legality' in said) {
    const here = findings.filter(({ at }) => at.file === file);
    const errors = here.filter(({ severity }) => severity === 'error');
    if (said.legality === 'legal') return errors.length === 0 ? [unordered(said)] : [errors];
    const isFound = said.codes.every((code) => here.some((found) => found.code === code));
    return isFound ? [unordered(said)] : [here];
  }
  if ('outcome' in said && what.kind === 'outcome') {
    const { outcome = 'none' } =
      proposals.find(({ written: { number } }) => number === what.proposal) ?? {};
    // A proposal that no Judgment has set aside is voted on before it has another result.
    const isVotedOn =
      said.outcome === 'open' && !['void', 'undetermined', 'none'].includes(outcome);
    return [unordered({ outcome: isVotedOn ? 'open' : outcome })];
  }
  const own = readings.find(({ id }) => id === reading)?.mattered ?? [];
  return own.flatMap(({ file: place, what: matter, results: [here] }) =>
    here && place === file && saySame(matter, what) ? [unordered(here.result)] : [],
  );
}

/** A result in which nothing depends on the order of what is in it. */
function unordered(result: object): unknown {
  return Object.entries(result).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map((each) => JSON.stringify(each, plain)).sort() : value,
  ]);
}

function plain(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

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
      'the change of the rules',
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
