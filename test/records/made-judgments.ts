/** Any Judgment. */
import * as fc from 'fast-check';
import type { Path } from '../../src/diagnostics/finding.ts';
import type { WrittenBench } from '../../src/records/kinds/bench.ts';
import type { Settlement, WrittenJudgment } from '../../src/records/kinds/judgment.ts';
import type { Caller } from '../../src/records/kinds/parts.ts';
import { VERDICTS } from '../../src/values/verdicts.ts';
import { kind, proposalNumber, quantities } from './made-facts.ts';
import {
  corrected,
  line,
  maybeBody,
  moment,
  number,
  player,
  players,
  rule,
  sameMoment,
  stands,
  words,
} from './made-records.ts';

const overruled = fc.oneof(
  fc.record(
    { for: players, against: players, abstain: players, on: moment },
    { requiredKeys: ['for', 'against', 'abstain'] },
  ),
  fc.record({ proposal: proposalNumber, on: moment }, { requiredKeys: ['proposal'] }),
);

function seatAt(path: Path): fc.Arbitrary<WrittenBench> {
  const at = fc.constant(path);
  return fc.oneof(
    fc.record(
      {
        judges: fc.uniqueArray(player, { maxLength: 3 }),
        accepted: sameMoment,
        ruling: words,
        given: sameMoment,
        source: line,
        overruled,
        path: at,
      },
      { requiredKeys: ['judges', 'ruling', 'path'] },
    ),
    fc.record({ judges: player.map((judge) => [judge]), refused: sameMoment, path: at }),
    fc.record({ judges: player.map((judge) => [judge]), path: at }),
  );
}

const bench: fc.Arbitrary<readonly WrittenBench[]> = fc.oneof(
  fc.constant([]),
  seatAt([]).map((seat) => [seat]),
  fc
    .array(fc.nat(), { minLength: 1, maxLength: 3 })
    .chain((several) => fc.tuple(...several.map((_, i) => seatAt(['bench', i])))),
);

function settlementAt(path: Path): fc.Arbitrary<Settlement> {
  const at = fc.constant(path);
  return fc.oneof(
    fc.record({ kind: kind('reading'), reading: words, take: words, path: at }),
    fc.record(
      {
        kind: kind('move'),
        move: proposalNumber,
        part: fc.integer({ min: 1, max: 9 }),
        is: fc.constantFrom(...VERDICTS),
        path: at,
      },
      { requiredKeys: ['kind', 'move', 'is', 'path'] },
    ),
    fc.record({
      kind: kind('event'),
      event: player.map(String),
      is: fc.constantFrom(...VERDICTS),
      path: at,
    }),
    fc.record({
      kind: kind('judgment'),
      judgment: number,
      is: fc.constantFrom(...VERDICTS),
      path: at,
    }),
    fc.record({ kind: kind('points'), amounts: quantities, path: at }),
    fc.record({ kind: kind('change'), amounts: quantities, path: at }),
    fc.record({ kind: kind('winner'), player, path: at }),
  );
}

const caller: fc.Arbitrary<Caller> = fc.oneof(player, fc.record({ name: line }));
const judgmentName = fc.oneof(number, fc.constantFrom('1711a', 'CFJ-12'));

export const judgment: fc.Arbitrary<WrittenJudgment> = fc
  .record(
    {
      file: kind('games/g/judgments/x.md'),
      name: kind('x'),
      number: judgmentName,
      kind: line,
      question: words,
      by: caller,
      appeals: judgmentName,
      arguments: fc.array(fc.record({ by: caller, text: words }), { maxLength: 2 }),
      invoked: sameMoment,
      rules: fc.array(rule, { maxLength: 3 }),
      bench,
      settles: fc
        .array(fc.nat(), { maxLength: 3 })
        .chain((several) => fc.tuple(...several.map((_, i) => settlementAt(['settles', i])))),
      cites: fc.array(judgmentName, { maxLength: 3 }),
      body: maybeBody,
      source: line,
      stands,
      corrected,
    },
    {
      requiredKeys: [
        'file',
        'name',
        'number',
        'question',
        'by',
        'arguments',
        'rules',
        'bench',
        'settles',
        'cites',
        'body',
      ],
    },
  )
  .map(settlingByRuling);

/** What a single Judge has not ruled settles nothing. */
function settlingByRuling(made: WrittenJudgment): WrittenJudgment {
  const isRuled = made.bench.some(({ path, ruling }) => path.length > 0 || ruling !== undefined);
  return isRuled ? made : { ...made, settles: [] };
}
