/** A walk through a game shows all holdings at each step, and the result at its end. */
import { expect, test } from 'vitest';
import { leadingQuantity } from '../../src/archive/lookup/winning-mark.ts';
import { type WalkJson, walkJson } from '../../src/archive/page-models/game/describe-walk.ts';
import { numberWords } from '../../src/archive/words/amount-words.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { day, enact, judged } from '../engine/table.ts';
import { laid, played, recorded, recordedGames, told } from './replayed.ts';

function heldAt({ start, steps }: WalkJson, at: number): readonly string[] {
  const held = [...start];
  for (const { has = [] } of steps.slice(0, at)) for (const [i, amount] of has) held[i] = amount;
  return held;
}

test('a turn of Suber’s set', () => {
  const walk = walkJson(
    played({
      'game.md':
        '---\ntitle: Made\nruleset: suber\nmedium: table\nstarted: 2026-03-01\nplayers:\n  ada: { name: Ada }\n  ben: { name: Ben }\n---\n',
      'proposals/301.md':
        '---\nproposal: 301\nby: ada\nproposed: 2026-03-01\nenact: {}\nvotes: { for: [ada], against: [ben] }\nclosed: 2026-03-01\n---\nTea.\n',
      'events/2026-03.md':
        '---\nevents:\n  - { on: 2026-03-01, roll: { by: ada, die: 4, for: 301 } }\n---\n',
      'proposals/302.md':
        '---\nproposal: 302\nby: ben\nproposed: 2026-03-02\nenact: {}\nvotes: { for: [ada, ben] }\nclosed: 2026-03-03\n---\nCake.\n',
    }),
  );
  expect(walk.players).toEqual(['Ada', 'Ben']);
  expect(walk.quantity).toBe('Points');
  expect(
    walk.steps.map(({ mark, called, note = '', version, says }, i) => [
      ...[mark, called, note, version, heldAt(walk, i + 1).join(' ')],
      plain(says).split(':')[0],
    ]),
  ).toEqual([
    ['other', '301', 'Proposed', 0, '0 0', 'Ada makes Proposal 301'],
    ['defeated', '301', '1 : 1', 0, '−10 0', 'Proposal 301 is defeated'],
    ['other', 'Die', '4', 0, '−6 0', expect.stringContaining('Ada')],
    ['other', '302', 'Proposed', 0, '−6 0', 'Ben makes Proposal 302'],
    ['adopted', '302', '2 : 0', 1, '−6 0', 'Proposal 302 is adopted'],
  ]);
  expect(plain(walk.steps[1]?.says ?? [])).toContain('“Tea”. Ada −10 (Rule 206): 0 → −10.');
});

test.each(recordedGames)('ends where the game %s does', (id) => {
  const archive = recorded(id);
  const walk = walkJson(archive);
  const quantity = leadingQuantity(archive);
  expect(walk.steps.at(-1)?.version ?? 0).toBe(archive.latest);
  expect(heldAt(walk, walk.steps.length)).toEqual(
    archive.replay.players.map(({ holdings }) => {
      const held = holdings.get(quantity);
      return held ? numberWords(held) : '–';
    }),
  );
});

test.each([
  ['No.', 'No.”'],
  ['May it?', 'May it?”'],
  ['No', 'No”.'],
])('a ruling in words ends its sentence once: %s', (ruling, end) => {
  const on = day(301, 1);
  const given = `judge: c\nruling: '${ruling}'\ngiven: ${on}`;
  const archive = laid({
    proposals: { 301: enact(301, 'a') },
    judgments: { 1: judged(1, on, 'c', given) },
  });
  expect(told(archive).at(-1)).toBe(`C gives Judgment 1: “${end}`);
});
