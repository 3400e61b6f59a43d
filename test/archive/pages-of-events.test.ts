/** Pages of other events, and of a record that ends. */
import { describe, expect, it } from 'vitest';
import { describeGame } from '../../src/archive/page-models/game/describe-game.ts';
import { describePlayer } from '../../src/archive/page-models/game/describe-player.ts';
import { describeTimeline } from '../../src/archive/page-models/game/describe-timeline.ts';
import {
  describeHome,
  describeOnHome,
} from '../../src/archive/page-models/library/describe-home.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { recorded } from './replayed.ts';

const nomic = recorded('n-nomic');

describe('a record that ends', () => {
  const standing = (id: string) => {
    const page = describeGame(recorded(id));
    return [page.statusWords, ...page.outcome.map(plain)];
  };

  it('is of a game in play only where somebody could play on', () => {
    expect(standing('nomic-mit-tens')).toEqual([
      'No end recorded',
      'The record ends with Proposal 306.',
      'No player is recorded.',
    ]);
    expect(standing('dvorak')[0]).toBe('In play');
    expect(standing('gnomic')[0]).toBe('No move yet');
  });

  it('says that nobody won, when play stopped and why', () => {
    expect(standing('n-nomic')).toEqual([
      'Ended',
      'Nobody won.',
      'Play stopped on 3 February 2010. After Player F withdrew, the remaining players decided to discontinue the game.',
    ]);
  });
});

describe('what happened', () => {
  it('leaves a note to its own words', () => {
    const [first] = describeTimeline(nomic);
    expect(first?.words).toEqual([]);
    expect(first?.note).toBe('The thread is created and the game begins.');
    const judged = describeTimeline(nomic).find(({ note }) => note?.startsWith('Player C accuses'));
    expect(judged && plain(judged.words)).toBe('Under Rule 302.');
  });

  it('is told at home by what changed, with its date once', () => {
    const { lately } = describeHome([describeOnHome(nomic)], [], nomic.links);
    expect(lately[0]?.on).toBe('4 January 2010');
    expect(lately.slice(0, 3).map(({ words }) => plain(words))).toEqual([
      'Rule 308 (“A new proposal must be made within ten days of the end …”) enacted. Made by Proposal 308 of Player E.',
      'Rule 306 (“This game is officially recognised as "N Nomic", and its …”) enacted. Made by Proposal 306 of Player A: adopted, if an abstention or silence does not spoil unanimity; otherwise defeated.',
      'Rule 305 (“The state of affairs that constitutes winning may not be …”) amended. Made by Proposal 305 of Player F.',
    ]);
  });

  it('is told of points once, as their cause or as their reckoning', () => {
    const player = nomic.replay.players.find(({ id }) => id === 'a');
    const ledger = player && describePlayer(nomic, player).ledger;
    expect(ledger?.map(({ cause, arithmetic }) => [plain(cause), arithmetic]).slice(0, 2)).toEqual([
      ['Proposal 301', 'round((301 − 291) × 1) = 10'],
      ['A grammatical error by Player D and a spelling error by Player A.', ''],
    ]);
    const table = recorded('worked-example');
    const cosima = table.replay.players.find(({ id }) => id === 'cosima');
    const [thrown] = (cosima && describePlayer(table, cosima).ledger) ?? [];
    expect(thrown && [plain(thrown.cause), thrown.arithmetic]).toEqual([
      'Cosima Wray throws 1 for Proposal 303',
      '1',
    ]);
  });
});
