/** Wishes of players for a rule, in the sentences of the editor, with the game that is then played. */
import { expect, test } from 'vitest';
import type { KeptGame } from '../../../src/site/client/board/keep-games.ts';
import type { MoveDraft } from '../../../src/try-out/moves.ts';
import {
  begun,
  close,
  opened,
  play,
  played,
  propose,
  roll,
  scoresOf,
  viewOf,
  vote,
} from '../made-game.ts';
import { EXAMPLES } from '../sentence-examples.ts';

const [ANN, BEN, EVE] = ['ann', 'ben', 'eve'] as const;
const ALL = [ANN, BEN, EVE];
const BEGUN = begun(['Ann', 'Ben', 'Eve']);

const voted = (number: number, against: readonly string[] = []) => [
  ...vote(number, ALL, against),
  close(number),
];
/** A turn in which all vote for what is proposed. */
const turn = (by: string, number: number, die = 1): readonly MoveDraft[] => [
  propose(by),
  ...voted(number),
  roll(by, die),
];

const SPEAKER: MoveDraft = {
  kind: 'propose',
  by: BEN,
  number: '',
  changes: [],
  acts: [{ what: 'office', player: EVE, name: '', quantity: '', amount: '', office: 'speaker' }],
  words: 'Eve is Speaker.',
};

/** After the proposal of Ann was adopted, and before she throws. */
const PLAYED: Readonly<Record<string, (adopted: KeptGame) => void>> = {
  '10 points for the proposer of an adopted change': (adopted) => {
    const game = played(adopted, roll(ANN), propose(BEN), ...voted(302));
    expect(scoresOf(game)).toEqual({ ann: '1', ben: '10', eve: '0' });
  },
  'Two votes for the Speaker': (adopted) => {
    const game = played(adopted, roll(ANN), SPEAKER, ...voted(302));
    expect(play(game, propose(BEN), ...voted(303)).says).toContain('Adopted 4 : 0');
  },
  'No die': (adopted) => {
    expect(viewOf(adopted).awaited.what).toBe('propose');
    expect(play(adopted, propose(BEN)).says).toContain('Proposal 302');
  },
  'A majority instead of unanimity': (adopted) => {
    const { says } = play(adopted, roll(ANN), propose(BEN), ...voted(302, [EVE]));
    expect(says).toContain('Adopted 2 : 1');
  },
  'A win at 50 points': (adopted) => {
    const mechanics = '- When a proposal is adopted, the proposer receives 50 points.';
    const rich = played(adopted, roll(ANN), propose(BEN, { mechanics }), ...voted(302), roll(BEN));
    const { game, says } = play(rich, propose(EVE), ...voted(303));
    expect(says).toContain('Eve');
    expect(opened(game).checkpoints.replay.winner?.player).toBe(EVE);
  },
  'A tax of one point each circuit': (adopted) => {
    const two = played(adopted, roll(ANN, 2), ...turn(BEN, 302, 3));
    expect(scoresOf(two)).toEqual({ ann: '2', ben: '3', eve: '0' });
    expect(scoresOf(played(two, ...turn(EVE, 303, 4)))).toEqual({ ann: '1', ben: '2', eve: '3' });
  },
  'A limit of thirty rules': (adopted) => {
    const mutableWith = (count: number) => {
      const changes = Array.from({ length: count }, (_, i) => {
        return {
          kind: 'enact',
          rule: '',
          tier: 'mutable',
          title: '',
          text: `Tea ${i}.`,
          mechanics: '',
        } as const;
      });
      const many: MoveDraft = { kind: 'propose', by: BEN, number: '', changes };
      const { rules } = viewOf(played(adopted, roll(ANN), many, ...voted(302)));
      return rules.filter(({ tier }) => tier === 'mutable').length;
    };
    // There are 13 mutable rules. Only the part of a proposal is void that would make more than 30.
    expect(mutableWith(17)).toBe(30);
    expect(mutableWith(18)).toBe(30);
  },
  'A rule that changes after two circuits': (adopted) => {
    const turns = [BEN, EVE, ANN, BEN, EVE].flatMap((by, i) => turn(by, 302 + i));
    const game = played(adopted, roll(ANN), ...turns);
    expect(scoresOf(game)).toEqual({ ann: '2', ben: '2', eve: '2' });
    expect(scoresOf(played(game, ...turn(ANN, 307)))).toEqual({ ann: '4', ben: '2', eve: '2' });
  },
};

test('each example that the guide shows is played', () => {
  expect(Object.keys(PLAYED)).toEqual(EXAMPLES.map(({ wanted }) => wanted));
});

test.each(EXAMPLES)('$wanted', ({ wanted, rule, words, mechanics }) => {
  const change = { kind: rule === undefined ? 'enact' : 'amend', rule: rule ?? '' } as const;
  const proposed = propose(ANN, { ...change, text: words, mechanics: JSON.stringify(mechanics) });
  const { game, says } = play(BEGUN, proposed, ...voted(301));
  expect(says).toContain('Adopted 3 : 0');
  PLAYED[wanted]?.(game);
});
