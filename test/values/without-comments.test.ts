import { describe, expect, it, vi } from 'vitest';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { withoutComments } from '../../src/values/without-comments.ts';

describe('a comment', () => {
  it.each([
    ['a <!-- hidden --> b', 'a  b'],
    ['a\n<!-- hidden\nfor long -->\nb', 'a\nb'],
    ['<!-- one --><!-- two -->words', 'words'],
    ['<!-- all -->', ''],
  ])('is no part of %j', (text, rest) => {
    expect(withoutComments(text)).toBe(rest);
  });

  it.each(['a <!-- open', 'a --> b', 'write `<!-- this -->`', 'a <!-'])('is not in %j', (text) => {
    expect(withoutComments(text)).toBe(text);
  });

  it('is looked for once in a text of many beginnings', () => {
    const looked = vi.spyOn(String.prototype, 'indexOf');
    withoutComments('<!--'.repeat(10_000));
    const count = looked.mock.calls.length;
    looked.mockRestore();
    expect(count).toBeLessThan(10);
  });

  it('is no part of any text of a record, and alone is no text', () => {
    const bodies = ['Words.<!-- Ask Ada. -->', '<!-- Ask Ada. -->'];
    const parsed = bodies.map((body) =>
      parseRecords(
        [
          {
            file: 'games/g/game.md',
            text: '---\ntitle: A\nruleset: s\nmedium: table\nplayers: { a: { name: A } }\n---\n',
          },
          {
            file: 'games/g/proposals/301.md',
            text: `---\nproposal: 301\nby: a\nenact: {}\n---\n${body}\n`,
          },
        ],
        READINGS,
      ),
    );
    const texts = parsed.map(({ records }) =>
      [...records.games.values()].map(({ proposals }) => proposals[0]?.changes),
    );
    expect(JSON.stringify(texts)).not.toContain('Ask Ada');
    expect(parsed[1]?.findings.map(({ code }) => code)).not.toEqual(
      parsed[0]?.findings.map(({ code }) => code),
    );
  });
});
