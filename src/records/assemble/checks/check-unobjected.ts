/** A record may say that it stands against a rule only where the game lets such records stand. */
import type { Finding } from '../../../diagnostics/finding.ts';
import { problemFinding } from '../../parse/shape-findings.ts';
import type { WrittenGame } from '../../types.ts';

export function checkUnobjected(game: WrittenGame): readonly Finding[] {
  if (game.unobjected) return [];
  const records = [...game.proposals, ...game.judgments, ...game.events];
  return records.flatMap((record) => {
    if (!record.stands) return [];
    const path = 'path' in record ? record.path : [];
    const message =
      '`stands` says that nobody objected, and the game does not say that such records stand.';
    const help =
      'Write `unobjected: stands` in game.md if that is how the table plays, or take it out.';
    return [
      problemFinding(record.file, [...path, 'stands'], {
        code: 'format/key',
        part: 'key',
        message,
        help,
      }),
    ];
  });
}
