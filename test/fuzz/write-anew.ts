/** Records read and written anew by the project's own forms. */
import Fraction from 'fraction.js';
import { parsePlace } from '../../src/content/place.ts';
import type { Source } from '../../src/content/source.ts';
import { formatCard } from '../../src/records/format/format-card.ts';
import { formatEvents } from '../../src/records/format/format-events.ts';
import { formatGame } from '../../src/records/format/format-game.ts';
import { formatJudgment } from '../../src/records/format/format-judgment.ts';
import { formatProposal } from '../../src/records/format/format-proposal.ts';
import { formatRuleset } from '../../src/records/format/format-ruleset.ts';
import { formatVote } from '../../src/records/format/format-vote.ts';
import { parseCard } from '../../src/records/parse/parse-card.ts';
import { parseEvents } from '../../src/records/parse/parse-events.ts';
import { parseGame } from '../../src/records/parse/parse-game.ts';
import { parseJudgment } from '../../src/records/parse/parse-judgment.ts';
import { parseProposal } from '../../src/records/parse/parse-proposal.ts';
import type { Parsed } from '../../src/records/parse/parse-record.ts';
import { parseRuleset } from '../../src/records/parse/parse-ruleset.ts';
import { parseVote } from '../../src/records/parse/parse-vote.ts';

export interface WrittenAnew {
  readonly text: string;
  /** Everything that the record says, as text. */
  readonly meaning: string;
}

/** `undefined` for what is no record, or a malformed one. */
export function writeAnew(source: Source): WrittenAnew | undefined {
  const placed = parsePlace(source.file);
  if (!placed.ok) return undefined;
  const { place } = placed;
  switch (place.kind) {
    case 'ruleset':
      return written(parseRuleset(source, place.ruleset), formatRuleset);
    case 'card':
      return written(parseCard(source), formatCard);
    case 'game':
      return written(parseGame(source, place.game), formatGame);
    case 'proposals':
      return written(parseProposal(source, place.name), formatProposal);
    case 'votes':
      return written(parseVote(source, place.name), formatVote);
    case 'judgments':
      return written(parseJudgment(source, place.name), formatJudgment);
    case 'events':
      return written(parseEvents(source, place.name), formatEvents);
  }
}

function written<Record>(
  { record }: Parsed<Record>,
  format: (record: Record) => string,
): WrittenAnew | undefined {
  return record && { text: format(record), meaning: meaningOf(record) };
}

/** With numbers and maps as plain values, and without what was compiled. */
function meaningOf(record: unknown): string {
  return JSON.stringify(record, (_, each: unknown) => {
    if (each instanceof Fraction) return each.toFraction();
    return each instanceof Map ? [...each] : each;
  });
}
