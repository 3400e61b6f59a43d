/** Arbitrary well-formed proposals, judgments and events. */
import * as fc from 'fast-check';
import type { Path } from '../../src/diagnostics/finding.ts';
import type {
  Caller,
  Settlement,
  WrittenBench,
  WrittenJudgment,
} from '../../src/records/judgment-types.ts';
import { VERDICTS } from '../../src/records/judgment-types.ts';
import type { WrittenEvents } from '../../src/records/parse/parse-events.ts';
import type { Amounts } from '../../src/records/shared-types.ts';
import type {
  ChangeTarget,
  EventFact,
  EventKind,
  WrittenChange,
  WrittenEvent,
  WrittenProposal,
} from '../../src/records/types.ts';
import type { VoteSaid, Way, WrittenVote, WrittenVotes } from '../../src/records/vote-types.ts';
import { WAYS } from '../../src/records/vote-types.ts';
import {
  amount,
  body,
  corrected,
  line,
  mapOf,
  maybeBody,
  mechanics,
  moment,
  number,
  player,
  players,
  quantityName,
  rule,
  sameMoment,
  stands,
  tier,
  words,
  writtenPlayer,
} from './made-records.ts';

const kind = <const Kind extends string>(name: Kind) => fc.constant(name);

/** A number, or what stands for one. */
const proposalNumber = fc.oneof(number, fc.constantFrom('7729#1', 'a.b', '300_b', 'X-1'));
const ruleNumber = fc.oneof(number, fc.constantFrom('VPRD', 'a.1', 'B_2', 'c-3'));

const target: fc.Arbitrary<ChangeTarget> = fc.oneof(
  fc.record({ rule }),
  fc.record({ amendment: proposalNumber }),
);

const replacements = fc.array(fc.record({ from: words, to: fc.oneof(kind(''), words) }), {
  minLength: 1,
  maxLength: 3,
});

/** A change at a path, whose text is of this kind. */
function changeAt(path: Path, text: fc.Arbitrary<string>): fc.Arbitrary<WrittenChange> {
  const at = fc.constant(path);
  return fc.oneof(
    fc.record(
      {
        path: at,
        kind: kind('enact'),
        number: ruleNumber,
        title: line,
        tier,
        mechanics,
        text: kind(''),
        lost: fc.constant(true as const),
      },
      { requiredKeys: ['path', 'kind', 'text', 'lost'] },
    ),
    fc.record(
      { path: at, kind: kind('enact'), number: ruleNumber, title: line, tier, mechanics, text },
      { requiredKeys: ['path', 'kind', 'text'] },
    ),
    fc.record(
      {
        path: at,
        kind: kind('amend'),
        target,
        title: line,
        words: fc.oneof(
          fc.record({ text }),
          fc.record({ lost: fc.constant(true as const) }),
          fc.record({ replace: replacements }),
        ),
        mechanics: fc.oneof(kind('keep'), kind('none'), mechanics),
      },
      { requiredKeys: ['path', 'kind', 'target', 'words'] },
    ),
    fc.record({ path: at, kind: kind('repeal'), target: fc.record({ rule }) }),
    fc.record(
      { path: at, kind: kind('repeal'), target: fc.record({ amendment: proposalNumber }), text },
      { requiredKeys: ['path', 'kind', 'target'] },
    ),
    fc.record({ path: at, kind: kind('transmute'), target: fc.record({ rule }), to: tier }),
  );
}

/** Something said of some of the votes that are listed, in their order. */
function saidOf(
  voters: Readonly<Record<Way, readonly unknown[]>>,
): fc.Arbitrary<readonly VoteSaid[]> {
  const places = WAYS.flatMap((way) => voters[way].map((_, index) => ({ way, index })));
  return fc
    .subarray(places)
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((place) =>
          fc
            .record({ strength: amount, why: words }, { requiredKeys: [] })
            .map((said): VoteSaid => ({ ...place, ...said })),
        ),
      ),
    );
}

const votes: fc.Arbitrary<WrittenVotes> = fc.oneof(
  fc
    .record(
      {
        kind: kind('named'),
        for: players,
        against: players,
        abstain: players,
        cast: mapOf(player, moment),
        castBeside: fc.constant(true as const),
        said: fc.constant([]),
      },
      { requiredKeys: ['kind', 'for', 'against', 'abstain', 'cast', 'said'] },
    )
    .chain((votes) => saidOf(votes).map((said) => ({ ...votes, said }))),
  fc.record({ kind: kind('tally'), for: amount, against: amount, abstain: amount }),
);

export const vote: fc.Arbitrary<WrittenVote> = fc.record(
  {
    file: kind('games/g/votes/301-a.md'),
    name: kind('301-a'),
    way: fc.constantFrom(...WAYS),
    on: moment,
    strength: amount,
    why: body,
  },
  { requiredKeys: ['file', 'name', 'way'] },
);

const points: fc.Arbitrary<Amounts> = mapOf(
  player,
  amount.map((sum) => new Map([['points', sum]])),
);
const quantities: fc.Arbitrary<Amounts> = mapOf(player, mapOf(quantityName, amount));

const ending = fc.oneof(
  fc.record({ votes, closed: sameMoment, outcome: fc.constantFrom('adopted', 'defeated') }),
  fc.record({ votes }),
  fc.record({ withdrawn: sameMoment }),
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

export const proposal: fc.Arbitrary<WrittenProposal> = fc
  .tuple(
    fc.record(
      {
        file: kind('games/g/proposals/x.md'),
        name: kind('x'),
        number: proposalNumber,
        called: line,
        by: player,
        with: players,
        proposed: sameMoment,
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
  .map(([head, changes, end]) => ({ ...head, ...changes, ...end }));

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
        judges: fc.array(player, { maxLength: 3 }),
        accepted: sameMoment,
        ruling: words,
        given: sameMoment,
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
    fc.record({
      kind: kind('move'),
      move: proposalNumber,
      is: fc.constantFrom(...VERDICTS),
      path: at,
    }),
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

/** An arbitrary of every kind of event: complete by its type. */
function factsAt(path: Path): { readonly [Kind in EventKind]: fc.Arbitrary<EventFact> } {
  const until = { until: moment };
  return {
    join: fc.record(
      {
        kind: kind('join'),
        player: writtenPlayer,
        seat: number,
        roles: fc.array(line, { maxLength: 2 }),
      },
      { requiredKeys: ['kind', 'player', 'roles'] },
    ),
    leave: fc.record({ kind: kind('leave'), player }),
    forfeit: fc.record({ kind: kind('forfeit'), player }),
    roll: fc.record(
      { kind: kind('roll'), by: player, die: number, for: proposalNumber },
      { requiredKeys: ['kind', 'by', 'die'] },
    ),
    points: fc.record({ kind: kind('points'), amounts: points }),
    change: fc.record({ kind: kind('change'), amounts: quantities }),
    set: fc.record({ kind: kind('set'), amounts: quantities }),
    appoint: fc.record({ kind: kind('appoint'), offices: mapOf(quantityName, players) }),
    consent: fc.record(
      {
        kind: kind('consent'),
        players,
        to: line,
        during: fc.oneof(
          number,
          words.filter((name) => !/^\d+$/.test(name)),
        ),
      },
      { requiredKeys: ['kind', 'players', 'to'] },
    ),
    debate: fc.record({ kind: kind('debate'), proposal: proposalNumber }),
    pause: fc.record({ kind: kind('pause'), ...until }, { requiredKeys: ['kind'] }),
    resume: fc.record({ kind: kind('resume'), ...until }, { requiredKeys: ['kind'] }),
    scores: fc.record(
      {
        kind: kind('scores'),
        scores: fc.oneof(points, quantities),
        stands: fc.constant(true as const),
      },
      { requiredKeys: ['kind', 'scores'] },
    ),
    rename: fc.record({ kind: kind('rename'), names: mapOf(player, line) }),
    round: fc.record(
      { kind: kind('round'), why: words, reset: fc.array(quantityName, { maxLength: 2 }) },
      { requiredKeys: ['kind', 'reset'] },
    ),
    winner: fc.record(
      {
        kind: kind('winner'),
        player,
        by: fc.oneof(quantityName, fc.constantFrom('paradox', 'rule', 'judgment')),
      },
      { requiredKeys: ['kind', 'player'] },
    ),
    end: fc.record({ kind: kind('end'), why: words }),
    note: fc.record({ kind: kind('note'), text: words }),
    fiat: fc
      .record({
        by: line,
        cause: fc.option(line, { nil: undefined }),
        change: changeAt([...path, 'fiat'], words),
        nth: ruleNumber,
      })
      .map(({ by, cause, change, nth }) => ({
        kind: 'fiat' as const,
        by,
        change,
        ...(cause !== undefined && { cause }),
        ...(change.kind === 'enact' && { number: nth }),
      })),
  };
}

function eventAt(path: Path): fc.Arbitrary<WrittenEvent> {
  return fc
    .record(
      {
        file: kind('games/g/events/x.md'),
        name: kind('x'),
        path: fc.constant(path),
        on: moment,
        id: player.map(String),
        after: proposalNumber,
        rule,
        why: words,
        fact: fc.oneof(...Object.values(factsAt(path))),
        stands,
        corrected,
      },
      { requiredKeys: ['file', 'name', 'path', 'fact'] },
    )
    .map(standingOnce);
}

/** Scores that stand against the reckoning say so by the same key. */
function standingOnce({ stands: said, ...event }: WrittenEvent): WrittenEvent {
  const isTaken = event.fact.kind === 'scores' && event.fact.stands;
  return { ...event, ...(said && !isTaken && { stands: said }) };
}

export const events: fc.Arbitrary<WrittenEvents> = fc
  .tuple(
    fc.oneof(
      eventAt([]).map((event) => [event]),
      fc
        .array(fc.nat(), { maxLength: 4 })
        .chain((several) => fc.tuple(...several.map((_, i) => eventAt(['events', i])))),
    ),
    maybeBody,
  )
  .map(([list, narrative]) => ({ file: 'games/g/events/x.md', events: list, narrative }));
