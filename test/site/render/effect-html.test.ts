import { describe, expect, it } from 'vitest';
import { compareSentences } from '../../../src/archive/words/effect.ts';
import { effectWords } from '../../../src/archive/words/effect-words.ts';
import { effectHtml } from '../../../src/site/render/html/effect-html.ts';

const about = { rule: 1, called: 'Rule 1', words: 'stay' } as const;
const html = (before: readonly string[], after: readonly string[]) =>
  effectHtml(effectWords([compareSentences(about, before, after)]));

describe('what a change does, on a page', () => {
  it('sets a sentence beside the one in its place, whatever signs it has', () => {
    expect(html(['X gets 4 <b>points</b>.'], ['X gets 9 <b>points</b>.'])).toBe(
      '<div class="does" data-surprise><p class="does-says">The words of Rule 1 stay, but what it does changes:</p><dl><div><dt>Before</dt><dd>X gets <del>4</del> &lt;b&gt;points&lt;/b&gt;.</dd><dt>After</dt><dd>X gets <ins>9</ins> &lt;b&gt;points&lt;/b&gt;.</dd></div></dl></div>',
    );
  });

  it('says where nothing comes instead, and lists what only ends or only begins', () => {
    expect(html(['A is so.', 'Each of B and C is so.'], ['A is not so.'])).toContain(
      '<dd><del>Each of B and C is so.</del></dd><dt>After</dt><dd><i>Nothing</i></dd>',
    );
    expect(html(['It ends.'], [])).toContain('<ul><li><del>It ends.</del></li></ul>');
    expect(html([], ['It begins.'])).toContain('<ul><li>It begins.</li></ul>');
  });

  it('is nothing where nothing changes', () => {
    expect(html(['A.'], ['A.'])).toBe('');
  });
});
