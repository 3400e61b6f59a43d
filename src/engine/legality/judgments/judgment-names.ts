/** Requires that the records and rules exist which a Judgment names, follows, reads or settles. */
import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import type { Spot } from '../../../diagnostics/finding.ts';
import { lawOn } from '../../../law/in-force/law.ts';
import type { Settlement, WrittenJudgment } from '../../../records/kinds/judgment.ts';
import type { JudgmentName } from '../../../records/kinds/parts.ts';
import type { RuleName } from '../../../values/ids.ts';
import { formatNumber } from '../../../values/number.ts';
import { namesOf, numberOf } from '../../decisions/evaluate.ts';
import { inquireIn } from '../../decisions/inquiry.ts';
import { checkProposalKnown, numberHelp } from '../../decisions/resolve-names.ts';
import type { RuleId } from '../../results/types.ts';
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
  const { state, bindings, recorder } = context;
  const most = lawOn(state.law, 'judge', 'appeals');
  if (!most || judgment.appeals === undefined) return [];
  const questionOf = (appeal: WrittenJudgment) => {
    const passed = new Set([appeal]);
    for (const each of passed) {
      const from = each.appeals === undefined ? undefined : bindings.judgmentCalled(each.appeals);
      if (from) passed.add(from);
    }
    return [...passed].at(-1);
  };
  const question = questionOf(judgment);
  const earlier = [...recorder.log.judgments.values()].filter(
    ({ written, status }) =>
      written.appeals !== undefined && status !== 'void' && questionOf(written) === question,
  );
  const at = spot(judgment, 'appeals');
  const number = numberOf(namesOf(inquireIn(context, judgment, at)), most.rule, most.value);
  if (number.compare(earlier.length + 1) >= 0) return [];
  return illegal(context, {
    code: 'limit/breached',
    at,
    rule: most.rule,
    message: `Judgment ${judgment.number} is appeal number ${earlier.length + 1} from Judgment ${question?.number}; there must be at most ${formatNumber(number)}.`,
    help: 'Remove the appeal. If it was allowed, put that to a Judge as a question of its own.',
  });
}

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
