/** Tries the draft against the game while it is written, and shows the answer of the rules. */
import { forgePage } from '../../../record-edits/forge.ts';
import type { DeskChoices } from '../../../try-out/desk-choices.ts';
import type { DraftedMove } from '../../../try-out/try-draft.ts';
import { recordHtml, verdictHtml } from '../../render/html/verdict-html.ts';
import { part } from '../basics/elements.ts';
import { showLongChoices, valueIn } from './fields.ts';
import { firstField, readMove, showMove } from './move-form.ts';
import { type Ask, engineFault } from './start-engine.ts';

/** Milliseconds without a keystroke after which the engine is asked. */
const PAUSE = 200;

export interface DeskSession {
  readonly ask: Ask;
  readonly survey: DeskChoices;
}

/** Asks the engine one question at a time, and drops the answer to an older draft. */
export function tryAsWritten(desk: HTMLElement, form: HTMLFormElement, sitting: DeskSession): void {
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
    // At the board somebody may have made the move meanwhile.
    const isCurrent = () => desk.isConnected && asked === edits;
    const first = await askVerdict(form, sitting, false).catch(asFault);
    if (isCurrent()) showAnswer(desk, first);
    if (isCurrent() && 'isFirst' in first && first.isFirst) {
      const whole = await askVerdict(form, sitting, true).catch(asFault);
      if (isCurrent()) showAnswer(desk, whole);
    }
    isBusy = false;
    if (desk.isConnected && asked !== edits) later();
  };
  form.addEventListener('input', () => {
    edits += 1;
    showLongChoices(form);
    placeVerdict(desk, form);
    markOld(desk);
    later();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  showLongChoices(form);
  placeVerdict(desk, form);
  markOld(desk);
  check();
}

/** The verdict stands beneath the words of a single change, or beneath all of several. */
function placeVerdict(desk: HTMLElement, form: HTMLElement): void {
  const [only, another] = part(form, '[data-changes]').children;
  const kind = valueIn(form, 'kind');
  desk.dataset.writing = kind;
  const place = kind === 'propose' && only && !another ? only : desk;
  const verdict = part(desk, '.verdict');
  if (verdict.parentElement === place) return;
  if (place === desk) part(desk, '.make').before(verdict);
  else place.append(verdict);
}

/** Disables the answer and the record of an older draft. */
function markOld(desk: HTMLElement): void {
  part(desk, '[data-status]').textContent = 'Checking …';
  setAside(desk, true);
}

function setAside(desk: HTMLElement, isOld: boolean): void {
  for (const each of desk.querySelectorAll<HTMLElement>('[data-answer]')) each.inert = isOld;
}

/** `isWhole` asks for endings and differences too, for which the engine loads more. */
export function askVerdict(form: HTMLFormElement, { ask, survey }: DeskSession, isWhole: boolean) {
  return ask({ ask: 'draft', move: readMove(form, survey), on: valueIn(form, 'on'), isWhole });
}

function asFault(error: unknown) {
  return { fault: engineFault(error) };
}

function showAnswer(desk: HTMLElement, answer: DraftedMove | ReturnType<typeof asFault>): void {
  if ('fault' in answer) part(desk, '[data-status]').textContent = answer.fault;
  else showDrafted(desk, answer);
}

export function showDrafted(desk: HTMLElement, drafted: DraftedMove): void {
  const verdict = part(desk, '[data-verdict]');
  verdict.innerHTML = verdictHtml(drafted);
  offerMendings(desk, verdict, drafted);
  // The bar has a sign of its own, and says why.
  const { kind, says, more } = drafted.standing;
  const bar = part(desk, '.make');
  bar.dataset.standing = kind;
  part(bar, '[data-status]').textContent = says;
  part(bar, '[data-why]').textContent = more;
  setAside(desk, false);
  const record = desk.querySelector<HTMLElement>('[data-record]');
  if (!record) return;
  record.hidden = drafted.missing.length > 0;
  if (record.hidden) return;
  const { file, text, isAddition } = drafted;
  part(record, '[data-text]').innerHTML = recordHtml(drafted);
  part(record, '[data-copied]').textContent = '';
  part(record, '[data-file]').textContent = file;
  const addition = isAddition ? 'exists already: this is its new text.' : '';
  part(record, '[data-addition]').textContent = addition;
  const download = part<HTMLAnchorElement>(record, '[data-download]');
  URL.revokeObjectURL(download.href);
  download.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  download.download = file.split('/').at(-1) ?? 'record.md';
  const page = forgePage(desk.dataset.forge ?? '', drafted);
  const send = part<HTMLAnchorElement>(record, '[data-send]');
  send.hidden = !page;
  if (!page) return;
  send.href = page.address;
  send.textContent = page.words;
}

/** The button of a fault fills the form with the move that mends it. */
function offerMendings(desk: HTMLElement, verdict: HTMLElement, drafted: DraftedMove): void {
  const notes = drafted.notes.filter(({ reading }) => !reading);
  const ways = [drafted, ...drafted.faults, ...notes].flatMap((each) => each.ways);
  for (const [i, pressed] of verdict.querySelectorAll('[data-mends]').entries()) {
    const way = ways[i];
    const form = part(desk, '[data-draft]');
    pressed.addEventListener('click', () => {
      if (!way) return;
      showMove(form, way.move);
      // The button goes with its fault, so the focus moves to a field.
      firstField(form, way.move.kind)?.focus();
    });
  }
}
