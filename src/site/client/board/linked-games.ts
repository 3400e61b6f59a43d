/** Turns a kept game into one that a link can have, and back. Makes the link that is handed out. */
import type { Source } from '../../../content/source.ts';
import {
  digestOf,
  type LinkedGame,
  type LinkedMove,
  packGame,
} from '../../../try-out/links/game-link.ts';
import { part } from '../basics/elements.ts';
import { copyText, handOut } from '../basics/files.ts';
import type { KeptGame } from './keep-games.ts';
import { withMove, withoutLast } from './make-moves.ts';
import { announce, board, fetchSet } from './parts.ts';
import { zipGame } from './zip-game.ts';

/** The course of a game as far as the browser keeps its moves, with its whole Initial Set. */
export function toLinked(kept: KeptGame): LinkedGame & { readonly set: readonly Source[] } {
  const moves: LinkedMove[] = [];
  let start = kept;
  for (;;) {
    const before = withoutLast(start);
    if (!before) break;
    const { file, what } = start.moves.at(-1) ?? {};
    const written = start.records.find((record) => record.file === file);
    if (written) moves.unshift({ ...written, ...(what !== undefined && { what }) });
    start = before;
  }
  const own = `games/${kept.id}/`;
  const sets = kept.records.filter(({ file }) => file.startsWith('rulesets/'));
  const [, ruleset = ''] = sets[0]?.file.split('/') ?? [];
  const set = within(sets, `rulesets/${ruleset}/`);
  return {
    game: kept.id,
    title: kept.title,
    ruleset,
    digest: digestOf(set),
    start: within(start.records, own),
    moves: within(moves, own),
    set,
  };
}

/** The records of a folder, with names that begin there. */
export function within<Record extends Source>(records: readonly Record[], folder: string) {
  return records
    .filter(({ file }) => file.startsWith(folder))
    .map((record) => ({ ...record, file: record.file.slice(folder.length) }));
}

/** The records of a game under another id. */
export function moveRecords(records: readonly Source[], from: string, to: string) {
  return records.map(({ file, text }) => ({ file: moveFile(file, from, to), text }));
}

/** The name of a record as it is under another id of its game. */
export function moveFile(file: string, from: string, to: string): string {
  const old = `games/${from}/`;
  return file.startsWith(old) ? `games/${to}/${file.slice(old.length)}` : file;
}

/** A game from a link, under an id that it has here. */
export function toKept(linked: LinkedGame, id: string, set: readonly Source[]): KeptGame {
  const named = <Record extends Source>(folder: string, all: readonly Record[]) =>
    all.map((record) => ({ ...record, file: folder + record.file }));
  const records = [
    ...named(`rulesets/${linked.ruleset}/`, set),
    ...named(`games/${id}/`, linked.start),
  ];
  const begun: KeptGame = { id, title: linked.title, records, moves: [] };
  return named(`games/${id}/`, linked.moves).reduce(withMove, begun);
}

/** Characters that most chats and mails leave whole. */
const USUAL = 8000;

const shown = part(board, '[data-linked]');
const address = part<HTMLInputElement>(board, '[data-address]');

/** An older link would show the game as it was. */
export function hideLink(): void {
  shown.hidden = true;
}

export async function handOutLink(game: KeptGame | undefined): Promise<void> {
  if (!game) return;
  const linked = toLinked(game);
  const here = await fetchSet(linked.ruleset);
  const isHere = here && digestOf(within(here, `rulesets/${linked.ruleset}/`)) === linked.digest;
  const { set, ...rest } = linked;
  const packed = await packGame(isHere ? rest : linked);
  address.value = `${location.origin}${location.pathname}#${packed}`;
  shown.hidden = false;
  const size = address.value.length;
  const long =
    size > USUAL ? ' Some chats cut off such a long link: send the zip as a file instead.' : '';
  const copied = (await copyText(address.value))
    ? 'The link is copied.'
    : 'The browser does not let the page copy the link: copy it yourself.';
  address.select();
  announce(
    `${copied} It has ${size} characters.${long} Another player can open it, make the next move, and send a link back.`,
  );
}

export function handOutZip(game: KeptGame, readme: string | undefined): void {
  handOut(`${game.id}.zip`, new Uint8Array(zipGame(game, readme)), 'application/zip');
  announce(`Saved as ${game.id}.zip.`);
}
