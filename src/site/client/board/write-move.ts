/** A move that takes words is written in a form on the board, and made there. */
import type { BoardView } from '../../../try-out/board-view.ts';
import { MOVES, type MoveDraft } from '../../../try-out/moves.ts';
import type { DraftedMove } from '../../../try-out/try-draft.ts';
import { element, part, styled } from '../basics/elements.ts';
import { field } from '../desk/fields.ts';
import { fillForm, hideGiven, readMove, showMove } from '../desk/move-form.ts';
import type { Ask } from '../desk/start-engine.ts';
import { askVerdict, showDrafted, tryAsWritten } from '../desk/try-as-written.ts';
import { thrown } from './presses.ts';

/** The form, its first values, and the use of its answers. */
export interface Writing {
  readonly kind: MoveDraft['kind'];
  /** Set if the button that led here says what happens, so that the form does not ask. */
  readonly happening: string | undefined;
  /** The values that the form has already. */
  readonly preset: MoveDraft | undefined;
  /** After each stroke. */
  readonly typed: (move: MoveDraft) => void;
  readonly ask: Ask;
  readonly view: BoardView;
  /** The time of the move. */
  readonly now: () => string;
  /** Waits until the board has done all that came before. */
  readonly inTurn: (work: () => Promise<void>) => void;
  /** Called with a move that is in order. */
  readonly make: (move: MoveDraft, drafted: DraftedMove) => Promise<void>;
  readonly say: (words: string) => void;
}

/** Puts a fresh form into a place. */
export function writeMove(place: HTMLElement, template: HTMLTemplateElement, writing: Writing) {
  const { view, kind } = writing;
  const desk = styled(element('div', document.importNode(template.content, true)), 'desk');
  place.replaceChildren(desk);
  const form = part<HTMLFormElement>(desk, '[data-draft]');
  field(form, 'kind').value = kind;
  fillForm(form, view, part<HTMLTemplateElement>(desk, 'template[data-change]'), writing.ask);
  if (writing.preset) showMove(form, writing.preset);
  fillWhatIsFixed(form, writing);
  if (writing.happening !== undefined) hideWanted(form, writing.preset);
  const submit = part(desk, 'button[type="submit"]');
  submit.textContent = writing.happening ?? makeWords(kind, view);
  field(form, 'on').value = writing.now();
  part(form, '[data-throw]').addEventListener('click', () => {
    field(form, 'die').value = String(thrown(view.faces));
    form.requestSubmit();
  });
  // Enter ends a line of words, and makes no move; with Ctrl it does.
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    if (event.ctrlKey || event.metaKey) form.requestSubmit();
    else if (event.target instanceof HTMLInputElement) event.preventDefault();
  });
  for (const changing of ['input', 'change']) {
    form.addEventListener(changing, () => {
      askNoFixedTier(form, view);
      const move = readMove(form, view);
      // A button that mends a fault puts another move into the same form.
      const happening = move.kind === kind ? writing.happening : undefined;
      submit.textContent = happening ?? makeWords(move.kind, view);
      writing.typed(move);
    });
  }
  tryAsWritten(desk, form, { ask: writing.ask, survey: view });
  form.addEventListener('submit', () => writing.inTurn(() => tryToMake(desk, form, writing)));
}

/** The button said what happens. A grant also says by which rule, of what, and by whom. */
function hideWanted(form: HTMLElement, preset: MoveDraft | undefined): void {
  hideGiven(form, 'what');
  if (preset?.kind !== 'event' || preset.rule === '') return;
  const { rule, by, quantity, office } = preset;
  for (const [name, value] of Object.entries({ under: rule, doer: by, quantity, office })) {
    if (value !== '') hideGiven(form, name);
  }
}

/** The form does not ask if the rules leave no choice. */
function fillWhatIsFixed(form: HTMLFormElement, { kind, view }: Writing): void {
  const { proposing, nextNumber } = view;
  const [only, another] = proposing.by;
  if (kind === 'propose') {
    if (only !== undefined) field(form, 'by').value = only;
    if (only !== undefined && another === undefined) hideGiven(form, 'by');
    const number = field(form, 'proposal');
    if (nextNumber !== '') {
      number.value = nextNumber;
      hideGiven(form, 'proposal');
    } else if (number.value === '') number.value = proposing.number;
  }
  askNoFixedTier(form, view);
  const open = kind === 'overruled' ? view.rulings : view.questions;
  const [question, other] = JUDGING.includes(kind) ? open : [];
  if (!question || other) return;
  hideGiven(form, 'judgment');
  if ('judge' in question && question.judge !== '') hideGiven(form, 'judge');
  const words = element('p', `Judgment ${question.number}: ${question.question}`);
  form.prepend(styled(words, 'to-judge'));
}

const JUDGING: readonly MoveDraft['kind'][] = ['given', 'accepted', 'refused', 'overruled'];

/** Each change asks for a tier if the rules leave a choice. */
function askNoFixedTier(form: HTMLElement, { tiers, proposing }: BoardView): void {
  for (const fields of form.querySelectorAll('[data-changes] > fieldset')) {
    const kind = field(fields, 'change').value;
    const isFixed = kind === 'enact' ? proposing.tiers.length === 1 : tiers.length === 2;
    const label = field(fields, 'tier').closest('label');
    if (label && isFixed) label.hidden = true;
  }
}

function makeWords(kind: MoveDraft['kind'], { nextNumber }: BoardView): string {
  if (kind === 'propose') return `Put ${nextNumber ? `Proposal ${nextNumber}` : 'it'} to the vote`;
  return MOVES[kind].title;
}

async function tryToMake(desk: HTMLElement, form: HTMLFormElement, writing: Writing) {
  field(form, 'on').value = writing.now();
  const move = readMove(form, writing.view);
  const drafted = await askVerdict(form, { ask: writing.ask, survey: writing.view }, true);
  const { missing, faults } = drafted;
  if (missing.length === 0 && faults.length === 0) return writing.make(move, drafted);
  showDrafted(desk, drafted);
  writing.say(notMade(drafted));
  form.addEventListener('input', () => writing.say(''), { once: true });
  part(desk, '#verdict').focus();
}

export function notMade({ missing, faults }: DraftedMove): string {
  return `The move was not made. ${[...missing, ...faults.map(({ message }) => message)].join(' ')}`;
}
