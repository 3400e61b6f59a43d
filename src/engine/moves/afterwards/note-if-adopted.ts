/** What would be wrong if a proposal under vote were adopted: voters should know before the close. */
import type { Authority, Finding, Spot } from '../../../diagnostics/finding.ts';
import { withoutUndefined } from '../../../helpers/without-undefined.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import type { ProposalNumber } from '../../../values/ids.ts';
import { VOID } from '../../results/open-matters.ts';
import type { Context } from '../../state/context.ts';
import { since } from '../../state/log.ts';
import { keySpot } from '../../state/make-finding.ts';
import { type Pending, withEntry } from '../../state/state.ts';
import { addNote } from '../../state/write-log.ts';
import type { Step } from '../../timeline/timeline.ts';

/** Takes a step from a position, and writes into the log what is wrong with it. */
export type Take = (position: Context, step: Step) => void;

/** Closes each open vote by itself, in a log that is discarded, and says what would be wrong or void. */
export function noteIfAdopted(context: Context, take: Take): void {
  if (context.state.over) return;
  for (const pending of context.state.pending.values()) {
    const { written } = pending;
    const defeated = new Set(ifClosed(context, pending, 'defeated', take).map(keyOf));
    for (const found of ifClosed(context, pending, 'adopted', take)) {
      const { code, help } = found;
      const when = whenWords(found, written.number, defeated.has(keyOf(found)));
      addNote(context, {
        code,
        at: whereWritten(written, found.at),
        // Of what is void the message goes on with the sentence.
        message: `${when}${code === 'change/void' ? ',' : ':'} ${found.message}`,
        ...withoutUndefined({ rule: asNow(context, found.rule), help }),
      });
    }
  }
}

/** What is void or in the way when the vote comes to this, whoever voted how. */
function ifClosed(
  context: Context,
  pending: Pending,
  outcome: 'adopted' | 'defeated',
  take: Take,
): readonly Finding[] {
  const { recorder, state } = context;
  const { votes: _votes, closed: _closed, ...made } = pending.written;
  const proposal = { ...made, outcome };
  const { name } = proposal;
  const { log } = recorder;
  const open = withEntry(state.pending, name, { ...pending, written: proposal, isSupposed: true });
  take({ ...context, state: { ...state, pending: open } }, { kind: 'resolve', proposal });
  const found = since(log.findings, recorder.log.findings);
  recorder.log = log;
  return found.filter(({ code, severity }) => severity === 'error' || VOID.has(code));
}

function whenWords({ code }: Finding, number: ProposalNumber, isAlways: boolean): string {
  if (isAlways) return `When the vote on Proposal ${number} closes`;
  if (VOID.has(code)) return `If Proposal ${number} is adopted`;
  return `Proposal ${number} cannot be adopted as the rules now are`;
}

function keyOf({ code, at, rule }: Finding): string {
  return JSON.stringify([code, at, rule?.number]);
}

/** The place of a finding in a record that does not yet say what came of its vote. */
function whereWritten(written: WrittenProposal, at: Spot): Spot {
  const isOfClose =
    at.file === written.file &&
    'path' in at &&
    (at.path[0] === 'outcome' || at.path[0] === 'closed');
  return isOfClose ? keySpot(written, 'proposal') : at;
}

/** A rule as it stands now: the version that would come is none yet. */
function asNow({ state }: Context, rule: Authority | undefined): Authority | undefined {
  if (!rule || !state.book.byNumber.has(rule.number)) return undefined;
  return { ...rule, version: state.version };
}
