/** What a Judgment finds illegal, or equally legal and illegal, is not made. */
import type { GameRecord } from '../../records/types.ts';
import type { SettledMove } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { judgedMove } from './judged-move.ts';

/** The Judgment that sets a record aside, where one does. */
export function struckBy(context: Context, record: GameRecord): SettledMove | undefined {
  const settled = judgedMove(context, record);
  return settled && settled.is !== 'legal' ? settled : undefined;
}

/** That it is not made, in words. */
export function struckWords(what: string, { is, judgment }: SettledMove): string {
  const found = is === 'illegal' ? 'illegal' : 'equally legal and illegal';
  const standing = is === 'illegal' ? 'void' : 'undetermined';
  return `${what} is ${standing}: Judgment ${judgment.number} finds it ${found}.`;
}
