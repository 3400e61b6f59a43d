/** What a Judgment settles: how the rules are read, and what becomes of a move. */
import { VERDICTS } from '../../../records/judgment-types.ts';
import type { Settled } from '../../../try-out/draft-move.ts';
import type { Survey } from '../../../try-out/survey.ts';
import { field, offer, valueIn } from './fields.ts';

const NOTHING = { value: '', words: 'nothing' };

export function fillSettled(form: HTMLElement, { readings, proposals }: Survey): void {
  offer(form, 'reading', [
    NOTHING,
    ...readings.map(({ id, name }) => ({ value: id, words: name })),
  ]);
  offer(form, 'settled', [
    NOTHING,
    ...proposals.map(({ number, says }) => ({ value: String(number), words: says })),
  ]);
  const offerOptions = () => {
    const reading = readings.find(({ id }) => id === valueIn(form, 'reading'));
    const options = reading?.options ?? [];
    offer(
      form,
      'take',
      options.map(({ id, name }) => ({ value: id, words: name })),
    );
    field(form, 'take').disabled = !reading;
  };
  field(form, 'reading').addEventListener('change', offerOptions);
  const offerVerdict = () => {
    field(form, 'is').disabled = valueIn(form, 'settled') === '';
  };
  field(form, 'settled').addEventListener('change', offerVerdict);
  offerOptions();
  offerVerdict();
}

export function readSettled(form: HTMLElement, { proposals }: Survey): readonly Settled[] {
  const reading = valueIn(form, 'reading');
  const settled = valueIn(form, 'settled');
  const move = proposals.find(({ number }) => String(number) === settled)?.number;
  const is = VERDICTS.find((verdict) => verdict === valueIn(form, 'is'));
  return [
    ...(reading === '' ? [] : [{ reading, take: valueIn(form, 'take') }]),
    ...(move === undefined || !is ? [] : [{ move, is }]),
  ];
}
