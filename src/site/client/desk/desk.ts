/** The desk: the page's game is opened, and moves in it are drafted. */
import { field, part } from './fields.ts';
import { fillForm } from './move-form.ts';
import { openGame } from './start-engine.ts';
import { tryAsWritten } from './try-as-written.ts';

const desk = document.querySelector<HTMLElement>('[data-desk]');
if (desk) begin(desk);

async function begin(desk: HTMLElement): Promise<void> {
  const { records = '', game = '' } = desk.dataset;
  const without = document.querySelector('[data-without-script]');
  if (without) without.textContent = 'The records and the engine are being loaded …';
  const ask = await openGame(records, game).catch(() => undefined);
  const survey = await ask?.({ ask: 'survey' });
  if (!ask || !survey) {
    if (without) without.textContent = 'The records of the game or the engine could not be loaded.';
    return;
  }
  without?.remove();
  const form = part<HTMLFormElement>(desk, '[data-draft]');
  fillForm(form, survey, part<HTMLTemplateElement>(desk, 'template[data-change]'), ask);
  field(form, 'on').value = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  desk.hidden = false;
  tryAsWritten(desk, form, { ask, survey });
}
