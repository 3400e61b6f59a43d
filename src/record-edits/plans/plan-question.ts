/** Judgment is invoked: a question is put to a Judge. */
import { JUDGMENT } from '../../records/kinds/judgment.ts';
import { writeDraft } from '../../records/write-record.ts';
import type { RuleName } from '../../values/ids.ts';
import { type GameToEdit, lacking, type PlanResult, refuse } from './draft.ts';
import { findPlayer } from './find-player.ts';

export interface QuestionRequest {
  readonly question: string;
  readonly by: string | undefined;
  /** The rules that the question is about. */
  readonly rules: readonly string[];
  /** The message in which it was asked. */
  readonly source?: string | undefined;
}

export function planQuestion(
  { question, by, rules, source }: QuestionRequest,
  toEdit: GameToEdit,
): PlanResult {
  const { replay, textOf, on } = toEdit;
  if (by === undefined) return lacking('asker', 'Nobody asks.');
  const caller = findPlayer(replay, by);
  if (!caller.ok) return caller;
  const numbers = replay.game.judgments.map((each) => Number.parseInt(String(each.number), 10));
  // One that is not numbered takes no part in the count.
  const number = Math.max(0, ...numbers.filter(Number.isFinite)) + 1;
  const file = `games/${replay.game.id}/judgments/${number}.md`;
  if (textOf(file) !== undefined) return refuse(`${file} is there already.`);
  const front = {
    judgment: number,
    question,
    by: caller.player.id,
    invoked: on.text,
    rules: rules.length === 0 ? undefined : rules.map(ruleName),
    source,
  };
  return { ok: true, draft: { file, text: writeDraft(JUDGMENT, front) } };
}

function ruleName(words: string): RuleName {
  return /^\d{1,9}$/.test(words) ? Number(words) : words;
}
