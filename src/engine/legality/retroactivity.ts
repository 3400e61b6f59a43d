/** No effect before the vote that adopts it is complete (Suber's 107). */
import { rulingOn } from '../../law/law.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { plainReader } from '../decide.ts';
import { cite, type Docket, object, spot } from '../docket.ts';
import { wordOf } from '../evaluate.ts';
import { namesOf } from '../names.ts';
import type { State } from '../state.ts';

export function checkRetroactivity(docket: Docket, state: State, proposal: WrittenProposal): void {
  const { effective, closed } = proposal;
  if (!effective || !closed || effective.to >= closed.from) return;
  const ruling = rulingOn(state.law, 'retroactive');
  const choice = ruling.kind === 'settled' ? ruling.rule.mechanics?.retroactive : undefined;
  if (ruling.kind !== 'settled' || choice === undefined) return;
  const reader = plainReader(docket, state, proposal.name, spot(proposal, 'effective'));
  const names = namesOf({ state, game: docket.game, reader, proposal });
  if (wordOf(reader, ruling.rule, choice, ['forbidden', 'permitted'], names) !== 'forbidden')
    return;
  object(docket, {
    code: 'effect/retroactive',
    at: spot(proposal, 'effective'),
    rule: cite(state, ruling.rule),
    message: `Proposal ${proposal.number} claims effect on ${effective.text}, before its vote was complete on ${closed.text}.`,
    help: `Leave \`effective\` out, or give a moment from ${closed.text} on.`,
  });
}
