/** Later events, or events elsewhere, on the pages of records that they change. */
import { describe, expect, it } from 'vitest';
import { quotedSentences } from '../../src/archive/lookup/quoted-sentences.ts';
import { describeJudgment } from '../../src/archive/page-models/judgments/describe-judgment.ts';
import { describeRuleLife } from '../../src/archive/page-models/rules/describe-rule-life.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { notedText } from '../../src/site/render/html/linked-text.ts';
import { recorded } from './replayed.ts';

const teapot = recorded('worked-example');
const lifeOf = (number: number) => {
  const id = teapot.holders.get(number)?.[0];
  const life = id === undefined ? undefined : teapot.replay.lives.get(id);
  return life && describeRuleLife(teapot, life);
};
const judgment = (name: string) => {
  const found = teapot.judgments.get(name);
  if (!found) throw new Error(`There is no Judgment ${name}.`);
  return found;
};

it('lists at a rule the changes to it that were asked for and not made, and only those', () => {
  const defeated = teapot.replay.proposals.filter(({ outcome }) => outcome === 'defeated');
  const [one] = defeated.filter(({ rules }) => rules.length > 0);
  const life = teapot.replay.lives.get(one?.rules[0] ?? '');
  const page = life && describeRuleLife(teapot, life);
  expect(page?.attempts.map(({ link }) => link.words)).toEqual([`Proposal ${one?.written.number}`]);
  expect(lifeOf(101)?.attempts).toEqual([]);
});

it('says at a Judgment which words that it read have been changed since, and not of others', () => {
  const since = describeJudgment(teapot, judgment('1')).amendedSince.map(plain);
  expect(since).toHaveLength(1);
  expect(since[0]).toMatch(/^Rule 306: its words were changed in version \d+, .*2025.*\.$/);
  expect(describeJudgment(teapot, judgment('5')).amendedSince).toEqual([]);
});

describe('quotedSentences', () => {
  it('finds the sentence of a rule that a Judgment repeats, in whatever capitals', () => {
    const page = lifeOf(207);
    expect(page?.notesAt.map(({ sentence, words }) => [sentence, words])).toEqual([
      ['Each player always has exactly one vote.', 'Judgment 5'],
    ]);
  });

  it('finds a part of a sentence only in quotation marks', () => {
    const text = 'All rule-changes proposed in the proper way shall be voted on. Others are not.';
    const found = quotedSentences(text, [judgment('3'), judgment('2')]);
    expect(found.map(({ sentence, judgments }) => [sentence, judgments.length])).toEqual([
      ['All rule-changes proposed in the proper way shall be voted on.', 1],
    ]);
  });

  it('sets the Judgment after the sentence, with the links of the text as they were', () => {
    const note = { sentence: 'See Rule 101.', words: 'Judgment 5', href: '/j/5/' };
    const html = notedText('One <b>. See Rule 101. Then.', [note], () => '/r/101/', undefined);
    expect(html).toBe(
      '<p>One &#x3C;b>. See <a class="ref" href="/r/101/">Rule 101</a>. <a class="ref noted" href="/j/5/">Judgment 5</a> Then.</p>',
    );
  });
});
