/** Any Judgment. */
import * as fc from 'fast-check';
import type { Path } from '../../src/diagnostics/finding.ts';
import type { WrittenBench } from '../../src/records/kinds/bench.ts';
import type { Settlement, WrittenJudgment } from '../../src/records/kinds/judgment.ts';
import type { Caller } from '../../src/records/kinds/parts.ts';
import { VERDICTS } from '../../src/values/verdicts.ts';
import { kind, proposalNumber, quantities } from './made-facts.ts';
import * as any from './made-records.ts';

const { line, made, number, player, players, sameMoment, several, words } = any;

const sources = fc.array(line, { minLength: 1, maxLength: 2 });
const overruled = fc.oneof(
  made({ for: players, against: players, abstain: players }, { on: any.moment, sources }),
  made({ proposal: proposalNumber }, { on: any.moment }),
);
const alone = player.map((judge) => [judge]);

function seatAt(at: Path): fc.Arbitrary<WrittenBench> {
  const path = fc.constant(at);
  return fc.oneof(
    made(
      { judges: fc.uniqueArray(player, { maxLength: 3 }), ruling: words, path },
      { accepted: sameMoment, given: sameMoment, source: line, overruled },
    ),
    fc.record({ judges: alone, refused: sameMoment, path }),
    fc.record({ judges: alone, path }),
  );
}

const bench: fc.Arbitrary<readonly WrittenBench[]> = fc.oneof(
  fc.constant([]),
  seatAt([]).map((seat) => [seat]),
  several((i) => seatAt(['bench', i]), { minLength: 1, maxLength: 3 }),
);

const is = fc.constantFrom(...VERDICTS);

function settlementAt(at: Path): fc.Arbitrary<Settlement> {
  const path = fc.constant(at);
  return fc.oneof(
    fc.record({ kind: kind('reading'), reading: words, take: words, path }),
    made(
      { kind: kind('move'), move: proposalNumber, is, path },
      { part: fc.integer({ min: 1, max: 9 }) },
    ),
    fc.record({ kind: kind('event'), event: player.map(String), is, path }),
    fc.record({ kind: kind('judgment'), judgment: number, is, path }),
    fc.record({ kind: kind('points'), amounts: quantities, path }),
    fc.record({ kind: kind('change'), amounts: quantities, path }),
    fc.record({ kind: kind('play'), play: kind('cannot-go-on'), path }),
    fc.record({ kind: kind('winner'), player, path }),
  );
}

const caller: fc.Arbitrary<Caller> = fc.oneof(player, fc.record({ name: line }));
const judgmentName = fc.oneof(number, fc.constantFrom('1711a', 'CFJ-12'));

export const judgment: fc.Arbitrary<WrittenJudgment> = made(
  {
    file: kind('games/g/judgments/x.md'),
    name: kind('x'),
    number: judgmentName,
    question: words,
    by: caller,
    arguments: fc.array(fc.record({ by: caller, text: words }), { maxLength: 2 }),
    rules: fc.array(any.rule, { maxLength: 3 }),
    bench,
    settles: several((i) => settlementAt(['settles', i]), { maxLength: 3 }),
    cites: fc.array(judgmentName, { maxLength: 3 }),
    body: any.maybeBody,
  },
  {
    kind: line,
    appeals: judgmentName,
    invoked: sameMoment,
    source: line,
    stands: any.stands,
    corrected: any.corrected,
  },
).map(settlingByRuling);

/** A case without a ruling settles nothing. */
function settlingByRuling(judged: WrittenJudgment): WrittenJudgment {
  const isRuled = judged.bench.some(({ ruling }) => ruling !== undefined);
  return isRuled ? judged : { ...judged, settles: [] };
}
