/** The pictures of a game, as data. */
import { describe, expect, it } from 'vitest';
import { drawLifelines } from '../../src/archive/page-models/charts/describe-lifelines.ts';
import { drawVotes } from '../../src/archive/page-models/charts/describe-voting-record.ts';
import { blame } from '../../src/archive/rule-history/blame.ts';
import { LOOSE } from '../engine/by-hand/in-short.ts';
import { enact, inTurn, page } from '../engine/table.ts';
import { laid, recorded, recordedGames } from './replayed.ts';

const teapot = recorded('worked-example');

describe('drawLifelines', () => {
  it('has a line for each rule that moved, and a mark for each change', () => {
    const lines = drawLifelines(teapot);
    const moved = [...teapot.replay.lives.values()].filter(
      ({ changes }) => changes.length > 1 || changes[0]?.kind !== 'initial',
    );
    expect(lines?.rules).toHaveLength(moved.length);
    const changes = moved.flatMap((life) => life.changes.filter(({ kind }) => kind !== 'initial'));
    expect(lines?.rules.flatMap(({ marks }) => marks)).toHaveLength(changes.length);
  });

  it('ends the line of a rule that was repealed, and thickens one of the highest tier', () => {
    const rows = new Map(drawLifelines(teapot)?.rules.map((row) => [row.numbers, row]));
    const repealed = rows.get('210');
    expect(repealed?.spans.at(-1)?.to).toBe(repealed?.marks.at(-1)?.x);
    expect(rows.get('301 → 310')?.spans.map(({ isFirst }) => isFirst)).toEqual([false, true]);
  });

  it('names each rule that is still as it was at the outset, and no other', () => {
    const moved = new Set(
      [...teapot.replay.lives.values()].flatMap(({ id, changes }) =>
        changes.length > 1 ? [id] : [],
      ),
    );
    const first = [...teapot.replay.lives.values()].filter(
      ({ changes }) => changes[0]?.kind === 'initial',
    );
    const unmoved = first.filter(({ id }) => !moved.has(id)).map(({ id }) => id);
    expect(drawLifelines(teapot)?.unmoved.map(({ words }) => words)).toEqual(unmoved);
    expect(unmoved).toContain('101');
    expect(unmoved).not.toContain('203');
  });

  it('draws nothing where no rule moved', () => {
    expect(drawLifelines(recorded('gnomic'))).toBeUndefined();
  });
});

describe('drawVotes', () => {
  it('says of each vote how many abstained', () => {
    const proposals = inTurn('', 'votes: { against: [b, c], abstain: [a] }');
    expect(drawVotes(laid({ proposals }))?.columns.map(({ words }) => words)).toEqual([
      'Proposal 301: adopted, 3 for, 0 against',
      'Proposal 302: defeated, 0 for, 2 against, 1 abstaining',
    ]);
  });

  it('marks so many outcomes that they have little room by strokes apart', () => {
    const all = Array.from({ length: 120 }, (_, i) =>
      i === 1 ? 'votes: { against: [a, b, c] }' : '',
    );
    const drawn = drawVotes(laid({ cards: LOOSE, proposals: inTurn(...all) }));
    expect(drawn?.isNarrow).toBe(true);
    const strokes = [...(drawn?.outcomes ?? '').matchAll(/M([\d.]+) \d+v-(\d+)/g)];
    expect(strokes.map(([stroke]) => stroke).join('')).toBe(drawn?.outcomes);
    const places = strokes.map(([, x]) => Number(x));
    for (const [i, x] of places.slice(1).entries()) expect(x - (places[i] ?? 0)).toBeGreaterThan(5);
    expect(strokes.slice(0, 3).map(([, , height]) => Number(height))).toEqual([12, 4, 12]);
  });

  it('has no row for a player without a part in what is drawn, and says so', () => {
    const votes = 'votes: { for: [a, b] }';
    const drawn = drawVotes(
      laid({ events: '  - { on: 2026-01-01, leave: c }', proposals: inTurn(votes, votes) }),
    );
    expect(drawn?.players.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(drawn?.says).toContain('1 player had no part in these and is not drawn.');
  });

  it('takes an open vote for none', () => {
    const open = page('proposal: 302\nby: b\nenact: {}\nvotes: { for: [b] }', 'A rule.');
    const archive = laid({ proposals: { ...inTurn(''), 302: open } });
    expect(archive.replay.proposals.at(-1)?.outcome).toBe('open');
    expect(drawVotes(archive)).toBeUndefined();
  });
});

describe('blame', () => {
  it('gives back the text in force, word for word, of every rule that several wrote', () => {
    let several = 0;
    for (const game of recordedGames.map((id) => recorded(id))) {
      for (const life of game.replay.lives.values()) {
        const pieces = blame(game, life);
        if (pieces.length === 0) continue;
        several++;
        const text = life.changes.findLast(({ rule }) => rule)?.rule?.text;
        expect(pieces.map(({ words }) => words).join('')).toBe(text);
      }
    }
    expect(several).toBeGreaterThan(2);
  });

  it('takes a sign between two words for the words before it', () => {
    const archive = laid({
      proposals: {
        301: enact(301, 'a', '', 'Tea is served at four.'),
        302: enact(302, 'b', 'amend: 301\nreplace: [{ from: four, to: five }]'),
      },
    });
    const life = archive.replay.lives.get('301');
    expect(life && blame(archive, life).map(({ words }) => words)).toEqual([
      'Tea is served at ',
      'five.',
    ]);
  });

  it('leaves to the first hand what an amendment did not touch', () => {
    const nomic = recorded('n-nomic');
    const life = nomic.replay.lives.get('112');
    const pieces = life ? blame(nomic, life) : [];
    expect(pieces.map(({ change, words }) => [change.kind, words.trim().slice(0, 9)])).toEqual([
      ['initial', 'The state'],
      ['amend', 'points'],
      ['initial', 'and the m'],
      ['amend', 'however a'],
      ['initial', 'that esta'],
    ]);
  });
});
