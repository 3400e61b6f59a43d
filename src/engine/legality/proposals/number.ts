/** The number of a proposal (Suber's 108: numbers begin somewhere, and each takes the next). */
import { rulingOn } from '../../../law/law.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { decide } from '../../decisions/decide.ts';
import { cite, type Docket, object, spot } from '../../state/log.ts';
import type { State } from '../../state/state.ts';
import { nextNumber } from '../../turns/next-number.ts';

export function checkNumber(docket: Docket, state: State, proposal: WrittenProposal): void {
  const ruling = rulingOn(state.law, 'numbering');
  if (ruling.kind !== 'settled') return;
  const at = spot(proposal, 'proposal');
  const expected = decide(docket, {
    state,
    during: proposal.name,
    at,
    what: 'the number of the next proposal',
    compute: (reader) => nextNumber(docket, state, reader),
    describe: (number) => `it is ${number}`,
  });
  if (expected === undefined || expected === proposal.number) return;
  object(docket, {
    code: 'proposal/number',
    at,
    rule: cite(state, ruling.rule),
    message: `The proposal is numbered ${proposal.number}; the next number is ${expected}.`,
    help: helpWith(docket, proposal, expected),
  });
}

function helpWith({ game, proposals }: Docket, wrong: WrittenProposal, next: number): string {
  if (game.proposals.some(({ number, name }) => number === next && !proposals.has(name)))
    return `Proposal ${next} is on record, but as made later: correct the numbers or the dates.`;
  if (wrong.number < next) return `Number it ${next}.`;
  return `Number it ${next}, or record the proposals that come before it (lost: true where no record survives).`;
}
