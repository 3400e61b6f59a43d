/**
 * Who judged, and how one Judge came to follow another (Suber's 212: the player preceding the one
 * moving judges; the other players may overrule; the player preceding the Judge is the next).
 */
import { judgePart, type RuleInForce } from '../../law/law.ts';
import type { PlayerId, WrittenBench, WrittenJudgment } from '../../records/types.ts';
import { explain } from '../arithmetic.ts';
import { decide, plainReader } from '../decide.ts';
import { cite, type Docket, object, spot } from '../docket.ts';
import { ONE } from '../evaluate.ts';
import { type JudgeLaw, judgeLaw, precedingJudge, whoIsMoving } from '../judges.ts';
import { namesOf } from '../names.ts';
import { objectToProposal, referToPlayer } from '../refer.ts';
import { type OpenJudgment, playing, type State, seatOf } from '../state.ts';
import { countVotes, type Electorate } from '../votes.ts';
import { checkDeadlines } from './judge-deadlines.ts';
import { checkVoters } from './voters.ts';

export function checkBench(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  open: OpenJudgment,
): void {
  const during = docket.bindings.turnOf(judgment.name);
  const reader = plainReader(docket, state, during, spot(judgment, 'question'));
  const law = judgeLaw(state, docket.game, reader);
  judgment.bench.forEach((bench, index) => {
    const seat = referToPlayer(docket, state, bench.judge, spot(judgment, ...bench.path, 'judge'));
    const before = judgment.bench[index - 1];
    if (seat && law) checkJudge(docket, state, judgment, open, law, bench, before);
    checkVerdict(docket, state, judgment, bench);
    checkDeadlines(docket, state, judgment, bench);
    checkOverruling(docket, state, judgment, bench, index);
  });
}

function checkJudge(
  docket: Docket,
  state: State,
  judgment: WrittenJudgment,
  open: OpenJudgment,
  law: JudgeLaw,
  bench: WrittenBench,
  before: WrittenBench | undefined,
): void {
  const at = spot(judgment, ...bench.path, 'judge');
  const question = {
    state,
    during: docket.bindings.turnOf(judgment.name),
    at,
    what: `who judges Judgment ${judgment.number}`,
  };
  const follows = before?.ruling !== undefined && law.preceding;
  if (law.chosen === 'by-lot' && !follows && bench.judge === judgment.by) {
    const admitted = decide(docket, {
      ...question,
      compute: (reader) => reader.take('caller-judges') === 'yes',
      describe: (may) => (may ? 'the caller may be drawn' : 'it is one of the others'),
    });
    const why = 'the Judge is drawn from the other players than the one who called for Judgment';
    if (!admitted) objectToJudge(docket, state, law.rule, at, bench.judge, why);
  }
  if (law.chosen === 'appointed' && !follows) {
    checkAppointed(docket, state, law.rule, at, bench.judge);
  }
  if (law.chosen !== 'preceding-player' && !follows) return;
  // Whoever refused is passed over; who follows an overruled Judge only a rule can say.
  const refused = before?.ruling === undefined;
  if (before && !refused && !law.preceding) return;
  const { from, expected } = decide(docket, {
    ...question,
    compute: (reader) => {
      const moving = whoIsMoving(docket, open.asked, reader);
      const start = before?.judge ?? moving;
      let judge = start && precedingJudge(open.asked, docket.game, reader, start, moving);
      // Whoever has left since is passed over, like whoever refused.
      for (const _ of state.seats) {
        if (!judge || seatOf(state, judge.id)?.status === 'playing') break;
        judge = precedingJudge(open.asked, docket.game, reader, judge.id, moving);
      }
      return { from: start, expected: judge };
    },
    describe: (who) => (who.expected ? `it is ${who.expected.name}` : 'it is nobody'),
  });
  if (from === undefined || expected?.id === bench.judge) return;
  const who = expected ? `the Judge is ${expected.name} (${expected.id})` : 'nobody may judge';
  const whom = `${before ? 'the Judge before' : 'the one moving'}, ${seatOf(state, from)?.name}`;
  const why = `${who}: the player preceding ${whom}`;
  objectToJudge(docket, state, law.rule, at, bench.judge, why, expected?.id);
}

/** Where players hold the office of judge, an appointed Judge is one of them. */
function checkAppointed(
  docket: Docket,
  state: State,
  rule: RuleInForce,
  at: ReturnType<typeof spot>,
  judge: PlayerId,
): void {
  const holders = state.offices.get('judge') ?? [];
  if (holders.length === 0 || holders.includes(judge)) return;
  const why = `${holders.join(', ')} ${holders.length === 1 ? 'holds' : 'hold'} the office of judge`;
  objectToJudge(docket, state, rule, at, judge, why, holders[0]);
}

function objectToJudge(
  docket: Docket,
  state: State,
  rule: RuleInForce,
  at: ReturnType<typeof spot>,
  judge: PlayerId,
  why: string,
  expected?: PlayerId,
): void {
  object(docket, {
    code: 'judge/wrong',
    at,
    rule: cite(state, rule),
    message: `${seatOf(state, judge)?.name ?? judge} (${judge}) is recorded as the Judge, but ${why}.`,
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
  if (!law) return;
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
  const others = othersThan(state, bench.judge);
  const path = [...bench.path, 'overruled'];
  const votes = { kind: 'named' as const, ...overruled, cast: new Map() };
  checkVoters(
    docket,
    state,
    judgment,
    path,
    votes,
    others,
    'is the Judge and does not vote on overruling',
  );
  const { tally } = countVotes(votes, others);
  const { carried, says } = decide(docket, {
    state,
    during: docket.bindings.turnOf(judgment.name),
    at,
    what: `whether Judgment ${judgment.number} is overruled`,
    compute: (reader) => {
      const names = namesOf({ state, game: docket.game, reader, votes: tally });
      const result = how.evaluate(names);
      if (!result.ok) reader.fail({ rule, source: how.source, problem: result.problem });
      const met = result.ok && result.value === true;
      return { carried: met, says: explain(how, names, met) };
    },
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

function othersThan(state: State, judge: PlayerId): Electorate {
  const others = playing(state).filter((seat) => seat.id !== judge);
  return new Map(others.map((seat) => [seat.id, { seat, ballots: ONE }]));
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
    `${seatOf(state, successor.judge)?.name ?? successor.judge} follows ${seatOf(state, bench.judge)?.name ?? bench.judge} as Judge, and the record does not say how that Judgment was overruled.`,
    'Write `overruled:` with the votes on the Judgment before.',
  );
}
