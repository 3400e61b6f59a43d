/** Any proposal, and any vote in a file of its own. */
import * as fc from 'fast-check';
import type { Path } from '../../src/diagnostics/finding.ts';
import type {
  VoteRemark,
  WayToVote,
  WrittenVote,
  WrittenVotes,
} from '../../src/records/kinds/votes.ts';
import { WAYS } from '../../src/records/kinds/votes.ts';
import type { WrittenEvent, WrittenProposal } from '../../src/records/types.ts';
import { changeAt, factsAt, kind, proposalNumber, quantities } from './made-facts.ts';
import {
  amount,
  body,
  corrected,
  line,
  mapOf,
  maybeBody,
  moment,
  player,
  players,
  quantityName,
  rule,
  sameMoment,
  stands,
  words,
} from './made-records.ts';

/** Something said of some of the votes that are listed, in their order. */
function remarksOn(
  voters: Readonly<Record<WayToVote, readonly unknown[]>>,
): fc.Arbitrary<readonly VoteRemark[]> {
  const places = WAYS.flatMap((way) => voters[way].map((_, index) => ({ way, index })));
  return fc
    .subarray(places)
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((place) =>
          fc
            .record({ strength: amount, why: words, source: line }, { requiredKeys: [] })
            .map((remark): VoteRemark => ({ ...place, ...remark })),
        ),
      ),
    );
}

const counted = amount.map((votes) => votes.abs());

const votes: fc.Arbitrary<WrittenVotes> = fc.oneof(
  fc
    .record(
      {
        kind: kind('named'),
        for: players,
        against: players,
        abstain: players,
        cast: mapOf(player, moment),
        castInOwnFiles: fc.constant(true as const),
        remarks: fc.constant([]),
      },
      { requiredKeys: ['kind', 'for', 'against', 'abstain', 'cast', 'remarks'] },
    )
    .chain((votes) => remarksOn(votes).map((remarks) => ({ ...votes, remarks }))),
  fc.record({ kind: kind('tally'), for: counted, against: counted, abstain: counted }),
);

export const vote: fc.Arbitrary<WrittenVote> = fc.record(
  {
    file: kind('games/g/votes/301-a.md'),
    name: kind('301-a'),
    way: fc.constantFrom(...WAYS),
    on: moment,
    strength: amount,
    why: body,
    source: line,
  },
  { requiredKeys: ['file', 'name', 'way'] },
);

const ending = fc.oneof(
  fc.record(
    {
      votes,
      closed: sameMoment,
      outcome: fc.constantFrom('adopted', 'defeated'),
      endingSource: line,
    },
    { requiredKeys: ['votes', 'closed', 'outcome'] },
  ),
  fc.record({ votes }),
  fc.record({ withdrawn: sameMoment, endingSource: line }, { requiredKeys: ['withdrawn'] }),
  fc.constant({}),
);

/** What the adoption of a proposal may do. */
const acts: fc.Arbitrary<readonly WrittenEvent[]> = fc
  .array(fc.nat(), { maxLength: 3 })
  .chain((several) => fc.tuple(...several.map((_, i) => actAt(['act', i]))));

function actAt(path: Path): fc.Arbitrary<WrittenEvent> {
  const { forfeit: _1, roll: _2, consent: _3, debate: _4, scores: _5, ...facts } = factsAt(path);
  return fc.record(
    {
      file: kind('games/g/proposals/x.md'),
      name: kind('x'),
      path: fc.constant(path),
      isAct: fc.constant(true as const),
      rule,
      why: words,
      fact: fc.oneof(...Object.values(facts)),
    },
    { requiredKeys: ['file', 'name', 'path', 'isAct', 'fact'] },
  );
}

const substance = fc.oneof(
  fc.tuple(acts, maybeBody).map(([done, words]) => ({
    changes: [],
    compound: false,
    acts: done,
    ...(words && { words }),
  })),
  acts.chain((done) =>
    changeAt([], body).map((only) => ({ changes: [only], compound: false, acts: done })),
  ),
  changeAt([], body).map((change) => ({ changes: [change], compound: false })),
  fc
    .array(fc.nat(), { minLength: 1, maxLength: 3 })
    .chain((several) => fc.tuple(...several.map((_, i) => changeAt(['changes', i], words))))
    .map((changes) => ({ changes, compound: true })),
);

const knownProposal: fc.Arbitrary<WrittenProposal> = fc
  .tuple(
    fc.record(
      {
        file: kind('games/g/proposals/x.md'),
        source: line,
        name: kind('x'),
        number: proposalNumber,
        ownName: line,
        by: player,
        with: players,
        proposed: sameMoment,
        revised: sameMoment,
        awards: quantities,
        effective: moment,
        facts: mapOf(quantityName, amount),
        lost: kind('').map(() => false),
        paraphrased: fc.boolean(),
        notes: words,
        stands,
        corrected,
      },
      { requiredKeys: ['file', 'name', 'number', 'with', 'facts', 'lost', 'paraphrased'] },
    ),
    substance,
    ending,
  )
  .map(([head, changes, end]) => {
    const coauthors = head.with.filter((each) => each !== head.by);
    return { ...head, with: coauthors, ...changes, ...end };
  });

/** Of which neither words nor votes are known. */
const lostProposal: fc.Arbitrary<WrittenProposal> = fc.record(
  {
    file: kind('games/g/proposals/x.md'),
    name: kind('x'),
    number: proposalNumber,
    by: player,
    with: fc.constant([]),
    proposed: sameMoment,
    changes: fc.constant([]),
    compound: fc.constant(false),
    closed: sameMoment,
    awards: quantities,
    facts: fc.constant(new Map()),
    lost: fc.constant(true),
    paraphrased: fc.constant(false),
    notes: words,
  },
  {
    requiredKeys: [
      ...(['file', 'name', 'number', 'with', 'changes', 'compound'] as const),
      ...(['facts', 'lost', 'paraphrased'] as const),
    ],
  },
);

export const proposal = fc.oneof({ weight: 9, arbitrary: knownProposal }, lostProposal);
