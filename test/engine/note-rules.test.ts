/** A note cites the rule whose words it quotes. */
import { describe, expect, it } from 'vitest';
import type { Reading } from '../../src/law/readings/reading.ts';
import { READINGS, readingCalled } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { CASES } from './reading-cases/all-cases.ts';
import { notesOf, play, sourcesOf } from './table.ts';

const { records } = parseRecords(sourcesOf({}), READINGS);
const SUBER = new Map(
  records.rulesets.get('suber')?.cards.map(({ number, text }) => [number, text]),
);

const bare = (words: string) =>
  words
    .replace(/["“”'’*_]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** What the register quotes, and from which of Suber's rules: the number that stands before it. */
function quotedFrom({ words }: Pick<Reading, 'words'>) {
  let number: number | undefined;
  return words.flatMap((part) => {
    if (typeof part !== 'string') return number === undefined ? [] : [{ ...part, number }];
    const [named] = part.match(/\b[123]\d\d\b(?!.*\b[123]\d\d\b)/) ?? [];
    if (named !== undefined) number = Number(named);
    return [];
  });
}

it.each(READINGS.filter((reading) => quotedFrom(reading).length > 0))(
  'the register quotes Suber’s rules as they are: $id',
  (reading) => {
    for (const { quoted, number } of quotedFrom(reading)) {
      for (const part of quoted.split('…')) {
        expect(bare(SUBER.get(number) ?? '')).toContain(bare(part).trim().replace(/[.,]$/, ''));
      }
    }
  },
);

describe.each(CASES)('$reading: $story', ({ reading, game }) => {
  const { words = [] } = readingCalled(reading) ?? {};
  const notes = notesOf(play(game), 'contestable').filter(
    (each) => each.depends?.reading === reading,
  );

  it('has notes, with words of the rule that they cite', () => {
    expect(notes.length).toBeGreaterThan(0);
    for (const { rule } of notes) {
      for (const sentence of rule?.quoted?.split(' … ') ?? [])
        expect(rule?.text).toContain(sentence);
    }
  });

  const [first] = quotedFrom({ words });
  const isLong = first && first.quoted.split(/\s+/).length > 2;
  const text = first && SUBER.get(first.number);
  const number = first?.number ?? 0;
  const isAmended = JSON.stringify(game.proposals).includes(`amend: ${number}`);
  const isHeld = text !== undefined && game.cards?.[number] === undefined && !isAmended;
  it.runIf(isLong && isHeld)('cites the rule that the register quotes', () => {
    for (const { rule } of notes) {
      expect(bare(rule?.quoted ?? '')).toContain(
        bare(first?.quoted.split('…')[0] ?? '')
          .trim()
          .replace(/[.,]$/, ''),
      );
    }
  });
});

it('cites Rule 116 of what is permitted by no rule, and quotes it alone', () => {
  const one = CASES.find(({ reading }) => reading === 'implicit-change');
  const [note] = one ? notesOf(play(one.game), 'contestable') : [];
  expect(note?.rule).toMatchObject({
    number: 116,
    quoted: expect.stringContaining('explicitly or implicitly permits it'),
  });
  expect(note?.depends?.answer).toMatch(/^Taken: “.+”, the default reading\./);
});
