/** What is being written is tried against the game, and what the rules say of it is shown. */
import type { Survey } from '../../../try-out/survey.ts';
import type { DraftedMove } from '../../../try-out/try-draft.ts';
import { recordHtml, verdictHtml } from '../../render/html/verdict-html.ts';
import { part, valueIn } from './fields.ts';
import { readMove } from './move-form.ts';
import type { Ask } from './start-engine.ts';
import { offerCopy, offerRecord } from './take-away.ts';

/** Milliseconds without a keystroke after which the engine is asked. */
const PAUSE = 200;

export interface Sitting {
  readonly ask: Ask;
  readonly survey: Survey;
}

/** The engine has one question at a time; an answer to what has been altered since is not shown. */
export function tryAsWritten(desk: HTMLElement, form: HTMLFormElement, sitting: Sitting): void {
  let edits = 0;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(check, PAUSE);
  };
  const check = async () => {
    if (isBusy) return;
    isBusy = true;
    const asked = edits;
    const drafted = await tryNow(form, sitting).catch(faultOf);
    isBusy = false;
    // At the table the move may have been made meanwhile.
    if (!desk.isConnected) return;
    if (asked !== edits) later();
    else if ('fault' in drafted) part(desk, '[data-status]').textContent = drafted.fault;
    else show(desk, drafted);
  };
  form.addEventListener('input', () => {
    edits += 1;
    markOld(desk);
    later();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  offerCopy(desk);
  markOld(desk);
  check();
}

/** What was said of an earlier draft is not said of this one, and its record is not to be taken. */
function markOld(desk: HTMLElement): void {
  part(desk, '[data-status]').textContent = 'The rules are being asked …';
  part<HTMLElement>(desk, '[data-answer]').inert = true;
}

export function tryNow(form: HTMLFormElement, { ask, survey }: Sitting): Promise<DraftedMove> {
  return ask({ ask: 'draft', move: readMove(form, survey), on: valueIn(form, 'on') });
}

function faultOf(error: unknown) {
  const words = error instanceof Error ? error.message : String(error);
  return { fault: `The engine has a fault of its own: ${words}` };
}

export function show(desk: HTMLElement, drafted: DraftedMove): void {
  part(desk, '[data-verdict]').innerHTML = verdictHtml(drafted);
  part(desk, '[data-status]').textContent = summary(drafted);
  part<HTMLElement>(desk, '[data-answer]').inert = false;
  const hasRecord = drafted.missing.length === 0;
  part<HTMLElement>(desk, '[data-record]').hidden = !hasRecord;
  if (!hasRecord) return;
  part(desk, '[data-text]').innerHTML = recordHtml(drafted);
  offerRecord(desk, drafted, desk.dataset.forge ?? '');
}

function summary({ missing, faults }: DraftedMove): string {
  if (missing.length > 0) return 'Not a move yet.';
  if (faults.length === 0) return 'In order.';
  return faults.length === 1
    ? 'Not in order: one fault.'
    : `Not in order: ${faults.length} faults.`;
}
