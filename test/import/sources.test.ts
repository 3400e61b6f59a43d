/** The rules of every source are in the archive, word for word. */
import { describe, expect, test } from 'vitest';
import { foldWords } from '../../src/import/document/document.ts';
import {
  GNOMIC_TIERS,
  plan,
  readArchive,
  readBack,
  readSource,
  rulesetOf,
  wordsOf,
} from './library.ts';

const records = readArchive();
const suber = rulesetOf(records, 'suber');

describe.each([
  ['suber', 'suber-nomic', 29, '“N. text”, numbered paragraphs', undefined],
  ['smurp', 'smurp-nomics', 29, '“**N.** text”, paragraphs with bold numbers', undefined],
  ['gnomic', 'gnomic', 33, '“Rule N”, a line for the title, the text, its history', GNOMIC_TIERS],
])('%s', (id, source, count, format, tiers) => {
  const imported = plan(readSource(source), { ...(tiers !== undefined && { tiers }) });
  const archived = rulesetOf(records, id);

  test('is recognised', () => {
    expect(imported.found.format).toBe(format);
    expect(imported.cards).toHaveLength(count);
  });

  test('has the words, numbers, titles and tiers of its cards in the archive', () => {
    expect(wordsOf(readBack(imported))).toEqual(wordsOf(archived));
  });

  test('has the tiers of the archive', () => {
    expect(imported.ruleset.tiers).toEqual(archived.tiers);
  });
});

describe('nomic-mit-tens', () => {
  const imported = readBack(plan(readSource('nomic-mit-tens')));
  const isInitial = ({ number }: { readonly number: number }) => number < 300;

  test('its initial rules are those of the archive', () => {
    const archived = wordsOf(rulesetOf(records, 'nomic-mit-tens'));
    expect(archived).toHaveLength(34);
    expect(wordsOf(imported).filter(isInitial)).toEqual(archived);
  });

  test('its other rules are those that the proposals of the game enacted', () => {
    const enacted = records.games.get('nomic-mit-tens')?.proposals.flatMap(({ number, changes }) =>
      changes.flatMap((change) => {
        if (change.kind !== 'enact') return [];
        return [{ number, title: change.title, text: change.text }];
      }),
    );
    const later = wordsOf(imported).filter((card) => !isInitial(card));
    expect(later.map(({ number, title, text }) => ({ number, title, text }))).toEqual(enacted);
    expect(later.map(({ number }) => number)).toEqual([301, 303, 304, 305, 306]);
  });

  test('the histories of those are told', () => {
    const { rules } = plan(readSource('nomic-mit-tens')).found;
    expect(rules.find(({ number }) => number === 101)?.history).toBe('Initial Immutable Rule 101');
    expect(rules.find(({ number }) => number === 306)?.history).toBe(
      'Adopted in prehistory by Proposal 306',
    );
  });
});

/** Rules whose words are not Suber's, with the words of both. */
function differencesFromSuber(source: string) {
  const cards = readBack(plan(readSource(source))).cards;
  expect(cards.map(({ number }) => number)).toEqual(suber.cards.map(({ number }) => number));
  return cards.flatMap(({ number, text }, i) => {
    const words = suber.cards[i]?.text ?? '';
    return foldWords(text) === foldWords(words) ? [] : [{ number, text, words }];
  });
}

describe('other editions of the Initial Set', () => {
  test('smurp has Suber’s words but for two letters set as mathematics in Rule 112', () => {
    const differences = differencesFromSuber('smurp-nomics');
    expect(differences.map(({ number }) => number)).toEqual([112]);
    const [{ text, words } = { text: '', words: '' }] = differences;
    expect(text).toContain('achieving  $n$  points');
    expect(text.replaceAll(' $n$ ', 'n')).toBe(words);
  });

  test('Everything2 has Suber’s words, rule by rule', () => {
    expect(differencesFromSuber('everything2-nomic')).toEqual([]);
  });

  test('Everything2 keeps the lines of its enumerations', () => {
    const cards = readBack(plan(readSource('everything2-nomic'))).cards;
    const text = cards.find(({ number }) => number === 202)?.text;
    expect(text?.split('\n').slice(0, 3)).toEqual([
      'One turn consists of two parts in this order:',
      '(1) proposing one rule-change and having it voted on, and',
      "(2) throwing one die once and adding the number of points on its face to one's score.",
    ]);
  });
});
