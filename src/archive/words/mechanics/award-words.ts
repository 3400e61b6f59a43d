/** Awards in plain words. */
import { sumInWords } from '../../../engine/words/result-words.ts';
import type { Award, AwardOccasion, AwardRecipient } from '../../../law/mechanics/mechanics.ts';
import { parseNumber } from '../../../values/number.ts';
import { formulaWords } from './formula-words.ts';

const OCCASIONS: Readonly<Record<AwardOccasion, string>> = {
  proposed: 'when a proposal is made',
  adopted: 'when a proposal is adopted',
  defeated: 'when a proposal is defeated',
  resolved: 'when a vote is complete, whichever way it went',
  withdrawn: 'when a proposal is withdrawn',
  rolled: 'when the die is thrown',
  judged: 'when a Judgment is given',
  overruled: 'when a Judge is overruled',
  refused: 'when a Judge refuses the office',
  late: 'when a Judge is late',
  left: 'when a player leaves',
  untitled: 'when a rule has no title',
};

const RECIPIENTS: Readonly<Record<AwardRecipient, string>> = {
  proposer: 'the proposer',
  for: 'each who voted for it',
  against: 'each who voted against it',
  abstained: 'each who abstained',
  silent: 'each who did not vote',
  roller: 'the one who threw it',
  judge: 'the Judge',
  caller: 'the one who invoked Judgment',
  everyone: 'everyone',
};

/** What a rule gives or takes, and when: without a capital and without a stop. */
export function awardWords(award: Award): string {
  const condition = award.if ? `, if ${formulaWords(award.if)}` : '';
  const what = givenWords(award);
  return `${OCCASIONS[award.on]}, ${RECIPIENTS[award.to]} ${what}${condition}`;
}

function givenWords({ amount, quantity }: Award): string {
  const known = parseNumber(amount.source);
  const units = quantity.replaceAll('_', ' ');
  if (known?.d !== 1n) return `receives ${units}: ${formulaWords(amount)}`;
  return `${known.s < 0n ? 'loses' : 'receives'} ${sumInWords(known.abs(), units)}`;
}
