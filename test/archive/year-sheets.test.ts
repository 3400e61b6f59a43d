/** Long lists, divided by year. */
import { describe, expect, it } from 'vitest';
import { listProposals } from '../../src/archive/page-models/proposals/list-proposals.ts';
import { latestOf, sheetsByYear, stepsFrom } from '../../src/archive/page-models/year-sheets.ts';
import { recorded } from './replayed.ts';

type Years = readonly (readonly [year: string, count: number])[];
const entries = (years: Years) =>
  years.flatMap(([year, count]) =>
    Array.from({ length: count }, (_, i) => ({
      year: year === 'none' ? undefined : year,
      name: `${year}/${i}`,
    })),
  );
const sheetsOf = (years: Years) => sheetsByYear(entries(years), ({ year }) => year);
const href = (id: string) => `/list/${id}/`;

describe('a long list', () => {
  const years: Years = [
    ['none', 3],
    ['1999', 20],
    ['2000', 260],
    ['2001', 30],
  ];
  const sheets = sheetsOf(years);

  it('is divided by year, the newest first, and what has no date last', () => {
    expect(sheets.map(({ id }) => id)).toEqual([
      '2001',
      '2000',
      '2000-2',
      '2000-3',
      '1999',
      'undated',
    ]);
  });

  it('has every entry on one sheet, the newest first within its year', () => {
    const all = sheets.flatMap(({ items }) => items.map(({ name }) => name));
    expect(all.toSorted()).toEqual(
      entries(years)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(sheets[1]?.items[0]?.name).toBe('2000/259');
    expect(Math.max(...sheets.map(({ items }) => items.length))).toBeLessThanOrEqual(120);
  });

  it('leads from each sheet to its neighbours and to every year', () => {
    const steps = stepsFrom(sheets, href, sheets[2]);
    expect(steps.here).toBe('2000, sheet 2 of 3');
    expect(steps.newer).toEqual({ words: '2000, sheet 1 of 3', href: '/list/2000/' });
    expect(steps.older).toEqual({ words: '2000, sheet 3 of 3', href: '/list/2000-3/' });
    expect(steps.years.map(({ words, href: to, isHere }) => [words, to, isHere])).toEqual([
      ['2001', '/list/2001/', false],
      ['2000', '/list/2000/', true],
      ['1999', '/list/1999/', false],
      ['Without a date', '/list/undated/', false],
    ]);
  });

  it('begins with what is latest', () => {
    const latest = latestOf(entries(years));
    expect(latest[0]?.name).toBe('2001/29');
    expect(latest.length).toBeLessThan(100);
    expect(stepsFrom(sheets, href)).toMatchObject({ here: undefined, newer: undefined });
  });
});

it('leaves a short list whole, the newest first', () => {
  const short: Years = [
    ['1999', 50],
    ['2000', 50],
  ];
  expect(sheetsOf(short)).toEqual([]);
  expect(latestOf(entries(short)).map(({ year }) => year)).toEqual([
    ...Array.from({ length: 50 }, () => '2000'),
    ...Array.from({ length: 50 }, () => '1999'),
  ]);
});

describe('a list of proposals', () => {
  const list = listProposals(recorded('n-nomic'));

  it('has no column that says the same in each line, and says it once', () => {
    for (const column of list.columns) {
      expect(new Set(list.lines.map((line) => JSON.stringify(line[column]))).size).not.toBe(1);
    }
    const verified = list.lines.filter(({ evidence }) => evidence === 'Verified');
    expect(list.columns.includes('evidence')).toBe(verified.length !== list.lines.length);
    expect(list.same.includes('Evidence: Verified')).toBe(verified.length === list.lines.length);
  });

  it('says how an amended rule would begin, or which words are exchanged', () => {
    const amended = list.lines.flatMap((line) => line.amended ?? []);
    expect(amended).toContainEqual(expect.stringMatching(/^“.+”$/));
  });
});
