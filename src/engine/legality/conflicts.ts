/**
 * Two rules that answer the same question differently, where nothing in force says which prevails
 * (Suber's 110 and 211 are what usually decides). The move that needs the answer is undetermined.
 */

import type { Spot } from '../../diagnostics/finding.ts';
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
import { inSeries } from '../state/in-series.ts';
import { cite, type Docket, object } from '../state/log.ts';
import type { State } from '../state/state.ts';

export function checkConflicts(
  docket: Docket,
  state: State,
  at: Spot,
  slots: readonly SlotName[],
): void {
  for (const slot of slots) tellConflict(docket, state, at, slot, rulingOn(state.law, slot));
}

/** The same for how Judges are chosen and bound, which rules may share out. */
export function checkJudgeConflicts(docket: Docket, state: State, at: Spot): void {
  for (const part of JUDGE_PARTS) {
    tellConflict(docket, state, at, `judge.${part}`, rulingOnJudgePart(state.law, part));
  }
}

/** Whether rules in force declare a name differently and nothing decides; objects if so. */
export function checkNameConflict(
  docket: Docket,
  state: State,
  at: Spot,
  slot: DeclaringSlot,
  name: string,
): boolean {
  const ruling = rulingOnName(state.law, slot, name);
  tellConflict(docket, state, at, `${slot}.${name}`, ruling);
  return ruling.kind === 'conflict';
}

/** Names that rules in force declare differently, where nothing says whose declaration holds. */
export function checkDeclarations(docket: Docket, before: State, after: State, at: Spot): void {
  for (const slot of DECLARING_SLOTS) {
    if (before.law.suppliers.get(slot) === after.law.suppliers.get(slot)) continue;
    for (const name of namesDeclared(after.law, slot)) {
      const ruling = rulingOnName(after.law, slot, name);
      tellConflict(docket, after, at, `${slot}.${name}`, ruling);
    }
  }
}

function tellConflict(docket: Docket, state: State, at: Spot, what: string, ruling: Ruling): void {
  if (ruling.kind !== 'conflict') return;
  const numbers = ruling.rules.map(({ number }) => `Rule ${number}`);
  const [first] = ruling.rules;
  object(docket, {
    code: 'law/conflict',
    at,
    ...(first && { rule: cite(state, first) }),
    message: `${inSeries(numbers)} differ on “${what}”, and no rule in force decides between them.`,
    help: conflictHelp(docket, at),
  });
}

/** What ends a conflict: a Judgment that settles the move, or the one given that does not yet say so. */
export function conflictHelp({ game, bindings }: Docket, { file }: Spot): string {
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
