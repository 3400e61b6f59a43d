/**
 * Who judged, and how one Judge came to follow another (Suber's 212: the player preceding the one
 * moving judges; the other players may overrule; the player preceding the Judge is the next).
 */
import { judgePart } from '../../../law/law.ts';
import type { RuleInForce } from '../../../law/rule-in-force.ts';
import type { WrittenBench, WrittenJudgment } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { explain } from '../../decisions/arithmetic.ts';
import { decide } from '../../decisions/decide.ts';
import { holds } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import { objectToProposal, referToAnyone, referToPlayer } from '../../decisions/resolve-names.ts';
import { callPlayer, citePlayer } from '../../state/call-player.ts';
import { cite, type Docket, object, spot } from '../../state/log.ts';
import type { OpenJudgment, Seat, State } from '../../state/state.ts';
import { othersThan } from '../../votes/other-players.ts';
import { countVotes, WAYS } from '../../votes/votes.ts';
import { checkVoters } from '../votes/voters.ts';
import { checkDeadlines } from './judge-deadlines.ts';
import { type Place, whoJudges } from './who-judges.ts';

export function checkBench(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  open: OpenJudgment,
): void {
  judgment.bench.forEach((bench, index) => {
    const seat = referToPlayer(docket, state, bench.judge, spot(judgment, ...bench.path, 'judge'));
    if (seat) checkJudge(docket, state, seat, { judgment, open, bench });
    checkVerdict(docket, state, judgment, bench);
    checkDeadlines(docket, state, judgment, bench);
    checkOverruling(docket, state, judgment, bench, index);
  });
}

function checkJudge(docket: Docket, state: State, seat: Seat, place: Place): void {
  const { judgment, bench } = place;
  const at = spot(judgment, ...bench.path, 'judge');
  const { admitted, why, expected, rule } = decide(docket, {
    state,
    during: docket.bindings.turnOf(judgment.name),
    at,
    what: `who judges Judgment ${judgment.number}`,
    compute: (reader) => whoJudges(docket, state, reader, place),
    decisive: (who) => who.rule && cite(state, who.rule),
    describe: ({ says }) => says,
  });
  if (admitted) return;
  object(docket, {
    code: 'judge/wrong',
    at,
    ...(rule && { rule: cite(state, rule) }),
    message: `${seat.name} (${seat.id}) is recorded as the Judge, but ${why}.`,
    help: expected ? `Write \`judge: ${expected}\`.` : 'Name a player who may judge.',
  });
}

function checkVerdict(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  bench: WrittenBench,
): void {
  const verdicts = judgePart(state.law, 'verdicts');
  if (!verdicts || bench.ruling === undefined || verdicts.value.includes(bench.ruling)) return;
  object(docket, {
    code: 'judge/verdict',
    at: spot(judgment, ...bench.path, 'ruling'),
    rule: cite(state, verdicts.rule),
    message: `“${bench.ruling}” is not a Judgment that may be given.`,
    help: `Write ${verdicts.value.map((verdict) => `“${verdict}”`).join(' or ')}.`,
  });
}

/** Where no rule says how a Judge is overruled, whoever is said to have done it must be known. */
function checkNames(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  { path }: WrittenBench,
  votes: Readonly<Record<(typeof WAYS)[number], readonly PlayerId[]>>,
): void {
  for (const way of WAYS) {
    votes[way].forEach((id, index) => {
      referToAnyone(docket, state, id, spot(judgment, ...path, 'overruled', way, index));
    });
  }
}

function checkOverruling(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  bench: WrittenBench,
  index: number,
): void {
  const { overruled } = bench;
  const successor = judgment.bench[index + 1];
  const law = judgePart(state.law, 'overruled-by');
  if (!law) {
    if (overruled && !('proposal' in overruled))
      checkNames(docket, state, judgment, bench, overruled);
    return;
  }
  const { rule, value: how } = law;
  if (!overruled) {
    if (successor && bench.ruling !== undefined)
      objectToSuccession(docket, state, judgment, rule, bench, successor);
    return;
  }
  const at = spot(judgment, ...bench.path, 'overruled');
  if (how === 'proposal' || 'proposal' in overruled) {
    checkByProposal(docket, state, rule, how === 'proposal', overruled, at);
    return;
  }
  const path = [...bench.path, 'overruled'];
  const votes = { kind: 'named' as const, ...overruled, cast: new Map() };
  const others = decide(docket, {
    state,
    during: docket.bindings.turnOf(judgment.name),
    at,
    what: `who may overrule Judgment ${judgment.number}`,
    compute: (reader) => othersThan(state, docket.game, reader, bench.judge),
    decisive: () => cite(state, rule),
    // Only those who are said to have voted are in question.
    describe: (voters) => {
      const barred = WAYS.flatMap((way) => votes[way]).filter((id) => !voters.has(id));
      return barred.length > 0
        ? `${barred.map((id) => callPlayer(state, id)).join(', ')} may not`
        : 'all who voted may';
    },
  });
  checkVoters(
    docket,
    state,
    judgment,
    path,
    votes,
    others,
    'does not vote on overruling this Judge',
  );
  const { carried, says } = decide(docket, {
    state,
    during: docket.bindings.turnOf(judgment.name),
    at,
    what: `whether Judgment ${judgment.number} is overruled`,
    compute: (reader) => {
      const { tally } = countVotes(votes, othersThan(state, docket.game, reader, bench.judge));
      const names = namesOf({ state, game: docket.game, reader, votes: tally });
      const met = holds(reader, rule, how, names);
      return { carried: met, says: explain(how, names, met) };
    },
    decisive: () => cite(state, rule),
    describe: (result) => (result.carried ? 'it is overruled' : 'it stands'),
  });
  if (carried) return;
  objectToOverruling(
    docket,
    state,
    rule,
    at,
    `The vote to overrule does not carry: ${overruled.for.length} of the ${others.size} other players are in favour, and ${says}.`,
    `Those who may vote are ${[...others.keys()].join(', ')}.`,
  );
}

function checkByProposal(
  docket: Docket,
  state: State,
  rule: RuleInForce,
  needsProposal: boolean,
  overruled: NonNullable<WrittenBench['overruled']>,
  at: ReturnType<typeof spot>,
): void {
  if (!('proposal' in overruled)) {
    objectToOverruling(
      docket,
      state,
      rule,
      at,
      'A Judgment is overruled by the adoption of a proposal, not by a vote of its own.',
      'Write `overruled: { proposal: … }`.',
    );
    return;
  }
  if (!needsProposal) {
    objectToOverruling(
      docket,
      state,
      rule,
      at,
      'A Judgment is overruled by a vote of the other players, not by a proposal.',
      'Write `overruled: { for: […], against: […] }`.',
    );
    return;
  }
  const proposal = docket.game.proposals.find(({ number }) => number === overruled.proposal);
  if (!proposal) {
    objectToProposal(docket, overruled.proposal, at);
    return;
  }
  const known = docket.proposals.get(proposal.name);
  if (known === undefined || known.outcome === 'open' || known.outcome === 'adopted') return;
  objectToOverruling(
    docket,
    state,
    rule,
    at,
    `Proposal ${overruled.proposal} was ${known.outcome}, so the Judgment stands.`,
    'Take the overruling out of the record.',
  );
}

function objectToOverruling(
  docket: Docket,
  state: State,
  rule: RuleInForce,
  at: ReturnType<typeof spot>,
  message: string,
  help: string,
): void {
  object(docket, { code: 'judge/overruled-how', at, rule: cite(state, rule), message, help });
}

function objectToSuccession(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  rule: RuleInForce,
  bench: WrittenBench,
  successor: WrittenBench,
): void {
  objectToOverruling(
    docket,
    state,
    rule,
    spot(judgment, ...successor.path, 'judge'),
    `${citePlayer(state, successor.judge)} follows ${citePlayer(state, bench.judge)} as Judge, and the record does not say how that Judgment was overruled.`,
    'Write `overruled:` with the votes on the Judgment before.',
  );
}
