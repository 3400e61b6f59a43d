/** The words for both answers to a question whose answer is yes or no. */
import type { Decision, YesOrNo } from '../results/decision.ts';

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
  'tiers-gone': ['they prevail and yield as before', 'they yield to all others'],
};

export function yesOrNoWords(is: boolean, kind: Decision['kind']): string {
  if (!isYesOrNo(kind)) throw new Error(`“${kind}” has no words for yes and no.`);
  return YES_OR_NO[kind][is ? 0 : 1];
}

function isYesOrNo(kind: Decision['kind']): kind is YesOrNo {
  return Object.hasOwn(YES_OR_NO, kind);
}
