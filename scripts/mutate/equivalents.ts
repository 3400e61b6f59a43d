/** Faults that change nothing that anybody could notice, each with the reason. */
import { type Mutant, mutatedLine } from './mutant.ts';

export interface Equivalent {
  /** The name of the source, without its folder. */
  readonly source: string;
  /** The line as it stands, and what the fault makes of it. */
  readonly line: string;
  readonly becomes: string;
  readonly why: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    source: 'result-words.ts',
    line: "const verb = amount.compare(0) < 0 ? 'loses' : 'receives';",
    becomes: "const verb = (amount.compare(0) <= 0) ? 'loses' : 'receives';",
    why: 'Totals of nothing are left out before, so that no amount is 0.',
  },
  {
    source: 'scores.ts',
    line: "const sign = amount.compare(0) > 0 ? '+' : '';",
    becomes: "const sign = (amount.compare(0) >= 0) ? '+' : '';",
    why: 'No sum of 0 is written into the ledger.',
  },
  {
    source: 'take-effect.ts',
    line: 'if (plans.length < 2) return plans.map((plan) => ({ plan, state, tier: plan.tier }));',
    becomes: 'if ((false)) return plans.map((plan) => ({ plan, state, tier: plan.tier }));',
    why: 'A single part has none before it, so that every order measures it by the same rules.',
  },
  {
    source: 'evaluate.ts',
    line: 'if (turn.wraps === turn.rounds) return turn.wraps;',
    becomes: 'if ((false)) return turn.wraps;',
    why: 'Where both counts are the same, every option of the reading gives that count.',
  },
  {
    source: 'evaluate.ts',
    line: 'if (wrapped === allMoved) return wrapped;',
    becomes: 'if ((false)) return wrapped;',
    why: 'Where both say the same, every option of the reading says that.',
  },
  {
    source: 'evaluate.ts',
    line: 'if (allFor === noneAgainst) return allFor;',
    becomes: 'if ((false)) return allFor;',
    why: 'Where both say the same, every option of the reading says that.',
  },
  {
    source: 'evaluate.ts',
    line: 'if (ofEligible === ofCast) return ofEligible;',
    becomes: 'if ((false)) return ofEligible;',
    why: 'Where both say the same, every option of the reading says that.',
  },
  {
    source: 'evaluate.ts',
    line: 'if (ofEligible.equals(ofCast)) return ofEligible;',
    becomes: 'if ((false)) return ofEligible;',
    why: 'Where both fractions are the same, every option of the reading gives that one.',
  },
  {
    source: 'votes.ts',
    line: 'if ([...inVotes.values()].every(({ ballots }) => ballots.equals(ONE))) return oneEach;',
    becomes: 'if ((false)) return oneEach;',
    why: 'Where everybody has one vote in votes, every option of the reading gives everybody one.',
  },
  {
    source: 'circuits.ts',
    line: '.sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0))',
    becomes: '.sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : (0 + 1)))',
    why: 'The sort asks only whether one of two is less, and leaves in their order those that are not.',
  },
  {
    source: 'circuits.ts',
    line: '.sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0))',
    becomes: '.sort((a, b) => (a.by < b.by ? -1 : (a.by >= b.by) ? 1 : 0))',
    why: 'The sort asks only whether one of two is less, and leaves in their order those that are not.',
  },
  {
    source: 'circuits.ts',
    line: 'return { byFullName, bySeat: sameOrder(bySeat, byFullName) ? byFullName : bySeat };',
    becomes: 'return { byFullName, bySeat: (false) ? byFullName : bySeat };',
    why: 'Where both orders are the same, every option of the reading gives that order.',
  },
  {
    source: 'circuits.ts',
    line: 'if (byFullName === bySeat) return bySeat;',
    becomes: 'if ((false)) return bySeat;',
    why: 'Where both orders are the same, every option of the reading gives that order.',
  },
  {
    source: 'circuits.ts',
    line: 'if (bySurname.every((seat, place) => seat === bySeat[place])) return bySeat;',
    becomes: 'if ((false)) return bySeat;',
    why: 'Where both orders are the same, every option of the reading gives that order.',
  },
  {
    source: 'circuits.ts',
    line: 'if (first === next) return next;',
    becomes: 'if ((false)) return next;',
    why: 'Where both are the same seat, every option of the reading gives that seat.',
  },
  {
    source: 'win.ts',
    line: "if (option === 'mover') return reached.find(({ seat }) => seat.id === state.turn.mover);",
    becomes:
      "if (option === 'mover') return (reached.findLast(({ seat }) => seat.id === state.turn.mover));",
    why: 'Of each player who reaches the mark there is one entry.',
  },
  {
    source: 'win.ts',
    line: '? reached.find(({ seat }) => seat.id === judged?.player)',
    becomes: '? (reached.findLast(({ seat }) => seat.id === judged?.player))',
    why: 'Of each player who reaches the mark there is one entry.',
  },
  {
    source: 'timeline.ts',
    line: 'const NOTHING: Behind = [-Infinity, 0];',
    becomes: 'const NOTHING: Behind = [-Infinity, (0 + 1)];',
    why: 'What has a date never stands directly after it, so that its rank is not asked for.',
  },
  {
    source: 'turns-recorded.ts',
    line: 'let isOver = true;',
    becomes: 'let isOver = (false);',
    why: 'It is asked only where a proposal has been made, and each one sets it.',
  },
  {
    source: 'turns-recorded.ts',
    line: 'return invoked.from < span.to || (!isOfNext(invoked.on) && madeBefore < span.to);',
    becomes: 'return (invoked.from <= span.to) || (!isOfNext(invoked.on) && madeBefore < span.to);',
    why: 'Both are places of steps, and those of a question and of a vote are different steps.',
  },
  {
    source: 'turns-recorded.ts',
    line: 'return invoked.from < span.to || (!isOfNext(invoked.on) && madeBefore < span.to);',
    becomes: 'return invoked.from < span.to || (!isOfNext(invoked.on) && (madeBefore <= span.to));',
    why: 'Both are places of steps, and the making of a proposal and a vote are different steps.',
  },
  {
    source: 'precedence.ts',
    line: 'if (claiming.length === 0) return contenders;',
    becomes: 'if ((false)) return contenders;',
    why: 'Where no rule claims anything, none prevails over another by its claims, and all are left.',
  },
  {
    source: 'shape-findings.ts',
    line: 'within(issue)?.some(isOfAnotherKind) ?? (problemOf(issue).kind || issue.input === undefined)',
    becomes:
      '(within(issue)?.every(isOfAnotherKind)) ?? (problemOf(issue).kind || issue.input === undefined)',
    why: 'A value of another kind has this one fault, and none of the faults of another value is such.',
  },
  {
    source: 'evaluate.ts',
    line: 'fit: (value) => words.find((each) => each === value),',
    becomes: 'fit: (value) => (words.findLast((each) => each === value)),',
    why: 'The words that a rule may choose from are all different, so that one at most is the value.',
  },
  {
    source: 'resolve-names.ts',
    line: 'titled.length > 1',
    becomes: '(titled.length >= 1)',
    why: 'Where one rule alone has the title, it was found before.',
  },
  {
    source: 'scalar-schemas.ts',
    line: 'const found = words.find((known) => known === value);',
    becomes: 'const found = (words.findLast((known) => known === value));',
    why: 'The words of a vocabulary are all different, so that one at most is the one written.',
  },
  {
    source: 'awards.ts',
    line: 'if (separate.every((sum, index) => sum === sums[index])) return sums;',
    becomes: 'if ((false)) return sums;',
    why: 'Where no award by itself passes a bound, their sum does not, so that every option gives the same.',
  },
  {
    source: 'read-yaml.ts',
    line: 'if (!INTEGER.test(name)) continue;',
    becomes: 'if ((false)) continue;',
    why: 'Names that are no whole numbers are kept in the order in which they were written.',
  },
  {
    source: 'game.ts',
    line: 'const placeOf = (id: PlayerId) => rank.get(id) ?? 0;',
    becomes: 'const placeOf = (id: PlayerId) => rank.get(id) ?? (0 + 1);',
    why: 'Every player stands under a name that was written, so that each has a rank.',
  },
  {
    source: 'parse-sources.ts',
    line: 'for (const source of sources.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {',
    becomes: 'for (const source of sources.toSorted((a, b) => ((a.file <= b.file) ? -1 : 1))) {',
    why: 'No two files of a folder have the same name.',
  },
  {
    source: 'locate.ts',
    line: 'if (findings.length === 0) return [];',
    becomes: 'if ((false)) return [];',
    why: 'Where nothing was found, nothing is placed. It only takes longer.',
  },
  {
    source: 'yaml-syntax.ts',
    line: 'return end < 0 ? text.length : end;',
    becomes: 'return (end <= 0) ? text.length : end;',
    why: 'The end of a line is looked for behind its beginning, so that it is never at 0.',
  },
  {
    source: 'read-yaml.ts',
    line: 'return range ? [range[0], range[1]] : [0, 0];',
    becomes: 'return range ? [range[0], range[1]] : [(0 + 1), 0];',
    why: 'Every node that is read from a text has a range.',
  },
  {
    source: 'read-yaml.ts',
    line: 'return range ? [range[0], range[1]] : [0, 0];',
    becomes: 'return range ? [range[0], range[1]] : [0, (0 + 1)];',
    why: 'Every node that is read from a text has a range.',
  },
  {
    source: 'timeline.ts',
    line: 'const EVENTS = 3;',
    becomes: 'const EVENTS = (3 + 1);',
    why: 'Of these numbers the order alone counts, and it is the same.',
  },
  {
    source: 'timeline.ts',
    line: 'const COMPLETIONS = -1;',
    becomes: 'const COMPLETIONS = -(1 + 1);',
    why: 'Of these numbers the order alone counts, and it is the same.',
  },
  {
    source: 'parse-mechanics.ts',
    line: 'const within = parsed.error?.issues ?? [];',
    becomes: 'const within = (parsed.error?.issues);',
    why: 'What is no mapping is refused with an issue too, so that there are always issues.',
  },
  {
    source: 'possible-changes.ts',
    line: 'if (before.law === after.law) return [];',
    becomes: 'if ((false)) return [];',
    why: 'Whether a change is possible depends on the law alone, so that the answers are the same.',
  },
  {
    source: 'plan-change.ts',
    line: ': rule.layers.length - 1;',
    becomes: ': (rule.layers.length + 1);',
    why: 'A rule says what its top layer says, so that either may be amended.',
  },
  {
    source: 'names-in.ts',
    line: "return Object.entries(value).flatMap(([key, part]) => (key === 'raw' ? [] : formulasIn(part)));",
    becomes:
      "return Object.entries(value).flatMap(([key, part]) => (key === ('') ? [] : formulasIn(part)));",
    why: 'What was written has only the texts of formulas in it. It only takes longer.',
  },
  {
    source: 'inquiry.ts',
    line: 'return law === state.law ? state : { ...state, law };',
    becomes: 'return (false) ? state : { ...state, law };',
    why: 'A position with the same law says the same. It is only made once more.',
  },
  {
    source: 'awards.ts',
    line: "if (!on.includes('defeated')) return awards;",
    becomes: 'if ((false)) return awards;',
    why: 'Awards for a defeat are among them only where a proposal is defeated.',
  },
  {
    source: 'held-entries.ts',
    line: 'const undecided = voidedIn(law, slot, rivals).undecided.filter(({ points }) => held.some(({ rule, part }) => points.get(rule)?.has(part)), );',
    becomes: 'const undecided = (voidedIn(law, slot, rivals).undecided);',
    why: 'What is not in question is the same whichever of the rules prevails. It only takes longer.',
  },
];

/** Why a fault cannot be noticed, if it is among those of which that is known. */
export function equivalenceOf(text: string, mutant: Mutant): string | undefined {
  const { line, becomes } = mutatedLine(text, mutant);
  const name = mutant.file.split('/').at(-1);
  return EQUIVALENTS.find(
    (each) => each.source === name && each.line === line && each.becomes === becomes,
  )?.why;
}
