/** One line of a rule's history, as the boards of played games print it under each rule. */
import type { Replay, RuleChange } from '../../engine/state/types.ts';
import { formatDate } from './format-date.ts';
import { sentence } from './phrase.ts';

const DONE = {
  enact: 'Enacted',
  amend: 'Amended',
  repeal: 'Repealed',
  transmute: 'Transmuted',
  becomes: 'Changed',
} as const;

/** `Transmuted from immutable to mutable by Proposal 304, 27 September 2009.` */
export function historyLine(replay: Pick<Replay, 'lives'>, change: RuleChange): string {
  const on = change.on === undefined ? '' : `, ${formatDate(change.on)}`;
  return `${what(replay, change)}${cause(change)}${on}${again(replay, change)}${reason(change)}`;
}

function reason({ cause }: RuleChange): string {
  const why = cause.by === 'fiat' ? cause.why : undefined;
  return why === undefined ? '.' : `: ${sentence(why)}`;
}

function what(replay: Pick<Replay, 'lives'>, change: RuleChange): string {
  if (change.kind === 'initial') return 'Initial rule';
  const done = DONE[change.kind];
  if (change.amendment !== undefined) return `Amendment ${change.amendment} ${done.toLowerCase()}`;
  if (change.reenacts !== undefined) return 'Re-enacted';
  return change.kind === 'transmute' ? done + tiers(replay, change) : done;
}

function tiers({ lives }: Pick<Replay, 'lives'>, change: RuleChange): string {
  const changes = (change.rule && lives.get(change.rule.id)?.changes) ?? [];
  const before = changes[changes.indexOf(change) - 1]?.rule;
  const to = ` to ${change.rule?.tier}`;
  return before ? ` from ${before.tier}${to}` : to;
}

function cause({ cause }: RuleChange): string {
  switch (cause.by) {
    case 'initial':
      return '';
    case 'proposal':
      return ` by Proposal ${cause.number}`;
    case 'itself':
      return ' by its own terms';
    case 'fiat':
      return cause.cause === undefined
        ? ` by fiat of ${cause.who}`
        : ` by ${cause.cause} (${cause.who})`;
  }
}

function again({ lives }: Pick<Replay, 'lives'>, { reenacts }: RuleChange): string {
  if (reenacts === undefined) return '';
  const number = lives.get(reenacts)?.changes.findLast((change) => change.rule)?.rule?.number;
  return number === undefined ? '' : `; formerly Rule ${number}`;
}
