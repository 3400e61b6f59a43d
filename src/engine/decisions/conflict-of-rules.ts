/** Rules that differ where nothing in force says which of them prevails: the move is undetermined. */
import type { Finding, Spot } from '../../diagnostics/finding.ts';
import { inSeries } from '../../helpers/in-series.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { finalBench } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { cite, illegal } from '../state/make-finding.ts';

export function conflictOf(
  context: Context,
  at: Spot,
  what: string,
  rules: readonly RuleInForce[],
): readonly Finding[] {
  const numbers = rules.map(({ number }) => `Rule ${number}`);
  const [first] = rules;
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
