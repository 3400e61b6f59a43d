/**
 * Two rules that answer the same question differently, where nothing in force says which prevails
 * (Suber's 110 and 211 are what usually decides). The move that needs the answer is undetermined.
 */

import type { Finding, Spot } from '../../diagnostics/finding.ts';
import {
  DECLARING_SLOTS,
  type DeclaringSlot,
  JUDGE_PARTS,
  namesDeclared,
  rulingOn,
  rulingOnJudgePart,
  rulingOnName,
} from '../../law/law.ts';
import type { SlotName } from '../../law/mechanics.ts';
import type { Ruling } from '../../law/precedence.ts';
import { finalBench } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { inSeries } from '../state/in-series.ts';
import { cite, illegal } from '../state/report.ts';
import type { State } from '../state/state.ts';

export function checkConflicts(
  context: Context,
  at: Spot,
  slots: readonly SlotName[],
): readonly Finding[] {
  return slots.flatMap((slot) => conflictOn(context, at, slot, rulingOn(context.state.law, slot)));
}

/** The same for how Judges are chosen and bound, which rules may share out. */
export function checkJudgeConflicts(context: Context, at: Spot): readonly Finding[] {
  const { law } = context.state;
  return JUDGE_PARTS.flatMap((part) =>
    conflictOn(context, at, `judge.${part}`, rulingOnJudgePart(law, part)),
  );
}

/** Whether rules in force declare a name differently and nothing decides. */
export function checkNameConflict(
  context: Context,
  at: Spot,
  slot: DeclaringSlot,
  name: string,
): readonly Finding[] {
  return conflictOn(context, at, `${slot}.${name}`, rulingOnName(context.state.law, slot, name));
}

/** Names that rules in force declare differently, where nothing says whose declaration holds. */
export function checkDeclarations(context: Context, before: State, at: Spot): readonly Finding[] {
  const { law } = context.state;
  if (law === before.law) return [];
  return DECLARING_SLOTS.filter(
    (slot) => before.law.suppliers.get(slot) !== law.suppliers.get(slot),
  ).flatMap((slot) =>
    namesDeclared(law, slot).flatMap((name) => checkNameConflict(context, at, slot, name)),
  );
}

function conflictOn(context: Context, at: Spot, what: string, ruling: Ruling): readonly Finding[] {
  if (ruling.kind !== 'conflict') return [];
  const numbers = ruling.rules.map(({ number }) => `Rule ${number}`);
  const [first] = ruling.rules;
  return [
    illegal(context, {
      code: 'law/conflict',
      at,
      ...(first && { rule: cite(context.state, first) }),
      message: `${inSeries(numbers)} differ on “${what}”, and no rule in force decides between them.`,
      help: conflictHelp(context, at),
    }),
  ];
}

/** What ends a conflict: a Judgment that settles the move, or the one given that does not yet say so. */
export function conflictHelp({ game, bindings }: Context, { file }: Spot): string {
  if (file === game.file) {
    return 'Give one of the cards a claim, such as `overrides: [quantities]`, or the set a rule of `precedence`.';
  }
  const move = game.proposals.find((proposal) => proposal.file === file);
  const given = game.judgments.find(
    (judgment) => bindings.turnOf(judgment.name) === move?.name && finalBench(judgment),
  );
  return move && given
    ? `Judgment ${given.number} was given in this turn: write under its \`settles\` what it makes of the move, { move: ${move.number}, is: … }: legal, illegal or undetermined.`
    : 'Put the question to a Judge: a Judgment whose settles names this move lets play go on.';
}
