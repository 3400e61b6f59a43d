/** What the first lines of a proposal's and of a rule's page answer. */
import { expect, it } from 'vitest';
import { describeProposal } from '../../src/archive/page-models/proposals/describe-proposal.ts';
import { describeRuleLife } from '../../src/archive/page-models/rules/describe-rule-life.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { played, recorded } from './replayed.ts';

const GAME =
  '---\ntitle: T\nruleset: suber\nmedium: mail\nplayers: { a: { name: A }, b: { name: B } }\n---\n';
const carried = (number: number, by: string) =>
  `---\nproposal: ${number}\nby: ${by}\nenact: {}\nvotes: { for: [a, b] }\nclosed: 2024-01-0${number - 300}\n---\nTea at ${number}.\n`;

function proposalPage(archive: ReturnType<typeof recorded>, name: string) {
  const proposal = archive.proposals.get(name);
  if (!proposal) throw new Error(`There is no Proposal ${name}.`);
  return describeProposal(archive, proposal);
}

function rulePage(archive: ReturnType<typeof recorded>, id: string) {
  const life = archive.replay.lives.get(id);
  return life && describeRuleLife(archive, life);
}

it('says of an adopted proposal the tally and what it did, and shows its words once', () => {
  const page = proposalPage(recorded('n-nomic'), '305');
  expect(page.tally).toBe('5 : 0');
  expect(plain(page.did)).toBe('It amended Rule 304, now Rule 305, and made version 5.');
  expect(page.changes.map(({ redline }) => redline !== undefined)).toEqual([true]);
  expect(page.made).toEqual([]);
});

it('says of one that was not adopted what it asked for', () => {
  const archive = recorded('worked-example');
  expect(plain(proposalPage(archive, '316').did)).toBe(
    'It asked to transmute Rule 112, to make it mutable.',
  );
  const open = played({
    'game.md': GAME,
    'proposals/301.md': '---\nproposal: 301\nby: a\nrepeal: 201\nvotes: { for: [a] }\n---\n',
  });
  const page = proposalPage(open, '301');
  expect([plain(page.did), page.tally]).toEqual(['It asks to repeal Rule 201.', undefined]);
});

it('lists at a rule what was undetermined, with what became of it', () => {
  const page = rulePage(recorded('worked-example'), '208');
  const said = page?.attempts.map((each) => [each.link.words, each.outcomeWords]);
  expect(said).toEqual([['Proposal 329', 'Undetermined']]);
});

it('says how near a change is that a rule announces, while it can come', () => {
  const records = {
    'game.md': GAME,
    'proposals/301.md': carried(301, 'a'),
    'proposals/302.md': carried(302, 'b'),
  };
  expect(rulePage(played(records), '203')?.soFar).toBe(
    'So far the number of circuits completed is 1.',
  );
  const amended = {
    ...records,
    'proposals/303.md':
      '---\nproposal: 303\nby: a\namend: 203\nmechanics: keep\nvotes: { for: [a, b] }\nclosed: 2024-01-03\n---\nAll agree.\n',
  };
  expect(rulePage(played(amended), '203')?.soFar).toBe(undefined);
});

it('says what made a rule what it is', () => {
  const page = rulePage(recorded('worked-example'), '203');
  expect(plain(page?.origin ?? [])).toBe(
    "Changed by the rule's own terms, 16 January 2025, 20:55 UTC.",
  );
});
