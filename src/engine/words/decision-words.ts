/** Decisions and what they came to, as notes and pages say them. */
import { inSeries } from '../../helpers/in-series.ts';
import type { JudgmentName } from '../../records/judgment-types.ts';
import type { ProposalNumber } from '../../values/ids.ts';
import type {
  Decision,
  Deed,
  OfJudgment,
  OfProposal,
  OfTheMoment,
  SettledRecord,
} from '../results/decision.ts';

/** Words, and the records among them that a page leads to. */
export type DecisionWords = readonly (string | RecordNamed)[];
export type RecordNamed =
  | { readonly proposal: ProposalNumber }
  | { readonly judgment: JudgmentName };

type Around = readonly [before: string, after: string];

const OF_PROPOSAL: Readonly<Record<OfProposal, Around>> = {
  outcome: ['the outcome of ', ''],
  awards: ['what ', ' earns'],
  'awards-on-making': ['what ', ' earns by being made'],
  motion: ['whether ', ' may do what is no rule-change'],
  compound: ['whether ', ' may make several rule-changes'],
  permitted: ['what the rules permit of ', ''],
  'permitted-when': ['whether ', ' may change what is itself still under vote'],
  electorate: ['who may vote on ', ''],
  participation: ['whether everyone took part in the vote on ', ''],
  breach: ['whether ', ' is adopted although it breaches a limit'],
  'vote-without': ['whether the vote on ', ' stands without every vote'],
  'early-close': ['whether the vote on ', ' may close before its period is over'],
  retroactive: ['whether ', ' may claim effect before its adoption'],
  effect: ['when ', ' takes effect'],
  'vanished-target': ['what becomes of ', ', whose rule has changed under it'],
  'impossible-part': ['what the other changes of ', ' come to'],
  numbering: ['the numbering of the rules that ', ' changes'],
  untitled: ['whether ', ' may make a rule without a title'],
  'turn-begun': ['whether ', ' may begin a turn'],
  'turn-spent': ['whether the turn of ', ' is spent'],
  'turn-taken': ['whose turn ', ' takes'],
  'turn-over': ['whether the turn is over with ', ''],
  withdrawal: ['whether ', ' may be withdrawn'],
  'withdrawal-cost': ['what withdrawing ', ' costs or earns'],
  'proposer-gone': ['what becomes of ', ''],
};

const OF_JUDGMENT: Readonly<Record<OfJudgment, Around>> = {
  'wrong-judge': ['whether ', ' binds although another was to judge'],
  judge: ['who judges ', ''],
  overrulers: ['who may overrule ', ''],
  overruling: ['whether ', ' is overruled'],
  'late-judgment': ['whether ', ' may be given late'],
  'late-acceptance': ['whether the Judge may accept ', ' late'],
};

const OF_THE_MOMENT: Readonly<Record<OfTheMoment, string>> = {
  win: 'whether a player has won',
  winner: 'who wins',
  'winner-by-paradox': 'who wins by paradox',
  'play-after-win': 'whether play goes on after the win',
  'play-continues': 'whether play can continue',
  'last-change': 'whether the last way to change the rules may go',
  'round-order': 'whose turn is the first of the new round',
  'next-number': 'the number of the next proposal',
  'changed-numbers': 'which numbers the changed rules have',
  'due-order': 'the order in which changes take effect that are due at one moment',
  prevailing: 'which rules prevail',
  'new-tier': 'the tier of the new rule',
  'beyond-bounds': 'what becomes of holdings beyond the bound',
};

/** `the outcome of Proposal 303`: without a capital and without a stop. */
export function decisionText(decision: Decision): string {
  return decisionWords(decision)
    .map((part) => (typeof part === 'string' ? part : recordText(part)))
    .join('');
}

/** `Proposal 303`. */
export function recordText(named: RecordNamed): string {
  return 'proposal' in named ? `Proposal ${named.proposal}` : `Judgment ${named.judgment}`;
}

export function decisionWords(decision: Decision): DecisionWords {
  switch (decision.kind) {
    case 'proposer':
      return [`whether ${decision.player} may make `, { proposal: decision.proposal }];
    case 'awards-of-judge':
      return ['what ', { judgment: decision.judgment }, ` earns or costs ${decision.player}`];
    case 'settled-record':
      return settlingWords(decision);
    case 'throw':
      return [`what ${decision.player}'s throw earns`];
    case 'return':
      return [`what ${decision.player} holds on returning`];
    case 'leaving':
      return [`what ${decision.player} earns or loses by leaving`];
    case 'offices-left':
      return [`what becomes of the offices of ${decision.player}`];
    case 'surname':
      return [`under which surname ${decision.player} moves`];
    case 'fiat-number':
      return [`the number of the rule that ${decision.who} enacts by fiat`];
    case 'tiers-gone':
      return [`the rank of the rules under ${inSeries(decision.tiers)}`];
    case 'limits':
      return ['whether ', ...deedWords(decision.deed), ' keeps within the limits'];
    case 'ways-to-win':
      return ['whether ', ...deedWords(decision.deed), ' may change what winning is'];
    case 'void-extent':
      return [`how much of Rule ${inSeries(decision.rules)} is void`];
    case 'self-amendment':
      return [`whether Rule ${decision.rule} changes by its own terms now`];
    case 'named-rule':
      return [`what “Rule ${decision.rule}” names`];
    case 'amendment-text':
      return [`the text left when amendment ${decision.amendment} is repealed`];
    case 'amendment-left':
      return [`what is left when amendment ${decision.amendment} is repealed`];
    case 'office-gone':
      return [`what becomes of the office “${decision.office}” of ${inSeries(decision.holders)}`];
    case 'title':
      return [`whether players may be called “${decision.title}”`];
    case 'quantity-gone':
      return [`what becomes of what players hold of “${decision.quantity}”`];
    case 'quantity-again':
      return [`what players hold of “${decision.quantity}”, declared again`];
    default:
      return plainWords(decision);
  }
}

function settlingWords({
  judgment,
  record,
}: Extract<Decision, { readonly kind: 'settled-record' }>): DecisionWords {
  const named = 'event' in record ? settledText(record) : record;
  return ['whether ', { judgment }, ' settles ', named];
}

/** `Proposal 303`, `the event “duel”`. */
export function settledText(record: SettledRecord): string {
  return 'event' in record ? `the event “${record.event}”` : recordText(record);
}

type PlainDecision = Extract<Decision, { readonly kind: OfProposal | OfJudgment | OfTheMoment }>;

function plainWords(decision: PlainDecision): DecisionWords {
  if ('proposal' in decision)
    return around({ proposal: decision.proposal }, OF_PROPOSAL[decision.kind]);
  if ('judgment' in decision)
    return around({ judgment: decision.judgment }, OF_JUDGMENT[decision.kind]);
  return [OF_THE_MOMENT[decision.kind]];
}

function around(named: RecordNamed, [before, after]: Around): DecisionWords {
  return after === '' ? [before, named] : [before, named, after];
}

/** `Proposal 301`, `The fiat of …`: how a sentence begins that says what it does. */
export function deedText(deed: Deed): string {
  return 'proposal' in deed ? recordText(deed) : `The fiat of ${deed.fiat}`;
}

function deedWords(deed: Deed): DecisionWords {
  return 'proposal' in deed ? [deed] : [deedText(deed)];
}
