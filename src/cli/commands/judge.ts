/** `nomic judge`: a question to a Judge, and what the Judge does. */
import { planQuestion } from '../../record-edits/plans/plan-question.ts';
import { type BenchAct, planRuling } from '../../record-edits/plans/plan-ruling.ts';
import { readData } from '../../record-edits/read-data.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { type CommandContext, type CommandOutcome, misuse } from '../command-line/outcome.ts';
import { carryOut } from '../record-edits/carry-out.ts';
import { namesIn } from '../record-edits/names-in.ts';
import { numberOperand } from '../record-edits/number-operand.ts';
import { openForEdit } from '../record-edits/open-for-edit.ts';
import { wordsOf } from '../record-edits/words-of.ts';

export async function judge(given: Arguments, context: CommandContext): Promise<CommandOutcome> {
  const { values } = given;
  const numbered = numberOperand(given.operands[1]);
  if (!numbered.ok) return misuse(numbered.message);
  const opened = openForEdit(given, context);
  if (!opened.ok) return opened.outcome;
  const { toEdit } = opened;
  const question = values.get('ask');
  if (question !== undefined) {
    const request = { question, by: values.get('by'), rules: namesIn(given, 'rules') };
    return carryOut(planQuestion(request, toEdit), toEdit, given, context);
  }
  const words = wordsOf(given, context);
  if (!words.ok) return misuse(words.message);
  const did = actOf(given, words.text);
  if (!did) return misuse('say what was done: --ask, --accept, --refuse, --ruling or --overrule.');
  const settles = readData(values.get('settles'), 'what is settled');
  if (!settles.ok) return misuse(settles.message);
  const number = numbered.number ?? toEdit.replay.game.judgments.at(-1)?.number;
  if (number === undefined) return misuse('no question was asked yet: --ask "May …?" --by ada.');
  const listed = settles.data === undefined ? [] : [settles.data].flat();
  const request = { number, judge: values.get('judge'), did, settles: listed };
  return carryOut(planRuling(request, toEdit), toEdit, given, context);
}

function actOf(given: Arguments, reasons: string | undefined): BenchAct | undefined {
  const { values, switches } = given;
  const ruling = values.get('ruling');
  if (ruling !== undefined) return { act: 'given', ruling, reasons };
  if (switches.has('accept')) return { act: 'accepted' };
  if (switches.has('refuse')) return { act: 'refused' };
  if (!switches.has('overrule')) return undefined;
  return { act: 'overruled', for: namesIn(given, 'for'), against: namesIn(given, 'against') };
}
