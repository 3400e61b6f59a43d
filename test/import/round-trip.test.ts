/** The output of `nomic show` for a ruleset can be imported, and is the same ruleset again. */

import { describe, expect, test } from 'vitest';
import { plainMarkdown, plainText } from '../../src/archive/exports/plain-text.ts';
import { cardJson } from '../../src/archive/json/game-json.ts';
import { plainRuleset } from '../../src/cli/commands/show.ts';
import type { WrittenRuleset } from '../../src/records/types.ts';
import fc from '../by-chance.ts';
import { nomic } from '../cli/context.ts';
import { plan, readArchive, readBack, wordsOf } from './library.ts';
import { toPage } from './pages.ts';

const { rulesets } = readArchive();
/** Those whose tiers are called as the importer calls them: what is printed has their titles alone. */
const archived = [...rulesets.values()].filter(({ id }) => id !== 'allotments');

const FORMS = [
  { form: 'text', toDocument: (printed: string) => ({ text: printed, isHtml: false }) },
  { form: 'markdown', toDocument: (printed: string) => ({ text: printed, isHtml: false }) },
  { form: 'markdown', toDocument: (printed: string) => ({ text: toPage(printed), isHtml: true }) },
];

const headOf = ({ title, author, source, published }: WrittenRuleset) => {
  return { title, author, source, published };
};

/** One set in every run, and all of them at night. */
const tagged = ({ id }: WrittenRuleset) => (id === 'suber' ? {} : { tags: ['night'] });

describe.each(archived)('$id', (ruleset) => {
  test.each(FORMS)('$form', tagged(ruleset), async ({ form, toDocument }) => {
    const { out = '' } = await nomic(`show rulesets/${ruleset.id} --format ${form}`);
    const { text, isHtml } = toDocument(out);
    const imported = plan(text, { isHtml, id: ruleset.id }, archived);
    const again = readBack(imported);
    expect(headOf(again)).toEqual(headOf(ruleset));
    expect(again.tiers).toEqual(ruleset.tiers);
    expect(wordsOf(again)).toEqual(wordsOf(isHtml ? asInHtml(ruleset) : ruleset));
    expect(imported.words.left).toBe(0);
  });

  test('its mechanics are proposed from equal words', tagged(ruleset), async () => {
    const { out = '' } = await nomic(`show rulesets/${ruleset.id}`);
    const again = readBack(plan(out, {}, [ruleset]));
    expect(again.cards.map(({ mechanics }) => mechanics?.raw)).toEqual(
      ruleset.cards.map(({ mechanics }) => mechanics?.raw),
    );
  });
});

/** A page shows blanks in a row as one. */
function asInHtml(ruleset: WrittenRuleset): WrittenRuleset {
  const cards = ruleset.cards.map((card) => ({ ...card, text: card.text.replace(/ {2,}/g, ' ') }));
  return { ...ruleset, cards };
}

const word = fc.stringMatching(/^[A-Za-z][a-z'’]{0,8}[,;]?$/);
const sentence = fc
  .array(word, { minLength: 1, maxLength: 12 })
  .map((words) => `${words.join(' ')}.`);
const paragraph = fc
  .array(sentence, { minLength: 1, maxLength: 3 })
  .map((lines) => lines.join('\n'));
const text = fc.array(paragraph, { minLength: 1, maxLength: 4 }).map((all) => all.join('\n\n'));
const card = fc.record({
  number: fc.nat(400),
  title: fc.option(sentence),
  tier: fc.constantFrom('upper', 'lower'),
  text,
});

test('sets made at random come back as they were', () => {
  const cards = fc.uniqueArray(card, {
    selector: ({ number }) => number,
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(cards, fc.constantFrom(plainText, plainMarkdown), (made, print) => {
      const set = {
        title: 'A Set',
        tiers: [
          { id: 'upper', title: 'Upper Rules' },
          { id: 'lower', title: 'Lower' },
        ],
        rules: made
          .toSorted((a, b) => a.number - b.number)
          .map(({ title, ...rest }) => cardJson({ file: '', ...rest, ...(title && { title }) })),
      };
      const again = readBack(plan(print({ ...set, head: [] })));
      expect(again.title).toBe('A Set');
      expect(again.cards.map(({ file, ...rest }) => rest)).toEqual(
        set.rules.map(({ number, title, tier, text: words }) => {
          return { number, ...(title && { title }), tier, text: words };
        }),
      );
    }),
  );
});

test('the head of a set is read whatever it leaves out', () => {
  const [some] = archived;
  if (!some) throw new Error('The archive is empty.');
  const heads = [
    {},
    { author: 'Ada' },
    { source: 'A page, 2nd edition' },
    { published: '1990' },
    { author: 'Ada', source: 'A page', published: '1997-10-05' },
  ];
  for (const head of heads) {
    const { id, file, title, tiers, body, cards } = some;
    const printed = plainText(plainRuleset({ id, file, title, tiers, body, cards, ...head }));
    const { author, source, published } = plan(printed).ruleset;
    expect({ author, source, published }).toEqual({
      author: undefined,
      source: undefined,
      published: undefined,
      ...head,
    });
  }
});
