/** The table: games begin, are taken up again, and are played. */
import type { DraftedMove } from '../../../desk/try-draft.ts';
import { doneHtml } from '../../render/verdict-html.ts';
import { part, valueIn } from '../desk/fields.ts';
import { type Ask, startEngine } from '../desk/start-engine.ts';
import { button, element } from './elements.ts';
import {
  type Found,
  type KeptGame,
  keepGame,
  keptGames,
  keyOf,
  removeGame,
  takeUp,
} from './keep-games.ts';
import { withMove, withoutLast } from './make-moves.ts';
import { showTable } from './show-table.ts';
import { takeTurn } from './take-turns.ts';

const said = part(document, '[data-said]');
const entrance = part<HTMLElement>(document, '[data-entrance]');
const table = part<HTMLElement>(document, '[data-table]');
const beginning = part<HTMLFormElement>(document, '[data-begin]');
const template = part<HTMLTemplateElement>(document, '[data-desk-template]');
const base = document.documentElement.dataset.base ?? '/';

/** Games that the browser does not keep, while this page is open. */
const unkept = new Map<string, KeptGame>();
let sitting: KeptGame | undefined;
let engine: Ask | undefined;

part(document, '[data-without-script]').remove();
beginning.addEventListener('submit', (event) => {
  event.preventDefault();
  begin().catch(sayFault);
});
part(table, '[data-undo]').addEventListener('click', () => takeBack().catch(sayFault));
addEventListener('hashchange', () => void go());
addEventListener('storage', ({ key }) => {
  if (sitting && key === keyOf(sitting) && !unkept.has(sitting.id)) void go();
});
chooseSet();
void go();

function say(words: string): void {
  said.textContent = words;
}

function sayFault(error: unknown): void {
  say(`The engine has a fault of its own: ${error instanceof Error ? error.message : error}`);
}

/** The engine is loaded when a game begins or is taken up. */
function ask(): Ask {
  engine ??= startEngine();
  return engine;
}

/** The Initial Set that the address names. */
function chooseSet(): void {
  const set = new URLSearchParams(location.search).get('set');
  const offered = [...beginning.querySelectorAll('option')];
  for (const option of offered) if (option.value === set) option.selected = true;
}

/** To the game that the address names, or to the entrance. */
async function go(): Promise<void> {
  const id = decodeURIComponent(location.hash.slice(1));
  const found = keptGames().find(({ key }) => key === keyOf({ id }));
  if (found?.ok) takeUp(found);
  const game = unkept.get(id) ?? (found?.ok ? found.game : undefined);
  if (game) await sit(game).catch(sayFault);
  else enter();
}

function enter(): void {
  sitting = undefined;
  table.hidden = true;
  entrance.hidden = false;
  const found = keptGames();
  part(entrance, '[data-games]').replaceChildren(...found.map(keptItem));
  part<HTMLElement>(entrance, '[data-shelf]').hidden = found.length === 0;
}

function keptItem(found: Found): HTMLElement {
  const remove = (named: string) =>
    button('Remove', () => {
      if (!confirm(`Remove ${named} from this browser? It cannot be had back.`)) return;
      removeGame(found.key);
      enter();
      part<HTMLElement>(document, '#new').focus();
    });
  if (!found.ok) return element('li', `${found.key}: ${found.why} `, remove(found.key));
  const { id, title } = found.game;
  const link = element('a', element('bdi', title));
  link.href = `#${id}`;
  return element('li', link, ' ', remove(`“${title}”`));
}

async function begin(): Promise<void> {
  say('The rules are being fetched …');
  const set = valueIn(beginning, 'set');
  const response = await fetch(`${beginning.dataset.sets}/${set}.json`).catch(() => undefined);
  if (!response?.ok) return say('The Initial Set could not be loaded.');
  const seats = [...beginning.querySelectorAll<HTMLInputElement>('[data-seat]')];
  const title = valueIn(beginning, 'title');
  const begun = await ask()({
    ask: 'begin',
    title,
    ruleset: set,
    sources: await response.json(),
    players: seats.map(({ value }) => value),
    taken: [...unkept.keys(), ...keptGames().map(({ key }) => key.split('/').at(-1) ?? '')],
    on: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
  });
  if (!begun.ok) return say(begun.lines.join(' '));
  sitDown({ id: begun.game, title: title.trim(), records: begun.sources, moves: [] });
}

function sitDown(game: KeptGame): void {
  keep(game);
  location.hash = game.id;
}

/** Says so where the browser does not keep it. */
function keep(game: KeptGame): string {
  const why = keepGame(game);
  if (why === undefined) {
    unkept.delete(game.id);
    return '';
  }
  unkept.set(game.id, game);
  return ` This is not kept: ${why}.`;
}

/** Puts a game on the table, with the move that was just made. */
async function sit(game: KeptGame, done?: DraftedMove): Promise<void> {
  const { id, records } = game;
  const isOpen = await ask()({ ask: 'open', game: id, sources: records, base, isPublished: false });
  sitting = game;
  if (!isOpen) return say('The records of the game cannot be read.');
  const view = await ask()({ ask: 'table' });
  const isArriving = table.hidden;
  entrance.hidden = true;
  table.hidden = false;
  showTable(table, view);
  part(table, '[data-done]').innerHTML = done
    ? doneHtml(done)
    : '<p>No move has been made yet.</p>';
  part<HTMLButtonElement>(table, '[data-undo]').disabled = game.moves.length === 0;
  const make = async (drafted: DraftedMove) => {
    const after = withMove(game, drafted);
    const warning = keep(after);
    await sit(after, drafted);
    say(drafted.says.join(' ') + warning);
    part<HTMLElement>(table, '#last').focus();
  };
  takeTurn(part(table, '[data-turn]'), template, { ask: ask(), view, make, say });
  if (isArriving) {
    say('');
    part<HTMLElement>(table, '[data-title]').focus();
  }
}

async function takeBack(): Promise<void> {
  const before = sitting && withoutLast(sitting);
  if (!before) return;
  const warning = keep(before);
  await sit(before);
  say(`The last move is taken back.${warning}`);
  part<HTMLElement>(table, '#last').focus();
}
