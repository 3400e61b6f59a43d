/** What a change does to what the rules do: the sentences that go, that come and that stay. */
import { describe, expect, it } from 'vitest';
import { feedEntries, ruleEntries } from '../../src/archive/exports/atom-feed.ts';
import { compareSentences, type Effect } from '../../src/archive/words/effect.ts';
import { effectLines, effectMarkdown } from '../../src/archive/words/effect-words.ts';
import { whatItDoes } from '../../src/archive/words/phrases/what-it-does.ts';
import { played } from './replayed.ts';

const GAME = `---
title: Made
ruleset: suber
medium: mail
started: 2026-01-01
players: { a: { name: Ann }, b: { name: Ben }, c: { name: Cia } }
---
`;
const WORDS =
  'When a proposed rule-change is defeated, the player who proposed it loses 10 points.';
const LOSES = 'When a proposal is defeated, the proposer loses 10 points.';
const RECEIVES = 'When a proposal is defeated, the proposer receives 50 points.';
const AWARD = '{ awards: [{ on: defeated, to: proposer, points: 50 }] }';

const open = (number: number, by: string, front: string, body = '') =>
  `---\nproposal: ${number}\nby: ${by}\nproposed: 2026-01-0${number - 300}\n${front}\n---\n${body}\n`;
const closed = (votes = '{ for: [a, b, c] }') => `votes: ${votes}\nclosed: 2026-01-01`;

/** What the last of some proposals does, the first of which is 301. */
function does(...proposals: readonly string[]): readonly Effect[] {
  const files = proposals.map((text, i) => [`proposals/${301 + i}.md`, text] as const);
  const archive = played({ 'game.md': GAME, ...Object.fromEntries(files) });
  expect(archive.replay.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const last = archive.replay.proposals.at(-1);
  return last ? whatItDoes(archive, last) : [];
}

describe('an amendment', () => {
  it('under the same words is called that, whether it is open, adopted or defeated', () => {
    const effect = {
      rule: 206,
      called: 'Rule 206',
      words: 'stay',
      gone: [LOSES],
      come: [RECEIVES],
      kept: [],
      onlyMechanics: true,
      onlyWords: false,
    };
    const front = `amend: 206\nmechanics: ${AWARD}`;
    expect(does(open(301, 'a', front, WORDS))).toEqual([effect]);
    expect(does(open(301, 'a', `${front}\n${closed()}`, WORDS))).toEqual([effect]);
    const lost = closed('{ for: [a], against: [b, c] }');
    expect(does(open(301, 'a', `${front}\n${lost}`, WORDS))).toEqual([effect]);
  });

  it('whose words alone change keeps what the rule does, and says what that is', () => {
    const [effect, ...others] = does(
      open(301, 'a', 'amend: 206\nmechanics: keep', 'One loses 4 points.'),
    );
    expect(others).toEqual([]);
    expect(effect).toMatchObject({ gone: [], come: [], kept: [LOSES], onlyWords: true });
    expect(effectLines(effect ? [effect] : [])).toEqual([
      'The words of Rule 206 change, and what it does stays:',
      LOSES,
    ]);
  });

  it('without mechanics ends what the rule does', () => {
    const effects = does(open(301, 'a', 'amend: 206\nmechanics: none', WORDS));
    expect(effectLines(effects)).toEqual([
      'The words of Rule 206 stay, and what it does ends:',
      `− ${LOSES}`,
    ]);
  });

  it('meets the rule as it is now, and not as it was when it was made', () => {
    const [effect] = does(
      open(301, 'a', `amend: 206\nmechanics: ${AWARD}\n${closed()}`, WORDS),
      open(302, 'b', 'amend: 301\nmechanics: none', 'Nothing is lost.'),
    );
    expect(effect).toMatchObject({ rule: 301, gone: [RECEIVES], come: [] });
  });
});

it('no difference is hidden, such as how many faces a die has', () => {
  const rolled = (faces: number) =>
    `mechanics: { turn: [propose, { part: roll, faces: ${faces} }] }`;
  const [effect] = does(
    open(301, 'a', `enact: { ${rolled(6)} }\n${closed()}`, 'A die.'),
    open(302, 'b', `amend: 301\n${rolled(20)}`, 'A die.'),
  );
  expect(effect?.onlyMechanics).toBe(true);
  expect([effect?.gone.join(), effect?.come.join()]).toEqual([
    expect.stringMatching(/\b(?:6|six)\b/),
    expect.stringMatching(/\b(?:20|twenty)\b/),
  ]);
});

it('an enactment does what its mechanics say, or is words only', () => {
  const tea = open(301, 'a', `enact: { mechanics: ${AWARD} }`, 'Napkins are blue.');
  expect(effectLines(does(tea))).toEqual([
    'What the new rule “Napkins are blue” does:',
    `+ ${RECEIVES}`,
  ]);
  const words = open(301, 'a', 'enact: { title: Tea, mechanics: {} }', 'Napkins are blue.');
  expect(effectLines(does(words))).toEqual([
    'Words only: the players apply the new rule “Tea” themselves.',
  ]);
});

it('a repeal ends what the rule did, and a transmutation changes nothing of it', () => {
  expect(effectLines(does(open(301, 'a', 'repeal: 206')))).toEqual([
    'What Rule 206 does ends:',
    `− ${LOSES}`,
  ]);
  const moved = does(open(301, 'a', 'transmute: { rule: 110, to: mutable }'));
  expect(moved).toMatchObject([{ rule: 110, gone: [], come: [], onlyMechanics: false }]);
  expect(effectLines(moved)).toEqual([]);
});

it('several changes stand rule by rule, what no words announce first', () => {
  const changes = `changes:
  - { enact: {}, text: Tea. }
  - { repeal: 204 }
  - { amend: 206, mechanics: ${AWARD}, text: '${WORDS}' }
  - { amend: 206, mechanics: none, text: '${WORDS}' }`;
  const told = does(open(301, 'a', changes)).map(({ called, words, come }) => [
    called,
    words,
    come,
  ]);
  // The two amendments of one rule are described as one change.
  expect(told).toEqual([
    ['Rule 206', 'stay', []],
    ['the new rule “Tea”', 'new', []],
    ['Rule 204', 'gone', []],
  ]);
});

it('what a proposal does beside changing rules stands before its rules', () => {
  const effects = does(open(301, 'a', 'enact: {}\nact: [{ points: { b: 50 } }]', 'Tea.'));
  expect(effectLines(effects)).toEqual([
    'What its adoption does at once:',
    '+ Ben receives 50 points.',
    'Words only: the players apply the new rule “Tea” themselves.',
  ]);
});

describe('sentences before and after', () => {
  const about = { rule: 1, called: 'Rule 1', words: 'stay' } as const;
  const compared = (before: readonly string[], after: readonly string[]) =>
    compareSentences(about, before, after);

  it('count as often as they stand', () => {
    expect(compared(['A.'], ['A.', 'A.'])).toMatchObject({ gone: [], come: ['A.'], kept: ['A.'] });
    expect(compared(['A.', 'A.', 'B.'], ['B.', 'A.'])).toMatchObject({ gone: ['A.'], come: [] });
  });

  it('stand in Markdown beside those that they replace, with what differs marked', () => {
    const [head, table] = effectMarkdown([
      compared(['X gets | 4 *points* now.'], ['X gets | 9 *points* now.']),
    ]);
    expect(head).toBe('⚠️ **The words of Rule 1 stay, and what it does changes:**');
    expect(table?.split('\n').at(-1)).toBe(
      '| X gets &#124; <del>4</del> &#42;points&#42; now. | X gets &#124; <ins>9</ins> &#42;points&#42; now. |',
    );
  });

  it('that stay are repeated up to three, beside new words all of them', () => {
    const five = ['A.', 'B.', 'C.', 'D.', 'E.'];
    const mixed = compareSentences({ ...about, words: 'changed' }, five, [...five, 'F.']);
    expect(effectLines([mixed]).at(-1)).toBe('As it was: A. B. C. And 2 more.');
    const kept = compareSentences({ ...about, words: 'changed' }, five, five);
    expect(effectLines([kept]).at(-1)).toBe('A. B. C. D. E.');
  });
});

it('a feed says it of each version, and that of a rule of each of its changes', () => {
  const front = `amend: 206\nmechanics: ${AWARD}\n${closed()}`;
  const archive = played({ 'game.md': GAME, 'proposals/301.md': open(301, 'a', front, WORDS) });
  const says = `The words of Rule 206 stay, and what it does changes:\n− ${LOSES}\n+ ${RECEIVES}`;
  const [latest, initial] = feedEntries([archive]);
  expect(latest?.summary).toContain(`\n${says}`);
  expect(initial?.summary).not.toContain('does');
  const life = archive.replay.lives.get('206');
  const changes = life ? ruleEntries(archive, life) : [];
  expect(changes.map(({ summary }) => summary.includes(says))).toEqual([true, false]);
});

it('a feed says what an open proposal would do, until its vote is closed', () => {
  const change = `amend: 206\nmechanics: ${AWARD}`;
  const openIn = (front: string) =>
    feedEntries([played({ 'game.md': GAME, 'proposals/301.md': open(301, 'a', front, WORDS) })])
      .filter(({ title }) => title.includes('Proposal'))
      .map(({ title, href, updated, summary }) => [title, href, updated, ...summary.split('\n')]);
  expect(openIn(change)).toEqual([
    [
      'Made: Proposal 301 is open',
      '/games/made/proposals/301/',
      '2026-01-01T00:00:00Z',
      'It asks to amend Rule 206.',
      'The words of Rule 206 stay, and what it does changes:',
      `− ${LOSES}`,
      `+ ${RECEIVES}`,
    ],
  ]);
  expect(openIn(`${change}\n${closed()}`)).toEqual([]);
});
