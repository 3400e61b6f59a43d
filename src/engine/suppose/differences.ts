/**
 * What two games differ in. One row for each kind of thing says by which key it is found in both, what it
 * came to, and how it is called. Nothing that is in no row can differ.
 */
import type Fraction from 'fraction.js';
import { once } from '../../helpers/once.ts';
import { canonical, saySame } from '../../law/mechanics/canonical.ts';
import type { Mechanics } from '../../law/mechanics/mechanics.ts';
import type { GameRecord } from '../../records/types.ts';
import type { PlayerId, RuleNumber } from '../../values/ids.ts';
import { formatNumber } from '../../values/number.ts';
import { totalsOf } from '../holdings/awards.ts';
import type { Outcome } from '../results/decision.ts';
import { changeAt, latestRules } from '../results/rules-at.ts';
import type { GameStatus, LedgerEntry, Player, Replay, Rule, Version } from '../results/types.ts';
import { recordWords } from '../timeline/record-words.ts';

interface Values {
  readonly outcome: Outcome;
  /** What a record gave to players and took from them. */
  readonly sums: ReturnType<typeof totalsOf>;
  /** What became of the rules that a version changed; of a repealed rule its identity. */
  readonly version: readonly (RuleAs | string)[];
  readonly winner: readonly PlayerId[];
  readonly round: readonly PlayerId[];
  readonly status: GameStatus;
  readonly seat: Pick<Player, 'status' | 'joined' | 'left'>;
  readonly holding: Fraction;
  readonly office: readonly PlayerId[];
  readonly rule: RuleAs;
  readonly move: readonly PlayerId[];
}

export type Kind = keyof Values;

/** As much of a rule as can be another. */
interface RuleAs {
  readonly number: RuleNumber;
  readonly tier: string;
  readonly text: string;
  readonly mechanics: Mechanics | undefined;
}

interface Item<Value> {
  readonly key: string;
  readonly value: Value;
  /** `the outcome of Proposal 301` */
  readonly named: string;
}

interface Row<Value> {
  /** With `of` only what came of records for which it holds. */
  readonly items: (came: Replay, of?: OfRecord) => readonly Item<Value>[];
  readonly words: (value: Value) => string;
}

type OfRecord = (record: GameRecord) => boolean;

const ROWS: { readonly [Of in Kind]: Row<Values[Of]> } = {
  outcome: {
    items: ({ proposals }, of = everyRecord) =>
      proposals.flatMap(({ written, outcome }) => {
        const named = `the outcome of Proposal ${written.number}`;
        return of(written) ? [{ key: written.name, value: outcome, named }] : [];
      }),
    words: (outcome) => (outcome === 'open' ? NOTHING : outcome),
  },
  sums: {
    items: (came, of = everyRecord) => {
      const counted = came.ledger.filter(({ cause }) => {
        const record = causing(came, cause);
        return record === undefined || of(record);
      });
      const given = Map.groupBy(counted, ({ cause }) => causeKey(came, cause));
      return [...given].flatMap(([key, entries]) => {
        const [first] = entries;
        const value = totalsOf(entries);
        const named = `what ${first ? causeWords(came, first.cause) : key} gave`;
        return value.size > 0 ? [{ key, value, named }] : [];
      });
    },
    words: (sums) =>
      [...sums]
        .flatMap(([player, amounts]) =>
          [...amounts].map(([quantity, amount]) => `${player} ${formatNumber(amount)} ${quantity}`),
        )
        .join(', '),
  },
  version: {
    items: (came, of) => came.versions.flatMap((version) => versionItem(came, version, of)),
    words: (changed) =>
      changed
        .map((rule) => (typeof rule === 'string' ? `Rule ${rule} repealed` : ruleWords(rule)))
        .join(', '),
  },
  winner: {
    items: ({ winner }) => [one('who has won', winner?.player)],
    words: listed,
  },
  round: {
    items: ({ rounds }) =>
      rounds.map(({ number, winner }) => one(`who has won round ${number}`, winner?.player)),
    words: listed,
  },
  status: {
    items: ({ status }) => [{ key: '', value: status, named: 'how the game stands' }],
    words: (status) => status,
  },
  seat: {
    items: ({ players }) =>
      players.map(({ id, status, joined, left }) => {
        const value = { status, ...(joined && { joined }), ...(left && { left }) };
        return { key: id, value, named: `whether ${id} plays` };
      }),
    words: ({ status, joined, left }) => {
      const dates = [joined && `from ${joined.text}`, left && `until ${left.text}`];
      return [status, ...dates].filter(Boolean).join(' ');
    },
  },
  holding: {
    items: ({ players }) =>
      players.flatMap(({ id, holdings }) =>
        [...holdings].flatMap(([quantity, value]) => {
          const named = `the ${quantity} of ${id}`;
          return value.equals(0) ? [] : [{ key: holdingKey(id, quantity), value, named }];
        }),
      ),
    words: formatNumber,
  },
  office: {
    items: ({ offices }) =>
      [...offices].map(([key, value]) => ({ key, value, named: `who is ${key}` })),
    words: (holders) => holders.join(', '),
  },
  rule: {
    items: (came) =>
      latestRules(came).map((rule) => {
        const { id } = rule;
        return { key: id, value: ruleAs(rule), named: `what is in force as Rule ${id}` };
      }),
    words: ruleWords,
  },
  move: {
    items: ({ toMove, stayed }) => [one('whose move it is', toMove ?? stayed?.player)],
    words: listed,
  },
};

const NOTHING = 'nothing';

export interface Difference<Of extends Kind = Kind> {
  readonly kind: Of;
  readonly key: string;
  readonly named: string;
  /** Absent where it was not there, or would not be. */
  readonly was: Values[Of] | undefined;
  readonly is: Values[Of] | undefined;
  /** The same in words. */
  readonly said: { readonly was: string; readonly is: string };
}

/** What two games differ in, in the order of the kinds. */
export function differences<Of extends Kind>(
  was: Replay,
  is: Replay,
  kinds: readonly Of[],
  of?: OfRecord,
): readonly Difference<Of>[] {
  return kinds.flatMap((kind) => differing(was, is, kind, of));
}

/** Values longer than this are not repeated. */
const MOST_SHOWN = 160;

/** `the outcome of Proposal 301 from `defeated` to `adopted`` */
export function differenceWords({ named, said }: Difference): string {
  const values = ` from \`${said.was}\` to \`${said.is}\``;
  return values.length <= MOST_SHOWN ? `${named}${values}` : named;
}

/** The proposals, by name, of which something else came: another outcome, or other sums. */
export function turnedProposals(was: Replay, is: Replay): ReadonlySet<string> {
  return new Set(differences(was, is, ['outcome', 'sums']).map(({ key }) => key));
}

function differing<Of extends Kind>(
  was: Replay,
  is: Replay,
  kind: Of,
  of?: OfRecord,
): readonly Difference<Of>[] {
  const { items, words }: Row<Values[Of]> = ROWS[kind];
  const [before, after] = [byKey(items(was, of)), byKey(items(is, of))];
  const say = (item: Item<Values[Of]> | undefined) => (item ? words(item.value) : NOTHING);
  return [...new Map([...before, ...after])].flatMap(([key, { named }]) => {
    const [then, now] = [before.get(key), after.get(key)];
    if (then && now && saySame(then.value, now.value)) return [];
    const said = { was: say(then), is: say(now) };
    return [{ kind, key, named, was: then?.value, is: now?.value, said }];
  });
}

function byKey<Value>(items: readonly Item<Value>[]): ReadonlyMap<string, Item<Value>> {
  return new Map(items.map((item) => [item.key, item]));
}

function everyRecord(): boolean {
  return true;
}

function one(named: string, player: PlayerId | undefined): Item<readonly PlayerId[]> {
  return { key: named, value: player === undefined ? [] : [player], named };
}

function listed(players: readonly PlayerId[]): string {
  return players.join(', ') || 'nobody';
}

function holdingKey(player: PlayerId, quantity: string): string {
  return `${player} ${quantity}`;
}

/* What gave sums, and what made versions. */

function causing(came: Replay, cause: LedgerEntry['cause']): GameRecord | undefined {
  if (cause.by === 'event') return cause.event;
  const { proposals, judgments } = recordsOf(came);
  return cause.by === 'proposal' ? proposals.get(cause.proposal) : judgments.get(cause.judgment);
}

const recordsOf = once(({ proposals, judgments }: Replay) => ({
  proposals: new Map(proposals.map(({ written }) => [written.name, written])),
  judgments: new Map(judgments.map(({ written }) => [written.name, written])),
}));

/** A proposal by its name, as its outcome. An event by its day, since others may have come into its file. */
function causeKey(came: Replay, cause: LedgerEntry['cause']): string {
  return cause.by === 'proposal' ? cause.proposal : causeWords(came, cause);
}

function causeWords(came: Replay, cause: LedgerEntry['cause']): string {
  if (cause.by === 'proposal') return `Proposal ${cause.number}`;
  if (cause.by === 'event') return `the event${cause.event.on ? ` of ${cause.event.on.text}` : ''}`;
  const judgment = causing(came, cause);
  return judgment ? recordWords(judgment) : `Judgment “${cause.judgment}”`;
}

function versionItem(
  came: Replay,
  { number, cause, changed }: Version,
  of?: OfRecord,
): readonly Item<Values['version']>[] {
  const made = cause.by === 'proposal' ? recordsOf(came).proposals.get(cause.proposal) : undefined;
  if (of && !(made && of(made))) return [];
  const value = changed.map((id) => {
    const life = came.lives.get(id);
    const rule = life && changeAt(life, number)?.rule;
    return rule ? ruleAs(rule) : id;
  });
  const named = `what ${made ? recordWords(made) : `version ${number}`} made of the rules`;
  return [{ key: making({ cause, changed }), value, named }];
}

/** What made a version, to be found again where versions have other numbers. */
export function making({ cause, changed }: Pick<Version, 'cause' | 'changed'>): string {
  return cause.by === 'proposal' ? cause.proposal : JSON.stringify([cause, changed]);
}

const ruleAs = once(({ number, tier, text, mechanics }: Rule): RuleAs => {
  return { number, tier, text, mechanics };
});

function ruleWords({ number, tier, text, mechanics }: RuleAs): string {
  const words = `Rule ${number} (${tier}) ${text}`;
  return mechanics ? `${words} ${canonical(mechanics)}` : words;
}
