/** Finding the rule, player or proposal that a record names. */

import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Spot } from '../../diagnostics/finding.ts';
import { entriesOf } from '../../law/law.ts';
import { suggestPlayer } from '../../records/assemble/suggest-player.ts';
import type { PlayerId, RuleName } from '../../values/ids.ts';
import { cite, type Docket, object } from '../state/log.ts';
import { reenactmentOf } from '../state/rule-book.ts';
import { type Seat, type State, seatOf } from '../state/state.ts';
import type { Rule, RuleId } from '../state/types.ts';
import { decide, type Reader } from './decide.ts';

/** The rule in force that a record names; objects, and gives `undefined`, where there is none. */
export function referToRule(
  docket: Docket,
  state: State,
  name: RuleName,
  at: Spot,
  during: string | undefined,
): Rule | undefined {
  return typeof name === 'number'
    ? referByNumber(docket, state, name, at, during)
    : referByTitle(docket, state, name, at);
}

function referByNumber(
  docket: Docket,
  state: State,
  number: number,
  at: Spot,
  during: string | undefined,
): Rule | undefined {
  const { book } = state;
  const bearing = book.byNumber.get(number) ?? [];
  if (bearing.length > 1) return objectToAmbiguity(docket, state, number, bearing, at);
  if (bearing[0] !== undefined) return book.inForce.get(bearing[0]);
  const former = book.everNumbered.get(number) ?? [];
  const renumbered = former.flatMap((id) => book.inForce.get(id) ?? []);
  if (renumbered.length > 1) {
    const ids = renumbered.map(({ id }) => id);
    return objectToAmbiguity(docket, state, number, ids, at);
  }
  const names = (words: string, compute: (reader: Reader) => boolean) =>
    isNamed(docket, state, number, at, during, words, compute);
  const rule = renumbered[0];
  const both = (reader: Reader) => reader.take('renumbering') !== 'new-only';
  if (rule && names(`Rule ${rule.number}`, both)) return rule;
  const reenacted = new Set(rule ? [] : former.flatMap((id) => reenactmentOf(book, id)?.id ?? []));
  if (reenacted.size > 1) return objectToAmbiguity(docket, state, number, [...reenacted], at);
  const again = book.inForce.get([...reenacted][0] ?? '');
  const same = (reader: Reader) => reader.take('reenacted-number') === 'yes';
  if (again && names(`Rule ${again.number}, its re-enactment`, same)) return again;
  const gone = former.length > 0 && !rule;
  object(docket, {
    code: gone ? 'gone/rule' : 'unknown/rule',
    at,
    message: gone
      ? `Rule ${number} has been repealed; no rule in force bears that number.`
      : rule
        ? `Rule ${number} is now called Rule ${rule.number}, and the reading “renumbering” calls a rule by its latest number alone.`
        : `There is no Rule ${number}.`,
    help: rule ? `Write ${rule.number}.` : rulesHelp(state, number),
  });
  return undefined;
}

/** Whether a number that no rule bears now names a rule in force, which is a reading. */
function isNamed(
  docket: Docket,
  state: State,
  number: number,
  at: Spot,
  during: string | undefined,
  rule: string,
  compute: (reader: Reader) => boolean,
): boolean {
  return decide(docket, {
    state,
    during,
    at,
    what: `what “Rule ${number}” names`,
    compute,
    describe: (named) => (named ? `it names ${rule}` : 'it names no rule'),
  });
}

function objectToAmbiguity(
  docket: Docket,
  { book }: State,
  number: number,
  ids: readonly RuleId[],
  at: Spot,
): undefined {
  const others = ids.flatMap((id) => {
    const rule = book.inForce.get(id);
    const own = rule?.numbers.findLast((each) => book.everNumbered.get(each)?.length === 1);
    return rule ? [own ?? rule.title ?? rule.id] : [];
  });
  const together = book.byNumber.has(number)
    ? `are numbered ${number} since`
    : `were numbered ${number} when`;
  object(docket, {
    code: 'unknown/rule',
    at,
    message: `${ids.length} rules ${together} a compound proposal changed them together.`,
    help: `Name the one that is meant by another number or by its title: ${others.join(', ')}.`,
  });
  return undefined;
}

function rulesHelp({ book }: State, number: number): string {
  const numbers = [...book.byNumber.keys()].sort((a, b) => a - b);
  const close = didYouMean(String(number), numbers.map(String));
  if (close !== undefined) return `Did you mean ${close}?`;
  return numbers.length > 0
    ? `The rules in force are numbered from ${numbers[0]} to ${numbers.at(-1)}.`
    : 'No rule is in force.';
}

function referByTitle(docket: Docket, state: State, title: string, at: Spot): Rule | undefined {
  const citing = entriesOf(state.law, 'titles').find(({ value }) =>
    value.includes('cite-by-title'),
  );
  if (!citing) {
    object(docket, {
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
  object(docket, {
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

/** The player that a record names; objects, and gives `undefined`, to strangers and the departed. */
export function referToPlayer(
  docket: Docket,
  state: State,
  id: PlayerId,
  at: Spot,
  helpIfGone?: string,
): Seat | undefined {
  const seat = seatOf(state, id);
  if (seat?.status === 'playing') return seat;
  if (seat) {
    const how = seat.status === 'forfeited' ? 'forfeited' : 'left the game';
    object(docket, {
      code: 'gone/player',
      at,
      message: `${seat.name} (${id}) ${how}${seat.left ? ` on ${seat.left.text}` : ''} and takes no further part.`,
      help: helpIfGone ?? playersHelp(state),
    });
  } else objectToStranger(docket, state, id, at);
  return undefined;
}

/** Like `referToPlayer`, but those who have left may be named too. */
export function referToAnyone(
  docket: Docket,
  state: State,
  id: PlayerId,
  at: Spot,
): Seat | undefined {
  const seat = seatOf(state, id);
  if (!seat) objectToStranger(docket, state, id, at);
  return seat;
}

function objectToStranger(docket: Docket, state: State, id: PlayerId, at: Spot): void {
  const close = suggestPlayer(id, [...state.seats]);
  object(docket, {
    code: 'unknown/player',
    at,
    message: joinsLater(docket, id) ?? `“${id}” is not a player of this game.`,
    help:
      close !== undefined ? `Did you mean “${close}”? ${playersHelp(state)}` : playersHelp(state),
  });
}

/** Somebody who is a player, but was not yet. */
function joinsLater({ game }: Docket, id: PlayerId): string | undefined {
  const joining = game.events.find(({ fact }) => fact.kind === 'join' && fact.player.id === id);
  if (joining?.fact.kind !== 'join') return undefined;
  const when = joining.on ? ` on ${joining.on.text}` : ' later';
  return `${joining.fact.player.name} (${id}) is not a player yet, and joins${when}.`;
}

function playersHelp(state: State): string {
  const ids = state.seats.filter((seat) => seat.status === 'playing').map((seat) => seat.id);
  return ids.length > 0 ? `The players are ${ids.join(', ')}.` : 'Nobody is playing.';
}

export function isProposal({ game }: Docket, number: number): boolean {
  return game.proposals.some((proposal) => proposal.number === number);
}

export function objectToProposal(docket: Docket, number: number, at: Spot): void {
  const numbers = docket.game.proposals.map((proposal) => proposal.number);
  const [first, last] = [numbers[0], numbers.at(-1)];
  object(docket, {
    code: 'unknown/proposal',
    at,
    message: `There is no Proposal ${number} in this game.`,
    help:
      first === undefined
        ? 'No proposal is recorded.'
        : `The proposals are numbered ${first} to ${last}.`,
  });
}
