/** The pages that go through each set sentence by sentence, held to the cards of the sets themselves. */
import { describe, expect, it } from 'vitest';
import {
  adoptedByWords,
  describeByWords,
  type RuleByWords,
} from '../../src/archive/page-models/library/describe-word-by-word.ts';
import remarksKept from '../../src/archive/words/word-by-word.json';
import { CODES } from '../../src/diagnostics/codes.ts';
import { rulesAt } from '../../src/engine/results/rules-at.ts';
import { READINGS, readingCalled } from '../../src/law/readings/register.ts';
import type { WrittenCard } from '../../src/records/types.ts';
import { recorded, recordedGames, rulesets } from './replayed.ts';

/** A remark by the sentences beside which it stands. */
interface Remark {
  readonly words: readonly string[];
  readonly slots?: readonly string[];
  readonly readings?: readonly string[];
  readonly findings?: readonly string[];
}
const remarks = Object.entries(remarksKept).map(([words, noted]): Remark => {
  if (typeof noted === 'string') return { words: [words] };
  return { ...noted, words: [words, ...('also' in noted ? noted.also : [])] };
});

const sets = [...rulesets.values()];
const cardOf = (set: string, number: number): WrittenCard => {
  const { cards = [] } = rulesets.get(set) ?? {};
  const card = cards.find((each) => each.number === number);
  if (!card) throw new Error(`no card ${number}`);
  return card;
};
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(sets)('$id', ({ cards }) => {
  it.each(cards)('Rule $number is quoted whole, sentence after sentence', (card) => {
    const { parts } = describeByWords(card);
    expect(plain(parts.map(({ words }) => words).join(' '))).toBe(plain(card.text));
  });

  it.each(cards)(
    'all that the card of Rule $number does stands beside some of its words',
    (card) => {
      const { alsoDoes, isOnlyWords } = describeByWords(card);
      expect(alsoDoes.map(({ slot }) => slot)).toEqual([]);
      expect(isOnlyWords).toBe(card.mechanics === undefined);
    },
  );

  it.each(cards)('beside each sentence of Rule $number something is said', (card) => {
    const bare = describeByWords(card).parts.filter(
      ({ does, readings, findings, says }) =>
        !says && [...does, ...readings, ...findings].length === 0,
    );
    expect(bare.map(({ words }) => words)).toEqual([]);
  });

  it.each(cards)(
    'the readings that Rule $number takes are among those its words leave open',
    (card) => {
      const open = describeByWords(card).parts.flatMap(({ readings }) => readings);
      expect(open).toEqual(expect.arrayContaining([...(card.mechanics?.readings?.keys() ?? [])]));
    },
  );
});

it.each([
  ['suber', 206],
  ['nomic-mit-tens', 207],
  ['nomic-mit-tens', 208],
  ['allotments', 12],
  ['dvorak', 7],
])('whether motions are scored is asked beside the words of %s, Rule %i', (set, number) => {
  const scoring = describeByWords(cardOf(set, number)).parts.filter(({ does }) => {
    return does.some(({ slot }) => slot === 'awards');
  });
  expect(scoring.length).toBeGreaterThan(0);
  for (const { readings } of scoring) expect(readings).toContain('motion-awards');
});

describe('the remarks', () => {
  it('are on sentences that stand in a rule of a set, or of a game on one', () => {
    const adopted = recordedGames.flatMap((id) =>
      rulesAt(recorded(id).replay.lives, recorded(id).latest).map(({ text }) => text),
    );
    const texts = [...sets.flatMap(({ cards }) => cards.map(({ text }) => text)), ...adopted];
    const bare = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const all = texts.map(bare);
    const remarkedOn = remarks.flatMap(({ words }) => words);
    const strays = remarkedOn.filter((words) => !all.some((text) => text.includes(bare(words))));
    expect(strays).toEqual([]);
    expect(new Set(remarkedOn.map(bare)).size).toBe(remarkedOn.length);
  });

  it.each(remarks)('$words', ({ readings, findings }) => {
    for (const id of readings ?? []) expect(readingCalled(id)).toBeDefined();
    for (const code of findings ?? []) expect(CODES).toContain(code);
  });

  it('name a slot that some card with these words has', () => {
    const done = sets.flatMap(({ cards }) => cards.flatMap((card) => describeByWords(card).parts));
    const game = recorded('nomic-mit-tens');
    const adopted = adoptedByWords(game).flatMap(({ rule }) => rule.parts);
    const sentences = remarks.flatMap(({ words, slots = [] }) =>
      words.map((sentence) => ({ sentence, slots })),
    );
    const lacking = sentences.flatMap(({ sentence, slots }) => {
      const here = [...done, ...adopted].filter((part) => sameWords(part.words, sentence));
      const has = here.flatMap(({ does }) => does.map(({ slot }): string => slot));
      return slots.filter((slot) => !has.includes(slot)).map((slot) => `${sentence}: ${slot}`);
    });
    expect(lacking).toEqual([]);
  });
});

function sameWords(a: string, b: string): boolean {
  const [one, other] = [a, b].map((each) => each.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '));
  return one?.trim() === other?.trim();
}

describe('a rule without mechanics says that it is only words', () => {
  it.each([
    ['nomic-mit-tens', [211, 215], [217, 218, 219]],
    ['gnomic', [117, 118], [0, 114]],
    ['suber', [115, 116, 210], [114, 209]],
  ])('%s', (set, words, others) => {
    const isOnlyWords = (number: number) => describeByWords(cardOf(set, number)).isOnlyWords;
    expect(words.filter(isOnlyWords)).toEqual(words);
    expect(others.filter(isOnlyWords)).toEqual([]);
  });

  it('also where a game has adopted it', () => {
    const game = recorded('nomic-mit-tens');
    const adopted = adoptedByWords(game);
    const kinds = adopted.map(({ rule }): [unknown, boolean] => [rule.number, rule.isOnlyWords]);
    expect(kinds).toEqual([
      [301, true],
      [303, false],
      [304, false],
      [305, false],
      [306, true],
    ]);
  });
});

describe('a set of one’s own', () => {
  const { mechanics } = cardOf('suber', 209);
  const text =
    'Nobody may dance! There may be no more than 25 rules (at e.g. noon, i.e., 12). Why? They say';
  const described: RuleByWords = describeByWords({ number: 7, text, mechanics });

  it('is divided where its sentences end', () => {
    expect(described.parts.map(({ words }) => words)).toEqual([
      'Nobody may dance!',
      'There may be no more than 25 rules (at e.g.',
      'noon, i.e., 12).',
      'Why?',
      'They say',
    ]);
  });

  it('has what its card does above them, since nobody has said because of which words', () => {
    expect(described.alsoDoes.map(({ says }) => says)).toEqual([
      ['There may be at most 25 mutable rules.'],
    ]);
    expect(described.isOnlyWords).toBe(false);
  });

  it('has the remarks beside the words that are those of a known set, whatever the marks', () => {
    const own = 'At NO time may there be more than *25* mutable rules; so there. Well then.';
    const { parts, alsoDoes } = describeByWords({ number: 7, text: own, mechanics });
    expect(alsoDoes).toEqual([]);
    expect(parts.map(({ words, does }) => [words, does.map(({ slot }) => slot)])).toEqual([
      ['At NO time may there be more than *25* mutable rules;', ['limits']],
      ['so there.', []],
      ['Well then.', []],
    ]);
    const wordsAlone = describeByWords({ number: 7, text: own });
    expect(wordsAlone.isOnlyWords).toBe(true);
    expect(wordsAlone.parts.flatMap(({ does }) => does)).toEqual([]);
  });
});

it('speaks in Suber’s set of every reading that cites words of the rule', () => {
  const { cards = [] } = rulesets.get('suber') ?? {};
  const spoken = new Map(
    cards.map((card) => [card.number, describeByWords(card).parts.flatMap((p) => p.readings)]),
  );
  const uncited = READINGS.flatMap(({ id, words }) => {
    const rules = [...words.matchAll(/\b([12]\d\d)\b/g)].map(([, number]) => Number(number));
    const isSpoken = rules.length === 0 || rules.some((rule) => spoken.get(rule)?.includes(id));
    return isSpoken ? [] : [`${id} cites ${rules.join(', ')}`];
  });
  expect(uncited).toEqual([]);
});
