/** The fields of a correction: a record as it is, to be put right. */
import type { DeskChoices } from '../../../try-out/desk-choices.ts';
import { field, offer, valueIn } from './fields.ts';
import type { Ask } from './start-engine.ts';

/** Whoever looks at another record finds what was written of the first again. */
export function fillCorrection(form: HTMLElement, { records }: DeskChoices, ask: Ask): void {
  const typed = new Map<string, string>();
  let shown: string | undefined;
  offer(
    form,
    'record',
    records.map(({ id, says }) => ({ value: id, words: says })),
  );
  const text = field(form, 'corrected');
  const takeUp = async () => {
    const wanted = valueIn(form, 'record');
    if (valueIn(form, 'kind') !== 'correct' || wanted === shown) return;
    if (shown !== undefined && text.value !== '') typed.set(shown, text.value);
    shown = wanted;
    const known = typed.get(wanted);
    text.value = known ?? '';
    const file = records.find(({ id }) => id === wanted)?.file ?? '';
    const recorded = known ?? (await ask({ ask: 'text', file }));
    if (shown !== wanted || text.value !== '') return;
    text.value = recorded;
    form.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const name of ['kind', 'record']) field(form, name).addEventListener('change', takeUp);
}
