/** Whether a grant covers an act, and if not, why. */
import type Fraction from 'fraction.js';
import type { Spot } from '../../diagnostics/finding.ts';
import { inSeries, nameWords } from '../../helpers/words.ts';
import type { Provision } from '../../law/in-force/entries.ts';
import { lawOn } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { canonical } from '../../law/mechanics/canonical.ts';
import type { ChangeKind, Grant, Grantable, GrantPeriod } from '../../law/mechanics/mechanics.ts';
import { sayFormula } from '../../law/sentences/sentences.ts';
import type { UnaskedKind } from '../../records/kinds/event-facts.ts';
import type { WrittenEvent } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { formatNumber } from '../../values/number.ts';
import {
  BOUNDS,
  circuitsCompleted,
  isPast,
  isTrue,
  namesOf,
  numberOf,
  ZERO,
} from '../decisions/evaluate.ts';
import { type Inquiry, inquireNow } from '../decisions/inquiry.ts';
import { goOn } from '../effects/bring.ts';
import type { Seat } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { holdingOf, officersOf } from '../state/held.ts';
import { spot } from '../state/make-finding.ts';
import { callPlayer, type State, seatOf, type Uses } from '../state/state.ts';
import { sumWords } from '../words/result-words.ts';

/** One unmet condition of a grant. */
interface GrantFault {
  readonly says: string;
  readonly help: string;
  readonly at: Spot;
}

/** Whether a grant is about such an act. A title that a rule grants as an office is that office. */
export function coversChange({ what, of, kinds }: Grant, asked: GrantedChange): boolean {
  const isKind = what === asked.what || (what === 'office' && asked.what === 'title');
  if (!isKind) return false;
  if (of && asked.of !== undefined && !of.includes(asked.of)) return false;
  if (of && asked.of === undefined && what !== 'round') return false;
  return !kinds || asked.kind === undefined || kinds.includes(asked.kind);
}

/** All unmet conditions of a grant. */
export function faultsOf(
  inquiry: Inquiry,
  held: HeldGrant,
  asked: GrantedChange,
  event: WrittenEvent,
): readonly GrantFault[] {
  return [
    ...actorFaults(inquiry, held, asked, event),
    ...amountFaults(inquiry, held, asked, event),
    ...roundFaults(held, asked),
    ...oftenFaults(inquiry, held, asked, event),
    ...conditionFaults(inquiry, held, asked),
  ];
}

type HeldGrant = Pick<Provision<'grants'>, 'rule' | 'entry'>;

/** The actor in the record, as an id or name. For a vote, the proponent. */
function actorOf({ by, fact, isAct }: WrittenEvent): string | undefined {
  if (isAct) return undefined;
  if (fact.kind === 'fiat') return fact.by;
  if (by !== undefined) return by;
  if (fact.kind === 'leave' || fact.kind === 'forfeit') return fact.player;
  if (fact.kind === 'join') return fact.player.id;
  const [renamed, ...others] = fact.kind === 'rename' ? fact.names.keys() : [];
  return others.length === 0 ? renamed : undefined;
}

function actorFaults(
  inquiry: Inquiry,
  { rule, entry: { by } }: HeldGrant,
  asked: GrantedChange,
  event: WrittenEvent,
): readonly GrantFault[] {
  if (by === undefined) return [];
  const { state } = inquiry;
  const whose = granteeWords(by);
  const actor = actorOf(event);
  const at = event.by === undefined ? asked.at : spot(event, 'by');
  if (event.isAct) {
    const says = `only ${whose} may do it, not an adopted proposal`;
    const help = 'If they did it themselves, record it as an event.';
    return by === 'proposal' ? [] : [{ says, help, at }];
  }
  if (by === 'proposal') {
    const help = 'Record it under `act` in the proposal whose adoption does it.';
    return [{ says: `only ${whose} may do it`, help, at }];
  }
  if (typeof by === 'object' && 'office' in by && officersOf(inquiry, by.office).length === 0) {
    const says = `only ${whose} may do it, and nobody holds that office`;
    return [{ says, help: 'Nobody can do it until somebody holds the office.', at }];
  }
  if (actor === undefined) {
    const says = `only ${whose} may do it, and the record does not say who did it`;
    return [{ says, help: 'Write who did it: `by:`.', at }];
  }
  if (isGrantee(inquiry, rule, by, actor)) return [];
  const help = 'If somebody else did it, write who: `by:`.';
  const name = actorSeat(state, actor)?.name ?? actor;
  return [{ says: `only ${whose} may do it, not ${name}`, help, at }];
}

function isGrantee(
  inquiry: Inquiry,
  rule: RuleInForce,
  by: Exclude<NonNullable<Grant['by']>, string>,
  actor: string,
): boolean {
  const { state } = inquiry;
  const player = actorSeat(state, actor);
  if ('named' in by) return [actor, player?.id, player?.name].includes(by.named);
  if (player?.status !== 'playing') return false;
  if ('office' in by) return officersOf(inquiry, by.office).includes(player.id);
  return isTrue(namesOf(inquiry, { player }), rule, by.player);
}

/** The player with this id or name. */
export function actorSeat({ seats }: State, actor: string): Seat | undefined {
  const known = seats.find(({ id }) => id === actor);
  const [named, ...others] = seats.filter(({ name }) => name === actor);
  return known ?? (others.length === 0 ? named : undefined);
}

function granteeWords(by: NonNullable<Grant['by']>): string {
  if (by === 'proposal') return 'an adopted proposal';
  if ('named' in by) return by.named;
  if ('office' in by) return `the holder of the office “${by.office}”`;
  return `a player of whom \`${by.player.source}\` is true`;
}

function amountFaults(
  inquiry: Inquiry,
  { rule, entry }: HeldGrant,
  asked: GrantedChange,
  event: WrittenEvent,
): readonly GrantFault[] {
  const { player, amount, at } = asked;
  if (!amount || !player) return [];
  const names = namesOf(inquiry, { player });
  return BOUNDS.flatMap((which): readonly GrantFault[] => {
    const formula = entry[which];
    if (!formula) return [];
    const bound = numberOf(names, rule, formula);
    if (which === 'least' && amount.compare(0) < 0 && bound.compare(0) >= 0) {
      const says = `it lets things be given, and ${formatNumber(amount.abs())} is taken here`;
      return [{ says, help: 'Remove it, or cite the rule under which it is taken.', at }];
    }
    const most = `at ${which} ${formatNumber(bound)}`;
    const help = `Record ${most}.`;
    if (isPast(which, amount, bound)) {
      const says = `the amount at once is ${most}, and this is ${formatNumber(amount)}`;
      return [{ says, help, at }];
    }
    // Without a limit on its use, a grant is used separately for each player.
    const all = entry.often && givenInAll(inquiry.state, event, asked);
    if (!all || !isPast(which, all, bound)) return [];
    if (inquiry.interpreter.ask('grant-bound', rule) === 'each-player') return [];
    const says = `the amount at once is ${most}, and this is ${formatNumber(all)} for all players together`;
    return [{ says, help, at }];
  });
}

/**
 * The total of a quantity that an event gives, or takes if this player loses some. It is counted at the
 * first such player only.
 */
function givenInAll(state: State, event: WrittenEvent, { of, amount, player }: GrantedChange) {
  const alike = askedBy(state, event).filter(
    (each) => each.of === of && each.amount?.s === amount?.s,
  );
  if (alike[0]?.player !== player) return undefined;
  return alike.reduce((sum, each) => sum.add(each.amount ?? ZERO), ZERO);
}

/** A granted round of some quantities must begin with these afresh. */
function roundFaults({ entry }: HeldGrant, { what, of, at }: GrantedChange): readonly GrantFault[] {
  if (what !== 'round' || of !== undefined || !entry.of) return [];
  const says = `the round that it lets begin has ${inSeries(entry.of)} afresh`;
  return [{ says, help: `Write \`round: { reset: [${entry.of.join(', ')}] }\`.`, at }];
}

function oftenFaults(
  inquiry: Inquiry,
  held: HeldGrant,
  { at }: GrantedChange,
  event: WrittenEvent,
): readonly GrantFault[] {
  const { often } = held.entry;
  if (!often) return [];
  const { state } = inquiry;
  const most = numberOf(namesOf(inquiry), held.rule, often.times);
  const user = userOf(state, event);
  // Without a named actor it may be anybody.
  const alike = user === '' ? state.seats.map(({ id }) => id) : user === undefined ? [] : [''];
  const used = [user, ...alike].reduce(
    (sum, each) => sum + usesNow(inquiry, state.uses.get(useKey(held, each))).times[often.per],
    0,
  );
  if (most.compare(used + 1) >= 0) return [];
  const times = `${formatNumber(most)} ${most.equals(1) ? 'time' : 'times'}`;
  const says = `it may be done ${times} in a ${often.per}, and it has been done ${used === 1 ? 'once' : `${used} times`}`;
  const renewed =
    'A round renews it after a win, by an adopted proposal, or where a rule grants who begins rounds.';
  const help =
    often.per === 'game'
      ? 'Remove it.'
      : `Record it in a later ${often.per}, or remove it.${often.per === 'round' ? ` ${renewed}` : ''}`;
  return [{ says, help, at }];
}

/** The conditions on the receiver and on the state of play. */
function conditionFaults(
  inquiry: Inquiry,
  { rule, entry: { to, if: when } }: HeldGrant,
  { player, at }: GrantedChange,
): readonly GrantFault[] {
  const says = [
    to && player && !isTrue(namesOf(inquiry, { player }), rule, to)
      ? `${player.name} may receive it only if ${sayFormula(to, 'player')}`
      : [],
    when && !isTrue(namesOf(inquiry), rule, when)
      ? `it may be done only if ${sayFormula(when, 'game')}`
      : [],
  ].flat();
  return says.map((each) => {
    return { says: each, help: 'First record the move that makes it so.', at };
  });
}

/** The id of the actor; empty if the record does not name one. A vote has none. */
function userOf(state: State, event: WrittenEvent): string | undefined {
  const actor = actorOf(event) ?? '';
  return event.isAct ? undefined : (actorSeat(state, actor)?.id ?? actor);
}

/** The key that counts how often one player used one grant. */
function useKey({ rule, entry }: HeldGrant, user: string | undefined): string {
  return JSON.stringify([rule.id, canonical(entry.whole), user]);
}

/** The uses that still count: those of an earlier turn, circuit or round do not. */
function usesNow(inquiry: Inquiry, before: Uses | undefined): Uses {
  const { turn, round } = inquiry.state;
  const now = { turn: turn.begun, circuit: circuitsCompleted(inquiry), round };
  const count = (per: Exclude<GrantPeriod, 'game'>) =>
    before?.[per] === now[per] ? before.times[per] : 0;
  const times = { turn: count('turn'), circuit: count('circuit'), round: count('round') };
  return { ...now, times: { ...times, game: before?.times.game ?? 0 } };
}

/** The position after one more use of each grant with a limit. */
export function withUses(
  context: Context,
  grants: readonly HeldGrant[],
  event: WrittenEvent,
): State {
  const inquiry = inquireNow(context, spot(event));
  const user = userOf(inquiry.state, event);
  const keys = new Set(grants.flatMap((held) => (held.entry.often ? [useKey(held, user)] : [])));
  const used = [...keys].map((grant) => {
    const { times, ...place } = usesNow(inquiry, inquiry.state.uses.get(grant));
    const { turn, circuit, round, game } = times;
    const more = { turn: turn + 1, circuit: circuit + 1, round: round + 1, game: game + 1 };
    return { kind: 'use', grant, uses: { ...place, times: more } } as const;
  });
  return goOn(inquiry, ...used);
}

export interface GrantedChange {
  readonly what: Grantable;
  /** The quantity, office, title or tier. */
  readonly of?: string;
  readonly kind?: ChangeKind;
  /** The player who receives, joins, leaves, wins or is renamed. */
  readonly player?: Seat | undefined;
  readonly amount?: Fraction;
  /** The act in words, without a final stop. */
  readonly words: string;
  readonly at: Spot;
}

/** The acts that the event itself contains. Its handler adds the others. */
export function askedBy(state: State, event: WrittenEvent): readonly GrantedChange[] {
  const { fact } = event;
  const at = (...path: string[]) => spot(event, fact.kind, ...path);
  const name = (id: PlayerId) => callPlayer(state, id);
  switch (fact.kind) {
    case 'points':
    case 'change':
    case 'set':
      return [...fact.amounts].flatMap(([id, amounts]) =>
        [...amounts].map(([quantity, stated]): GrantedChange => {
          const amount =
            fact.kind === 'set' ? stated.sub(holdingOf({ state }, id, quantity)) : stated;
          const words = sumWords({ player: name(id), quantity, amount });
          const player = seatOf(state, id);
          const at = spot(event, fact.kind, id);
          return { what: 'quantity', of: quantity, player, amount, words, at };
        }),
      );
    case 'appoint':
      // One act for each new holder of an office, and one if it becomes vacant.
      return [...fact.offices].flatMap(([of, holders]): readonly GrantedChange[] => {
        const what = officeOrTitle(state, of);
        const held = state.offices.get(of) ?? [];
        const coming = holders.filter((id) => !held.includes(id));
        if (coming.length === 0)
          return [{ what, of, words: `the holders of ${nameWords(of)} change`, at: at(of) }];
        return coming.map((id) => {
          const words = `${name(id)} becomes ${nameWords(of)}`;
          return { what, of, player: seatOf(state, id), words, at: at(of) };
        });
      });
    case 'join': {
      const { player, roles } = fact;
      const seat: Seat = { ...player, status: 'playing', formerly: [] };
      const joining: GrantedChange = {
        what: 'join',
        player: seat,
        words: `${player.name} joins`,
        at: at('id'),
      };
      const filled = roles.map((of): GrantedChange => {
        const words = `${player.name} becomes ${nameWords(of)}`;
        return { what: officeOrTitle(state, of), of, player: seat, words, at: at('roles') };
      });
      return [joining, ...filled];
    }
    case 'leave':
    case 'forfeit': {
      const player = seatOf(state, fact.player);
      return [{ what: 'leave', player, words: `${name(fact.player)} leaves`, at: at() }];
    }
    case 'rename':
      return [...fact.names].map(([id, called]): GrantedChange => {
        const words = `${name(id)} is called ${called}`;
        return { what: 'rename', player: seatOf(state, id), words, at: at(id) };
      });
    case 'pause':
    case 'resume':
      return [{ what: 'pause', words: `play ${fact.kind}s`, at: at() }];
    case 'round':
      return fact.reset.length === 0
        ? [{ what: 'round', words: 'a new round begins', at: at() }]
        : fact.reset.map((of): GrantedChange => {
            const words = `a new round begins with ${nameWords(of)} afresh`;
            return { what: 'round', of, words, at: at('reset') };
          });
    default:
      // A new kind of event that needs permission does not compile without a case.
      fact.kind satisfies UnaskedKind;
      return [];
  }
}

/** An office if a rule in force creates it, otherwise a title. */
function officeOrTitle({ law }: State, office: string): 'office' | 'title' {
  return lawOn(law, 'offices', office) ? 'office' : 'title';
}
