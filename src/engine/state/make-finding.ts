/** Makes findings of the engine: their rule, place and severity. */
import type Fraction from 'fraction.js';
import type {
  Authority,
  Finding,
  Mismatch,
  Path,
  Spot,
  ValueSpot,
} from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { lawOn as ruled } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { Mechanics } from '../../law/mechanics/mechanics.ts';
import { placeApart, type WrittenVotes } from '../../records/kinds/votes.ts';
import type { WrittenChange, WrittenProposal } from '../../records/types.ts';
import { formatNumber } from '../../values/number.ts';
import type { RuleId } from '../results/types.ts';
import type { Context } from './context.ts';
import type { State } from './state.ts';

/** Rules under which the move would be legal. */
export type Cure =
  /** Changes, each for a proposal of its own before the move. The help is for rules that permit them. */
  | { readonly help: string; readonly changes: readonly WrittenChange[] }
  /** Other cards for the Initial Set, which need no permission. */
  | {
      readonly help: string;
      /** The end of a sentence: the help for a game that was played by these cards. */
      readonly ifPlayed?: string | undefined;
      readonly cards: readonly CardChange[];
    };

export interface CardChange {
  readonly id: RuleId;
  readonly mechanics: Mechanics;
}

/** A fault of a move, with cures to try. `help` always applies. */
export interface Objection extends Finding {
  readonly cures?: readonly Cure[] | undefined;
  /** The number of rules beyond a limit. */
  readonly excess?: number | undefined;
}

/** A key that finds the same objection when the move is made in another position. */
export function objectionKey({ code, at, rule }: Objection): string {
  return JSON.stringify([code, at, rule?.number]);
}

/** The result of a check: the faults of a move, or none. */
export type Objections = readonly Objection[];

/** The objections in another position that are new or more frequent. */
export function newObjections(before: Objections, after: Objections): Objections {
  const known = Map.groupBy(before, objectionKey);
  return [...Map.groupBy(after, objectionKey)].flatMap(([key, each]) =>
    each.slice(known.get(key)?.length ?? 0),
  );
}

/** A message about a record. A cited rule is cited in its present version. */
export type NewFinding = Pick<Finding, 'code' | 'at' | 'message'> &
  Partial<
    Pick<
      Objection,
      | 'help'
      | 'mendings'
      | 'instead'
      | 'unsaid'
      | 'meant'
      | 'mismatch'
      | 'related'
      | 'depends'
      | 'cures'
      | 'excess'
      | 'warns'
      | 'gone'
    >
  > & {
    readonly rule?: Authority | RuleInForce | undefined;
    /** Whether the help is a binding Judgment, which needs a Judge. */
    readonly takesJudge?: boolean;
  };

type GamePosition = Pick<Context, 'game' | 'state'>;

/** An objection that makes a move illegal or undetermined. */
export function illegal(context: GamePosition, said: NewFinding): readonly [Objection] {
  return [finding(context, said, 'error')];
}

/** A recorded figure. Its message begins with `lead`: `Ann (ann) is recorded with`. */
interface WrongFigure
  extends Omit<NewFinding, 'message' | 'mismatch'>,
    Pick<Mismatch, 'arithmetic'> {
  readonly lead: string;
  readonly recorded: Fraction;
  /** The computed sums; several if the record does not determine one. */
  readonly computed: readonly Fraction[];
  /** The recorded figure with its unit: `5 points`. */
  readonly inWords?: string;
}

export function wrongFigure(
  context: GamePosition,
  { lead, recorded, computed, arithmetic, inWords, ...said }: WrongFigure,
) {
  const due = [...new Set(computed.map(formatNumber))].join(' or ');
  const stated = inWords ?? formatNumber(recorded);
  return illegal(context, {
    ...said,
    message: `${lead} ${stated}; the rules in force give ${due}.`,
    mismatch: {
      recorded: formatNumber(recorded),
      computed: due,
      difference: computed.map((each) => formatNumber(recorded.sub(each))).join(' or '),
      arithmetic,
    },
  });
}

export function finding(
  { game, state }: GamePosition,
  { code, at, message, rule, takesJudge = false, help, ...rest }: NewFinding,
  severity: Finding['severity'],
): Objection {
  const cited = rule && ('version' in rule ? rule : cite(state, rule));
  // Whether a rule or custom says who judges.
  const isJudged =
    ruled(state.law, 'judge', 'chosen') !== undefined ||
    game.readings.get('judge-without-rule')?.take === 'anybody';
  const whole = help && takesJudge && !isJudged ? `${help} ${NO_JUDGE}` : help;
  const said = withoutUndefined({ ...rest, help: whole, rule: cited });
  return { code, at, message, ...said, severity, game: game.id };
}

const NO_JUDGE =
  'No rule in force says who judges, so a Judgment binds only if game.md has “anybody” for the reading “judge-without-rule”.';

/** The day of the move in a file, for a move that must come before it. */
export function dayOfMove({ game }: Pick<Context, 'game'>, { file }: Spot): string | undefined {
  const { proposed, closed } = game.proposals.find((each) => each.file === file) ?? {};
  return (proposed ?? closed)?.text;
}

/** Cites a rule as it is now. */
export function cite(state: State, rule: RuleInForce): Authority {
  return {
    number: rule.number,
    version: state.version,
    title: rule.title,
    text: rule.text,
  };
}

/** Cites the rule in the first position, unless its present version exists only in the second. */
export function citeWhereItStands(rule: RuleInForce, first: State, second: State): Authority {
  return cite(first.book.inForce.get(rule.id) === rule ? first : second, rule);
}

/** A record. A proposal also has its votes, which may be in files of their own. */
interface RecordPlace {
  readonly file: string;
  /** The path of an event in its file. */
  readonly path?: Path;
  readonly votes?: WrittenVotes | undefined;
}

export function spot({ file, path: own = [], votes }: RecordPlace, ...path: Path): ValueSpot {
  return placeApart(votes, path) ?? { file, path: [...own, ...path] };
}

/** The place of a proposal's result: its votes, or else its outcome. */
export function voteSpot(written: WrittenProposal): ValueSpot {
  return keySpot(written, written.votes ? 'votes' : 'outcome');
}

export function keySpot({ file, path: own = [], votes }: RecordPlace, ...path: Path): ValueSpot {
  return placeApart(votes, path) ?? { file, path: [...own, ...path], part: 'key' };
}

/** The place of a proposal's content: its changes, its one change, or its acts. */
export function substanceSpot(proposal: WrittenProposal): ValueSpot {
  const [only] = proposal.changes;
  return keySpot(proposal, proposal.compound ? 'changes' : (only?.kind ?? 'act'));
}
