/** Finding the rule, player or proposal that a record names. */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding, Spot } from '../../diagnostics/finding.ts';
import { everyEvent } from '../../records/lookup/every-event.ts';
import { suggestPlayer } from '../../records/lookup/suggest-player.ts';
import type { PlayerId, ProposalNumber, RuleName, RuleNumber } from '../../values/ids.ts';
import type { Rule, RuleId } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { cite, illegal } from '../state/make-finding.ts';
import { type RuleBook, reenactmentOf } from '../state/rule-book.ts';
import { type Seat, type State, seatOf } from '../state/state.ts';
import type { Attempt } from '../state/write-log.ts';
import { proposalsCalled } from '../timeline/vote-before.ts';
import { resolveHeld } from './held-entries.ts';
import { inquire, type Occurrence } from './inquiry.ts';
import { numberHelp, numberHistory } from './number-history.ts';

/** What a record names; nothing, with the objection to it, where there is no such thing. */
export type Resolved<Named> = Attempt<Named | undefined>;

/** The rule in force that a record names. */
export function resolveRule(
  context: Context,
  name: RuleName,
  occurrence: Occurrence,
): Resolved<Rule> {
  return typeof name === 'number' || context.state.book.everNumbered.has(name)
    ? resolveNumber(context, name, occurrence)
    : resolveTitle(context, name, occurrence);
}

function resolveNumber(
  context: Context,
  number: RuleNumber,
  occurrence: Occurrence,
): Resolved<Rule> {
  const { book } = context.state;
  const { at } = occurrence;
  const inForce = (ids: readonly RuleId[]) => ids.flatMap((id) => book.inForce.get(id) ?? []);
  const bearing = inForce(book.byNumber.get(number) ?? []);
  if (bearing.length > 1) return ambiguous(context, number, bearing, at);
  if (bearing[0]) return found(bearing[0]);
  const former = book.everNumbered.get(number) ?? [];
  const renumbered = inForce(former);
  if (renumbered.length > 1) return ambiguous(context, number, renumbered, at);
  const [rule] = renumbered;
  const { reader } = inquire(context, occurrence);
  if (rule && reader.take('renumbering') !== 'new-only') return found(rule);
  const reenacted = new Set(rule ? [] : former.flatMap((id) => reenactmentOf(book, id) ?? []));
  if (reenacted.size > 1) return ambiguous(context, number, [...reenacted], at);
  const [again] = reenacted;
  if (again && reader.take('reenacted-number') === 'yes') return found(again);
  return notFound(numberless(context, number, rule, at));
}

function found<Named>(result: Named): Resolved<Named> {
  return { result, objections: [] };
}

function notFound(objection: Finding): Resolved<never> {
  return { result: undefined, objections: [objection] };
}

/** The objection to a number that names no rule in force; `renumbered` bore it before. */
function numberless(
  context: Context,
  number: RuleNumber,
  renumbered: Rule | undefined,
  at: Spot,
): Finding {
  const { state } = context;
  if (renumbered) {
    return illegal(context, {
      code: 'unknown/rule',
      at,
      message: `Rule ${number} is now called Rule ${renumbered.number}, and the reading “renumbering” calls a rule by its latest number alone.`,
      help: `Write ${renumbered.number}.`,
    });
  }
  const gone = state.book.everNumbered.has(number);
  return illegal(context, {
    code: gone ? 'gone/rule' : 'unknown/rule',
    at,
    message: gone
      ? `Rule ${number} ${numberHistory(context, number)}; no rule in force bears that number.`
      : `There is no Rule ${number}.`,
    help: numberHelp(context, number),
  });
}

/** Rules that bear one number, each by what it shares with no other; none for one that has no such name. */
export function namesApart(book: RuleBook, rules: readonly Rule[]): readonly RuleName[] {
  return rules.flatMap(({ numbers, title }) => {
    const own = numbers.findLast((each) => book.everNumbered.get(each)?.length === 1);
    return own ?? title ?? [];
  });
}

function ambiguous(
  context: Context,
  number: RuleNumber,
  rules: readonly Rule[],
  at: Spot,
): Resolved<Rule> {
  const { book } = context.state;
  const are = book.byNumber.has(number) ? 'bear' : 'have borne';
  const names = namesApart(book, rules);
  return notFound(
    illegal(context, {
      code: 'unknown/rule',
      at,
      message: `${rules.length} rules in force ${are} the number ${number}.`,
      help:
        names.length === 0
          ? 'No other number and no title tells them apart: put the question to a Judge.'
          : `Name the one that is meant by another number or by its title: ${names.join(', ')}.`,
    }),
  );
}

/** A rule whose number is of letters may have been meant. */
function nearId({ book }: State, name: string): string | undefined {
  const ids = [...book.byNumber.keys()].filter((number) => typeof number === 'string');
  const close = didYouMean(name, ids);
  return close === undefined ? undefined : `Did you mean ${close}?`;
}

function resolveTitle(context: Context, title: string, occurrence: Occurrence): Resolved<Rule> {
  const { state } = context;
  const { at } = occurrence;
  const citing = resolveHeld(
    inquire(context, occurrence),
    { law: state.law, slot: 'titles' },
    (held) => held.find(({ entry }) => entry === 'cite-by-title'),
    (held) => held !== undefined,
  );
  if (!citing) {
    return notFound(
      illegal(context, {
        code: 'unknown/title',
        at,
        message: `“${title}” names a rule by its title, and no rule in force lets titles be cited.`,
        help: nearId(state, title) ?? 'Name the rule by its number.',
      }),
    );
  }
  const rules = [...state.book.inForce.values()];
  const titled = rules.filter((rule) => rule.title === title);
  if (titled.length === 1) return found(titled[0]);
  const titles = rules.flatMap((rule) => rule.title ?? []);
  const close = didYouMean(title, titles);
  return notFound(
    illegal(context, {
      code: 'unknown/title',
      at,
      rule: cite(state, citing.rule),
      message:
        titled.length > 1
          ? `${titled.length} rules in force have the title “${title}”.`
          : `No rule in force has the title “${title}”.`,
      help:
        close !== undefined && titled.length === 0
          ? `Did you mean “${close}”?`
          : 'Name the rule by its number.',
    }),
  );
}

/** The player that a record names: no stranger, and nobody who has left. */
export function resolvePlayer(context: Context, id: PlayerId, at: Spot): Resolved<Seat> {
  const objections = checkPlaying(context, id, at);
  return { result: objections.length === 0 ? seatOf(context.state, id) : undefined, objections };
}

/** Like `resolvePlayer`, but those who have left may be named too. */
export function resolveAnyone(context: Context, id: PlayerId, at: Spot): Resolved<Seat> {
  return { result: seatOf(context.state, id), objections: checkKnown(context, id, at) };
}

/** Whether a record may name somebody as a player who takes part. */
export function checkPlaying(
  context: Context,
  id: PlayerId,
  at: Spot,
  helpIfGone?: string,
): readonly Finding[] {
  const { state } = context;
  const seat = seatOf(state, id);
  if (!seat || seat.status === 'playing') return checkKnown(context, id, at);
  const how = seat.status === 'forfeited' ? 'forfeited' : 'left the game';
  return [
    illegal(context, {
      code: 'gone/player',
      at,
      message: `${seat.name} (${id}) ${how}${seat.left ? ` on ${seat.left.text}` : ''} and takes no further part.`,
      help: helpIfGone ?? playersHelp(state),
    }),
  ];
}

/** Whether a record may name somebody as one who is or was a player. */
export function checkKnown(context: Context, id: PlayerId, at: Spot): readonly Finding[] {
  const { state } = context;
  if (seatOf(state, id)) return [];
  const close = suggestPlayer(id, [...state.seats]);
  return [
    illegal(context, {
      code: 'unknown/player',
      at,
      message: joinsLater(context, id) ?? `“${id}” is not a player of this game.`,
      help:
        close !== undefined ? `Did you mean “${close}”? ${playersHelp(state)}` : playersHelp(state),
    }),
  ];
}

/** Somebody who is a player, but was not yet. */
function joinsLater({ game }: Context, id: PlayerId): string | undefined {
  const joining = everyEvent(game).find(
    ({ fact }) => fact.kind === 'join' && fact.player.id === id,
  );
  if (joining?.fact.kind !== 'join') return undefined;
  const when = joining.on ? ` on ${joining.on.text}` : ' later';
  return `${joining.fact.player.name} (${id}) is not a player yet, and joins${when}.`;
}

function playersHelp(state: State): string {
  const ids = state.seats.filter((seat) => seat.status === 'playing').map((seat) => seat.id);
  return ids.length > 0 ? `The players are ${ids.join(', ')}.` : 'Nobody is playing.';
}

/** Whether a record may name a proposal by a number, or by the name of its file. */
export function checkProposalKnown(
  context: Context,
  called: ProposalNumber,
  at: Spot,
): readonly Finding[] {
  const { proposals } = context.game;
  if (proposalsCalled(proposals, called).length > 0) return [];
  const [first, last] = [proposals[0]?.number, proposals.at(-1)?.number];
  return [
    illegal(context, {
      code: 'unknown/proposal',
      at,
      message: `There is no Proposal ${called} in this game.`,
      help:
        first === undefined
          ? 'No proposal is recorded.'
          : `The proposals are numbered ${first} to ${last}.`,
    }),
  ];
}
