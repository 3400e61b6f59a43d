/** A record's page has later changes by Judgments and rules: a part struck out, a number passed on. */
import { describe, expect, it } from 'vitest';
import { feedEntries } from '../../src/archive/exports/atom-feed.ts';
import { gameJson } from '../../src/archive/json/game-json.ts';
import { describeJudgment } from '../../src/archive/page-models/judgments/describe-judgment.ts';
import { listJudgment } from '../../src/archive/page-models/judgments/list-judgments.ts';
import { describeHistory } from '../../src/archive/rule-history/describe-change.ts';
import { livesJson } from '../../src/archive/rule-history/lives-json.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { card, day, enact, judged, page } from '../engine/table.ts';
import { played, proposalPage, rulePage } from './replayed.ts';

const RULESET = {
  'ruleset.md': page('title: S\ntiers: [{ id: mutable, title: Mutable Rules }]'),
  '102.md': card(
    102,
    '{ changes: { mutable: [enact, repeal] }, adoption: votes.majority, judge: { chosen: appointed } }',
  ),
};
const COMPOUND = page(
  'title: Made\nruleset: set\nmedium: mail\nreadings: { compound-proposal: { take: yes } }\nplayers: { a: { name: A }, b: { name: B } }',
);
const VOTES = 'votes: { for: [a, b] }';
/** Proposals 301, 302 and so on, adopted by both players, who may do whatever the rest of the ruleset says. */
const adopted = (
  changes: readonly string[],
  set: Readonly<Record<string, string>> = RULESET,
  more = {},
) => {
  const proposals = changes.map((change, i) => [
    `proposals/${301 + i}.md`,
    enact(301 + i, 'ab'.charAt(i % 2), `${change}\n${VOTES}`, `Words of ${301 + i}.`),
  ]);
  const archive = played({ 'game.md': COMPOUND, ...Object.fromEntries(proposals), ...more }, set);
  expect(archive.replay.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  return archive;
};

it('marks the part of a proposal that a Judgment strikes out, and no other', () => {
  const settles = 'settles: [{ move: 301, part: 2, is: illegal }]';
  const archive = adopted(
    ['changes: [{ enact: {}, text: Tea. }, { enact: {}, text: Cake. }]'],
    RULESET,
    {
      'judgments/1.md': judged(1, day(301, 1), 'b', settles),
    },
  );
  expect(proposalPage(archive).changes.map(({ struck }) => struck && plain(struck))).toEqual([
    undefined,
    'Struck out: Judgment 1 finds it illegal.',
  ]);
  expect(gameJson(archive.replay).proposals).toMatchObject([
    { struck: [{ part: 2, judgment: '1', is: 'illegal' }] },
  ]);
});

it('leads from a repealed rule to the one that has its number now', () => {
  const archive = adopted(['enact: { number: 301 }', 'repeal: 301', 'enact: { number: 301 }']);
  const [gone, present] = [rulePage(archive, '301'), rulePage(archive, '301-2')];
  expect(plain(gone.origin)).toMatch(/Repealed .*The number 301 is now that of Rule 301\.$/);
  expect(gone.origin).toContainEqual(
    expect.objectContaining({ href: archive.links.rule(archive.id, '301-2') }),
  );
  expect(plain(present.origin)).not.toContain('is now that of');
});

describe('a rule enacted under the number of a repealed one', () => {
  const SAYS = 'A rule enacted under the number of a repealed rule counts as its next amendment.';
  const history = (sentence: string, proposals: readonly string[]) =>
    adopted(proposals, {
      ...RULESET,
      '102.md': card(
        102,
        '{ changes: { mutable: [enact, amend, repeal] }, adoption: votes.majority }',
      ),
      '108.md': page(
        `rule: 108\ntier: mutable\nmechanics:\n  - A new rule has the number that its proposal gives it.\n${sentence && `  - ${sentence}`}`,
        'Of numbers.',
      ),
    });
  const historyOf = (...about: Parameters<typeof describeHistory>) =>
    describeHistory(...about).map(({ words }) => words.split(' by ')[0]);
  const TEA = 'enact: { number: 50 }';
  const AMENDED = 'amend: 50';
  const TWICE = [TEA, AMENDED, 'repeal: 50', TEA, AMENDED, 'repeal: 50', TEA];

  it('goes on with its revisions where the rules say so, on every page and in JSON', () => {
    const archive = history(SAYS, TWICE);
    const lives = ['50', '50-2', '50-3'].flatMap((id) => archive.replay.lives.get(id) ?? []);
    const pages = lives.map(({ id }) => rulePage(archive, id));
    expect(lives.map((life) => historyOf(archive, life))).toEqual([
      ['Enacted', 'Amended (1)', 'Repealed'],
      ['Re-enacted (2)', 'Amended (3)', 'Repealed'],
      ['Re-enacted (4)'],
    ]);
    expect(pages.map(({ stages }) => stages[0]?.goesOnFrom?.href)).toEqual([
      undefined,
      archive.links.rule(archive.id, '50'),
      archive.links.rule(archive.id, '50-2'),
    ]);
    expect(plain(pages[1]?.origin ?? [])).toContain(
      'The number 50 is now that of Rule 50, which goes on with its revisions.',
    );
    const json = livesJson(archive).rules.find(({ id }) => id === '50-3');
    expect(json?.changes[0]).toMatchObject({ goesOnFrom: '50-2' });
    expect(json?.changes[0]?.line).toMatch(/^Re-enacted \(4\) by Proposal 307/);
  });

  it.each(['', SAYS.replace('its next amendment', 'a new rule')])(
    'begins its own where they do not: %j',
    (sentence) => {
      const archive = history(sentence, TWICE.slice(0, 5));
      const life = archive.replay.lives.get('50-2');
      expect(life && historyOf(archive, life)).toEqual(['Enacted', 'Amended (1)']);
      expect(rulePage(archive, '50-2').stages[0]?.goesOnFrom).toBeUndefined();
    },
  );

  it('goes on with a rule that the same proposal repealed', () => {
    const both = 'changes: [{ repeal: 50 }, { enact: { number: 50 }, text: Cake. }]';
    const archive = history(SAYS, [TEA, AMENDED, both]);
    const life = archive.replay.lives.get('50-2');
    expect(life && historyOf(archive, life)).toEqual(['Re-enacted (2)']);
  });
});

describe('a question that was appealed, and rulings that are lost or yet to be given', () => {
  const asked = (more: string) =>
    page(`question: May they?\nby: a\ninvoked: ${day(301, 1)}\n${more}`, 'Because.');
  const ruled = (ruling: string) => `judge: b\nruling: ${ruling}`;
  const archive = played(
    {
      'proposals/301.md': enact(301, 'a', VOTES),
      'judgments/1.md': asked(`judgment: 1\n${ruled("'Yes'")}`),
      'judgments/2.md': asked(`judgment: 2\nappeals: 1\n${ruled("'Perhaps'")}`),
      'judgments/3.md': asked(`judgment: 3\nappeals: 2\n${ruled("'No'")}`),
      'judgments/4.md': asked(`judgment: 4\n${ruled('lost')}`),
      'judgments/5.md': asked('judgment: 5'),
    },
    RULESET,
  );
  const { judgments } = archive.replay;
  const STANDS = 'The ruling that counts now is that of Judgment 3: “No”.';

  it('say on their pages what stands now', () => {
    const said = judgments.map((each) => describeJudgment(archive, each).onAppeal.map(plain));
    expect(said).toEqual([[STANDS], [STANDS], [], [], []]);
  });

  it('say so in the list', () => {
    const said = judgments.map((each) =>
      listJudgment(archive, each)
        .particulars.filter(({ term }) => ['Ruling', 'Status', 'On appeal'].includes(term))
        .map(({ term, words }) => `${term}: ${plain(words)}`),
    );
    expect(said).toEqual([
      ['Ruling: Yes', `On appeal: ${STANDS}`],
      ['Ruling: Perhaps', `On appeal: ${STANDS}`],
      ['Ruling: No'],
      ['Status: Given; the ruling is lost.'],
      ['Status: Open'],
    ]);
  });

  it('say so in JSON', () => {
    const said = gameJson(archive.replay).judgments.map(({ status, ruling, onAppeal }) => [
      status,
      ruling,
      onAppeal?.judgment,
    ]);
    expect(said).toEqual([
      ['given', 'Yes', '3'],
      ['given', 'Perhaps', '3'],
      ['given', 'No', undefined],
      ['given', 'lost', undefined],
      ['open', null, undefined],
    ]);
  });

  it('say so in a feed, and to whoever filters a search', () => {
    const entries = feedEntries(archive);
    const said = entries.flatMap(({ title, summary }) =>
      title.includes('Judgment') ? [summary] : [],
    );
    expect(said).toEqual([
      'May they? Open',
      'May they? Given; the ruling is lost.',
      'May they? No',
      `May they? Perhaps ${STANDS}`,
      `May they? Yes ${STANDS}`,
    ]);
    expect(judgments.map((each) => describeJudgment(archive, each).rulingSought)).toEqual([
      'Yes',
      'Perhaps',
      'No',
      'lost',
      'none yet',
    ]);
  });
});
