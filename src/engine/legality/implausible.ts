/**
 * Notes probable slips that break no rule: a date or amount far from all others, a misnamed file. Also an
 * account of two players, a die in a game without dice, and a text that tells how to change a rule.
 */
import type { RelatedSpot, Spot } from '../../diagnostics/finding.ts';
import { getOrMake, once } from '../../helpers/once.ts';
import { textOf } from '../../records/kinds/change.ts';
import { everyEvent } from '../../records/lookup/every-event.ts';
import type { WrittenEvent, WrittenGame } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { formatNumber } from '../../values/number.ts';
import type { LedgerEntry } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { entriesIn, oldestFirst } from '../state/log.ts';
import { type NewFinding, spot } from '../state/make-finding.ts';
import type { RuleBook } from '../state/rule-book.ts';
import { recordKey } from '../timeline/record-words.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365.25 * DAY;
/** Games have paused for more than ten years. A gap of this many is probably a wrong year. */
const FAR_IN_TIME = 20 * YEAR;
/** At most so many dates count as slips: more would be no slip. */
const MOST_STRAY = 2;
/** With fewer other dates, it is unclear which one is wrong. One is enough if it is the game's start. */
const FEWEST_OTHERS = 2;
/** An amount ten times another may be meant; one this many times larger is probably a slip. */
const TIMES_LARGER = 20;
/** With fewer amounts known, none is unusual, unless it won the game. */
const FEWEST_AMOUNTS = 3;

/** All implausible records of a game. Takes linear time, except for sorting dates. */
export function implausibleRecords(context: Context): readonly NewFinding[] {
  const { game } = context;
  return [
    ...strayDates(game),
    ...strayAmounts(context).map(({ player: _player, ...said }) => said),
    ...misnamedFiles(game),
    ...sharedAccounts(game),
    ...keysInWords(game),
    ...instructions(game),
  ];
}

interface DatedRecord {
  readonly record: string;
  readonly moment: Moment;
  readonly at: () => Spot;
}

function strayDates(game: WrittenGame): readonly NewFinding[] {
  const dates = datesOf(game).toSorted((a, b) => a.moment.from - b.moment.from);
  return [
    ...strays(dates, game.file).map((stray) => ({ stray, side: 'before' })),
    ...strays(dates.toReversed(), game.file).map((stray) => ({ stray, side: 'after' })),
  ].map(({ stray: { years, moment, at }, side }) => ({
    code: 'implausible',
    at: at(),
    message: `${moment.text} is ${years} years ${side} every other date in this game.`,
    help: 'If it is a slip, correct the year.',
  }));
}

/** The earliest dates, if all others are far from them. `start` is the record of the game. */
function strays(dates: readonly DatedRecord[], start: string) {
  const records = new Map<string, DatedRecord>();
  for (const [index, date] of dates.entries()) {
    const next = dates[index + 1];
    if (!records.has(date.record)) records.set(date.record, date);
    if (!next || records.size > MOST_STRAY) return [];
    const gap = Math.abs(next.moment.from - date.moment.from);
    if (gap <= FAR_IN_TIME) continue;
    const others = new Set(dates.slice(index + 1).map(({ record }) => record));
    const isAfterStart = records.size === 1 && others.has(start);
    if (others.size < FEWEST_OTHERS && !isAfterStart) return [];
    return [...records.values()].map((each) => ({ ...each, years: Math.floor(gap / YEAR) }));
  }
  return [];
}

function datesOf(game: WrittenGame): readonly DatedRecord[] {
  const dates: DatedRecord[] = [];
  const add = (record: string, moment: Moment | undefined, at: () => Spot) => {
    if (moment) dates.push({ record, moment, at });
  };
  add(game.file, game.started, () => spot(game, 'started'));
  for (const proposal of game.proposals) {
    for (const key of ['proposed', 'closed', 'withdrawn'] as const)
      add(proposal.file, proposal[key], () => spot(proposal, key));
  }
  for (const judgment of game.judgments) {
    add(judgment.file, judgment.invoked, () => spot(judgment, 'invoked'));
    for (const { given, path } of judgment.bench)
      add(judgment.file, given, () => spot(judgment, ...path, 'given'));
  }
  for (const event of game.events) add(recordKey(event), event.on, () => spot(event, 'on'));
  return dates;
}

/** The largest amount of each quantity, if those of all other records are far smaller. */
function strayAmounts({ state, recorder }: Context) {
  const entries = new Map<string, LedgerEntry[]>();
  for (const entry of entriesIn(oldestFirst(recorder.log.effects)))
    getOrMake(entries, entry.quantity, () => []).push(entry);
  return [...entries].flatMap(([quantity, all]) => {
    const [first, ...more] = all;
    if (!first) return [];
    // Compares without new fractions, since there are many entries.
    const larger = (a: LedgerEntry, b: LedgerEntry) =>
      b.amount.n * a.amount.d > a.amount.n * b.amount.d ? b : a;
    const largest = more.reduce(larger, first);
    const others = all.filter((each) => causeOf(each) !== causeOf(largest));
    const at = placeOf(largest);
    const { player } = largest;
    const [one, ...rest] = others;
    // After an amount that wins the game, no more amounts follow for comparison.
    const fewest = player === state.over?.winner?.player ? 1 : FEWEST_AMOUNTS;
    if (!at || !one || others.length < fewest) return [];
    const next = rest.reduce(larger, one).amount.abs();
    if (next.equals(0) || largest.amount.abs().compare(next.mul(TIMES_LARGER)) < 0) return [];
    const message = `${formatNumber(largest.amount)} ${quantity} at once: every other entry of this game is at most ${formatNumber(next)}.`;
    const help = 'If it is a slip, correct the number.';
    return [{ code: 'implausible' as const, at, player, message, help }];
  });
}

/** Probable slips that may have won the game, for the message that the game is over. */
export function slipsOfWinner(context: Context): readonly RelatedSpot[] {
  const winner = context.state.over?.winner?.player;
  return strayAmounts(context)
    .filter(({ player }) => player === winner)
    .map(({ message, at }) => ({ message: `${message} It is probably a slip.`, at }));
}

function causeOf({ cause }: LedgerEntry): string {
  if (cause.by === 'event') return recordKey(cause.event);
  return cause.by === 'proposal' ? `proposal ${cause.proposal}` : `judgment ${cause.judgment}`;
}

/** The place of an event's amount. A rule's amount is as the rule states it. */
function placeOf({ cause, player, quantity }: LedgerEntry): Spot | undefined {
  if (cause.by !== 'event') return undefined;
  const { event } = cause;
  const { kind } = event.fact;
  if (kind === 'points') return spot(event, kind, player);
  if (kind !== 'change' && kind !== 'set') return undefined;
  return spot(event, kind, player, quantity);
}

/** Files whose name has another number than their record. */
function misnamedFiles({ proposals, judgments }: WrittenGame): readonly NewFinding[] {
  const records = [
    ...proposals.map((record) => ({ record, key: 'proposal' })),
    ...judgments.map((record) => ({ record, key: 'judgment' })),
  ];
  return records.flatMap(({ record, key }): readonly NewFinding[] => {
    const { name, number, file } = record;
    if (!/^\d+$/.test(name) || Number(name) === number) return [];
    const called = file.replace(/[^/]+$/, `${number}.md`);
    const isCopy = records.some((each) => each.record.file === called);
    const before = records.some(
      (each) => each.key === key && each.record.number === Number(name) - 1,
    );
    const mayBeSlip = before || Number(name) < Number(number);
    const right = `\`${key}: ${Number(name)}\``;
    const orNumber = mayBeSlip ? ` If the number is the slip, write ${right}.` : '';
    return [
      {
        code: 'implausible',
        at: spot(record, key),
        message: `The file is called \`${name}.md\`, but its record says ${key} ${number}.`,
        ...(isCopy
          ? { help: `Write ${right}, since \`${number}.md\` is there too.` }
          : { help: `Call the file \`${number}.md\`.${orNumber}`, called }),
      },
    ];
  });
}

/** Keys of a record within the proposal's text. */
function keysInWords({ proposals }: WrittenGame): readonly NewFinding[] {
  return proposals.flatMap((record) => {
    const words = [record.words ?? '', ...record.changes.map((change) => textOf(change) ?? '')];
    const keys = (['votes', 'closed', 'withdrawn'] as const).filter(
      (key) =>
        record[key] === undefined &&
        words.some((each) => new RegExp(`^${key}:\\s*(?:\\{|\\d{4}-|$)`, 'm').test(each)),
    );
    return keys.map((key) => ({
      code: 'implausible' as const,
      at: { file: record.file, body: [0, 0] as const },
      message: `The text of Proposal ${record.number} has a line that begins with \`${key}:\`, and its record has no \`${key}\`.`,
      help: `If it is a slip, write \`${key}\` above the second line of dashes.`,
    }));
  });
}

const INSTRUCTION = {
  amend: /^(?:change|replace|substitute|insert|add|append|delete|remove|strike)\b.{0,200}$/i,
  enact:
    /^(?:amend|repeal|transmute|change|replace|delete|remove)\s+(?:the\s+)?rule\s+#?\d.{0,200}$/i,
};

/** Texts of rules that say how to change a rule. */
function instructions({ proposals }: WrittenGame): readonly NewFinding[] {
  return proposals.flatMap((record) =>
    record.changes.flatMap((change): readonly NewFinding[] => {
      const text = textOf(change)?.trim() ?? '';
      const isAmend = change.kind === 'amend';
      if ((!isAmend && change.kind !== 'enact') || !INSTRUCTION[change.kind].test(text)) return [];
      const of = isAmend ? 'The whole new text of the rule' : 'The text of the new rule';
      return [
        {
          code: 'implausible',
          at: spot(record, ...change.path, change.kind),
          message: `${of} reads like an instruction to change a rule: “${text}”`,
          help: isAmend
            ? 'If so, write the whole rule as it should be, or no text and `replace: [{ from: "…", to: "…" }]`.'
            : 'If so, write `amend`, `repeal` or `transmute` with the number of that rule, and not `enact`.',
        },
      ];
    }),
  );
}

/** Accounts of two players: one user could vote twice. */
function sharedAccounts(game: WrittenGame): readonly NewFinding[] {
  const joins = everyEvent(game).flatMap(({ fact, ...event }) =>
    fact.kind === 'join' ? [{ player: fact.player, at: spot(event, 'join', 'account') }] : [],
  );
  const first = game.players.map((player) => ({
    player,
    at: spot(game, 'players', player.id, 'account'),
  }));
  const owners = new Map<string, (typeof first)[number]>();
  return [...first, ...joins].flatMap(({ player, at }) => {
    if (player.accounts === undefined || player.robot) return [];
    const known = player.accounts.map((each) => owners.get(each.toLowerCase()));
    for (const each of player.accounts) {
      if (!owners.has(each.toLowerCase())) owners.set(each.toLowerCase(), { player, at });
    }
    const place = known.findIndex((each) => each !== undefined && each.player.id !== player.id);
    const owner = known[place];
    if (!owner) return [];
    return [
      {
        code: 'implausible',
        at,
        message: `${player.name} and ${owner.player.name} have the same account, ${player.accounts[place]}.`,
        help: 'If these are two people, give each their own account.',
        related: [{ message: 'It is already here.', at: owner.at }],
      },
    ];
  });
}

/** A roll without effect and without a rule, in a game whose rules do not mention dice. */
export function implausibleDie(
  { state }: Context,
  event: WrittenEvent,
  isUsed: boolean,
): readonly NewFinding[] {
  const known = diceKnown(state.book);
  if (event.rule !== undefined || known === 'words' || (known && isUsed)) return [];
  const why = known
    ? `by Rule ${known.number} nothing follows from it`
    : 'no rule in force mentions one';
  return [
    {
      code: 'implausible',
      at: spot(event, 'roll'),
      rule: known,
      message: `A die is thrown here, but ${why}.`,
      help: 'If a rule requires the throw, cite that rule with `rule:`. If it was thrown for fun, a `note` can say so.',
    },
  ];
}

/** The rule with mechanics about rolls: `roll`, `rolled`, `roller`. A rule's text has more words. */
const diceKnown = once(({ inForce }: RuleBook) => {
  const rules = [...inForce.values()];
  const ruled = rules.find(({ mechanics }) => /\broll/.test(JSON.stringify(mechanics?.raw ?? {})));
  if (ruled) return ruled;
  const isWorded = /\b(dic?e|rolls?|rolled|rolling|throws?|thrown|throwing)\b/i;
  return rules.some(({ text }) => isWorded.test(text)) ? 'words' : undefined;
});
