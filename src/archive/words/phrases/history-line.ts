/** One line of a rule's history, as the boards of played games print it under each rule. */
import type { Replay, Rule, RuleChange, RuleId } from '../../../engine/results/types.ts';
import { capital } from '../../../helpers/words.ts';
import { formatDate } from '../format-date.ts';
import { sentence } from '../phrase.ts';
import { DONE } from '../proposal-result.ts';
import { tierWord } from '../tier-words.ts';
import { proposalTitles } from './proposal-words.ts';

/** The parts of a replay that the lines of its histories need. */
export type Chronicle = Pick<Replay, 'lives' | 'proposals' | 'players' | 'tiers'>;

/** `Amended (27) by Proposal 9340 “Simultaneous changes” (Gal), 25 May 2026.` */
export function historyLine(chronicle: Chronicle, change: RuleChange): string {
  const on = change.on === undefined ? '' : `, ${formatDate(change.on)}`;
  // The record may give a reason for a change by fiat.
  const why = change.cause.by === 'fiat' ? change.cause.why : undefined;
  const words = `${what(chronicle, change)}${cause(chronicle, change)}${on}${again(chronicle, change)}`;
  return words + (why === undefined ? '.' : `: ${sentence(why)}`);
}

function what(chronicle: Chronicle, change: RuleChange): string {
  if (change.kind === 'initial') return 'Initial rule';
  if (change.amendment !== undefined) return `Amendment ${change.amendment} ${DONE[change.kind]}`;
  const done = capital(DONE[change.kind]);
  const { before, revision } = revisionOf(chronicle, change);
  if (change.goesOnFrom !== undefined) return `Re-enacted (${revision})`;
  if (change.reenacts !== undefined) return 'Re-enacted';
  if (change.kind === 'transmute') return done + tiers(chronicle, change, before);
  return change.kind === 'amend' ? amended(change, before, revision) : done;
}

function tiers({ tiers: known }: Chronicle, { rule }: RuleChange, before: Rule | undefined) {
  const to = rule ? ` to ${tierWord(known, rule.tier)}` : '';
  return before ? ` from ${tierWord(known, before.tier)}${to}` : to;
}

/** Says the number of the revision, or the new title, or both. */
function amended({ rule }: RuleChange, before: Rule | undefined, revision: number): string {
  const isRetitled = before !== undefined && rule?.title !== before.title;
  if (!isRetitled) return revision > 0 ? `Amended (${revision})` : 'Amended';
  const to = rule?.title === undefined ? '' : ` to “${rule.title}”`;
  const title = before.title === undefined ? to : ` from “${before.title}”${to}`;
  return isWorded(before, rule) ? `Amended (${revision}), retitled${title},` : `Retitled${title}`;
}

function isWorded(before: Rule, after: Rule | undefined): boolean {
  return (
    after?.lost === true || before.text !== after?.text || before.mechanics !== after.mechanics
  );
}

interface Revision {
  readonly before?: Rule | undefined;
  /** How often the rule had been amended with it; retitling alone is no amendment. */
  readonly revision: number;
}

function revisionOf({ lives }: Chronicle, change: RuleChange): Revision {
  const changes = change.rule && lives.get(change.rule.id)?.changes;
  return (changes && revisionsIn(lives, changes)?.get(change)) ?? { revision: 0 };
}

type Revisions = ReadonlyMap<RuleChange, Revision>;

const counted = new WeakMap<readonly RuleChange[], Revisions>();

/**
 * Counts the revisions of a rule. If the rule continues a repealed rule, that rule's revisions count
 * first.
 */
function revisionsIn(lives: Chronicle['lives'], changes: readonly RuleChange[]) {
  const waiting: (readonly RuleChange[])[] = [];
  let former: readonly RuleChange[] | undefined = changes;
  while (former && !counted.has(former)) {
    waiting.push(former);
    const from: RuleId | undefined = former[0]?.goesOnFrom;
    former = from === undefined ? undefined : lives.get(from)?.changes;
  }
  let revision = lastRevision(former);
  for (const each of waiting.reverse()) {
    counted.set(each, countRevisions(each, revision));
    revision = lastRevision(each);
  }
  return counted.get(changes);
}

function lastRevision(changes: readonly RuleChange[] = []): number {
  const last = changes.at(-1);
  return (last && counted.get(changes)?.get(last)?.revision) ?? 0;
}

function countRevisions(changes: readonly RuleChange[], already: number): Revisions {
  let revision = already;
  return new Map(
    changes.map((change, i) => {
      const before = changes[i - 1]?.rule;
      const isRetitling =
        before !== undefined &&
        before.title !== change.rule?.title &&
        !isWorded(before, change.rule);
      const isAmendment = change.kind === 'amend' && !isRetitling;
      if (isAmendment || change.goesOnFrom !== undefined) revision += 1;
      return [change, { before, revision }];
    }),
  );
}

function cause(chronicle: Chronicle, { cause }: RuleChange): string {
  switch (cause.by) {
    case 'initial':
      return '';
    case 'proposal': {
      const called = proposalTitles(chronicle.proposals, chronicle.players).get(cause.proposal);
      return ` by ${called ?? `Proposal ${cause.number}`}`;
    }
    case 'itself':
      return ' by its own terms';
    case 'fiat':
      return cause.cause === undefined
        ? ` by fiat of ${cause.who}`
        : ` by ${cause.cause} (${cause.who})`;
  }
}

function again({ lives }: Chronicle, { reenacts, goesOnFrom }: RuleChange): string {
  if (reenacts === undefined || reenacts === goesOnFrom) return '';
  const number = lives.get(reenacts)?.changes.findLast((change) => change.rule)?.rule?.number;
  return number === undefined ? '' : `; formerly Rule ${number}`;
}
