/** The players of a game, as a table. */
import { expect, test } from 'vitest';
import { listPlayers } from '../../src/archive/page-models/game/list-players.ts';
import { played, recorded } from './replayed.ts';

test('those who lead come first, with what they hold, proposed and judged', () => {
  const { columns, rows } = listPlayers(recorded('n-nomic'));
  expect(columns[0]).toBe('Points');
  // The last three have left the game.
  expect(rows.map(({ cells }) => cells[0]?.value)).toEqual([27, 18, -2, 11, 11, -1]);
  for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
});

test('counts for each player the votes that the record names', () => {
  const teapot = recorded('worked-example');
  const { columns, rows } = listPlayers(teapot);
  const row = rows.find(({ player }) => player.name === 'Cosima Wray');
  const sides = { 'Voted for': 'for', 'Voted against': 'against', Abstained: 'abstain' } as const;
  for (const [column, side] of Object.entries(sides)) {
    const cast = teapot.replay.proposals.filter(
      ({ written: { votes } }) =>
        votes?.kind === 'named' && votes[side].some((id) => id === 'cosima'),
    );
    // A column in which nobody has anything is left out.
    expect([column, row?.cells[columns.indexOf(column)]?.value ?? 0]).toEqual([
      column,
      cast.length,
    ]);
  }
  expect(columns).toContain('Voted against');
});

test('a column in which nobody has anything is left out, and who left comes last', () => {
  const proposal = (number: number, votes: string) =>
    `---\nproposal: ${number}\nby: a\nenact: {}\nvotes: { ${votes} }\nclosed: 2026-01-0${number - 300}\n---\nA rule.\n`;
  const archive = played({
    'game.md':
      '---\ntitle: Made\nruleset: suber\nmedium: mail\nplayers: { a: { name: Ann }, b: { name: Ben }, c: { name: Cid } }\n---\n',
    'events/1.md': '---\non: 2026-01-01\nleave: c\n---\n',
    'proposals/301.md': proposal(301, 'for: [a, b]'),
  });
  const { columns, rows } = listPlayers(archive);
  expect(columns).not.toContain('Judgments');
  const proposals = columns.indexOf('Proposals');
  expect(rows.map(({ player, cells }) => [player.name, cells[proposals]?.words])).toEqual([
    ['Ann', '1'],
    ['Ben', '0'],
    ['Cid', '0'],
  ]);
});
