/** Requires that the records and rules exist which a Judgment names, follows, reads or settles. */
import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import type { Spot } from '../../../diagnostics/finding.ts';
import { getOrMake, once } from '../../../helpers/once.ts';
import { lawOn } from '../../../law/in-force/law.ts';
import type { Settlement, WrittenJudgment } from '../../../records/kinds/judgment.ts';
import type { JudgmentName } from '../../../records/kinds/parts.ts';
import type { WrittenGame } from '../../../records/types.ts';
import type { RuleName } from '../../../values/ids.ts';
import { formatNumber } from '../../../values/number.ts';
import { namesOf, numberOf } from '../../decisions/evaluate.ts';
import { inquireIn } from '../../decisions/inquiry.ts';
import { checkProposalKnown, numberHelp } from '../../decisions/resolve-names.ts';
import type { RuleId } from '../../results/types.ts';
import type { Bindings } from '../../state/bindings.ts';
import type { Context } from '../../state/context.ts';
import { illegal, type Objections, spot } from '../../state/make-finding.ts';
import type { State } from '../../state/state.ts';
import { proposalsCalled } from '../../timeline/record-words.ts';

export function checkJudgmentNames(context: Context, judgment: WrittenJudgment): Objections {
  const { appeals, cites } = judgment;
  const cited = cites.map((name, index) => ({ name, at: spot(judgment, 'cites', index) }));
  const appealed = appeals === undefined ? [] : [{ name: appeals, at: spot(judgment, 'appeals') }];
  return [
    ...[...appealed, ...cited].flatMap(({ name, at }) =>
      checkJudgmentKnown(context, name, at, judgment),
    ),
    ...checkAppeals(context, judgment),
    ...checkSettled(context, judgment),
    ...checkRulesRead(context, judgment),
  ];
}

/** Requires no more appeals from a question than a rule allows, those from its appeals included. */
function checkAppeals(context: Context, judgment: WrittenJudgment): Objections {
  const { state, bindings, game, recorder } = context;
  const most = lawOn(state.law, 'judge', 'appeals');
  const { question, appeals = [] } = appealsIn(game, bindings).get(judgment) ?? {};
  if (!most || !question || judgment.appeals === undefined) return [];
  const at = spot(judgment, 'appeals');
  const number = numberOf(namesOf(inquireIn(context, judgment, at)), most.rule, most.value);
  // Most records have no more appeals than that, so nothing is counted.
  if (number.compare(appeals.length) >= 0) return [];
  const statuses = appeals.map(({ name }) => recorder.log.judgments.get(name)?.status ?? 'void');
  const count = statuses.filter((status) => status !== 'void').length + 1;
  if (number.compare(count) >= 0) return [];
  return illegal(context, {
    code: 'limit/breached',
    at,
    rule: most.rule,
    message: `Judgment ${judgment.number} is appeal number ${count} from Judgment ${question.number}; there must be at most ${formatNumber(number)}.`,
    help: 'Remove the appeal. If it was allowed, put that to a Judge as a question of its own.',
  });
}

/** For each appeal and its question: the question, and all appeals from it. */
const appealsIn = once(({ judgments }: WrittenGame, { judgmentCalled }: Bindings) => {
  const found = new Map<
    WrittenJudgment,
    { question: WrittenJudgment; appeals: WrittenJudgment[] }
  >();
  for (const judgment of judgments) {
    const from = judgment.appeals === undefined ? undefined : judgmentCalled(judgment.appeals);
    if (!from) continue;
    const known = getOrMake(found, from, () => ({ question: from, appeals: [] }));
    found.set(judgment, known);
    known.appeals.push(judgment);
  }
  return found;
});

/** Requires that each rule read exists or once existed. */
export function checkRulesRead(context: Context, judgment: WrittenJudgment): Objections {
  return judgment.rules.flatMap((name, index) => {
    if (ruleRead(context.state, name) !== undefined) return [];
    return illegal(context, {
      code: typeof name === 'number' ? 'unknown/rule' : 'unknown/title',
      at: spot(judgment, 'rules', index),
      message: `There was no rule ${typeof name === 'number' ? name : `“${name}”`} when Judgment was invoked.`,
      help: numberHelp(context, name),
    });
  });
}

/** The rule that a question names by its number, a former number, or its title. */
export function ruleRead({ book }: State, name: RuleName): RuleId | undefined {
  const ids =
    book.everNumbered.get(name) ??
    [...book.inForce.values()].flatMap(({ id, title }) => (title === name ? id : []));
  const [bearer] = book.byNumber.get(name) ?? [];
  return bearer ?? ids.find((id) => book.inForce.has(id)) ?? ids.at(-1);
}

function checkSettled(context: Context, { settles, file }: WrittenJudgment): Objections {
  return settles.flatMap((settlement) => {
    const at = spot({ file }, ...settlement.path, settlement.kind);
    if (settlement.kind === 'move') {
      const unknown = checkProposalKnown(context, settlement.move, at);
      return unknown.length > 0 ? unknown : checkPartKnown(context, settlement, { file });
    }
    if (settlement.kind === 'event') return checkEventKnown(context, settlement.event, at);
    if (settlement.kind === 'judgment') return checkJudgmentKnown(context, settlement.judgment, at);
    return [];
  });
}

function checkPartKnown(
  context: Context,
  { move, part, path }: Extract<Settlement, { kind: 'move' }>,
  record: { readonly file: string },
): Objections {
  if (part === undefined) return [];
  const meant = proposalsCalled(context.game.proposals, move);
  const most = Math.max(...meant.map(({ changes }) => changes.length));
  if (part <= most) return [];
  return illegal(context, {
    code: 'unknown/proposal',
    at: spot(record, ...path, 'part'),
    message: `Proposal ${move} has no Change ${part}.`,
    help: `It has ${most === 1 ? 'one change' : `${most} changes`}, counted from 1.`,
  });
}

function checkEventKnown(context: Context, id: string, at: Spot): Objections {
  const { game, bindings } = context;
  if (bindings.eventCalled(id)) return [];
  const ids = game.events.flatMap((event) => event.id ?? []);
  const close = didYouMean(id, ids);
  return illegal(context, {
    code: 'unknown/event',
    at,
    message: `No event of this game has the id “${id}”.`,
    help:
      close === undefined
        ? 'Write the id that the event has: `id:`.'
        : `Did you mean \`${close}\`?`,
  });
}

/** For a Judgment: whether another one has this name. */
function checkJudgmentKnown(
  context: Context,
  name: JudgmentName,
  at: Spot,
  than?: WrittenJudgment,
) {
  const { game, bindings } = context;
  const known = bindings.judgmentCalled(name);
  if (known && known !== than) return [];
  return illegal(context, {
    code: 'unknown/judgment',
    at,
    message: `There is no ${than ? 'other ' : ''}Judgment ${name} in this game.`,
    help: `The Judgments are ${game.judgments.map(({ number }) => number).join(', ')}.`,
  });
}
