/** Every format that the importer has a file for is one that it knows. */
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Recogniser, toLines } from '../../src/import/document/document.ts';
import { recognise } from '../../src/import/document-formats/recognise.ts';
import { refusal } from './library.ts';

/** By file: the lines that show the format to whoever asks for it, and more of a document. */
const SAMPLES: Readonly<Record<string, readonly [shown: readonly string[], more: string]>> = {
  'recognise-gnomic.ts': [['Rule 101', 'Its title', 'The text of the rule', 'initial rule.'], ''],
  'recognise-headed.ts': [['Rule 101. Its title', 'The text of the rule', 'History: …'], ''],
  'recognise-heads.ts': [['---', 'rule: 101', '---', 'The text of the rule'], ''],
  'recognise-json.ts': [
    ['[{ "number": 101, "title": "Its title",', '"text": "The text of the rule" }]'],
    '',
  ],
  'recognise-numbered.ts': [['101. The text of a rule'], '102. The text of another rule'],
};

const FILES = globSync('src/import/document-formats/recognise-*.ts');
const NAMES = FILES.map((path) => basename(path)).sort();

test('every file of a format has a sample here, and no other', () => {
  expect(Object.keys(SAMPLES)).toEqual(NAMES);
});

test.each(NAMES)('a document in the format of %s is recognised as that', async (name) => {
  const [shown, more] = SAMPLES[name] ?? [[], ''];
  const lines = toLines([...shown, more].join('\n\n'));
  const alone = (await recogniserOf(name))(lines);
  expect(alone?.rules[0]?.number).toBe(101);
  expect(recognise(lines)?.format).toBe(alone?.format);
});

test.each(NAMES)('who imports a document in no format is shown that of %s', (name) => {
  const told = refusal('Dear all, I resign.');
  const [shown] = SAMPLES[name] ?? [[]];
  expect(shown.filter((line) => !told.includes(line))).toEqual([]);
});

test.each([
  ['Dear all,\n\nArticle IV. We play.', 'line 3: “Article IV. We play.”'],
  ['Dear all,\n\n1. I resign.', 'line 3: “1. I resign.”'],
  ['Dear all, I resign.', 'No line begins with a number'],
])('and the first line that looked like a rule: %j', (document, shown) => {
  expect(refusal(document)).toContain(shown);
});

/** The one recogniser that a file exports. */
async function recogniserOf(name: string): Promise<Recogniser> {
  const exported: Record<string, Recogniser> = await import(
    resolve('src/import/document-formats', name)
  );
  const [only] = Object.values(exported);
  if (!only) throw new Error(`${name} exports no recogniser.`);
  return only;
}
