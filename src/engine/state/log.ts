/**
 * What the replay of one game writes down as it goes. The position of play is in `State`; here is
 * the history, which some rules ask for too: what became of a rule, a proposal or a Judgment before.
 * It grows, except that `strikeOut` takes back what a move wrote down that does not stand.
 */
import type { Authority, Finding, Spot } from '../../diagnostics/finding.ts';
import type { ReadingId } from '../../law/readings.ts';
import type { RuleInForce } from '../../law/rule-in-force.ts';
import type { WrittenGame } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import type { Bindings } from './bindings.ts';
import type { State } from './state.ts';
import type {
  Judgment,
  LedgerEntry,
  Proposal,
  ReadingTaken,
  RuleChange,
  RuleId,
  TimelineEntry,
  Version,
} from './types.ts';

export interface Docket {
  readonly game: WrittenGame;
  readonly bindings: Bindings;
  readonly findings: Finding[];
  /** What is wrong with the move now being replayed. */
  readonly wrongs: Finding[];
  readonly versions: Version[];
  readonly lives: Map<RuleId, RuleChange[]>;
  readonly proposals: Map<string, Proposal>;
  readonly judgments: Map<string, Judgment>;
  readonly ledger: LedgerEntry[];
  readonly timeline: TimelineEntry[];
  /** Throws that robots vote by, by proposal number and player: gathered before the replay. */
  readonly robotRolls: ReadonlyMap<string, number>;
  /** Reading → file and decision → what hung on it, so that a decision taken twice is told once. */
  readonly mattered: Map<ReadingId, Map<string, ReadingTaken['mattered'][number]>>;
  /** Proposals that a Judgment set aside, by name, as the rules alone would have them before their vote. */
  readonly unjudged: Map<string, Pick<State, 'turn' | 'pending'>>;
}

export function openDocket(game: WrittenGame, bindings: Bindings): Docket {
  return {
    game,
    bindings,
    findings: [],
    wrongs: [],
    versions: [],
    lives: new Map(),
    proposals: new Map(),
    judgments: new Map(),
    ledger: [],
    timeline: [],
    robotRolls: robotRollsOf(game),
    mattered: new Map(),
    unjudged: new Map(),
  };
}

type Said = Pick<Finding, 'code' | 'at' | 'message'> &
  Partial<Pick<Finding, 'rule' | 'help' | 'mismatch' | 'related'>>;

/** Something is wrong with the move now being replayed. */
export function object(docket: Docket, said: Said): void {
  docket.wrongs.push({ ...said, severity: 'error', game: docket.game.id });
}

/** Something that a reader should know, and that is no fault. */
export function remark(docket: Docket, said: Said): void {
  docket.findings.push({ ...said, severity: 'note', game: docket.game.id });
}

/** A rule as the authority for a decision taken now. */
export function cite(state: State, rule: RuleInForce): Authority {
  return {
    number: rule.number,
    version: state.version,
    title: rule.title,
    text: rule.text,
  };
}

/** The place of a value in a record's front matter. */
export function spot(record: { readonly file: string }, ...path: (string | number)[]): Spot {
  return { file: record.file, path };
}

/** The place of a key in a record's front matter. */
export function keySpot(record: { readonly file: string }, ...path: (string | number)[]): Spot {
  return { file: record.file, path, part: 'key' };
}

/** The date of an entry; no key at all where none is recorded. */
export function dated(moment: Moment | undefined): { on?: Moment } {
  return moment ? { on: moment } : {};
}

/** A throw for a vote may be recorded on the day of the vote, behind it: so all are known at once. */
function robotRollsOf(game: WrittenGame): ReadonlyMap<string, number> {
  const rolls = new Map<string, number>();
  for (const { fact } of game.events) {
    if (fact.kind === 'roll' && fact.for !== undefined)
      rolls.set(`${fact.for} ${fact.by}`, fact.die);
  }
  return rolls;
}

/** How far the docket had come, to go back to. */
export interface Mark {
  readonly lengths: Readonly<Record<'findings' | 'versions' | 'ledger' | 'timeline', number>>;
  readonly proposal: readonly [name: string, known: Proposal | undefined] | undefined;
}

export function markDocket(docket: Docket, proposal: string | undefined): Mark {
  const { findings, versions, ledger, timeline } = docket;
  return {
    lengths: {
      findings: findings.length,
      versions: versions.length,
      ledger: ledger.length,
      timeline: timeline.length,
    },
    proposal: proposal === undefined ? undefined : [proposal, docket.proposals.get(proposal)],
  };
}

/** Strikes out what was written down since a mark, when the ruleset was at a version. */
export function strikeOut(docket: Docket, { lengths, proposal }: Mark, version: number): void {
  // Whether a move stands may hang on a reading, and that is worth telling of one that does not.
  const since = docket.findings.splice(lengths.findings);
  docket.findings.push(...since.filter(({ code }) => code === 'contestable'));
  docket.versions.length = lengths.versions;
  docket.ledger.length = lengths.ledger;
  docket.timeline.length = lengths.timeline;
  for (const [id, changes] of docket.lives) {
    const kept = changes.filter((change) => change.version <= version);
    if (kept.length > 0) docket.lives.set(id, kept);
    else docket.lives.delete(id);
  }
  if (proposal?.[1]) docket.proposals.set(proposal[0], proposal[1]);
}
