/** Records that are said to stand against a rule, and that break none. */
import type { GameRecord } from '../../../records/types.ts';
import type { Context } from '../../state/context.ts';
import { keySpot } from '../../state/make-finding.ts';
import { addNote } from '../../state/write-log.ts';
import { recordKey } from '../../timeline/record-key.ts';
import { recordWords } from '../../timeline/record-words.ts';

/** Says of them that `stands` does nothing, once everything has been replayed. */
export function noteNeedless(context: Context): void {
  const { game, recorder } = context;
  if (!game.unobjected) return;
  const records: readonly GameRecord[] = [...game.proposals, ...game.judgments, ...game.events];
  for (const record of records) {
    if (!record.stands || recorder.log.unobjected.has(recordKey(record))) continue;
    const path = 'path' in record ? record.path : [];
    addNote(context, {
      code: 'stands/needless',
      at: keySpot(record, ...path, 'stands'),
      message: `Nothing is found wrong with ${recordWords(record)}: it stands by the rules, and \`stands\` changes nothing.`,
      help: 'Take `stands` out.',
    });
  }
}
