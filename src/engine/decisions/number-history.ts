/** What has become of the rules that bore a number, and which numbers the rules in force bear. */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { compareNumbers } from '../../helpers/numbers.ts';
import { inSeries, numbersInSeries } from '../../helpers/words.ts';
import type { RuleNumber } from '../../values/ids.ts';
import type { Outcome } from '../results/decision.ts';
import type { Cause, RuleChange, RuleId } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import type { RuleBook } from '../state/rule-book.ts';

/**
 * How the last rule that came to bear a number came to be gone: `became Rule 301 by Proposal 301 and
 * was repealed by Proposal 309 on 2024-01-03`.
 */
export function numberHistory(context: Context, number: RuleNumber): string {
  const latest = context.state.book.everNumbered.get(number)?.at(-1);
  const life = latest === undefined ? [] : lifeSince(context, latest, number);
  const last = life[0];
  const on = last?.on ? ` on ${last.on.text}` : '';
  const repealed = last ? `was repealed${byWords(last.cause)}${on}` : 'has been repealed';
  const renumbered = life.findLast(({ rule }) => rule !== undefined);
  if (!renumbered?.rule) return repealed;
  return `became Rule ${renumbered.rule.number}${byWords(renumbered.cause)} and ${repealed}`;
}

/** What happened to a rule since it had another number than this, the latest first. */
function lifeSince({ recorder }: Context, id: RuleId, number: RuleNumber): readonly RuleChange[] {
  const since: RuleChange[] = [];
  for (const change of recorder.log.lives.get(id) ?? []) {
    if (change.rule?.number === number) break;
    since.push(change);
  }
  return since;
}

function byWords(cause: Cause): string {
  switch (cause.by) {
    case 'proposal':
      return ` by Proposal ${cause.number}`;
    case 'fiat':
      return ` by the word of ${cause.who}`;
    case 'itself':
      return ' by its own terms';
    case 'initial':
      return '';
  }
}

/** What helps whoever wrote a number that no rule in force bears. */
export function numberHelp(context: Context, number: RuleNumber): string {
  const { book } = context.state;
  const known = book.everNumbered.has(number);
  const near = known ? undefined : nearNumber(number, book);
  if (near !== undefined) return `Did you mean ${near}?`;
  const told = known ? undefined : proposalOf(context, number);
  return [...(told === undefined ? [] : [told]), inForceWords(book)].join(' ');
}

/**
 * The one number in force that a slip of the fingers turns into this one. Nearly every number is one
 * digit away from some other, so the series that its first digit says must be right, and no other
 * number may be as near.
 */
function nearNumber(number: RuleNumber, book: RuleBook): RuleNumber | undefined {
  const written = String(number);
  const series = [...book.byNumber.keys()].filter((each) => String(each)[0] === written[0]);
  const near = series.filter((each) => didYouMean(written, [String(each)]) !== undefined);
  return near.length === 1 ? near[0] : undefined;
}

/** A proposal that has the number and made no rule by it. */
function proposalOf({ game, recorder }: Context, number: RuleNumber): string | undefined {
  const proposal = game.proposals.find((each) => each.number === number);
  if (!proposal) return undefined;
  const known = recorder.log.proposals.get(proposal.name);
  if (!known) return undefined;
  return `Proposal ${number} ${OUTCOMES[known.outcome]}, and no rule has had its number.`;
}

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  adopted: 'was adopted',
  defeated: 'was defeated',
  withdrawn: 'was withdrawn',
  open: 'was not decided by then',
  lost: 'is lost',
  void: 'is void',
  undetermined: 'is undetermined',
};

/** More runs of numbers than this say less than the first and the last of them. */
const MOST_RUNS = 12;

function inForceWords({ byNumber }: RuleBook): string {
  const all = [...byNumber.keys()].sort(compareNumbers);
  const [first] = all;
  if (first === undefined) return 'No rule is in force.';
  if (all.length === 1) return `The only rule in force is ${first}.`;
  const numbers = all.filter((each) => typeof each === 'number');
  const ids = all.filter((each) => typeof each === 'string');
  const runs = numbers.filter((each, index) => numbers[index - 1] !== each - 1).length;
  if (runs + ids.length > MOST_RUNS)
    return `The rules in force are numbered from ${first} to ${all.at(-1)}.`;
  const named = ids.length === 0 ? [numbersInSeries(numbers)] : [...all];
  return `The rules in force are ${inSeries(named)}.`;
}
