/** That a decision depends on a reading: a note, or an objection where the players left it open. */
import type { Authority, Spot } from '../../diagnostics/finding.ts';
import { capital } from '../../helpers/capital.ts';
import { defined } from '../../helpers/defined.ts';
import { type ReadingId, readingCalled } from '../../law/readings/register.ts';
import type { Decision, ResultUnder } from '../results/decision.ts';
import type { Context } from '../state/context.ts';
import { addNote, reportIllegal } from '../state/write-log.ts';
import { decisionText } from '../words/decision-words.ts';
import { cameWords } from '../words/result-words.ts';
import { isOpen, sourceWords, takenOption } from './taken-option.ts';

interface Depending {
  readonly what: Decision;
  readonly at: Spot;
  /** The proposal in whose turn it is decided. */
  readonly during: string | undefined;
  readonly rule: Authority | undefined;
  readonly results: readonly ResultUnder[];
}

export function noteReading(
  context: Context,
  reading: ReadingId,
  { what, at, during, rule, results }: Depending,
): void {
  const taken = takenOption(context, reading, during);
  const { question } = readingCalled(reading) ?? {};
  const decision = decisionText(what);
  const words = results
    .map(({ option, result }) => `under “${option}” ${cameWords(result, what)}`)
    .join('; ');
  const said = { at, ...defined({ rule }) };
  if (isOpen(context, reading, during)) {
    reportIllegal(context, {
      ...said,
      code: 'reading/open',
      message: `${question} The players have left it open, and ${decision} depends on it: ${words}.`,
      help: `Take an option in game.md (readings: { ${reading}: … }), or put the question to a Judge whose Judgment settles { reading: ${reading} }.`,
    });
    return;
  }
  addNote(context, {
    ...said,
    code: 'contestable',
    message: `${capital(decision)} depends on a reading. ${question} ${capital(words)}. Taken: “${taken.option}”, ${sourceWords(taken)}.`,
    help: `Game custom (readings: in game.md) or a Judgment (settles: { reading: ${reading} }) may settle it otherwise.`,
  });
}
