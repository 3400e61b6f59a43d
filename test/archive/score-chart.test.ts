/** The picture of points: what its axis counts, whom it names, and what wins. */
import { describe, expect, it } from 'vitest';
import {
  drawScores,
  type ScoreChart,
} from '../../src/archive/page-models/charts/describe-scores.ts';
import { played } from './replayed.ts';

const PLAYERS = ['ada', 'ben', 'cid', 'dan', 'eve', 'fay', 'gus', 'hal'];

/** The chart of a game in which nothing happens but that points are given, as YAML after `points:`. */
function chartOf(points: readonly string[], seats = 2, medium = 'table'): ScoreChart {
  const players = PLAYERS.slice(0, seats).map((id) => `  ${id}: { name: ${id} }`);
  const events = points.map((each) => `  - { ${each}, rule: 206, why: A gift. }`);
  const chart = drawScores(
    played({
      'game.md': `---\ntitle: Made\nruleset: suber\nmedium: ${medium}\nplayers:\n${players.join('\n')}\n---\n`,
      'events/1.md': `---\nevents:\n${events.join('\n')}\n---\n`,
    }),
  );
  if (!chart) throw new Error('Nobody has won or lost a point.');
  return chart;
}

/** Where the lines go up or down, as shares of the whole width. */
function steps({ lines, left, right }: ScoreChart): readonly (readonly number[])[] {
  return lines.map(({ path }) =>
    [...path.matchAll(/[MH]([\d.]+)(?: [\d.]+)?(?=V)/g)].map(
      ([, x]) => Math.round((100 * (Number(x) - left)) / (right - left)) / 100,
    ),
  );
}

describe('the picture of points', () => {
  it('puts each moment where its date stands between the first and the last', () => {
    const chart = chartOf([
      'on: 2024-01-01, points: { ada: 10 }',
      'on: 2024-01-26, points: { ben: 10 }',
      'on: 2024-04-10, points: { ada: 10 }',
    ]);
    expect(chart.axis).toBe('by date');
    expect(steps(chart)).toEqual([[0, 1], [0.25]]);
    expect(chart.marks.map(({ words }) => words)).toEqual([
      '1 January 2024',
      '20 February 2024',
      '10 April 2024',
    ]);
  });

  it('goes record by record where no time passes', () => {
    const chart = chartOf([
      'on: 2024, points: { ada: 10 }',
      'on: 2024, points: { ada: 10, ben: 3 }',
    ]);
    expect(chart.axis).toBe('record by record');
    expect(steps(chart)).toEqual([[1], [1]]);
  });

  it('shows what wins where it can be seen, and says it otherwise', () => {
    const near = chartOf(['on: 2024-01-01, points: { ada: 50 }']);
    expect(near.goal).toEqual({ words: '100', y: near.ticks.at(-1)?.y });
    expect(near.ticks.at(-1)?.words).toBe('100');
    expect(chartOf(['on: 2024-01-01, points: { ada: 5 }']).goal).toEqual({ words: '100' });
    expect(chartOf(['on: 2024-01-01, points: { ada: 90 }'], 2, 'mail').goal?.words).toBe('200');
  });

  it('names the five who lead where many play', () => {
    const gifts = '{ ada: 1, ben: 2, cid: 3, dan: 4, eve: 5, fay: 6, gus: 7, hal: -8 }';
    const many = chartOf([`on: 2024-01-01, points: ${gifts}`], 8);
    expect(many.lines.map(({ name }) => name)).toEqual(['gus', 'fay', 'eve', 'dan', 'cid']);
    expect(many.others).toHaveLength(3);
    expect(many.table.players).toHaveLength(8);
    const few = chartOf(['on: 2024-01-01, points: { ben: 1 }'], 6);
    expect(few.lines.map(({ name }) => name)).toEqual(PLAYERS.slice(0, 6));
    expect(few.others).toEqual([]);
  });

  it('has room for ten digits, thousands apart', () => {
    const chart = chartOf(['on: 2024-01-01, points: { ada: 1999999999 }']);
    expect(chart.ticks.at(-1)?.words).toBe('2\u202f000\u202f000\u202f000');
    expect(chart.left).toBeGreaterThan(chartOf(['on: 2024-01-01, points: { ada: 5 }']).left);
  });
});
