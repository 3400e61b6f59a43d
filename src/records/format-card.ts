/** The inverse of `parse-card.ts`. */
import { formatRecord } from './format-record.ts';
import type { WrittenCard } from './types.ts';

export function formatCard({ number, title, tier, mechanics, text }: WrittenCard): string {
  return formatRecord({ rule: number, title, tier, mechanics: mechanics?.raw }, text);
}
