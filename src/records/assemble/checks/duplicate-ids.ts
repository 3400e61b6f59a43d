/** Events that have the same id as another. */
import type { Finding } from '../../../diagnostics/finding.ts';
import { problemFinding } from '../../parse/shape-findings.ts';
import type { WrittenEvent } from '../../types.ts';

/** One finding for each event whose id an earlier one has. */
export function findDuplicateIds(events: readonly WrittenEvent[]): readonly Finding[] {
  const firsts = new Map<string, WrittenEvent>();
  return events.flatMap((event) => {
    const { file, path, id } = event;
    if (id === undefined) return [];
    const first = firsts.get(id);
    if (!first) {
      firsts.set(id, event);
      return [];
    }
    const message = `Another event has the id \`${id}\` already.`;
    const help = 'Give one of the two an id of its own.';
    const finding = problemFinding(file, [...path, 'id'], {
      code: 'format/duplicate',
      message,
      help,
    });
    const at = { file: first.file, path: [...first.path, 'id'] };
    return [{ ...finding, related: [{ message: 'It stands here.', at }] }];
  });
}
