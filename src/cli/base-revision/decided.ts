/** What the replay of a game decided, in words that can be compared with those of another replay. */
import { changeAt, latestRules } from '../../engine/results/rules-at.ts';
import type { LedgerEntry, Replay, Rule } from '../../engine/results/types.ts';
import { canonical } from '../../law/mechanics/canonical.ts';
import type { GameRecord } from '../../records/types.ts';
import { formatNumber } from '../../values/number.ts';

/** The value of each decision by its name, the most important first. */
export type Decided = ReadonlyMap<string, string>;

/** Values longer than this are not repeated in a message. */
const MAX_SHOWN = 160;

/**
 * The first decision that differs, with what it was and is. A decision that is missing before
 * counts as denied, unless that replay was halted: then it had not been made.
 */
export function firstDifference(
  before: Replay,
  after: Replay,
  decided: (replayed: Replay) => Decided,
): string | undefined {
  const [was, is] = [decided(before), decided(after)];
  const names = new Set([...was.keys(), ...(isHalted(before) ? [] : is.keys())]);
  const name = [...names].find((each) => was.get(each) !== is.get(each));
  if (name === undefined) return undefined;
  const values = ` from \`${was.get(name) ?? 'nothing'}\` to \`${is.get(name) ?? 'nothing'}\``;
  return values.length <= MAX_SHOWN ? `${name}${values}` : name;
}

/** The same of the position that a game has reached; a halted game had not reached it. */
export function otherPosition(
  before: Replay,
  after: Replay,
  positionIn: (replayed: Replay) => Decided,
): string | undefined {
  return isHalted(before) ? undefined : firstDifference(before, after, positionIn);
}

/** Whether it ended at a move that is illegal, or that waits for a Judgment. */
function isHalted({ status }: Replay): boolean {
  return status === 'stopped' || status === 'suspended';
}

/** What the moves of a game led to: those of some records, or of all. */
export function decisionsOf(
  replay: Replay,
  isOfThese: (record: GameRecord) => boolean = () => true,
): Decided {
  const made = replay.proposals.filter(({ written }) => isOfThese(written));
  const voted = made.filter(({ outcome }) => outcome !== 'open');
  return new Map([
    ...voted.map(({ written, outcome }) => {
      return [`the outcome of Proposal ${written.number}`, outcome] as const;
    }),
    ...sumsOf(replay, isOfThese),
    ...made.flatMap(({ written, version }) => {
      const name = `what Proposal ${written.number} made of the rules`;
      return version === undefined ? [] : [[name, changesAt(replay, version)] as const];
    }),
  ]);
}

function changesAt({ versions, lives }: Replay, version: number): string {
  const rules = (versions[version]?.changed ?? []).map((id) => {
    const life = lives.get(id);
    const rule = life && changeAt(life, version)?.rule;
    return rule ? ruleWords(rule) : `Rule ${id} repealed`;
  });
  return rules.join(', ');
}

function sumsOf(
  { proposals, judgments, ledger }: Replay,
  isOfThese: (record: GameRecord) => boolean,
): Decided {
  const made = new Map(proposals.map(({ written }) => [written.name, written]));
  const given = new Map(judgments.map(({ written }) => [written.name, written]));
  const source = (cause: LedgerEntry['cause'], day: string) => {
    if (cause.by === 'event') return { record: cause.event, name: `the event${day}` };
    if (cause.by === 'proposal')
      return { record: made.get(cause.proposal), name: `Proposal ${cause.number}` };
    return { record: given.get(cause.judgment), name: `judgment “${cause.judgment}”` };
  };
  const sums = new Map<string, string>();
  for (const { player, quantity, amount, cause, on } of ledger) {
    const { record, name } = source(cause, on ? ` of ${on.text}` : '');
    if (record && !isOfThese(record)) continue;
    const sum = `${player} ${formatNumber(amount)} ${quantity}`;
    const known = sums.get(`what ${name} gave`);
    sums.set(`what ${name} gave`, known === undefined ? sum : `${known}, ${sum}`);
  }
  return sums;
}

/** The position that a game has reached. */
export function positionOf(replay: Replay): Decided {
  const { players, offices, winner, rounds, status } = replay;
  const position = new Map<string, string>();
  position.set('who has won', winner?.player ?? 'nobody');
  for (const { number, winner: won } of rounds) {
    position.set(`who has won round ${number}`, won?.player ?? 'nobody');
  }
  position.set('how the game stands', status);
  for (const { id, status: seat, joined, left, holdings } of players) {
    const dates = [joined && `from ${joined.text}`, left && `until ${left.text}`];
    position.set(`whether ${id} plays`, [seat, ...dates].filter(Boolean).join(' '));
    for (const [quantity, amount] of holdings) {
      if (!amount.equals(0)) position.set(`the ${quantity} of ${id}`, formatNumber(amount));
    }
  }
  for (const [office, holders] of offices) position.set(`who is ${office}`, holders.join(', '));
  for (const rule of latestRules(replay)) {
    position.set(`what is in force as Rule ${rule.id}`, ruleWords(rule));
  }
  return position;
}

function ruleWords({ number, tier, text, mechanics }: Rule): string {
  const words = `Rule ${number} (${tier}) ${text}`;
  return mechanics ? `${words} ${canonical(mechanics)}` : words;
}
