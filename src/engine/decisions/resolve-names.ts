/** Finds the rule, player or proposal that a record names. */
import { didYouMean, helpMeant } from '../../diagnostics/did-you-mean.ts';
import type { Spot } from '../../diagnostics/finding.ts';
import { compareNumbers } from '../../helpers/numbers.ts';
import { once } from '../../helpers/once.ts';
import { inSeries, numbersInSeries } from '../../helpers/words.ts';
import { votersOf } from '../../records/kinds/votes.ts';
import { everyEvent } from '../../records/lookup/every-event.ts';
import { suggestPlayer } from '../../records/lookup/suggest-player.ts';
import type { PlayerId, ProposalNumber, RuleName, RuleNumber } from '../../values/ids.ts';
import type { Outcome } from '../results/decision.ts';
import type { Cause, Rule, RuleId, Seat } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { illegal, type Objections, spot } from '../state/make-finding.ts';
import { type RuleBook, reenactmentOf } from '../state/rule-book.ts';
import { type State, seatOf } from '../state/state.ts';
import { reportAll, reportIllegal } from '../state/write-log.ts';
import { proposalsCalled, recordKey } from '../timeline/record-words.ts';
import { inquire, type Occurrence } from './inquiry.ts';
import { resolveProvisions } from './provisions.ts';

/** The rule that a record names; objects and gives `undefined` if there is none. */
export function requireRule(
  context: Context,
  name: RuleName,
  occurrence: Occurrence,
): Rule | undefined {
  return typeof name === 'number' || context.state.book.everNumbered.has(name)
    ? ruleByNumber(context, name, occurrence)
    : ruleByTitle(context, name, occurrence);
}

function ruleByNumber(
  context: Context,
  number: RuleNumber,
  occurrence: Occurrence,
): Rule | undefined {
  const { book } = context.state;
  const { at } = occurrence;
  const inForce = (ids: readonly RuleId[]) => ids.flatMap((id) => book.inForce.get(id) ?? []);
  const bearing = inForce(book.byNumber.get(number) ?? []);
  if (bearing.length > 1) return ambiguous(context, number, bearing, at);
  if (bearing[0]) return bearing[0];
  const former = book.everNumbered.get(number) ?? [];
  const renumbered = inForce(former);
  if (renumbered.length > 1) return ambiguous(context, number, renumbered, at);
  const [rule] = renumbered;
  const { interpreter } = inquire(context, occurrence);
  if (rule && interpreter.ask('renumbering') !== 'new-only') return rule;
  const reenacted = new Set(rule ? [] : former.flatMap((id) => reenactmentOf(book, id) ?? []));
  if (reenacted.size > 1) return ambiguous(context, number, [...reenacted], at);
  const [again] = reenacted;
  if (again && interpreter.ask('reenacted-number') === 'yes') return again;
  reportAll(context, numberless(context, number, rule, at));
  return undefined;
}

/** The objection to a number without a rule in force; `renumbered` are rules that had it before. */
function numberless(context: Context, number: RuleNumber, renumbered: Rule | undefined, at: Spot) {
  const { state } = context;
  if (renumbered) {
    return illegal(context, {
      code: 'unknown/rule',
      at,
      message: `Rule ${number} is now called Rule ${renumbered.number}. Under the reading “renumbering” only the latest number names a rule.`,
      help: `Write ${renumbered.number}.`,
    });
  }
  const gone = state.book.everNumbered.has(number);
  const isAmended = gone && 'path' in at && at.path.at(-1) === 'amend';
  const anew = isAmended ? `To bring it back, write \`enact: {}\` for \`amend: ${number}\`. ` : '';
  return illegal(context, {
    code: gone ? 'gone/rule' : 'unknown/rule',
    at,
    message: gone
      ? `Rule ${number} ${numberHistory(context, number)}, and no rule in force has that number.`
      : `There is no Rule ${number}.`,
    help: anew + numberHelp(context, number),
  });
}

/** For each rule with a certain number: a name that no other one has, if there is one. */
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
): undefined {
  const { book } = context.state;
  const are = book.byNumber.has(number) ? 'have' : 'have had';
  const names = namesApart(book, rules);
  reportIllegal(context, {
    code: 'unknown/rule',
    at,
    message: `${rules.length} rules in force ${are} the number ${number}.`,
    help:
      names.length === 0
        ? 'Neither another number nor a title tells them apart: put the question to a Judge.'
        : `Name the rule that you mean by another number or by its title: ${names.join(', ')}.`,
  });
}

function ruleByTitle(context: Context, title: string, occurrence: Occurrence): Rule | undefined {
  const { state } = context;
  const { at } = occurrence;
  const [, number] = /^rule (\d+)$/i.exec(title) ?? [];
  const help =
    number === undefined ? 'Name the rule by its number.' : `Write its number alone: ${number}.`;
  const citing = resolveProvisions(
    inquire(context, occurrence),
    { law: state.law, slot: 'titles' },
    (held) => held.find(({ entry }) => entry === 'cite-by-title'),
    (held) => held !== undefined,
  );
  if (!citing) {
    const near = nearNumber(title, state.book);
    return reportIllegal(context, {
      code: 'unknown/title',
      at,
      message: `“${title}” names a rule by its title, and no rule in force lets titles be cited.`,
      help: near === undefined ? help : `Did you mean ${near}?`,
    });
  }
  const rules = [...state.book.inForce.values()];
  const titled = rules.filter((rule) => rule.title === title);
  if (titled.length === 1) return titled[0];
  const titles = rules.flatMap((rule) => rule.title ?? []);
  const close = titled.length === 0 ? didYouMean(title, titles) : undefined;
  return reportIllegal(context, {
    code: 'unknown/title',
    at,
    rule: citing.rule,
    message:
      titled.length > 1
        ? `${titled.length} rules in force have the title “${title}”.`
        : `No rule in force has the title “${title}”.`,
    help: close === undefined ? help : `Did you mean “${close}”?`,
  });
}

/** The player whom a record names; objects if that player does not play. */
export function requirePlayer(context: Context, id: PlayerId, at: Spot): Seat | undefined {
  const objections = checkPlaying(context, id, at);
  reportAll(context, objections);
  return objections.length === 0 ? seatOf(context.state, id) : undefined;
}

/** Like `requirePlayer`, but players who have left are found too. */
export function requireAnyone(context: Context, id: PlayerId, at: Spot): Seat | undefined {
  reportAll(context, checkKnown(context, id, at));
  return seatOf(context.state, id);
}

/** Requires that somebody plays. */
export function checkPlaying(
  context: Context,
  id: PlayerId,
  at: Spot,
  helpIfGone?: string,
): Objections {
  const { state, recorder } = context;
  const seat = seatOf(state, id);
  if (!seat || seat.status === 'playing') return checkKnown(context, id, at);
  const how = seat.status === 'forfeited' ? 'forfeited' : 'left the game';
  const going = goingOf(context, seat);
  const ground = going && recorder.log.grounds.get(recordKey(going));
  const granting = ground?.by === 'grant' ? state.book.inForce.get(ground.rule.id) : undefined;
  const returning = `If ${seat.name} had returned: \`join: { id: ${id}, name: ${seat.name} }\`.`;
  return illegal(context, {
    code: 'gone/player',
    at,
    rule: granting,
    message: `${seat.name} (${id}) ${how}${seat.left ? ` on ${seat.left.text}` : ''} and takes no further part.`,
    help: helpIfGone ?? `${playersHelp(state.seats)} ${returning}`,
    ...(going && { related: [{ message: `Here ${seat.name} ${how}.`, at: spot(going) }] }),
  });
}

/** The record by which a player left last. */
function goingOf({ game }: Context, { id, left }: Seat) {
  return everyEvent(game).findLast(({ fact, on }) => {
    const isGoing = (fact.kind === 'leave' || fact.kind === 'forfeit') && fact.player === id;
    return isGoing && (!on || on.text === left?.text);
  });
}

/** Requires that somebody plays or has played. */
export function checkKnown(context: Context, id: PlayerId, at: Spot): Objections {
  const { state } = context;
  if (seatOf(state, id)) return [];
  const players = playersHelp(state.seats);
  const joining = joiningsOf(context.game).get(id);
  if (joining) {
    const when = joining.on ? ` on ${joining.on.text}` : ' later';
    const message = `${joining.name} (${id}) is not a player yet, and joins${when}.`;
    const help = `Take ${id} out here, or mend the day of the joining. ${players}`;
    return illegal(context, { code: 'unknown/player', at, message, help });
  }
  const close = suggestPlayer(id, [...state.seats]);
  // If the id occurs in no record, game.md may have had another one before.
  const isNewId = state.seats.some(
    (seat) => seat.id === close && !moversIn(context.game).has(seat.id),
  );
  const onlyName = isNewId
    ? `If game.md had the id ${id} before, put it back, and change only the name. `
    : '';
  return illegal(context, {
    code: 'unknown/player',
    at,
    message: `“${id}” is not a player of this game.`,
    ...helpMeant(id, close, `${onlyName}${players} ${howToMend(context.game, id)}`),
  });
}

/** All players who have proposed or voted. */
export const moversIn = once(
  ({ proposals }: Context['game']): ReadonlySet<PlayerId | undefined> =>
    new Set(proposals.flatMap(({ by, votes }) => [by, ...votersOf(votes)])),
);

/** By player: who joins, and when first. */
const joiningsOf = once(
  (game: Context['game']) =>
    new Map(
      everyEvent(game)
        .toReversed()
        .flatMap(({ fact, on }) =>
          fact.kind === 'join' ? [[fact.player.id, { name: fact.player.name, on }] as const] : [],
        ),
    ),
);

/** Made once for each position, since a record may name many strangers. */
const playersHelp = once((seats: State['seats']): string => {
  const ids = seats.filter((seat) => seat.status === 'playing').map((seat) => seat.id);
  return ids.length > 0 ? `The players are ${ids.join(', ')}.` : 'Nobody is playing.';
});

function howToMend({ id: game }: Context['game'], id: PlayerId): string {
  return `If game.md had ${id} before, put it back. A player who leaves stays there: \`nomic event ${game} "leave: ${id}"\`. If ${id} joined later, record it: \`nomic event ${game} "join: { id: ${id}, name: … }" --on DATE\`. If it is a slip, take ${id} out here.`;
}

/** Requires that a proposal with a number or file name exists. */
export function checkProposalKnown(context: Context, called: ProposalNumber, at: Spot): Objections {
  const { proposals } = context.game;
  if (proposalsCalled(proposals, called).length > 0) return [];
  const [first = called, last = called] = [proposals[0]?.number, proposals.at(-1)?.number];
  const gap = first < called && called < last ? `, without ${called}` : '';
  return illegal(context, {
    code: 'unknown/proposal',
    at,
    message: `There is no Proposal ${called} in this game.`,
    help:
      proposals.length === 0
        ? 'No proposal is recorded.'
        : `The proposals are numbered ${first} to ${last}${gap}.`,
  });
}

/**
 * The fate of the last rule with a number: `became Rule 301 by Proposal 301 and was repealed by Proposal
 * 309 on 2024-01-03`.
 */
export function numberHistory(context: Context, number: RuleNumber): string {
  const { everNumbered, lives } = context.state.book;
  // The rule's changes since it had the number, the latest first.
  const all = lives.get(everNumbered.get(number)?.at(-1) ?? '');
  const life = all?.takeUntil(({ rule }) => rule?.number === number).toArray() ?? [];
  const last = life[0];
  const on = last?.on ? ` on ${last.on.text}` : '';
  const repealed = last ? `was repealed${byWords(last.cause)}${on}` : 'has been repealed';
  const renumbered = life.findLast(({ rule }) => rule !== undefined);
  if (!renumbered?.rule) return repealed;
  return `became Rule ${renumbered.rule.number}${byWords(renumbered.cause)} and ${repealed}`;
}

function byWords(cause: Cause): string {
  switch (cause.by) {
    case 'proposal':
      return ` by Proposal ${cause.number}`;
    case 'fiat':
      return ` by the fiat of ${cause.who}`;
    case 'itself':
      return ' by its own terms';
    case 'initial':
      return '';
  }
}

/** Help for a number without a rule in force. */
export function numberHelp(context: Context, number: RuleNumber): string {
  const { book } = context.state;
  const known = book.everNumbered.has(number);
  const near = known ? undefined : nearNumber(number, book);
  if (near !== undefined) return `Did you mean ${near}?`;
  const fate = known ? undefined : proposalFate(context, number);
  return [...(fate ? [`${fate}.`] : []), inForceWords(book)].join(' ');
}

/** The fate of a proposal that has the number, and made no rule with it. */
export function proposalFate(context: Context, number: RuleNumber): string | undefined {
  const proposal = context.bindings.proposalCalled(number);
  const known = proposal && context.recorder.log.proposals.get(proposal.name);
  if (!known) return undefined;
  const isIdle = known.outcome === 'adopted' && known.version === undefined;
  const fate = `${OUTCOMES[known.outcome]}${isIdle ? ' and has changed no rule' : ''}`;
  return `Proposal ${number} ${fate}, and no rule has had its number`;
}

/**
 * A number in force that differs by a typing slip. Most numbers are one digit from another. So the first
 * digit must be equal, and no other number as near.
 */
function nearNumber(number: RuleNumber, book: RuleBook): RuleNumber | undefined {
  const written = String(number);
  const series = [...book.byNumber.keys()].filter((each) => String(each)[0] === written[0]);
  const near = series.filter((each) => didYouMean(written, [String(each)]) !== undefined);
  return near.length === 1 ? near[0] : undefined;
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

/** The help lists at most so many ranges of numbers, otherwise the first and last only. */
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
