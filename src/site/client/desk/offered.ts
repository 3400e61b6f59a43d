/** What is chosen from, as a field offers it. */
import { firstWords } from '../../../archive/words/first-words.ts';
import type { NamedOption } from '../../../try-out/desk-choices.ts';
import type { RuleAsText } from '../../../try-out/rule-as-text.ts';
import type { Offered } from './fields.ts';

export const NOTHING: Offered = { value: '', words: 'nothing' };

export function offered({ id, name }: NamedOption) {
  return { value: id, words: name };
}

export function offeredRule({ number, title, text }: RuleAsText) {
  return { value: number, words: `${number} ${title || firstWords(text) || ''}` };
}
