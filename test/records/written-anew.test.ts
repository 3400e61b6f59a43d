/**
 * Whole records as they are written anew, kept in `__snapshots__/written-anew.txt`. A key that says
 * nothing is not among them.
 */
import { expect, test } from 'vitest';
import { formatCard } from '../../src/records/format/format-card.ts';
import { formatEvents } from '../../src/records/format/format-events.ts';
import { formatGame } from '../../src/records/format/format-game.ts';
import { formatJudgment } from '../../src/records/format/format-judgment.ts';
import { formatProposal } from '../../src/records/format/format-proposal.ts';
import { formatRuleset } from '../../src/records/format/format-ruleset.ts';
import { formatVote } from '../../src/records/format/format-vote.ts';
import { parseCard } from '../../src/records/parse/parse-card.ts';
import { parseEvents } from '../../src/records/parse/parse-events.ts';
import { parseGame } from '../../src/records/parse/parse-game.ts';
import { parseJudgment } from '../../src/records/parse/parse-judgment.ts';
import { parseProposal } from '../../src/records/parse/parse-proposal.ts';
import type { Parsed } from '../../src/records/parse/parse-record.ts';
import { parseRuleset } from '../../src/records/parse/parse-ruleset.ts';
import { parseVote } from '../../src/records/parse/parse-vote.ts';
import { record } from './marked-records.ts';
import { BARE, FILES, type RecordKind, WHOLE } from './whole-records.ts';

const ANEW: Readonly<Record<RecordKind, (text: string) => string>> = {
  ruleset: (text) => formatRuleset(read(parseRuleset({ file: FILES.ruleset, text }, 's'))),
  card: (text) => formatCard(read(parseCard({ file: FILES.card, text }))),
  game: (text) => formatGame(read(parseGame({ file: FILES.game, text }, 'g'))),
  proposal: (text) => formatProposal(read(parseProposal({ file: FILES.proposal, text }, '301'))),
  vote: (text) => formatVote(read(parseVote({ file: FILES.vote, text }, '300-ada'))),
  judgment: (text) => formatJudgment(read(parseJudgment({ file: FILES.judgment, text }, '1'))),
  events: (text) => formatEvents(read(parseEvents({ file: FILES.events, text }, '1'))),
};

/** Small records: what they do not say is not said. */
const SMALL: Readonly<Partial<Record<RecordKind, Readonly<Record<string, string>>>>> = {
  game: { 'a small game': 'title: A\nruleset: s\nmedium: mail\nplayers: { ada: { name: Ada } }' },
  card: { 'a small card': 'rule: 101\ntier: mutable' },
  proposal: { 'a small proposal': 'proposal: 301\nenact: {}' },
  vote: { 'a small vote': 'vote: for' },
  judgment: { 'a small judgment': 'judgment: 1\nquestion: Is it?\nby: ada' },
  events: { 'a small event': 'note: A day.' },
};

function read<Item>({ record: item }: Parsed<Item>): Item {
  if (!item) throw new Error('The record cannot be read.');
  return item;
}

test('whole and small records, written anew', async () => {
  const anew = Object.keys(FILES).flatMap((name) => {
    const kind = name as RecordKind;
    return Object.entries({ ...WHOLE[kind], ...SMALL[kind] }).map(
      ([what, matter]) =>
        `# ${what}\n${ANEW[kind](record(matter, BARE.test(what) ? '' : 'Words.\n'))}`,
    );
  });
  await expect(anew.join('\n')).toMatchFileSnapshot('__snapshots__/written-anew.txt');
});
