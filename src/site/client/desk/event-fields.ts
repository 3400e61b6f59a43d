/** The fields of an event: what happens, to whom, and by which rule. */
import { nameWords } from '../../../helpers/words.ts';
import type { DeskChoices } from '../../../try-out/desk-choices.ts';
import type { EventMove, WhatHappens } from '../../../try-out/draft-event.ts';
import { field, offer, part, showFor, valueIn } from './fields.ts';
import { HAPPENING_WORDS } from './move-words.ts';
import { NOTHING, offered, offeredRule } from './offered.ts';

export function fillEvent(
  form: HTMLElement,
  { players, quantities, offices, rules, proposals }: DeskChoices,
): void {
  const everybody = players.map(offered);
  offer(form, 'player', [...everybody, { value: '', words: 'nobody' }]);
  offer(form, 'doer', [{ value: '', words: 'nobody in particular' }, ...everybody]);
  const counted = quantities.map((id) => ({ value: id, words: nameWords(id) }));
  offer(form, 'quantity', [...counted, NOTHING]);
  offer(form, 'under', [{ value: '', words: 'none' }, ...rules.map(offeredRule)]);
  const votes = proposals.map(({ number, says }) => ({ value: String(number), words: says }));
  offer(form, 'after', [NOTHING, ...votes]);
  part(form, '#offices').replaceChildren(...offices.map((id) => new Option(nameWords(id))));
  const settle = () => showFor(form, 'happens', valueIn(form, 'what'));
  field(form, 'what').addEventListener('change', settle);
  settle();
}

export function readEvent(form: HTMLElement): EventMove {
  return {
    kind: 'event',
    what: happeningIn(form),
    by: valueIn(form, 'doer'),
    player: valueIn(form, 'player'),
    quantity: valueIn(form, 'quantity'),
    amount: valueIn(form, 'amount'),
    office: valueIn(form, 'office'),
    name: valueIn(form, 'newcomer'),
    rule: valueIn(form, 'under'),
    why: valueIn(form, 'why'),
    fact: valueIn(form, 'fact'),
    after: valueIn(form, 'after'),
  };
}

function happeningIn(form: HTMLElement): WhatHappens {
  const chosen = valueIn(form, 'what');
  return isHappening(chosen) ? chosen : 'note';
}

function isHappening(word: string): word is WhatHappens {
  return Object.hasOwn(HAPPENING_WORDS, word);
}
