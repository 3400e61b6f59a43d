/** The rule that an amendment lies on, by the number of the proposal that made it. */
import type { Spot } from '../../diagnostics/finding.ts';
import { inSeries } from '../../helpers/in-series.ts';
import type { ProposalNumber } from '../../values/ids.ts';
import { namesApart, type Resolved } from '../decisions/resolve-names.ts';
import type { Layer } from '../results/layer.ts';
import type { Rule } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { illegal } from '../state/make-finding.ts';

/** Objects where no rule in force has such an amendment, and where several have. */
export function ruleUnderAmendment(
  context: Context,
  amendment: ProposalNumber,
  at: Spot,
): Resolved<Rule> {
  const { book } = context.state;
  const bears = (rule: Rule) => rule.layers.slice(1).some((layer) => isOf(layer, amendment));
  const named = (book.everNumbered.get(amendment) ?? []).flatMap(
    (id) => book.inForce.get(id) ?? [],
  );
  const numbered = named.filter(bears);
  const bearing = numbered.length > 0 ? numbered : [...book.inForce.values()].filter(bears);
  const [found, another] = bearing;
  if (found && another) return severalUnder(context, amendment, bearing, at);
  if (found) return { result: found, objections: [] };
  const gone = [...context.recorder.log.lives.values()].some((life) =>
    life.some(({ rule }) => rule !== undefined && bears(rule)),
  );
  const objection = illegal(context, {
    code: gone ? 'gone/rule' : 'unknown/rule',
    at,
    message: gone
      ? `The amendment numbered ${amendment} lies on no rule in force any longer.`
      : `No rule in force bears an amendment numbered ${amendment}.`,
    help: 'An amendment is named by the number of the proposal that made it, while it lies on the card of a rule in force.',
  });
  return { result: undefined, objections: [objection] };
}

function severalUnder(
  context: Context,
  amendment: ProposalNumber,
  rules: readonly Rule[],
  at: Spot,
): Resolved<Rule> {
  const names = namesApart(context.state.book, rules);
  const objection = illegal(context, {
    code: 'unknown/rule',
    at,
    message: `Proposal ${amendment} amended ${rules.length} rules that are in force, so that its number names no single amendment.`,
    help: `Write \`amend\` with the number of the rule that is meant, and the text that it then has: ${inSeries(names, ' or ')}.`,
  });
  return { result: undefined, objections: [objection] };
}

/** Whether a layer is an amendment, or lies where that amendment lay and has amended it. */
export function isOf({ proposal, under }: Layer, amendment: ProposalNumber): boolean {
  return proposal === amendment || (under !== undefined && isOf(under, amendment));
}
