import { describe, expect, it } from 'vitest';
import { printable } from '../../src/cli/printable.ts';
import { jsonText } from '../../src/diagnostics/json-text.ts';
import { visible, visibleText, withoutCommands } from '../../src/diagnostics/visible.ts';
import fc from '../by-chance.ts';
import { invisibleIn, UNSEEN_SAMPLES } from './invisible.ts';

/** Joiners and variants beside what takes them and what does not. */
const PARTS = [
  ...['a', '1', ' ', '\n', '\t', 'é', 'م', 'क', 'क\u094d', 'ᠠ', '葛', '👩', '🏳', '🏽', '❤'],
  ...['\u200c', '\u200d', '\ufe0e', '\ufe0f', '\ufe00', '\u20e3', '\u180b', '\u{e0100}'],
  ...['\u{e0041}', '\ud83d', '\udc69', '\u061c', ...UNSEEN_SAMPLES],
];
const anything = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'binary' })), { maxLength: 30 })
  .map((parts) => parts.join(''));

describe('visible', () => {
  it.each([
    ['\u001b[31mred', '␛[31mred'],
    ['a\u0000b\u007f', 'a␀b␡'],
    ['\u009b31m', '<U+009B>31m'],
    ['user\u202etxt', 'user<U+202E>txt'],
    ['one\r\ntwo\tthree', 'one␍␊two␉three'],
    ['a\u2028b\ufeff', 'a<U+2028>b<U+FEFF>'],
    ['\ud800x', '<U+D800>x'],
    ['\u{e0041}', '<U+E0041>'],
    // A joiner or variant where it does nothing.
    ['a\u200db', 'a<U+200D>b'],
    ['A\ufe0f', 'A<U+FE0F>'],
    ['1\ufe0f', '1<U+FE0F>'],
    ['می\u200c\u200cخ', 'می\u200c<U+200C>خ'],
    ['a\ufe0f\u200d👩', 'a<U+FE0F><U+200D>👩'],
    ['\u180e\u180b', '<U+180E><U+180B>'],
    ['x\u00ady\u3164\ufdd0', 'x<U+00AD>y<U+3164><U+FDD0>'],
  ])('shows the unseen in %j', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('leaves the letters and joiners of every script', () => {
    const text =
      'Ünicode, νόμος, 日本, שלום, می\u200cخواهم, क्\u200dष, 👩🏽\u200d💻, 🏳\ufe0f\u200d🌈, ❤\ufe0f, 1\ufe0f\u20e3, 葛\u{e0100}';
    expect(visible(text)).toBe(text);
    expect(invisibleIn(text)).toEqual([]);
  });

  it('leaves nothing unseen of any text, and nothing to do a second time', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const shown = visibleText(text);
        expect(invisibleIn(shown)).toEqual([]);
        expect(visibleText(shown)).toBe(shown);
        expect(visible(text)).toBe(shown.replaceAll('\n', '␊').replaceAll('\t', '␉'));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps line feeds and tabs of longer texts', () => {
    expect(visibleText('a\n\tb\u001b')).toBe('a\n\tb␛');
  });
});

it.each([
  ['::error::gone', '<U+003A>:error::gone'],
  ['ok\n  ::set-output name=x::y', 'ok\n  <U+003A>:set-output name=x::y'],
  ['see ##[error]x', 'see ##<U+005B>error]x'],
  ['Rule 1:: no\n: x', 'Rule 1:: no\n: x'],
])('without commands, %j is %j', (text, safe) => {
  expect(withoutCommands(text)).toBe(safe);
});

it('shows nothing unseen in JSON, which means the same', () => {
  const text = '\u001b\u009b\u202e\u2028\u{e0041} ##[error]';
  const value = { key: UNSEEN_SAMPLES, text, list: [1, '1/3', null] };
  const json = jsonText(value);
  expect(JSON.parse(json)).toEqual(value);
  expect(invisibleIn(json)).toEqual([]);
  expect(json).toBe(visibleText(json));
  expect(json).not.toContain('##[');
});

describe('what a command says', () => {
  const said = '\u001b[31mbad\u001b[39m \u001b[2J\u009b31m\n::error::x ##[error]y';

  it('keeps the styles of our own in colour, and no other control', () => {
    expect(printable({ status: 0, out: said, err: said }, { colour: true })).toMatchObject({
      out: '\u001b[31mbad\u001b[39m ␛[2J<U+009B>31m\n<U+003A>:error::x ##<U+005B>error]y',
      err: '␛[31mbad␛[39m ␛[2J<U+009B>31m\n<U+003A>:error::x ##<U+005B>error]y',
    });
  });

  it('has no styles otherwise', () => {
    expect(printable({ status: 0, out: said }, { colour: false }).out).toContain('␛[31mbad␛[39m');
  });

  it('obeys a reporter alone, and lets it carry nothing unseen', () => {
    const commands = '::error file=a::x\u202e ##[error]y\n';
    expect(printable({ status: 1, commands }, { colour: false }).out).toBe(
      '::error file=a::x<U+202E> ##<U+005B>error]y\n',
    );
  });
});
