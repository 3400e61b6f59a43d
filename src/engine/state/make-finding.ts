/** The parts of a finding of the engine: its rule, its place, its severity. */
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
import { said as ruled } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { Mechanics } from '../../law/mechanics/mechanics.ts';
import { placeApart, type WrittenVotes } from '../../records/kinds/votes.ts';
import type { WrittenChange, WrittenProposal } from '../../records/types.ts';
import { formatNumber } from '../../values/number.ts';
import type { RuleId } from '../results/types.ts';
import type { Context } from './context.ts';
import type { State } from './state.ts';

/** Other rules with which the move would be in order. */
export type Cure = CureByProposals | CureByCards;

/** A change of the rules that would put things right, made by proposals before the move. */
interface CureByProposals {
  /** The help that the objection has if the rules in force admit this. */
  readonly help: string;
  /** The changes, each by a proposal of its own. */
  readonly changes: readonly WrittenChange[];
}

/** Another Initial Set: cards are written, and no rule has to admit it. */
interface CureByCards {
  readonly help: string;
  /** The help for a game that was played by the cards as they are: the end of a sentence. */
  readonly ifPlayed?: string | undefined;
  readonly cards: readonly CardChange[];
}

export interface CardChange {
  readonly id: RuleId;
  readonly mechanics: Mechanics;
}

/** A fault of a move, with cures to try; `help` helps in any case. */
export interface Objection extends Finding {
  readonly cures?: readonly Cure[] | undefined;
  /** By how many rules a limit is passed. */
  readonly excess?: number | undefined;
}

/** By what an objection is found again when the move is made in another position. */
export function objectionKey({ code, at, rule }: Objection): string {
  return JSON.stringify([code, at, rule?.number]);
}

/** The result of a check: the faults of the move, or nothing if it is in order. */
export type Objections = readonly Objection[];

/** The objections to a move made in another position that it did not have before, or not so often. */
export function newObjections(before: Objections, after: Objections): Objections {
  const known = Map.groupBy(before, objectionKey);
  return [...Map.groupBy(after, objectionKey)].flatMap(([key, each]) =>
    each.slice(known.get(key)?.length ?? 0),
  );
}

/** A message on a record. It cites a rule in force as the rule is at that moment. */
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
    /** Whether the help is a Judgment that binds, which takes a Judge. */
    readonly takesJudge?: boolean;
  };

type Place = Pick<Context, 'game' | 'state'>;

/** An objection to a move, as a check returns it: what makes the move illegal or undetermined. */
export function illegal(context: Place, said: NewFinding): readonly [Objection] {
  return [finding(context, said, 'error')];
}

/** A figure that the record states, in a message that begins with `lead`: `Ann (ann) is recorded with`. */
interface WrongFigure
  extends Omit<NewFinding, 'message' | 'mismatch'>,
    Pick<Mismatch, 'arithmetic'> {
  readonly lead: string;
  readonly recorded: Fraction;
  /** The sums by the rules in force: several if the record does not tell everything. */
  readonly computed: readonly Fraction[];
  /** The recorded figure with its unit, if it has one: `5 points`. */
  readonly inWords?: string;
}

export function wrongFigure(
  context: Place,
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
  { game, state }: Place,
  { code, at, message, rule, takesJudge = false, help, ...rest }: NewFinding,
  severity: Finding['severity'],
): Objection {
  const cited = rule && ('version' in rule ? rule : cite(state, rule));
  const whole = help && takesJudge && !isJudged({ game, state }) ? `${help} ${NO_JUDGE}` : help;
  const said = withoutUndefined({ ...rest, help: whole, rule: cited });
  return { code, at, message, ...said, severity, game: game.id };
}

/** Whether a rule in force says who judges, or by custom anybody may. */
function isJudged({ game, state }: Place): boolean {
  return (
    ruled(state.law, 'judge', 'chosen') !== undefined ||
    game.readings.get('judge-without-rule')?.take === 'anybody'
  );
}

const NO_JUDGE =
  'No rule in force says who judges, so a Judgment binds only if game.md has “anybody” for the reading “judge-without-rule”.';

/** The day of the move that stands in a place, for a move that has to come before it. */
export function dayOfMove({ game }: Pick<Context, 'game'>, { file }: Spot): string | undefined {
  const { proposed, closed } = game.proposals.find((each) => each.file === file) ?? {};
  return (proposed ?? closed)?.text;
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

/** The same in the first of two positions, unless the rule stands only in the second as it is. */
export function citeWhereItStands(rule: RuleInForce, first: State, second: State): Authority {
  return cite(first.book.inForce.get(rule.id) === rule ? first : second, rule);
}

/** A record; of a proposal also its votes, since each of them may have a file of its own. */
interface Recorded {
  readonly file: string;
  /** Where an event stands in its file. */
  readonly path?: Path;
  readonly votes?: WrittenVotes | undefined;
}

export function spot({ file, path: own = [], votes }: Recorded, ...path: Path): ValueSpot {
  return placeApart(votes, path) ?? { file, path: [...own, ...path] };
}

/** The place of a proposal's result: its votes, or else its outcome. */
export function voteSpot(written: WrittenProposal): ValueSpot {
  return keySpot(written, written.votes ? 'votes' : 'outcome');
}

export function keySpot({ file, path: own = [], votes }: Recorded, ...path: Path): ValueSpot {
  return placeApart(votes, path) ?? { file, path: [...own, ...path], part: 'key' };
}

/** The key under which a proposal says what it does: its changes, its one change, or its acts. */
export function substanceSpot(proposal: WrittenProposal): ValueSpot {
  const [only] = proposal.changes;
  return keySpot(proposal, proposal.compound ? 'changes' : (only?.kind ?? 'act'));
}
