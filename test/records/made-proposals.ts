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
import { changeAt, factsAt, kind, proposalNumber, quantities, yes } from './made-facts.ts';
import * as any from './made-records.ts';

const { body, corrected, line, made, mapOf, moment, player, players, sameMoment, words } = any;

const remark = fc.record({ strength: any.amount, why: words, source: line }, { requiredKeys: [] });

/** Something said of some of the votes that are listed, in their order. */
function remarksOn(
  voters: Readonly<Record<WayToVote, readonly unknown[]>>,
): fc.Arbitrary<readonly VoteRemark[]> {
  const places = WAYS.flatMap((way) => voters[way].map((_, index) => ({ way, index })));
  return fc
    .subarray(places)
    .chain((chosen) =>
      fc.tuple(...chosen.map((place) => remark.map((said): VoteRemark => ({ ...place, ...said })))),
    );
}

const counted = any.amount.map((votes) => votes.abs());

const votes: fc.Arbitrary<WrittenVotes> = fc.oneof(
  made(
    {
      kind: kind('named'),
      for: players,
      against: players,
      abstain: players,
      cast: mapOf(player, moment),
      remarks: fc.constant([]),
    },
    { castOutside: yes },
  ).chain((each) => remarksOn(each).map((remarks) => ({ ...each, remarks }))),
  fc.record({ kind: kind('tally'), for: counted, against: counted, abstain: counted }),
);

export const vote: fc.Arbitrary<WrittenVote> = made(
  { file: kind('games/g/votes/301-a.md'), name: kind('301-a'), way: fc.constantFrom(...WAYS) },
  { on: moment, strength: any.amount, why: body, source: line },
);

const outcome = fc.constantFrom('adopted', 'defeated');
const ending = fc.oneof(
  made({ votes, closed: sameMoment, outcome }, { endingSource: line }),
  fc.record({ votes }),
  made({ withdrawn: sameMoment }, { endingSource: line }),
  fc.constant({}),
);

/** The possible acts of an adopted proposal. */
const acts = any.several((i) => actAt(['act', i]), { maxLength: 3 });

function actAt(path: Path): fc.Arbitrary<WrittenEvent> {
  const { forfeit: _1, roll: _2, consent: _3, debate: _4, scores: _5, ...facts } = factsAt(path);
  return made(
    {
      file: kind('games/g/proposals/x.md'),
      name: kind('x'),
      path: fc.constant(path),
      isAct: yes,
      fact: fc.oneof(...Object.values(facts)),
    },
    { rule: any.rule, why: words },
  );
}

const substance = fc.oneof(
  fc.tuple(acts, any.maybeBody).map(([done, said]) => ({
    changes: [],
    compound: false,
    acts: done,
    ...(said && { words: said }),
  })),
  fc
    .tuple(acts, changeAt([], body))
    .map(([done, only]) => ({ changes: [only], compound: false, acts: done })),
  changeAt([], body).map((change) => ({ changes: [change], compound: false })),
  any
    .several((i) => changeAt(['changes', i], words), { minLength: 1, maxLength: 3 })
    .map((changes) => ({ changes, compound: true })),
);

const always = { file: kind('games/g/proposals/x.md'), name: kind('x'), number: proposalNumber };
const maybe = { proposed: sameMoment, awards: quantities, notes: words };

const head = made(
  {
    ...always,
    with: players,
    facts: mapOf(any.quantityName, any.amount),
    lost: fc.constant(false),
    paraphrased: fc.boolean(),
    asMeant: fc.boolean(),
  },
  {
    ...maybe,
    source: line,
    ownName: line,
    by: player,
    revised: sameMoment,
    effective: moment,
    stands: any.stands,
    corrected,
  },
);
const knownProposal: fc.Arbitrary<WrittenProposal> = fc
  .tuple(head, substance, ending)
  .map(([stated, changes, end]) => {
    const coauthors = stated.with.filter((each) => each !== stated.by);
    return { ...stated, with: coauthors, ...changes, ...end };
  });

/** A proposal whose words and votes are unknown. */
const lostProposal: fc.Arbitrary<WrittenProposal> = made(
  {
    ...always,
    with: fc.constant([]),
    changes: fc.constant([]),
    compound: fc.constant(false),
    facts: fc.constant(new Map()),
    lost: fc.constant(true),
    paraphrased: fc.constant(false),
    asMeant: fc.constant(false),
  },
  { ...maybe, by: player, closed: sameMoment },
);

export const proposal = fc.oneof({ weight: 9, arbitrary: knownProposal }, lostProposal);
