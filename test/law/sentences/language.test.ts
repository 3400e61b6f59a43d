/**
 * The language as a whole: it has no sentence with two meanings, and knows what may follow.
 *
 * @module-tag slow
 */
import { expect, it } from 'vitest';
import { mechanics as schema } from '../../../src/law/schema/parse-mechanics.ts';
import { complete } from '../../../src/law/sentences/editing.ts';
import { grammar } from '../../../src/law/sentences/language.ts';
import { samePlain } from '../../../src/law/sentences/plain.ts';
import { readWords } from '../../../src/law/sentences/read-words.ts';
import { toSentences } from '../../../src/law/sentences/sentences.ts';
import { SYNONYMS } from '../../../src/law/sentences/synonyms.ts';
import { sentenceTokens } from '../../../src/law/sentences/tokens.ts';
import { createRandom } from '../../games/random.ts';
import { makeMechanics } from './made-mechanics.ts';
import { type MadeWords, SentenceMaker } from './made-sentences.ts';

/** All kinds of words of which sentences consist. */
function kindsIn(kind: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(kind)) return seen;
  seen.add(kind);
  for (const { pieces } of grammar().productionsOf(kind)) {
    for (const piece of pieces) if (piece.is === 'kind') kindsIn(piece.kind, seen);
  }
  return seen;
}

function expectMade({ words, value }: MadeWords, kind: string): void {
  const result = readWords(words, kind);
  const read = result.ok ? result.meaning.value : result.problem;
  const isSame = result.ok && samePlain(result.meaning.value, value);
  expect(isSame, isSame ? '' : `${words}\n${JSON.stringify(read)}`).toBe(true);
}

it('reads every wording of every kind of words, each with the one meaning that it was made for', () => {
  const maker = new SentenceMaker(grammar(), createRandom(1));
  for (const kind of kindsIn('sentence')) {
    for (const production of grammar().productionsOf(kind)) {
      if (!maker.isPossible(production)) continue;
      for (const depth of [0, 1, 3]) expectMade(maker.makeBy(production, depth), kind);
    }
  }
});

it('reads long sentences made of every wording', () => {
  const maker = new SentenceMaker(grammar(), createRandom(1));
  for (let i = 0; i < 1500; i++) {
    const made = maker.make('sentence', i % 12);
    if (made.words.length < 3000) expectMade(made, 'sentence');
  }
});

it('knows the next word at every place of what it says', () => {
  const random = createRandom(3);
  for (let i = 0; i < 25; i++) {
    const parsed = schema.safeParse(makeMechanics(random, i % 3));
    for (const sentence of parsed.success ? toSentences(parsed.data) : []) {
      const tokens = sentenceTokens(sentence);
      for (const [at, token] of tokens.slice(0, 40).entries()) {
        const next = complete(sentence.slice(0, token.start));
        const isOffered = next.some(({ text, isKind, isSaid }) => {
          return isSaid && (isKind || sentenceTokens(text)[0]?.text === token.text);
        });
        expect(isOffered, `${sentence.slice(0, token.start)} | ${tokens[at]?.raw}`).toBe(true);
      }
    }
  }
});

it('offers what is said before what is only read, with the words that follow for certain', () => {
  const next = complete('When a proposal is adopted, the proposer ');
  expect(next.slice(0, 2).map(({ text, isSaid }) => [text, isSaid])).toEqual([
    ['loses', true],
    ['receives', true],
  ]);
  expect(next.find(({ text }) => text === 'gets')).toMatchObject({ isSaid: false });
  expect(complete('There is one ')).toMatchObject([{ isKind: true, isSaid: true }]);
  expect(complete('Tea is served ')).toEqual([]);
});

it('has no synonym that is said somewhere else with another meaning', () => {
  // Words that are read for others must not be the words on the left of another row with other synonyms.
  const keys = new Set(Object.keys(SYNONYMS));
  for (const [key, others] of Object.entries(SYNONYMS)) {
    expect(new Set(others).size, key).toBe(others.length);
    expect(others, key).not.toContain(key);
  }
  expect(keys.size).toBeGreaterThan(10);
});
