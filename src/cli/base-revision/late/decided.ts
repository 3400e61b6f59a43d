/**
 * What the replay of a game decided, in words that can be compared with those of another replay.
 */
import { changeAt, latestRules } from '../../../engine/results/rules-at.ts';
import type {
  LedgerEntry,
  Proposal,
  Replay,
  Rule,
  RuleId,
  RuleLife,
} from '../../../engine/results/types.ts';
import { canonical } from '../../../law/mechanics/canonical.ts';
import type { GameRecord } from '../../../records/types.ts';
import { formatNumber } from '../../../values/number.ts';

/** The value of each decision by its name. */
export type Decided = ReadonlyMap<string, string>;

/** Values longer than this are not repeated in a message. */
const MAX_SHOWN = 160;

/** What the moves of a game led to, the most important first, without those of some records. */
export function decisionsOf(replay: Replay, isLeftOut: (record: GameRecord) => boolean): Decided {
  const made = replay.proposals.filter(({ written }) => !isLeftOut(written));
  return new Map([
    ...made.flatMap(outcomeOf),
    ...sumsOf(replay, isLeftOut),
    ...made.flatMap((proposal) => changesOf(replay, proposal)),
  ]);
}

type Decision = readonly [name: string, value: string];

function outcomeOf({ written, outcome }: Proposal): readonly Decision[] {
  return outcome === 'open' ? [] : [[`the outcome of Proposal ${written.number}`, outcome]];
}

function sumsOf(replay: Replay, isLeftOut: (record: GameRecord) => boolean): Decided {
  const recordOf = recordsOfCauses(replay);
  const sums = new Map<string, string>();
  for (const { player, quantity, amount, cause, on } of replay.ledger) {
    const record = recordOf(cause);
    if (record && isLeftOut(record)) continue;
    const day = cause.by === 'event' && on ? ` of ${on.text}` : '';
    const name = `what ${causeWords(cause)}${day} gave`;
    const known = sums.has(name) ? `${sums.get(name)}, ` : '';
    sums.set(name, `${known}${player} ${formatNumber(amount)} ${quantity}`);
  }
  return sums;
}

function changesOf({ versions, lives }: Replay, { written, version }: Proposal): Decision[] {
  if (version === undefined) return [];
  const changed = versions[version]?.changed ?? [];
  const rules = changed.map((id) => changeWords(id, lives.get(id), version));
  return [[`what Proposal ${written.number} made of the rules`, rules.join(', ')]];
}

function recordsOfCauses({ proposals, judgments }: Replay) {
  const made = new Map(proposals.map(({ written }) => [written.name, written]));
  const given = new Map(judgments.map(({ written }) => [written.name, written]));
  return (cause: LedgerEntry['cause']): GameRecord | undefined => {
    if (cause.by === 'event') return cause.event;
    return cause.by === 'proposal' ? made.get(cause.proposal) : given.get(cause.judgment);
  };
}

/** The position that a game has reached. */
export function standingOf(replay: Replay): Decided {
  const { players, offices, winner, rounds, status } = replay;
  const standing = new Map<string, string>();
  standing.set('who has won', winner?.player ?? 'nobody');
  for (const { number, winner: won } of rounds) {
    standing.set(`who has won round ${number}`, won?.player ?? 'nobody');
  }
  standing.set('how the game stands', status);
  for (const { id, status: seat, joined, left, holdings } of players) {
    const dates = [joined && `from ${joined.text}`, left && `until ${left.text}`];
    standing.set(`whether ${id} plays`, [seat, ...dates].filter(Boolean).join(' '));
    for (const [quantity, amount] of holdings) {
      if (!amount.equals(0)) standing.set(`the ${quantity} of ${id}`, formatNumber(amount));
    }
  }
  for (const [office, holders] of offices) standing.set(`who is ${office}`, holders.join(', '));
  for (const rule of latestRules(replay)) {
    standing.set(`what is in force as Rule ${rule.id}`, ruleWords(rule));
  }
  return standing;
}

/**
 * The first decision that differs, with what it was and is. A decision that is missing before
 * counts as denied, unless that replay was halted: then it had not been made.
 */
export function firstDifference(was: Decided, is: Decided, wasHalted: boolean): string | undefined {
  const names = new Set([...was.keys(), ...(wasHalted ? [] : is.keys())]);
  const name = [...names].find((each) => was.get(each) !== is.get(each));
  if (name === undefined) return undefined;
  const values = ` from \`${was.get(name) ?? 'nothing'}\` to \`${is.get(name) ?? 'nothing'}\``;
  return values.length <= MAX_SHOWN ? `${name}${values}` : name;
}

/** Whether it ended at a move that is illegal, or that waits for a Judgment. */
export function isHalted({ status }: Replay): boolean {
  return status === 'stopped' || status === 'suspended';
}

function causeWords(cause: LedgerEntry['cause']): string {
  switch (cause.by) {
    case 'proposal':
      return `Proposal ${cause.number}`;
    case 'judgment':
      return `judgment “${cause.judgment}”`;
    case 'event':
      return 'the event';
  }
}

function changeWords(id: RuleId, life: RuleLife | undefined, version: number): string {
  const rule = life && changeAt(life, version)?.rule;
  return rule ? ruleWords(rule) : `Rule ${id} repealed`;
}

function ruleWords({ number, tier, text, mechanics }: Rule): string {
  const words = `Rule ${number} (${tier}) ${text}`;
  return mechanics ? `${words} ${canonical(mechanics)}` : words;
}
