import { AS_EACH_VOTED, type Mending } from '../../../diagnostics/finding.ts';
import { said } from '../../../law/in-force/law.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import { castPath } from '../../../records/kinds/votes.ts';
import type { WrittenPlayer, WrittenProposal } from '../../../records/types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { formatNumber } from '../../../values/number.ts';
import { namesOf, type Tally, wordOf } from '../../decisions/evaluate.ts';
import { type Inquiry, takeReading } from '../../decisions/inquiry.ts';
import { moversIn } from '../../decisions/resolve-names.ts';
import type { Context } from '../../state/context.ts';
import { illegal, type Objections, spot } from '../../state/make-finding.ts';
import { citePlayer } from '../../state/state.ts';
import { daysAndHours, periodOf } from '../../turns/deadlines.ts';
import type { Count } from '../../votes/votes.ts';

export function checkParticipation(
  inquiry: Inquiry,
  proposal: WrittenProposal,
  { tally, silent }: Count,
): Objections {
  const { state } = inquiry;
  const isMissing = tally.silent.compare(0) > 0 || silent.length > 0;
  const demanded = participationDemanded(inquiry, proposal, isMissing);
  if (!demanded) return [];
  if (!isMissing) {
    return checkAbstentions(inquiry, proposal, demanded.rule, tally);
  }
  if (demanded.isDuty && countsWithoutMissing(inquiry, proposal)) return [];
  const strangers = neverSeen(inquiry, silent, proposal);
  const isFirst = inquiry.game.proposals.length < 2;
  const later = strangers.map((each) => {
    return ` If ${each.id} joined later, remove ${each.id} from game.md, and record the event \`${joined(each)}\`.`;
  });
  const who = silent.map((id) => citePlayer(state, id)).join(', ');
  const subject = who || `${formatNumber(tally.silent)} of ${formatNumber(tally.eligible)} votes`;
  return illegal(inquiry, {
    code: 'vote/missing',
    at: spot(proposal, 'votes'),
    rule: demanded.rule,
    message: `${who ? `${subject} did not vote` : `${subject} are missing from the tally`} on Proposal ${proposal.number}${demanded.why}.`,
    help: `Record ${silent.length > 0 ? `how ${silent.join(', ')} voted` : 'the missing votes'}: for, against, or abstain.${demanded.until === undefined ? '' : ` Or close the vote at the end of that period, ${demanded.until}.`}${later.join('')}`,
    mendings: [
      ...(silent.length > 0 ? [voting(proposal)] : []),
      ...(isFirst ? [] : strangers.map((each) => ({ move: 'event' as const, of: joined(each) }))),
    ],
  });
}

function voting({ name, closed }: WrittenProposal): Mending {
  return { move: 'vote', of: name, says: { ...AS_EACH_VOTED, on: closed?.text } };
}

function joined({ id, name }: WrittenPlayer): string {
  return `join: { id: ${id}, name: ${name} }`;
}

/** Players of game.md who have made no move, although a vote is closed. */
function neverSeen(
  { game }: Context,
  ids: readonly PlayerId[],
  { closed }: WrittenProposal,
): readonly WrittenPlayer[] {
  const { players, proposals } = game;
  const isStranger = ({ id }: WrittenPlayer) => ids.includes(id) && !moversIn(game).has(id);
  return closed || proposals.length > 1 ? players.filter(isStranger) : [];
}

/** Whether a vote counts in which somebody broke the duty to vote: a reading. */
function countsWithoutMissing(context: Context, proposal: WrittenProposal): boolean {
  return takeReading(context, 'missing-vote', proposal.name) === 'stands';
}

function checkAbstentions(
  context: Context,
  proposal: WrittenProposal,
  rule: RuleInForce,
  { abstain }: Tally,
): Objections {
  if (abstain.equals(0)) return [];
  const missing = takeReading(context, 'abstention-participates', proposal.name) === 'no';
  if (!missing || countsWithoutMissing(context, proposal)) return [];
  return illegal(context, {
    code: 'vote/missing',
    at: spot(proposal, 'votes'),
    rule,
    message: `${formatNumber(abstain)} abstained on Proposal ${proposal.number}. Under the reading “abstention-participates” they do not participate.`,
    help: 'Record a vote for or against from everyone who may vote.',
  });
}

/** The rule that requires all voters to vote, if the vote ended now. */
export function participationDemanded(
  inquiry: Inquiry,
  proposal: WrittenProposal,
  isMissing: boolean,
) {
  const { state } = inquiry;
  const choice = said(state.law, 'participation');
  const names = namesOf(inquiry, { proposal });
  const word = choice && wordOf(names, choice.rule, choice.value, ['required', 'optional']);
  // If nobody must vote, silence is abstention when the vote closes.
  if (word === 'optional' && !isMissing) return undefined;
  const period = periodOf(inquiry, proposal);
  if (period) {
    const early = proposal.closed !== undefined && proposal.closed.to < period.earliest;
    // Whether a vote may close early while voters without a duty are silent: a reading.
    if (!early || (word === 'optional' && inquiry.reader.take('early-close') === 'yes'))
      return undefined;
    return {
      rule: said(state.law, 'readings', 'early-close')?.rule ?? period.rule,
      isDuty: false,
      until: daysAndHours(period.latest),
      why: `, and the voting period of ${period.words} was not over`,
    };
  }
  return choice && word === 'required' ? { rule: choice.rule, isDuty: true, why: '' } : undefined;
}

/**
 * Votes dated before a change of the proposal (Suber's 106: it is written down before the vote). Whether
 * they count is a reading.
 */
export function checkRevised(context: Context, proposal: WrittenProposal): Objections {
  const { votes, revised, number, name } = proposal;
  if (votes?.kind !== 'named' || !revised) return [];
  const early = [...votes.cast].filter(([, cast]) => cast.to < revised.from);
  if (early.length === 0 || takeReading(context, 'revised-votes', name) === 'stand') return [];
  return early.flatMap(([id, cast]) => {
    return illegal(context, {
      code: 'vote/revised',
      at: spot(proposal, ...castPath(votes, ['votes']), id),
      message: `${citePlayer(context.state, id)} voted on ${cast.text}, and Proposal ${number} was changed on ${revised.text}: this vote is on the earlier version.`,
      help: `Remove ${id} from the votes, or record how ${id} voted afterwards, with that day.`,
    });
  });
}

export function checkLateness(context: Context, proposal: WrittenProposal): Objections {
  const { votes, closed } = proposal;
  if (votes?.kind !== 'named' || votes.cast.size === 0) return [];
  const period = periodOf(context, proposal);
  return [...votes.cast].flatMap(([id, cast]) => {
    const at = spot(proposal, ...castPath(votes, ['votes']), id);
    const voted = `${citePlayer(context.state, id)} voted on ${cast.text}`;
    if (period && cast.from > period.latest)
      return illegal(context, {
        code: 'vote/late',
        at,
        rule: period.rule,
        message: `${voted}; the voting period of ${period.words} ended on ${daysAndHours(period.latest)}.`,
        help: `A late vote does not count. Remove ${id} from the votes, which then counts as abstention, or correct the date.`,
      });
    if (!closed || cast.from <= closed.to) return [];
    return illegal(context, {
      code: 'vote/late',
      at,
      message: `${voted}, after the vote was closed on ${closed.text}.`,
      help: 'Correct the date of the vote, or of the close.',
    });
  });
}
