/** A move is written at the table and made there. */
import type { TableView } from '../../../try-out/table-view.ts';
import type { DraftedMove } from '../../../try-out/try-draft.ts';
import { field, part } from '../desk/fields.ts';
import { fillForm } from '../desk/move-form.ts';
import type { Ask } from '../desk/start-engine.ts';
import { show, tryAsWritten, tryNow } from '../desk/try-as-written.ts';

export interface TurnAtTable {
  readonly ask: Ask;
  readonly view: TableView;
  /** The move is in order, and is made. */
  readonly make: (drafted: DraftedMove) => Promise<void>;
  readonly say: (words: string) => void;
}

/** Puts a fresh form on the table, set to what the game waits for. */
export function takeTurn(
  place: HTMLElement,
  template: HTMLTemplateElement,
  turn: TurnAtTable,
): void {
  const { view } = turn;
  const desk = document.createElement('div');
  desk.className = 'desk';
  desk.append(document.importNode(template.content, true));
  place.replaceChildren(desk);
  const form = part<HTMLFormElement>(desk, '[data-draft]');
  const kind = field(form, 'kind');
  kind.value = awaited(view);
  fillForm(form, view, part<HTMLTemplateElement>(desk, 'template[data-change]'));
  field(form, 'on').value = timeAfter(view.latest);
  part(form, '[data-throw]').addEventListener('click', () => {
    field(form, 'die').value = String(thrown(view.faces));
    form.requestSubmit();
  });
  tryAsWritten(desk, form, { ask: turn.ask, survey: view });
  let isMaking = false;
  form.addEventListener('submit', async () => {
    if (isMaking) return;
    isMaking = true;
    field(form, 'on').value = timeAfter(view.latest);
    await tryToMake(desk, form, turn).catch((error) => turn.say(String(error)));
    isMaking = false;
  });
}

async function tryToMake(
  desk: HTMLElement,
  form: HTMLFormElement,
  turn: TurnAtTable,
): Promise<void> {
  const drafted = await tryNow(form, { ask: turn.ask, survey: turn.view });
  const { missing, faults } = drafted;
  if (missing.length === 0 && faults.length === 0) return turn.make(drafted);
  show(desk, drafted);
  turn.say(
    `The move is not made. ${[...missing, ...faults.map(({ message }) => message)].join(' ')}`,
  );
  part<HTMLElement>(desk, '#verdict').focus();
}

/** The kind of move that the game waits for. */
function awaited({ questions, votes, due }: TableView): string {
  if (questions.length > 0) return 'given';
  const [vote] = votes;
  if (vote) return vote.missing.length > 0 ? 'vote' : 'closed';
  return due === 'roll' ? 'roll' : 'propose';
}

/** One side of a die with so many, each as likely as any other. */
function thrown(faces: number): number {
  const most = 2 ** 32 - (2 ** 32 % faces);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < most) return (drawn % faces) + 1;
  }
}

const SECOND = 1000;
let lastTime = 0;

/** Now, to the second; after the last move, however fast it was followed and whatever the clock says. */
function timeAfter(latest: number): string {
  lastTime = Math.max(Date.now(), latest + SECOND, lastTime);
  return `${new Date(lastTime).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`;
}
