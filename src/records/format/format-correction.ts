import type { Correction } from '../shared-types.ts';

/** A correction as YAML data. */
export function formatCorrection(corrected: Correction | undefined): object | undefined {
  return corrected && { on: corrected.on.text, why: corrected.why };
}
