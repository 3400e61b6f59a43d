/** Sentences as words and blanks: what may be chosen and written, and that it is a sentence again. */
import { expect, it } from 'vitest';
import { mechanics as schema } from '../../../src/law/schema/parse-mechanics.ts';
import { type Blank, fillIn } from '../../../src/law/sentences/editing.ts';
import { readWords } from '../../../src/law/sentences/read-words.ts';
import { toSentences } from '../../../src/law/sentences/sentences.ts';
import { explained } from '../../../src/law/sentences/understand.ts';
import { createRandom } from '../../games/random.ts';
import { makeMechanics } from './made-mechanics.ts';

function shown(sentence: string): string {
  const filled = fillIn(sentence);
  if (!filled.ok) throw new Error(filled.problem.message);
  let words = filled.said;
  for (const { start, end, is } of filled.blanks.toReversed()) {
    words = `${words.slice(0, start)}[${is}: ${words.slice(start, end)}]${words.slice(end)}`;
  }
  return words;
}

it('has blanks for numbers, names and what one may choose, in the words in which it is said', () => {
  expect(shown('when a proposal passes, its author gets ten points')).toBe(
    '[choice: When a proposal is adopted], [choice: the proposer] [choice: receives] [number: 10] [name: points].',
  );
  expect(shown("A player wins when the player's points are at least 100.")).toBe(
    "A player wins when the player's [name: points] [choice: are at least] [number: 100].",
  );
  expect(shown('Each player has one vote.')).toBe('Each player has one vote.');
});

it('offers for a choice what the language has in the same place, and no other sentence', () => {
  const blankAt = (sentence: string, words: string): readonly string[] => {
    const filled = fillIn(sentence);
    const found = filled.ok
      ? filled.blanks.find(({ start, end }) => filled.said.slice(start, end) === words)
      : undefined;
    return found?.options ?? [];
  };
  const ADOPTION = 'A change is adopted if the vote is unanimous.';
  expect(blankAt(ADOPTION, 'the vote is unanimous')).toContain('a majority is in favour');
  expect(blankAt('There is one speaker.', 'There is one')).toEqual(
    expect.not.arrayContaining(['every proposal states its']),
  );
  expect(blankAt('No player must vote.', 'A player who does not vote is taken to abstain')).toEqual(
    ['Every eligible voter must vote', 'A player who does not vote is taken to abstain'],
  );
});

function withOther(said: string, { start, end }: Blank, words: string): string {
  return said.slice(0, start) + words + said.slice(end);
}

it('makes a sentence of whatever is chosen', () => {
  const random = createRandom(5);
  const unread: string[] = [];
  let count = 0;
  for (let i = 0; i < 60; i++) {
    const parsed = schema.safeParse(makeMechanics(random, i % 3));
    for (const sentence of parsed.success ? toSentences(parsed.data) : []) {
      const filled = fillIn(sentence);
      if (!filled.ok || sentence.length > 300) continue;
      for (const blank of filled.blanks) {
        count += blank.options.length;
        const others = blank.options.map((words) => withOther(sentence, blank, words));
        unread.push(...others.filter((each) => !readWords(each).ok));
      }
    }
  }
  expect(count).toBeGreaterThan(1000);
  expect(unread).toEqual([]);
});

it('says of a sentence that is none where it ends and which is near', () => {
  const typed = 'When a proposal is adopted, the proposer recieves 10 points.';
  const filled = fillIn(typed);
  expect(filled).toMatchObject({ ok: false, problem: { start: 41, end: 49 } });
  expect(!filled.ok && explained(filled.problem, typed).meant).toBe(
    'When a proposal is adopted, the proposer receives 10 points.',
  );
});
