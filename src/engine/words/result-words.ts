/** What decisions came to, as notes and pages say it. */
import type Fraction from 'fraction.js';
import { inSeries, numbersInSeries } from '../../values/in-series.ts';
import { formatNumber } from '../../values/number.ts';
import type { Came, Decision, SumNamed, Those, VoteResult, YesOrNo } from '../facts/decision.ts';

const MAY = ['it may', 'it may not'] as const;
const AT_A_PRICE = ['it may, at its price', 'it may not'] as const;
const LAPSES = ['it lapses', 'it stands'] as const;

const YES_OR_NO: Readonly<Record<YesOrNo, readonly [yes: string, no: string]>> = {
  'permitted-when': MAY,
  withdrawal: ['it may', 'it must be voted on'],
  'amendment-text': ['it is the text stated', 'it is the text under it'],
  'turn-over': ['the turn is over', 'the player still has a proposal to make'],
  title: ['they may', 'they may not'],
  'offices-left': ['they stay with the player', 'they fall vacant'],
  'proposer-gone': ['it lapses', 'it is voted on all the same'],
  'turn-spent': ['the player moves again', 'the turn is spent'],
  'impossible-part': ['they have no effect either', 'they take effect'],
  breach: ['it is adopted and void', 'it may not be adopted'],
  'vanished-target': ['it cannot be adopted', 'it is adopted and changes nothing there'],
  'changed-numbers': ['they keep their own', "they take the proposal's"],
  'void-extent': ['all of it is void', 'what conflicts is void and the rest holds'],
  'self-amendment': ['it changes', 'it stays as it is'],
  'office-gone': LAPSES,
  'quantity-gone': LAPSES,
  'play-after-win': ['play goes on', 'the game is over'],
  'wrong-judge': ['it binds', 'it binds nobody'],
  overruling: ['it is overruled', 'it stands'],
  'turn-begun': ['the turn may begin', 'it must wait for the Judgment'],
  retroactive: MAY,
  'play-continues': ['the rules permit changes implicitly', 'it cannot'],
  compound: ['it may', 'it may make one'],
  motion: ['it may be made', 'it may not be made, since only rule-changes are proposed'],
  'last-change': ['it may, and play cannot continue', 'it may not'],
  'ways-to-win': MAY,
  'vote-without': ['it stands', 'it is void'],
  participation: ['everyone did', 'those who abstained did not'],
  'early-close': MAY,
  untitled: AT_A_PRICE,
  'late-judgment': AT_A_PRICE,
  'late-acceptance': AT_A_PRICE,
};

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

/** What a decision came to, as a clause: `it is adopted`. */
export function cameWords(came: Came, { kind }: Decision): string {
  if (typeof came === 'string') return came;
  if (typeof came === 'boolean') return yesOrNoWords(came, kind);
  if ('names' in came) return thoseWords(came, kind);
  if ('sums' in came) return sumsWords(came.sums, kind);
  return isInPart(came) ? voteResultWords(came) : `it is ${voteResultWords(came)}`;
}

function yesOrNoWords(is: boolean, kind: Decision['kind']): string {
  if (!isYesOrNo(kind)) throw new Error(`“${kind}” has no words for yes and no.`);
  return YES_OR_NO[kind][is ? 0 : 1];
}

function isYesOrNo(kind: Decision['kind']): kind is YesOrNo {
  return Object.hasOwn(YES_OR_NO, kind);
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
