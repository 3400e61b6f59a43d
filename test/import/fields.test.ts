/** Rules with named fields: heads in YAML, JSON, and files that are named by their numbers. */
import { expect, test } from 'vitest';
import { joinFiles } from '../../src/import/join-files.ts';
import { plan, readBack, wordsOf } from './library.ts';

function cards(text: string) {
  return wordsOf(readBack(plan(text))).map(({ number, title, tier, text: words }) => {
    return [number, title, tier, words];
  });
}

const BOTH = [
  [101, 'Obey: all', 'immutable', 'All obey.\n\n---\n\nAlways.'],
  [201, undefined, 'mutable', 'In turn.'],
];

test.each([
  [
    'heads in YAML',
    '---\nnumber: 101\ntitle: "Obey: all"\ntier: Immutable\n---\nAll obey.\n\n---\n\nAlways.\n\n---\nid: Rule 201\ntier: Mutable\n---\nIn turn.\n',
  ],
  [
    'a list in JSON',
    JSON.stringify([
      { id: '101', name: 'Obey: all', mutable: false, text: 'All obey.\n\n---\n\nAlways.' },
      { id: 201, mutable: true, body: ['In turn.'] },
    ]),
  ],
  [
    'lists by tier',
    JSON.stringify({
      rules: {
        immutable: [{ number: 101, title: 'Obey: all', text: 'All obey.\n\n---\n\nAlways.' }],
        mutable: { 201: 'In turn.' },
      },
    }),
  ],
])('%s', (_, text) => {
  expect(cards(text)).toEqual(BOTH);
});

test('texts with their numbers in a list', () => {
  const { found } = plan('["101. One.", "102. Two."]', { tiers: 'all:101-102' });
  expect(found.rules).toMatchObject([
    { number: 101, text: 'One.' },
    { number: 102, text: 'Two.' },
  ]);
});

test('what no card has is told', () => {
  const text = '{"by":"Ann","rules":[{"number":1,"tier":"a","text":"One.","power":3}]}';
  expect(plan(text).found.doubts).toEqual([
    'Cards have no place for these fields of the rules: power.',
    'These entries were not read as rules: by (`Ann`).',
  ]);
});

test('entries that are no rules are named with their values', () => {
  const text =
    '[{"number":1,"tier":"a","text":"One."},{"number":"2b","text":"Two."},{"number":"x","text":true},"b 3"]';
  expect(plan(text).found.doubts).toEqual([
    'These entries were not read as rules: number (`2b`), text (`Two.`), number (`x`), text (`true`), `b 3`.',
  ]);
});

test.each([
  '{"rules":[{"number":1,"tier":"a","text":"1."}],"rules":[{"number":2,"tier":"a","text":"2."}]}',
  '{"a":{"1":"One.","2":"Two.","1":"Three.","2":"Four: \\"5\\":."}}',
])('what JSON drops of several entries with one name is told: %s', (text) => {
  expect(plan(text).found.doubts).toEqual([
    'Several neighbouring entries have the same name. Only the last was read: rename them.',
  ]);
});

test('characters that nobody can see do not come in by an escape', () => {
  expect(cards('[{"number":1,"tier":"a","text":"On\\u200be."}]')).toEqual([
    [1, undefined, 'a', 'One.'],
  ]);
});

test('a file named by a number is that rule, unless it has a number of its own', () => {
  const text = joinFiles([
    { name: 'about.md', text: 'Our house.\n' },
    { name: '9.md', text: '---\ntier: a\n---\nNine.\n' },
    { name: 'rule-010.md', text: '# Ten\n\nThe tenth.\n' },
    { name: '11.md', text: '---\nnumber: 12\n---\nTwelve.\n' },
  ]);
  const { found } = plan(text, { tiers: 'a:9-12' });
  expect(found.rules).toMatchObject([
    { number: 9, text: 'Nine.' },
    { number: 10, title: 'Ten', text: 'The tenth.' },
    { number: 12, text: 'Twelve.' },
  ]);
});
