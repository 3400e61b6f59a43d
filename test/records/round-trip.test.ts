/** parse∘format is the identity, on everything that a record can say. */
import * as fc from 'fast-check';
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
import { events } from './made-events.ts';
import { judgment } from './made-judgments.ts';
import { proposal, vote } from './made-proposals.ts';
import { card, FILE, game, ruleset } from './made-records.ts';

const RUNS = { numRuns: 300, seed: 20_090_817 };

function roundTrips<Record>(
  name: string,
  records: fc.Arbitrary<Record>,
  {
    format,
    parse,
  }: { format: (record: Record) => string; parse: (text: string) => Parsed<Record> },
) {
  test(name, () => {
    fc.assert(
      fc.property(records, (record) => {
        const text = format(record);
        expect(parse(text), text).toEqual({ record, findings: [] });
      }),
      RUNS,
    );
  });
}

roundTrips('a rule card', card, {
  format: formatCard,
  parse: (text) => parseCard({ file: 'rulesets/s/1.md', text }),
});

roundTrips('a ruleset', ruleset, {
  format: formatRuleset,
  parse: (text) => parseRuleset({ file: FILE.ruleset, text }, 's'),
});

roundTrips('a game', game, {
  format: formatGame,
  parse: (text) => parseGame({ file: FILE.game, text }, 'g'),
});

roundTrips('a proposal', proposal, {
  format: formatProposal,
  parse: (text) => parseProposal({ file: 'games/g/proposals/x.md', text }, 'x'),
});

roundTrips('a vote in a file of its own', vote, {
  format: formatVote,
  parse: (text) => parseVote({ file: 'games/g/votes/301-a.md', text }, '301-a'),
});

roundTrips('a judgment', judgment, {
  format: formatJudgment,
  parse: (text) => parseJudgment({ file: 'games/g/judgments/x.md', text }, 'x'),
});

roundTrips('a file of events', events, {
  format: formatEvents,
  parse: (text) => parseEvents({ file: 'games/g/events/x.md', text }, 'x'),
});
