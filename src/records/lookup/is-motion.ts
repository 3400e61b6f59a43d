import type { WrittenProposal } from '../types.ts';

/** Whether a proposal changes no rule, whatever else it does. */
export function isMotion({ acts, changes }: WrittenProposal): boolean {
  return acts !== undefined && changes.length === 0;
}
