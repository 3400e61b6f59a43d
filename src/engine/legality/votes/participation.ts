/**
 * Votes that are missing or late (Suber's 105: every eligible voter must participate; a rule with a
 * voting period counts silence as abstention once the period is over).
 */

import { rulingOn } from '../../../law/law.ts';
import type { RuleInForce } from '../../../law/rule-in-force.ts';
import { castPath } from '../../../records/schema/cast-path.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { formatNumber } from '../../../values/number.ts';
import { decide, plainReader, type Reader } from '../../decisions/decide.ts';
import { durationOf, wordOf } from '../../decisions/evaluate.ts';
import { namesOf, type Tally } from '../../decisions/formula-environment.ts';
import { citePlayer } from '../../state/call-player.ts';
import { cite, type Docket, object, spot } from '../../state/log.ts';
import type { State } from '../../state/state.ts';
import { daysAndHours, deadline } from '../../turns/deadlines.ts';
import type { Count } from '../../votes/votes.ts';

export function checkParticipation(
  docket: Docket,
  state: State,
  reader: Reader,
  proposal: WrittenProposal,
  { tally, silent }: Count,
): void {
  const isMissing = tally.silent.compare(0) > 0;
  const demanded = participationDemanded(docket, state, reader, proposal, isMissing);
  if (!demanded) return;
  if (!isMissing) {
    checkAbstentions(docket, state, proposal, demanded.rule, tally);
    return;
  }
  const who = silent.map((id) => citePlayer(state, id)).join(', ');
  const subject = who || `${formatNumber(tally.silent)} of ${formatNumber(tally.eligible)} votes`;
  object(docket, {
    code: 'vote/missing',
    at: spot(proposal, 'votes'),
    rule: cite(state, demanded.rule),
    message: `${who ? `${subject} did not vote` : `${subject} are missing from the tally`} on Proposal ${proposal.number}${demanded.why}.`,
    help: `Record ${silent.length > 0 ? `how ${silent.join(', ')} voted` : 'the missing votes'}: for, against, or abstain.`,
  });
}

/** Whether those who abstained took part is a reading. */
function checkAbstentions(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  rule: RuleInForce,
  { abstain }: Tally,
): void {
  if (abstain.equals(0)) return;
  const missing = decide(docket, {
    state,
    during: proposal.name,
    at: spot(proposal, 'votes'),
    what: `whether everyone took part in the vote on Proposal ${proposal.number}`,
    compute: (reader) => reader.take('abstention-participates') === 'no',
    describe: (some) => (some ? 'those who abstained did not' : 'everyone did'),
  });
  if (!missing) return;
  object(docket, {
    code: 'vote/missing',
    at: spot(proposal, 'votes'),
    rule: cite(state, rule),
    message: `${formatNumber(abstain)} abstained on Proposal ${proposal.number}, and to abstain is not to participate under the reading “abstention-participates”.`,
    help: 'Record a vote for or against from everyone who may vote.',
  });
}

function participationDemanded(
  docket: Docket,
  state: State,
  reader: Reader,
  proposal: WrittenProposal,
  isMissing: boolean,
): { readonly rule: RuleInForce; readonly why: string } | undefined {
  const ruling = rulingOn(state.law, 'participation');
  const choice = ruling.kind === 'settled' ? ruling.rule.mechanics?.participation : undefined;
  const names = namesOf({ state, game: docket.game, reader, proposal });
  const words = ['required', 'optional'] as const;
  const word =
    ruling.kind === 'settled' && choice !== undefined
      ? wordOf(reader, ruling.rule, choice, words, names)
      : undefined;
  // Where nobody has to vote, silence is abstention when the vote closes.
  if (word === 'optional' && !isMissing) return undefined;
  const period = periodOf(docket, state, proposal);
  if (period) {
    const early = proposal.closed !== undefined && proposal.closed.to < period.earliest;
    if (!early || (word === 'optional' && mayCloseEarly(docket, state, proposal, period)))
      return undefined;
    return { rule: period.rule, why: `, and the voting period of ${period.words} was not over` };
  }
  return ruling.kind === 'settled' && word === 'required'
    ? { rule: ruling.rule, why: '' }
    : undefined;
}

/** Whether a vote lasts its period out while those are silent who need not vote is a reading. */
function mayCloseEarly(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  { rule }: Period,
): boolean {
  return decide(docket, {
    state,
    during: proposal.name,
    at: spot(proposal, 'closed'),
    what: `whether the vote on Proposal ${proposal.number} may close before its period is over`,
    compute: (reader) => reader.take('early-close') === 'yes',
    decisive: () => cite(state, rule),
    describe: (may) => (may ? 'it may' : 'it may not'),
  });
}

interface Period {
  readonly rule: RuleInForce;
  readonly words: string;
  readonly earliest: number;
  readonly latest: number;
}

/** When the voting period ends, as closely as the record tells; `undefined` without one. */
function periodOf(docket: Docket, state: State, proposal: WrittenProposal): Period | undefined {
  const { proposed } = proposal;
  const ruling = rulingOn(state.law, 'voting-period');
  const value = ruling.kind === 'settled' ? ruling.rule.mechanics?.['voting-period'] : undefined;
  if (ruling.kind !== 'settled' || !value || !proposed) return undefined;
  const reader = plainReader(docket, state, proposal.name, spot(proposal, 'proposed'));
  const names = namesOf({ state, game: docket.game, reader, proposal });
  const period = durationOf(reader, ruling.rule, value, names);
  if (!period) return undefined;
  return { rule: ruling.rule, words: period.text, ...deadline(proposed, period, state.pauses) };
}

/** Votes dated after the period, or after the vote was closed. */
export function checkLateness(docket: Docket, state: State, proposal: WrittenProposal): void {
  const { votes, closed } = proposal;
  if (votes?.kind !== 'named' || votes.cast.size === 0) return;
  const period = periodOf(docket, state, proposal);
  for (const [id, cast] of votes.cast) {
    const late = period !== undefined && cast.from > period.latest;
    const after = closed !== undefined && cast.from > closed.to;
    if (!late && !after) continue;
    object(docket, {
      code: 'vote/late',
      at: spot(proposal, ...castPath(votes, ['votes']), id),
      ...(late && period && { rule: cite(state, period.rule) }),
      message: late
        ? `${citePlayer(state, id)} voted on ${cast.text}; the voting period of ${period?.words} ended on ${daysAndHours(period?.latest ?? 0)}.`
        : `${citePlayer(state, id)} voted on ${cast.text}, after the vote was closed on ${closed?.text}.`,
      help: late
        ? `A late vote does not count: take ${id} out of the votes, for silence after the period is abstention; or correct the date.`
        : 'Correct the date of the vote, or of the close.',
    });
  }
}
