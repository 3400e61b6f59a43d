/** What decisions came to, as notes and pages say it. */
import type Fraction from 'fraction.js';
import { inSeries, numbersInSeries } from '../../helpers/in-series.ts';
import { formatNumber } from '../../values/number.ts';
import type {
  Came,
  Decision,
  JudgeFound,
  JudgesAtLarge,
  LimitsBreached,
  PartsRefused,
  RecordSettled,
  RuleNamed,
  RulesVoid,
  SumNamed,
  Those,
  TurnTaken,
  Undecided,
  VoteResult,
} from '../results/decision.ts';
import { settledText } from './decision-words.ts';
import { tierLimitText } from './tier-limit-words.ts';
import { yesOrNoWords } from './yes-or-no-words.ts';

/** A list, and what is said where nobody and nothing is on it. */
const THOSE: Readonly<
  Partial<Record<Decision['kind'], readonly [(all: Those['names']) => string, none: string]>>
> = {
  effect: [(all) => `it takes effect on ${all}`, 'it takes effect at the close of its vote'],
  'amendment-left': [(all) => `amendment ${all} as it was`, 'the text under both amendments'],
  proposer: [(all) => `${all} is in turn`, 'it is out of turn'],
  'due-order': [(all) => `it is ${all.join(', ')}`, 'there is none'],
  'winner-by-paradox': [(all) => `it is ${all}`, 'it is nobody'],
  'round-order': [(all) => `${all}’s`, 'nobody’s'],
  surname: [(all) => `under ${all}`, 'under none'],
  'fiat-number': [(all) => `it is ${all}`, 'it has to be stated'],
  'next-number': [(all) => `it is ${all}`, 'none is laid down'],
  'new-tier': [(all) => `it is ${all}`, 'there is none'],
  win: [(all) => `${inSeries(all)} ${all.length === 1 ? 'has' : 'have'}`, 'nobody has'],
  winner: [(all) => `${all} wins`, 'the rules do not say'],
  numbering: [(all) => `they are numbered ${numbersInSeries(all.map(Number))}`, 'they have none'],
  electorate: [(all) => all.join(', '), 'nobody'],
  overrulers: [(all) => `${all.join(', ')} may not`, 'all who voted may'],
};

const JUDGES: Readonly<Record<JudgesAtLarge, string>> = {
  anybody: 'it may be anybody',
  nobody: 'it is nobody',
  'no-robot': 'it is no robot',
  others: 'it is one of the others',
  'caller-too': 'the caller may be drawn',
};

const UNDECIDED: Readonly<Record<Undecided['undecided'], string>> = {
  'no-rule-prevails': 'nothing says which rule prevails',
  formula: 'a formula without a value',
  'not-asked': 'nothing is decided',
};

/** What a decision came to, as a clause: `it is adopted`. */
export function cameWords(came: Came, { kind }: Decision): string {
  if (typeof came === 'boolean') return yesOrNoWords(came, kind);
  if ('adopted' in came)
    return isInPart(came) ? voteResultWords(came) : `it is ${voteResultWords(came)}`;
  if ('names' in came) return thoseWords(came, kind);
  if ('sums' in came) return sumsWords(came.sums, kind);
  if ('held' in came) return heldWords(came.held, kind);
  if ('breached' in came) return breachedWords(came);
  if ('refused' in came) return refusedWords(came);
  if ('voids' in came) return voidsWords(came);
  if ('judge' in came) return judgeWords(came);
  if ('turn' in came) return turnWords(came);
  if ('named' in came) return namedWords(came);
  if ('settled' in came) return settledWords(came);
  return UNDECIDED[came.undecided];
}

function thoseWords({ names }: Those, kind: Decision['kind']): string {
  const words = THOSE[kind];
  if (!words) throw new Error(`“${kind}” has no words for a list.`);
  const [all, none] = words;
  return names.length > 0 ? all(names) : none;
}

function sumsWords(sums: readonly SumNamed[], kind: Decision['kind']): string {
  if (sums.length === 0)
    return kind === 'beyond-bounds' ? 'they stand' : 'nobody receives anything';
  return sums
    .map(({ player, quantity, amount }) => {
      const verb = amount.compare(0) < 0 ? 'loses' : 'receives';
      return `${player} ${verb} ${sumInWords(amount.abs(), quantity)}`;
    })
    .join(', ');
}

/** `10 points`, `-1 point`, `5 hofstadter`. */
export function sumInWords(amount: Fraction, quantity: string): string {
  const one = amount.abs().equals(1) && quantity === 'points';
  return `${formatNumber(amount)} ${one ? 'point' : quantity}`;
}

/** `adopted`, `defeated`, or which of its changes are adopted. */
export function voteResultWords(came: VoteResult): string {
  if (!came.adopted) return 'defeated';
  if (!isInPart(came)) return 'adopted';
  const are = came.carried.length === 1 ? 'is' : 'are';
  return `of its ${came.of} changes only ${inSeries(came.carried)} ${are} adopted`;
}

function isInPart({ adopted, carried, of }: VoteResult): boolean {
  return adopted && carried.length < of;
}

/** What one player holds, or what each of several holds of one quantity. */
function heldWords(held: readonly SumNamed[], kind: Decision['kind']): string {
  if (kind === 'return') {
    const amounts = held.map(({ quantity, amount }) => `${formatNumber(amount)} ${quantity}`);
    return amounts.join(', ') || 'nothing';
  }
  const each = held.map(({ player, amount }) => `${player} holds ${formatNumber(amount)}`);
  return each.join(', ') || 'nobody holds any';
}

function breachedWords({ breached }: LimitsBreached): string {
  return breached.map((limit) => `there must be ${tierLimitText(limit)}`).join(', ') || 'it does';
}

function refusedWords({ refused, of }: PartsRefused): string {
  if (refused.length === 0) return 'they permit all of it';
  return of === 1 ? 'they do not permit it' : `they do not permit its change ${inSeries(refused)}`;
}

function voidsWords({ voids }: RulesVoid): string {
  const words = voids.map(({ rule, slot }) => `Rule ${rule} is void on “${slot}”`);
  return inSeries([...new Set(words)]) || 'nothing is void';
}

function judgeWords({ judge }: JudgeFound): string {
  if (typeof judge === 'string') return JUDGES[judge];
  return judge.length === 1 ? `it is ${judge[0]}` : `it is one of ${judge.join(', ')}`;
}

function turnWords({ turn }: TurnTaken): string {
  if (turn === 'none') return 'it takes no turn';
  return turn === 'undetermined' ? 'nobody can say' : `it is the turn of ${turn.of ?? 'nobody'}`;
}

function namedWords({ named }: RuleNamed): string {
  if (!named) return 'it names no rule';
  return `it names Rule ${named.number}${named.isReenacted ? ', its re-enactment' : ''}`;
}

function settledWords({ settled, is }: RecordSettled): string {
  return is === undefined ? 'it is as the rules have it' : `${settledText(settled)} is ${is}`;
}
