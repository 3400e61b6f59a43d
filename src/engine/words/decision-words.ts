/** The subjects that another reading may decide differently, in the words of notes and pages. */
import type { JudgmentName } from '../../records/kinds/parts.ts';
import type { ProposalNumber } from '../../values/ids.ts';
import type {
  DecidedMove,
  Decision,
  LawChange,
  OfTheGame,
  RecordNamed,
} from '../results/decision.ts';

/** Words, with the records to which a page links. */
export type DecisionWords = readonly (string | RecordLinked)[];
export type RecordLinked =
  | { readonly proposal: ProposalNumber }
  | { readonly judgment: JudgmentName };

type Around = readonly [before: string, after: string];

const MOVES: Readonly<Record<Exclude<DecidedMove['step'], 'begin' | 'end'>, Around>> = {
  propose: ['whether ', ' may be made'],
  resolve: ['whether the vote on ', ' is in order'],
  withdraw: ['whether ', ' may be withdrawn'],
  lost: ['whether ', ' may be counted although it is lost'],
  invoke: ['whether ', ' may be called for'],
  judge: ['whether ', ' may be given'],
  event: ['whether ', ' may happen'],
};

const OF_THE_GAME: Readonly<Record<OfTheGame, string>> = {
  winner: 'the winner',
  rules: 'the change of the rules',
  prevailing: 'the order in which rules prevail',
  'void-rules': 'the list of rules that are void as a whole',
  ranks: 'the rank of the tiers',
  holdings: 'the list of holdings',
  effect: 'the time when changes take effect',
  offices: 'the list of officers',
  players: 'the list of players and surnames',
  turn: 'the next turn',
};

/** `the outcome of Proposal 303`, without capital and stop. */
export function decisionText(decision: Decision): string {
  return decisionWords(decision)
    .map((part) => (typeof part === 'string' ? part : recordText(part)))
    .join('');
}

/** `Proposal 303`. */
export function recordText(named: RecordLinked): string {
  return 'proposal' in named ? `Proposal ${named.proposal}` : `Judgment ${named.judgment}`;
}

export function decisionWords(decision: Decision): DecisionWords {
  switch (decision.kind) {
    case 'legality':
      if ('proposal' in decision || 'judgment' in decision || 'event' in decision)
        return around(decision, MOVES[decision.step]);
      return [
        `whether ${decision.step === 'begin' ? 'the game may begin' : 'what is still open is in order'}`,
      ];
    case 'outcome':
      return ['the outcome of ', { proposal: decision.proposal }];
    case 'changes':
      return ['the effect of adopting ', { proposal: decision.proposal }];
    case 'sums':
      return around(decision, [decision.isMaking ? 'the award for making ' : 'the award for ', '']);
    default:
      return [OF_THE_GAME[decision.kind]];
  }
}

function around(named: RecordNamed, [before, after]: Around): DecisionWords {
  if ('event' in named) return [`${before}${named.event}${after}`];
  const record = 'proposal' in named ? { proposal: named.proposal } : { judgment: named.judgment };
  return [before, record, after];
}

/** `Proposal 301`, `The fiat of …`: the subject of a sentence. */
export function lawChangeText(change: LawChange): string {
  if ('itself' in change) return `Rule ${change.itself} by its own terms`;
  return 'proposal' in change ? recordText(change) : `The fiat of ${change.fiat}`;
}
