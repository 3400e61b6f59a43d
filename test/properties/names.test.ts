/** Each name that the vocabulary admits has an address of its own; every door refuses the others. */

import { expect, test } from 'vitest';
import { createLinks } from '../../src/archive/lookup/links.ts';
import { foldedForm, type IdentifierKind, isName } from '../../src/content/names.ts';
import { parseRecordPath } from '../../src/content/record-path.ts';
import { parseTierChoice } from '../../src/import/decide-tiers.ts';
import { parseRulesetId } from '../../src/import/plan-import.ts';
import { parsePlayer } from '../../src/record-edits/plans/plan-game.ts';
import { parseNumberGiven } from '../../src/values/ids.ts';
import fc from '../by-chance.ts';
import { findIn, PROPOSAL, record } from '../records/marked-records.ts';

/** Words in which the pieces meet that make a name none. */
const PIECES = [
  ...['con', 'LPT1', 'index', 'Years', 'html', 'json', 'md', 'git', 'A', 'a', 'Aa', '7', '301'],
  ...['.', '..', '-', '_', '#', '/', '%2e', ' ', 'ä', 'а', '\n', 'x'.repeat(15)],
];
const word = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 });
const text = word.map((pieces) => pieces.join(''));

const quoted = (name: string) => JSON.stringify(name);
const isNumber = (name: string) => /^\d+$/.test(name);
const game = (players: string) =>
  record(`title: G\nruleset: s\nmedium: table\nplayers:\n${players}`);
const isFree = (records: Readonly<Record<string, string>>) => findIn(records).length === 0;
const decree = (name: string) =>
  `  - { fiat: { by: X, enact: { number: ${quoted(name)} }, text: W. } }`;
const events = (names: readonly string[]) => record(`events:\n${names.map(decree).join('\n')}`);

/** Each way in which a name of a kind comes into an archive. */
const DOORS: Readonly<Record<string, readonly [IdentifierKind, (name: string) => boolean]>> = {
  'the file of a record': ['record', (name) => parseRecordPath(`games/g/events/${name}.md`).ok],
  'a folder of a game': ['id', (name) => parseRecordPath(`games/${name}/game.md`).ok],
  'a player in game.md': [
    'id',
    (name) => isFree({ 'games/g/game.md': game(`  ${quoted(name)}: { name: Ada }`) }),
  ],
  'a player who joins': [
    'id',
    (name) => isFree({ 'games/g/events/e.md': record(`join: { id: ${quoted(name)}, name: Eve }`) }),
  ],
  'init --player': ['id', (name) => parsePlayer(`${name}=Ada`).ok],
  'import --as': ['id', (name) => parseRulesetId(name).ok],
  'a rule by fiat': ['rule', (name) => isFree({ 'games/g/events/e.md': events([name]) })],
  'the number of a proposal': [
    'series',
    (name) => isFree({ [PROPOSAL]: record(`proposal: ${quoted(name)}\nby: ada\nenact: {}`, 'W.') }),
  ],
  'the number of a Judgment': [
    'series',
    (name) =>
      isFree({
        'games/g/judgments/1.md': record(`judgment: ${quoted(name)}\nquestion: Q?\nby: ada`),
      }),
  ],
  'propose --number, and the desk': ['series', (name) => parseNumberGiven(name).ok],
};

test.each(Object.entries(DOORS))('%s has the vocabulary of all', (_, [kind, isOpen]) => {
  let admitted = 0;
  fc.assert(
    fc.property(text, (name) => {
      const isOne = isName(kind, name) || (kind !== 'record' && isNumber(name) && kind !== 'id');
      admitted += isOne ? 1 : 0;
      expect(isOpen(name)).toBe(isOne);
    }),
    { numRuns: 100 },
  );
  expect(admitted).toBeGreaterThan(6);
});

test('tiers on the command line are named like tiers in a record', () => {
  fc.assert(
    fc.property(
      text.filter((name) => !/[,:]/.test(name) && name.trim() === name),
      (name) => {
        expect(parseTierChoice(`${name}:1`).ok).toBe(isName('id', name));
      },
    ),
  );
});

test('names that are admitted together have addresses that differ on every disk', () => {
  const names = fc.array(
    text.filter((name) => isName('rule', name)),
    {
      minLength: 2,
      maxLength: 6,
    },
  );
  const links = createLinks('/base/');
  let together = 0;
  fc.assert(
    fc.property(names, (list) => {
      const distinct = [...new Set(list)];
      const isOne = new Set(distinct.map(foldedForm)).size < distinct.length;
      expect(isFree({ 'games/g/events/e.md': events(distinct) })).toBe(!isOne);
      if (isOne) return;
      together += 1;
      const addresses = distinct.map((name) => new URL(links.rule('g', name), 'http://x').pathname);
      expect(new Set(addresses.map((each) => each.toLowerCase())).size).toBe(distinct.length);
      for (const [i, address] of addresses.entries()) {
        expect(decodeURIComponent(address)).toBe(`/base/games/g/rules/${distinct[i]}/`);
        expect(address).not.toMatch(/\/(?:index|years|con)\/|\.html\//i);
      }
    }),
    { numRuns: 100 },
  );
  expect(together).toBeGreaterThan(50);
});
