/**
 * A note cites the rule whose words it quotes.
 * @module-tag slow
 */
import { expect, it } from 'vitest';
import type { Finding } from '../../src/diagnostics/finding.ts';
import { rulesAt } from '../../src/engine/results/rules-at.ts';
import type { Reading } from '../../src/law/readings/reading.ts';
import { READINGS, readingCalled } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { CASES } from './reading-cases/all-cases.ts';
import { notesOf, play, sourcesOf } from './table.ts';

const { records } = parseRecords(sourcesOf({}), READINGS);
const SUBER = new Map(
  records.rulesets.get('suber')?.cards.map(({ number, text }) => [number, text]),
);

/** The rules that decide, which notes cite where the register quotes no words of them: by the reason. */
const OTHERWISE = {
  'the register quotes nothing': {
    'abstention-cast': [203, 206],
    bounds: [201],
    'compound-kind': [214],
    'equal-in-order': [201],
    'fiat-number': [108],
    'grant-bound': [214],
    'leaver-offices': [209],
    'new-rule-tier': [103],
    'play-after-win': [208],
    priced: [212, 214],
    'robot-player': [208, 212],
    'tally-abstentions': [203, 206],
    'tier-gone': [301],
    'untitled-when': [214],
    'void-move': [202],
  },
  'the case has another card, or an amendment, in place of the words': {
    'caller-judges': [212],
    'circuit-end': [202, 204],
    'electorate-moment': [202, 203],
    'first-backward': [201],
    majority: [203, 206],
    'momentary-win': [208],
    'negative-ballots': [203, 206],
    'numbering-raised': [301],
    'overruling-ballots': [212],
    'past-moves': [212],
    'simultaneous-win': [208],
    'stay-consent': [212],
    'surname-of-renamed': [201],
  },
  'the words stand under another number': {
    'restored-is-amended': [302],
    'transmuted-is-amended': [301],
  },
};

const bare = (words: string) =>
  words
    .replace(/["“”'’*_]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/**
 * The quotations of the register, each with its rule of Suber's set: the number that stands before it.
 */
function quotedFrom({ words }: Pick<Reading, 'words'>) {
  let number: number | undefined;
  return words.split(/[“‘]([^”’]*)[”’]/).flatMap((part, i) => {
    if (i % 2 === 1) return number === undefined ? [] : [{ quoted: part, number }];
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

it('ends each quotation that it begins', () => {
  const unmarked = READINGS.filter(({ words }) => /[“”]/.test(words.replace(/“[^“”]*”/g, '')));
  expect(unmarked).toEqual([]);
});

it.each(CASES)('$reading, $story: each note cites a rule of its day, and words of it', (one) => {
  const replayed = play(one.game);
  const notes = notesOf(replayed, 'contestable');
  expect(notes.filter(({ depends }) => depends?.reading === one.reading)).not.toEqual([]);
  for (const { rule } of notes) {
    expect(rule).toBeDefined();
    for (const sentence of rule?.quoted?.split(' … ') ?? []) expect(rule?.text).toContain(sentence);
    // A limit, as a vote would have made it, may forbid what that vote carries.
    const isUnmade = rule?.version === replayed.versions.length;
    expect(isUnmade).toBe(isUnmade && ['limit-law', 'several-limits'].includes(one.reading));
    if (isUnmade) continue;
    const texts = rulesAt(replayed.lives, rule?.version ?? -1).flatMap(({ number, text }) =>
      number === rule?.number ? [text] : [],
    );
    expect(texts).toEqual([rule?.text]);
  }
});

/** The words of the register that a note quotes, and from which of Suber's rules they are. */
function quotedBy({ rule, depends }: Finding) {
  const reading = readingCalled(depends?.reading ?? '');
  const words = bare(rule?.quoted ?? rule?.text ?? '');
  return quotedFrom(reading ?? { words: '' }).find(({ quoted }) =>
    quoted.split('…').every((part) => words.includes(bare(part).trim().replace(/[.,]$/, ''))),
  );
}

it('quotes what the register quotes, from the rule that it names, in all cases but these', () => {
  const others = CASES.flatMap(({ reading, game }) =>
    notesOf(play(game), 'contestable').flatMap((note) => {
      const isAsNamed = note.rule && quotedBy(note)?.number === note.rule.number;
      return note.depends?.reading !== reading || isAsNamed ? [] : [{ reading, rule: note.rule }];
    }),
  );
  const found = [...Map.groupBy(others, ({ reading }) => reading)].map(([reading, cited]) => [
    reading,
    [...new Set(cited.map(({ rule }) => rule?.number))].sort(),
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.assign({}, ...Object.values(OTHERWISE)));
});

it('cites Rule 116 of what is permitted by no rule, and quotes it alone', () => {
  const one = CASES.find(({ reading }) => reading === 'implicit-change');
  const [note] = one ? notesOf(play(one.game), 'contestable') : [];
  expect(note?.rule).toMatchObject({
    number: 116,
    quoted: expect.stringContaining('explicitly or implicitly permits it'),
  });
  expect(note?.depends?.answer).toMatch(/^Used: “.+”, the default reading\./);
});
