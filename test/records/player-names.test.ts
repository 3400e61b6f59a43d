/** Players whom nobody could tell apart by their names. */
import { expect, test } from 'vitest';
import { expectFound, record } from './marked-records.ts';

const game = (...names: readonly string[]) =>
  record(
    `title: G\nruleset: s\nmedium: table\nplayers:\n${names.map((name, i) => `  p${i}: { name: ${name} }`).join('\n')}`,
  );

test.each<readonly [string, readonly string[], readonly string[]]>([
  ['one name', ['Ada', '⟦Ada⟧'], ['format/duplicate']],
  ['large and small letters', ['Ada Byron', '⟦ADA byron⟧'], ['format/duplicate']],
  ['blanks between the words', ['Ada Byron', '⟦"Ada  Byron "⟧'], ['format/duplicate']],
  ['composed and decomposed characters', ['Zoë', '⟦Zoe\u0308⟧'], ['format/duplicate']],
  ['wide characters', ['Ada', '⟦Ａｄａ⟧'], ['format/duplicate']],
  ['a sharp s', ['Voß', '⟦VOSS⟧'], ['format/duplicate']],
  ['a Cyrillic a', ['Ada', '⟦Аda⟧'], ['player/alike']],
  ['a small L and a capital I', ['Al', '⟦AI⟧'], ['player/alike']],
  ['all letters of another script', ['aca', '⟦аса⟧'], ['player/alike']],
  ['a Greek capital and a zero', ['Otto Roth', '⟦0ttο Rοth⟧'], ['player/alike']],
  ['an m and two letters like one', ['Emma', '⟦Ernma⟧'], ['player/alike']],
  ['words of another script that look like no Latin ones', ['Иван', 'Ivan', 'Νίκη', 'Niki'], []],
  ['accents', ['Zoë', 'Zoe'], []],
  ['a capital I and a capital L', ['I', 'L'], []],
  ['a word more', ['Ada', 'Ada B', 'Ada B.'], []],
  ['apostrophes within', ["O'Hara", 'Ohara'], []],
])('names that differ in %s', (_, names, codes) => {
  expectFound({ 'games/g/game.md': game(...names) }, codes);
});

test('also of those who join, and by a name that somebody takes later', () => {
  const events = record('events:\n  - join: { id: cid, name: ⟦BEN⟧ }\n  - rename: { ada: ⟦Bеn⟧ }');
  expectFound({ 'games/g/events/e.md': events }, ['format/duplicate', 'player/alike']);
});

test('a name that another had before is no fault', () => {
  const events = record('events:\n  - rename: { ben: Bob }\n  - join: { id: cid, name: ⟦Ben⟧ }');
  const [note] = expectFound({ 'games/g/events/e.md': events }, ['player/alike']);
  expect(note?.message).toBe('`cid` is called “Ben”, as `ben` is or was.');
  expect(note?.related).toMatchObject([{ file: 'games/g/game.md' }]);
});

test('it says which characters differ', () => {
  const [note] = expectFound({ 'games/g/game.md': game('Ada', '⟦Аda⟧') }, ['player/alike']);
  expect(note?.help).toContain('They differ first in “A” (U+0041) and “А” (U+0410).');
});

test('numbers that differ in large and small letters alone', () => {
  const proposal = (number: string) => record(`proposal: ${number}\nby: ada\nenact: {}`, 'W.');
  const judgment = (number: string) => record(`judgment: ${number}\nquestion: Q?\nby: ada`);
  expectFound(
    {
      'games/g/judgments/1.md': judgment('17A'),
      'games/g/judgments/2.md': judgment('⟦17a⟧'),
      'games/g/proposals/1.md': proposal('Tax'),
      'games/g/proposals/2.md': proposal('⟦taX⟧'),
      'games/g/proposals/3.md': proposal('Tax'),
    },
    ['format/duplicate', 'format/duplicate'],
  );
});
