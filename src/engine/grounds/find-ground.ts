import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { capital, inSeries } from '../../helpers/words.ts';
import { admission, excludedBy, saysWhatChanges } from '../../law/in-force/admission.ts';
import { concernsChange } from '../../law/in-force/adoption.ts';
import type { Provision } from '../../law/in-force/entries.ts';
import { declarer, entriesOf, type Law, lawOn, suppliersOf } from '../../law/in-force/law.ts';
import type { Ruling } from '../../law/in-force/precedence.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { prevailing } from '../../law/in-force/weigh-claims.ts';
import type { Grantable, SlotName } from '../../law/mechanics/mechanics.ts';
import { textOf } from '../../records/kinds/change.ts';
import type { WrittenEvent } from '../../records/types.ts';
import { objectToDifference } from '../decisions/conflict-of-rules.ts';
import { type Inquiry, inquireNow } from '../decisions/inquiry.ts';
import { excuseFor } from '../decisions/judged-moves.ts';
import { resolveProvisions } from '../decisions/provisions.ts';
import { onOwn, ruleOf } from '../effects/grounds/ground.ts';
import { boundPassed } from '../holdings/holdings.ts';
import type { EventGround, Rule } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { holdingOf, positionWithout } from '../state/held.ts';
import { illegal, keySpot, type Objections } from '../state/make-finding.ts';
import type { State } from '../state/state.ts';
import { addNote, reportAll, writeGround } from '../state/write-log.ts';
import { recordWords } from '../timeline/record-words.ts';
import { coversChange, faultsOf, type GrantedChange } from './weigh-grant.ts';

/** The ground for an act, and the rules against it. */
export interface GroundResult {
  /** Nothing if the act needs no ground. */
  readonly ground?: EventGround;
  readonly objections: Objections;
  /** The rule whose mechanics regulate the act; a rule's text cannot overcome it. */
  readonly against?: RuleInForce;
  /** The rule that would grant the act, but is void here. */
  readonly voids?: RuleInForce;
  /** The grants used, even if they rest on text only. */
  readonly grants: readonly Provision<'grants'>[];
}

/** The acts of an event, and the rule that the record cites. */
interface Doing {
  readonly event: WrittenEvent;
  readonly cited: Rule | undefined;
  readonly asked: readonly GrantedChange[];
}

/** The ground for one act. */
type OneFounded =
  | { readonly by: 'grant'; readonly held: Provision<'grants'> }
  | { readonly by: 'declaration'; readonly rule: RuleInForce }
  | {
      readonly by: 'words';
      readonly rule?: RuleInForce | undefined;
      /** The grant whose conditions only text-only holdings meet. */
      readonly held?: Provision<'grants'>;
    }
  | { readonly by: 'nothing' }
  | { readonly by: 'refused'; readonly objections: Objections }
  | {
      readonly by: 'regulated';
      readonly rule: RuleInForce;
      /** The rule that grants the act, but is void here. */
      readonly voids?: RuleInForce;
    };

export function findGround(context: Context, { event, cited, asked }: Doing): GroundResult {
  const each = asked.map((one) => {
    const doing = { event, cited, asked: one };
    const inquiry = inquireNow(context, one.at);
    const concerns = ({ entry }: Provision<'grants'>) => coversChange(entry, one);
    return resolveProvisions<'grants', OneFounded>(
      inquiry,
      { law: context.state.law, slot: 'grants', concerns },
      (held) => foundBy(inquiry, doing, held),
      (found) => [found.by, 'held' in found ? found.held?.rule.id : '', cited?.id, event.name],
    );
  });
  const objections = each.flatMap((one) => (one.by === 'refused' ? one.objections : []));
  const grants = each.flatMap((one) => ('held' in one && one.held ? [one.held] : []));
  const regulated = each.find((one) => one.by === 'regulated');
  const against = regulated?.rule;
  const isOpen = objections.length === 0 && !against;
  const ground = isOpen ? groundOf(context.state, event, each) : undefined;
  return { objections, grants, ...withoutUndefined({ ground, against, voids: regulated?.voids }) };
}

/** An event with several acts has the weakest of their grounds. */
function groundOf(
  state: State,
  event: WrittenEvent,
  each: readonly OneFounded[],
): EventGround | undefined {
  const words = each.find((one) => one.by === 'words');
  if (words) {
    return {
      by: 'words',
      ...(words.rule && { rule: ruleOf(state, words.rule) }),
      ...(event.isAct && !words.rule && { proposal: event.name }),
    };
  }
  for (const one of each) {
    if (one.by === 'grant') return { by: 'grant', rule: ruleOf(state, one.held.rule) };
    if (one.by === 'declaration') return { by: 'grant', rule: ruleOf(state, one.rule) };
  }
  return undefined;
}

interface DoingOne extends Omit<Doing, 'asked'> {
  readonly asked: GrantedChange;
}

function foundBy(
  inquiry: Inquiry,
  doing: DoingOne,
  speaking: readonly Provision<'grants'>[],
): OneFounded {
  const { cited, event, asked } = doing;
  const weighed = speaking.map((held) => {
    return { held, faults: faultsOf(inquiry, held, asked, event) };
  });
  const own = weighed.filter(({ held }) =>
    cited ? held.rule.id === cited.id : event.isAct === true && held.entry.by === 'proposal',
  );
  // Whether a grant also permits an act that cites another rule is a reading.
  const met = [...own, ...weighed].find(
    (each) =>
      each.faults.length === 0 &&
      (own.includes(each) ||
        (!cited && !event.isAct) ||
        inquiry.interpreter.ask('grant-reach', each.held.rule) === 'whatever-it-names'),
  );
  if (met) {
    const { held } = met;
    const { rule } = held;
    const over = weighedAgainst(inquiry, rule, { ...asked, isAct: event.isAct });
    if (over?.ruling.kind === 'conflict') {
      const rules = [over.rule, rule];
      return { by: 'refused', objections: objectToDifference(inquiry, asked.at, over, rules) };
    }
    if (over) return { by: 'regulated', rule: over.rule, voids: rule };
    return isFirm(inquiry, doing, held) ? { by: 'grant', held } : { by: 'words', rule, held };
  }
  const isOnWords = cited !== undefined || event.isAct === true;
  const against = own.length > 0 || isFree(asked.what) || !isOnWords ? [...own, ...weighed] : own;
  const nearest = against.toSorted((a, b) => a.faults.length - b.faults.length)[0];
  if (nearest) {
    const { held, faults } = nearest;
    const does = `${capital(asked.words)}, and Rule ${held.rule.number} does not allow it`;
    const objections = illegal(inquiry, {
      code: 'grant/breached',
      at: faults[0]?.at ?? asked.at,
      rule: held.rule,
      message: `${does}: ${faults.map(({ says }) => says).join('; ')}.`,
      help: [...new Set(faults.map(({ help }) => help))].join(' '),
    });
    return { by: 'refused', objections };
  }
  const regulating = regulator(inquiry.state, asked);
  if (regulating && isOnWords) return { by: 'regulated', rule: regulating };
  const declaring = declaringRule(inquiry.state, doing);
  // The table decides what a vote does to an office (`effects/table.ts`).
  if (declaring && asked.what === 'office' && event.isAct) return { by: 'nothing' };
  const isGivenBy = asked.what !== 'quantity' && asked.what !== 'office';
  if (declaring && isGivenBy) return { by: 'declaration', rule: declaring };
  // A rule that declares a quantity does not say who gives it.
  if (declaring && !isOnWords)
    return { by: 'words', rule: asked.what === 'office' ? declaring : undefined };
  const isNeeded = !isFree(asked.what) || setsAnew(inquiry.state, asked);
  return isOnWords && (cited || isNeeded) ? { by: 'words', rule: cited } : { by: 'nothing' };
}

/**
 * Whether a grant needs no text-only support. It does if only text makes its condition true, or the given
 * holdings rest on text. An act that sets a holding gives all of it that exceeds what is firm.
 */
function isFirm(inquiry: Inquiry, { asked, event }: DoingOne, held: Provision<'grants'>): boolean {
  const state = positionWithout(inquiry.state, 'words');
  if (state === inquiry.state) return true;
  const firm = { ...inquiry, state };
  const { player, of, amount } = asked;
  const { kind } = event.fact;
  const sets = kind === 'set' || kind === 'scores';
  const isSum = sets && player && of !== undefined && amount;
  const missing = isSum
    ? holdingOf(inquiry, player.id, of)
        .sub(holdingOf(firm, player.id, of))
        .add(amount)
    : amount;
  const given = { ...asked, ...withoutUndefined({ amount: missing }) };
  return !passesBound(firm, given, event) && faultsOf(firm, held, given, event).length === 0;
}

/** Whether a holding would pass a bound. A set holding is taken from the record. */
function passesBound(
  inquiry: Inquiry,
  { player, of, amount }: GrantedChange,
  { fact }: WrittenEvent,
): boolean {
  if (!player || of === undefined || !amount || fact.kind === 'set') return false;
  const before = holdingOf(inquiry, player.id, of);
  const held = { quantity: of, balance: before.add(amount), before };
  return boundPassed(inquiry, player, held) !== undefined;
}

/** Whether the act is free unless a rule grants it to somebody. */
function isFree(what: Grantable): boolean {
  return what !== 'quantity' && what !== 'title' && what !== 'win' && what !== 'rules';
}

/** Whether a round takes holdings away without a winner. */
function setsAnew({ over }: Pick<State, 'over'>, { what, of }: GrantedChange): boolean {
  return what === 'round' && of !== undefined && !over?.winner;
}

/** The rule that declares the office or quantity, or regulates forfeits. */
function declaringRule(state: State, { event, asked }: DoingOne): RuleInForce | undefined {
  const { law } = state;
  const { what, of } = asked;
  const { fact, by } = event;
  if (fact.kind === 'forfeit')
    return onOwn(state, fact.player, by) && suppliersOf(law, 'forfeit')[0];
  if (of === undefined) return undefined;
  if (what === 'office') return lawOn(law, 'offices', of)?.rule;
  return what === 'quantity' ? declarer(law, 'quantities', of) : undefined;
}

/** The rule whose mechanics regulate winning or such a rule-change. */
function regulator({ law }: State, { what, of: tier, kind }: GrantedChange) {
  if (what === 'win') return suppliersOf(law, 'winning-by')[0] ?? suppliersOf(law, 'win')[0];
  if (what !== 'rules' || tier === undefined || kind === undefined) return undefined;
  const [adopting] = [...suppliersOf(law, 'adoption'), ...suppliersOf(law, 'fiat')];
  return excludedBy(law, kind, tier) ?? adopting;
}

/** The ground of an event, noted if it is text only. None if the event needs none or is refused. */
export function restOn(
  context: Context,
  doing: Doing,
  { ground, objections }: Pick<GroundResult, 'ground' | 'objections'>,
): EventGround | undefined {
  const { event, cited, asked } = doing;
  reportAll(context, objections);
  // Joining and the like need no ground unless a rule forbids it. Without one, a pause stops no clock.
  const isNeeded =
    objections.length > 0 ||
    asked.some((one) => NEEDING.has(one.what) || setsAnew(context.state, one));
  const isWeak = ground === undefined ? isNeeded : ground.by === 'words';
  const excuse = isWeak ? excuseFor(context, event) : undefined;
  if (excuse?.by !== 'judgment') {
    if (ground?.by === 'words')
      addNote(context, {
        code: 'grant/words-alone',
        at: keySpot(event, event.fact.kind),
        rule: cited,
        message: onWords(context, doing),
        help: cited
          ? `The mechanics of Rule ${cited.number} do not grant this. If its words do, its card may say so with \`grants\`.`
          : event.isAct
            ? 'No mechanics let proposals do this. A rule may: `grants` with `by: proposal`.'
            : 'No mechanics grant this. If the words of a rule allow it, cite that rule with `rule`.',
      });
    if (ground) writeGround(context, event, ground);
    return ground;
  }
  const { judgment } = excuse;
  const isNoted = ground?.by === 'words' || asked.every(({ what }) => isFree(what));
  if (objections.length === 0 && isNoted) {
    addNote(context, {
      code: 'by-judgment',
      at: keySpot(event, event.fact.kind),
      rule: cited,
      message: `Judgment ${judgment.number} lets ${recordWords(event)} stand. Without it: ${onWords(context, doing)}`,
    });
  }
  const judged: EventGround = { by: 'judgment', judgment: judgment.name };
  writeGround(context, event, judged);
  return judged;
}

const NEEDING: ReadonlySet<Grantable> = new Set(['quantity', 'win', 'rules', 'office', 'pause']);

/** The acts, and the rule's text that is their only support. */
function onWords(context: Context, { event, cited, asked }: Doing): string {
  const done = capital(inSeries(asked.slice(0, MOST_SAID).map(({ words }) => words)));
  const rest = asked.length > MOST_SAID ? ` (and ${asked.length - MOST_SAID} more)` : '';
  const whose = cited
    ? `Rule ${cited.number}`
    : event.isAct
      ? `the proposal “${event.name}”`
      : 'the record';
  // If a rule is cited, the finding quotes its words elsewhere.
  const proposals = !cited && event.isAct ? context.game.proposals : [];
  const proposal = proposals.find(({ name }) => name === event.name);
  const [only] = proposal?.changes ?? [];
  const text = proposal?.words ?? (only && textOf(only)) ?? '';
  const line = text.replace(/\s+/g, ' ').trim();
  const words = line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line;
  // The quotation may already end the sentence.
  const end = /[.!?…]$/u.test(words) ? '' : '.';
  const quoted = line === '' ? '.' : `: “${words}”${end}`;
  return `${done}${rest} on the words of ${whose} alone${quoted}`;
}

const MOST_SAID = 5;
const MOST_QUOTED = 400;

/** A rule with a slot that regulates the act. If it prevails over a grant, the grant is void. */
interface Regulating {
  readonly rule: RuleInForce;
  readonly slot: SlotName;
}

/** The granted thing, and for a change of rules its tier and kind. */
interface Granted extends Pick<GrantedChange, 'what' | 'of' | 'kind'> {
  /** Whether an adopted proposal performs the act. */
  readonly isAct?: boolean | undefined;
}

/**
 * The rules with which a grant can conflict: only those on rule-change. Bounds on holdings and offices
 * hold for every grant, and so does the rule that one quantity alone wins.
 */
function regulating(
  law: Law,
  { what, of: tier, kind }: Granted,
  grant: RuleInForce,
  isOnlyWay: boolean,
): readonly Regulating[] {
  if (what !== 'rules' || tier === undefined || kind === undefined) return [];
  // A rule's list of admitted changes may lack this one.
  const isOut = saysWhatChanges(law) && !admission(law, kind, tier).isAdmitted;
  const excluding = isOut ? excludedBy(law, kind, tier) : undefined;
  // If there is another way than a vote, a rule on the vote must name the kind of change, or be of a
  // tier above the grant's.
  const rankOf = (each: string) => law.ranks.get(each) ?? Infinity;
  const isAbove = rankOf(tier) < rankOf(grant.tier);
  const demanding = entriesOf(law, 'adoption').filter(({ value }) =>
    value.some(
      (demand) =>
        concernsChange(demand, kind, tier) &&
        (isOnlyWay || demand.of.kind !== undefined || (isAbove && demand.of.tier !== undefined)),
    ),
  );
  return [
    ...(excluding ? [{ rule: excluding, slot: 'changes' as const }] : []),
    ...demanding.map(({ rule }) => ({ rule, slot: 'adoption' as const })),
  ];
}

type Prevailing = Regulating & { readonly ruling: Ruling };

/** The first rule that prevails over a grant, or that nothing ranks below it. */
export function weighedAgainst(
  { state: { law }, interpreter }: Inquiry,
  grant: RuleInForce,
  granted: Granted,
): Prevailing | undefined {
  const over = (isOnlyWay: boolean) =>
    regulating(law, granted, grant, isOnlyWay)
      .filter(({ rule }) => rule.id !== grant.id)
      .map((each) => ({ ...each, ruling: prevailing(law, each.slot, [each.rule, grant]) }))
      .find(({ ruling }) => ruling.kind !== 'settled' || ruling.rule.id !== grant.id);
  const always = over(false);
  const onlyWay = always ?? over(true);
  if (always || !onlyWay || granted.isAct) return always;
  return interpreter.ask('fiat-beside-vote', grant) === 'vote-alone' ? onlyWay : undefined;
}
