/** The results of a step, in the words of notes and pages. */
import type Fraction from 'fraction.js';
import { REGISTER } from '../../diagnostics/register.ts';
import { inSeries, uncapital } from '../../helpers/words.ts';
import { formatNumber } from '../../values/number.ts';
import type {
  Decision,
  DecisionResult,
  Legality,
  OfficeHeld,
  PlayerLeft,
  ResultUnder,
  RuleLeft,
  SumNamed,
  VoidNamed,
  Waiting,
} from '../results/decision.ts';

/** The words for a list of names, and for an empty one. */
const NAMES: Readonly<
  Partial<Record<Decision['kind'], readonly [all: (names: string) => string, none: string]>>
> = {
  winner: [(names) => `${names} has won`, 'nobody has won'],
  'void-rules': [(names) => `all of Rule ${names} is void`, 'no rule is void as a whole'],
  ranks: [(names) => `the tiers are, from the first, ${names}`, 'there are no tiers'],
};

/** The result of a decision: `it is adopted`. It quotes only the differing part of a rule's text. */
export function resultWords(
  came: DecisionResult,
  { kind }: Decision,
  results: readonly ResultUnder[],
): string {
  if ('legality' in came) return legalityWords(came);
  if ('outcome' in came) return OUTCOMES[came.outcome];
  if ('names' in came) return namesWords(came.names, kind);
  if ('sums' in came) return inAll(came.sums.map(sumWords), 'nobody receives anything');
  if ('holdings' in came) return inAll(came.holdings.map(holdingWords), 'nobody holds any');
  if ('rules' in came)
    return inAll(
      came.rules.map((left) => ruleWords(left, results)),
      'they stay as they are',
    );
  if ('voids' in came) return inAll(came.voids.map(voidWords), 'nothing else is void');
  if ('offices' in came) return inAll(came.offices.map(officeWords), 'there are no offices');
  if ('players' in came) return inAll(came.players.map(playerWords), 'nobody plays');
  if ('turn' in came) {
    if (!came.turn) return 'it is nobody’s turn';
    return `${came.turn.of} is to ${came.turn.due === 'roll' ? 'throw the die' : 'propose'}`;
  }
  return inAll(came.waiting.map(waitingWords), 'at the close of the vote');
}

function inAll(clauses: readonly string[], none: string): string {
  return clauses.join(', ') || none;
}

/** The titles of faults: `it is illegal: a voter has not voted`. */
function legalityWords({ legality, codes }: Legality): string {
  if (legality === 'legal') return 'it is legal';
  if (legality === 'on-words') return 'it is legal on words alone';
  const why = codes.map((code) => uncapital(REGISTER[code].title));
  return `it is ${legality}: ${inAll(why, 'no reason is given')}`;
}

const OUTCOMES = {
  adopted: 'it is adopted',
  defeated: 'it is defeated',
  withdrawn: 'it is withdrawn',
  open: 'it is voted on',
  lost: 'it is lost',
  void: 'it is void',
  undetermined: 'it is undetermined',
  none: 'it is not made',
} as const;

function namesWords(names: readonly (string | number)[], kind: Decision['kind']): string {
  const words = NAMES[kind];
  if (!words) throw new Error(`“${kind}” has no words for a list.`);
  const [all, none] = words;
  return names.length > 0 ? all(inSeries(names)) : none;
}

/** `Ada receives 10 points`. */
export function sumWords({ player, quantity, amount }: SumNamed): string {
  const verb = amount.compare(0) < 0 ? 'loses' : 'receives';
  return `${player} ${verb} ${sumInWords(amount.abs(), quantity)}`;
}

function holdingWords({ player, quantity, amount }: SumNamed): string {
  return `${player} holds ${sumInWords(amount, quantity)}`;
}

/** `10 points`, `-1 point`, `5 hofstadter`. */
export function sumInWords(amount: Fraction, quantity: string): string {
  const one = amount.abs().equals(1) && quantity === 'points';
  return `${formatNumber(amount)} ${one ? 'point' : quantity}`;
}

const CHANGES = {
  initial: 'is laid',
  enact: 'is enacted',
  amend: 'is amended',
  repeal: 'is repealed',
  transmute: 'is transmuted',
  becomes: 'changes by its own terms',
} as const;

/** The longest quotation of a rule's text. */
const EXCERPT = 60;

function ruleWords({ rule, change, as }: RuleLeft, results: readonly ResultUnder[]): string {
  if (change === undefined) return `Rule ${rule} stays as it is`;
  if (!as) return `Rule ${rule} ${CHANGES[change]}`;
  const { tier, text } = as;
  const most = EXCERPT + commonLength(text, results);
  const excerpt = text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
  // If the rule remains, an amendment was repealed.
  const what = change === 'repeal' ? 'loses an amendment' : CHANGES[change];
  return `Rule ${rule} ${what} (${tier}: “${excerpt}”)`;
}

/** The length of the beginning that the rule texts of several results share. */
function commonLength(text: string, results: readonly ResultUnder[]): number {
  const others = results.flatMap(({ result }) => ('rules' in result ? result.rules : []));
  return Math.max(
    0,
    ...others.map(({ as: { text: other } = { text: '' } }) => {
      if (other === text) return 0;
      let same = 0;
      while (same < text.length && text[same] === other[same]) same += 1;
      return same;
    }),
  );
}

function voidWords({ rule, slot }: VoidNamed): string {
  return `Rule ${rule} is void on “${slot}”`;
}

function officeWords({ office, holders }: OfficeHeld): string {
  return `${office}: ${holders.length > 0 ? inSeries(holders) : 'nobody'}`;
}

function playerWords({ player, surname, isPlaying }: PlayerLeft): string {
  return isPlaying ? `${player} plays under ${surname}` : `${player} plays no more`;
}

function waitingWords({ proposal, until }: Waiting): string {
  const when = until === undefined ? 'at the close of its vote' : `on ${until}`;
  return `Proposal ${proposal} takes effect ${when}`;
}
