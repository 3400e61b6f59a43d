/**
 * The answers in the first lines of a proposal's and of a rule's page, and claims that they must not
 * make while something stands.
 */
import { expect, test } from 'vitest';
import { describeGame } from '../../src/archive/page-models/game/describe-game.ts';
import { describeOnHome } from '../../src/archive/page-models/library/describe-home.ts';
import { describeRuleLife } from '../../src/archive/page-models/rules/describe-rule-life.ts';
import { changesFiled } from '../../src/archive/rule-history/describe-change-files.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { proposalResult } from '../../src/archive/words/proposal-result.ts';
import { enact, inTurn, page } from '../engine/table.ts';
import { laid, proposalPage, recorded, recordedGames, rulePage } from './replayed.ts';

const teapot = recorded('worked-example');
const open = (front: string, body = '') =>
  laid({ proposals: { 301: page(`proposal: 301\nby: a\n${front}\nvotes: { for: [a] }`, body) } });

test.each([
  ['won by points', recorded('worked-example'), 'Edith Oyelaran won by paradox'],
  ['ended without a winner', recorded('n-nomic'), 'Nobody won'],
  ['not begun', recorded('gnomic'), 'No player is recorded'],
  ['that merely stops', recorded('nomic-mit-tens'), 'The record ends with Proposal 306'],
  ['with an open vote', open('enact: {}', 'Tea.'), 'Proposal 301 waits for B and C'],
  ['with a move to make', laid({ proposals: inTurn('') }), 'B is to make Proposal 302'],
  [
    'with a question before a Judge',
    laid({
      proposals: inTurn(''),
      judgments: { 1: page('judgment: 1\nquestion: May they?\nby: a\ninvoked: 2026-02-01', '') },
    }),
    'Judgment 1 waits for C',
  ],
])('says first of a game %s how it ended, or whom it waits for', (_, archive, headline) => {
  expect(plain(describeGame(archive).headline)).toBe(headline);
});

test('says on the card of a game in play whom it waits for', () => {
  const { card } = describeOnHome(laid({ proposals: inTurn('') }));
  expect(card.outcome.map(plain)).toEqual(['B is to make Proposal 302.']);
});

test('says of an adopted proposal the tally and what it did, and shows its words once', () => {
  const { tally, did, changes, made } = proposalPage(recorded('n-nomic'), '305');
  expect(tally).toBe('5 : 0');
  expect(plain(did)).toBe('It amended Rule 304, now Rule 305, and made version 5.');
  expect(changes.map(({ redline }) => redline !== undefined)).toEqual([true]);
  expect(made).toEqual([]);
});

test('says of one that was not adopted what it asked for, and of an open one who has not voted', () => {
  const asked = 'It asked to transmute Rule 112, to make it mutable.';
  expect(plain(proposalPage(teapot, '316').did)).toBe(asked);
  const { did, tally, vote } = proposalPage(open('repeal: 201'));
  expect([plain(did), tally]).toEqual(['It asks to repeal Rule 201.', undefined]);
  const sides = vote?.sides.map(({ words, voters }) => [
    words,
    ...voters.map(({ who }) => who.name),
  ]);
  expect(sides).toEqual([['For', 'A'], ['Against'], ['Still to vote', 'B', 'C']]);
});

test('says each thing that a compound proposal does to one rule', () => {
  const changes = 'changes: [{ transmute: { rule: 109, to: mutable } }, { repeal: 109 }]';
  const { replay } = laid({ proposals: { 301: enact(301, 'a', `${changes}\noutcome: adopted`) } });
  const [proposal] = replay.proposals;
  expect(proposal && proposalResult(replay, proposal)).toContain(
    'Rule 109 transmuted, now Rule 301 and Rule 301 repealed: version 1.',
  );
});

test('lists at a rule what was undetermined, with what became of it', () => {
  const said = rulePage(teapot, '208').attempts.map((each) => [each.link.words, each.outcomeWords]);
  expect(said).toEqual([['Proposal 329', 'Undetermined']]);
});

test('says how near a change is that a rule announces, while it can come', () => {
  const soFar = (...acts: readonly string[]) =>
    rulePage(laid({ proposals: inTurn('', '', '', ...acts) }), '203').soFar;
  expect(soFar()).toBe('So far the number of circuits completed is 1.');
  expect(soFar('amend: 203\nmechanics: keep')).toBe(undefined);
});

test('says what made a rule what it is, and first what the law became where its words stayed', () => {
  const { origin, reread } = rulePage(teapot, '203');
  expect(plain(origin)).toBe("Changed by the rule's own terms, 16 January 2025, 20:55 UTC.");
  expect(reread?.effect.come).toEqual(['A change is adopted if a majority is in favour.']);
  expect(reread?.since).toContain('January 2025');
  const others = [...teapot.replay.lives.values()].filter(({ id }) => id !== '203');
  expect(others.flatMap((each) => describeRuleLife(teapot, each)?.reread ?? [])).toEqual([]);
});

test('lists as repealed only what is no longer in force', () => {
  for (const archive of recordedGames.map((id) => recorded(id))) {
    const repealed = changesFiled(archive).filter(({ file }) => file === 'repealed');
    const inForce = repealed.filter(({ id }) => {
      return archive.replay.lives.get(id)?.changes.at(-1)?.rule !== undefined;
    });
    expect(inForce.map(({ difference }) => difference.number)).toEqual([]);
  }
});

test('files the repeal of an amendment with what was amended', () => {
  const amended = changesFiled(teapot).filter(({ file }) => file === 'amended');
  const filed = amended.map(({ says }) => says);
  expect(filed).toContain('Amendment 318 repealed and the rule renumbered 326');
});
