/** The effects of a change on the mechanics of rules: the sentences that go, that come and that stay. */
import { describe, expect, test } from 'vitest';
import { feedEntries, ruleEntries } from '../../src/archive/exports/atom-feed.ts';
import { compareSentences, type EffectPhrase } from '../../src/archive/words/effect.ts';
import { effectLines, effectMarkdown } from '../../src/archive/words/effect-words.ts';
import { whatItDoes } from '../../src/archive/words/phrases/what-it-does.ts';
import { inTurn, page } from '../engine/table.ts';
import { laid } from './replayed.ts';

const WORDS =
  'When a proposed rule-change is defeated, the player who proposed it loses 10 points.';
const LOSES = 'When a proposal is defeated, the proposer loses 10 points.';
const RECEIVES = 'When a proposal is defeated, the proposer receives 50 points.';
const AWARD = '{ awards: [{ on: defeated, to: proposer, points: 50 }] }';
const SAME_WORDS = `amend: 206\nmechanics: ${AWARD}`;

/** The proposal, and after `---` its words. */
const open = (asked: string, number = 301, by = 'a') => {
  const [front, body = ''] = asked.split('\n---\n');
  return page(`proposal: ${number}\nby: ${by}\nproposed: 2026-01-0${number - 300}\n${front}`, body);
};
const opened = (asked: string) => laid({ proposals: { 301: open(asked) } });

/** The effects of a proposal that follows an adopted one. */
function does(asked: string, carried?: string): readonly EffectPhrase[] {
  const proposals = carried
    ? { ...inTurn(carried), 302: open(asked, 302, 'b') }
    : { 301: open(asked) };
  const archive = laid({ proposals });
  expect(archive.replay.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const last = archive.replay.proposals.at(-1);
  return last ? whatItDoes(archive, last) : [];
}

test.each([
  ['open', ''],
  ['adopted', '\nvotes: { for: [a, b, c] }\nclosed: 2026-01-01'],
  ['defeated', '\nvotes: { for: [a], against: [b, c] }\nclosed: 2026-01-01'],
])('an amendment under the same words is called that when it is %s', (_, more) => {
  expect(does(`${SAME_WORDS}${more}\n---\n${WORDS}`)).toEqual([
    {
      ...{ rule: 206, called: 'Rule 206', words: 'stay', gone: [LOSES], come: [RECEIVES] },
      ...{ kept: [], onlyMechanics: true, onlyWords: false },
    },
  ]);
});

const die = (faces: number) => `mechanics: { turn: [propose, { part: roll, faces: ${faces} }] }`;
const ROLLS = (faces: number) =>
  `A turn is proposing and voting, then throwing a die of ${faces} faces.`;

test.each<[asked: string, lines: readonly string[], carried?: string]>([
  // Words alone, and mechanics alone
  [
    'amend: 206\nmechanics: keep\n---\nOne loses 4 points.',
    ['New wording of Rule 206; its mechanics still say:', LOSES],
  ],
  [
    `amend: 206\nmechanics: none\n---\n${WORDS}`,
    ['The words of Rule 206 stay, but what it does ends:', `− ${LOSES}`],
  ],
  // The rule is met as it is now
  [
    'amend: 301\nmechanics: none\n---\nNothing is lost.',
    ['What Rule 301 does ends:', `− ${RECEIVES}`],
    SAME_WORDS,
  ],
  // No difference is hidden, such as how many faces a die has
  [
    `amend: 301\n${die(20)}\n---\nWords of 301.`,
    ['The words of Rule 301 stay, but what it does changes:', `− ${ROLLS(6)}`, `+ ${ROLLS(20)}`],
    `enact: { ${die(6)} }`,
  ],
  // Enactments
  [
    `enact: { mechanics: ${AWARD} }\n---\nNapkins are blue.`,
    ['What the new rule “Napkins are blue” does:', `+ ${RECEIVES}`],
  ],
  [
    'enact: { title: Tea, mechanics: {} }\n---\nNapkins are blue.',
    ['No automatic effect: the players apply the new rule “Tea” themselves.'],
  ],
  // Repeals, and transmutations, which change nothing of it
  ['repeal: 206', ['What Rule 206 does ends:', `− ${LOSES}`]],
  ['transmute: { rule: 110, to: mutable }', []],
  // Other acts stand before the rules
  [
    'enact: {}\nact: [{ points: { b: 50 } }]\n---\nTea.',
    [
      'Done at once on adoption:',
      '+ B receives 50 points.',
      'No automatic effect: the players apply the new rule “Tea” themselves.',
    ],
  ],
])('%s', (asked, lines, carried) => {
  expect(effectLines(does(asked, carried))).toEqual(lines);
});

test('a transmutation is told of the rule that it moves', () => {
  expect(does('transmute: { rule: 110, to: mutable }')).toMatchObject([
    { rule: 110, gone: [], come: [], onlyMechanics: false },
  ]);
});

test('several changes stand rule by rule, what no words announce first', () => {
  const changes = `changes:
  - { enact: {}, text: Tea. }
  - { repeal: 204 }
  - { amend: 206, mechanics: ${AWARD}, text: '${WORDS}' }
  - { amend: 206, mechanics: none, text: '${WORDS}' }`;
  // The two amendments of one rule are described as one change.
  expect(does(changes).map(({ called, words, come }) => [called, words, come])).toEqual([
    ['Rule 206', 'stay', []],
    ['the new rule “Tea”', 'new', []],
    ['Rule 204', 'gone', []],
  ]);
});

describe('sentences before and after', () => {
  const about = { rule: 1, called: 'Rule 1', words: 'stay' } as const;
  const compared = (before: readonly string[], after: readonly string[]) =>
    compareSentences(about, before, after);

  test('count as often as they stand', () => {
    expect(compared(['A.'], ['A.', 'A.'])).toMatchObject({ gone: [], come: ['A.'], kept: ['A.'] });
    expect(compared(['A.', 'A.', 'B.'], ['B.', 'A.'])).toMatchObject({ gone: ['A.'], come: [] });
  });

  test('stand in Markdown beside those that they replace, with what differs marked', () => {
    const [head, table] = effectMarkdown([
      compared(['X gets | 4 *points* now.'], ['X gets | 9 *points* now.']),
    ]);
    expect(head).toBe('⚠️ **The words of Rule 1 stay, but what it does changes:**');
    expect(table?.split('\n').at(-1)).toBe(
      '| X gets &#124; <del>4</del> &#42;points&#42; now. | X gets &#124; <ins>9</ins> &#42;points&#42; now. |',
    );
  });

  test('that stay are repeated up to three, beside new words all of them', () => {
    const five = ['A.', 'B.', 'C.', 'D.', 'E.'];
    const mixed = compareSentences({ ...about, words: 'changed' }, five, [...five, 'F.']);
    expect(effectLines([mixed]).at(-1)).toBe('As it was: A. B. C. And 2 more.');
    const kept = compareSentences({ ...about, words: 'changed' }, five, five);
    expect(effectLines([kept]).at(-1)).toBe('A. B. C. D. E.');
  });
});

const CLOSED = '\nvotes: { for: [a, b, c] }\nclosed: 2026-01-01';
const SAYS = `The words of Rule 206 stay, but what it does changes:\n− ${LOSES}\n+ ${RECEIVES}`;

test('a feed says it of each version, and that of a rule of each of its changes', () => {
  const archive = opened(`${SAME_WORDS}${CLOSED}\n---\n${WORDS}`);
  const [latest, initial] = feedEntries(archive);
  expect(latest?.summary).toContain(`\n${SAYS}`);
  expect(initial?.summary).not.toContain('does');
  const life = archive.replay.lives.get('206');
  const changes = life ? ruleEntries(archive, life) : [];
  expect(changes.map(({ summary }) => summary.includes(SAYS))).toEqual([true, false]);
});

test('a feed says what an open proposal would do, until its vote is closed', () => {
  const openIn = (closed: string) =>
    feedEntries(opened(`${SAME_WORDS}${closed}\n---\n${WORDS}`)).flatMap(
      ({ title, href, updated, summary }) =>
        title.includes('Proposal') ? [[title, href, updated, summary]] : [],
    );
  const link = '/games/test/proposals/301/';
  const summary = `It asks to amend Rule 206.\n${SAYS}`;
  expect(openIn('')).toEqual([
    ['Test: Proposal 301 is open', link, '2026-01-01T00:00:00Z', summary],
  ]);
  expect(openIn(CLOSED)).toEqual([]);
});
