/**
 * The stay that a pending Judgment puts on the next turn (Suber's 212: the next player may not
 * begin without the consent of a majority of the other players).
 */
import Fraction from 'fraction.js';
import { judgePart, type RuleInForce } from '../../law/law.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { decide, type Reader } from '../decide.ts';
import { cite, type Docket, object, spot } from '../docket.ts';
import { ZERO } from '../evaluate.ts';
import { namesOf, type Tally } from '../names.ts';
import { type OpenJudgment, playing, type Seat, type State } from '../state.ts';

export function checkJudgmentPending(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  seat: Seat,
): void {
  const stay = judgePart(state.law, 'binds-next-turn');
  if (!stay || stay.value.source === 'false') return;
  const { begun, over } = state.turn;
  for (const judgment of state.judgments.values()) {
    // Only a new turn is stayed, and only by a Judgment invoked in the turn right before it.
    if (!over || (judgment.given && judgment.turn !== begun)) continue;
    const free = decide(docket, {
      state,
      during: docket.bindings.turnOf(judgment.name),
      at: spot(proposal, 'by'),
      what: `whether Proposal ${proposal.number} may begin a turn`,
      compute: (reader) => isFree(docket, state, reader, stay.rule, judgment, seat),
      describe: (may) => (may ? 'the turn may begin' : 'it must wait for the Judgment'),
    });
    if (!free) objectToHaste(docket, state, proposal, stay.rule, judgment, seat);
  }
}

function isFree(
  docket: Docket,
  state: State,
  reader: Reader,
  rule: RuleInForce,
  judgment: OpenJudgment,
  seat: Seat,
): boolean {
  if (hasConsent(docket, state, reader, rule, judgment, seat)) return true;
  return judgment.given && reader.take('stay-ends') === 'when-given';
}

function hasConsent(
  docket: Docket,
  state: State,
  reader: Reader,
  rule: RuleInForce,
  judgment: OpenJudgment,
  seat: Seat,
): boolean {
  const others = playing(state).filter((other) => other.id !== seat.id);
  const consenting = others.filter((other) => judgment.consents.has(other.id)).length;
  const eligible = new Fraction(others.length);
  const ayes = new Fraction(consenting);
  const votes: Tally = {
    for: ayes,
    against: eligible.sub(ayes),
    abstain: ZERO,
    silent: ZERO,
    eligible,
  };
  const names = namesOf({ state, game: docket.game, reader, votes });
  const stay = rule.mechanics?.judge?.['binds-next-turn'];
  // `true` asks for the majority that the rule's words speak of; a formula says it itself.
  if (!stay || stay.source === 'true') return names.name('votes.majority') === true;
  const consent = stay.evaluate(names);
  if (!consent.ok) reader.fail({ rule, source: stay.source, problem: consent.problem });
  return consent.ok && consent.value === true;
}

function objectToHaste(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  rule: RuleInForce,
  judgment: OpenJudgment,
  seat: Seat,
): void {
  const others = playing(state).filter((other) => other.id !== seat.id);
  object(docket, {
    code: 'turn/judgment-pending',
    at: spot(proposal, 'by'),
    rule: cite(state, rule),
    message: `${seat.name} begins a turn while Judgment ${judgment.name} is pending, with the consent of ${judgment.consents.size} of the ${others.length} other players.`,
    help: `Wait for the Judgment, or record the consent: { consent: { players: [${others.map(({ id }) => id).join(', ')}], to: continue, during: ${judgment.name} } }.`,
  });
}
