/** A game as a zip of a folder of records, and back. A zip may come from anybody. */
import { strToU8, Unzip, UnzipInflate, zipSync } from 'fflate';
import { parseRecordPath } from '../../../content/record-path.ts';
import { parseJson } from '../basics/files.ts';
import { isMove, type KeptGame } from './keep-games.ts';

/** The folder in which the command looks for records. */
const CONTENT = 'content/';

/** The texts that moves replaced. With them a player can undo moves after opening the zip. */
const UNDO = 'undo.json';

/** The zip has `readme`, if there is one, and the moves that a player can undo. */
export function zipGame(
  { records, moves }: Pick<KeptGame, 'records' | 'moves'>,
  readme: string | undefined,
): Uint8Array {
  const files = records.map(({ file, text }) => [CONTENT + file, strToU8(text)] as const);
  const beside = readme === undefined ? [] : [['README.md', strToU8(readme)] as const];
  const undo = moves.length === 0 ? [] : [[UNDO, writeUndo(moves)] as const];
  return zipSync(Object.fromEntries([...beside, ...undo, ...files]));
}

/** As many of the latest moves as a file of a zip may hold. */
function writeUndo(moves: KeptGame['moves']): Uint8Array {
  for (let from = 0; ; from += Math.ceil((moves.length - from) / 2)) {
    const written = strToU8(JSON.stringify(moves.slice(from)));
    if (written.length <= MOST_OF_ONE) return written;
  }
}

/** `undefined` if the zip has no such file. */
function readUndo(files: ZipPieces, game: string): KeptGame['moves'] | undefined {
  const pieces = files.get(UNDO);
  if (!pieces) return undefined;
  const own = `games/${game}/`;
  const moves = parseJson(toText(UNDO, pieces));
  const isOfGame =
    Array.isArray(moves) &&
    moves.every(isMove) &&
    moves.every(({ file }) => file.startsWith(own) && parseRecordPath(file).ok);
  if (isOfGame) return moves;
  throw new Refusal(
    `${UNDO} is damaged. Without that file the game opens, but you cannot undo its moves.`,
  );
}

const MEGABYTE = 1 << 20;
export const MOST_ZIPPED = 2 * MEGABYTE;
const MOST_UNPACKED = 8 * MEGABYTE;
/** A check has the same limit. */
const MOST_OF_ONE = MEGABYTE;
const MOST_FILES = 5000;
/** A refusal names so many games. */
const MOST_NAMED = 5;

class Refusal extends Error {}

/** The one game of a zip, wherever in it the folder of records lies. */
export function unzipGame(bytes: Uint8Array) {
  try {
    if (bytes.length > MOST_ZIPPED) throw new Refusal(tooLarge('The zip', MOST_ZIPPED));
    const files = unpack(bytes);
    const { root, game } = onlyGame([...files.keys()]);
    const records = [...files].flatMap(([name, pieces]) => {
      const file = name.startsWith(root) ? name.slice(root.length) : '';
      if (!/^(games|rulesets)\//.test(file)) return [];
      const placed = parseRecordPath(file);
      if (!placed.ok) throw new Refusal(placed.message);
      return { file, text: toText(file, pieces) };
    });
    const moves = readUndo(files, game);
    return { ok: true, game, records, ...(moves && { moves }) } as const;
  } catch (error) {
    const isRefused = error instanceof Refusal;
    const why = isRefused ? error.message : 'The file is damaged, or is not a zip.';
    return { ok: false, why } as const;
  }
}

export type UnzipResult = ReturnType<typeof unzipGame>;

/** The pieces of each file that may be a record. */
type ZipPieces = Map<string, Uint8Array[]>;

/** The number of zipped bytes read at once. They may unpack to a thousand times as many. */
const PIECE = 4096;

/** A zip may lie about its sizes, so unpacking stops at a bound. */
function unpack(bytes: Uint8Array): ZipPieces {
  const files: ZipPieces = new Map();
  let count = 0;
  let total = 0;
  const unzip = new Unzip((file) => {
    count += 1;
    if (count > MOST_FILES) throw new Refusal(`The zip has more than ${MOST_FILES} files.`);
    const isEscape = /^\/|^[a-z]:|\\/i.test(file.name) || file.name.split('/').includes('..');
    if (isEscape) throw new Refusal(`A file of the zip would be outside its folder: ${file.name}`);
    // Leaves out folders, and files that desktops add.
    const isAmongRecords =
      file.name === UNDO || /(^|\/)(games|rulesets)\/(.*\/)?[^./][^/]*$/.test(file.name);
    if (!isAmongRecords) return;
    const { name } = file;
    if (files.has(name)) throw new Refusal(`The zip has two files ${name}.`);
    const pieces: Uint8Array[] = [];
    files.set(name, pieces);
    let size = 0;
    file.ondata = (error, piece) => {
      if (error) throw error;
      size += piece.length;
      total += piece.length;
      if (size > MOST_OF_ONE) throw new Refusal(tooLarge(name, MOST_OF_ONE));
      if (total > MOST_UNPACKED)
        throw new Refusal(tooLarge('The content of the zip', MOST_UNPACKED));
      pieces.push(piece);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += PIECE) {
    unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  }
  if (count === 0) throw new Error('The zip is damaged: it has no beginning of a file.');
  return files;
}

function tooLarge(what: string, most: number): string {
  return `${what} is larger than ${most} bytes.`;
}

const HEAD = /^((?:.*\/)?)games\/([^/]+)\/game\.md$/;
const IN_GAME = /^games\/[^/]+(?=\/)/;

/** The one game of the zip, and the path before `games/`. The game may lack its head. */
function onlyGame(names: readonly string[]): { readonly root: string; readonly game: string } {
  const [, root, game] = names.map((name) => HEAD.exec(name)).find((head) => head !== null) ?? [];
  if (root === undefined || game === undefined) {
    throw new Refusal('The zip has no game: no file games/<name>/game.md.');
  }
  const games = new Set(
    names.flatMap((name) => {
      const [inRoot] = name.startsWith(root) ? (IN_GAME.exec(name.slice(root.length)) ?? []) : [];
      if (inRoot !== undefined) return [root + inRoot];
      return HEAD.test(name) ? [name.slice(0, -'/game.md'.length)] : [];
    }),
  );
  if (games.size === 1) return { root, game };
  const some = [...games].slice(0, MOST_NAMED).join(', ');
  const more = games.size > MOST_NAMED ? ' and others' : '';
  throw new Refusal(
    `The zip has ${games.size} games, ${some}${more}, but only one can be opened at a time: leave one in it.`,
  );
}

/** Reads a file as a check does: UTF-8, with `\n` for every end of a line. */
function toText(file: string, pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const text = pieces.map((piece) => decoder.decode(piece, { stream: true })).join('');
    const whole = text + decoder.decode();
    if (!whole.includes('\0')) return whole.replace(/\r\n?/g, '\n');
  } catch {
    // The refusal below says so.
  }
  throw new Refusal(`${file} is not text in UTF-8.`);
}
