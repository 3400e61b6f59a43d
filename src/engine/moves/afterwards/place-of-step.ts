import type { Spot } from '../../../diagnostics/finding.ts';
import { keySpot, spot } from '../../state/make-finding.ts';
import type { Step } from '../../timeline/timeline.ts';

/** The place of a step in its record, for what follows from it. */
export function placeOf(step: Step): Spot {
  switch (step.kind) {
    case 'propose':
    case 'lost':
      return keySpot(step.proposal, 'proposal');
    case 'resolve':
      return keySpot(step.proposal, step.proposal.closed ? 'closed' : 'outcome');
    case 'withdraw':
      return keySpot(step.proposal, 'withdrawn');
    case 'invoke':
      return keySpot(step.judgment, 'question');
    case 'judge':
      return keySpot(step.judgment, 'judgment');
    case 'event':
      return spot(step.event, ...step.event.path);
  }
}
