/** Finding the rule, player or proposal that a record names. */

import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding, Spot } from '../../diagnostics/finding.ts';
import { suggestPlayer } from '../../records/assemble/suggest-player.ts';
import { everyEvent } from '../../records/schema/every-event.ts';
import { compareNumbers } from '../../values/compare-numbers.ts';
import type { PlayerId, ProposalNumber, RuleName, RuleNumber } from '../../values/ids.ts';
import type { Rule, RuleId } from '../facts/types.ts';
import type { Context } from '../state/context.ts';
import { cite, illegal, reportAll, reportIllegal } from '../state/report.ts';
import { reenactmentOf } from '../state/rule-book.ts';
import { type Seat, type State, seatOf } from '../state/state.ts';
import { proposalsCalled } from '../timeline/vote-before.ts';
import { decide, type Inquiry, type Occurrence, plainInquiry } from './decide.ts';
import { fromHeld } from './held-entries.ts';
import { repealWords } from './repeal-words.ts';

/** The rule in force that a record names; objects, and gives `undefined`, where there is none. */
export function resolveRule(
  context: Context,
  name: RuleName,
  occurrence: Occurrence,
): Rule | undefined {
  return typeof name === 'number' || context.state.book.everNumbered.has(name)
    ? resolveNumber(context, name, occurrence)
    : resolveTitle(context, name, occurrence);
}

function resolveNumber(
  context: Context,
  number: RuleNumber,
  occurrence: Occurrence,
): Rule | undefined {
  const { state } = context;
  const { book } = state;
  const { at } = occurrence;
  const bearing = book.byNumber.get(number) ?? [];
  if (bearing.length > 1) return objectToAmbiguity(context, number, bearing, at);
  if (bearing[0] !== undefined) return book.inForce.get(bearing[0]);
  const former = book.everNumbered.get(number) ?? [];
  const renumbered = former.flatMap((id) => book.inForce.get(id) ?? []);
  if (renumbered.length > 1) {
    const ids = renumbered.map(({ id }) => id);
    return objectToAmbiguity(context, number, ids, at);
  }
  const rule = renumbered[0];
  const both = ({ reader }: Inquiry) => reader.take('renumbering') !== 'new-only';
  if (rule && decide(context, { ...occurrence, ...naming(number, rule), compute: both }))
    return rule;
  const reenacted = new Set(rule ? [] : former.flatMap((id) => reenactmentOf(book, id)?.id ?? []));
  if (reenacted.size > 1) return objectToAmbiguity(context, number, [...reenacted], at);
  const again = book.inForce.get([...reenacted][0] ?? '');
  const same = ({ reader }: Inquiry) => reader.take('reenacted-number') === 'yes';
  const asAgain = again && naming(number, again, true);
  if (asAgain && decide(context, { ...occurrence, ...asAgain, compute: same })) return again;
  const gone = former.length > 0 && !rule;
  reportIllegal(context, {
    code: gone ? 'gone/rule' : 'unknown/rule',
    at,
    message: gone
      ? `Rule ${number} ${repealWords(context, number)}; no rule in force bears that number.`
      : rule
        ? `Rule ${number} is now called Rule ${rule.number}, and the reading “renumbering” calls a rule by its latest number alone.`
        : `There is no Rule ${number}.`,
    help: rule ? `Write ${rule.number}.` : rulesHelp(state, number),
  });
  return undefined;
}

/** Whether a number that no rule bears now names a rule in force, which is a reading. */
function naming(called: RuleNumber, { number }: Rule, isReenacted = false) {
  return {
    what: { kind: 'named-rule', rule: called } as const,
    describe: (isNamed: boolean) => ({ named: isNamed ? { number, isReenacted } : undefined }),
  };
}

function objectToAmbiguity(
  context: Context,
  number: RuleNumber,
  ids: readonly RuleId[],
  at: Spot,
): undefined {
  const { book } = context.state;
  const others = ids.flatMap((id) => {
    const rule = book.inForce.get(id);
    const own = rule?.numbers.findLast((each) => book.everNumbered.get(each)?.length === 1);
    return rule ? [own ?? rule.title ?? rule.id] : [];
  });
  const together = book.byNumber.has(number)
    ? `are numbered ${number} since`
    : `were numbered ${number} when`;
  reportIllegal(context, {
    code: 'unknown/rule',
    at,
    message: `${ids.length} rules ${together} a compound proposal changed them together.`,
    help: `Name the one that is meant by another number or by its title: ${others.join(', ')}.`,
  });
  return undefined;
}

function rulesHelp({ book }: State, number: RuleNumber): string {
  const numbers = [...book.byNumber.keys()].sort(compareNumbers);
  const close = didYouMean(String(number), numbers.map(String));
  if (close !== undefined) return `Did you mean ${close}?`;
  return numbers.length > 0
    ? `The rules in force are numbered from ${numbers[0]} to ${numbers.at(-1)}.`
    : 'No rule is in force.';
}

function resolveTitle(context: Context, title: string, occurrence: Occurrence): Rule | undefined {
  const { state } = context;
  const { at } = occurrence;
  const citing = fromHeld(
    plainInquiry(context, occurrence),
    { law: state.law, slot: 'titles' },
    (held) => held.find(({ entry }) => entry === 'cite-by-title'),
    (found) => found !== undefined,
  );
  if (!citing) {
    reportIllegal(context, {
      code: 'unknown/title',
      at,
      message: `“${title}” names a rule by its title, and no rule in force lets titles be cited.`,
      help: 'Name the rule by its number.',
    });
    return undefined;
  }
  const rules = [...state.book.inForce.values()];
  const found = rules.filter((rule) => rule.title === title);
  if (found.length === 1) return found[0];
  const titles = rules.flatMap((rule) => rule.title ?? []);
  const close = didYouMean(title, titles);
  reportIllegal(context, {
    code: 'unknown/title',
    at,
    rule: cite(state, citing.rule),
    message:
      found.length > 1
        ? `${found.length} rules in force have the title “${title}”.`
        : `No rule in force has the title “${title}”.`,
    help:
      close !== undefined && found.length === 0
        ? `Did you mean “${close}”?`
        : 'Name the rule by its number.',
  });
  return undefined;
}

/** The player that a record names; reports strangers and the departed, and gives `undefined`. */
export function resolvePlayer(context: Context, id: PlayerId, at: Spot): Seat | undefined {
  const found = checkPlaying(context, id, at);
  reportAll(context, found);
  return found.length === 0 ? seatOf(context.state, id) : undefined;
}

/** Like `resolvePlayer`, but those who have left may be named too. */
export function resolveAnyone(context: Context, id: PlayerId, at: Spot): Seat | undefined {
  reportAll(context, checkKnown(context, id, at));
  return seatOf(context.state, id);
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
