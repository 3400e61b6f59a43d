/** Rule-changes of games in which a proposal gives its new rule a number. */
import type { Change } from './make-change.ts';
import { type Rules, renumber } from './rule-book.ts';

/** More than any proposal has. */
const FIRST_GIVEN = 100_000;

/** The same where a proposal gives its new rule a number: one that no proposal has. */
export function withGivenNumber(change: Change, number: number): Change {
  const { enact, changes } = change.front;
  if (enact === undefined && changes === undefined) return change;
  const given = FIRST_GIVEN + number;
  const front = {
    ...change.front,
    enact: enact && numbered(String(enact), given),
    changes: changes && String(changes).replace('enact: {}', `enact: { number: ${given} }`),
  };
  const apply = (rules: Rules) => {
    change.apply(rules);
    const rule = rules.get(number);
    if (rule) renumber(rules, rule, { number: given });
  };
  return { ...change, front, apply };
}

function numbered(enact: string, number: number): string {
  if (!enact.startsWith('{')) return `\n  number: ${number}${enact}`;
  return enact === '{}' ? `{ number: ${number} }` : enact.replace('{', `{ number: ${number},`);
}
