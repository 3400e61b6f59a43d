/** The entrance: the games that are kept, a new one, and one that was taken away. */
import { button, element, part } from '../basics/elements.ts';
import { handOut } from '../basics/files.ts';
import { valueIn } from '../desk/fields.ts';
import {
  allGames,
  freeId,
  type KeptGame,
  keepGame,
  removeGame,
  type StoredGame,
  takenIds,
} from './keep-games.ts';
import { moveFile, moveRecords } from './linked-games.ts';
import {
  announce,
  ask,
  base,
  entrance,
  faultsInRecords,
  fetchSet,
  inBackground,
  showPlace,
} from './parts.ts';
import { MOST_ZIPPED, unzipGame } from './zip-game.ts';

const beginning = part<HTMLFormElement>(entrance, '[data-begin]');
const zipped = part<HTMLInputElement>(entrance, '[data-open]');

export function prepareEntrance(): void {
  const set = new URLSearchParams(location.search).get('set');
  for (const option of beginning.querySelectorAll('option')) {
    if (option.value === set) option.selected = true;
  }
  part<HTMLDetailsElement>(beginning, '[data-other]').open = set !== null;
  for (const seat of beginning.querySelectorAll<HTMLInputElement>('[data-seat]')) {
    seat.addEventListener('focus', () => seat.select());
  }
  beginning.addEventListener('submit', (event) => {
    event.preventDefault();
    inBackground(begin);
  });
  zipped.addEventListener('change', () => inBackground(openZip));
}

export function showEntrance(): void {
  showPlace('entrance');
  const found = allGames();
  part(entrance, '[data-games]').replaceChildren(...found.map(keptItem));
  part(entrance, '[data-shelf]').hidden = found.length === 0;
}

function keptItem(found: StoredGame): HTMLElement {
  if (found.ok) {
    const { id, title } = found.game;
    const link = element('a', element('bdi', title));
    link.href = `#${id}`;
    return element('li', link, ' ', removal(found, `“${title}”`));
  }
  const { key, why, bytes } = found;
  const name = key.split('/').at(-1) ?? '';
  const keep = button(`Download what is kept of ${name}`, () => {
    handOut(`${name}.json`, bytes, 'application/json');
  });
  return element('li', element('bdi', name), `: ${why} `, keep, ' ', removal(found, name));
}

function removal(found: StoredGame, named: string): HTMLElement {
  const remove = () => {
    if (!confirm(`Remove ${named} from this browser? You cannot undo that.`)) return;
    removeGame(found);
    showEntrance();
    announce(`${named} is removed.`);
    part(entrance, '#new').focus();
  };
  return button('Remove', remove, `Remove ${named}`);
}

async function begin(): Promise<void> {
  announce('Loading the rules …');
  const set = valueIn(beginning, 'set');
  const sources = await fetchSet(set);
  if (!sources) return announce('The Initial Set could not be loaded.');
  const seats = [...beginning.querySelectorAll<HTMLInputElement>('[data-seat]')];
  const title = valueIn(beginning, 'title');
  const begun = await ask({
    ask: 'begin',
    title,
    ruleset: set,
    sources,
    players: seats.map(({ value }) => value),
    taken: takenIds(),
    on: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
  });
  if (!begun.ok) return announce(begun.lines.join(' '));
  goTo({ id: begun.game, title: title.trim(), records: begun.sources, moves: [] });
}

function goTo(game: KeptGame): void {
  keepGame(game);
  location.hash = game.id;
}

async function openZip(): Promise<void> {
  const [file] = zipped.files ?? [];
  if (!file) return;
  // One byte more than a zip may have, so that a larger one shows.
  const unzipped = unzipGame(new Uint8Array(await file.slice(0, MOST_ZIPPED + 1).arrayBuffer()));
  zipped.value = '';
  if (!unzipped.ok) return announce(`${file.name} cannot be opened. ${unzipped.why}`);
  // Another game of this browser may have the id, and stays as it is.
  const { game: id } = unzipped;
  const game = freeId(id);
  const records = moveRecords(unzipped.records, id, game);
  const moves = (unzipped.moves ?? []).map((move) => ({
    ...move,
    file: moveFile(move.file, id, game),
  }));
  const isOpen = await ask({ ask: 'open', game, sources: records, base, isPublished: false });
  if (!isOpen)
    return announce(`${file.name} cannot be opened. ${(await faultsInRecords(records)).join(' ')}`);
  const title = await ask({ ask: 'title' });
  const copy = game.slice(id.length).replace('-', '');
  goTo({ id: game, title: copy === '' ? title : `${title} (copy ${copy})`, records, moves });
}
