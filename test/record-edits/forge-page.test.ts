/** The page of a forge on which a record is made. Rows say what each forge fills in, and what has to be pasted. */
import { describe, expect, it } from 'vitest';
import { forgePage } from '../../src/record-edits/forge.ts';

const record = {
  file: 'games/g/proposals/301.md',
  text: '---\nproposal: 301\n---\nTea & cake.\n',
  isAddition: false,
};

const FOLDERS = {
  github: 'https://github.com/o/r/tree/main/content',
  gitlab: 'https://gitlab.com/o/r/-/tree/main/content',
  forgejo: 'https://codeberg.org/o/r/src/branch/main/content',
} as const;

describe('a new record', () => {
  it.each([
    ['github', '/o/r/new/main', { filename: `content/${record.file}`, value: record.text }],
    ['gitlab', '/o/r/-/new/main', { file_name: `content/${record.file}` }],
    [
      'forgejo',
      '/o/r/_new/main/content/games/g/proposals',
      { filename: '301.md', value: record.text },
    ],
  ] as const)('at %s', (forge, path, filled) => {
    const page = forgePage(FOLDERS[forge], record);
    const address = new URL(page?.address ?? '');
    expect(address.pathname).toBe(path);
    expect(Object.fromEntries(address.searchParams)).toEqual(filled);
    expect(page?.words.endsWith(', and paste this')).toBe(!('value' in filled));
  });

  it('is only named where its text is too long for an address', () => {
    const page = forgePage(FOLDERS.github, { ...record, text: 'x'.repeat(8000) });
    expect(page).toEqual({
      address: `https://github.com/o/r/new/main?filename=${encodeURIComponent(`content/${record.file}`)}`,
      words: 'Open it at github.com, and paste this',
    });
  });
});

it.each([
  ['github', 'https://github.com/o/r/edit/main/content/'],
  ['gitlab', 'https://gitlab.com/o/r/-/edit/main/content/'],
  ['forgejo', 'https://codeberg.org/o/r/_edit/main/content/'],
] as const)('a record that is there is edited at %s', (forge, at) => {
  const page = forgePage(FOLDERS[forge], { ...record, isAddition: true });
  expect(page?.address).toBe(at + record.file);
  expect(page?.words).toMatch(/^Edit it at .+, and paste this$/);
});

it('is offered at no other address', () => {
  expect(forgePage('https://example.com/o/r', record)).toBeUndefined();
});
