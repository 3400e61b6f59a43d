/** The questions that no Judge has answered, and whose turn it is to answer them. */
import { defined } from '../../../helpers/defined.ts';
import type { WrittenBench } from '../../../records/kinds/bench.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Inquiry } from '../../decisions/inquiry.ts';
import type { OpenQuestion } from '../../results/open-matters.ts';
import type { OpenJudgment } from '../../state/state.ts';
import { whoJudges } from './who-judges.ts';

export function openQuestions(inquiry: Inquiry): readonly OpenQuestion[] {
  const { state, recorder } = inquiry;
  return [...state.judgments.values()].flatMap((open) => {
    const written = recorder.log.judgments.get(open.name)?.written;
    if (open.given || !written) return [];
    const judge = sitting(written) ?? nextJudge(inquiry, written, open);
    return [{ judgment: open.name, ...defined({ judge }) }];
  });
}

/** The Judge on record who has still to answer. */
function sitting({ bench }: WrittenJudgment): PlayerId | undefined {
  const last = bench.at(-1);
  return last?.refused || last?.ruling !== undefined ? undefined : last?.judges[0];
}

/** Whom the rules make the next Judge; nobody where they leave it to the players. */
function nextJudge(
  inquiry: Inquiry,
  judgment: WrittenJudgment,
  open: OpenJudgment,
): PlayerId | undefined {
  const bench: WrittenBench = { judges: [], path: [] };
  const seated = { ...judgment, bench: [...judgment.bench, bench] };
  return whoJudges(inquiry, { judgment: seated, open, bench }).expected;
}
