/** What Judgments and later rules make of a record is said on its page: a part struck out, a number passed on. */
import { expect, it } from 'vitest';
import { gameJson } from '../../src/archive/json/game-json.ts';
import { describeProposal } from '../../src/archive/page-models/proposals/describe-proposal.ts';
import { describeRuleLife } from '../../src/archive/page-models/rules/describe-rule-life.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { card, day, enact, judged, page } from '../engine/table.ts';
import { played } from './replayed.ts';

const RULESET = {
  'ruleset.md': page('title: S\ntiers: [{ id: mutable, title: Mutable Rules }]'),
  '102.md': card(
    102,
    '{ changes: { mutable: [enact, repeal] }, adoption: votes.majority, judge: { chosen: appointed } }',
  ),
};
const GAME = page(
  'title: T\nruleset: set\nmedium: mail\nreadings: { compound-proposal: { take: yes } }\nplayers: { a: { name: A }, b: { name: B } }',
);
const VOTES = 'votes: { for: [a, b] }';

it('marks the part of a proposal that a Judgment strikes out, and no other', () => {
  const changes = 'changes: [{ enact: {}, text: Tea. }, { enact: {}, text: Cake. }]\n';
  const archive = played(
    {
      'game.md': GAME,
      'proposals/301.md': enact(301, 'a', `${changes}${VOTES}`),
      'judgments/1.md': judged(
        1,
        day(301, 1),
        'b',
        'settles: [{ move: 301, part: 2, is: illegal }]',
      ),
    },
    RULESET,
  );
  expect(archive.replay.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const [proposal] = archive.replay.proposals.map((each) => describeProposal(archive, each));
  expect(proposal?.changes.map(({ struck }) => struck && plain(struck))).toEqual([
    undefined,
    'Struck out: Judgment 1 finds it illegal.',
  ]);
  expect(gameJson(archive.replay).proposals).toMatchObject([
    { struck: [{ part: 2, judgment: '1', is: 'illegal' }] },
  ]);
});

it('leads from a repealed rule to the one that has its number now', () => {
  const archive = played(
    {
      'game.md': GAME,
      'proposals/301.md': enact(301, 'a', `enact: { number: 301 }\n${VOTES}`),
      'proposals/302.md': enact(302, 'b', `repeal: 301\n${VOTES}`),
      'proposals/303.md': enact(303, 'a', `enact: { number: 301 }\n${VOTES}`),
    },
    RULESET,
  );
  const [gone, present] = ['301', '301-2'].map((id) => {
    const life = archive.replay.lives.get(id);
    return life && describeRuleLife(archive, life);
  });
  expect(plain(gone?.standing ?? [])).toMatch(
    /Repealed .*The number 301 is now that of Rule 301\.$/,
  );
  expect(gone?.standing).toContainEqual(
    expect.objectContaining({ href: archive.links.rule(archive.id, '301-2') }),
  );
  expect(plain(present?.standing ?? [])).not.toContain('is now that of');
});
