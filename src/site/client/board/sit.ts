/** A game stands on the board: moves are made in it and taken back, and it is taken away. */

import { firstWords } from '../../../archive/words/first-words.ts';
import type { BoardView } from '../../../try-out/board-view.ts';
import type { DraftedMove } from '../../../try-out/try-draft.ts';
import { doneHtml } from '../../render/html/verdict-html.ts';
import { field, part } from '../desk/fields.ts';
import { fillForm } from '../desk/move-form.ts';
import type { Ask } from '../desk/start-engine.ts';
import { show, tryAsWritten, tryNow } from '../desk/try-as-written.ts';
import { element } from './elements.ts';
import { faultsOf } from './find-faults.ts';
import { handOutLink, hideLink } from './hand-out-link.ts';
import { type KeptGame, keepGame, whyUnkept } from './keep-games.ts';
import { withMove, withoutLast } from './make-moves.ts';
import { ask, base, board, handOut, run, say, showPlace } from './parts.ts';
import { zipGame } from './zip-game.ts';

/** A move is written at the board and made there. */
interface TurnAtBoard {
  readonly ask: Ask;
  readonly view: BoardView;
  /** The move is in order, and is made. */
  readonly make: (drafted: DraftedMove) => Promise<void>;
  readonly say: (words: string) => void;
}

/** Puts a fresh form on the board, set to what the game waits for. */
function takeTurn(place: HTMLElement, template: HTMLTemplateElement, turn: TurnAtBoard): void {
  const { view } = turn;
  const desk = document.createElement('div');
  desk.className = 'desk';
  desk.append(document.importNode(template.content, true));
  place.replaceChildren(desk);
  const form = part<HTMLFormElement>(desk, '[data-draft]');
  const kind = field(form, 'kind');
  kind.value = awaited(view);
  fillForm(form, view, part<HTMLTemplateElement>(desk, 'template[data-change]'), turn.ask);
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
  turn: TurnAtBoard,
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
function awaited({ questions, votes, due }: BoardView): string {
  if (questions.length > 0) return 'given';
  const [vote] = votes;
  if (vote) return vote.missing.length > 0 ? 'vote' : 'closed';
  return due === 'nothing' ? 'propose' : due;
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

const template = part<HTMLTemplateElement>(document, '[data-desk-template]');
const undo = part<HTMLButtonElement>(board, '[data-undo]');
const last = part<HTMLElement>(board, '#last');

let game: KeptGame | undefined;
let isOpen = false;

export function prepareBoard(): void {
  undo.addEventListener('click', () => run(takeBack()));
  part(board, '[data-take]').addEventListener('click', () => run(takeAway()));
  part(board, '[data-link]').addEventListener('click', () => run(handOutLink(game)));
}

export function leaveBoard(): void {
  game = undefined;
}

/** The id of the game on the board. */
export function onBoard(): string | undefined {
  return game?.id;
}

/** From the address, and not from a move; `said` is of a game that somebody sent. */
export async function arrive(arriving: KeptGame, said = ''): Promise<void> {
  await lay(arriving);
  const faults = await faultsOf(arriving.records);
  showProblems(arriving, faults);
  say(faults.length === 0 ? said : 'The records of this game are not in order.');
  part<HTMLElement>(board, '[data-title]').focus();
}

/** What was just done in a game: a move, or something else. */
interface Laid {
  readonly made?: DraftedMove;
  readonly said?: string;
}

/** Puts a game on the board as it is. */
async function lay(laid: KeptGame, { made, said }: Laid = {}): Promise<void> {
  const { id, records, title, moves } = laid;
  isOpen = await ask({ ask: 'open', game: id, sources: records, base, isPublished: false });
  game = laid;
  showPlace('board');
  hideLink();
  part(board, '[data-title]').replaceChildren(element('bdi', title));
  part<HTMLElement>(board, '[data-play]').hidden = !isOpen;
  undo.disabled = moves.length === 0;
  showProblems(laid, []);
  if (!isOpen) return;
  const view = await ask({ ask: 'board' });
  showBoard(board, view);
  const done = part(board, '[data-done]');
  if (made) done.innerHTML = doneHtml(made);
  else
    done.textContent = said ?? (view.past.length > 0 ? 'It stands under “So far”.' : 'None yet.');
  const make = async (drafted: DraftedMove) => {
    const after = withMove(laid, drafted);
    keepGame(after);
    await lay(after, { made: drafted });
    sayDone(drafted.says.join(' '), after);
  };
  takeTurn(part(board, '[data-turn]'), template, { ask, view, make, say });
}

/** Focus goes to what was done, and the form comes after it. */
function sayDone(words: string, { id }: KeptGame): void {
  const why = whyUnkept(id);
  say(why === undefined ? words : `${words} This is not kept. ${why}`);
  last.focus();
}

function showProblems({ id }: KeptGame, faults: readonly string[]): void {
  const list = part<HTMLElement>(board, '[data-problems]');
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

/** What stands on the board: the scores, the rules in force, and what has been. */
function showBoard(board: HTMLElement, view: BoardView): void {
  part(board, '[data-standing]').textContent = [
    `Begun with “${view.ruleset}”.`,
    ...view.standing,
  ].join(' ');
  part(board, '[data-scores]').replaceChildren(...scoreRows(view));
  part(board, '[data-rules]').replaceChildren(
    ...view.tiers.flatMap((tier) => ruleList(tier, view)),
  );
  part(board, '[data-past]').replaceChildren(...view.past.map((words) => element('li', words)));
}

function scoreRows({ quantities, scores, players }: BoardView): readonly Node[] {
  const rows = scores.length > 0 ? scores : players.map(({ name }) => ({ name, amounts: [] }));
  const head = element('tr', ...['Player', ...quantities].map(headCell));
  const body = rows.map(({ name, amounts }) => {
    const cells = amounts.map((amount) => {
      const cell = element('td', amount);
      cell.className = 'n';
      return cell;
    });
    const who = element('th', element('bdi', name));
    who.scope = 'row';
    return element('tr', who, ...cells);
  });
  return [element('thead', head), element('tbody', ...body)];
}

function headCell(words: string, place: number): HTMLElement {
  const cell = element('th', words);
  cell.scope = 'col';
  if (place > 0) cell.className = 'n';
  return cell;
}

function ruleList({ id, name }: BoardView['tiers'][number], { rules }: BoardView): readonly Node[] {
  const its = rules.filter(({ tier }) => tier === id);
  if (its.length === 0) return [];
  const cards = its.map(({ number, title, text, mechanics }) => {
    const called = title || firstWords(text) || '';
    const whole = element('p', text);
    whole.className = 'plain-text';
    const data = mechanics === '' ? [] : [element('pre', mechanics)];
    return element('details', element('summary', `${number} ${called}`), whole, ...data);
  });
  return [element('h3', name), ...cards];
}
