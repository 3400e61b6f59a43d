/** A proposal whose record is lost. */
import type { Spot } from '../../diagnostics/finding.ts';
import { inSeries } from '../../helpers/words.ts';
import type { AwardOccasion } from '../../law/mechanics/mechanics.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { heldEntries } from '../decisions/held-entries.ts';
import { type Inquiry, inquire } from '../decisions/inquiry.ts';
import { resolvePlayer } from '../decisions/resolve-names.ts';
import { attestedSums, checkReceivers } from '../holdings/attested-sums.ts';
import type { UnknownAward } from '../holdings/awards.ts';
import { postSums } from '../holdings/holdings.ts';
import { checkNumber } from '../legality/proposals/number.ts';
import { checkTurn } from '../legality/proposals/turn.ts';
import type { Context } from '../state/context.ts';
import { keySpot, spot } from '../state/make-finding.ts';
import { type Seat, type State, withNumber } from '../state/state.ts';
import { addNote, reportAll, reporting, writeProposal } from '../state/write-log.ts';
import { beginTurn, endTurn, turnLaw } from '../turns/turns.ts';

/**
 * A proposal of which no record survives: it has its number and its turn, and it earned what the
 * record says. Nothing else is known of it.
 */
export function applyLost(
  context: Context,
  proposal: WrittenProposal,
  on: Moment | undefined,
): State {
  const { state } = context;
  const at = keySpot(proposal, 'lost');
  reportAll(context, checkNumber(context, proposal));
  const unknown = unknownAwards(inquire(context, { during: proposal.name, at }));
  reportAll(context, checkReceivers(context, proposal));
  const sums = attestedSums(state, proposal, { sums: [], unknown });
  const cause = { by: 'proposal', proposal: proposal.name, number: proposal.number } as const;
  const entered = postSums(context, sums, cause, on);
  writeProposal(context, {
    written: proposal,
    outcome: 'lost',
    evidence: 'attested',
    madeUnder: state.version,
    decidedBy: [],
    awards: entered.entries,
    rules: [],
  });
  const { number } = proposal;
  const next = typeof number === 'number' ? withNumber(entered.state, number) : entered.state;
  const position = { ...context, state: next };
  const mover = moverOf(position, proposal, at);
  noteLoss(context, proposal, unknown, mover);
  return mover ? passTurn(position, proposal, mover, at) : next;
}

const OCCASIONS: ReadonlySet<AwardOccasion> = new Set([
  'proposed',
  'adopted',
  'defeated',
  'resolved',
]);

/** What the rules in force may have given for it: nobody can tell what, or to whom. */
function unknownAwards(inquiry: Inquiry): readonly UnknownAward[] {
  const held = heldEntries(inquiry, { law: inquiry.state.law, slot: 'awards' });
  return held
    .filter(({ entry }) => OCCASIONS.has(entry.on))
    .map(({ rule, entry }) => ({ rule, quantity: entry.quantity, players: undefined }));
}

/** In whose turn it was made: as the record says, or else as the order of play has it. */
function moverOf(context: Context, proposal: WrittenProposal, at: Spot): Seat | undefined {
  const { by, name } = proposal;
  const { rule, mover } = turnLaw(inquire(context, { during: name, at }));
  if (by === undefined) return rule && mover;
  const seat = reporting(context, resolvePlayer(context, by, spot(proposal, 'by')));
  if (seat) reportAll(context, checkTurn(context, proposal, seat));
  return rule && seat;
}

function passTurn(context: Context, { name }: WrittenProposal, mover: Seat, at: Spot): State {
  const { state } = context;
  const inquiry = inquire(context, { during: name, at });
  const turn = beginTurn(inquiry, mover.id);
  return endTurn({ ...inquiry, state: { ...state, turn: { ...turn, proposal: name } } });
}

function noteLoss(
  context: Context,
  proposal: WrittenProposal,
  unknown: readonly UnknownAward[],
  mover: Seat | undefined,
): void {
  const { number, by, awards } = proposal;
  const rules = [...new Set(unknown.map(({ rule }) => rule.number))];
  const sentences = [
    `No record of Proposal ${number} survives: what it was to change, and how the vote ended, is not known and not replayed.`,
    mover && `It takes the turn of ${mover.name}${by === undefined ? ', whose turn it was' : ''}.`,
    rules.length > 0 &&
      !awards &&
      `What ${rules.length > 1 ? 'Rules' : 'Rule'} ${inSeries(rules)} gave for it is not known either, and nobody's score has it.`,
    awards && 'What it earned is what the record says.',
  ];
  addNote(context, {
    code: 'attested',
    at: keySpot(proposal, 'lost'),
    message: sentences.filter(Boolean).join(' '),
    ...(!awards && rules.length > 0 && { help: LOST_HELP }),
  });
}

const LOST_HELP = 'Write `awards:` if it is known who received what.';
