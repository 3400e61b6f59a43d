/** The inverse of `parse-card.ts`. */

import type { WrittenCard } from '../types.ts';
import { formatCorrection } from './format-correction.ts';
import { formatRecord } from './format-record.ts';

export function formatCard(card: WrittenCard): string {
  const { number, title, tier, mechanics, text } = card;
  const corrected = formatCorrection(card.corrected);
  return formatRecord({ rule: number, title, tier, mechanics: mechanics?.raw, corrected }, text);
}
