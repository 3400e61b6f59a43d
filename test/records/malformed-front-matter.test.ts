/** Front matter that cannot be read, and how its faults are reported. */
import { describe, expect, test } from 'vitest';
import { cases, findIn, PROPOSAL, proposal, record } from './marked-records.ts';

cases('front matter', PROPOSAL, [
  ['none', '⟦Words.⟧\n', ['format/yaml']],
  ['none and no words either', '⟦ ⟧', ['format/yaml']],
  ['never closed', '⟦---⟧\nproposal: 301\n', ['format/yaml']],
  ['closed by more than dashes', '---\nproposal: 301\n⟦--- done⟧\nWords.\n', ['format/yaml']],
  ['in JSON', '---⟦json⟧\n{ "proposal": 301 }\n---\n', ['format/yaml']],
  ['in TOML', '--- ⟦toml⟧\nproposal = 301\n---\n', ['format/yaml']],
  ['nothing in it', '⟦---⟧\n---\nWords.\n', ['format/yaml']],
  ['a list', record('⟦- 301⟧'), ['format/yaml']],
  ['a text', record('⟦Words.⟧'), ['format/yaml']],
  ['two documents', record('proposal: 301\n...\n⟦b⟧y: ada'), ['format/yaml']],
  ['a second colon', proposal('enact: {}\nnotes: ⟦He said: no⟧'), ['format/yaml']],
  ['a second colon in brackets', proposal('votes: { for: ⟦a: b⟧ }'), ['format/yaml']],
  [
    'a second colon in brackets over lines',
    proposal('votes: {\n  for: ⟦a: b⟧\n}'),
    ['format/yaml'],
  ],
  ['an anchor', proposal('enact: ⟦&new⟧ {}'), ['format/yaml']],
  ['an alias', proposal('enact: {}\nnotes: ⟦*all⟧'), ['format/yaml']],
  ['a tag', proposal('enact: ⟦!!map⟧ {}'), ['format/yaml']],
  ['a key twice', proposal('enact: {}\n⟦by⟧: ben'), ['format/duplicate']],
  ['a key twice in short form', proposal('enact: { title: A, ⟦title⟧: B }'), ['format/duplicate']],
  ['a key that is no text', proposal('enact: {}\n⟦[⟧by]: ben'), ['format/yaml']],
  ['a key of JavaScript', proposal('enact: {}\n⟦__proto__⟧: { by: ben }'), ['format/key']],
  [
    'a number too long',
    proposal('enact: {}\nfacts: { x: ⟦0.1234567890123456789⟧ }'),
    ['format/type'],
  ],
  [
    'an integer too long',
    record('proposal: ⟦12345678901234567890⟧\nby: ada\nenact: {}', 'W'),
    ['format/type'],
  ],
  ['a number that is none', proposal('enact: {}\nfacts: { x: ⟦.nan⟧ }'), ['format/type']],
]);

describe('what is said', () => {
  const say = (text: string) =>
    findIn({ [PROPOSAL]: text }).map(({ message, help }) => [message, help]);

  test('a mistyped key is told once, with what it was meant to be', () => {
    expect(say(proposal('ennact: {}'))).toEqual([
      ['`ennact` is not a key of a proposal.', 'Did you mean `enact`?'],
    ]);
  });

  test('of front matter that is too long, how long it is and may be', () => {
    const matter = (length: number) => `---\n# ${'a'.repeat(length - 3)}\n---\nWords.\n`;
    const message = 'The front matter has 262145 characters, and it may have 262144.';
    expect(say(matter(262_145)).map(([first]) => first)).toEqual([message]);
    expect(say(matter(262_144)).join()).not.toContain('262144');
  });

  test('a wrong value is told with what is expected', () => {
    expect(say(proposal('enact: {}\nvotes: { for: [ada, 1.5] }'))).toEqual([
      [
        'Item 2 of `for` is `1.5` and should be the id of a player: small letters, digits and hyphens, or a vote, as a mapping with keys of `by`, `strength`, `why`, `source`.',
        'A mapping stands in braces, `{ key: value }`, or in lines that are indented; an empty one is `{}`.',
      ],
    ]);
  });

  test('a word that YAML takes for something else needs quotation marks', () => {
    expect(say(proposal('enact: { title: 1984 }'))).toEqual([
      ['`title` is `1984`, not a text, and should be a title.', 'Put it in quotation marks.'],
    ]);
  });
});
