/** A game lies on the table: moves are made in it and taken back, and it is taken away. */
import type { DraftedMove } from '../../../try-out/try-draft.ts';
import { doneHtml } from '../../render/html/verdict-html.ts';
import { part } from '../desk/fields.ts';
import { element } from './elements.ts';
import { faultsOf } from './find-faults.ts';
import { type KeptGame, keepGame, whyUnkept } from './keep-games.ts';
import { withMove, withoutLast } from './make-moves.ts';
import { ask, base, handOut, run, say, showPlace, table } from './parts.ts';
import { showTable } from './show-table.ts';
import { takeTurn } from './take-turns.ts';
import { zipGame } from './zip-game.ts';

const template = part<HTMLTemplateElement>(document, '[data-desk-template]');
const undo = part<HTMLButtonElement>(table, '[data-undo]');
const last = part<HTMLElement>(table, '#last');

let game: KeptGame | undefined;
let isOpen = false;

export function prepareTable(): void {
  undo.addEventListener('click', () => run(takeBack()));
  part(table, '[data-take]').addEventListener('click', () => run(takeAway()));
}

export function leaveTable(): void {
  game = undefined;
}

/** The id of the game on the table. */
export function onTable(): string | undefined {
  return game?.id;
}

/** From the address, and not from a move. */
export async function arrive(arriving: KeptGame): Promise<void> {
  await lay(arriving);
  const faults = await faultsOf(arriving.records);
  showProblems(arriving, faults);
  say(faults.length === 0 ? '' : 'The records of this game are not in order.');
  part<HTMLElement>(table, '[data-title]').focus();
}

/** What was just done in a game: a move, or something else. */
interface Laid {
  readonly made?: DraftedMove;
  readonly said?: string;
}

/** Puts a game on the table as it is. */
async function lay(laid: KeptGame, { made, said }: Laid = {}): Promise<void> {
  const { id, records, title, moves } = laid;
  isOpen = await ask({ ask: 'open', game: id, sources: records, base, isPublished: false });
  game = laid;
  showPlace('table');
  part(table, '[data-title]').replaceChildren(element('bdi', title));
  part<HTMLElement>(table, '[data-play]').hidden = !isOpen;
  undo.disabled = moves.length === 0;
  showProblems(laid, []);
  if (!isOpen) return;
  const view = await ask({ ask: 'table' });
  showTable(table, view);
  const done = part(table, '[data-done]');
  if (made) done.innerHTML = doneHtml(made);
  else
    done.textContent = said ?? (view.past.length > 0 ? 'It stands under “So far”.' : 'None yet.');
  const make = async (drafted: DraftedMove) => {
    const after = withMove(laid, drafted);
    keepGame(after);
    await lay(after, { made: drafted });
    sayDone(drafted.says.join(' '), after);
  };
  takeTurn(part(table, '[data-turn]'), template, { ask, view, make, say });
}

/** Focus goes to what was done, and the form comes after it. */
function sayDone(words: string, { id }: KeptGame): void {
  const why = whyUnkept(id);
  say(why === undefined ? words : `${words} This is not kept. ${why}`);
  last.focus();
}

function showProblems({ id }: KeptGame, faults: readonly string[]): void {
  const list = part<HTMLElement>(table, '[data-problems]');
  const why = whyUnkept(id);
  const warning = `This browser has not kept the game as it stands here, and forgets it when this page is closed. ${why} Take the game away as a zip.`;
  const all = [...(why === undefined ? [] : [warning]), ...faults];
  list.replaceChildren(...all.map((words) => element('li', words)));
  list.hidden = all.length === 0;
}

async function takeBack(): Promise<void> {
  const before = game && withoutLast(game);
  if (!before) return;
  keepGame(before);
  const said = 'The last move was taken back.';
  await lay(before, { said });
  sayDone(said, before);
}

/** Even a game of which the records cannot be read. */
async function takeAway(): Promise<void> {
  if (!game) return;
  const readme = isOpen ? await ask({ ask: 'readme' }) : undefined;
  handOut(`${game.id}.zip`, new Uint8Array(zipGame(game.records, readme)), 'application/zip');
  say(`The game is handed to you as ${game.id}.zip.`);
}
