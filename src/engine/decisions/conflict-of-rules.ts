/** Rules that differ where nothing in force says which of them prevails: the move is undetermined. */
import type { Spot } from '../../diagnostics/finding.ts';
import { inSeries } from '../../helpers/words.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { ChangeKind, SlotName } from '../../law/mechanics/mechanics.ts';
import { finalBench } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { illegal, type Objections } from '../state/make-finding.ts';

/** The subject of a conflict: a slot, or the keys in it. */
interface Matter {
  readonly slot: SlotName;
  readonly path?: readonly string[];
}

export function objectToDifference(
  context: Context,
  at: Spot,
  { slot, path = [] }: Matter,
  rules: readonly RuleInForce[],
): Objections {
  const numbers = rules.map(({ number }) => `Rule ${number}`);
  const what = [slot, ...path].join('.');
  const message = `${inSeries(numbers)} differ on “${what}”, and no rule in force decides between them.`;
  return objectToConflict(context, { at, slot, path, rules, message });
}

interface Conflict {
  readonly at: Spot;
  readonly slot: SlotName;
  /** The keys of the disputed part, if it is not the whole slot. */
  readonly path?: readonly string[];
  /** The one kind of change on which they differ, in a slot that says something of each kind. */
  readonly on?: ChangesOfKind;
  readonly rules: readonly RuleInForce[];
  readonly message: string;
}

export interface ChangesOfKind {
  readonly kind: ChangeKind;
  readonly tier: string;
}

/** The objection to a conflict. A Judge helps, or for cards of the Initial Set another set. */
export function objectToConflict(context: Context, conflict: Conflict): Objections {
  const { at, rules, message } = conflict;
  const [first] = rules;
  const { game } = context;
  const judge = at.file === game.file ? undefined : judgeHelp(context, at);
  const ofSet = rules.every((rule) => isAsLaid(context, rule)) ? saidOnce(conflict) : undefined;
  const played = ofSet && judge ? `${ofSet} If the game was played so: ${judge}` : ofSet;
  return illegal(context, {
    code: 'law/conflict',
    at,
    rule: first,
    message,
    help: played ?? judge ?? saidOnce(conflict),
    ofSet,
    takesJudge: judge !== undefined,
  });
}

/** The end of a conflict: a Judgment that settles the move, or words that the given one still lacks. */
function judgeHelp({ game, bindings }: Context, { file }: Spot): string {
  const move = game.proposals.find((proposal) => proposal.file === file);
  const given = game.judgments.find(
    (judgment) => bindings.turnOf(judgment.name) === move?.name && finalBench(judgment),
  );
  return move && given
    ? `Judgment ${given.number} was given in this turn. Write under its \`settles\` how it finds the move (legal, illegal or undetermined): { move: ${move.number}, is: … }.`
    : 'Put the question to a Judge: a Judgment whose settles names this move lets play go on.';
}

/** Whether a rule is a card of the Initial Set on which no amendment lies. */
function isAsLaid({ state }: Context, { id }: RuleInForce): boolean {
  const { isInitial, layers = [] } = state.book.inForce.get(id) ?? {};
  return isInitial === true && layers.length === 1;
}

/** Other cards of the Initial Set, with which there would be no conflict. */
function saidOnce({ slot, path = [], on }: Conflict): string {
  const where = 'on one of these cards alone';
  const said = on
    ? `${where} what \`${slot}\` has for changes that ${on.kind} what is ${on.tier}`
    : `\`${[slot, ...path].join('.')}\` ${where}`;
  return `Say ${said}, or let a rule of the set decide, with “Where rules conflict, the lowest number prevails.”`;
}
