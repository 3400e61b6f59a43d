/** No effect before the vote that adopts it is complete (Suber's 107). */
import { rulingOn } from '../../../law/law.ts';
import type { RuleInForce } from '../../../law/rule-in-force.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { decide, type Reader } from '../../decisions/decide.ts';
import { wordOf } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import { cite, type Docket, object, spot } from '../../state/log.ts';
import type { State } from '../../state/state.ts';

export function checkRetroactivity(docket: Docket, state: State, proposal: WrittenProposal): void {
  const { effective, closed } = proposal;
  if (!effective || !closed || effective.to >= closed.from) return;
  const at = spot(proposal, 'effective');
  const forbidding = decide(docket, {
    state,
    during: proposal.name,
    at,
    what: `whether Proposal ${proposal.number} may claim effect before its adoption`,
    compute: (reader) => forbids(docket, state, reader, proposal),
    describe: (forbidden) => (forbidden ? 'it may not' : 'it may'),
  });
  if (!forbidding) return;
  object(docket, {
    code: 'effect/retroactive',
    at,
    ...(forbidding !== 'custom' && { rule: cite(state, forbidding) }),
    message: `Proposal ${proposal.number} claims effect on ${effective.text}, before its vote was complete on ${closed.text}.`,
    help: `Leave \`effective\` out, or give a moment from ${closed.text} on.`,
  });
}

/** The rule that forbids it, if one does; where no rule speaks of it, custom may. */
function forbids(
  docket: Docket,
  state: State,
  reader: Reader,
  proposal: WrittenProposal,
): RuleInForce | 'custom' | undefined {
  const ruling = rulingOn(state.law, 'retroactive');
  if (ruling.kind === 'silent')
    return reader.take('retroactive-effect') === 'no' ? 'custom' : undefined;
  const choice = ruling.kind === 'settled' ? ruling.rule.mechanics?.retroactive : undefined;
  if (ruling.kind !== 'settled' || choice === undefined) return undefined;
  const names = namesOf({ state, game: docket.game, reader, proposal });
  const word = wordOf(reader, ruling.rule, choice, ['forbidden', 'permitted'], names);
  return word === 'forbidden' ? ruling.rule : undefined;
}
