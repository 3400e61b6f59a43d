import { describe, expect, it } from 'vitest';
import { jsonText } from '../../src/diagnostics/json-text.ts';
import { visible, visibleText, withoutCommands } from '../../src/diagnostics/visible.ts';

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
  ])('shows the unseen in %j', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('leaves the letters and joiners of every script', () => {
    const text = 'Ünicode, νόμος, 日本, می\u200cخواهم, 👩\u200d💻';
    expect(visible(text)).toBe(text);
  });

  it('keeps line feeds and tabs of longer texts', () => {
    expect(visibleText('a\n\tb\u001b')).toBe('a\n\tb␛');
  });
});

describe('withoutCommands', () => {
  it.each([
    ['::error::gone', '<U+003A>:error::gone'],
    ['ok\n  ::set-output name=x::y', 'ok\n  <U+003A>:set-output name=x::y'],
    ['see ##[error]x', 'see ##<U+005B>error]x'],
  ])('takes %j apart', (text, safe) => {
    expect(withoutCommands(text)).toBe(safe);
  });

  it('leaves colons elsewhere alone', () => {
    expect(withoutCommands('Rule 1:: no\n: x')).toBe('Rule 1:: no\n: x');
  });
});

describe('jsonText', () => {
  it('means the same and shows nothing unseen', () => {
    const value = { text: '\u001b\u009b\u202e\u2028\u{e0041} ##[error]', list: [1, '1/3', null] };
    const json = jsonText(value);
    expect(JSON.parse(json)).toEqual(value);
    expect(json).toBe(visibleText(json));
    expect(json).not.toContain('##[');
  });
});
