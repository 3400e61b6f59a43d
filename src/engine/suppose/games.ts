/** Supposes a game with changes, compares two games, and says the differences in words. */
import { once } from '../../helpers/once.ts';
import { canonical } from '../../law/mechanics/canonical.ts';
import type { GameRecord, WrittenGame, WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { formatNumber } from '../../values/number.ts';
import type { RecordNamed } from '../results/decision.ts';
import { changeAt, latestRules } from '../results/rules-at.ts';
import type { LedgerEntry, Replay, Rule, Version } from '../results/types.ts';
import { decisionText } from '../words/decision-words.ts';
import {
  type Came,
  differing,
  type Item,
  itemsAlike,
  type Kind,
  type RuleAs,
  type Values,
} from './differences.ts';

/** One supposed change of a game. */
export type GameChange =
  /** Options that hold from the start, also for a Judge. */
  | { readonly readings: ReadonlyMap<string, string> }
  /** Removes stated outcomes of these proposals, so that their votes decide, and stated scores. */
  | { readonly leftToRules: (proposal: WrittenProposal) => boolean }
  | { readonly proposal: WrittenProposal; readonly instead: WrittenProposal };

export function supposeGame(game: WrittenGame, change: GameChange): WrittenGame {
  const { proposals, judgments, events } = game;
  if ('proposal' in change) {
    const { proposal, instead } = change;
    return { ...game, proposals: proposals.map((each) => (each === proposal ? instead : each)) };
  }
  if ('leftToRules' in change) {
    const { leftToRules } = change;
    return {
      ...game,
      proposals: proposals.map((each) => {
        const { outcome: _, awards: __, ...rest } = each;
        return each.votes && leftToRules(each) ? rest : each;
      }),
      events: events.filter(({ fact }) => fact.kind !== 'scores' || fact.stands),
    };
  }
  const readings = new Map(game.readings);
  for (const [reading, take] of change.readings) readings.set(reading, { take });
  const ruled = judgments.map((judgment) => ({
    ...judgment,
    settles: judgment.settles.map((each) => {
      const take = each.kind === 'reading' ? change.readings.get(each.reading) : undefined;
      return each.kind === 'reading' && take !== undefined ? { ...each, take } : each;
    }),
  }));
  return { ...game, readings, judgments: ruled };
}

/** The kinds of results of a whole game. */
export type OfGames = Exclude<
  Kind,
  'legality' | 'changes' | 'effect' | 'prevailing' | 'void-rules' | 'ranks'
>;

export interface GameDifference<Of extends OfGames = OfGames> {
  readonly kind: Of;
  readonly key: string;
  /** `the outcome of Proposal 301` */
  readonly named: string;
  /** Absent if it did not exist or would not exist. */
  readonly was: Values[Of] | undefined;
  readonly is: Values[Of] | undefined;
  /** Both values in words. */
  readonly said: { readonly was: string; readonly is: string };
}

type OfRecord = (record: GameRecord) => boolean;

/** In the order of kinds. `of` selects the records. */
export function differences<Of extends OfGames>(
  was: Replay,
  is: Replay,
  kinds: readonly Of[],
  of?: OfRecord,
): readonly GameDifference<Of>[] {
  const all = [cameOf(was, of), cameOf(is, of)];
  return kinds.flatMap((kind) => {
    const { named, say }: Words<Values[Of]> = WORDS[kind];
    const inWords = (value: Values[Of] | undefined) => (value === undefined ? NOTHING : say(value));
    return differing(all, kind).map(({ key, of: record, values: [before, after] }) => {
      const said = { was: inWords(before), is: inWords(after) };
      return {
        kind,
        key,
        named: named(key, record, before ?? after),
        was: before,
        is: after,
        said,
      };
    });
  });
}

/** The names of proposals with another outcome or other sums. */
export function turnedProposals(was: Replay, is: Replay): ReadonlySet<string> {
  return new Set(differences(was, is, ['outcome', 'sums']).map(({ key }) => key));
}

/** Longer values are not shown. */
const MOST_SHOWN = 160;

/** `the outcome of Proposal 301 from `defeated` to `adopted`` */
export function differenceWords({ named, said }: GameDifference): string {
  const values = ` from \`${said.was}\` to \`${said.is}\``;
  return values.length <= MOST_SHOWN ? `${named}${values}` : named;
}

interface Words<Value> {
  /** The name of a thing from its key, record and value. */
  readonly named: (key: string, of: RecordNamed | undefined, value: Value | undefined) => string;
  readonly say: (value: Value) => string;
}

const NOTHING = 'nothing';

const WORDS: { readonly [Of in OfGames]: Words<Values[Of]> } = {
  outcome: {
    named: (key, of) => `the outcome of ${recordText(key, of)}`,
    say: (outcome) => (outcome === 'open' ? NOTHING : outcome),
  },
  sums: {
    named: (key, of) => `what ${recordText(key, of)} gave`,
    say: (sums) =>
      [...sums]
        .flatMap(([player, amounts]) =>
          [...amounts].map(([quantity, amount]) => `${player} ${formatNumber(amount)} ${quantity}`),
        )
        .join(', '),
  },
  version: {
    named: (key, of) => `what ${recordText(key, of)} made of the rules`,
    say: (changed) =>
      changed
        .map((rule) => (typeof rule === 'string' ? `Rule ${rule} repealed` : ruleWords(rule)))
        .join(', '),
  },
  winner: { named: () => decisionText({ kind: 'winner' }), say: listed },
  rounds: { named: (key) => `who has won round ${key}`, say: listed },
  status: { named: () => 'how the game stands', say: (status) => status },
  players: {
    named: (key) => `whether ${key} plays`,
    say: ({ seat: { status, joined, left } }) => {
      const dates = [joined && `from ${joined.text}`, left && `until ${left.text}`];
      return [status, ...dates].filter(Boolean).join(' ');
    },
  },
  holdings: {
    named: (key, _, held) => (held ? `the ${held.quantity} of ${held.player}` : key),
    say: ({ amount }) => formatNumber(amount),
  },
  offices: { named: (key) => `who is ${key}`, say: ({ holders }) => holders.join(', ') },
  rules: { named: (key) => `what is in force as Rule ${key}`, say: ruleWords },
  turn: { named: () => 'whose move it is', say: (turn) => turn?.of ?? 'nobody' },
};

function recordText(key: string, of: RecordNamed | undefined): string {
  if (!of) return key;
  if ('event' in of) return of.event;
  return 'proposal' in of ? `Proposal ${of.proposal}` : `Judgment ${of.judgment}`;
}

function listed(players: readonly PlayerId[]): string {
  return players.join(', ') || 'nobody';
}

function ruleWords({ rule, as, mechanics }: RuleAs): string {
  const words = `Rule ${rule} (${as?.tier}) ${as?.text}`;
  return mechanics ? `${words} ${canonical(mechanics)}` : words;
}

function cameOf(replay: Replay, of?: OfRecord): Came {
  const { proposals, ledger, players, offices, winner, rounds, status, toMove, stayed } = replay;
  const isOf = (record: GameRecord | undefined) => !of || record === undefined || of(record);
  const alike = itemsAlike({
    proposals: proposals.filter(({ written }) => isOf(written)),
    ledger: of ? ledger.filter(({ cause }) => isOf(causing(replay, cause))) : ledger,
    causeOf: ({ cause }) => causeOf(replay, cause),
    seats: players,
    holdings: players.map(({ id, holdings }) => {
      return [id, new Map([...holdings].filter(([, amount]) => !amount.equals(0)))] as const;
    }),
    offices,
    call: (player) => player,
  });
  const mover = toMove ?? stayed?.player;
  return {
    ...alike,
    winner: () => [{ key: '', value: winner ? [winner.player] : [] }],
    rounds: () =>
      rounds.map(({ number, winner: won }) => {
        return { key: String(number), value: won ? [won.player] : [] };
      }),
    status: () => [{ key: '', value: status }],
    version: () => replay.versions.flatMap((version) => versionItem(replay, version, of)),
    rules: () => latestRules(replay).map((rule) => ({ key: rule.id, value: ruleAs(rule) })),
    turn: () => [
      { key: '', value: mover === undefined ? undefined : { of: mover, due: undefined } },
    ],
  };
}

const recordsOf = once(({ proposals, judgments }: Replay) => ({
  proposals: new Map(proposals.map(({ written }) => [written.name, written])),
  judgments: new Map(judgments.map(({ written }) => [written.name, written])),
}));

/** The record that causes a gain or loss. */
export function causing(replay: Replay, cause: LedgerEntry['cause']): GameRecord | undefined {
  if (cause.by === 'event') return cause.event;
  const { proposals, judgments } = recordsOf(replay);
  return cause.by === 'proposal' ? proposals.get(cause.proposal) : judgments.get(cause.judgment);
}

/** A proposal by name and outcome. An event by its day, since its file may have got others. */
function causeOf(replay: Replay, cause: LedgerEntry['cause']): Pick<Item<unknown>, 'key' | 'of'> {
  if (cause.by === 'proposal') return { key: cause.proposal, of: { proposal: cause.number } };
  if (cause.by === 'judgment') {
    const judgment = recordsOf(replay).judgments.get(cause.judgment)?.number ?? cause.judgment;
    return { key: [cause.by, cause.judgment].join(), of: { judgment } };
  }
  const { on } = cause.event;
  const event = on ? `the event of ${on.text}` : 'the event';
  return { key: [cause.by, on?.text].join(), of: { event } };
}

/** With `of`, versions without a proposal are left out, since their record is unknown. */
function versionItem(replay: Replay, version: Version, of?: OfRecord) {
  const { number, cause, changed } = version;
  const proposal = cause.by === 'proposal' ? causing(replay, cause) : undefined;
  if (of && !(proposal && of(proposal))) return [];
  const value = changed.map((id) => {
    const life = replay.lives.get(id);
    const rule = life && changeAt(life, number)?.rule;
    return rule ? ruleAs(rule) : id;
  });
  const named = cause.by === 'proposal' ? { proposal: cause.number } : undefined;
  return [{ key: making(version), value, ...(named && { of: named }) }];
}

/** A key for a version that does not depend on its number. */
export function making({ cause, changed }: Version): string {
  return cause.by === 'proposal' ? cause.proposal : JSON.stringify([cause, changed]);
}

const ruleAs = once(({ number, tier, text, mechanics }: Rule): RuleAs => {
  return { rule: number, as: { tier, text }, mechanics };
});
