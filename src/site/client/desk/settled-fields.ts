/** What a Judgment settles: how the rules are read, what becomes of a move, and who has won. */
import type { DeskChoices } from '../../../try-out/desk-choices.ts';
import type { Settled } from '../../../try-out/draft-move.ts';
import { VERDICTS } from '../../../values/verdicts.ts';
import { field, type Offered, offer, valueIn } from './fields.ts';
import { NOTHING, offered } from './offered.ts';
import type { Ask } from './start-engine.ts';

/** Chosen to see the questions too that nobody has met in this game. */
export const ALL_READINGS = '*';

const ANOTHER = { value: ALL_READINGS, words: 'another question …' };

export function fillSettled(
  form: HTMLElement,
  { readings, proposals, players }: DeskChoices,
  ask: Ask,
): void {
  const offerReadings = (shown: DeskChoices['readings'], ...more: readonly Offered[]) => {
    const each = shown.map(({ id, name }) => ({ value: id, words: name }));
    offer(form, 'reading', [NOTHING, ...each, ...more]);
  };
  offerReadings([], ANOTHER);
  let [isAsked, hasAll] = [false, false];
  // To find what is at stake, the whole game is replayed: for a ruling alone.
  const offerAtStake = async () => {
    if (isAsked || valueIn(form, 'kind') !== 'given') return;
    isAsked = true;
    const atStake = await ask({ ask: 'at-stake' });
    if (hasAll) return;
    const met = readings.filter(({ id }) => atStake.includes(id));
    offerReadings(met, ANOTHER);
  };
  field(form, 'kind').addEventListener('change', offerAtStake);
  offer(form, 'winner', [NOTHING, ...players.map(offered)]);
  offer(form, 'settled', [
    NOTHING,
    ...proposals.map(({ number, says }) => ({ value: String(number), words: says })),
  ]);
  const offerOptions = () => {
    if (valueIn(form, 'reading') === ALL_READINGS) {
      hasAll = true;
      offerReadings(readings);
    }
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

export function readSettled(form: HTMLElement, { proposals }: DeskChoices): readonly Settled[] {
  const reading = valueIn(form, 'reading');
  const settled = valueIn(form, 'settled');
  const winner = valueIn(form, 'winner');
  const move = proposals.find(({ number }) => String(number) === settled)?.number;
  const is = VERDICTS.find((verdict) => verdict === valueIn(form, 'is'));
  return [
    ...(reading === '' ? [] : [{ reading, take: valueIn(form, 'take') }]),
    ...(move === undefined || !is ? [] : [{ move, is }]),
    ...(winner === '' ? [] : [{ winner }]),
  ];
}
