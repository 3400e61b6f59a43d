import { describe, expect, it } from 'vitest';
import { listProposals } from '../../src/archive/page-models/proposals/list-proposals.ts';
import { firstWords } from '../../src/archive/words/first-words.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { recorded } from './replayed.ts';

describe('the first words of a text', () => {
  it.each([
    ['Tea.', 'Tea.'],
    ['# The *kettle*\n\nis [shared](https://example.org).', 'The kettle is shared.'],
    ['1. Whoever spills tea, says so.', 'Whoever spills tea, says so.'],
    [
      'No player may hold more than one office, unless all others agree to it.',
      'No player may hold more than one office, unless all …',
    ],
    ['x'.repeat(100), `${'x'.repeat(56)} …`],
  ])('of %j', (text, words) => {
    expect(firstWords(text)).toBe(words);
  });

  it.each(['', ' \n', '***'])('are none of %j', (text) => {
    expect(firstWords(text)).toBeUndefined();
  });

  it('name a rule without a title where its proposal is listed', () => {
    const asks = listProposals(recorded('n-nomic')).lines.map((line) => plain(line.asks));
    const untitled = asks.filter((words) => words.startsWith('Enact a new rule'));
    expect(untitled.length).toBeGreaterThan(1);
    expect(new Set(untitled).size).toBe(untitled.length);
  });
});
