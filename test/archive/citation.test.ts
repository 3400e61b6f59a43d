import { expect, it } from 'vitest';
import { ruleEntries } from '../../src/archive/exports/atom-feed.ts';
import { describeJudgment } from '../../src/archive/page-models/judgments/describe-judgment.ts';
import { describeProposal } from '../../src/archive/page-models/proposals/describe-proposal.ts';
import { describeRuleLife } from '../../src/archive/page-models/rules/describe-rule-life.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { proposalWords } from '../../src/archive/words/phrases/proposal-words.ts';
import { recorded } from './replayed.ts';

const teapot = recorded('worked-example');

it('cites a rule by the version that made its words, with an address for these and one for its own', () => {
  const life = recorded('n-nomic').replay.lives.get('112');
  expect(life && describeRuleLife(recorded('n-nomic'), life)?.citation).toEqual({
    words: 'N Nomic, Rule 305 (version 5)',
    forEver: '/games/n-nomic/versions/5/#rule-305',
    now: '/games/n-nomic/rules/112/',
  });
});

it('names the file of a proposal only where the number is not its name', () => {
  const { proposals } = recorded('n-nomic').replay;
  const twins = proposals.filter(({ written }) => written.number === 307);
  expect(twins.map(({ written }) => proposalWords(written)).sort()).toEqual([
    'Proposal 307',
    'Proposal 307 (307-withdrawn)',
  ]);
});

it('cites proposals and Judgments with their days', () => {
  const [proposal, judgment] = [teapot.replay.proposals[17], teapot.replay.judgments[4]];
  if (!proposal || !judgment) throw new Error('The sample has too few records.');
  const cited = [
    describeProposal(teapot, proposal).citation.words,
    describeJudgment(teapot, judgment).citation.words,
  ];
  expect(cited[0]).toMatch(/^The Teapot, Proposal 318 \(\d+ \w+ 2025.*\)$/);
  expect(cited[1]).toMatch(/^The Teapot, Judgment 5 \(13 February 2025.*\)$/);
});

it('feeds the changes of one rule and what was judged of it, the newest first', () => {
  const judged = [...teapot.replay.lives.values()].find(
    ({ id, changes }) => changes.length > 1 && teapot.judgmentsOn.has(id),
  );
  if (!judged) throw new Error('No rule that changed was judged.');
  const entries = ruleEntries(teapot, judged);
  const judgments = teapot.judgmentsOn.get(judged.id) ?? [];
  expect(entries).toHaveLength(judged.changes.length + judgments.length);
  const times = entries.map(({ updated }) => updated);
  expect(times).toEqual(times.toSorted().reverse());
});

it('names a rule by the number that the record has, and those that it had and got', () => {
  const archive = recorded('n-nomic');
  const amended = archive.replay.proposals.find(({ written }) => written.number === 305);
  const [change] = amended ? describeProposal(archive, amended).changes : [];
  expect(plain(change?.says ?? [])).toBe('amend Rule 112 (then 304, now 305)');
  const transmuted = archive.replay.proposals.find(({ written }) => written.number === 304);
  const [plainly] = transmuted ? describeProposal(archive, transmuted).changes : [];
  expect(plain(plainly?.says ?? [])).toBe('transmute Rule 112, to make it mutable');
});
