/** Changes of rules that would make a move legal. Another module tries them. */
import { compareNumbers } from '../../helpers/numbers.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { Mechanics, SlotName } from '../../law/mechanics/mechanics.ts';
import { mechanics as mechanicsSchema } from '../../law/schema/parse-mechanics.ts';
import type { WrittenChange } from '../../records/types.ts';
import type { Cure } from '../state/make-finding.ts';
import type { State } from '../state/state.ts';

/** Makes the help from a change: `amend Rule 112`, `transmute Rule 104 to mutable and then amend it`. */
export type SayCure = (change: string) => string;

export function enacting(raw: Readonly<Record<string, unknown>>, help: string): readonly Cure[] {
  const mechanics = parsed(raw);
  return mechanics ? [{ help, changes: [{ path: [], kind: 'enact', text: '', mechanics }] }] : [];
}

/** Ways to remove a rule's provision from a slot, the simplest first. */
export function lifting(
  { law }: State,
  rule: RuleInForce,
  slot: SlotName,
  say: SayCure,
): readonly Cure[] {
  const { number, text, mechanics } = rule;
  const { [slot]: _, ...rest } = mechanics?.raw ?? {};
  const target = { rule: number };
  const left = Object.keys(rest).length > 0 ? parsed(rest) : 'none';
  const amend: WrittenChange = {
    path: [],
    kind: 'amend',
    target,
    words: { text },
    mechanics: left ?? 'none',
  };
  const cure = (what: string, ...changes: readonly WrittenChange[]) => ({
    help: say(what),
    changes,
  });
  return [
    cure(`amend Rule ${number}`, amend),
    cure(`repeal Rule ${number}`, repealing(rule)),
    ...otherTiers({ law }, rule).map((to) =>
      cure(`transmute Rule ${number} to ${to} and then amend it`, transmuting(rule, to), amend),
    ),
  ];
}

/** Ways to remove a rule from a tier. The help names the one that succeeds. */
export function thinning(state: State, tier: string, say: SayCure): readonly Cure[] {
  const rules = [...state.book.inForce.values()].filter((rule) => rule.tier === tier);
  const latest = rules.sort((a, b) => compareNumbers(b.number, a.number));
  const few = latest.slice(0, MOST_THINNED);
  return [
    ...few.map((rule) => ({
      help: say(`repeal a rule that is ${tier}, such as Rule ${rule.number}`),
      changes: [repealing(rule)],
    })),
    ...few.flatMap((rule) =>
      otherTiers(state, rule).map((to) => ({
        help: say(`transmute a rule that is ${tier}, such as Rule ${rule.number} to ${to}`),
        changes: [transmuting(rule, to)],
      })),
    ),
  ];
}

/** Only the latest few rules are tried, since rules of a tier mostly behave alike. */
const MOST_THINNED = 3;

export function transmuting({ number }: RuleInForce, to: string): WrittenChange {
  return { path: [], kind: 'transmute', target: { rule: number }, to };
}

function repealing({ number }: RuleInForce): WrittenChange {
  return { path: [], kind: 'repeal', target: { rule: number } };
}

function otherTiers({ law }: Pick<State, 'law'>, { tier }: RuleInForce): readonly string[] {
  return [...law.ranks.keys()].filter((each) => each !== tier);
}

function parsed(raw: Readonly<Record<string, unknown>>): Mechanics | undefined {
  return mechanicsSchema.safeParse(raw).data;
}
